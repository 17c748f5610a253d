//! The rules of a game on half a screen.

use egui::Ui;

use crate::{
    catalog::GameId,
    ui::{
        controls::{heading_ui, text_ui},
        dialogs::{Scene, frame::page_ui},
        theme::{self, Theme, Type},
    },
};

pub(crate) fn rules_ui(ui: &mut Ui, scene: &mut Scene<'_>, game: GameId) {
    let slug = game.slug();
    let title = scene.text(&format!("help-{slug}-title"));
    page_ui(ui, scene, slug, &title, 640.0, |ui, scene| {
        let theme = Theme::of(ui.style());
        let lang = &scene.model.lang;
        ui.spacing_mut().item_spacing.y = 2.0;
        let sections = (1..).map(|number: u32| format!("help-{slug}-{number}"));
        for key in sections.take_while(|key| lang.has(key)) {
            heading_ui(ui, Type::Strong, &lang.text(&format!("{key}-title")));
            text_ui(ui, Type::Body, theme.text, &lang.text(&key));
            ui.add_space(theme::SPACE[1]);
        }
        text_ui(ui, Type::Small, theme.muted, &lang.text("help-unofficial"));
    });
}
