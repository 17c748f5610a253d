//! `tavola train reversi`: makes the weights of the Reversi evaluation again, and the model of
//! the errors of its search, as `docs/training.md` tells.

use std::{fs, io::Write};

use crate::{
    catalog::GameId,
    cli::{Failure, args::Request},
    engine::reversi::eight::train::{ErrorPlan, Plan, Round, fit_errors, train as make},
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
    plan: Plan,
    /// Not the weights but the model of errors, from so many positions for each number of empty
    /// squares.
    errors: Option<u32>,
}

impl Default for Training {
    fn default() -> Self {
        let plan = Plan {
            seed: 1,
            rounds: Vec::new(),
            exact: 12,
            epochs: 12,
        };
        Self {
            out: None,
            plan,
            errors: None,
        }
    }
}

impl Training {
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), Failure> {
        let Self { out, plan, errors } = self;
        match name {
            "out" => *out = Some(value.to_owned()),
            "seed" => plan.seed = number(value, 0, u32::MAX)?.into(),
            "exact" => plan.exact = number(value, 4, 30)? as usize,
            "epochs" => plan.epochs = number(value, 1, 1_000)? as usize,
            "errors" => *errors = Some(number(value, 1, 100_000)?),
            // A round is GAMES:DEPTH.
            _ => {
                let (games, depth) = value.split_once(':').unwrap_or((value, "4"));
                plan.rounds.push(Round {
                    games: number(games, 1, 10_000_000)? as usize,
                    depth: number(depth, 1, 12)?,
                });
            }
        }
        Ok(())
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

/// Trains, tells in lines how far it is, and writes the file.
pub(crate) fn train(request: &Request, out: &mut impl Write) -> Result<(), Failure> {
    let Request { game, training, .. } = request;
    if *game != GameId::Reversi {
        let command = format!("train {}", game.slug());
        return Err(Reason::new("cli-later").text("command", command).into());
    }
    let missing = |option: &str| Reason::new("cli-value-missing").text("option", option);
    let path = training.out.as_deref().ok_or_else(|| missing("--out"))?;
    let mut told = Ok(());
    let mut report = |line: &str| {
        if told.is_ok() {
            told = writeln!(out, "{line}").and_then(|()| out.flush());
        }
    };
    let file = match training.errors {
        Some(count) => {
            let plan = ErrorPlan {
                seed: training.plan.seed,
                positions: count as usize,
                deepest: DEEPEST,
                exact: SOLVED,
            };
            fit_errors(&plan, &mut report).into_bytes()
        }
        None if training.plan.rounds.is_empty() => return Err(missing("--round").into()),
        None => make(&training.plan, &mut report),
    };
    told?;
    fs::write(path, file).map_err(|err| {
        Reason::new("cli-file-not-written")
            .text("file", path)
            .text("error", err.to_string())
            .into()
    })
}
