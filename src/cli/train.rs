//! `tavola train GAME`: makes the weights of an evaluation again, and for Reversi the model of the
//! errors of its search, as `docs/training.md` tells.

use std::io::Write;

use crate::{
    catalog::GameId,
    cli::{Failure, args::Request, write_file},
    engine::{coerceo::train as coerceo, reversi::eight::train as reversi},
    rules::Reason,
};

pub(crate) const OPTIONS: [&str; 6] = ["out", "seed", "round", "exact", "epochs", "errors"];

/// Of the searches whose errors are measured: turns that the deepest looks ahead, and the empty
/// squares up to which the end of the game is looked at too.
const DEEPEST: usize = 10;
const SOLVED: usize = 20;

/// Where the weights go and how they are made.
pub(crate) struct Training {
    out: Option<String>,
    seed: u64,
    /// Of each round, the games and how far its searches look.
    rounds: Vec<(u32, u32)>,
    /// For Reversi alone.
    exact: usize,
    epochs: usize,
    /// Not the weights but the model of errors, from so many positions for each number of empty
    /// squares.
    errors: Option<u32>,
}

impl Default for Training {
    fn default() -> Self {
        Self {
            out: None,
            seed: 1,
            rounds: Vec::new(),
            exact: 12,
            epochs: 12,
            errors: None,
        }
    }
}

impl Training {
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), Failure> {
        match name {
            "out" => self.out = Some(value.to_owned()),
            "seed" => self.seed = number(value, 0, u32::MAX)?.into(),
            "exact" => self.exact = number(value, 4, reversi::MOST_EXACT as u32)? as usize,
            "epochs" => self.epochs = number(value, 1, 1_000)? as usize,
            "errors" => self.errors = Some(number(value, 1, 100_000)?),
            // A round is GAMES:DEPTH, or PAIRS:POSITIONS in Coerceo.
            _ => {
                let (games, reach) = value.split_once(':').unwrap_or((value, "4"));
                self.rounds
                    .push((number(games, 1, 10_000_000)?, number(reach, 1, 1_000_000)?));
            }
        }
        Ok(())
    }

    /// The file that was asked for.
    fn make(&self, game: GameId, report: &mut dyn FnMut(&str)) -> Result<Vec<u8>, Reason> {
        if let (GameId::Reversi, Some(count)) = (game, self.errors) {
            let plan = reversi::ErrorPlan {
                seed: self.seed,
                positions: count as usize,
                deepest: DEEPEST,
                exact: SOLVED,
            };
            return Ok(reversi::fit_errors(&plan, report).into_bytes());
        }
        if self.rounds.is_empty() {
            return Err(missing("--round"));
        }
        let rounds = self.rounds.iter();
        match game {
            GameId::Coerceo => {
                let rounds = rounds.map(|&(pairs, nodes)| coerceo::Round {
                    pairs,
                    nodes: nodes.into(),
                });
                let plan = coerceo::Plan {
                    seed: self.seed,
                    rounds: rounds.collect(),
                };
                Ok(coerceo::train(&plan, report).to_string().into_bytes())
            }
            GameId::Reversi => {
                let rounds = rounds.map(|&(games, depth)| {
                    let games = games as usize;
                    let depth = number(&depth.to_string(), 1, 12)?;
                    Ok(reversi::Round { games, depth })
                });
                let plan = reversi::Plan {
                    seed: self.seed,
                    rounds: rounds.collect::<Result<_, Reason>>()?,
                    exact: self.exact,
                    epochs: self.epochs,
                };
                Ok(reversi::train(&plan, report))
            }
            GameId::Deblockle => {
                let command = format!("train {}", game.slug());
                Err(Reason::new("cli-later").text("command", command))
            }
        }
    }
}

/// A whole number within bounds.
pub(crate) fn number(text: &str, least: u32, most: u32) -> Result<u32, Reason> {
    text.parse()
        .ok()
        .filter(|number| (least..=most).contains(number))
        .ok_or_else(|| {
            Reason::new("cli-number")
                .text("text", text)
                .count("least", least)
                .count("most", most)
        })
}

fn missing(option: &str) -> Reason {
    Reason::new("cli-value-missing").text("option", option)
}

/// Trains, tells in lines how far it is, and writes the file.
pub(crate) fn train(request: &Request, out: &mut impl Write) -> Result<(), Failure> {
    let Request { game, training, .. } = request;
    let path = training.out.as_deref().ok_or_else(|| missing("--out"))?;
    let mut told = Ok(());
    let file = training.make(*game, &mut |line| {
        if told.is_ok() {
            told = writeln!(out, "{line}").and_then(|()| out.flush());
        }
    })?;
    told?;
    write_file(path, &file)
}
