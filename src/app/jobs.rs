//! Work that may take long, on a thread of its own: reading, writing and looking through files.
//! Each job ends in an action. The thread is joined when the program ends.

use std::{
    fmt, io,
    sync::{Arc, mpsc},
    thread,
};

use crate::app::Action;

/// Called from other threads when there is something new to see.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

type Job = Box<dyn FnOnce() -> Action + Send>;

pub(crate) struct Jobs {
    /// `None` only while it is dropped.
    sender: Option<mpsc::Sender<Job>>,
    results: mpsc::Receiver<Action>,
    thread: Option<thread::JoinHandle<()>>,
    pending: usize,
}

impl Jobs {
    pub(crate) fn start(wake: Wake) -> io::Result<Self> {
        let (sender, jobs) = mpsc::channel::<Job>();
        let (done, results) = mpsc::channel();
        let work = move || {
            for job in jobs {
                // The receiver is gone only when the program ends.
                done.send(job()).ok();
                wake();
            }
        };
        let thread = thread::Builder::new()
            .name("files".to_owned())
            .spawn(work)?;
        Ok(Self {
            sender: Some(sender),
            results,
            thread: Some(thread),
            pending: 0,
        })
    }

    pub(crate) fn run(&mut self, job: impl FnOnce() -> Action + Send + 'static) {
        if let Some(sender) = &self.sender
            && sender.send(Box::new(job)).is_ok()
        {
            self.pending += 1;
        }
    }

    pub(crate) fn finished(&mut self) -> Vec<Action> {
        let done: Vec<Action> = self.results.try_iter().collect();
        self.pending -= done.len();
        done
    }

    pub(crate) fn is_busy(&self) -> bool {
        self.pending > 0
    }

    /// Waits for everything that was asked for.
    pub(crate) fn wait(&mut self) -> Vec<Action> {
        let done: Vec<Action> = self.results.iter().take(self.pending).collect();
        self.pending = 0;
        done
    }
}

impl Drop for Jobs {
    fn drop(&mut self) {
        self.sender = None;
        if let Some(thread) = self.thread.take() {
            // A job that panicked has nothing to tell any more.
            thread.join().ok();
        }
    }
}

impl fmt::Debug for Jobs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Jobs")
            .field("pending", &self.pending)
            .finish_non_exhaustive()
    }
}
