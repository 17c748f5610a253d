//! Tavola: play, learn and study Coerceo, Reversi and Deblockle.
//!
//! # Code map
//!
//! Arrows go one way only; `tests/it/tidy.rs` reads the `use` lines and fails on one that does not.
//!
//! | folder | what lives there |
//! | --- | --- |
//! | [`rules`] | what a game is: positions, turns, effects, scenes; one folder a game |
//! | [`engine`] | computer players: one search, levels, a stoppable worker; evaluation by game |
//! | [`record`] | a game as played: the tree of turns with comments, players and results |
//! | [`session`] | a running game behind one object-safe trait |
//! | [`catalog`] | the one list of games |
//! | [`openings`] | the names of openings, by position |
//! | [`store`] | RON saves and settings, atomic writes, autosave, the text of a game, files of other programs |
//! | [`lang`] | Fluent messages in four languages; effects and refusals as sentences |
//! | [`app`] | the program without a window: model, actions, commands |
//! | [`ui`] | the window: theme, menus, screens, the painted board |
//! | [`cli`] | commands without a window |

pub mod app;
pub mod catalog;
pub mod cli;
pub mod engine;
pub mod lang;
pub mod openings;
pub mod record;
pub mod rules;
pub mod session;
pub mod store;
pub mod ui;
