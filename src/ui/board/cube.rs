//! A cube seen from above with its east and south sides showing, lying still or rolling over an
//! edge. Works in board units with z up; what is nearer the top is seen further up and left.

use egui::{Color32, Pos2, Vec2, vec2};

use crate::{
    rules::{
        Side, Token,
        deblockle::cube::{Face, Orientation},
    },
    ui::{
        board::{
            canvas::Canvas,
            symbols::{Plane, paint_symbol},
        },
        theme::deblockle as color,
    },
};

/// The side of a cube, and how far a side face reaches down and right.
pub(crate) const SIDE: f32 = 0.66;
const SLANT: f32 = 0.13;
/// The middle of a cube's foot, from the middle of its square.
const FOOT: f32 = SLANT / 2.0;

type Point = [f32; 3];

/// How a cube is moving. `progress` runs from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Swing {
    Rest,
    /// Over an edge; `way` is one square in screen directions, x right and y down.
    Roll {
        way: Vec2,
        progress: f32,
    },
    /// A quarter turn where it stands; `turn` is 1 with the clock and -1 against it.
    Yaw {
        turn: f32,
        progress: f32,
    },
}

/// The faces of a token as the screen sees them: top, bottom, east, west, south, north.
fn faces(token: Token, flipped: bool) -> Option<(Side, [Face; 6])> {
    let (side, lies) = Orientation::from_token(token)?;
    let (east, south) = if flipped {
        (lies.west(), lies.north())
    } else {
        (lies.east(), lies.south())
    };
    let faces = [
        lies.top(),
        lies.bottom(),
        east,
        east.opposite(),
        south,
        south.opposite(),
    ];
    Some((side, faces))
}

/// The outward normal of each face, and its right and down as it lies.
const NORMALS: [Point; 6] = [
    [0.0, 0.0, 1.0],
    [0.0, 0.0, -1.0],
    [1.0, 0.0, 0.0],
    [-1.0, 0.0, 0.0],
    [0.0, 1.0, 0.0],
    [0.0, -1.0, 0.0],
];
const RIGHTS: [Point; 6] = [
    [1.0, 0.0, 0.0],
    [1.0, 0.0, 0.0],
    [0.0, 0.0, -1.0],
    [0.0, 0.0, 1.0],
    [1.0, 0.0, 0.0],
    [1.0, 0.0, 0.0],
];
const DOWNS: [Point; 6] = [
    [0.0, 1.0, 0.0],
    [0.0, -1.0, 0.0],
    [0.0, 1.0, 0.0],
    [0.0, 1.0, 0.0],
    [0.0, 0.0, -1.0],
    [0.0, 0.0, 1.0],
];

/// The four colours of a side's blocks: top, east, south, ink; and their dark edge.
pub(crate) fn palette(side: Side) -> ([Color32; 4], Color32) {
    match side {
        Side::First => (color::GOLD, color::EDGE),
        Side::Second => (color::BLUE, color::BLUE_EDGE),
    }
}

/// Paints a block whose square has its middle at `at`. `lift` is in units, `size` shrinks it.
pub(crate) fn paint_cube(
    canvas: &Canvas<'_>,
    at: Pos2,
    token: Token,
    lift: f32,
    size: f32,
    swing: Swing,
) {
    let Some((side, faces)) = faces(token, canvas.place.flipped()) else {
        return;
    };
    let unit = canvas.place.unit();
    let ground = canvas.place.at(at);
    let body = Body {
        ground,
        unit,
        half: SIDE / 2.0 * size,
        lift,
        swing,
    };
    body.paint_shadow(canvas);
    let (colors, edge) = palette(side);
    let mut seen: Vec<(usize, Plane, Color32)> = Vec::new();
    for (index, normal) in NORMALS.into_iter().enumerate() {
        let normal = body.turned(normal);
        let toward = normal[0] * SLANT / SIDE + normal[1] * SLANT / SIDE + normal[2];
        if 0.001 < toward {
            seen.push((index, body.plane(index), shade(normal, colors)));
        }
    }
    let silhouette = hull(
        seen.iter()
            .flat_map(|(_, plane, _)| plane.corners())
            .collect(),
    );
    let rim = (unit * 0.012).max(canvas.place.pixel());
    canvas.closed(silhouette.clone(), rim * 2.0, edge);
    // One fill under all faces, so that no seam shows the board.
    canvas.convex(silhouette, colors[1]);
    for (index, plane, fill) in &seen {
        canvas.convex(plane.corners(), *fill);
        if let Some(plane) = body.symbol_plane(*index, plane, canvas) {
            paint_symbol(canvas, &plane, faces[*index], colors[3], *fill);
        }
    }
    // A thin light along the edges of the top.
    for (index, plane, fill) in &seen {
        if *index == 0 && swing == Swing::Rest {
            let light = fill.lerp_to_gamma(Color32::WHITE, 0.35);
            let inner = crate::ui::board::canvas::inset(&plane.corners(), rim);
            canvas.closed(inner, rim, light);
        }
    }
}

