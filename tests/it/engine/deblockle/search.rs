//! The search on Deblockle: solo distances, perfect endings, and play against a plain player.

use std::sync::LazyLock;

use serde_json::Value;
use tavola::{
    engine::{
        Ask, Brain, Limits, Score, Stop, Style, Thinker as _, TranspositionTable,
        deblockle::{
            table::{Fate, wait},
            turns_home,
        },
    },
    rules::{
        Game as _, Options as _, Side, Site,
        deblockle::{
            Deblockle, DeblockleOptions, Turn,
            cube::{Face, Orientation},
        },
    },
};

use crate::engine::deblockle::plain::{Plain, play};

static GOLDEN: LazyLock<Value> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../data/deblockle.json")).expect("golden data is JSON")
});

fn with_slider(slider: &str) -> Deblockle {
    let mut options = DeblockleOptions::default();
    options.set("slider", slider).expect("a slider reading");
    Deblockle::start(&options)
}

#[test]
fn turns_home_are_the_golden_ones() {
    let order = GOLDEN["orient_order"].as_array().expect("a list");
    let orders = order.iter().map(|pair| {
        let pair = pair.as_str().expect("two letters");
        let mut faces = pair.chars().filter_map(Face::from_letter);
        let (top, north) = (faces.next().expect("top"), faces.next().expect("north"));
        Orientation::from_faces(top, north).expect("a golden orientation")
    });
    let orders: Vec<Orientation> = orders.collect();
    let mut seen = 0;
    for (slider, squares) in GOLDEN["solo_gold"].as_object().expect("by slider") {
        let rules = with_slider(slider).rules();
        for (square, turns) in squares.as_object().expect("by square") {
            let at = (0..49)
                .map(Site)
                .find(|&at| Deblockle::site_name(at) == *square);
            let at = at.expect("a square");
            for (&lies, turns) in orders.iter().zip(turns.as_array().expect("by orientation")) {
                let golden = turns.as_u64().expect("a number");
                let gold = turns_home(rules, Side::First, at, lies);
                assert_eq!(u64::from(gold), golden, "{slider} {square} {lies:?}");
                // The board looks the same from the other side.
                let (at, lies) = (Site(48 - at.0), lies.turned().turned());
                assert_eq!(turns_home(rules, Side::Second, at, lies), gold);
                seen += 1;
            }
        }
    }
    assert_eq!(seen, 4 * 47 * 24);
}

fn think(position: Deblockle, keys: Vec<u64>, quiet: u32, limits: Limits) -> (Turn, Score) {
    let judge = DeblockleOptions::default().judge();
    let mut brain = Brain::new(position, keys, quiet, judge);
    let ask = Ask {
        limits,
        style: Style::Win,
        lines: 1,
        threads: 1,
        seed: 0,
    };
    let table = TranspositionTable::new(4);
    let answer = brain.think(&ask, &table, &Stop::default(), &mut |_| ());
    let turn = answer.turn.expect("the game is not over");
    let turn = position.read_move(&turn).expect("a legal turn");
    (turn, answer.report.lines[0].score)
}

#[test]
fn one_against_one_is_played_perfectly() {
    let mut seen = [0; 3];
    for line in [
        "7/7/3CP3/7/7/7/6pc g",
        "7/7/3CP3/7/7/7/6pc b",
        "3ph3/7/7/7/7/7/3HX3 g",
        "3ph3/7/7/7/7/7/3HX3 b",
        "3xs3/7/7/7/7/7/3HC3 g",
        "3cl3/7/7/7/7/7/3XL3 g",
        "6cs/7/4HP2/7/7/7/7 b",
    ] {
        let options = DeblockleOptions::default();
        let position = Deblockle::read(line, &options).expect("a position");
        let table = wait(position.rules());
        let fate = table.fate(&position).expect("one block a side");
        let (turn, score) = think(position, Vec::new(), 0, Limits::depth(3));
        let wanted = match fate {
            Fate::Won(turns) => Some(Score::Win(turns.into())),
            Fate::Lost(turns) => Some(Score::Loss(turns.into())),
            Fate::Draw => None,
        };
        if let Some(wanted) = wanted {
            assert_eq!(score, wanted, "{line}");
        }
        let solved = table.solve_position(&position).expect("one block a side");
        let chosen = solved.turns.iter().find(|(known, ..)| *known == turn);
        let (_, _, verdict) = chosen.expect("a legal turn");
        assert_eq!(*verdict, solved.verdict, "{line}");
        seen[match fate {
            Fate::Won(_) => 0,
            Fate::Lost(_) => 1,
            Fate::Draw => 2,
        }] += 1;
    }
    assert!(seen.iter().all(|&count| 0 < count), "{seen:?}");
}

#[test]
fn few_positions_beat_a_plain_player() {
    let plain = Plain::new(3);
    let mut points = 0;
    for seed in 0..4 {
        let mut options = DeblockleOptions::default();
        options.set("seed", &seed.to_string()).expect("a seed");
        for side in Side::BOTH {
            let winner = play(Deblockle::start(&options), |position, keys, quiet| {
                if position.turn() == side {
                    think(*position, keys.to_vec(), quiet, Limits::nodes(2_000)).0
                } else {
                    plain.turn(position)
                }
            });
            points += match winner {
                None => 1,
                Some(winner) if winner == side => 2,
                Some(_) => 0,
            };
        }
    }
    assert!(13 <= points, "{points} of 16 half points");
}

#[test]
fn a_deblockled_side_is_passed_over_in_the_search() {
    // Blue has no turn until Gold frees it; Gold moves twice and more.
    let line = "3sh3/7/7/7/7/7/3SL3 g 0-0 hn";
    let position = Deblockle::read(line, &DeblockleOptions::default()).expect("a position");
    let (_, score) = think(position, Vec::new(), 0, Limits::depth(2));
    assert_eq!(score, Score::Win(20));
}
