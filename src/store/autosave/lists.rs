//! What can be continued and opened: the games on the disk, read through on any thread.

use std::{
    cmp::Reverse,
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
    time::SystemTime,
};

use crate::{
    catalog::GameId,
    record::Strength,
    rules::{Outcome, Reason},
    store::{
        Summary,
        autosave::{places::Shelves, writer::Writer},
        files, save,
    },
};

/// How many recent games are listed.
const RECENT: usize = 12;

/// An unfinished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    pub game: GameId,
    pub path: PathBuf,
    pub summary: Summary,
    pub modified: SystemTime,
}

/// A game that was played or opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recent {
    pub path: PathBuf,
    pub game: GameId,
    /// Empty where a side's own name serves.
    pub players: [String; 2],
    /// Which of them are computers, and how strong.
    pub computers: [Option<Strength>; 2],
    /// When the game began, RFC 3339; empty if unknown.
    pub date: String,
    /// `None` while the game goes on.
    pub outcome: Option<Outcome>,
}

/// The games on the disk.
#[derive(Clone, Debug, Default)]
pub struct Lists {
    /// The unfinished games that this process can continue, the last one first.
    pub unfinished: Vec<Kept>,
    /// Finished games, games that were laid aside, and files, the last one first. The newest
    /// unfinished game of each kind is left out: it is the one to continue.
    pub recent: Vec<Recent>,
    /// Games that cannot be read, each told once.
    pub troubles: Vec<Reason>,
}

/// Reads the games on the disk.
#[derive(Clone, Debug)]
pub struct Lister {
    pub(crate) shelves: Shelves,
    pub(crate) writer: Arc<Writer>,
    /// Files that were already complained about.
    pub(crate) known_bad: Arc<Mutex<BTreeSet<PathBuf>>>,
}

impl Lister {
    /// Reads through everything, with these files of the player's. Waits for what is still being
    /// written. A game of the autosave that cannot be read is set aside.
    pub fn read(&self, files: &[PathBuf]) -> Lists {
        self.writer.flush();
        let mut lists = Lists::default();
        for (path, modified) in self.shelves.free() {
            match read(&path) {
                Ok(summary) => lists.unfinished.push(Kept {
                    game: summary.game,
                    path,
                    summary,
                    modified,
                }),
                // It was just moved to another place.
                Err(_) if !path.exists() => (),
                Err(reason) => lists.troubles.extend(self.complain(&path, reason)),
            }
        }
        lists.unfinished.sort_by_key(|kept| Reverse(kept.modified));
        lists.recent = self.recent(&lists.unfinished, files);
        lists
    }

    fn complain(&self, path: &Path, reason: Reason) -> Option<Reason> {
        // Paths are added whole, so one that panicked leaves a set that is whole.
        let mut known_bad = self
            .known_bad
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if !known_bad.insert(path.to_owned()) {
            return None;
        }
        // A newer version of the program will want it as it is.
        let is_newer = reason.key == "store-newer" || reason.key == "store-unknown-game";
        let aside = (!is_newer).then(|| files::set_aside(path));
        Some(match aside {
            Some(Ok(bad)) => Reason::new("store-journal-set-aside")
                .text("file", files::shown(&bad))
                .because("why", reason),
            Some(Err(_)) | None => files::in_file(path, reason),
        })
    }

    fn recent(&self, unfinished: &[Kept], files: &[PathBuf]) -> Vec<Recent> {
        let mut seen = BTreeSet::new();
        let older = unfinished.iter().filter(|kept| !seen.insert(kept.game));
        let mut rows: Vec<(SystemTime, PathBuf, Summary)> = older
            .map(|kept| (kept.modified, kept.path.clone(), kept.summary.clone()))
            .collect();
        let files = files.iter().filter_map(|path| {
            let modified = fs::metadata(path).and_then(|known| known.modified());
            Some((path.clone(), modified.ok()?))
        });
        let finished = self.shelves.all_finished();
        for (path, modified) in finished.into_iter().chain(files) {
            // A file that is broken says so when it is opened.
            if let Ok(summary) = read(&path) {
                rows.push((modified, path, summary));
            }
        }
        rows.sort_by_key(|(modified, ..)| Reverse(*modified));
        rows.dedup_by(|one, other| one.1 == other.1);
        let recent = |(_, path, summary): (SystemTime, PathBuf, Summary)| Recent {
            path,
            game: summary.game,
            players: summary.players,
            computers: summary.computers,
            date: summary.date,
            outcome: summary.outcome,
        };
        rows.into_iter().take(RECENT).map(recent).collect()
    }
}

pub(crate) fn read(path: &Path) -> Result<Summary, Reason> {
    save::peek(&files::read_text(path)?)
}
