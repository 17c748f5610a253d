//! The block: six faces, 24 ways to lie, and what a tip or a quarter turn makes of each. The
//! handedness of the cube stands in one table here and nowhere else.

use crate::rules::{Side, Token, deblockle::board::Direction};

/// A face of a block. Opposite faces are neighbours in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face {
    Star,
    Stop,
    Cross,
    X,
    Slider,
    Hoops,
}

impl Face {
    pub const ALL: [Self; 6] = [
        Self::Star,
        Self::Stop,
        Self::Cross,
        Self::X,
        Self::Slider,
        Self::Hoops,
    ];

    /// The capital letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Star => 'S',
            Self::Stop => 'P',
            Self::Cross => 'C',
            Self::X => 'X',
            Self::Slider => 'L',
            Self::Hoops => 'H',
        }
    }

    /// The face of a capital letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|face| face.letter() == letter)
    }

    /// The stable word that messages select on.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Star => "star",
            Self::Stop => "stop",
            Self::Cross => "cross",
            Self::X => "x",
            Self::Slider => "slider",
            Self::Hoops => "hoops",
        }
    }

    pub const fn opposite(self) -> Self {
        Self::ALL[self as usize ^ 1]
    }
}

/// How a block lies: which face is on top and which looks north, whoever owns it.
///
/// The index is `4 * top + turn` with the faces in the order of [`Face`]; `turn` counts quarter
/// turns against the clock from the first of the four in the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Orientation(u8);

use Face::{Cross as C, Hoops as H, Slider as L, Star as S, Stop as P, X};

/// Top, north and east of every orientation. A mirrored cube would be another table.
#[rustfmt::skip]
const FACES: [[Face; 3]; Orientation::COUNT] = [
    [S, L, X], [S, X, H], [S, H, C], [S, C, L],
    [P, L, C], [P, C, H], [P, H, X], [P, X, L],
    [C, S, H], [C, H, P], [C, P, L], [C, L, S],
    [X, S, L], [X, L, P], [X, P, H], [X, H, S],
    [L, S, C], [L, C, P], [L, P, X], [L, X, S],
    [H, S, X], [H, X, P], [H, P, C], [H, C, S],
];

/// What a tip to the north, east, south and west makes of every orientation.
const TIPS: [[Orientation; 4]; Orientation::COUNT] = tips();

const fn tips() -> [[Orientation; 4]; Orientation::COUNT] {
    let mut tips = [[Orientation(0); 4]; Orientation::COUNT];
    let mut index = 0;
    while index < Orientation::COUNT {
        let [top, north, east] = FACES[index];
        tips[index] = [
            lying(north.opposite(), top),
            lying(east.opposite(), north),
            lying(north, top.opposite()),
            lying(east, north),
        ];
        index += 1;
    }
    tips
}

const fn lying(top: Face, north: Face) -> Orientation {
    let mut index = 0;
    while FACES[index][0] as u8 != top as u8 || FACES[index][1] as u8 != north as u8 {
        index += 1;
    }
    Orientation(index as u8)
}

impl Orientation {
    pub const COUNT: usize = 24;

    /// In the order of the index.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    pub const fn from_index(index: u8) -> Option<Self> {
        if (index as usize) < Self::COUNT {
            Some(Self(index))
        } else {
            None
        }
    }

    pub const fn index(self) -> u8 {
        self.0
    }

    /// `None` for a face twice or two opposite faces.
    pub fn from_faces(top: Face, north: Face) -> Option<Self> {
        Self::all().find(|lies| lies.top() == top && lies.north() == north)
    }

    /// The orientation with this face up that is `turns` quarter turns against the clock away
    /// from the first of the table.
    pub const fn with_top(top: Face, turns: u8) -> Self {
        Self(top as u8 * 4 + turns % 4)
    }

    pub const fn top(self) -> Face {
        FACES[self.0 as usize][0]
    }

    pub const fn north(self) -> Face {
        FACES[self.0 as usize][1]
    }

    pub const fn east(self) -> Face {
        FACES[self.0 as usize][2]
    }

    pub const fn south(self) -> Face {
        self.north().opposite()
    }

    pub const fn west(self) -> Face {
        self.east().opposite()
    }

    pub const fn bottom(self) -> Face {
        self.top().opposite()
    }

    /// After rolling over the bottom edge on that side.
    #[must_use]
    pub const fn tipped(self, direction: Direction) -> Self {
        TIPS[self.0 as usize][direction as usize]
    }

    /// After a quarter turn with the clock, seen from above.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self(self.0 / 4 * 4 + (self.0 + 3) % 4)
    }

    /// How a block of this side that lies so looks: `24 * side + index`.
    pub const fn token(self, side: Side) -> Token {
        Token(side.index() as u8 * Self::COUNT as u8 + self.0)
    }

    /// The owner and the orientation that a token shows.
    pub fn from_token(token: Token) -> Option<(Side, Self)> {
        let side = Side::BOTH.get(token.0 as usize / Self::COUNT)?;
        Some((*side, Self(token.0 % Self::COUNT as u8)))
    }
}
