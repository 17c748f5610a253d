//! The weights of the evaluation and the file they ship in.
//!
//! # File
//! Four letters `TVRW`, a byte with the version (1), then a deflate stream: for each of the 30
//! stages, from the last to the first, the different weights of [`pattern::alike`] in order and
//! after all stages the 61 biases by empty squares. Each stage is written as its difference from
//! the one before in the stream (the first from zero), zigzag, all low bytes before all high
//! bytes.

use std::{fmt, sync::LazyLock};

use crate::engine::reversi::eight::{
    bad_file::BadFile,
    isa::{Isa, Portable, pages},
    pattern::{self, Numbers},
};

/// Stages of the game, two turns each.
pub(crate) const STAGES: usize = 30;
/// A weight of this size is a disc.
pub(crate) const DISC: i32 = 32;
/// Room for a stage: the next power of two, so that a mask keeps every place inside.
pub(crate) const ROOM: usize = 1 << 18;
/// The weights of a stage by place.
pub(crate) type Stage = [i16; ROOM];

const MAGIC: &[u8; 5] = b"TVRW\x01";

/// The stage of a position with so many empty squares.
#[inline(always)]
pub(crate) fn stage(empties: usize) -> usize {
    ((60_usize.saturating_sub(empties)) / 2).min(STAGES - 1)
}

/// What a disc pattern is worth at each stage.
pub(crate) struct Weights {
    /// Stage after stage, each [`ROOM`] long.
    stages: Vec<i16>,
    /// By empty squares.
    bias: [i16; 61],
}

impl fmt::Debug for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Weights")
            .field("bias", &self.bias)
            .finish_non_exhaustive()
    }
}

const BAD: BadFile = BadFile {
    wanted: "a file of weights",
};

/// The weights that ship with the program.
pub(crate) fn shipped() -> &'static Weights {
    static SHIPPED: LazyLock<Weights> =
        LazyLock::new(|| Weights::read(FILE).expect("the shipped weights are whole"));
    &SHIPPED
}

const FILE: &[u8] = include_bytes!("../../../../assets/reversi.weights");

/// Unpacks the shipped weights once more, to measure how long that takes; the room they take, in
/// bytes.
pub fn unpack() -> usize {
    let weights = Weights::read(FILE).expect("the shipped weights are whole");
    size_of_val(&weights.stages[..])
}

impl Weights {
    pub(crate) fn zero() -> Self {
        Self {
            stages: pages::many(STAGES * ROOM, || 0),
            bias: [0; 61],
        }
    }

    /// The value of a position for the side to move, in [`DISC`]s.
    pub(crate) fn value(&self, numbers: &Numbers, empties: usize) -> i32 {
        self.value_with(Portable, numbers, empties)
    }

    /// [`Self::value`] with the instructions at hand.
    #[inline(always)]
    pub(crate) fn value_with<I: Isa>(&self, isa: I, numbers: &Numbers, empties: usize) -> i32 {
        let begin = stage(empties) * ROOM;
        let stage: &Stage = self.stages[begin..begin + ROOM]
            .try_into()
            .expect("a stage has its room");
        i32::from(self.bias[empties.min(60)]) + isa.sum(stage, numbers)
    }

    /// Sets the weights of a stage; `values` by place of [`pattern::alike`].
    pub(crate) fn set_stage(&mut self, stage: usize, alike: &[u32], values: &[f32]) {
        let begin = stage * ROOM;
        for (place, &same) in alike.iter().enumerate() {
            self.stages[begin + place] = (values[same as usize] * DISC as f32).round() as i16;
        }
    }

    pub(crate) fn set_bias(&mut self, empties: usize, value: f32) {
        self.bias[empties] = (value * DISC as f32).round() as i16;
    }

    pub(crate) fn lower_bias(&mut self, empties: usize, by: i16) {
        self.bias[empties] -= by;
    }

    pub(crate) fn write(&self) -> Vec<u8> {
        let different = different(&pattern::alike());
        let mut words: Vec<u16> = Vec::new();
        let mut before = vec![0_i16; different.len()];
        for stage in (0..STAGES).rev() {
            for (&place, before) in different.iter().zip(&mut before) {
                let value = self.stages[stage * ROOM + place as usize];
                words.push(zigzag(value.wrapping_sub(*before)));
                *before = value;
            }
        }
        words.extend(self.bias.map(zigzag));
        let low = words.iter().map(|&word| word as u8);
        let high = words.iter().map(|&word| (word >> 8) as u8);
        let bytes: Vec<u8> = low.chain(high).collect();
        [
            MAGIC.to_vec(),
            miniz_oxide::deflate::compress_to_vec(&bytes, 9),
        ]
        .concat()
    }

