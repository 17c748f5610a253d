//! The player of Coerceo: how it judges, and how well it plays.

mod games;
mod judgement;
mod opponents;
mod strength;
