//! The pieces that the text of a game is made of. Never nests, so no text can be too deep.

/// A piece with where it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Token<'a> {
    /// In bytes.
    pub(crate) at: usize,
    /// The number of its line.
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

/// Walks through a text.
#[derive(Clone, Debug)]
pub(crate) struct Tokens<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    /// Whether no comment ends from here on, so that none needs to be looked through for its end.
    is_endless: bool,
}

/// The pieces of a text, of which the first line has this number.
pub(crate) fn tokens(text: &str, line: usize) -> Tokens<'_> {
    Tokens {
        text,
        at: 0,
        line,
        is_endless: false,
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Self::Item> {
        let rest = &self.text[self.at..];
        let text = rest.trim_start();
        self.skip(&rest[..rest.len() - text.len()]);
        let letter = text.chars().next()?;
        let (what, length) = match letter {
            '[' => tag(text),
            '{' => self.comment(text),
            ';' => {
                let end = text.find('\n').unwrap_or(text.len());
                (What::Comment(text[1..end].trim()), end)
            }
            '(' => (What::Begin, 1),
            ')' => (What::End, 1),
            _ => {
                let end = text.find(|c: char| c.is_whitespace() || "{}()[];".contains(c));
                let end = end.unwrap_or(text.len()).max(letter.len_utf8());
                (What::Word(&text[..end]), end)
            }
        };
        let (at, line) = (self.at, self.line);
        self.skip(&text[..length]);
        Some(Token { at, line, what })
    }
}

impl<'a> Tokens<'a> {
    fn skip(&mut self, text: &str) {
        self.at += text.len();
        self.line += text.matches('\n').count();
    }

    /// A comment in braces, and its length. One without an end reaches to where the next game may
    /// begin.
    fn comment(&mut self, text: &'a str) -> (What<'a>, usize) {
        let is_endless = self.is_endless;
        match (!is_endless).then(|| text.find('}')).flatten() {
            Some(end) => (What::Comment(text[1..end].trim()), end + 1),
            None => {
                self.is_endless = true;
                let end = text.find("\n[").unwrap_or(text.len());
                (What::Open('{'), end)
            }
        }
    }
}

/// The tag at the start of a text, and its length. Never looks beyond what it takes, so that many
/// tags on one line take no longer than on many.
fn tag(text: &str) -> (What<'_>, usize) {
    let find = |from: usize, wanted: char| {
        let mut escaped = false;
        let found = text[from..].char_indices().find(|&(_, letter)| {
            let stops = letter == '\n' || (letter == wanted && !escaped);
            escaped = letter == '\\' && !escaped;
            stops
        });
        found
            .filter(|&(_, letter)| letter == wanted)
            .map(|(at, _)| from + at)
    };
    let whole = || -> Option<(What<'_>, usize)> {
        let open = find(1, '"')?;
        let close = find(open + 1, '"')?;
        let end = find(close + 1, ']')?;
        let name = text[1..open].trim();
        let value = &text[open + 1..close];
        Some((What::Tag { name, value }, end + 1))
    };
    whole().unwrap_or_else(|| {
        let end = text.find('\n').unwrap_or(text.len());
        (What::BadTag(text[..end].trim_end()), end)
    })
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
