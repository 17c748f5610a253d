//! The analysis: how deep it is, its lines in notation, the turns that were tried.

use egui::{
    Align, Align2, CornerRadius, CursorIcon, Layout, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2,
};

use crate::{
    app::{Action, Analysis, Command, Grade, MOST_LINES, Model, Play, Progress, Seen, StudyEdit},
    lang::Value,
    ui::{
        controls::{cut, line_ui, width_of},
        icons::{Icon, paint_icon},
        study::{StudyState, chip, frame, words},
        theme::{self, Theme, Type},
        widgets::{Push, focus_ring},
    },
};

/// The height of a line.
const ROW: f32 = 26.0;
const BUTTON: f32 = 28.0;

pub(super) fn analysis_ui(
    ui: &mut Ui,
    model: &Model,
    play: &Play,
    analysis: &Analysis,
    state: &mut StudyState,
    actions: &mut Vec<Action>,
) {
    frame(ui, model).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = theme::SPACE[0];
        head_ui(ui, model, analysis, actions);
        if analysis.progress == Progress::Over {
            let muted = Theme::of(ui.style()).muted;
            line_ui(ui, Type::Small, muted, &model.lang.text("analysis-hint"));
            return;
        }
        let found = analysis.found(play).is_some();
        let lines = analysis.shown.as_ref().map(|shown| &shown.lines[..]);
        let wanted = model
            .settings
            .analysis_lines
            .min(play.table.choices().len());
        for at in 0..wanted {
            // Lines of another position stay, faded, until there are new ones.
            match lines.and_then(|lines| lines.get(at)) {
                Some(line) => {
                    let best = lines.and_then(|lines| lines.first()).unwrap_or(line);
                    let loss = best.score.value() - line.score.value();
                    let grade = Grade::of(loss, play.game.clear());
                    seen_ui(ui, model, play, (at, line, grade, found), state, actions);
                }
                None => _ = ui.allocate_space(vec2(ui.available_width(), ROW)),
            }
        }
        tried_ui(ui, model, play, analysis, actions);
    });
}

/// The name, the buttons, and how far it is.
fn head_ui(ui: &mut Ui, model: &Model, analysis: &Analysis, actions: &mut Vec<Action>) {
    let lang = &model.lang;
    let theme = Theme::of(ui.style());
    let count = model.settings.analysis_lines;
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), BUTTON),
        Layout::right_to_left(Align::Center),
        |ui| {
            ui.spacing_mut().item_spacing.x = theme::SPACE[0];
            let button = |ui: &mut Ui, icon: Icon, key: &str, enabled: bool| {
                let name = lang.text(key);
                ui.add_enabled_ui(enabled, |ui| {
                    ui.add(Push::icon(icon, &name).small(BUTTON)).clicked()
                })
                .inner
            };
            if button(ui, Icon::Close, "analysis-close", true) {
                actions.push(Action::Run(Command::Analyse));
            }
            if button(ui, Icon::Plus, "analysis-more", count < MOST_LINES) {
                actions.push(Action::Study(StudyEdit::Lines(count + 1)));
            }
            if button(ui, Icon::Minus, "analysis-fewer", 1 < count) {
                actions.push(Action::Study(StudyEdit::Lines(count - 1)));
            }
            let values = lang.text(Command::TurnValues.row().text);
            let push = Push::icon(Icon::Values, &values)
                .small(BUTTON)
                .on(model.settings.turn_values);
            if ui.add(push).clicked() {
                actions.push(Action::Run(Command::TurnValues));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                line_ui(ui, Type::Strong, theme.text, &lang.text("analysis-title"));
            });
        },
    );
    state_ui(ui, model, analysis);
}

/// How far it is: what there is no room for is left out, the least of it first.
fn state_ui(ui: &mut Ui, model: &Model, analysis: &Analysis) {
    const BETWEEN: &str = " · ";
    let theme = Theme::of(ui.style());
    let parts = state_parts(model, analysis);
    let whole = parts.join(BETWEEN);
    let room = ui.available_width();
    let fits = |count: &usize| width_of(ui, Type::Small, &parts[..*count].join(BETWEEN)) <= room;
    let count = (1..=parts.len()).rev().find(fits).unwrap_or(1);
    let text = parts[..count].join(BETWEEN);
    let ink = match analysis.progress {
        Progress::Failed => theme.bad,
        Progress::Thinking | Progress::Done | Progress::Over | Progress::Resting => theme.muted,
    };
    line_ui(ui, Type::Small, ink, &text).on_hover_text(whole);
}

/// The most important first.
fn state_parts(model: &Model, analysis: &Analysis) -> Vec<String> {
    let lang = &model.lang;
    let shown = analysis.shown.as_ref();
    let depth = shown.map_or(0, |shown| shown.depth);
    let depth = ("depth", Value::from(depth));
    match analysis.progress {
        Progress::Thinking => match shown {
            None => vec![lang.text("analysis-thinking")],
            // Nothing was looked at yet: this was known.
            Some(shown) if shown.nodes == 0 => vec![lang.text("analysis-book")],
            Some(shown) => {
                let large =
                    |key, number| lang.format(key, &[("count", words::large(lang, number).into())]);
                let mut parts = vec![
                    lang.format("analysis-depth", &[depth]),
                    large("analysis-nodes", shown.nodes),
                    large("analysis-rate", shown.rate),
                ];
                if let Some(within) = shown.within {
                    let args = [("turn", within.turn.into()), ("turns", within.turns.into())];
                    parts.push(lang.format("analysis-within", &args));
                }
                parts
            }
        },
        Progress::Done => {
            let lines = shown.map_or(&[][..], |shown| &shown.lines);
            let proven = !lines.is_empty() && lines.iter().all(|line| words::is_proven(line.worth));
            let key = if proven {
                "analysis-proven"
            } else {
                "analysis-done"
            };
            vec![lang.format(key, &[depth])]
        }
        Progress::Over => vec![lang.text("analysis-over")],
        Progress::Resting => vec![lang.text("analysis-resting")],
        Progress::Failed => vec![lang.text("analysis-failed")],
    }
}

