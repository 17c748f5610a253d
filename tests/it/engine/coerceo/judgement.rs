//! How positions are judged: alike in a mirror and with the colours exchanged; and what is seen at
//! once.

use tavola::{
    engine::{
        Ask, Brain, Level, Limits, Score, Stop, Style, Thinker as _, Thinks as _,
        TranspositionTable, coerceo::Weights,
    },
    rules::{
        Game as _, Options as _,
        coerceo::{Coerceo, CoerceoOptions},
    },
};

use crate::engine::{Dice, coerceo::games::without_one, options};

/// A digit of three fields whose places are exchanged as given: the fields of bit n go to bit
/// `places[n]`.
fn moved(digit: char, places: [u32; 3]) -> char {
    let Some(fields) = digit.to_digit(8) else {
        return digit;
    };
    let image = (0..3).map(|bit| (fields >> bit & 1) << places[bit]).sum();
    char::from_digit(image, 8).expect("three bits")
}

/// The line of a position in a mirror that exchanges left and right.
fn left_right(line: &str) -> String {
    let (board, rest) = line.split_once(' ').expect("a board and more");
    let file = |file: &str| -> String {
        let mut is_white = false;
        file.chars()
            .map(|digit| {
                is_white = !is_white;
                // White's a and e change places, and Black's b and d.
                moved(digit, if is_white { [2, 1, 0] } else { [1, 0, 2] })
            })
            .collect()
    };
    let files: Vec<_> = board.split('/').rev().map(file).collect();
    format!("{} {rest}", files.join("/"))
}

/// The line of a position upside down with the colours exchanged.
fn colours(line: &str) -> String {
    let words: Vec<_> = line.split(' ').collect();
    let file = |file: &str| -> String {
        let signs: Vec<_> = file.chars().collect();
        let tiles = signs.chunks(2).rev();
        // White's a, c, e lie on Black's b, f, d; Black's b, d, f on White's a, e, c.
        tiles
            .flat_map(|tile| [moved(tile[1], [0, 2, 1]), moved(tile[0], [0, 2, 1])])
            .collect()
    };
    let files: Vec<_> = words[0].split('/').map(file).collect();
    let turn = if words[1] == "w" { "b" } else { "w" };
    let (white, black, cost) = (words[2], words[3], words[4]);
    format!("{} {turn} {black} {white} {cost}", files.join("/"))
}

/// Positions of random games.
fn positions(seed: u64, chosen: &str, count: usize) -> Vec<Coerceo> {
    let options = options::<Coerceo>(chosen);
    let mut dice = Dice(seed);
    let mut found = Vec::new();
    while found.len() < count {
        let mut game = Coerceo::start(&options);
        let mut moves = Vec::new();
        while game.outcome().is_none() && found.len() < count {
            found.push(game);
            moves.clear();
            game.moves(&mut moves);
            game.play(moves[dice.below(moves.len())], &mut ());
        }
    }
    found
}

fn value_of(game: &Coerceo) -> i32 {
    game.evaluate(&game.notes(), &Weights::default())
}

#[test]
fn mirrors_and_colours_do_not_change_the_judgement() {
    for chosen in ["", "start=ocius exchange=1"] {
        for game in positions(3, chosen, 600) {
            let value = value_of(&game);
            let line = game.write();
            for image in [left_right(&line), colours(&line)] {
                let read = Coerceo::read(&image, &CoerceoOptions::default());
                let read = read.expect("the board is symmetric");
                assert_eq!(value_of(&read), value, "{line} and {image}");
            }
        }
    }
}

#[test]
fn a_piece_is_worth_about_a_hundred() {
    let mut dice = Dice(4);
    let (mut sum, mut count) = (0, 0);
    // In the first turns of a game nothing is at stake yet.
    for game in positions(21, "", 4_000) {
        let (mut noisy, me) = (Vec::new(), game.turn());
        game.noisy(&game.notes(), &mut noisy);
        let all = 17
            <= game
                .pieces(me)
                .count_ones()
                .min(game.pieces(!me).count_ones());
        let line = without_one(&game.write(), !me, &mut dice);
        if let Ok(fewer) = Coerceo::read(&line, &CoerceoOptions::default())
            && noisy.is_empty()
            && all
        {
            sum += value_of(&fewer) - value_of(&game);
            count += 1;
        }
    }
    assert!(100 <= count, "{count}");
    let mean = sum / count;
    assert!((80..=130).contains(&mean), "{mean}");
}

#[test]
fn a_win_on_the_spot_is_played() {
    let mut wins = 0;
    for chosen in ["start=ocius", "start=ocius exchange=1"] {
        for game in positions(8, chosen, 3_000) {
            let mut moves = Vec::new();
            game.moves(&mut moves);
            let after = |mv| {
                let mut next = game;
                next.play(mv, &mut ());
                next
            };
            let wins_with = |mv| {
                let winner = after(mv).outcome().and_then(|outcome| outcome.winner);
                winner == Some(game.turn())
            };
            if !moves.iter().any(|&mv| wins_with(mv)) {
                continue;
            }
            wins += 1;
            let ask = Ask {
                limits: Limits::depth(2),
                lines: 1,
                threads: 1,
                ..Ask::default()
            };
            let mut brain = Brain::new(game, Vec::new(), 0, CoerceoOptions::default().judge());
            let memory = TranspositionTable::new(1);
            let answer = brain.think(&ask, &memory, &Stop::default(), &mut |_| ());
            let turn = answer.turn.expect("the game is not over");
            let turn = game.read_move(&turn).expect("a legal turn");
            assert!(wins_with(turn), "{}", game.write());
            assert_eq!(answer.report.lines[0].score, Score::Win(1));
        }
    }
    assert!(20 <= wins, "{wins}");
}

#[test]
fn any_rules_and_any_level_give_a_legal_turn() {
    let memory = TranspositionTable::new(1);
    for (seed, chosen) in [
        "",
        "exchange=1 no-move=draw",
        "twelve=on cura=on",
        "start=ocius repetition=off bare=off",
        "start=ocius quiet=20",
    ]
    .into_iter()
    .enumerate()
    {
        let rules = options::<Coerceo>(chosen).judge();
        let positions = positions(seed as u64, chosen, 400);
        for (number, game) in positions.into_iter().step_by(9).enumerate() {
            let levels: &[Level; 8] = &Coerceo::LEVELS;
            let ask = Ask {
                limits: Limits::nodes(300),
                style: Style::Level(levels[number % levels.len()]),
                lines: 1 + number % 3,
                threads: 1,
                seed: number as u64,
            };
            let mut brain = Brain::new(game, Vec::new(), 0, rules);
            let answer = brain.think(&ask, &memory, &Stop::default(), &mut |_| ());
            let turn = answer.turn.expect("the game is not over");
            assert!(game.read_move(&turn).is_ok(), "{turn} in {}", game.write());
        }
    }
}
