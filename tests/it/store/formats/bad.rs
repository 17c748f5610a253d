//! Bad files: every one ends in a reason with its place, and none stops the program.

use std::{fs, path::PathBuf};

use proptest::{prelude::*, test_runner::Config};
use tavola::{
    catalog::GameId,
    lang::{Lang, Language},
    rules::{Arg, Reason},
    store::{
        Progress,
        formats::{Format, write},
        open,
        text::{Imported, recognise},
    },
};

use crate::store::{
    formats::{arg, bottom, check_growth, games as listed, made, refused, turns},
    games::{self, Dice},
};

#[test]
fn the_first_illegal_turn_is_named_and_what_is_before_it_offered() {
    let start = "---------------------------OX------XO--------------------------- X";
    let check = |text: &str, turn: &str, number: i64, before: &str| {
        let err = refused(text);
        assert_eq!(err.reason.key, "store-bad-turn", "{}\n{text}", err.reason);
        assert_eq!(arg(&err.reason, "turn"), &Arg::Text(turn.to_owned()));
        assert_eq!(arg(&err.reason, "number"), &Arg::Count(number), "{text}");
        assert_eq!(err.game, Some(GameId::Reversi));
        let partial = err.partial.expect("the legal beginning");
        assert_eq!(turns(&*partial), before, "{text}");
    };
    check("d3d4d5", "d4", 1, "d3");
    check("d4d3", "d4", 1, "");
    check("1. A1 b2 2. c3", "A1", 1, "");
    check("Anna - Bo\nf5d6c3d3a1f6\n", "a1", 3, "f5d6c3d3");
    check("f5,d6,x9", "x9", 2, "f5d6");
    check(&format!("{start} f5d6 c3 a8"), "a8", 2, "f5d6c3");
    check("(;GM[Othello]PB[A]B[F5]W[D6]B[H8];)", "H8", 2, "f5d6");
    check("(;GM[Othello]B[F5]W[PA];)", "pass", 1, "f5");
    check("(;GM[Othello]B[F5]B[F6];)", "F6", 1, "f5");
    check("(;GM[2];B[F5];W[D6];B[hh])", "h8", 2, "f5d6");
    check("(;GM[2];B[F5];W[D6];B[?])", "?", 2, "f5d6");
    check("(;GM[2];W[F5])", "f5", 1, "");
    check("(;GM[2];B[F5](;W[D6])(;W[A1]))", "a1", 1, "f5d6");
    check(
        r#"{"players":[],"position":{"moves":[{"m":"f5"},{"m":"-"}]}}"#,
        "pass",
        1,
        "f5",
    );
}

#[test]
fn no_line_among_the_turns_is_left_out_in_silence() {
    let check = |text: &str, word: &str, before: &str| {
        let err = refused(text);
        assert_eq!(err.reason.key, "store-bad-turn", "{}\n{text}", err.reason);
        assert_eq!(arg(&err.reason, "turn"), &Arg::Text(word.to_owned()));
        let Arg::Count(number) = arg(&err.reason, "number") else {
            panic!("no number: {}", err.reason);
        };
        assert_eq!(*number, before.len() as i64 / 4 + 1, "{text}");
        let partial = err.partial.expect("the legal beginning");
        assert_eq!(turns(&*partial), before, "{text}");
    };
    // Damaged, as the last line and between others.
    check("f5 d6 c3 d3\nzz c4 yy xx", "zz", "f5d6c3d3");
    check("f5 d6 c3 d3\nzz c4 yy xx\nf4 f6", "zz", "f5d6c3d3");
    check("f5 d6 c3 d3\nzz yy xx\nc4 f4", "zz", "f5d6c3d3");
    check("Anna - Bo\nf5d6c3d3\n?? c4 ?? ff", "ff", "f5d6c3d3c4");
    // Among turns a word means something, and one that could be a turn does so around them too.
    check("f5 d6 then c3 d3", "then", "f5d6");
    check("f5 d6 c3 d3 cc", "cc", "f5d6c3d3");
    check("Game 1: f5 d6 cc d3 (Black wins)", "cc", "f5d6");
    check("Game 1: f5 d6 c3 d3 (then c4 cc)", "then", "f5d6c3d3");
}

