//! Saves: readable RON with a version. A save holds the game, its options, the start and the
//! texts of the turns; reading replays every turn, so nothing illegal ever comes back.

mod ordered;
mod peek;
mod replay;
mod shape;

use std::path::{Path, PathBuf};

use ron::{Options, error::SpannedError, extensions::Extensions, ser::PrettyConfig};
use serde::Deserialize;

pub use peek::Summary;
pub(crate) use peek::peek;

use crate::{
    catalog::GameId,
    record::Header,
    rules::{Reason, Site},
    session::Table,
    store::{EXTENSION, files, text::foreign},
};

/// The newest version. Every version up to it is read; what is written names the oldest one whose
/// readers understand it.
const VERSION: u32 = 2;

/// What a save holds.
#[derive(Debug)]
pub enum Loaded {
    Game {
        game: GameId,
        table: Box<dyn Table>,
        /// The file that the game belongs to, in a journal.
        file: Option<PathBuf>,
    },
    /// A set-up that is not done yet.
    Setup(SetupSave),
}

/// A set-up on its way: the options and the steps so far, which replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupSave {
    pub game: GameId,
    pub options: Vec<(String, String)>,
    pub log: Vec<String>,
    pub header: Header,
}

/// Why a text was not taken, and what of it can be.
#[derive(Debug)]
pub struct LoadError {
    /// What is wrong, where, and what to do.
    pub reason: Reason,
    /// The game that the text names.
    pub game: Option<GameId>,
    /// The game up to the first turn that is not legal.
    pub partial: Option<Box<dyn Table>>,
}

impl LoadError {
    pub(crate) fn new(reason: Reason) -> Self {
        Self {
            reason,
            game: None,
            partial: None,
        }
    }

    pub(crate) fn of(game: GameId, reason: Reason) -> Self {
        Self {
            game: Some(game),
            ..Self::new(reason)
        }
    }

    /// How notation calls a site that the reason names.
    pub fn site_name(&self, site: Site) -> String {
        let opened = self.game.and_then(|game| game.open(&[], None).ok());
        let table = self.partial.as_ref().or(opened.as_ref());
        table.map_or_else(String::new, |table| table.site_name(site))
    }
}

/// The save of a game.
pub fn write(table: &dyn Table) -> String {
    print(&shape::File::of_table(table, None))
}

/// The save of a game with the file that it belongs to, for the autosave.
pub fn write_journal(table: &dyn Table, file: Option<&Path>) -> String {
    print(&shape::File::of_table(table, file))
}

/// Whether a file holds all of a game. Where the view stands, and which line is looked at, is not a
/// part of the game.
pub fn is_kept(table: &dyn Table, path: &Path) -> bool {
    let game = |table: &dyn Table| print(&shape::File::of_table(table, None).without_view());
    match load(path) {
        Ok(Loaded::Game { table: kept, .. }) => game(&*kept) == game(table),
        Ok(Loaded::Setup(_)) | Err(_) => false,
    }
}

/// The save of a set-up that is not done yet.
pub fn write_setup(setup: &SetupSave) -> String {
    print(&shape::File::of_setup(setup))
}

/// Reads a save of this version or an older one, and plays it through.
pub fn read(text: &str) -> Result<Loaded, LoadError> {
    replay::replay(parse(text).map_err(LoadError::new)?)
}

/// The shape of a save of this version, from one of this or an older version.
fn parse(text: &str) -> Result<shape::File, Reason> {
    let text = text.strip_prefix(files::BOM).unwrap_or(text);
    match version(text)? {
        1 | 2 => ron()
            .from_str(text)
            .map_err(|err| not_understood(text, &err)),
        _ => Err(foreign("store-foreign", text)),
    }
}

/// Reads a save from a file. A reason names the file.
pub fn load(path: &Path) -> Result<Loaded, LoadError> {
    let text = files::read_text(path).map_err(LoadError::new)?;
    read(&text).map_err(|mut err| {
        err.reason = files::in_file(path, err.reason);
        err
    })
}

/// The path with the ending of saves, added where it is missing.
pub fn with_extension(path: &Path) -> PathBuf {
    let ending = format!(".{EXTENSION}");
    let name = path.file_name().unwrap_or_default();
    if name.as_encoded_bytes().ends_with(ending.as_bytes()) {
        return path.to_owned();
    }
    let mut longer = path.as_os_str().to_owned();
    longer.push(ending);
    longer.into()
}

/// Whether a text means to be a save, of whatever version.
pub(crate) fn looks_like_save(text: &str) -> bool {
    let start: String = text.chars().take(1000).collect();
    let start = start.trim_start();
    // A node of SGF or GGF, which may speak of a version too.
    let is_node = start
        .strip_prefix('(')
        .is_some_and(|inside| inside.trim_start().starts_with(';'));
    start.starts_with(['(', '#', '/']) && !is_node && start.contains("version")
}

/// What every version says at its beginning.
#[derive(Deserialize)]
struct Probe {
    version: u32,
    #[serde(default)]
    program: String,
}

/// The version of a save, if this program reads it.
fn version(text: &str) -> Result<u32, Reason> {
    let probe: Probe = ron().from_str(text).map_err(|err| {
        if looks_like_save(text) {
            not_understood(text, &err)
        } else {
            foreign("store-foreign", text)
        }
    })?;
    if VERSION < probe.version {
        return Err(Reason::new("store-newer")
            .count("version", probe.version)
            .text("program", probe.program)
            .count("known", VERSION)
            .text("ours", env!("CARGO_PKG_VERSION")));
    }
    Ok(probe.version)
}

fn ron() -> Options {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

fn print(file: &shape::File) -> String {
    // A turn a line.
    let config = PrettyConfig::new().new_line("\n").depth_limit(2);
    let mut text = ron()
        .to_string_pretty(file, config)
        .expect("a save holds only what RON can");
    text.push('\n');
    text
}

/// Where and why RON stopped reading.
fn not_understood(text: &str, err: &SpannedError) -> Reason {
    let place = |reason: Reason| {
        reason
            .count("line", err.span.start.line as u64)
            .count("column", err.span.start.col as u64)
    };
    if let ron::Error::NoSuchStructField { found, .. } = &err.code {
        return place(Reason::new("store-unknown-field").text("field", found));
    }
    if let ron::Error::MissingStructField { field, .. } = &err.code {
        return Reason::new("store-missing-field").text("field", *field);
    }
    if is_end(text, err) {
        return place(Reason::new("store-cut"));
    }
    place(Reason::new("store-syntax"))
}

/// Whether reading stopped because the text did.
fn is_end(text: &str, err: &SpannedError) -> bool {
    let text = text.trim_end();
    let line = text.split('\n').count();
    let column = text.rsplit('\n').next().unwrap_or("").chars().count();
    (line, column) <= (err.span.end.line, err.span.end.col)
}
