//! The unfinished games, kept after every turn. Each process has journals of its own, one for
//! each kind of game, and a lock that the system drops with the process: what no living process
//! owns can be continued. Finished games stay in a folder of their own for a while.
//!
//! A game is always in one place, and a place is given up only after the next one is complete.

mod places;
mod writer;

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    sync::Arc,
    time::SystemTime,
};

use crate::{
    catalog::GameId,
    rules::{Outcome, Reason},
    store::{Places, Settings, Summary, files, save},
};

use self::{
    places::Shelves,
    writer::{Job, Writer},
};

/// Called from another thread when there is something new to ask for.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// The games of one process.
#[derive(Debug)]
pub struct Autosave {
    shelves: Shelves,
    /// Held as long as the process lives; `None` where locks cannot be had.
    lock: Option<File>,
    writer: Writer,
    /// Where the running game of each kind is.
    slots: BTreeMap<GameId, Slot>,
    /// Counts the games, so that each has a name of its own.
    games: u32,
    troubles: Vec<Reason>,
    /// Files that were already complained about.
    known_bad: BTreeSet<PathBuf>,
}

/// Where a running game is kept.
#[derive(Clone, Debug)]
struct Slot {
    /// Where it goes when it is finished.
    finished: PathBuf,
    is_finished: bool,
}

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
    /// When the game began, RFC 3339; empty if unknown.
    pub date: String,
    /// `None` while the game goes on.
    pub outcome: Option<Outcome>,
}

/// How many recent games are listed.
const RECENT: usize = 12;

impl Autosave {
    /// Takes a place for this process's games. Where nothing can be kept, the first
    /// [`Autosave::keep`] makes a trouble of it.
    pub fn start(places: &Places, wake: Wake) -> io::Result<Self> {
        let shelves = Shelves::new(places);
        let lock = shelves.lock().ok();
        shelves.clean();
        Ok(Self {
            shelves,
            lock,
            writer: Writer::start(wake)?,
            slots: BTreeMap::new(),
            games: 0,
            troubles: Vec::new(),
            known_bad: BTreeSet::new(),
        })
    }

    /// Keeps the running game of a kind; a later one replaces one that is not written yet. A game
    /// that is over moves to the finished ones, and comes back when it goes on.
    pub fn keep(&mut self, game: GameId, save: String, goes_on: bool) {
        let finished = self.slot(game).finished;
        let journal = self.shelves.journal(game);
        let (write, then_remove) = if goes_on {
            (journal, finished)
        } else {
            (finished, journal)
        };
        self.slots
            .entry(game)
            .and_modify(|slot| slot.is_finished = !goes_on);
        let job = Job {
            write,
            text: save,
            then_remove,
        };
        self.writer.write(game, job);
    }

    fn slot(&mut self, game: GameId) -> Slot {
        if let Some(slot) = self.slots.get(&game) {
            return slot.clone();
        }
        self.games += 1;
        let slot = Slot {
            finished: self.shelves.finished(game, self.games),
            is_finished: false,
        };
        self.slots.insert(game, slot.clone());
        slot
    }

    /// The running game of this kind makes room for another and can still be continued. One in
    /// which nothing was done is dropped.
    pub fn lay_aside(&mut self, game: GameId) {
        self.flush();
        let Some(slot) = self.slots.remove(&game) else {
            return;
        };
        let journal = self.shelves.journal(game);
        if slot.is_finished || !journal.exists() {
            self.shelves.prune();
            return;
        }
        self.games += 1;
        let untouched = read(&journal).is_ok_and(|summary| summary.untouched);
        let done = if untouched {
            fs::remove_file(&journal)
        } else {
            fs::rename(&journal, self.shelves.shelved(game, self.games))
        };
        if let Err(err) = done {
            self.troubles.push(files::write_failed(&journal, &err));
        }
        self.shelves.prune();
    }

    /// A game that was read from one of our own files becomes the running one of its kind; the
    /// one before it is laid aside. Fails if another process took it first.
    pub fn resume(&mut self, game: GameId, path: &Path) -> Result<(), Reason> {
        self.flush();
        let journal = self.shelves.journal(game);
        if path == journal && self.slots.contains_key(&game) {
            return Ok(());
        }
        if self.shelves.is_finished(path) {
            self.lay_aside(game);
            let slot = Slot {
                finished: path.to_owned(),
                is_finished: true,
            };
            self.slots.insert(game, slot);
            return Ok(());
        }
        if !self.shelves.is_free(path) {
            return Err(Reason::new("store-taken"));
        }
        self.lay_aside(game);
        // Only one process can rename it.
        match fs::rename(path, &journal) {
            Ok(()) => _ = self.slot(game),
            Err(err) if err.kind() == io::ErrorKind::NotFound => {
                return Err(Reason::new("store-taken"));
            }
            Err(err) => return Err(files::write_failed(&journal, &err)),
        }
        Ok(())
    }

    /// The unfinished games that this process can continue, the last one first. A file that
    /// cannot be read is set aside and told once.
    pub fn unfinished(&mut self) -> Vec<Kept> {
        self.flush();
        let mut kept = Vec::new();
        for (path, modified) in self.shelves.free() {
            match read(&path) {
                Ok(summary) => kept.push(Kept {
                    game: summary.game,
                    path,
                    summary,
                    modified,
                }),
                Err(reason) => self.complain(&path, reason),
            }
        }
        kept.sort_by_key(|kept| Reverse(kept.modified));
        kept
    }

    fn complain(&mut self, path: &Path, reason: Reason) {
        if !self.known_bad.insert(path.to_owned()) {
            return;
        }
        // A newer version of the program will want it as it is.
        let is_newer = reason.key == "store-newer" || reason.key == "store-unknown-game";
        let aside = (!is_newer).then(|| files::set_aside(path));
        let told = match aside {
            Some(Ok(bad)) => Reason::new("store-journal-set-aside")
                .text("file", files::shown(&bad))
                .because("why", reason),
            Some(Err(_)) | None => files::in_file(path, reason),
        };
        self.troubles.push(told);
    }

    /// Finished games, games that were laid aside, and files, the last one first. The newest
    /// unfinished game of each kind is left out: it is the one to continue.
    pub fn recent(&mut self, settings: &Settings) -> Vec<Recent> {
        let mut seen = BTreeSet::new();
        let unfinished = self.unfinished().into_iter();
        let older = unfinished.filter(|kept| !seen.insert(kept.game));
        let mut rows: Vec<(SystemTime, PathBuf, Summary)> = older
            .map(|kept| (kept.modified, kept.path, kept.summary))
            .collect();
        let files = settings.recent.iter().filter_map(|path| {
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
            date: summary.date,
            outcome: summary.outcome,
        };
        rows.into_iter().take(RECENT).map(recent).collect()
    }

    /// Whether a path is one of the autosave's, which no player has to know.
    pub fn is_own(&self, path: &Path) -> bool {
        self.shelves.is_own(path)
    }

    /// What went wrong since the last call. The same trouble comes once, until a write succeeds.
    pub fn troubles(&mut self) -> Vec<Reason> {
        let mut troubles = self.writer.troubles();
        troubles.append(&mut self.troubles);
        troubles
    }

    /// Waits until everything is written.
    pub fn flush(&mut self) {
        self.writer.flush();
    }
}

impl Drop for Autosave {
    fn drop(&mut self) {
        self.writer.flush();
        if self.lock.take().is_some() {
            // Without the file nobody has to ask whether we live.
            fs::remove_file(self.shelves.lock_path()).ok();
        }
    }
}

fn read(path: &Path) -> Result<Summary, Reason> {
    save::peek(&files::read_text(path)?)
}
