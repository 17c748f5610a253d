//! Games of Othello Quest: JSON with the players and a list of moves.

use serde::Deserialize;

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
    players: Vec<Named>,
    #[serde(default)]
    created: Created,
    position: Position,
}

#[derive(Deserialize)]
struct Named {
    #[serde(default)]
    name: String,
}

#[derive(Deserialize)]
struct Position {
    moves: Vec<Turn>,
}

#[derive(Deserialize)]
struct Turn {
    m: String,
}

/// When the game began, as text or as a number.
#[derive(Deserialize, Default)]
#[serde(untagged)]
enum Created {
    Text(String),
    Number(f64),
    #[default]
    None,
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
    let name = |number: usize| file.players.get(number).map_or("", |player| &player.name);
    player.names(name(0), name(1));
    match &file.created {
        Created::Text(text) => player.date(text),
        Created::Number(number) => player.date(&format!("{number:.0}")),
        Created::None => (),
    }
    for Turn { m } in &file.position.moves {
        let text = if is_pass(m.trim()) { "pass" } else { m };
        if let Err(err) = player.play(&shown(text)) {
            return Err(player.refused(err));
        }
    }
    Ok(Imported::Game {
        game: GameId::Reversi,
        table: player.done(None),
    })
}
