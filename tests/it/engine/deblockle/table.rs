//! One block against one: the totals are the known ones, and every fate follows from those of the
//! next positions by the rules themselves, which together is a proof.

use tavola::{
    engine::deblockle::table::{Fate, Table, Totals, begin, table, wait},
    rules::{
        Game as _, Side,
        deblockle::{Deblockle, DeblockleOptions, Rules, Slider, cube::Orientation},
    },
};

#[test]
fn default_rules_have_the_known_totals() {
    let known = Totals {
        won: 1_734_470,
        lost: 745_118,
        drawn: 8_732,
        no_turn: 2_304,
        longest: 33,
    };
    assert_eq!(wait(Rules::default()).totals(), known);
    assert_eq!(known.won + known.lost + known.drawn, 2_488_320);
}

#[test]
fn a_table_begun_becomes_ready() {
    let rules = Rules {
        slider: Slider::Beside,
        ..Rules::default()
    };
    begin(rules);
    begin(rules);
    // Waits for the one that was begun, or works it out before it.
    let waited: *const Table = wait(rules);
    let ready: *const Table = table(rules).expect("what was waited for is ready");
    assert_eq!(waited, ready);
}

/// Every how many states one is checked.
const STRIDE: usize = if cfg!(feature = "deep-tests") { 1 } else { 97 };

#[test]
fn fates_follow_from_the_turns() {
    check("h", STRIDE);
}

#[test]
fn fates_follow_from_the_turns_where_blocks_may_not_touch() {
    check("hn", STRIDE);
}

#[cfg(feature = "deep-tests")]
#[test]
fn fates_follow_from_the_turns_under_all_rules() {
    for slider in ["h", "t", "f", "b"] {
        for other in ["", "e", "n", "en"] {
            check(&format!("{slider}{other}"), 7);
        }
    }
}

/// Compares states with what their turns say: a win is one turn longer than the shortest win after
/// it, a loss one longer than the longest, and a draw has a turn that keeps it and none that wins.
fn check(rules: &str, stride: usize) {
    let mut seen = [0; 3];
    for position in (0..STATES)
        .step_by(stride)
        .filter_map(|state| placed(state, rules))
    {
        let table = wait(position.rules());
        let after = turns(&position).map(|next| fate_after(table, &position, &next));
        let best = after.max_by_key(|&fate| rank(fate));
        let fate = table.fate(&position);
        assert_eq!(fate, best, "{}", position.write());
        seen[match fate.expect("a side with a turn has a fate") {
            Fate::Won(_) => 0,
            Fate::Lost(_) => 1,
            Fate::Draw => 2,
        }] += 1;
    }
    assert!(seen.iter().all(|&count| 0 < count), "{seen:?}");
}

fn turns(position: &Deblockle) -> impl Iterator<Item = Deblockle> {
    let mut turns = Vec::new();
    position.moves(&mut turns);
    let position = *position;
    turns.into_iter().map(move |turn| {
        let mut next = position;
        next.play(turn, &mut ());
        next
    })
}

/// The fate of a side that has taken a turn.
fn fate_after(table: &Table, before: &Deblockle, next: &Deblockle) -> Fate {
    let mover = before.turn();
    if let Some(outcome) = next.outcome() {
        return match outcome.winner {
            Some(winner) => {
                assert_eq!(winner, mover);
                Fate::Won(1)
            }
            None => Fate::Draw,
        };
    }
    let fate = table.fate(next).expect("one block a side");
    match (fate, next.turn() == mover) {
        (Fate::Won(turns), true) | (Fate::Lost(turns), false) => Fate::Won(turns + 1),
        (Fate::Lost(turns), true) | (Fate::Won(turns), false) => Fate::Lost(turns + 1),
        (Fate::Draw, _) => Fate::Draw,
    }
}

/// Grows with what the side gains.
fn rank(fate: Fate) -> i32 {
    match fate {
        Fate::Won(turns) => 1000 - i32::from(turns),
        Fate::Draw => 0,
        Fate::Lost(turns) => i32::from(turns) - 1000,
    }
}

const BLOCKS: usize = 49 * Orientation::COUNT;
const STATES: usize = BLOCKS * BLOCKS * 2;

/// A placement with a side to move. `None` where two blocks share a square, one stands on a star,
/// or the side to move has no turn.
fn placed(state: usize, rules: &str) -> Option<Deblockle> {
    let blocks = [state / 2 / BLOCKS, state / 2 % BLOCKS];
    let [gold, blue] = blocks.map(|block| block / Orientation::COUNT);
    if gold == blue || [10, 38].iter().any(|star| [gold, blue].contains(star)) {
        return None;
    }
    let named = Side::BOTH[state % 2];
    let side = ["g", "b"][named.index()];
    let line = format!("{} {side} 0-0 {rules}", board(blocks));
    let position = Deblockle::read(&line, &DeblockleOptions::default());
    let position = position.expect("a placement off the stars");
    (position.turn() == named && position.outcome().is_none()).then_some(position)
}

fn board(blocks: [usize; 2]) -> String {
    let square = |at: usize| {
        let gold = (blocks[0] / Orientation::COUNT == at).then(|| letters(blocks[0]));
        let blue = blocks[1] / Orientation::COUNT == at;
        let blue = || blue.then(|| letters(blocks[1]).to_lowercase());
        gold.or_else(blue).unwrap_or_else(|| "1".to_owned())
    };
    let rank = |rank: usize| (0..7).map(|file| square(rank * 7 + file)).collect();
    let ranks: Vec<String> = (0..7).rev().map(rank).collect();
    ranks.join("/")
}

fn letters(block: usize) -> String {
    let lies = Orientation::all().nth(block % Orientation::COUNT);
    let lies = lies.expect("a remainder of 24 is an orientation");
    [lies.top().letter(), lies.north().letter()]
        .iter()
        .collect()
}
