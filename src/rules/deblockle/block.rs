//! The blocks of one side, as small as they can be.

use crate::rules::{
    Site,
    deblockle::{board::Squares, cube::Orientation},
};

/// The most blocks of a side.
pub(crate) const MOST: usize = 4;

/// A block on a square: `32 * square + orientation`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Block(u16);

impl Block {
    /// No block. Its square is bit 63, off the board, so that masks need no test for it.
    const NONE: Self = Self(63 << 5);
    pub(crate) const COUNT: usize = 64 << 5;

    pub(crate) const fn new(at: Site, lies: Orientation) -> Self {
        Self((at.0 as u16) << 5 | lies.index() as u16)
    }

    pub(crate) const fn at(self) -> Site {
        Site((self.0 >> 5) as u8)
    }

    /// Below [`Block::COUNT`], also for an empty lane.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) fn lies(self) -> Orientation {
        Orientation::from_index((self.0 & 31) as u8).expect("a block holds one of 24 orientations")
    }
}

/// The blocks of a side in the order of their squares, which makes them interchangeable. Four
/// lanes of 16 bits, the first one lowest and empty ones last: one word, because writing lanes
/// and then reading them together would stall the search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Blocks(u64);

impl Blocks {
    pub(crate) const EMPTY: Self = Self::pack([Block::NONE; MOST]);

    const fn pack([a, b, c, d]: [Block; MOST]) -> Self {
        Self(a.0 as u64 | (b.0 as u64) << 16 | (c.0 as u64) << 32 | (d.0 as u64) << 48)
    }

    /// The four blocks, empty lanes last.
    pub(crate) const fn lanes(self) -> [Block; MOST] {
        let Self(word) = self;
        [
            Block(word as u16),
            Block((word >> 16) as u16),
            Block((word >> 32) as u16),
            Block((word >> 48) as u16),
        ]
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Block> {
        let lanes = self.lanes().into_iter();
        lanes.take_while(|&block| block != Block::NONE)
    }

    pub(crate) fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    pub(crate) fn len(self) -> u8 {
        self.iter().map(|_| 1).sum()
    }

    /// The squares the blocks stand on.
    pub(crate) fn squares(self) -> Squares {
        let [a, b, c, d] = self.lanes();
        let bit = |block: Block| 1 << (block.0 >> 5);
        Squares(bit(a) | bit(b) | bit(c) | bit(d)) & Squares::BOARD
    }

    /// Empty lanes stand on no square of the board, so all four are asked alike.
    #[inline]
    pub(crate) fn on(self, at: Site) -> Option<Block> {
        self.lanes().into_iter().find(|block| block.at() == at)
    }

    /// The same with one block in the place of another one.
    #[must_use]
    pub(crate) fn replaced(self, old: Block, new: Block) -> Self {
        let [a, b, c, d] = self.lanes();
        let swap = |block| if block == old { new } else { block };
        Self::sorted([swap(a), swap(b), swap(c), swap(d)])
    }

    #[must_use]
    pub(crate) fn without(self, block: Block) -> Self {
        self.replaced(block, Block::NONE)
    }

    /// `None` where the side has its four blocks already.
    pub(crate) fn with(self, block: Block) -> Option<Self> {
        let [a, b, c, last] = self.lanes();
        (last == Block::NONE).then(|| Self::sorted([a, b, c, block]))
    }

    /// All four in one word, for keys.
    pub(crate) const fn word(self) -> u64 {
        self.0
    }

    /// A sorting network, because a loop would cost the search more than the turn itself.
    fn sorted([a, b, c, d]: [Block; MOST]) -> Self {
        let order = |one: Block, other: Block| (one.min(other), one.max(other));
        let (a, b) = order(a, b);
        let (c, d) = order(c, d);
        let (a, c) = order(a, c);
        let (b, d) = order(b, d);
        let (b, c) = order(b, c);
        Self::pack([a, b, c, d])
    }
}
