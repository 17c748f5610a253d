//! Takes out of the weights what they give to whoever is to move. Labels look an even number of
//! turns ahead, so a stage inherits the lean of the one it leads to; values of even and odd depths
//! then differ, though nobody has gained anything.

use crate::engine::reversi::eight::{
    board::Board,
    isa::Isa,
    train::label,
    weights::{DISC, Weights},
};

/// Positions that are looked at for each number of empty squares.
const ENOUGH: usize = 1_000;
/// With fewer empty squares the labels are exact and lean to nobody.
const FIRST: usize = 8;

/// Sets the biases so that, on average, looking one turn further does not change the value.
pub(crate) fn balance(isa: impl Isa, weights: &mut Weights, positions: &[Vec<Board>]) {
    let leans: Vec<(usize, f32)> = (FIRST + 1..positions.len())
        .filter_map(|empties| {
            let boards = &positions[empties];
            let boards = &boards[..boards.len().min(ENOUGH)];
            let sum: f32 = boards
                .iter()
                .map(|&board| {
                    let [here, one, two] =
                        [0, 1, 2].map(|depth| label::ahead(isa, weights, board, depth));
                    ((here + two) / 2.0 - one) / 2.0
                })
                .sum();
            (!boards.is_empty()).then(|| (empties - 1, sum / boards.len() as f32))
        })
        .collect();
    // Nothing leads to the start, which leans as what follows it.
    let start = leans.last().map(|&(_, lean)| (positions.len() - 1, lean));
    for (empties, lean) in leans.into_iter().chain(start) {
        weights.lower_bias(empties, (lean * DISC as f32).round() as i16);
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng as _};

    use crate::engine::reversi::eight::{
        isa::{self, Isa, Work},
        train::{games, label},
        weights,
    };

    /// The mean value at each depth of positions with so many empty squares.
    struct Means(usize);

    impl Work for Means {
        type Done = [f32; 3];

        fn with(self, isa: impl Isa) -> [f32; 3] {
            let weights = weights::shipped();
            let mut rng = ChaCha8Rng::seed_from_u64(99);
            let boards = &games::play(isa, Some(weights), 200, &mut rng)[self.0];
            [0, 1, 2].map(|depth| {
                let sum: f32 = boards
                    .iter()
                    .map(|&board| label::ahead(isa, weights, board, depth))
                    .sum();
                sum / boards.len() as f32
            })
        }
    }

    #[test]
    fn the_shipped_weights_do_not_lean_to_the_side_to_move() {
        for empties in [56, 50, 44, 38, 32, 26, 20] {
            let [here, one, two] = isa::best(Means(empties));
            let lean = f32::midpoint(here, two) - one;
            assert!(
                lean.abs() < 2.5,
                "{empties} empty: values {here} {one} {two} at depths 0 1 2"
            );
        }
    }
}
