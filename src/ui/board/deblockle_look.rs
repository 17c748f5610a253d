//! How Deblockle looks: a wooden board with two stars, and cubes that roll over their edges. A
//! square is one unit wide; a7 is at the top left.

use egui::{CornerRadius, Pos2, Rect, Vec2, pos2, vec2};

use crate::{
    rules::{Effect, Scene, Site, Token, deblockle::cube::Orientation},
    ui::{
        board::{
            canvas::Canvas,
            cube::{self, Swing},
            look::{Look, Names, Pose},
            squares,
            symbols::{Plane, paint_symbol, star},
        },
        theme::deblockle as color,
    },
};

const SIZE: u8 = 7;
const FRAME: f32 = 0.24;
/// The stars, as squares.
const STARS: [Site; 2] = [Site(10), Site(38)];
/// The first of the places beside the board where rolled blocks wait during the set-up: four
/// for each placer.
const TRAY: u8 = SIZE * SIZE;
const SLOTS: u8 = 8;
const SLOT: Vec2 = vec2(0.98, 0.86);
/// The rim of a rack of four slots.
const RIM: f32 = 0.08;
/// Between the frame and the racks.
const GAP: f32 = 0.16;

/// The look of Deblockle. The tray is painted only while a scene has places in it.
#[derive(Clone, Copy, Debug, Default)]
pub struct DeblockleLook;

fn field() -> Rect {
    Rect::from_min_size(Pos2::ZERO, vec2(7.0, 7.0))
}

fn square(Site(site): Site) -> Option<Rect> {
    if site < TRAY {
        let (file, rank) = (site % SIZE, site / SIZE);
        let corner = pos2(f32::from(file), f32::from(SIZE - 1 - rank));
        return Some(Rect::from_min_size(corner, vec2(1.0, 1.0)));
    }
    let slot = site - TRAY;
    if SLOTS <= slot {
        return None;
    }
    // The first placer's rack ends where the frame does, the second one's begins there.
    let from_end = f32::from(if slot < SLOTS / 2 {
        slot + 1
    } else {
        SLOTS - 1 - slot
    });
    let inside = FRAME - RIM;
    let y = if slot < SLOTS / 2 {
        7.0 + inside - from_end * SLOT.y
    } else {
        from_end * SLOT.y - inside
    };
    Some(Rect::from_min_size(pos2(7.0 + FRAME + GAP + RIM, y), SLOT))
}

fn has_tray(scene: &Scene) -> bool {
    (TRAY..TRAY + SLOTS).any(|slot| scene.present.contains(Site(slot)))
}

impl Look for DeblockleLook {
    fn bounds(&self, scene: &Scene) -> Rect {
        let mut bounds = field().expand(FRAME);
        if has_tray(scene) {
            bounds.max.x += GAP + SLOT.x + 2.0 * RIM;
        }
        bounds
    }

    fn sites(&self) -> Vec<Site> {
        let rows = (0..SIZE).rev();
        let squares = rows.flat_map(|rank| (0..SIZE).map(move |file| Site(rank * SIZE + file)));
        let slots = (TRAY..TRAY + SLOTS).rev().map(Site);
        squares.chain(slots).collect()
    }

    fn outline(&self, site: Site) -> Option<Vec<Pos2>> {
        square(site).map(squares::corners)
    }

    fn radius(&self) -> f32 {
        0.5
    }

    fn paint_board(&self, canvas: &Canvas<'_>, scene: &Scene, names: Names) {
        let place = &canvas.place;
        squares::paint_frame(canvas, field(), FRAME, [color::FRAME, color::FRAME_LIGHT]);
        for site in (0..TRAY).map(Site) {
            let dark = (site.0 % SIZE + site.0 / SIZE).is_multiple_of(2);
            let fill = if dark {
                color::BOARD_DARK
            } else {
                color::BOARD
            };
            if let Some(rect) = square(site) {
                canvas
                    .painter
                    .rect_filled(place.rect(rect), CornerRadius::ZERO, fill);
            }
        }
        squares::paint_lines(canvas, SIZE, 0.018, color::LINE);
        for site in STARS {
            paint_star(canvas, self.center(site));
        }
        for first in [TRAY, TRAY + SLOTS / 2] {
            let slots = (first..first + SLOTS / 2).map(Site);
            paint_rack(canvas, slots.filter(|slot| scene.present.contains(*slot)));
        }
        match names {
            Names::Shown => {
                squares::paint_names(canvas, SIZE, FRAME, color::NAME, |column, row| {
                    (char::from(b'a' + column), SIZE - row)
                });
            }
            Names::Hidden => (),
        }
    }

