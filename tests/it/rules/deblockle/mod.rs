//! Proof of the rules of Deblockle.

mod golden;
mod laws;
mod plain;
mod setup;
mod texts;
mod told;
