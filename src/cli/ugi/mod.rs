//! `tavola engine`: a player for other programs, which speak the universal game interface with it,
//! line by line. Whatever a line holds, it is answered or passed over; the end of the input ends
//! the program with its threads.

mod engine;
mod search;
mod words;

pub(crate) use engine::Engine;