struct Body {
    ground: Pos2,
    unit: f32,
    half: f32,
    lift: f32,
    swing: Swing,
}

impl Body {
    /// A direction of the resting cube after the roll so far.
    fn turned(&self, way: Point) -> Point {
        let quarter = |progress: f32| (progress * std::f32::consts::FRAC_PI_2).sin_cos();
        let [x, y, z] = way;
        match self.swing {
            Swing::Rest => way,
            Swing::Roll { way: to, progress } if to.x.abs() < to.y.abs() => {
                let (sin, cos) = quarter(progress);
                let sign = to.y.signum();
                [x, y * cos + sign * z * sin, z * cos - sign * y * sin]
            }
            Swing::Roll { way: to, progress } => {
                let (sin, cos) = quarter(progress);
                let sign = to.x.signum();
                [x * cos + sign * z * sin, y, z * cos - sign * x * sin]
            }
            Swing::Yaw { turn, progress } => {
                let (sin, cos) = quarter(progress);
                [x * cos - turn * y * sin, y * cos + turn * x * sin, z]
            }
        }
    }

    /// The middle of the cube, from the middle of the square it comes from.
    fn middle(&self) -> Point {
        let half = self.half;
        let Swing::Roll { way, progress } = self.swing else {
            return [0.0, 0.0, half + self.lift];
        };
        // About the lower edge, which itself glides over what lies between two blocks' feet.
        let [x, y, z] = self.turned([-way.x * half, -way.y * half, half]);
        let glide = (1.0 - 2.0 * half) * progress;
        [
            way.x * (half + glide) + x,
            way.y * (half + glide) + y,
            z + self.lift,
        ]
    }

    fn screen(&self, [x, y, z]: Point) -> Pos2 {
        let slant = SLANT / SIDE * z;
        self.ground + vec2(x - slant + FOOT, y - slant + FOOT) * self.unit
    }

    fn plane(&self, index: usize) -> Plane {
        self.spanned(index, self.turned(RIGHTS[index]), self.turned(DOWNS[index]))
    }

    /// The face of this index with these ways for its right and down.
    fn spanned(&self, index: usize, right: Point, down: Point) -> Plane {
        let middle = self.middle();
        let normal = self.turned(NORMALS[index]);
        let center = [0, 1, 2].map(|axis| middle[axis] + normal[axis] * self.half);
        let from = self.screen(center);
        let reach = |way: Point| {
            self.screen([0, 1, 2].map(|axis| center[axis] + way[axis] * self.half)) - from
        };
        Plane {
            center: from,
            right: reach(right),
            down: reach(down),
        }
    }

    /// Where the symbol of a face lies; `None` if there is no room for it. A symbol on the axis
    /// of a swing stays upright, as it will lie at the end.
    fn symbol_plane(&self, index: usize, plane: &Plane, canvas: &Canvas<'_>) -> Option<Plane> {
        let room = 5.0 * canvas.place.pixel().max(0.5) < self.unit * SLANT;
        let still = self.turned(NORMALS[index]) == NORMALS[index];
        match self.swing {
            Swing::Rest => (index == 0 || room).then_some(*plane),
            Swing::Roll { .. } if still => {
                room.then(|| self.spanned(index, RIGHTS[index], DOWNS[index]))
            }
            Swing::Roll { .. } => Some(*plane),
            Swing::Yaw { .. } => still.then(|| self.spanned(index, RIGHTS[index], DOWNS[index])),
        }
    }

