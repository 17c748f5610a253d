//! `tavola match`: two players play many games, and how they did. The result follows from the
//! arguments alone wherever the players think by depth or positions and not by time.

mod game;
mod player;
mod tally;

use std::{
    fs::File,
    io::{self, Write},
    path::PathBuf,
};

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{RngCore, SeedableRng},
};

use crate::{
    cli::{Failure, args::Request},
    engine::TranspositionTable,
    rules::{BySide, Reason, Side},
    store::text,
};
use game::{Opening, Rules};
use player::Player;
use tally::{Decision, Tally};

/// What a match is asked for, beside its game, position and options.
#[derive(Debug)]
pub(crate) struct Plan {
    first: Option<Player>,
    second: Option<Player>,
    games: u32,
    seed: u64,
    plies: u32,
    longest: Option<u32>,
    mebibytes: usize,
    until_decided: bool,
    games_out: Option<PathBuf>,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            first: None,
            second: None,
            games: 100,
            seed: 0,
            plies: 6,
            longest: None,
            mebibytes: 8,
            until_decided: false,
            games_out: None,
        }
    }
}

impl Plan {
    /// The options that [`Plan::set`] knows.
    pub(crate) const OPTIONS: [&str; 9] = [
        "first",
        "second",
        "games",
        "seed",
        "plies",
        "longest",
        "hash",
        "until",
        "games-out",
    ];

    /// Takes the value of one of [`Plan::OPTIONS`].
    pub(crate) fn set(&mut self, option: &str, value: String) -> Result<(), Reason> {
        match option {
            "first" => self.first = Some(Player::read(&value)?),
            "second" => self.second = Some(Player::read(&value)?),
            "games" => self.games = number(&value, 1, 1_000_000)?,
            "seed" => self.seed = number(&value, 0, u64::MAX)?,
            "plies" => self.plies = number(&value, 0, 200)?,
            "longest" => self.longest = Some(number(&value, 1, 100_000)?),
            "hash" => self.mebibytes = number(&value, 1, 65_536)?,
            "until" if value == "decided" => self.until_decided = true,
            "until" => return Err(Reason::new("cli-until").text("text", value)),
            _ => self.games_out = Some(value.into()),
        }
        Ok(())
    }
}

/// A whole number between two bounds.
fn number<N>(text: &str, least: N, most: N) -> Result<N, Reason>
where
    N: std::str::FromStr + PartialOrd + std::fmt::Display + Copy,
{
    let number = text.parse().ok().filter(|n| least <= *n && *n <= most);
    number.ok_or_else(|| {
        Reason::new("cli-number")
            .text("text", text)
            .text("least", least.to_string())
            .text("most", most.to_string())
    })
}

/// Draws numbers for one purpose of one pair of games.
fn dice(seed: u64, pair: u32, purpose: u8) -> ChaCha8Rng {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..12].copy_from_slice(&pair.to_le_bytes());
    key[12] = purpose;
    ChaCha8Rng::from_seed(key)
}

/// A number below `count`, which is not zero.
fn draw(dice: &mut ChaCha8Rng, count: usize) -> usize {
    ((u128::from(dice.next_u64()) * count as u128) >> 64) as usize
}

/// Plays the match and prints how it went, a line for each figure.
pub(crate) fn contest(request: &Request, out: &mut impl Write) -> Result<(), Failure> {
    let plan = &request.contest;
    let missing = |option| Reason::new("cli-player-missing").text("option", option);
    let first = plan.first.as_ref().ok_or_else(|| missing("--first"))?;
    let second = plan.second.as_ref().ok_or_else(|| missing("--second"))?;
    let mut games_out = match &plan.games_out {
        None => None,
        Some(path) => Some(File::create(path).map_err(|err| not_written(path, &err))?),
    };
    let rules = Rules::new(request);
    let memories = [(); 2].map(|()| TranspositionTable::new(plan.mebibytes));
    let mut tally = Tally::default();
    let mut decision = None;
    for number in 0..plan.games {
        let pair = number / 2;
        let opening = Opening::draw(&rules, plan.plies, &mut dice(plan.seed, pair, 0))?;
        // The first player of the match takes each side once in a pair.
        let first_is = if number % 2 == 0 {
            Side::First
        } else {
            Side::Second
        };
        let mut luck = dice(plan.seed, pair, 1 + (number % 2) as u8);
        let mut seats = [first, second].map(|player| (player, luck.next_u64()));
        let mut tables = [&memories[0], &memories[1]];
        if first_is == Side::Second {
            seats.reverse();
            tables.reverse();
        }
        let seats = BySide::new(seats[0], seats[1]);
        let tables = BySide::new(tables[0], tables[1]);
        let played = game::play(&rules, &opening, seats, tables, plan.longest)?;
        if let (Some(file), Some(path)) = (&mut games_out, &plan.games_out) {
            writeln!(file, "{}", text::write(played.table.as_ref()))
                .map_err(|err| not_written(path, &err))?;
        }
        tally.add(first_is, &played);
        decision = tally.decision();
        if plan.until_decided && number % 2 == 1 && decision.is_some() {
            break;
        }
    }
    writeln!(out, "first {first}\nsecond {second}")?;
    tally.write(out)?;
    let decided = match decision {
        None => "-",
        Some(Decision::First) => "first",
        Some(Decision::Second) => "second",
        Some(Decision::Even) => "even",
    };
    writeln!(out, "decided {decided}")?;
    Ok(())
}

fn not_written(path: &std::path::Path, err: &io::Error) -> Failure {
    Reason::new("cli-file-not-written")
        .text("file", path.to_string_lossy())
        .text("error", err.to_string())
        .into()
}
