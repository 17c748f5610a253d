//! What is painted about sites: selection, targets, the last turn, marks of the rules, the
//! keyboard's cursor. Each state has a shape of its own, in two tones that read on any field.

use egui::{Pos2, Shape, Stroke, Vec2, vec2};

use crate::{
    rules::{Effect, MarkKind, Site, Token},
    ui::{
        board::{
            canvas::{Canvas, inset},
            look::Look,
        },
        theme::mark,
    },
};

/// What a site would show if it were chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ghost {
    pub at: Site,
    pub token: Token,
    /// Whether choosing it is allowed.
    pub legal: bool,
}

/// What the last turn touched.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LastTurn {
    /// Where it began and ended.
    pub ends: Vec<Site>,
    /// What else changed: pieces taken or turned.
    pub changed: Vec<Site>,
}

impl LastTurn {
    /// What these effects of one turn touched.
    pub fn of(effects: &[Effect]) -> Self {
        let mut last = Self::default();
        for effect in effects {
            match *effect {
                Effect::Placed { at, .. } => last.ends.push(at),
                Effect::Moved { from, to, .. } | Effect::Rolled { from, to, .. } => {
                    last.ends.extend([from, to]);
                }
                Effect::Taken { at, .. } | Effect::Turned { at, .. } => last.changed.push(at),
                Effect::Tile { .. }
                | Effect::Stock { .. }
                | Effect::Lent { .. }
                | Effect::Passed { .. } => (),
            }
        }
        // Of a path in several steps only the ends are marked.
        if let (Some(&first), Some(&end)) = (last.ends.first(), last.ends.last())
            && 2 < last.ends.len()
        {
            last.ends = vec![first, end];
        }
        last.ends.dedup();
        last
    }
}

/// A site's outline on the screen; empty for one beside the board.
pub(crate) fn outline(canvas: &Canvas<'_>, look: &dyn Look, site: Site) -> Vec<Pos2> {
    look.outline(site)
        .unwrap_or_default()
        .into_iter()
        .map(|point| canvas.place.at(point))
        .collect()
}

/// The width of outlines: 4 points on a board of usual size, less on a small one.
fn width(canvas: &Canvas<'_>, look: &dyn Look) -> f32 {
    (canvas.place.unit() * look.radius() * 0.13).clamp(2.0, 4.0)
}

pub(crate) fn hover(canvas: &Canvas<'_>, look: &dyn Look, site: Site) {
    let points = outline(canvas, look, site);
    if points.is_empty() {
        return;
    }
    canvas.convex(inset(&points, 1.0), mark::HOVER);
    canvas.closed(inset(&points, 2.0), 1.5, mark::LIGHT.gamma_multiply(0.8));
}

/// A tinted field with ticks in its corners.
pub(crate) fn last(canvas: &Canvas<'_>, look: &dyn Look, site: Site) {
    let points = outline(canvas, look, site);
    if points.len() < 3 {
        return;
    }
    let width = width(canvas, look);
    canvas.convex(inset(&points, 1.0), mark::TINT);
    let corners = inset(&points, width);
    let count = corners.len();
    for index in 0..count {
        let here = corners[index];
        let toward = |other: Pos2| here + (other - here) * 0.2;
        let tick = vec![
            toward(corners[(index + count - 1) % count]),
            here,
            toward(corners[(index + 1) % count]),
        ];
        for (wide, color) in [(width * 0.5 + 2.0, mark::DARK), (width * 0.5, mark::LAST)] {
            canvas
                .painter
                .add(Shape::line(tick.clone(), Stroke::new(wide, color)));
        }
    }
}

pub(crate) fn selected(canvas: &Canvas<'_>, look: &dyn Look, site: Site) {
    let points = outline(canvas, look, site);
    if !points.is_empty() {
        let width = (canvas.place.unit() * look.radius() * 0.22).clamp(3.0, 6.5);
        canvas.two_tone(&inset(&points, 0.5), width, mark::SELECTED);
    }
}

