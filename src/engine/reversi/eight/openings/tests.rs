//! The shipped book and starts, and that they can be made.

use std::collections::BTreeSet;

use crate::engine::reversi::eight::{
    board::{Board, image},
    isa::{self, Isa, Work},
    openings::{
        BookPlan, StartsPlan,
        book::{self, Book, after, turns},
        judge::with_judge,
        make_book, make_starts,
        starts::{self, PLIES, Starts},
    },
    think::square_name,
};

/// The shipped positions, in order.
fn positions() -> Vec<Board> {
    let all: BTreeSet<Board> = book::shipped().positions().collect();
    all.into_iter().collect()
}

#[test]
fn the_book_knows_every_legal_turn_of_its_positions_and_of_their_images() {
    let book = book::shipped();
    for board in positions() {
        let known = book.turns(board);
        let mut squares: Vec<usize> = known.iter().map(|turn| turn.square).collect();
        squares.sort_unstable();
        let mut legal = turns(board);
        legal.sort_unstable();
        assert_eq!(squares, legal);
        assert!(known.is_sorted_by_key(|turn| -turn.value));
        for (number, board) in board.images().into_iter().enumerate() {
            let mut there: Vec<_> = book
                .turns(board)
                .iter()
                .map(|turn| (turn.square, turn.value))
                .collect();
            there.sort_unstable();
            let mut here: Vec<_> = known
                .iter()
                .map(|turn| {
                    let square = image(number, 1 << turn.square).trailing_zeros();
                    (square as usize, turn.value)
                })
                .collect();
            here.sort_unstable();
            // A position that is an image of itself has two names for one turn.
            let values =
                |turns: &[(usize, i32)]| turns.iter().map(|turn| turn.1).collect::<Vec<_>>();
            let is_like_itself = 1 < board.images().iter().filter(|own| **own == board).count();
            if is_like_itself {
                let sorted = |mut values: Vec<i32>| {
                    values.sort_unstable();
                    values
                };
                assert_eq!(sorted(values(&there)), sorted(values(&here)));
            } else {
                assert_eq!(there, here);
            }
        }
    }
}

#[test]
fn a_value_is_that_of_the_position_after_it() {
    let book = book::shipped();
    for board in positions() {
        for turn in book.turns(board) {
            let next = book.turns(after(board, turn.square));
            if let Some(best) = next.first() {
                assert_eq!(turn.value, -best.value);
            }
        }
    }
}

struct Check(Vec<Board>);

impl Work for Check {
    /// By how much each turn that players may choose is worse than the best one, as a search sees
    /// it that the book was not made by.
    type Done = Vec<i32>;

    fn with(self, isa: impl Isa) -> Vec<i32> {
        const AHEAD: usize = 9;
        with_judge(isa, |judge| {
            let mut losses = Vec::new();
            for board in self.0 {
                let chosen = (0..20).filter_map(|seed| book::shipped().choose(board, seed));
                let chosen: BTreeSet<usize> = chosen.map(|turn| turn.square).collect();
                let best = judge.value(board, AHEAD + 1);
                for square in chosen {
                    losses.push(best + judge.value(after(board, square), AHEAD));
                }
            }
            losses
        })
    }
}

#[test]
fn what_players_choose_is_good_as_the_engine_sees_it() {
    let sample: Vec<Board> = positions().into_iter().step_by(29).collect();
    let losses = isa::best(Check(sample));
    let mean = losses.iter().sum::<i32>() as f32 / losses.len() as f32;
    assert!(20 < losses.len(), "{}", losses.len());
    assert!(losses.iter().all(|&loss| loss <= 6), "{losses:?}");
    assert!(mean < 1.5, "{mean}");
}

#[test]
fn players_vary_and_stay_in_the_book_for_some_turns() {
    let book = book::shipped();
    let mut lines = BTreeSet::new();
    for seed in 0..40 {
        let mut board = Board::START;
        let mut line = Vec::new();
        while let Some(turn) = book.choose(board, seed) {
            line.push(turn.square);
            board = after(board, turn.square);
        }
        assert!(6 <= line.len(), "{line:?}");
        assert_eq!(
            Some(line[0]),
            book.choose(Board::START, seed).map(|turn| turn.square)
        );
        lines.insert(line);
    }
    assert!(20 < lines.len(), "{}", lines.len());
}

#[test]
fn a_book_is_made_the_same_every_time_and_read_back() {
    let plan = BookPlan {
        plies: 3,
        depth: 8,
        ..BookPlan::default()
    };
    let mut told = 0;
    let file = make_book(&plan, &mut |_| told += 1);
    assert_eq!(told, 4);
    assert_eq!(make_book(&plan, &mut |_| ()), file);
    let book = Book::read(&file).expect("a book");
    assert_eq!(book.write(), file);
    assert_eq!(book.turns(Board::START).len(), 4);
    for end in 0..file.len() {
        assert!(Book::read(&file[..end]).is_err(), "{end}");
    }
}

#[test]
fn the_shipped_files_are_small() {
    assert!(include_bytes!("../../../../../assets/reversi.book").len() < 200_000);
    assert!(include_bytes!("../../../../../assets/reversi.starts").len() < 150_000);
}

#[test]
fn the_shipped_starts_are_different_positions_with_turns_for_both() {
    let starts = starts::shipped();
    let (mut seen, mut first) = (BTreeSet::new(), BTreeSet::new());
    for number in 0..starts.len() as u64 * 12 {
        let line = starts.line(number);
        assert_eq!(line.len(), PLIES);
        first.insert(line[0].clone());
        seen.insert(line);
    }
    assert!(first.iter().eq(["c4", "d3", "e6", "f5"]), "{first:?}");
    let mut positions = BTreeSet::new();
    for line in &seen {
        let mut board = Board::START;
        for name in line {
            let square = turns(board)
                .into_iter()
                .find(|&square| square_name(square) == *name);
            board = after(board, square.expect("starts are legal"));
        }
        positions.insert(board.canonical().0);
        assert!(4 <= turns(board).len() && 4 <= turns(board.passed()).len());
    }
    // Numbers in a row reach nearly all of them, and each way of laying most.
    assert!(positions.len() <= starts.len());
    assert!(
        starts.len() * 9 / 10 < positions.len(),
        "{}",
        positions.len()
    );
    assert!(starts.len() * 3 < seen.len(), "{}", seen.len());
}

#[test]
fn starts_are_made_the_same_every_time_and_read_back() {
    let plan = StartsPlan {
        count: 12,
        depth: 8,
        ..StartsPlan::default()
    };
    let file = make_starts(&plan, &mut |_| ());
    assert_eq!(make_starts(&plan, &mut |_| ()), file);
    let starts = Starts::read(&file).expect("a list of starts");
    assert_eq!(starts.len(), 12);
    assert_eq!(starts.write(), file);
    for end in 0..file.len() {
        assert!(Starts::read(&file[..end]).is_err(), "{end}");
    }
    let other = StartsPlan { seed: 2, ..plan };
    assert_ne!(make_starts(&other, &mut |_| ()), file);
}
