//! Turns that were not made, shown on the board: arrows along their paths with their numbers, and
//! the sites that a hint is about.

use egui::{Align2, Color32, FontId, Pos2, Shape, vec2};

use crate::{
    rules::Site,
    ui::{
        board::{canvas::Canvas, look::Look, states::ring_radius},
        theme::{Type, mark},
    },
};

/// A turn to show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrow {
    pub path: Vec<Site>,
    pub stroke: Stroke,
    /// Which turn of a line it is.
    pub number: Option<u8>,
}

/// What an arrow means: told by width as well as by colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stroke {
    Best,
    /// Another turn of the same side.
    Other,
    /// A turn of the other side.
    Reply,
    /// What would have been better.
    Better,
}

impl Stroke {
    fn color(self) -> Color32 {
        match self {
            Self::Best | Self::Other => mark::HINT,
            Self::Reply => mark::REPLY,
            Self::Better => mark::BETTER,
        }
    }

    /// In parts of the radius of a site.
    fn width(self) -> f32 {
        match self {
            Self::Best | Self::Better => 0.22,
            Self::Other => 0.12,
            Self::Reply => 0.15,
        }
    }
}

pub(crate) fn paint(canvas: &Canvas<'_>, look: &dyn Look, arrows: &[Arrow]) {
    for arrow in arrows {
        paint_one(canvas, look, arrow);
    }
    // Signs stay readable whatever lies over their arrows.
    for arrow in arrows {
        if let (Some(number), Some(&end)) = (arrow.number, points(canvas, look, &arrow.path).last())
        {
            badge(canvas, look, end, number, arrow.stroke.color());
        }
    }
}

fn points(canvas: &Canvas<'_>, look: &dyn Look, path: &[Site]) -> Vec<Pos2> {
    let mut points: Vec<Pos2> = path
        .iter()
        .filter(|site| look.outline(**site).is_some())
        .map(|&site| canvas.place.at(look.center(site)))
        .collect();
    points.dedup();
    points
}

/// A solid arrow along a path.
fn paint_one(canvas: &Canvas<'_>, look: &dyn Look, arrow: &Arrow) {
    let points = points(canvas, look, &arrow.path);
    let unit = canvas.place.unit() * look.radius();
    let width = (unit * arrow.stroke.width()).clamp(2.0, 12.0);
    let Some((&end, rest)) = points.split_last() else {
        return;
    };
    if rest.is_empty() {
        // A turn on one site alone is a ring about its middle.
        canvas.ring(end, unit * 0.6, width, arrow.stroke.color());
        return;
    }
    let before = *rest.last().unwrap_or(&end);
    for (grow, color) in [(3.0, mark::DARK), (0.0, arrow.stroke.color())] {
        shaft(canvas, rest, before, end, width, grow, color);
    }
}

fn shaft(
    canvas: &Canvas<'_>,
    rest: &[Pos2],
    before: Pos2,
    end: Pos2,
    width: f32,
    grow: f32,
    color: Color32,
) {
    let way = (end - before).normalized();
    let across = vec2(-way.y, way.x);
    let head = width * 2.2;
    let neck = end - way * head;
    let mut line = rest.to_vec();
    line.push(neck + way * 0.5);
    canvas
        .painter
        .add(Shape::line(line, egui::Stroke::new(width + grow, color)));
    let tip = vec![
        end + way * grow,
        neck + across * (width * 1.3 + grow) - way * grow / 2.0,
        neck - across * (width * 1.3 + grow) - way * grow / 2.0,
    ];
    canvas.convex(tip, color);
}

/// The number of a turn in a small disc.
fn badge(canvas: &Canvas<'_>, look: &dyn Look, at: Pos2, number: u8, color: Color32) {
    let radius = (canvas.place.unit() * look.radius() * 0.3).clamp(7.0, 12.0);
    let rim = egui::Stroke::new(1.5, color);
    canvas.painter.circle(at, radius, mark::DARK, rim);
    canvas.painter.text(
        at,
        Align2::CENTER_CENTER,
        number,
        FontId::new(radius * 1.3, Type::Strong.font().family),
        mark::LIGHT,
    );
}

/// A ring with four ticks that point at the middle.
pub(crate) fn hinted(canvas: &Canvas<'_>, look: &dyn Look, site: Site) {
    if look.outline(site).is_none() {
        return;
    }
    let center = canvas.place.at(look.center(site));
    let radius = ring_radius(canvas, look);
    let width = (radius * 0.2).clamp(3.0, 6.0);
    canvas.ring(center, radius, width, mark::HINT);
    for way in [
        vec2(0.0, -1.0),
        vec2(1.0, 0.0),
        vec2(0.0, 1.0),
        vec2(-1.0, 0.0),
    ] {
        let ends = [center + way * radius * 1.1, center + way * radius * 0.66];
        for (grow, color) in [(3.0, mark::DARK), (0.0, mark::HINT)] {
            canvas
                .painter
                .line_segment(ends, egui::Stroke::new(width + grow, color));
        }
    }
}
