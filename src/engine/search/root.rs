//! The root of a search: its turns with what is known of each, searched one depth after another.

use std::ops::Range;

use crate::engine::{
    Thinks, Within,
    score::{PROVEN, WIN},
    search::{Here, Search},
};

/// A turn of the root with what the search found out.
#[derive(Clone, Debug)]
pub(crate) struct RootMove<M> {
    pub(crate) mv: M,
    /// To the side to move at the root.
    pub(crate) value: i32,
    /// What may follow, this turn first.
    pub(crate) line: Vec<M>,
}

/// Half the width of the first window around the last value.
const WINDOW: i32 = 24;
/// So many best turns are looked at as deeply as any where all are wanted: enough for every list of
/// lines.
const FEW: usize = 5;
/// The others are looked at so many plies less deeply. An even number: values of even and odd depths
/// do not go together.
const LESS: i32 = 2;

impl<G: Thinks> Search<'_, G> {
    /// The turns of the root, the most promising first.
    pub(crate) fn root_moves(&mut self) -> Vec<RootMove<G::Move>> {
        let mut frame = std::mem::take(&mut self.frames[0]);
        frame.moves.clear();
        let game = &self.root.game;
        game.moves(&mut frame.moves);
        let here = Here {
            game,
            notes: &game.notes(),
            key: game.key(),
            quiet: self.root.quiet,
            ply: 0,
        };
        let key = here.key ^ self.shared.faults.salt();
        let best = self.shared.table.get(key).and_then(|entry| entry.best);
        self.history.rate(here, self.shared.mind, best, &mut frame);
        let mut moves: Vec<_> = (0..frame.moves.len())
            .map(|index| {
                let (mv, _) = frame.pick(index);
                RootMove {
                    mv,
                    value: -WIN,
                    line: vec![mv],
                }
            })
            .collect();
        self.frames[0] = frame;
        let (faults, key) = (self.shared.faults, self.root.game.key());
        let seen = |found: &RootMove<G::Move>| !faults.overlook_at_hand(key, G::code(found.mv));
        if moves.iter().any(seen) {
            moves.retain(seen);
        }
        moves
    }

    /// Searches the root to a depth and puts the best turns first, `lines` of them with exact
    /// values. Where all are wanted, those after the first few are looked at less deeply, and are
    /// worth less than these. Halted in between, it keeps what it had, and a better first turn if
    /// it found one.
    pub(crate) fn deepen(&mut self, moves: &mut [RootMove<G::Move>], depth: i32, lines: usize) {
        let bound = self.root.game.turns_left();
        self.whole = bound.is_some_and(|bound| bound <= depth.unsigned_abs());
        self.history.fade();
        let all = moves.len();
        let lines = lines.min(all);
        let few = if lines == all { lines.min(FEW) } else { lines };
        for place in 0..few {
            self.search_best(moves, place..all, depth);
            if self.halted {
                return;
            }
        }
        // A later line may have turned out better than an earlier one.
        moves[..few].sort_by_key(|found| -found.value);
        let less = if self.whole {
            depth
        } else {
            (depth - LESS).max(1)
        };
        let least = moves
            .get(few.saturating_sub(1))
            .map_or(WIN, |found| found.value);
        for place in few..lines {
            self.search_best(moves, place..place + 1, less);
            if self.halted {
                return;
            }
            let found = &mut moves[place];
            if found.value.abs() <= PROVEN {
                // The deeper look has shown that it is not better than those.
                found.value = found.value.min(least - 1);
            }
        }
        moves[..lines].sort_by_key(|found| -found.value);
    }

    /// Finds the best of some turns, which then comes first of them, with its exact value.
    fn search_best(&mut self, moves: &mut [RootMove<G::Move>], some: Range<usize>, depth: i32) {
        let at = (some.start, moves.len());
        let moves = &mut moves[some];
        let guess = moves[0].value;
        let mut width = WINDOW;
        let (mut low, mut high) = if depth < 4 || guess.abs() >= WIN - 1000 {
            (-WIN, WIN)
        } else {
            ((guess - width).max(-WIN), (guess + width).min(WIN))
        };
        loop {
            let value = self.search_root(moves, depth, low, high, at);
            if self.halted {
                return;
            }
            if value <= low && -WIN < low {
                low = (value - width).max(-WIN);
            } else if high <= value && high < WIN {
                high = (value + width).min(WIN);
            } else {
                return;
            }
            width *= 3;
        }
    }

    /// One pass over turns, the first of which is so many-th of all. The best is moved to the front;
    /// the others keep their order.
    fn search_root(
        &mut self,
        moves: &mut [RootMove<G::Move>],
        depth: i32,
        low: i32,
        high: i32,
        (first, all): (usize, usize),
    ) -> i32 {
        let game = self.root.game.clone();
        let here = Here {
            game: &game,
            notes: &game.notes(),
            key: self.root.keys.last().copied().unwrap_or_default(),
            quiet: self.root.quiet,
            ply: 0,
        };
        let depth_after = if moves.len() == 1 {
            depth.max(1)
        } else {
            depth
        } - 1;
        let mut alpha = low;
        let mut best = -WIN;
        for index in 0..moves.len() {
            let mv = moves[index].mv;
            self.within = Within {
                depth: depth.unsigned_abs(),
                turn: first + index + 1,
                turns: all,
            };
            let value = self.after(here, mv, |search, there, again| {
                let mut look = |low: i32, high: i32| {
                    if again {
                        search.node(there, depth_after, low, high)
                    } else {
                        -search.node(there, depth_after, -high, -low)
                    }
                };
                if index == 0 {
                    return look(alpha, high);
                }
                let value = look(alpha, alpha + 1);
                if alpha < value && value < high {
                    look(alpha, high)
                } else {
                    value
                }
            });
            if self.halted {
                return best;
            }
            if best < value {
                best = value;
            }
            if alpha < value || index == 0 {
                let found = &mut moves[index];
                found.value = value;
                found.line.clear();
                found.line.push(mv);
                found.line.extend_from_slice(&self.frames[1].line);
                moves[..=index].rotate_right(1);
                alpha = alpha.max(value);
            }
            if high <= value {
                break;
            }
        }
        best
    }
}
