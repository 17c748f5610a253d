//! What the search hands on from a position to the next: a turn rarely changes the tiles, and
//! never more than a few of the steps.

use crate::{
    engine::coerceo::maps::{arrivals, loose, outside},
    rules::{
        Game as _, Side,
        coerceo::{Coerceo, Move, geometry::Field},
    },
};

/// What follows from the pieces and the tiles of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Notes {
    /// The tiles that fall if nothing stands on them, by their low bits.
    pub(super) loose: u64,
    /// By side: the fields of its colour at the rim, with nothing across their outer side.
    pub(super) rim: [u64; 2],
    /// By side: its steps.
    pub(super) steps: [i32; 2],
}

impl Notes {
    #[inline(never)]
    pub(super) fn of(game: &Coerceo) -> Self {
        let fields = game.fields();
        Self {
            loose: loose(fields),
            rim: [
                fields & !outside::<0>(fields),
                fields & !outside::<1>(fields),
            ],
            steps: Side::BOTH.map(|side| steps(game, side)),
        }
    }

    /// Those of the position `next`, to which a turn leads.
    #[inline(always)]
    pub(super) fn after(&self, game: &Coerceo, mv: Move, next: &Coerceo) -> Self {
        let fields = game.fields();
        if fields != next.fields() {
            return Self::of(next);
        }
        let (me, other) = (game.turn(), !game.turn());
        let mut notes = *self;
        match mv {
            Move::Step { from, to } => {
                let others = game.pieces(me) & !from.bit();
                let gain = gain(to, others, fields) - gain(from, others, fields);
                notes.steps[me.index()] += gain;
            }
            Move::Exchange { .. } => (),
        }
        let mut left = game.pieces(other);
        for taken in Field::of_mask(other, left & !next.pieces(other)) {
            left &= !taken.bit();
            notes.steps[other.index()] -= gain(taken, left, fields);
        }
        notes
    }
}

/// The steps that a piece on a field adds to those of the others of its side. What it stands on
/// and what it can step to are steps of its own won, and of the others lost.
#[inline(always)]
fn gain(at: Field, others: u64, fields: u64) -> i32 {
    let near = at.corners() & fields;
    let (all, taken) = (near.count_ones(), (near & others).count_ones());
    all.cast_signed() - 2 * taken.cast_signed()
}

fn steps(game: &Coerceo, side: Side) -> i32 {
    let own = game.pieces(side);
    let free = game.fields() & !own;
    let arrivals = match side {
        Side::First => arrivals::<0>(own, free),
        Side::Second => arrivals::<1>(own, free),
    };
    arrivals.sum().cast_signed()
}
