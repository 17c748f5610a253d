//! The six symbols of Deblockle's blocks, as shapes on a face that may lie in any way.

use egui::{Color32, Pos2, Vec2, vec2};

use crate::{
    rules::deblockle::cube::Face,
    ui::board::canvas::{Canvas, circle},
};

/// Where a face lies on the screen: its middle, and the ways to its right and its lower edge,
/// each half a face long.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plane {
    pub(crate) center: Pos2,
    pub(crate) right: Vec2,
    pub(crate) down: Vec2,
}

impl Plane {
    /// A face seen straight, `side` points wide.
    pub(crate) fn flat(center: Pos2, side: f32) -> Self {
        Self {
            center,
            right: vec2(side / 2.0, 0.0),
            down: vec2(0.0, side / 2.0),
        }
    }

    /// A point of the face, from -1 to 1 each way.
    pub(crate) fn at(&self, point: Vec2) -> Pos2 {
        self.center + self.right * point.x + self.down * point.y
    }

    fn all(&self, points: &[Vec2]) -> Vec<Pos2> {
        points.iter().map(|&point| self.at(point)).collect()
    }

    pub(crate) fn corners(&self) -> Vec<Pos2> {
        self.all(&[
            vec2(-1.0, -1.0),
            vec2(1.0, -1.0),
            vec2(1.0, 1.0),
            vec2(-1.0, 1.0),
        ])
    }

    /// The face with round corners, `inset` of the half side away from its edges.
    pub(crate) fn round(&self, inset: f32, radius: f32) -> Vec<Pos2> {
        let reach = 1.0 - inset;
        let mut points = Vec::new();
        for (index, (x, y)) in [(1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0)]
            .into_iter()
            .enumerate()
        {
            let middle = vec2(x, y) * (reach - radius);
            for step in 0..=5_u8 {
                let quarter = std::f32::consts::FRAC_PI_2;
                let angle = quarter * (index as f32 - 1.0) + quarter * f32::from(step) / 5.0;
                points.push(middle + Vec2::angled(angle) * radius);
            }
        }
        self.all(&points)
    }
}

/// Paints a symbol. `hole` is the colour of the face, for what is cut out.
pub(crate) fn paint_symbol(
    canvas: &Canvas<'_>,
    plane: &Plane,
    face: Face,
    ink: Color32,
    hole: Color32,
) {
    match face {
        Face::Star => {
            canvas.star(plane.center, &plane.all(&star(0.56)), ink);
        }
        Face::Stop => {
            canvas.convex(plane.all(&polygon(8, 0.54, 22.5)), ink);
            canvas.convex(plane.all(&bar(0.30, 0.085)), hole);
        }
        Face::Cross => {
            canvas.star(plane.center, &plane.all(&cross(0.50, 0.125)), ink);
        }
        Face::X => {
            let turned: Vec<Vec2> = cross(0.56, 0.125).into_iter().map(turn_eighth).collect();
            canvas.star(plane.center, &plane.all(&turned), ink);
        }
        Face::Slider => {
            let outer = plane.all(&polygon(4, 0.62, 0.0));
            let inner = plane.all(&polygon(4, 0.40, 0.0));
            canvas.band(&outer, &inner, ink);
        }
        Face::Hoops => {
            for (x, y) in [(0.0, -0.25), (-0.25, 0.18), (0.25, 0.18)] {
                let ring = |radius: f32| -> Vec<Pos2> {
                    circle(Pos2::ZERO, radius, 28)
                        .into_iter()
                        .map(|point| plane.at(point.to_vec2() + vec2(x, y)))
                        .collect()
                };
                canvas.band(&ring(0.27), &ring(0.155), ink);
            }
        }
    }
}

/// A star of five points, also that of the board.
pub(crate) fn star(reach: f32) -> Vec<Vec2> {
    (0..10_u8)
        .map(|index| {
            let angle = f32::from(index) * 36.0 - 90.0;
            let radius = if index.is_multiple_of(2) {
                reach
            } else {
                reach * 0.46
            };
            Vec2::angled(angle.to_radians()) * radius + vec2(0.0, reach * 0.06)
        })
        .collect()
}

fn polygon(corners: u8, reach: f32, turn: f32) -> Vec<Vec2> {
    (0..corners)
        .map(|index| {
            let angle = f32::from(index) * 360.0 / f32::from(corners) + turn;
            Vec2::angled(angle.to_radians()) * reach
        })
        .collect()
}

fn bar(reach: f32, half: f32) -> Vec<Vec2> {
    vec![
        vec2(-reach, -half),
        vec2(reach, -half),
        vec2(reach, half),
        vec2(-reach, half),
    ]
}

/// A plus with round ends.
fn cross(reach: f32, half: f32) -> Vec<Vec2> {
    let mut points = Vec::new();
    for arm in 0..4_u8 {
        let along = Vec2::angled(f32::from(arm) * std::f32::consts::FRAC_PI_2);
        let across = vec2(-along.y, along.x);
        points.push(along * half - across * half);
        for step in 0..=6_u8 {
            let angle = (f32::from(step) / 6.0 - 0.5) * std::f32::consts::PI;
            points.push(along * (reach - half + half * angle.cos()) + across * half * angle.sin());
        }
    }
    points
}

fn turn_eighth(point: Vec2) -> Vec2 {
    let half = std::f32::consts::FRAC_1_SQRT_2;
    vec2(point.x - point.y, point.x + point.y) * half
}
