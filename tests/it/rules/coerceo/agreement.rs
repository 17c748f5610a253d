//! The fast rules against the plain ones, over random games and from random positions; and the
//! facts that the fast rules rely on.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{RngCore as _, SeedableRng as _},
};
use tavola::rules::{Game as _, Outcome, coerceo::Coerceo};

use super::{
    options,
    plain::{BOARD, Plain, Played},
};

/// What a run of games has put to the test.
#[derive(Default, Debug)]
struct Seen {
    turns: u32,
    finished: u32,
    no_move: u32,
    chains: u32,
    exchanges_that_remove: u32,
    captures_by_exchange: u32,
    double_captures: u32,
}

/// Plays both on until the end, or for so many turns.
fn follow(start: Coerceo, longest: u32, rng: &mut ChaCha8Rng, seen: &mut Seen) {
    let mut game = start;
    let mut plain = Plain::read(&game.write());
    for _ in 0..longest {
        let line = game.write();
        let mut moves = Vec::new();
        game.moves(&mut moves);
        let mut texts: Vec<String> = moves.iter().map(|&mv| game.write_move(mv)).collect();
        texts.sort();
        assert_eq!(texts, plain.turns(), "{line}");
        compare_outcomes(game.outcome(), &plain, &line);
        if moves.is_empty() {
            seen.finished += 1;
            seen.no_move += u32::from(plain.outcome().is_some_and(|end| end.1 == "no-move"));
            return;
        }
        let mv = moves[rng.next_u32() as usize % moves.len()];
        let turn = game.write_move(mv);
        let annotated = game.annotate(mv);
        let before = plain.clone();
        let played = plain.play(&turn);
        assert_eq!(annotated, annotate(&turn, &plain, &played), "{line}");
        game.play(mv, &mut ());
        assert_eq!(game.write(), plain.write(), "{turn} in {line}");
        check_facts(&before, &plain, &played, &turn);
        seen.count(&turn, &played);
    }
}

impl Seen {
    fn count(&mut self, turn: &str, played: &Played) {
        let exchange = turn.starts_with('*');
        let (removed, captured) = (played.removed.len(), played.captured.len());
        self.turns += 1;
        self.chains += u32::from(1 < removed);
        self.exchanges_that_remove += u32::from(exchange && removed != 0);
        self.captures_by_exchange += u32::from(exchange && captured != 0);
        self.double_captures += u32::from(1 < captured);
    }
}

/// A turn with its consequences, as the notation has it.
fn annotate(turn: &str, after: &Plain, played: &Played) -> String {
    let sign = if turn.starts_with('*') { '~' } else { '+' };
    let mut text = turn.to_owned();
    for &tile in &played.removed {
        text.push_str(&format!("{sign}{}", BOARD.tiles[tile]));
    }
    for &field in &played.captured {
        text.push_str(&format!("x{}", BOARD.fields[field]));
    }
    if after.count(after.turn) == 0 {
        text.push('#');
    }
    text
}

fn compare_outcomes(fast: Option<Outcome>, plain: &Plain, line: &str) {
    let plain = plain
        .outcome()
        .map(|(winner, reason)| Outcome::win(winner, reason));
    assert_eq!(fast, plain, "{line}");
}

/// The facts of the rules page by their numbers.
fn check_facts(before: &Plain, after: &Plain, played: &Played, turn: &str) {
    let line = after.write();
    // T1: the tile of a captured piece is never left empty.
    for field in &played.captured {
        assert!(!after.is_empty(field / 6), "T1: {turn} to {line}");
    }
    // T2: the board stays in one piece and without a hole.
    assert!(!is_whole(before) || is_whole(after), "T2: {turn} to {line}");
    // T4: a side has no step exactly when its pieces fill every field of its colour.
    if is_whole(after) && after.outcome().is_none_or(|end| end.1 == "no-move") {
        let side = after.turn;
        let tiles = after.tiles.iter().filter(|&&on| on).count();
        let step = |turn: &String| !turn.starts_with('*');
        let stuck = !after.turns().iter().any(step);
        assert_eq!(stuck, after.count(side) == 3 * tiles, "T4: {line}");
    }
    // After a turn no loose tile is left.
    assert!((0..19).all(|tile| !after.is_loose(tile)), "{line}");
    // T5: a lone piece encloses nothing, and nobody loses a piece by his own turn.
    let side = before.turn;
    assert!(
        before.count(side) != 1 || played.captured.is_empty(),
        "T5: {turn}"
    );
    assert_eq!(before.count(side), after.count(side), "{turn} to {line}");
}

