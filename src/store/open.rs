//! Opening a file of any kind, by what it holds: a save, a game or a position as text, a file of
//! another program.

use std::{
    path::Path,
    sync::atomic::{AtomicBool, AtomicU32, Ordering},
};

use crate::{
    rules::Reason,
    store::{
        LoadError, files, formats,
        text::{self, Imported},
    },
};

/// How far the reading of a file has come: told by the thread that reads, seen by others, who may
/// put an end to it.
#[derive(Debug, Default)]
pub struct Progress {
    percent: AtomicU32,
    stopped: AtomicBool,
}

impl Progress {
    pub(crate) fn tell(&self, done: usize, all: usize) {
        let percent = done.saturating_mul(100) / all.max(1);
        self.percent
            .store(percent.min(100) as u32, Ordering::Relaxed);
    }

    /// From 0 to 100.
    pub fn percent(&self) -> u32 {
        self.percent.load(Ordering::Relaxed)
    }

    /// What is read is not wanted any more: the reading ends soon, with whatever it has by then.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}

/// Archives of servers hold millions of games, in bytes.
const LARGEST: u64 = 512 << 20;

/// Opens a file. A reason names the file.
pub fn open(path: &Path, progress: &Progress) -> Result<Imported, LoadError> {
    let bytes = files::read_bytes(path, LARGEST).map_err(LoadError::new)?;
    let opened = if formats::is_binary(path, &bytes) {
        formats::read_binary(path, bytes)
    } else {
        let text = match formats::old_text(&bytes) {
            Some(text) => text,
            None => files::text_of(path, bytes).map_err(LoadError::new)?,
        };
        text::sort(&text, None, progress)
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
        "store-text-foreign" => Reason {
            key: "store-foreign",
            ..err.reason
        },
        _ => err.reason,
    };
    LoadError {
        reason: files::in_file(path, reason),
        ..err
    }
}
