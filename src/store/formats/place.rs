//! What the formats have in common: start positions, squares, names and dates.

use jiff::{Timestamp, civil, tz::TimeZone};

use crate::{
    catalog::GameId,
    rules::{Side, Site},
    session::Table,
};

/// A start position as formats write it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Start {
    /// Rank by rank from a1: `X` black, `O` white, `-` empty.
    pub(crate) board: String,
    pub(crate) turn: Side,
    /// Squares on a side.
    pub(crate) size: usize,
}

impl Start {
    /// Where the game of a table began.
    pub(crate) fn of(table: &dyn Table) -> Self {
        Self::of_line(&table.start())
    }

    /// Of a position line that we wrote.
    pub(crate) fn of_line(line: &str) -> Self {
        let mut words = line.split_whitespace();
        let board = words.next().unwrap_or_default().to_owned();
        let turn = match words.next() {
            Some("O") => Side::Second,
            Some(_) | None => Side::First,
        };
        let size = board.len().isqrt();
        Self { board, turn, size }
    }

    /// Whether it is what everybody begins from.
    pub(crate) fn is_usual(&self) -> bool {
        let usual = GameId::Reversi.open(&[], None);
        usual.is_ok_and(|table| *self == Self::of(&*table))
    }

    /// Whether some of the centre is still empty.
    pub(crate) fn is_placing(&self) -> bool {
        let low = self.size / 2 - 1;
        let at = |square: usize| self.board.as_bytes().get(square) == Some(&b'-');
        [low, low + 1]
            .into_iter()
            .any(|rank| at(rank * self.size + low) || at(rank * self.size + low + 1))
    }

    /// The squares that hold this letter.
    pub(crate) fn squares(&self, letter: char) -> impl Iterator<Item = String> {
        let size = self.size;
        let named = move |(square, found): (usize, char)| {
            (found == letter).then(|| square_name(square % size, square / size))
        };
        self.board.chars().enumerate().filter_map(named)
    }

    /// The position line.
    pub(crate) fn line(&self) -> String {
        format!("{} {}", self.board, letter(self.turn))
    }
}

/// A side's letter in position lines.
pub(crate) fn letter(side: Side) -> char {
    match side {
        Side::First => 'X',
        Side::Second => 'O',
    }
}

/// File and rank from 0.
pub(crate) fn square_name(file: usize, rank: usize) -> String {
    // Boards have at most ten files and ranks.
    GameId::Reversi.site_name(Site((rank * 10 + file) as u8))
}

/// A turn's text without what could confuse a reader of it, for a refusal.
pub(crate) fn shown(text: &str) -> String {
    let plain = text.chars().filter(|letter| !letter.is_control());
    plain.take(40).collect()
}

/// The beginning of the first line of a text, as [`shown`]. The line may have no end for long, so
/// it is not looked for.
pub(crate) fn line_shown(text: &str) -> String {
    let line = text.chars().take_while(|&letter| letter != '\n');
    shown(&line.take(80).collect::<String>())
}

/// A player's or a place's name; empty where the file does not know it.
pub(crate) fn name(text: &str) -> String {
    let plain: String = text
        .chars()
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .take(200)
        .collect();
    let plain = plain.trim();
    if ["?", "???"].contains(&plain) {
        return String::new();
    }
    plain.to_owned()
}

/// A date as records note it, from the ways in which formats write it; as it stands where it is
/// another way.
pub(crate) fn date(text: &str) -> String {
    let text = name(text);
    if text.parse::<Timestamp>().is_ok() && !text.ends_with('Z') {
        return text;
    }
    let world = ["GMT", "UTC", "Z"]
        .iter()
        .find_map(|zone| text.strip_suffix(zone));
    let plain = world.unwrap_or(&text).trim();
    if let Ok(time) = plain.parse::<civil::DateTime>()
        && plain.contains(':')
        && let Ok(time) = time.to_zoned(TimeZone::UTC)
    {
        return time.strftime("%Y-%m-%dT%H:%M:%S%:z").to_string();
    }
    // Seconds or milliseconds since 1970.
    if (9..=13).contains(&plain.len())
        && let Ok(number) = plain.parse::<i64>()
    {
        let secs = if 12 < plain.len() {
            number / 1000
        } else {
            number
        };
        if let Ok(time) = Timestamp::from_second(secs) {
            let time = time.to_zoned(TimeZone::UTC);
            return time.strftime("%Y-%m-%dT%H:%M:%S%:z").to_string();
        }
    }
    text
}

/// A place in a text of which the line is known, so that those behind it are counted from here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mark {
    /// In bytes.
    pub(crate) at: usize,
    /// From 1.
    pub(crate) line: usize,
}

impl Mark {
    /// Where every text begins.
    pub(crate) const START: Self = Self { at: 0, line: 1 };

    /// The number of the line of a place that is not before this one.
    pub(crate) fn line_at(self, text: &str, at: usize) -> usize {
        let between = text.as_bytes().get(self.at..at).unwrap_or_default();
        self.line + between.iter().filter(|&&byte| byte == b'\n').count()
    }

    /// A later place.
    pub(crate) fn at(self, text: &str, at: usize) -> Self {
        let line = self.line_at(text, at);
        Self { at, line }
    }
}
