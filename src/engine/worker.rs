//! A thread that thinks, so that a window never waits. It is stopped and joined when dropped.

use std::{
    fmt, io,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use crate::engine::{Answer, Ask, Report, Stop, Thinker, TranspositionTable};

/// Called from the thread when there is something new to see.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// One thinker at work on one question.
pub struct Worker {
    stop: Stop,
    state: Arc<Mutex<State>>,
    thread: Option<thread::JoinHandle<()>>,
}

/// Reports are not worth waking for more often.
const CALM: Duration = Duration::from_millis(200);

#[derive(Default)]
struct State {
    report: Option<Arc<Report>>,
    answer: Option<Answer>,
}

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    // A thinker that panicked left whole values behind.
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The window goes first where both want the processor: it takes little, and people wait for it.
#[cfg(target_os = "linux")]
fn step_back() {
    /// Of the steps from the usual 0 to the last, 19: about a tenth of what others get.
    const STEPS: i32 = 10;
    // This thread and those that it starts. Where it is not allowed nothing is lost but that.
    let _ = rustix::process::setpriority_process(None, STEPS);
}

#[cfg(not(target_os = "linux"))]
fn step_back() {}

impl Worker {
    /// Begins to think. Fails only where the system gives no thread. The answer wakes at once,
    /// reports a few times a second.
    pub fn start(
        mut thinker: Box<dyn Thinker>,
        ask: Ask,
        memory: Arc<TranspositionTable>,
        wake: Wake,
    ) -> io::Result<Self> {
        let stop = Stop::default();
        let state = Arc::new(Mutex::new(State::default()));
        let (signal, shared) = (stop.clone(), Arc::clone(&state));
        let work = move || {
            step_back();
            let mut woke: Option<Instant> = None;
            let mut tell = |report: &Report| {
                lock(&shared).report = Some(Arc::new(report.clone()));
                if woke.is_none_or(|woke| CALM <= woke.elapsed()) {
                    woke = Some(Instant::now());
                    wake();
                }
            };
            let answer = thinker.think(&ask, &memory, &signal, &mut tell);
            {
                let mut state = lock(&shared);
                state.report = Some(Arc::new(answer.report.clone()));
                state.answer = Some(answer);
            }
            wake();
        };
        let thread = thread::Builder::new()
            .name("engine".to_owned())
            .spawn(work)?;
        Ok(Self {
            stop,
            state,
            thread: Some(thread),
        })
    }

    /// Asks for the answer now.
    pub fn stop(&self) {
        self.stop.stop();
    }

    /// How far it has come. The same report is the same allocation.
    pub fn report(&self) -> Option<Arc<Report>> {
        lock(&self.state).report.clone()
    }

    /// The answer, once it is there.
    pub fn answer(&self) -> Option<Answer> {
        lock(&self.state).answer.clone()
    }

    /// Whether the thread has ended. One that ended without an answer failed.
    pub fn is_finished(&self) -> bool {
        self.thread
            .as_ref()
            .is_none_or(thread::JoinHandle::is_finished)
    }

    /// Waits until the thread has ended.
    pub fn finish(&mut self) {
        self.join();
    }

    /// Waits for the answer; `None` if the thinker failed.
    pub fn wait(mut self) -> Option<Answer> {
        self.join();
        lock(&self.state).answer.take()
    }

    fn join(&mut self) {
        if let Some(thread) = self.thread.take() {
            // A thinker that panicked has nothing to tell.
            thread.join().ok();
        }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.stop();
        self.join();
    }
}

impl fmt::Debug for Worker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Worker")
            .field("stopped", &self.stop.is_stopped())
            .finish_non_exhaustive()
    }
}
