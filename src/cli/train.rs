//! `tavola train reversi`: makes the weights of the Reversi evaluation again, as
//! `docs/training.md` tells.

use std::{fs, io::Write};

use crate::{
    catalog::GameId,
    cli::{Failure, args::Request},
    engine::reversi::eight::train::{Plan, Round, train as make},
    rules::Reason,
};

pub(crate) const OPTIONS: [&str; 5] = ["out", "seed", "round", "exact", "epochs"];

/// Where the weights go and how they are made.
pub(crate) struct Training {
    out: Option<String>,
    plan: Plan,
}

impl Default for Training {
    fn default() -> Self {
        let plan = Plan {
            seed: 1,
            rounds: Vec::new(),
            exact: 12,
            epochs: 12,
        };
        Self { out: None, plan }
    }
}

impl Training {
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), Failure> {
        let Self { out, plan } = self;
        match name {
            "out" => *out = Some(value.to_owned()),
            "seed" => plan.seed = number(value, 0, u32::MAX)?.into(),
            "exact" => plan.exact = number(value, 4, 30)? as usize,
            "epochs" => plan.epochs = number(value, 1, 1_000)? as usize,
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

/// Trains, tells of each stage in a line, and writes the file of weights.
pub(crate) fn train(request: &Request, out: &mut impl Write) -> Result<(), Failure> {
    let Request { game, training, .. } = request;
    if *game != GameId::Reversi {
        let command = format!("train {}", game.slug());
        return Err(Reason::new("cli-later").text("command", command).into());
    }
    let missing = |option: &str| Reason::new("cli-value-missing").text("option", option);
    let path = training.out.as_deref().ok_or_else(|| missing("--out"))?;
    if training.plan.rounds.is_empty() {
        return Err(missing("--round").into());
    }
    let mut told = Ok(());
    let weights = make(&training.plan, &mut |line| {
        if told.is_ok() {
            told = writeln!(out, "{line}").and_then(|()| out.flush());
        }
    });
    told?;
    fs::write(path, weights).map_err(|err| {
        Reason::new("cli-file-not-written")
            .text("file", path)
            .text("error", err.to_string())
            .into()
    })
}
