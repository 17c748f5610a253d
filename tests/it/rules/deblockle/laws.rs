//! The laws of every game over random games under every option, texts that must not panic, and
//! the symmetries of the board and of the cube.

use std::collections::BTreeSet;

use tavola::rules::{
    Game as _, Options as _, Side, Site,
    deblockle::{
        Deblockle, DeblockleOptions, Turn,
        board::Direction,
        cube::{Face, Orientation},
    },
};

use crate::rules::law::{Tally, check_chosen};

pub(crate) fn options(settings: &[(&str, &str)]) -> DeblockleOptions {
    let mut options = DeblockleOptions::default();
    for (key, value) in settings {
        options.set(key, value).expect("an option");
    }
    options
}

pub(crate) fn read(line: &str) -> Deblockle {
    Deblockle::read(line, &DeblockleOptions::default()).expect("a position line")
}

/// Every combination of the rules that a position holds.
pub(crate) fn all_rules() -> Vec<[(&'static str, &'static str); 3]> {
    let mut all = Vec::new();
    for slider in ["h", "t", "f", "b"] {
        for no_hop in ["illegal", "ends"] {
            for adjacent in ["allowed", "forbidden"] {
                let rules = [
                    ("slider", slider),
                    ("no-hop", no_hop),
                    ("adjacent", adjacent),
                ];
                all.push(rules);
            }
        }
    }
    all
}

#[test]
fn laws_hold_under_every_rule() {
    let mut total = Tally::default();
    let mut add = |tally: Tally| {
        total.turns += tally.turns;
        total.reasons.extend(tally.reasons);
        for (outcome, count) in tally.outcomes {
            *total.outcomes.entry(outcome).or_default() += count;
        }
        for (effect, count) in tally.effects {
            *total.effects.entry(effect).or_default() += count;
        }
    };
    let counts = ["1", "2", "3", "4"];
    for (number, rules) in (0_u32..).zip(all_rules()) {
        for gold in counts {
            for blue in counts {
                let seed = number.to_string();
                let mut settings = rules.to_vec();
                settings.extend([("gold", gold), ("blue", blue), ("seed", &seed)]);
                let options = options(&settings);
                let start = Deblockle::start(&options);
                let seed = u64::from(number);
                add(check_chosen(&start, &options, GAMES, seed, homeward));
            }
        }
    }
    // Positions close to what is rare from the start.
    for line in [
        "7/7/3CP3/7/7/6XL/5XLsl g",
        "7/7/7/7/7/4hc2/3HChpHPLP b",
        "7/7/7/7/xl6/HXxl5/7 b",
        "lx6/1PC5/SH6/7/7/7/7 g 0-0 hn",
    ] {
        let start = read(line);
        let options = start.options(&DeblockleOptions::default());
        add(check_chosen(&start, &options, 160, 1, homeward));
    }
    assert!(20_000 < total.turns, "{}", total.turns);
    let outcomes: Vec<&str> = total.outcomes.into_keys().collect();
    assert_eq!(outcomes, ["blocked", "home"]);
    let effects: Vec<&str> = total.effects.into_keys().collect();
    assert_eq!(effects, ["moved", "passed", "rolled", "stock", "taken"]);
    let expected: BTreeSet<&str> = REASONS.into_iter().collect();
    assert_eq!(total.reasons, expected);
}

/// Random games for each of 16 combinations of rules and 16 numbers of blocks.
#[cfg(not(feature = "deep-tests"))]
const GAMES: u32 = 6;
#[cfg(feature = "deep-tests")]
const GAMES: u32 = 24;

/// What the rules say about turns and paths in such games.
const REASONS: [&str; 37] = [
    "deblockle-cause-blocked",
    "deblockle-cause-cross",
    "deblockle-cause-home",
    "deblockle-cause-hoops",
    "deblockle-cause-slide-before",
    "deblockle-cause-slide-beside",
    "deblockle-cause-slide-block",
    "deblockle-cause-slide-edge",
    "deblockle-cause-tip",
    "deblockle-cause-tip-no-hop",
    "deblockle-cause-x",
    "deblockle-mark-blocked",
    "deblockle-refusal-blocked",
    "deblockle-refusal-empty",
    "deblockle-refusal-ends",
    "deblockle-refusal-hoops-blocked",
    "deblockle-refusal-hoops-distance",
    "deblockle-refusal-hop-cross",
    "deblockle-refusal-hop-star",
    "deblockle-refusal-hop-stays",
    "deblockle-refusal-hop-touches",
    "deblockle-refusal-hop-x",
    "deblockle-refusal-no-hop",
    "deblockle-refusal-no-square",
    "deblockle-refusal-no-turn",
    "deblockle-refusal-not-neighbour",
    "deblockle-refusal-not-yours",
    "deblockle-refusal-occupied",
    "deblockle-refusal-over",
    "deblockle-refusal-slide-block",
    "deblockle-refusal-slide-line",
    "deblockle-refusal-slide-on",
    "deblockle-refusal-slide-star",
    "deblockle-refusal-star-square",
    "deblockle-refusal-star-up",
    "deblockle-refusal-too-long",
    "deblockle-refusal-touches",
];

/// Most often a turn that brings a block home, so that games end before they are tedious.
fn homeward(game: &Deblockle, turns: &[Turn], random: u32) -> Turn {
    let home = |&turn: &Turn| {
        let mut next = *game;
        next.play(turn, &mut ());
        game.progressed(&next)
    };
    let random = random as usize;
    let homes = turns.iter().copied().find(|turn| home(turn));
    homes
        .filter(|_| !random.is_multiple_of(8))
        .unwrap_or(turns[random / 8 % turns.len()])
}

