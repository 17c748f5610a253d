//! Golden data: perft counts, and the legal turns and final scores of known positions.

use std::{fs, path::Path};

use serde_json::Value;
use tavola::rules::{
    Game, Leaves, Side, divide, perft,
    reversi::{Move, Reversi},
};

use crate::rules::reversi::{moves, read, start, turns};

fn golden() -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/reversi.json");
    let text = fs::read_to_string(path).expect("the golden file is there");
    serde_json::from_str(&text).expect("the golden file is JSON")
}

fn rows() -> Vec<u64> {
    let golden = golden();
    let rows = golden["perft"].as_array().expect("a list of counts");
    let count = |row: &Value| row.as_u64().expect("a count");
    rows.iter().map(count).collect()
}

/// Depths from 1 to this one.
fn check_perft(deepest: usize, leaves: Leaves) {
    let game = start("");
    for (depth, &nodes) in (1..=deepest).zip(&rows()) {
        assert_eq!(perft(&game, depth as u32, leaves), nodes, "depth {depth}");
    }
}

#[test]
fn perft_of_the_standard_start() {
    check_perft(8, Leaves::Made);
    check_perft(9, Leaves::Counted);
}

#[cfg(feature = "deep-tests")]
#[test]
fn deep_perft_of_the_standard_start() {
    check_perft(10, Leaves::Counted);
    check_perft(11, Leaves::Made);
}

#[test]
fn divided_perft_adds_up() {
    let rows = divide(&start(""), |next| perft(next, 6, Leaves::Counted));
    let names: Vec<_> = rows.iter().map(|(turn, _)| turn.as_str()).collect();
    assert_eq!(names, ["c4", "d3", "e6", "f5"]);
    assert!(rows.iter().all(|&(_, nodes)| nodes == 55_092 / 4));
}

#[test]
fn a_finished_game_is_one_leaf_at_any_depth() {
    let over = read("XXXXXXXXXXXXXXX- X");
    for depth in 1..4 {
        assert_eq!(perft(&over, depth, Leaves::Made), 1);
    }
}

#[test]
fn legal_turns_and_scores_of_known_positions() {
    let golden = golden();
    let positions = golden["positions"].as_array().expect("a list of positions");
    let (mut passes, mut finished) = (0, 0);
    for row in positions {
        let line = row["line"].as_str().expect("a position line");
        let game = read(line);
        assert_eq!(game.write(), line);
        if let Some(score) = row["score"].as_i64() {
            finished += 1;
            assert_eq!(moves(&game), [], "{line}");
            assert_eq!(i64::from(game.score(game.turn())), score, "{line}");
            let winner = if 0 < score { game.turn() } else { !game.turn() };
            let outcome = game.outcome().expect("the game is over");
            assert_eq!((outcome.winner, outcome.reason), (Some(winner), "discs"));
            assert_eq!(game.forced(), None, "{line}");
            continue;
        }
        assert_eq!(game.outcome(), None, "{line}");
        let listed = row["moves"].as_array().expect("a list of turns");
        let listed: Vec<_> = listed.iter().filter_map(Value::as_str).collect();
        assert_eq!(turns(&game), listed, "{line}");
        let forced = (listed == ["pass"]).then_some(Move::PASS);
        passes += u32::from(forced.is_some());
        assert_eq!(game.forced(), forced, "{line}");
    }
    assert_eq!((passes, finished), (17, 22));
}

#[test]
fn equal_counts_are_a_draw() {
    let game = read("XXXXXXXXOOOOOOOO X");
    let outcome = game.outcome().expect("the board is full");
    assert_eq!((outcome.winner, outcome.reason), (None, "discs"));
    assert_eq!(game.score(Side::First), 0);
    assert_eq!(Reversi::SIDES, ["black", "white"]);
}