    fn paint_token(&self, canvas: &Canvas<'_>, pose: Pose, token: Token) {
        let size = 1.0 - 0.3 * pose.tipped;
        cube::paint_cube(canvas, pose.at, token, pose.lift, size, Swing::Rest);
    }

    fn paint_effect(&self, canvas: &Canvas<'_>, _: &Scene, effect: &Effect, progress: f32) -> bool {
        let (at, was, swing) = match effect {
            Effect::Rolled { from, to, was, .. } => {
                let way = self.center(*to) - self.center(*from);
                let way = if canvas.place.flipped() { -way } else { way };
                (from, was, Swing::Roll { way, progress })
            }
            Effect::Turned { at, was, now, .. } => {
                let with_clock = Orientation::from_token(*was)
                    .is_some_and(|(side, lies)| lies.turned().token(side) == *now);
                let turn = if with_clock { 1.0 } else { -1.0 };
                (at, was, Swing::Yaw { turn, progress })
            }
            Effect::Placed { .. }
            | Effect::Taken { .. }
            | Effect::Moved { .. }
            | Effect::Tile { .. }
            | Effect::Stock { .. }
            | Effect::Lent { .. }
            | Effect::Passed { .. } => return false,
        };
        cube::paint_cube(canvas, self.center(*at), *was, 0.0, 1.0, swing);
        true
    }

    fn paint_ghost(&self, canvas: &Canvas<'_>, at: Site, token: Token, legal: bool) {
        let Some((side, lies)) = Orientation::from_token(token) else {
            return;
        };
        let unit = canvas.place.unit();
        let center = canvas.place.at(self.center(at));
        let plane = Plane::flat(center, 0.7 * unit);
        let (colors, edge) = cube::palette(side);
        let strength = if legal { 0.5 } else { 0.16 };
        let fill = color::BOARD.lerp_to_gamma(colors[0], strength);
        let width = (0.02 * unit).max(1.5);
        canvas.convex(plane.round(0.0, 0.16), fill);
        if legal {
            canvas.dashes(&plane.round(0.03, 0.15), width, 0.09 * unit, edge);
        } else {
            canvas.closed(plane.round(0.03, 0.15), width / 2.0, color::LINE);
        }
        let ink = if legal {
            color::GHOST_INK
        } else {
            color::GHOST_INK.gamma_multiply(0.45)
        };
        let plane = Plane::flat(center, 0.56 * unit);
        paint_symbol(canvas, &plane, lies.top(), ink, fill);
        if !legal {
            // Crossed out: shape, not only strength.
            let line = egui::Stroke::new(width, color::EDGE);
            canvas
                .painter
                .line_segment([plane.at(vec2(-0.9, 0.9)), plane.at(vec2(0.9, -0.9))], line);
        }
    }
}

fn paint_star(canvas: &Canvas<'_>, at: Pos2) {
    let center = canvas.place.at(at);
    let unit = canvas.place.unit();
    let points = |reach: f32| -> Vec<Pos2> {
        star(reach)
            .into_iter()
            .map(|point| center + point * unit)
            .collect()
    };
    canvas.star(center, &points(0.355), color::EDGE);
    canvas.star(center, &points(0.32), color::STAR);
}

/// The slots of one placer, side by side in a frame of the board's wood.
fn paint_rack(canvas: &Canvas<'_>, slots: impl Iterator<Item = Site>) {
    let rects: Vec<Rect> = slots.filter_map(square).collect();
    let Some(&first) = rects.first() else {
        return;
    };
    let all = rects.iter().fold(first, |all, rect| all.union(*rect));
    squares::paint_frame(canvas, all, RIM, [color::FRAME, color::FRAME_LIGHT]);
    for (rect, fill) in rects
        .into_iter()
        .zip([color::BOARD, color::BOARD_DARK].into_iter().cycle())
    {
        canvas
            .painter
            .rect_filled(canvas.place.rect(rect), CornerRadius::ZERO, fill);
    }
}
