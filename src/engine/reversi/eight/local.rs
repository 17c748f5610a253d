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

/// The state of a thread below the nodes that share a table.
pub(crate) struct Local {
    /// Positions reached so far, the last empty squares among them.
    pub(crate) nodes: u64,
    table: Vec<Near>,
}

/// 2^14 entries of 24 bytes fit in the second cache of current processors.
const BITS: u32 = 14;

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

    #[inline(always)]
    pub(crate) fn near(&mut self, hash: u64) -> &mut Near {
        let last = self.table.len() - 1;
        &mut self.table[hash as usize & last]
    }
}
