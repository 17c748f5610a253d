//! The words of the protocol: turns, values and depths.

use std::fmt;

use crate::{
    engine::{Line, Report, Score},
    store::formats::millis,
};

/// A turn as the protocol writes it: `F5`, or `PA` for a pass.
pub(super) struct Named<'a>(pub(super) &'a str);

impl fmt::Display for Named<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == PASS {
            f.write_str("PA")
        } else {
            f.write_str(&self.0.to_ascii_uppercase())
        }
    }
}

/// As the program writes it.
const PASS: &str = "pass";

/// The turn of a line `move F5/1.20/3.5`; what follows it tells nothing about the game.
pub(super) fn turn_of(text: &str) -> String {
    let turn = text.split('/').next().unwrap_or_default().trim();
    if turn.to_ascii_lowercase().starts_with("pa") {
        return PASS.to_owned();
    }
    turn.to_owned()
}

/// The time of such a line, in milliseconds: `F5/1.20/3.5` took three and a half seconds.
pub(super) fn millis_of(text: &str) -> Option<u32> {
    millis(text.split('/').nth(2)?)
}

/// Discs for the side to move.
pub(super) fn discs(score: Score) -> f64 {
    f64::from(score.value()) / 100.0
}

/// How a game ended that is over, from its position line: the discs that the side to move has more,
/// empty squares given to the winner.
pub(super) fn counted(line: &str) -> f64 {
    let mut words = line.split(' ');
    let board = words.next().unwrap_or_default();
    let of = |letter: &str| board.matches(letter).count() as i32;
    let lead = of("X") - of("O");
    let black = lead + lead.signum() * of("-");
    f64::from(if words.next() == Some("O") {
        -black
    } else {
        black
    })
}

/// How far a search has come: a line for each of its best turns, and what it cost so far. What no
/// position was looked at for is from the book.
pub(super) struct Told<'a>(pub(super) &'a Report);

impl fmt::Display for Told<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(report) = self;
        // Within a depth nothing but the count is new.
        let lines = report.lines.iter().filter(|_| report.within.is_none());
        for line in lines {
            let Line { score, turns } = line;
            let is_known = report.nodes == 0 && 0 < report.depth;
            f.write_str(if is_known { "book " } else { "search " })?;
            turns
                .iter()
                .try_for_each(|turn| write!(f, "{}", Named(turn)))?;
            write!(f, " {:.2} 0 ", discs(*score))?;
            if score.is_proven() {
                f.write_str("100%\n")?;
            } else {
                writeln!(f, "{}", report.depth)?;
            }
        }
        let secs = report.time.as_secs_f64();
        writeln!(f, "nodestats {} {secs:.3}", report.nodes)
    }
}

/// What is played: `=== F5/1.20/0.35`.
pub(super) struct Played<'a>(pub(super) &'a str, pub(super) &'a Report);

impl fmt::Display for Played<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(turn, report) = self;
        let score = report
            .lines
            .first()
            .map_or(Score::Exact(0), |line| line.score);
        let secs = report.time.as_secs_f64();
        writeln!(f, "=== {}/{:.2}/{secs:.2}", Named(turn), discs(score))
    }
}
