//! Generating and playing turns. The common turn, which neither empties a tile nor encloses a
//! piece, costs a handful of mask operations; everything else is out of line.

use crate::rules::{
    Effect, Side, Sink, SiteSet,
    coerceo::{
        Coerceo, Move, Rules,
        geometry::{Field, Ring, Tile, falls},
        reason::{Cause, Enclosed, Link},
        token,
    },
};

/// Appends every legal turn: steps in ascending order of their fields, then exchanges.
pub(super) fn moves(game: &Coerceo, out: &mut Vec<Move>) {
    if game.winner().is_some() {
        return;
    }
    let side = game.turn;
    let own = game.pieces(side);
    let free = game.fields & !own;
    for from in Field::of_mask(side, own) {
        for to in Field::of_mask(side, from.corners() & free) {
            out.push(Move::Step { from, to });
        }
    }
    if game.can_pay() {
        let exchange = |field| Move::Exchange { field };
        out.extend(Field::of_mask(!side, game.pieces(!side)).map(exchange));
    }
}

/// Steps of both colours are two copies of one function, each inlined where turns are played in
/// a loop: the common step then works in registers, which makes it nearly twice as fast.
#[inline(always)]
pub(super) fn step<S: Sink>(game: &mut Coerceo, from: Field, to: Field, sink: &mut S) {
    match game.turn {
        Side::First => step_of::<0, 1, S>(game, from, to, sink),
        Side::Second => step_of::<1, 0, S>(game, from, to, sink),
    }
}

#[inline(always)]
fn step_of<const OWN: usize, const THEIRS: usize, S: Sink>(
    game: &mut Coerceo,
    from: Field,
    to: Field,
    sink: &mut S,
) {
    let side = Side::BOTH[OWN];
    game.pieces[OWN] ^= from.bit() | to.bit();
    if S::SEES {
        sink.push(Effect::Moved {
            from: from.site(),
            to: to.site(),
            cause: Cause::Stepped { side, from, to }.into(),
        });
    }
    if (game.pieces[0] | game.pieces[1]) & from.tile_mask() == 0 {
        let touched = collapse(game, from.tile(), Some(side), sink);
        capture(game, touched | to.beside(), Some(to), sink);
    } else {
        // Nearly always nothing is enclosed, which is found out without a branch for each field.
        let free = game.fields & !game.pieces[OWN];
        let closed = |ring: &Ring| {
            if ring.beside & free == 0 {
                ring.field
            } else {
                0
            }
        };
        let [one, two, three] = to.rings();
        let taken = (closed(one) | closed(two) | closed(three)) & game.pieces[THEIRS];
        if taken != 0 {
            take(game, taken, Some(to), sink);
        }
    }
    game.turn = Side::BOTH[THEIRS];
}

#[inline(never)]
pub(super) fn exchange<S: Sink>(game: &mut Coerceo, field: Field, sink: &mut S) {
    let (side, cost) = (game.turn, game.cost());
    let was = game.held(side);
    game.pieces[(!side).index()] ^= field.bit();
    game.held[side.index()] -= cost;
    count_taken(game, 1);
    if S::SEES {
        let cause = Cause::Exchanged { side, field, cost };
        sink.push(Effect::Taken {
            at: field.site(),
            token: token(!side),
            cause: cause.into(),
        });
        sink.push(Effect::Stock {
            side,
            was,
            now: was - cost,
            cause: cause.into(),
        });
    }
    if (game.pieces[0] | game.pieces[1]) & field.tile_mask() == 0 {
        let touched = collapse(game, field.tile(), None, sink);
        capture(game, touched, None, sink);
    }
    game.turn = !side;
}

/// Takes an emptied tile off the board if it must fall, and in a chain every empty tile that
/// loses its hold by it. The keeper gets them all; without one they leave the game. Returns the
/// fields beside the fallen tiles, as a mask of the opponent's colour.
#[inline(never)]
fn collapse<S: Sink>(game: &mut Coerceo, first: Tile, keeper: Option<Side>, sink: &mut S) -> u64 {
    let before = game.fields;
    let touched = look_at(game, first, Link::First, keeper, sink);
    let gone = before & !game.fields;
    if let Some(side) = keeper
        && gone != 0
    {
        let was = game.held(side);
        game.held[side.index()] += (gone.count_ones() / 3) as u8;
        if S::SEES {
            sink.push(Effect::Stock {
                side,
                was,
                now: game.held(side),
                cause: Cause::Kept { side, gone }.into(),
            });
        }
    }
    touched
}

