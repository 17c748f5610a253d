//! Small pictures of tokens and stocks, for the players' cards beside the board.

use egui::{Color32, CornerRadius, Rect, Response, Sense, Stroke, StrokeKind, Ui, vec2};

use crate::{
    rules::{Side, Token},
    ui::{
        board::{
            canvas::{Canvas, Place},
            coerceo_look::paint_tetrahedron,
            cube::{self, net_size},
            reversi_look::paint_disc_icon,
        },
        theme::{Theme, coerceo, reversi},
    },
};

/// A side's token, `size` points wide. Games are told apart by their slug.
pub fn token_icon(ui: &mut Ui, slug: &str, side: Side, size: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
    let canvas = canvas(ui, rect);
    let center = rect.center();
    let first = side == Side::First;
    match slug {
        "coerceo" => {
            let center = center + vec2(0.0, size * 0.12);
            paint_tetrahedron(&canvas, center, size * 0.96, true, 0.0, first);
            if !first && canvas.theme.dark {
                light_edge(&canvas, rect);
            }
        }
        "reversi" => {
            let token = Token(u8::from(!first));
            paint_disc_icon(&canvas.painter, center, size * 0.46, token);
            if first && canvas.theme.dark {
                let stroke = Stroke::new(1.0, canvas.theme.muted.gamma_multiply(0.7));
                canvas.painter.circle_stroke(center, size * 0.47, stroke);
            }
        }
        _ => cube::paint_block_icon(&canvas, center, size * 0.92, side),
    }
    response
}

/// Ebony on a dark card needs an edge that can be seen.
fn light_edge(canvas: &Canvas<'_>, rect: Rect) {
    let size = rect.width();
    let center = rect.center() + vec2(0.0, size * 0.12);
    let points: Vec<egui::Pos2> = [-90.0_f32, 30.0, 150.0]
        .map(|angle| center + egui::Vec2::angled(angle.to_radians()) * size * 0.97 * 0.577)
        .to_vec();
    canvas.closed(points, 1.0, canvas.theme.muted.gamma_multiply(0.8));
}

fn canvas(ui: &Ui, rect: Rect) -> Canvas<'static> {
    let unit = Rect::from_center_size(egui::Pos2::ZERO, vec2(1.0, 1.0));
    let place = Place::fit(rect, unit, false, ui.pixels_per_point());
    Canvas::new(ui.painter().clone(), place, Theme::of(ui.style()))
}

/// Tiles held, as little hexagons: up to `most` of them side by side.
pub fn hexagons(ui: &mut Ui, count: u8, most: u8) -> Response {
    const WIDTH: f32 = 15.0;
    let shown = count.min(most);
    let size = vec2(f32::from(shown.max(1)) * WIDTH, 14.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let canvas = canvas(ui, rect);
    for index in 0..shown {
        let center = rect.left_center() + vec2((f32::from(index) + 0.5) * WIDTH - 0.5, 0.0);
        let corners = |radius: f32| {
            (0..6_u8)
                .map(|corner| {
                    let angle = f32::from(corner) * std::f32::consts::FRAC_PI_3;
                    center + egui::Vec2::angled(angle) * radius
                })
                .collect()
        };
        canvas.convex(corners(6.5), coerceo::RIM_LIGHT);
        canvas.convex(corners(5.3), coerceo::BLACK_FIELD);
    }
    response
}

/// How many discs of a supply are left.
pub fn disc_bar(ui: &mut Ui, left: u8, full: u8, side: Side, width: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(width, 8.0), Sense::hover());
    let theme = Theme::of(ui.style());
    let round = CornerRadius::same(4);
    let painter = ui.painter();
    painter.rect_filled(rect, round, theme.hairline);
    let share = f32::from(left) / f32::from(full.max(1));
    let mut part = rect;
    part.set_width(rect.width() * share.clamp(0.0, 1.0));
    let (fill, line): (Color32, Color32) = match side {
        Side::First => (reversi::BLACK[0], reversi::BLACK_RIM),
        Side::Second => (reversi::WHITE[1], reversi::WHITE_RIM),
    };
    if 0 < left {
        painter.rect(
            part,
            round,
            fill,
            Stroke::new(1.0, line),
            StrokeKind::Inside,
        );
    }
    response
}

/// Places for a side's blocks that are home: `home` of `all` are filled.
pub fn home_slots(ui: &mut Ui, home: u8, all: u8, side: Side) -> Response {
    const WIDTH: f32 = 20.0;
    let size = vec2(f32::from(all.max(1)) * WIDTH, 16.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let canvas = canvas(ui, rect);
    for index in 0..all {
        let center = rect.left_center() + vec2((f32::from(index) + 0.5) * WIDTH - 2.0, 0.0);
        if index < home {
            cube::paint_block_icon(&canvas, center, 15.0, side);
        } else {
            let slot = Rect::from_center_size(center, vec2(14.0, 14.0));
            let stroke = Stroke::new(1.0, canvas.theme.muted);
            canvas
                .painter
                .rect_stroke(slot, 4.0, stroke, StrokeKind::Inside);
        }
    }
    response
}

/// A block's six faces unfolded, `cell` points each.
pub fn paint_net(ui: &mut Ui, token: Token, cell: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(net_size(cell), Sense::hover());
    cube::paint_net(&canvas(ui, rect), rect.min, cell, token);
    response
}
