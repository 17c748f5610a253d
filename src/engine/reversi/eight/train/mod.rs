//! Makes the weights of the evaluation from nothing but the rules: games against itself, exact
//! scores near the end, and from there backwards, stage by stage, short searches that end in
//! what is already fitted. The same seed makes the same weights. `docs/training.md` tells how
//! the shipped ones were made.

mod balance;
mod errors;
mod fit;
pub(crate) mod games;
mod label;

pub use errors::{ErrorPlan, fit_errors};

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng as _};

use crate::engine::reversi::eight::{
    board::Board,
    isa::{self, Isa, Work},
    light,
    local::Local,
    pattern,
    weights::{STAGES, Weights},
};

/// One round: games by the weights of the round before, then new weights.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// Games; each gives at most one position for every number of empty squares.
    pub games: usize,
    /// Turns a label looks ahead where the end is too far.
    pub depth: u32,
}

/// What decides the weights.
#[derive(Clone, Debug)]
pub struct Plan {
    pub seed: u64,
    pub rounds: Vec<Round>,
    /// Up to so many empty squares labels are exact scores; at most [`MOST_EXACT`].
    pub exact: usize,
    /// How often each position is shown to the fit.
    pub epochs: usize,
}

/// The most empty squares of which exact scores are found: there is no room for more turns.
pub const MOST_EXACT: usize = light::MOST_EMPTIES;

/// A position with the score that the weights should tell, in discs for the side to move.
#[derive(Clone, Copy, Debug)]
struct Sample {
    board: Board,
    score: f32,
}

/// Trains by a plan and answers the file of weights. `report` hears how far it is, a line each
/// stage.
pub fn train(plan: &Plan, report: &mut dyn FnMut(&str)) -> Vec<u8> {
    isa::best(Training { plan, report })
}

struct Training<'a> {
    plan: &'a Plan,
    report: &'a mut dyn FnMut(&str),
}

impl Work for Training<'_> {
    type Done = Vec<u8>;

    fn with(self, isa: impl Isa) -> Vec<u8> {
        let Self { plan, report } = self;
        let mut weights = Weights::zero();
        for (number, round) in plan.rounds.iter().enumerate() {
            let mut rng = ChaCha8Rng::seed_from_u64(plan.seed);
            rng.set_stream(number as u64);
            let player = (0 < number).then_some(&weights);
            let positions = games::play(isa, player, round.games, &mut rng);
            weights = fit_all(isa, plan, *round, &positions, &mut rng, &mut |line| {
                report(&format!("round {} {line}", number + 1));
            });
        }
        balanced(isa, weights, plan).write()
    }
}

/// The most games for the last step, which only finds the biases.
const LAST_GAMES: usize = 1_000;

fn balanced(isa: impl Isa, mut weights: Weights, plan: &Plan) -> Weights {
    let mut rng = ChaCha8Rng::seed_from_u64(plan.seed);
    rng.set_stream(plan.rounds.len() as u64);
    let most = plan.rounds.iter().map(|round| round.games).max();
    let games = most.map_or(LAST_GAMES, |most| most.min(LAST_GAMES));
    let positions = games::play(isa, Some(&weights), games, &mut rng);
    balance::balance(isa, &mut weights, &positions);
    weights
}

/// Weights for all stages, from the last to the first.
fn fit_all(
    isa: impl Isa,
    plan: &Plan,
    round: Round,
    positions: &[Vec<Board>],
    rng: &mut ChaCha8Rng,
    report: &mut dyn FnMut(&str),
) -> Weights {
    let alike = pattern::alike();
    let mut weights = Weights::zero();
    let mut local = Local::new();
    // A stage starts from what the next one came to, which tells most of its weights already.
    let mut model = fit::Model::new(alike.len());
    for stage in (0..STAGES).rev() {
        let mut samples = Vec::new();
        for empties in [60 - 2 * stage, 59 - 2 * stage] {
            for &board in &positions[empties] {
                let score = if empties <= plan.exact.min(MOST_EXACT) {
                    label::exact(isa, &mut local, board)
                } else {
                    label::ahead(isa, &weights, board, round.depth)
                };
                samples.push(Sample { board, score });
            }
        }
        let error = fit::fit(&mut model, &alike, &samples, plan.epochs, rng);
        weights.set_stage(stage, &alike, &model.values);
        for empties in [60 - 2 * stage, 59 - 2 * stage] {
            weights.set_bias(empties, model.bias[empties & 1]);
        }
        report(&format!(
            "stage {stage}: {} positions, mean error {error:.2} discs",
            samples.len()
        ));
    }
    weights
}
