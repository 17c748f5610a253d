//! A second implementation of Coerceo, written from the text of the rules with cells and loops:
//! no masks, no tables, the board made of points on a triangular lattice.

use std::sync::LazyLock;

use tavola::rules::Side;

/// A point of the lattice: steps to the right, and steps up to the right.
pub(super) type Point = (i32, i32);

const RIGHT: Point = (1, 0);
const UP_RIGHT: Point = (0, 1);
const UP_LEFT: Point = (-1, 1);
const LEFT: Point = (-1, 0);
const DOWN_LEFT: Point = (0, -1);
const DOWN_RIGHT: Point = (1, -1);

/// The corners of a tile's six fields beside its middle, by their letters.
const LETTERS: [(char, Point, Point); 6] = [
    ('a', LEFT, UP_LEFT),
    ('b', DOWN_LEFT, LEFT),
    ('c', DOWN_RIGHT, DOWN_LEFT),
    ('d', RIGHT, DOWN_RIGHT),
    ('e', UP_RIGHT, RIGHT),
    ('f', UP_LEFT, UP_RIGHT),
];

/// From the middle of a tile to the middles of its neighbours, clockwise from the top.
const ACROSS: [(Point, Point); 6] = [
    (UP_LEFT, UP_RIGHT),
    (UP_RIGHT, RIGHT),
    (RIGHT, DOWN_RIGHT),
    (DOWN_RIGHT, DOWN_LEFT),
    (DOWN_LEFT, LEFT),
    (LEFT, UP_LEFT),
];

/// The board as the rules draw it. Tiles and fields have the numbers of the golden data.
pub(super) struct Board {
    pub(super) tiles: Vec<String>,
    pub(super) middles: Vec<Point>,
    pub(super) fields: Vec<String>,
    /// The three corners of each field.
    pub(super) corners: Vec<[Point; 3]>,
    /// Tiles across the sides of each tile, clockwise from the top.
    pub(super) neighbours: Vec<[Option<usize>; 6]>,
    /// Fields with two common corners.
    pub(super) beside: Vec<Vec<usize>>,
    /// Fields of one colour with exactly one common corner.
    pub(super) around: Vec<Vec<usize>>,
}

pub(super) static BOARD: LazyLock<Board> = LazyLock::new(Board::new);

fn add(one: Point, other: Point) -> Point {
    (one.0 + other.0, one.1 + other.1)
}

impl Board {
    fn new() -> Self {
        let mut tiles = Vec::new();
        let mut middles = Vec::new();
        for (file, ranks) in [('a', 3), ('b', 4), ('c', 5), ('d', 4), ('e', 3)] {
            for rank in 1..=ranks {
                // Up a file by two half steps; b and a lie up to the left of c, d and e up to
                // the right, each by the same rank.
                let up = rank - 3;
                let aside = match file {
                    'a' => (-4, 2),
                    'b' => (-2, 1),
                    'd' => (1, 1),
                    'e' => (2, 2),
                    _ => (0, 0),
                };
                tiles.push(format!("{file}{rank}"));
                middles.push(add((-up, 2 * up), aside));
            }
        }
        let mut fields = Vec::new();
        let mut corners: Vec<[Point; 3]> = Vec::new();
        for (tile, &middle) in tiles.iter().zip(&middles) {
            for (letter, one, other) in LETTERS {
                fields.push(format!("{tile}{letter}"));
                corners.push([middle, add(middle, one), add(middle, other)]);
            }
        }
        let across = |&middle: &Point| {
            ACROSS.map(|(one, other)| {
                let there = add(middle, add(one, other));
                middles.iter().position(|&other| other == there)
            })
        };
        let common = |one: usize, other: usize| {
            let shared = corners[one]
                .iter()
                .filter(|&corner| corners[other].contains(corner));
            shared.count()
        };
        let all = 0..fields.len();
        let related = |is: &dyn Fn(usize, usize) -> bool| -> Vec<Vec<usize>> {
            let of = |one| all.clone().filter(|&other| is(one, other)).collect();
            all.clone().map(of).collect()
        };
        let beside = related(&|one, other| common(one, other) == 2);
        let around = related(&|one, other| common(one, other) == 1 && one % 2 == other % 2);
        Self {
            neighbours: middles.iter().map(across).collect(),
            tiles,
            middles,
            fields,
            corners,
            beside,
            around,
        }
    }

    pub(super) fn field(&self, name: &str) -> usize {
        let named = |field: &String| field == name;
        self.fields.iter().position(named).expect("a field's name")
    }
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Plain {
    /// Which of the 19 tiles are on the board.
    pub(super) tiles: Vec<bool>,
    /// Who stands on each of the 114 fields.
    pub(super) pieces: Vec<Option<Side>>,
    pub(super) held: [u32; 2],
    pub(super) taken: [u32; 2],
    pub(super) turn: Side,
    pub(super) cost: u32,
    pub(super) twelve: bool,
}

/// What a turn brought about.
pub(super) struct Played {
    pub(super) removed: Vec<usize>,
    pub(super) captured: Vec<usize>,
}

impl Plain {
    pub(super) fn read(line: &str) -> Self {
        let words: Vec<&str> = line.split(' ').collect();
        let pairs: Vec<char> = words[0].chars().filter(|&sign| sign != '/').collect();
        let mut plain = Self {
            tiles: Vec::new(),
            pieces: vec![None; 114],
            held: [
                words[2].parse().expect("tiles"),
                words[3].parse().expect("tiles"),
            ],
            taken: [0; 2],
            turn: if words[1] == "w" {
                Side::First
            } else {
                Side::Second
            },
            cost: words[4].parse().expect("a price"),
            twelve: words.len() == 7,
        };
        if plain.twelve {
            plain.taken = [
                words[5].parse().expect("taken"),
                words[6].parse().expect("taken"),
            ];
        }
        for (tile, pair) in pairs.chunks(2).enumerate() {
            plain.tiles.push(pair[0] != '-');
            let digits = pair.iter().map(|sign| sign.to_digit(8).unwrap_or(0));
            for (side, digit) in Side::BOTH.into_iter().zip(digits) {
                for n in (0..3).filter(|n| digit >> n & 1 == 1) {
                    plain.pieces[6 * tile + 2 * n + side.index()] = Some(side);
                }
            }
        }
        plain
    }

