//! One position of the search.

use std::sync::LazyLock;

use crate::engine::{
    Thinks,
    score::{PROVEN, WIN},
    search::{
        Here, MAX_PLY, NEAR_DEPTH, Search,
        order::{Stage, is_quiet},
    },
    transposition::{Bound, Entry},
};

/// Plies that late quiet turns are looked at less, by the depth left and their place.
static REDUCTIONS: LazyLock<[[u8; 64]; 64]> = LazyLock::new(|| {
    std::array::from_fn(|depth| {
        std::array::from_fn(|index| {
            let product = (depth as f32).max(1.0).ln() * (index as f32).max(1.0).ln();
            (0.5 + product / 2.4) as u8
        })
    })
});

impl<G: Thinks> Search<'_, G> {
    /// The value of a position, exact between `alpha` and `beta`, a bound beyond them.
    pub(super) fn node(
        &mut self,
        here: Here<'_, G>,
        depth: i32,
        mut alpha: i32,
        mut beta: i32,
    ) -> i32 {
        let ply = here.ply;
        let open = alpha + 1 < beta;
        self.frames[ply].line.clear();
        if self.halts() {
            return 0;
        }
        self.deepest = self.deepest.max(ply);
        if let Some(value) = self.finished(here) {
            return value;
        }
        let turn = here.game.turn();
        if self.is_drawn(here) {
            return self.draw(turn);
        }
        if let Some(known) = here.game.known(self.shared.mind) {
            return known.value(ply, self.draw(turn));
        }
        if depth <= 0 || MAX_PLY <= ply {
            return self.settle_leaf(here, alpha, beta);
        }
        // No line from here is better than a win by the next turn.
        alpha = alpha.max(ply as i32 - WIN);
        beta = beta.min(WIN - ply as i32 - 1);
        if beta <= alpha {
            return alpha;
        }

        let trims = !self.whole && self.shared.faults.are_none();
        let mut best = -WIN;
        let mut futile = false;
        if let Some((deepest, margin)) = G::FUTILITY
            && trims
            && !open
            && depth <= deepest
            && alpha.abs() < PROVEN
        {
            let stand = self.judge(here);
            if beta <= stand - margin * depth {
                return stand;
            }
            // No quiet turn is believed to make up for so much.
            futile = stand + margin * depth <= alpha;
            if futile {
                best = stand;
            }
        }

        let key = here.key ^ self.salt;
        let far = (NEAR_DEPTH < depth)
            .then(|| self.shared.table.get(key))
            .flatten();
        let found = far.or_else(|| self.near.get(key));
        if let Some(entry) = found
            && !open
            && depth <= entry.depth
        {
            let value = from_table(entry.value, ply);
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => beta <= value,
                Bound::Upper => value <= alpha,
            };
            if enough {
                return value;
            }
        }
        let mut frame = std::mem::take(&mut self.frames[ply]);
        frame.moves.clear();
        frame.order.clear();
        frame.stage = if G::STAGED && trims {
            Stage::Table
        } else {
            Stage::All
        };
        let best_code = found.and_then(|entry| entry.best);

        let first_alpha = alpha;
        let mut best_move = None;
        let mut seen = 0;
        let mut index = 0;
        loop {
            while index == frame.moves.len() && frame.stage != Stage::Over {
                if futile && frame.stage.is_quiet() {
                    break;
                }
                self.history
                    .make(here, self.shared.mind, best_code, &mut frame);
            }
            let count = frame.moves.len();
            if index == count {
                break;
            }
            let all_made = frame.stage == Stage::Over;
            // A turn without a choice costs no depth.
            let depth_after = if all_made && count == 1 {
                depth
            } else {
                depth - 1
            };
            let (mv, rating) = frame.pick(index);
            index += 1;
            let code = G::code(mv);
            let last_hope = seen == 0 && all_made && index == count;
            if !last_hope && self.shared.faults.overlook(here.key, code) {
                continue;
            }
            if futile && is_quiet(rating) && !last_hope {
                break;
            }
            let quiet = is_quiet(rating);
            let reduction = if trims && quiet && 3 <= depth && 3 <= seen {
                let by = i32::from(REDUCTIONS[(depth as usize).min(63)][seen.min(63)]);
                (by - i32::from(open)).clamp(0, depth_after - 1)
            } else {
                0
            };
            let value = self.after(here, mv, |search, there, again| {
                let mut look = |depth: i32, low: i32, high: i32| {
                    if again {
                        search.node(there, depth, low, high)
                    } else {
                        -search.node(there, depth, -high, -low)
                    }
                };
                if seen == 0 {
                    return look(depth_after, alpha, beta);
                }
                let mut value = look(depth_after - reduction, alpha, alpha + 1);
                if alpha < value && 0 < reduction {
                    value = look(depth_after, alpha, alpha + 1);
                }
                if alpha < value && value < beta {
                    value = look(depth_after, alpha, beta);
                }
                value
            });
            if self.halted {
                break;
            }
            seen += 1;
            if best < value {
                best = value;
                best_move = Some(code);
                if alpha < value {
                    alpha = value;
                    if open {
                        frame.line.clear();
                        frame.line.push(mv);
                        frame.line.extend_from_slice(&self.frames[ply + 1].line);
                    }
                }
                if beta <= value {
                    if quiet {
                        frame.remember_killer(code);
                        self.history.learn(turn, code, depth * depth);
                        for &other in &frame.moves[..index - 1] {
                            self.history.learn(turn, G::code(other), -depth * depth);
                        }
                    }
                    break;
                }
            }
        }
        self.frames[ply] = frame;
        if self.halted {
            return 0;
        }
        let bound = if beta <= best {
            Bound::Lower
        } else if first_alpha < best {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let table = if depth <= NEAR_DEPTH {
            &self.near
        } else {
            self.shared.table
        };
        table.put(
            key,
            Entry {
                value: to_table(best, ply),
                depth,
                bound,
                best: best_move,
            },
        );
        best
    }
}

/// Wins are kept by their distance from the position, not from the root.
fn to_table(value: i32, ply: usize) -> i32 {
    if value > PROVEN {
        value + ply as i32
    } else if value < -PROVEN {
        value - ply as i32
    } else {
        value
    }
}

fn from_table(value: i32, ply: usize) -> i32 {
    if value > PROVEN {
        value - ply as i32
    } else if value < -PROVEN {
        value + ply as i32
    } else {
        value
    }
}