fn look_at<S: Sink>(
    game: &mut Coerceo,
    tile: Tile,
    link: Link,
    keeper: Option<Side>,
    sink: &mut S,
) -> u64 {
    let sides = tile.attached(game.fields);
    let occupied = (game.pieces[0] | game.pieces[1]) & tile.mask() != 0;
    if occupied || !falls(sides) {
        return 0;
    }
    game.fields &= !tile.mask();
    if S::SEES {
        let sites = tile.fields().map(Field::site).chain([tile.site()]);
        sink.push(Effect::Tile {
            tile: tile.site(),
            sites: sites.collect::<SiteSet>(),
            present: false,
            to: keeper,
            cause: Cause::Fell {
                tile,
                sides,
                link,
                keeper,
            }
            .into(),
        });
    }
    let mover = game.turn;
    let own_fields = Field::of_mask(mover, tile.mask());
    let mut touched = own_fields.fold(0, |mask, field| mask | field.beside());
    for side in (0..6).filter(|side| sides >> side & 1 == 1) {
        if let Some(next) = tile.neighbour(side)
            && game.fields & next.mask() != 0
        {
            touched |= look_at(game, next, Link::Chain, keeper, sink);
        }
    }
    touched
}

/// Takes every opposing piece on the touched fields that is enclosed. `landed` is where a piece
/// has just come to stand.
fn capture<S: Sink>(game: &mut Coerceo, touched: u64, landed: Option<Field>, sink: &mut S) {
    let side = game.turn;
    let free = game.fields & !game.pieces(side);
    let mut taken = 0;
    for field in Field::of_mask(!side, touched & game.pieces(!side)) {
        if field.beside() & free == 0 {
            taken |= field.bit();
        }
    }
    if taken != 0 {
        take(game, taken, landed, sink);
    }
}

/// Takes these pieces of the opponent, which are all enclosed.
#[inline(never)]
fn take<S: Sink>(game: &mut Coerceo, taken: u64, landed: Option<Field>, sink: &mut S) {
    let side = game.turn;
    game.pieces[(!side).index()] &= !taken;
    count_taken(game, taken.count_ones() as u8);
    if S::SEES {
        for field in Field::of_mask(!side, taken) {
            let ring = field.beside() & game.fields;
            let by = if landed.is_some_and(|landed| ring & landed.bit() != 0) {
                Enclosed::ByLanding
            } else {
                Enclosed::ByRemoval
            };
            sink.push(Effect::Taken {
                at: field.site(),
                token: token(!side),
                cause: Cause::Captured {
                    side,
                    field,
                    ring,
                    by,
                }
                .into(),
            });
        }
    }
}

/// The mover has taken so many pieces.
fn count_taken(game: &mut Coerceo, count: u8) {
    if game.rules.has(Rules::TWELVE) {
        game.taken[game.turn.index()] += count;
    }
}

/// Mixes everything that can influence play. Cura only announces, so it stays out.
pub(super) fn key(game: &Coerceo) -> u64 {
    // Arbitrary numbers with the top bit set, which no mask reaches, so that no factor is zero.
    const SALT: [u64; 6] = [
        0xc90f_daa2_2168_c234,
        0xa409_3822_299f_31d0,
        0xbe54_66cf_34e9_0c6c,
        0x9216_d5d9_8979_fb1b,
        0xd131_0ba6_98df_b5ac,
        0xb7e1_5162_8aed_2a6a,
    ];
    let fold = |one: u64, other: u64| {
        let product = u128::from(one) * u128::from(other);
        product as u64 ^ (product >> 64) as u64
    };
    let small = [
        game.held[0],
        game.held[1],
        game.taken[0],
        game.taken[1],
        game.turn as u8,
        game.rules.0 & !Rules::CURA,
        0,
        0,
    ];
    let white = fold(game.pieces[0] ^ SALT[0], game.fields ^ SALT[1]);
    let black = fold(
        game.pieces[1] ^ SALT[2],
        u64::from_le_bytes(small) ^ SALT[3],
    );
    fold(white ^ SALT[4], black ^ SALT[5])
}
