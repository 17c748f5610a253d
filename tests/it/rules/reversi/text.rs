//! Position lines, turns and transcripts: what is read, how it is written, what is refused.

use proptest::prelude::*;
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng as _};
use tavola::rules::{
    Arg, Game, Options as _, Reason, Site,
    reversi::{Move, Reversi, ReversiOptions, split_turns},
};

use crate::rules::reversi::{any_move, options, read, start};

fn check_read(text: &str, line: &str) {
    assert_eq!(read(text).write(), line, "{text}");
}

/// Why a line is refused.
fn refused(options: &ReversiOptions, text: &str) -> Reason {
    Reversi::read(text, options)
        .expect_err("a bad position line")
        .reason
}

fn check_refused(text: &str, key: &str) -> Reason {
    let reason = refused(&options(""), text);
    assert_eq!(reason.key, key, "{text}");
    reason
}

#[test]
fn other_characters_are_read() {
    let line = "-----OX--XO----- X";
    check_read(line, line);
    check_read(".....ox..xo..... x", line);
    check_read("_____w*__bW_____ B", line);
    check_read("  -----OX--XO-----\t*  ", line);
    check_read("-----OX--XO----- O", "-----OX--XO----- O");
    check_read("-----OX--XO----- w", "-----OX--XO----- O");
    check_read("-----OX--XO----- X 6/6", line);
    check_read("-----OX--XO----- X 5/7", "-----OX--XO----- X 5/7");
}

#[test]
fn digits_are_discs_only_beside_a_two() {
    check_read("0000021001200000 X", "-----OX--XO----- X");
    check_read("-----21--1O----0 X", "-----OX--XO----- X");
    for text in ["0000010000100000 X", "-----O0--0O----- X"] {
        check_refused(text, "reversi-read-digit");
    }
    let reason = check_refused("  -----OX--1O----- X", "reversi-read-digit");
    let args = [
        ("digit", Arg::Text("1".to_owned())),
        ("at", Arg::Site(Site(21))),
        ("column", Arg::Count(12)),
    ];
    assert_eq!(reason.args, args);
    check_refused("-----23--32----- X", "reversi-read-character");
}

#[test]
fn bad_lines_say_what_and_where() {
    check_refused("", "reversi-read-empty");
    check_refused(" \n ", "reversi-read-empty");
    let reason = check_refused("-----OX--XO----- ", "reversi-read-side-missing");
    assert_eq!(reason.args, []);
    let reason = check_refused("-----OX--XO---- X", "reversi-read-length");
    assert_eq!(reason.args, [("squares", Arg::Count(15))]);
    let reason = check_refused("-----OX--Xö----- X", "reversi-read-character");
    assert_eq!(reason.args[0], ("character", Arg::Text("ö".to_owned())));
    assert_eq!(reason.args[1], ("at", Arg::Site(Site(22))));
    check_refused("-----OX--XO----- Z", "reversi-read-side");
    check_refused("-----OX--XO----- XO", "reversi-read-side");
    for supply in ["6", "6/", "/6", "six/6", "6/6/0", "+6/6", "300/6"] {
        check_refused(
            &format!("-----OX--XO----- X {supply}"),
            "reversi-read-supply",
        );
    }
    check_refused("-----OX--XO----- X 6/5", "reversi-read-supply-sum");
    check_refused("-----OX--XO----- X 9/3", "reversi-read-supply-most");
    check_refused("-----OX--XO----- X 6/6 1", "reversi-read-extra");
}

#[test]
fn the_line_sets_the_size_unless_another_was_chosen() {
    let line = "-----OX--XO----- X";
    assert_eq!(read(line).size().side(), 4);
    assert!(Reversi::read(line, &options("size=4")).is_ok());
    let reason = refused(&options("size=8"), line);
    assert_eq!(reason.key, "reversi-read-size");
    let args = [("line", Arg::Count(4)), ("option", Arg::Count(8))];
    assert_eq!(reason.args, args);
}

#[test]
fn the_placing_phase_needs_the_original_start() {
    let line = "-----X---------- O";
    assert!(!read(line).placing());
    let original = options("start=original");
    let placing = |line| Reversi::read(line, &original).expect("a line").placing();
    assert!(placing(line));
    assert!(placing("O----X---------O O 7/6"));
    assert!(!placing("-----OX--XO----- X"));
    assert!(!placing("-X---OX--X------ X"));
}

