//! Positions: 64 characters and a side, a line each, as OBF has them: `..-- X; a2:+38; c7:+36;`.
//! The scores become a comment.

use crate::{
    catalog::GameId,
    record::Record,
    rules::Reason,
    session::Table,
    store::{
        LoadError,
        formats::{
            Collection, Format, Row,
            collection::Entry,
            place::{Start, shown},
            player::Player,
        },
        text::Imported,
    },
};

/// Whether a word could be a board from its length and letters.
pub(crate) fn is_board(word: &str) -> bool {
    [16, 36, 64, 100].contains(&word.len())
        && word.bytes().all(|byte| b"XxOo*BbWw-._012".contains(&byte))
        && word.contains(['-', '.', '_', 'X', 'x', 'O', 'o', '*', '2'])
}

fn is_side(word: &str) -> bool {
    let word = word.trim_end_matches(';');
    word.len() == 1 && "XxOo*BbWw".contains(word)
}

/// The lines that hold something, with where each begins.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut next = 0;
    text.split_inclusive('\n').filter_map(move |row| {
        let indent = row.len() - row.trim_start().len();
        let at = next + indent;
        next += row.len();
        let line = row.split('%').next().unwrap_or_default().trim();
        (!line.is_empty()).then_some((at, line))
    })
}

/// Positions, and nothing else. A single position line is not meant, because it may have what only
/// our own notation knows.
pub(crate) fn looks_like(text: &str) -> bool {
    let mut number = 0;
    let mut is_marked = text.trim_start().starts_with('%');
    for (_, line) in lines(text) {
        let mut words = line.split([' ', '\t', ';']).filter(|word| !word.is_empty());
        if !words.next().is_some_and(is_board) {
            return false;
        }
        let second = words.next();
        is_marked |= line.contains(';') || second.is_none();
        if !second.is_none_or(is_side) && !is_marked {
            return false;
        }
        if words.next().is_some() && !line.contains(';') {
            return false;
        }
        number += 1;
    }
    1 < number || (number == 1 && is_marked)
}

pub(crate) fn read(text: &str) -> Result<Imported, LoadError> {
    let entries: Vec<Entry> = lines(text).map(|(at, line)| entry(at, line)).collect();
    match &entries[..] {
        [only] => {
            let table = read_line(&text[only.bytes.clone()])?;
            Ok(Imported::Position {
                game: GameId::Reversi,
                table,
            })
        }
        [..] => Ok(Imported::Games(Collection::of_text(
            Format::Obf,
            text.to_owned(),
            entries,
        ))),
    }
}

fn entry(at: usize, line: &str) -> Entry {
    let row = Row {
        event: shown(line),
        ..Row::default()
    };
    Entry {
        bytes: at..at + line.len(),
        row,
    }
}

/// One line.
pub(crate) fn read_line(line: &str) -> Result<Box<dyn Table>, LoadError> {
    let (position, scores) = line.split_once(';').unwrap_or((line, ""));
    let mut words = position.split_whitespace();
    let board = words.next().unwrap_or_default();
    let rest: Vec<&str> = words.collect();
    let line = if rest.is_empty() {
        // Without a side it is the one that moves if Black began and nobody passed.
        let discs = board.chars().filter(|&c| !"-._".contains(c)).count();
        let turn = if discs % 2 == 0 { 'X' } else { 'O' };
        format!("{board} {turn}")
    } else {
        format!("{board} {}", rest.join(" "))
    };
    let mut player = Player::open(Some(&line))?;
    let scores: Vec<String> = scores.split(';').filter_map(score).collect();
    player.note(&scores.join(", "));
    Ok(player.done(None))
}

/// `A2:+38` as a comment has it; `None` for what fills an empty place.
fn score(text: &str) -> Option<String> {
    let (turn, score) = text.split_once(':')?;
    let (turn, score) = (turn.trim(), score.trim());
    let is_number = score
        .strip_prefix(['+', '-'])
        .unwrap_or(score)
        .bytes()
        .all(|byte| byte.is_ascii_digit());
    (turn != "--" && !score.is_empty() && is_number)
        .then(|| format!("{} {score}", shown(&turn.to_ascii_lowercase())))
}

/// Every position of the main line in which a side has a choice, a line each.
pub(crate) fn write(table: &dyn Table) -> String {
    let mut walk = table.boxed();
    let record = table.record();
    let path = record.path(record.main_tip());
    let mut text = String::new();
    for id in [Record::ROOT].into_iter().chain(path) {
        walk.goto(id);
        if walk.outcome().is_none() && walk.waiting_pass().is_none() {
            text += &Start::of_line(&walk.position()).line();
            text += ";\n";
        }
    }
    text
}

/// A position that a text begins with, for what follows it.
pub(crate) fn leading_position(text: &str) -> Option<(String, &str)> {
    let text = text.trim_start();
    let (board, rest) = text.split_once(char::is_whitespace)?;
    if !is_board(board) {
        return None;
    }
    let rest = rest.trim_start();
    let (side, turns) = rest.split_once(char::is_whitespace)?;
    is_side(side).then(|| (format!("{board} {}", side.trim_end_matches(';')), turns))
}

/// What is no position at all.
pub(crate) fn foreign() -> LoadError {
    LoadError::new(Reason::new("store-text-foreign"))
}