/// A union of tiles without a hole that hangs together has the Euler number 1: tiles, less the
/// sides between them, plus the points where three of them meet.
fn is_whole(plain: &Plain) -> bool {
    let on = |tile: Option<usize>| tile.is_some_and(|tile| plain.tiles[tile]);
    let (mut tiles, mut sides, mut points) = (0, 0, 0);
    for tile in (0..19).filter(|&tile| plain.tiles[tile]) {
        tiles += 1;
        for side in 0..6 {
            let (next, after) = (
                on(BOARD.neighbours[tile][side]),
                on(BOARD.neighbours[tile][(side + 1) % 6]),
            );
            sides += i32::from(next);
            points += i32::from(next && after);
        }
    }
    // Sides were seen from both their tiles, points from all three.
    6 * tiles - 3 * sides + 2 * points == 6 && is_connected(plain)
}

fn is_connected(plain: &Plain) -> bool {
    let first = plain.tiles.iter().position(|&on| on);
    let mut reached: Vec<usize> = first.into_iter().collect();
    let mut at = 0;
    while at < reached.len() {
        for next in BOARD.neighbours[reached[at]].into_iter().flatten() {
            if plain.tiles[next] && !reached.contains(&next) {
                reached.push(next);
            }
        }
        at += 1;
    }
    reached.len() == plain.tiles.iter().filter(|&&on| on).count()
}

/// Random games under these options.
fn games(words: &str, games: u32, seed: u64) -> Seen {
    let mut seen = Seen::default();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..games {
        follow(Coerceo::start(&options(words)), 1_500, &mut rng, &mut seen);
    }
    seen
}

#[test]
fn laurentius_agrees_with_the_plain_rules() {
    let seen = games("", 12, 11);
    assert!(seen.exchanges_that_remove != 0, "{seen:?}");
    for (words, seed) in [("exchange=1", 12), ("twelve=on", 13)] {
        let seen = games(words, 12, seed);
        assert!(10 <= seen.finished, "{words}: {seen:?}");
    }
}

#[test]
fn ocius_agrees_with_the_plain_rules() {
    let seen = games("start=ocius", 300, 14);
    assert!(seen.no_move != 0, "{seen:?}");
    // The others go on for ever with few pieces left.
    assert!(280 <= seen.finished, "{seen:?}");
    let seen = games("start=ocius exchange=1", 300, 15);
    assert!(280 <= seen.finished, "{seen:?}");
}

/// Any tiles and pieces whose line can be read, most of them far from any game.
#[test]
fn random_positions_agree_with_the_plain_rules() {
    let mut rng = ChaCha8Rng::seed_from_u64(16);
    let mut seen = Seen::default();
    let mut positions = 0;
    for _ in 0..8_000 {
        let Ok(game) = Coerceo::read(&random_line(&mut rng), &options("")) else {
            continue;
        };
        positions += 1;
        follow(game, 8, &mut rng, &mut seen);
    }
    assert!(2_000 < positions, "{positions} positions");
    assert!(100 < seen.chains, "{seen:?}");
    assert!(seen.captures_by_exchange != 0, "{seen:?}");
    assert!(20 < seen.double_captures, "{seen:?}");
}

/// A line with a random board; often one that is no position.
fn random_line(rng: &mut ChaCha8Rng) -> String {
    let mut one_in = |n: u32| rng.next_u32().is_multiple_of(n);
    let mut plain = Plain::read("302405/12300541/0303005050/41600612/602406 w 0 0 2");
    let [few_tiles, full] = [one_in(2), one_in(4)];
    for tile in 0..19 {
        plain.tiles[tile] = !one_in(if few_tiles { 2 } else { 8 });
        for field in 6 * tile..6 * tile + 6 {
            let colour = plain.turn;
            let side = if field % 2 == 0 { colour } else { !colour };
            let stands = plain.tiles[tile] && one_in(if full { 2 } else { 5 });
            plain.pieces[field] = stands.then_some(side);
        }
    }
    // What is loose or apart would make the line unreadable.
    for _ in 0..19 {
        for tile in 0..19 {
            let alone = BOARD.neighbours[tile]
                .iter()
                .flatten()
                .all(|&next| !plain.tiles[next]);
            if plain.is_loose(tile) || alone {
                plain.tiles[tile] = false;
                plain.pieces[6 * tile..6 * tile + 6].fill(None);
            }
        }
    }
    plain.held = [rng.next_u32() % 3, rng.next_u32() % 3];
    if rng.next_u32().is_multiple_of(2) {
        plain.turn = !plain.turn;
    }
    plain.cost = 1 + rng.next_u32() % 2;
    plain.write()
}
