//! The turn list: the line on the table in notation, a row a pair of turns, and the buttons that
//! go through it.

use std::collections::HashMap;

use egui::{Align, Layout, Rect, Response, RichText, ScrollArea, Sense, Ui, pos2, vec2};

use crate::{
    app::{Action, Command, Model, Play, cost, fault},
    lang::Value,
    openings,
    record::NodeId,
    rules::Side,
    ui::{
        icons::Icon,
        play::turn_cell::{Shown, text_cell_ui},
        study,
        theme::{self, Theme, Type},
        widgets::Push,
    },
};

/// How wide the column of the numbers is.
const NUMBER_WIDTH: f32 = 40.0;

/// How wide the sign of a variation is.
const FORK_WIDTH: f32 = 42.0;

/// Where the list was left.
#[derive(Debug, Default)]
pub(crate) struct TurnsState {
    /// The turn that was last brought into sight.
    shown: Option<NodeId>,
    /// How high the list was then.
    height: f32,
}

/// A row: the turns of both sides, as far as they were made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Row {
    cells: [Option<NodeId>; 2],
}

/// The list in a frame of its own; it takes the height that is there.
pub(crate) fn turns_ui(
    ui: &mut Ui,
    model: &Model,
    state: &mut TurnsState,
    actions: &mut Vec<Action>,
) {
    let Some(play) = &model.play else {
        return;
    };
    if ui.available_height() < 2.0 * theme::LIST_ROW {
        return;
    }
    let size = ui.available_size();
    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
        study::frame(ui, model).show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            let rows = rows(play);
            if rows.is_empty() {
                let theme = Theme::of(ui.style());
                let text = RichText::new(model.lang.text("play-empty-list"))
                    .text_style(Type::Small.style())
                    .color(theme.muted);
                ui.add_space(theme::SPACE[1]);
                ui.label(text);
                return;
            }
            rows_ui(ui, model, play, &rows, state, actions);
        });
    });
}

fn rows_ui(
    ui: &mut Ui,
    model: &Model,
    play: &Play,
    rows: &[Row],
    state: &mut TurnsState,
    actions: &mut Vec<Action>,
) {
    let here = play.table.record().here();
    let names = names(play);
    ui.spacing_mut().item_spacing.y = 0.0;
    let mut area = ScrollArea::vertical().auto_shrink(false);
    if state.shown != Some(here) {
        state.shown = Some(here);
        let at = rows
            .iter()
            .position(|row| row.cells.contains(&Some(here)))
            .unwrap_or(0);
        let height = if 0.0 < state.height {
            state.height
        } else {
            ui.available_height()
        };
        let middle = at as f32 * theme::LIST_ROW - height / 2.0;
        // Nothing below the last row comes into sight.
        let last = rows.len() as f32 * theme::LIST_ROW - height;
        area = area.vertical_scroll_offset(middle.min(last).max(0.0));
    }
    let shown = area.show_rows(ui, theme::LIST_ROW, rows.len(), |ui, range| {
        for index in range {
            let goes_on = index + 1 < rows.len();
            let at = (index, goes_on);
            row_ui(ui, model, play, at, rows[index], &names, actions);
        }
    });
    let height = shown.inner_rect.height();
    if 0.5 < (height - state.height).abs() {
        // Another height shows other rows: the turn in view comes into sight again.
        state.height = height;
        state.shown = None;
        ui.request_repaint();
    }
}

fn row_ui(
    ui: &mut Ui,
    model: &Model,
    play: &Play,
    (index, goes_on): (usize, bool),
    row: Row,
    names: &Names,
    actions: &mut Vec<Action>,
) {
    let theme = Theme::of(ui.style());
    let (rect, _) =
        ui.allocate_exact_size(vec2(ui.available_width(), theme::LIST_ROW), Sense::hover());
    let number = model
        .lang
        .whole(i64::try_from(index + 1).unwrap_or(i64::MAX));
    ui.painter().text(
        pos2(
            rect.left() + NUMBER_WIDTH - theme::SPACE[2],
            rect.center().y,
        ),
        egui::Align2::RIGHT_CENTER,
        format!("{number}."),
        Type::Small.font(),
        theme.muted,
    );
    let width = (rect.width() - NUMBER_WIDTH) / 2.0;
    for (side, cell) in Side::BOTH.into_iter().zip(row.cells) {
        let left = rect.left() + NUMBER_WIDTH + width * side.index() as f32;
        let at = Rect::from_min_size(pos2(left, rect.top()), vec2(width, theme::LIST_ROW))
            .shrink2(vec2(1.0, 1.0));
        match cell {
            Some(id) => {
                let opening = names.get(&id).copied();
                cell_ui(ui, model, play, at, &number, (id, opening), actions);
            }
            None if is_skipped(row, side, goes_on) => skipped_ui(ui, at),
            None => (),
        }
    }
}

/// Whether a side had no turn in this row, and not only has not made it yet.
fn is_skipped(row: Row, side: Side, goes_on: bool) -> bool {
    match side {
        Side::First => row.cells[1].is_some(),
        Side::Second => goes_on,
    }
}

fn skipped_ui(ui: &Ui, at: Rect) {
    let theme = Theme::of(ui.style());
    let left = at.left_center() + vec2(theme::SPACE[1], 0.0);
    ui.painter().text(
        left,
        egui::Align2::LEFT_CENTER,
        "\u{2013}",
        Type::Body.font(),
        theme.muted,
    );
}

