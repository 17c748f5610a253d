//! What people are told: the effects of turns with their causes, previews, marks, and why a path
//! is no turn.

use tavola::rules::{
    Arg, Effect, Game as _, MarkKind, Reason, Side, Site,
    deblockle::{Deblockle, cube::Orientation},
};

use crate::rules::deblockle::laws::read;

fn site(name: &str) -> Site {
    (0..49)
        .map(Site)
        .find(|&site| Deblockle::site_name(site) == name)
        .expect("the name of a square")
}

fn path(names: &str) -> Vec<Site> {
    names.split_whitespace().map(site).collect()
}

/// An effect in a few words, with the key of its cause.
fn short(effect: &Effect) -> String {
    let name = |site: &Site| Deblockle::site_name(*site);
    let cause = effect.cause().key.trim_start_matches("deblockle-cause-");
    let what = match effect {
        Effect::Rolled { from, to, now, .. } => {
            let (_, lies) = Orientation::from_token(*now).expect("a block");
            let letters: String = [lies.top().letter(), lies.north().letter()]
                .iter()
                .collect();
            format!("{} rolls to {} {letters}", name(from), name(to))
        }
        Effect::Moved { from, to, .. } => format!("{}-{}", name(from), name(to)),
        Effect::Taken { at, .. } => format!("{} taken", name(at)),
        Effect::Stock { side, was, now, .. } => format!("{side:?} {was}-{now}"),
        Effect::Passed { side, .. } => format!("{side:?} passes"),
        other => panic!("no effect of Deblockle: {other:?}"),
    };
    format!("{what} ({cause})")
}

fn check_effects(line: &str, turn: &str, expected: &[&str]) {
    let mut position = read(line);
    let turn = position.read_move(turn).expect("a legal turn");
    let mut effects = Vec::new();
    position.play(turn, &mut effects);
    let effects: Vec<String> = effects.iter().map(short).collect();
    assert_eq!(effects, expected, "{line}");
}

#[test]
fn turns_are_told_step_by_step() {
    let check = check_effects;
    let slider = "6pc/7/7/1SH5/7/7/7 g";
    let rolls = "b4 rolls to b5 LS (tip)";
    check(slider, "b4nLb7", &[rolls, "b5-b7 (slide-edge)"]);
    check(slider, "b4nLb1", &[rolls, "b5-b1 (slide-edge)"]);
    let stopped = "6pc/1xl5/7/7/1SH5/7/7 g";
    check(
        stopped,
        "b3nLb5",
        &["b3 rolls to b4 LS (tip)", "b4-b5 (slide-block)"],
    );
    let before = "6pc/7/SH6/7/7/7/7 g";
    check(
        before,
        "a5nLc6",
        &["a5 rolls to a6 LS (tip)", "a6-c6 (slide-before)"],
    );
    let beside = "6pc/7/SH6/7/7/7/7 g 0-0 b";
    check(
        beside,
        "a5nLe6",
        &["a5 rolls to a6 LS (tip)", "a6-e6 (slide-beside)"],
    );
    let cross = "6pc/7/7/1SX5/7/7/7 g";
    check(
        cross,
        "b4nCb4",
        &["b4 rolls to b5 CS (tip)", "b5-b4 (cross)"],
    );
    let x = "6pc/7/7/1SC5/7/7/7 g";
    check(x, "b4nXa6", &["b4 rolls to b5 XS (tip)", "b5-a6 (x)"]);
    let hoops = "6pc/7/7/1SL5/7/7/7 g";
    let rolls = "b4 rolls to b5 HS (tip)";
    // The first way in the order north, east, south, west, also where a shorter one exists.
    let steps = ["b5-b6 (hoops)", "b6-b5 (hoops)", "b5-b4 (hoops)"];
    check(hoops, "b4nHb4", &[&[rolls][..], &steps].concat());
    let ends = ["b5-b6 (hoops)", "b6-b7 (hoops)", "b7-c7 (hoops)"];
    check(hoops, "b4nHc7", &[&[rolls][..], &ends].concat());
    let stop = "6pc/7/7/1CS5/7/7/7 g";
    check(stop, "b4nP", &["b4 rolls to b5 PC (tip)"]);
    let ends = "6pc/7/7/7/7/SXxl5/7 g 0-0 he";
    check(ends, "a2sX", &["a2 rolls to a1 XP (tip-no-hop)"]);
}

