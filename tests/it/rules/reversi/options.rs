//! The optional rules: their names, their values and the starts they give.

use tavola::rules::{Game, Judge, Options, Values, reversi::ReversiOptions};

use crate::rules::reversi::{options, start, turns};

/// The first position under these options.
fn check_start(text: &str, line: &str) {
    assert_eq!(start(text).write(), line, "{text}");
}

#[test]
fn starts() {
    check_start(
        "",
        "---------------------------OX------XO--------------------------- X",
    );
    check_start(
        "start=parallel",
        "---------------------------XX------OO--------------------------- X",
    );
    check_start(
        "start=original",
        "---------------------------------------------------------------- X",
    );
    check_start("size=4", "-----OX--XO----- X");
    check_start("size=6", "--------------OX----XO-------------- X");
    let ten = start("size=10").write();
    assert_eq!((ten.len(), &ten[44..46], &ten[54..56]), (102, "OX", "XO"));
}

#[test]
fn handicap_corners_come_in_order_from_the_owners_supply() {
    check_start("size=4 handicap=black1", "X----OX--XO----- X");
    check_start("size=4 handicap=black2", "X----OX--XO----X X 4/6");
    check_start("size=4 handicap=black3", "X----OX--XO-X--X X 3/6");
    check_start("size=4 handicap=white4", "O--O-OX--XO-O--O X 6/2");
    check_start(
        "size=4 start=original handicap=white2",
        "O--------------O X 8/6",
    );
    let supply = start("handicap=black4").supply();
    assert_eq!((supply.first, supply.second), (26, 30));
}

#[test]
fn first_turns() {
    assert_eq!(turns(&start("")), ["c4", "d3", "e6", "f5"]);
    assert_eq!(turns(&start("start=parallel")), ["c6", "d6", "e6", "f6"]);
    assert_eq!(turns(&start("start=original")), ["d4", "d5", "e4", "e5"]);
    assert_eq!(turns(&start("size=10")), ["d5", "e4", "f7", "g6"]);
}

#[test]
fn every_value_can_be_set_and_told() {
    for spec in ReversiOptions::specs() {
        let Values::Words(words) = spec.values else {
            panic!("every option of Reversi is a choice of words");
        };
        assert!(words.contains(&ReversiOptions::default().get(spec.key).as_str()));
        for word in words {
            let chosen = options(&format!("{}={word}", spec.key));
            assert_eq!(chosen.get(spec.key), *word);
            assert_eq!(chosen.check(), Ok(()));
            assert_eq!(chosen.judge(), Judge::default());
            let same = chosen == ReversiOptions::default();
            assert_eq!(same, ReversiOptions::default().get(spec.key) == *word);
        }
        assert!(spec.house.iter().all(|house| words.contains(house)));
    }
    assert_eq!(options("").get("colour"), "");
}

#[test]
fn other_keys_and_values_are_refused() {
    let refused = |key: &str, value: &str| {
        let mut options = ReversiOptions::default();
        let error = options.set(key, value).expect_err("no such option");
        assert_eq!(options, ReversiOptions::default());
        error.reason.key
    };
    assert_eq!(refused("colour", "red"), "option-unknown");
    for (key, value) in [
        ("size", "7"),
        ("size", "eight"),
        ("size", ""),
        ("start", "Standard"),
        ("handicap", "black5"),
        ("handicap", "black0"),
        ("handicap", "1"),
        ("flip", "on"),
    ] {
        assert_eq!(refused(key, value), "option-bad-value", "{key}={value}");
    }
}

#[test]
fn a_position_holds_its_size_and_its_flips() {
    let game = start("size=6 flip=hand");
    let held = game.options(&options("start=parallel handicap=white2"));
    assert_eq!(
        held,
        options("size=6 start=parallel handicap=white2 flip=hand")
    );
    let held = start("start=original").options(&options(""));
    assert_eq!(held, options("start=original"));
}
