//! The board in play: one response for the pointer with exact hits, one accessible node for each
//! site, and the keyboard's cursor. It changes nothing but its own view state and tells what was
//! pointed at.

use std::fmt;

use egui::{
    CursorIcon, Event, Key, Modifiers, PointerButton, Pos2, Rect, Response, Sense, Ui, vec2,
};

use crate::{
    rules::{Effect, Mark, Scene, Site},
    ui::{
        board::{
            arrows::Arrow,
            canvas::{Canvas, Place, depth},
            look::{Look, Names},
            nodes, paint,
            states::{Ghost, LastTurn},
            values::Value,
        },
        theme::{self, Theme},
    },
};

/// Everything that a board shows. Build it from [`BoardView::new`] and set what differs.
#[derive(Clone)]
pub struct BoardView<'a> {
    pub look: &'a dyn Look,
    /// What lies still, and where what is under way comes from: [`crate::ui::board::Timeline::at`].
    pub scene: &'a Scene,
    pub under_way: &'a [(Effect, f32)],
    /// The sites pointed at so far.
    pub picked: &'a [Site],
    /// What may be pointed at next.
    pub targets: &'a [Site],
    /// Where a turn begins; the tokens there can be dragged.
    pub starts: &'a [Site],
    /// Pieces that would be taken.
    pub takes: &'a [Site],
    pub ghosts: &'a [Ghost],
    pub last: &'a LastTurn,
    pub marks: &'a [Mark],
    /// Turns shown as arrows, the last one on top.
    pub arrows: &'a [Arrow],
    /// What turns are worth, the best first.
    pub values: &'a [Value],
    /// The sites that a hint is about.
    pub hinted: &'a [Site],
    pub names: Names,
    /// Seen from the second side.
    pub flipped: bool,
    /// Whether anything can be picked.
    pub enabled: bool,
    /// Nothing moves; what changes fades over.
    pub reduced: bool,
    /// The site whose pick was refused, and how many seconds ago.
    pub refused: Option<(Site, f32)>,
    /// What a screen reader says of a site.
    pub name: &'a dyn Fn(Site) -> String,
}

impl fmt::Debug for BoardView<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BoardView")
            .field("picked", &self.picked)
            .field("targets", &self.targets)
            .finish_non_exhaustive()
    }
}

static NOTHING: LastTurn = LastTurn {
    ends: Vec::new(),
    changed: Vec::new(),
};

impl<'a> BoardView<'a> {
    /// A board that can be pointed at, without any state.
    pub fn new(look: &'a dyn Look, scene: &'a Scene, name: &'a dyn Fn(Site) -> String) -> Self {
        Self {
            look,
            scene,
            under_way: &[],
            picked: &[],
            targets: &[],
            starts: &[],
            takes: &[],
            ghosts: &[],
            last: &NOTHING,
            marks: &[],
            arrows: &[],
            values: &[],
            hinted: &[],
            names: Names::Shown,
            flipped: false,
            enabled: true,
            reduced: false,
            refused: None,
            name,
        }
    }

    /// Whether pointing at a site does something.
    pub(crate) fn can_pick(&self, site: Site) -> bool {
        self.enabled
            && [self.targets, self.starts, self.picked]
                .iter()
                .any(|sites| sites.contains(&site))
    }

    /// Whether a token may be dragged from a site.
    fn can_drag(&self, site: Site) -> bool {
        let held = self.picked.last() == Some(&site);
        let target = !self.picked.is_empty() && self.targets.contains(&site);
        self.enabled
            && self.scene.token(site).is_some()
            && (held || self.starts.contains(&site) && !target)
    }

    /// An empty site of the board that may be pointed at next. A stock has no place there.
    pub(crate) fn has_dot(&self, site: Site) -> bool {
        self.enabled
            && self.scene.present.contains(site)
            && self.scene.token(site).is_none()
            && self.values.iter().all(|value| value.site != site)
    }

    /// A piece that would be taken, or one that may be pointed at next. Before anything is
    /// picked, that would be every own piece, which needs no mark.
    pub(crate) fn has_ring(&self, site: Site) -> bool {
        self.takes.contains(&site)
            || self.enabled
                && !self.picked.is_empty()
                && self.targets.contains(&site)
                && self.scene.token(site).is_some()
    }

    /// The sites that are shown, in reading order.
    pub(crate) fn sites(&self) -> Vec<Site> {
        let mut sites = self.look.sites();
        sites.retain(|&site| self.scene.present.contains(site));
        sites
    }
}

/// What a player did with a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardEvent {
    Pick(Site),
    /// Escape, a right click, a click beside the board, a drag to nowhere.
    LetGo,
    /// The pointer went over to another site, or away.
    Hovered(Option<Site>),
}

