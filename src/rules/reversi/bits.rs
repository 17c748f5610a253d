//! Where a disc outflanks and what it turns, on bit boards. The usual board has a fast path on
//! 64 bits; the others share one on 128. Nothing here knows colours, supplies or passes: `own`
//! are the discs of the side that places, `opp` the opposing ones, bit `rank * side + file`.

use crate::rules::reversi::size::{STEPS, Size};

/// The files b to g, which a row can cross.
const INNER: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The squares on which a disc outflanks at least one row, 8 x 8.
#[inline]
pub fn placements8(own: u64, opp: u64) -> u64 {
    let inner = opp & INNER;
    let rows = both_ways::<1>(own, inner)
        | both_ways::<7>(own, inner)
        | both_ways::<8>(own, opp)
        | both_ways::<9>(own, inner);
    rows & !(own | opp)
}

/// The squares just behind rows of `opp` that begin at `own`, in two opposite directions.
/// Three doublings reach the six discs that a row can have.
#[inline]
fn both_ways<const SHIFT: u32>(own: u64, opp: u64) -> u64 {
    let mut up = opp & (own << SHIFT);
    let mut down = opp & (own >> SHIFT);
    up |= opp & (up << SHIFT);
    down |= opp & (down >> SHIFT);
    let pairs_up = opp & (opp << SHIFT);
    let pairs_down = pairs_up >> SHIFT;
    up |= pairs_up & (up << (2 * SHIFT));
    down |= pairs_down & (down >> (2 * SHIFT));
    up |= pairs_up & (up << (2 * SHIFT));
    down |= pairs_down & (down >> (2 * SHIFT));
    (up << SHIFT) | (down >> SHIFT)
}

/// The rows from each square towards higher bits: right, down, down right, down left.
static RAYS: [[u64; 4]; 64] = rays([(1, 0), (0, 1), (1, 1), (-1, 1)]);
/// The row from each square to the left.
static LEFT: [[u64; 1]; 64] = rays([(-1, 0)]);

const fn rays<const N: usize>(steps: [(i8, i8); N]) -> [[u64; N]; 64] {
    let mut rays = [[0; N]; 64];
    let mut square = 0;
    while square < 64 {
        let mut n = 0;
        while n < N {
            let (mut file, mut rank) =
                (square as i8 % 8 + steps[n].0, square as i8 / 8 + steps[n].1);
            while 0 <= file && file < 8 && 0 <= rank && rank < 8 {
                rays[square][n] |= 1 << (rank * 8 + file);
                file += steps[n].0;
                rank += steps[n].1;
            }
            n += 1;
        }
        square += 1;
    }
    rays
}

/// The discs that a disc of `own` on this empty square (0..64) outflanks, 8 x 8.
#[inline]
pub fn flips8(square: u8, own: u64, opp: u64) -> u64 {
    let square = usize::from(square & 63);
    let [right, down, down_right, down_left] = RAYS[square];
    let below = along(right, own, opp)
        | along(down, own, opp)
        | along(down_right, own, opp)
        | along(down_left, own, opp);
    // With the ranks in reverse order the rows upwards run towards higher bits too.
    let (own_reversed, opp_reversed) = (own.swap_bytes(), opp.swap_bytes());
    let [_, up, up_right, up_left] = RAYS[square ^ 56];
    let above = along(up, own_reversed, opp_reversed)
        | along(up_right, own_reversed, opp_reversed)
        | along(up_left, own_reversed, opp_reversed);
    let [left] = LEFT[square];
    let stop = (left & !opp) | 1;
    let end = (1 << (63 - stop.leading_zeros())) & left & own;
    let aside = (end << 1).wrapping_neg() & left;
    below | above.swap_bytes() | aside
}

/// The discs of `opp` on a row towards higher bits up to the first of `own`. With everything
/// beside the row filled, adding one carries to the first square of the row that is not `opp`.
#[inline]
fn along(row: u64, own: u64, opp: u64) -> u64 {
    let end = (opp | !row).wrapping_add(1) & row & own;
    end.wrapping_sub(u64::from(end != 0)) & row
}

/// [`placements8`] for every size.
pub(crate) fn placements(size: Size, own: u128, opp: u128) -> u128 {
    let side = u32::from(size.side());
    let edges = (0..side).fold(0, |edges, rank| {
        edges | (1 | 1 << (side - 1)) << (rank * side)
    });
    let inner = opp & !edges;
    let mut rows = 0;
    for (shift, opp) in [
        (1, inner),
        (side - 1, inner),
        (side, opp),
        (side + 1, inner),
    ] {
        let mut up = opp & (own << shift);
        let mut down = opp & (own >> shift);
        // A row has at most two discs fewer than the board has squares on a side.
        for _ in 3..side {
            up |= opp & (up << shift);
            down |= opp & (down >> shift);
        }
        rows |= (up << shift) | (down >> shift);
    }
    rows & size.all() & !(own | opp)
}

/// [`flips8`] for every size.
pub(crate) fn flips(size: Size, square: u8, own: u128, opp: u128) -> u128 {
    let mut flips = 0;
    for step in STEPS {
        let mut row = 0;
        let mut at = size.next(square, step);
        while let Some(next) = at
            && opp >> next & 1 == 1
        {
            row |= 1 << next;
            at = size.next(next, step);
        }
        if at.is_some_and(|end| own >> end & 1 == 1) {
            flips |= row;
        }
    }
    flips
}
