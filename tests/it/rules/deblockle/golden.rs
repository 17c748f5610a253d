//! The golden data: cases, whole games, perft rows, refused lines and solo distances, from slow
//! reference programs.

use std::{collections::HashMap, sync::LazyLock};

use serde_json::Value;
use tavola::rules::{
    Effect, Game as _, Leaves, Options as _, Side,
    deblockle::{
        Deblockle, DeblockleOptions, Turn,
        board::{Direction, start_squares},
        cube::{Face, Orientation},
    },
    perft,
};

static GOLDEN: LazyLock<Value> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../data/deblockle.json")).expect("golden data is JSON")
});

/// The rules of a golden entry are letters; here they come by way of the options.
fn read(line: &str, rules: &str) -> Deblockle {
    let mut options = DeblockleOptions::default();
    let mut set = |key, value: &str| options.set(key, value).expect("a golden option");
    set("slider", &rules[..1]);
    if rules.contains('e') {
        set("no-hop", "ends");
    }
    if rules.contains('n') {
        set("adjacent", "forbidden");
    }
    Deblockle::read(line, &options).unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn text(value: &Value) -> &str {
    value.as_str().expect("golden text")
}

fn texts(value: &Value) -> Vec<String> {
    let list = value.as_array().expect("a golden list");
    list.iter().map(|item| text(item).to_owned()).collect()
}

/// Board and side of a position line.
fn board(position: &Deblockle) -> String {
    let line = position.write();
    line.split(' ').take(2).collect::<Vec<_>>().join(" ")
}

/// The turns of a side as text, whoever's turn it is. A line that names the side makes it move.
fn turns_of(position: &Deblockle, side: Side) -> Vec<String> {
    let mut turns = Vec::new();
    position.turns_of(side, &mut turns);
    let mut texts: Vec<String> = turns.iter().map(|&turn| named(position, turn)).collect();
    texts.sort();
    texts
}

/// A turn's text, also for the side that is not to move.
fn named(position: &Deblockle, turn: Turn) -> String {
    let (_, lies) = position.block(turn.from).expect("a turn begins at a block");
    let face = lies.tipped(turn.tip).top().letter();
    let from = Deblockle::site_name(turn.from);
    let hop = turn.hop.map(Deblockle::site_name).unwrap_or_default();
    format!("{from}{}{face}{hop}", turn.tip.letter())
}

fn sorted(mut list: Vec<String>) -> Vec<String> {
    list.sort();
    list
}

fn side(letter: &str) -> Side {
    match letter {
        "g" => Side::First,
        "b" => Side::Second,
        other => panic!("no side {other}"),
    }
}

fn ended(position: &Deblockle) -> Option<&'static str> {
    let outcome = position.outcome()?;
    Some(match outcome.winner {
        Some(Side::First) => "1-0",
        Some(Side::Second) => "0-1",
        None => "stuck",
    })
}

/// Plays a turn by its text and counts the skipped turns.
fn play(position: &mut Deblockle, turn: &str) -> usize {
    let turn = position
        .read_move(turn)
        .unwrap_or_else(|error| panic!("{}: {error}", position.write()));
    let mut effects = Vec::new();
    position.play(turn, &mut effects);
    let passed = |effect: &&Effect| matches!(effect, Effect::Passed { .. });
    effects.iter().filter(passed).count()
}

#[test]
fn orientations() {
    let list = GOLDEN["orientations"].as_array().expect("a list");
    assert_eq!(list.len(), Orientation::COUNT);
    for entry in list {
        let lies = orientation(text(&entry["o"]));
        assert_eq!(lies.east().letter().to_string(), text(&entry["east"]));
        for direction in Direction::ALL {
            let tipped = &entry["tip"][direction.letter().to_string()];
            assert_eq!(lies.tipped(direction), orientation(text(tipped)));
        }
    }
}

fn orientation(pair: &str) -> Orientation {
    let mut faces = pair.chars().filter_map(Face::from_letter);
    let (top, north) = (faces.next().expect("top"), faces.next().expect("north"));
    Orientation::from_faces(top, north).expect("a golden orientation")
}

