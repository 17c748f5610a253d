//! Why a turn is good, as data: what it does, what follows from it, what it prevents, and how the
//! game stands. Knows no language.

use crate::{
    app::{Play, study::chance_of},
    catalog::GameId,
    engine::{Report, Score},
    record::Worth,
    rules::{Effect, Side, Site},
    session::Followed,
};

/// One reason for a turn. Effects are told by what gain their causes are.
#[derive(Clone, PartialEq, Debug)]
pub enum Why {
    /// There is no other turn.
    Only,
    /// Wins by force, in so many own turns.
    Wins { turns: u32 },
    /// Nothing holds the game; this takes longest.
    HoldsOut { turns: u32 },
    /// The result is certain, and it is a draw.
    Draws,
    /// What the turn itself does.
    Does(Gain),
    /// What its player does so many turns later, with best play of both.
    Later { turns: u32, gain: Gain },
    /// What the other side would do after the next best turn.
    Prevents(Gain),
    /// The other side has no turn.
    Blocks,
    /// The other side has so few turns left.
    FewReplies(usize),
    /// The part of a point that its player may expect, in hundredths.
    Stands(u8),
}

/// Something that a turn brings.
#[derive(Clone, PartialEq, Debug)]
pub enum Gain {
    /// What the causes of these effects call a gain.
    Effects(Vec<Effect>),
    /// A corner of a board on which corners stay.
    Corner(Site),
}

/// No reply beyond these is worth a word.
const FEW: usize = 3;

/// Why the first line of a report is the best.
pub(super) fn reasons(play: &Play, report: &Report) -> Vec<Why> {
    let side = play.table.turn();
    let Some(best) = report.lines.first() else {
        return Vec::new();
    };
    if play.table.choices().len() == 1 {
        return vec![Why::Only];
    }
    let line = play.table.follow(&best.turns);
    let Some(turn) = line.first() else {
        return Vec::new();
    };
    let mut found = Vec::new();
    // Turns of both sides, the last one the winner's.
    let own = |plies: u32| plies.div_ceil(2).max(1);
    match best.score {
        Score::Win(plies) => found.push(Why::Wins { turns: own(plies) }),
        Score::Loss(plies) => found.push(Why::HoldsOut { turns: own(plies) }),
        Score::Exact(0) => found.push(Why::Draws),
        Score::Exact(_) | Score::Estimate(_) => (),
    }
    found.extend(corner(play, turn).map(Why::Does));
    found.push(Why::Does(Gain::Effects(turn.effects.clone())));
    found.extend(later(play, &line, side));
    if is_blocked(&line, side) {
        found.push(Why::Blocks);
    } else if let Some(count) = replies(play, &best.turns[0]).filter(|&count| count <= FEW) {
        found.push(Why::FewReplies(count));
    }
    let second = report
        .lines
        .get(1)
        .map(|line| play.table.follow(&line.turns));
    if let Some(threat) = second.as_deref().and_then(|line| answer(line, side))
        && let Some(gain) = prospect(play, threat)
    {
        let now = answer(&line, side).map_or(0, weight);
        if now < weight(threat) {
            found.push(Why::Prevents(gain));
        }
    }
    let chance = chance_of(play, Worth::seen_by(side, best.score), side);
    found.push(Why::Stands((chance * 100.0).round() as u8));
    found
}

/// The next thing that the player gains in the line, in so many own turns.
fn later(play: &Play, line: &[Followed], side: Side) -> Option<Why> {
    let own = line.iter().skip(1).filter(|turn| turn.side == side);
    let found = own
        .zip(1..)
        .take(2)
        .find(|(turn, _)| 0 < weight(turn) || corner(play, turn).is_some());
    let (turn, turns) = found?;
    let gain = prospect(play, turn)?;
    Some(Why::Later { turns, gain })
}

/// What the other side answers to the first turn of a line.
fn answer(line: &[Followed], side: Side) -> Option<&Followed> {
    line.get(1).filter(|turn| turn.side != side)
}

/// What is worth looking forward to in a turn. Where only corners stay, nothing else is.
fn prospect(play: &Play, turn: &Followed) -> Option<Gain> {
    match play.game {
        GameId::Reversi => corner(play, turn),
        GameId::Coerceo | GameId::Deblockle => Some(Gain::Effects(turn.effects.clone())),
    }
}

fn corner(play: &Play, turn: &Followed) -> Option<Gain> {
    let site = turn.path.last().copied()?;
    is_corner(play, site).then_some(Gain::Corner(site))
}

/// How much comes off the board; turned discs turn again.
fn weight(turn: &Followed) -> usize {
    let counts = |effect: &&Effect| matches!(effect, Effect::Taken { .. } | Effect::Tile { .. });
    turn.effects.iter().filter(counts).count()
}

/// Whether the other side loses its turn right after the first one of the line.
fn is_blocked(line: &[Followed], side: Side) -> bool {
    let passed =
        |effect: &Effect| matches!(effect, Effect::Passed { side: other, .. } if *other != side);
    line.iter()
        .take(2)
        .flat_map(|turn| &turn.effects)
        .any(passed)
}

/// How many turns the other side has after one; `None` if that ends the game.
fn replies(play: &Play, turn: &str) -> Option<usize> {
    let mut after = play.table.boxed();
    after.play(turn).ok()?;
    Some(after.choices().len()).filter(|_| after.outcome().is_none())
}

fn is_corner(play: &Play, site: Site) -> bool {
    match play.game {
        GameId::Reversi => {
            let present: Vec<Site> = play.table.scene().present.iter().collect();
            // The first and the last square of the first and the last row.
            let side = (1..).find(|side| side * side >= present.len()).unwrap_or(1);
            [0, side - 1, present.len() - side, present.len() - 1]
                .iter()
                .any(|&at| present.get(at) == Some(&site))
        }
        GameId::Coerceo | GameId::Deblockle => false,
    }
}