/// Two thin outlines with a gap.
pub(crate) fn cursor(canvas: &Canvas<'_>, look: &dyn Look, site: Site) {
    let points = outline(canvas, look, site);
    if points.is_empty() {
        return;
    }
    let line = (width(canvas, look) * 0.6).max(1.5);
    for (at, wide, color) in [
        (-line * 0.5, line * 3.6, mark::DARK),
        (-line * 1.5, line, mark::CURSOR),
        (line * 0.5, line, mark::CURSOR),
    ] {
        canvas.closed(inset(&points, at), wide, color);
    }
}

pub(crate) fn target(canvas: &Canvas<'_>, look: &dyn Look, site: Site) {
    let radius = 0.10 * canvas.place.unit() * (0.6 + look.radius() * 0.8);
    canvas.dot(canvas.place.at(look.center(site)), radius.max(2.5));
}

/// A whole ring about a piece that would be taken.
pub(crate) fn takes(canvas: &Canvas<'_>, look: &dyn Look, site: Site) {
    let radius = ring_radius(canvas, look);
    let width = width(canvas, look) + 1.0;
    canvas.ring(
        canvas.place.at(look.center(site)),
        radius,
        width,
        mark::LIGHT,
    );
}

/// A dashed ring about what the last turn changed.
pub(crate) fn changed(canvas: &Canvas<'_>, look: &dyn Look, site: Site) {
    let radius = ring_radius(canvas, look);
    let width = (width(canvas, look) * 0.5).max(1.5);
    canvas.dashed_ring(
        canvas.place.at(look.center(site)),
        radius,
        width,
        mark::CHANGED,
    );
}

pub(crate) fn ring_radius(canvas: &Canvas<'_>, look: &dyn Look) -> f32 {
    canvas.place.unit() * look.radius() * 0.92
}

pub(crate) fn rules_mark(canvas: &Canvas<'_>, look: &dyn Look, kind: MarkKind, site: Site) {
    let points = outline(canvas, look, site);
    if points.is_empty() {
        return;
    }
    let width = width(canvas, look) * 0.6;
    let unit = canvas.place.unit() * look.radius();
    match kind {
        MarkKind::Threat => {
            let points = inset(&points, width + 1.0);
            canvas.dashed(&points, width, unit * 0.32, mark::BAD);
            badge(canvas, &points, unit, Sign::Danger);
        }
        MarkKind::Falling => {
            let points = inset(&points, width);
            canvas.dashed(&points, width, canvas.place.unit() * 0.14, mark::LIGHT);
        }
        MarkKind::Blocked => badge(canvas, &inset(&points, width), unit, Sign::Blocked),
    }
}

#[derive(Clone, Copy)]
enum Sign {
    Danger,
    Blocked,
}

/// A small sign near the corner of a field that lies furthest up and right. The first corner is
/// left free: looks may have a name there.
fn badge(canvas: &Canvas<'_>, points: &[Pos2], unit: f32, sign: Sign) {
    let reach = |point: &Pos2| point.x - point.y;
    let Some(&corner) = points
        .iter()
        .skip(1)
        .max_by(|a, b| reach(a).total_cmp(&reach(b)))
    else {
        return;
    };
    let sum = points
        .iter()
        .fold(Vec2::ZERO, |sum, point| sum + point.to_vec2());
    let middle = (sum / points.len() as f32).to_pos2();
    let radius = (unit * 0.3).clamp(5.0, 11.0);
    let at = corner + (middle - corner).normalized() * radius * 0.9;
    canvas.painter.circle(
        at,
        radius,
        mark::DARK,
        Stroke::new((radius * 0.18).max(1.0), mark::BAD),
    );
    let stroke = Stroke::new((radius * 0.3).max(1.5), mark::LIGHT);
    match sign {
        Sign::Danger => {
            let up = vec2(0.0, radius * 0.55);
            canvas
                .painter
                .line_segment([at - up, at + vec2(0.0, radius * 0.1)], stroke);
            canvas
                .painter
                .circle_filled(at + vec2(0.0, radius * 0.45), radius * 0.16, mark::LIGHT);
        }
        Sign::Blocked => {
            let half = vec2(radius * 0.5, 0.0);
            canvas.painter.line_segment([at - half, at + half], stroke);
        }
    }
}
