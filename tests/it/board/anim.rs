//! Time: whatever is under way, nothing is doubled or lost, and the end is the next scene.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{RngCore, SeedableRng},
};
use tavola::{
    rules::{Effect, Game, Scene, coerceo::Coerceo, deblockle::Deblockle, reversi::Reversi},
    ui::board::{CoerceoLook, DeblockleLook, Look, Motion, Pace, ReversiLook, Timeline},
};

const PACES: [Motion; 3] = [Motion::Full, Motion::Reduced, Motion::Off];

/// Plays random turns and hands over each change.
fn changes<G: Game>(seed: u64, check: &dyn Fn(Scene, &[Effect], Scene)) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut game = G::start(&Default::default());
    for _ in 0..80 {
        let mut turns = Vec::new();
        game.moves(&mut turns);
        let Some(most) = u64::try_from(turns.len()).ok().filter(|&most| 0 < most) else {
            return;
        };
        let turn = turns[(random.next_u64() % most) as usize];
        let before = game.scene();
        let mut effects = Vec::new();
        game.play(turn, &mut effects);
        check(before, &effects, game.scene());
        let back: Vec<Effect> = effects.into_iter().rev().map(Effect::inverse).collect();
        check(game.scene(), &back, before);
    }
}

fn check<G: Game>(look: &dyn Look) {
    for seed in 0..6 {
        changes::<G>(seed, &|before, effects, after| {
            for motion in PACES {
                let pace = Pace { speed: 1.5, motion };
                timeline(
                    &Timeline::new(before, effects, after, pace, look),
                    before,
                    after,
                );
            }
        });
    }
}

fn timeline(timeline: &Timeline, before: Scene, after: Scene) {
    let length = timeline.length();
    assert!((0.0..3.0).contains(&length), "{length}");
    assert_eq!(timeline.at(length), (after, Vec::new()));
    assert_eq!(timeline.at(f32::INFINITY), (after, Vec::new()));
    assert_eq!(timeline.at(f32::NAN), (after, Vec::new()));
    assert!(timeline.finished(length) && timeline.after_drop() <= length);
    if length <= 0.0 {
        return;
    }
    let (scene, _) = timeline.at(0.0);
    assert_eq!(scene.present, before.present);
    let most = before.tokens().count().max(after.tokens().count());
    for step in 0..40_u8 {
        let now = length * f32::from(step) / 40.0;
        let (scene, under_way) = timeline.at(now);
        let mut next = scene;
        for (effect, progress) in &under_way {
            assert!((0.0..=1.0).contains(progress), "{progress}");
            next.apply(effect);
        }
        assert!(
            next.tokens().count() <= most,
            "a piece was doubled at {now}"
        );
    }
    let (mut scene, under_way) = timeline.at(length * 0.999_9);
    for (effect, _) in &under_way {
        scene.apply(effect);
    }
    assert_eq!(scene.present, after.present);
    assert!(
        scene.tokens().eq(after.tokens()),
        "the end is the next scene"
    );
}

#[test]
fn every_turn_of_every_game_ends_in_the_next_scene() {
    check::<Coerceo>(&CoerceoLook);
    check::<Reversi>(&ReversiLook::new(8));
    check::<Deblockle>(&DeblockleLook);
}

#[test]
fn discs_turn_in_order_of_distance() {
    let look = ReversiLook::new(8);
    changes::<Reversi>(1, &|before, effects, after| {
        let timeline = Timeline::new(before, effects, after, Pace::default(), &look);
        let Some(Effect::Placed { at, .. }) = effects.first() else {
            return;
        };
        let far = |site| {
            let way: egui::Vec2 = look.center(site) - look.center(*at);
            way.x.abs().max(way.y.abs())
        };
        for step in 0..40_u8 {
            let now = timeline.length() * f32::from(step) / 40.0;
            let mut turning: Vec<(f32, f32)> = Vec::new();
            for (effect, progress) in timeline.at(now).1 {
                if let Effect::Turned { at, .. } = effect {
                    turning.push((far(at), progress));
                }
            }
            for (near, more) in &turning {
                for (off, less) in &turning {
                    assert!(off <= near || less <= more, "{turning:?}");
                }
            }
        }
    });
}

#[test]
fn speed_divides_the_length() {
    changes::<Coerceo>(3, &|before, effects, after| {
        let length = |speed| {
            let pace = Pace {
                speed,
                motion: Motion::Full,
            };
            Timeline::new(before, effects, after, pace, &CoerceoLook).length()
        };
        assert!((length(1.0) - 2.0 * length(2.0)).abs() < 1e-4);
        assert_eq!(length(0.0), length(1.0));
        assert_eq!(length(f32::NAN), length(1.0));
    });
}
