//! Dialogs that ask, and one that only tells.

use std::path::Path;

use egui::Ui;

use crate::{
    app::Answer,
    rules::{Reason, Side, Site},
    session::Table,
    ui::{
        controls::text_ui,
        dialogs::{
            Scene,
            frame::{Choice, Parts, dialog_frame_ui},
        },
        theme::{Theme, Type},
        widgets::Weight,
    },
};

const WIDTH: f32 = 440.0;

pub(crate) fn resign_ui(ui: &mut Ui, scene: &mut Scene<'_>, side: Side) {
    let text = about_side(scene, "dialog-resign-text", side);
    let answers = [
        Choice::new(Weight::Danger, scene.text("dialog-resign-accept")),
        Choice::new(Weight::Primary, scene.text("dialog-resign-cancel")),
    ];
    yes_or_no_ui(ui, scene, "dialog-resign-title", &[text], &answers);
}

pub(crate) fn draw_ui(ui: &mut Ui, scene: &mut Scene<'_>, side: Side) {
    let play = scene.model.play.as_ref();
    if play.is_some_and(|play| !play.is_person(!side)) {
        let text = scene.text("dialog-offer-text");
        let answers = [
            Choice::new(Weight::Raised, scene.text("dialog-offer-accept")),
            Choice::new(Weight::Primary, scene.text("dialog-draw-cancel")),
        ];
        return yes_or_no_ui(ui, scene, "dialog-offer-title", &[text], &answers);
    }
    let text = about_side(scene, "dialog-draw-text", side);
    let answers = [
        Choice::new(Weight::Raised, scene.text("dialog-draw-accept")),
        Choice::new(Weight::Primary, scene.text("dialog-draw-cancel")),
    ];
    yes_or_no_ui(ui, scene, "dialog-draw-title", &[text], &answers);
}

pub(crate) fn overwrite_ui(ui: &mut Ui, scene: &mut Scene<'_>, path: &Path) {
    let file = path
        .file_name()
        .unwrap_or(path.as_os_str())
        .to_string_lossy();
    let folder = path.parent().unwrap_or(Path::new("")).to_string_lossy();
    let args = [("file", (&*file).into()), ("folder", (&*folder).into())];
    let text = scene.model.lang.format("dialog-overwrite-text", &args);
    let answers = [
        Choice::new(Weight::Danger, scene.text("dialog-overwrite-accept")),
        Choice::new(Weight::Primary, scene.text("dialog-cancel")),
    ];
    yes_or_no_ui(ui, scene, "dialog-overwrite-title", &[text], &answers);
}

pub(crate) fn partial_ui(
    ui: &mut Ui,
    scene: &mut Scene<'_>,
    beginning: &dyn Table,
    reason: &Reason,
) {
    let told = scene
        .model
        .lang
        .reason(reason, &|site| beginning.site_name(site));
    let texts = [told, scene.text("dialog-partial-text")];
    // Nothing is lost by looking at what is there.
    let answers = [
        Choice::new(Weight::Raised, scene.text("dialog-cancel")),
        Choice::new(Weight::Primary, scene.text("dialog-partial-accept")),
    ];
    match ask_ui(ui, scene, "dialog-partial-title", &texts, &answers, 1) {
        Some(0) => scene.answer(Answer::Cancel),
        Some(_) => scene.answer(Answer::Accept),
        None => (),
    }
}

/// Yes at the left, no at the right; no is safe and has the focus.
fn yes_or_no_ui(
    ui: &mut Ui,
    scene: &mut Scene<'_>,
    title: &'static str,
    texts: &[String],
    answers: &[Choice; 2],
) {
    match ask_ui(ui, scene, title, texts, answers, 1) {
        Some(0) => scene.answer(Answer::Accept),
        Some(_) => scene.answer(Answer::Cancel),
        None => (),
    }
}

pub(crate) fn unsaved_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let file = scene
        .model
        .play
        .as_ref()
        .and_then(|play| play.file.as_deref());
    let file = file
        .and_then(Path::file_name)
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let text = scene
        .model
        .lang
        .format("dialog-unsaved-text", &[("file", file.into())]);
    let answers = [
        Choice::new(Weight::Danger, scene.text("dialog-unsaved-discard")),
        Choice::new(Weight::Raised, scene.text("dialog-cancel")),
        Choice::new(Weight::Primary, scene.text("dialog-unsaved-save")),
    ];
    match ask_ui(ui, scene, "dialog-unsaved-title", &[text], &answers, 2) {
        Some(0) => scene.answer(Answer::Discard),
        Some(1) => scene.answer(Answer::Cancel),
        Some(_) => scene.answer(Answer::Accept),
        None => (),
    }
}

pub(crate) fn failure_ui(ui: &mut Ui, scene: &mut Scene<'_>, reason: &Reason) {
    let texts = [told(scene, reason)];
    let answers = [Choice::new(Weight::Primary, scene.text("dialog-close"))];
    if ask_ui(ui, scene, "dialog-failure-title", &texts, &answers, 0).is_some() {
        scene.answer(Answer::Cancel);
    }
}

fn ask_ui(
    ui: &mut Ui,
    scene: &mut Scene<'_>,
    title: &'static str,
    texts: &[String],
    answers: &[Choice],
    safe: usize,
) -> Option<usize> {
    let parts = Parts {
        id: title,
        title: &scene.text(title),
        width: WIDTH,
        answers,
        safe: Some(safe),
    };
    dialog_frame_ui(ui, scene, &parts, |ui, _| {
        let theme = Theme::of(ui.style());
        for text in texts {
            text_ui(ui, Type::Body, theme.text, text);
        }
    })
}

/// A sentence about the side of the game on the table.
fn about_side(scene: &Scene<'_>, key: &str, side: Side) -> String {
    let word = scene
        .model
        .play
        .as_ref()
        .map_or("", |play| play.table.sides()[side.index()]);
    scene.model.lang.format(key, &[("side", word.into())])
}

pub(crate) fn told(scene: &Scene<'_>, reason: &Reason) -> String {
    let table = scene.model.play.as_ref().map(|play| &play.table);
    let name = |site: Site| table.map(|table| table.site_name(site)).unwrap_or_default();
    scene.model.lang.reason(reason, &name)
}
