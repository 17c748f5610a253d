//! The rules a second time, as plainly as can be: cells, loops and a cube of six letters. Slow,
//! and written from the rules page alone, so that the two can only agree if both are right.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{RngCore as _, SeedableRng as _},
};
use tavola::rules::{Effect, Game as _, Side, deblockle::Deblockle};

use crate::rules::deblockle::laws::{all_rules, options};

/// A block with its owner, `g` or `b`, and its faces.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Cube {
    owner: char,
    top: char,
    bottom: char,
    north: char,
    south: char,
    east: char,
    west: char,
}

impl Cube {
    /// The block of the net in the rules: Star up, Slider north, X east.
    fn new(owner: char) -> Self {
        Self {
            owner,
            top: 'S',
            bottom: 'P',
            north: 'L',
            south: 'H',
            east: 'X',
            west: 'C',
        }
    }

    fn tip(self, direction: char) -> Self {
        let Self {
            owner,
            top,
            bottom,
            north,
            south,
            east,
            west,
        } = self;
        let (top, bottom, north, south, east, west) = match direction {
            'n' => (south, north, top, bottom, east, west),
            's' => (north, south, bottom, top, east, west),
            'e' => (west, east, north, south, top, bottom),
            'w' => (east, west, north, south, bottom, top),
            other => panic!("no direction {other}"),
        };
        Self {
            owner,
            top,
            bottom,
            north,
            south,
            east,
            west,
        }
    }

    /// The block with these faces up and north, found by rolling it about.
    fn lying(owner: char, top: char, north: char) -> Self {
        let mut seen = vec![Self::new(owner)];
        let mut next = 0;
        while next < seen.len() {
            let cube = seen[next];
            if cube.top == top && cube.north == north {
                return cube;
            }
            for direction in DIRECTIONS {
                let tipped = cube.tip(direction);
                if !seen.contains(&tipped) {
                    seen.push(tipped);
                }
            }
            next += 1;
        }
        panic!("no block lies {top}{north}");
    }
}

const DIRECTIONS: [char; 4] = ['n', 'e', 's', 'w'];

/// File and rank from 0.
type Cell = (i32, i32);

const STARS: [Cell; 2] = [(3, 1), (3, 5)];

fn step((file, rank): Cell, direction: char) -> Cell {
    match direction {
        'n' => (file, rank + 1),
        's' => (file, rank - 1),
        'e' => (file + 1, rank),
        'w' => (file - 1, rank),
        other => panic!("no direction {other}"),
    }
}

fn name((file, rank): Cell) -> String {
    let file = b"abcdefg"[usize::try_from(file).expect("a file")];
    format!("{}{}", char::from(file), rank + 1)
}

#[derive(Clone, Debug)]
struct Plain {
    cells: Vec<(Cell, Cube)>,
    side: char,
    /// The letters of the rules field.
    rules: String,
}

impl Plain {
    fn read(line: &str) -> Self {
        let fields: Vec<&str> = line.split(' ').collect();
        let mut cells = Vec::new();
        for (row, rank) in fields[0].split('/').zip((0..7).rev()) {
            let letters: Vec<char> = row.chars().collect();
            let (mut at, mut file) = (0, 0);
            while at < letters.len() {
                if let Some(empty) = letters[at].to_digit(10) {
                    file += i32::try_from(empty).expect("a digit");
                    at += 1;
                    continue;
                }
                let owner = if letters[at].is_uppercase() { 'g' } else { 'b' };
                let up = |at: usize| letters[at].to_ascii_uppercase();
                cells.push(((file, rank), Cube::lying(owner, up(at), up(at + 1))));
                file += 1;
                at += 2;
            }
        }
        Self {
            cells,
            side: fields[1].chars().next().expect("a side"),
            rules: fields[3].to_owned(),
        }
    }

