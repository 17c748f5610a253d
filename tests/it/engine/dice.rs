//! Throws for random games.

/// Throws that are the same in every run.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    /// A number below `count`.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }
}