    pub(super) fn write(&self) -> String {
        let mut line = String::new();
        for (tile, name) in BOARD.tiles.iter().enumerate() {
            if name.ends_with('1') && tile != 0 {
                line.push('/');
            }
            if !self.tiles[tile] {
                line.push_str("--");
                continue;
            }
            for side in 0..2 {
                let stands = |n: &usize| self.pieces[6 * tile + 2 * n + side].is_some();
                let digit: u32 = (0..3).filter(stands).map(|n| 1 << n).sum();
                line.push_str(&digit.to_string());
            }
        }
        let turn = ['w', 'b'][self.turn.index()];
        let [white, black] = self.held;
        line.push_str(&format!(" {turn} {white} {black} {}", self.cost));
        if self.twelve {
            line.push_str(&format!(" {} {}", self.taken[0], self.taken[1]));
        }
        line
    }

    pub(super) fn count(&self, side: Side) -> usize {
        let own = |piece: &&Option<Side>| **piece == Some(side);
        self.pieces.iter().filter(own).count()
    }

    /// The winner and the word for how; `None` while the game goes on.
    pub(super) fn outcome(&self) -> Option<(Side, &'static str)> {
        for side in Side::BOTH {
            if self.count(!side) == 0 {
                return Some((side, "eliminated"));
            }
        }
        for side in Side::BOTH {
            if self.twelve && 12 <= self.taken[side.index()] {
                return Some((side, "twelve"));
            }
        }
        self.listed().is_empty().then_some((!self.turn, "no-move"))
    }

    /// Every legal turn, sorted as text.
    pub(super) fn turns(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        self.listed()
    }

    fn listed(&self) -> Vec<String> {
        let mut turns = Vec::new();
        for (field, &piece) in self.pieces.iter().enumerate() {
            let name = &BOARD.fields[field];
            if piece == Some(self.turn) {
                for &to in &BOARD.around[field] {
                    if self.tiles[to / 6] && self.pieces[to].is_none() {
                        turns.push(format!("{name}-{}", BOARD.fields[to]));
                    }
                }
            } else if piece.is_some() && self.cost <= self.held[self.turn.index()] {
                turns.push(format!("*{name}"));
            }
        }
        turns.sort();
        turns
    }

    pub(super) fn play(&mut self, turn: &str) -> Played {
        let side = self.turn;
        let mut landed = None;
        if let Some(field) = turn.strip_prefix('*') {
            self.held[side.index()] -= self.cost;
            self.pieces[BOARD.field(field)] = None;
            self.taken[side.index()] += 1;
        } else {
            let (from, to) = turn.split_once('-').expect("a step");
            let (from, to) = (BOARD.field(from), BOARD.field(to));
            self.pieces[to] = self.pieces[from].take();
            landed = Some(to);
        }
        let removed = self.remove_tiles();
        if landed.is_some() {
            self.held[side.index()] += removed.len() as u32;
        }
        let mut touched = Vec::new();
        if let Some(landed) = landed {
            touched.extend(&BOARD.beside[landed]);
        }
        for tile in &removed {
            (6 * tile..6 * tile + 6).for_each(|field| touched.extend(&BOARD.beside[field]));
        }
        let mut captured: Vec<usize> = touched
            .into_iter()
            .filter(|&field| self.pieces[field] == Some(!side) && self.is_enclosed(field))
            .collect();
        captured.sort_unstable();
        captured.dedup();
        for &field in &captured {
            self.pieces[field] = None;
        }
        self.taken[side.index()] += captured.len() as u32;
        if !self.twelve {
            self.taken = [0; 2];
        }
        self.turn = !side;
        Played { removed, captured }
    }

    /// Takes away empty tiles until none is loose, looking at the whole board each time.
    fn remove_tiles(&mut self) -> Vec<usize> {
        let mut removed = Vec::new();
        while let Some(tile) = (0..19).find(|&tile| self.is_loose(tile)) {
            self.tiles[tile] = false;
            removed.push(tile);
        }
        removed.sort_unstable();
        removed
    }

    pub(super) fn is_empty(&self, tile: usize) -> bool {
        self.pieces[6 * tile..6 * tile + 6]
            .iter()
            .all(Option::is_none)
    }

    /// Whether a tile is on the board and must be removed.
    pub(super) fn is_loose(&self, tile: usize) -> bool {
        if !self.tiles[tile] || !self.is_empty(tile) {
            return false;
        }
        let attached = BOARD.neighbours[tile].map(|next| next.is_some_and(|next| self.tiles[next]));
        let count = attached.iter().filter(|side| **side).count();
        let follow = |first: usize| (first..first + count).all(|side| attached[side % 6]);
        (1..=3).contains(&count) && (0..6).any(follow)
    }

    fn is_enclosed(&self, field: usize) -> bool {
        let side = self.pieces[field].expect("a piece stands there");
        let is_closed = |&next: &usize| !self.tiles[next / 6] || self.pieces[next] == Some(!side);
        BOARD.beside[field].iter().all(is_closed)
    }
}
