//! The optional rules of Reversi.

use crate::rules::{Judge, OptionError, OptionSpec, Options, Side, Values, reversi::Size};

/// What a game of Reversi is played under.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReversiOptions {
    /// `None` while nobody has chosen: 8, unless a position line says another.
    pub size: Option<Size>,
    pub start: Start,
    pub handicap: Handicap,
    pub flip: Flip,
}

/// How the four centre squares are filled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Start {
    /// Discs of a colour stand diagonally.
    #[default]
    Standard,
    /// Discs of a colour stand side by side: Black above White.
    Parallel,
    /// Empty; the players place the first four discs there by turns, turning nothing.
    Original,
}

/// Corners given to the weaker player before the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Handicap {
    #[default]
    None,
    /// So many corners, 1 to 4, in the order a1 h8 a8 h1 (of the size), from the owner's supply.
    Corners { owner: Side, corners: u8 },
}

/// Who turns the outflanked discs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Flip {
    #[default]
    Auto,
    /// The player, who may do it wrongly.
    Hand,
}

const SIZES: &[&str] = &["4", "6", "8", "10"];
const STARTS: &[&str] = &["standard", "parallel", "original"];
const HANDICAPS: &[&str] = &[
    "0", "black1", "black2", "black3", "black4", "white1", "white2", "white3", "white4",
];
const FLIPS: &[&str] = &["auto", "hand"];

const SPECS: &[OptionSpec] = &[
    OptionSpec {
        key: "size",
        values: Values::Words(SIZES),
        house: &["4", "6", "10"],
    },
    OptionSpec {
        key: "start",
        values: Values::Words(STARTS),
        house: &["parallel", "original"],
    },
    OptionSpec {
        key: "handicap",
        values: Values::Words(HANDICAPS),
        house: &[
            "black1", "black2", "black3", "black4", "white1", "white2", "white3", "white4",
        ],
    },
    OptionSpec {
        key: "flip",
        values: Values::Words(FLIPS),
        house: &[],
    },
];

impl ReversiOptions {
    /// The size that a game without a position line is played on.
    pub fn board(&self) -> Size {
        self.size.unwrap_or_default()
    }
}

/// A size that was chosen equals the same size by default.
impl PartialEq for ReversiOptions {
    fn eq(&self, other: &Self) -> bool {
        let rules = |it: &Self| (it.board(), it.start, it.handicap, it.flip);
        rules(self) == rules(other)
    }
}

impl Eq for ReversiOptions {}

impl Options for ReversiOptions {
    fn specs() -> &'static [OptionSpec] {
        SPECS
    }

    fn get(&self, key: &str) -> String {
        match key {
            "size" => self.board().side().to_string(),
            "start" => match self.start {
                Start::Standard => "standard".to_owned(),
                Start::Parallel => "parallel".to_owned(),
                Start::Original => "original".to_owned(),
            },
            "handicap" => match self.handicap {
                Handicap::None => "0".to_owned(),
                Handicap::Corners { owner, corners } => format!("{}{corners}", word(owner)),
            },
            "flip" => match self.flip {
                Flip::Auto => "auto".to_owned(),
                Flip::Hand => "hand".to_owned(),
            },
            _ => String::new(),
        }
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let bad = || OptionError::bad_value(key, value);
        match key {
            "size" => {
                let side = value.parse().ok();
                self.size = Some(side.and_then(Size::of_side).ok_or_else(bad)?);
            }
            "start" => {
                self.start = match value {
                    "standard" => Start::Standard,
                    "parallel" => Start::Parallel,
                    "original" => Start::Original,
                    _ => return Err(bad()),
                }
            }
            "handicap" => {
                if !HANDICAPS.contains(&value) {
                    return Err(bad());
                }
                let of = |owner| {
                    let corners = value.strip_prefix(word(owner))?.parse().ok()?;
                    Some(Handicap::Corners { owner, corners })
                };
                self.handicap = Side::BOTH.into_iter().find_map(of).unwrap_or_default();
            }
            "flip" => {
                self.flip = match value {
                    "auto" => Flip::Auto,
                    "hand" => Flip::Hand,
                    _ => return Err(bad()),
                }
            }
            _ => return Err(OptionError::unknown(key)),
        }
        Ok(())
    }

    /// No two options exclude each other.
    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }

    /// Every placement fills a square for good, so nothing needs judging.
    fn judge(&self) -> Judge {
        Judge::default()
    }
}

/// The stable name of a side.
pub(crate) const fn word(side: Side) -> &'static str {
    match side {
        Side::First => "black",
        Side::Second => "white",
    }
}
