//! Opening a file of any kind, by what it holds: a save, a game or a position as text, a file of
//! another program.

use std::path::Path;

use crate::{
    rules::Reason,
    store::{
        LoadError, files, formats,
        text::{self, Imported},
    },
};

/// Opens a file. A reason names the file.
pub fn open(path: &Path) -> Result<Imported, LoadError> {
    let bytes = files::read_bytes(path).map_err(LoadError::new)?;
    let opened = if formats::is_binary(&bytes) {
        formats::read_binary(path, bytes)
    } else {
        let text = match formats::old_text(&bytes) {
            Some(text) => text,
            None => files::text_of(path, bytes).map_err(LoadError::new)?,
        };
        text::sort(&text, None)
    };
    match opened {
        Ok(Imported::Games(games)) => Ok(Imported::Games(games.named(path))),
        Ok(opened) => Ok(opened),
        Err(err) => Err(in_file(path, err)),
    }
}

fn in_file(path: &Path, err: LoadError) -> LoadError {
    let reason = match err.reason.key {
        // What to do about a text that was pasted is no help here.
        "store-text-foreign" => Reason::new("store-foreign"),
        _ => err.reason,
    };
    LoadError {
        reason: files::in_file(path, reason),
        ..err
    }
}
