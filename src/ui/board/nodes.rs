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

/// Whether the keyboard is on a board.
pub(crate) fn is_at_board(ctx: &Context) -> bool {
    (0..=u8::MAX).any(|site| has_focus(ctx, Site(site)))
}

/// The pointer was used on a site: the cursor goes there, unseen until a key is used.
pub(crate) fn point(ctx: &Context, state: &mut BoardState, site: Option<Site>) {
    state.hide_keys();
    if let Some(site) = site {
        state.set_cursor(site);
        ctx.memory_mut(|memory| memory.request_focus(id(site)));
        ctx.request_repaint();
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
        // A screen reader gives the focus to any site; egui would only heed the cursor's.
        if !is_cursor && ui.input(|input| input.has_accesskit_action_request(id, Action::Focus)) {
            next = Some(site);
            state.show_keys();
            focused = true;
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
            next = keys(ui, state, view, place, events).or(next);
        }
    }
    if !focused {
        state.hide_keys();
    }
    // After the loop, so that no node of this pass takes the focus back.
    if let Some(site) = next {
        state.set_cursor(site);
        ui.memory_mut(|memory| memory.request_focus(id(site)));
        // Only a pass with the focus can keep the arrows from egui.
        ui.request_repaint();
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
        // What lies mostly in that direction comes before anything aslant.
        let aslant = if along < across { 100.0 } else { 1.0 };
        let score = (along + across) * aslant;
        if best.is_none_or(|(least, _)| score < least - 1e-3) {
            best = Some((score, site));
        }
    }
    best.map(|(_, site)| site)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use egui::{Rect, Vec2, pos2, vec2};

    use super::next;
    use crate::{
        rules::{Game, Scene, Site, coerceo::Coerceo, deblockle::Deblockle, reversi::Reversi},
        ui::board::{BoardView, CoerceoLook, DeblockleLook, Look, Place, ReversiLook},
    };

    const WAYS: [Vec2; 4] = [
        vec2(-1.0, 0.0),
        vec2(1.0, 0.0),
        vec2(0.0, -1.0),
        vec2(0.0, 1.0),
    ];

    fn check(look: &dyn Look, scene: &Scene, flipped: bool) {
        let name = |_| String::new();
        let view = BoardView {
            flipped,
            ..BoardView::new(look, scene, &name)
        };
        let room = Rect::from_min_max(pos2(0.0, 0.0), pos2(700.0, 700.0));
        let place = Place::fit(room, look.bounds(scene), flipped, 1.0);
        let sites = view.sites();
        let mut seen = BTreeSet::from([sites[0]]);
        let mut open = vec![sites[0]];
        while let Some(site) = open.pop() {
            for way in WAYS {
                if let Some(site) = next(&view, &place, site, way)
                    && seen.insert(site)
                {
                    open.push(site);
                }
            }
        }
        assert_eq!(seen.len(), sites.len(), "every site is reached by arrows");
    }

    #[test]
    fn arrows_reach_every_site() {
        for flipped in [false, true] {
            check(
                &CoerceoLook,
                &Coerceo::start(&Default::default()).scene(),
                flipped,
            );
            check(
                &ReversiLook::new(8),
                &Reversi::start(&Default::default()).scene(),
                flipped,
            );
            check(
                &DeblockleLook,
                &Deblockle::start(&Default::default()).scene(),
                flipped,
            );
        }
    }

    #[test]
    fn arrows_go_over_an_edge_of_a_triangle() {
        let scene = Coerceo::start(&Default::default()).scene();
        let name = |_| String::new();
        let view = BoardView::new(&CoerceoLook, &scene, &name);
        let room = Rect::from_min_max(pos2(0.0, 0.0), pos2(700.0, 700.0));
        let place = Place::fit(room, CoerceoLook.bounds(&scene), false, 1.0);
        let site = |name: &str| {
            (0..114)
                .map(Site)
                .find(|&site| Coerceo::site_name(site) == name)
                .expect("a field of the board")
        };
        // The letters run anticlockwise from the upper left.
        let steps = [
            ("c3a", vec2(1.0, 0.0), "c3f"),
            ("c3f", vec2(1.0, 0.0), "c3e"),
            ("c3e", vec2(1.0, 0.0), "d3b"),
            ("c3a", vec2(0.0, 1.0), "c3b"),
            ("c3f", vec2(0.0, -1.0), "c4c"),
            ("c3f", vec2(0.0, 1.0), "c3c"),
            ("c3c", vec2(0.0, -1.0), "c3f"),
        ];
        for (from, way, to) in steps {
            assert_eq!(
                next(&view, &place, site(from), way),
                Some(site(to)),
                "{from} {way:?}"
            );
        }
    }
}
