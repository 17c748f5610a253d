//! The window's icon: a tile of six fields with a piece on one of them, computed so that no
//! picture file has to be kept in step with the board's colours.

use egui::{Color32, IconData, Pos2, Vec2, pos2};

use crate::ui::theme::coerceo;

/// Pixels a side.
const SIZE: u16 = 128;
/// Samples a side of each pixel.
const FINE: u16 = 4;
const RIM: f32 = 0.94;
const PIECE: f32 = 0.74;

pub(crate) fn window_icon() -> IconData {
    let mut rgba = Vec::with_capacity(usize::from(SIZE) * usize::from(SIZE) * 4);
    for row in 0..SIZE {
        for column in 0..SIZE {
            rgba.extend(pixel(column, row));
        }
    }
    IconData {
        rgba,
        width: u32::from(SIZE),
        height: u32::from(SIZE),
    }
}

/// The mean of the samples of a pixel, not premultiplied.
fn pixel(column: u16, row: u16) -> [u8; 4] {
    let mut sum = [0_u32; 4];
    for fine_row in 0..FINE {
        for fine_column in 0..FINE {
            let at = |whole: u16, fine: u16| {
                let samples = f32::from(SIZE) * f32::from(FINE);
                (f32::from(whole * FINE + fine) + 0.5) / samples * 2.0 - 1.0
            };
            let [red, green, blue, alpha] =
                sample(pos2(at(column, fine_column), at(row, fine_row))).to_array();
            for (total, part) in sum.iter_mut().zip([red, green, blue, alpha]) {
                *total += u32::from(part);
            }
        }
    }
    let samples = u32::from(FINE) * u32::from(FINE);
    let opaque = (sum[3] / 255).max(1);
    let mean = |total: u32| u8::try_from(total / opaque).unwrap_or(u8::MAX);
    let [red, green, blue, alpha] = sum;
    [
        mean(red),
        mean(green),
        mean(blue),
        u8::try_from(alpha / samples).unwrap_or(u8::MAX),
    ]
}

/// The colour at a point of the square from -1 to 1.
fn sample(at: Pos2) -> Color32 {
    let hexagon: Vec<Pos2> = (0..6_u8)
        .map(|corner| spoke(f32::from(corner) * 60.0))
        .collect();
    if !inside(at, &hexagon) {
        return Color32::TRANSPARENT;
    }
    for sector in 0..6_usize {
        let triangle = [Pos2::ZERO, hexagon[sector], hexagon[(sector + 1) % 6]];
        let scaled = triangle.map(|corner| (corner.to_vec2() * RIM).to_pos2());
        if !inside(at, &scaled) {
            continue;
        }
        if sector == 1 {
            return piece(at, scaled);
        }
        return if sector % 2 == 1 {
            coerceo::WHITE_FIELD
        } else {
            coerceo::BLACK_FIELD
        };
    }
    coerceo::RIM
}

/// An ebony tetrahedron on a light field.
fn piece(at: Pos2, field: [Pos2; 3]) -> Color32 {
    let center = field
        .iter()
        .fold(Vec2::ZERO, |sum, corner| sum + corner.to_vec2())
        / 3.0;
    let corners = field.map(|corner| (center + (corner.to_vec2() - center) * PIECE).to_pos2());
    for face in 0..3_usize {
        let side = [center.to_pos2(), corners[face], corners[(face + 1) % 3]];
        if inside(at, &side) {
            return coerceo::EBONY[face];
        }
    }
    coerceo::WHITE_FIELD
}

fn spoke(degrees: f32) -> Pos2 {
    Vec2::angled(degrees.to_radians()).to_pos2()
}

/// Whether a point lies in a convex polygon whose corners run clockwise on the screen.
fn inside(at: Pos2, corners: &[Pos2]) -> bool {
    (0..corners.len()).all(|index| {
        let edge = corners[(index + 1) % corners.len()] - corners[index];
        0.0 <= edge.x * (at - corners[index]).y - edge.y * (at - corners[index]).x
    })
}
