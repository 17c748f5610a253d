//! Who plays the game on the table. Every change holds at once.

use egui::Ui;

use crate::{
    app::{Action, Screen, thinker_at_start},
    ui::{
        controls::text_ui,
        dialogs::{
            Scene,
            frame::{Choice, Parts, dialog_frame_ui},
        },
        seats::seats_ui,
        theme::{self, Theme, Type},
        widgets::Weight,
    },
};

const WIDTH: f32 = 600.0;

pub(crate) fn players_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let model = scene.model;
    let on_table = match (&model.play, &model.setup) {
        (Some(play), _) if model.screen == Screen::Play => Some((
            play.game,
            Some(thinker_at_start(&*play.table)),
            play.table.header().players.clone(),
        )),
        (_, Some(setup)) if model.screen == Screen::Setup => {
            Some((setup.game, None, setup.header.players.clone()))
        }
        (_, _) => None,
    };
    let answers = [Choice::new(Weight::Primary, scene.text("dialog-done"))];
    let parts = Parts {
        id: "players",
        title: &scene.text("dialog-players-title"),
        width: WIDTH,
        answers: &answers,
        safe: Some(0),
    };
    let closed = dialog_frame_ui(ui, scene, &parts, |ui, scene| {
        let theme = Theme::of(ui.style());
        text_ui(
            ui,
            Type::Small,
            theme.muted,
            &scene.text("dialog-players-about"),
        );
        ui.add_space(theme::SPACE[1]);
        let Some((game, thinker, players)) = &on_table else {
            return;
        };
        if let Some((side, player)) = seats_ui(ui, model, *game, thinker.as_deref(), players) {
            scene.actions.push(Action::Seat(side, player));
        }
    });
    if closed.is_some() {
        scene.answer(crate::app::Answer::Cancel);
    }
}
