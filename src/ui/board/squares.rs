//! What boards of squares have in common: frame, lines and names. A square is one unit wide and
//! the field begins at the origin.

use egui::{
    Align2, Color32, CornerRadius, FontId, Pos2, Rect, Stroke, StrokeKind, epaint::RectShape, pos2,
    vec2,
};

use crate::ui::{board::canvas::Canvas, fonts};

pub(crate) fn corners(square: Rect) -> Vec<Pos2> {
    vec![
        square.left_top(),
        square.right_top(),
        square.right_bottom(),
        square.left_bottom(),
    ]
}

/// A frame about a field, `width` units wide, with a shadow, a lit edge and a groove.
pub(crate) fn paint_frame(
    canvas: &Canvas<'_>,
    field: Rect,
    width: f32,
    [body, light]: [Color32; 2],
) {
    let place = &canvas.place;
    let unit = place.unit();
    let outside = place.rect(field.expand(width));
    let round = |points: f32| CornerRadius::same(points.clamp(0.0, 255.0) as u8);
    let corner = round((unit * 0.12).max(2.0));
    let shadow = outside.translate(vec2(0.0, unit * 0.04));
    canvas
        .painter
        .add(RectShape::filled(shadow, corner, canvas.theme.shadow).with_blur_width(unit * 0.12));
    canvas.painter.rect(
        outside,
        corner,
        body,
        Stroke::new(place.pixel().max(unit * 0.018), light),
        StrokeKind::Inside,
    );
    let groove = place.rect(field).expand((unit * 0.02).max(place.pixel()));
    canvas.painter.rect_filled(
        groove,
        round(unit * 0.03),
        body.lerp_to_gamma(Color32::BLACK, 0.45),
    );
}

/// The lines between squares, as wide as whole pixels allow.
pub(crate) fn paint_lines(canvas: &Canvas<'_>, size: u8, width: f32, color: Color32) {
    let place = &canvas.place;
    let pixel = place.pixel();
    let width = (width * place.unit() / pixel).round().max(1.0) * pixel;
    let end = f32::from(size);
    let field = place.rect(Rect::from_min_size(Pos2::ZERO, vec2(end, end)));
    for line in 1..size {
        let at = place.snap(place.at(pos2(f32::from(line), f32::from(line))));
        let low = at - vec2(width, width) / 2.0;
        let low = place.snap(low);
        let across = Rect::from_min_max(
            pos2(field.left(), low.y),
            pos2(field.right(), low.y + width),
        );
        let down = Rect::from_min_max(
            pos2(low.x, field.top()),
            pos2(low.x + width, field.bottom()),
        );
        for bar in [across, down] {
            canvas.painter.rect_filled(bar, CornerRadius::ZERO, color);
        }
    }
}

/// File letters on the lower frame and rank numbers on the left one, as seen on the screen.
/// `name` gives the letter of a column and the number of a row of the board.
pub(crate) fn paint_names(
    canvas: &Canvas<'_>,
    size: u8,
    frame: f32,
    color: Color32,
    name: impl Fn(u8, u8) -> (char, u8),
) {
    let place = &canvas.place;
    let points = (place.unit() * frame * 0.56).clamp(0.0, 13.0);
    if points < 6.5 {
        return;
    }
    let font = FontId::new(points, fonts::semibold());
    let (low, left) = if place.flipped() {
        (-frame / 2.0, f32::from(size) + frame / 2.0)
    } else {
        (f32::from(size) + frame / 2.0, -frame / 2.0)
    };
    let put = |at: Pos2, text: String| {
        let center = place.at(at);
        canvas
            .painter
            .text(center, Align2::CENTER_CENTER, text, font.clone(), color);
    };
    for index in 0..size {
        let (file, rank) = name(index, index);
        let along = f32::from(index) + 0.5;
        put(pos2(along, low), file.to_string());
        put(pos2(left, along), rank.to_string());
    }
}
