//! A running game, whatever game it is: record, positions, judgement over the line of positions.
//! The rest of the program sees games only through [`Table`].

mod judge;
mod line;
mod table;
mod verdict;

pub use line::Session;
pub use table::{Change, Choice, Correctable, Followed, Passes, Played, Purse, Table};
