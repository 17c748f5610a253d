//! What a position of Coerceo is worth.

use crate::rules::{
    Game as _, Side,
    coerceo::{Coerceo, geometry::Field},
};

/// The weights of the evaluation, in hundredths of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    pub piece: i32,
    /// A tile held, up to the price of an exchange.
    pub tile: i32,
    /// A whole exchange in hand.
    pub exchange: i32,
    pub mobility: i32,
    /// A piece with one free field beside it.
    pub threatened: i32,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            piece: 100,
            tile: 35,
            exchange: 20,
            mobility: 2,
            threatened: 20,
        }
    }
}

pub(super) fn evaluate(game: &Coerceo, weights: &Weights) -> i32 {
    let me = game.turn();
    side_value(game, me, weights) - side_value(game, !me, weights)
}

fn side_value(game: &Coerceo, side: Side, weights: &Weights) -> i32 {
    let own = game.pieces(side);
    let held = i32::from(game.held(side));
    let cost = i32::from(game.cost());
    let free = game.fields() & !own;
    let closed = game.fields() & !game.pieces(!side);
    let mut mobility = 0;
    let mut threatened = 0;
    for piece in Field::of_mask(side, own) {
        mobility += (piece.corners() & free).count_ones();
        threatened += u32::from((piece.beside() & closed).count_ones() == 1);
    }
    weights.piece * own.count_ones().cast_signed()
        + weights.tile * held
        + weights.exchange * (held / cost)
        + weights.mobility * mobility.cast_signed()
        - weights.threatened * threatened.cast_signed()
}
