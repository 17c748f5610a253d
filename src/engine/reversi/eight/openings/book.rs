//! The opening book: what the turns of the first positions are worth, so that a strong player
//! answers at once and not always the same.
//!
//! # File
//! Four letters `TVRB`, a byte with the version (1), a byte with the turns looked ahead, then a
//! deflate stream: the positions in the order in which they are first met on the way through the
//! book, the start first. A position is written as two bytes for each of its turns in text order,
//! all first bytes of the book before all second ones: the value in discs for the side to move,
//! signed, and 1 where the book goes on after the turn, else 0. Positions stand for all their
//! images, so none is written twice; boards are not written at all, they follow from the turns.

use std::{
    collections::{BTreeSet, HashMap},
    sync::LazyLock,
};

use crate::{
    engine::reversi::eight::{
        bad_file::BadFile,
        board::{Board, image, squares},
        root::text_order,
    },
    rules::reversi::{flips8, placements8},
};

const MAGIC: &[u8; 5] = b"TVRB\x01";
/// More bytes than any book of ours has.
const MOST_BYTES: usize = 1 << 22;

/// A player gives away so many discs at most for the sake of variety.
const LOSS: i32 = 1;

/// What is known of openings.
#[derive(Debug)]
pub(crate) struct Book {
    /// Turns looked ahead beyond the last position of the book.
    pub(crate) depth: u8,
    /// By the least of a position's images; its turns in text order.
    positions: HashMap<Board, Vec<BookTurn>>,
}

/// A turn of a position in the book.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct BookTurn {
    pub(crate) square: usize,
    /// In discs, for the side to move.
    pub(crate) value: i32,
}

const BAD: BadFile = BadFile {
    wanted: "a book of openings",
};

/// The book that ships with the program.
pub(crate) fn shipped() -> &'static Book {
    static SHIPPED: LazyLock<Book> = LazyLock::new(|| {
        let file = include_bytes!("../../../../../assets/reversi.book");
        Book::read(file).expect("the shipped book is whole")
    });
    &SHIPPED
}

/// The turns of a position, in text order.
pub(super) fn turns(board: Board) -> Vec<usize> {
    let mut found: Vec<usize> = squares(placements8(board.own, board.opp)).collect();
    found.sort_by_key(|&square| text_order(square));
    found
}

/// The position after a turn.
pub(super) fn after(board: Board, square: usize) -> Board {
    board.after(square, flips8(square as u8, board.own, board.opp))
}

impl Book {
    pub(super) fn new(depth: u8, positions: HashMap<Board, Vec<BookTurn>>) -> Self {
        Self { depth, positions }
    }

    /// The turns of a position with their values, the best first, of equals the first by text.
    /// Empty where the book has nothing to say.
    pub(crate) fn turns(&self, board: Board) -> Vec<BookTurn> {
        let (canonical, number) = board.canonical();
        let Some(known) = self.positions.get(&canonical) else {
            return Vec::new();
        };
        let here = |square: usize| {
            let known_as = image(number, 1 << square).trailing_zeros() as usize;
            known.iter().find(|turn| turn.square == known_as)
        };
        let turn = |square| {
            let value = here(square)?.value;
            Some(BookTurn { square, value })
        };
        let mut found: Vec<BookTurn> = turns(board).into_iter().filter_map(turn).collect();
        found.sort_by_key(|turn| -turn.value);
        found
    }

    /// The turn of a player whose game has this seed: one of those that lose next to nothing and
    /// after which the book goes on; the next game another one.
    pub(crate) fn choose(&self, board: Board, seed: u64) -> Option<BookTurn> {
        let turns = self.turns(board);
        let best = turns.first()?.value;
        let is_good = |turn: &&BookTurn| {
            let next = after(board, turn.square).canonical().0;
            best - LOSS <= turn.value && self.positions.contains_key(&next)
        };
        let good: Vec<&BookTurn> = turns.iter().filter(is_good).collect();
        // Well mixed, so that neither like seeds nor like positions choose alike.
        let mixed = Board {
            own: seed ^ board.own,
            opp: board.opp,
        };
        let at = u128::from(mixed.hash().wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let at = ((at * good.len() as u128) >> 64) as usize;
        good.get(at).copied().copied()
    }

    /// A turn and what the book has follow it.
    pub(crate) fn line(&self, board: Board, square: usize) -> Vec<usize> {
        let mut line = vec![square];
        let mut board = after(board, square);
        while let Some(turn) = self.turns(board).first() {
            line.push(turn.square);
            board = after(board, turn.square);
        }
        line
    }

    /// The least images of all positions.
    #[cfg(test)]
    pub(crate) fn positions(&self) -> impl Iterator<Item = Board> {
        self.positions.keys().copied()
    }

    pub(super) fn write(&self) -> Vec<u8> {
        let (mut values, mut marks) = (Vec::new(), Vec::new());
        let mut met = BTreeSet::new();
        let mut line = vec![Board::START.canonical().0];
        met.extend(line.iter().copied());
        let mut at = 0;
        while let Some(&board) = line.get(at) {
            at += 1;
            for turn in &self.positions[&board] {
                let next = after(board, turn.square).canonical().0;
                let goes_on = self.positions.contains_key(&next);
                values.push((turn.value.clamp(-64, 64) as i8).cast_unsigned());
                marks.push(u8::from(goes_on));
                if goes_on && met.insert(next) {
                    line.push(next);
                }
            }
        }
        let bytes = [values, marks].concat();
        let stream = miniz_oxide::deflate::compress_to_vec(&bytes, 10);
        [&MAGIC[..], &[self.depth], &stream].concat()
    }

    pub(super) fn read(file: &[u8]) -> Result<Self, BadFile> {
        let rest = file.strip_prefix(MAGIC).ok_or(BAD)?;
        let (&depth, stream) = rest.split_first().ok_or(BAD)?;
        let bytes = miniz_oxide::inflate::decompress_to_vec_with_limit(stream, MOST_BYTES)
            .map_err(|_err| BAD)?;
        let (values, marks) = bytes.split_at(bytes.len() / 2);
        let mut both = values.iter().zip(marks);
        let mut positions = HashMap::new();
        let mut met = BTreeSet::new();
        let mut line = vec![Board::START.canonical().0];
        met.extend(line.iter().copied());
        let mut at = 0;
        while let Some(&board) = line.get(at) {
            at += 1;
            let mut known = Vec::new();
            for square in turns(board) {
                let (&value, &mark) = both.next().ok_or(BAD)?;
                let value = i32::from(value.cast_signed());
                known.push(BookTurn { square, value });
                let next = after(board, square).canonical().0;
                if mark != 0 && met.insert(next) {
                    line.push(next);
                }
            }
            positions.insert(board, known);
        }
        let whole = both.next().is_none() && values.len() == marks.len();
        whole.then_some(Self { depth, positions }).ok_or(BAD)
    }
}
