//! How Coerceo looks: hexagonal tiles with a seam and a lift, and tetrahedra with three lit faces.
//! The edge of a tile is one unit long.

use egui::{Align2, Color32, FontId, Pos2, Rect, Stroke, Vec2, pos2, vec2};

use crate::{
    rules::{Effect, Scene, Side, Site, Token},
    ui::{
        board::{
            canvas::{Canvas, inset},
            look::{Look, Names, Pose},
        },
        fonts,
        theme::coerceo as color,
    },
};

/// Tiles of the five files from the left.
const FILES: [u8; 5] = [3, 4, 5, 4, 3];
const FIELDS: u8 = 114;
const TILES: u8 = 19;
/// Half the height of a tile.
const APOTHEM: f32 = 0.866_025_4;
/// The lettered fields of a tile: their two outer corners, counted by 60° with the clock from
/// the right.
const CORNERS: [(u8, u8); 6] = [(3, 4), (2, 3), (1, 2), (0, 1), (5, 0), (4, 5)];
/// What is left of a field for its piece.
const PIECE: f32 = 0.74;
/// The circle inside a field.
const INSIDE: f32 = 0.288_675_1;
/// The seam beside each tile, and how far its side is seen below it.
const SEAM: f32 = 0.012;
const LIFT: Vec2 = vec2(0.012, 0.075);

/// The look of Coerceo, both boards: a scene says which tiles are there.
#[derive(Clone, Copy, Debug, Default)]
pub struct CoerceoLook;

/// The middle of a tile, `tile` counting a1 a2 a3 b1 … e3.
fn tile_center(tile: u8) -> Pos2 {
    let mut rank = tile.min(TILES - 1);
    let mut file = 0;
    for tiles in FILES {
        if rank < tiles {
            break;
        }
        rank -= tiles;
        file += 1;
    }
    let tiles = FILES[file];
    let up = f32::from(rank) - f32::from(tiles - 1) / 2.0;
    pos2((file as f32 - 2.0) * 1.5, -up * 2.0 * APOTHEM)
}

/// The name of a tile.
fn tile_name(tile: u8) -> String {
    let mut rank = tile;
    for (file, tiles) in ('a'..).zip(FILES) {
        if rank < tiles {
            return format!("{file}{}", rank + 1);
        }
        rank -= tiles;
    }
    String::new()
}

fn corner(center: Pos2, index: u8) -> Pos2 {
    center + Vec2::angled(f32::from(index) * std::f32::consts::FRAC_PI_3)
}

fn hexagon(center: Pos2) -> Vec<Pos2> {
    (0..6).map(|index| corner(center, index)).collect()
}

/// The corners of a field: its tile's middle first.
fn field(site: u8) -> [Pos2; 3] {
    let center = tile_center(site / 6);
    let (first, second) = CORNERS[usize::from(site % 6)];
    [center, corner(center, first), corner(center, second)]
}

/// White fields, and white pieces, point up.
fn is_white(letter: u8) -> bool {
    letter.is_multiple_of(2)
}

impl CoerceoLook {
    fn paint_side(canvas: &Canvas<'_>, tile: u8) {
        let place = &canvas.place;
        let drop = LIFT * place.unit();
        let top: Vec<Pos2> = inset(&hexagon(tile_center(tile)), SEAM)
            .into_iter()
            .map(|point| place.at(point))
            .collect();
        let moved = |by: Vec2| top.iter().map(|&point| point + by).collect::<Vec<_>>();
        canvas.convex(moved(drop * 1.9), canvas.theme.shadow);
        for step in [1.0_f32, 0.5] {
            canvas.convex(moved(drop * step), color::SIDE);
        }
    }

