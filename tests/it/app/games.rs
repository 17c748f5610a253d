//! Whole games of the independent references, pointed at site by site.

use serde_json::Value;
use tavola::{
    app::Command,
    catalog::GameId,
    rules::{Effect, Outcome},
};

use crate::app::Desk;

fn golden(name: &str) -> Value {
    let path = format!("tests/data/{name}.json");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|err| panic!("{path}: {err}"));
    serde_json::from_str(&text).expect("golden data is JSON")
}

fn texts(value: &Value) -> Vec<String> {
    let list = value.as_array().expect("a list");
    list.iter()
        .map(|text| text.as_str().expect("a text").to_owned())
        .collect()
}

/// Undo to the start and redo to the end come back to the same positions.
fn check_undo(desk: &mut Desk) {
    let end = desk.position();
    let mut steps = 0;
    while Command::Undo.is_enabled(desk.app.model()) {
        desk.run(Command::Undo);
        steps += 1;
    }
    assert_eq!(desk.position(), desk.play().table.start());
    for _ in 0..steps {
        desk.run(Command::Redo);
    }
    assert_eq!(desk.position(), end);
    assert!(!Command::Redo.is_enabled(desk.app.model()));
}

#[test]
fn coerceo_games_are_pointed_at() {
    let golden = golden("coerceo");
    let games = golden["games"].as_array().expect("games");
    let mut turns = 0;
    for game in games.iter().step_by(6) {
        let cost = game["cost"].to_string();
        let start = game["start"].as_str().expect("a start");
        let mut desk = Desk::playing(GameId::Coerceo, &[("exchange", &cost), ("start", start)]);
        for turn in texts(&game["moves"]) {
            desk.point(&turn);
            turns += 1;
        }
        check_undo(&mut desk);
    }
    assert!(500 < turns, "{turns} turns");
}

#[test]
fn deblockle_games_are_pointed_at() {
    use tavola::app::{Action, FormEdit};
    let golden = golden("deblockle");
    let games = golden["games"].as_array().expect("games");
    let mut turns = 0;
    for game in games.iter().filter(|game| game["rules"] == "h").step_by(7) {
        let mut desk = Desk::new();
        let start = game["start"].as_str().expect("a start").to_owned();
        desk.app.apply(Action::AskNewGame(GameId::Deblockle));
        desk.app
            .apply(Action::Form(FormEdit::Option("quiet", "off".to_owned())));
        desk.app.apply(Action::Form(FormEdit::Position(start)));
        desk.app.apply(Action::StartGame);
        for ply in game["plies"].as_array().expect("plies") {
            desk.point(ply[0].as_str().expect("a turn"));
            let position = desk.position();
            let after = ply[3].as_str().expect("a position");
            assert!(position.starts_with(after), "{position} after {}", ply[0]);
            turns += 1;
        }
        check_undo(&mut desk);
        let winner = desk
            .play()
            .table
            .outcome()
            .and_then(|outcome| outcome.winner);
        match game["result"].as_str() {
            Some("1-0") => assert_eq!(winner.map(tavola::rules::Side::index), Some(0)),
            Some("0-1") => assert_eq!(winner.map(tavola::rules::Side::index), Some(1)),
            Some(_) | None => assert_eq!(winner, None),
        }
    }
    assert!(100 < turns, "{turns} turns");
}

#[test]
fn reversi_passes_are_played_and_stepped_over() {
    let mut passes = 0;
    for seed in 1..=8_usize {
        let mut desk = Desk::playing(GameId::Reversi, &[("size", "4")]);
        let mut turn = seed;
        while desk.play().is_going_on() {
            let choices = desk.play().table.choices();
            let choice = choices[turn % choices.len()].text.clone();
            turn = (turn * 31 + seed) % 10_007;
            desk.point(&choice);
            let told = desk.play().table.arrival();
            let passed = |effect: &&Effect| matches!(effect, Effect::Passed { .. });
            passes += told.iter().filter(passed).count();
            assert!(
                desk.play().table.waiting_pass().is_none(),
                "passes are played at once"
            );
        }
        let outcome = desk.play().table.outcome();
        assert!(
            matches!(
                outcome,
                Some(Outcome {
                    reason: "discs",
                    ..
                })
            ),
            "{outcome:?}"
        );
        check_undo(&mut desk);
    }
    assert!(0 < passes);
}
