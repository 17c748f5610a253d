//! What a position of Coerceo is worth: a weighted sum of traits, each counted for the side to
//! move less the same for its opponent.

use crate::{
    engine::coerceo::{
        Notes, Weights,
        maps::{self, single, tiles_of, touched},
        weights::HUNDREDTH,
    },
    rules::{
        Game as _, Side,
        coerceo::{Coerceo, geometry::Field},
    },
};

/// What the evaluation counts. The order is that of [`Weights`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Trait {
    /// Pieces.
    Pieces,
    /// Tiles held.
    Tiles,
    /// Exchanges that the tiles held pay for.
    Exchanges,
    /// Steps.
    Mobility,
    /// Pieces that the opponent could take by a step: of the side to move, which may still save one.
    Attacked,
    /// More than one of them.
    Forked,
    /// Pieces with one free field beside them.
    Pressed,
    /// Pieces with no free field beside them, which stand neutral.
    Neutral,
    /// Pieces at the rim, which two opposing pieces enclose.
    Rim,
    /// Tiles that a side's only piece there could leave to fall, for the side to move.
    Harvest,
    /// The same for the opponent.
    Reserve,
    /// Tiles with two or more pieces of one side.
    Crowded,
    /// How far the stronger side's pieces are from touching the weaker one, a point for each step
    /// of a piece beyond one.
    Distance,
    /// To have the turn.
    Turn,
}

impl Trait {
    pub const COUNT: usize = 14;
    /// As the file of weights calls them.
    pub(super) const NAMES: [&str; Self::COUNT] = [
        "pieces",
        "tiles",
        "exchanges",
        "mobility",
        "attacked",
        "forked",
        "pressed",
        "neutral",
        "rim",
        "harvest",
        "reserve",
        "crowded",
        "distance",
        "turn",
    ];
}

/// In hundredths of a piece.
pub(super) fn evaluate(game: &Coerceo, notes: &Notes, weights: &Weights) -> i32 {
    let traits = traits(game, notes);
    let weighed = weights.0.iter().zip(traits);
    let sum: i32 = weighed.map(|(&weight, count)| weight * count).sum();
    sum / HUNDREDTH
}

/// Even games with few pieces end in draws: between equals, three pieces more with eighteen on the
/// board nearly always win, and none or one more with ten hardly ever. Pieces that the tiles held
/// would buy count among them.
pub(super) fn drawish(game: &Coerceo) -> i32 {
    let [white, black] = Side::BOTH.map(|side| count(game.pieces(side)));
    let [whites, blacks] = Side::BOTH.map(|side| i32::from(game.held(side) / game.cost()));
    let even = (3 - (white + whites - black - blacks).abs()).max(0);
    let gone = (32 - white - black).max(0);
    even * gone * 7 / 10
}

/// How much there is of each trait, as the side to move sees it.
fn traits(game: &Coerceo, notes: &Notes) -> [i32; Trait::COUNT] {
    match game.turn() {
        Side::First => traits_of::<0, 1>(game, notes),
        Side::Second => traits_of::<1, 0>(game, notes),
    }
}

/// What is counted for one side alone.
struct Half {
    pieces: i32,
    exchanges: i32,
    pressed: u64,
    neutral: u64,
    rim: u64,
}

#[inline(always)]
fn half<const OWN: usize, const THEIRS: usize>(game: &Coerceo, notes: &Notes) -> Half {
    let own = game.pieces(Side::BOTH[OWN]);
    let free = game.fields() & !game.pieces(Side::BOTH[THEIRS]);
    let [a, b, c] = touched::<OWN>(free);
    Half {
        pieces: count(own),
        exchanges: i32::from(game.held(Side::BOTH[OWN]) / game.cost()),
        pressed: own & (a ^ b ^ c) & !(a & b & c),
        neutral: own & !(a | b | c),
        rim: own & notes.rim[OWN],
    }
}

const fn count(mask: u64) -> i32 {
    mask.count_ones().cast_signed()
}

#[inline(always)]
fn traits_of<const OWN: usize, const THEIRS: usize>(
    game: &Coerceo,
    notes: &Notes,
) -> [i32; Trait::COUNT] {
    let (me, other) = (Side::BOTH[OWN], Side::BOTH[THEIRS]);
    let (own, theirs, fields) = (game.pieces(me), game.pieces(other), game.fields());
    let mine = half::<OWN, THEIRS>(game, notes);
    let his = half::<THEIRS, OWN>(game, notes);
    let attacked = count(takeable(me, mine.pressed, theirs, fields & !theirs));

    let loose = notes.loose;
    let (my_tiles, his_tiles) = (tiles_of(own), tiles_of(theirs));
    let (my_single, his_single) = (single(own), single(theirs));

    let lead = mine.pieces - his.pieces;
    [
        lead,
        i32::from(game.held(me)) - i32::from(game.held(other)),
        mine.exchanges - his.exchanges,
        notes.steps[OWN] - notes.steps[THEIRS],
        attacked.min(1),
        (attacked - 1).max(0),
        count(mine.pressed) - count(his.pressed),
        count(mine.neutral) - count(his.neutral),
        count(mine.rim) - count(his.rim),
        count(my_single & loose & !his_tiles),
        -count(his_single & loose & !my_tiles),
        count(my_tiles & !my_single) - count(his_tiles & !his_single),
        distance::<OWN, THEIRS>(own, theirs, lead),
        1,
    ]
}

/// Those of a side's pressed pieces that an opposing step takes. The pieces that stand around a
/// pressed one may not leave, so another must be near; `free` are the fields they may step to.
#[inline(always)]
fn takeable(side: Side, pressed: u64, takers: u64, free: u64) -> u64 {
    let mut taken = 0;
    for piece in Field::of_mask(side, pressed) {
        let ring = piece.beside();
        // A pressed piece has one free field beside it.
        let hole = Field::of_mask(!side, ring & free).next();
        let near = hole.map_or(0, Field::corners);
        if near & takers & !ring != 0 {
            taken |= piece.bit();
        }
    }
    taken
}

/// How far the pieces of the side with more of them are from the fields beside the others, where
/// the lead is clear; from the view of the side `OWN`.
#[inline(always)]
fn distance<const OWN: usize, const THEIRS: usize>(own: u64, theirs: u64, lead: i32) -> i32 {
    if lead >= CLEAR_LEAD {
        steps_away::<OWN>(own, theirs)
    } else if lead <= -CLEAR_LEAD {
        -steps_away::<THEIRS>(theirs, own)
    } else {
        0
    }
}

/// From so many pieces more, a side should close in.
const CLEAR_LEAD: i32 = 3;
/// No piece counts as farther away.
const FAR: usize = 5;

#[inline(never)]
fn steps_away<const COLOUR: usize>(own: u64, theirs: u64) -> i32 {
    let [a, b, c] = touched::<COLOUR>(theirs);
    let mut near = a | b | c;
    let mut away = 0;
    for _ in 0..FAR {
        away += count(own & !near);
        near |= maps::around::<COLOUR>(near);
    }
    away - count(own)
}
