//! What a thinker is asked, what it reports, and what it answers. No type of a game appears here,
//! so that windows and protocols speak to the thinkers of all games alike.

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use crate::engine::{Level, Score, TranspositionTable};

/// Someone who thinks about one position of one game.
pub trait Thinker: fmt::Debug + Send {
    /// Thinks until a limit is reached or it is stopped, and reports on the way: after every depth,
    /// and a few times a second within a long one. Answers within a
    /// few milliseconds of being stopped, with a legal turn whenever the game is not over.
    fn think(
        &mut self,
        ask: &Ask,
        memory: &TranspositionTable,
        stop: &Stop,
        tell: &mut dyn FnMut(&Report),
    ) -> Answer;
    /// What is known of so many best turns before anything is thought; `None` without a book, or
    /// where it has nothing to say. No positions were looked at for it.
    fn book(&self, lines: usize) -> Option<Report> {
        _ = lines;
        None
    }
    /// Where a game has an engine of its own: the search of all games, to compare.
    fn plain(&mut self) -> Option<&mut dyn Thinker> {
        None
    }
    /// The game's levels as they are played here, from the weakest. On a board that the game's own
    /// engine does not know they see less of the end.
    fn levels(&self) -> &'static [Level];
    /// The value, in hundredths, that brings about three of four points (see [`crate::engine::chance`]).
    fn clear(&self) -> i32;
}

/// What to think about and how.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ask {
    pub limits: Limits,
    pub style: Style,
    /// So many best turns, each with its line; at least 1.
    pub lines: usize,
    /// At least 1. Weakened levels think on one thread, so that they play the same everywhere.
    pub threads: usize,
    /// Seeds the errors of a level, and the choice between equals.
    pub seed: u64,
}

/// What the answer is for.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Style {
    /// The truth as far as it is seen.
    #[default]
    Study,
    /// To win: a draw is worth less than an even position.
    Win,
    /// As a level plays.
    Level(Level),
}

/// When to stop. Nothing given: only when told to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Limits {
    /// Plies.
    pub depth: Option<u32>,
    /// Positions looked at, by all threads.
    pub nodes: Option<u64>,
    /// The whole time for this turn.
    pub time: Option<Duration>,
    pub clock: Option<Clock>,
}

/// A player's clock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clock {
    pub left: Duration,
    /// Added after each turn.
    pub increment: Duration,
}

impl Limits {
    pub fn depth(plies: u32) -> Self {
        Self {
            depth: Some(plies),
            ..Self::default()
        }
    }

    pub fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            ..Self::default()
        }
    }

    pub fn time(time: Duration) -> Self {
        Self {
            time: Some(time),
            ..Self::default()
        }
    }

    /// Whether nothing but being stopped ends the search.
    pub fn is_infinite(&self) -> bool {
        *self == Self::default()
    }
}

impl Clock {
    /// The time after which no deeper search is begun, and the time after which the running one is
    /// given up.
    pub(crate) fn budget(&self) -> (Duration, Duration) {
        // What the answer itself may take on its way.
        const LAG: Duration = Duration::from_millis(30);
        let left = self.left.saturating_sub(LAG);
        let fair = left / 25 + self.increment.mul_f32(0.8);
        let most = left / 4;
        (fair.min(most), (fair * 3).min(most.max(left / 8)))
    }
}

/// Tells a thinker to answer now. Clones share one signal.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// How far a thinker has come.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// Plies that were looked through; later plies only where it mattered.
    pub depth: u32,
    /// The longest line that was looked at, in plies.
    pub deepest: u32,
    /// Positions.
    pub nodes: u64,
    pub time: Duration,
    /// The best turns with what may follow, the best first. Empty if the game is over.
    pub lines: Vec<Line>,
    /// Where it is, in a report from within a depth. The depth is still that of the depth before,
    /// and so are the lines; but where a game is looked through to its end and all turns are asked
    /// for, what is found is told at once.
    pub within: Option<Within>,
}

/// A place within a depth that is being looked through.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Within {
    /// Plies.
    pub depth: u32,
    /// Which turn of the position is being looked at, from 1.
    pub turn: usize,
    /// How many there are to look at.
    pub turns: usize,
}

/// A turn and what may follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// As the side to move sees it.
    pub score: Score,
    /// Bare turns.
    pub turns: Vec<String>,
}

impl Report {
    /// Positions a second.
    pub fn rate(&self) -> u64 {
        (self.nodes as f64 / self.time.as_secs_f64().max(1e-6)) as u64
    }
}

/// The end of thinking.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Answer {
    /// The chosen turn; `None` exactly if the game is over.
    pub turn: Option<String>,
    /// The last state of affairs.
    pub report: Report,
}
