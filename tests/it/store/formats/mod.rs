//! Files of other Reversi programs: examples of our own, there and back, broken in every way.

mod bad;
mod examples;
pub(crate) mod made;
mod many;
mod round;

use std::time::Instant;

use tavola::{
    catalog::GameId,
    record::Record,
    rules::{Arg, Reason},
    session::Table,
    store::{
        LoadError,
        formats::Collection,
        text::{Imported, recognise},
    },
};

/// Checks that work grows with its size and not with the square of it: four times as much takes less
/// than ten times as long, the quickest of three tries each.
pub(crate) fn check_growth(size: usize, work: impl Fn(usize)) {
    let quickest = |size| {
        let tries = (0..3).map(|_| {
            let begin = Instant::now();
            work(size);
            begin.elapsed()
        });
        tries.min().expect("three tries")
    };
    let (once, four_times) = (quickest(size), quickest(4 * size));
    assert!(four_times < 10 * once, "{once:?}, then {four_times:?}");
}

/// The one game that a text holds.
fn game(text: &str) -> Box<dyn Table> {
    match recognise(text, None) {
        Ok(Imported::Game {
            game: GameId::Reversi,
            table,
        }) => table,
        other => panic!("{other:?}\n{text}"),
    }
}

fn position(text: &str) -> Box<dyn Table> {
    match recognise(text, None) {
        Ok(Imported::Position {
            game: GameId::Reversi,
            table,
        }) => table,
        other => panic!("{other:?}\n{text}"),
    }
}

fn games(text: &str) -> Collection {
    match recognise(text, None) {
        Ok(Imported::Games(games)) => games,
        other => panic!("{other:?}\n{text}"),
    }
}

fn refused(text: &str) -> LoadError {
    match recognise(text, None) {
        Err(err) => err,
        Ok(found) => panic!("{found:?}\n{text}"),
    }
}

/// The turns of the main line, run together.
fn turns(table: &dyn Table) -> String {
    let record = table.record();
    let line = record.path(record.main_tip());
    line.iter().map(|&id| record.text(id)).collect()
}

/// The tree of turns with comments, as rows.
fn tree(table: &dyn Table) -> Vec<(u32, String, String)> {
    let record = table.record();
    let row = |(depth, id)| {
        let comment = record.node(id).comment.clone();
        (depth, record.text(id).to_owned(), comment)
    };
    record.preorder().into_iter().map(row).collect()
}

fn comment(table: &dyn Table) -> &str {
    &table.record().node(Record::ROOT).comment
}

/// The reason at the bottom, below the names of files and games.
fn bottom(reason: &Reason) -> &Reason {
    let inner = reason.args.iter().find_map(|(_, arg)| match arg {
        Arg::Because(inner) if ["store-in-file", "store-in-game"].contains(&reason.key) => {
            Some(&**inner)
        }
        _ => None,
    });
    inner.map_or(reason, bottom)
}

fn arg<'a>(reason: &'a Reason, name: &str) -> &'a Arg {
    let found = reason.args.iter().find(|(known, _)| *known == name);
    &found.unwrap_or_else(|| panic!("no {name} in {reason}")).1
}
