//! The computer player of Deblockle.

mod plain;
mod search;
mod setup;
mod table;
