//! Why one of the engine's own files cannot be read.

use std::fmt;

/// A file that is damaged, or none of what it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BadFile {
    /// What it should be, with its article.
    pub(crate) wanted: &'static str,
}

impl fmt::Display for BadFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not {}", self.wanted)
    }
}

impl std::error::Error for BadFile {}
