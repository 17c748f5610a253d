//! What the arguments ask for.

use std::{ffi::OsString, path::PathBuf};

use lexopt::{Arg, Parser};

use crate::{
    catalog::GameId,
    cli::{Failure, contest::Plan, convert::Conversion, openings, train},
    rules::Reason,
};

pub(crate) enum Asked {
    Window(Option<PathBuf>),
    Help,
    Version,
    Run(Box<Request>),
    Convert(Conversion),
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Command {
    Perft,
    Moves,
    Apply,
    Match,
    Solve,
    Engine,
    Train,
    Book,
    Starts,
}

/// A command with everything that was said about it.
pub(crate) struct Request {
    pub(crate) command: Command,
    pub(crate) game: GameId,
    pub(crate) position: Option<String>,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) depth: Option<u32>,
    pub(crate) divide: bool,
    pub(crate) bulk: bool,
    /// Texts of turns; `-` stands for the standard input.
    pub(crate) turns: Vec<String>,
    pub(crate) contest: Plan,
    /// Position lines, one a row; `-` stands for the standard input.
    pub(crate) file: Option<PathBuf>,
    /// Whether every turn is told, not only the best.
    pub(crate) all: bool,
    pub(crate) training: train::Training,
    pub(crate) making: openings::Making,
    /// Whether only who wins is asked for, and not by how much.
    pub(crate) only_winner: bool,
    /// Threads that work on a position.
    pub(crate) threads: usize,
    /// The memory of an engine.
    pub(crate) mebibytes: usize,
    /// Whether the engine speaks the NBoard protocol.
    pub(crate) nboard: bool,
}

/// The memory of an engine where nothing is said, and the most.
pub(crate) const MEBIBYTES: usize = 64;
pub(crate) const MOST_MEBIBYTES: usize = 1 << 16;

/// More threads than this no search makes use of.
const MOST_THREADS: usize = 64;
/// Deeper trees than this nobody can count.
const DEEPEST: u32 = 99;

pub(crate) fn read(args: impl IntoIterator<Item = OsString>) -> Result<Asked, Failure> {
    let mut parser = Parser::from_args(args);
    let Some(first) = parser.next().map_err(wrong)? else {
        return Ok(Asked::Window(None));
    };
    let word = match first {
        Arg::Long("help") | Arg::Short('h') => return Ok(Asked::Help),
        Arg::Long("version") | Arg::Short('V') => return Ok(Asked::Version),
        Arg::Long(_) | Arg::Short(_) => return Err(wrong(first.unexpected())),
        Arg::Value(word) => word,
    };
    let command = match word.to_str() {
        Some("perft") => Command::Perft,
        Some("moves") => Command::Moves,
        Some("apply") => Command::Apply,
        Some("match") => Command::Match,
        Some("solve") => Command::Solve,
        Some("engine") => Command::Engine,
        Some("convert") => return read_conversion(&mut parser),
        Some("train") => Command::Train,
        Some("book") => Command::Book,
        Some("starts") => Command::Starts,
        Some(_) | None => {
            return match parser.next().map_err(wrong)? {
                None => Ok(Asked::Window(Some(word.into()))),
                Some(extra) => Err(wrong(extra.unexpected())),
            };
        }
    };
    read_request(command, &mut parser)
}

fn read_conversion(parser: &mut Parser) -> Result<Asked, Failure> {
    let mut paths: Vec<PathBuf> = Vec::new();
    let mut partial = false;
    while let Some(arg) = parser.next().map_err(wrong)? {
        match arg {
            Arg::Long("help") | Arg::Short('h') => return Ok(Asked::Help),
            Arg::Long("partial") => partial = true,
            Arg::Value(path) if paths.len() < 2 => paths.push(path.into()),
            Arg::Value(_) | Arg::Long(_) | Arg::Short(_) => return Err(wrong(arg.unexpected())),
        }
    }
    match <[PathBuf; 2]>::try_from(paths) {
        Ok([from, to]) => Ok(Asked::Convert(Conversion { from, to, partial })),
        Err(_) => Err(Reason::new("cli-convert-files").into()),
    }
}

