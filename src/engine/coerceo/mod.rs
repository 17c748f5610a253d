//! What the search knows about Coerceo.

mod evaluate;
mod tactics;

use crate::{
    engine::{Level, Reach, Thinks},
    rules::coerceo::{Coerceo, Move},
};

pub use evaluate::Weights;

impl Thinks for Coerceo {
    type Mind = Weights;

    const LEVELS: [Level; 8] = [
        Level {
            reach: Reach::Plies(1),
            overlooks: 50,
            misjudges: 300,
            settles: false,
        },
        Level {
            reach: Reach::Plies(1),
            overlooks: 20,
            misjudges: 120,
            settles: false,
        },
        Level {
            reach: Reach::Plies(2),
            overlooks: 30,
            misjudges: 60,
            settles: false,
        },
        Level {
            reach: Reach::Plies(2),
            overlooks: 15,
            misjudges: 40,
            settles: true,
        },
        Level {
            reach: Reach::Plies(3),
            overlooks: 6,
            misjudges: 20,
            settles: true,
        },
        Level::sound(Reach::Positions(10_000)),
        Level::sound(Reach::Positions(100_000)),
        Level::sound(Reach::Time),
    ];
    const CLEAR: i32 = 200;
    const CONTEMPT: i32 = 20;
    const CODES: usize = 1 << 15;
    const FUTILITY: Option<(i32, i32)> = Some((3, 90));

    fn evaluate(&self, mind: &Weights) -> i32 {
        evaluate::evaluate(self, mind)
    }

    fn code(mv: Move) -> u16 {
        match mv {
            Move::Step { from, to } => u16::from(from.id()) << 7 | u16::from(to.id()),
            Move::Exchange { field } => 1 << 14 | u16::from(field.id()),
        }
    }

    fn urgency(&self, mv: Move, mind: &Weights) -> i32 {
        tactics::urgency(self, mv, mind)
    }

    fn noisy(&self, out: &mut Vec<Move>) {
        tactics::noisy(self, out);
    }
}
