//! Where a board lies on the screen, and the shapes that it is painted with: fills with soft
//! edges that leave no seams, and outlines of two tones.

use std::fmt;

use egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use crate::ui::theme::{Theme, mark};

/// How board units become points on the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// Where the board's own origin lies.
    origin: Pos2,
    /// Points in one board unit; negative axes when the board is seen from the other side.
    scale: f32,
    flipped: bool,
    pixel: f32,
}

impl Place {
    /// The largest place in a room that shows these bounds, aligned to pixels so that lines at
    /// whole units are sharp.
    pub fn fit(room: Rect, bounds: Rect, flipped: bool, pixels_per_point: f32) -> Self {
        let pixels = pixels_per_point.max(f32::MIN_POSITIVE);
        let wide = room.width().max(0.0) / bounds.width().max(f32::EPSILON);
        let high = room.height().max(0.0) / bounds.height().max(f32::EPSILON);
        let unit = wide.min(high) * pixels;
        // Whole pixels in a unit; tiny pictures are better filled than sharp.
        let unit = if 24.0 <= unit { unit.floor() } else { unit };
        let scale = unit / pixels;
        let center = bounds.center().to_vec2() * scale;
        let origin = if flipped {
            room.center() + center
        } else {
            room.center() - center
        };
        let round = |value: f32| (value * pixels).round() / pixels;
        Self {
            origin: pos2(round(origin.x), round(origin.y)),
            scale,
            flipped,
            pixel: pixels.recip(),
        }
    }

    /// A point of the board, on the screen.
    pub fn at(&self, point: Pos2) -> Pos2 {
        self.origin + self.along(point.to_vec2())
    }

    /// A point of the screen, on the board.
    pub fn back(&self, point: Pos2) -> Pos2 {
        let scale = self.scale.max(f32::MIN_POSITIVE);
        let offset = (point - self.origin) / scale;
        (if self.flipped { -offset } else { offset }).to_pos2()
    }

    /// A way on the board, on the screen.
    pub fn along(&self, way: Vec2) -> Vec2 {
        if self.flipped {
            -way * self.scale
        } else {
            way * self.scale
        }
    }

    /// The same place, this far away on the screen.
    pub fn moved(self, by: Vec2) -> Self {
        Self {
            origin: self.origin + by,
            ..self
        }
    }

    /// Points in one board unit.
    pub fn unit(&self) -> f32 {
        self.scale
    }

    pub fn flipped(&self) -> bool {
        self.flipped
    }

    /// One pixel of the screen, in points.
    pub fn pixel(&self) -> f32 {
        self.pixel
    }

    /// The point moved to the nearest border between pixels.
    pub fn snap(&self, point: Pos2) -> Pos2 {
        let round = |value: f32| (value / self.pixel).round() * self.pixel;
        pos2(round(point.x), round(point.y))
    }

    pub fn rect(&self, rect: Rect) -> Rect {
        Rect::from_two_pos(self.snap(self.at(rect.min)), self.snap(self.at(rect.max)))
    }
}

/// What a board is painted on.
#[derive(Clone)]
pub struct Canvas<'a> {
    pub painter: Painter,
    pub place: Place,
    pub theme: &'a Theme,
}

impl fmt::Debug for Canvas<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Canvas")
            .field("place", &self.place)
            .finish_non_exhaustive()
    }
}

impl<'a> Canvas<'a> {
    pub fn new(painter: Painter, place: Place, theme: &'a Theme) -> Self {
        Self {
            painter,
            place,
            theme,
        }
    }

    /// The same, with everything painted on it fainter.
    pub fn faded(&self, opacity: f32) -> Self {
        let mut faded = self.clone();
        faded.painter.multiply_opacity(opacity.clamp(0.0, 1.0));
        faded
    }

    /// A shape that is convex, filled.
    pub fn convex(&self, points: Vec<Pos2>, fill: Color32) {
        self.painter
            .add(Shape::convex_polygon(points, fill, Stroke::NONE));
    }

    /// A shape of which every point is seen from `center`, filled.
    pub fn star(&self, center: Pos2, points: &[Pos2], fill: Color32) {
        self.painter
            .add(soft_fan(center, points, fill, self.place.pixel));
    }

    /// What lies between two outlines with as many points.
    pub fn band(&self, outer: &[Pos2], inner: &[Pos2], fill: Color32) {
        self.painter
            .add(soft_band(outer, inner, fill, self.place.pixel));
    }

