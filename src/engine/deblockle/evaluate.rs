//! What a position of Deblockle is worth: a race, measured in turns.

use crate::{
    engine::deblockle::roads::{Road, Roads},
    rules::{BySide, Game as _, Side, deblockle::Deblockle},
};

/// What counts, in hundredths of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// A turn that a block needs home, were it alone.
    pub turn: i32,
    /// Being the side to move.
    pub tempo: i32,
    /// A block that no open turn brings nearer.
    pub obstructed: i32,
    /// A block that has one such turn only.
    pub narrow: i32,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            turn: 100,
            tempo: 50,
            obstructed: 60,
            narrow: 15,
        }
    }
}

impl Weights {
    /// The value of a position to the side to move.
    pub(crate) fn value(&self, position: &Deblockle) -> i32 {
        let roads = Roads::of(position.rules());
        let side = position.turn();
        let costs = self.costs(position, roads);
        costs[!side] - costs[side] + self.tempo
    }

    /// What each side still has to do, more for more.
    pub(crate) fn costs(&self, position: &Deblockle, roads: &Roads) -> BySide<i32> {
        let taken = position.taken().0;
        // By the number of open ways.
        let ways = [self.obstructed, self.narrow, 0, 0];
        let cost = |side: Side| {
            let lanes = position.blocks(side).lanes();
            let cost = |block| {
                let Road {
                    turns,
                    ways: needed,
                } = roads.get(side, block);
                let open = needed.iter().filter(|&&needed| needed & taken == 0);
                self.turn * i32::from(*turns) + ways[open.count()]
            };
            lanes.into_iter().map(cost).sum()
        };
        BySide::new(cost(Side::First), cost(Side::Second))
    }
}
