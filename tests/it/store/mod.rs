//! Files of every kind: whole, cut, foreign, broken, and written while something fails.

mod autosave;
mod files;
pub(crate) mod formats;
pub(crate) mod games;
mod killed;
mod places;
mod players;
mod save;
mod settings;
mod study;
mod text;
