//! GGF, the Generic Game Format: `(;GM[Othello]..BO[8 .. *]B[F5]W[D6/0.50/2.1];)`, a game after
//! another. Evaluations become comments and comments that are numbers evaluations; times become
//! times.

use std::fmt::Write as _;

use crate::{
    catalog::GameId,
    record::Ending,
    rules::{Reason, Side},
    session::Table,
    store::{
        LoadError, Progress,
        formats::{
            Collection, Format, Score,
            collection::Entry,
            list::list,
            place::{Start, shown},
            player::{Player, is_pass},
            props::{Pieces, Values, What, cut, plain},
            score::End,
        },
        text::Imported,
    },
};

/// Reads one game, or finds the many of a file.
pub(crate) fn read(text: &str, progress: &Progress) -> Result<Imported, LoadError> {
    let games = list(text, Values::Plain, progress);
    match &games[..] {
        [] => Err(LoadError::new(cut())),
        [only] => read_game(text, only).map(|table| Imported::Game {
            game: GameId::Reversi,
            table,
        }),
        [..] => Ok(Imported::Games(Collection::of_text(
            Format::Ggf,
            text.to_owned(),
            games,
        ))),
    }
}

/// Reads the first game of a text.
pub(crate) fn read_first(text: &str) -> Result<Box<dyn Table>, LoadError> {
    let games = list(text, Values::Plain, &Progress::default());
    let first = games.first();
    let first = first.ok_or_else(|| LoadError::new(cut()))?;
    read_game(text, first)
}

/// Reads the game at a place of a text.
pub(crate) fn read_game(text: &str, entry: &Entry) -> Result<Box<dyn Table>, LoadError> {
    let failed = |reason| LoadError::of(GameId::Reversi, reason);
    let mut heads = Heads::default();
    let mut player: Option<Player> = None;
    let mut pieces = Pieces::new(text, entry.begin(), Values::Plain);
    let mut trouble = None;
    let mut is_whole = false;
    while pieces.at() < entry.bytes.end && trouble.is_none() {
        let piece = match pieces.next() {
            Ok(Some(piece)) => piece,
            Ok(None) => break,
            Err(reason) => {
                trouble = Some(reason);
                continue;
            }
        };
        is_whole = piece.what == What::End;
        let What::Property { name, values } = piece.what else {
            continue;
        };
        let value = values.first().map(|value| value.trim()).unwrap_or_default();
        let side = match &*name {
            "B" => Side::First,
            "W" => Side::Second,
            _ => {
                let line = || pieces.line_at(piece.at);
                heads.take(&name, value, line).map_err(failed)?;
                continue;
            }
        };
        let game = match &mut player {
            Some(game) => game,
            None => player.insert(Player::open(heads.start.as_deref())?),
        };
        if let Err(err) = turn(game, side, value) {
            let game = player.expect("it was just opened");
            return Err(heads.named(game).refused(err));
        }
    }
    let player = match player {
        Some(player) => player,
        None => Player::open(heads.start.as_deref())?,
    };
    if !is_whole {
        let reason = trouble.unwrap_or_else(|| pieces.cut(entry.bytes.start));
        return Err(heads.named(player).cut(reason));
    }
    let ending = heads.ending;
    Ok(heads.named(player).done(ending))
}

/// What stands before the turns.
#[derive(Default)]
struct Heads {
    start: Option<String>,
    black: String,
    white: String,
    date: String,
    event: String,
    ending: Option<Ending>,
}

impl Heads {
    /// `line` counts the lines up to this one, which takes its time in a long file.
    fn take(&mut self, name: &str, value: &str, line: impl Fn() -> usize) -> Result<(), Reason> {
        match name {
            "GM" if !["othello", "reversi"].contains(&&*value.to_ascii_lowercase()) => {
                return Err(Reason::new("store-format-other-game").text("game", shown(value)));
            }
            // Two boards at once, or fewest discs win: other rules than ours.
            "TY" if value.starts_with(['s', 'S']) || value.contains(['a', 'A']) => {
                return Err(Reason::new("store-format-other-rules").text("type", shown(value)));
            }
            "BO" => self.start = Some(board(value, line)?),
            "PB" => value.clone_into(&mut self.black),
            "PW" => value.clone_into(&mut self.white),
            "DT" => value.clone_into(&mut self.date),
            "PC" if value != HERE => value.clone_into(&mut self.event),
            "RE" => self.ending = Score::read(value).ending(),
            _ => (),
        }
        Ok(())
    }

