//! What the program is, under which licence, and where it keeps files.

use std::path::Path;

use egui::{Label, RichText, Ui};

use crate::{
    store::Places,
    ui::{
        controls::{heading_ui, text_ui},
        dialogs::{Scene, frame::page_ui},
        theme::{self, Theme, Type},
    },
};

pub(crate) fn about_ui(ui: &mut Ui, scene: &mut Scene<'_>, places: &Places) {
    let title = scene.text("app-name");
    page_ui(ui, scene, "about", &title, 520.0, |ui, scene| {
        let theme = Theme::of(ui.style());
        let lang = &scene.model.lang;
        let version = [("version", env!("CARGO_PKG_VERSION").into())];
        ui.spacing_mut().item_spacing.y = theme::SPACE[0];
        text_ui(
            ui,
            Type::Body,
            theme.muted,
            &lang.format("about-version", &version),
        );
        text_ui(ui, Type::Body, theme.text, &lang.text("about-unofficial"));
        section_ui(ui, &lang.text("about-licence"));
        text_ui(ui, Type::Body, theme.text, &lang.text("about-licence-text"));
        section_ui(ui, &lang.text("about-files"));
        for (key, path) in [
            ("about-settings", &places.config),
            ("about-games", &places.state),
        ] {
            text_ui(ui, Type::Small, theme.muted, &lang.text(key));
            path_ui(ui, path);
        }
    });
}

fn section_ui(ui: &mut Ui, heading: &str) {
    ui.add_space(theme::SPACE[2]);
    heading_ui(ui, Type::Strong, heading);
}

/// A path that can be selected and copied.
fn path_ui(ui: &mut Ui, path: &Path) {
    let theme = Theme::of(ui.style());
    let text = RichText::new(path.to_string_lossy())
        .font(Type::Body.font())
        .color(theme.text);
    ui.add(Label::new(text).wrap().selectable(true));
}