#[test]
fn a_block_going_home_and_a_skipped_side_are_told() {
    let line = "7/7/3CP3/7/7/6XL/5XLsl g";
    let told = [
        "d5 rolls to d6 SC (tip)",
        "d6 taken (home)",
        "First 0-1 (home)",
        "Second passes (blocked)",
    ];
    check_effects(line, "d5nS", &told);
    let mut position = read(line);
    let mut effects = Vec::new();
    position.play(
        position.read_move("d5nS").expect("a legal turn"),
        &mut effects,
    );
    let blocked = effects[3].cause();
    // A corner block: two tips over the edge, two onto blocks.
    let expected = Reason::new("deblockle-cause-blocked")
        .word("side", "blue")
        .count("tips", 4)
        .sites("blocks", [site("g1")])
        .count("edge", 2)
        .count("block", 2)
        .count("star-up", 0)
        .count("star-square", 0)
        .count("no-hop", 0)
        .count("touches", 0);
    assert_eq!(*blocked, expected);
    let marks = position.marks();
    assert_eq!(marks.len(), 1);
    assert_eq!(marks[0].kind, MarkKind::Blocked);
    assert_eq!(marks[0].sites, [site("g1")]);
    assert_eq!(marks[0].reason.args, [("side", Arg::Word("blue"))]);
}

