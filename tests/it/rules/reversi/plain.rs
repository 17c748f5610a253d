//! The rules once more, with cells and loops and nothing shared, against the fast ones.

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng as _};
use tavola::rules::{
    Game, Leaves, Side, Site, perft,
    reversi::{BLACK, Reversi, WHITE},
};

use crate::rules::reversi::{any_move, start, turns};

/// A board of cells `file, rank` with what a player would keep in mind.
#[derive(Clone)]
struct Plain {
    side: usize,
    cells: Vec<char>,
    turn: char,
    black_left: usize,
    white_left: usize,
    original: bool,
}

impl Plain {
    fn start(side: usize, start: &str, handicap: &str) -> Self {
        let mut plain = Self {
            side,
            cells: vec!['-'; side * side],
            turn: 'X',
            black_left: side * side / 2,
            white_left: side * side / 2,
            original: start == "original",
        };
        let (low, high) = (side / 2 - 1, side / 2);
        let discs: &[(usize, usize, char)] = match start {
            "standard" => &[
                (low, low, 'O'),
                (high, high, 'O'),
                (high, low, 'X'),
                (low, high, 'X'),
            ],
            "parallel" => &[
                (low, low, 'X'),
                (high, low, 'X'),
                (low, high, 'O'),
                (high, high, 'O'),
            ],
            _ => &[],
        };
        for &(file, rank, colour) in discs {
            plain.put(file, rank, colour);
        }
        let last = side - 1;
        let colour = if handicap.starts_with("black") {
            'X'
        } else {
            'O'
        };
        let corners = handicap.trim_start_matches(|c: char| c.is_alphabetic());
        let corners: usize = corners.parse().expect("a number of corners");
        for &(file, rank) in [(0, 0), (last, last), (0, last), (last, 0)]
            .iter()
            .take(corners)
        {
            plain.put(file, rank, colour);
        }
        plain
    }

    /// Takes a disc from the supply of a colour, or from the other one.
    fn put(&mut self, file: usize, rank: usize, colour: char) {
        self.cells[rank * self.side + file] = colour;
        let from_black = (colour == 'X')
            == if colour == 'X' {
                self.black_left > 0
            } else {
                self.white_left > 0
            };
        if from_black {
            self.black_left -= 1;
        } else {
            self.white_left -= 1;
        }
    }

    fn at(&self, file: isize, rank: isize) -> Option<char> {
        let side = self.side as isize;
        let inside = 0 <= file && file < side && 0 <= rank && rank < side;
        inside.then(|| self.cells[(rank * side + file) as usize])
    }

    fn other(colour: char) -> char {
        if colour == 'X' { 'O' } else { 'X' }
    }

    fn centre_open(&self) -> bool {
        let (low, high) = (self.side / 2 - 1, self.side / 2);
        let open = |file: usize, rank: usize| self.cells[rank * self.side + file] == '-';
        self.original && (open(low, low) || open(high, low) || open(low, high) || open(high, high))
    }

    /// What a disc of this colour turns there.
    fn turned(&self, file: usize, rank: usize, colour: char) -> Vec<(usize, usize)> {
        let mut turned = Vec::new();
        for down in -1..=1 {
            for right in -1..=1 {
                let (mut x, mut y) = (file as isize, rank as isize);
                let mut row = Vec::new();
                loop {
                    x += right;
                    y += down;
                    match self.at(x, y) {
                        Some(disc) if disc == Self::other(colour) => {
                            row.push((x as usize, y as usize));
                        }
                        Some(disc) if disc == colour => {
                            turned.extend(row);
                            break;
                        }
                        _ => break,
                    }
                }
            }
        }
        turned
    }

    fn can_place(&self, file: usize, rank: usize, colour: char) -> bool {
        if self.cells[rank * self.side + file] != '-' {
            return false;
        }
        if self.centre_open() {
            let centre = self.side / 2 - 1..=self.side / 2;
            return centre.contains(&file) && centre.contains(&rank);
        }
        !self.turned(file, rank, colour).is_empty()
    }

    fn placements(&self, colour: char) -> Vec<(usize, usize)> {
        (0..self.side * self.side)
            .map(|cell| (cell % self.side, cell / self.side))
            .filter(|&(file, rank)| self.can_place(file, rank, colour))
            .collect()
    }

