//! How a thread of a search shares out the turns of its nodes and helps with those of others.

use std::sync::Arc;

use crate::engine::reversi::eight::{
    crew::Split,
    isa::Isa,
    node::{AtWork, Turn},
    search::Search,
};

impl<I: Isa> Search<'_, I> {
    /// What a thread that does not own the search does until the search is over.
    pub(crate) fn help(&mut self) {
        while let Some(split) = self.shared.crew.wait_for_work() {
            self.join(&split);
        }
        self.tell_nodes();
    }

    /// Works on the node of another thread.
    fn join(&mut self, split: &Arc<Split>) {
        let _at_work = AtWork(self.shared, split);
        let own = (self.split.replace(Arc::clone(split)), self.selectivity);
        self.selectivity = split.selectivity;
        self.work(split);
        (self.split, self.selectivity) = own;
    }

    /// Whether a thread waits that would take work from the current node.
    #[inline(always)]
    pub(crate) fn has_idle(&self) -> bool {
        self.shared.crew.has_idle(self.split.as_deref())
    }

    fn work(&mut self, split: &Split) {
        while !self.is_vain()
            && let Some(Turn { square, after, .. }) = split.take()
        {
            let score = -self.null(after, split.depth - 1, -split.alpha - 1);
            if !self.is_vain() {
                split.note(score, *square);
            }
        }
    }

    /// Tries turns together with threads that wait.
    pub(crate) fn share(
        &mut self,
        turns: Vec<Turn>,
        depth: usize,
        alpha: i32,
        best: (i32, usize),
    ) -> (i32, usize) {
        let above = self.split.clone();
        let split = Split::new(turns, depth, alpha, self.selectivity, best, above.clone());
        self.shared.crew.offer(&split);
        self.split = Some(Arc::clone(&split));
        self.work(&split);
        while let Some(other) = self.shared.crew.wait_for_others(&split) {
            self.join(&other);
        }
        self.split = above;
        // The other threads may have guessed.
        self.guesses += 1;
        split.best()
    }
}
