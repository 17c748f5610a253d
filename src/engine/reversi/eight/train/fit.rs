//! Least squares by small steps: each position in turn moves the weights that speak of it a
//! little towards its score. Weights seldom met move little from where they started, which keeps
//! them from learning chance by heart.

use rand_chacha::{ChaCha8Rng, rand_core::RngCore as _};

use crate::engine::reversi::eight::{
    pattern::{CENTRES, Numbers, SETS},
    train::Sample,
};

/// Weights of one stage.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    /// By place of [`crate::engine::reversi::eight::pattern::alike`], in discs.
    pub(crate) values: Vec<f32>,
    /// For even and odd numbers of empty squares.
    pub(crate) bias: [f32; 2],
}

impl Model {
    pub(crate) fn new(places: usize) -> Self {
        Self {
            values: vec![0.0; places],
            bias: [0.0; 2],
        }
    }
}

/// A position as the places of its weights.
struct Shown {
    places: [u32; SETS],
    odd: usize,
    score: f32,
}

/// Every so many samples one is kept from the fit, to measure it.
const KEPT: usize = 20;
/// The first step as a share of the error, and how much smaller the last one is.
const STEP: f32 = 0.006;
const LAST: f32 = 0.1;

/// Fits the model and answers the mean error on samples it has not seen, in discs.
pub(crate) fn fit(
    model: &mut Model,
    alike: &[u32],
    samples: &[Sample],
    epochs: usize,
    rng: &mut ChaCha8Rng,
) -> f32 {
    let shown = |sample: &Sample| {
        let numbers = Numbers::of(sample.board);
        Shown {
            places: std::array::from_fn(|set| {
                let place = CENTRES[set].wrapping_add_signed(i32::from(numbers.0[set]));
                alike[place as usize]
            }),
            odd: sample.board.empties() & 1,
            score: sample.score,
        }
    };
    let kept: Vec<Shown> = samples.iter().step_by(KEPT).map(shown).collect();
    let mut rest: Vec<Shown> = samples
        .iter()
        .enumerate()
        .filter(|(at, _)| at % KEPT != 0)
        .map(|(_, sample)| shown(sample))
        .collect();
    for epoch in 0..epochs {
        for at in (1..rest.len()).rev() {
            rest.swap(at, (rng.next_u64() % (at as u64 + 1)) as usize);
        }
        let part = epoch as f32 / epochs as f32;
        let step = STEP * (1.0 - part * (1.0 - LAST));
        for sample in &rest {
            let change = step * (sample.score - model.value(sample));
            for &place in &sample.places {
                model.values[place as usize] += change;
            }
            model.bias[sample.odd] += change;
        }
    }
    let errors = kept
        .iter()
        .map(|sample| (sample.score - model.value(sample)).abs());
    errors.sum::<f32>() / kept.len().max(1) as f32
}

impl Model {
    fn value(&self, sample: &Shown) -> f32 {
        let sum: f32 = sample
            .places
            .iter()
            .map(|&place| self.values[place as usize])
            .sum();
        sum + self.bias[sample.odd]
    }
}
