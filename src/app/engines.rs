//! The engines of the window: the table that all of them remember in, and how one begins.

use std::{fmt, io, sync::Arc, thread};

use crate::{
    app::{App, Wake},
    engine::{Ask, Thinker, TranspositionTable, Worker},
};

/// Starts a thread that thinks; fails only where the system gives none.
pub type Begin = fn(Box<dyn Thinker>, Ask, Arc<TranspositionTable>, Wake) -> io::Result<Worker>;

/// What every engine of the program needs.
pub(crate) struct Engines {
    /// Made when it is first asked for, with its size in mebibytes.
    memory: Option<(u32, Arc<TranspositionTable>)>,
    wake: Wake,
    /// For those who report often: the window looks in when it suits it.
    calm: Wake,
    begin: Begin,
}

impl Engines {
    pub(crate) fn new(wake: Wake) -> Self {
        Self {
            memory: None,
            calm: wake.clone(),
            wake,
            begin: Worker::start,
        }
    }

    /// The one table, made anew where another size was chosen meanwhile. A worker that runs keeps
    /// the one that it began with.
    fn memory(&mut self, mebibytes: u32) -> Arc<TranspositionTable> {
        match &self.memory {
            Some((size, memory)) if *size == mebibytes => Arc::clone(memory),
            Some(_) | None => {
                let memory = Arc::new(TranspositionTable::new(mebibytes as usize));
                self.memory = Some((mebibytes, Arc::clone(&memory)));
                memory
            }
        }
    }
}

impl fmt::Debug for Engines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engines")
            .field("memory", &self.memory.as_ref().map(|(size, _)| size))
            .finish_non_exhaustive()
    }
}

/// How many threads one engine may use: all but one, which is left for the window. Of two it gets
/// both: the window takes little and goes first, and the engine would be half as fast.
pub fn threads() -> usize {
    thread::available_parallelism().map_or(1, |count| of_all(count.get()))
}

fn of_all(count: usize) -> usize {
    count.saturating_sub(1).max(count.min(2))
}

impl App {
    /// Begins to think on a thread of its own, which wakes the window whenever there is something
    /// new. Dropping the worker stops it and waits for its end.
    pub fn think(&mut self, thinker: Box<dyn Thinker>, ask: Ask) -> io::Result<Worker> {
        let memory = self.engines.memory(self.model.settings.engine_memory);
        (self.engines.begin)(thinker, ask, memory, self.engines.wake.clone())
    }

    /// The same for one that reports often.
    pub(crate) fn think_calmly(
        &mut self,
        thinker: Box<dyn Thinker>,
        ask: Ask,
    ) -> io::Result<Worker> {
        let memory = self.engines.memory(self.model.settings.engine_memory);
        (self.engines.begin)(thinker, ask, memory, self.engines.calm.clone())
    }

    /// What a thinker needs that is given many positions, one after the other.
    pub(crate) fn means(&mut self) -> (Arc<TranspositionTable>, Wake) {
        let memory = self.engines.memory(self.model.settings.engine_memory);
        (memory, self.engines.calm.clone())
    }

    /// How the window is woken by those who report often: soon, but not for each report.
    pub fn wake_calmly_by(&mut self, calm: Wake) {
        self.engines.calm = calm;
    }

    /// Has engines begin in another way: without a thread, or with a thinker that fails.
    pub fn begin_engines_by(&mut self, begin: Begin) {
        self.engines.begin = begin;
    }
}

#[cfg(test)]
mod tests {
    use super::of_all;

    #[test]
    fn the_window_keeps_a_thread_where_that_does_not_cost_half() {
        let all = [1, 2, 3, 4, 8];
        assert_eq!(all.map(of_all), [1, 2, 2, 3, 7]);
    }
}
