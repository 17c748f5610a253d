//! How the game ended: above the board, never over it, with the reason, the count and what next.

use egui::{Align, Layout, RichText, Ui};

use crate::{
    app::{Action, Command, Model},
    lang::Value,
    rules::Side,
    ui::{
        frames,
        play::words,
        theme::{self, Theme, Type},
        widgets,
    },
};

/// The result, while the view is at an end.
pub(crate) fn result_ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let Some(play) = &model.play else {
        return;
    };
    let Some(outcome) = play.table.outcome() else {
        return;
    };
    let lang = &model.lang;
    let theme = Theme::of(ui.style());
    let heading = match outcome.winner {
        Some(side) => {
            let name = words::player_said(lang, &*play.table, side);
            lang.format("play-won", &[("player", Value::from(name.as_str()))])
        }
        None => lang.text("play-drawn"),
    };
    let reason = lang.outcome(play.table.slug(), play.table.sides(), &outcome);
    let count = Side::BOTH.map(|side| words::owns(lang, play, &play.table.scene(), side));
    frames::banner(ui).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let another = Command::AnotherGame;
                if widgets::primary_button(ui, &lang.text("play-another-game")).clicked() {
                    actions.push(Action::Run(another));
                }
                ui.with_layout(Layout::top_down(Align::Min), |ui| {
                    ui.spacing_mut().item_spacing.y = theme::SPACE[0];
                    ui.label(RichText::new(heading).text_style(Type::Title.style()));
                    let [first, second] = count.map(|text| text.replace(" · ", ", "));
                    let [one, other] =
                        Side::BOTH.map(|side| words::side_name(lang, play.table.sides(), side));
                    let line = format!("{reason} {one}: {first}. {other}: {second}.");
                    let text = RichText::new(line)
                        .text_style(Type::Small.style())
                        .color(theme.muted);
                    ui.add(egui::Label::new(text).wrap());
                });
            });
        });
    });
}
