//! The list of games: the one place that names them all.

use crate::{
    engine::{Level, Thinks},
    rules::{
        Game, Leaves, OptionError, OptionSpec, Options, ReadError, Reason, Scene, Site,
        coerceo::Coerceo,
        deblockle::{self, Deblockle},
        divide, perft,
        reversi::{self, Reversi},
    },
    session::{Session, Table},
};

/// The one set-up that is played on the board.
pub type Setup = deblockle::setup::Setup;

/// A game of the program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameId {
    Coerceo,
    Reversi,
    Deblockle,
}

/// Evaluates an expression with the type of a game's rules.
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {
        match $id {
            GameId::Coerceo => {
                type $G = Coerceo;
                $body
            }
            GameId::Reversi => {
                type $G = Reversi;
                $body
            }
            GameId::Deblockle => {
                type $G = Deblockle;
                $body
            }
        }
    };
}

impl GameId {
    pub const ALL: [Self; 3] = [Self::Coerceo, Self::Reversi, Self::Deblockle];

    /// The stable name in files and on the command line.
    pub fn slug(self) -> &'static str {
        with_game!(self, G => G::SLUG)
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|id| id.slug() == slug)
    }

    /// Stable names of the sides.
    pub fn sides(self) -> [&'static str; 2] {
        with_game!(self, G => G::SIDES)
    }

    /// Whether a game begins with a set-up on the board.
    pub fn has_setup(self) -> bool {
        match self {
            Self::Coerceo | Self::Reversi => false,
            Self::Deblockle => true,
        }
    }

    /// Replays the steps of a set-up. An error is the number of the first refused step, from 0, and
    /// why; a game without a set-up refuses none.
    pub fn check_setup(self, options: &Choices, log: &[String]) -> Result<(), SetupError> {
        match self {
            Self::Coerceo | Self::Reversi => Ok(()),
            Self::Deblockle => {
                let refused = |step, reason| SetupError { step, reason };
                let options =
                    read_options::<Deblockle>(options).map_err(|err| refused(0, err.reason))?;
                Setup::replay(&options, log.iter().map(String::as_str))
                    .map(|_| ())
                    .map_err(|(step, reason)| refused(step, reason))
            }
        }
    }

    /// How its computer players play, from the weakest.
    pub fn levels(self) -> &'static [Level; 8] {
        with_game!(self, G => const { &<G as Thinks>::LEVELS })
    }

    /// Whether its levels that do not err begin with openings that they know by heart.
    pub fn has_book(self) -> bool {
        with_game!(self, G => <G as Thinks>::HAS_BOOK)
    }

    /// The value, in hundredths, that brings about three of four points.
    pub fn clear(self) -> i32 {
        with_game!(self, G => <G as Thinks>::CLEAR)
    }

    /// The optional rules.
    pub fn specs(self) -> &'static [OptionSpec] {
        with_game!(self, G => <G as Game>::Options::specs())
    }

    /// Every key with its value where nothing was chosen.
    pub fn defaults(self) -> Vec<(&'static str, String)> {
        with_game!(self, G => {
            let options = <G as Game>::Options::default();
            <G as Game>::Options::specs().iter().map(|spec| (spec.key, options.get(spec.key))).collect()
        })
    }

    /// Opens a game under these options, at its start or at a position line.
    pub fn open(self, options: &Choices, start: Option<&str>) -> Result<Box<dyn Table>, OpenError> {
        with_game!(self, G => {
            let options = read_options::<G>(options)?;
            Ok(Box::new(Session::<G>::open(&options, start)?))
        })
    }

    /// The start position as it would be, for a picture.
    pub fn start_scene(self, options: &Choices) -> Result<Scene, OpenError> {
        with_game!(self, G => Ok(G::start(&read_options::<G>(options)?).scene()))
    }

    /// A set-up on the board under these options. Only for games that have one.
    pub fn setup(self, options: &Choices) -> Result<Setup, OpenError> {
        Ok(Setup::new(&read_options::<Deblockle>(options)?))
    }

    /// The position line that a finished set-up leads to.
    pub fn setup_position(self, setup: &Setup) -> Option<String> {
        setup.position().map(|game| game.write())
    }

    /// How notation calls a site.
    pub fn site_name(self, site: Site) -> String {
        with_game!(self, G => G::site_name(site))
    }

    /// Splits text into the texts of turns, which whitespace separates. Squares of Reversi may
    /// also be run together, with move numbers between.
    pub fn split_turns(self, text: &str) -> Vec<&str> {
        match self {
            Self::Coerceo | Self::Deblockle => text.split_whitespace().collect(),
            Self::Reversi => reversi::split_turns(text),
        }
    }

    /// Counts lines of play from a position.
    pub fn perft(
        self,
        options: &Choices,
        start: Option<&str>,
        depth: u32,
        leaves: Leaves,
    ) -> Result<u64, OpenError> {
        with_game!(self, G => Ok(count(&read_position::<G>(options, start)?, depth, leaves)))
    }

    /// Counts lines of play below each turn of a position, sorted by text.
    pub fn divide(
        self,
        options: &Choices,
        start: Option<&str>,
        depth: u32,
        leaves: Leaves,
    ) -> Result<Vec<(String, u64)>, OpenError> {
        let below = depth.saturating_sub(1);
        with_game!(self, G => {
            let position = read_position::<G>(options, start)?;
            Ok(divide(&position, |next| count(next, below, leaves)))
        })
    }
}

/// Leaves that need not be made are counted as the game's engine does it best.
fn count<G: Thinks>(position: &G, depth: u32, leaves: Leaves) -> u64 {
    match leaves {
        Leaves::Made => perft(position, depth, leaves),
        Leaves::Counted => position.count_lines(depth),
    }
}

/// Chosen options, key and value, in any order.
pub type Choices = [(String, String)];

/// Why a game could not be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenError {
    pub reason: Reason,
}

/// Why a set-up does not replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// From 0.
    pub step: usize,
    pub reason: Reason,
}

impl From<OptionError> for OpenError {
    fn from(err: OptionError) -> Self {
        Self { reason: err.reason }
    }
}

impl From<ReadError> for OpenError {
    fn from(err: ReadError) -> Self {
        Self { reason: err.reason }
    }
}

fn read_options<G: Game>(choices: &Choices) -> Result<G::Options, OptionError> {
    let mut options = G::Options::default();
    for (key, value) in choices {
        options.set(key, value)?;
    }
    options.check()?;
    Ok(options)
}

/// A position of a game under these options: its start, or what a position line says.
pub(crate) fn read_position<G: Game>(
    choices: &Choices,
    start: Option<&str>,
) -> Result<G, OpenError> {
    let options = read_options::<G>(choices)?;
    Ok(match start {
        None => G::start(&options),
        Some(text) => G::read(text, &options)?,
    })
}
