//! From what an engine says of a position to what the record keeps of it.

use crate::{engine::Score, record::Worth, rules::Side};

impl Worth {
    /// The worth to the first side of what `side` sees as `score`.
    pub fn seen_by(side: Side, score: Score) -> Self {
        let score = match side {
            Side::First => score,
            Side::Second => score.reversed(),
        };
        match score {
            Score::Estimate(value) => Self::Estimate(value),
            Score::Win(turns) => Self::Win(turns),
            Score::Loss(turns) => Self::Loss(turns),
            Score::Exact(value) => Self::Exact(value),
        }
    }

    /// The score as a side sees it.
    pub fn score_for(self, side: Side) -> Score {
        let score = match self {
            Self::Estimate(value) => Score::Estimate(value),
            Self::Win(turns) => Score::Win(turns),
            Self::Loss(turns) => Score::Loss(turns),
            Self::Exact(value) => Score::Exact(value),
        };
        match side {
            Side::First => score,
            Side::Second => score.reversed(),
        }
    }
}
