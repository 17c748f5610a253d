//! What turns are worth, written on the sites where they go: a sign in a small dark plate, coloured
//! by how much worse than the best turn it is; the best one on a bright plate.

use egui::{Color32, CornerRadius, FontId, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};

use crate::{
    app::Grade,
    rules::Site,
    ui::{
        board::{canvas::Canvas, look::Look, states::outline, view::BoardView},
        icons::{Icon, paint_icon},
        theme::{Type, mark},
    },
};

/// What is written on a site.
#[derive(Clone, PartialEq, Debug)]
pub struct Value {
    pub site: Site,
    pub text: String,
    pub grade: Grade,
    /// Whether it is certain.
    pub proven: bool,
}

/// The size of the type, and the smallest one that can be read.
const SIZES: (f32, f32) = (7.5, 17.0);
/// In parts of the size of the type.
const HEIGHT: f32 = 1.45;
const PADDING: f32 = 0.42;
const CHECK: f32 = 0.8;
/// The part of the width of a site that a plate may take.
const INSIDE: f32 = 0.9;

fn color(grade: Grade) -> Color32 {
    match grade {
        Grade::Best => mark::VALUE_BEST,
        Grade::Good => mark::VALUE_GOOD,
        Grade::Fair => mark::VALUE_FAIR,
        Grade::Poor => mark::VALUE_POOR,
        Grade::Bad => mark::VALUE_BAD,
    }
}

/// The fill, the ink and the outline of a plate.
pub(crate) fn colours(grade: Grade) -> [Color32; 3] {
    let color = color(grade);
    match grade {
        Grade::Best => [color, mark::DARK, mark::DARK],
        Grade::Good | Grade::Fair | Grade::Poor | Grade::Bad => {
            [mark::PLATE, color, color.gamma_multiply(0.55)]
        }
    }
}

pub(crate) fn paint(canvas: &Canvas<'_>, view: &BoardView<'_>) {
    // The best ones come first and lie on top.
    for value in view.values.iter().rev() {
        if view.scene.present.contains(value.site) {
            paint_one(canvas, view, value);
        }
    }
}

fn paint_one(canvas: &Canvas<'_>, view: &BoardView<'_>, value: &Value) {
    let radius = canvas.place.unit() * view.look.radius();
    let font = |size: f32| FontId::new(size, Type::Strong.font().family);
    let color = color(value.grade);
    let is_best = value.grade == Grade::Best;
    let [fill, ink, line] = colours(value.grade);
    let lay = |size: f32| {
        let text = value.text.clone();
        canvas.painter.layout_no_wrap(text, font(size), ink)
    };
    let check = |size: f32| if value.proven { CHECK * size } else { 0.0 };
    let wide = |size: f32, text: f32| text + check(size) + 2.0 * PADDING * size;
    let size = (radius * 0.56).clamp(SIZES.0, SIZES.1);
    let galley = lay(size);
    // Plates on neighbours never touch; a triangle is wider than its circle.
    let points = outline(canvas, view.look, value.site);
    let room = Rect::from_points(&points).width() * INSIDE;
    let (room, width) = (room.min(radius * 2.2), wide(size, galley.size().x));
    let size = if room < width {
        size * room / width
    } else {
        size
    };
    if size < SIZES.0 * 0.9 {
        return dot(canvas, view.look, value.site, color, is_best);
    }
    let galley = lay(size);
    let plate = vec2(wide(size, galley.size().x), HEIGHT * size);
    let at = middle(canvas, view, value.site, plate.y);
    let plate = Rect::from_center_size(canvas.place.snap(at), plate);
    let round = CornerRadius::same((plate.height() / 3.0) as u8);
    let width = if is_best { 1.5 } else { 1.0 };
    let line = Stroke::new(width, line);
    let painter = &canvas.painter;
    painter.rect(plate, round, fill, line, StrokeKind::Outside);
    let left = plate.left() + PADDING * size;
    let corner = pos2(left, plate.center().y - galley.size().y / 2.0);
    let right = left + galley.size().x;
    painter.galley(corner, galley, ink);
    if value.proven {
        let room = Rect::from_center_size(
            pos2(right + check(size) * 0.6, plate.center().y),
            vec2(check(size), check(size)),
        );
        paint_icon(painter, room, check(size), Icon::Check, ink);
    }
}

/// The middle of an empty site; under a token, or what would be one, the rim of the site where it is
/// widest, so that the token can still be seen.
fn middle(canvas: &Canvas<'_>, view: &BoardView<'_>, site: Site, height: f32) -> Pos2 {
    let center = canvas.place.at(view.look.center(site));
    let has_ghost = view.ghosts.iter().any(|ghost| ghost.at == site);
    if view.scene.token(site).is_none() && !has_ghost {
        return center;
    }
    let points = outline(canvas, view.look, site);
    let ends = points.iter().fold(
        (f32::INFINITY, f32::NEG_INFINITY),
        |(top, bottom), point| (top.min(point.y), bottom.max(point.y)),
    );
    let near = |y: f32| {
        let is_near = |point: &&Pos2| (point.y - y).abs() < height / 2.0;
        points.iter().filter(is_near).count()
    };
    let inside = height * 0.62;
    let y = if 2 <= near(ends.1) {
        ends.1 - inside
    } else {
        ends.0 + inside
    };
    pos2(center.x, y)
}

/// Where nothing can be written, the colour has to do; names and the line below the board tell the
/// rest.
fn dot(canvas: &Canvas<'_>, look: &dyn Look, site: Site, color: Color32, is_best: bool) {
    let center = canvas.place.at(look.center(site));
    let radius = (canvas.place.unit() * look.radius() * 0.4).clamp(2.0, 6.0);
    let radius = if is_best { radius * 1.4 } else { radius };
    let rim = Stroke::new(1.5, mark::DARK);
    canvas.painter.circle(center, radius, color, rim);
}
