//! Discs that can never be turned again: they bound the score of the other side.

use std::sync::LazyLock;

use crate::engine::reversi::eight::board::{Board, FILE_A, FILE_H};

/// A bound worth the count of stable discs, by empty squares: with fewer discs decided the other
/// side rarely has enough of them to make up for it. On FFO #20 to #39 bounds that are 4 or 8 higher
/// or 4 lower change the nodes by less than two in a hundred and the time no more than it varies.
const STABLE_FROM: [i32; 33] = [
    99, 99, 99, 99, 4, 8, 10, 12, 12, 14, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40,
    42, 44, 46, 48, 50, 52, 54, 56, 58,
];

/// How many more discs than it needs stable ones the other side must have for the count to pay.
/// With up to three more next to no count cuts, with four to seven about one in eight.
const SPARE: [i32; 33] = {
    let mut spare = [6; 33];
    let mut empties = 8;
    while empties < spare.len() {
        spare[empties] = if empties <= 12 { 7 } else { 8 };
        empties += 1;
    }
    spare
};

const INSIDE: u64 = 0x007e_7e7e_7e7e_7e00;

/// The stable discs of an edge by the discs of both sides: `own | opp << 8`. A disc is stable
/// there if no row of placements on the edge turns it, whoever makes them and whether or not
/// they turn anything on the edge.
static EDGES: LazyLock<Box<[u8]>> = LazyLock::new(|| {
    let mut stable = vec![0; 1 << 16].into_boxed_slice();
    // Fuller edges first: each needs those with one disc more.
    for empties in 0..=8 {
        for own in 0_u32..256 {
            for opp in 0_u32..256 {
                if own & opp == 0 && (own | opp).count_ones() == 8 - empties {
                    stable[(own | opp << 8) as usize] = stable_edge(&stable, own, opp);
                }
            }
        }
    }
    stable
});

fn stable_edge(fuller: &[u8], own: u32, opp: u32) -> u8 {
    let mut stable = own;
    for square in (0..8).filter(|square| (own | opp) >> square & 1 == 0) {
        let mine = turned(square, own, opp);
        let after = (own | mine | 1 << square) | (opp & !mine) << 8;
        let theirs = turned(square, opp, own);
        let other = (own & !theirs) | (opp | theirs | 1 << square) << 8;
        // What was turned is no longer own and so not among the stable ones.
        stable &= u32::from(fuller[after as usize] & fuller[other as usize]);
    }
    stable as u8
}

/// What a disc of `own` turns on an edge.
fn turned(square: i32, own: u32, opp: u32) -> u32 {
    let mut turned = 0;
    for step in [-1, 1] {
        let mut row = 0;
        let mut at = square + step;
        while (0..8).contains(&at) && opp >> at & 1 == 1 {
            row |= 1 << at;
            at += step;
        }
        if (0..8).contains(&at) && own >> at & 1 == 1 {
            turned |= row;
        }
    }
    turned
}

/// The squares of `set` on a file (0 = a, 7 = h) as a byte, rank 1 lowest.
#[inline(always)]
fn gather_file(set: u64, file: u32) -> usize {
    (((set >> file) & FILE_A).wrapping_mul(0x0102_0408_1020_4080) >> 56) as usize
}

/// The reverse of [`gather_file`] for file a.
#[inline(always)]
fn scatter_file(byte: u8) -> u64 {
    // Bit r goes to bit 8 r: the copies at distances of 7 leave one of each in file a.
    ((u64::from(byte) & 0x7f).wrapping_mul(0x0002_0408_1020_4081) & FILE_A)
        | u64::from(byte >> 7) << 56
}

/// What the stable discs of the other side leave, if that is not above `alpha`.
#[inline(always)]
pub(crate) fn stable_bound(board: Board, empties: usize, alpha: i32) -> Option<i32> {
    let empties = empties.min(32);
    if alpha < STABLE_FROM[empties] {
        return None;
    }
    let needed = (65 - alpha) / 2;
    if (board.opp.count_ones() as i32) < needed + SPARE[empties] {
        return None;
    }
    let most = 64 - 2 * stable(board.opp, board.own).count_ones() as i32;
    (most <= alpha).then_some(most)
}

/// Discs of `own` that can never be turned: stable ones of the edges, discs whose four lines are
/// full, and whatever leans on stable discs in every line.
#[inline(always)]
pub(crate) fn stable(own: u64, opp: u64) -> u64 {
    let edges = &**EDGES;
    let edge = |own: usize, opp: usize| edges[(own & 0xff) | (opp & 0xff) << 8];
    let mut stable = u64::from(edge(own as usize, opp as usize))
        | u64::from(edge((own >> 56) as usize, (opp >> 56) as usize)) << 56
        | scatter_file(edge(gather_file(own, 0), gather_file(opp, 0)))
        | scatter_file(edge(gather_file(own, 7), gather_file(opp, 7))) << 7;
    let inner = own & INSIDE;
    if inner == 0 {
        return stable;
    }
    let [ranks, files, falling, rising] = full_lines(own | opp);
    stable |= inner & ranks & files & falling & rising;
    if stable == 0 {
        return 0;
    }
    loop {
        let across = stable >> 1 | stable << 1 | ranks;
        let along = stable >> 8 | stable << 8 | files;
        let down = stable >> 9 | stable << 9 | falling;
        let up = stable >> 7 | stable << 7 | rising;
        let more = inner & across & along & down & up & !stable;
        if more == 0 {
            return stable;
        }
        stable |= more;
    }
}

