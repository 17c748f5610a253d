//! Dialogs.
use crate::app::{Action, Model};
#[derive(Debug, Default)]
pub struct DialogState;
pub(crate) fn dialog_ui(
    _ui: &mut egui::Ui,
    _model: &Model,
    _s: &mut DialogState,
    _actions: &mut Vec<Action>,
) {
}
