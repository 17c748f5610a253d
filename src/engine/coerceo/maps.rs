//! Whole boards at once: where all pieces of a side can step, how many fields beside each piece
//! are free, and which tiles would fall if they were empty. A set of fields moves along one of the
//! board's directions by a handful of shifts, because fields that lie alike have numbers that
//! differ alike.

use crate::rules::coerceo::geometry::{RANKS, Tile};

/// One shift for the fields of a mask.
#[derive(Clone, Copy)]
struct Part {
    mask: u64,
    left: u32,
    right: u32,
}

/// A move of sets of fields along one direction: no direction needs more shifts than this.
type Parts = [Part; 6];

/// From a field to the fields of its own colour a step away, as differences of [`place`].
const STEPS: [(i32, i32); 6] = [(2, 0), (1, 3), (-1, 3), (-2, 0), (-1, -3), (1, -3)];
/// From a field to the field across its own side, on the next tile: for the letters a to f.
const OUT: [(i32, i32); 6] = [(-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1), (0, 2)];
/// From a tile to the tiles across its sides, clockwise from the top.
const ACROSS: [(i32, i32); 6] = [(0, 6), (3, 3), (3, -3), (0, -6), (-3, -3), (-3, 3)];
/// The middles of the fields of a tile from the middle of the tile, in the order of their letters.
const MIDDLES: [(i32, i32); 6] = [(-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1), (0, 2)];

/// The lowest of each tile's three bits.
const LOW: u64 = 0o1_111_111_111_111_111_111;

/// The middle of a tile: three units to a file, six to a rank.
const fn tile_place(tile: usize) -> (i32, i32) {
    let (mut file, mut bottom) = (0, 0);
    while bottom + RANKS[file] as usize <= tile {
        bottom += RANKS[file] as usize;
        file += 1;
    }
    let rank = (tile - bottom) as i32;
    (3 * file as i32, 6 * rank - 3 * (RANKS[file] as i32 - 1))
}

const fn field_place(field: usize) -> (i32, i32) {
    let (x, y) = tile_place(field / 6);
    let (over, up) = MIDDLES[field % 6];
    (x + over, y + up)
}

const fn place(bit: usize, colour: usize) -> (i32, i32) {
    if colour == TILES {
        tile_place(bit / 3)
    } else {
        field_place(2 * bit + colour)
    }
}

/// In the place of a colour: the low bits of tiles.
const TILES: usize = 2;

const NOTHING: Part = Part {
    mask: 0,
    left: 0,
    right: 0,
};

/// Adds the shift from one bit to another to the parts of a map.
const fn add(parts: &mut Parts, bit: usize, other: usize) {
    let left = other.saturating_sub(bit) as u32;
    let right = bit.saturating_sub(other) as u32;
    let mut at = 0;
    while parts[at].mask != 0 && (parts[at].left != left || parts[at].right != right) {
        at += 1;
    }
    parts[at] = Part {
        mask: parts[at].mask | 1 << bit,
        left,
        right,
    };
}

/// The map between places that differ by `way`, of the fields of a colour or of tiles.
const fn along(kind: usize, way: (i32, i32)) -> Parts {
    let mut parts = [NOTHING; 6];
    let stride = if kind == TILES { 3 } else { 1 };
    let mut bit = 0;
    while bit < 3 * Tile::COUNT {
        let (x, y) = place(bit, kind);
        let mut other = 0;
        while other < 3 * Tile::COUNT {
            let (there_x, there_y) = place(other, kind);
            if x + way.0 == there_x && y + way.1 == there_y {
                add(&mut parts, bit, other);
            }
            other += stride;
        }
        bit += stride;
    }
    parts
}

/// The maps along several ways.
const fn maps(kind: usize, ways: &[(i32, i32); 6]) -> [Parts; 6] {
    let mut all = [[NOTHING; 6]; 6];
    let mut way = 0;
    while way < 6 {
        all[way] = along(kind, ways[way]);
        way += 1;
    }
    all
}