    fn paint_top(canvas: &Canvas<'_>, tile: u8) {
        let place = &canvas.place;
        let center = tile_center(tile);
        let outline = |by: f32| -> Vec<Pos2> {
            inset(&hexagon(center), by)
                .into_iter()
                .map(|point| place.at(point))
                .collect()
        };
        canvas.convex(outline(SEAM), color::RIM);
        // A thin light edge inside the rim lets the tile stand out from its neighbours.
        canvas.convex(outline(SEAM + 0.022), color::RIM_LIGHT);
        let face = SEAM + 0.034;
        canvas.convex(outline(face), color::BLACK_FIELD);
        // White fields over one black hexagon: no seam between two fills.
        let shrink = 1.0 - face / APOTHEM;
        for letter in (0..6).filter(|&letter| is_white(letter)) {
            let points =
                field(tile * 6 + letter).map(|point| place.at(center + (point - center) * shrink));
            canvas.convex(points.to_vec(), color::WHITE_FIELD);
        }
    }

    fn paint_name(canvas: &Canvas<'_>, tile: u8) {
        let at = canvas.place.at(tile_center(tile));
        let unit = canvas.place.unit();
        let size = (unit * 0.15).clamp(0.0, 14.0);
        if size < 7.0 {
            return;
        }
        let radius = size * 0.92;
        canvas.painter.circle(
            at,
            radius,
            color::RIM,
            Stroke::new(1.0, color::RIM_LIGHT.gamma_multiply(0.6)),
        );
        canvas.painter.text(
            at,
            Align2::CENTER_CENTER,
            tile_name(tile),
            FontId::new(size, fonts::semibold()),
            color::NAME,
        );
    }
}

impl Look for CoerceoLook {
    fn bounds(&self, _: &Scene) -> Rect {
        let half = vec2(4.0, 5.0 * APOTHEM);
        Rect::from_min_max(
            (-half).to_pos2(),
            (half + vec2(LIFT.x, LIFT.y * 1.9)).to_pos2(),
        )
    }

    fn sites(&self) -> Vec<Site> {
        let mut sites: Vec<Site> = (0..FIELDS).map(Site).collect();
        let key = |site: &Site| {
            let center = self.center(*site);
            ((center.y * 100.0) as i32, (center.x * 100.0) as i32)
        };
        sites.sort_by_key(key);
        sites
    }

    fn outline(&self, Site(site): Site) -> Option<Vec<Pos2>> {
        if site < FIELDS {
            Some(field(site).to_vec())
        } else if site < FIELDS + TILES {
            Some(hexagon(tile_center(site - FIELDS)))
        } else {
            None
        }
    }

    fn radius(&self) -> f32 {
        INSIDE
    }

    fn paint_board(&self, canvas: &Canvas<'_>, scene: &Scene, names: Names) {
        let tiles = || (0..TILES).filter(|tile| scene.present.contains(Site(tile * 6)));
        for tile in tiles() {
            Self::paint_side(canvas, tile);
        }
        for tile in tiles() {
            Self::paint_top(canvas, tile);
        }
        match names {
            Names::Shown => tiles().for_each(|tile| Self::paint_name(canvas, tile)),
            Names::Hidden => (),
        }
    }

    fn paint_token(&self, canvas: &Canvas<'_>, pose: Pose, token: Token) {
        let place = &canvas.place;
        let white = is_white(token.0);
        let points_up = white != place.flipped();
        let lift = vec2(0.0, -pose.lift) * place.unit();
        let size = PIECE * place.unit() * (1.0 + 0.25 * pose.lift - 0.35 * pose.tipped);
        let base = place.at(pose.at);
        if 0.0 < pose.lift {
            let shade = triangle(base + vec2(0.02, 0.05) * place.unit(), size, points_up, 0.0);
            canvas.convex(shade.to_vec(), canvas.theme.shadow.gamma_multiply(0.6));
        }
        let turn = pose.tipped * 0.7;
        paint_tetrahedron(canvas, base + lift, size, points_up, turn, white);
    }

