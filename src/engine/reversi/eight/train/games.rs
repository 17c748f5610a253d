//! Games of the trainer against itself: a random opening, then the best turn by the value one
//! turn ahead with noise, so that good, doubtful and wild positions all occur.

use rand_chacha::{ChaCha8Rng, rand_core::RngCore as _};

use crate::engine::reversi::eight::{
    board::{Board, CORNERS, squares},
    isa::Isa,
    pattern::Numbers,
    weights::{DISC, Weights},
};

/// Positions by empty squares in which the side to move can place.
pub(crate) fn play(
    isa: impl Isa,
    weights: Option<&Weights>,
    games: usize,
    rng: &mut ChaCha8Rng,
) -> Vec<Vec<Board>> {
    let mut positions = vec![Vec::new(); 61];
    for game in 0..games {
        // Every tenth game is wild: random for most of its length.
        let random = match game % 10 {
            0 => below(rng, 50),
            _ => 2 + below(rng, 16),
        };
        let noise = [0, 1, 2, 4, 8][below(rng, 5)] * DISC;
        let mut board = Board::START;
        loop {
            let moves = isa.placements(board.own, board.opp);
            if moves == 0 {
                board = board.passed();
                if isa.placements(board.own, board.opp) == 0 {
                    break;
                }
                continue;
            }
            let empties = board.empties();
            positions[empties].push(board);
            let square = if 60 < empties + random {
                let nth = below(rng, moves.count_ones() as usize);
                squares(moves).nth(nth).expect("it is one of the moves")
            } else {
                choose(isa, weights, board, moves, noise, rng)
            };
            board = board.after(square, isa.flips(square, board.own, board.opp));
        }
    }
    positions
}

fn below(rng: &mut ChaCha8Rng, limit: usize) -> usize {
    (rng.next_u64() % limit as u64) as usize
}

/// The best turn one ahead, each value off by up to `noise` either way.
fn choose(
    isa: impl Isa,
    weights: Option<&Weights>,
    board: Board,
    moves: u64,
    noise: i32,
    rng: &mut ChaCha8Rng,
) -> usize {
    let numbers = Numbers::of(board);
    let empties = board.empties() - 1;
    let valued = |square: usize, rng: &mut ChaCha8Rng| {
        let flips = isa.flips(square, board.own, board.opp);
        let after = board.after(square, flips);
        let value = match weights {
            Some(weights) => -weights.value(&numbers.after(square, flips), empties),
            None => untaught(isa, after),
        };
        value + below(rng, 2 * noise as usize + 1) as i32 - noise
    };
    squares(moves)
        .max_by_key(|&square| valued(square, rng))
        .expect("there is a turn")
}

/// What is known before any training: few replies are good, corners too, and near the end discs.
fn untaught(isa: impl Isa, after: Board) -> i32 {
    if after.empties() < 10 {
        return (after.opp.count_ones() as i32 - after.own.count_ones() as i32) * DISC;
    }
    let replies = isa.placements(after.own, after.opp);
    let moves = isa.placements(after.opp, after.own);
    let corners = |discs: u64| (discs & CORNERS).count_ones() as i32;
    let count = moves.count_ones() as i32 - replies.count_ones() as i32;
    (count + 8 * (corners(after.opp) - corners(after.own) - corners(replies))) * DISC
}