    fn paint_shadow(&self, canvas: &Canvas<'_>) {
        let [x, y, z] = self.middle();
        let up = z - self.half;
        let spread = self.half * 2.0 * self.unit;
        let offset = vec2(x + FOOT + 0.05 + up * 0.3, y + FOOT + 0.06 + up * 0.4) * self.unit;
        let rect = egui::Rect::from_center_size(self.ground + offset, vec2(spread, spread));
        canvas.painter.add(
            egui::epaint::RectShape::filled(rect, 2.0, Color32::from_black_alpha(96))
                .with_blur_width((0.06 + up * 0.3).max(0.01) * self.unit),
        );
    }
}

/// The tone of a face that looks this way, between those of top, east and south.
fn shade([x, y, z]: Point, [top, east, south, _]: [Color32; 4]) -> Color32 {
    let lit = top.lerp_to_gamma(Color32::WHITE, 0.18);
    let parts = [
        (z.max(0.0).powi(2), top),
        (x.max(0.0).powi(2), east),
        (y.max(0.0).powi(2), south),
        (x.min(0.0).powi(2) + y.min(0.0).powi(2), lit),
    ];
    let total: f32 = parts.iter().map(|part| part.0).sum();
    let mix = |channel: fn(Color32) -> u8| {
        let sum: f32 = parts
            .iter()
            .map(|&(weight, color)| weight * f32::from(channel(color)))
            .sum();
        (sum / total.max(f32::EPSILON)).round() as u8
    };
    Color32::from_rgb(
        mix(|color| color.r()),
        mix(|color| color.g()),
        mix(|color| color.b()),
    )
}

/// The convex outline of some points.
fn hull(mut points: Vec<Pos2>) -> Vec<Pos2> {
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    points.dedup_by(|a, b| a.distance_sq(*b) < 1e-6);
    let turn = |a: Pos2, b: Pos2, c: Pos2| (b - a).x * (c - b).y - (b - a).y * (c - b).x;
    let half = |points: &mut dyn Iterator<Item = Pos2>| {
        let mut line: Vec<Pos2> = Vec::new();
        for point in points {
            while 2 <= line.len() && turn(line[line.len() - 2], line[line.len() - 1], point) <= 0.0
            {
                line.pop();
            }
            line.push(point);
        }
        line.pop();
        line
    };
    let mut outline = half(&mut points.iter().copied());
    outline.extend(half(&mut points.iter().rev().copied()));
    outline
}

/// The six faces laid out: top in the middle, the others where they fold out to, and the bottom
/// beyond the east. `cell` is the width of a face in points.
pub(crate) fn paint_net(canvas: &Canvas<'_>, top_left: Pos2, cell: f32, token: Token) {
    let Some((side, [top, bottom, east, west, south, north])) =
        faces(token, canvas.place.flipped())
    else {
        return;
    };
    let gap = cell * 0.08;
    let places = [
        (north, 1.0, 0.0),
        (west, 0.0, 1.0),
        (top, 1.0, 1.0),
        (east, 2.0, 1.0),
        (bottom, 3.0, 1.0),
        (south, 1.0, 2.0),
    ];
    let (colors, edge) = palette(side);
    for (face, column, row) in places {
        let center = top_left + vec2(column + 0.5, row + 0.5) * (cell + gap) - vec2(gap, gap) / 2.0;
        let plane = Plane::flat(center, cell);
        let fill = if column == 1.0 && row == 1.0 {
            colors[0]
        } else {
            colors[0].lerp_to_gamma(colors[1], 0.3)
        };
        canvas.convex(plane.round(0.0, 0.2), edge);
        canvas.convex(plane.round(0.07, 0.16), fill);
        paint_symbol(canvas, &plane, face, colors[3], fill);
    }
}

/// How large a net of faces of this width is.
pub(crate) fn net_size(cell: f32) -> Vec2 {
    vec2(4.0, 3.0) * cell * 1.08 - vec2(0.08, 0.08) * cell
}

/// Where a flat token's middle lies, for icons.
pub(crate) fn paint_block_icon(canvas: &Canvas<'_>, center: Pos2, side: f32, of: Side) {
    let (colors, edge) = palette(of);
    let plane = Plane::flat(center, side);
    canvas.convex(plane.round(0.0, 0.3), edge);
    canvas.convex(plane.round(0.1, 0.24), colors[0]);
}
