//! Keys: everything that can influence play is in them, and nothing else.

use std::collections::HashMap;

use serde_json::Value;
use tavola::rules::{Game, coerceo::Coerceo, deblockle::Deblockle, reversi::Reversi};

use crate::engine::{Dice, options};

fn golden(text: &str) -> Value {
    serde_json::from_str(text).expect("the golden data are JSON")
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().expect("a text")
}

/// Plays turns, and reads every position anew from its line.
fn follow<G: Game>(mut game: G, options: &G::Options, turns: &[&str]) -> usize {
    for turn in turns {
        let mv = game.read_move(turn).expect("a golden turn is legal");
        game.play(mv, &mut ());
        let line = game.write();
        let read = G::read(&line, options).expect("a written line can be read");
        assert_eq!(read, game, "{line}");
        assert_eq!(read.key(), game.key(), "{line}");
    }
    turns.len()
}

#[test]
fn keys_of_golden_games_are_those_of_their_lines() {
    let coerceo = golden(include_str!("../../data/coerceo.json"));
    let mut turns = 0;
    for game in coerceo["games"].as_array().expect("games") {
        let start = format!("start={} exchange={}", text(game, "start"), game["cost"]);
        let options = options::<Coerceo>(&start);
        let moves = game["moves"].as_array().expect("turns");
        let moves: Vec<_> = moves
            .iter()
            .map(|mv| mv.as_str().expect("a turn"))
            .collect();
        turns += follow(Coerceo::start(&options), &options, &moves);
    }
    assert_eq!(turns, 4_333);
    let deblockle = golden(include_str!("../../data/deblockle.json"));
    let mut turns = 0;
    for game in deblockle["games"].as_array().expect("games") {
        let rules = text(game, "rules");
        let mut chosen = format!("slider={}", &rules[..1]);
        if rules.contains('e') {
            chosen.push_str(" no-hop=ends");
        }
        if rules.contains('n') {
            chosen.push_str(" adjacent=forbidden");
        }
        let options = options::<Deblockle>(&chosen);
        let start = Deblockle::read(text(game, "start"), &options).expect("a golden line");
        let plies = game["plies"].as_array().expect("turns");
        let moves: Vec<_> = plies
            .iter()
            .map(|ply| ply[0].as_str().expect("a turn"))
            .collect();
        turns += follow(start, &options, &moves);
    }
    assert!(2_000 < turns, "{turns}");
}

/// Positions of random games have different keys exactly if they are different positions.
fn tell_apart<G: Game>(chosen: &[&str], games: usize) {
    let mut by_key: HashMap<u64, G> = HashMap::new();
    let mut dice = Dice(7);
    for number in 0..games {
        let options = options::<G>(chosen[number % chosen.len()]);
        let mut game = G::start(&options);
        let mut moves = Vec::new();
        for _ in 0..300 {
            let key = game.key();
            assert_eq!(key, game.clone().key());
            let known = by_key.entry(key).or_insert_with(|| game.clone());
            assert_eq!(known.write(), game.write(), "two positions of one key");
            moves.clear();
            game.moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            let mv = moves[dice.below(moves.len())];
            game.play(mv, &mut ());
        }
    }
    let mut keys: Vec<u64> = by_key.values().map(|game| game.key()).collect();
    let all = keys.len();
    assert!(500 < all, "{} has only {all} positions", G::SLUG);
    // Tables use the low bits alone; they must be as good as the others.
    keys.iter_mut().for_each(|key| *key &= 0xffff_ffff);
    keys.sort_unstable();
    keys.dedup();
    assert!(
        all - keys.len() <= 2,
        "{} of {all} share low bits",
        all - keys.len()
    );
}

#[test]
fn different_positions_have_different_keys() {
    tell_apart::<Coerceo>(&["exchange=2", "start=ocius exchange=1"], 40);
    tell_apart::<Reversi>(&["size=8", "size=6", "size=10", "size=4"], 60);
    tell_apart::<Deblockle>(&["seed=1", "seed=2", "gold=2 blue=3 seed=3"], 40);
}

/// Lines of one game that differ in one thing each; all their keys differ.
fn differ<G: Game>(lines: &[(&str, &str)]) {
    let mut keys = HashMap::new();
    for (line, chosen) in lines {
        let game =
            G::read(line, &options::<G>(chosen)).unwrap_or_else(|err| panic!("{line}: {err}"));
        if let Some(other) = keys.insert(game.key(), (line, chosen)) {
            panic!("{other:?} and {line} {chosen} have one key");
        }
    }
}

#[test]
fn every_part_of_a_position_is_in_its_key() {
    // The side to move, the tiles held by each, the price, a piece elsewhere, a piece more,
    // a tile more.
    let line = "------/----40--/----02----/--------/------ w 1 1 2";
    differ::<Coerceo>(&[
        (line, ""),
        ("------/----40--/----02----/--------/------ b 1 1 2", ""),
        ("------/----40--/----02----/--------/------ w 0 1 2", ""),
        ("------/----40--/----02----/--------/------ w 1 0 2", ""),
        ("------/----40--/----02----/--------/------ w 0 0 1", ""),
        ("------/----60--/----02----/--------/------ w 1 1 2", ""),
        ("------/----20--/----02----/--------/------ w 1 1 2", ""),
        ("------/----41--/----02----/--------/------ w 1 1 2", ""),
        ("------/----4040/----02----/--------/------ w 1 1 2", ""),
        (line, "no-move=draw"),
    ]);
    differ::<Reversi>(&[
        ("-----OX--XO----- X", ""),
        ("-----OX--XO----- O", ""),
        ("-----OX--XX----- X", ""),
        ("-----OX--XO---O- X", ""),
    ]);
    let line = "2ph1xl2/7/2xl1cl2/7/2XL1XL2/7/2SL1LP2 g";
    differ::<Deblockle>(&[
        (line, ""),
        ("2ph1xl2/7/2xl1cl2/7/2XL1XL2/7/2SL1LP2 b", ""),
        ("2ph1xl2/7/2xl1cl2/7/2XL1XL2/7/2SL4 g", ""),
        ("2ph1xl2/7/2xl1cl2/7/2XL1XL2/7/2SL2LP1 g", ""),
        ("2ph1xl2/7/2xl1cl2/7/2XL1XL2/7/2SL1LX2 g", ""),
        (line, "slider=t"),
        (line, "no-hop=ends"),
        (line, "adjacent=forbidden"),
    ]);
}
