//! Board operations with AVX2: four directions in one register, both ways one after the other.

use std::arch::x86_64::{
    __m256i, _mm_add_epi32, _mm_cvtsi128_si32, _mm_cvtsi128_si64, _mm_loadu_si128, _mm_or_si128,
    _mm_shuffle_epi32, _mm_unpackhi_epi64, _mm256_add_epi32, _mm256_add_epi64, _mm256_and_si256,
    _mm256_andnot_si256, _mm256_castsi256_si128, _mm256_cmpeq_epi64, _mm256_cmpgt_epi32,
    _mm256_cvtepi16_epi32, _mm256_extracti128_si256, _mm256_loadu_si256,
    _mm256_mask_i32gather_epi32, _mm256_min_epu32, _mm256_or_si256, _mm256_set1_epi32,
    _mm256_set1_epi64x, _mm256_setr_epi32, _mm256_setr_epi64x, _mm256_setzero_si256,
    _mm256_slli_epi32, _mm256_sllv_epi64, _mm256_srai_epi32, _mm256_srlv_epi64, _mm256_sub_epi64,
};

use crate::engine::reversi::eight::{
    board::Board,
    isa::{RAYS, hot, vector_isa},
    last::{self, Squares},
    light,
    local::Local,
    pattern::{CENTRES, LANES, Numbers, SETS},
    weights::{ROOM, Stage},
};

vector_isa!(
    /// AVX2 and the bit instructions that came with it (x86-64-v3).
    V3,
    "avx2,bmi1,bmi2,lzcnt,popcnt",
    ["avx2", "bmi1", "bmi2", "lzcnt", "popcnt"]
);

/// The steps of the four directions.
#[target_feature(enable = "avx2")]
#[inline]
fn steps() -> __m256i {
    _mm256_setr_epi64x(1, 7, 8, 9)
}

#[target_feature(enable = "avx2")]
#[inline]
fn all(set: u64) -> __m256i {
    _mm256_set1_epi64x(set.cast_signed())
}

#[target_feature(enable = "avx2")]
#[inline]
fn any_of_four(sets: __m256i) -> u64 {
    let two = _mm_or_si128(
        _mm256_castsi256_si128(sets),
        _mm256_extracti128_si256::<1>(sets),
    );
    let one = _mm_or_si128(two, _mm_unpackhi_epi64(two, two));
    _mm_cvtsi128_si64(one).cast_unsigned()
}

/// The sum of the weights of all sets, eight at a time.
#[target_feature(enable = "avx2")]
#[inline]
#[expect(unsafe_code, reason = "there is no safe way to gather")]
fn sum(stage: &Stage, numbers: &Numbers) -> i32 {
    let last = _mm256_set1_epi32((ROOM - 2) as i32);
    let lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    let mut sums = _mm256_setzero_si256();
    for at in 0..LANES / 8 {
        // SAFETY: both arrays have `LANES` numbers, and unaligned loads are asked for.
        let (numbers, centres) = unsafe {
            (
                _mm_loadu_si128(numbers.0.as_ptr().add(8 * at).cast()),
                _mm256_loadu_si256(CENTRES.as_ptr().add(8 * at).cast()),
            )
        };
        let places = _mm256_add_epi32(_mm256_cvtepi16_epi32(numbers), centres);
        let left = _mm256_set1_epi32((SETS - 8 * at) as i32);
        // SAFETY: no place is beyond the last but one of the stage, and two weights are read.
        let pairs = unsafe {
            _mm256_mask_i32gather_epi32::<2>(
                _mm256_setzero_si256(),
                stage.as_ptr().cast(),
                _mm256_min_epu32(places, last),
                _mm256_cmpgt_epi32(left, lanes),
            )
        };
        // The weight wanted is the lower half.
        let weights = _mm256_srai_epi32::<16>(_mm256_slli_epi32::<16>(pairs));
        sums = _mm256_add_epi32(sums, weights);
    }
    let four = _mm_add_epi32(
        _mm256_castsi256_si128(sums),
        _mm256_extracti128_si256::<1>(sums),
    );
    let two = _mm_add_epi32(four, _mm_unpackhi_epi64(four, four));
    _mm_cvtsi128_si32(_mm_add_epi32(two, _mm_shuffle_epi32::<1>(two)))
}

