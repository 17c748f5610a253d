//! The top of a search: the turns of the position itself, each with what is known of it, tried
//! again and again with more depth and more sureness.

use crate::engine::{
    Line,
    reversi::eight::{
        board::{Board, squares},
        isa::Isa,
        node::Node,
        probcut::EXACT,
        search::{LIGHT, Search},
    },
};

/// A turn at the root.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RootTurn {
    pub(crate) square: usize,
    pub(crate) after: Node,
    /// The score or a bound, from the latest pass that looked at the turn.
    pub(crate) score: i32,
    /// The pass that found it, if it is the score and no bound.
    pub(crate) found: Option<Pass>,
}

/// One pass over the root.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pass {
    /// Turns looked ahead; all empty squares for the end of the game.
    pub(crate) depth: usize,
    pub(crate) selectivity: usize,
}

/// Which scores a pass has to find.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    /// That of the best turn.
    Best,
    /// That of the best turn; of several the first by text.
    FirstBest,
}

/// The turns of a position, in text order.
pub(crate) fn turns<I: Isa>(isa: I, board: Board) -> Vec<RootTurn> {
    let node = Node::of(board);
    let mut turns: Vec<RootTurn> = squares(isa.placements(board.own, board.opp))
        .map(|square| RootTurn {
            square,
            after: node.after(isa, square),
            score: 0,
            found: None,
        })
        .collect();
    turns.sort_by_key(|turn| text_order(turn.square));
    turns
}

/// The place of a square in the order of its text: a1, a2, and so on.
pub(crate) fn text_order(square: usize) -> usize {
    square % 8 * 8 + square / 8
}

/// The passes for a position to be solved: ever deeper, then to the end, first with probable cuts.
/// Which probable pass comes before the exact one was tried on FFO #20 to #48: the boldest takes the
/// least time up to 22 empty squares, where probable passes are a great part of it; beyond, a surer
/// one finds a better order of turns.
fn solving_passes(empties: usize) -> Vec<Pass> {
    let exact = Pass {
        depth: empties,
        selectivity: EXACT,
    };
    if empties <= LIGHT + 1 {
        return vec![exact];
    }
    let ahead = empties.saturating_sub(10).min(12);
    let deeper = (2 + ahead % 2..=ahead).step_by(2).map(|depth| Pass {
        depth,
        selectivity: 0,
    });
    let sure: &[usize] = match empties {
        0..=15 => &[],
        16..=22 => &[0],
        _ => &[1],
    };
    let surer = sure.iter().map(|&selectivity| Pass {
        depth: empties,
        selectivity,
    });
    deeper.chain(surer).chain([exact]).collect()
}

/// From so many empty squares on a wrong guess costs the exact pass much, and the best turn alone is
/// solved once more by surer cuts before: on FFO #43 to #49 it took 4% fewer nodes so, below nothing.
const FAR: usize = 23;
/// How sure those cuts are.
const SURE_GUESS: usize = 2;

