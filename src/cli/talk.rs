//! What the protocols of engines share: lines in and out, and a search on a thread of its own.

use std::{
    io::{self, BufRead, Read as _, Write},
    panic,
    sync::{Mutex, PoisonError, mpsc},
    thread::{self, Scope, ScopedJoinHandle},
    time::Duration,
};

use crate::{cli::Failure, engine::Stop};

/// Where lines go; the thread that thinks writes too.
pub(crate) type Out<'a, W> = Mutex<&'a mut W>;

/// No line that means something is longer, in bytes.
const LONGEST: u64 = 1 << 20;

/// Whether the conversation goes on after a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Then {
    Listen,
    Quit,
}

/// The next line as text; what is no text is replaced, and what is too long is left out.
pub(crate) fn read_line(input: &mut impl BufRead) -> Result<Option<String>, Failure> {
    let mut bytes = Vec::new();
    input.take(LONGEST).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    while bytes.len() as u64 == LONGEST && bytes.last() != Some(&b'\n') {
        bytes.clear();
        input.take(LONGEST).read_until(b'\n', &mut bytes)?;
        bytes.resize(bytes.len().min(1), b'\n');
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}

/// Writes whole lines at once.
pub(crate) fn say<W: Write>(out: &Out<'_, W>, lines: &str) -> io::Result<()> {
    // A thread that panicked while it wrote left at most half a line.
    let mut out = out.lock().unwrap_or_else(PoisonError::into_inner);
    out.write_all(lines.as_bytes())?;
    out.flush()
}

/// A search on its thread, which ends by telling what it found. It is stopped and joined when
/// dropped.
pub(crate) struct Search<'scope> {
    stop: Stop,
    thread: Option<ScopedJoinHandle<'scope, ()>>,
    /// Closed when the thread has told what it found.
    told: mpsc::Receiver<()>,
    /// Dropped to let be told what is held back.
    hold: Option<mpsc::Sender<()>>,
}

impl<'scope> Search<'scope> {
    /// Begins to work; the lines that come of it are told in the end. With `hold` they are told
    /// when the search is stopped, and not before.
    pub(crate) fn start<'env, W: Write + Send>(
        work: impl FnOnce(&Stop) -> String + Send + 'scope,
        hold: bool,
        out: &'env Out<'env, W>,
        scope: &'scope Scope<'scope, 'env>,
    ) -> io::Result<Self> {
        let stop = Stop::default();
        let signal = stop.clone();
        let (end, told) = mpsc::channel();
        let (keep, held) = mpsc::channel::<()>();
        let work = move || {
            let lines = work(&signal);
            // Without a sender there is nothing to wait for.
            held.recv().ok();
            // Where nobody hears the lines, nobody is left to be told.
            say(out, &lines).ok();
            drop(end);
        };
        let thread = thread::Builder::new()
            .name("search".to_owned())
            .spawn_scoped(scope, work)?;
        Ok(Self {
            stop,
            thread: Some(thread),
            told,
            hold: hold.then_some(keep),
        })
    }

    /// Lets a search with limits come to its end, but no longer than this.
    pub(crate) fn wait(&self, longest: Duration) {
        if self.hold.is_none() {
            // The channel is closed at the end or the time is over; both will do.
            self.told.recv_timeout(longest).ok();
        }
    }
}

impl Drop for Search<'_> {
    fn drop(&mut self) {
        self.stop.stop();
        self.hold = None;
        if let Some(thread) = self.thread.take()
            && let Err(fault) = thread.join()
            && !thread::panicking()
        {
            panic::resume_unwind(fault);
        }
    }
}
