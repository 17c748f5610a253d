//! Paints a scene with its states: the same painter for the board in play and for the small
//! boards on cards.

use egui::{Painter, Pos2, Rect, Vec2, vec2};

use crate::{
    rules::{Effect, MarkKind, Scene, Site, Token},
    ui::{
        board::{
            arrows,
            canvas::{Canvas, Place},
            look::{Look, Names, Pose},
            states, values,
            view::{BoardState, BoardView},
        },
        theme::{self, Theme},
    },
};

/// A small board without states.
pub fn miniature(painter: &Painter, rect: Rect, look: &dyn Look, scene: &Scene, theme: &Theme) {
    if !rect.is_positive() {
        return;
    }
    let place = Place::fit(rect, look.bounds(scene), false, painter.pixels_per_point());
    let canvas = Canvas::new(painter.clone(), place, theme);
    look.paint_board(&canvas, scene, Names::Hidden);
    for (site, token) in scene.tokens() {
        look.paint_token(&canvas, Pose::at(look.center(site)), token);
    }
}

/// The whole board in play.
pub(crate) fn paint(canvas: &Canvas<'_>, view: &BoardView<'_>, state: &BoardState) {
    let look = view.look;
    let still = still(view.scene, view.under_way);
    let here = |site: &Site| view.scene.present.contains(*site);
    look.paint_board(canvas, &still, view.names);
    under_tokens(canvas, view, state, &still);
    let carried = state.carried();
    for (site, token) in still.tokens() {
        let pose = Pose::at(look.center(site));
        if carried.is_some_and(|(from, _)| from == site) {
            look.paint_token(&canvas.faded(0.35), pose, token);
        } else if let Some(shaken) = shaken(canvas, view, site) {
            look.paint_token(&shaken, pose, token);
        } else {
            look.paint_token(canvas, pose, token);
        }
    }
    for &site in view.last.changed.iter().filter(|site| here(site)) {
        states::changed(canvas, look, site);
    }
    for mark in view.marks {
        let over = match mark.kind {
            MarkKind::Threat | MarkKind::Blocked => true,
            MarkKind::Falling => false,
        };
        if over {
            for &site in mark.sites.iter().filter(|site| here(site)) {
                states::rules_mark(canvas, look, mark.kind, site);
            }
        }
    }
    for site in view.picked.iter().copied() {
        states::selected(canvas, look, site);
    }
    for &site in view.takes.iter().chain(view.targets) {
        if view.has_ring(site) {
            states::takes(canvas, look, site);
        } else if view.has_dot(site) && !view.ghosts.iter().any(|ghost| ghost.at == site) {
            states::target(canvas, look, site);
        }
    }
    for &site in view.hinted {
        arrows::hinted(canvas, look, site);
    }
    arrows::paint(canvas, look, view.arrows);
    values::paint(canvas, view);
    for (effect, progress) in view.under_way {
        if view.reduced || !look.paint_effect(canvas, view.scene, effect, *progress) {
            paint_effect(canvas, view, effect, *progress);
        }
    }
    if let Some((from, at)) = carried
        && let Some(token) = still.token(from)
    {
        look.paint_token(canvas, held(canvas, at), token);
    }
    if let Some(site) = state.shown_cursor() {
        states::cursor(canvas, look, site);
    }
}

fn under_tokens(canvas: &Canvas<'_>, view: &BoardView<'_>, state: &BoardState, still: &Scene) {
    let look = view.look;
    for &site in &view.last.ends {
        if still.present.contains(site) {
            states::last(canvas, look, site);
        }
    }
    if let Some(site) = state.hovered().filter(|&site| view.can_pick(site)) {
        states::hover(canvas, look, site);
    }
    for mark in view
        .marks
        .iter()
        .filter(|mark| mark.kind == MarkKind::Falling)
    {
        for &site in &mark.sites {
            if still.present.contains(site) || look.outline(site).is_some() {
                states::rules_mark(canvas, look, mark.kind, site);
            }
        }
    }
    for ghost in view.ghosts {
        look.paint_ghost(canvas, ghost.at, ghost.token, ghost.legal);
    }
}

