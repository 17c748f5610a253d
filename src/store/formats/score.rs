//! How a game ended, as files note it.

use std::fmt;

use crate::{
    record::{Ending, NodeId},
    rules::{Outcome, Side},
    session::Table,
    store::formats::ggf,
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
}

/// What ended a game but the board, by the result that a file claims: who gave up, whose time was up,
/// or that a draw was agreed, and nothing where it does not say so. GGF has flags for it, SGF words. A figure alone
/// says how a game ended, but not why the board did not.
pub(crate) fn ending(result: &str) -> Option<Ending> {
    let (score, upper) = (Score::read(result), result.trim().to_ascii_uppercase());
    let is_drawn = score != Score::Unknown && score.winner().is_none();
    let loser = score.winner().map(|side| !side);
    match upper.split_once(':') {
        Some((_, "R")) => loser.map(Ending::Resigned),
        Some((_, "T")) => loser.map(Ending::OutOfTime),
        Some((_, "S")) if is_drawn => Some(Ending::Agreed),
        Some(_) => None,
        None if ["B+R", "W+R", "B+RESIGN", "W+RESIGN"].contains(&&*upper) => {
            loser.map(Ending::Resigned)
        }
        None if ["B+T", "W+T", "B+TIME", "W+TIME"].contains(&&*upper) => {
            loser.map(Ending::OutOfTime)
        }
        None => (score == Score::Drawn).then_some(Ending::Agreed),
    }
}

/// Discs that Black has more, as GGF writes them.
pub(crate) fn figure(lead: i32) -> String {
    format!("{lead:+}.00")
}

/// The name of the note with the result that a file claims.
const CLAIM: &str = "RE";

/// Keeps the result that a file claims with the last turn of a game, unless our own words for how it
/// ended say as much. `own` is in the words of the file's format.
pub(crate) fn keep(table: &mut dyn Table, result: &str, own: impl Fn(End) -> String) {
    let result = result.trim();
    let tip = table.record().main_tip();
    let end = End::at(table, tip);
    let is_new = !["", "?"].contains(&result) && own(end) != result;
    if is_new && !matches!(end, End::Counted(_)) {
        let notes = &mut table.record_mut().node_mut(tip).notes;
        notes.retain(|(name, _)| name != CLAIM);
        notes.push((CLAIM.to_owned(), result.to_owned()));
    }
}

/// [`keep`] for a result that is a count: discs that Black has more.
pub(crate) fn keep_lead(table: &mut dyn Table, lead: i32) {
    keep(table, &figure(lead), ggf::result);
}

/// The result that a file claimed for the game as it still is.
pub(crate) fn claim(table: &dyn Table, end: End) -> Option<&str> {
    let record = table.record();
    let result = record.node(record.main_tip()).note(CLAIM)?;
    let is_true = match (end, ending(result)) {
        (End::Open, None) => true,
        (End::Ended(own), Some(other)) => own == other,
        (End::Open | End::Ended(_) | End::Counted(_), _) => false,
    };
    is_true.then_some(result)
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
    Ended(Ending),
}

impl End {
    pub(crate) fn of(table: &dyn Table) -> Self {
        let mut end = table.boxed();
        let tip = end.record().main_tip();
        end.goto(tip);
        Self::at(&*end, tip)
    }

    /// For a table that stands at the end of its main line.
    fn at(table: &dyn Table, tip: NodeId) -> Self {
        match (table.outcome(), table.record().node(tip).ending) {
            (None, _) => Self::Open,
            (Some(_), Some(ending)) => Self::Ended(ending),
            (Some(Outcome { winner, .. }), None) => Self::Counted(count(table, winner)),
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