/// What a board keeps between frames. Nothing of it belongs to the game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BoardState {
    cursor: Option<Site>,
    /// Whether the keyboard is at work on the board.
    keys: bool,
    hovered: Option<Site>,
    press: Option<Press>,
    drag: Option<Drag>,
    /// Whether the last pick was where a dragged token was put down.
    dropped: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Press {
    site: Option<Site>,
    at: Pos2,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Drag {
    from: Site,
    at: Pos2,
    /// Whether it was picked before the drag.
    held: bool,
    /// Whether it ever left its place.
    moved: bool,
}

impl BoardState {
    /// The site of the keyboard's cursor.
    pub fn cursor(&self) -> Option<Site> {
        self.cursor
    }

    /// Whether the last pick put a dragged token down: then it need not be seen to move there.
    pub fn dropped(&self) -> bool {
        self.dropped
    }

    /// Drops what the pointer carries: the position has changed.
    pub fn forget(&mut self) {
        self.press = None;
        self.drag = None;
    }

    pub(crate) fn set_cursor(&mut self, site: Site) {
        self.cursor = Some(site);
    }

    pub(crate) fn show_keys(&mut self) {
        self.keys = true;
    }

    pub(crate) fn hide_keys(&mut self) {
        self.keys = false;
    }

    pub(crate) fn shown_cursor(&self) -> Option<Site> {
        self.cursor.filter(|_| self.keys)
    }

    pub(crate) fn hovered(&self) -> Option<Site> {
        self.hovered
    }

    /// The token that the pointer carries, and where on the screen.
    pub(crate) fn carried(&self) -> Option<(Site, Pos2)> {
        let drag = self.drag.filter(|drag| drag.moved)?;
        Some((drag.from, drag.at))
    }
}

/// The site at a point of the screen. On an edge the deeper site has it.
pub fn site_at(look: &dyn Look, scene: &Scene, place: &Place, point: Pos2) -> Option<Site> {
    if place.unit() <= 0.0 || !point.is_finite() {
        return None;
    }
    let point = place.back(point);
    let mut best: Option<(f32, Site)> = None;
    for site in look.sites() {
        if !scene.present.contains(site) {
            continue;
        }
        let Some(outline) = look.outline(site) else {
            continue;
        };
        let depth = depth(&outline, point);
        if -1e-4 <= depth && best.is_none_or(|(deepest, _)| deepest < depth) {
            best = Some((depth, site));
        }
    }
    best.map(|(_, site)| site)
}

/// Shows a board in all the room there is and tells what was done with it.
pub fn board_ui(ui: &mut Ui, state: &mut BoardState, view: &BoardView<'_>) -> Vec<BoardEvent> {
    let room = ui.available_size();
    let fill = |length: f32| {
        if length.is_finite() {
            length.max(theme::BOARD_MIN)
        } else {
            theme::BOARD_MIN
        }
    };
    // No tab stop of its own: the sites have one among them.
    let sense = Sense::CLICK | Sense::DRAG;
    let (rect, response) = ui.allocate_exact_size(vec2(fill(room.x), fill(room.y)), sense);
    let place = place(ui, rect, view);
    let mut events = Vec::new();
    let hit = |point: Pos2| {
        rect.contains(point)
            .then(|| site_at(view.look, view.scene, &place, point))
            .flatten()
    };
    hover(&response, state, view, &hit, &mut events);
    pointer(ui, &response, state, view, &hit, &mut events);
    nodes::show(ui, &place, state, view, &mut events);
    escape(ui, state, view, &mut events);
    if ui.is_rect_visible(rect) {
        let theme = Theme::of(ui.style());
        let canvas = Canvas::new(ui.painter_at(rect), place, theme);
        paint::paint(&canvas, view, state);
    }
    let shakes = view
        .refused
        .is_some_and(|(_, secs)| secs < theme::SHAKE_SECS);
    if !view.under_way.is_empty() || shakes && !view.reduced {
        ui.request_repaint();
    }
    events
}

fn place(ui: &Ui, rect: Rect, view: &BoardView<'_>) -> Place {
    let margin = theme::MARGIN.min(rect.size().min_elem() / 8.0);
    let bounds = view.look.bounds(view.scene);
    let pixels = ui.pixels_per_point();
    Place::fit(rect.shrink(margin), bounds, view.flipped, pixels)
}

fn hover(
    response: &Response,
    state: &mut BoardState,
    view: &BoardView<'_>,
    hit: &dyn Fn(Pos2) -> Option<Site>,
    events: &mut Vec<BoardEvent>,
) {
    let over = response.hover_pos().and_then(hit);
    if over != state.hovered {
        state.hovered = over;
        events.push(BoardEvent::Hovered(over));
    }
    if state.drag.is_some() {
        response.ctx.set_cursor_icon(CursorIcon::Grabbing);
    } else if over.is_some_and(|site| view.can_pick(site)) {
        response.ctx.set_cursor_icon(CursorIcon::PointingHand);
    }
}

fn pointer(
    ui: &Ui,
    response: &Response,
    state: &mut BoardState,
    view: &BoardView<'_>,
    hit: &dyn Fn(Pos2) -> Option<Site>,
    events: &mut Vec<BoardEvent>,
) {
    let (pressed, right, at) = ui.input(|input| {
        let pointer = &input.pointer;
        let right = pointer.button_pressed(PointerButton::Secondary);
        (pointer.primary_pressed(), right, pointer.interact_pos())
    });
    if !view.enabled {
        state.forget();
        return;
    }
    if let Some(at) = at.filter(|_| pressed && response.contains_pointer()) {
        state.press = Some(Press { site: hit(at), at });
        state.keys = false;
    }
    if right && (response.contains_pointer() || state.drag.is_some()) {
        state.forget();
        events.push(BoardEvent::LetGo);
        return;
    }
    if response.clicked()
        && let Some(at) = response.interact_pointer_pos()
    {
        let site = hit(at);
        let press = state.press.take();
        state.drag = None;
        state.dropped = false;
        // A press on one site that is let go on another means neither.
        if press.is_none_or(|press| press.site == site) {
            nodes::point(ui, state, site);
            events.push(site.map_or(BoardEvent::LetGo, BoardEvent::Pick));
        }
        return;
    }
    if response.drag_started_by(PointerButton::Primary) {
        begin_drag(ui, state, view, events);
    }
    if let Some(drag) = &mut state.drag {
        if let Some(at) = at {
            let press = state.press.map_or(at, |press| press.at);
            drag.moved |= 6.0 < press.distance(at);
            drag.at = at;
        }
        if response.drag_stopped() {
            let drag = *drag;
            state.forget();
            state.dropped = end_drag(view, drag, at.and_then(hit), events);
        }
    } else if response.drag_stopped() {
        state.press = None;
    }
}

fn begin_drag(ui: &Ui, state: &mut BoardState, view: &BoardView<'_>, events: &mut Vec<BoardEvent>) {
    let Some(Press {
        site: Some(from),
        at,
    }) = state.press
    else {
        return;
    };
    if !view.can_drag(from) {
        return;
    }
    let held = view.picked.last() == Some(&from);
    state.drag = Some(Drag {
        from,
        at,
        held,
        moved: false,
    });
    nodes::point(ui, state, Some(from));
    if !held {
        events.push(BoardEvent::Pick(from));
    }
}

/// Whether the token was put down where it may go.
fn end_drag(
    view: &BoardView<'_>,
    drag: Drag,
    to: Option<Site>,
    events: &mut Vec<BoardEvent>,
) -> bool {
    if !drag.moved {
        // A slow click: the first press picked it already, a second one lets go.
        if drag.held {
            events.push(BoardEvent::Pick(drag.from));
        }
        return false;
    }
    match to.filter(|site| *site != drag.from && view.targets.contains(site)) {
        Some(site) => {
            events.push(BoardEvent::Pick(site));
            true
        }
        None => {
            events.push(BoardEvent::LetGo);
            false
        }
    }
}

/// Escape lets go while the board has the keyboard, or nothing else does.
fn escape(ui: &Ui, state: &mut BoardState, view: &BoardView<'_>, events: &mut Vec<BoardEvent>) {
    let free = ui.memory(|memory| memory.top_modal_layer().is_none() && memory.focused().is_none())
        && !egui::Popup::is_any_open(ui);
    let ours = state.cursor.is_some_and(|site| nodes::has_focus(ui, site));
    if !view.enabled || !(free || ours) {
        return;
    }
    let busy = state.drag.is_some() || !view.picked.is_empty();
    if busy && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        state.forget();
        events.push(BoardEvent::LetGo);
    }
}

