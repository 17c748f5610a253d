//! What a save says about itself, without playing it through; for lists.

use crate::{
    catalog::GameId,
    record::Strength,
    rules::{Outcome, Reason, Side},
    store::save::{self, shape::File},
};

/// What lists show of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    pub game: GameId,
    /// The names of the first and the second side; empty where a side's own name serves.
    pub players: [String; 2],
    /// Which of them are computers, and how strong.
    pub computers: [Option<Strength>; 2],
    /// When the game began, RFC 3339; empty if unknown.
    pub date: String,
    /// `None` while the game goes on.
    pub outcome: Option<Outcome>,
    /// The turns of all variations together.
    pub turns: usize,
    /// Whether nothing was done yet, not even a step of a set-up.
    pub untouched: bool,
}

/// Every reason for an end that a save can name.
const REASONS: [&str; 12] = [
    "eliminated",
    "twelve",
    "home",
    "discs",
    "no-move",
    "repetition",
    "bare",
    "quiet",
    "blocked",
    "resigned",
    "agreed",
    "time",
];

/// Reads what a save says about itself.
pub(crate) fn peek(text: &str) -> Result<Summary, Reason> {
    let file = save::parse(text)?;
    let Some(game) = GameId::from_slug(&file.game) else {
        return Err(Reason::new("store-unknown-game").text("game", file.game));
    };
    Ok(summary(game, &file))
}

fn summary(game: GameId, file: &File) -> Summary {
    let name = |word: &str| {
        let players = &file.players.0;
        let found = players.iter().find(|(side, _)| side == word);
        found.map(|(_, name)| name.clone()).unwrap_or_default()
    };
    let strength = |word: &str| {
        let computers = &file.computers.0;
        let (_, number) = computers.iter().find(|(side, _)| side == word)?;
        Strength::read(number)
    };
    let sides = game.sides();
    Summary {
        game,
        players: sides.map(name),
        computers: sides.map(strength),
        date: file.date.clone(),
        outcome: outcome(&file.result, sides),
        turns: file.turns.len(),
        untouched: file.turns.is_empty() && (!file.start.is_empty() || file.setup.is_empty()),
    }
}

fn outcome(result: &str, sides: [&str; 2]) -> Option<Outcome> {
    let (winner, reason) = result.split_once(' ')?;
    let reason = REASONS.into_iter().find(|&known| known == reason)?;
    if winner == "draw" {
        return Some(Outcome::draw(reason));
    }
    let won = |side: &Side| sides[side.index()] == winner;
    let side = Side::BOTH.into_iter().find(won)?;
    Some(Outcome::win(side, reason))
}
