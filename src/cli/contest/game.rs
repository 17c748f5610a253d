//! One game of a match, and the random opening that it shares with its pair.

use std::time::{Duration, Instant};

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{RngCore as _, SeedableRng as _},
};

use crate::{
    catalog::GameId,
    cli::{Failure, args::Request, contest::draw, contest::player::Player, refused},
    engine::TranspositionTable,
    rules::{BySide, Outcome, Reason, Side},
    session::Table,
};

/// What every game of a match begins with.
pub(super) struct Rules {
    game: GameId,
    options: Vec<(String, String)>,
    position: Option<String>,
    /// Whether each opening rolls a set-up of its own.
    rolls: bool,
}

/// So many turns of both sides without progress are a draw where the rules set no limit.
const QUIET: &str = "200";

impl Rules {
    pub(super) fn new(request: &Request) -> Self {
        let Request { game, position, .. } = request;
        let mut options = request.options.clone();
        let chosen = |key: &str| request.options.iter().any(|(chosen, _)| chosen == key);
        let endless = ("quiet", "off".to_owned());
        if game.defaults().contains(&endless) && !chosen("quiet") {
            options.push(("quiet".to_owned(), QUIET.to_owned()));
        }
        let rolls = game.has_setup() && position.is_none() && !chosen("seed") && !chosen("faces");
        Self {
            game: *game,
            options,
            position: position.clone(),
            rolls,
        }
    }

    fn open(&self, options: &[(String, String)]) -> Result<Box<dyn Table>, Failure> {
        self.game
            .open(options, self.position.as_deref())
            .map_err(refused(self.game))
    }
}

/// Random turns from the start.
pub(super) struct Opening {
    options: Vec<(String, String)>,
    turns: Vec<String>,
}

/// Openings that end the game are drawn again, so many times.
const TRIES: u32 = 1_000;

impl Opening {
    pub(super) fn draw(rules: &Rules, plies: u32, dice: &mut ChaCha8Rng) -> Result<Self, Failure> {
        for _ in 0..TRIES {
            let mut options = rules.options.clone();
            if rules.rolls {
                options.push(("seed".to_owned(), dice.next_u32().to_string()));
            }
            let mut table = rules.open(&options)?;
            let mut turns = Vec::new();
            for _ in 0..plies {
                let Some(last) = table.choices().len().checked_sub(1) else {
                    break;
                };
                let turn = table.choices()[draw(dice, last + 1)].text.clone();
                table.play(&turn).expect("a choice is legal");
                turns.push(turn);
            }
            if table.outcome().is_none() {
                return Ok(Self { options, turns });
            }
        }
        Err(Reason::new("cli-no-opening").into())
    }
}

/// A game as it was played.
pub(super) struct Played {
    pub(super) table: Box<dyn Table>,
    pub(super) winner: Option<Side>,
    /// A stable word.
    pub(super) reason: &'static str,
    /// Of both sides, with the opening and forced passes.
    pub(super) plies: u32,
    pub(super) cost: BySide<Cost>,
}

/// What the turns of a player cost.
#[derive(Clone, Copy, Default)]
pub(super) struct Cost {
    pub(super) turns: u64,
    /// Positions looked at.
    pub(super) nodes: u64,
    pub(super) time: Duration,
}

/// Each side's player with the seed of its errors.
pub(super) fn play(
    rules: &Rules,
    opening: &Opening,
    seats: BySide<(&Player, u64)>,
    memories: BySide<&TranspositionTable>,
    longest: Option<u32>,
) -> Result<Played, Failure> {
    let mut table = rules.open(&opening.options)?;
    for side in Side::BOTH {
        memories[side].clear();
        table.header_mut().players[side].name = seats[side].0.to_string();
    }
    for turn in &opening.turns {
        table.play(turn).expect("the opening is legal");
    }
    let mut luck = Side::BOTH.map(|side| ChaCha8Rng::seed_from_u64(seats[side].1));
    let mut cost: BySide<Cost> = BySide::default();
    let mut plies = table.record().path(table.record().here()).len() as u32;
    let outcome = loop {
        if let Some(outcome) = table.outcome() {
            break outcome;
        }
        if longest.is_some_and(|longest| longest <= plies) {
            break Outcome::draw("longest");
        }
        let side = table.turn();
        let (player, seed) = seats[side];
        let began = Instant::now();
        let (turn, report) = player.choose(
            table.as_ref(),
            memories[side],
            seed,
            &mut luck[side.index()],
        );
        let spent = &mut cost[side];
        spent.turns += 1;
        spent.nodes += report.nodes;
        spent.time += began.elapsed();
        table.play(&turn).expect("a thinker's turn is legal");
        plies = table.record().path(table.record().here()).len() as u32;
    };
    let Outcome { winner, reason } = outcome;
    Ok(Played {
        table,
        winner,
        reason,
        plies,
        cost,
    })
}
