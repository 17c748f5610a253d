//! The turns of Coerceo that change the material, found without making all turns.

use crate::{
    engine::coerceo::{
        Notes, Trait, Weights,
        maps::{single, tiles_of, touched},
    },
    rules::{
        Game as _, Side,
        coerceo::{Coerceo, Move, geometry::Field},
    },
};

/// Where something is to be had at once.
struct Chances {
    me: Side,
    own: u64,
    /// The fields of the side to move on which it does not stand.
    free: u64,
    /// Opposing pieces with one free field beside them.
    targets: u64,
    /// The side's pieces that are alone on a tile that falls without them.
    lone: u64,
}

impl Chances {
    #[inline(always)]
    fn of(game: &Coerceo, notes: &Notes) -> Self {
        match game.turn() {
            Side::First => Self::of_side::<0, 1>(game, notes),
            Side::Second => Self::of_side::<1, 0>(game, notes),
        }
    }

    #[inline(always)]
    fn of_side<const OWN: usize, const THEIRS: usize>(game: &Coerceo, notes: &Notes) -> Self {
        let (me, other) = (Side::BOTH[OWN], Side::BOTH[THEIRS]);
        let (own, theirs, fields) = (game.pieces(me), game.pieces(other), game.fields());
        let free = fields & !own;
        let [a, b, c] = touched::<THEIRS>(free);
        let lone = single(own) & notes.loose & !tiles_of(theirs);
        Self {
            me,
            own,
            free,
            targets: theirs & (a ^ b ^ c) & !(a & b & c),
            lone: own & (lone * 7),
        }
    }

    /// How many pieces a step encloses by where it lands.
    #[inline(always)]
    fn takes(&self, from: Field, to: Field) -> u32 {
        let near = to.beside() & self.targets;
        if near == 0 {
            return 0;
        }
        // A target's only free field is the one landed on, unless the piece left another.
        let takes = |target: &Field| target.beside() & from.bit() == 0;
        Field::of_mask(!self.me, near).filter(takes).count() as u32
    }

    /// Whether a step lets a tile fall.
    #[inline(always)]
    const fn fells(&self, from: Field, to: Field) -> bool {
        self.lone & from.bit() != 0 && to.bit() & from.tile_mask() == 0
    }

    /// An exchange is a quiet turn: what it takes is paid for.
    #[inline(always)]
    fn urgency(&self, mv: Move, weights: &Weights) -> i32 {
        match mv {
            Move::Step { from, to } => {
                let taken = self.takes(from, to).cast_signed() * weights.of(Trait::Pieces);
                let tile = i32::from(self.fells(from, to)) * weights.of(Trait::Tiles);
                taken + tile
            }
            Move::Exchange { .. } => 0,
        }
    }
}

/// What a turn wins at once: pieces and tiles.
pub(super) fn urgency(game: &Coerceo, notes: &Notes, mv: Move, weights: &Weights) -> i32 {
    Chances::of(game, notes).urgency(mv, weights)
}

pub(super) fn urgencies(
    game: &Coerceo,
    notes: &Notes,
    moves: &[Move],
    weights: &Weights,
    out: &mut Vec<i32>,
) {
    let chances = Chances::of(game, notes);
    out.extend(moves.iter().map(|&mv| chances.urgency(mv, weights)));
}

/// Steps that take a piece by landing or let a tile fall.
pub(super) fn noisy(game: &Coerceo, notes: &Notes, out: &mut Vec<Move>) {
    let chances = Chances::of(game, notes);
    let Chances {
        me,
        own,
        free,
        targets,
        lone,
    } = chances;
    let mut holes = 0;
    for target in Field::of_mask(!me, targets) {
        holes |= target.beside() & free;
    }
    for to in Field::of_mask(me, holes) {
        for from in Field::of_mask(me, to.corners() & own) {
            if chances.takes(from, to) != 0 {
                out.push(Move::Step { from, to });
            }
        }
    }
    for from in Field::of_mask(me, lone) {
        let away = from.corners() & free & !from.tile_mask();
        for to in Field::of_mask(me, away) {
            if chances.takes(from, to) == 0 {
                out.push(Move::Step { from, to });
            }
        }
    }
}

/// The legal turn with a code.
pub(super) fn decode(game: &Coerceo, code: u16) -> Option<Move> {
    let (me, other) = (game.turn(), !game.turn());
    let field = |side: Side, bit: u16| {
        let id = 2 * bit as u8 + side as u8;
        Field::new(id)
    };
    if EXCHANGE <= code {
        let field = field(other, code & 63)?;
        let legal = game.pieces(other) & field.bit() != 0 && game.cost() <= game.held(me);
        return legal.then_some(Move::Exchange { field });
    }
    let (from, to) = (field(me, code >> 6)?, field(me, code & 63)?);
    let own = game.pieces(me);
    let reach = game.fields() & !own & from.corners();
    let legal = own & from.bit() != 0 && reach & to.bit() != 0;
    legal.then_some(Move::Step { from, to })
}

/// The colour is that of the side to move or of its opponent, so the bits of the fields will do.
pub(super) fn code(mv: Move) -> u16 {
    let bit = |field: Field| u16::from(field.id() >> 1);
    match mv {
        Move::Step { from, to } => bit(from) << 6 | bit(to),
        Move::Exchange { field } => EXCHANGE | bit(field),
    }
}

/// The codes of exchanges begin here.
const EXCHANGE: u16 = 1 << 12;
/// One more than the greatest code.
pub(super) const CODES: usize = EXCHANGE as usize + 64;
