//! The unfinished games, kept after every turn. Each process has journals of its own, one for
//! each kind of game, and a lock that the system drops with the process: what no living process
//! owns can be continued. Finished games stay in a folder of their own for a while.
//!
//! A game is always in one place, and a place is given up only after the next one is complete.

mod lists;
mod places;
mod writer;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
};

use crate::{
    catalog::GameId,
    rules::Reason,
    store::{Places, files},
};

pub use self::lists::{Kept, Lister, Lists, Recent};

use self::{
    lists::read,
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
    writer: Arc<Writer>,
    /// Where the running game of each kind is.
    slots: BTreeMap<GameId, Slot>,
    /// Counts the games, so that each has a name of its own.
    games: u32,
    troubles: Vec<Reason>,
    /// Files that were already complained about.
    known_bad: Arc<Mutex<BTreeSet<PathBuf>>>,
}

/// Where a running game is kept.
#[derive(Clone, Debug)]
struct Slot {
    /// Where it goes when it is finished.
    finished: PathBuf,
    is_finished: bool,
}

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
            writer: Arc::new(Writer::start(wake)?),
            slots: BTreeMap::new(),
            games: 0,
            troubles: Vec::new(),
            known_bad: Arc::default(),
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

    /// What reads the games on the disk, on any thread.
    pub fn lister(&self) -> Lister {
        Lister {
            shelves: self.shelves.clone(),
            writer: Arc::clone(&self.writer),
            known_bad: Arc::clone(&self.known_bad),
        }
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
