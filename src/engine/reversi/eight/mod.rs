//! The engine for Reversi on 8 x 8: bit boards with vector instructions where the processor has
//! them, a solver of endgames, and an evaluation of trained patterns.

pub mod board;
pub mod openings;
pub mod perft;
pub mod solve;
pub mod train;

pub(crate) mod bad_file;
pub(crate) mod crew;
pub(crate) mod isa;
pub(crate) mod last;
pub(crate) mod light;
pub(crate) mod local;
pub(crate) mod node;
pub(crate) mod order;
pub(crate) mod pattern;
pub(crate) mod probcut;
pub(crate) mod root;
pub(crate) mod search;
pub(crate) mod sharing;
pub(crate) mod stability;
pub(crate) mod table;
pub(crate) mod think;
pub(crate) mod weak;
pub(crate) mod weights;

pub(crate) use think::EightThinker;
pub use weights::unpack;
