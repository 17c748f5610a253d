//! Whole games through `apply`: golden ones, and transcripts that leave passes out.

use std::{fs, path::Path};

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{RngCore as _, SeedableRng as _},
};
use serde_json::Value;
use tavola::rules::{
    Game, Options as _,
    reversi::{Reversi, ReversiOptions},
};

use crate::cli::{printed, rows};

#[test]
fn transcripts_without_passes_are_whole_games() {
    let mut passes = 0;
    for seed in 0..60 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let size = ["4", "6", "8", "10"][seed as usize % 4];
        let mut options = ReversiOptions::default();
        options.set("size", size).expect("a size");
        let mut game = Reversi::start(&options);
        let (mut expected, mut transcript) = (Vec::new(), String::new());
        loop {
            let mut moves = Vec::new();
            game.moves(&mut moves);
            let Some(&mv) = moves.get(rng.next_u32() as usize % moves.len().max(1)) else {
                break;
            };
            let text = game.write_move(mv);
            if text == "pass" {
                passes += 1;
            } else {
                transcript += &text;
            }
            game.play(mv, &mut ());
            let outcome = game.outcome().map_or("-".to_owned(), |outcome| {
                let winner = outcome
                    .winner
                    .map_or("draw", |side| Reversi::SIDES[side.index()]);
                format!("{winner} discs")
            });
            expected.push(format!("{text}\t{}\t{outcome}\n", game.write()));
        }
        let size = format!("size={size}");
        let out = printed(&["apply", "reversi", "--option", &size, &transcript]);
        assert_eq!(out, expected.concat(), "{transcript}");
    }
    assert!(20 < passes, "{passes}");
}

fn golden(name: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(name);
    let text = fs::read_to_string(path).expect("the golden file is there");
    serde_json::from_str(&text).expect("the golden file is JSON")
}

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().expect("a list")
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().expect("a text")
}

fn words(value: &[Value]) -> Vec<&str> {
    value
        .iter()
        .map(|word| word.as_str().expect("a text"))
        .collect()
}

#[test]
fn golden_games_of_coerceo_end_as_they_should() {
    let golden = golden("coerceo.json");
    for key in ["games", "games_without_a_move"] {
        for game in list(&golden, key) {
            let start = format!("start={}", text(game, "start"));
            let exchange = format!("exchange={}", game["cost"]);
            let turns = words(list(game, "moves"));
            let options = [
                "apply", "coerceo", "--option", &start, "--option", &exchange,
            ];
            let out = printed(&[&options[..], &turns].concat());
            let rows = rows(&out);
            assert_eq!(rows.len(), turns.len());
            let (last, before) = rows.split_last().expect("a long game");
            assert!(before.iter().all(|row| row[2] == "-"));
            let winner = if text(game, "result") == "w" {
                "white"
            } else {
                "black"
            };
            let reason = if key == "games" {
                "eliminated"
            } else {
                "no-move"
            };
            assert_eq!(last[2], format!("{winner} {reason}"), "{}", game["id"]);
        }
    }
    let line = &golden["repetition_line"];
    let turns = words(list(line, "moves"));
    let more = ["c5a-c5c", "c1b-c1f"];
    let out = printed(&[&["apply", "coerceo"], &turns[..], &more].concat());
    let outcomes: Vec<_> = rows(&out).iter().map(|row| row[2]).collect();
    assert!(outcomes[..7].iter().all(|&outcome| outcome == "-"));
    assert_eq!(outcomes[7], text(line, "outcome_after_last"));
    let out = printed(
        &[
            &["apply", "coerceo", "--option", "repetition=off"],
            &turns[..],
        ]
        .concat(),
    );
    assert!(rows(&out).iter().all(|row| row[2] == "-"));
}

#[test]
fn golden_games_of_deblockle_agree_in_every_column() {
    for game in list(&golden("deblockle.json"), "games") {
        let rules = text(game, "rules");
        let slider = format!("slider={}", &rules[..1]);
        let mut args = vec!["apply", "deblockle", "--option", &slider];
        if rules.contains('e') {
            args.extend(["--option", "no-hop=ends"]);
        }
        if rules.contains('n') {
            args.extend(["--option", "adjacent=forbidden"]);
        }
        args.extend(["--option", "quiet=off", "--position", text(game, "start")]);
        let plies = list(game, "plies");
        args.extend(plies.iter().map(|ply| ply[0].as_str().expect("a turn")));
        let out = printed(&args);
        let rows = rows(&out);
        assert_eq!(rows.len(), plies.len(), "{}", game["id"]);
        for (row, ply) in rows.iter().zip(plies) {
            let position = ply[3].as_str().expect("a position");
            assert_eq!(row[0], ply[0], "{}", game["id"]);
            assert!(
                row[1].starts_with(&format!("{position} ")),
                "{}: {row:?}",
                game["id"]
            );
        }
        let outcome = match text(game, "result") {
            "1-0" => "gold home",
            "0-1" => "blue home",
            "stuck" => "draw blocked",
            "repetition" => "draw repetition",
            "cut" => "-",
            other => panic!("{}: {other}", game["id"]),
        };
        assert_eq!(rows[rows.len() - 1][2], outcome, "{}", game["id"]);
    }
}
