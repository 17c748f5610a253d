//! Home.
use crate::{
    app::{Action, Model},
    catalog::GameId,
};
pub(crate) fn home_ui(ui: &mut egui::Ui, _model: &Model, actions: &mut Vec<Action>) {
    for game in GameId::ALL {
        if ui.button(game.slug()).clicked() {
            actions.push(Action::AskNewGame(game));
        }
    }
}
