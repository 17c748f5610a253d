//! Makes the weights of the evaluation from nothing but the rules and games: two players whose
//! weights are moved a little in opposite ways play a pair of games, and the weights go some way
//! towards those of the better one. The same plan makes the same weights. `docs/training.md` tells
//! how the shipped ones were made.

mod games;

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{RngCore as _, SeedableRng as _},
};

use crate::engine::coerceo::{Trait, Weights};
use games::Arena;

/// One round of games.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// Pairs of games.
    pub pairs: u32,
    /// Positions that a player looks at before each turn.
    pub nodes: u64,
}

/// What decides the weights.
#[derive(Clone, Debug)]
pub struct Plan {
    pub seed: u64,
    pub rounds: Vec<Round>,
}

const COUNT: usize = Trait::COUNT;

/// Where training begins: a guess.
const UNTAUGHT: [i32; COUNT] = [
    1600, 560, 320, 32, -320, -320, -160, 0, -80, 160, 160, 0, -200, 80,
];

/// How far the two players of the first round stand from what is known, either way. A piece stays
/// where it is: it is the measure of the others. What the turn is worth matters to no choice. How
/// eagerly a clear lead is pressed home is settled by hand, because the games end at one.
const APART: [f64; COUNT] = [
    0.0, 100.0, 100.0, 10.0, 120.0, 160.0, 50.0, 80.0, 50.0, 60.0, 60.0, 30.0, 0.0, 0.0,
];
/// The part of that by which one pair of games moves the weights, at first and in the end.
const PACE: [f64; 2] = [0.06, 0.015];
/// A later round keeps its players nearer to each other.
const NEARER: f64 = 0.7;
/// So many times in a round it is told how far it is.
const REPORTS: u32 = 10;

/// Trains by a plan. `report` hears how far it is, a line now and then.
pub fn train(plan: &Plan, report: &mut dyn FnMut(&str)) -> Weights {
    let mut known = UNTAUGHT.map(f64::from);
    let mut reach = 1.0;
    for (number, round) in plan.rounds.iter().enumerate() {
        let mut rng = ChaCha8Rng::seed_from_u64(plan.seed);
        rng.set_stream(number as u64);
        let mut arena = Arena::new(round.nodes);
        let mut sum = [0.0; COUNT];
        let half = round.pairs / 2;
        for pair in 0..round.pairs {
            let way: [f64; COUNT] = std::array::from_fn(|at| {
                let sign = if rng.next_u32() & 1 == 0 { 1.0 } else { -1.0 };
                sign * reach * APART[at]
            });
            let moved = |times: f64| {
                Weights(std::array::from_fn(|at| {
                    (known[at] + times * way[at]).round() as i32
                }))
            };
            let points = arena.pair(&moved(1.0), &moved(-1.0), &mut rng);
            let part = f64::from(pair) / f64::from(round.pairs);
            let pace = PACE[0] + (PACE[1] - PACE[0]) * part;
            for at in 0..COUNT {
                known[at] += pace * points * way[at];
                // The weights wander; their mean over the second half does so less.
                if half <= pair {
                    sum[at] += known[at];
                }
            }
            if (pair + 1) % round.pairs.div_ceil(REPORTS) == 0 {
                report(&format!(
                    "round {}, pair {}: {}",
                    number + 1,
                    pair + 1,
                    told(&known)
                ));
            }
        }
        let count = f64::from(round.pairs - half);
        known = sum.map(|sum| sum / count);
        reach *= NEARER;
        report(&format!("round {}: {}", number + 1, told(&known)));
    }
    Weights(known.map(|weight| weight.round() as i32))
}

fn told(known: &[f64; COUNT]) -> String {
    let words: Vec<_> = known.iter().map(|weight| format!("{weight:.0}")).collect();
    words.join(" ")
}
