//! Proof of the rules of Coerceo.

mod agreement;
mod board;
mod effects;
mod golden;
mod laws;
mod lines;
mod plain;
mod symmetry;

use tavola::rules::{
    Game as _, Options as _,
    coerceo::{Coerceo, CoerceoOptions},
};

/// Options from `key=value` words.
fn options(words: &str) -> CoerceoOptions {
    let mut options = CoerceoOptions::default();
    for word in words.split_whitespace() {
        let (key, value) = word.split_once('=').expect("key=value");
        options.set(key, value).expect("a key and its value");
    }
    options
}

/// The position of a line under the default options.
fn at(line: &str) -> Coerceo {
    Coerceo::read(line, &CoerceoOptions::default()).expect(line)
}

/// Plays a turn given as text.
fn play(game: &mut Coerceo, text: &str) {
    let mv = game.read_move(text).expect(text);
    game.play(mv, &mut ());
}