    fn named(&self, mut player: Player) -> Player {
        player.names(&self.black, &self.white);
        player.date(&self.date);
        player.event(&self.event);
        player
    }
}

/// `8 <squares> *` as a position line.
fn board(value: &str, line: impl Fn() -> usize) -> Result<String, Reason> {
    let bad = || {
        Reason::new("store-format-bad-line")
            .count("line", line() as u64)
            .text("text", shown(value))
    };
    let (size, rest) = value
        .trim_start()
        .split_once(char::is_whitespace)
        .ok_or_else(bad)?;
    let size: usize = size.parse().ok().ok_or_else(bad)?;
    let letters: Vec<char> = rest.chars().filter(|c| !c.is_whitespace()).collect();
    let (&turn, squares) = letters.split_last().ok_or_else(bad)?;
    if ![4, 6, 8, 10].contains(&size) || squares.len() != size * size {
        return Err(bad());
    }
    // Here a zero is no disc of either side; the reader of positions says so.
    Ok(format!("{} {turn}", squares.iter().collect::<String>()))
}

/// `F5/eval/seconds`.
fn turn(game: &mut Player, side: Side, value: &str) -> Result<(), crate::rules::IllegalMove> {
    let mut parts = value.split('/').map(str::trim);
    let square = shown(parts.next().unwrap_or_default());
    game.play_as(side, if is_pass(&square) { "pass" } else { &square })?;
    let eval = parts.next().unwrap_or_default();
    if is_number(eval) {
        game.note(&shown(eval));
    }
    if let Some(secs) = parts.next().and_then(|text| text.parse::<f64>().ok())
        && (0.0..1e6).contains(&secs)
    {
        let here = game.here();
        game.table().record_mut().node_mut(here).millis = Some((secs * 1000.0) as u32);
    }
    Ok(())
}

fn is_number(text: &str) -> bool {
    let is_part = |c: char| c.is_ascii_digit() || "+-.".contains(c);
    !text.is_empty() && text.chars().all(is_part)
}

/// The place of a game that was played nowhere else.
const HERE: &str = "Tavola";

fn or_ours(event: &str) -> &str {
    if event.is_empty() { HERE } else { event }
}

/// The main line of a table.
pub(crate) fn write(table: &dyn Table) -> String {
    let start = Start::of(table);
    let header = table.header();
    let mut text = String::from("(;GM[Othello]");
    let mut property = |name: &str, value: &str| {
        // Writing to a string cannot fail.
        write!(text, "{name}[{}]", plain(value)).ok();
    };
    property("PC", or_ours(&header.event));
    if !header.date.is_empty() {
        property("DT", &header.date);
    }
    property("PB", &header.players.first.name);
    property("PW", &header.players.second.name);
    property("RE", &result(End::of(table)));
    property("TI", "0");
    property("TY", &start.size.to_string());
    let board = start.board.replace('X', "*");
    let turn = match start.turn {
        Side::First => '*',
        Side::Second => 'O',
    };
    property("BO", &format!("{} {board} {turn}", start.size));
    let record = table.record();
    for id in record.path(record.main_tip()) {
        let Some(played) = table.played(id) else {
            continue;
        };
        let name = match played.side {
            Side::First => "B",
            Side::Second => "W",
        };
        let square = match record.text(id) {
            "pass" => "PA".to_owned(),
            square => square.to_ascii_uppercase(),
        };
        let node = record.node(id);
        let secs = node.millis.map(|millis| f64::from(millis) / 1000.0);
        // A comment that is a number was read from here.
        let first = node.comment.lines().next().unwrap_or_default();
        let eval = if is_number(first) { first } else { "" };
        let behind = match secs {
            Some(secs) => format!("/{eval}/{secs}"),
            None if eval.is_empty() => String::new(),
            None => format!("/{eval}"),
        };
        property(name, &format!("{square}{behind}"));
    }
    text + ";)\n"
}

/// Black's difference, and how it came about where the board did not decide.
fn result(end: End) -> String {
    match end {
        End::Open => "?".to_owned(),
        End::Counted(difference) => format!("{difference:+}.00"),
        // Who gives up loses every square.
        End::Resigned(Side::First) => "-64.00:r".to_owned(),
        End::Resigned(Side::Second) => "+64.00:r".to_owned(),
        End::Agreed => "0.00:s".to_owned(),
    }
}