    pub fn closed(&self, points: Vec<Pos2>, width: f32, color: Color32) {
        let stroke = Stroke::new(width, color);
        self.painter.add(Shape::closed_line(points, stroke));
    }

    /// An outline of two lines side by side, the dark one outside, as wide together as `width`
    /// and wholly inside the convex `points`.
    pub fn two_tone(&self, points: &[Pos2], width: f32, light: Color32) {
        let (dark, bright) = (width * 0.4, width * 0.6);
        self.closed(inset(points, dark / 2.0), dark, mark::DARK);
        self.closed(inset(points, dark + bright / 2.0), bright, light);
    }

    /// Dashes along an outline, a dark line under light ones.
    pub fn dashed(&self, points: &[Pos2], width: f32, dash: f32, light: Color32) {
        for (width, color) in [(width + 2.0, mark::DARK), (width, light)] {
            self.dashes(points, width, dash, color);
        }
    }

    /// Dashes of one tone along an outline.
    pub fn dashes(&self, points: &[Pos2], width: f32, dash: f32, color: Color32) {
        let mut path = points.to_vec();
        path.extend(points.first());
        self.dashed_path(&path, width, dash, color);
    }

    fn dashed_path(&self, path: &[Pos2], width: f32, dash: f32, color: Color32) {
        let (dash, gap) = even_dashes(path, dash);
        let stroke = Stroke::new(width, color);
        self.painter
            .extend(Shape::dashed_line(path, stroke, dash, gap));
    }

    /// A ring of two lines, the dark one outside.
    pub fn ring(&self, center: Pos2, radius: f32, width: f32, light: Color32) {
        let half = width / 2.0;
        self.painter
            .circle_stroke(center, radius + half / 2.0, Stroke::new(half, mark::DARK));
        self.painter
            .circle_stroke(center, radius - half / 2.0, Stroke::new(half, light));
    }

    pub fn dashed_ring(&self, center: Pos2, radius: f32, width: f32, light: Color32) {
        self.dashed(&circle(center, radius, 64), width, radius * 0.30, light);
    }

    /// A disc with a dark body and a light rim.
    pub fn dot(&self, center: Pos2, radius: f32) {
        let rim = (radius * 0.28).max(1.5);
        self.painter
            .circle_filled(center, radius + rim, mark::TARGET_RIM);
        self.painter.circle_filled(center, radius, mark::TARGET);
    }
}

/// The corners of a regular polygon that passes for a circle.
pub(crate) fn circle(center: Pos2, radius: f32, corners: u16) -> Vec<Pos2> {
    ellipse(center, vec2(radius, radius), corners)
}

pub(crate) fn ellipse(center: Pos2, radius: Vec2, corners: u16) -> Vec<Pos2> {
    let corner = |index: u16| {
        let angle = std::f32::consts::TAU * f32::from(index) / f32::from(corners);
        center + radius * Vec2::angled(angle)
    };
    (0..corners).map(corner).collect()
}

/// Dash and gap near the wanted length that fit a path a whole number of times.
fn even_dashes(path: &[Pos2], dash: f32) -> (f32, f32) {
    let length: f32 = path.windows(2).map(|ends| ends[0].distance(ends[1])).sum();
    let period = (dash * 1.7).max(1.0);
    let period = length / (length / period).round().max(1.0);
    (period / 1.7, period * 0.7 / 1.7)
}

/// The convex outline moved inwards on all sides, or outwards by a negative distance.
pub(crate) fn inset(points: &[Pos2], distance: f32) -> Vec<Pos2> {
    let normals = normals(points);
    points
        .iter()
        .zip(normals)
        .map(|(&point, normal)| point - normal * distance)
        .collect()
}

/// The way outwards at each corner, as long as it takes to move both edges there by one.
fn normals(points: &[Pos2]) -> Vec<Vec2> {
    let count = points.len();
    let outward = if area(points) < 0.0 { -1.0 } else { 1.0 };
    let edge = |from: usize| {
        let way = (points[(from + 1) % count] - points[from % count]).normalized();
        vec2(way.y, -way.x) * outward
    };
    let corner = |index: usize| {
        let (before, after) = (edge(index + count - 1), edge(index));
        let sum = before + after;
        let length = sum.length_sq() / 2.0;
        if length < 0.1 { after } else { sum / length }
    };
    (0..count).map(corner).collect()
}

