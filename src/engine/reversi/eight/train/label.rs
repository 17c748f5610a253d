//! What a position is worth: exactly near the end, else by a plain search that stands apart from
//! the engine's own, so that a change there does not change the weights.

use crate::engine::reversi::eight::{
    board::{Board, squares},
    isa::{Isa, Task},
    light,
    local::Local,
    node::Node,
    weights::{DISC, Weights},
};

/// Beyond every value.
const INFINITY: i32 = 65 * DISC;

/// Finds exact scores of at most [`light::MOST_EMPTIES`] empty squares, a thread's table kept from one to
/// the next.
pub(crate) fn exact(isa: impl Isa, local: &mut Local, board: Board) -> f32 {
    let (mut lower, mut upper, mut guess) = (-64, 64, 0);
    while lower < upper {
        let alpha = if guess == lower { guess } else { guess - 1 };
        guess = light::exact(isa, local, board, alpha);
        if alpha < guess {
            lower = guess;
        } else {
            upper = guess;
        }
    }
    lower as f32
}

/// The value so many turns ahead.
pub(crate) fn ahead<I: Isa>(isa: I, weights: &Weights, board: Board, depth: u32) -> f32 {
    let search = Ahead { isa, weights };
    search.value(&Node::of(board), depth, -INFINITY, INFINITY) as f32 / DISC as f32
}

struct Ahead<'a, I> {
    isa: I,
    weights: &'a Weights,
}

impl<I: Isa> Ahead<'_, I> {
    fn value(&self, node: &Node, depth: u32, alpha: i32, beta: i32) -> i32 {
        self.isa.run(Value {
            ahead: self,
            node,
            depth,
            alpha,
            beta,
        })
    }

    #[inline(always)]
    fn value_inside(&self, node: &Node, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        if depth == 0 {
            return self.weights.value(&node.numbers, node.empties);
        }
        let board = node.board;
        let moves = self.isa.placements(board.own, board.opp);
        if moves == 0 {
            if self.isa.placements(board.opp, board.own) == 0 {
                return board.final_score() * DISC;
            }
            return -self.value(&node.passed(), depth, -beta, -alpha);
        }
        let mut best = -INFINITY;
        if depth == 1 {
            for square in squares(moves) {
                let flips = self.isa.flips(square, board.own, board.opp);
                let after = node.numbers.after(square, flips);
                best = best.max(-self.weights.value(&after, node.empties - 1));
                if beta <= best {
                    break;
                }
            }
            return best;
        }
        let mut turns: Vec<(i32, Node)> = squares(moves)
            .map(|square| {
                let after = node.after(self.isa, square);
                (self.weights.value(&after.numbers, after.empties), after)
            })
            .collect();
        turns.sort_by_key(|&(value, _)| value);
        for (_, after) in &turns {
            let mut value = -INFINITY;
            if best != -INFINITY {
                value = -self.value(after, depth - 1, -alpha - 1, -alpha);
            }
            if best == -INFINITY || alpha < value && value < beta {
                value = -self.value(after, depth - 1, -beta, -alpha);
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if beta <= alpha {
                break;
            }
        }
        best
    }
}

/// [`Ahead::value_inside`] as a task.
struct Value<'a, I> {
    ahead: &'a Ahead<'a, I>,
    node: &'a Node,
    depth: u32,
    alpha: i32,
    beta: i32,
}

impl<I: Isa> Task for Value<'_, I> {
    type Done = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        let Self {
            ahead,
            node,
            depth,
            alpha,
            beta,
        } = self;
        ahead.value_inside(node, depth, alpha, beta)
    }
}
