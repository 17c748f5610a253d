//! The pieces that the text of a game is made of. Never nests, so no text can be too deep.

/// A piece with the number of its line, from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Token<'a> {
    pub(crate) line: usize,
    pub(crate) what: What<'a>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum What<'a> {
    /// `[Name "value"]`; the value as written, with its escapes.
    Tag {
        name: &'a str,
        value: &'a str,
    },
    /// A tag that cannot be read.
    BadTag(&'a str),
    Comment(&'a str),
    /// A comment or a variation without an end.
    Open(char),
    Begin,
    End,
    /// A turn, a number, a result.
    Word(&'a str),
}

/// The pieces of a text.
pub(crate) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut rest = text;
    let mut line = 1;
    while let Some(letter) = rest.chars().next() {
        let (what, length) = match letter {
            '[' => tag(rest),
            '{' => match rest.find('}') {
                Some(end) => (What::Comment(rest[1..end].trim()), end + 1),
                None => (What::Open('{'), rest.len()),
            },
            ';' => {
                let end = rest.find('\n').unwrap_or(rest.len());
                (What::Comment(rest[1..end].trim()), end)
            }
            '(' => (What::Begin, 1),
            ')' => (What::End, 1),
            _ if letter.is_whitespace() => {
                line += usize::from(letter == '\n');
                rest = &rest[letter.len_utf8()..];
                continue;
            }
            _ => {
                let end = rest.find(|c: char| c.is_whitespace() || "{}()[];".contains(c));
                let end = end.unwrap_or(rest.len()).max(letter.len_utf8());
                (What::Word(&rest[..end]), end)
            }
        };
        found.push(Token { line, what });
        line += rest[..length].matches('\n').count();
        rest = &rest[length..];
    }
    found
}

/// The tag at the start of a text, and its length.
fn tag(text: &str) -> (What<'_>, usize) {
    let end_of_line = text.find('\n').unwrap_or(text.len());
    let row = &text[..end_of_line];
    let whole = || -> Option<(What<'_>, usize)> {
        let open = row.find('"')?;
        let mut escaped = false;
        let close = row[open + 1..].char_indices().find(|&(_, letter)| {
            let closes = letter == '"' && !escaped;
            escaped = letter == '\\' && !escaped;
            closes
        })?;
        let close = open + 1 + close.0;
        let end = close + row[close..].find(']')?;
        let name = row[1..open].trim();
        Some((
            What::Tag {
                name,
                value: &row[open + 1..close],
            },
            end + 1,
        ))
    };
    whole().unwrap_or((What::BadTag(row.trim_end()), end_of_line))
}

/// The text of a tag's value without its escapes.
pub(crate) fn unescaped(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut letters = value.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => text.extend(letters.next()),
            _ => text.push(letter),
        }
    }
    text
}

/// A text as the value of a tag: on one line, quotes and strokes escaped.
pub(crate) fn escaped(text: &str) -> String {
    let mut value = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '"' | '\\' => value.extend(['\\', letter]),
            _ if letter.is_control() => value.push(' '),
            _ => value.push(letter),
        }
    }
    value
}
