//! Board operations with AVX2: four directions in one register, both ways one after the other.

use std::arch::x86_64::{
    __m256i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_add_epi64,
    _mm256_and_si256, _mm256_andnot_si256, _mm256_castsi256_si128, _mm256_cmpeq_epi64,
    _mm256_extracti128_si256, _mm256_or_si256, _mm256_set1_epi64x, _mm256_setr_epi64x,
    _mm256_setzero_si256, _mm256_sllv_epi64, _mm256_srlv_epi64, _mm256_sub_epi64,
};

use crate::engine::reversi::eight::{
    board::Board,
    isa::{RAYS, hot, vector_isa},
    last::{self, Squares},
    light,
    local::Local,
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