    fn turns(&self) -> Vec<String> {
        let mut turns: Vec<_> = self
            .placements(self.turn)
            .into_iter()
            .map(|(file, rank)| format!("{}{}", char::from(b'a' + file as u8), rank + 1))
            .collect();
        if turns.is_empty() && !self.placements(Self::other(self.turn)).is_empty() {
            turns.push("pass".to_owned());
        }
        turns.sort();
        turns
    }

    fn play(&mut self, turn: &str) {
        let colour = self.turn;
        self.turn = Self::other(colour);
        if turn == "pass" {
            return;
        }
        let file = usize::from(turn.as_bytes()[0] - b'a');
        let rank = turn[1..].parse::<usize>().expect("a rank") - 1;
        let turned = if self.centre_open() {
            Vec::new()
        } else {
            self.turned(file, rank, colour)
        };
        self.put(file, rank, colour);
        for (file, rank) in turned {
            self.cells[rank * self.side + file] = colour;
        }
    }

    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let turns = self.turns();
        let below = |turn: &String| {
            let mut next = self.clone();
            next.play(turn);
            next.perft(depth - 1)
        };
        if turns.is_empty() {
            1
        } else {
            turns.iter().map(below).sum()
        }
    }

    fn check(&self, game: &Reversi) {
        let line = game.write();
        assert_eq!(turns(game), self.turns(), "{line}");
        assert_eq!(
            Reversi::SIDES[game.turn().index()] == "black",
            self.turn == 'X'
        );
        let scene = game.scene();
        assert_eq!(scene.present.len(), self.cells.len());
        for (cell, &colour) in self.cells.iter().enumerate() {
            let site = Site((cell / self.side * 10 + cell % self.side) as u8);
            assert!(scene.present.contains(site));
            let token = match colour {
                'X' => Some(BLACK),
                'O' => Some(WHITE),
                _ => None,
            };
            assert_eq!(scene.token(site), token, "{line}");
        }
        assert_eq!(usize::from(scene.stock.first), self.black_left, "{line}");
        assert_eq!(usize::from(scene.stock.second), self.white_left, "{line}");
        let black = self.cells.iter().filter(|&&cell| cell == 'X').count();
        let white = self.cells.iter().filter(|&&cell| cell == 'O').count();
        let all = black + white + self.black_left + self.white_left;
        assert_eq!(all, self.side * self.side, "{line}");
        let winner = match black.cmp(&white) {
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Side::First),
        };
        let outcome = game.outcome().map(|outcome| outcome.winner);
        assert_eq!(outcome, self.turns().is_empty().then_some(winner), "{line}");
    }
}

fn agree(side: usize, kind: &str, handicap: &str, games: u64) {
    let first = Plain::start(side, kind, handicap);
    let options = format!("size={side} start={kind} handicap={handicap}");
    for seed in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut plain = first.clone();
        let mut game = start(&options);
        plain.check(&game);
        while let Some(mv) = any_move(&game, &mut rng) {
            plain.play(&game.write_move(mv));
            game.play(mv, &mut ());
            plain.check(&game);
        }
    }
}

#[test]
fn both_agree_on_every_size_and_start() {
    for (side, games) in [(4, 60), (6, 30), (8, 20), (10, 10)] {
        for kind in ["standard", "parallel", "original"] {
            agree(side, kind, "0", games);
        }
    }
}

#[test]
fn both_agree_with_every_handicap() {
    for side in [4, 6, 8, 10] {
        for corners in 1..=4 {
            agree(side, "standard", &format!("black{corners}"), 4);
            agree(side, "parallel", &format!("white{corners}"), 4);
            agree(side, "original", &format!("white{corners}"), 4);
        }
    }
}

#[test]
fn both_count_the_same_lines() {
    for (side, depth) in [(4, 8), (6, 6), (8, 5), (10, 5)] {
        for kind in ["standard", "parallel", "original"] {
            let plain = Plain::start(side, kind, "0").perft(depth);
            let game = start(&format!("size={side} start={kind}"));
            assert_eq!(perft(&game, depth, Leaves::Made), plain, "{side} {kind}");
        }
    }
}
