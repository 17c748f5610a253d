//! What the evaluation looks at: 46 sets of squares of twelve shapes, each read as a number in
//! balanced ternary: 1 an own disc, -1 an opposing one, 0 an empty square. From the other side's
//! view every such number only changes its sign, so that one set of weights serves both sides,
//! and a turn adds the same few numbers whoever makes it.

use crate::engine::reversi::eight::board::{Board, squares};

/// Shapes that share weights.
pub(crate) const SHAPES: usize = 12;
/// Sets of squares.
pub(crate) const SETS: usize = 46;
/// Sets, filled up to whole vectors.
pub(crate) const LANES: usize = 48;

/// The squares of each shape as it lies at the upper edge or around a1, the first with the
/// factor 1, the next with 3, and so on.
const SQUARES: [&[u8]; SHAPES] = [
    // The corner of nine.
    &[0, 1, 2, 8, 9, 10, 16, 17, 18],
    // The angle along both edges, and the square across from the corner.
    &[32, 24, 16, 8, 0, 9, 1, 2, 3, 4],
    // The edge with the squares across from both its corners.
    &[9, 0, 1, 2, 3, 4, 5, 6, 7, 14],
    // The corners and the middle of an edge, with what lies before it.
    &[0, 2, 3, 10, 11, 12, 13, 4, 5, 7],
    // The ranks behind the edge.
    &[8, 9, 10, 11, 12, 13, 14, 15],
    &[16, 17, 18, 19, 20, 21, 22, 23],
    &[24, 25, 26, 27, 28, 29, 30, 31],
    // The diagonals, from the longest to those of four.
    &[0, 9, 18, 27, 36, 45, 54, 63],
    &[8, 17, 26, 35, 44, 53, 62],
    &[16, 25, 34, 43, 52, 61],
    &[24, 33, 42, 51, 60],
    &[32, 41, 50, 59],
];

/// How many sets have each shape.
const COPIES: [usize; SHAPES] = [4, 4, 4, 4, 4, 4, 4, 2, 4, 4, 4, 4];

/// Entries of the weights of each shape, by shape.
const SIZES: [usize; SHAPES] = {
    let mut sizes = [1; SHAPES];
    let mut shape = 0;
    while shape < SHAPES {
        let mut square = 0;
        while square < SQUARES[shape].len() {
            sizes[shape] *= 3;
            square += 1;
        }
        shape += 1;
    }
    sizes
};

/// Where the weights of each shape begin in a stage.
pub(crate) const STARTS: [usize; SHAPES + 1] = {
    let mut starts = [0; SHAPES + 1];
    let mut shape = 0;
    while shape < SHAPES {
        starts[shape + 1] = starts[shape] + SIZES[shape];
        shape += 1;
    }
    starts
};

/// The shape of each set.
pub(crate) const SHAPE_OF: [usize; SETS] = {
    let mut shapes = [0; SETS];
    let (mut set, mut shape) = (0, 0);
    while shape < SHAPES {
        let mut copy = 0;
        while copy < COPIES[shape] {
            shapes[set] = shape;
            set += 1;
            copy += 1;
        }
        shape += 1;
    }
    shapes
};

/// Where the number 0 of each set stands in a stage.
pub(crate) const CENTRES: [u32; LANES] = {
    let mut centres = [0; LANES];
    let mut set = 0;
    while set < SETS {
        let shape = SHAPE_OF[set];
        centres[set] = (STARTS[shape] + SIZES[shape] / 2) as u32;
        set += 1;
    }
    centres
};

/// Where a square comes to lie: bit 0 of `way` exchanges left and right, bit 1 top and bottom, bit
/// 2 files and ranks before that.
const fn laid(square: u8, way: u8) -> u8 {
    let (mut file, mut rank) = (square % 8, square / 8);
    if way & 4 != 0 {
        (file, rank) = (rank, file);
    }
    if way & 1 != 0 {
        file = 7 - file;
    }
    if way & 2 != 0 {
        rank = 7 - rank;
    }
    rank * 8 + file
}

/// How the copies of a shape lie: those around a corner, and those along an edge.
const AROUND: [u8; 4] = [0, 1, 2, 3];
const ALONG: [u8; 4] = [0, 2, 4, 5];

/// What a disc on a square adds to each set.
#[repr(align(64))]
struct Shares([[i16; LANES]; 64]);

