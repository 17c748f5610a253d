//! Names and whereabouts of the files of the autosave.
//!
//! | file | what it is |
//! | --- | --- |
//! | `games/journal-PROCESS-SLUG.tavola.ron` | the running game of a kind of a process |
//! | `games/journal-PROCESS.lock` | locked while the process lives |
//! | `games/shelf-PROCESS-NUMBER-SLUG.tavola.ron` | laid aside, nobody's |
//! | `finished/PROCESS-NUMBER-SLUG.tavola.ron` | over |
//!
//! `PROCESS` is when it started, in nanoseconds, and its number, so that names sort by age and
//! a number that the system gives again is told apart.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    process,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use crate::{
    catalog::GameId,
    store::{EXTENSION, Places, lock},
};

/// How many games that are over or laid aside stay.
const MOST: usize = 30;

/// After so long no writer can still be at work on a file beside.
const STALE: Duration = Duration::from_secs(24 * 60 * 60);

#[derive(Clone, Debug)]
pub(crate) struct Shelves {
    games: PathBuf,
    finished: PathBuf,
    process: String,
}

impl Shelves {
    pub(crate) fn new(places: &Places) -> Self {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let start = now.unwrap_or_default().as_nanos();
        Self {
            games: places.journals(),
            finished: places.archive(),
            process: format!("{start:020}.{}", process::id()),
        }
    }

    pub(crate) fn journal(&self, game: GameId) -> PathBuf {
        let (process, slug) = (&self.process, game.slug());
        self.games
            .join(format!("journal-{process}-{slug}.{EXTENSION}"))
    }

    pub(crate) fn shelved(&self, game: GameId, number: u32) -> PathBuf {
        let (process, slug) = (&self.process, game.slug());
        self.games
            .join(format!("shelf-{process}-{number:04}-{slug}.{EXTENSION}"))
    }

    pub(crate) fn finished(&self, game: GameId, number: u32) -> PathBuf {
        let (process, slug) = (&self.process, game.slug());
        self.finished
            .join(format!("{process}-{number:04}-{slug}.{EXTENSION}"))
    }

    pub(crate) fn lock_path(&self) -> PathBuf {
        self.lock_of(&self.process)
    }

    fn lock_of(&self, process: &str) -> PathBuf {
        self.games.join(format!("journal-{process}.lock"))
    }

    /// Says that this process lives.
    pub(crate) fn lock(&self) -> io::Result<File> {
        let path = self.lock_path();
        fs::create_dir_all(&self.games)?;
        loop {
            let file = File::create(&path)?;
            file.lock()?;
            // Another process that cleans up may have taken the file away before it was locked.
            if path.exists() {
                return Ok(file);
            }
        }
    }

    pub(crate) fn is_own(&self, path: &Path) -> bool {
        path.starts_with(&self.games) || path.starts_with(&self.finished)
    }

    pub(crate) fn is_finished(&self, path: &Path) -> bool {
        path.starts_with(&self.finished)
    }

    /// The games that no other living process owns, with their times.
    pub(crate) fn free(&self) -> Vec<(PathBuf, SystemTime)> {
        let mut files = saves(&self.games);
        files.retain(|(path, _)| self.is_free(path));
        files
    }

    pub(crate) fn all_finished(&self) -> Vec<(PathBuf, SystemTime)> {
        saves(&self.finished)
    }

    /// Whether no other living process owns a game.
    pub(crate) fn is_free(&self, path: &Path) -> bool {
        let name = path.file_name().and_then(|name| name.to_str());
        let Some(name) = name else {
            return false;
        };
        match owner(name) {
            Some(process) => process == self.process || self.is_dead(process),
            None => name.starts_with("shelf-"),
        }
    }

    fn is_dead(&self, process: &str) -> bool {
        let path = self.lock_of(process);
        !path.exists() || lock::take(&path).is_some()
    }

    /// Removes what only dead processes left and nobody needs: their locks, once no journal of
    /// theirs is left, and files that they did not finish writing.
    pub(crate) fn clean(&self) {
        let saves = saves(&self.games);
        for (path, modified) in entries(&self.games)
            .into_iter()
            .chain(entries(&self.finished))
        {
            let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
                continue;
            };
            let of = |process: &str| {
                let owned = |(path, _): &(PathBuf, SystemTime)| {
                    let name = path.file_name().and_then(|name| name.to_str());
                    name.and_then(owner) == Some(process)
                };
                saves.iter().any(owned)
            };
            let lock = name.strip_prefix("journal-");
            let is_left = match lock.and_then(|name| name.strip_suffix(".lock")) {
                Some(process) => process != self.process && !of(process) && self.is_dead(process),
                None => {
                    let age = modified.elapsed().unwrap_or_default();
                    name.starts_with(".tavola-") && name.ends_with(".tmp") && STALE < age
                }
            };
            if is_left {
                // Another process may have been quicker.
                fs::remove_file(&path).ok();
            }
        }
    }

    /// Lets go of the oldest games that are over or laid aside.
    pub(crate) fn prune(&self) {
        let mut shelved = saves(&self.games);
        shelved.retain(|(path, _)| {
            let name = path.file_name().and_then(|name| name.to_str());
            name.is_some_and(|name| name.starts_with("shelf-"))
        });
        for mut files in [shelved, saves(&self.finished)] {
            files.sort_by_key(|(_, modified)| *modified);
            let extra = files.len().saturating_sub(MOST);
            for (path, _) in &files[..extra] {
                // Another process may have been quicker.
                fs::remove_file(path).ok();
            }
        }
    }
}

/// The process in the name of a journal.
fn owner(name: &str) -> Option<&str> {
    let rest = name.strip_prefix("journal-")?;
    let rest = rest.strip_suffix(EXTENSION)?.strip_suffix('.')?;
    Some(rest.split_once('-')?.0)
}

fn saves(folder: &Path) -> Vec<(PathBuf, SystemTime)> {
    let mut files = entries(folder);
    files.retain(|(path, _)| {
        let name = path.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| name.ends_with(EXTENSION))
    });
    files
}

/// The files of a folder with their times; none if there is no folder.
fn entries(folder: &Path) -> Vec<(PathBuf, SystemTime)> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let file = |entry: fs::DirEntry| {
        let modified = entry.metadata().and_then(|known| known.modified());
        (entry.path(), modified.unwrap_or(UNIX_EPOCH))
    };
    entries.flatten().map(file).collect()
}
