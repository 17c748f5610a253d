//! How levels that err look ahead: by the trained evaluation, which they misjudge a little, and
//! without the replies that they do not see coming. What they overlook follows from the position
//! alone, as in the search of all games.

use std::time::{Duration, Instant};

use crate::engine::{
    Answer, Ask, Line, Report, Score, Stop,
    reversi::eight::{
        board::{Board, squares},
        isa::{Isa, Task, Work},
        node::Node,
        root::{self, RootTurn},
        think::{PASS, square_name},
        weights::{self, DISC, Weights},
    },
    search::Faults,
};

/// Beyond every value, in hundredths of a disc.
const INFINITY: i32 = 10_000;

/// A position to think about as a level does that errs.
pub(crate) struct Erring<'a> {
    pub(crate) board: Board,
    pub(crate) ask: &'a Ask,
    pub(crate) faults: Faults,
    pub(crate) stop: &'a Stop,
    pub(crate) tell: &'a mut dyn FnMut(&Report),
}

impl Work for Erring<'_> {
    type Done = Answer;

    fn with(self, isa: impl Isa) -> Answer {
        let began = Instant::now();
        let Self {
            board,
            ask,
            faults,
            stop,
            tell,
        } = self;
        let mut board = board;
        let mut turns = root::turns(isa, board);
        let must_pass = turns.is_empty();
        if must_pass {
            board = board.passed();
            turns = root::turns(isa, board);
        }
        if turns.is_empty() {
            return Answer::default();
        }
        let budget = ask.limits.clock.map(|clock| clock.budget().0);
        let mut weak = Weak {
            isa,
            weights: weights::shipped(),
            faults,
            stop,
            began,
            time: [ask.limits.time, budget].into_iter().flatten().min(),
            most_nodes: ask.limits.nodes.unwrap_or(u64::MAX),
            nodes: 0,
            halted: false,
        };
        weak.seen(board, &mut turns);
        let line = |turns: &[RootTurn], value: i32| {
            let score = Score::Estimate(value);
            let square = square_name(turns[0].square);
            if must_pass {
                Line {
                    score: score.reversed(),
                    turns: vec![PASS.to_owned(), square],
                }
            } else {
                Line {
                    score,
                    turns: vec![square],
                }
            }
        };
        let mut report = Report {
            lines: vec![line(&turns, 0)],
            ..Report::default()
        };
        let deepest = board.empties() as u32;
        let deepest = ask
            .limits
            .depth
            .map_or(deepest, |depth| depth.clamp(1, deepest));
        for depth in 1..=deepest {
            let value = weak.deepen(&mut turns, depth);
            report.nodes = weak.nodes;
            report.time = began.elapsed();
            let Some(value) = value else {
                break;
            };
            report.depth = depth;
            report.deepest = depth;
            report.lines = vec![line(&turns, value)];
            tell(&report);
        }
        Answer {
            turn: report.lines[0].turns.first().cloned(),
            report,
        }
    }
}

/// A search that errs.
struct Weak<'a, I> {
    isa: I,
    weights: &'a Weights,
    faults: Faults,
    stop: &'a Stop,
    began: Instant,
    time: Option<Duration>,
    most_nodes: u64,
    nodes: u64,
    halted: bool,
}

impl<I: Isa> Weak<'_, I> {
    /// The turns of the root that are seen at all; all of them if none is.
    fn seen(&self, board: Board, turns: &mut Vec<RootTurn>) {
        let key = board.hash();
        let seen = |turn: &RootTurn| !self.faults.overlook_at_hand(key, turn.square as u16);
        if turns.iter().any(seen) {
            turns.retain(seen);
        }
    }

    /// Looks so many turns ahead and puts the best turn first. Answers its value in hundredths of a
    /// disc; `None` if it was halted before.
    fn deepen(&mut self, turns: &mut [RootTurn], depth: u32) -> Option<i32> {
        let (mut best, mut at_best) = (-INFINITY, 0);
        for (at, turn) in turns.iter().enumerate() {
            let value = -self.value(&turn.after, depth - 1, -INFINITY, -best);
            if self.halted {
                return None;
            }
            if best < value {
                (best, at_best) = (value, at);
            }
        }
        turns[..=at_best].rotate_right(1);
        Some(best)
    }

    fn value(&mut self, node: &Node, depth: u32, alpha: i32, beta: i32) -> i32 {
        let isa = self.isa;
        isa.run(Value {
            weak: self,
            node,
            depth,
            alpha,
            beta,
        })
    }

    /// What the position is believed to be worth as it stands.
    fn judge(&self, node: &Node) -> i32 {
        let value = self.weights.value(&node.numbers, node.empties) * 100 / DISC;
        value + self.faults.misjudge(node.board.hash())
    }

    #[inline(always)]
    fn value_inside(&mut self, node: &Node, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        let is_late = || self.time.is_some_and(|time| time <= self.began.elapsed());
        if self.most_nodes <= self.nodes || self.stop.is_stopped() || is_late() {
            self.halted = true;
        }
        if self.halted {
            return 0;
        }
        let board = node.board;
        let moves = self.isa.placements(board.own, board.opp);
        if moves == 0 {
            if self.isa.placements(board.opp, board.own) == 0 {
                return board.final_score() * 100;
            }
            return -self.value(&node.passed(), depth, -beta, -alpha);
        }
        if depth == 0 {
            return self.judge(node);
        }
        let key = board.hash();
        let mut turns: Vec<(i32, Node)> = squares(moves)
            .filter(|&square| !self.faults.overlook(key, square as u16))
            .map(|square| {
                let after = node.after(self.isa, square);
                (self.weights.value(&after.numbers, after.empties), after)
            })
            .collect();
        if turns.is_empty() {
            return self.judge(node);
        }
        turns.sort_by_key(|&(value, _)| value);
        let mut best = -INFINITY;
        for (_, after) in &turns {
            let value = -self.value(after, depth - 1, -beta, -alpha.max(best));
            best = best.max(value);
            alpha = alpha.max(value);
            if beta <= alpha {
                break;
            }
        }
        best
    }
}

/// [`Weak::value_inside`] as a task.
struct Value<'s, 'a, I> {
    weak: &'s mut Weak<'a, I>,
    node: &'s Node,
    depth: u32,
    alpha: i32,
    beta: i32,
}

impl<I: Isa> Task for Value<'_, '_, I> {
    type Done = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        let Self {
            weak,
            node,
            depth,
            alpha,
            beta,
        } = self;
        weak.value_inside(node, depth, alpha, beta)
    }
}
