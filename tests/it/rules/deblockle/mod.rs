//! Proof of the rules of Deblockle.

mod golden;
mod setup;
