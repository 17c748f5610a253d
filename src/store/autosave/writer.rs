//! The thread that writes games. Of one kind of game only the latest waits; the thread is joined
//! when the program ends, after everything is written.

use std::{
    collections::BTreeMap,
    fs, io,
    path::PathBuf,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
};

use crate::{
    catalog::GameId,
    rules::Reason,
    store::{
        autosave::Wake,
        files::{self, Backup},
    },
};

/// Something to write, and what it replaces.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) write: PathBuf,
    pub(crate) text: String,
    /// Removed once the new file is complete, if it is there.
    pub(crate) then_remove: PathBuf,
}

#[derive(Debug)]
pub(crate) struct Writer {
    shared: Arc<Shared>,
    /// `None` only while it is dropped.
    thread: Option<JoinHandle<()>>,
}

#[derive(Debug, Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    waiting: BTreeMap<GameId, Job>,
    writing: bool,
    ends: bool,
    troubles: Vec<Reason>,
    /// Told since the last success.
    told: Vec<Reason>,
}

impl Shared {
    /// A thread that panicked leaves a state that is whole: it changes in single steps.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, state: MutexGuard<'a, State>) -> MutexGuard<'a, State> {
        let waited = self.changed.wait(state);
        waited.unwrap_or_else(PoisonError::into_inner)
    }
}

impl Writer {
    pub(crate) fn start(wake: Wake) -> io::Result<Self> {
        let shared = Arc::new(Shared::default());
        let theirs = Arc::clone(&shared);
        let thread = thread::Builder::new()
            .name("autosave".to_owned())
            .spawn(move || work(&theirs, &wake))?;
        Ok(Self {
            shared,
            thread: Some(thread),
        })
    }

    pub(crate) fn write(&self, game: GameId, job: Job) {
        self.shared.state().waiting.insert(game, job);
        self.shared.changed.notify_all();
    }

    /// Waits until nothing is left to write.
    pub(crate) fn flush(&self) {
        let mut state = self.shared.state();
        let is_alive = || {
            let thread = self.thread.as_ref();
            thread.is_some_and(|thread| !thread.is_finished())
        };
        while (state.writing || !state.waiting.is_empty()) && is_alive() {
            state = self.shared.wait(state);
        }
    }

    pub(crate) fn troubles(&self) -> Vec<Reason> {
        std::mem::take(&mut self.shared.state().troubles)
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.shared.state().ends = true;
        self.shared.changed.notify_all();
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has nothing to tell any more.
            thread.join().ok();
        }
    }
}

/// Writes what waits until the end, and then what is left.
fn work(shared: &Shared, wake: &Wake) {
    let mut state = shared.state();
    loop {
        let Some((_, job)) = state.waiting.pop_first() else {
            if state.ends {
                return;
            }
            state = shared.wait(state);
            continue;
        };
        state.writing = true;
        drop(state);
        let done = write(&job);
        state = shared.state();
        state.writing = false;
        match done {
            Ok(()) => state.told.clear(),
            Err(reason) if state.told.contains(&reason) => (),
            Err(reason) => {
                state.told.push(reason.clone());
                state.troubles.push(reason);
                wake();
            }
        }
        shared.changed.notify_all();
    }
}

fn write(job: &Job) -> Result<(), Reason> {
    files::write(&job.write, &job.text, Backup::None)?;
    match fs::remove_file(&job.then_remove) {
        Err(err) if err.kind() != io::ErrorKind::NotFound => {
            Err(files::write_failed(&job.then_remove, &err))
        }
        Ok(()) | Err(_) => Ok(()),
    }
}
