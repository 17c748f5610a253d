//! How a game ended, as files note it.

use std::fmt;

use crate::{
    record::Ending,
    rules::{Outcome, Side},
    session::Table,
};

/// A result as a file tells it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Score {
    #[default]
    Unknown,
    /// Discs of Black and White, empty squares given to the winner.
    Discs {
        black: u8,
        white: u8,
    },
    /// Only who won is told.
    Won(Side),
    Drawn,
}

impl Score {
    /// Of the discs that Black has more than White, on a board of 64 squares.
    pub(crate) fn of_difference(difference: i32) -> Self {
        let black = (64 + difference.clamp(-64, 64)) / 2;
        Self::Discs {
            black: black as u8,
            white: (64 - black) as u8,
        }
    }

    /// Reads a result as GGF and SGF note it: Black's difference (`+12.00`), `B+12`, `W+R`, `0`,
    /// `Draw`; what stands behind a colon says how the game ended.
    pub(crate) fn read(text: &str) -> Self {
        let text = text.trim().split(':').next().unwrap_or_default();
        let upper = text.to_ascii_uppercase();
        let (side, rest) = match upper.split_at_checked(2) {
            Some(("B+", rest)) => (Some(Side::First), rest),
            Some(("W+", rest)) => (Some(Side::Second), rest),
            Some(_) | None => (None, &*upper),
        };
        if let Ok(number) = rest.parse::<f32>()
            && number.is_finite()
        {
            // Halves exist where a komi is played for; a table shows whole discs.
            let number = number.round() as i32;
            return match side {
                Some(Side::Second) => Self::of_difference(-number),
                Some(Side::First) | None => Self::of_difference(number),
            };
        }
        match (side, rest) {
            (Some(side), _) => Self::Won(side),
            (None, "DRAW" | "JIGO") => Self::Drawn,
            (None, _) => Self::Unknown,
        }
    }

    /// Who won; `None` also where nobody knows.
    pub(crate) fn winner(self) -> Option<Side> {
        match self {
            Self::Won(side) => Some(side),
            Self::Discs { black, white } if white < black => Some(Side::First),
            Self::Discs { black, white } if black < white => Some(Side::Second),
            Self::Discs { .. } | Self::Drawn | Self::Unknown => None,
        }
    }

    /// What ended the game if the board did not.
    pub(crate) fn ending(self) -> Option<Ending> {
        match self {
            Self::Unknown => None,
            Self::Discs { .. } | Self::Won(_) | Self::Drawn => Some(
                self.winner()
                    .map_or(Ending::Agreed, |side| Ending::Resigned(!side)),
            ),
        }
    }
}

impl fmt::Display for Score {
    /// Figures only, the same in every language: `38–26`, `1–0`, `½–½`, `*`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("*"),
            Self::Discs { black, white } => write!(f, "{black}\u{2013}{white}"),
            Self::Won(Side::First) => f.write_str("1\u{2013}0"),
            Self::Won(Side::Second) => f.write_str("0\u{2013}1"),
            Self::Drawn => f.write_str("\u{bd}\u{2013}\u{bd}"),
        }
    }
}

/// How the main line of a table ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    Open,
    /// Discs that Black has more, empty squares given to the winner.
    Counted(i32),
    Resigned(Side),
    Agreed,
}

impl End {
    pub(crate) fn of(table: &dyn Table) -> Self {
        let mut end = table.boxed();
        let tip = end.record().main_tip();
        end.goto(tip);
        match (end.outcome(), end.record().node(tip).ending) {
            (None, _) => Self::Open,
            (Some(_), Some(Ending::Resigned(side))) => Self::Resigned(side),
            (Some(_), Some(Ending::Agreed)) => Self::Agreed,
            (Some(Outcome { winner, .. }), None) => Self::Counted(count(&*end, winner)),
        }
    }
}

fn count(table: &dyn Table, winner: Option<Side>) -> i32 {
    let line = table.position();
    let board = line.split(' ').next().unwrap_or_default();
    let of = |letter: char| board.matches(letter).count() as i32;
    let empty = of('-');
    let given = match winner {
        Some(Side::First) => empty,
        Some(Side::Second) => -empty,
        None => 0,
    };
    of('X') - of('O') + given
}
