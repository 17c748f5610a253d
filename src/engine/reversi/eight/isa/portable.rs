//! Board operations for any processor, and the measure of the others in the tests.

use crate::{
    engine::reversi::eight::isa::{Isa, RAYS},
    rules::reversi::placements8,
};

/// What any processor can run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Portable;

impl Isa for Portable {
    #[inline(always)]
    fn placements(self, own: u64, opp: u64) -> u64 {
        placements8(own, opp)
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
