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

/// File letters in the squares of the lowest row, rank numbers in those of the last column, as
/// seen on the screen. `name` gives the letter of a column and the number of a row of the board.
pub(crate) fn paint_names(
    canvas: &Canvas<'_>,
    size: u8,
    color: Color32,
    name: impl Fn(u8, u8) -> (char, u8),
) {
    let place = &canvas.place;
    let unit = place.unit();
    let points = (unit * 0.14).clamp(0.0, 13.0);
    if points < 7.0 || size == 0 {
        return;
    }
    let font = FontId::new(points, fonts::semibold());
    let (lowest, last) = if place.flipped() {
        (0, 0)
    } else {
        (size - 1, size - 1)
    };
    let pad = points * 0.5;
    for index in 0..size {
        let bottom = screen_square(canvas, index, lowest);
        let right = screen_square(canvas, last, index);
        canvas.painter.text(
            bottom.left_bottom() + vec2(pad, -pad * 0.8),
            Align2::LEFT_BOTTOM,
            name(index, lowest).0,
            font.clone(),
            color,
        );
        canvas.painter.text(
            right.right_top() + vec2(-pad, pad * 0.8),
            Align2::RIGHT_TOP,
            name(last, index).1,
            font.clone(),
            color,
        );
    }
}

fn screen_square(canvas: &Canvas<'_>, column: u8, row: u8) -> Rect {
    let corner = pos2(f32::from(column), f32::from(row));
    canvas
        .place
        .rect(Rect::from_min_size(corner, vec2(1.0, 1.0)))
}
