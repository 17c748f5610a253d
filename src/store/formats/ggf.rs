//! GGF, the Generic Game Format: `(;GM[Othello]..BO[8 .. *]B[F5]W[D6/0.50/2.1];)`, a game after
//! another. Evaluations become comments and comments that are numbers evaluations; times become
//! times. What else a file says, ratings and clocks among it, is kept for when it is written again.

use std::fmt::Write as _;

use crate::{
    catalog::GameId,
    record::{Ending, Node, Record},
    rules::{Reason, Side},
    session::Table,
    store::{
        LoadError, Progress,
        formats::{
            Collection, Format,
            collection::Entry,
            list::list,
            place::{Start, shown},
            player::{Notes, PLACE, Player, is_pass, keep, kept},
            props::{Pieces, Values, What, cut, plain},
            score::{self, End, Score},
        },
        text::Imported,
    },
};

/// Reads one game, or finds the many of a file.
pub(crate) fn read(text: &str, progress: &Progress) -> Result<Imported, LoadError> {
    Collection::one_or_many(Format::Ggf, text, list(text, Values::Plain, progress))
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
        let What::Property { name, values, raw } = piece.what else {
            continue;
        };
        let value = values.first().map(|value| value.trim()).unwrap_or_default();
        let side = match &*name {
            "B" => Side::First,
            "W" => Side::Second,
            "C" | "CO" => {
                match &mut player {
                    Some(game) => game.note(value),
                    None => heads.comments.push(value.to_owned()),
                }
                continue;
            }
            _ => {
                let line = || pieces.line_at(piece.at);
                heads.take(&name, value, raw, line).map_err(failed)?;
                continue;
            }
        };
        let game = match &mut player {
            Some(game) => game,
            None => player.insert(heads.open()?),
        };
        if let Err(err) = turn(game, side, value) {
            let game = player.expect("it was just opened");
            return Err(heads.named(game).refused(err));
        }
    }
    let player = match player {
        Some(player) => player,
        None => heads.open()?,
    };
    if !is_whole {
        let reason = trouble.unwrap_or_else(|| pieces.cut(entry.bytes.start));
        return Err(heads.named(player).cut(reason));
    }
    let mut table = heads.named(player).done(score::ending(&heads.result));
    score::keep(&mut *table, &heads.result, result);
    Ok(table)
}

/// What stands before the turns.
#[derive(Default)]
struct Heads {
    start: Option<String>,
    black: String,
    white: String,
    date: String,
    event: String,
    place: String,
    result: String,
    /// Before the first turn.
    comments: Vec<String>,
    /// What else stands there, as it is written.
    notes: Notes,
}

impl Heads {
    /// `line` counts the lines up to this one, which takes its time in a long file.
    fn take(
        &mut self,
        name: &str,
        value: &str,
        raw: &str,
        line: impl Fn() -> usize,
    ) -> Result<(), Reason> {
        match name {
            "GM" if !["othello", "reversi"].contains(&&*value.to_ascii_lowercase()) => {
                return Err(Reason::new("store-format-other-game").text("game", shown(value)));
            }
            // Fewest discs win: other rules than ours. Each board of two that are played at once is a
            // game like any other.
            "TY" if value.contains(['a', 'A']) => {
                return Err(Reason::new("store-format-other-rules").text("type", shown(value)));
            }
            "GM" => (),
            // The size alone is told by the board.
            "TY" if value.parse::<usize>().is_ok() => (),
            "BO" => self.start = Some(board(value, line)?),
            "PB" => value.clone_into(&mut self.black),
            "PW" => value.clone_into(&mut self.white),
            "DT" => value.clone_into(&mut self.date),
            "EV" => value.clone_into(&mut self.event),
            "PC" if value == HERE => (),
            "PC" => value.clone_into(&mut self.place),
            "RE" => value.clone_into(&mut self.result),
            // Nobody's clock runs.
            "TI" if value == UNTIMED => (),
            _ => keep(&mut self.notes, &format!("{NOTE}{name}"), raw),
        }
        Ok(())
    }

    fn open(&self) -> Result<Player, LoadError> {
        let mut player = Player::open(self.start.as_deref())?;
        for comment in &self.comments {
            player.note(comment);
        }
        Ok(player)
    }

