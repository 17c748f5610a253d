//! How a match stands: results, the difference in strength with its error, and whether it is
//! decided.

use std::{
    collections::BTreeMap,
    io::{self, Write},
};

use crate::{
    cli::contest::game::{Cost, Played},
    rules::Side,
};

/// The games so far, as the first player sees them.
#[derive(Default)]
pub(super) struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
    /// Points of the running pair, while it has one game.
    open: Option<f64>,
    /// Mean points a game of each whole pair, 0 to 1.
    pairs: Vec<f64>,
    ends: BTreeMap<&'static str, u32>,
    plies: u64,
    cost: [Cost; 2],
}

/// Who is stronger, as a sequential test found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Decision {
    First,
    Second,
    Even,
}

/// The sequential test asks whether a player scores this rather than one half, with a risk of one
/// in twenty to be wrong either way.
const STRONGER: f64 = 0.6;
const RISK: f64 = 0.05;
/// With fewer pairs chance alone could decide.
const FEWEST_PAIRS: usize = 8;
/// Nineteen of twenty results lie within so many standard errors.
const WITHIN: f64 = 1.96;

impl Tally {
    pub(super) fn add(&mut self, first_is: Side, played: &Played) {
        let points = match played.winner {
            None => 0.5,
            Some(winner) if winner == first_is => 1.0,
            Some(_) => 0.0,
        };
        match played.winner {
            None => self.draws += 1,
            Some(winner) if winner == first_is => self.wins += 1,
            Some(_) => self.losses += 1,
        }
        match self.open.take() {
            None => self.open = Some(points),
            Some(other) => self.pairs.push((points + other) / 2.0),
        }
        *self.ends.entry(played.reason).or_default() += 1;
        self.plies += u64::from(played.plies);
        for (sum, side) in self.cost.iter_mut().zip([first_is, !first_is]) {
            let Cost { turns, nodes, time } = played.cost[side];
            sum.turns += turns;
            sum.nodes += nodes;
            sum.time += time;
        }
    }

    fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Points a game, 0 to 1. At least one game was played.
    fn score(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games())
    }

    /// The variance of the points a game of a pair. The games of a pair share their opening, so
    /// they are not independent, but pairs are. Two pairs that were never played, one lost and
    /// one won, keep a run of equal results from looking certain.
    fn variance(&self) -> f64 {
        let mean = self.pairs.iter().sum::<f64>() / self.pairs.len().max(1) as f64;
        let played = self.pairs.iter().map(|score| (score - mean).powi(2));
        let unplayed = [0.0_f64, 1.0].map(|score| (score - mean).powi(2));
        played.chain(unplayed).sum::<f64>() / (self.pairs.len() + 2) as f64
    }

    /// What the sequential test says after the whole pairs so far.
    pub(super) fn decision(&self) -> Option<Decision> {
        if self.pairs.len() < FEWEST_PAIRS {
            return None;
        }
        let count = self.pairs.len() as f64;
        let mean = self.pairs.iter().sum::<f64>() / count;
        let variance = self.variance();
        // The logarithm of how much likelier "stronger" is than "equal".
        let ratio =
            |mean: f64| count * (STRONGER - 0.5) * (2.0 * mean - STRONGER - 0.5) / (2.0 * variance);
        let bound = ((1.0 - RISK) / RISK).ln();
        let (first, second) = (ratio(mean), ratio(1.0 - mean));
        if bound <= first {
            Some(Decision::First)
        } else if bound <= second {
            Some(Decision::Second)
        } else if first <= -bound && second <= -bound {
            Some(Decision::Even)
        } else {
            None
        }
    }

    /// A line for each figure. At least one game was played.
    pub(super) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let games = f64::from(self.games());
        writeln!(out, "games {}", self.games())?;
        writeln!(
            out,
            "wins {}\ndraws {}\nlosses {}",
            self.wins, self.draws, self.losses
        )?;
        writeln!(out, "score {:.1}", 100.0 * self.score())?;
        let wide = WITHIN * (self.variance() / self.pairs.len().max(1) as f64).sqrt();
        let (low, high) = (elo(self.score() - wide), elo(self.score() + wide));
        writeln!(out, "elo {}", shown(elo(self.score())))?;
        writeln!(out, "error {}", shown((high - low) / 2.0))?;
        for (reason, count) in &self.ends {
            writeln!(out, "end {reason} {count}")?;
        }
        writeln!(out, "plies {:.1}", self.plies as f64 / games)?;
        for (name, cost) in ["first", "second"].iter().zip(&self.cost) {
            let turns = cost.turns.max(1) as f64;
            writeln!(out, "{name}-nodes {:.0}", cost.nodes as f64 / turns)?;
            writeln!(
                out,
                "{name}-ms {:.2}",
                1000.0 * cost.time.as_secs_f64() / turns
            )?;
        }
        Ok(())
    }
}

/// The difference in strength that explains a score; infinite where every point went one way.
fn elo(score: f64) -> f64 {
    400.0 * (score.clamp(0.0, 1.0) / (1.0 - score.clamp(0.0, 1.0))).log10()
}

/// With one decimal, or `-` where it has no bound.
fn shown(elo: f64) -> String {
    if elo.is_finite() {
        format!("{elo:.1}")
    } else {
        "-".to_owned()
    }
}
