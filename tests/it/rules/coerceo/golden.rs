//! The golden data.

use std::sync::LazyLock;

use serde_json::Value;
use tavola::rules::{
    Game as _, Leaves, Options as _, Outcome, Side, Site, coerceo::Coerceo, perft,
};

use super::{at, options, play};

pub(super) static GOLDEN: LazyLock<Value> = LazyLock::new(|| {
    let text = include_str!("../../../data/coerceo.json");
    serde_json::from_str(text).expect("the golden data are JSON")
});

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().expect(key)
}

fn words<'a>(value: &'a Value, key: &str) -> impl Iterator<Item = &'a str> {
    let word = |word: &'a Value| word.as_str().expect("a word");
    list(value, key).iter().map(word)
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().expect(key)
}

fn number(value: &Value) -> u64 {
    value.as_u64().expect("a number")
}

/// The position line of a long state: `COST TURN WHITE_TILES BLACK_TILES TILES WHITE BLACK`.
fn line_of_state(state: &str) -> String {
    let parts: Vec<&str> = state.split(' ').collect();
    let &[cost, turn, white_held, black_held, tiles, white, black] = parts.as_slice() else {
        panic!("seven parts: {state}");
    };
    let digit = |tile: &str, pieces: &str, letters: &str| {
        let stands = |&letter: &char| {
            pieces
                .split(',')
                .any(|field| field == format!("{tile}{letter}"))
        };
        let bits = letters.chars().enumerate();
        bits.filter(|(_, letter)| stands(letter))
            .map(|(n, _)| 1 << n)
            .sum::<u8>()
    };
    let file = |(file, ranks): (char, u8)| {
        let tile = |rank: u8| {
            let tile = format!("{file}{rank}");
            if tiles.split(',').any(|other| other == tile) {
                format!(
                    "{}{}",
                    digit(&tile, white, "ace"),
                    digit(&tile, black, "bdf")
                )
            } else {
                "--".into()
            }
        };
        (1..=ranks).map(tile).collect::<String>()
    };
    let files = [('a', 3), ('b', 4), ('c', 5), ('d', 4), ('e', 3)].map(file);
    format!(
        "{} {turn} {white_held} {black_held} {cost}",
        files.join("/")
    )
}

/// The outcome in the words of the golden data; they speak of draws that only a session judges.
fn outcome(game: &Coerceo) -> &'static str {
    match game.outcome() {
        Some(Outcome {
            winner: Some(Side::First),
            ..
        }) => "w",
        Some(Outcome {
            winner: Some(Side::Second),
            ..
        }) => "b",
        Some(Outcome { winner: None, .. }) => "draw",
        None if game.is_bare() => "draw bare",
        None => "",
    }
}

#[test]
fn starts_agree() {
    for (name, start) in GOLDEN["starts"].as_object().expect("a map") {
        let game = Coerceo::start(&options(&format!("start={name}")));
        assert_eq!(game.write(), text(start, "compact"));
        assert_eq!(game.write(), line_of_state(text(start, "state")));
        let mask = |key| u64::from_str_radix(text(start, key), 16).expect("a mask");
        assert_eq!(game.pieces(Side::First), mask("white_mask"));
        assert_eq!(game.pieces(Side::Second), mask("black_mask"));
        assert_eq!(tiles(&game), mask("tile_mask"));
    }
}

fn tiles(game: &Coerceo) -> u64 {
    game.tiles().map(|tile| 1 << tile.id()).sum()
}

#[test]
fn examples_agree() {
    for example in list(&GOLDEN, "examples") {
        let name = text(example, "name");
        let before = at(text(example, "before_compact"));
        assert_eq!(
            before.write(),
            line_of_state(text(example, "state")),
            "{name}"
        );
        let mv = before.read_move(text(example, "move")).expect(name);
        assert_eq!(before.annotate(mv), text(example, "annotated"), "{name}");
        assert_eq!(
            before.read_move(text(example, "annotated")),
            Ok(mv),
            "{name}"
        );
        let mut after = before;
        after.play(mv, &mut ());
        assert_eq!(after.write(), text(example, "after_compact"), "{name}");
        assert_eq!(outcome(&after), text(example, "outcome"), "{name}");
        let gained = after
            .held(before.turn())
            .saturating_sub(before.held(before.turn()));
        assert_eq!(u64::from(gained), number(&example["collected"]), "{name}");
    }
}

#[test]
fn refused_turns_are_refused_for_their_reason() {
    let keys = [
        ("only one tile held, two needed", "too-few-tiles"),
        ("the opponent's tiles do not count", "too-few-tiles"),
        ("own piece", "own-piece"),
        ("empty field", "nothing-to-take"),
        ("tile is off the board", "tile-gone"),
        ("opponent's piece", "theirs"),
        ("no piece there", "empty"),
        // That field lies beside the piece, too.
        ("field of the other colour", "beside"),
        ("field of the other colour, beside it", "beside"),
        ("too far", "too-far"),
        ("occupied by an own piece", "occupied"),
        ("standing still is not a move", "standing-still"),
    ];
    for refused in list(&GOLDEN, "refused") {
        let game = at(&line_of_state(text(refused, "state")));
        let (turn, why) = (text(refused, "move"), text(refused, "why"));
        let key = keys.iter().find(|(words, _)| *words == why).expect(why).1;
        let refusal = game.read_move(turn).expect_err(turn).reason;
        assert_eq!(refusal.key, format!("coerceo-refusal-{key}"), "{turn}");
        let path: Vec<Site> = match turn.strip_prefix('*') {
            Some(field) => vec![Site(133), site(field)],
            None => turn.split('-').map(site).collect(),
        };
        assert_eq!(game.refusal(&path), Some(refusal), "{turn}");
    }
}

