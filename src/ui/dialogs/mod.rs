//! Dialogs: one at a time, over everything. The keyboard stays inside, Esc and the cross cancel,
//! and afterwards the focus is where it was.

mod about;
mod frame;
mod games;
mod games_head;
mod list;
mod openings;
mod path;
mod players;
mod positions;
mod question;
mod reading;
mod rules;
mod settings;
mod shortcuts;

use std::mem::discriminant;

use egui::{Id, Ui};

use crate::{
    app::{Action, Answer, Dialog, Model},
    store::Places,
};

/// What dialogs remember between frames.
#[derive(Debug, Default)]
pub struct DialogState {
    /// Whether a dialog was there in the last frame, and what had the focus before it.
    open: Option<Open>,
    /// The path that is being written.
    path: String,
    /// Where files are kept, looked up when the dialog that tells opens.
    places: Option<Places>,
    games: games::ListState,
    openings: openings::OpeningsState,
}

#[derive(Debug)]
struct Open {
    kind: std::mem::Discriminant<Dialog>,
    focus_before: Option<Id>,
}

/// What a dialog is given to draw itself.
pub(crate) struct Scene<'a> {
    pub(crate) model: &'a Model,
    pub(crate) actions: &'a mut Vec<Action>,
    /// Whether the dialog has just opened and gives the focus to its safe answer.
    pub(crate) is_new: bool,
}

impl Scene<'_> {
    pub(crate) fn text(&self, key: &str) -> String {
        self.model.lang.text(key)
    }

    pub(crate) fn answer(&mut self, answer: Answer) {
        self.actions.push(Action::Answer(answer));
    }
}

pub(crate) fn dialog_ui(
    ui: &mut Ui,
    model: &Model,
    state: &mut DialogState,
    actions: &mut Vec<Action>,
) {
    if let Some(reading) = &model.reading {
        reading::reading_ui(ui, model, reading, actions);
    }
    let Some(dialog) = &model.dialog else {
        if let Some(Open {
            focus_before: Some(id),
            ..
        }) = state.open.take()
        {
            ui.memory_mut(|memory| memory.request_focus(id));
        }
        return;
    };
    let kind = discriminant(dialog);
    let is_new = state.open.as_ref().is_none_or(|open| open.kind != kind);
    if is_new {
        let focused = || ui.memory(|memory| memory.focused());
        let focus_before = state
            .open
            .take()
            .map_or_else(focused, |open| open.focus_before);
        state.open = Some(Open { kind, focus_before });
    }
    let mut scene = Scene {
        model,
        actions,
        is_new,
    };
    match dialog {
        Dialog::Resign { side } => question::resign_ui(ui, &mut scene, *side),
        Dialog::Draw { side } => question::draw_ui(ui, &mut scene, *side),
        Dialog::Unsaved { .. } => question::unsaved_ui(ui, &mut scene),
        Dialog::Overwrite(path) => question::overwrite_ui(ui, &mut scene, path),
        Dialog::Partial {
            beginning, reason, ..
        } => question::partial_ui(ui, &mut scene, &**beginning, reason),
        Dialog::Games => games::games_ui(ui, &mut scene, &mut state.games),
        Dialog::Openings { at } => {
            openings::openings_ui(ui, &mut scene, &mut state.openings, *at);
        }
        Dialog::Failure(reason) => question::failure_ui(ui, &mut scene, reason),
        Dialog::Players => players::players_ui(ui, &mut scene),
        Dialog::Settings => settings::settings_ui(ui, &mut scene),
        Dialog::Shortcuts => shortcuts::shortcuts_ui(ui, &mut scene),
        Dialog::Rules(game) => rules::rules_ui(ui, &mut scene, *game),
        Dialog::About => {
            let places = state.places.get_or_insert_with(|| Places::find().0);
            about::about_ui(ui, &mut scene, places);
        }
        Dialog::PathField {
            purpose,
            path,
            error,
        } => {
            if is_new {
                state.path.clone_from(path);
            }
            path::path_ui(ui, &mut scene, *purpose, &mut state.path, error.as_ref());
        }
    }
}
