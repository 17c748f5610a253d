//! What a game tells the search beside its rules.

use std::fmt::Debug;

use crate::{
    engine::{Level, Stop, Thinker},
    rules::{self, Game, Leaves, Side},
};

/// A game that the search can think about. Values are hundredths of the game's natural unit (a
/// piece, a disc, a turn) as the side to move sees them.
pub trait Thinks: Game {
    /// What the evaluation knows beside the position: weights, and tables that are made once.
    type Mind: Default + Clone + Debug + Send + Sync + 'static;
    /// What follows from a position alone and mostly stays the same with the next, so that the
    /// search hands it on.
    type Notes: Copy + Eq + Debug;

    /// From the weakest, 1, to the strongest, 8.
    const LEVELS: [Level; 8];
    /// Whether players that do not err know openings by heart, under some of the rules at least
    /// (see [`Thinker::book`]).
    const HAS_BOOK: bool = false;
    /// The value at which the side to move scores about three games of four.
    const CLEAR: i32;
    /// What a draw is worth less than an even position, for a player that wants to win.
    const CONTEMPT: i32;
    /// After so many turns of both sides without progress, a player that wants to win is as eager for
    /// some as it gets; 0 where there is no need to press on.
    const PATIENCE: i32 = 0;
    /// How far this position is on the way to a draw, from 0 to 100: a player that wants to win likes
    /// it less by that part of the contempt.
    fn drawish(&self) -> i32 {
        0
    }
    /// One more than the greatest [`Thinks::code`].
    const CODES: usize;
    /// The depth, in plies, up to which a value far above the window is believed without a search
    /// and quiet turns are not tried where it is far below, and the hundredths that each of these
    /// plies may change; `None` where values swing too much.
    const FUTILITY: Option<(i32, i32)>;

    /// The notes of this position.
    fn notes(&self) -> Self::Notes;
    /// The notes of the position `next`, to which a turn leads from this one with its notes.
    fn notes_after(&self, notes: &Self::Notes, mv: Self::Move, next: &Self) -> Self::Notes;
    /// The value of a position that is not over.
    fn evaluate(&self, notes: &Self::Notes, mind: &Self::Mind) -> i32;
    /// A number below [`Thinks::CODES`] that tells a turn from the other legal turns of its
    /// position. Alike turns of different positions should share it: the search learns by it.
    fn code(mv: Self::Move) -> u16;
    /// Whether turns are made in stages, as far as they are needed: then [`Thinks::decode`] must
    /// know every legal turn, and [`Thinks::noisy`] give every turn of an urgency above zero.
    const STAGED: bool = false;
    /// The legal turn with this code. Asked only where turns are made in stages.
    fn decode(&self, code: u16) -> Option<Self::Move> {
        _ = code;
        None
    }
    /// How soon to look at a turn: above zero for turns that change the material, more for more;
    /// zero for quiet ones.
    fn urgency(&self, mv: Self::Move, mind: &Self::Mind) -> i32;
    /// Appends the urgency of each turn, where all together are quicker.
    fn urgencies(
        &self,
        notes: &Self::Notes,
        moves: &[Self::Move],
        mind: &Self::Mind,
        out: &mut Vec<i32>,
    ) {
        _ = notes;
        out.extend(moves.iter().map(|&mv| self.urgency(mv, mind)));
    }
    /// Appends the turns that must be looked at before a position may be evaluated. It may leave
    /// out some, never invent any.
    fn noisy(&self, notes: &Self::Notes, out: &mut Vec<Self::Move>) {
        _ = (notes, out);
    }
    /// The number of lines of so many turns, the last ones counted and not made: as
    /// [`rules::perft`] tells, or sooner.
    fn count_lines(&self, depth: u32) -> u64 {
        rules::perft(self, depth, Leaves::Counted)
    }
    /// Who thinks about this position: `other`, which uses the search of all games, or a thinker
    /// of the game's own.
    fn thinker(&self, other: Box<dyn Thinker>) -> Box<dyn Thinker> {
        other
    }
    /// Makes ready what [`Thinks::known`] looks up. Told to stop, it leaves that undone.
    fn prepare(&self, stop: &Stop) {
        _ = stop;
    }
    /// The result of a position that is not over, where it is known for certain.
    fn known(&self, mind: &Self::Mind) -> Option<Known> {
        _ = mind;
        None
    }
    /// The value of a finished game that is won by count, seen by `side`; `None` where a win is
    /// just a win.
    fn margin(&self, side: Side) -> Option<i32> {
        _ = side;
        None
    }
    /// The most turns that can still follow, forced passes apart; `None` where there is no bound.
    fn turns_left(&self) -> Option<u32> {
        None
    }
}

/// A result that is known for certain, seen by the side to move, with best play of both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Known {
    /// In so many turns of both sides together.
    Win(u32),
    Loss(u32),
    Draw,
}
