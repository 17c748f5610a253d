//! Opening a game under exactly the options that a text names, and saying which turn of it is
//! not legal.

use crate::{
    catalog::GameId,
    record::NodeId,
    rules::{IllegalMove, Reason},
    session::Table,
    store::{LoadError, numbering},
};

/// Opens a game. Options that do not exist, that exclude each other, or that the start line
/// contradicts are refused: a game never goes on under other rules than its own.
pub(crate) fn open(
    game: GameId,
    options: &[(String, String)],
    start: Option<&str>,
) -> Result<Box<dyn Table>, LoadError> {
    for (key, value) in options {
        if game.specs().iter().all(|spec| spec.key != key) {
            let reason = Reason::new("store-unknown-option")
                .text("key", key)
                .text("value", value);
            return Err(LoadError::of(game, reason));
        }
    }
    let table = game.open(options, start).map_err(|err| {
        let key = start.map_or("store-bad-options", |_| "store-bad-start");
        LoadError::of(game, Reason::new(key).because("why", err.reason))
    })?;
    let found = table.options();
    for (key, value) in options {
        let (_, played) = found
            .iter()
            .find(|(known, _)| known == key)
            .expect("every option was checked");
        if played != value {
            let reason = Reason::new("store-options-disagree")
                .text("key", key)
                .text("value", value)
                .text("start", played);
            return Err(LoadError::of(game, reason));
        }
    }
    Ok(table)
}

/// The refusal of a turn, with the game before it.
pub(crate) fn bad_turn(
    game: GameId,
    mut table: Box<dyn Table>,
    parent: NodeId,
    err: IllegalMove,
) -> LoadError {
    table.goto(parent);
    let side = table.turn();
    let place = numbering::place(&*table, parent, side);
    let reason = Reason::new("store-bad-turn")
        .count("number", place.number)
        .word("side", game.sides()[side.index()])
        .text("turn", err.text)
        .because("why", err.reason);
    LoadError {
        partial: Some(table),
        ..LoadError::of(game, reason)
    }
}
