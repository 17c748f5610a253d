//! Flips by hand: right and wrong ones, what may be turned, and how such turns are written.

use tavola::rules::{
    Effect, Game, Site,
    reversi::{BLACK, Move, Refusal, Reversi, WHITE},
};

use crate::rules::reversi::{play, read, start};

fn by_hand() -> Reversi {
    start("flip=hand")
}

#[test]
fn right_flips_are_the_usual_turn() {
    let game = by_hand();
    let f5 = game.read_move("f5").expect("legal");
    assert_eq!(
        game.by_hand(Site(45), &[Site(44)]),
        Ok(game.read_move("f5/e5").expect("legal"))
    );
    assert_eq!(game.read_move("f5/e5"), Ok(f5));
    assert_eq!(game.write_move(f5), "f5");
    assert_eq!(game.outflanked(Site(45)), [Site(44)]);
    assert_eq!(game.outflanked(Site(0)), []);
}

#[test]
fn wrong_flips_are_written_with_them_and_stay() {
    let game = by_hand();
    for (text, line) in [
        (
            "f5/",
            "---------------------------OX------XOX-------------------------- O",
        ),
        (
            "f5/d4",
            "---------------------------XX------XOX-------------------------- O",
        ),
        (
            "f5/e5d4",
            "---------------------------XX------XXX-------------------------- O",
        ),
    ] {
        let mv = game.read_move(text).expect("legal by hand");
        assert_eq!(game.write_move(mv), text);
        assert_eq!(game.read_move(&text.to_uppercase()), Ok(mv));
        assert_eq!(play(&game, text).write(), line);
    }
    // Whatever the order, it is one turn: outflanked discs first, the others rank by rank.
    let turn = game.read_move("f5/d4e5").expect("legal by hand");
    assert_eq!(game.write_move(turn), "f5/e5d4");
}

#[test]
fn wrong_flips_say_that_no_row_was_closed() {
    let mut game = by_hand();
    let before = game.scene();
    let mv = game.read_move("f5/e5d4").expect("legal by hand");
    assert_eq!(game.path(mv), [Site(45)]);
    let mut effects = Vec::new();
    game.play(mv, &mut effects);
    let turned: Vec<_> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Turned { at, cause, .. } => Some((*at, cause.key)),
            _ => None,
        })
        .collect();
    assert_eq!(
        turned,
        [
            (Site(44), "reversi-cause-outflanked"),
            (Site(33), "reversi-cause-by-hand"),
        ]
    );
    let mut scene = before;
    effects.iter().for_each(|effect| scene.apply(effect));
    assert_eq!(scene, game.scene());
    effects
        .into_iter()
        .rev()
        .for_each(|effect| scene.apply(&effect.inverse()));
    assert_eq!(scene, before);
    assert_eq!(
        (before.token(Site(33)), game.scene().token(Site(33))),
        (Some(WHITE), Some(BLACK))
    );
}

#[test]
fn only_opposing_discs_can_be_turned_once_each() {
    let game = by_hand();
    let refusal = |at: u8, flips: &[u8]| {
        let flips: Vec<_> = flips.iter().map(|&site| Site(site)).collect();
        game.by_hand(Site(at), &flips).expect_err("not by hand")
    };
    assert_eq!(refusal(45, &[34]), Refusal::NotOpposing { at: Site(34) });
    assert_eq!(refusal(45, &[0]), Refusal::NotOpposing { at: Site(0) });
    assert_eq!(refusal(45, &[44, 44]), Refusal::Twice { at: Site(44) });
    assert!(matches!(refusal(45, &[8]), Refusal::OffBoard { .. }));
    assert!(matches!(refusal(0, &[]), Refusal::OutflanksNothing { .. }));
    assert!(matches!(refusal(33, &[]), Refusal::Occupied { .. }));
    assert_eq!(game.flip_refusal(Site(33)), None);
    for text in [
        "f5/e4", "f5/e5e5", "f5/x", "f5/e5 ", "a1/", "/e5", "pass/", "f5/e5/d4",
    ] {
        let legal = text == "f5/e5 ";
        assert_eq!(game.read_move(text).is_ok(), legal, "{text}");
    }
}

#[test]
fn without_the_option_no_flips_are_read() {
    let game = start("");
    assert_eq!(
        game.by_hand(Site(45), &[Site(44)]),
        Err(Refusal::FlipsByHandOff)
    );
    assert_eq!(game.flip_refusal(Site(44)), Some(Refusal::FlipsByHandOff));
    assert!(!game.flips_by_hand());
}

#[test]
fn the_first_four_discs_turn_nothing_by_hand_either() {
    let game = play(&start("start=original flip=hand"), "d4 e4/");
    assert_eq!(game.read_move("d5/"), game.read_move("d5"));
    let wrong = game.read_move("d5/e4").expect_err("nothing is outflanked");
    assert_eq!(wrong.reason.key, "reversi-refusal-outflanks-nothing");
}

#[test]
fn a_pass_by_hand_is_a_pass() {
    let mut game = read("XO-------------- O");
    assert_eq!(game.forced(), Some(Move::PASS));
    let supply = game.supply();
    game.play(Move::PASS, &mut ());
    assert_eq!(game.supply(), supply);
}

#[test]
fn ten_by_ten_has_room_for_every_flip() {
    // Black turns every disc that White has.
    let row = "-OOOOOOOOX";
    let line = format!("{row}{} X", "OOOOOOOOOO".repeat(9));
    let options = crate::rules::reversi::options("size=10 flip=hand");
    let mut game = Reversi::read(&line, &options).expect("a line");
    let white: Vec<_> = (1..9).chain(10..100).map(Site).collect();
    let mv = game.by_hand(Site(0), &white).expect("legal by hand");
    assert_eq!(game.read_move(&game.write_move(mv)), Ok(mv));
    game.play(mv, &mut ());
    assert_eq!(
        game.write().split(' ').next(),
        Some("X".repeat(100).as_str())
    );
}

#[test]
fn a_draft_may_turn_every_opposing_disc() {
    let game = by_hand();
    let white = vec![Site(33), Site(44)];
    assert_eq!(game.draft_sites(&[Site(45)]), Some(white));
    assert_eq!(game.draft_sites(&[]), None);
    assert_eq!(game.draft_sites(&[Site(0)]), None);
    assert_eq!(start("").draft_sites(&[Site(45)]), None);
    assert_eq!(game.draft_text(&[Site(45)], &[Site(44)]), "f5");
    assert_eq!(game.draft_text(&[Site(45)], &[Site(33)]), "f5/d4");
    for (text, flips) in [
        ("f5", vec![Site(44)]),
        ("f5/", vec![]),
        ("f5/d4", vec![Site(33)]),
    ] {
        let mv = game.read_move(text).expect("legal by hand");
        assert_eq!(game.draft_of(mv), Some((vec![Site(45)], flips)));
    }
    assert_eq!(game.draft_of(Move::PASS), None);
}
