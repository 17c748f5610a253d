//! Computer players: that they play by the rules, and as well as they should.

mod codes;
mod coerceo;
mod deblockle;
mod keys;
mod levels;
mod plain;
mod reversi;
mod thinking;

use tavola::rules::{Game, Options as _};

/// Options by key, as on the command line, with spaces between.
fn options<G: Game>(chosen: &str) -> G::Options {
    let mut options = G::Options::default();
    for choice in chosen.split_whitespace() {
        let (key, value) = choice.split_once('=').expect("KEY=VALUE");
        options.set(key, value).expect("an option of this game");
    }
    options
}

/// Throws that are the same in every run.
struct Dice(u64);

impl Dice {
    /// A number below `count`.
    fn below(&mut self, count: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }
}
