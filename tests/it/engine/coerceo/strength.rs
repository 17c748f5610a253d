//! How well the engine plays, by games against itself and against plain opponents. Here a few quick
//! games; sixty of each kind with the feature `deep-tests`.

use tavola::{
    engine::Limits,
    rules::{
        Side,
        coerceo::{Coerceo, Move},
    },
};

use crate::engine::{
    Dice,
    coerceo::{
        games::{Player, opening, play, uneven},
        opponents::{flees, material_four_deep},
    },
};

const DEEP: bool = cfg!(feature = "deep-tests");

/// Of so many games, played in pairs with sides exchanged, how many the engine wins; draws count
/// half.
fn points(starts: &[Coerceo], nodes: u64, opponent: fn(&Coerceo) -> Move) -> f64 {
    let mut points = 0.0;
    for (number, &start) in starts.iter().enumerate() {
        let mut players = [
            Player::Engine(Limits::nodes(nodes)),
            Player::Plain(opponent),
        ];
        let me = Side::BOTH[number % 2];
        if me == Side::Second {
            players.reverse();
        }
        points += match play(start, &players).winner {
            Some(winner) if winner == me => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
    }
    points
}

#[test]
fn games_against_itself_come_to_an_end() {
    let (games, nodes) = if DEEP { (20, 5_000) } else { (4, 1_000) };
    let mut dice = Dice(5);
    let players = [
        Player::Engine(Limits::nodes(nodes)),
        Player::Engine(Limits::nodes(nodes)),
    ];
    let decided = (0..games)
        .map(|_| play(opening(6, &mut dice), &players))
        .filter(|course| course.winner.is_some() && course.plies <= 300)
        .count();
    assert!(games * 3 <= decided * 4, "{decided} of {games}");
}

#[test]
fn seventeen_pieces_beat_seven_that_flee() {
    let (games, nodes) = if DEEP { (60, 5_000) } else { (2, 1_000) };
    let mut dice = Dice(7);
    let won = (0..games)
        .map(|_| {
            let start = uneven(17, 7, &mut dice);
            play(
                start,
                &[Player::Engine(Limits::nodes(nodes)), Player::Plain(flees)],
            )
        })
        .filter(|course| course.winner == Some(Side::First))
        .count();
    assert!(games * 95 <= won * 100, "{won} of {games}");
}

#[test]
fn a_plain_player_of_material_is_beaten() {
    let (games, nodes) = if DEEP { (60, 5_000) } else { (2, 5_000) };
    let mut dice = Dice(9);
    let mut starts = Vec::new();
    for _ in 0..games / 2 {
        // Fewer pieces make the plain player's quick games short.
        let start = if DEEP {
            opening(6, &mut dice)
        } else {
            uneven(9, 9, &mut dice)
        };
        starts.extend([start, start]);
    }
    let points = points(&starts, nodes, material_four_deep);
    // Two games from the middle can end in draws.
    let share = if DEEP { 0.95 } else { 0.5 };
    assert!(f64::from(games) * share <= points, "{points} of {games}");
}
