//! The Reversi engine on 8 x 8: leaves counted a second, and end games solved.
//!
//! `cargo bench --bench reversi` reports leaves and positions a second.

use std::{hint::black_box, time::Duration};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use tavola::{
    engine::{
        Stop,
        reversi::eight::{
            board::Board,
            perft::perft,
            solve::{Question, Solver},
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

criterion_group!(benches, count, solve);
criterion_main!(benches);
