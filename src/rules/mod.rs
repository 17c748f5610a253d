//! The shared rules module: the vocabulary that every game speaks and the one trait that its
//! rules implement. No file, clock, language, thread or screen is known here.

pub mod coerceo;
pub mod deblockle;
pub mod reversi;

mod effect;
mod options;
mod perft;
mod reason;
mod scene;
mod side;
mod site;

use std::{fmt::Debug, hash::Hash};

pub use effect::{Effect, Sink};
pub use options::{Judge, OptionError, OptionSpec, Options, Values};
pub use perft::{Leaves, divide, perft};
pub use reason::{Arg, IllegalMove, ReadError, Reason};
pub use scene::{Mark, MarkKind, Scene, Token};
pub use side::{BySide, Side};
pub use site::{Path, Site, SiteSet};

/// The rules of one game. A value is a position with the rules it is played under: small, cheap
/// to copy, compared by value.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The optional rules.
    type Options: Options;
    /// One whole turn.
    type Move: Copy + Eq + Hash + Debug + Send + Sync;

    /// Stable name in files and on the command line; never shown to a player.
    const SLUG: &'static str;
    /// Stable names of the first and the second side: `white`, `black`, `gold`, `blue`.
    const SIDES: [&'static str; 2];
    /// Perft convention: whether a finished game counts as one leaf at any depth.
    const FINISHED_IS_LEAF: bool;

    fn start(options: &Self::Options) -> Self;
    /// The side that really moves next. The same side may move twice in a row.
    fn turn(&self) -> Side;
    /// What the position alone decides.
    fn outcome(&self) -> Option<Outcome>;
    /// For tables and repetition. Holds everything that can influence play, and nothing else.
    fn key(&self) -> u64;
    /// Appends every legal turn, in a fixed order. Appends nothing exactly when the game is over.
    fn moves(&self, out: &mut Vec<Self::Move>);
    /// Plays a legal turn and tells the sink everything a spectator would see, in order.
    fn play<S: Sink>(&mut self, mv: Self::Move, sink: &mut S);
    /// Shows the position after a legal turn that nobody watches; for the search. A game that is
    /// faster from the position before than by playing on a copy says how.
    #[inline(always)]
    fn look_after<R>(&self, mv: Self::Move, look: impl FnOnce(&Self) -> R) -> R {
        let mut next = self.clone();
        next.play(mv, &mut ());
        look(&next)
    }
    /// Shows every position that a legal turn leads to, in the order of the turns, and returns
    /// how many there are. `room` is for the turns; what it held is lost.
    #[inline(always)]
    fn look_after_each(&self, room: &mut Vec<Self::Move>, mut look: impl FnMut(&Self)) -> u64 {
        room.clear();
        self.moves(room);
        for &mv in room.iter() {
            self.look_after(mv, &mut look);
        }
        room.len() as u64
    }
    /// The number of legal turns. `room` as in [`Game::look_after_each`].
    #[inline(always)]
    fn count_moves(&self, room: &mut Vec<Self::Move>) -> u64 {
        room.clear();
        self.moves(room);
        room.len() as u64
    }
    /// The sites a hand points at, in order. Unique among legal turns, never the start of another.
    fn path(&self, mv: Self::Move) -> Path;
    /// Everything visible: tokens, tiles, stocks.
    fn scene(&self) -> Scene;
    /// Threats, tiles about to fall, blocked sides: what the rules know and views draw.
    fn marks(&self) -> Vec<Mark>;
    /// What a half-made turn shows: effects from `scene()`, also for a path that no turn follows
    /// as long as it can be pictured. Empty where there is nothing to show.
    fn preview(&self, path: &[Site]) -> Vec<Effect>;
    /// Why no legal turn begins with this path; `None` if one does.
    fn refusal(&self, path: &[Site]) -> Option<Reason>;

    /// The position line, without the counters that only a session knows.
    fn write(&self) -> String;
    /// Reads a position line. A field in the line overrides an option that was left at its
    /// default; an explicit conflict is an error.
    fn read(text: &str, options: &Self::Options) -> Result<Self, ReadError>;
    /// The bare turn.
    fn write_move(&self, mv: Self::Move) -> String;
    /// The turn with its consequences, as the move list shows it.
    fn annotate(&self, mv: Self::Move) -> String {
        self.write_move(mv)
    }
    /// Reads a turn, bare or annotated, tolerant where the notation says so.
    fn read_move(&self, text: &str) -> Result<Self::Move, IllegalMove>;
    /// How notation calls a site.
    fn site_name(site: Site) -> String;
    /// The options as this position holds them, over the given ones (for what positions do not hold).
    fn options(&self, base: &Self::Options) -> Self::Options;

    /// Why this position may not be a start that players set up themselves; the reader takes it
    /// all the same, because a game may come to it.
    fn start_refusal(&self) -> Option<Reason> {
        None
    }
    /// The turn that must be played without a choice right after another one: a forced pass.
    fn forced(&self) -> Option<Self::Move> {
        None
    }
    /// The site of a side's stock, where pointing at it begins a turn that pays from it.
    fn stock_site(side: Side) -> Option<Site> {
        _ = side;
        None
    }
    /// What a turn that begins at a stock pays.
    fn price(&self) -> u8 {
        0
    }
    /// The sites that a hand may still turn over after a whole path, before it hands the turn over;
    /// `None` where a whole path is a whole turn.
    fn draft_sites(&self, path: &[Site]) -> Option<Vec<Site>> {
        _ = path;
        None
    }
    /// The text of a turn whose consequences were made by hand at the toggled sites.
    fn draft_text(&self, path: &[Site], toggled: &[Site]) -> String {
        _ = (path, toggled);
        String::new()
    }
    /// A turn as a hand would make it: its path and the sites it turns over.
    fn draft_of(&self, mv: Self::Move) -> Option<(Path, Vec<Site>)> {
        _ = mv;
        None
    }
    /// A drawn position that only a session judges (Coerceo: one piece each and no exchange in reach).
    fn is_bare(&self) -> bool {
        false
    }
    /// Whether going from here to `next` made progress that can never be undone; restarts the
    /// count of quiet turns.
    fn progressed(&self, next: &Self) -> bool;
    /// The position line with a session's counters, where the notation has fields for them.
    fn write_line(&self, counters: Counters) -> String {
        _ = counters;
        self.write()
    }
    /// The counters of a position line that [`Game::read`] accepts.
    fn read_counters(text: &str) -> Counters {
        _ = text;
        Counters::default()
    }
}

/// What a position line can carry that the position itself does not need.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Counters {
    /// Turns of both sides since the last progress.
    pub quiet: u32,
    /// Number of the next half turn, from 1.
    pub turn: u32,
}

impl Default for Counters {
    fn default() -> Self {
        Self { quiet: 0, turn: 1 }
    }
}

/// How a finished game ended. `reason` is a stable word of the command line: `eliminated twelve
/// home discs no-move repetition bare quiet blocked resigned agreed
/// time`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// `None` is a draw.
    pub winner: Option<Side>,
    pub reason: &'static str,
}

impl Outcome {
    pub const fn win(side: Side, reason: &'static str) -> Self {
        Self {
            winner: Some(side),
            reason,
        }
    }

    pub const fn draw(reason: &'static str) -> Self {
        Self {
            winner: None,
            reason,
        }
    }
}
