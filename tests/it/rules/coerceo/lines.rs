//! Position lines, turn texts and options as people write them: what is accepted, and what is
//! said about the rest.

use proptest::{
    collection::vec,
    prelude::{any, proptest},
};
use tavola::rules::{
    Arg, Counters, Game as _, Options as _, Reason, Site,
    coerceo::{Coerceo, CoerceoOptions},
};

use super::{at, golden::site, options};

const LAURENTIUS: &str = "302405/12300541/0303005050/41600612/602406";

/// The reason for refusing a line under these options.
fn refused(line: &str, words: &str) -> Reason {
    let error = Coerceo::read(line, &options(words)).expect_err(line);
    error.reason
}

fn has(reason: &Reason, name: &str, value: &Arg) {
    let found = reason.args.iter().find(|(known, _)| *known == name);
    assert_eq!(found.map(|(_, value)| value), Some(value), "{reason}");
}

#[test]
fn a_line_with_a_fault_says_what_and_where() {
    let check = |line: &str, key: &str, args: &[(&str, Arg)]| {
        let reason = refused(line, "");
        assert_eq!(reason.key, format!("coerceo-read-{key}"), "{line}");
        for (name, value) in args {
            has(&reason, name, value);
        }
    };
    let text = |text: &str| Arg::Text(text.into());
    check("", "fields", &[("found", Arg::Count(0))]);
    check(
        &format!("{LAURENTIUS} w 0 0"),
        "fields",
        &[("found", Arg::Count(4))],
    );
    check(
        &format!("{LAURENTIUS} w 0 0 2 1"),
        "fields",
        &[("found", Arg::Count(6))],
    );
    check(
        "302405/12300541 w 0 0 2",
        "files",
        &[("found", Arg::Count(2))],
    );
    check(
        "302405/1230054/0303005050/41600612/602406 w 0 0 2",
        "file-length",
        &[
            ("file", text("b")),
            ("expected", Arg::Count(8)),
            ("found", Arg::Count(7)),
        ],
    );
    for pair in ["8-", "-0", "x1", "09", "0é", "＋0"] {
        check(
            &format!("302405/12300541/0303{pair}5050/41600612/602406 w 0 0 2"),
            "tile",
            &[("tile", Arg::Site(site("c3"))), ("found", text(pair))],
        );
    }
    check(
        &format!("{LAURENTIUS} x 0 0 2"),
        "turn",
        &[("found", text("x"))],
    );
    for held in ["-1", "+1", "20", "a", "999999999999"] {
        let white = ("side", Arg::Word("white"));
        let wrong = ("found", text(held));
        check(
            &format!("{LAURENTIUS} w {held} 0 2"),
            "held",
            &[white, wrong.clone(), ("number", Arg::Count(3))],
        );
        check(
            &format!("{LAURENTIUS} w 0 {held} 2"),
            "held",
            &[
                ("side", Arg::Word("black")),
                wrong,
                ("number", Arg::Count(4)),
            ],
        );
    }
    check(
        &format!("{LAURENTIUS} w 0 0 3"),
        "cost",
        &[("found", text("3"))],
    );
    check(
        &format!("{LAURENTIUS} w 0 0 2 0 19"),
        "taken",
        &[("side", Arg::Word("black")), ("number", Arg::Count(7))],
    );
    check(
        &format!("{LAURENTIUS} w 0 0 2 1 0"),
        "taken-and-standing",
        &[("taken", Arg::Count(1)), ("standing", Arg::Count(18))],
    );
    check(
        "------/--------/----11----/--------/------ w 0 0 2 12 12",
        "both-twelve",
        &[],
    );
    check(
        "------/--------/----00----/--------/------ w 0 0 2",
        "no-pieces",
        &[],
    );
    check(
        "------/--------/----------/--------/------ w 0 0 2",
        "no-pieces",
        &[],
    );
}

#[test]
fn a_board_that_cannot_be_says_why() {
    let reason = refused("707070/70707070/7000000010/00000000/000000 w 0 0 2", "");
    assert_eq!(reason.key, "coerceo-read-too-many-pieces");
    has(&reason, "side", &Arg::Word("white"));
    has(&reason, "found", &Arg::Count(25));

    let reason = refused(&format!("{LAURENTIUS} w 1 0 2"), "");
    assert_eq!(reason.key, "coerceo-read-too-many-tiles");
    has(&reason, "board", &Arg::Count(19));
    has(&reason, "held", &Arg::Count(1));

    let reason = refused("11----/--------/----1100--/--------/----11 w 0 0 2", "");
    assert_eq!(reason.key, "coerceo-read-apart");
    let apart = ["c3", "c4", "e3"].map(site).to_vec();
    has(&reason, "tiles", &Arg::Sites(apart));

    let reason = refused("------/--1414--/--10001100/--2422--/------ w 0 0 2", "");
    assert_eq!(reason.key, "coerceo-read-falling");
    has(&reason, "tile", &Arg::Site(site("c5")));
}

