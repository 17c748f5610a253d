//! The games of the trainer.

use rand_chacha::{ChaCha8Rng, rand_core::RngCore as _};

use crate::{
    engine::{Ask, Brain, Limits, Stop, Style, Thinker as _, TranspositionTable, coerceo::Weights},
    rules::{
        Game as _, Judge, Options as _, Side,
        coerceo::{Coerceo, CoerceoOptions},
    },
};

/// Openings are random for so many turns, and up to as many more.
const RANDOM: usize = 6;
/// Turns without progress that make a draw.
const QUIET: u32 = 100;
/// A lead of so many pieces, tiles counted by what they buy, wins: to play on would tell nothing.
const ENOUGH: i32 = 7;

/// Where two players meet.
pub(super) struct Arena {
    nodes: u64,
    rules: Judge,
    memories: [TranspositionTable; 2],
}

impl Arena {
    pub(super) fn new(nodes: u64) -> Self {
        // They are cleared for every game, so they must be small.
        let memory = || TranspositionTable::of_bytes(256 * nodes as usize);
        Self {
            nodes,
            rules: Judge {
                quiet: Some(QUIET),
                ..CoerceoOptions::default().judge()
            },
            memories: [memory(), memory()],
        }
    }

    /// Two games from one opening, each player once with either side. Answers how the first did:
    /// from 1, both won, to -1, both lost.
    pub(super) fn pair(&mut self, first: &Weights, second: &Weights, rng: &mut ChaCha8Rng) -> f64 {
        let start = opening(rng);
        let points = |winner: Option<Side>, me: Side| match winner {
            None => 0.0,
            Some(winner) if winner == me => 0.5,
            Some(_) => -0.5,
        };
        points(self.play(start, [first, second]), Side::First)
            + points(self.play(start, [second, first]), Side::Second)
    }

    /// Who wins.
    fn play(&mut self, start: Coerceo, players: [&Weights; 2]) -> Option<Side> {
        let ask = Ask {
            limits: Limits::nodes(self.nodes),
            style: Style::Win,
            lines: 1,
            threads: 1,
            seed: 0,
        };
        self.memories.iter().for_each(TranspositionTable::clear);
        let mut game = start;
        let mut keys = vec![game.key()];
        let mut quiet = 0;
        loop {
            if let Some(outcome) = game.outcome() {
                return outcome.winner;
            }
            let times = keys.iter().filter(|&&key| key == game.key()).count();
            if times == 3 || quiet == QUIET || game.is_bare() {
                return None;
            }
            let lead = worth(&game, Side::First) - worth(&game, Side::Second);
            if ENOUGH <= lead.abs() {
                let white = 0 < lead;
                return Some(if white { Side::First } else { Side::Second });
            }
            let who = game.turn().index();
            let weights = *players[who];
            let mut brain = Brain::with_mind(game, keys.clone(), quiet, self.rules, weights);
            let answer = brain.think(&ask, &self.memories[who], &Stop::default(), &mut |_| ());
            let turn = answer.turn.expect("the game is not over");
            let mv = game.read_move(&turn).expect("a thinker's turn is legal");
            let before = game;
            game.play(mv, &mut ());
            if before.progressed(&game) {
                keys.clear();
                quiet = 0;
            } else {
                quiet += 1;
            }
            keys.push(game.key());
        }
    }
}

/// A side's pieces and those that it could buy.
fn worth(game: &Coerceo, side: Side) -> i32 {
    game.pieces(side).count_ones().cast_signed() + i32::from(game.held(side) / game.cost())
}

/// The standard start after some random turns. So few turns end no game.
fn opening(rng: &mut ChaCha8Rng) -> Coerceo {
    let mut below = |limit: usize| (rng.next_u64() % limit as u64) as usize;
    let mut game = Coerceo::start(&CoerceoOptions::default());
    let mut moves = Vec::new();
    for _ in 0..RANDOM + below(RANDOM + 1) {
        moves.clear();
        game.moves(&mut moves);
        game.play(moves[below(moves.len())], &mut ());
    }
    game
}
