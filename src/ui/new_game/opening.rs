//! How a game of Reversi begins: from the start, from a random one that is even, or from a line of
//! the list of openings.

use egui::Ui;

use crate::{
    app::{Action, Command, FormEdit, Model, Opening},
    openings,
    ui::{
        choices::choice_ui,
        controls::{heading_ui, text_ui, wide_button_ui},
        theme::{self, Theme, Type},
        widgets::Weight,
    },
};

/// Draws a random start; the number is not ours to choose.
fn draw() -> Action {
    Action::Form(FormEdit::Opening(Opening::Balanced(0)))
}

pub(crate) fn opening_ui(ui: &mut Ui, model: &Model, width: f32, actions: &mut Vec<Action>) {
    let lang = &model.lang;
    let theme = Theme::of(ui.style());
    ui.add_space(theme::SPACE[1]);
    let heading = lang.text("new-game-opening");
    heading_ui(ui, Type::Strong, &heading);
    let texts = [
        lang.text("new-game-opening-usual"),
        lang.text("new-game-opening-balanced"),
        lang.text("new-game-opening-line"),
    ];
    let chosen = match &model.form.opening {
        Opening::Usual => 0,
        Opening::Balanced(_) => 1,
        Opening::Line(_) => 2,
    };
    match choice_ui(ui, &heading, &texts, Some(chosen), width) {
        Some(0) => actions.push(Action::Form(FormEdit::Opening(Opening::Usual))),
        Some(1) => actions.push(draw()),
        Some(_) => actions.push(Action::Run(Command::Openings)),
        None => (),
    }
    let about = |ui: &mut Ui, text: &str| text_ui(ui, Type::Small, theme.muted, text);
    match &model.form.opening {
        Opening::Usual => {
            about(ui, &lang.text("new-game-opening-usual-about"));
        }
        Opening::Balanced(_) => {
            about(ui, &lang.text("new-game-opening-balanced-about"));
            let again = lang.text("new-game-opening-draw");
            if wide_button_ui(ui, Weight::Raised, width, &again, &again).clicked() {
                actions.push(draw());
            }
        }
        Opening::Line(turns) => {
            let known = openings::all().iter();
            let mut known = known.filter(|opening| opening.turns() == *turns);
            if let Some(opening) = known.next() {
                text_ui(ui, Type::Body, theme.text, opening.name);
            }
            about(ui, &turns.join(" "));
            let choose = lang.text("new-game-opening-choose");
            if wide_button_ui(ui, Weight::Raised, width, &choose, &choose).clicked() {
                actions.push(Action::Run(Command::Openings));
            }
        }
    }
}
