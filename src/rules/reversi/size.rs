//! The boards of Reversi: how squares are numbered, as sites that a hand points at and as bits
//! that the rules count with.

use crate::rules::Site;

/// How many squares a board has on a side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Size {
    Four,
    Six,
    #[default]
    Eight,
    Ten,
}

/// Sites count ten squares a rank on every board, so that a square keeps its name.
const STRIDE: u8 = 10;

/// One step to a neighbour: files to the right, ranks down.
pub(crate) type Step = (i8, i8);

/// The eight straight rows, clockwise from the right.
pub(crate) const STEPS: [Step; 8] = [
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
    (0, -1),
    (1, -1),
];

impl Size {
    pub const ALL: [Self; 4] = [Self::Four, Self::Six, Self::Eight, Self::Ten];

    /// Squares on a side.
    pub const fn side(self) -> u8 {
        match self {
            Self::Four => 4,
            Self::Six => 6,
            Self::Eight => 8,
            Self::Ten => 10,
        }
    }

    /// Squares on the whole board.
    pub const fn squares(self) -> u8 {
        self.side() * self.side()
    }

    /// Discs that each side owns.
    pub const fn supply(self) -> u8 {
        self.squares() / 2
    }

    /// The board with so many squares on a side.
    pub fn of_side(side: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|size| size.side() == side)
    }

    /// The board with so many squares.
    pub fn of_squares(squares: usize) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|size| usize::from(size.squares()) == squares)
    }

    /// Every square as a bit.
    pub const fn all(self) -> u128 {
        u128::MAX >> (128 - self.squares())
    }

    /// The number of a square's bit, rank by rank from a1: `rank * side + file`, from 0.
    /// `None` for "pass" and for what is not on this board.
    pub const fn square(self, site: Site) -> Option<u8> {
        let (file, rank) = (site.0 % STRIDE, site.0 / STRIDE);
        if file < self.side() && rank < self.side() {
            Some(rank * self.side() + file)
        } else {
            None
        }
    }

    /// The site of a square's bit.
    pub const fn site(self, square: u8) -> Site {
        Site(square / self.side() * STRIDE + square % self.side())
    }

    /// The squares of a mask as sites, rank by rank.
    pub fn sites(self, mask: u128) -> impl Iterator<Item = Site> {
        squares_of(mask).map(move |square| self.site(square))
    }

    /// The neighbour of a square in a direction.
    pub(crate) fn next(self, square: u8, step: Step) -> Option<u8> {
        let file = (square % self.side()).checked_add_signed(step.0)?;
        let rank = (square / self.side()).checked_add_signed(step.1)?;
        (file < self.side() && rank < self.side()).then(|| rank * self.side() + file)
    }

    /// The four centre squares: upper left, upper right, lower left, lower right.
    pub(crate) const fn centre(self) -> [u8; 4] {
        let side = self.side();
        let corner = (side / 2 - 1) * side + side / 2 - 1;
        [corner, corner + 1, corner + side, corner + side + 1]
    }

    /// The four corners in the order in which a handicap gives them: a1 h8 a8 h1.
    pub(crate) const fn corners(self) -> [u8; 4] {
        let last = self.side() - 1;
        [0, self.squares() - 1, last * self.side(), last]
    }
}

/// The numbers of the bits of a mask, ascending.
pub(crate) fn squares_of(mut mask: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let square = (mask != 0).then(|| mask.trailing_zeros() as u8)?;
        mask &= mask - 1;
        Some(square)
    })
}

/// A mask of these squares.
pub(crate) fn mask_of(squares: impl IntoIterator<Item = u8>) -> u128 {
    squares
        .into_iter()
        .fold(0, |mask, square| mask | 1 << square)
}
