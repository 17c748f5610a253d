//! Random starts: lines of eight turns after which the game is about even, though nobody would
//! have played all of them. The idea is that of XOT (eight random moves that programs judge to be
//! even); the lines are our own engine's.
//!
//! # File
//! Four letters `TVRS`, a byte with the version (1), then a deflate stream: for each of the eight
//! turns a byte of every line, the place of the turn among those of its position in text order.
//! The first turn of all lines in the file is f5, and the lines are sorted.

use std::sync::LazyLock;

use crate::engine::reversi::eight::{
    bad_file::BadFile,
    board::{Board, image},
    openings::book::{after, turns},
    think::square_name,
};

const MAGIC: &[u8; 5] = b"TVRS\x01";
/// The images of the board, see [`image`], that leave the start as it is: along either long diagonal,
/// and half a turn, which is both.
const WAYS: [usize; 4] = [0, 1, 6, 7];
/// The turns of a line.
pub(super) const PLIES: usize = 8;
/// More bytes than any list of ours has.
const MOST_BYTES: usize = 1 << 20;

/// The squares of a line, `rank * 8 + file`.
pub(super) type Squares = [usize; PLIES];

/// Lines that lead to even positions.
#[derive(Debug)]
pub struct Starts(Vec<Squares>);

const BAD: BadFile = BadFile {
    wanted: "a list of starts",
};

/// The starts that ship with the program.
pub fn shipped() -> &'static Starts {
    static SHIPPED: LazyLock<Starts> = LazyLock::new(|| {
        let file = include_bytes!("../../../../../assets/reversi.starts");
        Starts::read(file).expect("the shipped starts are whole")
    });
    &SHIPPED
}

impl Starts {
    pub(super) fn new(mut lines: Vec<Squares>) -> Self {
        lines.sort_unstable();
        Self(lines)
    }

    /// How many there are; at least one.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Never: a list without a line is not read.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The turns of a line by any number, the same for the same number: `f5`, `d6` and so on. The
    /// number also turns the line one of the ways that leave the start as it is, so that all four
    /// first turns occur.
    pub fn line(&self, number: u64) -> Vec<String> {
        // The high half of a product by the golden ratio is well spread, whatever the number.
        let spread = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let at = ((u128::from(spread) * self.0.len() as u128) >> 64) as usize;
        // Middle bits of the product, of which the choice of the line takes the high ones.
        let way = WAYS[(spread >> 20) as usize % WAYS.len()];
        let turned = |&square: &usize| image(way, 1 << square).trailing_zeros() as usize;
        let line = self.0[at].iter().map(turned);
        line.map(square_name).collect()
    }

    pub(super) fn write(&self) -> Vec<u8> {
        let mut bytes = vec![0; PLIES * self.0.len()];
        for (number, line) in self.0.iter().enumerate() {
            let mut board = Board::START;
            for (ply, &square) in line.iter().enumerate() {
                let place = turns(board).iter().position(|&turn| turn == square);
                let place = place.expect("the lines are legal");
                bytes[ply * self.0.len() + number] = place as u8;
                board = after(board, square);
            }
        }
        let stream = miniz_oxide::deflate::compress_to_vec(&bytes, 10);
        [&MAGIC[..], &stream].concat()
    }

    pub(super) fn read(file: &[u8]) -> Result<Self, BadFile> {
        let stream = file.strip_prefix(MAGIC).ok_or(BAD)?;
        let bytes = miniz_oxide::inflate::decompress_to_vec_with_limit(stream, MOST_BYTES)
            .map_err(|_err| BAD)?;
        let count = bytes.len() / PLIES;
        if count == 0 || bytes.len() % PLIES != 0 {
            return Err(BAD);
        }
        let line = |number: usize| {
            let mut board = Board::START;
            let mut line = [0; PLIES];
            for (ply, square) in line.iter_mut().enumerate() {
                let place = usize::from(bytes[ply * count + number]);
                *square = *turns(board).get(place).ok_or(BAD)?;
                board = after(board, *square);
            }
            Ok(line)
        };
        (0..count).map(line).collect::<Result<_, _>>().map(Self)
    }
}
