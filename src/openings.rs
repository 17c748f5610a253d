//! The names of openings of Reversi on 8 x 8. A name belongs to a position, so that mirror images
//! and other orders of the same turns find it too. Knows no language: names are the same in all.

use std::{collections::HashMap, sync::LazyLock};

use crate::{
    catalog::read_position,
    engine::reversi::eight::board::Board,
    record::{NodeId, plain},
    rules::{
        Game as _, Side,
        reversi::{Reversi, ReversiOptions, Size, split_turns},
    },
    session::Table,
};

/// An opening that has a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// The turns from the usual start, run together: `f5d6c3`.
    pub moves: &'static str,
    pub name: &'static str,
    /// Other names of the same position.
    pub others: Vec<&'static str>,
}

/// All images of a position under one key: the discs of the side to move, those of the other one,
/// and who is to move.
type Key = (Board, Side);

struct List {
    openings: Vec<Opening>,
    /// The positions after each turn of an opening.
    ways: Vec<Vec<Key>>,
    /// The place of the opening that ends in a position.
    by_position: HashMap<Key, usize>,
    /// The turns of the longest opening; no later position has a name.
    longest: usize,
}

static LIST: LazyLock<List> = LazyLock::new(|| {
    let openings: Vec<Opening> = include_str!("../assets/reversi_openings.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(read)
        .collect();
    let way = |opening: &Opening| way(&opening.turns()).expect("the openings are legal");
    let ways: Vec<Vec<Key>> = openings.iter().map(way).collect();
    let last = |way: &Vec<Key>| *way.last().expect("an opening has turns");
    let by_position = ways.iter().map(last).zip(0..).collect();
    let longest = ways.iter().map(Vec::len).max().unwrap_or(0);
    List {
        openings,
        ways,
        by_position,
        longest,
    }
});

/// The positions after each of these turns from the usual start; `None` if one is not legal.
fn way(turns: &[&str]) -> Option<Vec<Key>> {
    let mut game = Reversi::start(&ReversiOptions::default());
    let mut after = |turn: &&str| {
        let turn = game.read_move(turn).ok()?;
        game.play(turn, &mut ());
        Some(key_of(&game))
    };
    turns.iter().map(&mut after).collect()
}

fn read(line: &'static str) -> Opening {
    let (moves, names) = line.split_once(' ').expect("a name follows the turns");
    let mut names = names.split("; ");
    Opening {
        moves,
        name: names.next().expect("a text has a first part"),
        others: names.collect(),
    }
}

fn key_of(game: &Reversi) -> Key {
    let side = game.turn();
    let discs = |side| game.discs(side) as u64;
    let board = Board {
        own: discs(side),
        opp: discs(!side),
    };
    (board.canonical().0, side)
}

impl Opening {
    /// The turns one by one.
    pub fn turns(&self) -> Vec<&'static str> {
        split_turns(self.moves)
    }

    /// The number of turns.
    pub fn plies(&self) -> usize {
        self.moves.len() / 2
    }

    fn names(&self) -> impl Iterator<Item = &'static str> {
        [self.name].into_iter().chain(self.others.iter().copied())
    }

    /// Whether this is one of its names, without regard to case, accents and spaces around it.
    pub fn is_just(&self, name: &str) -> bool {
        let wanted = plain(name.trim());
        self.names().any(|name| plain(name) == wanted)
    }

    /// Whether one of its names has all these words.
    fn is_called(&self, words: &[String]) -> bool {
        self.names().any(|name| {
            let name = plain(name);
            words.iter().all(|word| name.contains(word))
        })
    }
}

/// Every opening, in the order of the turns.
pub fn all() -> &'static [Opening] {
    &LIST.openings
}

/// The places in the list of the openings that have all words in a name, without regard to case and
/// accents, those with just this name first; or that come through the position after these turns, whichever way round they are
/// written. Turns may have spaces and move numbers between them.
pub fn find(words: &str) -> Vec<usize> {
    if let Some(turns) = as_turns(words) {
        let Some(Some(position)) = way(&turns).map(|way| way.last().copied()) else {
            return Vec::new();
        };
        let ways = LIST.ways.iter().zip(0..);
        let found = ways.filter(|(way, _)| way.contains(&position));
        return found.map(|(_, place)| place).collect();
    }
    let parts: Vec<String> = words.split_whitespace().map(plain).collect();
    let called = all().iter().zip(0..);
    let called = called.filter(|(opening, _)| opening.is_called(&parts));
    let mut found: Vec<usize> = called.map(|(_, place)| place).collect();
    found.sort_by_key(|&place| !all()[place].is_just(words));
    found
}

/// The turns that a text holds if it holds nothing else. The last one may be half written.
fn as_turns(text: &str) -> Option<Vec<&str>> {
    let mut turns = split_turns(text);
    let is_turn = |turn: &&str| turn.len() == 2 && turn.ends_with(|c: char| c.is_ascii_digit());
    if 1 < turns.len() && turns.last().is_some_and(|last| last.len() == 1) {
        turns.pop();
    }
    (!turns.is_empty() && turns.iter().all(is_turn)).then_some(turns)
}

/// The place in the list of the deepest named position on the way to where the view is. Only the
/// usual board with the usual start has names.
pub fn named(table: &dyn Table) -> Option<usize> {
    let record = table.record();
    let (start, found) = along(table, &record.path(record.here()));
    found.last().map(|&(_, place)| place).or(start)
}

/// The turns of the line on the table that lead to a position with a name, and the names.
pub fn names(table: &dyn Table) -> Vec<(NodeId, &'static str)> {
    let (_, found) = along(table, &table.record().line());
    let name = |(id, place): (NodeId, usize)| (id, LIST.openings[place].name);
    found.into_iter().map(name).collect()
}

/// The places in the list of the start, and of the positions after turns from there, as far as they
/// have names.
fn along(table: &dyn Table, turns: &[NodeId]) -> (Option<usize>, Vec<(NodeId, usize)>) {
    let Some(mut game) = start_with_names(table) else {
        return (None, Vec::new());
    };
    let place = |game: &Reversi| LIST.by_position.get(&key_of(game)).copied();
    let start = place(&game);
    let mut found = Vec::new();
    for &id in turns.iter().take(LIST.longest) {
        let Ok(turn) = game.read_move(table.record().text(id)) else {
            break;
        };
        game.play(turn, &mut ());
        found.extend(place(&game).map(|place| (id, place)));
    }
    (start, found)
}

/// The start of a game of which openings have names.
fn start_with_names(table: &dyn Table) -> Option<Reversi> {
    if table.slug() != Reversi::SLUG {
        return None;
    }
    let options = table.options();
    let usual = |(key, value): &(&'static str, String)| match *key {
        "size" => value == "8",
        "start" => value == "standard",
        "handicap" => value == "0",
        _ => true,
    };
    if !options.iter().all(usual) {
        return None;
    }
    let options: Vec<(String, String)> = options
        .into_iter()
        .map(|(key, value)| (key.to_owned(), value))
        .collect();
    let game: Reversi = read_position::<Reversi>(&options, Some(&table.start())).ok()?;
    debug_assert_eq!(game.size(), Size::default(), "the options say so");
    Some(game)
}