/// The scene without everything that is under way.
fn still(scene: &Scene, under_way: &[(Effect, f32)]) -> Scene {
    let mut still = *scene;
    for (effect, _) in under_way {
        match *effect {
            Effect::Placed { at, .. } | Effect::Taken { at, .. } | Effect::Turned { at, .. } => {
                still.clear(at);
            }
            Effect::Moved { from, .. } | Effect::Rolled { from, .. } => still.clear(from),
            Effect::Tile { sites, .. } => {
                for site in sites.iter() {
                    still.present.set(site, false);
                }
            }
            Effect::Stock { .. } | Effect::Lent { .. } | Effect::Passed { .. } => (),
        }
    }
    still
}

/// What no look paints in a way of its own: tokens come, go, and are carried over.
fn paint_effect(canvas: &Canvas<'_>, view: &BoardView<'_>, effect: &Effect, progress: f32) {
    let look = view.look;
    let token =
        |canvas: &Canvas<'_>, pose: Pose, token: Token| look.paint_token(canvas, pose, token);
    match *effect {
        Effect::Placed { at, token: now, .. } => {
            let lift = if view.reduced {
                0.0
            } else {
                0.35 * (1.0 - progress)
            };
            let pose = Pose {
                lift,
                ..Pose::at(look.center(at))
            };
            token(&canvas.faded(progress), pose, now);
        }
        Effect::Taken { at, token: was, .. } => {
            let tipped = if view.reduced { 0.0 } else { progress };
            let pose = Pose {
                tipped,
                ..Pose::at(look.center(at))
            };
            token(&canvas.faded(1.0 - progress), pose, was);
        }
        Effect::Moved { from, to, .. } => {
            let Some(moved) = view.scene.token(from) else {
                return;
            };
            let (start, end) = (look.center(from), look.center(to));
            let arc = (progress * std::f32::consts::PI).sin();
            let pose = Pose {
                lift: arc * 0.22,
                ..Pose::at(start + (end - start) * progress)
            };
            token(canvas, pose, moved);
        }
        Effect::Rolled {
            from, to, was, now, ..
        } => {
            token(
                &canvas.faded(1.0 - progress),
                Pose::at(look.center(from)),
                was,
            );
            token(&canvas.faded(progress), Pose::at(look.center(to)), now);
        }
        Effect::Turned { at, was, now, .. } => {
            let pose = Pose::at(look.center(at));
            token(canvas, pose, was);
            token(&canvas.faded(progress), pose, now);
        }
        Effect::Tile { sites, present, .. } => {
            let mut only = *view.scene;
            only.present = sites;
            let opacity = if present { progress } else { 1.0 - progress };
            look.paint_board(&canvas.faded(opacity), &only, Names::Hidden);
        }
        Effect::Stock { .. } | Effect::Lent { .. } | Effect::Passed { .. } => (),
    }
}

/// A token in the hand, a little above the board under the pointer.
fn held(canvas: &Canvas<'_>, pointer: Pos2) -> Pose {
    Pose {
        lift: 0.15,
        ..Pose::at(
            canvas
                .place
                .back(pointer + vec2(0.0, 0.15) * canvas.place.unit()),
        )
    }
}

/// The canvas moved aside for a site whose pick was just refused.
fn shaken<'a>(canvas: &Canvas<'a>, view: &BoardView<'_>, site: Site) -> Option<Canvas<'a>> {
    let (refused, secs) = view.refused?;
    if refused != site || view.reduced || theme::SHAKE_SECS <= secs {
        return None;
    }
    let rest = 1.0 - secs / theme::SHAKE_SECS;
    let swing = (secs * std::f32::consts::TAU * 12.0).sin() * rest;
    let mut moved = canvas.clone();
    moved.place = moved
        .place
        .moved(Vec2::new(swing * 0.05 * canvas.place.unit(), 0.0));
    Some(moved)
}
