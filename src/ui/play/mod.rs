//! The screen of a running game: board, players, turn list, actions, status line.

mod actions;
pub(crate) mod cards;
mod computer;
mod opening;
mod picture;
mod result;
mod setup;
mod status;
mod table;
mod turn_cell;
mod turns;
pub(crate) mod words;

use egui::{CentralPanel, Frame, Panel, Rect, ScrollArea, Ui};

use crate::{
    app::{Action, Model, Screen},
    rules::Side,
    ui::{
        board::BoardState,
        frames,
        study::{self, StudyState},
        theme,
    },
};

/// What the play screen remembers between frames.
#[derive(Debug)]
pub struct PlayState {
    board: BoardState,
    showing: table::Showing,
    turns: turns::TurnsState,
    study: StudyState,
    hovered: Option<crate::rules::Site>,
    board_rect: Rect,
    /// How high the parts below the turn list are.
    below_list: f32,
    end: Option<result::End>,
}

impl Default for PlayState {
    fn default() -> Self {
        Self {
            board: BoardState::default(),
            showing: table::Showing::default(),
            turns: turns::TurnsState::default(),
            study: StudyState::default(),
            hovered: None,
            board_rect: Rect::NOTHING,
            below_list: 0.0,
            end: None,
        }
    }
}

impl PlayState {
    /// Where the board was last shown, in points of the window.
    pub fn board_rect(&self) -> Rect {
        self.board_rect
    }
}

/// The play screen, and the set-up before it.
pub(crate) fn play_ui(
    ui: &mut Ui,
    model: &Model,
    state: &mut PlayState,
    actions: &mut Vec<Action>,
) {
    let area = ui.available_size();
    if area.x < theme::FOLD_WIDTH {
        return folded_ui(ui, model, state, actions);
    }
    let column = Frame::new().inner_margin(theme::MARGIN);
    Panel::right("column")
        .frame(column)
        .resizable(false)
        .show_separator_line(false)
        .exact_size(column_width(model, area.x) + 2.0 * theme::MARGIN)
        .show(ui, |ui| column_ui(ui, model, state, actions));
    status_panel_ui(ui, model, state);
    CentralPanel::default()
        .frame(Frame::new())
        .show(ui, |ui| board_area_ui(ui, model, state, actions));
}

/// Lines of an analysis need more room, where there is some to spare.
fn column_width(model: &Model, area: f32) -> f32 {
    const WIDER: f32 = 96.0;
    const SPARE: f32 = 1000.0;
    if study::is_open(model) {
        theme::COLUMN + (area - SPARE).clamp(0.0, WIDER)
    } else {
        theme::COLUMN
    }
}

/// Narrow windows: the column stands under the board and everything scrolls.
fn folded_ui(ui: &mut Ui, model: &Model, state: &mut PlayState, actions: &mut Vec<Action>) {
    status_panel_ui(ui, model, state);
    let height = ui.available_height();
    let width = ui.available_width();
    CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            // A strip of the column stays in sight, so that one sees that there is more.
            let board = width.min(height - theme::ROW).max(theme::BOARD_MIN);
            ui.allocate_ui(egui::vec2(width, board), |ui| {
                ui.set_min_size(egui::vec2(width, board));
                board_area_ui(ui, model, state, actions);
            });
            let frame = Frame::new().inner_margin(theme::MARGIN);
            frame.show(ui, |ui| folded_column_ui(ui, model, state, actions));
        });
    });
}

fn status_panel_ui(ui: &mut Ui, model: &Model, state: &PlayState) {
    let height = status::height(ui.available_width());
    Panel::bottom("status")
        .frame(frames::status(ui))
        .resizable(false)
        .exact_size(height)
        .show(ui, |ui| status::status_ui(ui, model, state.hovered));
}

fn board_area_ui(ui: &mut Ui, model: &Model, state: &mut PlayState, actions: &mut Vec<Action>) {
    match model.screen {
        Screen::Setup => setup::board_ui(ui, model, state, actions),
        Screen::Home | Screen::NewGame | Screen::Play => {
            result::result_ui(ui, model, &mut state.end, actions);
            match &model.play {
                Some(play) if study::has_bar(model) => {
                    ui.horizontal_top(|ui| {
                        ui.spacing_mut().item_spacing.x = 0.0;
                        ui.add_space(theme::SPACE[1]);
                        let worth = study::worth_in_view(model, play);
                        study::bar_ui(ui, model, play, worth);
                        table::table_ui(ui, model, state, actions);
                    });
                }
                Some(_) | None => table::table_ui(ui, model, state, actions),
            }
        }
    }
}

