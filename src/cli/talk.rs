//! What the protocols of engines share: lines in and out, and a search on a thread of its own.

use std::{
    hash::{BuildHasher as _, RandomState},
    io::{self, BufRead, BufReader, Read, Write},
    panic,
    sync::{Mutex, PoisonError, mpsc},
    thread::{self, Scope, ScopedJoinHandle},
    time::Duration,
};

use crate::{cli::Failure, engine::Stop, rules::IllegalMove, session::Table};

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

/// An engine that speaks a protocol.
pub(crate) trait Speaks {
    /// Does what a line says.
    fn hear(&mut self, line: &str) -> Result<Then, Failure>;
    /// Ends what is going on, as the last line was heard; after [`Then::Listen`] the partner fell
    /// silent without a farewell.
    fn end(&mut self, last: Then);
}

/// Holds the conversation until an engine is told to quit, or to the end of the input.
pub(crate) fn converse(input: &mut impl Read, mut engine: impl Speaks) -> Result<(), Failure> {
    let mut input = BufReader::new(input);
    let mut last = Then::Listen;
    while last == Then::Listen
        && let Some(line) = read_line(&mut input)?
    {
        last = engine.hear(&line)?;
    }
    engine.end(last);
    Ok(())
}

/// Plays a turn of a game in which passes are turns of their own; a pass before it may be left out.
pub(crate) fn play(table: &mut dyn Table, turn: &str) -> Result<(), IllegalMove> {
    let mut played = table.play(turn);
    if played.is_err()
        && let Some(pass) = table.waiting_pass()
    {
        table.play(&pass).expect("a forced pass is legal");
        played = table.play(turn);
    }
    played.map(|_| ())
}

/// A number by chance, so that no two games begin alike.
pub(crate) fn draw() -> u64 {
    RandomState::new().hash_one(())
}

/// The next line as text; what is no text is replaced, and what is too long is left out.
fn read_line(input: &mut impl BufRead) -> Result<Option<String>, Failure> {
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
