//! A sound judgement of Reversi on boards of every size: corners, the squares beside them,
//! mobility, and discs at the frontier.

use crate::rules::{
    Game as _,
    reversi::{Move, Reversi, Size},
};

/// Hundredths of a disc.
const CORNER: i32 = 1_200;
const DIAGONAL_TO_CORNER: i32 = -500;
const ALONG_EDGE_TO_CORNER: i32 = -200;
const MOBILITY: i32 = 90;
const FRONTIER: i32 = -30;

pub(super) fn evaluate(game: &Reversi) -> i32 {
    let (me, size) = (game.turn(), game.size());
    let own = game.discs(me);
    let theirs = game.discs(!me);
    let empty = size.all() & !own & !theirs;
    let mut value = 0;
    for corner in corners(size) {
        if empty & corner.at == 0 {
            value += CORNER * lead(own, theirs, corner.at);
        } else {
            value += DIAGONAL_TO_CORNER * lead(own, theirs, corner.diagonal)
                + ALONG_EDGE_TO_CORNER * lead(own, theirs, corner.edges);
        }
    }
    let near = around(size, empty);
    value
        + MOBILITY * lead(game.reach(me), game.reach(!me), u128::MAX)
        + FRONTIER * lead(own, theirs, near)
}

/// Corners first; otherwise all turns alike.
pub(super) fn urgency(game: &Reversi, mv: Move) -> i32 {
    let corner = |square: u8| {
        let at = 1_u128 << square;
        corners(game.size()).iter().any(|corner| corner.at == at)
    };
    i32::from(mv.square().is_some_and(corner))
}

/// A corner with the squares beside it, as masks.
struct Corner {
    at: u128,
    diagonal: u128,
    edges: u128,
}

const fn corners(size: Size) -> [Corner; 4] {
    let side = size.side() as usize;
    let last = side - 1;
    [
        corner(side, [0, 0], [1, 1]),
        corner(side, [last, 0], [last - 1, 1]),
        corner(side, [0, last], [1, last - 1]),
        corner(side, [last, last], [last - 1, last - 1]),
    ]
}

const fn corner(side: usize, at: [usize; 2], inward: [usize; 2]) -> Corner {
    Corner {
        at: bit(side, at[0], at[1]),
        diagonal: bit(side, inward[0], inward[1]),
        edges: bit(side, inward[0], at[1]) | bit(side, at[0], inward[1]),
    }
}

const fn bit(side: usize, file: usize, rank: usize) -> u128 {
    1 << (rank * side + file)
}

/// Every square beside one of these.
fn around(size: Size, mask: u128) -> u128 {
    let side = size.side();
    let column = |file: u8| (0..side).fold(0, |mask: u128, rank| mask | 1 << (rank * side + file));
    let east = (mask & !column(side - 1)) << 1;
    let west = (mask & !column(0)) >> 1;
    let row = mask | east | west;
    (row | row << side | row >> side) & size.all()
}

fn lead(own: u128, theirs: u128, mask: u128) -> i32 {
    (own & mask).count_ones().cast_signed() - (theirs & mask).count_ones().cast_signed()
}
