//! Several games in one text: where each stands, and what a list shows of it. A game begins with its
//! tags, or behind the result of the one before it.

use crate::{
    catalog::GameId,
    rules::BySide,
    store::{
        Progress,
        formats::{Collection, Entry, Row, Score, shown},
        text::{
            read::{Claim, Tags, Word},
            tokens::{Token, What, tokens},
        },
    },
};

/// The games of a text, if there are several.
pub(crate) fn find(text: &str, likely: Option<GameId>, progress: &Progress) -> Option<Collection> {
    let mut games = Vec::new();
    // Every text is gone through once, however many games it holds.
    let mut part = Part::default();
    for piece in tokens(text, 1) {
        if part.ends_before(&piece) {
            if progress.is_stopped() {
                break;
            }
            games.push(part.entry(text, piece.at, likely));
            part = Part::default();
            progress.tell(piece.at, text.len());
        }
        part.take(&piece);
    }
    if games.is_empty() {
        return None;
    }
    games.push(part.entry(text, text.len(), likely));
    Some(Collection::of_own_text(text.to_owned(), games, likely))
}

/// A game on its way through the text.
#[derive(Default)]
struct Part {
    /// Where it begins, and in which line.
    begin: Option<(usize, usize)>,
    tags: Tags,
    /// Where the first turn stands.
    turns: Option<usize>,
    /// Whether there were other words before it, as in a letter.
    has_words: bool,
    /// How many brackets are open.
    depth: u32,
    result: Option<Claim>,
}

impl Part {
    /// Whether a piece belongs to the next game. What stands behind a result and is no turn belongs
    /// to nothing.
    fn ends_before(&self, piece: &Token<'_>) -> bool {
        let is_done = self.result.is_some();
        match piece.what {
            What::Tag { .. } => is_done || self.turns.is_some(),
            What::BadTag(_) => is_done,
            What::Word(word) => is_done && is_turn(word),
            What::Comment(_) | What::Open(_) | What::Begin | What::End => false,
        }
    }

    fn take(&mut self, piece: &Token<'_>) {
        if self.turns.is_none() && self.has_words && matches!(piece.what, What::Tag { .. }) {
            *self = Self::default();
        }
        self.begin.get_or_insert((piece.at, piece.line));
        match piece.what {
            What::Tag { name, value } => self.tags.push(name, value),
            What::Begin => self.depth += 1,
            What::End => self.depth = self.depth.saturating_sub(1),
            What::Word(word) => match Word::of(word) {
                Word::Result(result) if self.depth == 0 => {
                    self.result.get_or_insert(result);
                }
                Word::Turn(_) if is_turn(word) => {
                    self.turns.get_or_insert(piece.at);
                }
                Word::Turn(_) => self.has_words = true,
                Word::Result(_) | Word::Number | Word::Resign => (),
            },
            What::Comment(_) | What::Open(_) | What::BadTag(_) => (),
        }
    }

    fn entry(self, text: &str, end: usize, likely: Option<GameId>) -> Entry {
        let (begin, line) = self.begin.unwrap_or((end, 1));
        let header = match self.tags.game(likely) {
            Ok(game) => self.tags.header(game),
            // Most others know of two sides that are called so.
            Err(_) => self.tags.header(GameId::Reversi),
        };
        let BySide { first, second } = header.players;
        let mut row = Row {
            first: first.name,
            second: second.name,
            event: header.event,
            date: header.date,
            score: self.score(),
            position: None,
        };
        if row.first.is_empty() && row.second.is_empty() && row.event.is_empty() {
            // Then the first turns tell most.
            row.event = shown(&text[self.turns.unwrap_or(begin)..end]);
        }
        Entry {
            bytes: begin..end,
            line,
            row,
        }
    }

    fn score(&self) -> Score {
        let tag = self.tags.value("Result").map(Word::of);
        let claim = match (self.result, tag) {
            (None | Some(Claim::Open), Some(Word::Result(claim))) => claim,
            (Some(claim), _) => claim,
            (None, _) => return Score::Unknown,
        };
        match claim {
            Claim::Open => Score::Unknown,
            Claim::Won(side) => Score::Won(side),
            Claim::Drawn => Score::Drawn,
        }
    }
}

/// Whether a word could be a turn of any game: a letter and a digit at least.
fn is_turn(word: &str) -> bool {
    match Word::of(word) {
        Word::Turn(turn) => [char::is_alphabetic, char::is_numeric]
            .iter()
            .all(|&kind| turn.contains(kind)),
        Word::Number | Word::Result(_) | Word::Resign => false,
    }
}
