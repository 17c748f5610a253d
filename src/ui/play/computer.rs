//! What the card of a computer shows: its level, how far it has come, and the buttons that hurry
//! it, pause it and let it go on. Nothing on the card moves when it begins or ends to think.

use egui::{CornerRadius, Rect, Sense, Ui, vec2};

use crate::{
    app::{Action, Command, Model, Pause, Play, Thinking},
    lang::Value,
    record::Strength,
    rules::Side,
    ui::{
        controls::{cut, place_ui},
        icons::Icon,
        seats::level_text,
        theme::{self, Theme, Type},
        widgets::{Push, Weight},
    },
};

const BUTTON: f32 = 32.0;
const BAR: f32 = 3.0;

/// What the computer of a side is doing, in words.
pub(crate) fn state_text(model: &Model, play: &Play, side: Side, strength: Strength) -> String {
    let lang = &model.lang;
    if let Some(thinking) = at_work(model, side) {
        let mut parts = vec![lang.text(if thinking.is_about_a_turn() {
            "computer-thinking"
        } else {
            "computer-weighs-draw"
        })];
        if 0 < thinking.depth {
            parts.push(lang.format("computer-depth", &[("depth", Value::from(thinking.depth))]));
        }
        if 1.0 <= thinking.secs {
            // Tenths would be restless.
            let whole = Value::Whole(thinking.secs as i64);
            parts.push(lang.format("settings-seconds", &[("count", whole)]));
        }
        return parts.join(" · ");
    }
    match pause(play, side) {
        Some(Pause::Asked) => lang.text("computer-paused"),
        Some(Pause::Jumped) => lang.text("computer-jumped"),
        Some(Pause::Failed) => lang.text("computer-stopped"),
        None => level_text(lang, "level-on-card", strength),
    }
}

fn at_work(model: &Model, side: Side) -> Option<Thinking> {
    model.thinking.filter(|thinking| thinking.side == side)
}

/// Why this side's computer waits, where that is to be seen now.
fn pause(play: &Play, side: Side) -> Option<Pause> {
    match play.computers.pause() {
        Some(Pause::Asked) if play.is_going_on() => Some(Pause::Asked),
        Some(Pause::Asked) | None => None,
        Some(pause @ (Pause::Jumped | Pause::Failed)) => play
            .pause()
            .filter(|_| play.table.turn() == side)
            .and(Some(pause)),
    }
}

/// The row of a computer's card, and the bar below it.
pub(crate) fn computer_ui(
    ui: &mut Ui,
    model: &Model,
    play: &Play,
    side: Side,
    actions: &mut Vec<Action>,
) {
    let Some(strength) = play.computer(side) else {
        return;
    };
    let lang = &model.lang;
    let theme = Theme::of(ui.style());
    let thinking = at_work(model, side);
    let paused = pause(play, side);
    let (row, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), BUTTON), Sense::hover());
    let state = state_text(model, play, side, strength);
    let buttons = 2.0 * BUTTON + theme::SPACE[0];
    let room = row.width() - buttons - theme::SPACE[1];
    let ink = if thinking.is_some() || paused.is_some() {
        theme.text
    } else {
        theme.muted
    };
    let galley = cut(ui, Type::Small, ink, &state, room);
    let at = row.left_center() - vec2(0.0, galley.size().y / 2.0);
    ui.painter()
        .galley(egui::pos2(at.x, at.y.round()), galley, ink);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Status, true, &state));

    let resume = paused.is_some();
    let second = if resume { Icon::Next } else { Icon::Pause };
    let second_name = lang.text(if resume {
        "computer-resume"
    } else {
        "command-pause-computer"
    });
    let can_hurry = thinking.is_some_and(Thinking::is_about_a_turn);
    let can_pause = Command::PauseComputer.is_enabled(model);
    let hurry_name = lang.text("command-move-now");
    let choices = [
        (Command::MoveNow, Icon::Hurry, &hurry_name, can_hurry),
        (Command::PauseComputer, second, &second_name, can_pause),
    ];
    let mut place = Rect::from_min_size(
        egui::pos2(row.right() - buttons, row.top()),
        vec2(BUTTON, BUTTON),
    );
    for (command, icon, name, enabled) in choices {
        let clicked = place_ui(ui, place, |ui| {
            let is_wanted = resume && play.table.turn() == side;
            let weight = if is_wanted && command == Command::PauseComputer {
                Weight::Primary
            } else {
                Weight::Raised
            };
            let push = Push::icon(icon, name).weight(weight).sized(place.size());
            ui.add_enabled(enabled, push).clicked()
        });
        if clicked {
            actions.push(Action::Run(command));
        }
        place = place.translate(vec2(BUTTON + theme::SPACE[0], 0.0));
    }
    bar_ui(ui, thinking);
}

/// How much of what it may use is used.
fn bar_ui(ui: &mut Ui, thinking: Option<Thinking>) {
    let theme = Theme::of(ui.style());
    let (bar, _) = ui.allocate_exact_size(vec2(ui.available_width(), BAR), Sense::hover());
    let round = CornerRadius::same(2);
    ui.painter().rect_filled(bar, round, theme.hairline);
    let share = thinking.map_or(0.0, |thinking| thinking.share);
    if 0.0 < share {
        let used = bar.with_max_x(bar.left() + bar.width() * share);
        ui.painter().rect_filled(used, round, theme.accent);
    }
}
