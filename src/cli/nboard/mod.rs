//! `tavola engine reversi --nboard`: a player and analyst for NBoard and whoever else speaks its
//! protocol, version 2. What is not understood is passed over, as the protocol wants it; the end
//! of the input ends the program with its threads.

mod engine;
mod words;

pub(crate) use engine::Engine;
