//! The computer's part in the set-up: it rolls, and places the opponent's blocks so that their way
//! home is long.

use crate::{
    engine::deblockle::{evaluate::Weights, roads::Roads},
    rules::{
        BySide, Side, Site,
        deblockle::{
            Deblockle, Rules,
            block::{Block, Blocks},
            board::{square_name, start_squares},
            cube::{Face, Orientation},
            setup::{Setup, Stage},
        },
    },
};

/// Squares with how a block should lie on each.
type Placement = Vec<(Site, Orientation)>;

/// What the hand of a set-up should do next, as a step for [`Setup::apply`]; `None` when all is
/// done. Steps that were taken by somebody else are taken up and corrected. The seed chooses
/// between placements that are equally good, and must stay the same for one set-up.
pub fn setup_step(setup: &Setup, seed: u64) -> Option<String> {
    let hand = match setup.stage() {
        Stage::Roll => return Some("roll".to_owned()),
        Stage::Place(hand) => hand,
        Stage::Done => return None,
    };
    let owner = !hand;
    let placement = best(setup, owner, seed);
    let step = placement
        .iter()
        .find_map(|&(at, lies)| towards(setup, owner, &placement, at, lies));
    Some(step.unwrap_or_else(|| "done".to_owned()))
}

/// The next step that brings the wanted block to a square; `None` if it lies there as it should.
fn towards(
    setup: &Setup,
    owner: Side,
    placement: &Placement,
    at: Site,
    lies: Orientation,
) -> Option<String> {
    let here = setup.blocks(owner).find(|(_, place)| *place == Some(at));
    let name = square_name(at);
    if let Some((now, _)) = here
        && now.top() == lies.top()
    {
        return (now != lies).then(|| format!("turn {name}"));
    }
    // A block with the wanted face that is not where it should be.
    let is_wanted = |(now, place): &(Orientation, Option<Site>)| {
        let wanted = |from: &Site| face_at(placement, *from) == Some(now.top());
        now.top() == lies.top() && !place.as_ref().is_some_and(wanted)
    };
    let (number, (_, from)) = (1..)
        .zip(setup.blocks(owner))
        .find(|(_, block)| is_wanted(block))?;
    Some(match (from, here) {
        (Some(from), _) => format!("move {} {name}", square_name(from)),
        (None, Some(_)) => format!("take {name}"),
        (None, None) => format!("put {number} {name}"),
    })
}

fn face_at(placement: &Placement, at: Site) -> Option<Face> {
    let found = placement.iter().find(|(square, _)| *square == at);
    found.map(|(_, lies)| lies.top())
}

/// Of all placements of a side's blocks one that leaves it the most to do.
fn best(setup: &Setup, owner: Side, seed: u64) -> Placement {
    let faces: Vec<Face> = setup.blocks(owner).map(|(lies, _)| lies.top()).collect();
    let squares = start_squares(owner, faces.len() as u8);
    let placed = |(lies, at): (Orientation, Option<Site>)| at.map(|at| Block::new(at, lies));
    let others = setup.blocks(!owner).filter_map(placed);
    let mut search = Search {
        owner,
        rules: setup.options().rules(),
        squares,
        others: others.fold(Blocks::EMPTY, |all, block| {
            all.with(block).expect("a tray holds four blocks at most")
        }),
        weights: Weights::default(),
        seed,
        placement: Vec::new(),
        best: None,
    };
    search.place(&faces);
    search
        .best
        .map(|(_, placement)| placement)
        .unwrap_or_default()
}

struct Search {
    owner: Side,
    rules: Rules,
    squares: &'static [Site],
    others: Blocks,
    weights: Weights,
    seed: u64,
    placement: Placement,
    /// With its cost to the owner and a number that decides between equals.
    best: Option<((i32, u64), Placement)>,
}

impl Search {
    /// Tries every one of the faces that are left, turned every way, on the next square.
    fn place(&mut self, faces: &[Face]) {
        let Some(&at) = self.squares.get(self.placement.len()) else {
            return self.weigh();
        };
        for (index, &face) in faces.iter().enumerate() {
            if faces[..index].contains(&face) {
                continue;
            }
            let mut rest = faces.to_vec();
            rest.remove(index);
            for turns in 0..4 {
                self.placement
                    .push((at, Orientation::with_top(face, turns)));
                self.place(&rest);
                self.placement.pop();
            }
        }
    }

    fn weigh(&mut self) {
        let blocks = self
            .placement
            .iter()
            .fold(Blocks::EMPTY, |all, &(at, lies)| {
                let all = all.with(Block::new(at, lies));
                all.expect("a side has four start squares at most")
            });
        let mut both = BySide::new(self.others, self.others);
        both[self.owner] = blocks;
        let position = Deblockle::placed(both, !self.owner, self.rules);
        let costs = self.weights.costs(&position, Roads::of(self.rules));
        let worth = (costs[self.owner], self.dice(blocks));
        if self.best.as_ref().is_none_or(|(best, _)| *best < worth) {
            self.best = Some((worth, self.placement.clone()));
        }
    }

    /// The finalizer of SplitMix64 over the seed and the placement.
    fn dice(&self, blocks: Blocks) -> u64 {
        let mut word = self.seed ^ blocks.word();
        word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ word >> 31
    }
}