/// The keyboard's own part: the cursor's site is picked, or the cursor goes over to another.
pub(crate) fn keys(
    ui: &Ui,
    state: &mut BoardState,
    view: &BoardView<'_>,
    place: &Place,
    events: &mut Vec<BoardEvent>,
) -> Option<Site> {
    let cursor = state.cursor?;
    let typed = ui.input(|input| {
        input
            .events
            .iter()
            .any(|event| matches!(event, Event::Key { pressed: true, .. }))
    });
    state.keys |= typed;
    for key in [Key::Enter, Key::Space] {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) && view.enabled {
            state.dropped = false;
            events.push(BoardEvent::Pick(cursor));
        }
    }
    let ways = [
        (Key::ArrowLeft, vec2(-1.0, 0.0)),
        (Key::ArrowRight, vec2(1.0, 0.0)),
        (Key::ArrowUp, vec2(0.0, -1.0)),
        (Key::ArrowDown, vec2(0.0, 1.0)),
    ];
    let mut at = cursor;
    for (key, way) in ways {
        let times = ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
        for _ in 0..times {
            at = nodes::next(view, place, at, way).unwrap_or(at);
        }
    }
    (at != cursor).then_some(at)
}

#[cfg(test)]
mod tests {
    use crate::{
        rules::{Game as _, Side, Site, coerceo::Coerceo},
        ui::board::{BoardView, CoerceoLook},
    };

    #[test]
    fn a_stock_that_can_pay_leaves_no_dot_on_the_board() {
        let line = "------/--144414/--10006520/--2422--/------ w 2 2 2";
        let game = Coerceo::read(line, &Default::default()).expect("a position line");
        let stock = Coerceo::stock_site(Side::First).expect("tiles are held");
        let (scene, name) = (game.scene(), |_| String::new());
        let view = BoardView::new(&CoerceoLook, &scene, &name);
        assert!(!view.has_dot(stock));
        assert!(view.has_dot(Site(56)), "an empty field in the middle");
    }
}
