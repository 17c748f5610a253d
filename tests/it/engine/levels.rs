//! docs/levels.md tells the levels as they are, and they are as far apart as they should be.

use std::time::Duration;

use tavola::{
    catalog::GameId,
    engine::{Ask, Level, Limits, Reach, Score, Stop, Style, TranspositionTable},
    session::Table,
};

fn levels(game: GameId) -> &'static [Level] {
    let table = game.open(&[], None).expect("the start of a game");
    table.thinker().levels()
}

/// What the page says of a level before its results.
fn row(game: GameId, number: usize, level: &Level) -> String {
    let reach = match level.reach {
        Reach::Plies(1) => "1 turn".to_owned(),
        Reach::Plies(plies) => format!("{plies} turns"),
        Reach::Endgame { plies: 1, empties } => format!("1 turn, the last {empties} squares"),
        Reach::Endgame { plies, empties } => format!("{plies} turns, the last {empties} squares"),
        Reach::Positions(count) => format!("{count} positions"),
        Reach::Time => "as long as it may".to_owned(),
    };
    let settles = match (game, level.settles) {
        // It has no exchanges to look through, whatever its levels say.
        (GameId::Reversi, _) => "-",
        (GameId::Coerceo | GameId::Deblockle, true) => "yes",
        (GameId::Coerceo | GameId::Deblockle, false) => "no",
    };
    format!(
        "| {number} | {reach} | {} % | {}.{:02} | {settles} |",
        level.overlooks,
        level.misjudges / 100,
        level.misjudges % 100,
    )
}

#[test]
fn the_page_of_the_levels_is_right() {
    let page = include_str!("../../../docs/levels.md");
    for game in GameId::ALL {
        let name = game.slug();
        let title = format!("## {}{}", name[..1].to_uppercase(), &name[1..]);
        let (_, part) = page.split_once(&title).expect("a part for every game");
        let told: Vec<_> = part.lines().skip(4).take(8).collect();
        assert_eq!(told.len(), 8, "{name}");
        for ((level, number), told) in levels(game).iter().zip(1..).zip(told) {
            let row = row(game, number, level);
            assert!(told.starts_with(&row), "{name}: {told}, not {row}");
            // Against the level below it; the weakest against greed, which beats it.
            let columns: Vec<_> = told.split('|').map(str::trim).collect();
            let bounds = if number == 1 { 0.0..=20.0 } else { 60.0..=85.0 };
            let score: f32 = columns[7].parse().expect("a score in percent");
            assert!(bounds.contains(&score), "{name}: {told}");
        }
    }
}

/// A game of Reversi on a board of this size, with so many squares empty and a choice to make.
fn near_the_end(size: &str, empties: usize) -> Option<Box<dyn Table>> {
    let options = [("size".to_owned(), size.to_owned())];
    let mut table = GameId::Reversi.open(&options, None).expect("a size");
    let squares = size.parse::<usize>().expect("a number").pow(2);
    let mut seed = 7_usize;
    while table.outcome().is_none() {
        let discs = table.scene().tokens().count();
        if squares == discs + empties {
            return (1 < table.choices().len()).then_some(table);
        }
        seed = seed.wrapping_mul(5).wrapping_add(3) % 4096;
        let choices = table.choices();
        let turn = choices[seed / 7 % choices.len()].text.clone();
        table.play(&turn).expect("a choice is legal");
    }
    None
}

/// Whether a player of this level knows how the game ends.
fn sees_the_end(table: &dyn Table, level: Level, limits: Limits) -> bool {
    let ask = Ask {
        limits,
        style: Style::Level(level),
        lines: 1,
        threads: 1,
        ..Ask::default()
    };
    let memory = TranspositionTable::new(1);
    let answer = table
        .thinker()
        .think(&ask, &memory, &Stop::default(), &mut |_| ());
    matches!(answer.report.lines[0].score, Score::Exact(_))
}

#[test]
fn on_boards_of_every_size_the_end_is_played_as_the_levels_tell() {
    for size in ["4", "6", "8", "10"] {
        let options = [("size".to_owned(), size.to_owned())];
        let start = GameId::Reversi.open(&options, None).expect("a size");
        let told = start.thinker().levels();
        assert_eq!(start.thinker().book(1).is_some(), size == "8");
        let mut seen = 0;
        for (level, told) in GameId::Reversi.levels().iter().zip(told) {
            let Reach::Endgame { empties: last, .. } = told.reach else {
                continue;
            };
            if let Some(table) = near_the_end(size, last as usize) {
                seen += 1;
                assert!(
                    sees_the_end(&*table, *level, Limits::default()),
                    "{size}: {last} squares"
                );
            }
            if let Some(table) = near_the_end(size, last as usize + 1) {
                seen += 1;
                assert!(
                    !sees_the_end(&*table, *level, Limits::default()),
                    "{size}: more than {last}"
                );
            }
        }
        assert!(8 <= seen, "{size}: {seen}");
    }
}

#[test]
fn the_strongest_level_sees_the_end_from_its_last_squares_on_whatever_time_it_has() {
    let levels = levels(GameId::Reversi);
    let last = levels.iter().map(Level::ending).max();
    let last = last.expect("a level that sees the end") as usize;
    let table = near_the_end("8", last).expect("a choice to make");
    let strongest = *levels.last().expect("a level");
    assert_eq!(strongest.reach, Reach::Time);
    let limits = Limits::time(Duration::from_nanos(1));
    assert!(sees_the_end(&*table, strongest, limits));
    // Before them it has the time that it is given, which is next to none here.
    let table = near_the_end("8", last + 9).expect("a choice to make");
    assert!(!sees_the_end(&*table, strongest, limits));
}
