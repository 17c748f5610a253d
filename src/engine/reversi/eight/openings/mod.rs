//! How games on 8 x 8 begin: the program's own opening book, and random starts that are even.
//! Both are made by the engine and ship as small files; `docs/openings.md` tells how.

pub(crate) mod book;
mod judge;
mod make_book;
mod make_starts;
pub mod starts;
#[cfg(test)]
mod tests;

use crate::engine::{
    Answer, Ask, Line, Report, Score, Style,
    reversi::eight::{board::Board, openings::book::BookTurn, think::square_name},
};

pub use make_book::{BookPlan, make_book};
pub use make_starts::{StartsPlan, make_starts};

/// The answer of a player that knows the book: a strong level, at once.
pub(crate) fn answer(board: Board, ask: &Ask) -> Option<Answer> {
    let is_strong = match ask.style {
        Style::Level(level) => level.is_sound(),
        Style::Study | Style::Win => false,
    };
    let turn = is_strong.then(|| book::shipped().choose(board, ask.seed))??;
    Some(Answer {
        turn: Some(square_name(turn.square)),
        report: report(board, &[turn]),
    })
}

/// What the book tells of the best turns of a position.
pub(crate) fn known(board: Board, lines: usize) -> Option<Report> {
    let mut turns = book::shipped().turns(board);
    turns.truncate(lines.max(1));
    (!turns.is_empty()).then(|| report(board, &turns))
}

fn report(board: Board, turns: &[BookTurn]) -> Report {
    let book = book::shipped();
    let line = |turn: &BookTurn| {
        let line = book.line(board, turn.square).into_iter();
        Line {
            score: Score::Estimate(100 * turn.value),
            turns: line.map(square_name).collect(),
        }
    };
    Report {
        depth: book.depth.into(),
        deepest: book.depth.into(),
        lines: turns.iter().map(line).collect(),
        ..Report::default()
    }
}