/// A line: its score, and its turns as far as there is room. Clicking it tries its first turn.
fn seen_ui(
    ui: &mut Ui,
    model: &Model,
    play: &Play,
    (at, line, grade, is_found): (usize, &Seen, Grade, bool),
    state: &mut StudyState,
    actions: &mut Vec<Action>,
) {
    let lang = &model.lang;
    let theme = Theme::of(ui.style());
    let sense = if is_found {
        Sense::click()
    } else {
        Sense::hover()
    };
    let id = ui.scope_id().with(("analysis line", at));
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), ROW));
    let response = ui.interact(rect, id, sense);
    let turns: Vec<&str> = line
        .turns
        .iter()
        .map(|turn| turn.annotated.as_str())
        .collect();
    let turns = turns.join("  ");
    let score = words::score(lang, play, line.worth);
    let name = lang.format(
        "analysis-line",
        &[
            ("number", (at + 1).into()),
            ("score", score.as_str().into()),
            ("turns", turns.as_str().into()),
        ],
    );
    response.widget_info(|| WidgetInfo::labeled(Role::Button, is_found, &name));
    if is_found && (response.hovered() || response.has_focus()) {
        state.pointed = Some(at);
        ui.painter()
            .rect_filled(rect, CornerRadius::same(6), theme.hover);
    }
    if response.clicked() {
        actions.push(Action::Play(line.first.clone()));
    }
    let fade = if is_found { 1.0 } else { 0.45 };
    let chip = Rect::from_min_size(rect.min, vec2(chip::WIDTH, ROW));
    chip::paint_turn(ui, model, play, chip, (line, grade), fade);
    let mut left = chip.right() + theme::SPACE[0];
    if words::is_proven(line.worth) {
        let room = Rect::from_min_size(pos2(left, rect.top()), vec2(14.0, ROW));
        paint_icon(ui.painter(), room, 12.0, Icon::Check, theme.good);
        left += chip::CHECK;
    }
    let ink = if is_found { theme.text } else { theme.muted };
    let galley = cut(
        ui,
        Type::Body,
        ink,
        &turns,
        rect.right() - left - theme::SPACE[0],
    );
    let corner = pos2(left, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(corner, galley, ink);
    if response.has_focus() {
        focus_ring(ui, rect, theme.accent);
    }
    // Over the turns a tip would hide the next line.
    let over_chip = response
        .hover_pos()
        .is_some_and(|pointer| chip.contains(pointer));
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    if over_chip {
        response.on_hover_text(score);
    }
}

/// The way back to the game, or what was tried from here; always as high, so that nothing below it
/// moves.
fn tried_ui(
    ui: &mut Ui,
    model: &Model,
    play: &Play,
    analysis: &Analysis,
    actions: &mut Vec<Action>,
) {
    let lang = &model.lang;
    let theme = Theme::of(ui.style());
    let record = play.table.record();
    let here = record.here();
    if analysis.home != here {
        let text = lang.text(Command::LeaveTrials.row().text);
        let width = ui.available_width();
        if ui
            .add(
                Push::new(&text)
                    .with_icon(Icon::Undo)
                    .width(width)
                    .height(BUTTON),
            )
            .clicked()
        {
            actions.push(Action::Run(Command::LeaveTrials));
        }
        return;
    }
    let tried = record
        .children(here)
        .iter()
        .filter(|&&id| record.is_trial(id));
    let tried: Vec<_> = tried.copied().collect();
    let row = vec2(ui.available_width(), BUTTON);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(row);
        if tried.is_empty() {
            line_ui(ui, Type::Small, theme.muted, &lang.text("analysis-hint"));
            return;
        }
        ui.spacing_mut().item_spacing.x = theme::SPACE[0];
        line_ui(ui, Type::Small, theme.muted, &lang.text("analysis-tried"));
        for id in tried {
            let Some(played) = play.table.played(id) else {
                continue;
            };
            let text = &played.annotated;
            let width = width_of(ui, Type::Small, text) + 2.0 * theme::SPACE[1];
            if ui.available_width() < width {
                break;
            }
            let (rect, response) = ui.allocate_exact_size(vec2(width, 22.0), Sense::click());
            let name = lang.format("analysis-try-turn", &[("turn", text.as_str().into())]);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            let fill = if response.hovered() {
                theme.hover
            } else {
                theme.raised
            };
            ui.painter().rect_filled(rect, CornerRadius::same(6), fill);
            ui.painter().text(
                rect.center(),
                Align2::CENTER_CENTER,
                text,
                Type::Small.font(),
                theme.text,
            );
            if response.has_focus() {
                focus_ring(ui, rect, theme.accent);
            }
            if response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
                actions.push(Action::Goto(id));
            }
        }
    });
}