    pub(crate) fn read(file: &[u8]) -> Result<Self, BadFile> {
        let stream = file.strip_prefix(MAGIC).ok_or(BAD)?;
        let alike = pattern::alike();
        let different = different(&alike);
        let count = different.len() * STAGES + 61;
        let bytes = miniz_oxide::inflate::decompress_to_vec_with_limit(stream, 2 * count)
            .map_err(|_err| BAD)?;
        if bytes.len() != 2 * count {
            return Err(BAD);
        }
        let (low, high) = bytes.split_at(count);
        let mut words = low
            .iter()
            .zip(high)
            .map(|(&low, &high)| unzigzag(u16::from_le_bytes([low, high])));
        let mut weights = Self::zero();
        let mut before = vec![0_i16; alike.len()];
        for stage in (0..STAGES).rev() {
            for (&place, word) in different.iter().zip(&mut words) {
                let value = &mut before[place as usize];
                *value = value.wrapping_add(word);
            }
            let begin = stage * ROOM;
            for (weight, &same) in weights.stages[begin..].iter_mut().zip(&alike) {
                *weight = before[same as usize];
            }
        }
        for (bias, word) in weights.bias.iter_mut().zip(words) {
            *bias = word;
        }
        Ok(weights)
    }
}

/// The places that are the first of their like, in order.
fn different(alike: &[u32]) -> Vec<u32> {
    let first = |&(place, same): &(u32, &u32)| place == *same;
    (0..)
        .zip(alike)
        .filter(first)
        .map(|(place, _)| place)
        .collect()
}

/// Small numbers of either sign as small ones without.
fn zigzag(value: i16) -> u16 {
    ((value << 1) ^ (value >> 15)).cast_unsigned()
}

fn unzigzag(word: u16) -> i16 {
    (word >> 1).cast_signed() ^ -((word & 1).cast_signed())
}

#[cfg(test)]
mod tests {
    use rand_chacha::{
        ChaCha8Rng,
        rand_core::{RngCore as _, SeedableRng as _},
    };

    use super::*;

    /// Weights by chance, where `of` has the size of the greatest.
    fn by_chance(of: u64) -> Weights {
        let mut rng = ChaCha8Rng::seed_from_u64(of);
        let alike = pattern::alike();
        let mut weights = Weights::zero();
        let mut value = || {
            let discs = (rng.next_u64() % (2 * of + 1)) as f32 - of as f32;
            discs / DISC as f32
        };
        for stage in 0..STAGES {
            // Few of them, so that the file is short.
            let values: Vec<f32> = (0..alike.len())
                .map(|place| if place % 512 == 0 { value() } else { 0.0 })
                .collect();
            weights.set_stage(stage, &alike, &values);
        }
        for empties in 0..=60 {
            weights.set_bias(empties, value());
        }
        weights
    }

    #[test]
    fn weights_are_read_as_they_were_written() {
        // The greatest make differences that do not fit and wrap around.
        for of in [3, 400, 32_767] {
            let weights = by_chance(of);
            let read = Weights::read(&weights.write()).expect("it reads what it writes");
            assert!(read.stages == weights.stages, "of {of}");
            assert_eq!(read.bias, weights.bias);
            assert!(weights.stages.iter().any(|&weight| weight < 0));
        }
        let read = Weights::read(&shipped().write()).expect("it reads what it writes");
        assert!(read.stages == shipped().stages && read.bias == shipped().bias);
    }

    #[test]
    fn a_file_that_is_cut_short_or_something_else_is_refused() {
        let file = by_chance(40).write();
        assert!(Weights::read(&file).is_ok());
        let ends = [file.len() / 2, file.len() - 1];
        let ends = (0..100).chain((100..file.len()).step_by(401)).chain(ends);
        for end in ends {
            let found = Weights::read(&file[..end]);
            assert_eq!(found.err(), Some(BAD), "{end} of {}", file.len());
        }
        let mut other = file.clone();
        other[4] = 2;
        assert_eq!(Weights::read(&other).err(), Some(BAD), "another version");
        // A whole stream of too few or too many numbers.
        for count in [0, 2, 6_861_900, 6_861_904] {
            let stream = miniz_oxide::deflate::compress_to_vec(&vec![0; count], 1);
            let found = Weights::read(&[&MAGIC[..], &stream].concat());
            assert_eq!(found.err(), Some(BAD), "{count} bytes");
        }
    }

    #[test]
    fn the_shipped_weights_are_small() {
        assert!(FILE.len() <= 4_000_000, "{} bytes", FILE.len());
    }
}
