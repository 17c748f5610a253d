//! Before a position is judged, exchanges are looked through to their end.

use crate::engine::{
    Thinks,
    score::PROVEN,
    search::{Here, MAX_PLY, Search},
};

/// So many plies of exchanges are looked through; judged as it stands beyond.
const LONGEST: i32 = 12;

impl<G: Thinks> Search<'_, G> {
    /// The value of a position after its exchanges. The side to move may also let them be.
    pub(super) fn settle(&mut self, here: Here<'_, G>, left: i32, alpha: i32, beta: i32) -> i32 {
        let stand = self.judge(here);
        if beta <= stand || left == 0 || self.shared.faults.are_hasty() || MAX_PLY <= here.ply {
            return stand;
        }
        let ply = here.ply;
        let mut frame = std::mem::take(&mut self.frames[ply]);
        frame.moves.clear();
        here.game.noisy(here.notes, &mut frame.moves);
        let mut best = stand;
        if !frame.moves.is_empty() {
            let mind = self.shared.mind;
            frame.order.clear();
            here.game
                .urgencies(here.notes, &frame.moves, mind, &mut frame.order);
            let mut alpha = alpha.max(stand);
            for index in 0..frame.moves.len() {
                let (mv, _) = frame.pick(index);
                if self.shared.faults.overlook(here.key, G::code(mv)) {
                    continue;
                }
                let value = self.after(here, mv, |search, there, again| {
                    if again {
                        search.settle_node(there, left - 1, alpha, beta)
                    } else {
                        -search.settle_node(there, left - 1, -beta, -alpha)
                    }
                });
                if self.halted {
                    break;
                }
                best = best.max(value);
                alpha = alpha.max(value);
                if beta <= value {
                    break;
                }
            }
        }
        self.frames[ply] = frame;
        best
    }

    fn settle_node(&mut self, here: Here<'_, G>, left: i32, alpha: i32, beta: i32) -> i32 {
        if self.halts() {
            return 0;
        }
        self.deepest = self.deepest.max(here.ply);
        if let Some(value) = self.finished(here) {
            return value;
        }
        if let Some(known) = here.game.known(self.shared.mind) {
            return known.value(here.ply, self.draw(here.game.turn()));
        }
        self.settle(here, left, alpha, beta)
    }

    /// From the leaf of the search proper.
    pub(super) fn settle_leaf(&mut self, here: Here<'_, G>, alpha: i32, beta: i32) -> i32 {
        self.settle(here, LONGEST, alpha, beta)
    }

    /// The value of a position as it stands. A player that wants to win is the less content with
    /// it the longer nothing has happened.
    pub(super) fn judge(&self, here: Here<'_, G>) -> i32 {
        let value = here.game.evaluate(here.notes, self.shared.mind);
        let value = value + self.shared.faults.misjudge(here.key);
        if self.patience == 0 {
            return value;
        }
        let (quiet, patience) = (here.quiet.cast_signed(), self.patience);
        // A lead that is not used comes to nothing.
        let value = value - value * quiet.min(4 * patience) / (8 * patience);
        let bored = self.bored(here.game, here.quiet);
        if here.game.turn() == self.me {
            value - bored
        } else {
            value + bored
        }
    }

    /// What a player that wants to win, and has little patience, dislikes about a position that may
    /// come to nothing. Less than a draw costs, which would be sought otherwise.
    fn bored(&self, game: &G, quiet: u32) -> i32 {
        let (quiet, patience) = (quiet.cast_signed(), self.patience);
        let part = 12 * quiet.min(patience) / patience + game.drawish();
        self.shared.contempt * part / 100
    }

    /// A value of a root turn without what the player dislikes about draws, as far as that holds for
    /// the root already: so it is told to others.
    pub(crate) fn fair(&self, value: i32) -> i32 {
        if self.patience == 0 || value.abs() > PROVEN {
            value
        } else if value == -self.shared.contempt {
            0
        } else {
            value + self.bored(&self.root.game, self.root.quiet)
        }
    }
}
