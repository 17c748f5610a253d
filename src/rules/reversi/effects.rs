//! What a spectator sees of a turn of Reversi.

use crate::rules::{
    Effect, Game as _, Side, Sink, Token,
    reversi::{
        BLACK, Cause, Move, Reversi, WHITE,
        size::{STEPS, squares_of},
    },
};

/// A disc that a placement outflanks.
#[derive(Clone, Copy)]
pub(crate) struct Outflanked {
    pub(crate) square: u8,
    /// The other end of its row.
    anchor: u8,
    distance: u8,
}

impl Reversi {
    /// The discs that a placement outflanks, in the order in which they are turned: the nearest
    /// first, at the same distance clockwise from the right.
    pub(crate) fn turned(&self, square: u8) -> Vec<Outflanked> {
        let flips = self.flips(square);
        let mut turned = Vec::new();
        for step in STEPS {
            let first = turned.len();
            let mut at = self.size().next(square, step);
            let mut distance = 0;
            while let Some(next) = at
                && flips >> next & 1 == 1
            {
                distance += 1;
                turned.push(Outflanked {
                    square: next,
                    anchor: next,
                    distance,
                });
                at = self.size().next(next, step);
            }
            if let Some(anchor) = at {
                for disc in &mut turned[first..] {
                    disc.anchor = anchor;
                }
            }
        }
        // Stable, so that the order of the directions stays.
        turned.sort_by_key(|disc| disc.distance);
        turned
    }

    /// Tells the effects of a legal turn, which has not been played yet.
    pub(crate) fn tell<S: Sink>(&self, mv: Move, sink: &mut S) {
        let side = self.turn();
        let Some(square) = mv.square() else {
            let cause = Cause::NoPlacement { side }.into();
            sink.push(Effect::Passed { side, cause });
            return;
        };
        let at = self.size().site(square);
        let right = self.flips(square);
        let flips = mv.flips_by_hand().unwrap_or(right);
        let cause = if self.placing() {
            Cause::PlacedInCentre { side, at }
        } else {
            let turned = flips.count_ones();
            Cause::Placed { side, at, turned }
        };
        self.tell_supply(cause, sink);
        sink.push(Effect::Placed {
            at,
            token: token(side),
            cause: cause.into(),
        });
        let mut turn = |square: u8, cause: Cause| {
            sink.push(Effect::Turned {
                at: self.size().site(square),
                was: token(!side),
                now: token(side),
                cause: cause.into(),
            });
        };
        for disc in self.turned(square) {
            if flips >> disc.square & 1 == 1 {
                let cause = Cause::Outflanked {
                    side,
                    at: self.size().site(disc.square),
                    from: at,
                    to: self.size().site(disc.anchor),
                };
                turn(disc.square, cause);
            }
        }
        for square in squares_of(flips & !right) {
            let at = self.size().site(square);
            turn(square, Cause::TurnedByHand { side, at });
        }
    }

    /// The disc that is going to be placed leaves the supply.
    fn tell_supply<S: Sink>(&self, placed: Cause, sink: &mut S) {
        let side = self.turn();
        let [mut was, _] = self.rest.left();
        if was == 0 {
            sink.push(Effect::Lent {
                from: !side,
                to: side,
                back: false,
                cause: Cause::SupplyEmpty { side }.into(),
            });
            was = 1;
        }
        sink.push(Effect::Stock {
            side,
            was,
            now: was - 1,
            cause: placed.into(),
        });
    }
}

fn token(side: Side) -> Token {
    match side {
        Side::First => BLACK,
        Side::Second => WHITE,
    }
}
