//! Reads a game from text. Tolerant in form, strict in turns: the first one that is not legal is
//! named, and the game before it is handed over.

use crate::{
    catalog::GameId,
    record::{Ending, Header, NodeId, Player, Record, Strength},
    rules::{IllegalMove, Reason, Side},
    session::Table,
    store::{
        LoadError,
        formats::{MOST_NOTES, keep_lead},
        opening,
        text::{
            NO_GAME, ON_TIME, TAG, TERMINATION,
            tokens::{Token, What, tokens, unescaped},
        },
    },
};

/// Reads the text of a game, of several the first one. The game is the one of its tags, else
/// `likely`.
pub fn read(text: &str, likely: Option<GameId>) -> Result<(GameId, Box<dyn Table>), LoadError> {
    read_from(text.trim_start_matches('\u{feff}'), 1, likely)
}

/// [`read`] for a part of a text that begins in this line.
pub(crate) fn read_from(
    text: &str,
    line: usize,
    likely: Option<GameId>,
) -> Result<(GameId, Box<dyn Table>), LoadError> {
    let pieces: Vec<Token<'_>> = tokens(text, line).collect();
    // Comments may stand among the tags.
    let is_above = |piece: &Token<'_>| match piece.what {
        What::Tag { .. } | What::BadTag(_) | What::Comment(_) => true,
        What::Open(_) | What::Begin | What::End | What::Word(_) => false,
    };
    let first = pieces.iter().position(|piece| !is_above(piece));
    let (head, body) = pieces.split_at(first.unwrap_or(pieces.len()));
    let tags = Tags::read(head)?;
    let game = tags.game(likely)?;
    let mut table = opening::open(game, &tags.options(game)?, tags.start(game).as_deref())?;
    *table.header_mut() = tags.header(game);
    for piece in head {
        if let What::Comment(text) = piece.what {
            note(&mut *table, Record::ROOT, text);
        }
    }
    tags.keep(game, &mut *table);
    let mut table = play(game, table, body, tags.lost())?;
    if let Some(lead) = tags.lead(game) {
        keep_lead(&mut *table, lead);
    }
    Ok((game, table))
}

/// The tags as they were written.
#[derive(Default)]
pub(crate) struct Tags {
    pairs: Vec<(String, String)>,
}

impl Tags {
    fn read(head: &[Token<'_>]) -> Result<Self, LoadError> {
        let mut tags = Self::default();
        for piece in head {
            match piece.what {
                What::Tag { name, value } => tags.push(name, value),
                What::BadTag(text) => return Err(LoadError::new(bad_tag(piece.line, text))),
                What::Comment(_) | What::Open(_) | What::Begin | What::End | What::Word(_) => (),
            }
        }
        Ok(tags)
    }

    /// Takes one more.
    pub(crate) fn push(&mut self, name: &str, value: &str) {
        self.pairs.push((name.to_owned(), unescaped(value)));
    }

    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        let own = self
            .pairs
            .iter()
            .find(|(own, _)| own.eq_ignore_ascii_case(name));
        own.map(|(_, value)| value.as_str())
    }

    pub(crate) fn game(&self, likely: Option<GameId>) -> Result<GameId, LoadError> {
        let named = match self.value("Game") {
            Some(name) => {
                let game = GameId::from_slug(&name.to_lowercase());
                let unknown = || Reason::new("store-unknown-game").text("game", name);
                return game.ok_or_else(|| LoadError::new(unknown()));
            }
            None if self.value("Exchange").is_some() => Some(GameId::Coerceo),
            None if self.value("Gold").is_some() => Some(GameId::Deblockle),
            None => likely,
        };
        named.ok_or_else(|| LoadError::new(Reason::new(NO_GAME)))
    }

    /// Options by their own tag, or by the tags of the games' notations.
    fn options(&self, game: GameId) -> Result<Vec<(String, String)>, LoadError> {
        let mut options: Vec<(String, String)> = Vec::new();
        for (name, value) in &self.pairs {
            if name.eq_ignore_ascii_case("Option") {
                let Some((key, value)) = value.split_once('=') else {
                    let reason = Reason::new("store-text-bad-option").text("text", value);
                    return Err(LoadError::of(game, reason));
                };
                options.push((key.trim().to_owned(), value.trim().to_owned()));
            }
        }
        let mut add = |key: &str, value: &str| {
            if options.iter().all(|(known, _)| known != key) {
                options.push((key.to_owned(), value.to_owned()));
            }
        };
        match game {
            GameId::Coerceo => {
                for (tag, key) in [("Exchange", "exchange"), ("NoMove", "no-move")] {
                    if let Some(value) = self.value(tag) {
                        add(key, value);
                    }
                }
                if let Some(start) = self.value("Start").filter(|start| is_name(start)) {
                    add("start", &start.to_lowercase());
                }
            }
            GameId::Deblockle => {
                for letter in self.value("Rules").unwrap_or_default().chars() {
                    match letter {
                        'e' => add("no-hop", "ends"),
                        'n' => add("adjacent", "forbidden"),
                        slider => add("slider", &slider.to_string()),
                    }
                }
                if let Some(faces) = self.value("Faces") {
                    add("faces", &faces.trim().replace(' ', "/"));
                }
            }
            GameId::Reversi => (),
        }
        Ok(options)
    }

