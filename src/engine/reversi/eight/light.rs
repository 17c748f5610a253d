//! The endgame below the nodes that share a table. Null windows: each function answers a bound
//! above `alpha` or a bound not above it, for the side to move.

use crate::engine::reversi::eight::{
    board::{Board, CORNERS, odd_quadrants},
    isa::Isa,
    last::{self, NONE},
    local::{self, Local},
    stability::stable_bound,
};

/// In the order of turns: each square the reply may choose from, by far the most important because
/// the tree below grows with it; a square in a quadrant with an even number of empty ones; and how
/// much earlier a corner comes. Measured by the nodes of whole solutions.
const CHOICE: u32 = 2;
const EVEN: u32 = 1;
const CORNER: u32 = 1;

/// Five empty squares: a local table, and odd quadrants first. The hash is that of the local table.
#[inline(always)]
pub(crate) fn five<I: Isa>(
    isa: I,
    local: &mut Local,
    board: Board,
    moves: u64,
    hash: u64,
    alpha: i32,
) -> i32 {
    local.nodes += 1;
    let empty = board.empty();
    if let Some(most) = stable_bound(board, 5, alpha) {
        return most;
    }
    if moves == 0 {
        let other = isa.placements(board.opp, board.own);
        if other == 0 {
            return board.final_score();
        }
        return -isa.five(
            local,
            board.passed(),
            other,
            local::hash(board.passed()),
            -alpha - 1,
        );
    }
    let known = local.recall(hash);
    if let Some(score) = known.settles(alpha) {
        return score;
    }
    let odd = odd_quadrants(empty);
    let mut best = NONE;
    'turns: for mut set in [moves & odd, moves & !odd] {
        while set != 0 {
            let square = set.trailing_zeros() as usize;
            set &= set - 1;
            let after = board.after(square, isa.flips(square, board.own, board.opp));
            let score = -last::four(isa, &mut local.nodes, after, -alpha - 1);
            if best < score {
                best = score;
                if alpha < best {
                    break 'turns;
                }
            }
        }
    }
    local.keep(hash, known.with(alpha, best));
    best
}

/// More than five empty squares: a local table, and the turns that leave least to reply first. The
/// hash is that of the local table.
#[inline(always)]
pub(crate) fn light<I: Isa>(
    isa: I,
    local: &mut Local,
    board: Board,
    moves: u64,
    hash: u64,
    alpha: i32,
) -> i32 {
    local.nodes += 1;
    let empty = board.empty();
    let empties = empty.count_ones() as usize;
    if let Some(most) = stable_bound(board, empties, alpha) {
        return most;
    }
    if moves == 0 {
        let other = isa.placements(board.opp, board.own);
        if other == 0 {
            return board.final_score();
        }
        return -isa.light(
            local,
            board.passed(),
            other,
            local::hash(board.passed()),
            -alpha - 1,
        );
    }
    let odd = odd_quadrants(empty);
    let key = |square: usize, _flips: u64, choice: u32| {
        let corner = (CORNERS >> square & 1) as u32;
        let even = (!odd >> square & 1) as u32;
        CORNER + CHOICE * choice + EVEN * even - CORNER * corner
    };
    let known = local.recall(hash);
    if let Some(score) = known.settles(alpha) {
        return score;
    }
    let (best, _) = sorted(isa, local, board, moves, alpha, (NONE, 64), key);
    local.keep(hash, known.with(alpha, best));
    best
}

/// Tries the turns, the least key first, where another one came to `best`; the best score and its
/// square, 64 if that is not known. The key is told the square, what it turns, and how much choice
/// it leaves to the reply; it is below 2^16.
///
/// What the table keeps of the positions after all turns is fetched in a first round over them and
/// read in a second one, so that little of the time it takes is waited for.
#[inline(always)]
pub(crate) fn sorted<I: Isa>(
    isa: I,
    local: &mut Local,
    board: Board,
    mut moves: u64,
    alpha: i32,
    mut best: (i32, u8),
    key: impl Fn(usize, u64, u32) -> u32,
) -> (i32, u8) {
    let empties = board.empties();
    let mut turns = [Turn::default(); MOST_EMPTIES];
    let mut count = 0;
    while moves != 0 {
        let square = moves.trailing_zeros() as usize;
        moves &= moves - 1;
        let flips = isa.flips(square, board.own, board.opp);
        let after = board.after(square, flips);
        if after.own == 0 {
            return (64, square as u8);
        }
        let hash = local::hash(after);
        isa.fetch(local.place(hash));
        debug_assert!(count < MOST_EMPTIES, "there is no room for so many turns");
        turns[count & (MOST_EMPTIES - 1)] = Turn {
            square: square as u64,
            flips,
            hash,
            replies: 0,
        };
        count += 1;
    }
    let count = count.min(MOST_EMPTIES);
    // The least key first; its low bits are the place in the list.
    let mut keys = [0_u32; MOST_EMPTIES];
    // What the table tells that one of the turns comes to at least.
    let mut known = -64;
    for at in 0..count {
        let Turn {
            square,
            flips,
            hash,
            ..
        } = turns[at];
        let after = board.after(square as usize, flips);
        known = known.max(-local.recall(hash).upper());
        let replies = isa.placements(after.own, after.opp);
        let choice = replies.count_ones() + (replies & CORNERS).count_ones();
        turns[at].replies = replies;
        keys[at] = key(square as usize, flips, choice) << 16 | at as u32;
    }
    if alpha < known {
        return (known, 64);
    }
    for at in 0..count {
        for other in at + 1..count {
            let (this, that) = (keys[at], keys[other]);
            keys[at] = this.min(that);
            keys[other] = this.max(that);
        }
        let turn = turns[keys[at] as usize & (MOST_EMPTIES - 1)];
        let after = board.after(turn.square as usize, turn.flips);
        let Turn { replies, hash, .. } = turn;
        let score = if empties == 6 {
            -isa.five(local, after, replies, hash, -alpha - 1)
        } else {
            -isa.light(local, after, replies, hash, -alpha - 1)
        };
        if best.0 < score {
            best = (score, turn.square as u8);
            if alpha < score {
                return best;
            }
        }
    }
    best
}

/// More turns than a light node can have; no node may have more empty squares.
pub(crate) const MOST_EMPTIES: usize = 16;

/// A turn of a light node.
#[derive(Clone, Copy, Default)]
struct Turn {
    /// As wide as the rest, so that a list of turns is cleared and read in whole words.
    square: u64,
    flips: u64,
    /// Of the position after it, in the local table.
    hash: u64,
    /// Where the reply may place.
    replies: u64,
}

/// Any position with few enough empty squares to need no shared table.
#[inline(always)]
pub(crate) fn exact<I: Isa>(isa: I, local: &mut Local, board: Board, alpha: i32) -> i32 {
    match board.empties() {
        0..=4 => last::few(isa, &mut local.nodes, board, alpha),
        5 => isa.five(
            local,
            board,
            isa.placements(board.own, board.opp),
            local::hash(board),
            alpha,
        ),
        _ => isa.light(
            local,
            board,
            isa.placements(board.own, board.opp),
            local::hash(board),
            alpha,
        ),
    }
}