    fn write(&self) -> String {
        let mut text = String::new();
        for rank in (0..7).rev() {
            let mut empty = 0;
            for file in 0..7 {
                let Some(cube) = self.at((file, rank)) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    text += &format!("{empty}");
                }
                empty = 0;
                for face in [cube.top, cube.north] {
                    text.push(match cube.owner {
                        'g' => face,
                        _ => face.to_ascii_lowercase(),
                    });
                }
            }
            if empty > 0 {
                text += &format!("{empty}");
            }
            if rank > 0 {
                text.push('/');
            }
        }
        format!("{text} {}", self.side)
    }

    fn at(&self, cell: Cell) -> Option<Cube> {
        let found = self.cells.iter().find(|(at, _)| *at == cell);
        found.map(|(_, cube)| *cube)
    }

    fn open(&self, (file, rank): Cell) -> bool {
        (0..7).contains(&file) && (0..7).contains(&rank) && self.at((file, rank)).is_none()
    }

    fn goal(side: char) -> Cell {
        match side {
            'g' => (3, 5),
            _ => (3, 1),
        }
    }

    /// Every turn of a side with the position after it, sorted by its text.
    fn turns(&self, side: char) -> Vec<(String, Self)> {
        let mut turns = Vec::new();
        for &(from, cube) in &self.cells {
            if cube.owner != side {
                continue;
            }
            for direction in DIRECTIONS {
                self.tips(from, cube, direction, &mut turns);
            }
        }
        turns.sort_by(|one, other| one.0.cmp(&other.0));
        turns.dedup_by(|one, other| one.0 == other.0);
        turns
    }

    fn tips(&self, from: Cell, cube: Cube, direction: char, turns: &mut Vec<(String, Self)>) {
        let to = step(from, direction);
        if !self.open(to) {
            return;
        }
        let tipped = cube.tip(direction);
        let mut lifted = self.clone();
        lifted.cells.retain(|(at, _)| *at != from);
        let text = format!("{}{direction}{}", name(from), tipped.top);
        if tipped.top == 'S' {
            if to == Self::goal(cube.owner) {
                lifted.end(text, None, turns);
            }
            return;
        }
        if STARS.contains(&to) {
            return;
        }
        let hops = match tipped.top {
            'P' => return lifted.end(text, Some((to, tipped)), turns),
            'C' => lifted.cross(to),
            'X' => lifted.x(to),
            'L' => lifted.slider(to),
            _ => lifted.hoops(to, 3),
        };
        let hops: Vec<Cell> = hops
            .into_iter()
            .filter(|hop| !STARS.contains(hop))
            .collect();
        if hops.is_empty() && self.rules.contains('e') {
            return lifted.end(text, Some((to, tipped)), turns);
        }
        for hop in hops {
            lifted.end(format!("{text}{}", name(hop)), Some((hop, tipped)), turns);
        }
    }

    /// Puts the block down, unless it or another one would touch where that is forbidden.
    fn end(&self, text: String, block: Option<(Cell, Cube)>, turns: &mut Vec<(String, Self)>) {
        let mut after = self.clone();
        after.cells.extend(block);
        let touches = |&(at, cube): &(Cell, Cube)| {
            let mut around = DIRECTIONS.iter().filter_map(|&way| after.at(step(at, way)));
            around.any(|other| other.owner != cube.owner)
        };
        if self.rules.contains('n') && after.cells.iter().any(touches) {
            return;
        }
        turns.push((text, after));
    }

    fn cross(&self, at: Cell) -> Vec<Cell> {
        let steps = DIRECTIONS.iter().map(|&way| step(at, way));
        steps.filter(|&cell| self.open(cell)).collect()
    }

    fn x(&self, (file, rank): Cell) -> Vec<Cell> {
        let corners = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
        let cells = corners.map(|(east, north)| (file + east, rank + north));
        cells.into_iter().filter(|&cell| self.open(cell)).collect()
    }

    fn slider(&self, at: Cell) -> Vec<Cell> {
        let mut ends = Vec::new();
        for way in DIRECTIONS {
            let mut run = Vec::new();
            let mut next = step(at, way);
            while self.open(next) {
                run.push(next);
                next = step(next, way);
            }
            let Some(&end) = run.last() else {
                continue;
            };
            ends.push(end);
            for (number, &cell) in run.iter().enumerate() {
                let star_next = STARS.contains(&step(cell, way));
                let beside = DIRECTIONS
                    .iter()
                    .any(|&way| STARS.contains(&step(cell, way)));
                let halts = match &self.rules[..1] {
                    "h" => star_next,
                    "f" => star_next && STARS.contains(&end) && number + 2 == run.len(),
                    "b" => beside,
                    _ => false,
                };
                if halts {
                    ends.push(cell);
                }
            }
        }
        ends
    }

    /// Every cell that exactly so many steps can reach.
    fn hoops(&self, at: Cell, steps: u32) -> Vec<Cell> {
        if steps == 0 {
            return vec![at];
        }
        let next = self.cross(at).into_iter();
        next.flat_map(|cell| self.hoops(cell, steps - 1)).collect()
    }

    fn has(&self, side: char) -> bool {
        self.cells.iter().any(|(_, cube)| cube.owner == side)
    }

    /// Who moves after a turn, whether the other one was skipped, and how the game ended.
    fn settle(&mut self) -> (bool, Option<&'static str>) {
        let (mover, other) = match self.side {
            'g' => ('g', 'b'),
            _ => ('b', 'g'),
        };
        self.side = other;
        if !self.has(mover) {
            return (false, Some(if mover == 'g' { "1-0" } else { "0-1" }));
        }
        if !self.turns(other).is_empty() {
            return (false, None);
        }
        if self.turns(mover).is_empty() {
            return (false, Some("stuck"));
        }
        self.side = mover;
        (true, None)
    }
}

