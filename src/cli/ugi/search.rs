//! A search of the protocol on its thread.

use std::{
    io::{self, Write},
    panic,
    sync::{Arc, PoisonError, mpsc},
    thread::{self, Scope, ScopedJoinHandle},
    time::Duration,
};

use crate::{
    cli::ugi::{Out, words::Told},
    engine::{Answer, Ask, Stop, Thinker, TranspositionTable},
};

/// A turn that is none.
const NO_TURN: &str = "0000";

/// What is asked, of whom, and with which memory.
pub(super) struct Question {
    pub(super) thinker: Box<dyn Thinker>,
    pub(super) ask: Ask,
    pub(super) memory: Arc<TranspositionTable>,
}

/// A search on its thread, which ends by telling its turn. It is stopped and joined when dropped.
pub(super) struct Search<'scope> {
    stop: Stop,
    thread: Option<ScopedJoinHandle<'scope, ()>>,
    /// Closed when the thread has told its turn.
    told: mpsc::Receiver<()>,
    /// Dropped to let a turn be told that is held back.
    hold: Option<mpsc::Sender<()>>,
}

impl<'scope> Search<'scope> {
    /// Begins to think; without a question there is no turn to be found. With `hold` the turn is
    /// told when the search is stopped, and not before.
    pub(super) fn start<'env, W: Write + Send>(
        question: Option<Question>,
        hold: bool,
        out: &'env Out<'env, W>,
        scope: &'scope Scope<'scope, 'env>,
    ) -> io::Result<Self> {
        let stop = Stop::default();
        let signal = stop.clone();
        let (end, told) = mpsc::channel();
        let (keep, held) = mpsc::channel::<()>();
        let work = move || {
            let answer = question.map(|question| think(question, &signal, out));
            // Without a sender there is nothing to wait for.
            held.recv().ok();
            let turn = answer.and_then(|answer| answer.turn);
            let turn = turn.as_deref().unwrap_or(NO_TURN);
            // Where nobody hears the turn, nobody is left to be told.
            say(out, &format!("bestmove {turn}\n")).ok();
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
    pub(super) fn wait(&self, longest: Duration) {
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

fn think<W: Write + Send>(question: Question, stop: &Stop, out: &Out<'_, W>) -> Answer {
    let Question {
        mut thinker,
        ask,
        memory,
    } = question;
    thinker.think(&ask, &memory, stop, &mut |report| {
        let told = Told(report, memory.fill());
        if say(out, &told.to_string()).is_err() {
            stop.stop();
        }
    })
}

/// Writes whole lines at once.
pub(super) fn say<W: Write>(out: &Out<'_, W>, lines: &str) -> io::Result<()> {
    // A thread that panicked while it wrote left at most half a line.
    let mut out = out.lock().unwrap_or_else(PoisonError::into_inner);
    out.write_all(lines.as_bytes())?;
    out.flush()
}
