//! The names of openings: found by position through symmetry and other orders of turns.

use std::{
    collections::{HashMap, HashSet},
    sync::LazyLock,
};

use proptest::prelude::*;
use tavola::{catalog::GameId, openings, session::Table};

fn start() -> Box<dyn Table> {
    GameId::Reversi.open(&[], None).expect("the usual start")
}

fn played(turns: &[&str]) -> Box<dyn Table> {
    let mut table = start();
    for turn in turns {
        let legal = table.play(turn);
        legal.unwrap_or_else(|err| panic!("{turns:?}: {err:?}"));
    }
    table
}

fn name(table: &dyn Table) -> Option<&'static str> {
    openings::named(table).map(|place| openings::all()[place].name)
}

/// A square of eight by eight in one of its eight images.
fn square(number: usize, file: usize, rank: usize) -> (usize, usize) {
    let (mut file, mut rank) = (file, rank);
    if number & 1 != 0 {
        (file, rank) = (rank, file);
    }
    if number & 2 != 0 {
        file = 7 - file;
    }
    if number & 4 != 0 {
        rank = 7 - rank;
    }
    (file, rank)
}

fn turn(number: usize, text: &str) -> String {
    let bytes = text.as_bytes();
    let (file, rank) = (usize::from(bytes[0] - b'a'), usize::from(bytes[1] - b'1'));
    let (file, rank) = square(number, file, rank);
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

/// The squares of a position line in one of their images, and whose turn it is.
fn line(number: usize, text: &str) -> String {
    let (board, rest) = text.split_at(64);
    let board: Vec<char> = board.chars().collect();
    let mut image = vec!['-'; 64];
    for (at, disc) in board.into_iter().enumerate() {
        let (file, rank) = square(number, at % 8, at / 8);
        image[rank * 8 + file] = disc;
    }
    image.into_iter().chain(rest.chars()).collect()
}

/// One name for all images of a position, by another way than the program's.
fn least(text: &str) -> String {
    let images = (0..8).map(|number| line(number, text));
    images.min().expect("there are eight")
}

#[test]
fn every_image_of_every_opening_finds_its_name() {
    let usual = start().position();
    for (place, opening) in openings::all().iter().enumerate() {
        for number in 0..8 {
            let begin = line(number, &usual);
            let table = GameId::Reversi.open(&[], Some(&begin));
            let mut table = table.expect("an image of the start");
            for text in opening.turns() {
                let text = turn(number, text);
                let legal = table.play(&text);
                legal.unwrap_or_else(|err| panic!("{}: {err:?}", opening.name));
            }
            assert_eq!(openings::named(&*table), Some(place), "{}", opening.name);
        }
    }
}

#[test]
fn no_position_has_two_openings_and_the_list_is_in_order() {
    let lines: Vec<&str> = openings::all().iter().map(|own| own.moves).collect();
    assert!(lines.is_sorted());
    assert!(600 < lines.len());
    let positions = openings::all()
        .iter()
        .map(|own| least(&played(&own.turns()).position()));
    let mut seen = HashSet::new();
    for (position, opening) in positions.zip(openings::all()) {
        assert!(seen.insert(position), "{}", opening.name);
        assert!(!opening.name.is_empty() && opening.name == opening.name.trim());
        assert_eq!(opening.turns().len(), opening.plies());
    }
}

#[test]
fn another_order_of_the_turns_has_the_same_name() {
    let one = "f5 d6 c3 d3 c4 f4 c5 b3 c2 e6 c6 b6 b4 f6";
    let other = "f5 d6 c3 d3 c4 f4 c5 b3 c2 e6 b4 f6 c6 b6";
    for turns in [one, other] {
        let turns: Vec<&str> = turns.split(' ').collect();
        assert_eq!(name(&*played(&turns)), Some("Moorlin"));
    }
}

#[test]
fn the_last_name_stays_after_the_names_end() {
    let tiger = ["f5", "d6", "c3", "d3", "c4"];
    let mut table = played(&tiger);
    assert_eq!(name(&*table), Some("Tiger"));
    for _ in 0..40 {
        let Some(choice) = table.choices().last() else {
            break;
        };
        let text = choice.text.clone();
        table.play(&text).expect("a choice is legal");
        assert!(name(&*table).is_some());
    }
    let far = table.record().here();
    let back = table.record().path(far)[1];
    table.goto(back);
    assert_eq!(name(&*table), Some("Perpendicular Opening"));
    table.goto(tavola::record::Record::ROOT);
    assert_eq!(name(&*table), None);
}

#[test]
fn every_turn_that_leads_to_a_name_has_it() {
    let mut table = played(&["f5", "d6", "c3", "d3", "c4"]);
    let line = table.record().line();
    let wanted = [(line[1], "Perpendicular Opening"), (line[4], "Tiger")];
    assert_eq!(openings::names(&*table), wanted);
    // Also where the view stands before them, and in whatever order they were played.
    table.goto(line[0]);
    assert_eq!(openings::names(&*table), wanted);
    let other = played(&["e6", "f4", "c3", "c4", "d3"]);
    let line = other.record().line();
    let wanted = [(line[1], "Perpendicular Opening"), (line[4], "Tiger")];
    assert_eq!(openings::names(&*other), wanted);
    assert!(openings::names(&*start()).is_empty());
}

#[test]
fn other_boards_and_other_starts_have_no_names() {
    for (key, value) in [
        ("size", "6"),
        ("size", "10"),
        ("start", "parallel"),
        ("start", "original"),
        ("handicap", "black1"),
    ] {
        let chosen = [(key.to_owned(), value.to_owned())];
        let mut table = GameId::Reversi.open(&chosen, None).expect("a start");
        for ply in 0..12 {
            assert_eq!(name(&*table), None, "{key} {value}");
            let choices = table.choices();
            let text = choices[ply % choices.len()].text.clone();
            table.play(&text).expect("a choice is legal");
        }
    }
    for game in [GameId::Coerceo, GameId::Deblockle] {
        assert_eq!(name(&*game.open(&[], None).expect("a start")), None);
    }
}

#[test]
fn openings_are_found_by_words_and_by_turns() {
    let found = |words: &str| {
        let names = openings::find(words)
            .into_iter()
            .map(|at| openings::all()[at].name);
        names.collect::<Vec<_>>()
    };
    assert_eq!(found("").len(), openings::all().len());
    assert_eq!(found("  tiger  "), found("TIGER"));
    assert!(found("tiger").contains(&"Mainline Tiger"));
    assert_eq!(found("doyo kai"), found("Doyo-kaï"));
    // What is called just that comes before what has it in its name.
    assert_eq!(found(" rose ")[0], "Rose");
    assert_eq!(found("triangle")[0], "Rose-Bill");
    assert!(found("rose").contains(&"Rose-Bill"));
    assert!(found("tobidashi").contains(&"Heath / Tobidashi"));
    // Another name of the same opening finds it too.
    assert!(found("Coquelicot").contains(&"Lollipop"));
    let tigers = found("f5d6c3d3c4");
    assert!(tigers.contains(&"Tiger") && tigers.contains(&"Stephenson"));
    assert_eq!(found("F5 d6 C3 d3 c4"), tigers);
    assert_eq!(found("1. f5 d6 2. c3 d3 3. c4"), tigers);
    // Whichever way round, in another order, and half written.
    assert_eq!(found("c4e3f6e6f5"), tigers);
    assert_eq!(found("D3 c5 2. f6 f5"), found("f5d6c3d3"));
    assert_eq!(found("f5 f6 e6 d6 c3"), found("f5 f6 e6 f4 c3"));
    assert_eq!(found("f5d6c3d3c4f"), tigers);
    assert_eq!(found("f5 f5"), Vec::<&str>::new());
    assert_eq!(found("no such opening"), Vec::<&str>::new());
    assert_eq!(found("a1"), Vec::<&str>::new());
}

/// The names of the first twelve plies by position.
static NAMES: LazyLock<HashMap<String, &str>> = LazyLock::new(|| {
    let early = openings::all()
        .iter()
        .filter(|opening| opening.plies() <= 12);
    early
        .map(|opening| (least(&played(&opening.turns()).position()), opening.name))
        .collect()
});

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn the_deepest_named_position_counts(
        place in 0..openings::all().len(),
        cut in 0..12_usize,
        steps in prop::collection::vec(0..30_usize, 0..10),
    ) {
        let mut table = start();
        let known = openings::all()[place].turns();
        let mut wanted = None;
        for ply in 0..12 {
            let text = match (known.get(ply), steps.get(ply)) {
                (Some(&text), _) if ply < cut => text.to_owned(),
                (_, Some(step)) => {
                    let choices = table.choices();
                    choices[step % choices.len()].text.clone()
                }
                (_, None) => break,
            };
            table.play(&text).expect("a choice is legal");
            wanted = NAMES.get(&least(&table.position())).copied().or(wanted);
            prop_assert_eq!(name(&*table), wanted);
        }
    }

    #[test]
    fn any_words_are_looked_for(words in ".{0,40}") {
        prop_assert!(openings::find(&words).len() <= openings::all().len());
    }
}
