//! A cell of the turn list: a turn, the name of the opening that begins with it, and the signs of
//! what is known about it.

use std::sync::Arc;

use egui::{Align2, Color32, Galley, Rect, Response, Sense, Ui, pos2};

use crate::{
    app::Fault,
    record::NodeId,
    ui::{
        controls::cut,
        icons::{Icon, paint_icon},
        theme::{self, Theme, Type},
        widgets::focus_ring,
    },
};

const RADIUS: f32 = 6.0;
/// How wide the sign of a hint is.
const BULB: f32 = 16.0;
/// How wide a sign before the text is.
const SIGN: f32 = 16.0;
/// How wide the sign of a proven score is.
const CHECK: f32 = 14.0;
/// A name in less room than this tells nothing.
const LEAST_NAME: f32 = 30.0;

/// What a cell says.
#[derive(Clone, Copy, Default)]
pub(super) struct Shown<'a> {
    /// What stands before the text.
    pub(super) sign: Option<Icon>,
    pub(super) text: &'a str,
    pub(super) name: &'a str,
    pub(super) is_here: bool,
    /// Whether the turn was a part of the start, which nobody chose.
    pub(super) is_given: bool,
    /// The opening whose name the position after it has.
    pub(super) opening: Option<&'a str>,
    pub(super) fault: Option<Fault>,
    /// Whether a hint was shown before the turn.
    pub(super) helped: bool,
    /// What the turn cost.
    pub(super) cost: Option<&'a str>,
    pub(super) proven: bool,
}

/// A cell that can be clicked: filled when it is where the view is.
pub(super) fn text_cell_ui(ui: &Ui, at: Rect, salt: (&str, NodeId), shown: &Shown<'_>) -> Response {
    let Shown {
        sign,
        text,
        name,
        is_here,
        is_given,
        opening,
        fault,
        helped,
        cost,
        proven,
    } = *shown;
    let theme = Theme::of(ui.style());
    let response = ui.interact(at, ui.scope_id().with(salt), Sense::click());
    response.widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, true, is_here, name));
    let (fill, ink) = if is_here {
        (theme.accent, theme.on_accent)
    } else if response.hovered() {
        (theme.hover, theme.text)
    } else {
        (Color32::TRANSPARENT, theme.text)
    };
    let muted = if is_here {
        theme.on_accent
    } else {
        theme.muted
    };
    // The sign tells it too.
    let ink = match fault {
        Some(Fault::Blunder) if !is_here => theme.bad,
        Some(Fault::Mistake) if !is_here => theme.accent,
        None if is_given => muted,
        Some(Fault::Blunder | Fault::Mistake | Fault::Inaccuracy) | None => ink,
    };
    ui.painter().rect_filled(at, RADIUS, fill);
    // Signs stand below each other, from the right.
    let mut right = at.right() - theme::SPACE[0];
    if let Some(cost) = cost {
        let place = pos2(right - 2.0, at.center().y);
        let shown = ui
            .painter()
            .text(place, Align2::RIGHT_CENTER, cost, Type::Small.font(), muted);
        right = shown.left() - theme::SPACE[0];
    }
    let mut icon = |width: f32, icon: Icon, ink: Color32| {
        let place = Rect::from_min_max(pos2(right - width, at.top()), pos2(right, at.bottom()));
        paint_icon(ui.painter(), place, 11.0, icon, ink);
        right -= width;
    };
    if proven {
        let ink = if is_here { theme.on_accent } else { theme.good };
        icon(CHECK, Icon::Check, ink);
    }
    if helped {
        icon(BULB, Icon::Bulb, ink);
    }
    let mut left = at.left() + theme::SPACE[1];
    if let Some(sign) = sign {
        let place = Rect::from_min_max(
            pos2(at.left(), at.top()),
            pos2(at.left() + SIGN, at.bottom()),
        );
        paint_icon(ui.painter(), place, 11.0, sign, muted);
        left = at.left() + SIGN;
    }
    let room = right - left - theme::SPACE[0];
    let line = |left: f32, galley: Arc<Galley>, ink: Color32| {
        let corner = pos2(left, at.center().y - galley.size().y / 2.0);
        ui.painter().galley(corner, galley, ink);
    };
    let galley = cut(ui, Type::Body, ink, text, room);
    let (is_cut, width) = (galley.elided, galley.size().x + theme::SPACE[1]);
    line(left, galley, ink);
    if let Some(opening) = opening
        && LEAST_NAME <= room - width
    {
        let galley = cut(ui, Type::Small, muted, opening, room - width);
        line(left + width, galley, muted);
    }
    if response.has_focus() {
        focus_ring(ui, at, theme.accent);
    }
    if is_cut {
        response.on_hover_text(text)
    } else {
        response
    }
}
