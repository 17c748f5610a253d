//! In which order turns are looked at: the table's turn, turns that change the material, killers,
//! then quiet turns by their history.

use crate::{
    engine::{Thinks, search::Frame},
    rules::Side,
};

/// How well quiet turns did, by side and code.
pub(super) struct History {
    worth: Vec<i16>,
    codes: usize,
}

/// No history value is beyond this.
const LIMIT: i32 = 8_192;
const FIRST: i32 = 1 << 30;
const LOUD: i32 = 1 << 20;
const KILLER: i32 = 1 << 16;

impl History {
    pub(super) fn new(codes: usize) -> Self {
        Self {
            worth: vec![0; 2 * codes],
            codes,
        }
    }

    fn get(&self, side: Side, code: u16) -> i32 {
        i32::from(self.worth[side.index() * self.codes + usize::from(code)])
    }

    /// Moves a value towards a limit, the less the nearer it is.
    pub(super) fn learn(&mut self, side: Side, code: u16, bonus: i32) {
        let worth = &mut self.worth[side.index() * self.codes + usize::from(code)];
        let bonus = bonus.clamp(-LIMIT, LIMIT);
        let old = i32::from(*worth);
        *worth = (old + bonus - old * bonus.abs() / LIMIT) as i16;
    }

    /// Between two searches of one game, old habits fade.
    pub(super) fn fade(&mut self) {
        self.worth.iter_mut().for_each(|worth| *worth /= 4);
    }

    /// Rates the moves of a frame.
    pub(super) fn rate<G: Thinks>(
        &self,
        game: &G,
        mind: &G::Mind,
        best: Option<u16>,
        frame: &mut Frame<G::Move>,
    ) {
        let side = game.turn();
        let killers = frame.killers;
        frame.order.clear();
        frame.order.extend(frame.moves.iter().map(|&mv| {
            let code = G::code(mv);
            if best == Some(code) {
                return FIRST;
            }
            let urgency = game.urgency(mv, mind);
            if urgency > 0 {
                LOUD + urgency
            } else if code == killers[0] {
                KILLER + 1
            } else if code == killers[1] {
                KILLER
            } else {
                self.get(side, code) + urgency
            }
        }));
    }
}

impl<M: Copy> Frame<M> {
    /// Brings the next best move to `index` and returns it with its rating.
    #[inline]
    pub(super) fn pick(&mut self, index: usize) -> (M, i32) {
        let mut best = index;
        for at in index + 1..self.order.len() {
            if self.order[best] < self.order[at] {
                best = at;
            }
        }
        self.order.swap(index, best);
        self.moves.swap(index, best);
        (self.moves[index], self.order[index])
    }

    pub(super) fn remember_killer(&mut self, code: u16) {
        if self.killers[0] != code {
            self.killers = [code, self.killers[0]];
        }
    }
}

/// Whether a rating is that of a quiet turn.
pub(super) const fn is_quiet(rating: i32) -> bool {
    rating < LOUD
}