#[test]
fn a_line_may_have_any_white_space_and_be_a_finished_game() {
    let game = at(&format!("  {LAURENTIUS}\tw  0 0 2\n"));
    assert_eq!(game, Coerceo::start(&CoerceoOptions::default()));
    let over = at("------/--------/----10----/--------/------ b 0 0 2");
    assert_eq!(
        over.outcome().map(|outcome| outcome.reason),
        Some("eliminated")
    );
}

#[test]
fn a_line_overrides_a_default_but_not_a_choice() {
    let line = format!("{LAURENTIUS} w 0 0 1");
    let game = at(&line);
    assert_eq!(game.cost(), 1);
    assert_eq!(
        game.options(&CoerceoOptions::default()).get("exchange"),
        "1"
    );
    assert!(Coerceo::read(&line, &options("exchange=1")).is_ok());
    let reason = refused(&line, "exchange=2");
    assert_eq!(reason.key, "coerceo-read-cost-conflict");
    has(&reason, "line", &Arg::Count(1));
    has(&reason, "option", &Arg::Count(2));

    let twelve = format!("{LAURENTIUS} w 0 0 2 0 0");
    let game = at(&twelve);
    assert_eq!(game.write(), twelve);
    assert_eq!(game.options(&CoerceoOptions::default()).get("twelve"), "on");
    assert_eq!(
        refused(&twelve, "twelve=off").key,
        "coerceo-read-twelve-conflict"
    );
    // A line of the usual game may be played on under the house rule.
    let plain = format!("{LAURENTIUS} w 0 0 2");
    let game = Coerceo::read(&plain, &options("twelve=on")).expect("a line");
    assert_eq!(game.write(), twelve);
}

#[test]
fn options_can_be_set_and_read_and_clash_where_they_must() {
    assert_eq!(options("exchange=2 quiet=off"), CoerceoOptions::default());
    assert_ne!(options("exchange=1"), CoerceoOptions::default());
    assert!(options("twelve=on start=ocius").check().is_err());
    assert!(options("twelve=on").check().is_ok());
    assert!(options("twelve=off start=ocius").check().is_ok());
    let mut bad = CoerceoOptions::default();
    for (key, value) in [
        ("exchange", "3"),
        ("exchange", ""),
        ("start", "Ocius"),
        ("no-move", "win"),
        ("twelve", "yes"),
        ("cura", "1"),
        ("repetition", "on"),
        ("bare", "on"),
        ("quiet", "0"),
        ("quiet", "+5"),
        ("quiet", "10001"),
        ("quiet", ""),
    ] {
        let error = bad.set(key, value).expect_err(key);
        assert_eq!(error.reason.key, "option-bad-value", "{key}={value}");
    }
    assert_eq!(
        bad.set("size", "8").expect_err("no key").reason.key,
        "option-unknown"
    );
    assert_eq!(bad, CoerceoOptions::default());
    let judge = options("repetition=off bare=off quiet=200").judge();
    assert!(!judge.repetition && !judge.bare);
    assert_eq!(judge.quiet, Some(200));
}

#[test]
fn a_turn_may_be_bare_or_wholly_annotated() {
    let game = at("------/--144414/--10006520/--2422--/------ w 0 0 2");
    let mv = game.read_move("c5c-c4a").expect("a step");
    for text in [
        "c5c-c4a+c5xc4bxc4f",
        "c5c-c4a+c5xc4fxc4b",
        "c5c-c4a!c",
        "c5c-c4a+c5xc4bxc4f!c",
        " c5c-c4a\n",
    ] {
        assert_eq!(game.read_move(text), Ok(mv), "{text}");
    }
    let wrong = |text: &str, key: &str, arg: Option<(&str, Arg)>| {
        let error = game.read_move(text).expect_err(text);
        assert_eq!(error.text, text);
        assert_eq!(
            error.reason.key,
            format!("coerceo-read-move{key}"),
            "{text}"
        );
        if let Some((name, value)) = arg {
            has(&error.reason, name, &value);
        }
    };
    let sites = |names: &[&str]| Arg::Sites(names.iter().map(|name| site(name)).collect());
    wrong(
        "c5c-c4axc4bxc4f",
        "-tiles-missing",
        Some(("tiles", sites(&["c5"]))),
    );
    wrong(
        "c5c-c4a+c4+c5xc4bxc4f",
        "-tiles-wrong",
        Some(("tiles", sites(&["c4"]))),
    );
    wrong(
        "c5c-c4a+c5xc4b",
        "-pieces-missing",
        Some(("fields", sites(&["c4f"]))),
    );
    wrong(
        "c5c-c4a+c5",
        "-pieces-missing",
        Some(("fields", sites(&["c4b", "c4f"]))),
    );
    let both = sites(&["c4a", "c4d"]);
    wrong(
        "c5c-c4a+c5xc4bxc4fxc4dxc4a",
        "-pieces-wrong",
        Some(("fields", both)),
    );
    wrong("c5c-c4a#", "-not-the-end", None);
    wrong("resign", "-resign", None);
}

