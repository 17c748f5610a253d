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
    let mut rooms = vec![Vec::with_capacity(128); depth as usize];
    count(game, depth, leaves, &mut rooms)
}

/// What `count` tells of the position after each turn, sorted by the turn's text.
pub fn divide<G: Game>(game: &G, mut count: impl FnMut(&G) -> u64) -> Vec<(String, u64)> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let below = |&mv: &G::Move| (game.write_move(mv), game.look_after(mv, &mut count));
    let mut rows: Vec<_> = moves.iter().map(below).collect();
    rows.sort();
    rows
}

fn count<G: Game>(game: &G, depth: u32, leaves: Leaves, rooms: &mut [Vec<G::Move>]) -> u64 {
    let Some((room, deeper)) = rooms.split_first_mut() else {
        return 1;
    };
    let (turns, lines) = match (depth, leaves) {
        (0, _) => return 1,
        (1, Leaves::Counted) => {
            let turns = game.count_moves(room);
            (turns, turns)
        }
        (1, Leaves::Made) => {
            let turns = game.look_after_each(room, |next| _ = black_box(next));
            (turns, turns)
        }
        (_, _) => {
            let mut lines = 0;
            let below = |next: &G| lines += count(next, depth - 1, leaves, deeper);
            (game.look_after_each(room, below), lines)
        }
    };
    if turns == 0 {
        u64::from(G::FINISHED_IS_LEAF)
    } else {
        lines
    }
}
