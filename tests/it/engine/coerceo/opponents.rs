//! Plain opponents, to measure the engine by.

use tavola::rules::{
    Game as _, Side,
    coerceo::{Coerceo, Move, geometry::Field},
};

/// Plays as a known program does: negamax of four plies over material alone, captures looked
/// through to their end, turns in the order of the rules.
pub(super) fn material_four_deep(game: &Coerceo) -> Move {
    let mut best = (i32::MIN, None);
    let mut moves = Vec::new();
    game.moves(&mut moves);
    for mv in moves {
        let mut next = *game;
        next.play(mv, &mut ());
        // Only a better turn takes the place of an earlier one.
        let value = -negamax(&next, 3, -WIN, -best.0.max(-WIN));
        if best.1.is_none() || best.0 < value {
            best = (value, Some(mv));
        }
    }
    best.1.expect("the game is not over")
}

const WIN: i32 = 1_000_000;

fn negamax(game: &Coerceo, depth: u32, mut alpha: i32, beta: i32) -> i32 {
    if let Some(value) = ended(game, depth) {
        return value;
    }
    if depth == 0 {
        return captures(game, alpha, beta);
    }
    let mut moves = Vec::new();
    game.moves(&mut moves);
    for mv in moves {
        let mut next = *game;
        next.play(mv, &mut ());
        alpha = alpha.max(-negamax(&next, depth - 1, -beta, -alpha));
        if beta <= alpha {
            break;
        }
    }
    alpha
}

fn captures(game: &Coerceo, mut alpha: i32, beta: i32) -> i32 {
    if let Some(value) = ended(game, 0) {
        return value;
    }
    alpha = alpha.max(material(game));
    if beta <= alpha {
        return alpha;
    }
    let mut moves = Vec::new();
    game.moves(&mut moves);
    for mv in moves {
        let mut next = *game;
        next.play(mv, &mut ());
        let is_step = match mv {
            Move::Step { .. } => true,
            Move::Exchange { .. } => false,
        };
        let other = !game.turn();
        if is_step && game.pieces(other) != next.pieces(other) {
            alpha = alpha.max(-captures(&next, -beta, -alpha));
            if beta <= alpha {
                break;
            }
        }
    }
    alpha
}

/// Sooner wins are worth more.
fn ended(game: &Coerceo, depth: u32) -> Option<i32> {
    let outcome = game.outcome()?;
    let late = WIN - 100 + depth.cast_signed();
    Some(match outcome.winner {
        None => 0,
        Some(winner) if winner == game.turn() => late,
        Some(_) => -late,
    })
}

fn material(game: &Coerceo) -> i32 {
    let of = |side: Side| {
        100 * game.pieces(side).count_ones().cast_signed() + 50 * i32::from(game.held(side))
    };
    of(game.turn()) - of(!game.turn())
}

/// Never attacks: loses as little as it can to the next turn, and keeps away.
pub(super) fn flees(game: &Coerceo) -> Move {
    let me = game.turn();
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let steps = |mv: &Move| match mv {
        Move::Step { .. } => true,
        Move::Exchange { .. } => false,
    };
    if moves.iter().any(steps) {
        moves.retain(steps);
    }
    let worth = |&mv: &Move| {
        let mut next = *game;
        next.play(mv, &mut ());
        let mut replies = Vec::new();
        next.moves(&mut replies);
        let left = |&reply: &Move| {
            let mut after = next;
            after.play(reply, &mut ());
            after.pieces(me).count_ones()
        };
        let kept = replies.iter().map(left).min().unwrap_or(18);
        (kept, distances(&next, me))
    };
    moves
        .into_iter()
        .max_by_key(worth)
        .expect("the game is not over")
}

/// The sum over a side's pieces of the way to the nearest opposing one.
fn distances(game: &Coerceo, side: Side) -> i32 {
    let middles = |side: Side| Field::of_mask(side, game.pieces(side)).map(middle);
    let way = |(x, y): (i32, i32)| {
        let to = |(to_x, to_y): (i32, i32)| (x - to_x).abs().max((y - to_y).abs());
        middles(!side).map(to).min().unwrap_or(0)
    };
    middles(side).map(way).sum()
}

/// Where a field's tile lies: its file, and its height in half tiles.
fn middle(field: Field) -> (i32, i32) {
    let name = field.tile().to_string();
    let file = i32::from(name.as_bytes()[0] - b'a');
    let rank = i32::from(name.as_bytes()[1] - b'1');
    (2 * file, 2 * rank - (4 - (file - 2).abs()))
}
