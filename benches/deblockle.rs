//! The computer player of Deblockle: how long the table of one block against one takes, how many
//! positions a second the full search looks at, and how it fares against a plain player.
//!
//! `cargo bench --bench deblockle` measures the first two; `cargo bench --bench deblockle -- match`
//! plays 60 games at a tenth of a second a turn, `-- match 20000` at so many positions a turn.

#[path = "../tests/it/engine/deblockle/plain.rs"]
mod plain;

use std::{
    env,
    hint::black_box,
    time::{Duration, Instant},
};

use criterion::{Criterion, Throughput};
use tavola::{
    engine::{
        Ask, Brain, Limits, Stop, Style, Thinker as _, TranspositionTable,
        deblockle::table::{Table, wait},
    },
    rules::{
        Game as _, Options as _, Side,
        deblockle::{Deblockle, DeblockleOptions, Rules},
    },
};

use plain::{Plain, play};

const GAMES: u32 = 60;
const TENTH: Duration = Duration::from_millis(100);

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    if let Some(place) = args.iter().position(|arg| arg == "match") {
        let nodes = args.get(place + 1).and_then(|nodes| nodes.parse().ok());
        contest(nodes.map_or(Limits::time(TENTH), Limits::nodes));
        return;
    }
    let mut criterion = Criterion::default().configure_from_args();
    criterion.bench_function("deblockle/table of one against one", |bencher| {
        bencher.iter(|| Table::solve(black_box(Rules::default())));
    });
    search(&mut criterion);
    criterion.final_summary();
}

fn start(seed: u32) -> Deblockle {
    let mut options = DeblockleOptions::default();
    let seed = options.set("seed", &seed.to_string());
    seed.expect("a seed");
    Deblockle::start(&options)
}

fn ask(limits: Limits) -> Ask {
    Ask {
        limits,
        style: Style::Win,
        lines: 1,
        threads: 1,
        seed: 0,
    }
}

fn brain(position: Deblockle, keys: Vec<u64>, quiet: u32) -> Brain<Deblockle> {
    let judge = DeblockleOptions::default().judge();
    Brain::new(position, keys, quiet, judge)
}

/// The full search on one thread, with a table of 16 mebibytes, from six set-ups.
fn search(criterion: &mut Criterion) {
    const DEPTH: u32 = 10;
    let memory = TranspositionTable::new(16);
    let think = |seed: u32| {
        memory.clear();
        let mut brain = brain(start(seed), Vec::new(), 0);
        let limits = Limits::depth(DEPTH);
        let answer = brain.think(&ask(limits), &memory, &Stop::default(), &mut |_| ());
        answer.report.nodes
    };
    wait(Rules::default());
    let mut group = criterion.benchmark_group("deblockle");
    group.sample_size(10);
    group.throughput(Throughput::Elements((0..6).map(think).sum()));
    group.bench_function("positions of the search", |bencher| {
        bencher.iter(|| (0..6).map(think).sum::<u64>());
    });
    group.finish();
}

/// Plays random set-ups, each with either side, against depth 6 on the sum of the turns home.
fn contest(limits: Limits) {
    let plain = Plain::new(6);
    let memory = TranspositionTable::new(16);
    wait(Rules::default());
    let (mut won, mut drawn) = (0, 0);
    let mut spent = Duration::ZERO;
    let mut turns = 0;
    for game in 0..GAMES {
        let side = Side::BOTH[game as usize % 2];
        let winner = play(start(1_000 + game / 2), |position, keys, quiet| {
            if position.turn() != side {
                return plain.turn(position);
            }
            let begin = Instant::now();
            let mut brain = brain(*position, keys.to_vec(), quiet);
            let answer = brain.think(&ask(limits), &memory, &Stop::default(), &mut |_| ());
            spent += begin.elapsed();
            turns += 1;
            let text = answer.turn.expect("the game is not over");
            position.read_move(&text).expect("a legal turn")
        });
        won += u32::from(winner == Some(side));
        drawn += u32::from(winner.is_none());
        eprintln!("{} games: {won} won, {drawn} drawn", game + 1);
    }
    let score = (f64::from(won) + f64::from(drawn) / 2.0) * 100.0 / f64::from(GAMES);
    let each = spent / turns;
    eprintln!("{score:.1}% of {GAMES} games, {each:.1?} a turn");
}
