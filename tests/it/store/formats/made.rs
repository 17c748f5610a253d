//! Makes files of a WTHOR database.

use std::{fs, path::Path};

use tavola::{catalog::GameId, record::Record};

use crate::store::games::Dice;

pub(super) struct Game {
    pub(super) tournament: u16,
    pub(super) black: u16,
    pub(super) white: u16,
    pub(super) score: u8,
    /// Squares, run together, without passes.
    pub(super) turns: String,
}

/// Sixteen bytes.
pub(super) fn header(games: u32, names: u16, year: u16) -> Vec<u8> {
    let mut bytes = vec![20, 26, 11, 30];
    bytes.extend(games.to_le_bytes());
    bytes.extend(names.to_le_bytes());
    bytes.extend(year.to_le_bytes());
    bytes.extend([0, 0, 24, 0]);
    bytes
}

pub(super) fn wtb(games: &[Game], year: u16) -> Vec<u8> {
    let mut bytes = header(games.len() as u32, 0, year);
    for game in games {
        for word in [game.tournament, game.black, game.white] {
            bytes.extend(word.to_le_bytes());
        }
        bytes.extend([game.score, game.score]);
        let mut moves: Vec<u8> = game
            .turns
            .as_bytes()
            .chunks(2)
            .map(|square| 10 * (square[1] - b'0') + square[0] - b'a' + 1)
            .collect();
        moves.resize(60, 0);
        bytes.extend(moves);
    }
    bytes
}

/// A `.jou` of 20 bytes a name or a `.trn` of 26. Letters beyond ASCII are Latin-1.
pub(super) fn names(names: &[&str], length: usize) -> Vec<u8> {
    let mut bytes = header(0, names.len() as u16, 0);
    for name in names {
        let mut row: Vec<u8> = name.chars().map(|letter| letter as u32 as u8).collect();
        row.resize(length, 0);
        bytes.extend(row);
    }
    bytes
}

/// A whole game played at random: its squares without passes, and Black's score.
pub(super) fn random(seed: u64) -> (String, u8) {
    let mut dice = Dice::new(seed);
    let mut table = GameId::Reversi.open(&[], None).expect("the usual start");
    while !table.choices().is_empty() {
        let choices = table.choices();
        let turn = choices[dice.below(choices.len())].text.clone();
        table.play(&turn).expect("a legal turn");
    }
    let record = table.record();
    let path = record.path(record.main_tip());
    let turns: String = path
        .iter()
        .map(|&id| record.text(id))
        .filter(|&turn| turn != "pass")
        .collect();
    assert_ne!(record.main_tip(), Record::ROOT);
    let line = table.position();
    let board = line.split(' ').next().expect("a board");
    let (black, white) = (board.matches('X').count(), board.matches('O').count());
    let empty = 64 - black - white;
    let score = match black.cmp(&white) {
        std::cmp::Ordering::Less => black,
        std::cmp::Ordering::Equal => 32,
        std::cmp::Ordering::Greater => black + empty,
    };
    (turns, score as u8)
}

/// A database of random games in a folder.
pub(crate) fn database(folder: &Path, games: u64) {
    let games: Vec<Game> = (0..games)
        .map(|seed| {
            let (turns, score) = random(seed);
            Game {
                tournament: (seed % 2) as u16,
                black: 1 + (seed % 3) as u16,
                white: 2,
                score,
                turns,
            }
        })
        .collect();
    let write = |name: &str, bytes: Vec<u8>| {
        fs::write(folder.join(name), bytes).expect("the folder can be written");
    };
    write("WTH_2026.wtb", wtb(&games, 2026));
    write(
        "WTHOR.JOU",
        names(&["???", "Åström Anna", "Berg Bo", "Holm Cai"], 20),
    );
    write("WTHOR.TRN", names(&["???", "Åbo open"], 26));
}
