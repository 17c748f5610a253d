//! Cuts that are only probable: if a shallow search is further beyond the window than it errs,
//! the deep one is taken to be so too. Exact passes make no such cuts: there the passes before
//! only find the order of turns.

/// Ways to search, from the boldest to the exact one.
pub(crate) const EXACT: usize = 5;

/// By selectivity: how many standard deviations beyond the window a cut has to be.
pub(crate) const SURENESS: [f32; EXACT] = [1.1, 1.5, 2.0, 2.6, 3.3];

/// Roughly the standard deviation, in discs, of a search of `shallow` turns from one of `depth`.
#[inline(always)]
pub(crate) fn deviation(empties: usize, depth: usize, shallow: usize) -> f32 {
    let to_the_end = if empties <= depth { 1.15 } else { 1.0 };
    4.2 * to_the_end * (1.0 + 0.06 * (depth - shallow) as f32) * (-0.06 * shallow as f32).exp()
}

/// How deep the shallow search goes for a deep one: about a quarter, of the same parity.
#[inline(always)]
pub(crate) fn shallow(depth: usize) -> usize {
    2 * (depth / 4) + (depth & 1)
}