#[test]
fn a_text_that_is_no_turn_says_from_where_on() {
    let game = at("------/--144414/--10006520/--2422--/------ w 0 0 2");
    for (text, place) in [
        ("", 1),
        ("c9c-c4a", 1),
        ("c5g-c4a", 1),
        ("é5c-c4a", 1),
        ("c5c", 4),
        ("c5cxc4a", 4),
        ("c5c-", 5),
        ("c5c-c4", 5),
        ("c5c-c4é", 5),
        ("c5c-c4a-c4b", 8),
        ("c5c-c4a~c5", 8),
        ("c5c-c4axc4f+c5", 12),
        ("c5c-c4a##", 9),
        ("*", 2),
        ("*c5f+c5", 5),
        ("C5C-C4A", 1),
        ("resigns", 1),
    ] {
        let reason = game.read_move(text).expect_err(text).reason;
        assert_eq!(reason.key, "coerceo-read-move", "{text}");
        has(&reason, "place", &Arg::Count(place));
    }
}

#[test]
fn a_finished_game_has_no_turn_to_read() {
    let over = at("------/--------/----10----/--------/------ b 2 2 2");
    assert_eq!(
        over.refusal(&[]).map(|reason| reason.key),
        Some("coerceo-refusal-over")
    );
    for text in ["c3a-c3c", "*c3a"] {
        let reason = over.read_move(text).expect_err(text).reason;
        assert_eq!(reason.key, "coerceo-refusal-over");
    }
}

#[test]
fn a_line_carries_no_counters() {
    let game = Coerceo::start(&CoerceoOptions::default());
    let counters = Counters { quiet: 9, turn: 40 };
    assert_eq!(game.write_line(counters), game.write());
    assert_eq!(Coerceo::read_counters(&game.write()), Counters::default());
}

/// Reads anything as a line and as a turn; whatever is read can be asked everything.
fn read_anything(text: &str, words: &str) {
    let start = at("------/--144414/--10006520/--2422--/------ w 0 0 2");
    if let Err(error) = start.read_move(text) {
        assert_eq!(error.text, text);
    }
    let Ok(game) = Coerceo::read(text, &options(words)) else {
        return;
    };
    let mut moves = Vec::new();
    game.moves(&mut moves);
    assert_eq!(moves.is_empty(), game.outcome().is_some(), "{text}");
    assert_eq!(
        Coerceo::read(&game.write(), &options("")).map(|game| game.write()),
        Ok(game.write())
    );
    game.marks();
    assert!(game.refusal(&[Site(255)]).is_some());
}

proptest! {
    #[test]
    fn no_bytes_can_break_a_reader(bytes in vec(any::<u8>(), 0..80)) {
        read_anything(&String::from_utf8_lossy(&bytes), "");
    }

    #[test]
    fn no_text_can_break_a_reader(text in "\\PC{0,60}") {
        read_anything(&text, "exchange=1");
    }

    #[test]
    fn nothing_like_a_turn_can_break_a_reader(text in "[*]?[a-f0-6é]{0,4}[-x+~#!c]?([a-f0-6]{0,3}[x+~#!]?){0,4}") {
        read_anything(&text, "");
    }

    #[test]
    fn nothing_like_a_line_can_break_a_reader(
        text in "([0-7-]{6}/[0-7-]{8}/[0-7-]{10}/[0-7-]{8}/[0-7-]{6}) [wb] [0-9]{1,2} [0-9] [12]( [0-9]{1,2} [0-9])?"
    ) {
        read_anything(&text, "");
    }

    #[test]
    fn no_sparse_line_can_break_a_reader(
        text in "(--|[01][01]){3}/(--|[01][01]){4}/(--|[01][01]){5}/(--|[01][01]){4}/(--|[01][01]){3} [wb] [0-2] [0-2] [12]"
    ) {
        read_anything(&text, "");
    }
}
