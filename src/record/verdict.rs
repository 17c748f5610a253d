//! What a review found out about a position, as it is kept with the game.

/// What a review found about the position after a turn, or at the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    pub worth: Worth,
    /// The best turn here and what may follow, bare; empty if the game is over.
    pub line: Vec<String>,
}

/// What a position is worth to the first side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Worth {
    /// An estimate, in hundredths of the game's unit.
    Estimate(i32),
    /// Won with best play in so many turns of both sides.
    Win(u32),
    Loss(u32),
    /// Certain, in hundredths of the game's unit: a disc difference, or a draw at 0.
    Exact(i32),
}
