//! The last four empty squares, written out: no list of moves, no table, the squares as
//! arguments in the order in which they are tried. Null windows only: each function answers a
//! bound above `alpha` or a bound not above it, for the side to move.

use crate::engine::reversi::eight::{
    board::{Board, NEIGHBOURS, odd_quadrants},
    isa::Isa,
    stability::stable_bound,
};

/// Less than any score: nothing has been tried.
pub(crate) const NONE: i32 = -128;

/// How many discs a disc on the last empty square turns, by its place on a line of eight and the
/// own discs of the line; all others of the line are opposing ones.
static TURNED: [[u8; 256]; 8] = turned();

const fn turned() -> [[u8; 256]; 8] {
    let mut all = [[0; 256]; 8];
    let mut place = 0;
    while place < 8 {
        let mut own = 0;
        while own < 256 {
            let mut up = place + 1;
            while up < 8 && own >> up & 1 == 0 {
                up += 1;
            }
            if up < 8 {
                all[place][own] += (up - place - 1) as u8;
            }
            let mut down = place;
            while 0 < down && own >> (down - 1) & 1 == 0 {
                down -= 1;
            }
            if 0 < down {
                all[place][own] += (place - down) as u8;
            }
            own += 1;
        }
        place += 1;
    }
    all
}

/// The diagonals through a square: down to the right and down to the left.
static DIAGONALS: [[u64; 2]; 64] = diagonals();

const fn diagonals() -> [[u64; 2]; 64] {
    let mut all = [[0; 2]; 64];
    let mut square = 0;
    while square < 64 {
        let mut other = 0;
        while other < 64 {
            if square % 8 + other / 8 == other % 8 + square / 8 {
                all[square][0] |= 1 << other;
            }
            if square % 8 + square / 8 == other % 8 + other / 8 {
                all[square][1] |= 1 << other;
            }
            other += 1;
        }
        square += 1;
    }
    all
}

/// How many discs a disc of `own` on the last empty square turns. On a short diagonal the places
/// beyond the board read as opposing discs, which changes nothing without an own one behind them.
#[inline(always)]
pub(crate) fn count_last(square: usize, own: u64) -> i32 {
    let (file, rank) = (square & 7, square >> 3 & 7);
    let gather = |set: u64, factor: u64| (set.wrapping_mul(factor) >> 56) as usize;
    let by_file = 0x0101_0101_0101_0101;
    let [falling, rising] = DIAGONALS[square & 63];
    let column = (own >> file) & by_file;
    let row = (own >> (8 * rank)) as u8;
    let turned = u32::from(TURNED[file][usize::from(row)])
        + u32::from(TURNED[rank][gather(column, 0x0102_0408_1020_4080)])
        + u32::from(TURNED[file][gather(own & falling, by_file)])
        + u32::from(TURNED[file][gather(own & rising, by_file)]);
    turned.cast_signed()
}

/// One empty square; all others that `own` does not hold are the other side's.
#[inline(always)]
fn one(nodes: &mut u64, own: u64, alpha: i32, square: usize) -> i32 {
    *nodes += 1;
    let discs = 2 * own.count_ones() as i32 - 64;
    let turned = count_last(square, own);
    if turned != 0 {
        return discs + 2 * turned + 2;
    }
    // If nobody can place here the square goes to the winner; if the other side can, it is less.
    let most = discs + if 0 <= discs { 2 } else { 0 };
    if most <= alpha {
        return most;
    }
    let opp = !own & !(1 << square);
    let lost = count_last(square, opp);
    if lost != 0 { discs - 2 * lost } else { most }
}

#[inline(always)]
fn touches(square: usize, opp: u64) -> bool {
    NEIGHBOURS[square & 63] & opp != 0
}

/// Up to four squares, a byte each, so that they travel in one register.
pub(crate) type Squares = u32;

#[inline(always)]
fn at(squares: Squares, place: u32) -> usize {
    (squares >> (8 * place) & 63) as usize
}

#[inline(always)]
pub(crate) fn two<I: Isa>(
    isa: I,
    nodes: &mut u64,
    board: Board,
    alpha: i32,
    squares: Squares,
) -> i32 {
    *nodes += 1;
    let (a, b) = (at(squares, 0), at(squares, 1));
    let Board { own, opp } = board;
    let mut best = NONE;
    if touches(a, opp) {
        let flips = isa.flips(a, own, opp);
        if flips != 0 {
            best = -one(nodes, opp ^ flips, -alpha - 1, b);
            if alpha < best {
                return best;
            }
        }
    }
    if touches(b, opp) {
        let flips = isa.flips(b, own, opp);
        if flips != 0 {
            return best.max(-one(nodes, opp ^ flips, -alpha - 1, a));
        }
    }
    if best != NONE {
        return best;
    }
    // A pass: the other side seeks the least, and at `alpha` it has it.
    let mut least = -NONE;
    if touches(a, own) {
        let flips = isa.flips(a, opp, own);
        if flips != 0 {
            least = one(nodes, own ^ flips, alpha, b);
            if least <= alpha {
                return least;
            }
        }
    }
    if touches(b, own) {
        let flips = isa.flips(b, opp, own);
        if flips != 0 {
            return least.min(one(nodes, own ^ flips, alpha, a));
        }
    }
    if least == -NONE {
        return board.final_score();
    }
    least
}

