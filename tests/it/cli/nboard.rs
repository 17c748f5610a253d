//! `tavola engine reversi --nboard`: conversations of the NBoard protocol.

use std::ffi::OsString;

use proptest::prelude::*;
use tavola::{
    catalog::GameId,
    cli::{Next, run},
    lang::{Lang, Language},
    record::Record,
    store::formats::{Format, write},
};

use crate::{
    cli::{
        printed, refused,
        talk::{count, last, talk},
    },
    store::games::Dice,
};

/// A game as NBoard sends it, after two turns.
const GAME: &str = "set game (;GM[Othello]PC[NBoard]DT[2026-01-02 03:04:05 GMT]PB[one]PW[two]RE[?]TI[5:00]TY[8]\
    BO[8 ---------------------------O*------*O--------------------------- *]B[F5/0.10/1.2]W[D6//2];)";
/// Black has nothing but a pass, White then f1.
const PASS: &str = "set game (;GM[Othello]PC[t]PB[a]PW[b]RE[?]TI[0]TY[8]BO[8 OOOO*-**\
    ******************************************************** *];)";

fn nboard(lines: &[&'static str]) -> String {
    talk(&["reversi", "--nboard"], lines)
}

/// Checks that a turn is legal after others.
fn check_legal(turns: &str, turn: &str) {
    let position = printed(&["apply", "reversi", turns]);
    let position = position
        .lines()
        .last()
        .and_then(|line| line.split('\t').nth(1));
    let legal = printed(&[
        "moves",
        "reversi",
        "--position",
        position.expect("a position"),
    ]);
    assert!(
        legal.lines().any(|text| text.eq_ignore_ascii_case(turn)),
        "{turn}"
    );
}

#[test]
fn a_game_is_played_turn_by_turn() {
    let said = nboard(&[
        "nboard 2",
        "set contempt 0",
        "set depth 5",
        GAME,
        "ping 1",
        "< pong 1",
        "go",
        "< === ",
        "move C7/-0.5/1.25",
        "move f4",
        "ping 2",
        "< pong 2",
        "go",
        "< === ",
        "learn",
        "quit",
    ]);
    let lines: Vec<_> = said.lines().collect();
    assert_eq!(
        lines[..3],
        ["set myname Tavola", "set myname Tavola5", "pong 1"]
    );
    assert_eq!((count(&said, "=== "), count(&said, "learned")), (2, 1));
    assert!(0 < count(&said, "nodestats ") && 0 < count(&said, "search "));
    // The turn is legal after f5 d6 c7 f4, with a value and a time.
    let played = last(&said, "=== ");
    let parts: Vec<_> = played.split('/').collect();
    let [turn, value, secs] = parts[..] else {
        panic!("a turn, its value and its time: {played}");
    };
    check_legal("f5d6c7f4", turn);
    assert_eq!(turn, turn.to_ascii_uppercase());
    assert!(
        value.parse::<f64>().is_ok() && secs.parse::<f64>().is_ok(),
        "{played}"
    );
}

#[test]
fn what_the_book_knows_comes_at_once() {
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..12 {
        let said = nboard(&["set depth 40", GAME, "go", "< === ", "quit"]);
        assert_eq!((count(&said, "book "), count(&said, "search ")), (1, 0));
        let (line, played) = (last(&said, "book "), last(&said, "=== "));
        let (turn, rest) = played.split_at(2);
        assert!(line.starts_with(turn) && rest.ends_with("/0.00"), "{said}");
        seen.insert(turn.to_owned());
    }
    assert!(1 < seen.len(), "games begin in different ways: {seen:?}");
    // A hint begins with it and then looks for itself.
    let said = nboard(&[
        "set depth 3",
        GAME,
        "hint 2",
        "< status",
        "< status",
        "quit",
    ]);
    let kinds: Vec<&str> = said
        .lines()
        .filter_map(|line| line.split(' ').next())
        .filter(|kind| ["book", "search"].contains(kind))
        .collect();
    assert_eq!(kinds[..2], ["book"; 2], "{said}");
    assert_eq!(kinds[2..], ["search"; 6], "{said}");
    let known = last(&said, "book ");
    let words: Vec<_> = known.split(' ').collect();
    let [line, value, games, depth] = words[..] else {
        panic!("line, value, games, depth: {known}");
    };
    assert!(line.len() % 2 == 0 && value.parse::<f64>().is_ok() && games == "0");
    assert!(depth.parse::<u32>().is_ok_and(|depth| 8 <= depth));
}

#[test]
fn hints_tell_lines_with_value_and_depth() {
    let said = nboard(&[
        "nboard 2",
        GAME,
        "set depth 6",
        "hint 3",
        "< status",
        "< status",
        "ping 3",
        "quit",
    ]);
    let searched: Vec<Vec<&str>> = said
        .lines()
        .filter_map(|line| line.strip_prefix("search "))
        .map(|line| line.split(' ').collect())
        .collect();
    assert_eq!(searched.len(), 6 * 3, "{said}");
    for (place, words) in searched.iter().enumerate() {
        let [line, value, zero, depth] = words[..] else {
            panic!("line, value, 0, depth: {words:?}");
        };
        assert!(line.len() % 2 == 0 && line.is_ascii(), "{line}");
        assert!(value.parse::<f64>().is_ok() && zero == "0", "{words:?}");
        assert_eq!(depth, (place / 3 + 1).to_string());
    }
    let turns: Vec<_> = searched[15..].iter().map(|words| &words[0][..2]).collect();
    assert!(turns[0] != turns[1] && turns[1] != turns[2] && turns[0] != turns[2]);
}

#[test]
fn a_ping_stops_the_search_which_then_says_no_more() {
    let said = nboard(&[
        "set depth 60",
        GAME,
        "move c7",
        "go",
        "< search ",
        "ping 7",
        "< pong 7",
        "ping 8",
        "< pong 8",
        "quit",
    ]);
    let (_, after) = said.split_once("pong 7\n").expect("it was said");
    assert_eq!(after, "pong 8\n");
    assert_eq!(count(&said, "=== "), 0);
}

#[test]
fn a_forced_pass_is_played_and_the_end_is_solved() {
    let said = nboard(&[PASS, "go", "< === ", "move PA", "go", "< === ", "quit"]);
    let played: Vec<_> = said
        .lines()
        .filter(|line| line.starts_with("=== "))
        .collect();
    assert!(played[0].starts_with("=== PA/"), "{said}");
    assert!(played[1].starts_with("=== F1/"), "{said}");
    assert!(said.contains(" 100%\n"), "{said}");
    let over = nboard(&[PASS, "F1", "go", "hint 2", "ping 1", "< pong 1", "quit"]);
    assert_eq!(count(&over, "status The game is over"), 2);
    assert_eq!(count(&over, "=== "), 0);
}

#[test]
fn a_clock_ends_a_search_that_no_depth_does() {
    const SLOW: &str = "set game (;GM[Othello]PC[NBoard]PB[one]PW[two]RE[?]TI[00:05]TY[8]\
        BO[8 ---------------------------O*------*O--------------------------- *]\
        B[F5//1.5]W[F6]B[D3//1]W[C5]B[E6//1]W[F7]B[E7//1]W[F4];)";
    let said = nboard(&["nboard 2", SLOW, "set depth 60", "go", "< === ", "quit"]);
    assert_eq!(count(&said, "=== "), 1, "{said}");
    let deepest = last(&said, "search ").split(' ').nth(3).map(str::to_owned);
    let deepest: u32 = deepest
        .and_then(|depth| depth.parse().ok())
        .expect("a depth");
    assert!(deepest < 52, "the end of the game was not reached: {said}");
    // The time of a turn that is told counts like one of the game.
    let said = nboard(&[
        "set depth 60",
        SLOW,
        "move D6/-1.00/0.4",
        "move C6//4",
        "go",
        "< === ",
        "quit",
    ]);
    assert_eq!(count(&said, "=== "), 1, "{said}");
}

#[test]
fn the_clock_is_that_of_the_side_to_move() {
    let went = |clocks: &str, depth: &'static str, moves: &[&'static str]| {
        let game = GAME.replace("TI[5:00]", clocks).leak();
        let lines = [&[depth, game], moves, &["go", "< === ", "quit"]];
        let said = nboard(&lines.concat());
        let told = last(&said, "nodestats ").split(' ').next();
        let nodes = told.and_then(|nodes| nodes.parse::<u64>().ok());
        (nodes.expect("a count"), said)
    };
    // White has used two seconds in the game.
    for (clocks, moves) in [
        ("TI[0:04]", &["move c7", "move f4//2", "move c3"][..]),
        ("TB[5:00]TW[0:01]", &["move c7"]),
        ("TI[5:00]TW[0:02]", &["move c7"]),
        // Two seconds of the three that are added when the time is up are gone too.
        ("TI[0:01//0:03]", &["move c7", "move f4//2", "move c3"]),
        ("TI[0:01.5/0:00.03]", &["move c7"]),
        ("TI[0/0:00.03]", &["move c7"]),
        ("TI[//2]", &["move c7"]),
    ] {
        let (nodes, _) = went(clocks, "set depth 60", moves);
        assert!(nodes < 10_000, "nothing is left of {clocks}: {nodes}");
    }
    // Black's clock does not matter then; without its own one White looks as far as was set.
    for clocks in [
        "TI[0]", "", "TI[soon]", "TB[0:01]", "TI[]", "TI[1e3]", "TI[-5]",
    ] {
        let (_, said) = went(clocks, "set depth 3", &["move c7"]);
        assert!(last(&said, "search ").ends_with(" 3"), "{said}");
    }
    // What is given once when the time is up is time too, and so is what each turn adds.
    for clocks in ["TI[0:01//0:08]", "TI[0/0:03]", "TI[0:02.5//8.5]"] {
        let (nodes, _) = went(clocks, "set depth 60", &["move c7"]);
        assert!(10_000 < nodes, "there is time in {clocks}: {nodes}");
    }
}