fn read_request(command: Command, parser: &mut Parser) -> Result<Asked, Failure> {
    let mut game = None;
    let (mut position, mut options, mut turns) = (None, Vec::new(), Vec::new());
    let (mut depth, mut divide, mut bulk) = (None, false, false);
    let mut contest = Plan::default();
    let mut training = train::Training::default();
    let mut making = openings::Making::default();
    let (mut file, mut all, mut only_winner, mut threads) = (None, false, false, 1);
    let (mut mebibytes, mut nboard) = (MEBIBYTES, false);
    while let Some(arg) = parser.next().map_err(wrong)? {
        match (arg, command) {
            (Arg::Long("help") | Arg::Short('h'), _) => return Ok(Asked::Help),
            (Arg::Long("position"), _) => position = Some(value(parser)?),
            (Arg::Long("option"), _) => options.push(read_option(&value(parser)?)?),
            (Arg::Long("depth"), Command::Perft) => depth = Some(read_depth(&value(parser)?)?),
            (Arg::Long("divide"), Command::Perft) => divide = true,
            (Arg::Long("bulk"), Command::Perft) => bulk = true,
            (Arg::Long(name), Command::Match) if Plan::OPTIONS.contains(&name) => {
                let name = name.to_owned();
                contest.set(&name, value(parser)?)?;
            }
            (Arg::Long(name), Command::Train) if train::OPTIONS.contains(&name) => {
                let name = name.to_owned();
                training.set(&name, &value(parser)?)?;
            }
            (Arg::Long(name), Command::Book) if openings::BOOK_OPTIONS.contains(&name) => {
                let name = name.to_owned();
                making.set(&name, &value(parser)?)?;
            }
            (Arg::Long(name), Command::Starts) if openings::STARTS_OPTIONS.contains(&name) => {
                let name = name.to_owned();
                making.set(&name, &value(parser)?)?;
            }
            (Arg::Long("file"), Command::Solve) => {
                file = Some(parser.value().map_err(wrong)?.into());
            }
            (Arg::Long("all"), Command::Solve) => all = true,
            (Arg::Long("wld"), Command::Solve) => only_winner = true,
            (Arg::Long("threads"), Command::Solve | Command::Engine) => {
                threads = read_number(&value(parser)?, MOST_THREADS)?;
            }
            (Arg::Long("hash"), Command::Engine) => {
                mebibytes = read_number(&value(parser)?, MOST_MEBIBYTES)?;
            }
            (Arg::Long("nboard"), Command::Engine) => nboard = true,
            (Arg::Value(word), _) if game.is_none() => game = Some(read_game(&text(word)?)?),
            (Arg::Value(turn), Command::Apply) => turns.push(text(turn)?),
            (arg, _) => return Err(wrong(arg.unexpected())),
        }
    }
    let game = game.ok_or_else(|| Reason::new("cli-game-missing").text("games", games()))?;
    if command == Command::Perft && depth.is_none() {
        return Err(Reason::new("cli-depth-missing").into());
    }
    if nboard && game != GameId::Reversi {
        return Err(Reason::new("cli-nboard-game").into());
    }
    if only_winner && game != GameId::Reversi {
        return Err(Reason::new("cli-wld-game").into());
    }
    if file.is_some() && position.is_some() {
        return Err(Reason::new("cli-position-and-file").into());
    }
    Ok(Asked::Run(Box::new(Request {
        command,
        game,
        position,
        options,
        depth,
        divide,
        bulk,
        turns,
        contest,
        file,
        all,
        only_winner,
        threads,
        mebibytes,
        nboard,
        training,
        making,
    })))
}

fn value(parser: &mut Parser) -> Result<String, Failure> {
    text(parser.value().map_err(wrong)?)
}

/// An argument as text.
fn text(argument: OsString) -> Result<String, Failure> {
    argument
        .into_string()
        .map_err(|argument| wrong(lexopt::Error::NonUnicodeValue(argument)))
}

fn read_game(word: &str) -> Result<GameId, Reason> {
    GameId::from_slug(word).ok_or_else(|| {
        Reason::new("cli-no-such-game")
            .text("game", word)
            .text("games", games())
    })
}

fn games() -> String {
    GameId::ALL.map(GameId::slug).join(", ")
}

fn read_option(text: &str) -> Result<(String, String), Reason> {
    let (key, value) = text
        .split_once('=')
        .ok_or_else(|| Reason::new("cli-option-shape").text("text", text))?;
    Ok((key.to_owned(), value.to_owned()))
}

fn read_depth(text: &str) -> Result<u32, Reason> {
    text.parse()
        .ok()
        .filter(|&depth| depth <= DEEPEST)
        .ok_or_else(|| {
            Reason::new("cli-depth")
                .text("text", text)
                .count("deepest", DEEPEST)
        })
}

/// A whole number from 1.
fn read_number(text: &str, most: usize) -> Result<usize, Reason> {
    text.parse()
        .ok()
        .filter(|number| (1..=most).contains(number))
        .ok_or_else(|| {
            Reason::new("cli-number")
                .text("text", text)
                .count("least", 1_u32)
                .count("most", most as u32)
        })
}

/// An argument that stands where it does not belong.
fn wrong(err: lexopt::Error) -> Failure {
    let lossy = |text: OsString| text.to_string_lossy().into_owned();
    let reason = match err {
        lexopt::Error::MissingValue { option } => {
            Reason::new("cli-value-missing").text("option", option.unwrap_or_default())
        }
        lexopt::Error::UnexpectedOption(option) => {
            Reason::new("cli-no-such-option").text("option", option)
        }
        lexopt::Error::UnexpectedArgument(argument) => {
            Reason::new("cli-too-much").text("text", lossy(argument))
        }
        lexopt::Error::UnexpectedValue { option, value } => Reason::new("cli-needs-no-value")
            .text("option", option)
            .text("text", lossy(value)),
        lexopt::Error::NonUnicodeValue(value) => {
            Reason::new("cli-not-text").text("text", lossy(value))
        }
        lexopt::Error::ParsingFailed { value, .. } => {
            Reason::new("cli-too-much").text("text", value)
        }
        lexopt::Error::Custom(err) => Reason::new("cli-too-much").text("text", err.to_string()),
    };
    reason.into()
}
