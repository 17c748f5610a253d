//! A game as it was played: the tree of turns with variations, comments and times, and who
//! played. Knows texts, not rules, and nothing of how a game is drawn.

mod names;
mod strength;
mod tree;
mod verdict;

pub use names::plain;
pub use strength::Strength;
pub use tree::{Ending, Intent, Node, NodeId, Record};
pub use verdict::{Verdict, Worth};

use crate::rules::BySide;

/// What stands above a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Header {
    pub players: BySide<Player>,
    /// When the game began, RFC 3339 with the zone; empty if unknown.
    pub date: String,
    /// The tournament or the place; empty if unknown.
    pub event: String,
    /// How the start position came about, in the words of the game's set-up; empty without one.
    pub setup: Vec<String>,
}

/// Who plays a side.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// As the player wrote it; empty means that the side's own name is shown.
    pub name: String,
    /// The strength of a computer player; `None` for a person.
    pub computer: Option<Strength>,
}
