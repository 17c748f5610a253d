//! Cuts that are only probable: if a shallow search is further beyond the window than it errs,
//! the deep one is taken to be so too. Exact passes make no such cuts: there the passes before
//! only find the order of turns.

use crate::engine::reversi::eight::{
    isa::Isa,
    node::Node,
    search::{Search, in_discs},
};

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

impl<I: Isa> Search<'_, I> {
    /// A bound that a shallow search makes probable.
    #[inline(always)]
    pub(crate) fn probable(&mut self, node: &Node, depth: usize, alpha: i32) -> Option<i32> {
        if self.selectivity == EXACT || depth < 4 {
            return None;
        }
        let sureness = SURENESS[self.selectivity];
        let shallow = shallow(depth);
        let margin = |shallow| (sureness * deviation(node.empties, depth, shallow) + 0.5) as i32;
        let error = margin(shallow);
        let now = in_discs(self.value_of(&node.numbers, node.empties));
        // A search is worth its cost only if the evaluation is near what it has to show.
        let near = (sureness * deviation(node.empties, shallow.max(1), 0)) as i32;
        let above = alpha + error;
        if above < 64 && above <= now + near && self.null(node, shallow, above) > above {
            return Some(alpha + 1);
        }
        let below = alpha + 1 - error;
        if -64 < below && now - near <= below && self.null(node, shallow, below - 1) < below {
            return Some(alpha);
        }
        None
    }
}