/// The squares whose rank, file or diagonal is full.
#[inline(always)]
fn full_lines(discs: u64) -> [u64; 4] {
    let empty = !discs;
    // Empty squares spread over their lines in three doublings; what they do not reach is full.
    let mut files = empty | empty.rotate_left(8);
    files |= files.rotate_left(16);
    files |= files.rotate_left(32);

    let mut ranks = empty | (empty >> 1 & !FILE_H);
    ranks |= ranks >> 2 & 0x3f3f_3f3f_3f3f_3f3f;
    ranks |= ranks >> 4 & 0x0f0f_0f0f_0f0f_0f0f;
    ranks = (ranks & FILE_A) * 0xff;

    let right = [!FILE_A, 0xfcfc_fcfc_fcfc_fcfc, 0xf0f0_f0f0_f0f0_f0f0];
    let left = [!FILE_H, 0x3f3f_3f3f_3f3f_3f3f, 0x0f0f_0f0f_0f0f_0f0f];
    let (mut down, mut back) = (empty, empty);
    let (mut up, mut fro) = (empty, empty);
    for round in 0..3 {
        let (nine, seven) = (9 << round, 7 << round);
        down |= down << nine & right[round];
        back |= back >> nine & left[round];
        up |= up << seven & left[round];
        fro |= fro >> seven & right[round];
    }
    [!ranks, !files, !(down | back), !(up | fro)]
}

#[cfg(test)]
mod tests {
    use rand_chacha::{
        ChaCha8Rng,
        rand_core::{RngCore as _, SeedableRng as _},
    };

    use super::*;
    use crate::engine::reversi::eight::{
        board::squares,
        isa::{Isa as _, Portable},
        train::games,
    };

    #[test]
    fn a_lone_corner_and_all_that_leans_on_it_stays() {
        let triangle = 0x0000_0001_0307;
        assert_eq!(stable(triangle, 0), triangle);
        assert_eq!(
            stable(0b110, 0),
            0,
            "an edge without its corner can be turned"
        );
        assert_eq!(stable(0b101, 0b010), 0b001, "the far disc can be turned");
    }

    #[test]
    fn full_lines_are_those_without_an_empty_square() {
        for empty in 0..64 {
            let [ranks, files, falling, rising] = full_lines(!(1 << empty));
            for square in 0..64_i32 {
                let (right, down) = (square % 8 - empty % 8, square / 8 - empty / 8);
                let full = |lines: u64| lines >> square & 1 == 1;
                assert_eq!(full(ranks), down != 0);
                assert_eq!(full(files), right != 0);
                assert_eq!(full(falling), right != down);
                assert_eq!(full(rising), right != -down);
            }
        }
        let both_edges = 0xff00_0000_0000_00ff;
        assert_eq!(full_lines(both_edges)[0], both_edges);
    }

    #[test]
    fn stable_discs_are_never_turned_in_games() {
        let mut rng = ChaCha8Rng::seed_from_u64(11);
        let (mut found, mut inside) = (0, 0);
        for board in games::play(Portable, None, 60, &mut rng).concat() {
            let stable = [stable(board.own, board.opp), stable(board.opp, board.own)];
            assert_eq!(stable[0] & !board.own, 0, "{board:x?}");
            assert_eq!(stable[1] & !board.opp, 0, "{board:x?}");
            found += (stable[0] | stable[1]).count_ones();
            inside += ((stable[0] | stable[1]) & INSIDE).count_ones();
            // Both sides as those of the first board, and whether its own one places next.
            let (mut now, mut is_own, mut is_passed) = (board, true, false);
            loop {
                let seen = if is_own { now } else { now.passed() };
                let moves = Portable.placements(seen.own, seen.opp);
                if moves == 0 {
                    if is_passed {
                        break;
                    }
                    (is_own, is_passed) = (!is_own, true);
                    continue;
                }
                is_passed = false;
                let nth = rng.next_u64() % u64::from(moves.count_ones());
                let square = squares(moves).nth(nth as usize);
                let square = square.expect("one of the moves");
                let after = seen.after(square, Portable.flips(square, seen.own, seen.opp));
                now = if is_own { after.passed() } else { after };
                assert_eq!(stable[0] & !now.own, 0, "{board:x?} {now:x?}");
                assert_eq!(stable[1] & !now.opp, 0, "{board:x?} {now:x?}");
                // Now and then a side places twice: stable is stable whoever moves.
                is_own ^= rng.next_u64() % 4 != 0;
            }
        }
        assert!(10_000 < found && 1_000 < inside, "{found} {inside}");
    }
}
