//! Games of Othello Quest: JSON with the players and a list of moves with their times. Only the
//! moves must be there and as they should.

use serde::Deserialize;
use serde_json::Value;

use crate::{
    catalog::GameId,
    rules::Reason,
    store::{
        LoadError,
        formats::{
            place::shown,
            player::{Player, is_pass},
        },
        text::Imported,
    },
};

/// What is read of it; the rest may be anything.
#[derive(Deserialize)]
struct File {
    #[serde(default)]
    players: Option<Vec<Named>>,
    #[serde(default)]
    created: Value,
    position: Position,
}

#[derive(Deserialize)]
struct Named {
    #[serde(default)]
    name: Value,
    #[serde(default)]
    rating: Value,
}

#[derive(Deserialize)]
struct Position {
    moves: Vec<Turn>,
}

#[derive(Deserialize)]
struct Turn {
    m: String,
    /// How long the player thought, in milliseconds.
    #[serde(default)]
    t: Value,
}

/// An object with a list of moves. A text of our own may begin with a comment in braces.
pub(crate) fn looks_like(text: &str) -> bool {
    let inside = text.trim_start().strip_prefix('{');
    inside.is_some_and(|inside| inside.trim_start().starts_with('"'))
        && ["\"moves\"", "\"position\"", "\"players\""]
            .iter()
            .any(|word| text.contains(word))
}

pub(crate) fn read(text: &str) -> Result<Imported, LoadError> {
    let file: File = serde_json::from_str(text).map_err(|err| {
        let reason = Reason::new("store-format-json")
            .count("line", err.line() as u64)
            .count("column", err.column() as u64);
        LoadError::of(GameId::Reversi, reason)
    })?;
    let mut player = Player::open(None)?;
    let players = file.players.unwrap_or_default();
    let name = |number: usize| players.get(number).and_then(|player| player.name.as_str());
    player.names(name(0).unwrap_or_default(), name(1).unwrap_or_default());
    for (known, rating) in players.iter().zip(["ggf.RB", "ggf.RW"]) {
        if let Some(number) = known.rating.as_f64() {
            player.keep_above(&[(rating.to_owned(), number.to_string())]);
        }
    }
    match &file.created {
        Value::String(text) => player.date(text),
        // Milliseconds; whatever else stands there is no date.
        created => {
            if let Some(number) = created
                .as_f64()
                .filter(|number| (0.0..1e13).contains(number))
            {
                player.date(&format!("{number:.0}"));
            }
        }
    }
    for Turn { m, t } in &file.position.moves {
        let text = if is_pass(m.trim()) { "pass" } else { m };
        if let Err(err) = player.play(&shown(text)) {
            return Err(player.refused(err));
        }
        let here = player.here();
        player.table().record_mut().node_mut(here).millis = t
            .as_f64()
            .filter(|t| (0.0..1e9).contains(t))
            .map(|t| t as u32);
    }
    Ok(Imported::Game {
        game: GameId::Reversi,
        table: player.done(None),
    })
}
