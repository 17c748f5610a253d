//! In which order turns are looked at: the table's turn, turns that change the material, killers,
//! then quiet turns by their history. Where the game can, each group is made only when the one
//! before was not good enough.

use crate::{
    engine::{
        Thinks,
        search::{Frame, Here},
    },
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

    /// Rates all moves of a frame.
    pub(super) fn rate<G: Thinks>(
        &self,
        here: Here<'_, G>,
        mind: &G::Mind,
        best: Option<u16>,
        frame: &mut Frame<G::Move>,
    ) {
        let Here { game, notes, .. } = here;
        frame.order.clear();
        game.urgencies(notes, &frame.moves, mind, &mut frame.order);
        let worth = self.of(game.turn());
        let killers = frame.killers;
        for (rating, &mv) in frame.order.iter_mut().zip(&frame.moves) {
            let code = G::code(mv);
            *rating = if best == Some(code) {
                FIRST
            } else if *rating > 0 {
                LOUD + *rating
            } else if code == killers[0] {
                KILLER + 1
            } else if code == killers[1] {
                KILLER
            } else {
                i32::from(worth[usize::from(code)]) + *rating
            };
        }
    }

    /// By code, how well the turns of a side did.
    fn of(&self, side: Side) -> &[i16] {
        &self.worth[side.index() * self.codes..][..self.codes]
    }

    /// Makes the next group of moves behind those of a frame; it may be empty.
    pub(super) fn make<G: Thinks>(
        &self,
        here: Here<'_, G>,
        mind: &G::Mind,
        best: Option<u16>,
        frame: &mut Frame<G::Move>,
    ) {
        let Here { game, notes, .. } = here;
        let tried = frame.moves.len();
        match frame.stage {
            Stage::All => {
                frame.stage = Stage::Over;
                game.moves(&mut frame.moves);
                self.rate(here, mind, best, frame);
            }
            Stage::Table => {
                frame.stage = Stage::Loud;
                if let Some(mv) = best.and_then(|code| game.decode(code)) {
                    frame.moves.push(mv);
                    frame.order.push(FIRST);
                }
            }
            Stage::Loud => {
                frame.stage = Stage::Killers;
                game.noisy(notes, &mut frame.moves);
                frame.leave_out_tried::<G>(tried);
                game.urgencies(notes, &frame.moves[tried..], mind, &mut frame.order);
                frame.order[tried..]
                    .iter_mut()
                    .for_each(|rating| *rating += LOUD);
            }
            Stage::Killers => {
                frame.stage = Stage::Rest;
                for (nth, code) in frame.killers.into_iter().enumerate() {
                    if let Some(mv) = game.decode(code) {
                        frame.moves.push(mv);
                        frame.order.push(KILLER - nth as i32);
                    }
                }
                frame.leave_out_tried::<G>(tried);
                frame.order.truncate(frame.moves.len());
            }
            Stage::Rest => {
                frame.stage = Stage::Over;
                game.moves(&mut frame.moves);
                frame.leave_out_tried::<G>(tried);
                let worth = self.of(game.turn());
                let rating = |&mv: &G::Move| i32::from(worth[usize::from(G::code(mv))]);
                frame.order.extend(frame.moves[tried..].iter().map(rating));
            }
            Stage::Over => (),
        }
    }
}

/// Which moves of a position are made next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// All at once.
    All,
    /// The one that the table knows.
    Table,
    /// Those that change the material.
    Loud,
    Killers,
    /// All that were not made yet.
    Rest,
    /// No more.
    Over,
}

impl Stage {
    /// Whether only quiet moves are left to make.
    pub(super) fn is_quiet(self) -> bool {
        matches!(self, Self::Killers | Self::Rest)
    }
}

impl<M: Copy> Frame<M> {
    /// Brings the next best move to `index` and returns it with its rating.
    #[inline]
    pub(super) fn pick(&mut self, index: usize) -> (M, i32) {
        let (mut best, mut most) = (index, self.order[index]);
        for (at, &rating) in self.order.iter().enumerate().skip(index + 1) {
            if most < rating {
                (best, most) = (at, rating);
            }
        }
        self.order.swap(index, best);
        self.moves.swap(index, best);
        (self.moves[index], self.order[index])
    }

    /// Leaves out the moves from the one at `tried` on that stand before it, too.
    fn leave_out_tried<G: Thinks<Move = M>>(&mut self, tried: usize) {
        let mut kept = tried;
        for at in tried..self.moves.len() {
            let mv = self.moves[at];
            let is_new = self.moves[..tried]
                .iter()
                .all(|&before| G::code(before) != G::code(mv));
            self.moves[kept] = mv;
            kept += usize::from(is_new);
        }
        self.moves.truncate(kept);
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
