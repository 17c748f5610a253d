//! How far every block is from home, and which first turns bring it nearer, where no other block
//! stands in the way. The evaluation and the order of turns look it up.

use std::sync::OnceLock;

use crate::rules::{
    BySide, Side, Site,
    deblockle::{
        Adjacent, Deblockle, Rules, Turn,
        block::{Block, Blocks},
        board::{Direction, STARS, Squares},
        cube::{Face, Orientation},
        moves::View,
    },
};

/// Stands for a block that alone never comes home. No such block is known.
const NEVER: u8 = 15;
/// As many ways are remembered of a block.
pub(crate) const WAYS: usize = 3;

/// What lies before a block. Half a line of the processor's cache.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
pub(crate) struct Road {
    /// The fewest turns that the block needs to leave an empty board.
    pub(crate) turns: u8,
    /// For turns that bring it nearer: the squares that must be open. What no turn uses is full.
    pub(crate) ways: [u64; WAYS],
}

/// The roads of all blocks under one reading of the rules, by side and block.
pub(crate) struct Roads {
    roads: Box<[[Road; Block::COUNT]; 2]>,
}

/// No way: a set that meets every position, because some square is always taken.
const NO_WAY: u64 = Squares::BOARD.0;

impl Roads {
    /// The roads under these rules, worked out once. Whether blocks may touch does not matter.
    pub(crate) fn of(rules: Rules) -> &'static Self {
        static ALL: [OnceLock<Roads>; 8] = [const { OnceLock::new() }; 8];
        let slot = rules.slider as usize * 2 + rules.no_hop as usize;
        ALL[slot].get_or_init(|| Self::new(rules))
    }

    #[inline]
    pub(crate) fn get(&self, side: Side, block: Block) -> &Road {
        &self.roads[side.index()][block.index()]
    }
}

impl Roads {
    fn new(rules: Rules) -> Self {
        // Where nobody is, nobody is touched.
        let rules = Rules {
            adjacent: Adjacent::Allowed,
            ..rules
        };
        let roads = Side::BOTH.map(|side| of_side(side, rules));
        Self {
            roads: Box::new(roads),
        }
    }
}

/// The turns of every block of a side that is alone on the board, then the fewest turns home by
/// repeated passes, then the turns that bring it nearer.
fn of_side(side: Side, rules: Rules) -> [Road; Block::COUNT] {
    let turns: Vec<(Block, Vec<Turn>)> = all_blocks()
        .map(|block| {
            let mut turns = Vec::new();
            View::new(&alone(side, block, rules), side).list(&mut turns);
            (block, turns)
        })
        .collect();
    // An empty lane costs nothing, and nothing stands in its way.
    let open = Road {
        turns: 0,
        ways: [0; WAYS],
    };
    let mut roads = [open; Block::COUNT];
    for (block, _) in &turns {
        roads[block.index()].turns = NEVER;
    }
    loop {
        let mut changed = false;
        for (block, turns) in &turns {
            let after = |turn: &Turn| turn.end(*block).map_or(0, |end| roads[end.index()].turns);
            let least = turns.iter().map(after).min().unwrap_or(NEVER);
            let now = NEVER.min(least + 1);
            changed |= now < roads[block.index()].turns;
            roads[block.index()].turns = now;
        }
        if !changed {
            break;
        }
    }
    for (block, turns) in &turns {
        let now = roads[block.index()].turns;
        let nearer = |turn: &&Turn| {
            turn.end(*block)
                .is_some_and(|end| roads[end.index()].turns < now)
        };
        let squares = turns
            .iter()
            .filter(nearer)
            .map(|&turn| needed(*block, turn).0);
        if 1 < now {
            roads[block.index()].ways = easiest(squares.collect());
        }
    }
    roads
}

fn all_blocks() -> impl Iterator<Item = Block> {
    let squares = (!STARS).iter();
    squares.flat_map(|at| Orientation::all().map(move |lies| Block::new(at, lies)))
}

fn alone(side: Side, block: Block, rules: Rules) -> Deblockle {
    let mut blocks = BySide::new(Blocks::EMPTY, Blocks::EMPTY);
    blocks[side] = Blocks::EMPTY.with(block).expect("one block");
    Deblockle::placed(blocks, side, rules)
}

/// The squares that must be open for a turn, as far as there is one way to make it: for Hoops only
/// the first and the last.
fn needed(block: Block, turn: Turn) -> Squares {
    let Some(at) = turn.tip.step(turn.from) else {
        return Squares::NONE;
    };
    let mut squares = Squares::of(at);
    if let Some(hop) = turn.hop {
        squares = squares | Squares::of(hop);
        if block.lies().tipped(turn.tip).top() == Face::Slider {
            squares = squares | between(at, hop);
        }
    }
    squares & !Squares::of(turn.from)
}

/// The squares strictly between two squares of one line.
fn between(from: Site, to: Site) -> Squares {
    let way = |direction: Direction| {
        let mut squares = Squares::NONE;
        let mut at = from;
        while let Some(next) = direction.step(at) {
            if next == to {
                return Some(squares);
            }
            squares = squares | Squares::of(next);
            at = next;
        }
        None
    };
    Direction::ALL
        .into_iter()
        .find_map(way)
        .unwrap_or(Squares::NONE)
}

/// The sets that need the fewest open squares. One that needs all of another and more is left out.
fn easiest(mut sets: Vec<u64>) -> [u64; WAYS] {
    sets.sort_by_key(|set| (set.count_ones(), *set));
    let mut kept: Vec<u64> = Vec::new();
    for set in sets {
        if kept.iter().all(|small| small & set != *small) {
            kept.push(set);
        }
    }
    std::array::from_fn(|way| kept.get(way).copied().unwrap_or(NO_WAY))
}
