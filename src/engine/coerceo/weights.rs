//! The weights of the traits and the file they ship in: a line for each trait, its name and its
//! weight, in the order of [`Trait`].

use std::{fmt, str::FromStr, sync::LazyLock};

use crate::engine::coerceo::Trait;

/// A weight of this size is a hundredth of a piece.
pub(super) const HUNDREDTH: i32 = 16;

/// The weights of the traits, in sixteenths of a hundredth of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights(pub [i32; Trait::COUNT]);

impl Default for Weights {
    /// Those that ship with the program.
    fn default() -> Self {
        static SHIPPED: LazyLock<Weights> = LazyLock::new(|| {
            let file = include_str!("../../../assets/coerceo.weights");
            file.parse().expect("the shipped weights are whole")
        });
        *SHIPPED
    }
}

impl Weights {
    /// In hundredths of a piece.
    pub(super) const fn of(&self, part: Trait) -> i32 {
        self.0[part as usize] / HUNDREDTH
    }
}

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, weight) in Trait::NAMES.iter().zip(self.0) {
            writeln!(f, "{name} {weight}")?;
        }
        Ok(())
    }
}

/// Why a file of weights cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadWeights;

impl FromStr for Weights {
    type Err = BadWeights;

    fn from_str(text: &str) -> Result<Self, BadWeights> {
        let mut weights = [0; Trait::COUNT];
        let mut lines = text.lines();
        for (weight, name) in weights.iter_mut().zip(Trait::NAMES) {
            let line = lines.next().ok_or(BadWeights)?;
            let (told, number) = line.split_once(' ').ok_or(BadWeights)?;
            let is_small = |number: &i32| number.abs() <= MOST;
            let number = number.parse().ok().filter(is_small);
            *weight = number.filter(|_| told == name).ok_or(BadWeights)?;
        }
        match lines.next() {
            None => Ok(Self(weights)),
            Some(_) => Err(BadWeights),
        }
    }
}

/// No weight is greater: a hundred pieces.
const MOST: i32 = 100 * 100 * HUNDREDTH;

#[cfg(test)]
mod tests {
    use crate::engine::coerceo::{Trait, Weights, weights::BadWeights};

    #[test]
    fn what_is_written_is_read() {
        let weights = Weights(std::array::from_fn(|at| 7 * at as i32 - 20));
        assert_eq!(weights.to_string().parse(), Ok(weights));
    }

    #[test]
    fn a_file_that_is_not_whole_is_refused() {
        let whole = Weights([5; Trait::COUNT]).to_string();
        let cut = whole.lines().next().expect("a line").to_owned();
        let more = format!("{whole}{cut}\n");
        let renamed = whole.replacen('p', "q", 1);
        let great = whole.replacen('5', "9999999999", 1);
        for text in ["", &cut, &more, &renamed, &great] {
            assert_eq!(text.parse::<Weights>(), Err(BadWeights), "{text}");
        }
    }
}
