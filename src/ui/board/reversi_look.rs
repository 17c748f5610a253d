//! How Reversi looks: felt in a dark frame, and discs that show both their sides when they turn.
//! A square is one unit wide; a1 is at the top left.

use egui::{
    Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke,
    epaint::{EllipseShape, RectShape},
    pos2, vec2,
};

use crate::{
    rules::{Effect, Scene, Site, Token},
    ui::{
        board::{
            canvas::{Canvas, lit_ellipse},
            look::{Look, Names, Pose},
            squares,
        },
        theme::reversi as color,
    },
};

/// Sites count this many squares a rank on every board.
const STRIDE: u8 = 10;
const FRAME: f32 = 0.27;
/// The radius of a disc.
const DISC: f32 = 0.4;
/// How thick a disc is seen from its edge.
const THICK: f32 = 0.1;

/// The look of a board of `size` × `size` squares.
#[derive(Clone, Copy, Debug)]
pub struct ReversiLook {
    size: u8,
}

impl ReversiLook {
    /// `size` is 4, 6, 8 or 10; anything from 1 to 10 is painted.
    pub fn new(size: u8) -> Self {
        Self {
            size: size.clamp(1, STRIDE),
        }
    }

    fn field(self) -> Rect {
        let size = f32::from(self.size);
        Rect::from_min_size(Pos2::ZERO, vec2(size, size))
    }

    fn square(self, Site(site): Site) -> Option<Rect> {
        let (file, rank) = (site % STRIDE, site / STRIDE);
        let corner = pos2(f32::from(file), f32::from(rank));
        (file < self.size && rank < self.size).then(|| Rect::from_min_size(corner, vec2(1.0, 1.0)))
    }
}

impl Look for ReversiLook {
    fn bounds(&self, _: &Scene) -> Rect {
        self.field().expand(FRAME)
    }

    fn sites(&self) -> Vec<Site> {
        let rank = |rank| (0..self.size).map(move |file| Site(rank * STRIDE + file));
        (0..self.size).flat_map(rank).collect()
    }

    fn outline(&self, site: Site) -> Option<Vec<Pos2>> {
        self.square(site).map(squares::corners)
    }

    fn radius(&self) -> f32 {
        0.5
    }

    fn paint_board(&self, canvas: &Canvas<'_>, _: &Scene, names: Names) {
        let place = &canvas.place;
        squares::paint_frame(
            canvas,
            self.field(),
            FRAME,
            [color::FRAME, color::FRAME_LIGHT],
        );
        let felt = place.rect(self.field());
        canvas
            .painter
            .rect_filled(felt, CornerRadius::ZERO, color::FELT);
        squares::paint_lines(canvas, self.size, 0.022, color::LINE);
        if 8 <= self.size {
            let far = f32::from(self.size) - 2.0;
            for at in [(2.0, 2.0), (2.0, far), (far, 2.0), (far, far)] {
                let radius = 0.055 * place.unit();
                canvas
                    .painter
                    .circle_filled(place.at(at.into()), radius, color::LINE);
            }
        }
        match names {
            Names::Shown => {
                squares::paint_names(canvas, self.size, FRAME, color::NAME, |file, rank| {
                    (char::from(b'a' + file), rank + 1)
                });
            }
            Names::Hidden => (),
        }
    }

    fn paint_token(&self, canvas: &Canvas<'_>, pose: Pose, token: Token) {
        paint_disc(canvas, pose, token, 0.0);
    }

    fn paint_effect(&self, canvas: &Canvas<'_>, _: &Scene, effect: &Effect, progress: f32) -> bool {
        let Effect::Turned { at, was, now, .. } = effect else {
            return false;
        };
        let (shown, angle) = if progress < 0.5 {
            (was, progress * std::f32::consts::PI)
        } else {
            (now, (1.0 - progress) * std::f32::consts::PI)
        };
        let pose = Pose {
            lift: (progress * std::f32::consts::PI).sin() * 0.16,
            ..Pose::at(self.center(*at))
        };
        paint_disc(canvas, pose, *shown, angle);
        true
    }
}

/// A disc turned about its horizontal axis: by 0 it shows its face, by a quarter its edge.
fn paint_disc(canvas: &Canvas<'_>, pose: Pose, Token(token): Token, angle: f32) {
    let unit = canvas.place.unit();
    let pixel = canvas.place.pixel();
    let ground = canvas.place.at(pose.at);
    let at = ground - vec2(0.0, pose.lift) * unit;
    let black = token == 0;
    let shrink = 1.0 - 0.25 * pose.tipped;
    let radius = DISC * unit * (1.0 + 0.3 * pose.lift) * shrink;
    let (face, rim) = palette(black);
    let (back, _) = palette(!black);
    // The shadow falls further off and grows softer as the disc rises.
    let shadow = Rect::from_center_size(
        ground + vec2(0.015, 0.045 + pose.lift * 0.4) * unit,
        vec2(2.0, 2.0 * angle.cos().max(0.3)) * radius,
    );
    let corner = CornerRadius::same(u8::try_from(shadow.height() as i32 / 2).unwrap_or(u8::MAX));
    canvas.painter.add(
        RectShape::filled(shadow, corner, Color32::from_black_alpha(110))
            .with_blur_width((0.05 + pose.lift * 0.5) * unit),
    );
    let flat = vec2(radius, (radius * angle.cos()).max(pixel));
    // Half the edge is of the one colour, half of the other.
    let thick = THICK * unit * shrink * angle.sin().max(0.22);
    let layers = 8_u8;
    for layer in 0..layers {
        let down = thick * (1.0 - f32::from(layer) / f32::from(layers));
        let fill = if layer < layers / 2 {
            if black { back[2] } else { back[1] }
        } else if black {
            rim
        } else {
            face[2]
        };
        canvas.painter.add(Shape::Ellipse(EllipseShape::filled(
            at + vec2(0.0, down),
            flat,
            fill,
        )));
    }
    canvas
        .painter
        .add(lit_ellipse(at, flat, vec2(-0.38, -0.42), face, pixel));
    canvas.painter.add(Shape::Ellipse(EllipseShape::stroke(
        at,
        flat,
        Stroke::new((0.014 * unit).max(pixel), rim),
    )));
}

fn palette(black: bool) -> ([Color32; 3], Color32) {
    if black {
        (color::BLACK, color::BLACK_RIM)
    } else {
        (color::WHITE, color::WHITE_RIM)
    }
}

/// A disc for a card: no board about it.
pub(crate) fn paint_disc_icon(painter: &Painter, center: Pos2, radius: f32, token: Token) {
    let (face, rim) = palette(token.0 == 0);
    let pixel = painter.pixels_per_point().recip();
    painter.add(lit_ellipse(
        center,
        vec2(radius, radius),
        vec2(-0.38, -0.42),
        face,
        pixel,
    ));
    painter.circle_stroke(center, radius, Stroke::new(1.0, rim));
}
