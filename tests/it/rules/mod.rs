//! The rules of every game against golden data, laws and a second implementation.

mod coerceo;
mod deblockle;
mod reversi;