#[test]
fn a_whole_game_is_analysed_backwards() {
    let said = nboard(&[
        "set depth 3",
        GAME,
        "move c3",
        "analyze",
        "< status",
        "< status",
        "quit",
    ]);
    let numbers: Vec<_> = said
        .lines()
        .filter_map(|line| line.strip_prefix("analysis "))
        .map(|line| line.split(' ').next().unwrap_or_default())
        .collect();
    assert_eq!(numbers, ["3", "2", "1", "0"], "{said}");
}

/// A random game as GGF, with the position before each of its turns and the one at its end.
fn whole_game(seed: u64) -> (String, Vec<String>) {
    let mut dice = Dice::new(seed);
    let mut table = GameId::Reversi.open(&[], None).expect("the usual start");
    while let choices = table.choices()
        && !choices.is_empty()
    {
        let turn = choices[dice.below(choices.len())].text.clone();
        table.play(&turn).expect("a legal turn");
    }
    let game = write(Format::Ggf, &*table).expect("it can be written");
    let path = table.record().path(table.record().main_tip());
    let mut positions = Vec::new();
    for id in [Record::ROOT].into_iter().chain(path) {
        table.goto(id);
        positions.push(table.position());
    }
    (game, positions)
}

#[test]
fn each_position_of_an_analysis_is_looked_at_as_deep_as_its_own_end() {
    let (game, positions) = whole_game(7);
    let set = format!("set game {game}").leak().trim_end();
    let said = nboard(&[
        "set depth 4",
        set,
        "analyze",
        "< status",
        "< status",
        "quit",
    ]);
    let values: Vec<f64> = said
        .lines()
        .filter_map(|line| line.strip_prefix("analysis "))
        .map(|line| line.split_once(' ').expect("number and value"))
        .enumerate()
        .map(|(place, (number, value))| {
            assert_eq!(number, (positions.len() - 1 - place).to_string(), "{said}");
            value.parse().expect("a value")
        })
        .collect();
    assert_eq!(values.len(), positions.len(), "{said}");
    // Half again the depth is solved.
    let (mut solved, mut over) = (0, 0);
    for (value, position) in values.iter().zip(positions.iter().rev()) {
        let empties = position.matches('-').count();
        if 6 < empties {
            break;
        }
        let line = printed(&["solve", "reversi", "--position", position]);
        let score: f64 = line
            .strip_prefix("score ")
            .and_then(|line| line.split(' ').next())
            .and_then(|score| score.parse().ok())
            .expect("a score");
        assert_eq!((*value, value % 2.0), (score, 0.0), "{position}");
        solved += 1;
        over += usize::from(line.contains("best -"));
    }
    assert!(6 < solved && over == 1, "{solved} solved, {over} over");
}

