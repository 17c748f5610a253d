//! What the nodes of a search are made of, and what its threads share.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    thread,
    time::Instant,
};

use crate::engine::{
    Stop,
    reversi::eight::{
        board::Board,
        crew::{Crew, Split},
        isa::Isa,
        pattern::Numbers,
        table::Table,
        weights::Weights,
    },
};

/// What the threads of a search have in common.
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a Table,
    pub(crate) weights: &'a Weights,
    pub(crate) stop: &'a Stop,
    pub(crate) deadline: Option<Instant>,
    /// After about so many nodes of all threads the search halts.
    pub(crate) most_nodes: Option<u64>,
    /// Nodes that all threads have told of.
    pub(crate) nodes: AtomicU64,
    /// A limit was reached, or the search was told to stop.
    pub(crate) halted: AtomicBool,
    pub(crate) crew: Crew,
}

impl<'a> Shared<'a> {
    /// Without limits.
    pub(crate) fn new(table: &'a Table, weights: &'a Weights, stop: &'a Stop) -> Self {
        Self {
            table,
            weights,
            stop,
            deadline: None,
            most_nodes: None,
            nodes: AtomicU64::new(0),
            halted: AtomicBool::new(false),
            crew: Crew::default(),
        }
    }

    pub(crate) fn is_halted(&self) -> bool {
        self.halted.load(Relaxed)
    }

    /// No thread may wait for one that panics: it halts the search.
    fn halt_in_panic(&self) {
        if thread::panicking() {
            self.halted.store(true, Relaxed);
        }
    }
}

/// While it exists, the search has a thread that answers; afterwards all others go home.
pub(crate) struct Lead<'a>(pub(crate) &'a Shared<'a>);

impl Drop for Lead<'_> {
    fn drop(&mut self) {
        self.0.halt_in_panic();
        self.0.crew.dismiss();
    }
}

/// While it exists, a thread is at work on the node of another one.
pub(crate) struct AtWork<'a>(pub(crate) &'a Shared<'a>, pub(crate) &'a Arc<Split>);

impl Drop for AtWork<'_> {
    fn drop(&mut self) {
        let Self(shared, split) = self;
        shared.halt_in_panic();
        shared.crew.leave(split);
    }
}

/// A position with what the evaluation needs to know of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) board: Board,
    pub(crate) numbers: Numbers,
    pub(crate) empties: usize,
}

impl Node {
    pub(crate) fn of(board: Board) -> Self {
        Self {
            board,
            numbers: Numbers::of(board),
            empties: board.empties(),
        }
    }

    #[inline(always)]
    pub(crate) fn passed(&self) -> Self {
        Self {
            board: self.board.passed(),
            numbers: self.numbers.passed(),
            empties: self.empties,
        }
    }

    #[inline(always)]
    pub(crate) fn after<I: Isa>(&self, isa: I, square: usize) -> Self {
        let flips = isa.flips(square, self.board.own, self.board.opp);
        Self {
            board: self.board.after(square, flips),
            numbers: self.numbers.after(square, flips),
            empties: self.empties - 1,
        }
    }
}

/// A turn and the position after it.
#[derive(Clone, Copy)]
pub(crate) struct Turn {
    pub(crate) square: usize,
    pub(crate) after: Node,
}
