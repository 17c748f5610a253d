//! Menu.
use crate::app::{Action, Model};
pub(crate) fn menu_ui(ui: &mut egui::Ui, _model: &Model, _actions: &mut Vec<Action>) {
    ui.label("menu");
}
