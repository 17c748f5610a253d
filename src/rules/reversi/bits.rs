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
    let rows = right(own, inner)
        | left(own, inner)
        | both_ways::<7>(own, inner)
        | both_ways::<8>(own, opp)
        | both_ways::<9>(own, inner);
    rows & !(own | opp)
}

/// The squares just behind rows of `opp` that begin at `own` to the left of them: where the carry
/// of an addition through the row ends. What else the sum holds are discs of `opp`.
#[inline]
fn right(own: u64, opp: u64) -> u64 {
    opp.wrapping_add(opp & (own << 1))
}

/// The squares just before rows of `opp` that end at `own`.
#[inline]
fn left(own: u64, opp: u64) -> u64 {
    let mut down = opp & (own >> 1);
    down |= opp & (down >> 1);
    let pairs = opp & (opp >> 1);
    down |= pairs & (down >> 2);
    down |= pairs & (down >> 2);
    down >> 1
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

/// The lines through a square, and what [`flips8`] looks up for its places on them.
struct Square {
    rank: u64,
    file: u64,
    falling: u64,
    rising: u64,
    /// Multiplying by this gathers the squares of the file, rank by rank, in the highest byte.
    by_rank: u64,
    /// The number of the lowest bit of the rank.
    rank_shift: u32,
    on_rank: &'static Place,
    on_file: &'static Place,
}

/// A place on a line of eight.
struct Place {
    /// For the opposing discs of the line: the next places behind them, where a disc of the own
    /// side would outflank them.
    ends: [u8; 256],
    /// For the ends that the own side holds: what lies between, as whole files.
    between_files: [u64; 256],
    /// The same as whole ranks.
    between_ranks: [u64; 256],
}

static PLACES: [Place; 8] = places();
static SQUARES: [Square; 64] = squares();

const fn squares() -> [Square; 64] {
    let mut squares = [const {
        Square {
            rank: 0,
            file: 0,
            falling: 0,
            rising: 0,
            by_rank: 0,
            rank_shift: 0,
            on_rank: &PLACES[0],
            on_file: &PLACES[0],
        }
    }; 64];
    let mut number = 0;
    while number < 64 {
        let (file, rank) = (number % 8, number / 8);
        let square = &mut squares[number];
        // A factor for file a, less the place of the file.
        square.by_rank = 0x0102_0408_1020_4080 >> file;
        square.rank_shift = number as u32 & 0o70;
        square.on_rank = &PLACES[file];
        square.on_file = &PLACES[rank];
        let mut other = 0;
        while other < 64 {
            let (other_file, other_rank) = (other % 8, other / 8);
            let bit = 1 << other;
            if rank == other_rank {
                square.rank |= bit;
            }
            if file == other_file {
                square.file |= bit;
            }
            if file + other_rank == other_file + rank {
                square.falling |= bit;
            }
            if file + rank == other_file + other_rank {
                square.rising |= bit;
            }
            other += 1;
        }
        number += 1;
    }
    squares
}

const fn places() -> [Place; 8] {
    let mut places = [const {
        Place {
            ends: [0; 256],
            between_files: [0; 256],
            between_ranks: [0; 256],
        }
    }; 8];
    let mut place = 0;
    while place < 8 {
        places[place].ends = ends(place);
        places[place].between_files = between(place, 0x0101_0101_0101_0101, 1);
        places[place].between_ranks = between(place, 0xff, 8);
        place += 1;
    }
    places
}

const fn ends(place: usize) -> [u8; 256] {
    let mut ends = [0; 256];
    let mut opp = 0;
    while opp < 256 {
        let mut up = place + 1;
        while up < 8 && opp >> up & 1 == 1 {
            up += 1;
        }
        if place + 1 < up && up < 8 {
            ends[opp] |= 1 << up;
        }
        let mut down = place;
        while 0 < down && opp >> (down - 1) & 1 == 1 {
            down -= 1;
        }
        if down < place && 0 < down {
            ends[opp] |= 1 << (down - 1);
        }
        opp += 1;
    }
    ends
}

const fn between(place: usize, line: u64, stride: usize) -> [u64; 256] {
    let mut between = [0; 256];
    let mut ends = 0;
    while ends < 256 {
        let mut end = 0;
        while end < 8 {
            if ends >> end & 1 == 1 {
                let (from, to) = if end < place {
                    (end, place)
                } else {
                    (place, end)
                };
                let mut at = from + 1;
                while at < to {
                    between[ends] |= line << (at * stride);
                    at += 1;
                }
            }
            end += 1;
        }
        ends += 1;
    }
    between
}

/// Multiplying by this gathers squares of different files in the highest byte, file by file.
const BY_FILE: u64 = 0x0101_0101_0101_0101;

/// The discs that a disc of `own` on this empty square (0..64) outflanks, 8 x 8.
#[inline]
pub fn flips8(square: u8, own: u64, opp: u64) -> u64 {
    let square = &SQUARES[usize::from(square & 63)];
    let (on_rank, on_file) = (square.on_rank, square.on_file);
    // The ends that the own side holds.
    let held = |line: u64, gather: u64, place: &Place| {
        let opp = (opp & line).wrapping_mul(gather) >> 56;
        let own = (own & line).wrapping_mul(gather) >> 56;
        usize::from(place.ends[opp as usize] & own as u8)
    };
    let by_falling = on_rank.between_files[held(square.falling, BY_FILE, on_rank)];
    let by_rising = on_rank.between_files[held(square.rising, BY_FILE, on_rank)];
    let by_file = on_file.between_ranks[held(square.file, square.by_rank, on_file)];
    // A rank is a byte already.
    let byte = |board: u64| (board >> square.rank_shift) as u8;
    let ends = on_rank.ends[usize::from(byte(opp))] & byte(own);
    let by_rank = on_rank.between_files[usize::from(ends)];
    square.falling & by_falling
        | square.rising & by_rising
        | square.file & by_file
        | square.rank & by_rank
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
