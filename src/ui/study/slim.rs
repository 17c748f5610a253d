//! A player's card on one line, for windows that are too low for whole cards and a study.

use egui::{Align, Layout, Margin, Role, Ui, WidgetInfo, vec2};

use crate::{
    app::{Model, Play},
    rules::Side,
    ui::{
        board::token_icon,
        controls::{line_ui, width_of},
        play::{cards, words},
        seats,
        theme::{self, Theme, Type},
    },
};

const ICON: f32 = 22.0;
const HEIGHT: f32 = 24.0;
/// What is always left to the name.
const LEAST_NAME: f32 = 96.0;

pub(crate) fn slim_card_ui(ui: &mut Ui, model: &Model, play: &Play, side: Side) {
    let lang = &model.lang;
    let theme = Theme::of(ui.style());
    let frame = cards::frame(play, side, theme);
    // The line lies inside the margin, so that a wider one moves nothing.
    let line = frame.stroke.width as i8;
    let frame = frame.inner_margin(Margin::symmetric(13 - line, 5 - line));
    let name = seats::player_name(lang, play.table.sides(), &play.table.header().players, side);
    let owns = words::owns(lang, play, &play.table.scene(), side);
    let response = frame
        .show(ui, |ui| {
            let size = vec2(ui.available_width(), HEIGHT);
            ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                ui.set_min_size(size);
                ui.spacing_mut().item_spacing.x = theme::SPACE[1];
                token_icon(ui, play.game.slug(), side, ICON);
                // A long name gives way to what its side owns.
                let most = ui.available_width() - LEAST_NAME;
                let wide = width_of(ui, Type::Small, &owns).ceil().min(most);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    ui.allocate_ui_with_layout(vec2(wide, HEIGHT), *ui.layout(), |ui| {
                        line_ui(ui, Type::Small, theme.muted, &owns);
                    });
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        line_ui(ui, Type::Strong, theme.text, &name);
                    });
                });
            });
        })
        .response;
    let turn = words::to_move(lang, play, side);
    let label = [name, owns, turn].join(", ");
    response.widget_info(|| WidgetInfo::labeled(Role::Group, true, label.trim_end_matches(", ")));
}
