//! The formats in which other programs keep games and positions of Reversi: read by their content,
//! whatever the file is called, and written where others read them.
//!
//! | format | read | written |
//! | --- | --- | --- |
//! | transcripts, `f5d6c3`, also from a position | yes | yes |
//! | OBF and positions of 64 characters, also drawn in lines | yes | yes |
//! | GGF, one game or many | yes | yes |
//! | SGF, `GM[2]`, with variations | yes | yes |
//! | WTHOR, `.wtb` with `.jou` and `.trn` | yes | no |
//! | Othello Quest, JSON | yes | no |
//!
//! GGF and SGF keep what a file of theirs says besides turns, names, dates and comments: ratings,
//! clocks, marks on the board and whatever else, as notes of the record, which saves hold too. The
//! other format gets of it the ratings, the place and the claimed result. No format but SGF holds
//! variations; SGF holds times in a property of ours. The square brackets of a comment become round
//! ones in GGF, names of nodes comments in SGF. Neither holds which player is a computer, hints that
//! were shown, nor what a review found.

mod clock;
mod collection;
mod diagram;
mod ggf;
mod list;
mod lost;
mod obf;
mod order;
mod place;
mod player;
mod props;
mod quest;
mod score;
mod sgf;
mod transcript;
mod wthor;

use std::path::Path;

pub use collection::{Bare, Collection, Lack, Row};
pub use lost::{Part, left_out};
pub use order::{Column, Order, Way};
pub(crate) use place::line_shown;
pub use score::Score;

pub(crate) use clock::clock;
pub(crate) use collection::Entry;
pub(crate) use ggf::millis;
pub(crate) use place::shown;
pub(crate) use player::MOST_NOTES;
pub(crate) use score::keep_lead;

use crate::{
    catalog::GameId,
    rules::Reason,
    session::Table,
    store::{LoadError, Progress, text::Imported},
};

/// A format of other programs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    Transcript,
    Obf,
    Ggf,
    Sgf,
    Wthor,
    Quest,
}

impl Format {
    pub const ALL: [Self; 6] = [
        Self::Transcript,
        Self::Obf,
        Self::Ggf,
        Self::Sgf,
        Self::Wthor,
        Self::Quest,
    ];

    /// A stable word, which is also what names of its files end in.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Transcript => "txt",
            Self::Obf => "obf",
            Self::Ggf => "ggf",
            Self::Sgf => "sgf",
            Self::Wthor => "wtb",
            Self::Quest => "json",
        }
    }

    pub const fn is_written(self) -> bool {
        match self {
            Self::Transcript | Self::Obf | Self::Ggf | Self::Sgf => true,
            Self::Wthor | Self::Quest => false,
        }
    }

    /// The format that a path asks for by its ending.
    pub fn of_path(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|format| format.word() == ending)
    }
}

/// Reads a text that means to be in one of the formats; `None` if it does not look like any.
pub(crate) fn recognise(text: &str, progress: &Progress) -> Option<Result<Imported, LoadError>> {
    if let Some(is_ggf) = props::looks_like(text) {
        return Some(if is_ggf {
            ggf::read(text, progress)
        } else {
            sgf::read(text, progress)
        });
    }
    if quest::looks_like(text) {
        return Some(quest::read(text));
    }
    if obf::looks_like(text) {
        return Some(obf::read(text));
    }
    if transcript::begins_with_a_position(text) {
        return Some(transcript::read(text));
    }
    diagram::position(text).map(|line| {
        obf::read_line(&line).map(|table| Imported::Position {
            game: GameId::Reversi,
            table,
        })
    })
}

/// The text of an older program: no UTF-8, but bytes of which each is a letter, with a game.
pub(crate) fn old_text(bytes: &[u8]) -> Option<String> {
    if str::from_utf8(bytes).is_ok() || bytes.contains(&0) {
        return None;
    }
    let text: String = bytes.iter().copied().map(char::from).collect();
    props::looks_like(&text).map(|_| text)
}

/// Reads the first game of a text in GGF.
pub(crate) fn read_ggf(text: &str) -> Result<Box<dyn Table>, LoadError> {
    ggf::read_first(text)
}

/// Reads turns alone, in whatever way people write them.
pub(crate) fn read_turns(text: &str) -> Result<Imported, LoadError> {
    transcript::read(text)
}

/// Whether a text is nothing but turns of Reversi, legal or not.
pub(crate) fn is_turns(text: &str) -> bool {
    transcript::is_plain(text)
}

/// Whether a file that is no text means to be of a WTHOR database.
pub(crate) fn is_binary(path: &Path, bytes: &[u8]) -> bool {
    wthor::looks_like(bytes) || (wthor::is_named(path) && bytes.contains(&0))
}

/// Reads a file of a WTHOR database, with the names from the files beside it.
pub(crate) fn read_binary(path: &Path, bytes: Vec<u8>) -> Result<Imported, LoadError> {
    wthor::read_beside(path, bytes).map(Imported::Games)
}

/// Writes a game in a format. Where a format holds many games, they follow each other, each from
/// the start of a line.
pub fn write(format: Format, table: &dyn Table) -> Result<String, Reason> {
    check(format, table)?;
    Ok(match format {
        Format::Transcript => transcript::write(table),
        Format::Obf => obf::write(table),
        Format::Ggf => ggf::write(table),
        Format::Sgf => sgf::write(table),
        Format::Wthor | Format::Quest => unreachable!("refused by the check"),
    })
}

/// What a format of others cannot hold.
fn check(format: Format, table: &dyn Table) -> Result<(), Reason> {
    let refused = |key| Err(Reason::new(key).text("format", format.word()));
    if !format.is_written() {
        return refused("store-format-only-read");
    }
    if table.slug() != GameId::Reversi.slug() {
        return refused("store-format-only-reversi");
    }
    let record = table.record();
    let by_hand = record
        .preorder()
        .into_iter()
        .any(|(_, id)| record.text(id).contains('/'));
    if by_hand {
        return refused("store-format-by-hand");
    }
    let original = table.options().contains(&("start", "original".to_owned()));
    if original && place::Start::of(table).is_placing() {
        return refused("store-format-placing");
    }
    Ok(())
}
