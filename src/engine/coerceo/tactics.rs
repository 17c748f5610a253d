//! The turns of Coerceo that change the material.

use crate::{
    engine::coerceo::Weights,
    rules::{
        Game as _,
        coerceo::{Coerceo, Move},
    },
};

/// What a turn wins at once: pieces and tiles, less the tiles it pays.
pub(super) fn urgency(game: &Coerceo, mv: Move, weights: &Weights) -> i32 {
    let me = game.turn();
    match mv {
        Move::Exchange { .. } => (weights.piece - weights.tile * i32::from(game.cost())).max(1),
        Move::Step { from, to } => {
            let others = game.pieces(!me);
            let own = game.pieces(me) ^ from.bit();
            let emptied = (own | others) & from.tile_mask() == 0;
            let own = own | to.bit();
            let free = game.fields() & !own;
            let taken = to
                .rings()
                .iter()
                .any(|ring| ring.field & others != 0 && ring.beside & free == 0);
            if taken {
                weights.piece
            } else if emptied {
                weights.tile
            } else {
                0
            }
        }
    }
}

pub(super) fn noisy(game: &Coerceo, out: &mut Vec<Move>) {
    game.moves(out);
    let weights = Weights::default();
    out.retain(|&mv| match mv {
        Move::Step { .. } => urgency(game, mv, &weights) > 0,
        Move::Exchange { .. } => false,
    });
}
