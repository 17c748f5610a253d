//! Everything on disk: saves, settings, the autosave, and the text of a game. Knows no screen.

pub mod formats;
pub mod save;
pub mod text;

mod autosave;
mod files;
mod keys;
mod lock;
pub(crate) mod numbering;
mod open;
mod opening;
mod paths;
mod pathtext;
mod settings;

pub use autosave::{Autosave, Kept, Lister, Lists, Recent, Wake};
pub use files::{Backup, LIMIT_BYTES, Step, read_text, write, write_steps};
pub use open::{Progress, open};
pub use paths::Places;
pub use save::{LoadError, Loaded, SetupSave, Summary};
pub use settings::{Language, LastGame, NextFirst, Settings, Theme, Window};

/// What the names of saves end in.
pub const EXTENSION: &str = "tavola.ron";
