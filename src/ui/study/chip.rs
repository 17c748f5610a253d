//! A score on a small plate in the colour of the side that it favours.

use egui::{Align2, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, vec2};

use crate::{
    app::{Model, Play},
    record::Worth,
    ui::{
        icons::{Icon, paint_icon},
        study::{colours, words},
        theme::{self, Theme, Type},
    },
};

/// Wide enough for every sign, so that what stands beside it never moves.
pub(crate) const WIDTH: f32 = 58.0;
const HEIGHT: f32 = 22.0;
/// The width of the sign of a proven score, beside the plate.
pub(crate) const CHECK: f32 = 18.0;

/// Paints a score into a room of [`WIDTH`].
pub(crate) fn paint(ui: &Ui, model: &Model, play: &Play, room: Rect, worth: Worth, fade: f32) {
    let theme = Theme::of(ui.style());
    let (fill, ink) = match words::favours(play.game, worth) {
        Some(side) => colours(play.game, side),
        None => (theme.raised, theme.text),
    };
    let plate = Rect::from_center_size(room.center(), vec2(WIDTH - 4.0, HEIGHT));
    ui.painter().rect(
        plate,
        CornerRadius::same(5),
        fill.gamma_multiply(fade),
        Stroke::new(theme::HAIRLINE, theme.muted),
        StrokeKind::Inside,
    );
    ui.painter().text(
        plate.center(),
        Align2::CENTER_CENTER,
        words::short(&model.lang, play.game, worth),
        Type::Small.font(),
        ink.gamma_multiply(fade),
    );
}

/// A score with its sign, told in words to whoever points at it or cannot see it.
pub(crate) fn chip_ui(ui: &mut Ui, model: &Model, play: &Play, worth: Worth) {
    let theme = Theme::of(ui.style());
    let is_proven = words::is_proven(worth);
    let width = if is_proven { WIDTH + CHECK } else { WIDTH };
    let (rect, response) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::hover());
    let text = words::score(&model.lang, play, worth);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &text));
    paint(
        ui,
        model,
        play,
        rect.with_max_x(rect.left() + WIDTH),
        worth,
        1.0,
    );
    if is_proven {
        let room = rect.with_min_x(rect.left() + WIDTH);
        paint_icon(ui.painter(), room, 12.0, Icon::Check, theme.good);
    }
    response.on_hover_text(text);
}
