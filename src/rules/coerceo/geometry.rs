//! The board of Coerceo: nineteen hexagonal tiles of six triangles, and the tables that say which
//! fields lie beside each other and which are a step apart.
//!
//! A set of fields of one colour is a mask of 57 bits: bit `3 * tile + n`, where n counts the
//! colour's three fields of the tile in the order of their letters. The same three bits stand for
//! white and for black fields, so a mask of whole tiles serves both colours.

use std::fmt;

use crate::rules::{Side, Site};

/// A tile by its number: a1 a2 a3 b1 .. b4 c1 .. c5 d1 .. d4 e1 e2 e3. Always below [`Tile::COUNT`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

/// A field by its number: six times its tile, plus the index of its letter in `abcdef`. Even
/// fields are white, odd fields black. Always below [`Field::COUNT`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Field(u8);

/// How many tiles each file has, from a to e.
pub(crate) const RANKS: [u8; 5] = [3, 4, 5, 4, 3];
/// The number of the lowest tile of each file.
const BOTTOM: [u8; 5] = [0, 3, 7, 12, 16];
const LETTERS: [char; 6] = ['a', 'b', 'c', 'd', 'e', 'f'];
/// Its bits, from 57, are beyond those of the last tile.
const NO_TILE: u8 = Tile::COUNT as u8;

impl Tile {
    pub const COUNT: usize = 19;

    pub const fn new(id: u8) -> Option<Self> {
        if (id as usize) < Self::COUNT {
            Some(Self(id))
        } else {
            None
        }
    }

    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The tile of a file (0 is a) and a rank from 1, if the board has it.
    pub(crate) fn at(file: usize, rank: u8) -> Option<Self> {
        let on_board = 1 <= rank && rank <= *RANKS.get(file)?;
        on_board.then(|| Self(BOTTOM[file] + rank - 1))
    }

    pub const fn id(self) -> u8 {
        self.0
    }

    /// The bits of the tile's three white or three black fields.
    pub const fn mask(self) -> u64 {
        0b111 << (3 * self.0)
    }

    /// The tile across a side, which are numbered clockwise from the top.
    pub fn neighbour(self, side: usize) -> Option<Self> {
        Self::new(NEIGHBOURS[self.0 as usize][side])
    }

    /// The sides at which the tile hangs on others, of which these fields are on the board: bit i
    /// for the i-th side clockwise from the top.
    pub const fn attached(self, fields: u64) -> u8 {
        let across = &NEIGHBOURS[self.0 as usize];
        let mut sides = 0;
        let mut side = 0;
        while side < 6 {
            sides |= ((fields >> (3 * across[side]) & 1) as u8) << side;
            side += 1;
        }
        sides
    }

    /// The fields of a tile in the order of their letters.
    pub fn fields(self) -> impl Iterator<Item = Field> {
        (0..6).map(move |letter| Field(6 * self.0 + letter))
    }

    pub const fn site(self) -> Site {
        Site(Field::COUNT as u8 + self.0)
    }

    /// The tile that a site stands for, if it stands for one.
    pub fn of_site(site: Site) -> Option<Self> {
        Self::new(site.0.checked_sub(Field::COUNT as u8)?)
    }

    /// Reads two characters such as `c3`.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let &[file, rank] = text.as_bytes() else {
            return None;
        };
        let file = file.checked_sub(b'a')?;
        Self::at(file.into(), rank.checked_sub(b'0')?)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = BOTTOM.partition_point(|&bottom| bottom <= self.0) - 1;
        write!(f, "{}{}", LETTERS[file], self.0 - BOTTOM[file] + 1)
    }
}

impl Field {
    pub const COUNT: usize = 6 * Tile::COUNT;

    pub const fn new(id: u8) -> Option<Self> {
        if (id as usize) < Self::COUNT {
            Some(Self(id))
        } else {
            None
        }
    }

    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The fields of a colour in a mask, in ascending order.
    pub fn of_mask(colour: Side, mask: u64) -> impl Iterator<Item = Self> {
        let mut rest = mask;
        std::iter::from_fn(move || {
            let bit = rest.trailing_zeros() as u8;
            rest &= rest.checked_sub(1)?;
            Some(Self(2 * bit + colour as u8))
        })
    }

    pub const fn id(self) -> u8 {
        self.0
    }

    pub const fn tile(self) -> Tile {
        Tile(self.0 / 6)
    }

    /// The side whose pieces live here.
    pub const fn colour(self) -> Side {
        if self.0 & 1 == 0 {
            Side::First
        } else {
            Side::Second
        }
    }

    /// The bit in a mask of the field's own colour.
    pub const fn bit(self) -> u64 {
        1 << (self.0 >> 1)
    }

    /// The bits of this field's tile.
    pub const fn tile_mask(self) -> u64 {
        TILE_OF[(self.0 >> 1) as usize & 63]
    }

    /// The fields that share a side with this one: at most three, all of the other colour.
    pub const fn beside(self) -> u64 {
        BESIDE[self.0 as usize & 1][(self.0 >> 1) as usize & 63]
    }

    /// The fields of its own colour that share a corner with this one: at most six.
    pub const fn corners(self) -> u64 {
        CORNERS[self.0 as usize & 1][(self.0 >> 1) as usize & 63]
    }

