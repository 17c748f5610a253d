//! The Reversi engine on 8 x 8: leaves counted a second, end games solved, values of all turns, the
//! time from being told to stop to the answer (which must stay below 50 ms), and the time to unpack
//! the weights (below 100 ms).
//!
//! `cargo bench --bench reversi` reports leaves and positions a second.

use std::{
    hint::black_box,
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use tavola::{
    catalog::GameId,
    engine::{
        Ask, Limits, Stop, TranspositionTable, Worker,
        reversi::eight::{
            board::Board,
            perft::perft,
            solve::{Question, Solver},
            unpack,
        },
    },
    rules::{
        Game as _,
        reversi::{Reversi, ReversiOptions},
    },
};

fn count(c: &mut Criterion) {
    let mut group = c.benchmark_group("reversi engine");
    group.throughput(Throughput::Elements(212_258_800));
    group.sample_size(10);
    group.measurement_time(Duration::from_secs(10));
    group.bench_function("perft 11, leaves counted", |bencher| {
        bencher.iter(|| perft(black_box(Board::START), 11));
    });
    group.finish();
}

/// Positions 1 to 19 of the FFO end game suite, 14 to 16 empty squares.
fn solve(c: &mut Criterion) {
    let suite = include_str!("../tests/data/reversi_solved.txt");
    let boards: Vec<(Board, i32)> = suite
        .lines()
        .filter(|line| line.starts_with("ffo"))
        .take(19)
        .map(|line| {
            let words: Vec<&str> = line.split(' ').collect();
            let line = format!("{} {}", words[1], words[2]);
            let position = Reversi::read(&line, &ReversiOptions::default());
            let (own, opp) = position.expect("a position").eight().expect("8 x 8");
            (Board { own, opp }, words[3].parse().expect("a score"))
        })
        .collect();
    let mut group = c.benchmark_group("reversi engine");
    group.throughput(Throughput::Elements(boards.len() as u64));
    group.sample_size(10);
    group.measurement_time(Duration::from_secs(10));
    group.bench_function("FFO 1 to 19, exact", |bencher| {
        bencher.iter(|| {
            let mut solver = Solver::new(1);
            for &(board, score) in &boards {
                let solved = solver.solve(board, Question::Best, &Stop::default());
                assert_eq!(solved.expect("nobody stops it").score, score);
            }
        });
    });
    group.finish();
}

/// A position with 20 empty squares, ten turns.
const VALUES: &str = "---------OOX-O--OO-XXOOOXOXXOOOOXOXXXXOOOOOOOOO---OOOO---OOOOOO- X";

fn values(c: &mut Criterion) {
    let table = GameId::Reversi.open(&[], Some(VALUES)).expect("a position");
    let ask = Ask {
        lines: table.choices().len(),
        threads: 1,
        ..Ask::default()
    };
    let memory = TranspositionTable::new(64);
    let mut group = c.benchmark_group("reversi engine");
    group.sample_size(10);
    group.bench_function("value of every turn, 20 empty squares", |bencher| {
        bencher.iter(|| {
            memory.clear();
            let mut thinker = table.thinker();
            let answer = thinker.think(&ask, &memory, &Stop::default(), &mut |_| ());
            assert!(
                answer
                    .report
                    .lines
                    .iter()
                    .all(|line| line.score.is_proven())
            );
        });
    });
    group.finish();
}

/// How long a search takes to answer after it has been told to stop.
fn stopped(position: Option<&str>, memory: &Arc<TranspositionTable>) -> Duration {
    let table = GameId::Reversi.open(&[], position).expect("a position");
    let ask = Ask {
        lines: 1,
        threads: 2,
        ..Ask::default()
    };
    let worker = Worker::start(table.thinker(), ask, Arc::clone(memory), Arc::new(|| ()));
    let mut worker = worker.expect("a thread");
    thread::sleep(Duration::from_millis(100));
    let began = Instant::now();
    worker.stop();
    worker.finish();
    let time = began.elapsed();
    assert!(time < Duration::from_millis(50), "{time:?}");
    time
}

/// With 30 empty squares.
const DEEP: &str = "-----------XX--O-OOOOOOO--OXOOOO-XXXXOOO--XXOOO---XXXX-----XX--- X";

fn stop(c: &mut Criterion) {
    let memory = Arc::new(TranspositionTable::new(64));
    // The first search of a program waits for the weights, which are measured by themselves.
    let mut thinker = GameId::Reversi.open(&[], None).expect("a start").thinker();
    let ask = Ask {
        limits: Limits::nodes(1),
        ..Ask::default()
    };
    thinker.think(&ask, &memory, &Stop::default(), &mut |_| ());
    let mut group = c.benchmark_group("reversi engine");
    group.sample_size(10);
    for (name, position) in [("start", None), ("30 empty squares", Some(DEEP))] {
        group.bench_function(format!("stop, {name}"), |bencher| {
            bencher.iter_custom(|times| (0..times).map(|_| stopped(position, &memory)).sum());
        });
    }
    group.finish();
}

fn load(c: &mut Criterion) {
    let mut group = c.benchmark_group("reversi engine");
    group.sample_size(20);
    group.bench_function("weights, unpacked", |bencher| bencher.iter(unpack));
    group.finish();
}

criterion_group!(benches, count, solve, values, stop, load);
criterion_main!(benches);
