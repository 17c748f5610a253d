//! What a turn is told to have done, and why a hand or a text is no turn.

use tavola::rules::{
    Arg, Effect, Game, Reason, Side, Site,
    reversi::{BLACK, PASS, Reversi, WHITE},
};

use crate::rules::reversi::{play, read, start};

fn check(game: &Reversi, text: &str, key: &str) -> Reason {
    let error = game.read_move(text).expect_err("not a turn");
    assert_eq!((error.text.as_str(), error.reason.key), (text, key));
    error.reason
}

#[test]
fn texts_that_are_no_turn() {
    let game = start("");
    let reason = check(&game, "d4", "reversi-refusal-occupied");
    assert_eq!(
        reason.args,
        [("at", Arg::Site(Site(33))), ("by", Arg::Word("white"))]
    );
    let reason = check(&game, "a1", "reversi-refusal-outflanks-nothing");
    assert_eq!(
        reason.args,
        [("side", Arg::Word("black")), ("at", Arg::Site(Site(0)))]
    );
    for text in ["i1", "a9", "J10", "a0", "a01", "a99999999999"] {
        check(&game, text, "reversi-refusal-off-board");
    }
    for text in ["", "f", "5", "5f", "ff5", "f5 d6", "f5x", "é5", "f5/"] {
        let error = game.read_move(text).expect_err("not a turn");
        let key = if text == "f5/" {
            "reversi-refusal-flips-by-hand-off"
        } else {
            "reversi-refusal-not-a-turn"
        };
        assert_eq!(error.reason.key, key, "{text}");
    }
    let reason = check(&game, "pass", "reversi-refusal-can-place");
    let on = [23, 32, 45, 54].map(Site).to_vec();
    assert_eq!(reason.args[1], ("on", Arg::Sites(on)));
}

#[test]
fn only_the_centre_at_first_in_the_original_start() {
    let game = play(&start("start=original"), "d4 e4");
    let reason = check(&game, "c3", "reversi-refusal-only-centre");
    let centre = [43, 44].map(Site).to_vec();
    assert_eq!(reason.args[1], ("centre", Arg::Sites(centre)));
    check(&game, "pass", "reversi-refusal-can-place");
    check(&game, "d4", "reversi-refusal-occupied");
    let game = play(&game, "d5 e5");
    assert!(!game.placing());
    assert!(game.read_move("c3").is_err() && game.read_move("f4").is_ok());
}

#[test]
fn a_blocked_side_must_pass() {
    let game = read("XO-------------- O");
    let reason = check(&game, "d4", "reversi-refusal-must-pass");
    assert_eq!(reason.args, [("side", Arg::Word("white"))]);
    assert_eq!(game.refusal(&[PASS]), None);
    let mut effects = Vec::new();
    let mut next = game;
    next.play(game.forced().expect("White has to pass"), &mut effects);
    let [Effect::Passed { side, cause }] = effects.as_slice() else {
        panic!("a pass is one effect: {effects:?}");
    };
    assert_eq!(
        (*side, cause.key),
        (Side::Second, "reversi-cause-no-placement")
    );
    assert_eq!(next.turn(), Side::First);
    assert_eq!(play(&next, "c1").write(), "XXX------------- O");
}

#[test]
fn nothing_goes_when_the_game_is_over() {
    let game = read("XX-------------- O");
    for text in ["c1", "pass", "a1"] {
        check(&game, text, "reversi-refusal-game-over");
    }
    let over = game.refusal(&[]).expect("over");
    assert_eq!(over.key, "reversi-refusal-game-over");
}

#[test]
fn a_path_ends_with_its_square() {
    let game = start("");
    assert_eq!(game.refusal(&[Site(45)]), None);
    let reason = game.refusal(&[Site(45), Site(46)]).expect("one too many");
    assert_eq!(reason.key, "reversi-refusal-whole");
    let reason = game.refusal(&[Site(0), Site(45)]).expect("a bad beginning");
    assert_eq!(reason.key, "reversi-refusal-outflanks-nothing");
    assert_eq!(game.preview(&[Site(0)]), []);
    let mut effects = Vec::new();
    let mut next = game;
    next.play(game.read_move("f5").expect("legal"), &mut effects);
    assert_eq!(game.preview(&[Site(45)]), effects);
}

#[test]
fn rows_turn_outwards_and_name_their_ends() {
    // Black on e1 closes three rows: along the rank to a1, down the file to e4, and a diagonal.
    let game = read(
        "XOOO----\
         ---OO---\
         --X-O---\
         ----X---\
         --------\
         --------\
         --------\
         -------- X",
    );
    let mut effects = Vec::new();
    let mut next = game;
    next.play(game.read_move("e1").expect("legal"), &mut effects);
    let told: Vec<_> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Turned {
                at,
                was,
                now,
                cause,
            } => {
                assert_eq!((*was, *now), (WHITE, BLACK));
                let [side, about, from, to] = cause.args.as_slice() else {
                    panic!("four facts about a row: {cause}");
                };
                assert_eq!(*side, ("side", Arg::Word("black")));
                assert_eq!(*about, ("at", Arg::Site(*at)));
                assert_eq!(*from, ("from", Arg::Site(Site(4))));
                let Arg::Site(to) = to.1 else {
                    panic!("the other end is a site");
                };
                Some((Reversi::site_name(*at), Reversi::site_name(to)))
            }
            _ => None,
        })
        .collect();
    let told: Vec<_> = told
        .iter()
        .map(|(at, to)| (at.as_str(), to.as_str()))
        .collect();
    assert_eq!(
        told,
        [
            ("e2", "e4"),
            ("d2", "c3"),
            ("d1", "a1"),
            ("e3", "e4"),
            ("c1", "a1"),
            ("b1", "a1"),
        ]
    );
    let [
        Effect::Stock { was, now, .. },
        Effect::Placed { at, cause, .. },
        ..,
    ] = effects.as_slice()
    else {
        panic!("the supply first, then the disc: {effects:?}");
    };
    assert_eq!((was - now, *at), (1, Site(4)));
    assert_eq!(cause.args[2], ("turned", Arg::Count(6)));
}