#[test]
fn the_supply_is_written_only_after_a_pass() {
    let mut written = 0;
    for seed in 0..60 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = start("size=6");
        let mut passed = false;
        while let Some(mv) = any_move(&game, &mut rng) {
            passed |= mv == Move::PASS;
            game.play(mv, &mut ());
            let line = game.write();
            let supply = line.split(' ').nth(2);
            written += u32::from(supply.is_some());
            assert!(passed || supply.is_none(), "{line}");
            assert_eq!(read(&line).supply(), game.supply(), "{line}");
        }
    }
    assert!(20 < written, "{written}");
}

#[test]
fn turns_are_read_in_any_case() {
    let game = start("");
    for text in ["f5", "F5", " f5\n"] {
        let mv = game.read_move(text).expect("a legal turn");
        assert_eq!(game.write_move(mv), "f5");
    }
    let ten = start("size=10 start=original");
    assert_eq!(
        ten.path(ten.read_move("E6").expect("a legal turn")),
        [Site(54)]
    );
    let must_pass = read("XO-------------- O");
    for text in ["pass", "PASS", "pa", "Ps", "--"] {
        let mv = must_pass.read_move(text).expect("a forced pass");
        assert_eq!(must_pass.write_move(mv), "pass");
    }
}

#[test]
fn transcripts_fall_into_turns() {
    let check = |text: &str, turns: &[&str]| assert_eq!(split_turns(text), turns, "{text}");
    check("f5d6c3d3c4", &["f5", "d6", "c3", "d3", "c4"]);
    check("F5 d6, c3\n d3", &["F5", "d6", "c3", "d3"]);
    check(
        "1. f5 d6 2. c3 pass 3.d3",
        &["f5", "d6", "c3", "pass", "d3"],
    );
    check("1.f5 1... d6", &["f5", "d6"]);
    check(
        "f5pad6--c3psd3passc4",
        &["f5", "pa", "d6", "--", "c3", "ps", "d3", "pass", "c4"],
    );
    check("j10a1", &["j10", "a1"]);
    check("f5/e5e4 d6/", &["f5/e5e4", "d6/"]);
    check("f5xyz d6", &["f5", "xyz", "d6"]);
    check("f5 12 é4", &["f5", "12", "é4"]);
    check("", &[]);
}

#[test]
fn sites_have_names() {
    let names = [
        (0, "a1"),
        (7, "h1"),
        (70, "a8"),
        (77, "h8"),
        (99, "j10"),
        (255, "pass"),
    ];
    for (site, name) in names {
        assert_eq!(Reversi::site_name(Site(site)), name);
    }
}

proptest! {
    #[test]
    fn no_text_breaks_a_reader(
        bytes in proptest::collection::vec(any::<u8>(), 0..140),
        board in "[-XO.12a ]{16}|[-XO]{64}|[-XO]{36}|[-XO]{100}",
        rest in "( [XOxz])?( [0-9]{0,4}/?[0-9]{0,4})?\\PC{0,3}",
        turn in "[a-jA-J]?[0-9]{0,12}(/([a-j][0-9]{0,3}){0,4})?\\PC{0,3}",
    ) {
        let bytes = String::from_utf8_lossy(&bytes).into_owned();
        let line = format!("{board}{rest}");
        for text in [&bytes, &line, &turn] {
            for rules in ["", "size=10 start=original", "flip=hand size=6"] {
                let options = options(rules);
                if let Ok(game) = Reversi::read(text, &options) {
                    let again = Reversi::read(&game.write(), &options);
                    prop_assert_eq!(again.as_ref(), Ok(&game));
                    if let Ok(mv) = game.read_move(&turn) {
                        prop_assert_eq!(game.read_move(&game.write_move(mv)), Ok(mv));
                    }
                }
                let game = Reversi::start(&options);
                if let Ok(mv) = game.read_move(text) {
                    prop_assert_eq!(game.read_move(&game.write_move(mv)), Ok(mv));
                }
                let mut options = options;
                prop_assert!(options.set(text, text).is_err());
                prop_assert!(options.set("handicap", text).is_err() || text == "0");
            }
            let turns: String = split_turns(text).concat();
            prop_assert!(turns.len() <= text.len());
        }
    }
}
