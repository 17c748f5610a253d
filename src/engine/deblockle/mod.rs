//! What the search knows about Deblockle, and one block against one solved.

pub mod table;

use crate::{
    engine::{Level, Reach, Thinks},
    rules::{
        Game as _, Side,
        deblockle::{Deblockle, Turn},
    },
};

impl Thinks for Deblockle {
    type Mind = ();

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
            misjudges: 150,
            settles: false,
        },
        Level {
            reach: Reach::Plies(2),
            overlooks: 30,
            misjudges: 80,
            settles: false,
        },
        Level {
            reach: Reach::Plies(2),
            overlooks: 10,
            misjudges: 40,
            settles: true,
        },
        Level {
            reach: Reach::Plies(3),
            overlooks: 5,
            misjudges: 20,
            settles: true,
        },
        Level::sound(Reach::Positions(10_000)),
        Level::sound(Reach::Positions(100_000)),
        Level::sound(Reach::Time),
    ];
    const CLEAR: i32 = 200;
    const CONTEMPT: i32 = 20;
    const CODES: usize = 1 << 14;
    const FUTILITY: Option<(i32, i32)> = None;

    fn evaluate(&self, (): &()) -> i32 {
        let scene = self.scene();
        let home = |side: Side| i32::from(scene.stock[side]);
        let me = self.turn();
        600 * (home(me) - home(!me)) + 50
    }

    fn code(turn: Turn) -> u16 {
        let hop = turn.hop.map_or(63, |hop| hop.0);
        u16::from(turn.from.0) << 8 | u16::from(hop) << 2 | turn.tip as u16
    }

    fn urgency(&self, _: Turn, (): &()) -> i32 {
        0
    }
}
