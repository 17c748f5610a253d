//! Perft of every game, every leaf made on the board: the measure of a move generator.
//!
//! `cargo bench --bench perft` reports lines of turns a second.

use std::{hint::black_box, time::Duration};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use tavola::rules::{
    Game, Leaves, Options as _, coerceo::Coerceo, deblockle::Deblockle, perft, reversi::Reversi,
};

/// Measures one perft row of a game, whose count must be right.
fn row<G: Game>(c: &mut Criterion, name: &str, game: &G, depth: u32, count: u64) {
    assert_eq!(perft(game, depth, Leaves::Made), count, "{name}");
    let mut group = c.benchmark_group(G::SLUG);
    group.throughput(Throughput::Elements(count));
    group.sample_size(10);
    group.measurement_time(Duration::from_secs(10));
    group.bench_function(name, |bencher| {
        bencher.iter(|| perft(black_box(game), depth, Leaves::Made));
    });
    group.finish();
}

fn coerceo(c: &mut Criterion) {
    let mut options = <Coerceo as Game>::Options::default();
    let start = Coerceo::start(&options);
    row(c, "laurentius depth 5", &start, 5, 254_945_184);
    options
        .set("start", "ocius")
        .expect("this is one of the starts");
    row(c, "ocius depth 5", &Coerceo::start(&options), 5, 10_739_924);
}

fn reversi(c: &mut Criterion) {
    let mut options = <Reversi as Game>::Options::default();
    let start = Reversi::start(&options);
    row(c, "standard depth 11", &start, 11, 212_258_800);
    options.set("size", "10").expect("this is one of the sizes");
    let ten = Reversi::start(&options);
    row(c, "10 x 10 depth 9", &ten, 9, 3_045_812);
}

fn deblockle(c: &mut Criterion) {
    let line = "2ph1xl2/7/2xl1cl2/7/2XL1XL2/7/2SL1LP2 g";
    let start = Deblockle::read(line, &<Deblockle as Game>::Options::default());
    let start = start.expect("the four-block start of near-deblockle");
    row(c, "four-vdikan depth 5", &start, 5, 53_173_054);
}

criterion_group!(benches, coerceo, reversi, deblockle);
criterion_main!(benches);