fn cell_ui(
    ui: &mut Ui,
    model: &Model,
    play: &Play,
    at: Rect,
    number: &str,
    (id, opening): (NodeId, Option<&str>),
    actions: &mut Vec<Action>,
) {
    let record = play.table.record();
    let Some(played) = play.table.played(id) else {
        return;
    };
    let siblings = record
        .parent(id)
        .map_or(1, |parent| record.children(parent).len());
    let is_here = record.here() == id;
    let side = model
        .lang
        .side_name(play.table.sides()[played.side.index()]);
    let mut name = format!("{number}. {side} {}", played.annotated);
    let mut text = played.annotated.clone();
    let mut ink = None;
    if let Some(mark) = fault(play, id) {
        text.push_str(mark.fault.sign());
        ink = Some(mark.fault);
        let fault = study::fault_name(&model.lang, mark.fault);
        let args = [("turn", name.into()), ("fault", fault.into())];
        name = model.lang.format("fault-name", &args);
    }
    let review = Reviewed::of(model, play, id);
    name.extend(review.told.iter().map(|told| format!(", {told}")));
    let steps = record.node(id).hints;
    let is_given = record.is_given(id);
    let used = || model.lang.format("hint-used", &[("steps", steps.into())]);
    let given = || model.lang.text("turn-given");
    let called = |opening: &str| {
        model
            .lang
            .format("play-opening", &[("name", opening.into())])
    };
    let more = [
        (0 < steps).then(used),
        is_given.then(given),
        opening.map(called),
    ];
    name.extend(more.iter().flatten().map(|told| format!(", {told}")));
    let fork = if 1 < siblings { FORK_WIDTH } else { 0.0 };
    let turn = at.with_max_x(at.right() - fork);
    let shown = Shown {
        sign: None,
        text: &text,
        name: &name,
        is_here,
        is_given,
        opening,
        fault: ink,
        helped: 0 < steps,
        cost: review.cost.as_deref(),
        proven: review.proven,
    };
    let response = text_cell_ui(ui, turn, ("turn", id), &shown);
    if response.clicked() {
        actions.push(Action::Goto(id));
    }
    let is_more = more.iter().any(Option::is_some);
    if ink.is_some() || is_more || review.cost.is_some() || review.proven {
        response.on_hover_text(&name);
    }
    if 1 < siblings {
        let count = i64::try_from(siblings - 1).unwrap_or(i64::MAX);
        let name = model
            .lang
            .format("play-variations", &[("count", Value::Whole(count))]);
        let fork = Rect::from_min_max(pos2(turn.right(), at.top()), at.max);
        let text = model.lang.whole(count);
        let shown = Shown {
            sign: Some(Icon::Fork),
            text: &text,
            name: &name,
            ..Shown::default()
        };
        let response = text_cell_ui(ui, fork, ("fork", id), &shown);
        if response.on_hover_text(name).clicked() {
            actions.push(Action::Goto(next_sibling(play, id)));
        }
    }
}

/// What a review found out about a turn, while the review is open.
#[derive(Debug, Default)]
struct Reviewed {
    cost: Option<String>,
    /// Whether the score after it is certain.
    proven: bool,
    /// The same in words.
    told: Vec<String>,
}

impl Reviewed {
    fn of(model: &Model, play: &Play, id: NodeId) -> Self {
        if !model.study.graph {
            return Self::default();
        }
        let lang = &model.lang;
        let verdict = play.table.record().node(id).verdict.as_ref();
        let proven = verdict.filter(|verdict| study::is_proven(verdict.worth));
        let cost = cost(play, id);
        let told = cost.and_then(|cost| study::costs(lang, play.game, cost));
        let score = proven.map(|verdict| study::score(lang, play, verdict.worth));
        Self {
            cost: cost.and_then(|cost| study::short_cost(lang, play.game, cost)),
            proven: proven.is_some(),
            told: told.into_iter().chain(score).collect(),
        }
    }
}

/// The variation after this one, round and round.
fn next_sibling(play: &Play, id: NodeId) -> NodeId {
    let record = play.table.record();
    let Some(parent) = record.parent(id) else {
        return id;
    };
    let children = record.children(parent);
    let at = children.iter().position(|&child| child == id).unwrap_or(0);
    children[(at + 1) % children.len()]
}

/// The openings whose names begin in the line on the table, by the turns that lead to them. A name
/// that goes on through another position is told once.
type Names = HashMap<NodeId, &'static str>;

fn names(play: &Play) -> Names {
    let mut found = openings::names(&*play.table);
    found.dedup_by_key(|(_, name)| *name);
    found.into_iter().collect()
}

/// The line in rows. A side that moves twice in a row gets a row of its own for the second turn.
fn rows(play: &Play) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut last = None;
    for id in play.line() {
        let Some(played) = play.table.played(id) else {
            continue;
        };
        let side = played.side;
        let begins = side == Side::First || last.is_none() || last == Some(side);
        if begins {
            rows.push(Row::default());
        }
        if let Some(row) = rows.last_mut() {
            row.cells[side.index()] = Some(id);
        }
        last = Some(side);
    }
    rows
}

/// First, previous, next, last; undo and redo.
pub(crate) fn navigation_ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    const BUTTONS: [(Command, Icon); 6] = [
        (Command::First, Icon::First),
        (Command::Previous, Icon::Previous),
        (Command::Next, Icon::Next),
        (Command::Last, Icon::Last),
        (Command::Undo, Icon::Undo),
        (Command::Redo, Icon::Redo),
    ];
    let gap = theme::SPACE[1];
    let width = (ui.available_width() - gap * (BUTTONS.len() - 1) as f32) / BUTTONS.len() as f32;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for (command, icon) in BUTTONS {
            let label = model.lang.text(command.row().text);
            let response: Response = ui
                .add_enabled_ui(command.is_enabled(model), |ui| {
                    ui.add(Push::icon(icon, &label).width(width))
                })
                .inner;
            if response.clicked() {
                actions.push(Action::Run(command));
            }
        }
    });
}
