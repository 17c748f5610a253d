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

    pub(crate) const fn new(at: Site, lies: Orientation) -> Self {
        Self((at.0 as u16) << 5 | lies.index() as u16)
    }

    pub(crate) const fn at(self) -> Site {
        Site((self.0 >> 5) as u8)
    }

    pub(crate) fn lies(self) -> Orientation {
        Orientation::from_index((self.0 & 31) as u8).expect("a block holds one of 24 orientations")
    }
}

/// The blocks of a side in the order of their squares, which makes them interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Blocks([Block; MOST]);

impl Blocks {
    pub(crate) const EMPTY: Self = Self([Block::NONE; MOST]);

    pub(crate) fn iter(self) -> impl Iterator<Item = Block> {
        self.0.into_iter().take_while(|&block| block != Block::NONE)
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0[0] == Block::NONE
    }

    pub(crate) fn len(self) -> u8 {
        self.iter().map(|_| 1).sum()
    }

    /// The squares the blocks stand on.
    pub(crate) fn squares(self) -> Squares {
        let [a, b, c, d] = self.0.map(|block| 1 << (block.0 >> 5));
        Squares(a | b | c | d) & Squares::BOARD
    }

    pub(crate) fn on(self, at: Site) -> Option<Block> {
        self.iter().find(|block| block.at() == at)
    }

    /// Puts one block in the place of another one.
    pub(crate) fn replace(&mut self, old: Block, new: Block) {
        for block in &mut self.0 {
            if *block == old {
                *block = new;
            }
        }
        self.sort();
    }

    pub(crate) fn remove(&mut self, block: Block) {
        self.replace(block, Block::NONE);
    }

    /// `None` where the side has its four blocks already.
    pub(crate) fn add(&mut self, block: Block) -> Option<()> {
        let free = self.0.last_mut().filter(|last| **last == Block::NONE)?;
        *free = block;
        self.sort();
        Some(())
    }

    /// All four in one word, for keys.
    pub(crate) fn word(self) -> u64 {
        let [a, b, c, d] = self.0.map(|block| u64::from(block.0));
        a | b << 16 | c << 32 | d << 48
    }

    /// A sorting network, because a loop would cost the search more than the turn itself.
    fn sort(&mut self) {
        let mut order = |low: usize, high: usize| {
            let (a, b) = (self.0[low].0, self.0[high].0);
            self.0[low].0 = a.min(b);
            self.0[high].0 = a.max(b);
        };
        order(0, 1);
        order(2, 3);
        order(0, 2);
        order(1, 3);
        order(1, 2);
    }
}
