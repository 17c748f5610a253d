//! The rules of every game against golden data, laws and a second implementation.

pub(crate) mod law;

mod coerceo;
mod deblockle;
mod reversi;
