//! What one searching thread owns: its count of nodes and a small table for positions near the
//! end, which come again within moments and would only crowd the shared table.

use crate::engine::reversi::eight::board::Board;

/// A position with what is known of its score.
#[derive(Clone, Copy)]
pub(crate) struct Near {
    pub(crate) board: Board,
    pub(crate) lower: i8,
    pub(crate) upper: i8,
    /// The turn that was best, 64 for none.
    pub(crate) square: u8,
}

impl Near {
    /// A score that settles the node, if there is one.
    #[inline(always)]
    pub(crate) fn settles(self, alpha: i32) -> Option<i32> {
        let (lower, upper) = (i32::from(self.lower), i32::from(self.upper));
        if alpha < lower {
            return Some(lower);
        }
        (upper <= alpha).then_some(upper)
    }

    /// With the outcome of a null window.
    #[inline(always)]
    pub(crate) fn with(mut self, alpha: i32, score: i32, square: u8) -> Self {
        if alpha < score {
            self.lower = score as i8;
        } else {
            self.upper = score as i8;
        }
        Self { square, ..self }
    }
}

/// The state of a thread below the nodes that share a table.
pub(crate) struct Local {
    /// Positions reached so far, the last empty squares among them.
    pub(crate) nodes: u64,
    table: Vec<Near>,
}

/// Of 2^14, 2^15 and 2^16 entries of 24 bytes these took the least time on FFO #45, on a processor
/// with 2 MiB of second cache for each core.
const BITS: u32 = 15;

impl Local {
    pub(crate) fn new() -> Self {
        // No game reaches a board without discs, so it can stand for nothing.
        let nothing = Near {
            board: Board { own: 0, opp: 0 },
            lower: 0,
            upper: 0,
            square: 64,
        };
        Self {
            nodes: 0,
            table: vec![nothing; 1 << BITS],
        }
    }

    /// What is known of a position.
    #[inline(always)]
    pub(crate) fn recall(&self, hash: u64, board: Board) -> Near {
        let near = self.table[self.place(hash)];
        if near.board == board {
            return near;
        }
        Near {
            board,
            lower: -64,
            upper: 64,
            square: 64,
        }
    }

    #[inline(always)]
    pub(crate) fn keep(&mut self, hash: u64, near: Near) {
        let place = self.place(hash);
        self.table[place] = near;
    }

    #[inline(always)]
    fn place(&self, hash: u64) -> usize {
        hash as usize & (self.table.len() - 1)
    }
}
