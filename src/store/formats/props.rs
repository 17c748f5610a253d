//! The pieces of GGF and SGF: brackets, nodes and properties with values. Never nests, so no text
//! can be too deep.

use std::borrow::Cow;

use crate::{
    rules::Reason,
    store::formats::place::{Mark, line_shown},
};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum What<'a> {
    Begin,
    End,
    Node,
    Property {
        /// In upper case; the small letters that older files mix in are left out.
        name: String,
        values: Vec<Cow<'a, str>>,
        /// All values as they are written, without the first and the last bracket.
        raw: &'a str,
    },
}

/// A piece with where it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Piece<'a> {
    pub(crate) at: usize,
    pub(crate) what: What<'a>,
}

/// How values are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Values {
    /// GGF: up to the next bracket.
    Plain,
    /// SGF: a stroke before a letter keeps it from meaning anything.
    Escaped,
}

/// Walks through a text.
#[derive(Clone, Debug)]
pub(crate) struct Pieces<'a> {
    text: &'a str,
    at: usize,
    /// Lines are counted from here.
    mark: Mark,
    values: Values,
}

impl<'a> Pieces<'a> {
    /// From the first game on; what stands before it, as in a letter, is skipped.
    pub(crate) fn new(text: &'a str, from: Mark, values: Values) -> Self {
        Self {
            text,
            at: next_game(text, from.at).unwrap_or(text.len()),
            mark: from,
            values,
        }
    }

    /// Where the next piece would begin.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    /// The number of the line of a place from the first piece on.
    pub(crate) fn line_at(&self, at: usize) -> usize {
        self.mark.line_at(self.text, at)
    }

    /// The text breaks off: what was opened at this place has no end.
    pub(crate) fn cut(&self, at: usize) -> Reason {
        Reason::new(CUT).count("line", self.line_at(at) as u64)
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn skip_space(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    pub(crate) fn next(&mut self) -> Result<Option<Piece<'a>>, Reason> {
        self.skip_space();
        let at = self.at;
        let Some(letter) = self.rest().chars().next() else {
            return Ok(None);
        };
        let what = match letter {
            '(' => What::Begin,
            ')' => What::End,
            ';' => What::Node,
            _ if letter.is_ascii_alphabetic() => self.property()?,
            _ => {
                return Err(Reason::new("store-format-bad-line")
                    .count("line", self.line_at(at) as u64)
                    .text("text", line_shown(self.rest())));
            }
        };
        if self.at == at {
            self.at += letter.len_utf8();
        }
        Ok(Some(Piece { at, what }))
    }

    fn property(&mut self) -> Result<What<'a>, Reason> {
        let begin = self.at;
        let rest = self.rest();
        let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric());
        let written = &rest[..end.unwrap_or(rest.len())];
        self.at += written.len();
        let mut name: String = written
            .chars()
            .filter(|letter| !letter.is_ascii_lowercase())
            .collect();
        if !name.starts_with(|letter: char| letter.is_ascii_uppercase()) {
            // Small letters alone are a name too.
            name = written.to_ascii_uppercase();
        }
        let mut values = Vec::new();
        let (mut first, mut last) = (self.at, self.at);
        loop {
            self.skip_space();
            if !self.rest().starts_with('[') {
                break;
            }
            self.at += 1;
            if values.is_empty() {
                first = self.at;
            }
            values.push(self.value()?);
            last = self.at - 1;
        }
        if values.is_empty() {
            return Err(Reason::new("store-format-bad-line")
                .count("line", self.line_at(begin) as u64)
                .text("text", line_shown(rest)));
        }
        let raw = &self.text[first..last.max(first)];
        Ok(What::Property { name, values, raw })
    }

    fn value(&mut self) -> Result<Cow<'a, str>, Reason> {
        let rest = self.rest();
        let end = match self.values {
            Values::Plain => rest.find(']'),
            Values::Escaped => end_of_value(rest),
        };
        let Some(end) = end else {
            return Err(self.cut(self.at));
        };
        self.at += end + 1;
        let value = &rest[..end];
        Ok(match self.values {
            Values::Escaped if value.contains('\\') => Cow::Owned(unescaped(value)),
            Values::Escaped | Values::Plain => Cow::Borrowed(value),
        })
    }
}

/// The key of [`Pieces::cut`].
pub(crate) const CUT: &str = "store-format-cut";

/// The text of one game breaks off before it says anything.
pub(crate) fn cut() -> Reason {
    Reason::new(CUT).count("line", 1)
}

fn end_of_value(text: &str) -> Option<usize> {
    let mut escaped = false;
    text.bytes().position(|byte| {
        let closes = byte == b']' && !escaped;
        escaped = byte == b'\\' && !escaped;
        closes
    })
}

fn unescaped(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut letters = value.chars().filter(|&letter| letter != '\r');
    while let Some(letter) = letters.next() {
        match letter {
            // A line that was only broken to be shorter goes on.
            '\\' => text.extend(letters.next().filter(|&next| next != '\n')),
            _ => text.push(letter),
        }
    }
    text
}

/// A text as a value of SGF.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}

/// A text as a value of GGF, which knows no escapes.
pub(crate) fn plain(text: &str) -> String {
    let plain = |letter: char| match letter {
        '[' => '(',
        ']' => ')',
        '\n' => letter,
        _ if letter.is_control() => ' ',
        _ => letter,
    };
    text.chars().map(plain).collect()
}

/// Where the next game begins: a bracket with a node in it.
fn next_game(text: &str, mut from: usize) -> Option<usize> {
    loop {
        let begin = from + text.get(from..)?.find('(')?;
        let inside = text[begin + 1..].trim_start();
        let is_first = |node: &str| {
            let name = node.trim_start_matches(|c: char| c.is_ascii_alphanumeric());
            let is_property = name.len() < node.len() && name.trim_start().starts_with('[');
            is_property || node.is_empty() || node.starts_with([')', ';', '('])
        };
        if let Some(node) = inside.strip_prefix(';')
            && is_first(node.trim_start())
        {
            return Some(begin);
        }
        from = begin + 1;
    }
}

/// Where the next game begins that says first what it is: no variation does.
pub(crate) fn next_head(text: &str, mut from: usize) -> Option<usize> {
    loop {
        let begin = next_game(text, from)?;
        if is_head(text, begin) {
            return Some(begin);
        }
        from = begin + 1;
    }
}

/// Whether the bracket at a place begins a game that says first what it is.
pub(crate) fn is_head(text: &str, begin: usize) -> bool {
    let node = text[begin + 1..].trim_start().strip_prefix(';');
    let name = node.and_then(|node| node.trim_start().get(..3));
    ["GM[", "FF["]
        .iter()
        .any(|head| name.is_some_and(|name| name.eq_ignore_ascii_case(head)))
}

/// `Some(true)` for GGF, `Some(false)` for SGF, `None` for anything else.
pub(crate) fn looks_like(text: &str) -> Option<bool> {
    let game = &text[next_game(text, 0)?..];
    let name = ["GM[", "gm["].iter().find_map(|name| game.find(name));
    let kind = name.and_then(|at| {
        let rest = &game[at + 3..];
        rest.split(']').next().map(str::trim)
    });
    Some(kind.is_some_and(|kind| !kind.starts_with(|c: char| c.is_ascii_digit())))
}
