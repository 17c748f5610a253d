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
        deblockle::{
            Deblockle, Rules, Turn,
            block::Block,
            cube::{Face, Orientation},
        },
    },
};

pub use evaluate::Weights;
pub use setup::setup_step;

impl Thinks for Deblockle {
    type Mind = Weights;
    type Notes = ();

    // Each scores about 65 to 85% against the one below, so that the strength grows evenly.
    const LEVELS: [Level; 8] = [
        Level {
            reach: Reach::Plies(1),
            overlooks: 40,
            misjudges: 150,
            settles: false,
        },
        Level {
            reach: Reach::Plies(1),
            overlooks: 40,
            misjudges: 80,
            settles: false,
        },
        Level {
            reach: Reach::Plies(2),
            overlooks: 24,
            misjudges: 85,
            settles: false,
        },
        Level {
            reach: Reach::Positions(650),
            overlooks: 5,
            misjudges: 30,
            settles: true,
        },
        Level {
            reach: Reach::Positions(4_500),
            overlooks: 1,
            misjudges: 12,
            settles: true,
        },
        Level::sound(Reach::Positions(6_000)),
        Level::sound(Reach::Positions(30_000)),
        Level::sound(Reach::Time),
    ];
    const CLEAR: i32 = 200;
    const CONTEMPT: i32 = 20;
    const CODES: usize = 1 << 14;
    const FUTILITY: Option<(i32, i32)> = Some((3, 110));

    fn notes(&self) {}

    fn notes_after(&self, (): &(), _: Turn, _: &Self) {}

    fn evaluate(&self, (): &(), mind: &Weights) -> i32 {
        mind.value(self)
    }

    fn code(turn: Turn) -> u16 {
        let hop = turn.hop.map_or(63, |hop| hop.0);
        u16::from(turn.from.0) << 8 | u16::from(hop) << 2 | turn.tip as u16
    }

    fn urgency(&self, turn: Turn, mind: &Weights) -> i32 {
        let mut only = Vec::with_capacity(1);
        self.urgencies(&(), &[turn], mind, &mut only);
        only[0]
    }

    /// Turns that go home first; of the others, those that bring a block nearer. The turns of one
    /// block and tip stand together and lie alike at their ends, so each is looked at once.
    fn urgencies(&self, (): &(), turns: &[Turn], _: &Weights, out: &mut Vec<i32>) {
        let side = self.turn();
        let roads = Roads::of(self.rules());
        let mut known = None;
        for &turn in turns {
            let tip = (turn.from, turn.tip);
            let (lies, before) = match known {
                Some((same, lies, before)) if same == tip => (lies, before),
                _ => {
                    let block = self.blocks(side).on(turn.from);
                    let block = block.expect("a legal turn moves a block of the side to move");
                    let lies = block.lies().tipped(turn.tip);
                    let before = roads.get(side, block).turns;
                    known = Some((tip, lies, before));
                    (lies, before)
                }
            };
            if lies.top() == Face::Star {
                out.push(1);
                continue;
            }
            let at = turn.hop.or_else(|| turn.tip.step(turn.from));
            let at = at.expect("a legal tip stays on the board");
            let after = roads.get(side, Block::new(at, lies)).turns;
            out.push(NEARER * (i32::from(before) - i32::from(after) - 1));
        }
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
