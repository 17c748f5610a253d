//! The laws of every game, under every option.

use std::collections::BTreeSet;

use tavola::rules::{Game as _, coerceo::Coerceo};

use super::{at, options};
use crate::rules::law::{Tally, check_from, check_game};

fn check(words: &str, games: u32, seed: u64) -> Tally {
    check_game::<Coerceo>(&options(words), games, seed)
}

#[test]
fn laurentius_keeps_the_laws() {
    let tally = check("", 16, 1);
    assert!(5_000 < tally.turns, "{tally:?}");
    for kind in ["moved", "taken", "tile", "stock"] {
        assert!(tally.effects.contains_key(kind), "{kind}: {tally:?}");
    }
    for words in [
        "exchange=1 cura=on",
        "no-move=draw repetition=off",
        "bare=off quiet=60",
    ] {
        check(words, 6, 2);
    }
}

#[test]
fn twelve_pieces_keep_the_laws() {
    let tally = check("twelve=on", 16, 3);
    assert!(tally.outcomes.contains_key("twelve"), "{tally:?}");
    check("twelve=on exchange=1 cura=on no-move=draw", 8, 4);
}

#[test]
fn ocius_keeps_the_laws() {
    let tally = check("start=ocius", 250, 5);
    assert!(tally.outcomes.contains_key("no-move"), "{tally:?}");
    let tally = check("start=ocius no-move=draw", 250, 6);
    assert!(tally.outcomes.contains_key("no-move"), "{tally:?}");
    for (words, seed) in [
        ("start=ocius exchange=1", 7),
        ("start=ocius cura=on", 8),
        (
            "start=ocius exchange=1 no-move=draw cura=on repetition=off bare=off quiet=1",
            9,
        ),
    ] {
        check(words, 250, seed);
    }
}

/// Short games from positions where much can happen at once.
#[test]
fn crowded_positions_keep_the_laws() {
    let mut reasons = BTreeSet::new();
    for (line, seed) in [
        ("------/--144414/--10006520/--2422--/------ w 2 2 2", 1),
        ("040014/10000041/----------/--------/------ w 2 0 2", 2),
        ("------/--141410/--14140001/--------/------ w 2 1 2", 3),
        ("------/--1414--/--10005404/--2422--/------ w 2 0 1", 4),
        ("------/--------/----4371--/----52--/------ b 5 5 1", 5),
    ] {
        let game = at(line);
        let under = game.options(&options(""));
        reasons.extend(check_from(&game, &under, 150, seed).reasons);
    }
    for key in [
        "coerceo-cause-stepped",
        "coerceo-cause-exchanged",
        "coerceo-cause-fell",
        "coerceo-cause-fell-chain",
        "coerceo-cause-kept",
        "coerceo-cause-captured-landing",
        "coerceo-cause-captured-removal",
    ] {
        assert!(reasons.contains(key), "{key}: {reasons:?}");
    }
}
