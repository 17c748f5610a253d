//! Games between two players of Coerceo, as a session judges them, and positions to begin from.

use tavola::{
    engine::{Ask, Brain, Limits, Stop, Style, Thinker as _, TranspositionTable},
    rules::{
        Game as _, Options as _, Side,
        coerceo::{Coerceo, CoerceoOptions, Move},
    },
};

use crate::engine::Dice;

/// Who chooses a side's turns.
pub(super) enum Player {
    /// The engine, within limits for each turn.
    Engine(Limits),
    /// Anyone who looks at nothing but the position.
    Plain(fn(&Coerceo) -> Move),
}

/// How a game went.
pub(super) struct Course {
    pub(super) winner: Option<Side>,
    pub(super) plies: u32,
}

/// Turns without progress that make a draw.
const QUIET: u32 = 200;

/// Plays a game to its end.
pub(super) fn play(start: Coerceo, players: &[Player; 2]) -> Course {
    let mut rules = CoerceoOptions::default().judge();
    rules.quiet = Some(QUIET);
    let memories = [TranspositionTable::new(8), TranspositionTable::new(8)];
    let mut game = start;
    let mut keys = vec![game.key()];
    let (mut quiet, mut plies) = (0, 0);
    loop {
        if let Some(outcome) = game.outcome() {
            let winner = outcome.winner;
            return Course { winner, plies };
        }
        let times = keys.iter().filter(|&&key| key == game.key()).count();
        if times == 3 || quiet == QUIET || game.is_bare() {
            let winner = None;
            return Course { winner, plies };
        }
        let side = game.turn().index();
        let mv = match players[side] {
            Player::Engine(limits) => {
                let ask = Ask {
                    limits,
                    style: Style::Win,
                    lines: 1,
                    threads: 1,
                    seed: 0,
                };
                let mut brain = Brain::new(game, keys.clone(), quiet, rules);
                let answer = brain.think(&ask, &memories[side], &Stop::default(), &mut |_| ());
                let turn = answer.turn.expect("the game is not over");
                game.read_move(&turn).expect("the engine plays legal turns")
            }
            Player::Plain(choose) => choose(&game),
        };
        let mut next = game;
        next.play(mv, &mut ());
        if game.progressed(&next) {
            keys.clear();
            quiet = 0;
        } else {
            quiet += 1;
        }
        game = next;
        keys.push(game.key());
        plies += 1;
    }
}

/// The standard start after some random turns.
pub(super) fn opening(plies: usize, dice: &mut Dice) -> Coerceo {
    let mut game = Coerceo::start(&CoerceoOptions::default());
    let mut moves = Vec::new();
    for _ in 0..plies {
        moves.clear();
        game.moves(&mut moves);
        game.play(moves[dice.below(moves.len())], &mut ());
    }
    game
}

/// A position with White to move in which White has so many pieces and Black so many: random
/// turns from the standard start, then random pieces are taken off.
pub(super) fn uneven(white: u32, black: u32, dice: &mut Dice) -> Coerceo {
    loop {
        let game = opening(30, dice);
        let mut line = game.write();
        for (side, left) in [(Side::First, white), (Side::Second, black)] {
            let mut count = game.pieces(side).count_ones();
            while left < count {
                line = without_one(&line, side, dice);
                count -= 1;
            }
        }
        // A tile may stand empty now that should have fallen; then another game is tried.
        let read = Coerceo::read(&line, &CoerceoOptions::default());
        if let Ok(game) = read
            && game.pieces(Side::First).count_ones() == white
            && game.pieces(Side::Second).count_ones() == black
        {
            return game;
        }
    }
}

/// The position line without one of a side's pieces. That a tile may stand empty then is not looked at.
pub(super) fn without_one(line: &str, side: Side, dice: &mut Dice) -> String {
    let mut signs: Vec<char> = line.chars().collect();
    let board = signs.iter().position(|&sign| sign == ' ').expect("a board");
    loop {
        // Two signs a tile, White's fields before Black's; slashes stand between the files.
        let at = dice.below(board);
        let file_start = signs[..at]
            .iter()
            .rposition(|&sign| sign == '/')
            .map_or(0, |slash| slash + 1);
        let bit = 1 << dice.below(3);
        if let Some(digit) = signs[at].to_digit(8)
            && (at - file_start) % 2 == side.index()
            && digit & bit != 0
        {
            signs[at] = char::from_digit(digit & !bit, 8).expect("an octal digit");
            return signs.into_iter().collect();
        }
    }
}
