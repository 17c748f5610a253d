//! The head of the list of a file of many games: where its columns are, and what it is ordered by.

use egui::{Align2, CursorIcon, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::{
    app::{GameList, Model},
    lang::Value,
    store::formats::{Column, Way},
    ui::{
        controls::{cut, width_of},
        dialogs::positions,
        icons::{Icon, paint_icon},
        theme::{self, Theme, Type},
        widgets::focus_ring,
    },
};

/// How high the head is.
pub(super) const HEAD: f32 = 26.0;

/// The columns in the room of a row: where each begins, and how wide it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Places {
    pub(super) number: (f32, f32),
    pub(super) players: (f32, f32),
    /// A narrow window leaves it out.
    pub(super) event: Option<(f32, f32)>,
    pub(super) score: (f32, f32),
    /// Players and event together.
    pub(super) middle: (f32, f32),
}

impl Places {
    pub(super) fn of(room: Rect) -> Self {
        const NUMBER: f32 = 56.0;
        const SCORE: f32 = 72.0;
        /// With less room for players and event there is only one of them.
        const NARROW: f32 = 360.0;
        let gap = theme::SPACE[1];
        // The scroll bar grows under the pointer.
        let room = room.with_max_x(room.right() - gap);
        let from = room.left() + NUMBER + gap;
        let width = room.right() - SCORE - gap - from;
        let half = ((width - gap) * 0.55).round();
        let is_wide = NARROW <= width;
        Self {
            number: (room.left(), NUMBER),
            players: (from, if is_wide { half } else { width }),
            event: is_wide.then_some((from + half + gap, width - gap - half)),
            score: (room.right() - SCORE, SCORE),
            middle: (from, width),
        }
    }
}

/// What was done with the head.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Head {
    pub(super) chosen: Option<Column>,
    /// Whether the keyboard is in it.
    pub(super) has_focus: bool,
}

/// A column with the key of its name, where it is, and the side that its texts begin at.
pub(super) type Title = (Column, &'static str, (f32, f32), Align2);

/// The columns of a list of games.
fn of_games(room: Rect) -> Vec<Title> {
    let (left, right) = (Align2::LEFT_CENTER, Align2::RIGHT_CENTER);
    let places = Places::of(room);
    let event = |place| (Column::Event, "dialog-games-column-event", place, left);
    let (number, players) = (places.number, places.players);
    [
        (Column::Number, "dialog-games-column-number", number, left),
        (
            Column::Players,
            "dialog-games-column-players",
            players,
            left,
        ),
    ]
    .into_iter()
    .chain(places.event.map(event))
    .chain([(
        Column::Score,
        "dialog-games-column-score",
        places.score,
        right,
    )])
    .collect()
}

/// The names of the columns; a click orders the list by one.
pub(super) fn head_ui(ui: &mut Ui, model: &Model, list: &GameList) -> Head {
    let size = vec2(ui.available_width(), HEAD);
    let (room, _) = ui.allocate_exact_size(size, Sense::hover());
    let columns = room.shrink2(vec2(theme::SPACE[1], 0.0));
    let titles = if list.games.is_of_positions() {
        positions::titles(columns)
    } else {
        of_games(columns)
    };
    let order = list.order;
    let mut head = Head::default();
    for (column, key, (from, width), align) in titles {
        let title = model.lang.text(key);
        let way = (order.column == column).then_some(order.way);
        let room = Rect::from_min_size(pos2(from, room.top()), vec2(width, HEAD));
        let (is_chosen, has_focus) = title_ui(ui, model, room, align, &title, way);
        if is_chosen {
            head.chosen = Some(column);
        }
        head.has_focus |= has_focus;
    }
    head
}

/// The name of a column, with a sign where the list is ordered by it. Returns whether it was chosen,
/// and whether the keyboard is on it.
fn title_ui(
    ui: &Ui,
    model: &Model,
    room: Rect,
    align: Align2,
    title: &str,
    way: Option<Way>,
) -> (bool, bool) {
    const SIGN: f32 = 16.0;
    let theme = Theme::of(ui.style());
    let width = width_of(ui, Type::Small, title) + SIGN;
    let rect = align.align_size_within_rect(vec2(width.min(room.width()), HEAD), room);
    let response = ui
        .interact(rect, ui.scope_id().with(title), Sense::click())
        .on_hover_cursor(CursorIcon::PointingHand);
    let word = match way {
        None => None,
        Some(Way::Rising) => Some(("rising", Icon::ChevronUp)),
        Some(Way::Falling) => Some(("falling", Icon::ChevronDown)),
    };
    let name = match word {
        None => title.to_owned(),
        Some((word, _)) => {
            let args = [("way", Value::from(word)), ("column", Value::from(title))];
            model.lang.format("dialog-games-sorted", &args)
        }
    };
    response.widget_info(|| WidgetInfo::labeled(Role::ColumnHeader, true, &name));
    let ink = if word.is_some() || response.hovered() {
        theme.text
    } else {
        theme.muted
    };
    let text = if align == Align2::RIGHT_CENTER && word.is_none() {
        // Without a sign it stands above the numbers.
        rect
    } else {
        rect.with_max_x(rect.right() - SIGN)
    };
    let galley = cut(ui, Type::Small, ink, title, text.width());
    let at = align.align_size_within_rect(galley.size(), text).min;
    ui.painter().galley(at, galley, ink);
    if let Some((_, icon)) = word {
        let sign = rect.with_min_x(rect.right() - SIGN);
        paint_icon(ui.painter(), sign, 10.0, icon, ink);
    }
    if response.has_focus() {
        focus_ring(ui, rect.shrink2(vec2(0.0, 3.0)), theme.accent);
    }
    (response.clicked(), response.has_focus())
}
