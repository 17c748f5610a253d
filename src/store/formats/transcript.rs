//! Turns alone, in whatever way people write them: run together or apart, with numbers, commas,
//! dashes, brackets, marks of praise, in upper or lower case, from the start or from a position,
//! with lines above and below that say who played.

use std::ops::Range;

use crate::{
    catalog::GameId,
    session::Table,
    store::{
        LoadError,
        formats::{
            Collection, Format, Row,
            collection::Entry,
            obf,
            place::{Start, shown},
            player::{Player, is_pass},
        },
        text::Imported,
    },
};

/// Reads one game; if it is none as a whole, a game a line.
pub(crate) fn read(text: &str) -> Result<Imported, LoadError> {
    let rows: Vec<(Range<usize>, &str)> = lines(text).collect();
    let placed = rows.iter().filter(|(_, line)| begins_with_a_position(line));
    if placed.count() < 2 {
        match read_game(text) {
            Ok(table) => {
                return Ok(Imported::Game {
                    game: GameId::Reversi,
                    table,
                });
            }
            Err(err) if !is_many(&rows) => return Err(err),
            Err(_) => (),
        }
    }
    let entry = |(bytes, line): (Range<usize>, &str)| Entry {
        bytes,
        line: 1,
        row: Row {
            event: shown(line),
            ..Row::default()
        },
    };
    let entries = rows.into_iter().map(entry).collect();
    Ok(Imported::Games(Collection::of_text(
        Format::Transcript,
        text.to_owned(),
        entries,
    )))
}

/// Whether each line is a game of its own: turns run together, or turns that can be played from
/// the start. A game that goes on in the next line begins there only by a rare chance.
fn is_many(rows: &[(Range<usize>, &str)]) -> bool {
    let is_together = |(_, line): &(Range<usize>, &str)| {
        let turns = obf::leading_position(line).map_or(*line, |(_, turns)| turns);
        1 < turns_of(turns).len() && !turns.trim().contains(char::is_whitespace)
    };
    // So many lines tell what the others are.
    let some = &rows[..rows.len().min(100)];
    let played = some.iter().filter(|(_, line)| read_game(line).is_ok());
    1 < rows.len() && (rows.iter().all(is_together) || some.len() < 2 * played.count())
}

/// A position and then turns, not only what else a position line may hold.
pub(crate) fn begins_with_a_position(text: &str) -> bool {
    obf::leading_position(text).is_some_and(|(_, rest)| !turns_of(rest).is_empty())
}

/// The lines that hold something, with their place.
fn lines(text: &str) -> impl Iterator<Item = (Range<usize>, &str)> {
    let mut at = 0;
    text.split_inclusive('\n').filter_map(move |line| {
        let begin = at;
        at += line.len();
        (!line.trim().is_empty()).then_some((begin..at, line.trim()))
    })
}

pub(crate) fn read_game(text: &str) -> Result<Box<dyn Table>, LoadError> {
    let (start, text) = match obf::leading_position(text) {
        Some((start, rest)) => (Some(start), rest),
        None => (None, text),
    };
    let turns = turns_of(text);
    if turns.is_empty() {
        return Err(obf::foreign());
    }
    let mut player = Player::open(start.as_deref())?;
    for turn in turns {
        let text = if is_pass(turn) { "pass" } else { turn };
        if let Err(err) = player.play(&shown(text)) {
            return Err(player.refused(err));
        }
    }
    Ok(player.done(None))
}

/// What stands between or behind turns and means nothing for the game.
const BETWEEN: &str = ",;:|!?\"'()[]>";

/// The texts of the turns. A line of which not even half are turns is no line of turns, but says
/// who played, where, or how it ended.
fn turns_of(text: &str) -> Vec<&str> {
    let mut turns = Vec::new();
    for line in text.lines() {
        let pieces: Vec<&str> = line
            .split(|c: char| c.is_whitespace() || BETWEEN.contains(c))
            .flat_map(pieces)
            .collect();
        let good = pieces.iter().filter(|piece| is_turn(piece)).count();
        if pieces.len() <= 2 * good {
            turns.extend(pieces);
        }
    }
    turns
}

/// Whether whatever looks like a line of turns holds squares and passes only.
pub(crate) fn is_plain(text: &str) -> bool {
    let turns = turns_of(text);
    !turns.is_empty() && turns.into_iter().all(is_turn)
}

/// What a word without spaces holds: a turn, several run together, or a number, which is nothing.
fn pieces(word: &str) -> Vec<&str> {
    if word == "--" {
        return vec![word];
    }
    let is_nothing = |part: &&str| {
        let part = part.trim_end_matches(['.', ')', ':']);
        part.bytes()
            .all(|byte| byte.is_ascii_digit() || b".:*".contains(&byte))
    };
    word.split('-')
        .filter(|part| !is_nothing(part))
        .flat_map(|part| GameId::Reversi.split_turns(part))
        .collect()
}

fn is_turn(text: &str) -> bool {
    let bytes = text.as_bytes();
    let is_square = matches!(bytes, [file, digits @ ..]
        if file.is_ascii_alphabetic()
            && (1..=2).contains(&digits.len())
            && digits.iter().all(u8::is_ascii_digit));
    is_square || is_pass(text)
}

/// The main line, run together, after the position if it began from another.
pub(crate) fn write(table: &dyn Table) -> String {
    let start = Start::of(table);
    let mut text = String::new();
    if !start.is_usual() {
        text = start.line() + " ";
    }
    let record = table.record();
    for id in record.path(record.main_tip()) {
        match record.text(id) {
            "pass" => (),
            turn => text += turn,
        }
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}
