//! The rows of a list of positions: a small board, who moves, how many squares are empty, and the
//! score where the file knows it.

use std::collections::HashMap;

use egui::{Align2, Rect, Ui, pos2, vec2};

use crate::{
    catalog::GameId,
    lang::Lang,
    rules::Scene as Picture,
    store::formats::{Bare, Collection, Column},
    ui::{
        dialogs::{games_head::Title, list::cell},
        looks::miniature_in,
        play::words::side_name,
        theme::{self, Theme},
    },
};

/// How high a row is.
pub(super) const ROW: f32 = 64.0;

/// The boards of the rows that were in sight.
#[derive(Clone, Debug, Default)]
pub(super) struct Pictures(HashMap<u32, Option<Picture>>);

impl Pictures {
    /// `None` for a position that cannot be read.
    fn of(&mut self, games: &Collection, number: u32) -> Option<&Picture> {
        /// Of a long list only those near the ones in sight are kept.
        const MOST: usize = 256;
        if MOST <= self.0.len() && !self.0.contains_key(&number) {
            self.0.clear();
        }
        let opened = || games.open(number as usize).ok().map(|table| table.scene());
        self.0.entry(number).or_insert_with(opened).as_ref()
    }
}

/// The columns in the room of a row: where each begins, and how wide it is.
struct Places {
    number: (f32, f32),
    board: (f32, f32),
    turn: (f32, f32),
    empties: (f32, f32),
    score: (f32, f32),
}

impl Places {
    fn of(room: Rect) -> Self {
        const NUMBER: f32 = 56.0;
        let gap = theme::SPACE[1];
        // The scroll bar grows under the pointer.
        let room = room.with_max_x(room.right() - gap);
        let board = ROW - 2.0 * theme::SPACE[0];
        let from = room.left() + NUMBER + gap + board + 2.0 * gap;
        let third = ((room.right() - from - 2.0 * gap) / 3.0).max(0.0).floor();
        Self {
            number: (room.left(), NUMBER),
            board: (room.left() + NUMBER + gap, board),
            turn: (from, third),
            empties: (from + third + gap, third),
            score: (room.right() - third, third),
        }
    }
}

pub(super) fn titles(room: Rect) -> Vec<Title> {
    let (left, right) = (Align2::LEFT_CENTER, Align2::RIGHT_CENTER);
    let Places {
        number,
        turn,
        empties,
        score,
        board: _,
    } = Places::of(room);
    vec![
        (Column::Number, "dialog-games-column-number", number, left),
        (Column::Turn, "dialog-positions-column-turn", turn, left),
        (
            Column::Empties,
            "dialog-positions-column-empties",
            empties,
            right,
        ),
        (Column::Score, "dialog-positions-column-score", score, right),
    ]
}

pub(super) fn row_ui(
    ui: &Ui,
    lang: &Lang,
    room: Rect,
    (games, number): (&Collection, u32),
    pictures: &mut Pictures,
) {
    let theme = Theme::of(ui.style());
    let (left, right) = (Align2::LEFT_CENTER, Align2::RIGHT_CENTER);
    let places = Places::of(room);
    let row = games.row(number as usize);
    let count = lang.whole(i64::from(number) + 1);
    cell(ui, room, places.number, left, theme.muted, &count);
    let Some(position) = row.position else {
        let (from, _) = places.board;
        let rest = (from, places.score.0 + places.score.1 - from);
        return cell(ui, room, rest, left, theme.muted, &row.event);
    };
    if let Some(picture) = pictures.of(games, number) {
        let (from, side) = places.board;
        let top = room.center().y - side / 2.0;
        let board = Rect::from_min_size(pos2(from, top), vec2(side, side));
        miniature_in(ui, board, GameId::Reversi, picture);
    }
    let turn = turn(lang, position);
    cell(ui, room, places.turn, left, theme.text, &turn);
    let empties = lang.whole(i64::from(position.empties));
    cell(ui, room, places.empties, right, theme.text, &empties);
    let score = position
        .score
        .map_or_else(String::new, |score| signed(lang, score));
    cell(ui, room, places.score, right, theme.text, &score);
}

fn turn(lang: &Lang, position: Bare) -> String {
    side_name(lang, GameId::Reversi.sides(), position.turn)
}

fn signed(lang: &Lang, score: i32) -> String {
    let sign = if 0 < score { "+" } else { "" };
    format!("{sign}{}", lang.whole(i64::from(score)))
}

/// A row as a screen reader says it.
pub(super) fn spoken(lang: &Lang, number: u32, position: Bare) -> String {
    let known = if position.score.is_some() {
        "yes"
    } else {
        "no"
    };
    let score = position.score.unwrap_or_default();
    let args = [
        ("number", (number + 1).into()),
        ("side", turn(lang, position).into()),
        ("empties", i64::from(position.empties).into()),
        ("known", known.into()),
        ("score", signed(lang, score).into()),
    ];
    lang.format("dialog-positions-row", &args)
}
