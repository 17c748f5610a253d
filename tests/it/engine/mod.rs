//! Computer players: that they play by the rules, and as well as they should.

mod codes;
mod coerceo;
mod deblockle;
mod dice;
mod keys;
mod levels;
mod plain;
mod reversi;
mod thinking;

use tavola::rules::{Game, Options as _};

use dice::Dice;

/// Options by key, as on the command line, with spaces between.
fn options<G: Game>(chosen: &str) -> G::Options {
    let mut options = G::Options::default();
    for choice in chosen.split_whitespace() {
        let (key, value) = choice.split_once('=').expect("KEY=VALUE");
        options.set(key, value).expect("an option of this game");
    }
    options
}
