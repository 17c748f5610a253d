//! A score on a small plate: who leads, in the colour of that side; or what a turn is worth to the
//! side to move, as it is written on the board.

use egui::{Align2, Color32, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, vec2};

use crate::{
    app::{Grade, Model, Play, Seen},
    record::Worth,
    ui::{
        board::values,
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

/// Paints who leads into a room of [`WIDTH`].
fn paint(ui: &Ui, model: &Model, play: &Play, room: Rect, worth: Worth) {
    let theme = Theme::of(ui.style());
    let (fill, ink) = match words::favours(play.game, worth) {
        Some(side) => colours(play.game, side),
        None => (theme.raised, theme.text),
    };
    let text = words::short(&model.lang, play.game, worth);
    plate(ui, room, (fill, ink, theme.muted), text);
}

/// Paints what the first turn of a line is worth into a room of [`WIDTH`], in the colours that it has
/// on the board.
pub(crate) fn paint_turn(
    ui: &Ui,
    model: &Model,
    play: &Play,
    room: Rect,
    (line, grade): (&Seen, Grade),
    fade: f32,
) {
    let colours = values::colours(grade).map(|colour| colour.gamma_multiply(fade));
    let text = words::of_line(&model.lang, play.game, line);
    plate(ui, room, colours.into(), text);
}

/// A plate of a fill, with the text in an ink, and its outline.
fn plate(ui: &Ui, room: Rect, (fill, ink, line): (Color32, Color32, Color32), text: String) {
    let plate = Rect::from_center_size(room.center(), vec2(WIDTH - 4.0, HEIGHT));
    ui.painter().rect(
        plate,
        CornerRadius::same(5),
        fill,
        Stroke::new(theme::HAIRLINE, line),
        StrokeKind::Inside,
    );
    ui.painter().text(
        plate.center(),
        Align2::CENTER_CENTER,
        text,
        Type::Small.font(),
        ink,
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
    paint(ui, model, play, rect.with_max_x(rect.left() + WIDTH), worth);
    if is_proven {
        let room = rect.with_min_x(rect.left() + WIDTH);
        paint_icon(ui.painter(), room, 12.0, Icon::Check, theme.good);
    }
    response.on_hover_text(text);
}