    fn named(&self, mut player: Player) -> Player {
        player.names(&self.black, &self.white);
        player.date(&self.date);
        player.place(&self.event, &self.place);
        player.keep_above(&self.notes);
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
    let is_eval = is_number(eval);
    if is_eval {
        game.note(&shown(eval));
    }
    let time = parts.next().unwrap_or_default();
    let took = millis(time);
    if took.is_some() {
        let here = game.here();
        game.table().record_mut().node_mut(here).millis = took;
    }
    let is_plain = (is_eval || eval.is_empty()) && (took.is_some() || time.is_empty());
    if (!is_plain || parts.next().is_some())
        && let Some((_, behind)) = value.split_once('/')
    {
        game.keep(BEHIND, behind);
    }
    Ok(())
}

/// Seconds as milliseconds; nobody thinks for weeks.
pub(crate) fn millis(secs: &str) -> Option<u32> {
    let secs: f64 = secs.trim().parse().ok()?;
    let is_time = (0.0..1e6).contains(&secs);
    is_time.then(|| (secs * 1000.0).round() as u32)
}

/// Whether a text is a value, with or without a fraction.
pub(crate) fn is_number(text: &str) -> bool {
    let is_part = |c: char| c.is_ascii_digit() || "+-.".contains(c);
    text.chars().all(is_part) && text.parse::<f64>().is_ok()
}

/// The place of a game that was played nowhere else.
const HERE: &str = "Tavola";
/// The clock of a game without one.
const UNTIMED: &str = "0";
/// What the names of notes about our properties begin with.
const NOTE: &str = "ggf.";
/// The name of the note with what stands behind a turn and is neither a value nor a time.
const BEHIND: &str = "ggf.behind";

/// Properties above a game that say the same in SGF and here.
const ALSO: [(&str, &str); 2] = [("sgf.BR", "RB"), ("sgf.WR", "RW")];

/// The main line of a table.
pub(crate) fn write(table: &dyn Table) -> String {
    let start = Start::of(table);
    let header = table.header();
    let mut text = String::from("(;GM[Othello]");
    let mut property = |name: &str, value: &str| {
        // Writing to a string cannot fail.
        write!(text, "{name}[{}]", plain(value)).ok();
    };
    let record = table.record();
    let root = record.node(Record::ROOT);
    let (event, place) = event_and_place(&header.event, root);
    property("PC", or_ours(place));
    if !event.is_empty() {
        property("EV", event);
    }
    if !header.date.is_empty() {
        property("DT", &date(&header.date));
    }
    property("PB", &header.players.first.name);
    property("PW", &header.players.second.name);
    let mut has_clock = false;
    let mut has_type = false;
    for (name, value) in &root.notes {
        let also = ALSO.iter().find(|(other, _)| other == name);
        let also = also.filter(|(_, own)| root.note(&format!("{NOTE}{own}")).is_none());
        let Some(name) = name.strip_prefix(NOTE).or(also.map(|(_, own)| *own)) else {
            continue;
        };
        // As it was written there.
        for (name, value) in kept(name, value) {
            has_clock |= ["TI", "TB", "TW"].contains(&name);
            has_type |= name == "TY";
            property(name, value);
        }
    }
    let end = End::of(table);
    let claim = score::claim(table, end).and_then(claimed);
    property("RE", &claim.unwrap_or_else(|| result(end)));
    if !has_clock {
        property("TI", UNTIMED);
    }
    if !has_type {
        property("TY", &start.size.to_string());
    }
    let board = start.board.replace('X', "*");
    let turn = match start.turn {
        Side::First => '*',
        Side::Second => 'O',
    };
    property("BO", &format!("{} {board} {turn}", start.size));
    if !root.comment.is_empty() {
        property("CO", &root.comment);
    }
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
        let (eval, comment) = value_and_comment(&node.comment);
        let behind = match (node.note(BEHIND), secs) {
            (Some(behind), _) => format!("/{behind}"),
            (None, Some(secs)) => format!("/{eval}/{secs}"),
            (None, None) if eval.is_empty() => String::new(),
            (None, None) => format!("/{eval}"),
        };
        property(name, &format!("{square}{behind}"));
        if !comment.is_empty() {
            property("CO", comment);
        }
    }
    text + ";)\n"
}

/// A comment of which the first line is a number was read from a value.
pub(crate) fn value_and_comment(comment: &str) -> (&str, &str) {
    let (first, rest) = comment.split_once('\n').unwrap_or((comment, ""));
    if is_number(first) {
        (first, rest)
    } else {
        ("", comment)
    }
}

/// A game that has a place beside its event names both; else the event is the place.
fn event_and_place<'a>(event: &'a str, root: &'a Node) -> (&'a str, &'a str) {
    match root.note(PLACE) {
        Some(place) => (event, place),
        None => ("", event),
    }
}

fn or_ours(place: &str) -> &str {
    if place.is_empty() { HERE } else { place }
}

/// A moment in the world's time as servers write it; any other as it stands.
fn date(date: &str) -> String {
    let world = date.strip_suffix("+00:00");
    match world.and_then(|date| date.split_once('T')) {
        Some((day, time)) => format!("{day} {time} GMT"),
        None => date.to_owned(),
    }
}

/// Whether a result is one of GGF: Black's difference, and perhaps a flag.
pub(crate) fn is_difference(result: &str) -> bool {
    result.starts_with(|letter: char| letter.is_ascii_digit() || "+-.".contains(letter))
}

/// A result that a file of this format claims, or one of SGF; nothing where that has no figure, or a
/// word of ours says as much.
pub(crate) fn claimed(result: &str) -> Option<String> {
    if is_difference(result) {
        return Some(result.to_owned());
    }
    match Score::read(result) {
        Score::Discs { black, white } => {
            let lead = i32::from(black) - i32::from(white);
            Some(score::figure(lead))
        }
        Score::Won(_) | Score::Drawn => None,
        Score::Unknown => Some(result.to_owned()),
    }
}

/// Black's difference, and how it came about where the board did not decide.
pub(crate) fn result(end: End) -> String {
    match end {
        End::Open => "?".to_owned(),
        End::Counted(difference) => score::figure(difference),
        // Who gives up loses every square, and so does who runs out of time.
        End::Ended(Ending::Resigned(Side::First)) => "-64.00:r".to_owned(),
        End::Ended(Ending::Resigned(Side::Second)) => "+64.00:r".to_owned(),
        End::Ended(Ending::OutOfTime(Side::First)) => "-64.00:t".to_owned(),
        End::Ended(Ending::OutOfTime(Side::Second)) => "+64.00:t".to_owned(),
        End::Ended(Ending::Agreed) => "0.00:s".to_owned(),
    }
}
