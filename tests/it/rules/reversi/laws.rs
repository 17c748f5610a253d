//! The laws of every game, and those of the supply, over random games under every option.

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng as _};
use tavola::rules::{Effect, Game};

use crate::rules::{
    law::{Tally, check_game},
    reversi::{any_move, options, start},
};

fn check(text: &str, games: u32) -> Tally {
    let tally = check_game::<tavola::rules::reversi::Reversi>(&options(text), games, 7);
    assert_eq!(tally.outcomes.get("discs"), Some(&games), "{text}");
    for kind in ["placed", "turned", "stock"] {
        assert!(0 < tally.effects[kind], "{text}: {kind}");
    }
    tally
}

#[test]
fn laws_hold_on_every_size_and_start() {
    let mut passed = 0;
    for (size, games) in [("4", 300), ("6", 150), ("8", 150), ("10", 30)] {
        for start in ["standard", "parallel", "original"] {
            for flip in ["auto", "hand"] {
                let text = format!("size={size} start={start} flip={flip}");
                let tally = check(&text, games);
                passed += tally.effects.get("passed").copied().unwrap_or_default();
                let placing = tally.reasons.contains("reversi-cause-placed-centre");
                assert_eq!(placing, start == "original", "{text}");
            }
        }
    }
    assert!(1_000 < passed);
}

#[test]
fn laws_hold_with_every_handicap() {
    let mut lent = 0;
    for owner in ["black", "white"] {
        for corners in 1..=4 {
            for (size, games) in [("4", 60), ("8", 40), ("10", 8)] {
                let tally = check(&format!("size={size} handicap={owner}{corners}"), games);
                lent += tally.effects.get("lent").copied().unwrap_or_default();
            }
        }
    }
    assert!(100 < lent);
}

#[test]
fn every_cause_and_refusal_of_the_usual_rules_comes_up() {
    let mut reasons = check("", 100).reasons;
    reasons.append(&mut check("start=original", 20).reasons);
    reasons.append(&mut check("size=4 handicap=black4", 60).reasons);
    let expected = [
        "reversi-cause-no-placement",
        "reversi-cause-outflanked",
        "reversi-cause-placed",
        "reversi-cause-placed-centre",
        "reversi-cause-supply-empty",
        "reversi-refusal-can-place",
        "reversi-refusal-game-over",
        "reversi-refusal-must-pass",
        "reversi-refusal-occupied",
        "reversi-refusal-off-board",
        "reversi-refusal-only-centre",
        "reversi-refusal-outflanks-nothing",
        "reversi-refusal-whole",
    ];
    assert_eq!(reasons.into_iter().collect::<Vec<_>>(), expected);
}

#[test]
fn a_side_borrows_exactly_when_it_has_nothing_left() {
    let (mut borrowed, mut owned) = (0, 0);
    for (seed, text) in (0..400).zip(
        ["size=4 handicap=black4", "size=6 handicap=white3"]
            .iter()
            .cycle(),
    ) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = start(text);
        while let Some(mv) = any_move(&game, &mut rng) {
            let (side, before) = (game.turn(), game.supply());
            let mut effects = Vec::new();
            game.play(mv, &mut effects);
            let lent = effects
                .iter()
                .position(|effect| matches!(effect, Effect::Lent { .. }));
            let placed = effects
                .iter()
                .position(|effect| matches!(effect, Effect::Placed { .. }));
            if placed.is_none() {
                assert_eq!(game.supply(), before);
            } else if before[side] == 0 {
                borrowed += 1;
                assert_eq!(lent, Some(0), "before the disc is placed");
                assert_eq!(game.supply()[!side] + 1, before[!side]);
                assert_eq!(game.supply()[side], 0);
            } else {
                owned += 1;
                assert_eq!(lent, None);
                assert_eq!(game.supply()[side] + 1, before[side]);
                assert_eq!(game.supply()[!side], before[!side]);
            }
        }
    }
    assert!(50 < borrowed && 2_000 < owned, "{borrowed} {owned}");
}
