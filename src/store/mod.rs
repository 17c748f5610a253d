//! Everything on disk: saves, settings, the autosave, and the text of a game. Knows no screen.

mod files;
mod keys;
mod lock;
mod paths;
mod pathtext;
mod settings;

pub use files::{Backup, LIMIT_BYTES, Step, read_text, write, write_steps};
pub use paths::Places;
pub use settings::{Language, LastGame, NextFirst, Settings, Theme, Window};
