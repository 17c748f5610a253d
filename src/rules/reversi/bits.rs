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

/// What [`flips8`] looks up. One table, so that one address reaches all of it.
struct Tables {
    lines: [Lines; 64],
    /// For a place on a line of eight and the opposing discs of the line: the next places behind
    /// them, where a disc of the own side would outflank them.
    ends: [[u8; 256]; 8],
    /// For a place on a line of eight and the ends that the own side holds: what lies between,
    /// as whole files.
    between_files: [[u64; 256]; 8],
    /// The same as whole ranks.
    between_ranks: [[u64; 256]; 8],
}

static TABLES: Tables = Tables {
    lines: lines(),
    ends: all_ends(),
    between_files: between(0x0101_0101_0101_0101, 1),
    between_ranks: between(0xff, 8),
};

/// The lines through a square: along the rank, along the file, down to the right, down to the left.
struct Lines {
    rank: u64,
    file: u64,
    falling: u64,
    rising: u64,
    /// Multiplying by this gathers the squares of the file, rank by rank, in the highest byte.
    by_rank: u64,
}

const fn lines() -> [Lines; 64] {
    let mut lines = [const {
        Lines {
            rank: 0,
            file: 0,
            falling: 0,
            rising: 0,
            by_rank: 0,
        }
    }; 64];
    let mut square = 0;
    while square < 64 {
        let (file, rank) = (square % 8, square / 8);
        // A factor for file a, less the place of the file.
        lines[square].by_rank = 0x0102_0408_1020_4080 >> file;
        let mut other = 0;
        while other < 64 {
            let (other_file, other_rank) = (other % 8, other / 8);
            let bit = 1 << other;
            let lines = &mut lines[square];
            if rank == other_rank {
                lines.rank |= bit;
            }
            if file == other_file {
                lines.file |= bit;
            }
            if file + other_rank == other_file + rank {
                lines.falling |= bit;
            }
            if file + rank == other_file + other_rank {
                lines.rising |= bit;
            }
            other += 1;
        }
        square += 1;
    }
    lines
}

const fn all_ends() -> [[u8; 256]; 8] {
    let mut ends = [[0; 256]; 8];
    let mut place = 0;
    while place < 8 {
        let mut opp = 0;
        while opp < 256 {
            let mut up = place + 1;
            while up < 8 && opp >> up & 1 == 1 {
                up += 1;
            }
            if place + 1 < up && up < 8 {
                ends[place][opp] |= 1 << up;
            }
            let mut down = place;
            while 0 < down && opp >> (down - 1) & 1 == 1 {
                down -= 1;
            }
            if down < place && 0 < down {
                ends[place][opp] |= 1 << (down - 1);
            }
            opp += 1;
        }
        place += 1;
    }
    ends
}

const fn between(line: u64, stride: usize) -> [[u64; 256]; 8] {
    let mut between = [[0; 256]; 8];
    let mut place = 0;
    while place < 8 {
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
                        between[place][ends] |= line << (at * stride);
                        at += 1;
                    }
                }
                end += 1;
            }
            ends += 1;
        }
        place += 1;
    }
    between
}

/// Multiplying by this gathers squares of different files in the highest byte, file by file.
const BY_FILE: u64 = 0x0101_0101_0101_0101;

/// The discs that a disc of `own` on this empty square (0..64) outflanks, 8 x 8.
#[inline]
pub fn flips8(square: u8, own: u64, opp: u64) -> u64 {
    let lines = &TABLES.lines[usize::from(square & 63)];
    let (file, rank) = (usize::from(square & 7), usize::from(square >> 3 & 7));
    let [falling, rising] = [lines.falling, lines.rising]
        .map(|line| TABLES.between_files[file][ends(line, BY_FILE, file, own, opp)] & line);
    let by_file =
        lines.file & TABLES.between_ranks[rank][ends(lines.file, lines.by_rank, rank, own, opp)];
    // A rank is a byte already.
    let byte = |board: u64| board.to_le_bytes()[rank];
    let held = TABLES.ends[file][usize::from(byte(opp))] & byte(own);
    let by_rank = lines.rank & TABLES.between_files[file][usize::from(held)];
    by_rank | falling | rising | by_file
}

/// The ends that `own` holds of rows through a place of a line.
#[inline]
fn ends(line: u64, gather: u64, place: usize, own: u64, opp: u64) -> usize {
    let opp = (opp & line).wrapping_mul(gather) >> 56;
    let own = (own & line).wrapping_mul(gather) >> 56;
    usize::from(TABLES.ends[place][opp as usize] & own as u8)
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
