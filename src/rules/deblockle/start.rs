//! The random start: dice from a seed.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{RngCore, SeedableRng},
};

use crate::rules::{
    BySide, Side,
    deblockle::{
        DeblockleOptions,
        cube::{Face, Orientation},
    },
};

/// How the blocks of both sides are rolled, in the order of their start squares.
///
/// The mapping is stable for ever: the ChaCha8 key is the seed, little end first, in its first
/// four bytes, all others zero. For each start square in order, Gold's then Blue's, two 32-bit
/// words are drawn, also where the faces are given: the face is number `word * 6 >> 32` in the
/// order of [`Face`], the yaw `word * 4 >> 32` quarter turns against the clock from the first
/// orientation of that face in the table.
pub(crate) fn roll(options: &DeblockleOptions) -> BySide<Vec<Orientation>> {
    let mut key = [0; 32];
    key[..4].copy_from_slice(&options.seed().to_le_bytes());
    let mut dice = ChaCha8Rng::from_seed(key);
    let mut draw = |sides: u64| (u64::from(dice.next_u32()) * sides) >> 32;
    let mut rolled = BySide::default();
    for side in Side::BOTH {
        let given = options.faces(side);
        rolled[side] = (0..usize::from(options.blocks(side)))
            .map(|block| {
                let face = Face::ALL[draw(6) as usize];
                let face = given
                    .and_then(|faces| faces.get(block))
                    .copied()
                    .unwrap_or(face);
                Orientation::with_top(face, draw(4) as u8)
            })
            .collect();
    }
    rolled
}
