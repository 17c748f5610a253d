//! WTHOR, the database of tournament games: `.wtb` holds games, `.jou` the names of the players,
//! `.trn` those of the tournaments. All numbers are little endian.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{
    rules::Reason,
    session::Table,
    store::{
        LoadError, files,
        formats::{Collection, Row, Score, place, player::Player},
    },
};

const HEADER: usize = 16;
const GAME: usize = 68;
/// Tournament, players and scores before the moves.
const BEFORE_MOVES: usize = 8;
const PLAYER: usize = 20;
const TOURNAMENT: usize = 26;

/// What the first sixteen bytes say.
#[derive(Clone, Copy, Debug)]
struct Header {
    games: usize,
    names: usize,
    year: u16,
    size: u8,
}

impl Header {
    /// `None` if the bytes do not begin like a file of the database.
    fn read(bytes: &[u8]) -> Option<Self> {
        let head: &[u8; HEADER] = bytes.first_chunk()?;
        let [century, year, month, day, ..] = *head;
        let is_date = [19, 20, 21].contains(&century)
            && year < 100
            && (1..=12).contains(&month)
            && (1..=31).contains(&day);
        let [size, kind] = [head[12], head[13]];
        let is_known = size <= 12 && kind <= 1;
        (is_date && is_known).then(|| Self {
            games: u32::from_le_bytes([head[4], head[5], head[6], head[7]]) as usize,
            names: usize::from(u16::from_le_bytes([head[8], head[9]])),
            year: u16::from_le_bytes([head[10], head[11]]),
            size,
        })
    }
}

/// The games of a `.wtb` with the names of who played them.
#[derive(Debug)]
pub(crate) struct Database {
    header: Header,
    bytes: Vec<u8>,
    players: Vec<String>,
    tournaments: Vec<String>,
}

pub(crate) fn looks_like(bytes: &[u8]) -> bool {
    Header::read(bytes).is_some()
}

/// Reads a `.wtb`; names come from the files of the same folder.
pub(crate) fn read_beside(path: &Path, bytes: Vec<u8>) -> Result<Collection, LoadError> {
    let beside = |ending: &str, length: usize| -> Result<Vec<String>, LoadError> {
        let Some(beside) = sibling(path, ending) else {
            return Ok(Vec::new());
        };
        let bytes = files::read_bytes(&beside).map_err(LoadError::new)?;
        names(&bytes, length).map_err(|why| LoadError::new(files::in_file(&beside, why)))
    };
    let database = games(bytes).map_err(LoadError::new)?;
    let database = Database {
        players: beside("jou", PLAYER)?,
        tournaments: beside("trn", TOURNAMENT)?,
        ..database
    };
    Ok(Collection::of_wthor(database).named(path))
}

/// The file of the same folder with this ending: the database's own name first, then the name of
/// the games, then whatever there is.
fn sibling(path: &Path, ending: &str) -> Option<PathBuf> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let entries = fs::read_dir(folder.unwrap_or(Path::new("."))).ok()?;
    let mut found: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|other| {
            let own = other.extension().unwrap_or_default();
            own.eq_ignore_ascii_case(ending)
        })
        .collect();
    let rank = |other: &PathBuf| {
        let stem = other.file_stem().unwrap_or_default();
        let is_own = stem.eq_ignore_ascii_case("wthor");
        let is_same = Some(stem) == path.file_stem();
        (!is_own, !is_same, other.clone())
    };
    found.sort_by_key(rank);
    found.into_iter().next()
}

/// Checks that the games are as many as the file says.
fn games(bytes: Vec<u8>) -> Result<Database, Reason> {
    let header = Header::read(&bytes).ok_or_else(|| Reason::new("store-foreign"))?;
    if header.games == 0 && 0 < header.names {
        return Err(Reason::new("store-wthor-names"));
    }
    if ![0, 8].contains(&header.size) {
        return Err(Reason::new("store-wthor-size").count("size", header.size));
    }
    let held = (bytes.len() - HEADER) / GAME;
    if bytes.len() != HEADER + header.games.saturating_mul(GAME) {
        return Err(Reason::new("store-wthor-cut")
            .count("said", header.games as u64)
            .count("held", held as u64));
    }
    Ok(Database {
        header,
        bytes,
        players: Vec::new(),
        tournaments: Vec::new(),
    })
}

/// The names of a `.jou` or a `.trn`.
fn names(bytes: &[u8], length: usize) -> Result<Vec<String>, Reason> {
    let header = Header::read(bytes).ok_or_else(|| Reason::new("store-foreign"))?;
    let rows = &bytes[HEADER..];
    if rows.len() != header.names * length {
        return Err(Reason::new("store-wthor-cut")
            .count("said", header.names as u64)
            .count("held", (rows.len() / length) as u64));
    }
    let name = |row: &[u8]| {
        let end = row.iter().position(|&byte| byte == 0);
        let letters = &row[..end.unwrap_or(row.len())];
        // Latin-1: every byte is a letter.
        let text: String = letters.iter().copied().map(char::from).collect();
        place::name(&text)
    };
    Ok(rows.chunks_exact(length).map(name).collect())
}

impl Database {
    pub(crate) fn len(&self) -> usize {
        self.header.games
    }

    fn game(&self, number: usize) -> &[u8; GAME] {
        let from = HEADER + number * GAME;
        self.bytes[from..]
            .first_chunk()
            .expect("the length was checked")
    }

    pub(crate) fn row(&self, number: usize) -> Row {
        let game = self.game(number);
        let word = |at: usize| usize::from(u16::from_le_bytes([game[at], game[at + 1]]));
        let black = game[6];
        let score = if black <= 64 {
            Score::Discs {
                black,
                white: 64 - black,
            }
        } else {
            Score::Unknown
        };
        Row {
            black: named(&self.players, word(2)),
            white: named(&self.players, word(4)),
            event: named(&self.tournaments, word(0)),
            date: self.header.year.to_string(),
            score,
        }
    }

    /// The turns end with the board or with the first empty byte: some records are not whole.
    pub(crate) fn open(&self, number: usize) -> Result<Box<dyn Table>, LoadError> {
        let mut player = Player::open(None)?;
        let Row { black, white, .. } = self.row(number);
        player.names(&black, &white);
        let moves = &self.game(number)[BEFORE_MOVES..];
        for &byte in moves.iter().take_while(|&&byte| byte != 0) {
            // 10 * rank + file, both from 1.
            let (file, rank) = (byte % 10, byte / 10);
            let text = if (1..=8).contains(&file) && (1..=8).contains(&rank) {
                place::square_name(usize::from(file - 1), usize::from(rank - 1))
            } else {
                byte.to_string()
            };
            if let Err(err) = player.play(&text) {
                return Err(player.refused(err));
            }
        }
        Ok(player.done(None))
    }
}

/// A name, or the number under which a missing file would have it.
fn named(names: &[String], number: usize) -> String {
    names
        .get(number)
        .map_or_else(|| format!("#{number}"), Clone::clone)
}
