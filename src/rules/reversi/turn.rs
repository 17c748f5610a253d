//! One turn of Reversi in sixteen bytes.

use std::fmt;

/// A placement with the discs it outflanks, a placement with discs turned by hand, or a pass.
///
/// Squares and masks are numbered as in [`Size`](crate::rules::reversi::Size) and mean nothing
/// without the board they belong to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u128);

/// The square takes the low bits; the highest of its numbers is the pass.
const SQUARE_BITS: u32 = 7;
const PASS: u128 = (1 << SQUARE_BITS) - 1;
/// Set where the flips follow, above this bit.
const BY_HAND: u128 = 1 << SQUARE_BITS;
const FLIPS_SHIFT: u32 = SQUARE_BITS + 1;

impl Move {
    pub const PASS: Self = Self(PASS);

    /// Places a disc and turns exactly what it outflanks.
    #[inline]
    pub const fn place(square: u8) -> Self {
        Self(square as u128)
    }

    /// Places a disc and turns the discs of this mask, whatever it outflanks. Only such flips as
    /// differ from the right ones are written so: see
    /// [`Reversi::by_hand`](crate::rules::reversi::Reversi::by_hand).
    pub(crate) const fn place_by_hand(square: u8, flips: u128) -> Self {
        Self(square as u128 | BY_HAND | flips << FLIPS_SHIFT)
    }

    /// Where the disc goes; `None` for a pass.
    #[inline]
    pub const fn square(self) -> Option<u8> {
        let square = self.0 & PASS;
        if square == PASS {
            None
        } else {
            Some(square as u8)
        }
    }

    /// The square of a placement on the 8 x 8 board whose flips the program makes: one
    /// comparison, for the search.
    #[inline]
    pub(crate) const fn plain8(self) -> Option<u8> {
        let low = self.0 as u8;
        if low < 64 { Some(low) } else { None }
    }

    /// The discs turned by hand; `None` where the program turns them.
    #[inline]
    pub const fn flips_by_hand(self) -> Option<u128> {
        if self.0 & BY_HAND == 0 {
            None
        } else {
            Some(self.0 >> FLIPS_SHIFT)
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.square(), self.flips_by_hand()) {
            (None, _) => f.write_str("Pass"),
            (Some(square), None) => write!(f, "Place({square})"),
            (Some(square), Some(flips)) => write!(f, "Place({square}, by hand {flips:#x})"),
        }
    }
}
