//! Files of other Reversi programs: examples of our own, there and back, broken in every way.

mod bad;
mod examples;
mod kept;
mod lost;
pub(crate) mod made;
mod many;
mod round;

use std::{
    fs,
    time::{Duration, Instant},
};

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
    let timed = |size| {
        let begin = Clock::now();
        work(size);
        begin.elapsed()
    };
    // In turns, so that a busy moment of the machine meets both.
    let tries = [(); 3].map(|()| (timed(size), timed(4 * size)));
    let once = tries
        .iter()
        .map(|tries| tries.0)
        .min()
        .expect("three tries");
    let four_times = tries
        .iter()
        .map(|tries| tries.1)
        .min()
        .expect("three tries");
    /// Some systems tell what was worked only in such steps.
    const GRAIN: Duration = Duration::from_millis(20);
    assert!(
        four_times < 10 * once.max(GRAIN),
        "{once:?}, then {four_times:?}"
    );
}

/// How long this thread has worked, where the system says so: what else the machine does counts
/// little then. Elsewhere the time of day.
enum Clock {
    Worked(Duration),
    Began(Instant),
}

impl Clock {
    fn now() -> Self {
        match Self::worked() {
            Some(worked) => Self::Worked(worked),
            None => Self::Began(Instant::now()),
        }
    }

    fn elapsed(&self) -> Duration {
        match self {
            Self::Worked(before) => {
                let now = Self::worked().expect("it could be read before");
                now - *before
            }
            Self::Began(begin) => begin.elapsed(),
        }
    }

    /// Linux tells it in nanoseconds.
    fn worked() -> Option<Duration> {
        let told = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        let nanos = told.split(' ').next()?.parse().ok()?;
        (0 < nanos).then(|| Duration::from_nanos(nanos))
    }
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
