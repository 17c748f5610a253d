//! `tavola solve`: a line each position, also for those that cannot be solved.

use std::fs;

use crate::cli::{Done, done, done_in, printed, refused};
use tavola::lang::Language;

const ONE_TURN: &str = "7/7/3CP3/7/7/7/6pc g";
const LONG: &str = "3ph3/7/7/7/7/7/3HX3 g";

#[test]
fn deblockle_tells_winner_turns_and_best() {
    let check = |line: &str, wanted: &str| {
        let out = printed(&["solve", "deblockle", "--position", line]);
        assert_eq!(out, format!("{wanted}\n"), "{line}");
    };
    check(ONE_TURN, "score gold in 1  best d5nS");
    check("7/7/3CP3/7/7/7/6pc b", "score gold in 2  best g1nXf1");
    check(LONG, "score gold in 15  best d1wP");
    check("3xs3/7/7/7/7/7/3HC3 g", "score draw  best d1eP");
    // Over: Blue has brought all its blocks home, or Gold has.
    check("7/7/3CP3/7/7/7/7 g", "score blue in 0  best -");
    check("7/7/3cp3/7/7/7/7 b", "score gold in 0  best -");
}

#[test]
fn deblockle_tells_every_turn_where_all_are_asked_for() {
    let out = printed(&["solve", "deblockle", "--position", ONE_TURN, "--all"]);
    let (best, all) = out.split_at("score gold in 1  best d5nS".len());
    assert_eq!(best, "score gold in 1  best d5nS");
    let all: Vec<&str> = all.split_whitespace().collect();
    // Three ways to put it off, and the one that wins at once.
    for row in ["d5eHb5:-6", "d5eHd5:+3", "d5nS:+1", "d5sP:-10"] {
        assert!(all.contains(&row), "{row}: {all:?}");
    }
    let legal = printed(&["moves", "deblockle", "--position", ONE_TURN]);
    let names = all.iter().filter_map(|row| row.split(':').next());
    assert!(
        names.eq(legal.lines()),
        "every turn in the order of the texts"
    );
}

#[test]
fn deblockle_is_solved_under_the_rules_of_the_options() {
    let args = ["solve", "deblockle", "--position", LONG, "--option"];
    let args = [&args[..], &["adjacent=forbidden"]].concat();
    assert_eq!(printed(&args), "score draw  best d1wP\n");
}

#[test]
fn reversi_tells_who_wins_where_only_that_is_asked_for() {
    let check = |line: &str, wanted: &str, all: &str| {
        let args = ["solve", "reversi", "--position", line, "--wld"];
        let told = printed(&args);
        assert!(told.starts_with(wanted), "{told}");
        let told = printed(&[&args[..], &["--all"]].concat());
        assert!(told.starts_with(wanted), "{told}");
        let (_, turns) = told.split_once("  time ").expect("what it cost");
        let turns: Vec<_> = turns.split_whitespace().skip(1).collect();
        assert_eq!(turns.join(" "), all);
    };
    let won = "-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X";
    check(
        won,
        "score win  best a4  nodes ",
        "a3:loss a4:win a7:loss b2:draw b7:loss g7:loss h2:loss h7:loss",
    );
    assert!(refused(&["solve", "deblockle", "--wld"]).contains("Reversi"));
}

#[test]
fn rows_may_be_obf() {
    let line = "XOXXXXX-OOOXXXX-OOOXXXXXOOOXXXXXOOOXXXXXOOOXXXXXOOOXXXX-OOOOOOO- O";
    let rows =
        format!("% four squares\n{line}\n{line};\n{line}; H1:+28; % best\r\n{line} % the same\n");
    let args = ["solve", "reversi", "--file", "-"];
    let found = done_in(Language::En, &args, rows.as_bytes());
    assert_eq!((found.status, &*found.err), (0, ""), "{}", found.out);
    assert_eq!(found.out.lines().count(), 4);
    for row in found.out.lines() {
        assert!(row.starts_with("score 28  best h1  "), "{row}");
    }
}

#[test]
fn the_suite_that_ships_with_the_documents_is_read() {
    let suite = include_str!("../../../docs/ffo.obf");
    let rows: Vec<&str> = suite.lines().take(3).collect();
    let input = rows.join("\n");
    let args = ["solve", "reversi", "--threads", "1", "--file", "-"];
    let found = done_in(Language::En, &args, input.as_bytes());
    assert_eq!((found.status, &*found.err), (0, ""), "{}", found.out);
    let begins = ["score 18  best g8", "score 10  best a4", "score 2  best d1"];
    assert_eq!(found.out.lines().count(), begins.len());
    for (row, begin) in found.out.lines().zip(begins) {
        assert!(row.starts_with(begin), "{row}");
    }
}

#[test]
fn rows_that_cannot_be_solved_say_so_and_the_rest_go_on() {
    let rows = format!("{ONE_TURN}\n\nnonsense\n2cl1hs2/7/7/7/7/7/2XL1HS2 g\r\n{ONE_TURN}\r\n");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("rows.txt");
    fs::write(&file, &rows).expect("rows are written");
    let file = file.to_str().expect("a path that is text");
    let Done { status, out, err } = done(&["solve", "deblockle", "--file", file]);
    assert_eq!(status, 2);
    assert_eq!(err, "tavola: 2 rows could not be solved.\n");
    let lines: Vec<&str> = out.lines().collect();
    let [first, nonsense, four, last] = lines[..] else {
        panic!("a line for each position: {out}");
    };
    assert_eq!(first, "score gold in 1  best d5nS");
    assert_eq!(last, first);
    assert_eq!(
        four,
        "error Only positions with at most one block on each side can be solved."
    );
    assert!(nonsense.starts_with("error "), "{nonsense}");
    let piped = done_in(
        Language::En,
        &["solve", "deblockle", "--file", "-"],
        rows.as_bytes(),
    );
    assert_eq!((piped.status, piped.out), (2, out));
}

#[test]
fn what_cannot_be_solved_is_refused() {
    let check = |args: &[&str], wanted: &str| {
        let message = refused(args);
        assert!(message.contains(wanted), "{message}");
    };
    check(&["solve", "deblockle"], "at most one block");
    check(
        &["solve", "deblockle", "--file", "no/such/file"],
        "no/such/file",
    );
    check(
        &["solve", "deblockle", "--position", ONE_TURN, "--file", "x"],
        "together",
    );
    check(&["solve", "coerceo"], "not part of this version");
    check(&["solve", "reversi"], "--position");
}