/// Whether two squares lie in the same quadrant.
#[inline(always)]
fn together(a: usize, b: usize) -> bool {
    (a ^ b) & 0b10_0100 == 0
}

#[inline(always)]
pub(crate) fn three<I: Isa>(
    isa: I,
    nodes: &mut u64,
    board: Board,
    alpha: i32,
    squares: Squares,
) -> i32 {
    let (a, b, c) = (at(squares, 0), at(squares, 1), at(squares, 2));
    // Whoever plays into a quadrant with one empty square has the last word there.
    let order = if together(b, c) {
        [a, b, c]
    } else if together(a, c) {
        [b, a, c]
    } else if together(a, b) {
        [c, a, b]
    } else {
        [a, b, c]
    };
    *nodes += 1;
    let best = try_three(isa, nodes, board, alpha, order);
    if best != NONE {
        return best;
    }
    *nodes += 1;
    let best = try_three(isa, nodes, board.passed(), -alpha - 1, order);
    if best != NONE {
        return -best;
    }
    board.final_score()
}

#[inline(always)]
fn try_three<I: Isa>(
    isa: I,
    nodes: &mut u64,
    board: Board,
    alpha: i32,
    [a, b, c]: [usize; 3],
) -> i32 {
    let mut best = NONE;
    let mut attempt = |square: usize, x: usize, y: usize| {
        if touches(square, board.opp) {
            let flips = isa.flips(square, board.own, board.opp);
            if flips != 0 {
                let after = board.after(square, flips);
                best = best.max(-isa.two(nodes, after, -alpha - 1, (x | y << 8) as u32));
                return alpha < best;
            }
        }
        false
    };
    let _done = attempt(a, b, c) || attempt(b, a, c) || attempt(c, a, b);
    best
}

/// Four empty squares.
#[inline(always)]
pub(crate) fn four<I: Isa>(isa: I, nodes: &mut u64, board: Board, alpha: i32) -> i32 {
    *nodes += 1;
    if let Some(most) = stable_bound(board, 4, alpha) {
        return most;
    }
    let order = order_of_four(board.empty());
    let best = try_four(isa, nodes, board, alpha, order);
    if best != NONE {
        return best;
    }
    *nodes += 1;
    let best = try_four(isa, nodes, board.passed(), -alpha - 1, order);
    if best != NONE {
        return -best;
    }
    board.final_score()
}

/// Squares of odd quadrants first; of three and one, the one.
#[inline(always)]
fn order_of_four(empty: u64) -> [usize; 4] {
    let odd = empty & odd_quadrants(empty);
    let lower = |set: u64| set.trailing_zeros() as usize;
    let rest = |set: u64| set & set.wrapping_sub(1);
    // None, two or all of them are odd; but for two their order is that of the board.
    let second = if odd == 0 || odd == empty {
        rest(rest(empty))
    } else {
        empty & !odd
    };
    let first = empty ^ second;
    let squares @ [a, b, c, d] = [
        lower(first),
        lower(rest(first)),
        lower(second),
        lower(rest(second)),
    ];
    if odd == empty {
        // Four single squares, or three and one.
        if together(a, b) {
            return if together(a, c) {
                [d, a, b, c]
            } else {
                [c, a, b, d]
            };
        }
        if together(a, c) {
            return [b, a, c, d];
        }
    }
    squares
}

#[inline(always)]
fn try_four<I: Isa>(
    isa: I,
    nodes: &mut u64,
    board: Board,
    alpha: i32,
    [a, b, c, d]: [usize; 4],
) -> i32 {
    let mut best = NONE;
    let mut attempt = |square: usize, x: usize, y: usize, z: usize| {
        if touches(square, board.opp) {
            let flips = isa.flips(square, board.own, board.opp);
            if flips != 0 {
                let after = board.after(square, flips);
                best =
                    best.max(-isa.three(nodes, after, -alpha - 1, (x | y << 8 | z << 16) as u32));
                return alpha < best;
            }
        }
        false
    };
    let _done =
        attempt(a, b, c, d) || attempt(b, a, c, d) || attempt(c, a, b, d) || attempt(d, a, b, c);
    best
}

/// The exact score with at most four empty squares, for the search of few.
#[inline(always)]
pub(crate) fn few<I: Isa>(isa: I, nodes: &mut u64, board: Board, alpha: i32) -> i32 {
    let mut squares = [0; 4];
    let mut count = 0;
    for square in crate::engine::reversi::eight::board::squares(board.empty()) {
        squares[count & 3] = square;
        count += 1;
    }
    let [a, b, c, _] = squares;
    match count {
        0 => board.final_score(),
        1 => one(nodes, board.own, alpha, a),
        2 => two(isa, nodes, board, alpha, (a | b << 8) as u32),
        3 => three(isa, nodes, board, alpha, (a | b << 8 | c << 16) as u32),
        _ => four(isa, nodes, board, alpha),
    }
}
