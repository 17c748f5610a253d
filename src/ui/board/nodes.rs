//! One accessible node for each site, one tab stop for the whole board. The cursor roves by
//! geometry, since the rectangles of triangles overlap.

use egui::{
    Context, EventFilter, Id, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, accesskit::Action,
};

use crate::{
    rules::Site,
    ui::board::{
        canvas::Place,
        view::{BoardEvent, BoardState, BoardView, keys},
    },
};

fn id(site: Site) -> Id {
    Id::unique(("board site", site.0))
}

pub(crate) fn has_focus(ctx: &Context, site: Site) -> bool {
    ctx.memory(|memory| memory.has_focus(id(site)))
}

/// The pointer was used on a site: the cursor goes there, unseen until a key is used.
pub(crate) fn point(ctx: &Context, state: &mut BoardState, site: Option<Site>) {
    state.hide_keys();
    if let Some(site) = site {
        state.set_cursor(site);
        ctx.memory_mut(|memory| memory.request_focus(id(site)));
    }
}

pub(crate) fn show(
    ui: &mut Ui,
    place: &Place,
    state: &mut BoardState,
    view: &BoardView<'_>,
    events: &mut Vec<BoardEvent>,
) {
    let sites = view.sites();
    let kept = state.cursor().filter(|site| sites.contains(site));
    let lost = state.cursor().filter(|_| kept.is_none());
    if let Some(cursor) = kept.or_else(|| first(view, &sites, lost)) {
        if let Some(lost) = lost
            && has_focus(ui, lost)
        {
            ui.memory_mut(|memory| memory.request_focus(id(cursor)));
        }
        state.set_cursor(cursor);
    }
    let mut next = None;
    let mut focused = false;
    for site in sites {
        let Some(outline) = view.look.outline(site) else {
            continue;
        };
        let corners: Vec<Pos2> = outline.into_iter().map(|point| place.at(point)).collect();
        let is_cursor = state.cursor() == Some(site);
        let sense = if is_cursor {
            Sense::FOCUSABLE
        } else {
            Sense::hover()
        };
        let id = id(site);
        let response = ui.interact(Rect::from_points(&corners), id, sense);
        let chosen = view.picked.contains(&site);
        response.widget_info(|| {
            WidgetInfo::selected(Role::Button, view.enabled, chosen, (view.name)(site))
        });
        ui.ctx().accesskit_node_builder(id, |node| {
            node.add_action(Action::Click);
            node.add_action(Action::Focus);
        });
        if view.enabled && ui.input(|input| input.has_accesskit_action_request(id, Action::Click)) {
            state.set_cursor(site);
            events.push(BoardEvent::Pick(site));
        }
        if !response.has_focus() {
            continue;
        }
        focused = true;
        if is_cursor {
            let filter = EventFilter {
                horizontal_arrows: true,
                vertical_arrows: true,
                escape: true,
                ..EventFilter::default()
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
            if response.gained_focus() && ui.input(|input| !input.pointer.any_click()) {
                state.show_keys();
            }
            next = keys(ui, state, view, place, events);
        } else {
            // A screen reader asked for it.
            state.set_cursor(site);
            state.show_keys();
        }
    }
    if !focused {
        state.hide_keys();
    }
    // After the loop, so that no node of this pass takes the focus back.
    if let Some(site) = next {
        state.set_cursor(site);
        ui.memory_mut(|memory| memory.request_focus(id(site)));
    }
}

/// Where the cursor begins: at the site nearest to a lost one, else where a turn can begin.
fn first(view: &BoardView<'_>, sites: &[Site], lost: Option<Site>) -> Option<Site> {
    if let Some(lost) = lost {
        let from = view.look.center(lost);
        let distance = |site: &&Site| view.look.center(**site).distance_sq(from);
        return sites
            .iter()
            .min_by(|a, b| distance(a).total_cmp(&distance(b)))
            .copied();
    }
    let useful = sites.iter().find(|site| view.targets.contains(site));
    useful.or_else(|| sites.first()).copied()
}

/// The site that lies nearest in a direction of the screen.
pub(crate) fn next(view: &BoardView<'_>, place: &Place, from: Site, way: Vec2) -> Option<Site> {
    let start = place.at(view.look.center(from));
    let mut best: Option<(f32, Site)> = None;
    for site in view.sites() {
        let offset = place.at(view.look.center(site)) - start;
        let along = offset.dot(way);
        let across = offset.dot(way.rot90()).abs();
        if along <= place.unit() * 0.05 || along * 1.8 < across {
            continue;
        }
        let score = along + across;
        if best.is_none_or(|(least, _)| score < least - 1e-3) {
            best = Some((score, site));
        }
    }
    best.map(|(_, site)| site)
}