/// The map to the fields of a colour from the fields of the other colour across their sides.
const fn inwards(colour: usize) -> Parts {
    let mut parts = [NOTHING; 6];
    let mut bit = 0;
    while bit < 3 * Tile::COUNT {
        let (x, y) = place(bit, 1 - colour);
        let (over, up) = OUT[(2 * bit + 1 - colour) % 6];
        let mut other = 0;
        while other < 3 * Tile::COUNT {
            let (there_x, there_y) = place(other, colour);
            if x + over == there_x && y + up == there_y {
                add(&mut parts, bit, other);
            }
            other += 1;
        }
        bit += 1;
    }
    parts
}

const STEP_PARTS: [[Parts; 6]; 2] = [maps(0, &STEPS), maps(1, &STEPS)];
const ACROSS_PARTS: [Parts; 6] = maps(TILES, &ACROSS);
const INWARDS: [Parts; 2] = [inwards(0), inwards(1)];

#[inline(always)]
const fn moved(set: u64, parts: &Parts) -> u64 {
    let [a, b, c, d, e, f] = parts;
    part(set, a) | part(set, b) | part(set, c) | part(set, d) | part(set, e) | part(set, f)
}

#[inline(always)]
const fn part(set: u64, part: &Part) -> u64 {
    (set & part.mask) << part.left >> part.right
}

/// Numbers of up to seven for each field, one mask a binary digit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Counts {
    pub(super) ones: u64,
    pub(super) twos: u64,
    pub(super) fours: u64,
}

impl Counts {
    /// The sum over all fields.
    pub(super) const fn sum(self) -> u32 {
        self.ones.count_ones() + 2 * self.twos.count_ones() + 4 * self.fours.count_ones()
    }
}

/// For each field among `free`, how many of the pieces on `own` can step there. `COLOUR` is 0 for
/// White.
#[inline(always)]
pub(super) const fn arrivals<const COLOUR: usize>(own: u64, free: u64) -> Counts {
    let ways = const { &STEP_PARTS[COLOUR] };
    let (a, b, c) = (
        moved(own, &ways[0]),
        moved(own, &ways[1]),
        moved(own, &ways[2]),
    );
    let (d, e, f) = (
        moved(own, &ways[3]),
        moved(own, &ways[4]),
        moved(own, &ways[5]),
    );
    let (one, two) = (a ^ b ^ c, d ^ e ^ f);
    let (carry_one, carry_two) = (a & b | c & (a ^ b), d & e | f & (d ^ e));
    let carry = one & two;
    let mixed = carry_one ^ carry_two;
    Counts {
        ones: (one ^ two) & free,
        twos: (mixed ^ carry) & free,
        fours: (carry_one & carry_two | carry & mixed) & free,
    }
}

/// The fields a step away from the fields of a set.
#[inline(always)]
pub(super) const fn around<const COLOUR: usize>(set: u64) -> u64 {
    let ways = const { &STEP_PARTS[COLOUR] };
    moved(set, &ways[0])
        | moved(set, &ways[1])
        | moved(set, &ways[2])
        | moved(set, &ways[3])
        | moved(set, &ways[4])
        | moved(set, &ways[5])
}

/// The fields of a colour that lie beside those of a set of the other colour, in three masks: a
/// field has two fields beside it on its own tile and one, at most, across its outer side.
#[inline(always)]
pub(super) const fn touched<const COLOUR: usize>(set: u64) -> [u64; 3] {
    let turned = if COLOUR == 0 {
        (set & !(LOW << 2)) << 1 | set >> 2 & LOW
    } else {
        set >> 1 & !(LOW << 2) | (set & LOW) << 2
    };
    [set, turned, outside::<COLOUR>(set)]
}

/// The fields of a colour whose outer side lies at a field of a set of the other colour.
#[inline(always)]
pub(super) const fn outside<const COLOUR: usize>(set: u64) -> u64 {
    moved(set, const { &INWARDS[COLOUR] })
}

