//! What the player can do beside moving: exchange, pass, hand over, draw, resign.

use egui::Ui;

use crate::{
    app::{Action, Command, Model, Play},
    lang::Value,
    ui::{
        controls::width_of,
        theme::{self, Type},
        widgets::{Push, Weight},
    },
};

/// The buttons under the near player.
pub(crate) fn actions_ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let Some(play) = &model.play else {
        return;
    };
    let lang = &model.lang;
    let width = ui.available_width();
    for (command, text, weight) in turn_actions(model, play) {
        let is_enabled = command.is_enabled(model);
        let clicked = ui
            .add_enabled_ui(is_enabled, |ui| {
                ui.add(Push::new(&text).weight(weight).width(width))
                    .clicked()
            })
            .inner;
        if clicked {
            actions.push(Action::Run(command));
        }
    }
    let gap = theme::SPACE[1];
    let ends: &[(Command, &str)] = if model.study.is_trying() {
        // Turns that are only tried end nothing.
        &[]
    } else if !play.is_going_on() && !model.study.graph {
        // What players want to know next.
        &[(Command::Review, Command::Review.row().text)]
    } else {
        &[
            (Command::Hint, Command::Hint.row().text),
            (Command::OfferDraw, "play-draw"),
            (Command::Resign, "play-resign"),
        ]
    };
    if ends.is_empty() {
        return;
    }
    // Long words take a row for the first of them.
    let padding = 2.0 * theme::SPACE[1];
    let wide = |&(_, text): &(Command, &str)| width_of(ui, Type::Button, &lang.text(text));
    let longest = ends.iter().map(wide).fold(0.0, f32::max) + padding;
    let count = ends.len() as f32;
    let rows = if longest * count + gap * (count - 1.0) <= width {
        vec![ends]
    } else {
        let (first, rest) = ends.split_at(1);
        vec![first, rest]
    };
    for row in rows {
        row_ui(ui, model, row, actions);
    }
}

/// Buttons of equal width beside each other.
fn row_ui(ui: &mut Ui, model: &Model, row: &[(Command, &str)], actions: &mut Vec<Action>) {
    let gap = theme::SPACE[1];
    let count = row.len().max(1) as f32;
    let width = (ui.available_width() - gap * (count - 1.0)) / count;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for &(command, text) in row {
            let text = model.lang.text(text);
            let push = Push::new(&text).width(width);
            if ui.add_enabled(command.is_enabled(model), push).clicked() {
                actions.push(Action::Run(command));
            }
        }
    });
}

/// The actions that belong to the turn being made; one of them at most is primary.
fn turn_actions(model: &Model, play: &Play) -> Vec<(Command, String, Weight)> {
    let lang = &model.lang;
    let mut found = Vec::new();
    if play.selection.draft().is_some() {
        found.push((
            Command::HandOver,
            lang.text("play-hand-over"),
            Weight::Primary,
        ));
        return found;
    }
    if Command::Pass.is_enabled(model) {
        found.push((Command::Pass, lang.text("play-pass"), Weight::Primary));
    }
    if Command::Correct.is_enabled(model) {
        found.push((Command::Correct, lang.text("play-correct"), Weight::Raised));
    }
    if let Some(purse) = play.table.purse().filter(|_| play.is_going_on()) {
        let number = |count: u8| Value::Whole(i64::from(count));
        if play.is_exchanging() {
            found.push((
                Command::Exchange,
                lang.text("play-exchange-leave"),
                Weight::Raised,
            ));
        } else {
            let args = [("price", number(purse.price)), ("held", number(purse.held))];
            let text = lang.format("play-exchange", &args);
            let weight = if purse.price <= purse.held {
                Weight::Primary
            } else {
                Weight::Raised
            };
            found.push((Command::Exchange, text, weight));
        }
    }
    found
}
