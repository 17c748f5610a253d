//! Board operations with AVX-512: all eight directions in one register for placements, a count
//! of leading zeros for the rays downwards.

use std::arch::x86_64::{
    __m256i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_add_epi64,
    _mm256_and_si256, _mm256_andnot_si256, _mm256_castsi256_si128, _mm256_cmpeq_epi64,
    _mm256_extracti128_si256, _mm256_loadu_si256, _mm256_lzcnt_epi64, _mm256_or_si256,
    _mm256_set1_epi64x, _mm256_setr_epi64x, _mm256_setzero_si256, _mm256_srlv_epi64,
    _mm256_sub_epi64, _mm512_add_epi32, _mm512_and_si512, _mm512_castsi512_si256,
    _mm512_cvtepi16_epi32, _mm512_extracti64x4_epi64, _mm512_loadu_si512,
    _mm512_mask_i32gather_epi32, _mm512_min_epu32, _mm512_reduce_add_epi32, _mm512_rolv_epi64,
    _mm512_set1_epi32, _mm512_set1_epi64, _mm512_setr_epi64, _mm512_setzero_si512,
    _mm512_slli_epi32, _mm512_slli_epi64, _mm512_srai_epi32, _mm512_ternarylogic_epi64,
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
    /// The parts of AVX-512 that every processor of x86-64-v4 has.
    V4,
    "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512cd,avx512bw,avx512dq",
    [
        "avx2", "bmi1", "bmi2", "lzcnt", "popcnt", "avx512f", "avx512vl", "avx512cd", "avx512bw",
        "avx512dq"
    ]
);

/// A truth table of three inputs: `a | b & c`.
const OR_AND: i32 = 0xf8;

#[target_feature(enable = "avx512f,avx512vl")]
#[inline]
fn any_of_four(sets: __m256i) -> u64 {
    let two = _mm_or_si128(
        _mm256_castsi256_si128(sets),
        _mm256_extracti128_si256::<1>(sets),
    );
    let one = _mm_or_si128(two, _mm_unpackhi_epi64(two, two));
    _mm_cvtsi128_si64(one).cast_unsigned()
}

/// The sum of the weights of all sets, sixteen at a time.
#[target_feature(enable = "avx512f,avx512vl,avx512bw")]
#[inline]
#[expect(
    unsafe_code,
    reason = "there is no safe way to gather; whole solutions took a tenth less time with it"
)]
fn sum(stage: &Stage, numbers: &Numbers) -> i32 {
    let last = _mm512_set1_epi32((ROOM - 2) as i32);
    let mut sums = _mm512_setzero_si512();
    for at in 0..LANES / 16 {
        // SAFETY: both arrays have `LANES` numbers, and unaligned loads are asked for.
        let (numbers, centres) = unsafe {
            (
                _mm256_loadu_si256(numbers.0.as_ptr().add(16 * at).cast()),
                _mm512_loadu_si512(CENTRES.as_ptr().add(16 * at).cast()),
            )
        };
        let places = _mm512_add_epi32(_mm512_cvtepi16_epi32(numbers), centres);
        let sets = (SETS - 16 * at).min(16);
        let mask = u16::MAX >> (16 - sets);
        // SAFETY: no place is beyond the last but one of the stage, and two weights are read.
        let pairs = unsafe {
            _mm512_mask_i32gather_epi32::<2>(
                _mm512_setzero_si512(),
                mask,
                _mm512_min_epu32(places, last),
                stage.as_ptr().cast(),
            )
        };
        // The weight wanted is the lower half.
        let weights = _mm512_srai_epi32::<16>(_mm512_slli_epi32::<16>(pairs));
        sums = _mm512_add_epi32(sums, weights);
    }
    _mm512_reduce_add_epi32(sums)
}

#[target_feature(enable = "avx512f,avx512vl,avx512cd,avx512dq")]
#[inline]
fn placements(own: u64, opp: u64) -> u64 {
    // No row to be crossed touches the edge it runs towards, so rotating needs no other mask.
    let files = 0x7e7e_7e7e_7e7e_7e7e_u64.cast_signed();
    let ranks = 0x00ff_ffff_ffff_ff00_u64.cast_signed();
    let both = files & ranks;
    let inner = _mm512_setr_epi64(files, both, ranks, both, files, both, ranks, both);
    let step = _mm512_setr_epi64(1, 7, 8, 9, 63, 57, 56, 55);
    let double = _mm512_slli_epi64::<1>(step);
    let opps = _mm512_and_si512(_mm512_set1_epi64(opp.cast_signed()), inner);
    let owns = _mm512_set1_epi64(own.cast_signed());
    let mut row = _mm512_and_si512(opps, _mm512_rolv_epi64(owns, step));
    row = _mm512_ternarylogic_epi64::<OR_AND>(row, opps, _mm512_rolv_epi64(row, step));
    let pairs = _mm512_and_si512(opps, _mm512_rolv_epi64(opps, step));
    row = _mm512_ternarylogic_epi64::<OR_AND>(row, pairs, _mm512_rolv_epi64(row, double));
    row = _mm512_ternarylogic_epi64::<OR_AND>(row, pairs, _mm512_rolv_epi64(row, double));
    let rows = _mm512_rolv_epi64(row, step);
    let four = _mm256_or_si256(
        _mm512_castsi512_si256(rows),
        _mm512_extracti64x4_epi64::<1>(rows),
    );
    any_of_four(four) & !(own | opp)
}

#[target_feature(enable = "avx512f,avx512vl,avx512cd")]
#[inline]
fn flips(square: usize, own: u64, opp: u64) -> u64 {
    let rays = &RAYS.0[square & 63];
    let ray = |lane: usize| rays[lane].cast_signed();
    let up = _mm256_setr_epi64x(ray(0), ray(1), ray(2), ray(3));
    let down = _mm256_setr_epi64x(ray(4), ray(5), ray(6), ray(7));
    let owns = _mm256_set1_epi64x(own.cast_signed());
    let opps = _mm256_set1_epi64x(opp.cast_signed());
    let zero = _mm256_setzero_si256();

    // The first square of the ray that is not an opposing disc is its lowest one.
    let others = _mm256_andnot_si256(opps, up);
    let first = _mm256_and_si256(others, _mm256_sub_epi64(zero, others));
    let end = _mm256_and_si256(first, owns);
    // All below the end; nothing if there is no end.
    let below = _mm256_sub_epi64(
        _mm256_add_epi64(end, _mm256_set1_epi64x(-1)),
        _mm256_cmpeq_epi64(end, zero),
    );
    let turned_up = _mm256_and_si256(up, below);

    // Downwards it is the highest one.
    let others = _mm256_andnot_si256(opps, down);
    let first = _mm256_srlv_epi64(_mm256_set1_epi64x(i64::MIN), _mm256_lzcnt_epi64(others));
    let end = _mm256_and_si256(first, owns);
    let above = _mm256_sub_epi64(zero, _mm256_add_epi64(end, end));
    let turned_down = _mm256_and_si256(down, above);

    any_of_four(_mm256_or_si256(turned_up, turned_down))
}
