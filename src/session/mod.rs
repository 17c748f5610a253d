//! A running game, whatever game it is: record, positions, judgement over the line of positions.
//! The rest of the program sees games only through [`Table`].

mod judge;
mod line;
mod table;

pub use line::Session;
pub use table::{Change, Choice, Correctable, Passes, Played, Purse, Table};