#[test]
fn marks_name_every_side_without_a_turn() {
    let sides = |line| {
        let marks = read(line).marks();
        marks
            .iter()
            .map(|mark| mark.reason.args[0].1.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(sides("6pc/7/7/7/7/7/SL6 g"), []);
    let both = [Arg::Word("gold"), Arg::Word("blue")];
    assert_eq!(sides("7/7/7/7/7/7/3HChpHPLP g"), both);
    // A game that is won has no blocked side.
    assert_eq!(sides("7/7/7/7/7/7/SL6 g"), []);
}

#[test]
fn half_made_turns_are_pictured() {
    let line = "6pc/7/7/xl6/SL6/7/2CS4 g";
    let pictured = |names: &str| {
        let effects = read(line).preview(&path(names));
        effects.iter().map(short).collect::<Vec<_>>()
    };
    assert_eq!(pictured(""), [""; 0]);
    assert_eq!(pictured("a3"), [""; 0]);
    assert_eq!(pictured("a3 b3"), ["a3 rolls to b3 CL (tip)"]);
    assert_eq!(
        pictured("a3 b3 b4"),
        ["a3 rolls to b3 CL (tip)", "b3-b4 (cross)"]
    );
    // A hop that the face cannot make leaves the tip.
    assert_eq!(pictured("a3 b3 d5"), ["a3 rolls to b3 CL (tip)"]);
    // Onto a block or no neighbour there is nothing to see.
    assert_eq!(pictured("a3 a4"), [""; 0]);
    assert_eq!(pictured("a3 c3"), [""; 0]);
    // Not legal and yet to be seen: Star up away from the goal, the other side's block.
    assert_eq!(pictured("c1 c2"), ["c1 rolls to c2 PC (tip)"]);
    assert_eq!(pictured("a4 b4"), ["a4 rolls to b4 SL (tip)"]);
    assert_eq!(pictured("g7 f7"), ["g7 rolls to f7 HC (tip)"]);
    let star = read("6pc/7/7/PC6/7/7/7 g").preview(&path("a4 a3"));
    assert_eq!(star.len(), 1);
}

#[test]
fn paths_are_refused_with_the_reason() {
    let crowd = "6pc/4xl2/2SH4/7/1SL5/xlXL5/HXxl5 g";
    let touching = "6pc/7/7/1CS5/7/5xl1/5XL1 g 0-0 hn";
    for (line, names, key) in [
        ("7/7/7/7/7/7/SL6 g", "", "over"),
        ("7/7/7/7/7/7/SL6 g", "a1", "over"),
        ("7/7/7/7/7/7/3HChpHPLP g", "d1", "over"),
        (crowd, "a7", "empty"),
        (crowd, "g7", "not-yours"),
        ("7/7/7/7/7/6XL/5XLsl g", "g1", "blocked"),
        (crowd, "a1", "no-turn"),
        (crowd, "b3 b5", "not-neighbour"),
        (crowd, "b3 c4", "not-neighbour"),
        (crowd, "b3 b3", "not-neighbour"),
        (crowd, "b3 b2", "occupied"),
        (crowd, "b2 b1", "occupied"),
        ("6pc/7/7/7/1CP5/7/7 g", "b3 b4", "star-up"),
        ("6pc/7/7/7/7/7/3CP3 g", "d1 d2", "star-up"),
        ("6pc/7/7/7/7/7/3CS3 g", "d1 d2", "star-square"),
        ("6pc/7/3CS3/7/7/7/7 g", "d5 d6", "star-square"),
        ("7/7/7/7/xl6/HXxl5/7 b", "a3 a2", "occupied"),
        ("6pc/7/7/7/xl6/HXxl5/3PC3 g", "a2 a1", "no-hop"),
        ("6pc/1xl5/7/1CS5/7/7/7 g 0-0 hn", "b4 b5", "touches"),
        (touching, "b4 b5", "other-touches"),
        ("6pc/7/7/1CS5/7/7/7 g", "b4 b5 b6", "ends"),
        ("6pc/7/3CP3/7/7/7/SL6 g", "d5 d6 d7", "ends"),
        ("6pc/7/7/7/7/SXxl5/7 g 0-0 he", "a2 a1 b2", "ends"),
        ("6pc/7/7/1SX5/7/7/7 g", "b4 b5 b5", "hop-stays"),
        ("6pc/7/7/1SX5/7/7/7 g", "b4 b5 b7", "hop-cross"),
        ("6pc/7/7/1SC5/7/7/7 g", "b4 b5 b6", "hop-x"),
        ("6pc/1xl5/7/1SX5/7/7/7 g", "b4 b5 b6", "occupied"),
        ("6pc/1xl5/7/1SX5/7/7/7 g 0-0 hn", "b4 b5 b6", "occupied"),
        ("1pc5/7/7/1SX5/7/7/7 g 0-0 hn", "b4 b5 b6", "hop-touches"),
        ("6pc/7/7/2SC4/7/7/7 g", "c4 c5 d6", "hop-star"),
        (crowd, "c5 c6 b5", "slide-line"),
        (crowd, "c5 c6 f6", "slide-block"),
        ("6pc/7/SH6/7/7/7/7 g", "a5 a6 f6", "slide-on"),
        ("6pc/4xl2/SH6/7/7/7/7 g", "a5 a6 b6", "slide-star"),
        ("6pc/7/7/1SL5/7/7/7 g", "b4 b5 b7", "hoops-distance"),
        ("6pc/7/xl6/1xl5/SL6/1xl5/7 g", "a3 a4 d4", "hoops-blocked"),
        ("6pc/7/7/1SX5/7/7/7 g", "b4 b5 b6 b7", "too-long"),
    ] {
        let refusal = read(line).refusal(&path(names)).map(|reason| reason.key);
        let expected = format!("deblockle-refusal-{key}");
        assert_eq!(refusal, Some(expected.as_str()), "{line}: {names}");
    }
    let nowhere = read(crowd).refusal(&[site("b3"), Site(49)]);
    assert_eq!(
        nowhere.map(|reason| reason.key),
        Some("deblockle-refusal-no-square")
    );
}

#[test]
fn refusals_point_at_what_stands_in_the_way() {
    let refusal = |line, names| read(line).refusal(&path(names)).expect("a refusal");
    let slide = refusal("6pc/4xl2/2SH4/7/7/7/7 g", "c5 c6 f6");
    assert_eq!(
        slide.args,
        [
            ("to", Arg::Site(site("f6"))),
            ("block", Arg::Site(site("e6")))
        ]
    );
    let touch = refusal("1pc5/7/7/1SX5/7/7/7 g 0-0 hn", "b4 b5 b6");
    assert_eq!(touch.args[1], ("blocks", Arg::Sites(vec![site("b7")])));
    let others = refusal("6pc/7/7/1CS5/7/5xl1/5XL1 g 0-0 hn", "b4 b5");
    assert_eq!(others.args, [("blocks", Arg::Sites(vec![site("f1")]))]);
}

#[test]
fn outcomes_name_the_winner_or_the_block() {
    let outcome = |line| {
        let outcome = read(line).outcome();
        outcome.map(|outcome| (outcome.winner, outcome.reason))
    };
    assert_eq!(outcome("6pc/7/7/7/7/7/SL6 g"), None);
    let home = |side| Some((Some(side), "home"));
    assert_eq!(outcome("7/7/7/7/7/7/SL6 g"), home(Side::Second));
    assert_eq!(outcome("6pc/7/7/7/7/7/7 g"), home(Side::First));
    assert_eq!(outcome("7/7/7/7/7/7/3HChpHPLP b"), Some((None, "blocked")));
}