static SHARES: Shares = {
    let mut shares = [[0; LANES]; 64];
    let (mut set, mut shape) = (0, 0);
    while shape < SHAPES {
        let ways = if 2 <= shape && shape < 7 {
            ALONG
        } else {
            AROUND
        };
        let mut copy = 0;
        while copy < COPIES[shape] {
            let (mut at, mut factor) = (0, 1_i16);
            while at < SQUARES[shape].len() {
                shares[laid(SQUARES[shape][at], ways[copy]) as usize][set] = factor;
                // The last product is never used and might not fit.
                factor = factor.wrapping_mul(3);
                at += 1;
            }
            set += 1;
            copy += 1;
        }
        shape += 1;
    }
    Shares(shares)
};

/// The numbers of all sets, seen by the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
pub(crate) struct Numbers(pub(crate) [i16; LANES]);

impl Numbers {
    pub(crate) fn of(board: Board) -> Self {
        let mut sums = [0; LANES];
        for (discs, sign) in [(board.own, 1), (board.opp, -1)] {
            for square in squares(discs) {
                for (sum, share) in sums.iter_mut().zip(SHARES.0[square]) {
                    *sum += sign * share;
                }
            }
        }
        Self(sums)
    }

    /// After a disc on `square` that turns `flips`, seen by the other side.
    #[inline(always)]
    pub(crate) fn after(&self, square: usize, flips: u64) -> Self {
        // A turned disc goes from -1 to 1, twice what a new one adds.
        let mut turned = [0_i16; LANES];
        let mut left = flips;
        while left != 0 {
            let shares = &SHARES.0[left.trailing_zeros() as usize & 63];
            for lane in 0..LANES {
                turned[lane] = turned[lane].wrapping_add(shares[lane]);
            }
            left &= left - 1;
        }
        let placed = &SHARES.0[square & 63];
        let mut after = [0; LANES];
        for lane in 0..LANES {
            let more = placed[lane].wrapping_add(turned[lane] << 1);
            after[lane] = 0_i16.wrapping_sub(self.0[lane].wrapping_add(more));
        }
        Self(after)
    }

    /// The same board seen by the other side.
    #[inline(always)]
    pub(crate) fn passed(&self) -> Self {
        Self(self.0.map(|number| -number))
    }
}

/// For every place in a stage's weights the first place that means the same by the symmetry of
/// its shape.
pub(crate) fn alike() -> Vec<u32> {
    let mut alike = Vec::with_capacity(STARTS[SHAPES]);
    for shape in 0..SHAPES {
        let list = SQUARES[shape];
        // The ways that bring the shape onto itself, as orders of its squares.
        let orders: Vec<Vec<usize>> = (0..8)
            .filter_map(|way| {
                list.iter()
                    .map(|&square| list.iter().position(|&other| other == laid(square, way)))
                    .collect()
            })
            .collect();
        // Counted up in ternary along with the place.
        let mut digits = [0_usize; 10];
        for _ in 0..SIZES[shape] {
            let same = orders
                .iter()
                .map(|order| order.iter().rev().fold(0, |sum, &at| sum * 3 + digits[at]))
                .min()
                .expect("the way that changes nothing is among them");
            alike.push((STARTS[shape] + same) as u32);
            for digit in &mut digits {
                *digit = (*digit + 1) % 3;
                if *digit != 0 {
                    break;
                }
            }
        }
    }
    alike
}

#[cfg(test)]
mod tests {
    use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng as _};

    use super::*;
    use crate::engine::reversi::eight::{
        isa::{Isa as _, Portable},
        train::games,
    };

    #[test]
    fn images_of_a_board_have_the_same_numbers_by_shape() {
        let board = Board {
            own: 0x0012_3400_a5a0_0102,
            opp: 0x8041_0203_0007_2050,
        };
        let alike = alike();
        let sorted = |board| {
            let numbers = Numbers::of(board);
            let mut places: Vec<u32> = (0..SETS)
                .map(|set| {
                    let place = CENTRES[set].wrapping_add_signed(i32::from(numbers.0[set]));
                    alike[place as usize]
                })
                .collect();
            places.sort_unstable();
            places
        };
        for image in board.images() {
            assert_eq!(sorted(image), sorted(board));
        }
    }

    #[test]
    fn a_stage_has_as_many_different_weights_as_its_shapes_allow() {
        let mut places = alike();
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len(), 114_363);
    }

    #[test]
    fn numbers_carried_along_are_those_of_the_board() {
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        let mut turns = 0;
        for board in games::play(Portable, None, 40, &mut rng).concat() {
            let numbers = Numbers::of(board);
            assert_eq!(numbers.passed(), Numbers::of(board.passed()), "{board:x?}");
            for square in squares(Portable.placements(board.own, board.opp)) {
                let flips = Portable.flips(square, board.own, board.opp);
                let after = Numbers::of(board.after(square, flips));
                assert_eq!(numbers.after(square, flips), after, "{board:x?} {square}");
                turns += 1;
            }
        }
        assert!(10_000 < turns, "{turns}");
    }
}
