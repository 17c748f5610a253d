//! The commands without a window: what they print, what they refuse and how they end.

mod arguments;
mod contest;
mod convert;
mod games;
mod nboard;
mod openings;
mod solve;
mod talk;
mod train;
mod ugi;

use std::{ffi::OsString, fs};

use tavola::{
    catalog::GameId,
    cli::{Next, run, spoken_in},
    lang::{Lang, Language},
    store::Places,
};

/// Exit status, output and messages of a command.
#[derive(PartialEq, Eq, Debug)]
struct Done {
    status: u8,
    out: String,
    err: String,
}

fn done_in(language: Language, args: &[&str], input: &[u8]) -> Done {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let args = args.iter().map(OsString::from);
    let lang = Lang::new(language);
    let next = run(args, &lang, &mut &input[..], &mut out, &mut err);
    let Next::Exit(status) = next else {
        panic!("the window was asked for: {next:?}");
    };
    let text = |bytes| String::from_utf8(bytes).expect("output is text");
    Done {
        status,
        out: text(out),
        err: text(err),
    }
}

fn done(args: &[&str]) -> Done {
    done_in(Language::En, args, b"")
}

/// What a command prints that goes well.
fn printed(args: &[&str]) -> String {
    let Done { status, out, err } = done(args);
    assert_eq!((status, err.as_str()), (0, ""), "{args:?}");
    out
}

#[test]
fn the_language_of_the_settings_is_spoken_and_none_are_created() {
    let home = tempfile::tempdir().expect("a folder");
    let places = Places::below(home.path().join("own"));
    let system = Lang::new(Language::Nb);
    let spoken = || spoken_in(&places, &system).text("cli-convert-files");
    let of = |language| Lang::new(language).text("cli-convert-files");
    assert_eq!(spoken(), of(Language::Nb), "there are no settings");
    assert!(!home.path().join("own").exists());
    fs::create_dir_all(&places.config).expect("the folder can be written");
    let file = places.config.join("settings.ron");
    for (text, language) in [
        ("{\"language\": \"el\"}", Language::El),
        ("{\"language\": \"fi\", \"theme\": \"dark\"}", Language::Fi),
        ("{\"language\": \"auto\"}", Language::Nb),
        ("{\"language\": \"xx\"}", Language::Nb),
        ("{\"language\": \"fi\"", Language::Nb),
    ] {
        fs::write(&file, text).expect("the folder can be written");
        assert_eq!(spoken(), of(language), "{text}");
        // Even what is broken stays as it is.
        assert_eq!(fs::read_to_string(&file).expect("it is there"), text);
        assert_eq!(
            fs::read_dir(&places.config).expect("it is there").count(),
            1
        );
    }
}

/// A command that fails before it prints anything; returns the message.
fn refused(args: &[&str]) -> String {
    let Done { status, out, err } = done(args);
    assert_eq!((status, out.as_str()), (2, ""), "{args:?}");
    let message = err.strip_prefix("tavola: ").expect("who speaks");
    let message = message.strip_suffix('\n').expect("a whole line");
    assert!(!message.contains('\n'), "{message}");
    message.to_owned()
}

/// The three columns of each line.
fn rows(out: &str) -> Vec<[&str; 3]> {
    let mut rows = Vec::new();
    for line in out.lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        rows.push(columns.try_into().expect("three columns"));
    }
    rows
}

#[test]
fn perft_counts_nodes_time_and_rate() {
    let check = |args: &[&str], counted: &[&str]| {
        let out = printed(args);
        let lines: Vec<_> = out.lines().collect();
        let [rows @ .., time, rate] = lines.as_slice() else {
            panic!("nodes, time, rate: {out}");
        };
        assert_eq!(rows, counted, "{args:?}");
        let number = |line: &str, name| -> f64 {
            let number = line.strip_prefix(name).expect("its name first");
            number.parse().expect("a number")
        };
        assert!(0.0 <= number(time, "time "), "{time}");
        assert!(0.0 < number(rate, "rate "), "{rate}");
    };
    check(&["perft", "reversi", "--depth", "4"], &["nodes 244"]);
    check(&["perft", "reversi", "--depth=4", "--bulk"], &["nodes 244"]);
    check(&["perft", "reversi", "--depth", "0"], &["nodes 1"]);
    check(
        &["perft", "reversi", "--depth", "0", "--divide"],
        &["nodes 1"],
    );
    check(
        &["perft", "reversi", "--divide", "--depth", "3"],
        &["c4 14", "d3 14", "e6 14", "f5 14", "nodes 56"],
    );
    check(
        &["perft", "--option", "size=4", "--depth", "2", "reversi"],
        &["nodes 12"],
    );
    // Finished: a leaf in Reversi, nothing in Coerceo, which ignores bare draws while it goes on.
    let over = "XXXXXXXXXXXXXXX- X";
    check(
        &[
            "perft",
            "reversi",
            "--position",
            over,
            "--depth",
            "3",
            "--divide",
        ],
        &["nodes 1"],
    );
    let bare = "------/----40--/----02----/--------/------ w 0 1 2";
    for (depth, nodes) in [
        ("1", "nodes 3"),
        ("2", "nodes 6"),
        ("3", "nodes 14"),
        ("4", "nodes 36"),
    ] {
        let args = ["perft", "coerceo", "--position", bare, "--depth", depth];
        check(&args, &[nodes]);
    }
}

