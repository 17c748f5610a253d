//! Cuts that are only probable: if a shallow search is further beyond the window than it errs,
//! the deep one is taken to be so too. Exact passes make no such cuts: there the passes before
//! only find the order of turns.

/// Ways to search, from the boldest to the exact one.
pub(crate) const EXACT: usize = 5;

/// By selectivity: how many standard deviations beyond the window a cut has to be.
pub(crate) const SURENESS: [f32; EXACT] = [0.9, 1.3, 1.8, 2.6, 3.3];

/// What the standard deviation is made of, in discs: a constant, and what each empty square, each
/// turn of depth and each turn of the shallow search adds. First for searches that end in the
/// evaluation, then for those that reach the end of the game. Fitted by
/// `tavola train reversi --errors`, see `docs/training.md`.
const PARTS: [[f32; 4]; 2] = include!("probcut.fit");
/// No search is surer than this, in discs.
const LEAST: f32 = 1.0;

/// The standard deviation, in discs, of a search of `shallow` turns from one of `depth`.
#[inline(always)]
pub(crate) fn deviation(empties: usize, depth: usize, shallow: usize) -> f32 {
    let [base, empty, deep, near] = PARTS[usize::from(empties <= depth)];
    let deviation = base + empty * empties as f32 + deep * depth as f32 + near * shallow as f32;
    deviation.max(LEAST)
}

/// How deep the shallow search goes for a deep one: about a quarter, of the same parity.
#[inline(always)]
pub(crate) fn shallow(depth: usize) -> usize {
    2 * (depth / 4) + (depth & 1)
}
