//! What helps with a game, beside the board and on it: hints, the analysis, the review.

mod bar;
mod chip;
mod graph;
mod hint;
mod lines;
mod slim;
mod words;

use egui::{Frame, Margin, Ui};

use crate::{
    app::{Action, Hint, Model, Play, SiteValue, site_values},
    record::{NodeId, Worth},
    rules::{Effect, Scene, Side, Site},
    session::Followed,
    ui::{
        board::{Arrow, Ghost, Stroke, Value},
        frames,
    },
};

pub(crate) use bar::{bar_ui, colours};
pub(crate) use slim::slim_card_ui;
pub(crate) use words::{
    costs, fault as fault_name, is_proven, score, short_cost, signed, site_value,
};

/// What the study remembers between frames.
#[derive(Debug, Default)]
pub(crate) struct StudyState {
    /// The line under the pointer or the focus.
    pointed: Option<usize>,
}

/// What is painted on the board.
#[derive(Debug, Default)]
pub(crate) struct Overlay {
    pub(crate) arrows: Vec<Arrow>,
    pub(crate) ghosts: Vec<Ghost>,
    pub(crate) hinted: Vec<Site>,
    pub(crate) values: Vec<SiteValue>,
}

impl Overlay {
    /// The values as they are written on the board.
    pub(crate) fn signs(&self, model: &Model, play: &Play) -> Vec<Value> {
        let sign = |value: &SiteValue| Value {
            site: value.site,
            text: signed(&model.lang, play.game, value),
            grade: value.grade,
            proven: is_proven(value.worth),
        };
        self.values.iter().map(sign).collect()
    }
}

/// How many turns of a line are shown on the board.
const SHOWN: usize = 4;

/// The boxes above the turn list; nothing where nothing is open.
pub(crate) fn panel_ui(
    ui: &mut Ui,
    model: &Model,
    state: &mut StudyState,
    actions: &mut Vec<Action>,
) {
    let Some(play) = &model.play else {
        return;
    };
    let before = state.pointed.take();
    if let Some(hint) = &model.study.hint {
        hint::hint_ui(ui, model, play, hint, actions);
    }
    if let Some(analysis) = &model.study.analysis {
        lines::analysis_ui(ui, model, play, analysis, state, actions);
    }
    if model.study.graph {
        graph::review_ui(ui, model, play, actions);
    }
    if before != state.pointed {
        // Where the board is painted before the column, it is a frame late.
        ui.request_repaint();
    }
}

/// Whether there is something to show above the turn list.
pub(crate) fn is_open(model: &Model) -> bool {
    model.study.hint.is_some() || model.study.analysis.is_some() || model.study.graph
}

/// Whether the window is too low for everything at its usual height.
pub(crate) fn is_tight(ui: &Ui, model: &Model) -> bool {
    const ENOUGH: f32 = 760.0;
    const ENOUGH_FOR_HINT: f32 = 660.0;
    const ENOUGH_FOR_BOTH: f32 = 960.0;
    /// The card of a computer is higher by so much.
    const COMPUTER: f32 = 48.0;
    let enough = match (model.study.analysis.is_some(), model.study.graph) {
        (true, true) => ENOUGH_FOR_BOTH,
        (true, false) | (false, true) => ENOUGH,
        (false, false) => ENOUGH_FOR_HINT,
    };
    let play = model.play.as_ref();
    let computers = play.map_or(0, |play| {
        let is_computer = |side: &Side| !play.is_person(*side);
        Side::BOTH.into_iter().filter(is_computer).count()
    });
    let enough = enough + COMPUTER * computers as f32;
    is_open(model) && ui.ctx().content_rect().height() < enough
}

/// Whether an analysis and a review share a window that is too low for all of both.
pub(crate) fn is_crowded(ui: &Ui, model: &Model) -> bool {
    const ENOUGH: f32 = 780.0;
    let both = model.study.analysis.is_some() && model.study.graph;
    both && ui.ctx().content_rect().height() < ENOUGH
}

/// The frame of a box in the column, with less room inside where everything is crowded.
pub(crate) fn frame(ui: &Ui, model: &Model) -> Frame {
    let frame = frames::list(ui);
    let inside = Margin {
        top: 6,
        bottom: 6,
        ..frame.inner_margin
    };
    if is_crowded(ui, model) {
        frame.inner_margin(inside)
    } else {
        frame
    }
}

/// Whether the score bar stands beside the board.
pub(crate) fn has_bar(model: &Model) -> bool {
    model.study.analysis.is_some() || model.study.graph
}

