//! Counts of the tree of turns on the engine's own board: the last ply is counted, not made.

use crate::engine::reversi::eight::{
    board::{Board, squares},
    isa::{self, Isa, Task, Work},
};

/// Leaves of the tree of so many plies; a pass is a ply, a finished game is one leaf.
pub fn perft(board: Board, depth: u32) -> u64 {
    isa::best(Perft { board, depth })
}

struct Perft {
    board: Board,
    depth: u32,
}

impl Work for Perft {
    type Done = u64;

    fn with(self, isa: impl Isa) -> u64 {
        count(isa, self.board, self.depth)
    }
}

fn count<I: Isa>(isa: I, board: Board, depth: u32) -> u64 {
    match depth {
        0 => return 1,
        2 => return isa.run(CountTwo { isa, board }),
        _ => (),
    }
    let moves = isa.placements(board.own, board.opp);
    if moves == 0 {
        return passed(isa, board, depth);
    }
    if depth == 1 {
        return u64::from(moves.count_ones());
    }
    squares(moves)
        .map(|square| {
            let after = board.after(square, isa.flips(square, board.own, board.opp));
            count(isa, after, depth - 1)
        })
        .sum()
}

struct CountTwo<I> {
    isa: I,
    board: Board,
}

impl<I: Isa> Task for CountTwo<I> {
    type Done = u64;

    #[inline(always)]
    fn run(self) -> u64 {
        count_two(self.isa, self.board)
    }
}

/// The last two plies: the replies to each turn are counted where they are found.
#[inline(always)]
fn count_two<I: Isa>(isa: I, board: Board) -> u64 {
    let moves = isa.placements(board.own, board.opp);
    if moves == 0 {
        return passed(isa, board, 2);
    }
    let mut leaves = 0;
    for square in squares(moves) {
        let after = board.after(square, isa.flips(square, board.own, board.opp));
        // Without a reply it is a pass or the end, one leaf either way.
        leaves += u64::from(isa.placements(after.own, after.opp).count_ones().max(1));
    }
    leaves
}

/// A pass, or the end of the game.
#[cold]
fn passed<I: Isa>(isa: I, board: Board, depth: u32) -> u64 {
    let board = board.passed();
    if isa.placements(board.own, board.opp) == 0 {
        return 1;
    }
    count(isa, board, depth - 1)
}
