//! The numbers by which the search knows turns, the groups in which it makes them, and the notes it
//! hands on.

use std::collections::HashMap;

use tavola::{
    engine::Thinks,
    rules::{coerceo::Coerceo, deblockle::Deblockle, reversi::Reversi},
};

use crate::engine::{Dice, options};

/// Looks at every position of some random games.
fn check<G: Thinks>(chosen: &[&str]) {
    let mind = G::Mind::default();
    let mut dice = Dice(13);
    let mut positions = 0;
    for chosen in chosen {
        for _ in 0..4 {
            let mut game = G::start(&options::<G>(chosen));
            let mut notes = game.notes();
            for _ in 0..120 {
                let mut moves = Vec::new();
                game.moves(&mut moves);
                if moves.is_empty() {
                    break;
                }
                let by_code: HashMap<u16, G::Move> =
                    moves.iter().map(|&mv| (G::code(mv), mv)).collect();
                let line = game.write();
                assert_eq!(by_code.len(), moves.len(), "turns share a code: {line}");
                assert!(
                    by_code.keys().all(|&code| usize::from(code) < G::CODES),
                    "{line}"
                );
                let mut together = Vec::new();
                game.urgencies(&notes, &moves, &mind, &mut together);
                let alone: Vec<_> = moves.iter().map(|&mv| game.urgency(mv, &mind)).collect();
                assert_eq!(together, alone, "{line}");
                let mut noisy = Vec::new();
                game.noisy(&notes, &mut noisy);
                assert!(noisy.iter().all(|mv| moves.contains(mv)), "{line}");
                if G::STAGED {
                    // Also what was legal elsewhere is asked for.
                    for code in (0..G::CODES).filter_map(|code| u16::try_from(code).ok()) {
                        assert_eq!(
                            game.decode(code),
                            by_code.get(&code).copied(),
                            "{code} {line}"
                        );
                    }
                    for (mv, urgency) in moves.iter().zip(alone) {
                        assert!(urgency <= 0 || noisy.contains(mv), "{line}");
                    }
                }
                positions += 1;
                let (mv, before) = (moves[dice.below(moves.len())], game.clone());
                game.play(mv, &mut ());
                notes = before.notes_after(&notes, mv, &game);
                let line = game.write();
                assert_eq!(notes, game.notes(), "{line} is not noted as it is");
            }
        }
    }
    assert!(50 < positions, "{positions}");
}

#[test]
fn codes_tell_turns_apart_groups_hold_them_all_and_notes_stay_true() {
    check::<Coerceo>(&["", "start=ocius exchange=1"]);
    check::<Reversi>(&["", "size=10", "size=4"]);
    check::<Deblockle>(&["seed=2", "gold=2 blue=1 seed=3"]);
}