/// The tiles that fall if nothing stands on them, by their low bits; `fields` are those on the
/// board.
#[inline(always)]
pub(super) const fn loose(fields: u64) -> u64 {
    let tiles = fields & LOW;
    // For each tile, whether there is one across each of its sides.
    let sides = [
        moved(tiles, const { &ACROSS_PARTS[0] }),
        moved(tiles, const { &ACROSS_PARTS[1] }),
        moved(tiles, const { &ACROSS_PARTS[2] }),
        moved(tiles, const { &ACROSS_PARTS[3] }),
        moved(tiles, const { &ACROSS_PARTS[4] }),
        moved(tiles, const { &ACROSS_PARTS[5] }),
    ];
    let mut loose = 0;
    let mut first = 0;
    while first < 6 {
        let row = sides[first]
            & !(sides[(first + 3) % 6] | sides[(first + 4) % 6] | sides[(first + 5) % 6])
            & !(sides[(first + 2) % 6] & !sides[(first + 1) % 6]);
        loose |= row;
        first += 1;
    }
    loose & tiles
}

/// The tiles with a field in the set, by their low bits.
#[inline(always)]
pub(super) const fn tiles_of(set: u64) -> u64 {
    (set | set >> 1 | set >> 2) & LOW
}

/// The tiles with exactly one field in the set, by their low bits.
#[inline(always)]
pub(super) const fn single(set: u64) -> u64 {
    let (a, b, c) = (set, set >> 1, set >> 2);
    (a ^ b ^ c) & !(a & b & c) & LOW
}

#[cfg(test)]
mod tests {
    use crate::{
        engine::coerceo::maps::{
            Counts, LOW, around, arrivals, loose, outside, single, tiles_of, touched,
        },
        rules::{
            Side,
            coerceo::geometry::{Field, Tile, falls},
        },
    };

    /// Sets of fields without a pattern.
    fn sets() -> impl Iterator<Item = u64> {
        let mut state = 1_u64;
        std::iter::repeat_with(move || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (state ^ state >> 29) & ((1 << 57) - 1)
        })
        .take(300)
    }

    fn check<const COLOUR: usize>() {
        let colour = Side::BOTH[COLOUR];
        for (set, free) in sets().zip(sets().skip(7)) {
            let steps = arrivals::<COLOUR>(set, free);
            let beside = touched::<COLOUR>(set);
            let reach = around::<COLOUR>(set);
            let across = outside::<COLOUR>(set);
            for field in Field::all().filter(|field| field.colour() == colour) {
                let digit = |mask: u64, worth: u32| u32::from(mask & field.bit() != 0) * worth;
                let count = |counts: Counts| {
                    digit(counts.ones, 1) + digit(counts.twos, 2) + digit(counts.fours, 4)
                };
                let expected = if free & field.bit() == 0 {
                    0
                } else {
                    (field.corners() & set).count_ones()
                };
                assert_eq!(count(steps), expected, "{field}");
                let has = |mask: u64| mask & field.bit() != 0;
                assert_eq!(has(reach), field.corners() & set != 0, "{field}");
                let count: u32 = beside.into_iter().map(|mask| digit(mask, 1)).sum();
                assert_eq!(count, (field.beside() & set).count_ones(), "{field}");
                let elsewhere = field.beside() & set & !field.tile_mask();
                assert_eq!(has(across), elsewhere != 0, "{field}");
            }
        }
    }

    #[test]
    fn shifts_agree_with_the_tables_of_the_board() {
        check::<0>();
        check::<1>();
    }

    #[test]
    fn tiles_are_loose_as_the_rules_say() {
        for set in sets() {
            let fields = (set & LOW) * 7;
            let expected: u64 = Tile::all()
                .filter(|tile| fields & tile.mask() != 0 && falls(tile.attached(fields)))
                .map(|tile| tile.mask() & LOW)
                .sum();
            assert_eq!(loose(fields), expected);
            for tile in Tile::all() {
                let here = (set & tile.mask()).count_ones();
                assert_eq!(single(set) & tile.mask() != 0, here == 1);
                assert_eq!(tiles_of(set) & tile.mask() != 0, here != 0);
            }
        }
    }
}