/// From top to bottom: the far player, the turns, the near player, what can be done.
fn column_ui(ui: &mut Ui, model: &Model, state: &mut PlayState, actions: &mut Vec<Action>) {
    if model.screen == Screen::Setup {
        ui.spacing_mut().item_spacing.y = theme::SPACE[2];
        return setup::column_ui(ui, model, actions);
    }
    // All of it fits but in very low windows.
    ScrollArea::vertical()
        .auto_shrink(false)
        .show(ui, |ui| parts_ui(ui, model, state, actions));
}

fn parts_ui(ui: &mut Ui, model: &Model, state: &mut PlayState, actions: &mut Vec<Action>) {
    let room = ui.available_height();
    let top = ui.cursor().top();
    let is_crowded = study::is_crowded(ui, model);
    ui.spacing_mut().item_spacing.y = theme::SPACE[if is_crowded { 1 } else { 2 }];
    let [far, near] = far_and_near(model);
    let is_tight = study::is_tight(ui, model);
    player_ui(ui, model, far, is_tight, actions);
    study::panel_ui(ui, model, &mut state.study, actions);
    if !is_crowded {
        // The list tells it too.
        opening::opening_ui(ui, model, actions);
    }
    // The list takes what the parts below leave, whose height is known once they were laid out.
    let left = room - (ui.cursor().top() - top) - state.below_list;
    // A study always leaves two rows to it.
    let least = if study::is_open(model) {
        2.0 * theme::LIST_ROW + study::frame(ui, model).inner_margin.sum().y
    } else {
        0.0
    };
    let list = left.max(least);
    ui.allocate_ui(egui::vec2(ui.available_width(), list), |ui| {
        turns::turns_ui(ui, model, &mut state.turns, actions);
    });
    let top = ui.cursor().top();
    table::net_ui(ui, model);
    turns::navigation_ui(ui, model, actions);
    player_ui(ui, model, near, is_tight, actions);
    actions::actions_ui(ui, model, actions);
    let below_list = ui.cursor().top() - top;
    if below_list != state.below_list {
        state.below_list = below_list;
        ui.ctx()
            .request_discard("the turn list fits what is below it");
    }
}

/// A player's card, on one line where the column is tight.
fn player_ui(ui: &mut Ui, model: &Model, side: Side, is_tight: bool, actions: &mut Vec<Action>) {
    match &model.play {
        Some(play) if is_tight => study::slim_card_ui(ui, model, play, side),
        Some(_) | None => cards::card_ui(ui, model, side, actions),
    }
}

/// The sides whose cards stand above and below, as the board is seen.
fn far_and_near(model: &Model) -> [Side; 2] {
    if model.flipped {
        [Side::First, Side::Second]
    } else {
        [Side::Second, Side::First]
    }
}

fn folded_column_ui(ui: &mut Ui, model: &Model, state: &mut PlayState, actions: &mut Vec<Action>) {
    ui.spacing_mut().item_spacing.y = theme::SPACE[2];
    if model.screen == Screen::Setup {
        return setup::column_ui(ui, model, actions);
    }
    let [far, near] = far_and_near(model);
    let is_studied = study::is_open(model);
    turns::navigation_ui(ui, model, actions);
    study::panel_ui(ui, model, &mut state.study, actions);
    opening::opening_ui(ui, model, actions);
    if is_studied {
        folded_list_ui(ui, model, state, actions, 5.0);
    }
    actions::actions_ui(ui, model, actions);
    cards::card_ui(ui, model, far, actions);
    cards::card_ui(ui, model, near, actions);
    table::net_ui(ui, model);
    if !is_studied {
        folded_list_ui(ui, model, state, actions, 8.0);
    }
}

/// The list of turns, as high as so many of them.
fn folded_list_ui(
    ui: &mut Ui,
    model: &Model,
    state: &mut PlayState,
    actions: &mut Vec<Action>,
    rows: f32,
) {
    let size = egui::vec2(ui.available_width(), theme::LIST_ROW * rows);
    ui.allocate_ui(size, |ui| {
        turns::turns_ui(ui, model, &mut state.turns, actions);
    });
}
