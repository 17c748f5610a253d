//! Board operations for any processor, and the measure of the others in the tests.

use crate::engine::reversi::eight::isa::{Isa, RAYS};

/// What any processor can run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Portable;

/// The files b to g, which a row can cross.
const INNER: u64 = 0x7e7e_7e7e_7e7e_7e7e;

impl Isa for Portable {
    #[inline(always)]
    fn placements(self, own: u64, opp: u64) -> u64 {
        let inner = opp & INNER;
        let rows = both_ways::<1>(own, inner)
            | both_ways::<7>(own, inner)
            | both_ways::<8>(own, opp)
            | both_ways::<9>(own, inner);
        rows & !(own | opp)
    }

    #[inline(always)]
    fn flips(self, square: usize, own: u64, opp: u64) -> u64 {
        let rays = &RAYS.0[square & 63];
        let mut flips = 0;
        for ray in &rays[..4] {
            // The carry of the addition runs through the opposing discs to the first other square.
            let end = (opp | !ray).wrapping_add(1) & ray & own;
            flips |= end.wrapping_sub(u64::from(end != 0)) & ray;
        }
        for ray in &rays[4..] {
            let highest = 1_u64 << 63;
            let zeros = (ray & !opp).leading_zeros();
            let end = highest.checked_shr(zeros).unwrap_or(0) & own;
            // What is above the end; nothing if there is no end.
            flips |= (end << 1).wrapping_neg() & ray;
        }
        flips
    }
}

/// The squares just behind rows of `opp` that begin at `own`, in two opposite directions.
/// Three doublings reach the six discs that a row can have.
#[inline(always)]
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