#[test]
fn moves_are_bare_and_sorted() {
    assert_eq!(printed(&["moves", "reversi"]), "c4\nd3\ne6\nf5\n");
    let over = "XXXXXXXXXXXXXXX- X";
    assert_eq!(printed(&["moves", "reversi", "--position", over]), "");
    let pass = "XO-------------- O";
    assert_eq!(printed(&["moves", "reversi", "--position", pass]), "pass\n");
    for game in GameId::ALL {
        let out = printed(&["moves", game.slug()]);
        let lines: Vec<_> = out.lines().collect();
        assert!(lines.is_sorted() && !lines.is_empty(), "{out}");
        assert!(
            lines.iter().all(|line| !line.contains([' ', '\t'])),
            "{out}"
        );
    }
    // A draw that only a session judges does not end the list.
    let bare = "------/----40--/----02----/--------/------ w 0 1 2";
    let out = printed(&["moves", "coerceo", "--position", bare]);
    assert_eq!(out.lines().count(), 3);
}

#[test]
fn apply_prints_a_line_for_every_turn() {
    let out = printed(&["apply", "reversi", "f5", "d6"]);
    assert_eq!(
        out,
        "f5\t---------------------------OX------XXX-------------------------- O\t-\n\
         d6\t---------------------------OX------OXX-----O-------------------- X\t-\n"
    );
    assert_eq!(printed(&["apply", "reversi", "F5d6"]), out);
    assert_eq!(printed(&["apply", "reversi", "1.f5 d6"]), out);
    for input in ["f5d6", " f5\n d6\n", "1. f5 d6"] {
        let read = done_in(Language::En, &["apply", "reversi", "-"], input.as_bytes());
        assert_eq!((read.status, read.out), (0, out.clone()), "{input}");
    }
    assert_eq!(printed(&["apply", "reversi"]), "");
    let ocius = ["coerceo", "--option", "start=ocius"];
    let moves = printed(&[&["moves"], &ocius[..]].concat());
    let turn = moves.lines().next().expect("a turn");
    let out = printed(&[&["apply"], &ocius[..], &[turn]].concat());
    assert_eq!(rows(&out)[0][0], turn);
}

#[test]
fn reversi_passes_are_inserted_and_may_be_written() {
    // White cannot move, Black can; then neither can.
    let game = ["apply", "reversi", "--position", "XO-------------- O"];
    let lines = "pass\tXO-------------- X\t-\nc1\tXXX------------- O\tblack discs\n";
    for turns in [&["c1"][..], &["pass", "c1"], &["PS", "C1"], &["pac1"]] {
        assert_eq!(printed(&[&game[..], turns].concat()), lines, "{turns:?}");
    }
    // Nothing is passed before anything was played.
    assert_eq!(printed(&game), "");
    // The pass after the last turn belongs to it.
    let line = "-OX-O----------- X";
    let out = printed(&["apply", "reversi", "--position", line, "a1"]);
    let turns: Vec<_> = rows(&out).iter().map(|row| row[0]).collect();
    assert_eq!(turns, ["a1", "pass"]);
}

#[test]
fn flips_by_hand_need_their_rule() {
    let turns = ["f5/d4"];
    let hand = ["apply", "reversi", "--option", "flip=hand"];
    let out = printed(&[&hand[..], &turns].concat());
    assert_eq!(rows(&out)[0][0], "f5/d4");
    let message = refused(&[&hand[..2], &turns].concat());
    assert!(
        message.starts_with("“f5/d4” cannot be played."),
        "{message}"
    );
}

#[test]
fn lines_before_an_illegal_turn_are_printed() {
    let Done { status, out, err } = done(&["apply", "reversi", "f5d6a1c3"]);
    assert_eq!(status, 2);
    assert_eq!(
        rows(&out).iter().map(|row| row[0]).collect::<Vec<_>>(),
        ["f5", "d6"]
    );
    assert_eq!(
        err,
        "tavola: “a1” cannot be played. A black disc on a1 would outflank nothing.\n"
    );
    let Done { status, out, err } = done(&["apply", "coerceo", "c4e-d4c", "c4e-d4c"]);
    assert_eq!((status, out.lines().count()), (2, 1));
    assert!(
        err.starts_with("tavola: “c4e-d4c” cannot be played. "),
        "{err}"
    );
    // Turns after the end of a game are illegal, after a judged draw they are not.
    let Done { status, out, .. } = done(&[
        "apply",
        "reversi",
        "--position",
        "-OX------------- X",
        "a1b2",
    ]);
    assert_eq!((status, rows(&out)[0][2]), (2, "black discs"));
}
