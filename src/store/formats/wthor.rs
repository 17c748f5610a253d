//! WTHOR, the database of tournament games: `.wtb` holds games, `.jou` the names of the players,
//! `.trn` those of the tournaments. All numbers are little endian.

use std::{
    cmp::Ordering,
    fs,
    path::{Path, PathBuf},
};

use crate::{
    rules::Reason,
    session::Table,
    store::{
        LoadError, files,
        formats::{Collection, Lack, Row, Score, place, player::Player, score},
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
    /// Fails if the bytes do not begin like a file of the database. When the file was made does
    /// not matter.
    fn read(bytes: &[u8]) -> Result<Self, Reason> {
        let head: Option<&[u8; HEADER]> = bytes.first_chunk();
        let head = head.filter(|head| head[12] <= 12 && head[13] <= 1);
        let head = head.ok_or_else(|| Reason::new("store-wthor-head"))?;
        Ok(Self {
            games: u32::from_le_bytes([head[4], head[5], head[6], head[7]]) as usize,
            names: usize::from(u16::from_le_bytes([head[8], head[9]])),
            year: u16::from_le_bytes([head[10], head[11]]),
            size: head[12],
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

/// Whether bytes begin like a file of the database, whatever it is called: then with the day on
/// which it was made.
pub(crate) fn looks_like(bytes: &[u8]) -> bool {
    let is_dated = match *bytes {
        [century, year, month, day, ..] => {
            [19, 20, 21].contains(&century)
                && year < 100
                && (1..=12).contains(&month)
                && (1..=31).contains(&day)
        }
        [..] => false,
    };
    is_dated && Header::read(bytes).is_ok()
}

/// Whether a file is called like one of the database.
pub(crate) fn is_named(path: &Path) -> bool {
    let own = path.extension().unwrap_or_default();
    ["wtb", "jou", "trn"]
        .iter()
        .any(|ending| own.eq_ignore_ascii_case(ending))
}

/// Reads a `.wtb`; names come from the files of the same folder. If one of those cannot be read,
/// numbers stand for its names, as if it were not there.
pub(crate) fn read_beside(path: &Path, bytes: Vec<u8>) -> Result<Collection, LoadError> {
    let beside = |ending: &str, length: usize| -> Result<Vec<String>, Reason> {
        let Some(beside) = sibling(path, ending) else {
            return Ok(Vec::new());
        };
        let bytes = files::read_bytes(&beside, files::LIMIT_BYTES)?;
        names(&bytes, length).map_err(|why| files::in_file(&beside, why))
    };
    let database = games(bytes).map_err(LoadError::new)?;
    let (players, tournaments) = (beside("jou", PLAYER), beside("trn", TOURNAMENT));
    let trouble = match (players.as_ref().err(), tournaments.as_ref().err()) {
        (Some(first), Some(second)) => Some(
            Reason::new("store-both")
                .because("first", first.clone())
                .because("second", second.clone()),
        ),
        (first, second) => first.or(second).cloned(),
    };
    let database = Database {
        players: players.unwrap_or_default(),
        tournaments: tournaments.unwrap_or_default(),
        ..database
    };
    let trouble = trouble.map(|why| Reason::new("store-wthor-unnamed").because("why", why));
    Ok(Collection::of_wthor(database, trouble).named(path))
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
    let header = Header::read(&bytes)?;
    if header.games == 0 && 0 < header.names {
        return Err(Reason::new("store-wthor-names"));
    }
    if ![0, 8].contains(&header.size) {
        return Err(Reason::new("store-wthor-size").count("size", header.size));
    }
    check_length(&bytes[HEADER..], header.games, GAME)?;
    Ok(Database {
        header,
        bytes,
        players: Vec::new(),
        tournaments: Vec::new(),
    })
}

/// Checks that there are as many rows of a length as were announced.
fn check_length(rows: &[u8], said: usize, length: usize) -> Result<(), Reason> {
    let wrong = |key| Err(Reason::new(key).count("said", said as u64));
    match rows.len().cmp(&said.saturating_mul(length)) {
        Ordering::Equal => Ok(()),
        Ordering::Less => {
            let held = (rows.len() / length) as u64;
            wrong("store-wthor-cut").map_err(|reason: Reason| reason.count("held", held))
        }
        Ordering::Greater => wrong("store-wthor-long"),
    }
}

/// The names of a `.jou` or a `.trn`.
fn names(bytes: &[u8], length: usize) -> Result<Vec<String>, Reason> {
    let header = Header::read(bytes)?;
    let rows = &bytes[HEADER..];
    check_length(rows, header.names, length)?;
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

    pub(crate) fn lack(&self) -> Option<Lack> {
        match (self.players.is_empty(), self.tournaments.is_empty()) {
            (true, true) => Some(Lack::Both),
            (true, false) => Some(Lack::Players),
            (false, true) => Some(Lack::Events),
            (false, false) => None,
        }
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
            first: named(&self.players, word(2)),
            second: named(&self.players, word(4)),
            event: named(&self.tournaments, word(0)),
            date: match self.header.year {
                0 => String::new(),
                year => year.to_string(),
            },
            score,
            position: None,
        }
    }

    /// The turns end with the board or before the empty bytes at the end: some records are not whole.
    /// An empty byte between turns is no square, and the game is legal up to there.
    pub(crate) fn open(&self, number: usize) -> Result<Box<dyn Table>, LoadError> {
        let mut player = Player::open(None)?;
        let Row {
            first,
            second,
            date,
            score,
            event,
            position: _,
        } = self.row(number);
        player.names(&first, &second);
        player.date(&date);
        player.event(&event);
        let moves = &self.game(number)[BEFORE_MOVES..];
        let count = moves.iter().rposition(|&byte| byte != 0);
        for &byte in &moves[..count.map_or(0, |last| last + 1)] {
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
        // A game that was not played to its end was judged by people.
        let mut table = player.done(None);
        if let Score::Discs { black, white } = score {
            let lead = i32::from(black) - i32::from(white);
            score::keep_lead(&mut *table, lead);
        }
        Ok(table)
    }
}

/// A name, or the number under which a missing file would have it.
fn named(names: &[String], number: usize) -> String {
    names
        .get(number)
        .map_or_else(|| format!("#{number}"), Clone::clone)
}
