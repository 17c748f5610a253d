//! Computer players: one search for every game, the table it remembers in, levels, and a thread to
//! think on. Each game has a folder for what only it knows: its evaluation and its exact solvers.

pub mod coerceo;
pub mod deblockle;
pub mod reversi;

mod ask;
mod level;
mod mind;
mod pulse;
mod score;
mod search;
mod thinker;
mod transposition;
mod worker;

pub use ask::{Answer, Ask, Clock, Limits, Line, Report, Stop, Style, Thinker, Within};
pub use level::{Level, Reach};
pub use mind::{Known, Thinks};
pub use score::{Score, chance};
pub use thinker::Brain;
pub use transposition::TranspositionTable;
pub use worker::{Wake, Worker};
