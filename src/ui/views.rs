//! All views of a frame, in their places: menu, screen, dialog. Runs in a window and in a test.

use egui::{CentralPanel, Panel, ThemePreference, Ui};

use crate::{
    app::{App, Screen},
    store::Theme as Chosen,
    ui::{
        dialogs::{DialogState, dialog_ui},
        frames,
        home::home_ui,
        keys,
        menu::menu_ui,
        new_game::new_game_ui,
        play::{PlayState, play_ui},
        theme,
    },
};

/// What views remember between frames and no file holds.
#[derive(Debug, Default)]
pub struct Views {
    pub play: PlayState,
    pub dialog: DialogState,
    /// Whether the desktop is dark; `None` where it does not tell.
    pub system_dark: Option<bool>,
    /// What the style was last set to.
    dark: Option<bool>,
}

impl Views {
    /// One frame: draws the model, then does what was asked for.
    pub fn run(&mut self, ui: &mut Ui, app: &mut App) {
        self.dress(ui, app.model().settings.theme);
        let mut actions = Vec::new();
        keys::pressed(ui.ctx(), app.model(), &mut actions);
        Panel::top("menu")
            .frame(frames::menu(ui))
            .show(ui, |ui| menu_ui(ui, app.model(), &mut actions));
        CentralPanel::default()
            .frame(frames::page(ui))
            .show(ui, |ui| match app.model().screen {
                Screen::Home => home_ui(ui, app.model(), &mut actions),
                Screen::NewGame => new_game_ui(ui, app.model(), &mut actions),
                Screen::Setup | Screen::Play => {
                    play_ui(ui, app.model(), &mut self.play, &mut actions);
                }
            });
        dialog_ui(ui, app.model(), &mut self.dialog, &mut actions);
        for action in actions {
            app.apply(action);
        }
    }

    /// Light or dark: as chosen, else as the desktop, else dark.
    fn dress(&mut self, ui: &mut Ui, chosen: Chosen) {
        let dark = match chosen {
            Chosen::Dark => true,
            Chosen::Light => false,
            Chosen::System => {
                let told = ui
                    .ctx()
                    .system_theme()
                    .map(|theme| theme == egui::Theme::Dark);
                self.system_dark.or(told).unwrap_or(true)
            }
        };
        if self.dark != Some(dark) {
            self.dark = Some(dark);
            ui.ctx().set_theme(if dark {
                ThemePreference::Dark
            } else {
                ThemePreference::Light
            });
            theme::apply(ui.ctx(), dark);
            // This frame began in the old style.
            let own = if dark {
                egui::Theme::Dark
            } else {
                egui::Theme::Light
            };
            ui.set_style(ui.ctx().style_of(own));
        }
    }
}
