//! Proof of the rules of Reversi.

mod golden;
mod hand;
mod laws;
mod options;
mod plain;
mod refusals;
mod symmetry;
mod text;

use rand_chacha::{ChaCha8Rng, rand_core::RngCore as _};
use tavola::rules::{
    Game, Options as _,
    reversi::{Move, Reversi, ReversiOptions},
};

/// Options written as on the command line: `size=6 start=original`.
fn options(text: &str) -> ReversiOptions {
    let mut options = ReversiOptions::default();
    for pair in text.split_whitespace() {
        let (key, value) = pair.split_once('=').expect("an option is key=value");
        options.set(key, value).expect("an option of this test");
    }
    options
}

fn start(text: &str) -> Reversi {
    Reversi::start(&options(text))
}

fn read(line: &str) -> Reversi {
    Reversi::read(line, &ReversiOptions::default()).expect("a position of this test")
}

fn moves(game: &Reversi) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    moves
}

/// The legal turns as text, sorted.
fn turns(game: &Reversi) -> Vec<String> {
    let mut turns: Vec<_> = moves(game).iter().map(|&mv| game.write_move(mv)).collect();
    turns.sort();
    turns
}

/// Plays turns written one after the other, forced passes among them.
fn play(game: &Reversi, text: &str) -> Reversi {
    let mut game = *game;
    for turn in text.split_whitespace() {
        let mv = game.read_move(turn).expect("a legal turn of this test");
        game.play(mv, &mut ());
    }
    game
}

/// A random legal turn; `None` when the game is over.
fn any_move(game: &Reversi, rng: &mut ChaCha8Rng) -> Option<Move> {
    let moves = moves(game);
    (!moves.is_empty()).then(|| moves[rng.next_u32() as usize % moves.len()])
}
