//! New game.
use crate::app::{Action, FormEdit, Model};
pub(crate) fn new_game_ui(ui: &mut egui::Ui, _model: &Model, actions: &mut Vec<Action>) {
    if ui.button("start").clicked() {
        actions.push(Action::StartGame);
    }
    if ui.button("full").clicked() {
        actions.push(Action::Form(FormEdit::FullSetup(true)));
    }
}
