//! What the search knows about Coerceo.

mod evaluate;
mod maps;
mod notes;
mod tactics;
pub mod train;
mod weights;

use crate::{
    engine::{Known, Level, Reach, Thinks},
    rules::{
        Game as _,
        coerceo::{Coerceo, Move},
    },
};

pub use evaluate::Trait;
pub use notes::Notes;
pub use weights::Weights;

impl Thinks for Coerceo {
    type Mind = Weights;
    type Notes = Notes;

    const LEVELS: [Level; 8] = [
        Level {
            reach: Reach::Plies(1),
            overlooks: 64,
            misjudges: 11,
            settles: false,
        },
        Level {
            reach: Reach::Plies(1),
            overlooks: 41,
            misjudges: 7,
            settles: false,
        },
        Level {
            reach: Reach::Plies(2),
            overlooks: 54,
            misjudges: 4,
            settles: false,
        },
        Level {
            reach: Reach::Plies(2),
            overlooks: 31,
            misjudges: 3,
            settles: false,
        },
        Level {
            reach: Reach::Plies(2),
            overlooks: 33,
            misjudges: 1,
            settles: true,
        },
        Level {
            reach: Reach::Plies(2),
            overlooks: 22,
            misjudges: 0,
            settles: true,
        },
        Level {
            reach: Reach::Plies(3),
            overlooks: 10,
            misjudges: 0,
            settles: true,
        },
        Level::sound(Reach::Time),
    ];
    const CLEAR: i32 = 183;
    const CONTEMPT: i32 = 400;
    const PATIENCE: i32 = 25;
    const CODES: usize = tactics::CODES;
    const FUTILITY: Option<(i32, i32)> = Some((3, 12));

    const STAGED: bool = true;

    fn notes(&self) -> Notes {
        Notes::of(self)
    }

    #[inline]
    fn notes_after(&self, notes: &Notes, mv: Move, next: &Self) -> Notes {
        notes.after(self, mv, next)
    }

    fn evaluate(&self, notes: &Notes, mind: &Weights) -> i32 {
        evaluate::evaluate(self, notes, mind)
    }

    fn drawish(&self) -> i32 {
        evaluate::drawish(self)
    }

    fn code(mv: Move) -> u16 {
        tactics::code(mv)
    }

    fn decode(&self, code: u16) -> Option<Move> {
        tactics::decode(self, code)
    }

    fn urgency(&self, mv: Move, mind: &Weights) -> i32 {
        tactics::urgency(self, &self.notes(), mv, mind)
    }

    fn urgencies(&self, notes: &Notes, moves: &[Move], mind: &Weights, out: &mut Vec<i32>) {
        tactics::urgencies(self, notes, moves, mind, out);
    }

    fn noisy(&self, notes: &Notes, out: &mut Vec<Move>) {
        tactics::noisy(self, notes, out);
    }

    fn known(&self, _mind: &Weights) -> Option<Known> {
        let last = self.pieces(!self.turn()).is_power_of_two();
        (last && self.cost() <= self.held(self.turn())).then_some(Known::Win(1))
    }
}
