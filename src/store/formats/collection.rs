//! A file of many games: what a list shows of each, and each as a game when it is wanted. Nothing
//! is played before that, so that a hundred thousand games are there at once.

use std::{ops::Range, path::Path};

use crate::{
    catalog::GameId,
    record::plain,
    rules::{Reason, Side},
    session::Table,
    store::{
        LoadError,
        formats::{
            Format, Score, ggf, obf, place::Mark, props::cut, sgf, transcript, wthor::Database,
        },
        text::{self, Imported},
    },
};

/// The games of a file.
#[derive(Debug)]
pub struct Collection {
    games: Games,
    /// What the file is called, if it is one.
    name: String,
    trouble: Option<Reason>,
}

#[derive(Debug)]
enum Games {
    Text {
        format: Format,
        text: String,
        entries: Vec<Entry>,
    },
    /// Texts of our own shape, of any game.
    Own {
        text: String,
        entries: Vec<Entry>,
        /// The game to try first where a text names none.
        likely: Option<GameId>,
    },
    Wthor(Database),
}

/// Names that a file of games does not hold and that were not found beside it: its rows have
/// numbers in their place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lack {
    Players,
    Events,
    Both,
}

/// A game in a text.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) bytes: Range<usize>,
    /// The line it begins in, from 1; also 1 where no reason names lines.
    pub(crate) line: usize,
    pub(crate) row: Row,
}

impl Entry {
    pub(crate) fn begin(&self) -> Mark {
        Mark {
            at: self.bytes.start,
            line: self.line,
        }
    }
}

/// What a list shows of a game. Empty where the file does not know it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Row {
    /// Who plays the side that begins: Black in Reversi.
    pub first: String,
    pub second: String,
    /// The tournament or the place; what a position or a transcript begins with.
    pub event: String,
    /// A date, or only a year.
    pub date: String,
    pub score: Score,
    /// Of a position that is no game yet; it has nothing else.
    pub position: Option<Bare>,
}

/// What a list shows of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bare {
    /// The side to move.
    pub turn: Side,
    /// Squares without a disc.
    pub empties: u8,
    /// What the best of the turns whose scores are known comes to, in discs for the side to move.
    pub score: Option<i32>,
}

impl Collection {
    pub(crate) fn of_text(format: Format, text: String, entries: Vec<Entry>) -> Self {
        Self::of(Games::Text {
            format,
            text,
            entries,
        })
    }

    /// The only game of a text, or the many as a list. Fails where there is none.
    pub(crate) fn one_or_many(
        format: Format,
        text: &str,
        entries: Vec<Entry>,
    ) -> Result<Imported, LoadError> {
        match &entries[..] {
            [] => Err(LoadError::new(cut())),
            [only] => read_entry(format, text, only).map(|table| Imported::Game {
                game: GameId::Reversi,
                table,
            }),
            [..] => Ok(Imported::Games(Self::of_text(
                format,
                text.to_owned(),
                entries,
            ))),
        }
    }

    pub(crate) fn of_own_text(text: String, entries: Vec<Entry>, likely: Option<GameId>) -> Self {
        Self::of(Games::Own {
            text,
            entries,
            likely,
        })
    }

    pub(crate) fn of_wthor(database: Database, trouble: Option<Reason>) -> Self {
        Self {
            trouble,
            ..Self::of(Games::Wthor(database))
        }
    }

    fn of(games: Games) -> Self {
        Self {
            games,
            name: String::new(),
            trouble: None,
        }
    }

    pub(crate) fn named(mut self, path: &Path) -> Self {
        let name = path.file_name().unwrap_or_default();
        self.name = name.to_string_lossy().into_owned();
        self
    }

    /// The name of the file; empty where the games came from the clipboard.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What could not be read of the files beside it, which the games can do without.
    pub fn trouble(&self) -> Option<&Reason> {
        self.trouble.as_ref()
    }

    /// The format of other programs that the games are in; `None` for texts of our own shape.
    pub fn format(&self) -> Option<Format> {
        match &self.games {
            Games::Text { format, .. } => Some(*format),
            Games::Own { .. } => None,
            Games::Wthor(_) => Some(Format::Wthor),
        }
    }

    pub fn len(&self) -> usize {
        match &self.games {
            Games::Text { entries, .. } | Games::Own { entries, .. } => entries.len(),
            Games::Wthor(database) => database.len(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether it holds positions, and no games.
    pub fn is_of_positions(&self) -> bool {
        self.format() == Some(Format::Obf)
    }

    /// The names that are missing, if any are.
    pub fn lack(&self) -> Option<Lack> {
        match &self.games {
            Games::Text { .. } | Games::Own { .. } => None,
            Games::Wthor(database) => database.lack(),
        }
    }

    /// What a list shows of a game, which must be one of [`Collection::len`].
    pub fn row(&self, number: usize) -> Row {
        match &self.games {
            Games::Text { entries, .. } | Games::Own { entries, .. } => entries[number].row.clone(),
            Games::Wthor(database) => database.row(number),
        }
    }

    /// The numbers of the games in whose rows all of these words occur, without regard to case and
    /// accents.
    pub fn find(&self, words: &str) -> Vec<u32> {
        let words: Vec<String> = words.split_whitespace().map(plain).collect();
        let all = 0..u32::try_from(self.len()).unwrap_or(u32::MAX);
        if words.is_empty() {
            return all.collect();
        }
        let has_all = |number: &u32| {
            let Row {
                first,
                second,
                event,
                date,
                score: _,
                position: _,
            } = self.row(*number as usize);
            let row = plain(&format!("{first}\n{second}\n{event}\n{date}"));
            words.iter().all(|word| row.contains(word))
        };
        all.filter(has_all).collect()
    }

    /// Plays a game through. A reason names the number of the game.
    pub fn open(&self, number: usize) -> Result<Box<dyn Table>, LoadError> {
        let opened = match &self.games {
            Games::Wthor(database) => database.open(number),
            Games::Own {
                text,
                entries,
                likely,
            } => text::read_part(text, &entries[number], *likely),
            Games::Text {
                format,
                text,
                entries,
            } => read_entry(*format, text, &entries[number]),
        };
        opened.map_err(|mut err| {
            err.game.get_or_insert(GameId::Reversi);
            err.reason = Reason::new("store-in-game")
                .count("number", number as u64 + 1)
                .because("why", err.reason);
            err
        })
    }
}

fn read_entry(format: Format, text: &str, entry: &Entry) -> Result<Box<dyn Table>, LoadError> {
    let piece = || text.get(entry.bytes.clone()).unwrap_or_default();
    match format {
        Format::Ggf => ggf::read_game(text, entry),
        Format::Sgf => sgf::read_game(text, entry),
        Format::Obf => obf::read_line(piece()),
        Format::Transcript => transcript::read_game(piece()),
        Format::Wthor | Format::Quest => unreachable!("these are no texts of many"),
    }
}
