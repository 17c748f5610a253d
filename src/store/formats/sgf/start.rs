//! The start of an SGF game: size, discs, whose turn; and how squares are written.

use crate::{
    rules::Side,
    store::formats::{place, player::is_pass},
};

/// What the root sets up.
#[derive(Clone, Debug, Default)]
pub(crate) struct Setup {
    size: Option<usize>,
    /// Squares by number with the letter that they hold, later ones over earlier ones.
    discs: Vec<(usize, char)>,
    turn: Option<Side>,
}

impl Setup {
    pub(crate) fn size(&self) -> usize {
        self.size.unwrap_or(8)
    }

    /// Takes a property; `false` if its values mean nothing.
    pub(crate) fn take(&mut self, name: &str, values: &[&str]) -> bool {
        let letter = match name {
            "SZ" => {
                // A board that is no square is one of another game.
                let side = |value: &&str| match value.split_once(':') {
                    Some((files, ranks)) if files == ranks => files.parse().ok(),
                    Some(_) => None,
                    None => value.parse().ok(),
                };
                let size = values.first().and_then(side);
                self.size = size.filter(|size| [4, 6, 8, 10].contains(size));
                // A later size would move the discs that stand already.
                return self.size.is_some() && self.discs.is_empty();
            }
            "PL" => {
                self.turn = match values.first().map(|value| value.to_ascii_uppercase()) {
                    Some(side) if side.starts_with('B') || side == "1" => Some(Side::First),
                    Some(side) if side.starts_with('W') || side == "2" => Some(Side::Second),
                    Some(_) | None => return false,
                };
                return true;
            }
            "AB" => 'X',
            "AW" => 'O',
            _ => '-',
        };
        let size = self.size();
        for value in values {
            let (from, to) = value.split_once(':').unwrap_or((value, value));
            let (Some(from), Some(to)) = (place_of(from, size), place_of(to, size)) else {
                return false;
            };
            // Any two opposite corners may be named.
            for rank in from.1.min(to.1)..=from.1.max(to.1) {
                for file in from.0.min(to.0)..=from.0.max(to.0) {
                    self.discs.push((rank * size + file, letter));
                }
            }
        }
        true
    }

    /// The position line; `None` for the usual start.
    pub(crate) fn line(&self) -> Option<String> {
        let size = self.size();
        if self.discs.is_empty() && size == 8 && self.turn.is_none() {
            return None;
        }
        let mut board = vec!['-'; size * size];
        if self.discs.is_empty() {
            let low = (size / 2 - 1) * size + size / 2 - 1;
            for (square, letter) in [
                (low, 'O'),
                (low + 1, 'X'),
                (low + size, 'X'),
                (low + size + 1, 'O'),
            ] {
                board[square] = letter;
            }
        }
        for &(square, letter) in &self.discs {
            board[square] = letter;
        }
        let board: String = board.into_iter().collect();
        let turn = place::letter(self.turn.unwrap_or(Side::First));
        Some(format!("{board} {turn}"))
    }
}

/// A turn as our notation has it: letter and digit, two letters as in Go, or a pass. `None` if it
/// is none of them.
pub(crate) fn square(value: &str, size: usize) -> Option<String> {
    if value.is_empty() || is_pass(value) || value == "tt" {
        return Some("pass".to_owned());
    }
    let (file, rank) = place_of(value, size)?;
    Some(place::square_name(file, rank))
}

/// File and rank from 0.
fn place_of(value: &str, size: usize) -> Option<(usize, usize)> {
    let value = value.trim().to_ascii_lowercase();
    let bytes = value.as_bytes();
    let letter = |byte: u8| byte.is_ascii_lowercase().then(|| usize::from(byte - b'a'));
    let file = letter(*bytes.first()?)?;
    let rank = match &bytes[1..] {
        [second] if second.is_ascii_lowercase() => letter(*second)?,
        digits => {
            let all_digits = digits.iter().all(u8::is_ascii_digit);
            let number = str::from_utf8(digits).ok().filter(|_| all_digits)?;
            number.parse::<usize>().ok()?.checked_sub(1)?
        }
    };
    (file < size && rank < size).then_some((file, rank))
}