    fn paint_effect(&self, canvas: &Canvas<'_>, _: &Scene, effect: &Effect, progress: f32) -> bool {
        let Effect::Tile {
            sites, present, to, ..
        } = effect
        else {
            return false;
        };
        let away = if *present { 1.0 - progress } else { progress };
        // First up, then towards the owner's side of the table.
        let toward = match to {
            Some(side) if (*side == Side::First) != canvas.place.flipped() => vec2(2.4, 1.0),
            Some(_) => vec2(2.4, -1.0),
            None => vec2(0.0, -0.5),
        };
        let mut lifted = canvas.faded(1.0 - away * away);
        let way = vec2(0.0, -0.25) * away + toward * away * away;
        lifted.place = lifted.place.moved(way * canvas.place.unit());
        let mut tiles: Vec<u8> = sites
            .iter()
            .filter(|site| site.0 < FIELDS)
            .map(|site| site.0 / 6)
            .collect();
        tiles.dedup();
        for tile in tiles {
            Self::paint_side(&lifted, tile);
            Self::paint_top(&lifted, tile);
        }
        true
    }
}

/// The corners of an equilateral triangle about its centroid, the apex first.
fn triangle(center: Pos2, edge: f32, points_up: bool, turn: f32) -> [Pos2; 3] {
    let reach = edge * 0.577_350_3;
    let first = if points_up { -90.0_f32 } else { 90.0 };
    [0.0, 120.0, 240.0]
        .map(|angle| center + Vec2::angled((first + angle).to_radians() + turn) * reach)
}

/// A tetrahedron from above, lit from the upper left. `edge` is in points.
pub(crate) fn paint_tetrahedron(
    canvas: &Canvas<'_>,
    center: Pos2,
    edge: f32,
    points_up: bool,
    turn: f32,
    white: bool,
) {
    let (shades, rim) = if white {
        (color::IVORY, color::IVORY_RIM)
    } else {
        (color::EBONY, color::EBONY_RIM)
    };
    let outer = triangle(center, edge, points_up, turn);
    let rim_width = (edge * 0.035).clamp(0.75, 2.5);
    canvas.convex(outer.to_vec(), rim);
    let corners = inset(&outer, rim_width);
    let light = vec2(-0.6, -0.8);
    let mut faces: Vec<(f32, [Pos2; 2])> = (0..3)
        .map(|index| {
            let ends = [corners[index], corners[(index + 1) % 3]];
            let normal = (ends[0] + ends[1].to_vec2()).to_vec2() / 2.0 - center.to_vec2();
            (normal.normalized().dot(light), ends)
        })
        .collect();
    faces.sort_by(|a, b| b.0.total_cmp(&a.0));
    // The whole in the tone of the first face, the second drawn a little over the edge that it
    // shares with the third: no seams between soft fills.
    canvas.convex(corners.clone(), shades[0]);
    let [_, (_, second), (_, third)] = [faces[0], faces[1], faces[2]];
    let shared = if third.contains(&second[0]) {
        second[0]
    } else {
        second[1]
    };
    let other = if third[0] == shared {
        third[1]
    } else {
        third[0]
    };
    let over = shared + (other - shared) * 0.06;
    let free = if second[0] == shared {
        second[1]
    } else {
        second[0]
    };
    canvas.convex(vec![center, free, shared, over], shades[1]);
    canvas.convex(vec![center, third[0], third[1]], shades[2]);
    ridge(canvas, center, &corners, edge, white);
}

/// A faint light along the ridges.
fn ridge(canvas: &Canvas<'_>, center: Pos2, corners: &[Pos2], edge: f32, white: bool) {
    let strength = if white { 0.55 } else { 0.16 };
    let stroke = Stroke::new(
        (edge * 0.014).clamp(0.5, 1.5),
        Color32::WHITE.gamma_multiply(strength),
    );
    for &corner in corners {
        canvas
            .painter
            .line_segment([center, center + (corner - center) * 0.94], stroke);
    }
}
