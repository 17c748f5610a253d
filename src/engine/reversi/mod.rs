//! What the search knows about Reversi.

pub mod eight;
mod plain;

use crate::{
    engine::{
        Level, Reach, Thinker, Thinks,
        reversi::eight::{EightThinker, board::Board},
    },
    rules::{
        Side,
        reversi::{Move, Reversi},
    },
};

impl Thinks for Reversi {
    type Mind = ();

    const LEVELS: [Level; 8] = [
        Level {
            reach: Reach::Plies(1),
            overlooks: 66,
            misjudges: 300,
            settles: false,
        },
        Level {
            reach: Reach::Plies(1),
            overlooks: 10,
            misjudges: 80,
            settles: false,
        },
        Level {
            reach: Reach::Plies(2),
            overlooks: 10,
            misjudges: 80,
            settles: false,
        },
        Level {
            reach: Reach::Plies(3),
            overlooks: 3,
            misjudges: 50,
            settles: false,
        },
        Level {
            reach: Reach::Plies(4),
            overlooks: 1,
            misjudges: 30,
            settles: false,
        },
        Level::sound(Reach::Positions(1_200)),
        Level::sound(Reach::Positions(5_000)),
        Level::sound(Reach::Time),
    ];
    const CLEAR: i32 = 500;
    const CONTEMPT: i32 = 0;
    const CODES: usize = 128;
    const FUTILITY: Option<(i32, i32)> = None;

    fn evaluate(&self, (): &()) -> i32 {
        plain::evaluate(self)
    }

    fn code(mv: Move) -> u16 {
        mv.square().map_or(127, u16::from)
    }

    fn urgency(&self, mv: Move, (): &()) -> i32 {
        plain::urgency(self, mv)
    }

    /// On 8 x 8 the engine made for it; other boards are for the search of all games.
    fn thinker(&self, other: Box<dyn Thinker>) -> Box<dyn Thinker> {
        match self.eight() {
            Some((own, opp)) => Box::new(EightThinker {
                board: Board { own, opp },
                other,
            }),
            None => other,
        }
    }

    fn margin(&self, side: Side) -> Option<i32> {
        Some(100 * self.score(side))
    }

    fn turns_left(&self) -> Option<u32> {
        let discs = Side::BOTH.map(|side| u32::from(self.count(side)));
        Some(u32::from(self.size().squares()) - discs[0] - discs[1])
    }
}
