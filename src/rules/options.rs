//! Optional rules by key, as the command line, saves and the new game screen name them.

use std::{error, fmt};

use crate::rules::Reason;

/// The optional rules of a game. A value is always consistent: [`Options::set`] may leave a
/// conflict that [`Options::check`] names, and no game starts with one.
pub trait Options: Clone + Default + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// Every key, in the order in which people should see them.
    fn specs() -> &'static [OptionSpec];
    /// The value of a key as text; empty if it has none (no seed, no faces).
    fn get(&self, key: &str) -> String;
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError>;
    /// Conflicts between options.
    fn check(&self) -> Result<(), OptionError>;
    /// What the session judges.
    fn judge(&self) -> Judge;
}

/// The rules over the line of positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Judge {
    /// The third occurrence of a position is a draw.
    pub repetition: bool,
    /// [`crate::rules::Game::is_bare`] is a draw.
    pub bare: bool,
    /// So many turns of both sides without progress are a draw.
    pub quiet: Option<u32>,
}

/// One optional rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    pub key: &'static str,
    pub values: Values,
    /// The values that are not in the official rules; shown as house rules.
    pub house: &'static [&'static str],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    Words(&'static [&'static str]),
    /// A whole number; `off` says whether the word `off` is a value too.
    Number {
        min: u32,
        max: u32,
        off: bool,
    },
    /// Free text that the game reads; may be empty.
    Text,
}

/// A key or value that is none, or a conflict.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionError {
    pub reason: Reason,
}

impl OptionError {
    /// No option of this name.
    pub fn unknown(key: &str) -> Self {
        Self {
            reason: Reason::new("option-unknown").text("key", key),
        }
    }

    /// Not a value of this option.
    pub fn bad_value(key: &str, value: &str) -> Self {
        Self {
            reason: Reason::new("option-bad-value")
                .text("key", key)
                .text("value", value),
        }
    }

    /// Two options that exclude each other.
    pub fn conflict(one: &str, other: &str) -> Self {
        Self {
            reason: Reason::new("option-conflict")
                .text("one", one)
                .text("other", other),
        }
    }
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bad option: {}", self.reason)
    }
}

impl error::Error for OptionError {}