/// The worth of the position in view, as far as it is known.
pub(crate) fn worth_in_view(model: &Model, play: &Play) -> Option<Worth> {
    if let Some(analysis) = &model.study.analysis {
        // The last known one stays until there is another, so that the bar does not flicker.
        let live = analysis
            .shown
            .as_ref()
            .and_then(|shown| shown.lines.first());
        if let Some(line) = live {
            return Some(line.worth);
        }
    }
    let record = play.table.record();
    let verdict = record.node(record.here()).verdict.as_ref();
    verdict.map(|verdict| verdict.worth)
}

/// What the study paints on the board at rest.
pub(crate) fn overlay(model: &Model, play: &Play, state: &StudyState) -> Overlay {
    let mut overlay = Overlay::default();
    if state.pointed.is_none() && model.study.hint.is_none() {
        overlay.values = site_values(model, play);
    }
    if !play.selection.is_empty() {
        return overlay;
    }
    if let Some(hint) = &model.study.hint {
        hint_overlay(hint, &mut overlay);
        return overlay;
    }
    if let Some(found) = model
        .study
        .analysis
        .as_ref()
        .and_then(|analysis| analysis.found(play))
    {
        match state.pointed.and_then(|at| found.lines.get(at)) {
            Some(line) => line_overlay(play, &line.turns, &mut overlay),
            None => {
                let lines = found.lines.iter().take(model.settings.analysis_lines);
                let firsts = lines.filter_map(|line| line.turns.first());
                // A value on the one site of a turn says what a ring would.
                let is_told = |turn: &&Followed| {
                    let alone = turn.path.len() == 1;
                    alone
                        && overlay
                            .values
                            .iter()
                            .any(|value| turn.path[0] == value.site)
                };
                let firsts: Vec<_> = firsts.take(3).collect();
                for (at, turn) in firsts.iter().enumerate() {
                    if is_told(turn) {
                        continue;
                    }
                    overlay.arrows.push(Arrow {
                        path: turn.path.clone(),
                        stroke: if at == 0 { Stroke::Best } else { Stroke::Other },
                        number: None,
                    });
                }
                // The best one lies on top.
                overlay.arrows.reverse();
            }
        }
        return overlay;
    }
    if let Some(path) = better(model, play) {
        overlay.arrows.push(Arrow {
            path,
            stroke: Stroke::Better,
            number: None,
        });
    }
    overlay
}

fn hint_overlay(hint: &Hint, overlay: &mut Overlay) {
    let Some(hinted) = hint.ready() else {
        return;
    };
    if hint.step == 1 {
        overlay.hinted = hinted.first.clone();
        return;
    }
    overlay.hinted.extend(hinted.path.last().copied());
    if 1 < hinted.path.len() {
        overlay.arrows.push(Arrow {
            path: hinted.path.clone(),
            stroke: Stroke::Best,
            number: None,
        });
    }
}

/// The turns of a line with their numbers, and what the first one would bring up.
fn line_overlay(play: &Play, turns: &[Followed], overlay: &mut Overlay) {
    let first = turns.first().map(|turn| turn.side);
    for (turn, number) in turns.iter().take(SHOWN).zip(1_u8..) {
        overlay.arrows.push(Arrow {
            path: turn.path.clone(),
            stroke: match (number, Some(turn.side) == first) {
                (1, _) => Stroke::Best,
                (_, true) => Stroke::Other,
                (_, false) => Stroke::Reply,
            },
            number: Some(number),
        });
    }
    overlay.arrows.reverse();
    if let Some(turn) = turns.first() {
        overlay.ghosts = ghosts(&play.table.scene(), &turn.effects);
    }
}

/// Tokens that a turn brings to sites that are empty now.
fn ghosts(scene: &Scene, effects: &[Effect]) -> Vec<Ghost> {
    let mut after = *scene;
    effects.iter().for_each(|effect| after.apply(effect));
    let is_new = |&(at, _): &(Site, _)| scene.token(at).is_none();
    let ghost = |(at, token)| Ghost {
        at,
        token,
        legal: true,
    };
    after.tokens().filter(is_new).map(ghost).collect()
}

/// The path of the better turn, while the view is at a faulty one.
fn better(model: &Model, play: &Play) -> Option<Vec<Site>> {
    let mark = model.study.fault_in_view(play)?;
    let record = play.table.record();
    let before: NodeId = record.parent(record.here())?;
    let mut table = play.table.boxed();
    table.goto(before);
    let followed = table.follow(mark.better.get(..1)?);
    followed.into_iter().next().map(|turn| turn.path)
}
