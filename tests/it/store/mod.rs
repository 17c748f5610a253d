//! Files of every kind: whole, cut, foreign, broken, and written while something fails.

mod files;
mod games;
mod save;
mod settings;
