//! The words of the protocol: limits, options and scores.

use std::{fmt, time::Duration};

use crate::{
    engine::{Clock, Limits, Report, Score},
    rules::{OptionSpec, Side, Values},
};

/// What `go` asks for, and the words in it that mean nothing.
#[derive(Debug, Default)]
pub(super) struct Go {
    pub(super) limits: Limits,
    pub(super) odd: Vec<String>,
}

/// Longer times, in milliseconds, nobody waits: about thirty years.
const LONGEST: u64 = 1_000_000_000_000;

/// Reads what follows `go`. `white` and `black` say whose clocks `wtime` and `btime` are. A number
/// that is none counts as zero: a turn at once is better than one that never comes.
pub(super) fn read_go(rest: &str, turn: Side, white: Side) -> Go {
    let mut go = Go::default();
    let mut clock: Option<Clock> = None;
    let mut words = rest.split_whitespace();
    while let Some(word) = words.next() {
        if word == "infinite" {
            continue;
        }
        let clock_of = match word {
            "wtime" | "winc" => Some(white),
            "btime" | "binc" => Some(!white),
            "p1time" | "p1inc" => Some(Side::First),
            "p2time" | "p2inc" => Some(Side::Second),
            "movetime" | "nodes" | "depth" => None,
            _ => {
                go.odd.push(word.to_owned());
                continue;
            }
        };
        let text = words.next().unwrap_or_default();
        let number = read_number(text).unwrap_or_else(|| {
            go.odd.push(format!("{word} {text}"));
            0
        });
        let time = Duration::from_millis(number.min(LONGEST));
        match (word, clock_of) {
            ("movetime", _) => go.limits.time = Some(time),
            ("nodes", _) => go.limits.nodes = Some(number),
            ("depth", _) => go.limits.depth = Some(u32::try_from(number).unwrap_or(u32::MAX)),
            (_, side) => {
                // A clock that is not told has run out.
                let clock = clock.get_or_insert(Clock {
                    left: Duration::ZERO,
                    increment: Duration::ZERO,
                });
                if side == Some(turn) {
                    if word.ends_with("inc") {
                        clock.increment = time;
                    } else {
                        clock.left = time;
                    }
                }
            }
        }
    }
    go.limits.clock = clock;
    go
}

/// A number that is not below zero; one too great is the greatest.
fn read_number(text: &str) -> Option<u64> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().unwrap_or(u64::MAX))
}

/// The name and the value of `setoption name NAME value VALUE`.
pub(super) fn read_option(rest: &str) -> Option<(String, String)> {
    let rest = rest.trim().strip_prefix("name")?;
    if !rest.starts_with(char::is_whitespace) {
        return None;
    }
    let words: Vec<_> = rest.split_whitespace().collect();
    let at = words.iter().position(|&word| word == "value");
    let (name, value) = words.split_at(at.unwrap_or(words.len()));
    if name.is_empty() {
        return None;
    }
    let value = value.get(1..).unwrap_or_default().join(" ");
    Some((name.join(" "), value))
}

/// An optional rule as the protocol announces it.
pub(super) struct Announced<'a>(pub(super) &'a OptionSpec, pub(super) &'a str);

impl fmt::Display for Announced<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(spec, value) = self;
        write!(f, "option name {} type ", spec.key)?;
        match spec.values {
            Values::Words(words) => {
                write!(f, "combo default {value}")?;
                words.iter().try_for_each(|word| write!(f, " var {word}"))
            }
            Values::Number {
                min,
                max,
                off: false,
            } => write!(f, "spin default {value} min {min} max {max}"),
            Values::Number { off: true, .. } | Values::Text => {
                let shown = if value.is_empty() { "<empty>" } else { value };
                write!(f, "string default {shown}")
            }
        }
    }
}

/// How far the search has come: a line for each of its best turns.
pub(super) struct Told<'a>(pub(super) &'a Report, pub(super) u32);

impl fmt::Display for Told<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(report, fill) = self;
        if let Some(within) = report.within {
            return writeln!(
                f,
                "info nodes {} nps {} hashfull {fill} time {} currmovenumber {}",
                report.nodes,
                report.rate(),
                report.time.as_millis(),
                within.turn,
            );
        }
        for (place, line) in report.lines.iter().enumerate() {
            let Report {
                depth,
                deepest,
                nodes,
                time,
                ..
            } = report;
            let score = match line.score {
                Score::Estimate(value) => format!("cp {value}"),
                Score::Exact(value) => format!("exact {value}"),
                Score::Win(turns) => format!("mate {turns}"),
                Score::Loss(turns) => format!("mate -{turns}"),
            };
            writeln!(
                f,
                "info depth {depth} seldepth {deepest} multipv {} score {score} nodes {nodes} nps {} \
                 hashfull {fill} time {} pv {}",
                place + 1,
                report.rate(),
                time.as_millis(),
                line.turns.join(" "),
            )?;
        }
        Ok(())
    }
}