#[test]
fn what_cannot_be_read_says_where() {
    let check = |text: &str, key: &str, line: Option<i64>| {
        let err = refused(text);
        let reason = bottom(&err.reason);
        assert_eq!(reason.key, key, "{reason}\n{text}");
        if let Some(line) = line {
            assert_eq!(arg(reason, "line"), &Arg::Count(line), "{text}");
        }
    };
    check(
        "(;GM[Othello]PB[A]\nB[F5]\nW[D6",
        "store-format-cut",
        Some(3),
    );
    check("(;GM[Othello]PB[A]\nB[F5]\n", "store-format-cut", Some(1));
    check("(;GM[Othello]\n?B[F5];)", "store-format-bad-line", Some(2));
    check(
        "(;GM[Othello]\nBO[7 - *];)",
        "store-format-bad-line",
        Some(2),
    );
    check(
        "(;GM[Othello]\n\nBO[8 --- *];)",
        "store-format-bad-line",
        Some(3),
    );
    check("(;GM[Amazons]B[F5];)", "store-format-other-game", None);
    check(
        "(;GM[Othello]TY[8a]B[F5];)",
        "store-format-other-rules",
        None,
    );
    check("(;GM[1]SZ[19];B[dd])", "store-format-other-game", None);
    check("(;GM[2]\nSZ[9];B[F5])", "store-format-bad-line", Some(2));
    check("(;GM[2]\nAB[Z9];B[F5])", "store-format-bad-line", Some(2));
    check("(;GM[2]PL[?];B[F5])", "store-format-bad-line", Some(1));
    check(
        "(;GM[2];B[F5]\n;AB[A1])",
        "store-format-late-setup",
        Some(2),
    );
    check("(;GM[2];B[F5]\n;C[open", "store-format-cut", Some(2));
    check("(;GM[2];B[F5](;W[D6]", "store-format-cut", Some(1));
    check(
        "{\"players\": [],\n\"moves\": }",
        "store-format-json",
        Some(2),
    );
    check("{\"players\": []}", "store-format-json", Some(1));
    let digit = "-".repeat(63) + "1";
    check(&format!("% and\n{digit} X;\n"), "store-bad-start", None);
    let short = "-".repeat(63);
    check(&format!("{short} X;"), "store-bad-start", None);
    check(&format!("{short}q X;"), "store-bad-start", None);
    check(&format!("{short}- Q;"), "store-bad-start", None);
}

