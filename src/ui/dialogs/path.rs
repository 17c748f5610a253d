//! The path field, for desktops without file dialogs.

use egui::{Id, Key, Ui};

use crate::{
    app::{Answer, Purpose},
    rules::Reason,
    ui::{
        controls::{Field, field_ui, text_ui},
        dialogs::{
            Scene,
            frame::{Choice, Parts, dialog_frame_ui},
            question::told,
        },
        theme::{Theme, Type},
        widgets::Weight,
    },
};

pub(crate) fn path_ui(
    ui: &mut Ui,
    scene: &mut Scene<'_>,
    purpose: Purpose,
    path: &mut String,
    error: Option<&Reason>,
) {
    let (title, accept) = match purpose {
        Purpose::Open => ("dialog-open-title", "dialog-path-open"),
        Purpose::Save => ("dialog-save-title", "dialog-path-save"),
    };
    let answers = [
        Choice::new(Weight::Raised, scene.text("dialog-cancel")),
        Choice::new(Weight::Primary, scene.text(accept)),
    ];
    let title = scene.text(title);
    let parts = Parts {
        id: "path",
        title: &title,
        width: 520.0,
        answers: &answers,
        safe: None,
    };
    let mut entered = false;
    let chosen = dialog_frame_ui(ui, scene, &parts, |ui, scene| {
        let theme = Theme::of(ui.style());
        text_ui(
            ui,
            Type::Body,
            theme.muted,
            &scene.text("dialog-path-about"),
        );
        let name = scene.text("dialog-path-name");
        let field = Field {
            id: Id::unique("path field"),
            name: &name,
            hint: &name,
            width: ui.available_width(),
            wrong: error.is_some(),
        };
        let response = field_ui(ui, field, path);
        entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        // What turns out to be wrong is written anew.
        if scene.is_new || entered {
            response.request_focus();
        }
        if let Some(reason) = error {
            text_ui(ui, Type::Small, theme.bad, &told(scene, reason));
        }
    });
    match chosen {
        Some(0) => scene.answer(Answer::Cancel),
        Some(_) => scene.answer(Answer::Path(path.clone())),
        None if entered => scene.answer(Answer::Path(path.clone())),
        None => (),
    }
}
