//! One block against one, solved: who wins every placement, and in how many turns. Worked out
//! backwards from the wins, once for each set of rules.

mod best;
mod cache;
mod solve;
mod ways;

use std::fmt;

use crate::rules::{
    Game as _, Side, Site,
    deblockle::{
        Deblockle,
        block::{Block, Blocks},
        board::{SQUARES, home},
        cube::Orientation,
    },
};

pub use best::{Solved, Verdict};
pub(crate) use cache::wait_unless;
pub use cache::{begin, table, wait};

/// What a position comes to if both sides play as well as can be. Turns are those of both sides
/// together; a side that moves twice in a row takes two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    /// The side to move wins with the last of so many turns.
    Won(u8),
    /// The side to move loses with the last of so many turns.
    Lost(u8),
    Draw,
}

impl Fate {
    const DRAW: u8 = 0;
    /// Stands for a mover that is Deblockle'd, whose turn it can never be.
    const NO_TURN: u8 = 0x80;
    const MOST: u8 = 0x7F;

    /// In a byte: 0 a draw, `turns` a win, `0x80 + turns` a loss.
    const fn pack(self) -> u8 {
        match self {
            Self::Won(turns) => turns,
            Self::Lost(turns) => Self::NO_TURN + turns,
            Self::Draw => Self::DRAW,
        }
    }

    const fn unpack(byte: u8) -> Option<Self> {
        match byte {
            Self::DRAW => Some(Self::Draw),
            1..=Self::MOST => Some(Self::Won(byte)),
            Self::NO_TURN => None,
            _ => Some(Self::Lost(byte - Self::NO_TURN)),
        }
    }
}

/// Squares on which a block can rest.
const PLACES: usize = SQUARES as usize - 2;
/// Blocks by place and orientation.
const BLOCKS: usize = PLACES * Orientation::COUNT;

/// Every fate under one set of rules, a byte each: `fates[BLOCKS * mover + other]`, both blocks
/// numbered as a mover at the south edge sees them. The board looks the same to both sides, so half
/// of the states speak for all.
#[derive(Clone, PartialEq, Eq)]
pub struct Table {
    fates: Box<[u8]>,
}

impl Table {
    /// The fate of the side to move; `None` unless each side has one block left and a turn can be
    /// taken. The rules of the position must be those of the table.
    pub fn fate(&self, position: &Deblockle) -> Option<Fate> {
        let side = position.turn();
        let mover = single(position.blocks(side))?;
        let other = single(position.blocks(!side))?;
        Fate::unpack(self.fates[state(number(mover, side), number(other, side))])
    }

    /// How many of all states are won, lost and drawn for the side to move, and the turns of the
    /// longest win. A state is a placement with a side to move that has a turn.
    pub fn totals(&self) -> Totals {
        let mut totals = Totals::default();
        for mover in 0..BLOCKS {
            for other in (0..BLOCKS).filter(|other| place(*other) != place(mover)) {
                // Each stands for the same with the sides exchanged, too.
                match Fate::unpack(self.fates[state(mover, other)]) {
                    Some(Fate::Won(turns)) => {
                        totals.won += 2;
                        totals.longest = totals.longest.max(turns);
                    }
                    Some(Fate::Lost(_)) => totals.lost += 2,
                    Some(Fate::Draw) => totals.drawn += 2,
                    None => totals.no_turn += 2,
                }
            }
        }
        totals
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Table({:?})", self.totals())
    }
}

/// What a table holds in all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    pub won: u32,
    pub lost: u32,
    pub drawn: u32,
    /// States whose mover is Deblockle'd.
    pub no_turn: u32,
    /// Turns of both sides in the longest win.
    pub longest: u8,
}

/// The only block of a side.
fn single(blocks: Blocks) -> Option<Block> {
    let mut all = blocks.iter();
    let first = all.next()?;
    all.next().is_none().then_some(first)
}

const fn state(mover: usize, other: usize) -> usize {
    BLOCKS * mover + other
}

/// The place of a block by its number.
const fn place(number: usize) -> usize {
    number / Orientation::COUNT
}

/// The number of the same block for the other side: the board is turned by half, and the block
/// with it. The four ways to lie with one face up follow each other by quarter turns.
const fn turned(number: usize) -> usize {
    Orientation::COUNT * (PLACES - 1 - place(number)) + ((number % Orientation::COUNT) ^ 2)
}

/// A block's number as a side sees it.
fn number(block: Block, side: Side) -> usize {
    usize::from(NUMBERS[side.index()][block.index()])
}

/// The block with a number, as Gold sees it.
fn block(number: usize) -> Block {
    let place = place(number) as u8;
    let [low, high] = STARS;
    let at = place + u8::from(low.0 <= place) + u8::from(high.0 - 1 <= place);
    let lies = Orientation::from_index((number % Orientation::COUNT) as u8);
    Block::new(Site(at), lies.expect("a remainder of 24 is an orientation"))
}

/// The star squares, lower one first. No block rests on them, so they have no number.
const STARS: [Site; 2] = [home(Side::First), home(Side::Second)];

/// By side and block: its number.
static NUMBERS: [[u16; Block::COUNT]; 2] = numbers();

const fn numbers() -> [[u16; Block::COUNT]; 2] {
    let mut numbers = [[0; Block::COUNT]; 2];
    let (mut at, mut place) = (0, 0);
    while at < SQUARES {
        if at != STARS[0].0 && at != STARS[1].0 {
            let mut index = 0;
            while let Some(lies) = Orientation::from_index(index) {
                let number = Orientation::COUNT * place + index as usize;
                let block = Block::new(Site(at), lies).index();
                numbers[Side::First.index()][block] = number as u16;
                numbers[Side::Second.index()][block] = turned(number) as u16;
                index += 1;
            }
            place += 1;
        }
        at += 1;
    }
    numbers
}