#[test]
fn one_bad_position_among_many_is_told_when_it_is_opened() {
    let good = "---------------------------OX------XO--------------------------- X;";
    let bad = "-".repeat(63) + "1 X;";
    let short = "-".repeat(63) + " X;";
    for bad in [&*bad, &short, "hello"] {
        match recognise(&format!("{good}\n{bad}\n{good}"), None) {
            Ok(Imported::Games(games)) => {
                assert!(games.open(0).is_ok() && games.open(2).is_ok());
                let err = games.open(1).expect_err("no position");
                assert_eq!(arg(&err.reason, "number"), &Arg::Count(2));
                assert_eq!(bottom(&err.reason).key, "store-bad-start");
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_game_that_cannot_be_understood_hides_no_other() {
    let check = |text: &str, keys: [Option<&str>; 3]| {
        let found = listed(text);
        let opened = [0, 1, 2].map(|number| found.open(number));
        for (opened, key) in opened.iter().zip(keys) {
            let told = opened.as_ref().err().map(|err| bottom(&err.reason).key);
            assert_eq!(told, key, "{text}");
            let table = match opened {
                Ok(table) => &**table,
                Err(err) => &**err.partial.as_ref().expect("the beginning"),
            };
            assert_eq!(turns(table), "f5d6", "{text}");
        }
        assert_eq!(found.len(), 3, "{text}");
    };
    let (bad, cut) = (Some("store-format-bad-line"), Some("store-format-cut"));
    let ggf = "(;GM[Othello]PB[A]B[F5]W[D6];)\n";
    let wrong = "(;GM[Othello]PB[A]B[F5]W[D6]?B[C3];)\n";
    check(&[ggf, wrong, ggf].concat(), [None, bad, None]);
    check(
        &[ggf, ggf, "(;GM[Othello]B[F5]W[D6]\n"].concat(),
        [None, None, cut],
    );
    check(
        &[ggf, ggf, "(;GM[Othello]B[F5]W[D6]B[C"].concat(),
        [None, None, cut],
    );
    let sgf = "(;GM[2]PB[A];B[F5](;W[D6])(;W[F4]))\n";
    let wrong = "(;FF[4]GM[2];B[F5];W[D6]?(;B[C3])(;B[C4]))\n";
    check(&[sgf, wrong, sgf].concat(), [None, bad, None]);
    check(
        &[sgf, sgf, "(;GM[2];B[F5];W[D6];C[open"].concat(),
        [None, None, cut],
    );
}

#[test]
fn deep_and_long_files_end() {
    let deep = "(;GM[2];B[F5]".to_owned() + &"(".repeat(300_000) + &")".repeat(300_000) + ")";
    assert!(recognise(&deep, None).is_ok());
    let open = "(;GM[2];B[F5]".to_owned() + &"(;".repeat(300_000);
    assert_eq!(refused(&open).reason.key, "store-format-cut");
    for open in ["(;GM[2];B[F5]", "(;GM["] {
        check_growth(10_000, |count| {
            let found = recognise(&(open.repeat(count) + "]"), None);
            if let Ok(Imported::Games(games)) = found {
                games.open(games.len() - 1).expect_err("it has no end");
            }
        });
    }
    for damaged in [
        "(;GM[Othello]?",
        "(;GM[2]?",
        "(;GM[2]?\n",
        "(;GM[2]C[(;GM[2",
    ] {
        check_growth(10_000, |count| {
            if let Ok(Imported::Games(games)) = recognise(&damaged.repeat(count), None) {
                assert_eq!(games.len(), count);
                for number in 0..games.len() {
                    games.open(number).expect_err("it is damaged");
                }
            }
        });
    }
    let brackets = "(".repeat(1 << 20);
    recognise(&brackets, None).expect_err("no game");
    let long = "f5 ".repeat(200_000);
    recognise(&long, None).expect_err("f5 is taken");
    let json = "{\"moves\":".to_owned() + &"[".repeat(1 << 20);
    recognise(&json, None).expect_err("no game");
}

#[test]
fn old_letters_are_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("old.sgf");
    let mut bytes = b"(;GM[2]PB[".to_vec();
    bytes.push(0xc5);
    bytes.extend(b"strom];B[F5])");
    fs::write(&path, bytes).expect("the folder can be written");
    match open(&path, &Progress::default()) {
        Ok(Imported::Game { table, .. }) => {
            assert_eq!(table.header().players.first.name, "Åstrom");
        }
        other => panic!("{other:?}"),
    }
}

fn file(bytes: &[u8], name: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(name);
    fs::write(&path, bytes).expect("the folder can be written");
    (folder, path)
}

/// Opens a file; a list is gone through, because a bad game in it is told only then.
fn go_through(bytes: &[u8], name: &str) {
    let (_folder, path) = file(bytes, name);
    match open(&path, &Progress::default()) {
        Ok(Imported::Games(games)) => {
            for number in 0..games.len().min(50) {
                _ = games.row(number);
                if let Err(err) = games.open(number) {
                    assert_eq!(err.reason.key, "store-in-game");
                }
            }
        }
        Ok(Imported::Save(_) | Imported::Game { .. } | Imported::Position { .. }) => (),
        Err(err) => check_told(&err.reason),
    }
}

/// Checks that a refusal says where something is wrong and what it is.
fn check_told(reason: &Reason) {
    let needed: &[&str] = match reason.key {
        "store-in-file" => &["file", "why"],
        "store-in-game" => &["number", "why"],
        "store-bad-turn" => &["number", "side", "turn", "why"],
        "store-foreign"
        | "store-text-foreign"
        | "store-text-bad-tag"
        | "store-format-bad-line"
        | "store-format-late-setup" => &["line", "text"],
        "store-cut" | "store-text-unbalanced" | "store-format-cut" => &["line"],
        "store-syntax" | "store-format-json" => &["line", "column"],
        "store-unknown-field" => &["line", "field"],
        "store-missing-field" => &["field"],
        "store-format-other-game" => &["game"],
        "store-format-other-rules" => &["type"],
        "store-format-not-its-turn" => &["side"],
        "store-bad-start" => &["why"],
        "store-wthor-size" => &["size"],
        "store-wthor-cut" => &["said", "held"],
        "store-wthor-long" => &["said"],
        "store-read-failed" => &["file", "cause", "error"],
        // Their sentences name the place: the beginning, or the whole file.
        "store-wthor-head" | "store-wthor-names" | "store-text-no-game" => &[],
        other => panic!("{other}: what must it tell?"),
    };
    for name in needed {
        match arg(reason, name) {
            Arg::Because(why) if why.key.starts_with("store-") => check_told(why),
            Arg::Text(text) if *name == "file" => assert!(!text.is_empty(), "{reason}"),
            Arg::Because(_) | Arg::Count(_) | Arg::Word(_) | Arg::Text(_) => (),
            other => panic!("{name} is {other:?}"),
        }
    }
}

#[test]
fn every_reader_says_where_and_what() {
    let lang = Lang::new(Language::En);
    let check = |name: &str, bytes: &[u8], told: &[&str]| {
        let (_folder, path) = file(bytes, name);
        let reason = match open(&path, &Progress::default()) {
            Err(err) => err.reason,
            Ok(Imported::Games(games)) => {
                let refused = (0..games.len()).find_map(|number| games.open(number).err());
                refused.expect("a game that is refused").reason
            }
            Ok(found) => panic!("{found:?}"),
        };
        check_told(&reason);
        let text = lang.reason(&reason, &|site| GameId::Reversi.site_name(site));
        for told in told {
            assert!(text.contains(told), "{told}: {text}");
        }
    };
    let start = "---------------------------OX------XO---------------------------";
    let many = format!("{start} X;\n{}1 X;\n", &start[1..]);
    let mut cut = made::header(2, 0, 2000);
    cut.extend([0; 68]);
    let formats = [
        ".tavola.ron",
        ".txt",
        ".obf",
        ".ggf",
        ".sgf",
        ".wtb",
        ".json",
    ];
    check(
        "a.txt",
        b"\n\nDear Bo,\nhow are you?",
        &["Line 3", "\u{201c}Dear Bo,\u{201d}"],
    );
    check("a.xyz", b"Dear Bo", &formats);
    check(
        "a.txt",
        b"f5 d6 c3\nd3 zz",
        &["Turn 3 of Black", "\u{201c}zz\u{201d}"],
    );
    check("a.txt", b"f5d6 d6", &["Turn 2 of Black", "d6"]);
    check("a.obf", many.as_bytes(), &["Game 2", "1"]);
    check(
        "a.ggf",
        b"(;GM[Othello]\nBO[8 --- *];)",
        &["Line 2", "8 --- *"],
    );
    check(
        "a.ggf",
        b"(;GM[Othello]B[F5]W[H8];)",
        &["Turn 1 of White", "H8"],
    );
    check("a.sgf", b"(;GM[2]\n\nAB[Z9];B[F5])", &["Line 3", "AB[Z9]"]);
    check("a.sgf", b"(;GM[2];B[F5]\n;C[open", &["line 2"]);
    check("a.wtb", &cut, &["2 entries", "room for 1"]);
    check("a.wtb", &cut[..9], &["first 16 bytes"]);
    check(
        "a.json",
        b"{\"players\": [],\n\"moves\": }",
        &["line 2, column"],
    );
    check("a.bin", b"abc\0", &["byte 4", ".wtb"]);
    check("a.txt", b"abc\n\xff\xff\n", &["line 2"]);
    check("a.tavola.ron", b"(version: 2,\n", &["line"]);
    check(
        "a.pgn",
        b"[Game \"reversi\"]\n\n1. f5 d6 2. a1",
        &["Turn 2 of Black", "a1"],
    );
}

const WORDS: &str = r"\(;|;\)|\(|\)|;|GM\[2\]|GM\[Othello\]|B\[[A-I][0-9]\]|W\[[a-i][a-i]\]|C\[[a-z\\]{0,4}\]|BO\[8 [-*O]{0,64} [*O]\]|SZ\[[0-9]{1,2}\]|A[BWE]\[[a-i][a-i1-9](:[a-i][a-i])?\]|PL\[.\]|RE\[[+-]?[0-9.]{0,5}:?r?\]|[a-h][1-8]|[-XO]{64} [XO];?|[A-H][1-8]:[+-][0-9]{1,2};|%|\PC{1,4}|\n";

proptest! {
    #![proptest_config(Config { failure_persistence: None, ..Config::with_cases(300) })]

    #[test]
    fn no_bytes_stop_a_reader(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        go_through(&bytes, "any.wtb");
    }

    #[test]
    fn no_bytes_after_a_header_stop_a_reader(
        games in 0_u32..4,
        names in 0_u16..4,
        rest in proptest::collection::vec(any::<u8>(), 0..300),
    ) {
        let mut bytes = made::header(games, names, 2000);
        bytes.extend(rest);
        go_through(&bytes, "any");
    }

    #[test]
    fn no_games_of_a_database_stop_a_reader(
        games in proptest::collection::vec(proptest::collection::vec(any::<u8>(), 68), 1..4),
    ) {
        let mut bytes = made::header(games.len() as u32, 0, 2000);
        games.iter().for_each(|game| bytes.extend(game));
        go_through(&bytes, "any.wtb");
    }

    #[test]
    fn no_words_stop_a_reader(words in proptest::collection::vec(WORDS, 0..30)) {
        for text in [words.concat(), words.join(" "), format!("(;GM[2]{})", words.concat())] {
            if let Ok(Imported::Games(games)) = recognise(&text, None) {
                for number in 0..games.len() {
                    _ = games.open(number);
                }
            }
        }
    }

    #[test]
    fn no_json_stops_a_reader(
        moves in proptest::collection::vec("[a-i][0-9]|-|pass|\\PC{0,3}", 0..8),
        cut in any::<prop::sample::Index>(),
    ) {
        let moves: Vec<_> = moves.iter().map(|m| serde_json::json!({ "t": 1, "m": m })).collect();
        let text = serde_json::json!({ "players": [{ "name": "A" }], "position": { "moves": moves } });
        let text = text.to_string();
        _ = recognise(&text, None);
        let letters: Vec<char> = text.chars().collect();
        let cut: String = letters[..cut.index(letters.len())].iter().collect();
        _ = recognise(&cut, None);
    }

    #[test]
    fn no_change_of_a_file_stops_a_reader(
        seed in 0_u64..20,
        format in 0_usize..4,
        changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<char>(), 0_usize..3), 1..6),
    ) {
        let format = [Format::Transcript, Format::Obf, Format::Ggf, Format::Sgf][format];
        let table = games::random(GameId::Reversi, 20, &mut Dice::new(seed));
        if let Ok(text) = write(format, &*table) {
            let mut letters: Vec<char> = text.chars().chain([' ']).collect();
            for (at, letter, how) in changes {
                let at = at.index(letters.len());
                match how {
                    0 => letters[at] = letter,
                    1 => letters.insert(at, letter),
                    _ if 1 < letters.len() => _ = letters.remove(at),
                    _ => (),
                }
            }
            let text: String = letters.into_iter().collect();
            go_through(text.as_bytes(), "changed.txt");
        }
    }
}