#[test]
fn what_is_wrong_is_told_in_the_status_and_changes_nothing() {
    let said = nboard(&[
        GAME,
        "set game nonsense",
        "set game (;GM[Othello]BO[8 *];)",
        "move a1",
        "frobnicate",
        "set depth many",
        "set",
        "set depth 2",
        "go",
        "< === ",
        "quit",
    ]);
    assert_eq!(
        count(&said, "status ") - count(&said, "status Tavola"),
        3,
        "{said}"
    );
    let turn = &last(&said, "=== ")[..2];
    check_legal("f5d6", turn);
    assert!(refused(&["engine", "coerceo", "--nboard"]).contains("Reversi"));
}

fn any_line() -> impl Strategy<Value = Vec<u8>> {
    let word = "nboard|set|depth|game|contempt|move|hint|go|ping|learn|analyze|[0-9]|-1|PA|f5|D6|a1/2/3|\\(;GM\\[Othello\\]|BO\\[8 -\\* \\*\\]|B\\[F5\\];\\)|\\PC{0,6}";
    let words =
        proptest::collection::vec(word, 0..6).prop_map(|words| words.join(" ").into_bytes());
    prop_oneof![4 => words, 1 => proptest::collection::vec(any::<u8>(), 0..40)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]
    #[test]
    fn no_line_breaks_the_engine(lines in proptest::collection::vec(any_line(), 0..12)) {
        let mut input = lines.join(&b'\n');
        input.extend(b"\nping 99\nquit\n");
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let args = ["engine", "reversi", "--nboard"].map(OsString::from);
        let next = run(args, &Lang::new(Language::El), &mut &input[..], &mut out, &mut err);
        let out = String::from_utf8(out).expect("lines of text");
        prop_assert_eq!(next, Next::Exit(0), "{}", String::from_utf8_lossy(&err));
        let known = ["set myname ", "pong ", "status", "search ", "nodestats ", "=== ", "learned", "analysis ", "book "];
        for line in out.lines() {
            prop_assert!(known.iter().any(|begin| line.starts_with(begin)), "{}", line);
        }
        prop_assert!(out.ends_with("pong 99\n"), "{}", out);
    }
}