pub(super) fn site(name: &str) -> Site {
    let named = |&site: &Site| Coerceo::site_name(site) == name;
    (0..=u8::MAX).map(Site).find(named).expect(name)
}

#[test]
fn the_repetition_line_repeats_the_start_three_times() {
    let line = &GOLDEN["repetition_line"];
    let mut game = Coerceo::start(&options(&format!("start={}", text(line, "start"))));
    let mut keys = vec![game.key()];
    for turn in words(line, "moves") {
        let before = game;
        play(&mut game, turn);
        assert!(!before.progressed(&game), "{turn}");
        keys.push(game.key());
    }
    let occurrences = keys.iter().filter(|key| **key == game.key()).count();
    assert_eq!(occurrences, 3);
    assert_eq!(text(line, "outcome_after_last"), "draw repetition");
    assert!(options("").judge().repetition);
}

#[test]
fn games_agree_after_every_turn() {
    let mut plies = 0;
    for key in ["games", "games_without_a_move"] {
        for game in list(&GOLDEN, key) {
            plies += follow(game);
            assert_eq!(
                key == "games_without_a_move",
                no_move(game),
                "{}",
                text(game, "id")
            );
        }
    }
    assert_eq!(plies, 4_748);
}

fn no_move(golden: &Value) -> bool {
    let mut game = start_of(golden);
    words(golden, "moves").for_each(|turn| play(&mut game, turn));
    game.outcome()
        .is_some_and(|outcome| outcome.reason == "no-move")
}

fn start_of(golden: &Value) -> Coerceo {
    let (start, cost) = (text(golden, "start"), number(&golden["cost"]));
    Coerceo::start(&options(&format!("start={start} exchange={cost}")))
}

/// Plays a golden game and compares every state; returns its length.
fn follow(golden: &Value) -> usize {
    let id = text(golden, "id");
    let mut game = start_of(golden);
    let turns: Vec<&str> = words(golden, "moves").collect();
    for (number_of_turn, (turn, ply)) in turns.iter().zip(list(golden, "plies")).enumerate() {
        let place = format!("{id} turn {}: {turn}", number_of_turn + 1);
        assert_eq!(game.outcome(), None, "{place}");
        let mv = game.read_move(turn).expect(&place);
        let annotated = game.annotate(mv);
        game.play(mv, &mut ());

        let mask = |at: usize| {
            let hex = ply[at].as_str().expect("a mask");
            u64::from_str_radix(hex, 16).expect("a mask")
        };
        assert_eq!(game.pieces(Side::First), mask(0), "{place}");
        assert_eq!(game.pieces(Side::Second), mask(1), "{place}");
        assert_eq!(tiles(&game), mask(2), "{place}");
        assert_eq!(
            u64::from(game.held(Side::First)),
            number(&ply[3]),
            "{place}"
        );
        assert_eq!(
            u64::from(game.held(Side::Second)),
            number(&ply[4]),
            "{place}"
        );

        let sign = if turn.starts_with('*') { '~' } else { '+' };
        let follows = [(5, sign), (6, 'x')].map(|(at, sign)| {
            let mut names: Vec<&str> = ply[at].as_str().expect("names").split(',').collect();
            names.sort_unstable();
            names.retain(|name| !name.is_empty());
            names
                .iter()
                .map(|name| format!("{sign}{name}"))
                .collect::<String>()
        });
        let expected = format!("{turn}{}", follows.concat());
        assert_eq!(annotated.trim_end_matches('#'), expected, "{place}");
    }
    assert_eq!(outcome(&game), text(golden, "result"), "{id}");
    turns.len()
}

/// Rows of up to three million nodes here; up to 300 million with the feature `deep-tests`.
#[test]
fn perft_agrees() {
    let most = if cfg!(feature = "deep-tests") {
        300_000_000
    } else {
        3_000_000
    };
    let mut rows = 0;
    for position in list(&GOLDEN, "perft") {
        let line = line_of_state(text(position, "state"));
        for (depth, count) in (1..).zip(list(position, "counts")) {
            let count = number(count);
            if count <= most {
                assert_eq!(
                    perft(&at(&line), depth, Leaves::Made),
                    count,
                    "{line} depth {depth}"
                );
                rows += 1;
            }
        }
    }
    assert!(50 <= rows, "{rows} rows");
}

#[test]
fn perft_goes_on_after_a_bare_draw() {
    let game = at("------/----40--/----02----/--------/------ w 0 1 2");
    let counts = [1, 2, 3, 4].map(|depth| perft(&game, depth, Leaves::Made));
    assert_eq!(counts, [3, 6, 14, 36]);
}
