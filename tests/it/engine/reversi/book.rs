//! Strong levels play their first turns from the book, and an analysis begins with it.

use std::{collections::BTreeSet, time::Duration};

use tavola::{
    catalog::GameId,
    engine::{Answer, Ask, Limits, Score, Stop, Style, TranspositionTable},
    session::Table,
};

fn open(options: &[(&str, &str)]) -> Box<dyn Table> {
    let options: Vec<_> = options
        .iter()
        .map(|&(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    GameId::Reversi.open(&options, None).expect("a start")
}

/// What a level answers, as seeded.
fn answer(table: &dyn Table, level: usize, seed: u64) -> Answer {
    let mut thinker = table.thinker();
    let ask = Ask {
        limits: Limits::time(Duration::from_millis(10)),
        style: Style::Level(thinker.levels()[level - 1]),
        lines: 1,
        threads: 1,
        seed,
    };
    let memory = TranspositionTable::new(1);
    thinker.think(&ask, &memory, &Stop::default(), &mut |_| ())
}

fn is_book(answer: &Answer) -> bool {
    answer.report.nodes == 0
}

#[test]
fn the_strongest_level_begins_without_a_look() {
    let table = open(&[]);
    for seed in 0..5 {
        assert!(is_book(&answer(&*table, 8, seed)));
    }
}

#[test]
fn games_of_different_seeds_begin_in_different_ways() {
    let mut seen = BTreeSet::new();
    for seed in 0..24 {
        let mut table = open(&[]);
        let mut line = Vec::new();
        for _ in 0..6 {
            let answer = answer(&*table, 8, seed);
            assert!(is_book(&answer), "{line:?}");
            let turn = answer.turn.expect("the game goes on");
            let lines = &answer.report.lines;
            assert_eq!(lines[0].turns.first(), Some(&turn));
            table.play(&turn).expect("the book is legal");
            line.push(turn);
        }
        seen.insert(line);
    }
    assert!(12 < seen.len(), "{seen:?}");
    let table = open(&[]);
    assert_eq!(answer(&*table, 8, 7).turn, answer(&*table, 8, 7).turn);
}

#[test]
fn the_levels_that_are_said_to_know_the_book_use_it() {
    let strong: Vec<usize> = (1..)
        .zip(GameId::Reversi.levels())
        .filter(|(_, level)| level.is_sound())
        .map(|(number, _)| number)
        .collect();
    assert_eq!(
        strong,
        [6, 7, 8],
        "docs/levels.md and docs/openings.md say so"
    );
    for number in 1..=8 {
        let is_known = is_book(&answer(&*open(&[]), number, 1));
        assert_eq!(is_known, strong.contains(&number), "level {number}");
    }
    for game in GameId::ALL {
        let table = game.open(&[], None).expect("the start");
        let knows = table.thinker().book(1).is_some();
        assert_eq!(knows, game.has_book(), "{}", game.slug());
    }
}

#[test]
fn levels_that_err_and_other_starts_do_without_the_book() {
    assert!(!is_book(&answer(&*open(&[]), 3, 1)));
    for options in [("size", "6"), ("start", "parallel"), ("handicap", "black1")] {
        assert!(!is_book(&answer(&*open(&[options]), 8, 1)));
    }
    // Turns that no book has an answer to.
    let mut table = open(&[]);
    for _ in 0..12 {
        let turn = table
            .choices()
            .last()
            .expect("the game goes on")
            .text
            .clone();
        table.play(&turn).expect("a choice is legal");
    }
    let answer = answer(&*table, 8, 1);
    assert!(!is_book(&answer));
}

#[test]
fn the_book_tells_the_values_of_turns() {
    let table = open(&[]);
    let known = table.thinker().book(3).expect("it knows the start");
    assert_eq!((known.nodes, known.lines.len()), (0, 3));
    assert!(8 <= known.depth);
    // The four first turns are images of each other.
    let scores: Vec<Score> = known.lines.iter().map(|line| line.score).collect();
    assert!(scores.iter().all(|score| *score == scores[0]), "{scores:?}");
    for line in &known.lines {
        assert!(4 < line.turns.len());
        assert_eq!(table.follow(&line.turns).len(), line.turns.len());
    }
    assert_eq!(open(&[("size", "6")]).thinker().book(1), None);
    assert_eq!(open(&[("start", "parallel")]).thinker().book(1), None);
}