    /// Keeps what is only for other programs, each name once.
    fn keep(&self, game: GameId, table: &mut dyn Table) {
        let of_game: &[&str] = match game {
            GameId::Coerceo => &["Exchange", "NoMove"],
            GameId::Deblockle => &["Rules", "Faces"],
            GameId::Reversi => &[],
        };
        let of_sides = game
            .sides()
            .map(|side| [side.to_owned(), format!("{side}Computer")]);
        let of_sides = of_sides.as_flattened().iter().map(String::as_str);
        let ours = ["Game", "Date", "Event", "Result", "Option", "Start"];
        let ours: Vec<&str> = ours
            .into_iter()
            .chain(of_sides)
            .chain(of_game.iter().copied())
            .collect();
        let is_ours = |name: &str, value: &str| {
            let is_on_time =
                name.eq_ignore_ascii_case(TERMINATION) && value.eq_ignore_ascii_case(ON_TIME);
            is_on_time || ours.iter().any(|own| own.eq_ignore_ascii_case(name))
        };
        let notes = &mut table.record_mut().node_mut(Record::ROOT).notes;
        for (name, value) in &self.pairs {
            if is_ours(name, value) {
                continue;
            }
            let name = format!("{TAG}{name}");
            if notes.len() < MOST_NOTES && notes.iter().all(|(known, _)| *known != name) {
                notes.push((name, value.clone()));
            }
        }
    }

    /// Discs that Black has more by a result in discs, as `38-26`.
    fn lead(&self, game: GameId) -> Option<i32> {
        let (black, white) = self.value("Result")?.split_once('-')?;
        let [black, white] = [black, white].map(|discs| discs.trim().parse::<u8>().ok());
        let (black, white) = (i32::from(black?), i32::from(white?));
        // `1-0` is no count of discs.
        (game == GameId::Reversi && (4..=100).contains(&(black + white))).then_some(black - white)
    }

    /// How a side lost that did not lose on the board.
    fn lost(&self) -> fn(Side) -> Ending {
        match self.value(TERMINATION) {
            Some(how) if how.eq_ignore_ascii_case(ON_TIME) => Ending::OutOfTime,
            Some(_) | None => Ending::Resigned,
        }
    }

    /// The start position, where it is not only a name.
    fn start(&self, game: GameId) -> Option<String> {
        let start = self.value("Start")?.trim();
        let named = game == GameId::Coerceo && is_name(start);
        (!start.is_empty() && !named).then(|| start.to_owned())
    }

    pub(crate) fn header(&self, game: GameId) -> Header {
        let mut header = Header::default();
        for side in Side::BOTH {
            let word = game.sides()[side.index()];
            let name = self.value(word).unwrap_or_default();
            let name = if name == "?" { "" } else { name };
            header.players[side] = Player {
                name: name.to_owned(),
                computer: self
                    .value(&format!("{word}Computer"))
                    .and_then(Strength::read),
            };
        }
        let date = self.value("Date").unwrap_or_default();
        date.clone_into(&mut header.date);
        let event = self.value("Event").unwrap_or_default();
        let event = if event == "?" { "" } else { event };
        event.clone_into(&mut header.event);
        header
    }
}

/// A start that is a word and no position line.
fn is_name(start: &str) -> bool {
    !start.is_empty() && start.trim().chars().all(char::is_alphabetic)
}

fn bad_tag(line: usize, text: &str) -> Reason {
    Reason::new("store-text-bad-tag")
        .count("line", line as u64)
        .text("text", text)
}

