//! Positions: 64 characters and a side, a line each, as OBF has them: `..-- X; a2:+38; c7:+36;`.
//! The scores become a comment, and a comment that holds nothing else becomes scores.

use crate::{
    catalog::GameId,
    record::Record,
    rules::{
        Game as _, Side,
        reversi::{Reversi, ReversiOptions},
    },
    session::Table,
    store::{
        LoadError,
        formats::{
            Bare, Collection, Format, Row,
            collection::Entry,
            ggf::is_number,
            place::{Start, shown},
            player::Player,
        },
        text::Imported,
    },
};

/// Whether a word could be a board from its length and letters.
pub(crate) fn is_board(word: &str) -> bool {
    [16, 36, 64, 100].contains(&word.chars().count())
        && word.chars().all(is_square)
        && word.contains(|c| !"BbWw01".contains(c))
}

fn is_square(letter: char) -> bool {
    "XxOo*BbWw●○-._012".contains(letter)
}

/// Whether a word was meant as a board, though it may have other letters or be too short.
fn resembles_board(word: &str) -> bool {
    let [good, all] = [
        word.chars().filter(|&letter| is_square(letter)).count(),
        word.chars().count(),
    ];
    16 <= all && 3 * all <= 4 * good
}

fn is_side(word: &str) -> bool {
    let word = word.trim_end_matches(';');
    word.chars().count() == 1 && "XxOo*BbWw●○".contains(word)
}

/// The lines that hold something, with where each begins.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut next = 0;
    text.split_inclusive('\n').filter_map(move |row| {
        let indent = row.len() - row.trim_start().len();
        let at = next + indent;
        next += row.len();
        let line = row.split('%').next().unwrap_or_default().trim();
        // Whole lines are comments in more ways.
        (!line.is_empty() && !line.starts_with([';', '#'])).then_some((at, line))
    })
}

/// Positions, or mostly so: what a line lacks is told when it is opened. A single position line is
/// not meant, because it may have what only our own notation knows.
pub(crate) fn looks_like(text: &str) -> bool {
    let (mut number, mut good) = (0, 0);
    let mut is_marked = text.contains('%');
    for (_, line) in lines(text) {
        number += 1;
        let mut words = line.split([' ', '\t', ';']).filter(|word| !word.is_empty());
        let board = words.next().unwrap_or_default();
        if !resembles_board(board) {
            continue;
        }
        let second = words.next();
        is_marked |= line.contains(';') || (second.is_none() && is_board(board));
        if !second.is_none_or(is_side) && !is_marked {
            return false;
        }
        if words.next().is_some() && !line.contains(';') {
            return false;
        }
        good += 1;
    }
    // One that could be read, or is meant to be, among a few that could not.
    number < 2 * good && (1 < number || is_marked)
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
    let position = bare(line);
    let event = match position {
        // One that cannot be read shows what stands there.
        None => shown(line),
        Some(_) => String::new(),
    };
    let row = Row {
        event,
        position,
        ..Row::default()
    };
    Entry {
        bytes: at..at + line.len(),
        line: 1,
        row,
    }
}

/// What a list shows of a line; `None` for one that is no position.
fn bare(line: &str) -> Option<Bare> {
    let (position, scores) = parts(line);
    let game = Reversi::read(&position, &ReversiOptions::default()).ok()?;
    let discs = Side::BOTH.map(|side| game.count(side));
    let best = scores.split(';').filter_map(score);
    // A list shows whole discs.
    let whole = |score: f64| score.round() as i32;
    let best = best.filter_map(|(_, score)| score.parse().ok().map(whole));
    Some(Bare {
        turn: game.turn(),
        empties: game.size().squares() - discs[0] - discs[1],
        score: best.max(),
    })
}

/// The position line and the scores of a line.
fn parts(line: &str) -> (String, &str) {
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
    (line, scores)
}

/// One line.
pub(crate) fn read_line(line: &str) -> Result<Box<dyn Table>, LoadError> {
    let (position, scores) = parts(line);
    let mut player = Player::open(Some(&position))?;
    let noted = |(turn, score): (&str, &str)| {
        let turn = shown(&turn.to_ascii_lowercase());
        format!("{turn} {score}")
    };
    let scores: Vec<String> = scores.split(';').filter_map(score).map(noted).collect();
    player.note(&scores.join(", "));
    Ok(player.done(None))
}

/// The turn and the score of `A2:+38`; `None` for what fills an empty place.
fn score(text: &str) -> Option<(&str, &str)> {
    let (turn, score) = text.split_once(':')?;
    let (turn, score) = (turn.trim(), score.trim());
    (turn != "--" && is_number(score)).then_some((turn, score))
}

/// The scores that a comment consists of, as [`read_line`] notes them; nothing if it says anything
/// else.
fn scores(comment: &str) -> String {
    let each = comment.split(", ").map(|part| {
        let (turn, score) = part.split_once(' ')?;
        let is_square = matches!(turn.as_bytes(), [b'a'..=b'j', b'1'..=b'9', ..]);
        (is_square && is_number(score)).then(|| format!(" {}:{score};", turn.to_ascii_uppercase()))
    });
    each.collect::<Option<String>>().unwrap_or_default()
}

/// Whether a comment says what no scores can.
pub(crate) fn is_lost(comment: &str) -> bool {
    !comment.is_empty() && scores(comment).is_empty()
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
            text.push(';');
            text += &scores(&record.node(id).comment);
            text.push('\n');
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
