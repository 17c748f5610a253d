//! What positions are worth at fixed depths, for making books: the same every time, because one
//! thread thinks and nothing looks at a clock.

use crate::engine::{
    Stop,
    reversi::eight::{
        board::Board,
        isa::Isa,
        node::Shared,
        root::{self, Pass, Wanted},
        search::Search,
        solve::together,
        table::Table,
        weights,
    },
};

/// How sure cuts are, see [`crate::engine::reversi::eight::probcut`]: one step above the boldest.
const SELECTIVITY: usize = 1;
/// 2^20 slots are 16 MiB.
const MEMORY: u32 = 20;

/// Someone who judges positions one after the other.
pub(crate) struct Judge<'a, 's, I> {
    isa: I,
    search: &'a mut Search<'s, I>,
}

/// Gives work to a judge.
pub(crate) fn with_judge<I: Isa, R>(isa: I, work: impl FnOnce(&mut Judge<'_, '_, I>) -> R) -> R {
    let (table, stop) = (Table::new(MEMORY), Stop::default());
    let shared = Shared::new(&table, weights::shipped(), &stop);
    together(isa, &shared, 1, |search| work(&mut Judge { isa, search }))
}

impl<I: Isa> Judge<'_, '_, I> {
    /// The value of a position for the side to move, in discs, so many turns ahead.
    pub(crate) fn value(&mut self, board: Board, depth: usize) -> i32 {
        let (mut turns, sign) = match root::turns(self.isa, board) {
            turns if turns.is_empty() => (root::turns(self.isa, board.passed()), -1),
            turns => (turns, 1),
        };
        if turns.is_empty() {
            return board.final_score();
        }
        self.search.shared.table.age();
        let mut value = 0;
        let depth = depth.min(board.empties());
        for depth in (2 - depth % 2..=depth).step_by(2) {
            let pass = Pass {
                depth,
                selectivity: SELECTIVITY,
            };
            value = self.search.pass(&mut turns, pass, value, Wanted::Best);
        }
        sign * value
    }

    /// The positions looked at by all judgements.
    pub(crate) fn nodes(&mut self) -> u64 {
        self.search.tell_nodes()
    }
}