impl<I: Isa> Search<'_, I> {
    /// The score of a node by null windows around a guess. Scores at the end of the game are even,
    /// those that are only probable among them.
    pub(crate) fn score(&mut self, node: &Node, depth: usize, guess: i32) -> i32 {
        let even = node.empties <= depth;
        let rounded = |score: i32| if even { score & !1 } else { score };
        let (mut lower, mut upper) = (-64, 64);
        let mut guess = rounded(guess.clamp(-64, 64));
        while lower < upper && !self.is_vain() {
            // "At least the guess?" first; once that is known, "more than the guess?".
            let alpha = if guess == lower { guess } else { guess - 1 };
            let score = self.null(node, depth, alpha);
            if alpha < score {
                lower = rounded(score + i32::from(even));
            } else {
                upper = rounded(score);
            }
            guess = rounded(score.clamp(lower, upper.max(lower)));
        }
        lower
    }

    /// Tries all turns, the first in the list first, which had the score `guess` before. The best
    /// one is moved to the front; answers its score. If the search is halted, the best one so far
    /// is in front, and all else means nothing.
    pub(crate) fn pass(
        &mut self,
        turns: &mut [RootTurn],
        pass: Pass,
        guess: i32,
        wanted: Wanted,
    ) -> i32 {
        let below = pass.depth - 1;
        self.selectivity = pass.selectivity;
        self.within.depth = pass.depth as u32;
        let before = self.within.turns.saturating_sub(turns.len());
        self.within.turn = before + 1;
        let mut best = -self.score(&turns[0].after, below, -guess);
        if self.is_vain() {
            return guess;
        }
        turns[0].score = best;
        turns[0].found = Some(pass);
        let mut at_best = 0;
        for at in 1..turns.len() {
            self.within.turn = before + at + 1;
            let RootTurn { square, after, .. } = turns[at];
            let earlier = wanted == Wanted::FirstBest
                && text_order(square) < text_order(turns[at_best].square);
            // An equal score is enough for a turn that comes earlier by its text.
            let alpha = if earlier { best - 1 } else { best };
            turns[at].found = None;
            // Nothing is better than all discs; what an earlier pass knew of the turn stays.
            if 64 <= alpha {
                continue;
            }
            let mut score = -self.null(&after, below, -alpha - 1);
            if alpha < score && score <= best {
                score = -self.null(&after, below, -best - 1);
            }
            if best < score {
                score = -self.score(&after, below, -score);
            }
            if self.is_vain() {
                break;
            }
            turns[at].score = score;
            if best < score || earlier && best == score {
                best = score;
                at_best = at;
                turns[at].found = Some(pass);
            }
        }
        turns[..=at_best].rotate_right(1);
        if !self.is_vain() {
            turns[1..].sort_by_key(|turn| -turn.score);
        }
        best
    }

    /// Finds the scores of so many best turns, which come first afterwards, the best first. Of a
    /// turn that is not among them, only that it is not better. After each score `heard` answers the
    /// lines to show until the pass is over, if any. A turn that a halted search has not come to
    /// keeps what was known of it.
    pub(crate) fn several(
        &mut self,
        turns: &mut [RootTurn],
        pass: Pass,
        lines: usize,
        heard: &mut dyn FnMut(&[RootTurn]) -> Option<Vec<Line>>,
    ) {
        let below = pass.depth - 1;
        self.selectivity = pass.selectivity;
        self.within.depth = pass.depth as u32;
        for at in 0..turns.len() {
            self.within.turn = at + 1;
            let RootTurn { after, score, .. } = turns[at];
            let mut guess = score;
            if lines <= at {
                let least = turns[lines - 1].score;
                guess = if least < 64 {
                    -self.null(&after, below, -least - 1)
                } else {
                    least
                };
                if self.is_vain() {
                    return;
                }
                if guess <= least {
                    turns[at].score = guess;
                    turns[at].found = None;
                    continue;
                }
            }
            let score = -self.score(&after, below, -guess);
            if self.is_vain() {
                return;
            }
            turns[at].score = score;
            turns[at].found = Some(pass);
            let better = turns[..at.min(lines)].partition_point(|turn| score <= turn.score);
            turns[better..=at].rotate_right(1);
            if let (Some(lines), Some(pulse)) = (heard(turns), &mut self.pulse) {
                pulse.show(lines);
            }
        }
        if let Some(others) = turns.get_mut(lines..) {
            others.sort_by_key(|turn| -turn.score);
        }
    }

    /// The exact score; the best turn comes first in the list afterwards, of several the first by
    /// text.
    pub(crate) fn solve(&mut self, turns: &mut [RootTurn]) -> i32 {
        let mut score = 0;
        for pass in solving_passes(turns[0].after.empties + 1) {
            let wanted = if pass.selectivity == EXACT {
                Wanted::FirstBest
            } else {
                Wanted::Best
            };
            if pass.selectivity == EXACT && FAR <= pass.depth {
                self.selectivity = SURE_GUESS;
                score = -self.score(&turns[0].after, pass.depth - 1, -score);
            }
            score = self.pass(turns, pass, score, wanted);
            if self.is_vain() {
                break;
            }
        }
        score
    }

    /// Who wins: 1, 0 or -1 for the side to move; the best turn comes first in the list afterwards,
    /// of several the first by text.
    pub(crate) fn solve_winner(&mut self, turns: &mut [RootTurn]) -> i32 {
        let mut score = 0;
        let mut winner = 0;
        for pass in solving_passes(turns[0].after.empties + 1) {
            if pass.depth <= turns[0].after.empties {
                score = self.pass(turns, pass, score, Wanted::Best);
            } else {
                if pass.selectivity == EXACT {
                    turns.sort_by_key(|turn| text_order(turn.square));
                }
                winner = self.winner(turns, pass);
            }
            if self.is_vain() {
                break;
            }
        }
        winner
    }

    /// The first turn of the list that wins, or else that draws, is moved to the front.
    fn winner(&mut self, turns: &mut [RootTurn], pass: Pass) -> i32 {
        self.selectivity = pass.selectivity;
        for least in [1, 0] {
            for at in 0..turns.len() {
                let wins = self.reaches(&turns[at].after, least);
                if self.is_vain() {
                    return 0;
                }
                if wins {
                    turns[..=at].rotate_right(1);
                    return least;
                }
            }
        }
        -1
    }

    /// Whether the side that moves to a node scores at least so much.
    fn reaches(&mut self, after: &Node, least: i32) -> bool {
        least <= -self.null(after, after.empties, -least)
    }

    /// After [`Self::solve_winner`]: who wins after each turn.
    pub(crate) fn solve_other_winners(&mut self, turns: &mut [RootTurn]) {
        self.selectivity = EXACT;
        for turn in turns {
            turn.score = if self.reaches(&turn.after, 1) {
                1
            } else if self.reaches(&turn.after, 0) {
                0
            } else {
                -1
            };
        }
    }

    /// After [`Self::solve`]: the exact scores of all turns. A bold pass guesses each first: on 31
    /// positions with 20 empty squares the whole took 15% fewer nodes so.
    pub(crate) fn solve_others(&mut self, turns: &mut [RootTurn]) {
        for turn in &mut turns[1..] {
            let empties = turn.after.empties;
            let passes: &[usize] = if empties < 15 { &[EXACT] } else { &[0, EXACT] };
            for &selectivity in passes {
                self.selectivity = selectivity;
                turn.score = -self.score(&turn.after, empties, -turn.score);
            }
        }
    }
}
