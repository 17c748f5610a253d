//! The computer player of Coerceo: how long a judgement takes, and how the player fares.
//!
//! `cargo bench --bench coerceo` measures the first. Sixty games each play
//!
//! * `cargo bench --bench coerceo -- self`: against itself at 100,000 positions a turn, and how many
//!   are decided within three hundred plies. Every game has an opening of its own of six random turns.
//! * `-- flee`: 17 pieces against 7 that only shuffle and flee, at as many positions.
//! * `-- match`: at 0.3 seconds a turn against a plain player of material, four plies deep.
//!
//! A number behind the word gives the positions a turn instead.

#[path = "../tests/it/engine/dice.rs"]
mod dice;
#[path = "../tests/it/engine/coerceo/games.rs"]
mod games;
#[path = "../tests/it/engine/coerceo/opponents.rs"]
mod opponents;

/// Where the games look for their dice.
mod engine {
    pub(crate) use crate::dice::Dice;
}

use std::{env, hint::black_box, time::Duration};

use criterion::{Criterion, Throughput};
use tavola::{
    engine::{Limits, Thinks as _, coerceo::Weights},
    rules::Side,
};

use dice::Dice;
use games::{Course, Player, opening, play, uneven};
use opponents::{flees, material_four_deep};

const GAMES: u32 = 60;
/// Positions a turn.
const NODES: u64 = 100_000;
const TURN: Duration = Duration::from_millis(300);
/// A game should be decided within so many plies.
const SOON: u32 = 300;

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let number = args.iter().find_map(|arg| arg.parse().ok());
    let asked = |word: &str| args.iter().any(|arg| arg == word);
    let nodes = Limits::nodes(number.unwrap_or(NODES));
    if asked("self") {
        tell(|_, dice| {
            let engines = [Player::Engine(nodes), Player::Engine(nodes)];
            let course = play(opening(6, dice), &engines);
            let decided = course.winner.is_some() && course.plies <= SOON;
            (course, if decided { 1.0 } else { 0.0 })
        });
    } else if asked("flee") {
        tell(|_, dice| {
            let players = [Player::Engine(nodes), Player::Plain(flees)];
            let course = play(uneven(17, 7, dice), &players);
            let won = course.winner == Some(Side::First);
            (course, if won { 1.0 } else { 0.0 })
        });
    } else if asked("match") {
        let limits = number.map_or(Limits::time(TURN), Limits::nodes);
        let mut start = None;
        tell(|game, dice| {
            // Each opening once with either side.
            let me = Side::BOTH[game as usize % 2];
            let opening = start.take().unwrap_or_else(|| opening(6, dice));
            start = (me == Side::First).then_some(opening);
            let mut players = [Player::Engine(limits), Player::Plain(material_four_deep)];
            if me == Side::Second {
                players.reverse();
            }
            let course = play(opening, &players);
            let points = match course.winner {
                Some(winner) if winner == me => 1.0,
                Some(_) => 0.0,
                None => 0.5,
            };
            (course, points)
        });
    } else {
        judgement();
    }
}

/// Plays the games and tells after each how many points there are.
fn tell(mut play: impl FnMut(u32, &mut Dice) -> (Course, f64)) {
    let mut dice = Dice(5);
    let (mut sum, mut plies) = (0.0, 0);
    for game in 0..GAMES {
        let (course, points) = play(game, &mut dice);
        sum += points;
        plies += course.plies;
        let games = game + 1;
        let share = 100.0 * sum / f64::from(games);
        eprintln!(
            "{games} games: {sum} points, {share:.1}%, {} plies a game",
            plies / games
        );
    }
}

fn judgement() {
    let mut dice = Dice(1);
    let positions: Vec<_> = (0..200)
        .map(|number| opening(number % 60, &mut dice))
        .map(|game| (game, game.notes()))
        .collect();
    let weights = Weights::default();
    let mut criterion = Criterion::default().configure_from_args();
    let mut group = criterion.benchmark_group("coerceo");
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("judgement", |bencher| {
        bencher.iter(|| {
            let values = positions
                .iter()
                .map(|(game, notes)| black_box(game).evaluate(notes, &weights));
            values.sum::<i32>()
        });
    });
    group.finish();
    criterion.final_summary();
}