    /// The fields beside this one, one by one.
    pub(crate) fn rings(self) -> &'static [Ring; 3] {
        &RINGS[self.0 as usize & 127]
    }

    pub const fn site(self) -> Site {
        Site(self.0)
    }

    /// The field that a site stands for, if it stands for one.
    pub const fn of_site(site: Site) -> Option<Self> {
        Self::new(site.0)
    }

    /// Reads three characters such as `c3f`.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (tile, letter) = text.split_at_checked(2)?;
        let tile = Tile::parse(tile)?;
        let of_letter = |field: &Self| letter.chars().eq([LETTERS[usize::from(field.0 % 6)]]);
        tile.fields().find(of_letter)
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.tile(), LETTERS[usize::from(self.0 % 6)])
    }
}

/// Whether an empty tile falls that is attached to others by these of its sides: bit i is the
/// i-th side clockwise from the top. It falls on one, two or three sides in a row.
pub const fn falls(sides: u8) -> bool {
    FALLS >> sides & 1 == 1
}

/// The patterns of [`falls`], one bit each.
const FALLS: u64 = {
    let mut patterns = 0;
    let mut first = 0;
    while first < 6 {
        let mut run = 0;
        let mut sides = 0_u64;
        while run < 3 {
            sides |= 1 << ((first + run) % 6);
            patterns |= 1 << sides;
            run += 1;
        }
        first += 1;
    }
    patterns
};

/// The tile across each side of each tile, clockwise from the top.
static NEIGHBOURS: [[u8; 6]; Tile::COUNT] = {
    // Columns are files; heights count half tiles from the middle of the board.
    const ACROSS: [(i8, i8); 6] = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)];
    let mut neighbours = [[NO_TILE; 6]; Tile::COUNT];
    let mut file = 0;
    while file < 5 {
        let mut rank = 0;
        while rank < RANKS[file] {
            let height = 2 * rank as i8 + 1 - RANKS[file] as i8;
            let mut side = 0;
            while side < 6 {
                let (over, up) = ACROSS[side];
                let there = file as i8 + over;
                if 0 <= there && there < 5 {
                    let half_tiles = height + up + RANKS[there as usize] as i8 - 1;
                    let on_board = 0 <= half_tiles && half_tiles < 2 * RANKS[there as usize] as i8;
                    if on_board {
                        neighbours[(BOTTOM[file] + rank) as usize][side] =
                            BOTTOM[there as usize] + half_tiles as u8 / 2;
                    }
                }
                side += 1;
            }
            rank += 1;
        }
        file += 1;
    }
    neighbours
};

/// The mask of the field with this letter (any number, taken modulo six) on the tile across a
/// side that is named by the letter of the field it lies at.
const fn across(tile: usize, at: usize, letter: usize) -> u64 {
    // The sides run clockwise from f, the letters the other way.
    let neighbour = NEIGHBOURS[tile][5 - at % 6];
    if neighbour == NO_TILE {
        0
    } else {
        1 << (3 * neighbour as usize + letter % 6 / 2)
    }
}

/// By colour and bit: the fields beside a field, as a mask of the other colour.
static BESIDE: [[u64; 64]; 2] = {
    let mut table = [[0; 64]; 2];
    let mut field = 0;
    while field < Field::COUNT {
        let (tile, letter) = (field / 6, field % 6);
        let on_tile =
            1_u64 << (3 * tile + (letter + 1) % 6 / 2) | 1 << (3 * tile + (letter + 5) % 6 / 2);
        table[field & 1][field >> 1] = on_tile | across(tile, letter, letter + 3);
        field += 1;
    }
    table
};

/// By colour and bit: the fields a step away from a field, as a mask of the same colour.
static CORNERS: [[u64; 64]; 2] = {
    let mut table = [[0; 64]; 2];
    let mut field = 0;
    while field < Field::COUNT {
        let (tile, letter) = (field / 6, field % 6);
        let on_tile =
            1_u64 << (3 * tile + (letter + 2) % 6 / 2) | 1 << (3 * tile + (letter + 4) % 6 / 2);
        // Three tiles meet at each of the two outer corners; the tile across the field's own
        // side takes part in both.
        table[field & 1][field >> 1] = on_tile
            | across(tile, letter, letter + 2)
            | across(tile, letter, letter + 4)
            | across(tile, letter + 1, letter + 4)
            | across(tile, letter + 5, letter + 2);
        field += 1;
    }
    table
};

/// A field and the fields beside it, which enclose what stands there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ring {
    /// The field, in a mask of its colour; zero if there is no such field.
    pub(crate) field: u64,
    /// In a mask of the other colour.
    pub(crate) beside: u64,
}

/// By field: each field beside it with its own ring. Fields that have but two fields beside them
/// are filled up with an empty ring.
static RINGS: [[Ring; 3]; 128] = {
    let no_ring = Ring {
        field: 0,
        beside: 0,
    };
    let mut table = [[no_ring; 3]; 128];
    let mut field = 0;
    while field < Field::COUNT {
        let mut rest = BESIDE[field & 1][field >> 1];
        let mut at = 0;
        while rest != 0 {
            let bit = rest.trailing_zeros() as usize;
            table[field][at] = Ring {
                field: 1 << bit,
                beside: BESIDE[1 - field % 2][bit],
            };
            rest &= rest - 1;
            at += 1;
        }
        field += 1;
    }
    table
};

/// By bit: the bits of the same tile.
static TILE_OF: [u64; 64] = {
    let mut table = [0; 64];
    let mut bit = 0;
    while bit < 3 * Tile::COUNT {
        table[bit] = 0b111 << (bit / 3 * 3);
        bit += 1;
    }
    table
};
