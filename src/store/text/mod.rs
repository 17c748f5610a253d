//! A game as text that people exchange: tags, numbered turns, a result; the same shape for all
//! games. And what a pasted text is.

mod many;
mod read;
mod tokens;
mod write;

pub use read::read;
use read::read_from;
pub use write::write;

use crate::{
    catalog::GameId,
    rules::Reason,
    session::Table,
    store::{
        LoadError, Loaded, Progress,
        formats::{self, Collection, Entry},
        save::{self, looks_like_save},
    },
};

/// What a text turned out to be.
#[derive(Debug)]
pub enum Imported {
    Save(Loaded),
    /// The text of a game.
    Game {
        game: GameId,
        table: Box<dyn Table>,
    },
    /// A position line; the game begins there.
    Position {
        game: GameId,
        table: Box<dyn Table>,
    },
    /// Many games or positions, of which one is chosen.
    Games(Collection),
}

/// No text that is pasted by hand is longer, in bytes.
const LONGEST: usize = 16 << 20;

/// Finds out what a text is and reads it. `likely` is the game to try first where a text could
/// belong to several.
pub fn recognise(text: &str, likely: Option<GameId>) -> Result<Imported, LoadError> {
    let text = text.trim_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}');
    if text.is_empty() {
        return Err(LoadError::new(Reason::new("store-text-empty")));
    }
    if LONGEST < text.len() {
        return Err(LoadError::new(Reason::new("store-text-long")));
    }
    sort(text, likely, &Progress::default())
}

/// [`recognise`] for a text of any length that is not empty.
pub(crate) fn sort(
    text: &str,
    likely: Option<GameId>,
    progress: &Progress,
) -> Result<Imported, LoadError> {
    let whole = text;
    let text = text.trim_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}');
    if looks_like_save(text) {
        return save::read(text).map(Imported::Save);
    }
    // What stands in a comment of ours may look like anything.
    if !begins_with_a_tag(text)
        && let Some(found) = formats::recognise(text, progress)
    {
        return found;
    }
    let games = by_likelihood(likely);
    if !text.starts_with('[') && !text.contains('\n') {
        for game in games.clone() {
            if let Ok(table) = game.open(&[], Some(text)) {
                return Ok(Imported::Position { game, table });
            }
        }
        if let Some(game) = games.clone().find(|&game| looks_like_position(game, text)) {
            return Err(bad_position(game, text));
        }
    }
    if let Some(games) = many::find(text, likely, progress) {
        return Ok(Imported::Games(games));
    }
    let mut best: Option<LoadError> = None;
    if text.starts_with('[') {
        match read(text, likely) {
            Ok((game, table)) => return Ok(Imported::Game { game, table }),
            // Tags of another program, which plays one game only and so does not name it.
            Err(err) if err.reason.key == NO_GAME => best = Some(err),
            Err(err) => return Err(err),
        }
    } else if text.contains(';')
        && !text.contains(['{', '('])
        && let Ok(found) = formats::read_turns(text)
    {
        // What we read as the start of a comment stands between turns here.
        return Ok(found);
    }
    // Turns alone: the game is the one that can play the most of them.
    for game in games {
        match read(text, Some(game)) {
            // Numbers and comments alone are no game.
            Ok((_, table)) if table.record().is_empty() => (),
            Ok((game, table)) => return Ok(Imported::Game { game, table }),
            Err(err) => {
                if played(best.as_ref()) < played(Some(&err)) {
                    best = Some(err);
                }
            }
        }
    }
    // What is written in no way of ours may still be turns of Reversi.
    match formats::read_turns(text) {
        Ok(found) => return Ok(found),
        Err(err) => {
            let is_first = best.is_none() && formats::is_turns(text);
            if is_first || played(best.as_ref()) < played(Some(&err)) {
                best = Some(err);
            }
        }
    }
    Err(best.unwrap_or_else(|| LoadError::new(foreign("store-text-foreign", whole))))
}

/// The refusal of a text that is nothing we read, with the line in which it begins.
pub(crate) fn foreign(key: &'static str, text: &str) -> Reason {
    let begin = text.trim_start();
    let above = &text[..text.len() - begin.len()];
    Reason::new(key)
        .count("line", 1 + above.matches('\n').count() as u64)
        .text("text", formats::line_shown(begin))
}

/// What stands before the name under which a tag is kept that says nothing to us.
pub(crate) const TAG: &str = "pgn.";

/// The tag, and its value where a side had used up its time; other programs write it so too.
const TERMINATION: &str = "Termination";
const ON_TIME: &str = "time forfeit";

/// What is wrong with tags that do not say which game they belong to.
const NO_GAME: &str = "store-text-no-game";

/// Reads one of the games that [`many::find`] found.
pub(crate) fn read_part(
    text: &str,
    entry: &Entry,
    likely: Option<GameId>,
) -> Result<Box<dyn Table>, LoadError> {
    let part = text.get(entry.bytes.clone()).unwrap_or_default();
    let read = |likely| read_from(part, entry.line, likely);
    let mut best = match read(None) {
        Ok((_, table)) => return Ok(table),
        Err(err) if err.reason.key == NO_GAME => err,
        Err(err) => return Err(err),
    };
    // Nothing says which game it is: the one that can play the most of it.
    for game in by_likelihood(likely) {
        match read(Some(game)) {
            Ok((_, table)) => return Ok(table),
            Err(err) if played(Some(&best)) < played(Some(&err)) => best = err,
            Err(_) => (),
        }
    }
    if !part.starts_with('[')
        && let Ok(Imported::Game { table, .. }) = formats::read_turns(part)
    {
        return Ok(table);
    }
    Err(best)
}

/// The games, the likely one first.
fn by_likelihood(likely: Option<GameId>) -> impl Iterator<Item = GameId> + Clone {
    let others = GameId::ALL
        .into_iter()
        .filter(move |&game| Some(game) != likely);
    likely.into_iter().chain(others)
}

/// `[Name "`, as the texts of our shape begin.
fn begins_with_a_tag(text: &str) -> bool {
    let inside = text.strip_prefix('[').map(str::trim_start);
    let value = inside.map(|tag| tag.trim_start_matches(|letter: char| letter.is_alphanumeric()));
    value.is_some_and(|value| {
        value != inside.unwrap_or_default() && value.trim_start().starts_with('"')
    })
}

/// How many turns could be played before an error; `None` if it never came to turns.
fn played(err: Option<&LoadError>) -> Option<usize> {
    let table = err?.partial.as_ref()?;
    Some(table.record().len()).filter(|&nodes| 1 < nodes)
}

/// Whether a line is meant as a position of a game, from its shape alone.
fn looks_like_position(game: GameId, line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [board, side, ..] = words[..] else {
        return false;
    };
    let strokes = board.matches('/').count();
    match game {
        GameId::Coerceo => strokes == 4 && ["w", "b"].contains(&side),
        GameId::Reversi => strokes == 0 && 16 <= board.len() && side.len() == 1,
        GameId::Deblockle => strokes == 6 && ["g", "b"].contains(&side),
    }
}

fn bad_position(game: GameId, line: &str) -> LoadError {
    let reason = match game.open(&[], Some(line)) {
        Ok(_) => foreign("store-text-foreign", line),
        Err(err) => Reason::new("store-bad-start").because("why", err.reason),
    };
    LoadError::of(game, reason)
}
