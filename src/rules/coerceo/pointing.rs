//! What the rules know about a position that a hand or an eye asks for: why a path is no turn,
//! what a turn would do, and which tiles and pieces are in danger.

use crate::rules::{
    Effect, Game as _, Mark, MarkKind, Site,
    coerceo::{
        Coerceo, Move, Rules, SITES,
        geometry::{Field, Tile, falls},
        play,
        reason::{Means, Refusal, Sign},
        stock,
    },
};

/// Why no legal turn begins with this path; `None` if one does.
pub(super) fn refusal(game: &Coerceo, path: &[Site]) -> Option<Refusal> {
    if game.outcome().is_some() {
        return Some(Refusal::Over);
    }
    let (&first, rest) = path.split_first()?;
    let second = |then: &dyn Fn(Field) -> Option<Refusal>| {
        let (&to, more) = rest.split_first()?;
        let Some(to) = Field::of_site(to) else {
            return Some(if to.0 < SITES {
                Refusal::NotAField
            } else {
                Refusal::Nowhere
            });
        };
        then(to).or_else(|| more.first().map(|_| Refusal::Complete))
    };
    if let Some(from) = Field::of_site(first) {
        return refuse_piece(game, from).or_else(|| second(&|to| refuse_step(game, from, to)));
    }
    if let Some(tile) = Tile::of_site(first) {
        return Some(Refusal::TileFirst { tile });
    }
    let side = game.turn;
    if first == stock(side) {
        let (cost, held) = (game.cost(), game.held(side));
        let refusal = Refusal::TooFewTiles { side, cost, held };
        let too_few = (held < cost).then_some(refusal);
        return too_few.or_else(|| second(&|field| refuse_exchange(game, field)));
    }
    Some(if first == stock(!side) {
        Refusal::TheirTiles { side }
    } else {
        Refusal::Nowhere
    })
}

/// Why no step leaves this field.
fn refuse_piece(game: &Coerceo, from: Field) -> Option<Refusal> {
    if !game.is_on_board(from) {
        return Some(Refusal::TileGone { field: from });
    }
    let Some(owner) = game.piece(from) else {
        return Some(Refusal::Empty { field: from });
    };
    let side = game.turn;
    if owner != side {
        let (cost, held) = (game.cost(), game.held(side));
        let exchange = if game.can_pay() {
            Means::Enough
        } else {
            Means::Short { cost, held }
        };
        return Some(Refusal::Theirs {
            side,
            field: from,
            exchange,
        });
    }
    let free = game.fields & !game.pieces(side);
    (from.corners() & free == 0).then_some(Refusal::NoStep { field: from })
}

/// Why the piece of the side to move on `from` may not step to `to`.
fn refuse_step(game: &Coerceo, from: Field, to: Field) -> Option<Refusal> {
    if from == to {
        return Some(Refusal::StandingStill { field: from });
    }
    if !game.is_on_board(to) {
        return Some(Refusal::TileGone { field: to });
    }
    if to.colour() != from.colour() {
        return Some(if from.beside() & to.bit() != 0 {
            Refusal::Beside { from, to }
        } else {
            Refusal::OtherColour { from, to }
        });
    }
    if game.piece(to).is_some() {
        return Some(Refusal::Occupied { to });
    }
    (from.corners() & to.bit() == 0).then_some(Refusal::TooFar { from, to })
}

/// Why the side to move may not take the piece on this field for tiles that it holds.
fn refuse_exchange(game: &Coerceo, field: Field) -> Option<Refusal> {
    if !game.is_on_board(field) {
        return Some(Refusal::TileGone { field });
    }
    match game.piece(field) {
        None => Some(Refusal::NothingToTake { field }),
        Some(owner) => (owner == game.turn).then_some(Refusal::OwnPiece { field }),
    }
}

/// The turn that a path stands for, if it is legal.
pub(super) fn turn(game: &Coerceo, path: &[Site]) -> Option<Move> {
    let &[first, second] = path else {
        return None;
    };
    if refusal(game, path).is_some() {
        return None;
    }
    let to = Field::of_site(second)?;
    Some(Field::of_site(first).map_or(Move::Exchange { field: to }, |from| Move::Step { from, to }))
}

/// All that a whole turn would do; half of one shows nothing.
pub(super) fn preview(game: &Coerceo, path: &[Site]) -> Vec<Effect> {
    let mut effects = Vec::new();
    if let Some(mv) = turn(game, path) {
        game.clone().play(mv, &mut effects);
    }
    effects
}

/// Tiles about to fall; under Cura what the side that has just moved could take by a step; and
/// the pieces of a side that has no turn.
pub(super) fn marks(game: &Coerceo) -> Vec<Mark> {
    let mark = |kind, sign: Sign| Mark {
        kind,
        sites: sign.sites(),
        reason: sign.into(),
    };
    if game.winner().is_some() {
        return Vec::new();
    }
    let side = game.turn;
    if game.outcome().is_some() {
        let pieces = game.pieces(side);
        return vec![mark(MarkKind::Blocked, Sign::Blocked { side, pieces })];
    }
    let mut marks = Vec::new();
    if game.rules.has(Rules::CURA) {
        let pieces = threatened(game);
        if pieces != 0 {
            let sign = Sign::Threat {
                side: !side,
                pieces,
            };
            marks.push(mark(MarkKind::Threat, sign));
        }
    }
    let falling = game.tiles().filter_map(|tile| {
        let pieces = game
            .pieces
            .map(|pieces| (pieces & tile.mask()).count_ones());
        let sides = tile.attached(game.fields);
        let last = pieces.iter().sum::<u32>() == 1;
        (last && falls(sides)).then(|| mark(MarkKind::Falling, Sign::Falling { tile, sides }))
    });
    marks.extend(falling);
    marks
}

/// The pieces of the side to move that the other side could take by one step, if it were to move
/// in this position.
fn threatened(game: &Coerceo) -> u64 {
    let side = game.turn;
    let mut passed = *game;
    passed.turn = !side;
    let mut moves = Vec::new();
    play::moves(&passed, &mut moves);
    let mut threatened = 0;
    for mv in moves {
        match mv {
            Move::Step { .. } => {
                let mut next = passed;
                next.play(mv, &mut ());
                threatened |= game.pieces(side) & !next.pieces(side);
            }
            Move::Exchange { .. } => (),
        }
    }
    threatened
}
