//! What a position holds besides its discs, in one word: a placement on the usual board changes
//! it by a few instructions, and the question whether the fast path holds is one comparison.

use crate::rules::{
    Side,
    reversi::{Flip, Size},
};

/// The supplies, whose turn it is, and the rules that hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rest(u32);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// The four centre squares of the original start are being filled.
    Placing,
    Outflanking,
}

/// The two lowest bytes are the discs left to the side to move and to the other one.
const LEFT: u32 = 0xffff;
const SECOND: u32 = 1 << 16;
const PLACING: u32 = 1 << 17;
const BY_HAND: u32 = 1 << 18;
const SIZE_SHIFT: u32 = 19;
const SIZE: u32 = 0b11 << SIZE_SHIFT;

impl Rest {
    pub(crate) fn new(left: [u8; 2], turn: Side, size: Size, phase: Phase, flip: Flip) -> Self {
        let turn = match turn {
            Side::First => 0,
            Side::Second => SECOND,
        };
        let phase = match phase {
            Phase::Placing => PLACING,
            Phase::Outflanking => 0,
        };
        let flip = match flip {
            Flip::Auto => 0,
            Flip::Hand => BY_HAND,
        };
        let left = u32::from(u16::from_le_bytes(left));
        Self(left | turn | phase | flip | size_bits(size))
    }

    /// Discs left to the side to move and to the other one.
    #[inline]
    pub(crate) fn left(self) -> [u8; 2] {
        (self.0 as u16).to_le_bytes()
    }

    #[inline]
    pub(crate) fn turn(self) -> Side {
        if self.0 & SECOND == 0 {
            Side::First
        } else {
            Side::Second
        }
    }

    #[inline]
    pub(crate) fn size(self) -> Size {
        match self.0 & SIZE {
            FOUR => Size::Four,
            SIX => Size::Six,
            EIGHT => Size::Eight,
            _ => Size::Ten,
        }
    }

    #[inline]
    pub(crate) fn phase(self) -> Phase {
        if self.0 & PLACING == 0 {
            Phase::Outflanking
        } else {
            Phase::Placing
        }
    }

    pub(crate) fn flip(self) -> Flip {
        if self.0 & BY_HAND == 0 {
            Flip::Auto
        } else {
            Flip::Hand
        }
    }

    /// The board is 8 x 8 and the first four discs stand.
    #[inline]
    pub(crate) fn is_usual(self) -> bool {
        self.0 & (SIZE | PLACING) == EIGHT
    }

    /// After a placement, seen from the other side, which moves next. The disc comes from the
    /// own supply, or from the other one if that is used up.
    #[inline]
    pub(crate) fn after_placement(self) -> Self {
        let left = self.0 as u16;
        let one = if left & 0xff == 0 { 0x100 } else { 1 };
        self.handed_over(left.wrapping_sub(one))
    }

    pub(crate) fn after_pass(self) -> Self {
        self.handed_over(self.0 as u16)
    }

    #[inline]
    fn handed_over(self, left: u16) -> Self {
        Self((self.0 & !LEFT ^ SECOND) | u32::from(left.swap_bytes()))
    }

    /// With the first four discs placed.
    pub(crate) fn outflanking(self) -> Self {
        Self(self.0 & !PLACING)
    }
}

const FOUR: u32 = size_bits(Size::Four);
const SIX: u32 = size_bits(Size::Six);
const EIGHT: u32 = size_bits(Size::Eight);

const fn size_bits(size: Size) -> u32 {
    let number = match size {
        Size::Four => 0,
        Size::Six => 1,
        Size::Eight => 2,
        Size::Ten => 3,
    };
    number << SIZE_SHIFT
}