#[test]
fn start_squares_by_count() {
    for count in 1..=4_u8 {
        let golden = texts(&GOLDEN["start_squares"][count.to_string()]);
        let named = start_squares(Side::First, count)
            .iter()
            .map(|&at| Deblockle::site_name(at));
        assert_eq!(named.collect::<Vec<_>>(), golden);
    }
}

#[test]
fn bad_lines_are_refused() {
    for line in texts(&GOLDEN["bad_fens"]) {
        assert!(
            Deblockle::read(&line, &DeblockleOptions::default()).is_err(),
            "{line}"
        );
    }
}

#[test]
fn cases() {
    let cases = GOLDEN["cases"].as_array().expect("a list");
    assert_eq!(cases.len(), 152);
    for case in cases {
        check_case(case);
    }
}

fn check_case(case: &Value) {
    let id = text(&case["id"]);
    let line = text(&case["fen"]);
    let position = read(line, text(&case["rules"]));
    let named_side = side(line.rsplit(' ').next().expect("a side"));
    let all = turns_of(&position, named_side);
    let keys = case.as_object().expect("a case").keys();
    for key in keys {
        match key.as_str() {
            "id" | "rule" | "fen" | "rules" => (),
            "of" => {
                for (square, turns) in case["of"].as_object().expect("squares") {
                    let own: Vec<String> = all
                        .iter()
                        .filter(|turn| turn.starts_with(square))
                        .cloned()
                        .collect();
                    assert_eq!(own, sorted(texts(turns)), "{id}: {square}");
                }
            }
            "all" => assert_eq!(all, sorted(texts(&case["all"])), "{id}"),
            "has" => {
                for turn in texts(&case["has"]) {
                    assert!(all.contains(&turn), "{id}: {turn}");
                    assert!(position.read_move(&turn).is_ok(), "{id}: {turn}");
                }
            }
            "hasnt" => {
                for turn in texts(&case["hasnt"]) {
                    assert!(!all.contains(&turn), "{id}: {turn}");
                    assert!(position.read_move(&turn).is_err(), "{id}: {turn}");
                }
            }
            "blocked" => {
                for letter in texts(&case["blocked"]) {
                    assert!(turns_of(&position, side(&letter)).is_empty(), "{id}");
                }
            }
            "free" => {
                for letter in texts(&case["free"]) {
                    assert!(!turns_of(&position, side(&letter)).is_empty(), "{id}");
                }
            }
            "play" => {
                for row in case["play"].as_array().expect("plays") {
                    let mut next = position;
                    let skipped = play(&mut next, text(&row[0]));
                    assert_eq!(board(&next), text(&row[1]), "{id}");
                    assert_eq!(ended(&next), row[2].as_str(), "{id}");
                    assert_eq!(Some(0 < skipped), row[3].as_bool(), "{id}");
                }
            }
            other => panic!("{id}: no check for {other}"),
        }
    }
}

#[test]
fn games() {
    let games = GOLDEN["games"].as_array().expect("a list");
    assert_eq!(games.len(), 55);
    for game in games {
        let id = &game["id"];
        let mut position = read(text(&game["start"]), text(&game["rules"]));
        for ply in game["plies"].as_array().expect("plies") {
            let turns = turns_of(&position, position.turn());
            assert_eq!(turns.len() as u64, ply[1], "{id}: {}", position.write());
            let crc = crc32(turns.join(" ").as_bytes());
            assert_eq!(format!("{crc:08x}"), text(&ply[2]), "{id}");
            let skipped = play(&mut position, text(&ply[0]));
            assert_eq!(board(&position), text(&ply[3]), "{id}");
            assert_eq!(skipped as u64, ply[4], "{id}");
        }
        let expected = Some(text(&game["result"])).filter(|result| {
            // These are judged over the line of positions, by the session.
            !["cut", "repetition"].contains(result)
        });
        assert_eq!(ended(&position), expected, "{id}");
    }
}

/// CRC-32 as zip and PNG use it.
fn crc32(bytes: &[u8]) -> u32 {
    let bit = |crc: u32, _| (crc >> 1) ^ (0xEDB8_8320 * (crc & 1));
    let byte = |crc: u32, byte: &u8| (0..8).fold(crc ^ u32::from(*byte), bit);
    !bytes.iter().fold(!0, byte)
}

