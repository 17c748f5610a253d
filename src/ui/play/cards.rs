//! A player's card: token, name, what the side owns; the side to move has an accent border and a
//! raised token.

use egui::{Align, Frame, Layout, RichText, Ui, vec2};

use crate::{
    app::{Action, Command, Model, Play},
    rules::{Scene, Side},
    ui::{
        board::{disc_bar, hexagons, home_slots, token_icon},
        icons::Icon,
        play::{computer, words},
        seats,
        theme::{self, Theme, Type},
        widgets::{Card, Push, Weight},
    },
};

const ICON: f32 = 36.0;
/// So many hexagons fit beside each other; the line of text has the number.
const MOST_HEXAGONS: u8 = 14;
const BAR_WIDTH: f32 = 180.0;

/// The frame of a player's card.
pub(crate) fn frame(play: &Play, side: Side, theme: &Theme) -> Frame {
    let card = if play.is_to_move(side) {
        Card::Active
    } else {
        Card::Raised
    };
    card.frame(theme)
}

pub(crate) fn card_ui(ui: &mut Ui, model: &Model, side: Side, actions: &mut Vec<Action>) {
    let Some(play) = &model.play else {
        return;
    };
    let lang = &model.lang;
    let theme = Theme::of(ui.style());
    let scene = play.table.scene();
    let frame = frame(play, side, theme);
    let header = play.table.header();
    let name = seats::player_name(lang, play.table.sides(), &header.players, side);
    let own = words::side_name(lang, play.table.sides(), side);
    let owns = words::owns(lang, play, &scene, side);
    let line = if name == own {
        owns
    } else {
        format!("{own} · {owns}")
    };
    let turn = words::to_move(lang, play, side);
    let response = frame
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = theme::SPACE[1];
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = theme::SPACE[2];
                token_icon(ui, play.game.slug(), side, ICON);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = theme::SPACE[0];
                    name_ui(ui, model, &name, actions);
                    let text = RichText::new(&line)
                        .text_style(Type::Small.style())
                        .color(theme.muted);
                    ui.add(egui::Label::new(text).wrap());
                    stock_ui(ui, play, &scene, side);
                });
            });
            computer::computer_ui(ui, model, play, side, actions);
        })
        .response;
    let state = play
        .computer(side)
        .map(|strength| computer::state_text(model, play, side, strength))
        .unwrap_or_default();
    let parts = [name.as_str(), &line, &state, &turn];
    let label = parts.into_iter().filter(|part| !part.is_empty());
    let label = label.collect::<Vec<_>>().join(", ");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Group, true, &label));
}

/// The player's name, and the button that changes who plays.
fn name_ui(ui: &mut Ui, model: &Model, name: &str, actions: &mut Vec<Action>) {
    const BUTTON: egui::Vec2 = vec2(28.0, 22.0);
    let width = ui.available_width();
    ui.allocate_ui_with_layout(
        vec2(width, BUTTON.y),
        Layout::right_to_left(Align::Center),
        |ui| {
            let change = model.lang.text(Command::Players.row().text);
            let push = Push::icon(Icon::Players, &change)
                .weight(Weight::Quiet)
                .sized(BUTTON);
            if ui.add(push).clicked() {
                actions.push(Action::Run(Command::Players));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let text = RichText::new(name).text_style(Type::Strong.style());
                ui.add(egui::Label::new(text).truncate());
            });
        },
    );
}

/// What the side owns beside the board, drawn.
fn stock_ui(ui: &mut Ui, play: &Play, scene: &Scene, side: Side) {
    let stock = scene.stock[side];
    match play.game {
        crate::catalog::GameId::Coerceo => _ = hexagons(ui, stock, MOST_HEXAGONS),
        crate::catalog::GameId::Reversi => {
            let full = play.table.start_scene().stock[side].max(stock);
            let full = full.max(u8::try_from(scene.present.len() / 2).unwrap_or(u8::MAX));
            disc_bar(ui, stock, full, side, BAR_WIDTH.min(ui.available_width()));
        }
        crate::catalog::GameId::Deblockle => {
            let board = words::count(play.game, scene, side);
            let all = u8::try_from(board).unwrap_or(u8::MAX).saturating_add(stock);
            home_slots(ui, stock, all, side);
        }
    }
}
