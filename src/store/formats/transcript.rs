//! Turns alone, in whatever way people write them: run together or apart, with numbers, commas,
//! dashes, brackets, marks of praise, in upper or lower case, from the start or from a position,
//! with lines above and below that say who played, and words around them that say as much.

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
        text::{self, Imported},
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

pub(crate) fn read_game(whole: &str) -> Result<Box<dyn Table>, LoadError> {
    let (start, text) = match obf::leading_position(whole) {
        Some((start, rest)) => (Some(start), rest),
        None => (None, whole),
    };
    let turns = turns_of(text);
    if turns.is_empty() {
        return Err(LoadError::new(text::foreign("store-text-foreign", whole)));
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
const BETWEEN: &str = ",;:|!?\"'()[]{}>→–—";

/// The texts of the turns. Lines above the first line of turns and below the last one say who
/// played, where, or how it ended. Between them nothing is left out, and below them no line with
/// a square in it: it may be a line of turns that is damaged, and whoever plays the turns finds
/// its first bad word.
fn turns_of(text: &str) -> Vec<&str> {
    let lines: Vec<Words<'_>> = text.lines().map(Words::read).collect();
    let is_turns = |line: &Words<'_>| line.are_turns;
    let Some(first) = lines.iter().position(is_turns) else {
        return Vec::new();
    };
    let last = lines
        .iter()
        .rposition(|line| line.are_turns || line.pieces.iter().any(|piece| is_square(piece)))
        .unwrap_or(first);
    let pieces = lines[first..=last].iter().flat_map(|line| &line.pieces);
    pieces.copied().collect()
}

/// The words of a line.
struct Words<'a> {
    /// Turns, and whatever stands among them, in order.
    pieces: Vec<&'a str>,
    /// Whether it is a line of turns: of those at least half are turns.
    are_turns: bool,
}

impl<'a> Words<'a> {
    fn read(line: &'a str) -> Self {
        let is_between = |letter: char| letter.is_whitespace() || BETWEEN.contains(letter);
        // Each word with the letter behind it.
        let words: Vec<(Vec<&str>, Option<char>)> = line
            .split_inclusive(is_between)
            .map(|word| {
                let behind = word.chars().next_back().filter(|&last| is_between(last));
                (pieces(word.trim_end_matches(is_between)), behind)
            })
            .collect();
        let counted = |words: &[(Vec<&str>, Option<char>)]| -> (usize, usize) {
            let pieces = words.iter().flat_map(|(pieces, _)| pieces);
            pieces.fold((0, 0), |(all, turns), piece| {
                (all + 1, turns + usize::from(is_turn(piece)))
            })
        };
        let game = &words[without_head_and_tail(&words)];
        let (pieces, turns) = counted(game);
        // A single square among much else is no turn.
        let are_many = 2 <= turns || counted(&words).0 <= 2 * turns;
        Self {
            pieces: game
                .iter()
                .flat_map(|(pieces, _)| pieces)
                .copied()
                .collect(),
            are_turns: 0 < turns && pieces <= 2 * turns && are_many,
        }
    }
}

/// The words of a line without `Game 1:` before the first turn and `(Black wins 40-24)` behind the
/// last: what stands before a colon or in brackets there, and plain words.
fn without_head_and_tail(words: &[(Vec<&str>, Option<char>)]) -> Range<usize> {
    let has_turn = |(pieces, _): &(Vec<&str>, Option<char>)| pieces.iter().any(|it| is_turn(it));
    let is_talk = |words: &[(Vec<&str>, Option<char>)]| {
        let mut pieces = words.iter().flat_map(|(pieces, _)| pieces);
        // A turn that is damaged is shorter or has its digit.
        pieces.all(|piece| 3 <= piece.chars().count() && !piece.contains(|c: char| c.is_numeric()))
    };
    let all = 0..words.len();
    let (Some(first), Some(last)) = (
        words.iter().position(has_turn),
        words.iter().rposition(has_turn),
    ) else {
        return all;
    };
    let colon = words[..first]
        .iter()
        .rposition(|&(_, behind)| behind == Some(':'));
    let head = colon.map_or(0, |colon| colon + 1);
    let begin = if is_talk(&words[head..first]) {
        first
    } else {
        head
    };
    let tail = &words[last + 1..];
    let before = tail.iter().position(|(pieces, _)| !pieces.is_empty());
    let opens = |&(_, behind): &(_, Option<char>)| behind.is_some_and(|c| "([{".contains(c));
    let is_bracketed = words[last..=last + before.unwrap_or(0)].iter().any(opens);
    let end = if is_bracketed || is_talk(tail) {
        last + 1
    } else {
        all.end
    };
    begin..end
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
        part.bytes()
            .all(|byte| byte.is_ascii_digit() || b".:*/+=".contains(&byte))
    };
    let turns = |part| -> Vec<&str> {
        // A name may begin like a pass.
        if str::contains(part, |c: char| c.is_ascii_digit()) {
            GameId::Reversi.split_turns(part)
        } else {
            vec![part]
        }
    };
    word.split('-')
        .filter(|part| !is_nothing(part))
        .flat_map(turns)
        .collect()
}

fn is_turn(text: &str) -> bool {
    let bytes = text.as_bytes();
    let is_named = matches!(bytes, [file, digits @ ..]
        if file.is_ascii_alphabetic()
            && (1..=2).contains(&digits.len())
            && digits.iter().all(u8::is_ascii_digit));
    is_named || is_pass(text)
}

/// Whether a turn could be on the largest board.
fn is_square(text: &str) -> bool {
    let is_file = text.starts_with(|file: char| ('a'..='j').contains(&file.to_ascii_lowercase()));
    let rank = text.get(1..).and_then(|rank| rank.parse::<u8>().ok());
    is_file && rank.is_some_and(|rank| (1..=10).contains(&rank))
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