/// A block: where, whose and how it lies.
type Block = (Site, Side, Orientation);

fn blocks(game: &Deblockle) -> Vec<Block> {
    let scene = game.scene();
    let block = |(at, token)| {
        let (side, lies) = Orientation::from_token(token).expect("a block");
        (at, side, lies)
    };
    scene.tokens().map(block).collect()
}

/// The position line of blocks.
fn line(blocks: &[Block], side: Side, rules: &str) -> String {
    let square = |at: u8| {
        let found = blocks.iter().find(|block| block.0 == Site(at));
        found.map_or("1".to_owned(), |&(_, side, lies)| {
            let letters: String = [lies.top(), lies.north()]
                .map(Face::letter)
                .iter()
                .collect();
            match side {
                Side::First => letters,
                Side::Second => letters.to_lowercase(),
            }
        })
    };
    let rank = |rank: u8| (rank * 7..rank * 7 + 7).map(square).collect::<String>();
    let ranks: Vec<String> = (0..7).rev().map(rank).collect();
    let side = ["g", "b"][side.index()];
    format!("{} {side} 0-0 {rules}", ranks.join("/"))
}

fn opposite(direction: Direction) -> Direction {
    match direction {
        Direction::North => Direction::South,
        Direction::East => Direction::West,
        Direction::South => Direction::North,
        Direction::West => Direction::East,
    }
}

/// The position seen by the other side: the board half turned round, colours exchanged.
fn half_turned(game: &Deblockle) -> Deblockle {
    let turned = |(at, side, lies): Block| (Site(48 - at.0), !side, lies.turned().turned());
    let blocks: Vec<Block> = blocks(game).into_iter().map(turned).collect();
    let whole = game.write();
    let rules = whole.rsplit(' ').next().expect("the rules come last");
    read(&line(&blocks, !game.turn(), rules))
}

#[test]
fn half_a_turn_with_the_colours_exchanged_changes_nothing() {
    for (rules, seed) in all_rules().into_iter().zip(0_u32..) {
        let seed = seed.to_string();
        let mut settings = rules.to_vec();
        settings.extend([("seed", seed.as_str()), ("gold", "3")]);
        let mut game = Deblockle::start(&options(&settings));
        for ply in 0..200 {
            let other = half_turned(&game);
            assert_eq!(blocks(&half_turned(&other)), blocks(&game));
            let mirrored = |turn: &Turn| Turn {
                from: Site(48 - turn.from.0),
                tip: opposite(turn.tip),
                hop: turn.hop.map(|hop| Site(48 - hop.0)),
            };
            let mut turns = Vec::new();
            game.moves(&mut turns);
            let mut expected: Vec<Turn> = turns.iter().map(mirrored).collect();
            let mut found = Vec::new();
            other.moves(&mut found);
            expected.sort();
            found.sort();
            assert_eq!(found, expected, "{}", game.write());
            let Some(&turn) = turns.get(ply * 31 % turns.len().max(1)) else {
                break;
            };
            game.play(turn, &mut ());
        }
    }
}

#[test]
fn the_cube_has_no_mirror_image() {
    for lies in Orientation::all() {
        let mirrored = |other: Orientation| {
            other.top() == lies.top()
                && other.north() == lies.north()
                && other.east() == lies.west()
        };
        assert!(!Orientation::all().any(mirrored), "{lies:?}");
        // Mirrored left and right, the tips do not commute with the mirror either.
        let east = lies.tipped(Direction::East);
        assert_ne!(east.top(), lies.tipped(Direction::West).top());
    }
}

#[test]
fn four_quarter_turns_and_four_tips_come_round() {
    for lies in Orientation::all() {
        let turned = (0..4).fold(lies, |lies, _| lies.turned());
        assert_eq!(turned, lies);
        assert_eq!(lies.turned().top(), lies.top());
        assert_eq!(lies.turned().east(), lies.north(), "with the clock");
        for direction in Direction::ALL {
            assert_eq!(lies.tipped(direction).tipped(opposite(direction)), lies);
            let tipped = (0..4).fold(lies, |lies, _| lies.tipped(direction));
            assert_eq!(tipped, lies);
        }
        for side in Side::BOTH {
            assert_eq!(
                Orientation::from_token(lies.token(side)),
                Some((side, lies))
            );
        }
    }
}

#[test]
fn blocks_of_a_side_are_interchangeable() {
    // Two ways to the same position: the two blocks have changed places.
    let start = read("6pc/7/7/7/7/7/SLSL5 g");
    let mut turns = Vec::new();
    start.moves(&mut turns);
    let keys: BTreeSet<u64> = turns
        .iter()
        .map(|&turn| {
            let mut next = start;
            next.play(turn, &mut ());
            next.key()
        })
        .collect();
    assert_eq!(keys.len(), turns.len(), "different turns, different keys");
    let key = |line: &str| read(line).key();
    let line = "6pc/7/7/7/7/7/SLSL5 g";
    assert_eq!(key(line), key(&format!("{line} 2-3 h 7 9")));
    assert_ne!(key(line), key(&line.replace(" g", " b")));
    assert_ne!(key(line), key(&format!("{line} 0-0 t")));
}
