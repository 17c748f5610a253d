//! What one searching thread owns: its count of nodes and a small table for positions near the
//! end, which come again within moments and would only crowd the shared table.

use crate::engine::reversi::eight::{board::Board, isa::pages::Spread};

/// What is known of a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bounds {
    lower: i32,
    upper: i32,
}

impl Bounds {
    /// The score is at most this.
    #[inline(always)]
    pub(crate) fn upper(self) -> i32 {
        self.upper
    }

    /// A score that settles the node, if there is one.
    #[inline(always)]
    pub(crate) fn settles(self, alpha: i32) -> Option<i32> {
        if alpha < self.lower {
            return Some(self.lower);
        }
        (self.upper <= alpha).then_some(self.upper)
    }

    /// With the outcome of a null window.
    #[inline(always)]
    pub(crate) fn with(mut self, alpha: i32, score: i32) -> Self {
        if alpha < score {
            self.lower = score;
        } else {
            self.upper = score;
        }
        self
    }

    #[inline(always)]
    fn pack(self) -> u64 {
        let Self { lower, upper } = self;
        u64::from(lower as u8) | u64::from(upper as u8) << 8
    }

    #[inline(always)]
    fn unpack(entry: u64) -> Self {
        Self {
            lower: i32::from(entry as i8),
            upper: i32::from((entry >> 8) as i8),
        }
    }
}

/// The state of a thread below the nodes that share a table.
pub(crate) struct Local {
    /// Positions reached so far, the last empty squares among them.
    pub(crate) nodes: u64,
    /// Entries of a few bytes, so that more of them stay near the processor: the bounds in the
    /// lowest two bytes, above them the low bits of the hash. Its high bits are the place, so that
    /// nothing of it is lost.
    table: Spread<u64>,
}

/// Of 2^15 to 2^18 entries these took the least time on FFO #40 to #44.
const BITS: u32 = 17;
/// The bits of an entry for the bounds.
const BOUNDS: u32 = 16;
const _: () = assert!(
    BOUNDS <= BITS,
    "all of the hash must be told by entry and place"
);
/// Nothing is known.
const OPEN: u64 = 0x40c0;

impl Local {
    pub(crate) fn new() -> Self {
        Self {
            nodes: 0,
            table: Spread::new(1 << BITS, OPEN),
        }
    }

    /// Where a position is kept; to be fetched in advance.
    #[inline(always)]
    pub(crate) fn place(&self, hash: u64) -> &u64 {
        self.table.get(place(hash))
    }

    /// What is known of a position.
    #[inline(always)]
    pub(crate) fn recall(&self, hash: u64) -> Bounds {
        let entry = *self.table.get(place(hash));
        let same = entry >> BOUNDS == hash << BOUNDS >> BOUNDS;
        Bounds::unpack(if same { entry } else { OPEN })
    }

    #[inline(always)]
    pub(crate) fn keep(&mut self, hash: u64, bounds: Bounds) {
        *self.table.get_mut(place(hash)) = hash << BOUNDS | bounds.pack();
    }
}

/// A key for this table: quicker than that of the shared one, and less well mixed. One product is
/// rotated because any odd factor leaves the bit of h8 where it is, so that a sum of both would not
/// tell the colour of a disc there.
#[inline(always)]
pub(crate) fn hash(board: Board) -> u64 {
    let own = board.own.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let opp = board.opp.wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
    own ^ opp.rotate_left(32)
}

#[inline(always)]
fn place(hash: u64) -> usize {
    (hash >> (u64::BITS - BITS)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_told_of_that_position_alone() {
        let mut local = Local::new();
        let nothing = Bounds {
            lower: -64,
            upper: 64,
        };
        assert_eq!(local.recall(0), nothing);
        let hash = hash(Board::START);
        let bounds = nothing.with(-5, -6).with(-40, -38);
        assert_eq!((bounds.lower, bounds.upper), (-38, -6));
        local.keep(hash, bounds);
        assert_eq!(local.recall(hash), bounds);
        for bit in 0..64 {
            assert_eq!(local.recall(hash ^ 1 << bit), nothing, "bit {bit}");
        }
    }

    #[test]
    fn boards_that_differ_on_up_to_two_squares_have_different_keys() {
        let board = Board {
            own: 0x0012_3400_a5a0_0102,
            opp: 0x8041_0203_0007_2050,
        };
        let with = |board: Board, square: u32, colour: u64| {
            let others = !(1 << square);
            Board {
                own: board.own & others | (colour & 1) << square,
                opp: board.opp & others | (colour >> 1) << square,
            }
        };
        let mut boards = Vec::new();
        for first in 0..64 {
            for second in 0..=first {
                for colours in 0..9 {
                    boards.push(with(with(board, first, colours % 3), second, colours / 3));
                }
            }
        }
        let unique = |mut all: Vec<(u64, u64)>| {
            all.sort_unstable();
            all.dedup();
            all.len()
        };
        let keys = boards.iter().map(|&board| (hash(board), 0)).collect();
        let boards = boards.iter().map(|board| (board.own, board.opp)).collect();
        assert_eq!(unique(keys), unique(boards));
    }

    #[test]
    fn bounds_settle_windows_outside_them() {
        let bounds = Bounds {
            lower: -2,
            upper: 6,
        };
        assert_eq!(bounds.settles(-3), Some(-2));
        assert_eq!(bounds.settles(-2), None);
        assert_eq!(bounds.settles(5), None);
        assert_eq!(bounds.settles(6), Some(6));
    }
}