#[target_feature(enable = "avx2")]
#[inline]
fn placements(own: u64, opp: u64) -> u64 {
    let inner = 0x7e7e_7e7e_7e7e_7e7e_u64.cast_signed();
    let step = steps();
    let double = _mm256_add_epi64(step, step);
    let opps = _mm256_and_si256(all(opp), _mm256_setr_epi64x(inner, inner, -1, inner));
    let owns = all(own);
    let mut up = _mm256_and_si256(opps, _mm256_sllv_epi64(owns, step));
    let mut down = _mm256_and_si256(opps, _mm256_srlv_epi64(owns, step));
    up = _mm256_or_si256(up, _mm256_and_si256(opps, _mm256_sllv_epi64(up, step)));
    down = _mm256_or_si256(down, _mm256_and_si256(opps, _mm256_srlv_epi64(down, step)));
    let pairs_up = _mm256_and_si256(opps, _mm256_sllv_epi64(opps, step));
    let pairs_down = _mm256_srlv_epi64(pairs_up, step);
    for _ in 0..2 {
        up = _mm256_or_si256(
            up,
            _mm256_and_si256(pairs_up, _mm256_sllv_epi64(up, double)),
        );
        down = _mm256_or_si256(
            down,
            _mm256_and_si256(pairs_down, _mm256_srlv_epi64(down, double)),
        );
    }
    let rows = _mm256_or_si256(_mm256_sllv_epi64(up, step), _mm256_srlv_epi64(down, step));
    any_of_four(rows) & !(own | opp)
}

#[target_feature(enable = "avx2")]
#[inline]
fn flips(square: usize, own: u64, opp: u64) -> u64 {
    let rays = &RAYS.0[square & 63];
    let ray = |lane: usize| rays[lane].cast_signed();
    let up = _mm256_setr_epi64x(ray(0), ray(1), ray(2), ray(3));
    let down = _mm256_setr_epi64x(ray(4), ray(5), ray(6), ray(7));
    let (owns, opps) = (all(own), all(opp));
    let zero = _mm256_setzero_si256();

    // The first square of the ray that is not an opposing disc is its lowest one.
    let others = _mm256_andnot_si256(opps, up);
    let first = _mm256_and_si256(others, _mm256_sub_epi64(zero, others));
    let end = _mm256_and_si256(first, owns);
    // All below the end; nothing if there is no end.
    let below = _mm256_sub_epi64(
        _mm256_add_epi64(end, all(u64::MAX)),
        _mm256_cmpeq_epi64(end, zero),
    );
    let turned_up = _mm256_and_si256(up, below);

    // Downwards it is the highest one: smear downwards and take what begins there.
    let step = steps();
    let double = _mm256_add_epi64(step, step);
    let others = _mm256_andnot_si256(opps, down);
    let mut smear = _mm256_or_si256(others, _mm256_srlv_epi64(others, step));
    smear = _mm256_or_si256(smear, _mm256_srlv_epi64(smear, double));
    smear = _mm256_or_si256(
        smear,
        _mm256_srlv_epi64(smear, _mm256_add_epi64(double, double)),
    );
    let first = _mm256_andnot_si256(_mm256_srlv_epi64(smear, step), smear);
    let end = _mm256_and_si256(first, owns);
    let above = _mm256_sub_epi64(zero, _mm256_add_epi64(end, end));
    let turned_down = _mm256_and_si256(down, above);

    any_of_four(_mm256_or_si256(turned_up, turned_down))
}
