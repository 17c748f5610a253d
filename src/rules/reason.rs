//! Why something happened or may not happen, as data: a message key with arguments. Each game
//! has typed causes and refusals of its own and turns them into this, so that shared code never
//! lists games and the rules never speak a language.

use std::{error, fmt};

use crate::rules::Site;

/// A message key with arguments. The key is looked up as it is in the language files.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Reason {
    pub key: &'static str,
    pub args: Vec<(&'static str, Arg)>,
}

/// A value in a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// A stable word that messages select on: a side (`white`), a face (`slider`).
    Word(&'static str),
    /// Text shown as it is: a turn, something the user wrote.
    Text(String),
    Count(i64),
    Site(Site),
    /// Listed in the order given; messages also get their number as `{name}-count`.
    Sites(Vec<Site>),
    /// Another reason, shown as its own sentence.
    Because(Box<Reason>),
}

impl Reason {
    pub const fn new(key: &'static str) -> Self {
        Self {
            key,
            args: Vec::new(),
        }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, value: Arg) -> Self {
        self.args.push((name, value));
        self
    }

    #[must_use]
    pub fn word(self, name: &'static str, value: &'static str) -> Self {
        self.with(name, Arg::Word(value))
    }

    #[must_use]
    pub fn text(self, name: &'static str, value: impl Into<String>) -> Self {
        self.with(name, Arg::Text(value.into()))
    }

    #[must_use]
    pub fn count(self, name: &'static str, value: impl TryInto<i64>) -> Self {
        self.with(name, Arg::Count(value.try_into().unwrap_or(i64::MAX)))
    }

    #[must_use]
    pub fn because(self, name: &'static str, value: Self) -> Self {
        self.with(name, Arg::Because(Box::new(value)))
    }

    #[must_use]
    pub fn site(self, name: &'static str, value: Site) -> Self {
        self.with(name, Arg::Site(value))
    }

    #[must_use]
    pub fn sites(self, name: &'static str, value: impl IntoIterator<Item = Site>) -> Self {
        self.with(name, Arg::Sites(value.into_iter().collect()))
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        for (name, value) in &self.args {
            write!(f, " {name}={value:?}")?;
        }
        Ok(())
    }
}

/// A position line that could not be read: what is wrong and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    pub reason: Reason,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unreadable position: {}", self.reason)
    }
}

impl error::Error for ReadError {}

impl From<Reason> for ReadError {
    fn from(reason: Reason) -> Self {
        Self { reason }
    }
}

/// The text names no turn that is legal here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IllegalMove {
    pub text: String,
    pub reason: Reason,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "illegal turn {:?}: {}", self.text, self.reason)
    }
}

impl error::Error for IllegalMove {}