/// The golden rows with fewer nodes than this, from the least to the most.
fn check_perft(least: u64, most: u64) {
    let mut checked = 0;
    for entry in GOLDEN["perft"].as_array().expect("a list") {
        let position = read(text(&entry["fen"]), text(&entry["rules"]));
        for (nodes, depth) in entry["perft"].as_array().expect("counts").iter().zip(1..) {
            let nodes = nodes.as_u64().expect("a count");
            if least <= nodes && nodes < most {
                let counted = perft(&position, depth, Leaves::Made);
                assert_eq!(counted, nodes, "{}", entry["name"]);
                checked += 1;
            }
        }
    }
    assert!(0 < checked);
}

#[test]
fn perft_rows() {
    check_perft(0, 2_000_000);
}

#[cfg(feature = "deep-tests")]
#[test]
fn perft_deep_rows() {
    check_perft(2_000_000, 300_000_000);
}

/// The fewest turns for a lone Gold block to go home from every square and orientation, with
/// nobody else on the board.
#[test]
fn solo_distances() {
    let order = texts(&GOLDEN["orient_order"]);
    for (slider, squares) in GOLDEN["solo_gold"].as_object().expect("readings") {
        let mut known = HashMap::new();
        for square in squares.as_object().expect("squares").keys() {
            for lies in &order {
                let state = (square.clone(), lies.clone());
                let steps = solo_turns(square, lies, slider);
                known.insert(state, steps);
            }
        }
        let distances = distances(&known);
        for (square, golden) in squares.as_object().expect("squares") {
            for (lies, turns) in order.iter().zip(golden.as_array().expect("distances")) {
                let state = (square.clone(), lies.clone());
                assert_eq!(distances.get(&state).copied(), turns.as_u64(), "{state:?}");
            }
        }
    }
}

type Lying = (String, String);

/// Where a lone block can be after one turn; `None` is home.
fn solo_turns(square: &str, lies: &str, slider: &str) -> Vec<Option<Lying>> {
    let position = lone(square, lies, slider);
    let mut turns = Vec::new();
    position.turns_of(Side::First, &mut turns);
    let after = |turn: &Turn| {
        let to = turn.hop.or(turn.tip.step(turn.from)).expect("a square");
        let now = orientation(lies).tipped(turn.tip);
        let pair = [now.top(), now.north()].map(Face::letter);
        (now.top() != Face::Star)
            .then(|| (Deblockle::site_name(to), pair.iter().collect::<String>()))
    };
    turns.iter().map(after).collect()
}

fn lone(square: &str, lies: &str, slider: &str) -> Deblockle {
    let mut letters = square.bytes();
    let file = letters.next().expect("a file") - b'a';
    let rank = letters.next().expect("a rank") - b'1';
    let row = [
        (0 < file).then(|| file.to_string()),
        Some(lies.to_owned()),
        (file < 6).then(|| (6 - file).to_string()),
    ];
    let row: String = row.into_iter().flatten().collect();
    let rows: Vec<String> = (0..7_u8)
        .rev()
        .map(|at| {
            if at == rank {
                row.clone()
            } else {
                "7".to_owned()
            }
        })
        .collect();
    read(&format!("{} g", rows.join("/")), slider)
}

fn distances(turns: &HashMap<Lying, Vec<Option<Lying>>>) -> HashMap<Lying, u64> {
    let mut distances: HashMap<Lying, u64> = HashMap::new();
    for distance in 1.. {
        let reaches = |next: &Option<Lying>| match next {
            None => true,
            Some(state) => distances.get(state).is_some_and(|&known| known < distance),
        };
        let new: Vec<Lying> = turns
            .iter()
            .filter(|(state, next)| !distances.contains_key(*state) && next.iter().any(reaches))
            .map(|(state, _)| state.clone())
            .collect();
        if new.is_empty() {
            break;
        }
        distances.extend(new.into_iter().map(|state| (state, distance)));
    }
    distances
}
