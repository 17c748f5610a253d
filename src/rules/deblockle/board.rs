//! The board: 49 squares, two stars, the start squares, and sets of squares.

use std::ops::{BitAnd, BitOr, Not};

use crate::rules::{Side, Site};

/// Squares on a side of the board.
pub const WIDTH: u8 = 7;
/// Sites below this number are squares: `(rank - 1) * 7 + file`, from a1.
pub const SQUARES: u8 = 49;

/// The side towards which a block is tipped or hops.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    North,
    East,
    South,
    West,
}

/// Stands in [`STEPS`] for a step off the board.
const OFF: u8 = u8::MAX;
const STEPS: [[u8; 4]; SQUARES as usize] = steps();

const fn steps() -> [[u8; 4]; SQUARES as usize] {
    let mut steps = [[OFF; 4]; SQUARES as usize];
    let mut at = 0;
    while at < SQUARES {
        let (rank, file) = (at / WIDTH, at % WIDTH);
        let row = &mut steps[at as usize];
        if rank + 1 < WIDTH {
            row[Direction::North as usize] = at + WIDTH;
        }
        if file + 1 < WIDTH {
            row[Direction::East as usize] = at + 1;
        }
        if 0 < rank {
            row[Direction::South as usize] = at - WIDTH;
        }
        if 0 < file {
            row[Direction::West as usize] = at - 1;
        }
        at += 1;
    }
    steps
}

impl Direction {
    /// In the order in which turns are listed and paths are looked for.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::North => 'n',
            Self::East => 'e',
            Self::South => 's',
            Self::West => 'w',
        }
    }

    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|direction| direction.letter() == letter)
    }

    /// The stable word that messages select on.
    pub const fn word(self) -> &'static str {
        match self {
            Self::North => "north",
            Self::East => "east",
            Self::South => "south",
            Self::West => "west",
        }
    }

    /// The next square that way; `None` at the edge. The site must be a square.
    pub const fn step(self, from: Site) -> Option<Site> {
        match STEPS[from.index()][self as usize] {
            OFF => None,
            to => Some(Site(to)),
        }
    }

    /// The direction of a step between two orthogonally adjacent squares.
    pub fn between(from: Site, to: Site) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|direction| direction.step(from) == Some(to))
    }
}

/// The home star of a side.
pub const fn home(side: Side) -> Site {
    match side {
        Side::First => Site(10),
        Side::Second => Site(38),
    }
}

/// The star on which a side's blocks go home: the other side's.
pub const fn goal(side: Side) -> Site {
    match side {
        Side::First => home(Side::Second),
        Side::Second => home(Side::First),
    }
}

/// Both star squares. No block ever rests on one.
pub(crate) const STARS: Squares = Squares(1 << home(Side::First).0 | 1 << home(Side::Second).0);

const GOLD_STARTS: [&[Site]; 4] = [
    &[Site(3)],
    &[Site(2), Site(4)],
    &[Site(2), Site(4), Site(17)],
    &[Site(2), Site(4), Site(16), Site(18)],
];
const BLUE_STARTS: [&[Site]; 4] = [
    &[Site(45)],
    &[Site(44), Site(46)],
    &[Site(44), Site(46), Site(31)],
    &[Site(44), Site(46), Site(30), Site(32)],
];

/// The start squares of a side with so many blocks (1 to 4), in order. The squares for fewer than
/// four blocks are those of the `near-deblockle` contract; no printed diagram is known.
pub fn start_squares(side: Side, blocks: u8) -> &'static [Site] {
    let rows = match side {
        Side::First => &GOLD_STARTS,
        Side::Second => &BLUE_STARTS,
    };
    rows[usize::from(blocks.clamp(1, 4)) - 1]
}

/// The square's name, `a1` to `g7`. The site must be a square.
pub(crate) fn square_name(at: Site) -> String {
    let file = char::from(b'a' + at.0 % WIDTH);
    format!("{file}{}", at.0 / WIDTH + 1)
}

/// The square of a file letter and a rank digit.
pub(crate) fn square(file: char, rank: char) -> Option<Site> {
    let file = u8::try_from(file).ok()?.checked_sub(b'a')?;
    let rank = u8::try_from(rank).ok()?.checked_sub(b'1')?;
    (file < WIDTH && rank < WIDTH).then(|| Site(rank * WIDTH + file))
}

/// A set of squares, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Squares(pub(crate) u64);

const FILE_A: u64 = 0x0000_0408_1020_4081;
const FILE_G: u64 = FILE_A << 6;

impl Squares {
    pub(crate) const BOARD: Self = Self((1 << SQUARES) - 1);
    pub(crate) const NONE: Self = Self(0);

    pub(crate) const fn of(at: Site) -> Self {
        Self(1 << at.0)
    }

    pub(crate) const fn contains(self, at: Site) -> bool {
        self.0 >> at.0 & 1 == 1
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Every square orthogonally next to one of these.
    pub(crate) const fn spread(self) -> Self {
        let Self(set) = self;
        let sideways = (set & !FILE_G) << 1 | (set & !FILE_A) >> 1;
        Self((set << WIDTH | set >> WIDTH | sideways) & Self::BOARD.0)
    }

    /// In ascending order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Site> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let at = rest.trailing_zeros();
            rest &= rest - 1;
            Some(Site(at as u8))
        })
    }
}

impl BitAnd for Squares {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for Squares {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0 & Self::BOARD.0)
    }
}
