//! Positions a second of the whole search with its table, for every game, and the time from being
//! told to stop to the answer, which must stay below 50 ms.
//!
//! `cargo bench --bench search`; with `-- coerceo` only that game.

use std::{
    sync::{Arc, mpsc},
    time::{Duration, Instant},
};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use tavola::{
    catalog::GameId,
    engine::{Ask, Limits, Stop, Style, TranspositionTable, Worker},
    session::Table,
};

/// Enough to reach the depths at which people play.
const NODES: u64 = 1_000_000;
const MEBIBYTES: usize = 64;

fn ask(limits: Limits, threads: usize) -> Ask {
    Ask {
        limits,
        style: Style::Study,
        lines: 1,
        threads,
        seed: 0,
    }
}

/// The start, and a position in the middle of a game without a plan.
fn tables(game: GameId) -> [(&'static str, Box<dyn Table>); 2] {
    let start = game.open(&[], None).expect("the start of a game");
    let mut middle = start.boxed();
    for number in 0..24 {
        let choices = middle.choices();
        let turn = choices[(number * 7 + 3) % choices.len()].text.clone();
        middle.play(&turn).expect("a choice is legal");
    }
    [("start", start), ("middle", middle)]
}

fn rate(c: &mut Criterion) {
    let memory = TranspositionTable::new(MEBIBYTES);
    for game in GameId::ALL {
        let mut group = c.benchmark_group(game.slug());
        group.throughput(Throughput::Elements(NODES));
        group.sample_size(10);
        group.measurement_time(Duration::from_secs(10));
        for (name, table) in tables(game) {
            group.bench_function(format!("nodes, {name}"), |bencher| {
                bencher.iter(|| {
                    memory.clear();
                    let ask = ask(Limits::nodes(NODES), 1);
                    let stop = Stop::default();
                    let answer = table.thinker().think(&ask, &memory, &stop, &mut |_| ());
                    // The engine of Reversi looks at its limit now and then.
                    let nodes = answer.report.nodes;
                    let near = NODES..NODES + NODES / 50;
                    assert!(near.contains(&nodes), "nothing ends it before: {nodes}");
                });
            });
        }
        group.finish();
    }
}

/// How long one search takes to answer after it has been told to stop.
fn stopped(table: &dyn Table, threads: usize, memory: &Arc<TranspositionTable>) -> Duration {
    let (sender, reports) = mpsc::channel();
    // Where nobody listens any more, nobody needs to be woken.
    let wake = Arc::new(move || _ = sender.send(()));
    let ask = ask(Limits::default(), threads);
    let worker = Worker::start(table.thinker(), ask, Arc::clone(memory), wake).expect("a thread");
    // Deep enough to be in the midst of something.
    for _ in 0..4 {
        reports.recv().expect("it reports while it thinks");
    }
    let began = Instant::now();
    worker.stop();
    worker.wait().expect("it answers");
    began.elapsed()
}

fn stop(c: &mut Criterion) {
    let memory = Arc::new(TranspositionTable::new(MEBIBYTES));
    let mut group = c.benchmark_group("stop");
    group.sample_size(20);
    for game in GameId::ALL {
        for (name, table) in tables(game) {
            for threads in [1, 2] {
                let name = format!("{}, {name}, {threads} threads", game.slug());
                group.bench_function(name, |bencher| {
                    bencher.iter_custom(|times| {
                        let one = |_| stopped(&*table, threads, &memory);
                        (0..times).map(one).sum()
                    });
                });
            }
        }
    }
    group.finish();
}

criterion_group!(benches, rate, stop);
criterion_main!(benches);
