//! The computer's part in the set-up: it comes to an end, corrects what others began, and makes the
//! opponent's way home long.

use tavola::{
    engine::deblockle::{setup_step, turns_home},
    rules::{
        Game as _, Options as _, Side, Site,
        deblockle::{
            Deblockle, DeblockleOptions,
            setup::{Setup, Stage},
        },
    },
};

fn options(seed: u32, blocks: [&str; 2]) -> DeblockleOptions {
    let mut options = DeblockleOptions::default();
    for (key, value) in [
        ("seed", seed.to_string().as_str()),
        ("gold", blocks[0]),
        ("blue", blocks[1]),
    ] {
        options.set(key, value).expect("a known option");
    }
    options
}

/// Lets the computer do all that is left.
fn finish(mut setup: Setup) -> Deblockle {
    // A block is put and turned three times at most, and taken once.
    for _ in 0..50 {
        let Some(step) = setup_step(&setup, 7) else {
            return setup.position().expect("all is done");
        };
        setup
            .apply(&step)
            .unwrap_or_else(|reason| panic!("{step}: {reason}"));
    }
    panic!("never done: {:?}", setup.log().collect::<Vec<_>>());
}

/// The turns of all blocks home, each as if alone.
fn turns(position: &Deblockle) -> u32 {
    (0..49)
        .map(Site)
        .filter_map(|at| {
            let (side, lies) = position.block(at)?;
            Some(u32::from(turns_home(position.rules(), side, at, lies)))
        })
        .sum()
}

#[test]
fn placed_blocks_have_a_long_way_home() {
    let (mut chosen, mut random) = (0, 0);
    for seed in 0..12 {
        let options = options(seed, ["4", "4"]);
        // The same faces came up in the quick set-up of the same seed.
        random += turns(&Deblockle::start(&options));
        chosen += turns(&finish(Setup::new(&options)));
    }
    // About 31 turns against 26, both sides together.
    assert!(
        random * 23 / 20 < chosen,
        "chosen {chosen}, random {random}"
    );
}

#[test]
fn unequal_sides_are_set_up_too() {
    for blocks in [["1", "4"], ["3", "2"], ["1", "1"]] {
        let position = finish(Setup::new(&options(3, blocks)));
        let count = |side: Side| {
            let blocks = (0..49).filter_map(|at| position.block(Site(at)));
            blocks.filter(|(owner, _)| *owner == side).count()
        };
        let counts = Side::BOTH.map(|side| count(side).to_string());
        assert_eq!(counts, blocks);
    }
}

#[test]
fn steps_of_somebody_else_are_taken_up() {
    let options = options(5, ["4", "4"]);
    let after = |steps: &[&str]| {
        let setup = Setup::replay(&options, steps.iter().copied());
        setup.unwrap_or_else(|(step, reason)| panic!("{step}: {reason}"))
    };
    let alone = finish(after(&[]));
    for steps in [
        &["roll", "put 1 e5"][..],
        &["roll", "put 4 c7", "turn c7", "put 3 e7"],
        &[
            "roll", "put 2 c5", "put 1 e5", "put 3 c7", "put 4 e7", "turn e7",
        ],
    ] {
        let setup = after(steps);
        assert_eq!(setup.stage(), Stage::Place(Side::First));
        assert_eq!(finish(setup), alone, "{steps:?}");
    }
}
