//! What the search knows about Reversi.

pub mod eight;
mod plain;

use crate::{
    engine::{
        Level, Reach, Thinker, Thinks,
        reversi::eight::{EightThinker, board::Board, perft::perft},
    },
    rules::{
        self, Leaves, Side,
        reversi::{Move, Reversi},
    },
};

impl Thinks for Reversi {
    type Mind = ();
    type Notes = ();

    const LEVELS: [Level; 8] = [
        Level {
            reach: Reach::Plies(1),
            overlooks: 60,
            misjudges: 1_200,
            settles: true,
        },
        Level {
            reach: Reach::Endgame {
                plies: 1,
                empties: 2,
            },
            overlooks: 38,
            misjudges: 980,
            settles: true,
        },
        Level {
            reach: Reach::Endgame {
                plies: 1,
                empties: 6,
            },
            overlooks: 14,
            misjudges: 500,
            settles: true,
        },
        Level {
            reach: Reach::Endgame {
                plies: 2,
                empties: 8,
            },
            overlooks: 5,
            misjudges: 170,
            settles: true,
        },
        Level {
            reach: Reach::Endgame {
                plies: 3,
                empties: 10,
            },
            overlooks: 1,
            misjudges: 60,
            settles: true,
        },
        Level::sound(Reach::Endgame {
            plies: 5,
            empties: 12,
        }),
        Level::sound(Reach::Endgame {
            plies: 7,
            empties: 15,
        }),
        Level::sound(Reach::Time),
    ];
    const HAS_BOOK: bool = true;
    const CLEAR: i32 = 500;
    const CONTEMPT: i32 = 0;
    const CODES: usize = 128;
    const FUTILITY: Option<(i32, i32)> = None;

    fn notes(&self) {}

    fn notes_after(&self, (): &(), _: Move, _: &Self) {}

    fn evaluate(&self, (): &(), (): &()) -> i32 {
        plain::evaluate(self)
    }

    fn code(mv: Move) -> u16 {
        mv.square().map_or(127, u16::from)
    }

    fn urgency(&self, mv: Move, (): &()) -> i32 {
        plain::urgency(self, mv)
    }

    /// On 8 x 8 the board of the engine, quicker than that of the rules.
    fn count_lines(&self, depth: u32) -> u64 {
        match self.eight() {
            Some((own, opp)) => perft(Board { own, opp }, depth),
            None => rules::perft(self, depth, Leaves::Counted),
        }
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