/// Twice the area, positive when the corners run with the clock on the screen.
fn area(points: &[Pos2]) -> f32 {
    let next = points.iter().cycle().skip(1);
    points
        .iter()
        .zip(next)
        .map(|(a, b)| a.x * b.y - b.x * a.y)
        .sum()
}

/// How far inside a convex outline a point lies: the distance to the nearest edge, negative
/// outside.
pub(crate) fn depth(points: &[Pos2], point: Pos2) -> f32 {
    let turn = if area(points) < 0.0 { -1.0 } else { 1.0 };
    let next = points.iter().cycle().skip(1);
    points
        .iter()
        .zip(next)
        .map(|(&a, &b)| {
            let way = (b - a).normalized();
            let offset = point - a;
            turn * (way.x * offset.y - way.y * offset.x)
        })
        .fold(f32::INFINITY, f32::min)
}

fn soft_fan(center: Pos2, points: &[Pos2], fill: Color32, feather: f32) -> Mesh {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(center, fill);
    let normals = normals(points);
    for (&point, &normal) in points.iter().zip(&normals) {
        mesh.colored_vertex(point - normal * feather / 2.0, fill);
        mesh.colored_vertex(point + normal * feather / 2.0, Color32::TRANSPARENT);
    }
    let count = u32::try_from(points.len()).unwrap_or(0);
    for index in 0..count {
        let (here, next) = (1 + 2 * index, 1 + 2 * ((index + 1) % count));
        mesh.add_triangle(0, here, next);
        mesh.add_triangle(here, here + 1, next);
        mesh.add_triangle(next, here + 1, next + 1);
    }
    mesh
}

fn soft_band(outer: &[Pos2], inner: &[Pos2], fill: Color32, feather: f32) -> Mesh {
    let mut mesh = Mesh::default();
    let ways = normals(outer).into_iter().zip(normals(inner));
    for ((&out, &inn), (far, near)) in outer.iter().zip(inner).zip(ways) {
        mesh.colored_vertex(out + far * feather / 2.0, Color32::TRANSPARENT);
        mesh.colored_vertex(out - far * feather / 2.0, fill);
        mesh.colored_vertex(inn + near * feather / 2.0, fill);
        mesh.colored_vertex(inn - near * feather / 2.0, Color32::TRANSPARENT);
    }
    let count = u32::try_from(outer.len().min(inner.len())).unwrap_or(0);
    for index in 0..count {
        let (here, next) = (4 * index, 4 * ((index + 1) % count));
        for ring in 0..3 {
            mesh.add_triangle(here + ring, here + ring + 1, next + ring);
            mesh.add_triangle(next + ring, here + ring + 1, next + ring + 1);
        }
    }
    mesh
}

/// An ellipse with colours that run from a lit spot to its edge: light, body and dark.
pub(crate) fn lit_ellipse(
    center: Pos2,
    radius: Vec2,
    spot: Vec2,
    colors: [Color32; 3],
    feather: f32,
) -> Mesh {
    const CORNERS: u16 = 72;
    const RINGS: [f32; 6] = [0.12, 0.3, 0.5, 0.7, 0.86, 1.0];
    let [light, body, dark] = colors;
    let shade = |ring: f32| {
        if ring < 0.6 {
            light.lerp_to_gamma(body, ring / 0.6)
        } else {
            body.lerp_to_gamma(dark, (ring - 0.6) / 0.4)
        }
    };
    let focus = center + radius * spot;
    let edge = ellipse(center, radius - vec2(feather, feather) / 2.0, CORNERS);
    let outside = ellipse(center, radius + vec2(feather, feather) / 2.0, CORNERS);
    let mut mesh = Mesh::default();
    mesh.colored_vertex(focus, light);
    for ring in RINGS {
        for &point in &edge {
            mesh.colored_vertex(focus + (point - focus) * ring, shade(ring));
        }
    }
    for &point in &outside {
        mesh.colored_vertex(point, Color32::TRANSPARENT);
    }
    let count = u32::from(CORNERS);
    for index in 0..count {
        let next = (index + 1) % count;
        mesh.add_triangle(0, 1 + index, 1 + next);
        for ring in 0..6 {
            let (here, there) = (1 + ring * count, 1 + (ring + 1) * count);
            mesh.add_triangle(here + index, there + index, here + next);
            mesh.add_triangle(here + next, there + index, there + next);
        }
    }
    mesh
}