fn ended(game: &Deblockle) -> Option<&'static str> {
    game.outcome().map(|outcome| match outcome.winner {
        Some(Side::First) => "1-0",
        Some(Side::Second) => "0-1",
        None => "stuck",
    })
}

fn board(game: &Deblockle) -> String {
    let line = game.write();
    line.split(' ').take(2).collect::<Vec<_>>().join(" ")
}

/// Plays both along with each other and compares all there is.
fn check(start: &Deblockle, rng: &mut ChaCha8Rng, longest: u32) {
    let mut game = *start;
    let mut plain = Plain::read(&game.write());
    for _ in 0..longest {
        if game.outcome().is_some() {
            break;
        }
        let turns = plain.turns(plain.side);
        let mut moves = Vec::new();
        game.moves(&mut moves);
        let mut texts: Vec<String> = moves.iter().map(|&turn| game.write_move(turn)).collect();
        texts.sort();
        let plainly: Vec<&str> = turns.iter().map(|(text, _)| text.as_str()).collect();
        assert_eq!(texts, plainly, "{}", game.write());
        let (text, after) = &turns[rng.next_u32() as usize % turns.len()];
        let mut effects = Vec::new();
        game.play(game.read_move(text).expect("a listed turn"), &mut effects);
        plain = after.clone();
        let (skipped, end) = plain.settle();
        let passed = |effect: &Effect| matches!(effect, Effect::Passed { .. });
        assert_eq!(board(&game), plain.write(), "after {text}");
        assert_eq!(ended(&game), end, "{}", plain.write());
        assert_eq!(effects.iter().any(passed), skipped, "{}", plain.write());
    }
}

#[test]
fn both_agree_over_random_games() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for rules in all_rules() {
        for (gold, blue) in [("4", "4"), ("3", "3"), ("1", "2"), ("4", "1"), ("1", "1")] {
            for seed in 0..3 {
                let seed = seed.to_string();
                let mut settings = rules.to_vec();
                settings.extend([("gold", gold), ("blue", blue), ("seed", &seed)]);
                check(&Deblockle::start(&options(&settings)), &mut rng, 60);
            }
        }
    }
}

/// Blocks anywhere on the board, crowded or not, so that blocked sides and rare stops come up.
#[test]
fn both_agree_from_random_positions() {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let mut below = |most: u32| rng.next_u32() % most;
    let mut starts = Vec::new();
    while starts.len() < 3000 {
        // The blocks crowd in a corner of this size.
        let size = 3 + below(5);
        let mut rows = vec![vec!["1".to_owned(); 7]; 7];
        for owner in ['g', 'b'] {
            for _ in 0..1 + below(4) {
                let mut cube = Cube::new(owner);
                for _ in 0..12 {
                    cube = cube.tip(DIRECTIONS[below(4) as usize]);
                }
                let letters: String = [cube.top, cube.north].iter().collect();
                rows[below(size) as usize][below(size) as usize] = match owner {
                    'g' => letters,
                    _ => letters.to_lowercase(),
                };
            }
        }
        let rows: Vec<String> = rows.iter().map(|row| row.concat()).collect();
        let side = ["g", "b"][below(2) as usize];
        let rules = all_rules();
        let options = options(&rules[below(16) as usize]);
        let line = format!("{} {side}", rows.join("/"));
        // A block on a star square, or one that took another's square, makes no position.
        starts.extend(Deblockle::read(&line, &options));
    }
    for start in &starts {
        check(start, &mut rng, 4);
    }
}
