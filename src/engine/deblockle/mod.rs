//! What the search knows about Deblockle, and one block against one solved.

pub mod table;

mod evaluate;
mod roads;
mod setup;

use crate::{
    engine::{
        Known, Level, Reach, Stop, Thinks,
        deblockle::{roads::Roads, table::Fate},
    },
    rules::{
        Game as _, Side, Site,
        deblockle::{Deblockle, Rules, Turn, block::Block, cube::Orientation},
    },
};

pub use evaluate::Weights;
pub use setup::setup_step;

impl Thinks for Deblockle {
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

    fn evaluate(&self, mind: &Weights) -> i32 {
        mind.value(self)
    }

    fn code(turn: Turn) -> u16 {
        let hop = turn.hop.map_or(63, |hop| hop.0);
        u16::from(turn.from.0) << 8 | u16::from(hop) << 2 | turn.tip as u16
    }

    /// Turns that go home first; of the others, those that bring a block nearer.
    fn urgency(&self, turn: Turn, _: &Weights) -> i32 {
        let side = self.turn();
        let block = self.blocks(side).on(turn.from);
        let block = block.expect("a legal turn moves a block of the side to move");
        let Some(end) = turn.end(block) else {
            return 1;
        };
        let roads = Roads::of(self.rules());
        let nearer =
            i32::from(roads.get(side, block).turns) - i32::from(roads.get(side, end).turns);
        NEARER * (nearer - 1)
    }

    /// Waits only where the table is in reach, and once for each set of rules.
    fn prepare(&self, stop: &Stop) {
        const NEAR: u32 = 4;
        if self.taken().0.count_ones() <= NEAR {
            table::wait_unless(self.rules(), stop);
        } else {
            table::begin(self.rules());
        }
    }

    fn known(&self, _: &Weights) -> Option<Known> {
        let fate = table::table(self.rules())?.fate(self)?;
        Some(match fate {
            Fate::Won(turns) => Known::Win(turns.into()),
            Fate::Lost(turns) => Known::Loss(turns.into()),
            Fate::Draw => Known::Draw,
        })
    }
}

/// The fewest turns that a block of a side needs home if it is alone on the board.
pub fn turns_home(rules: Rules, side: Side, at: Site, lies: Orientation) -> u8 {
    let block = Block::new(at, lies);
    Roads::of(rules).get(side, block).turns
}

/// What a turn nearer home counts in the order of turns, beside what was learnt about it.
const NEARER: i32 = 1_500;
