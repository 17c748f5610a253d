//! Perft: counts the lines of so many turns. The standard proof and measure of a move generator.

use std::hint::black_box;

use crate::rules::Game;

/// What happens at the last ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaves {
    /// Every last turn is made on the board.
    Made,
    /// The turns of the last ply are only counted.
    Counted,
}

/// The number of lines of `depth` turns. A finished game has no continuation; where
/// [`Game::FINISHED_IS_LEAF`] it counts as one leaf at any depth.
pub fn perft<G: Game>(game: &G, depth: u32, leaves: Leaves) -> u64 {
    let mut buffers = vec![Vec::with_capacity(128); depth as usize + 1];
    count(game, depth, leaves, &mut buffers)
}

/// The count below each turn, sorted by the turn's text.
pub fn divide<G: Game>(game: &G, depth: u32, leaves: Leaves) -> Vec<(String, u64)> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let below = |&mv: &G::Move| {
        let below = game.look_after(mv, |next| perft(next, depth.saturating_sub(1), leaves));
        (game.write_move(mv), below)
    };
    let mut rows: Vec<_> = moves.iter().map(below).collect();
    rows.sort();
    rows
}

fn count<G: Game>(game: &G, depth: u32, leaves: Leaves, buffers: &mut [Vec<G::Move>]) -> u64 {
    let Some((moves, deeper)) = buffers.split_first_mut() else {
        return 1;
    };
    if depth == 0 {
        return 1;
    }
    moves.clear();
    game.moves(moves);
    if moves.is_empty() {
        return u64::from(G::FINISHED_IS_LEAF);
    }
    if depth == 1 {
        if leaves == Leaves::Made {
            for &mv in moves.iter() {
                game.look_after(mv, |next| _ = black_box(next));
            }
        }
        return moves.len() as u64;
    }
    let mut total = 0;
    for &mv in moves.iter() {
        total += game.look_after(mv, |next| count(next, depth - 1, leaves, deeper));
    }
    total
}
