//! The board of a running game: what it shows now, and what pointing at it means.

use egui::{RichText, Ui};

use crate::{
    app::{Action, Command, Model, Play, SetupGame},
    rules::{Effect, MarkKind, Scene, Site},
    ui::{
        board::{
            BoardEvent, BoardView, LastTurn, Motion, Names, Pace, Timeline, board_ui, paint_net,
        },
        frames,
        looks::look_of,
        play::{PlayState, picture, words},
        study,
        theme::{Theme, Type},
    },
};

/// The change that is being shown.
#[derive(Debug, Default)]
pub(crate) struct Showing {
    /// The number of the last change that was taken over.
    seen: Option<u64>,
    timeline: Option<Timeline>,
    began_secs: f64,
    /// Whether it has begun in this frame.
    is_new: bool,
    /// What of the turn was on the board before it was whole.
    previewed: Vec<Effect>,
    refusal: Option<u64>,
    refused_secs: f64,
}

impl Showing {
    /// Takes over a new change, and lets go of a finished one. Any input finishes one at once.
    fn update(&mut self, ui: &Ui, model: &Model, play: &Play, is_dropped: bool) {
        let now_secs = ui.input(|input| input.time);
        let look = look_of(play.game, &play.table.scene());
        let pace = pace(model);
        let number = play.change.as_ref().map(|(number, _)| *number);
        let is_touched = ui.input(|input| {
            input.pointer.any_pressed()
                || input
                    .events
                    .iter()
                    .any(|event| matches!(event, egui::Event::Key { pressed: true, .. }))
        });
        if is_touched {
            self.timeline = None;
        }
        if number != self.seen {
            self.seen = number;
            let previewed = std::mem::take(&mut self.previewed);
            self.timeline = play.change.as_ref().map(|(_, change)| {
                let shown = match change.effects.strip_prefix(&previewed[..]) {
                    Some(_) => previewed.len(),
                    None => 0,
                };
                let mut before = change.before;
                change.effects[..shown]
                    .iter()
                    .for_each(|effect| before.apply(effect));
                Timeline::new(before, &change.effects[shown..], change.after, pace, &*look)
            });
            self.begin(now_secs, is_dropped);
        } else if self.preview(play, pace, &*look) {
            self.begin(now_secs, is_dropped);
        }
        let age = (now_secs - self.began_secs) as f32;
        if self
            .timeline
            .as_ref()
            .is_some_and(|timeline| timeline.finished(age))
        {
            self.timeline = None;
        }
        let refusal = play.refused.as_ref().map(|refused| refused.number);
        if refusal != self.refusal {
            self.refusal = refusal;
            self.refused_secs = now_secs;
        }
    }

    /// The scene of a set-up, and what is under way in it.
    pub(crate) fn setup(
        &mut self,
        ui: &Ui,
        model: &Model,
        setup: &SetupGame,
    ) -> (Scene, Vec<(Effect, f32)>) {
        let now_secs = ui.input(|input| input.time);
        let number = setup.change().map(|(number, _)| *number);
        if number != self.seen {
            self.seen = number;
            let look = look_of(setup.game, &setup.scene());
            self.timeline = setup.change().map(|(_, change)| {
                Timeline::new(
                    change.before,
                    &change.effects,
                    change.after,
                    pace(model),
                    &*look,
                )
            });
            self.began_secs = now_secs;
            self.is_new = true;
        }
        self.at(now_secs).unwrap_or((setup.scene(), Vec::new()))
    }

    /// A half-made turn that shows something new moves there too. Whether it does.
    fn preview(&mut self, play: &Play, pace: Pace, look: &dyn crate::ui::board::Look) -> bool {
        let effects = if play.selection.draft().is_some() {
            Vec::new()
        } else {
            play.table.preview(play.selection.picked())
        };
        if effects == self.previewed {
            return false;
        }
        let new = effects.strip_prefix(&self.previewed[..]);
        if let Some(new) = new {
            let mut before = play.table.scene();
            self.previewed
                .iter()
                .for_each(|effect| before.apply(effect));
            let mut after = before;
            new.iter().for_each(|effect| after.apply(effect));
            self.timeline = Some(Timeline::new(before, new, after, pace, look));
        }
        let grew = new.is_some();
        self.previewed = effects;
        grew
    }

    /// How long the change that has just begun will be shown; told once.
    pub(crate) fn begun(&mut self) -> Option<f32> {
        std::mem::take(&mut self.is_new)
            .then(|| self.timeline.as_ref().map(Timeline::length))
            .flatten()
    }

    /// Starts the clock; what the hand has carried to its place need not go there once more.
    fn begin(&mut self, now_secs: f64, is_dropped: bool) {
        let skipped = match &self.timeline {
            Some(timeline) if is_dropped => timeline.after_drop(),
            Some(_) | None => 0.0,
        };
        self.began_secs = now_secs - f64::from(skipped);
        self.is_new = true;
    }

    /// What lies still and what is under way; `None` at rest.
    fn at(&self, now_secs: f64) -> Option<(Scene, Vec<(Effect, f32)>)> {
        let timeline = self.timeline.as_ref()?;
        Some(timeline.at((now_secs - self.began_secs) as f32))
    }
}

fn pace(model: &Model) -> Pace {
    let settings = &model.settings;
    let motion = match (settings.animation, settings.reduced_motion) {
        (false, _) => Motion::Off,
        (true, true) => Motion::Reduced,
        (true, false) => Motion::Full,
    };
    Pace {
        speed: settings.speed,
        motion,
    }
}

