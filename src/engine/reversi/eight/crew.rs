//! Several threads on one tree: once the first turn of a node has not been enough, threads
//! without work may take its other turns. A turn that is enough stops all work below its node.

use std::sync::{
    Arc, Condvar, Mutex, MutexGuard, PoisonError,
    atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
};

use crate::engine::reversi::eight::node::Turn;

/// A node whose turns are shared out.
pub(crate) struct Split {
    pub(crate) turns: Vec<Turn>,
    pub(crate) depth: usize,
    pub(crate) alpha: i32,
    pub(crate) selectivity: usize,
    /// The best score and its square.
    pub(crate) best: Mutex<(i32, usize)>,
    /// The first turn that nobody has taken.
    next: AtomicUsize,
    /// A turn was enough: all that is still searched below is in vain.
    cut: AtomicBool,
    /// The owner waits for the others, and takes work below this node meanwhile.
    owner_waits: AtomicBool,
    /// The shared node further up on whose turn this one was reached.
    above: Option<Arc<Split>>,
}

impl Split {
    pub(crate) fn new(
        turns: Vec<Turn>,
        depth: usize,
        alpha: i32,
        selectivity: usize,
        best: (i32, usize),
        above: Option<Arc<Split>>,
    ) -> Arc<Self> {
        Arc::new(Self {
            turns,
            depth,
            alpha,
            selectivity,
            best: Mutex::new(best),
            next: AtomicUsize::new(0),
            cut: AtomicBool::new(false),
            owner_waits: AtomicBool::new(false),
            above,
        })
    }

    /// A turn for the calling thread alone.
    pub(crate) fn take(&self) -> Option<&Turn> {
        self.turns.get(self.next.fetch_add(1, Relaxed))
    }

    /// Notes the score of a turn.
    pub(crate) fn note(&self, score: i32, square: usize) {
        let mut best = lock(&self.best);
        if best.0 < score {
            *best = (score, square);
            if self.alpha < score {
                self.cut.store(true, Relaxed);
            }
        }
    }

    pub(crate) fn best(&self) -> (i32, usize) {
        *lock(&self.best)
    }

    /// Whether nobody needs what is searched below, here or further up.
    pub(crate) fn is_vain(&self) -> bool {
        self.cut.load(Relaxed) || self.above.as_ref().is_some_and(|above| above.is_vain())
    }

    fn has_turns(&self) -> bool {
        self.next.load(Relaxed) < self.turns.len() && !self.is_vain()
    }

    /// Whether an owner here or further up would take work from below.
    fn is_wanted(&self) -> bool {
        self.owner_waits.load(Relaxed) || self.above.as_ref().is_some_and(|above| above.is_wanted())
    }

    fn is_below(&self, other: &Arc<Self>) -> bool {
        self.above
            .as_ref()
            .is_some_and(|above| Arc::ptr_eq(above, other) || above.is_below(other))
    }
}

/// The threads of a search and the nodes they share.
#[derive(Default)]
pub(crate) struct Crew {
    /// Threads that wait for any work.
    idle: AtomicUsize,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// Shared nodes with the number of threads at work on each, its owner aside.
    splits: Vec<(Arc<Split>, usize)>,
    over: bool,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing here panics while it holds a lock, so the values are whole. A thread that panics in a
    // search leaves the nodes it joined and halts the search; its panic is passed on at the end.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Crew {
    /// Whether a thread waits that would take a node below this shared one.
    #[inline(always)]
    pub(crate) fn has_idle(&self, above: Option<&Split>) -> bool {
        self.idle.load(Relaxed) != 0 || above.is_some_and(Split::is_wanted)
    }

    /// Offers a node to the threads that wait.
    pub(crate) fn offer(&self, split: &Arc<Split>) {
        lock(&self.state).splits.push((Arc::clone(split), 0));
        self.changed.notify_all();
    }

    /// Waits for work anywhere; `None` once the search is over.
    pub(crate) fn wait_for_work(&self) -> Option<Arc<Split>> {
        let take = |state: &mut State| {
            if state.over {
                return Some(None);
            }
            state.join(|_| true).map(Some)
        };
        let mut state = lock(&self.state);
        if let Some(found) = take(&mut state) {
            return found;
        }
        self.idle.fetch_add(1, Relaxed);
        let found = self.wait(state, take);
        self.idle.fetch_sub(1, Relaxed);
        found
    }

    /// The owner of a node has nothing left to do on it: work of those who still have some, or
    /// `None` once they have finished and the node is off the list.
    pub(crate) fn wait_for_others(&self, own: &Arc<Split>) -> Option<Arc<Split>> {
        own.owner_waits.store(true, Relaxed);
        let found = self.wait(lock(&self.state), |state| {
            let at = state.find(own);
            if state.splits[at].1 == 0 {
                state.splits.swap_remove(at);
                return Some(None);
            }
            // Only work that brings the node forward; other work could keep its owner for long.
            state.join(|split| split.is_below(own)).map(Some)
        });
        own.owner_waits.store(false, Relaxed);
        found
    }

    fn wait<R>(
        &self,
        mut state: MutexGuard<'_, State>,
        mut ready: impl FnMut(&mut State) -> Option<R>,
    ) -> R {
        loop {
            if let Some(found) = ready(&mut state) {
                return found;
            }
            state = self
                .changed
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// A thread leaves a node it joined.
    pub(crate) fn leave(&self, split: &Arc<Split>) {
        let mut state = lock(&self.state);
        let at = state.find(split);
        state.splits[at].1 -= 1;
        drop(state);
        self.changed.notify_all();
    }

    /// Sends all waiting threads home.
    pub(crate) fn dismiss(&self) {
        lock(&self.state).over = true;
        self.changed.notify_all();
    }
}

impl State {
    fn find(&self, split: &Arc<Split>) -> usize {
        self.splits
            .iter()
            .position(|(other, _)| Arc::ptr_eq(other, split))
            .expect("a shared node is listed until its owner has seen all others leave")
    }

    /// Joins the node nearest to the root, where turns last longest.
    fn join(&mut self, suits: impl Fn(&Split) -> bool) -> Option<Arc<Split>> {
        let (split, threads) = self
            .splits
            .iter_mut()
            .filter(|(split, _)| split.has_turns() && suits(split))
            .max_by_key(|(split, _)| split.depth)?;
        *threads += 1;
        Some(Arc::clone(split))
    }
}
