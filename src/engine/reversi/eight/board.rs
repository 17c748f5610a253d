//! A Reversi board of 8 x 8 as the engine sees it: the discs of the side to move and those of
//! the other one, bit 0 = a1, bit 7 = h1, bit 63 = h8. Knows nothing of colours.

/// A position: whose turn it is decides which discs are `own`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Board {
    /// Discs of the side to move.
    pub own: u64,
    /// Discs of the other side; none in common with `own`.
    pub opp: u64,
}

/// The four corners.
pub(crate) const CORNERS: u64 = 0x8100_0000_0000_0081;

/// What a square touches, sideways and across.
pub(crate) static NEIGHBOURS: [u64; 64] = neighbours();

const fn neighbours() -> [u64; 64] {
    let mut all = [0; 64];
    let mut square = 0;
    while square < 64 {
        let bit = 1_u64 << square;
        let rank = bit | (bit & !FILE_A) >> 1 | (bit & !FILE_H) << 1;
        all[square] = (rank | rank << 8 | rank >> 8) & !bit;
        square += 1;
    }
    all
}

pub(crate) const FILE_A: u64 = 0x0101_0101_0101_0101;
pub(crate) const FILE_H: u64 = FILE_A << 7;

/// All squares of the quadrants, around the four corners, with an odd number of empty ones.
#[inline(always)]
pub(crate) fn odd_quadrants(empty: u64) -> u64 {
    // Each half rank, then each quadrant, is folded onto its first square.
    let mut odd = empty ^ empty >> 2;
    odd ^= odd >> 1;
    odd ^= odd >> 16;
    odd ^= odd >> 8;
    // The product spreads it over the quadrant again.
    (odd & 0x0000_0011_0000_0011) * 0x0f0f_0f0f
}

/// The squares of a set, from a1 on.
#[inline(always)]
pub(crate) fn squares(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let square = set.trailing_zeros() as usize;
            set &= set - 1;
            square
        })
    })
}

impl Board {
    /// The usual start, Black to move.
    pub const START: Self = Self {
        own: 1 << 28 | 1 << 35,
        opp: 1 << 27 | 1 << 36,
    };

    #[inline(always)]
    pub fn empty(self) -> u64 {
        !(self.own | self.opp)
    }

    /// Empty squares.
    #[inline(always)]
    pub fn empties(self) -> usize {
        self.empty().count_ones() as usize
    }

    /// The same discs with the other side to move.
    #[inline(always)]
    pub fn passed(self) -> Self {
        Self {
            own: self.opp,
            opp: self.own,
        }
    }

    /// The position after a disc on `square` that turns `flips`.
    #[inline(always)]
    pub(crate) fn after(self, square: usize, flips: u64) -> Self {
        Self {
            own: self.opp ^ flips,
            opp: self.own ^ flips ^ 1 << square,
        }
    }

    /// The result of a finished game for the side to move: the difference of discs, the empty
    /// squares given to the winner.
    #[inline(always)]
    pub(crate) fn final_score(self) -> i32 {
        let own = self.own.count_ones() as i32;
        let opp = self.opp.count_ones() as i32;
        let empty = 64 - own - opp;
        own - opp + empty * (own - opp).signum()
    }

    /// A key for tables: two odd multipliers spread the discs, and a fold brings the well mixed
    /// high half down.
    #[inline(always)]
    pub(crate) fn hash(self) -> u64 {
        let own = self.own.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let opp = self.opp.wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
        let mixed = (own ^ opp.rotate_left(32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        mixed ^ mixed >> 32
    }

    /// The eight mirror images and turns of the board, itself first: of each the one that
    /// [`image`] makes of its discs.
    pub(crate) fn images(self) -> [Self; 8] {
        std::array::from_fn(|number| Self {
            own: image(number, self.own),
            opp: image(number, self.opp),
        })
    }

    /// The least of the images, which all of them share, and the number of the image it is.
    pub fn canonical(self) -> (Self, usize) {
        let images = self.images();
        let numbered = images.into_iter().zip(0..);
        numbered.min().expect("there are eight images")
    }
}

/// One of the eight images of a set of squares; 0 is the set itself.
pub(crate) fn image(number: usize, mut set: u64) -> u64 {
    if number & 1 != 0 {
        set = transpose(set);
    }
    if number & 2 != 0 {
        set = set.swap_bytes();
    }
    if number & 4 != 0 {
        set = mirror(set);
    }
    set
}

/// Files from right to left.
fn mirror(set: u64) -> u64 {
    set.reverse_bits().swap_bytes()
}

/// Files become ranks: three rounds swap ever larger blocks across the diagonal.
fn transpose(mut set: u64) -> u64 {
    for (shift, mask) in [
        (7, 0x00aa_00aa_00aa_00aa),
        (14, 0x0000_cccc_0000_cccc),
        (28, 0x0000_0000_f0f0_f0f0),
    ] {
        let swap = (set ^ set >> shift) & mask;
        set ^= swap ^ swap << shift;
    }
    set
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn images_are_eight_different_boards_with_as_many_discs() {
        let board = Board {
            own: 0x0000_0000_1804_0201,
            opp: 0x0000_0008_0010_0000,
        };
        let images = BTreeSet::from(board.images());
        assert_eq!(images.len(), 8);
        for image in images {
            assert_eq!(image.own.count_ones(), board.own.count_ones());
            assert_eq!(
                image.images().into_iter().min(),
                board.images().into_iter().min()
            );
        }
    }

    #[test]
    fn quadrants_are_odd_by_their_empty_squares() {
        let upper_left = 0x0f0f_0f0f_u64;
        let quadrants = [0, 4, 32, 36].map(|shift| upper_left << shift);
        for empty in [0, 1, 1 << 63, 0x8421, 0x0012_3400_a5a0_0102, u64::MAX >> 3] {
            let odd = quadrants
                .iter()
                .filter(|&quadrant| (empty & quadrant).count_ones() % 2 == 1);
            assert_eq!(odd_quadrants(empty), odd.sum::<u64>(), "{empty:x}");
        }
    }

    #[test]
    fn empty_squares_go_to_the_winner() {
        let score = |own, opp| Board { own, opp }.final_score();
        assert_eq!(score(0b111, 0b1000), 62);
        assert_eq!(score(0b1, 0), 64);
        assert_eq!(score(0, 0b1), -64);
        assert_eq!(score(0b1, 0b10), 0);
    }
}