fn play(
    game: GameId,
    mut table: Box<dyn Table>,
    body: &[Token<'_>],
    lost: fn(Side) -> Ending,
) -> Result<Box<dyn Table>, LoadError> {
    let mut here = Record::ROOT;
    // Where the line goes on after each open bracket.
    let mut open: Vec<NodeId> = Vec::new();
    let mut claimed = None;
    for piece in body {
        let is_comment = matches!(piece.what, What::Comment(_));
        if claimed.is_some() && !is_comment {
            // Only comments belong to the game behind its result.
            break;
        }
        match piece.what {
            What::Comment(text) => note(&mut *table, here, text),
            What::Begin => {
                let Some(parent) = table.record().parent(here) else {
                    return Err(unbalanced(game, piece.line));
                };
                open.push(here);
                here = parent;
            }
            What::End => match open.pop() {
                Some(back) => here = back,
                None => return Err(unbalanced(game, piece.line)),
            },
            What::Open(_) => return Err(unbalanced(game, piece.line)),
            // Another game begins; one is read at a time.
            What::Tag { .. } => break,
            What::BadTag(text) => {
                table.goto(here);
                return Err(LoadError {
                    partial: Some(table),
                    ..LoadError::of(game, bad_tag(piece.line, text))
                });
            }
            What::Word(word) => match Word::of(word) {
                Word::Number => (),
                Word::Result(result) if open.is_empty() => claimed = Some(result),
                Word::Result(_) => (),
                Word::Resign => {
                    table.goto(here);
                    let side = table.turn();
                    table.record_mut().node_mut(here).ending = Some(Ending::Resigned(side));
                }
                Word::Turn(text) => {
                    for text in run_together(text) {
                        match turn(&mut *table, here, text) {
                            Ok(id) => here = id,
                            Err(err) => return Err(opening::bad_turn(game, table, here, err)),
                        }
                    }
                }
            },
        }
    }
    if !open.is_empty() {
        let line = body.last().map_or(1, |piece| piece.line);
        return Err(unbalanced(game, line));
    }
    table.goto(Record::ROOT);
    table.record_mut().forget_visits();
    let tip = table.record().main_tip();
    table.goto(tip);
    if let Some(result) = claimed {
        conclude(&mut *table, tip, result, lost);
    }
    Ok(table)
}

/// A turn below a node. `--` stands for a pass where there is one, else for a column left empty;
/// a forced pass may have been left out.
fn turn(table: &mut dyn Table, here: NodeId, text: &str) -> Result<NodeId, IllegalMove> {
    let refused = match table.attach(here, text) {
        Ok(id) => return Ok(id),
        Err(refused) => refused,
    };
    if text == "--" {
        return Ok(here);
    }
    table.goto(here);
    let Some(pass) = table.waiting_pass() else {
        return Err(refused);
    };
    let passed = table.attach(here, &pass)?;
    table.attach(passed, text)
}

/// The turns of a transcript without spaces, `f5d6c3`: squares and nothing else. Any other word is
/// one turn.
fn run_together(word: &str) -> Vec<&str> {
    let mut turns = Vec::new();
    let mut rest = word;
    while !rest.is_empty() {
        let digits = rest.bytes().skip(1).take_while(u8::is_ascii_digit).count();
        if !rest.starts_with(|letter: char| letter.is_ascii_alphabetic()) || digits == 0 {
            return vec![word];
        }
        let (turn, after) = rest.split_at(1 + digits);
        turns.push(turn);
        rest = after;
    }
    turns
}

/// What a result says beyond what the turns do: somebody resigned, or a draw was agreed.
fn conclude(table: &mut dyn Table, tip: NodeId, result: Claim, lost: fn(Side) -> Ending) {
    if table.outcome().is_some() {
        return;
    }
    let ending = match result {
        Claim::Open => return,
        Claim::Won(side) => lost(!side),
        Claim::Drawn => Ending::Agreed,
    };
    table.record_mut().node_mut(tip).ending = Some(ending);
    table.goto(tip);
}

fn note(table: &mut dyn Table, here: NodeId, text: &str) {
    let (hints, text) = help(text);
    if let Some(hints) = hints {
        table.record_mut().node_mut(here).hints = hints;
        if text.is_empty() {
            return;
        }
    }
    let comment = &mut table.record_mut().node_mut(here).comment;
    if !comment.is_empty() {
        comment.push('\n');
    }
    comment.push_str(text);
}

/// The steps of a hint that a comment names, and the rest of it.
fn help(text: &str) -> (Option<u8>, &str) {
    let command = text.strip_prefix("[%hint ");
    let parts = command.and_then(|rest| rest.split_once(']'));
    match parts.and_then(|(steps, rest)| Some((steps.trim().parse().ok()?, rest))) {
        Some((steps @ 1..=3, rest)) => (Some(steps), rest.trim_start()),
        Some(_) | None => (None, text),
    }
}

fn unbalanced(game: GameId, line: usize) -> LoadError {
    let reason = Reason::new("store-text-unbalanced").count("line", line as u64);
    LoadError::of(game, reason)
}

#[derive(Clone, Copy)]
pub(crate) enum Claim {
    Open,
    Won(Side),
    Drawn,
}

pub(crate) enum Word<'a> {
    /// A number, dots, a sign of praise or blame, the discs at the end as the board tells them.
    Number,
    Result(Claim),
    Resign,
    Turn(&'a str),
}

impl<'a> Word<'a> {
    pub(crate) fn of(word: &'a str) -> Self {
        match word {
            "1-0" => return Self::Result(Claim::Won(Side::First)),
            "0-1" => return Self::Result(Claim::Won(Side::Second)),
            "1/2-1/2" | "1/2" => return Self::Result(Claim::Drawn),
            "*" => return Self::Result(Claim::Open),
            "resign" => return Self::Resign,
            _ => (),
        }
        let is_number = |text: &str| {
            text.bytes()
                .all(|byte| byte.is_ascii_digit() || byte == b'.')
        };
        let are_discs = |(one, other): (&str, &str)| {
            !one.is_empty() && !other.is_empty() && is_number(one) && is_number(other)
        };
        if word.starts_with('$') || is_number(word) || word.split_once('-').is_some_and(are_discs) {
            return Self::Number;
        }
        // A number may stand against its turn: `1.c5c-c4e`, `1...e5sCe3`.
        let turn = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
        match turn.strip_prefix('.') {
            Some(turn) => Self::Turn(turn.trim_start_matches('.')),
            None => Self::Turn(word),
        }
    }
}
