//! What a position is worth, and what that means for the game's result.

use crate::engine::{Known, Thinks};

/// What a position is worth to the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// An estimate, in hundredths of the game's unit.
    Estimate(i32),
    /// Won with best play, the last turn played in so many plies from here.
    Win(u32),
    Loss(u32),
    /// Certain, in hundredths of the game's unit: a disc difference, or a draw at 0.
    Exact(i32),
}

/// A win on the spot. Later wins are worth less by a point a ply.
pub(crate) const WIN: i32 = 32_000;
/// Values beyond this are won or lost for certain.
pub(crate) const PROVEN: i32 = 30_000;

impl Score {
    /// From the search's numbers.
    pub(crate) fn of(value: i32) -> Self {
        if value > PROVEN {
            Self::Win((WIN - value).unsigned_abs())
        } else if value < -PROVEN {
            Self::Loss((WIN + value).unsigned_abs())
        } else {
            Self::Estimate(value)
        }
    }

    /// The same as one number that grows with what the side to move gains.
    pub fn value(self) -> i32 {
        match self {
            Self::Estimate(value) | Self::Exact(value) => value,
            Self::Win(plies) => WIN - plies.cast_signed(),
            Self::Loss(plies) => plies.cast_signed() - WIN,
        }
    }

    /// As the other side sees it.
    #[must_use]
    pub fn reversed(self) -> Self {
        match self {
            Self::Estimate(value) => Self::Estimate(-value),
            Self::Exact(value) => Self::Exact(-value),
            Self::Win(plies) => Self::Loss(plies),
            Self::Loss(plies) => Self::Win(plies),
        }
    }

    /// Whether it is certain.
    pub fn is_proven(self) -> bool {
        !matches!(self, Self::Estimate(_))
    }

    /// The part of a point, 0 to 1, that the side to move may expect.
    pub fn chance<G: Thinks>(self) -> f32 {
        chance(self, G::CLEAR)
    }
}

/// The part of a point, 0 to 1, that the side to move may expect, where a value of `clear` brings
/// about three of four points.
pub fn chance(score: Score, clear: i32) -> f32 {
    match score {
        Score::Win(_) => 1.0,
        Score::Loss(_) => 0.0,
        Score::Exact(value) => match value.signum() {
            1 => 1.0,
            0 => 0.5,
            _ => 0.0,
        },
        Score::Estimate(value) => {
            let odds = 3_f32.powf(value as f32 / clear as f32);
            odds / (1.0 + odds)
        }
    }
}

impl Known {
    /// For the search, at this many plies from its root.
    pub(crate) fn value(self, ply: usize, draw: i32) -> i32 {
        let late = |plies: u32| WIN - plies.cast_signed() - ply as i32;
        match self {
            Self::Win(plies) => late(plies),
            Self::Loss(plies) => -late(plies),
            Self::Draw => draw,
        }
    }
}
