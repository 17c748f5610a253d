//! `tavola convert IN OUT`: games from one file to another. What a file is shows in what it holds;
//! what it becomes, in the ending of its name.

use std::{
    collections::BTreeMap,
    io::Write,
    path::{Path, PathBuf},
};

use crate::{
    catalog::GameId,
    cli::Failure,
    lang::Lang,
    rules::Reason,
    session::Table,
    store::{
        self, Backup, LoadError, Loaded, Progress,
        formats::{self, Collection, Format, Part},
        save, text,
        text::Imported,
    },
};

/// What was asked for.
pub(crate) struct Conversion {
    pub(crate) from: PathBuf,
    pub(crate) to: PathBuf,
    /// Whether a game with an illegal turn is written up to it.
    pub(crate) partial: bool,
}

/// What a file becomes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Target {
    Save,
    /// The text that Tavola copies.
    Text,
    Foreign(Format),
}

impl Target {
    fn of(path: &Path) -> Result<Self, Reason> {
        let ending = path.extension().unwrap_or_default();
        if ending.eq_ignore_ascii_case("ron") {
            return Ok(Self::Save);
        }
        if ending.eq_ignore_ascii_case("pgn") {
            return Ok(Self::Text);
        }
        let format = Format::of_path(path).filter(|format| format.is_written());
        format.map(Self::Foreign).ok_or_else(|| {
            Reason::new("cli-convert-ending").text("file", path.display().to_string())
        })
    }

    /// Whether several games may follow each other.
    fn holds_many(self) -> bool {
        match self {
            Self::Save => false,
            Self::Text | Self::Foreign(_) => true,
        }
    }

    /// What of a game it leaves out.
    fn left_out(self, table: &dyn Table) -> Vec<Part> {
        match self {
            Self::Save => Vec::new(),
            Self::Text => formats::left_out(None, table),
            Self::Foreign(format) => formats::left_out(Some(format), table),
        }
    }

    /// The ending of its name.
    fn ending(self) -> &'static str {
        match self {
            Self::Save => store::EXTENSION,
            Self::Text => "pgn",
            Self::Foreign(format) => format.word(),
        }
    }

    fn write(self, table: &dyn Table) -> Result<String, Reason> {
        match self {
            Self::Save => Ok(save::write(table)),
            Self::Text => Ok(text::write(table)),
            Self::Foreign(format) => formats::write(format, table),
        }
    }
}

/// Prints `games N`. Games that cannot be converted are told one by one, and the others go on. What
/// the file cannot hold is told too, and is no failure.
pub(crate) fn convert(
    asked: &Conversion,
    lang: &Lang,
    out: &mut impl Write,
    err: &mut impl Write,
) -> Result<(), Failure> {
    let target = Target::of(&asked.to)?;
    let games = Games::open(asked)?;
    if let Games::Many { games, .. } = &games
        && let Some(trouble) = games.trouble()
    {
        let told = |site| GameId::Reversi.site_name(site);
        // Nobody is left to hear if it cannot be said.
        writeln!(err, "tavola: {}", lang.reason(trouble, &told)).ok();
    }
    let many = Reason::new("cli-convert-many")
        .text("file", asked.to.display().to_string())
        .count("games", games.len() as u64);
    if 1 < games.len() && !target.holds_many() {
        return Err(many.into());
    }
    let is_alone = games.len() == 1;
    let mut text = String::new();
    let (mut written, mut failed) = (0_u64, 0_u64);
    let mut left_out: BTreeMap<Part, u64> = BTreeMap::new();
    for (number, game) in games.enumerate() {
        let mut tell = |reason: &Reason, refused: Option<&LoadError>| {
            let told = |site| refused.map_or_else(String::new, |refused| refused.site_name(site));
            // The last words about this game; nobody is left to hear if they cannot be said.
            writeln!(err, "tavola: {}", lang.reason(reason, &told)).ok();
            failed += 1;
        };
        let table = match game {
            Ok(table) => table,
            Err(refused) => {
                tell(&refused.reason, Some(&refused));
                match refused.partial.filter(|_| asked.partial) {
                    Some(table) => table,
                    None => continue,
                }
            }
        };
        match target.write(&*table) {
            Ok(game) => {
                if 0 < written && target == Target::Text {
                    // A free line parts the games.
                    text.push('\n');
                }
                text += &game;
                written += 1;
                for part in target.left_out(&*table) {
                    *left_out.entry(part).or_default() += 1;
                }
            }
            Err(reason) if is_alone => return Err(reason.into()),
            Err(reason) => {
                let reason = Reason::new("store-in-game")
                    .count("number", number as u64 + 1)
                    .because("why", reason);
                tell(&reason, None);
            }
        }
    }
    if 0 < written {
        store::write(&asked.to, &text, Backup::Keep)?;
    }
    for (part, games) in left_out {
        let reason = Reason::new("cli-convert-left-out")
            .word("what", part.word())
            .count("games", games)
            .text("format", target.ending());
        let told = lang.reason(&reason, &|site| site.0.to_string());
        // The file is written; nobody is left to hear what it lacks if this cannot be said.
        writeln!(err, "tavola: {told}").ok();
    }
    writeln!(out, "games {written}")?;
    if 0 < failed {
        return Err(Reason::new("cli-convert-some")
            .count("failed", failed)
            .into());
    }
    Ok(())
}

/// The games of a file, one after another.
enum Games {
    One(Option<Box<Result<Box<dyn Table>, LoadError>>>),
    Many { games: Collection, next: usize },
}

impl Games {
    fn open(asked: &Conversion) -> Result<Self, Failure> {
        let only = |table| Ok(Self::One(Some(Box::new(table))));
        match store::open(&asked.from, &Progress::default()) {
            Ok(Imported::Games(games)) => Ok(Self::Many { games, next: 0 }),
            Ok(
                Imported::Game { table, .. }
                | Imported::Position { table, .. }
                | Imported::Save(Loaded::Game { table, .. }),
            ) => only(Ok(table)),
            Ok(Imported::Save(Loaded::Setup(_))) => Err(Reason::new("cli-convert-setup").into()),
            Err(err) if err.partial.is_some() => only(Err(err)),
            Err(err) => {
                let game = err.game.unwrap_or(GameId::Reversi);
                Err(Failure::Refused(game, err.reason))
            }
        }
    }

    fn len(&self) -> usize {
        match self {
            Self::One(_) => 1,
            Self::Many { games, .. } => games.len(),
        }
    }
}

impl Iterator for Games {
    type Item = Result<Box<dyn Table>, LoadError>;

    fn next(&mut self) -> Option<Self::Item> {
        match self {
            Self::One(only) => only.take().map(|only| *only),
            Self::Many { games, next } => {
                let number = *next;
                *next += 1;
                (number < games.len()).then(|| games.open(number))
            }
        }
    }
}