/// The board in all the room there is.
pub(crate) fn table_ui(
    ui: &mut Ui,
    model: &Model,
    state: &mut PlayState,
    actions: &mut Vec<Action>,
) {
    let Some(play) = &model.play else {
        return;
    };
    let is_dropped = state.board.dropped();
    state.showing.update(ui, model, play, is_dropped);
    actions.extend(state.showing.begun().map(Action::Unfolds));
    let now_secs = ui.input(|input| input.time);
    let moving = state.showing.at(now_secs);
    let resting = picture::half_made(&*play.table, &play.selection);
    let (scene, under_way) = moving.unwrap_or((resting, Vec::new()));
    let at_rest = under_way.is_empty();
    let look = look_of(play.game, &scene);
    let targets = if play.may_point() {
        play.selection.targets(&*play.table)
    } else {
        Vec::new()
    };
    let choices = if play.may_point() {
        play.table.choices()
    } else {
        &[]
    };
    let starts: Vec<Site> = choices
        .iter()
        .filter_map(|choice| choice.path.first().copied())
        .collect();
    let ghosts = if at_rest {
        picture::ghosts(&*play.table, &play.selection, &targets, &scene)
    } else {
        Vec::new()
    };
    let study = if at_rest {
        study::overlay(model, play, &state.study)
    } else {
        study::Overlay::default()
    };
    let ghosts = [&ghosts[..], &study.ghosts].concat();
    let takes = picture::takes(play, &targets, &scene);
    let last = if at_rest && play.selection.draft().is_none() {
        picture::last_turn(play.table.arrival())
    } else {
        LastTurn::default()
    };
    let mut marks = play.table.marks();
    if !at_rest {
        marks.clear();
    }
    let name = |site: Site| {
        let label = site_label(model, play, &scene, &targets, &last, site);
        match study.values.iter().find(|value| value.site == site) {
            Some(value) => format!("{label}, {}", study::site_value(&model.lang, play, value)),
            None => label,
        }
    };
    let signs = study.signs(model, play);
    let refused = play.refused.as_ref().and_then(|refused| {
        let age = (now_secs - state.showing.refused_secs) as f32;
        Some((*refused.path.last()?, age))
    });
    let shown_targets: &[Site] = if at_rest { &targets } else { &[] };
    let view = BoardView {
        under_way: &under_way,
        picked: play.selection.picked(),
        targets: shown_targets,
        starts: &starts,
        takes: &takes,
        ghosts: &ghosts,
        arrows: &study.arrows,
        hinted: &study.hinted,
        values: &signs,
        last: &last,
        marks: &marks,
        names: if model.settings.coordinates {
            Names::Shown
        } else {
            Names::Hidden
        },
        flipped: model.flipped,
        enabled: true,
        reduced: model.settings.reduced_motion || !model.settings.animation,
        refused,
        ..BoardView::new(&*look, &scene, &name)
    };
    for event in board_ui(ui, &mut state.board, &view) {
        match event {
            BoardEvent::Pick(site) => actions.push(Action::Pick(site)),
            BoardEvent::LetGo => actions.push(Action::Run(Command::LetGo)),
            BoardEvent::Hovered(site) => state.hovered = site,
        }
    }
}

/// What a screen reader says of a site: its name, what stands there, its states.
fn site_label(
    model: &Model,
    play: &Play,
    scene: &Scene,
    targets: &[Site],
    last: &LastTurn,
    site: Site,
) -> String {
    let lang = &model.lang;
    let notation = |site: Site| play.table.site_name(site);
    let mut parts = vec![words::site(lang, play.game, scene, site, &notation)];
    if play.selection.picked().contains(&site) {
        parts.push(lang.text("site-selected"));
    }
    if targets.contains(&site) {
        parts.push(lang.text("site-can-be-chosen"));
    }
    if last.ends.contains(&site) || last.changed.contains(&site) {
        parts.push(lang.text("site-last-turn"));
    }
    let threatened =
        |mark: &crate::rules::Mark| mark.kind == MarkKind::Threat && mark.sites.contains(&site);
    if play.table.marks().iter().any(threatened) {
        parts.push(lang.text("site-threatened"));
    }
    let falling =
        |mark: &crate::rules::Mark| mark.kind == MarkKind::Falling && mark.sites.contains(&site);
    if play.table.marks().iter().any(falling) {
        parts.push(lang.text("site-falling"));
    }
    parts.join(", ")
}

/// The selected block unfolded, where a game's pieces have faces.
pub(crate) fn net_ui(ui: &mut Ui, model: &Model) {
    const CELL: f32 = 34.0;
    let Some(play) = &model.play else {
        return;
    };
    let Some(&site) = play.selection.picked().first() else {
        return;
    };
    let scene = play.table.scene();
    let Some(token) = scene.token(site).filter(|_| play.game.has_setup()) else {
        return;
    };
    let theme = Theme::of(ui.style());
    frames::list(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let title = model.lang.format(
            "play-block-on",
            &[("site", play.table.site_name(site).as_str().into())],
        );
        ui.label(
            RichText::new(title)
                .text_style(Type::Small.style())
                .color(theme.muted),
        );
        ui.vertical_centered(|ui| paint_net(ui, token, CELL));
    });
}
