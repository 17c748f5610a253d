//! SGF for Othello, `GM[2]`: a tree of nodes with variations and comments. What programs write
//! differs, so squares are read as letter and digit or as two letters, and the turns of a root too.
//! What else a node says, marks on the board among it, is kept for when it is written again.

use std::{fmt::Write as _, mem};

use crate::{
    catalog::GameId,
    record::{Ending, Node, NodeId, Record},
    rules::{IllegalMove, Reason, Side},
    session::Table,
    store::{
        LoadError, Progress,
        formats::{
            Collection, Format, Score,
            collection::Entry,
            ggf::{is_difference, is_number, millis, value_and_comment},
            list::list,
            place::{Start, shown},
            player::{Notes, PLACE, Player, keep},
            props::{Pieces, Values, What, escaped},
            score::{self, End},
        },
        text::Imported,
    },
};

mod start;

use start::Setup;

/// Reads one game, or finds the many of a file.
pub(crate) fn read(text: &str, progress: &Progress) -> Result<Imported, LoadError> {
    Collection::one_or_many(Format::Sgf, text, list(text, Values::Escaped, progress))
}

/// Reads the tree that begins at a place of a text.
pub(crate) fn read_game(text: &str, entry: &Entry) -> Result<Box<dyn Table>, LoadError> {
    let mut tree = Tree::default();
    let mut pieces = Pieces::new(text, entry.begin(), Values::Escaped);
    while pieces.at() < entry.bytes.end {
        let piece = match pieces.next() {
            Ok(Some(piece)) => piece,
            Ok(None) => break,
            Err(reason) => return Err(tree.cut(reason)),
        };
        match piece.what {
            What::Begin => {
                tree.end_node();
                tree.open.push(tree.player.as_ref().map(Player::here));
            }
            What::End => {
                tree.end_node();
                let back = tree.open.pop();
                if tree.open.is_empty() {
                    return tree.done();
                }
                if let (Some(Some(id)), Some(player)) = (back, &mut tree.player) {
                    player.go(id);
                } else if let (Some(None), Some(player)) = (back, &mut tree.player) {
                    player.go(Record::ROOT);
                }
            }
            What::Node => {
                tree.end_node();
                tree.nodes += 1;
            }
            What::Property { name, values, raw } => {
                let values: Vec<&str> = values.iter().map(|value| value.trim()).collect();
                if let Err(err) = tree.take(&name, &values, raw) {
                    return Err(match err {
                        Trouble::Turn(err) => tree.refused(err),
                        Trouble::Other(err) => err,
                        // Lines are counted only here: in a long file that takes its time.
                        Trouble::Here(reason) => {
                            failed(reason.count("line", pieces.line_at(piece.at) as u64))
                        }
                    });
                }
            }
        }
    }
    Err(tree.cut(pieces.cut(entry.bytes.start)))
}

fn failed(reason: Reason) -> LoadError {
    LoadError::of(GameId::Reversi, reason)
}

/// What the names of notes about our properties begin with.
const NOTE: &str = "sgf.";

/// How long a turn took, in seconds: SGF has only what is left on a clock, and leaves it to programs
/// to have properties of their own.
const ELAPSED: &str = "ET";

/// Properties above a game that say the same in GGF and here.
const ALSO: [(&str, &str); 2] = [("ggf.RB", "BR"), ("ggf.RW", "WR")];

enum Trouble {
    Turn(IllegalMove),
    Other(LoadError),
    /// What a property says means nothing; the reason still lacks its line.
    Here(Reason),
}

/// A tree on its way to a table.
#[derive(Default)]
struct Tree {
    /// Where the line goes on after each open bracket; `None` before the first turn.
    open: Vec<Option<NodeId>>,
    setup: Setup,
    /// From the first turn or comment on.
    player: Option<Player>,
    /// So many nodes have begun.
    nodes: usize,
    /// Whether the node has had its turn.
    has_turned: bool,
    held: Held,
    /// Comments of the root.
    notes: Vec<String>,
    black: String,
    white: String,
    date: String,
    event: String,
    place: String,
    result: String,
    /// What else stands above the game, as it is written.
    above: Notes,
}

/// What a node says of its turn, before or behind it: held until the node ends.
#[derive(Default)]
struct Held {
    /// Values of the node before its comments and names.
    values: Vec<String>,
    comments: Vec<String>,
    /// What else it says, as it is written.
    notes: Notes,
}

impl Tree {
    fn take(&mut self, name: &str, values: &[&str], raw: &str) -> Result<(), Trouble> {
        let value = values.first().copied().unwrap_or_default();
        match name {
            "B" => return self.turn(Side::First, value),
            "W" => return self.turn(Side::Second, value),
            "GM" if value != "2" => {
                let game = Reason::new("store-format-other-game").text("game", shown(value));
                return Err(Trouble::Other(failed(game)));
            }
            "PB" => value.clone_into(&mut self.black),
            "PW" => value.clone_into(&mut self.white),
            "DT" => value.clone_into(&mut self.date),
            "EV" => value.clone_into(&mut self.event),
            "PC" => value.clone_into(&mut self.place),
            "RE" => value.clone_into(&mut self.result),
            // Of the file and not of the game: written anew.
            "GM" | "FF" | "CA" | "AP" => (),
            "V" => self.held.values.push(value.to_owned()),
            "C" | "GC" | "N" => self.held.comments.push(value.to_owned()),
            "SZ" | "AB" | "AW" | "AE" | "PL" => {
                let is_open = self.player.is_none();
                let bad = |key| {
                    let text = shown(&format!("{name}[{}]", values.join("][")));
                    Trouble::Here(Reason::new(key).text("text", text))
                };
                if !is_open {
                    return Err(bad("store-format-late-setup"));
                }
                let is_taken = self.setup.take(name, values);
                if !is_taken {
                    return Err(bad("store-format-bad-line"));
                }
            }
            _ => keep(&mut self.held.notes, &format!("{NOTE}{name}"), raw),
        }
        Ok(())
    }

    /// Gives what is held to the last turn, or to the game before its first.
    fn end_node(&mut self) {
        let Held {
            values,
            comments,
            notes,
        } = mem::take(&mut self.held);
        match &mut self.player {
            Some(player) => {
                let here = player.here();
                let side = player.table().played(here).map(|played| played.side);
                for value in values {
                    player.note(&seen_by(side, &value));
                }
                for text in comments {
                    player.note(&text);
                }
                for (name, value) in &notes {
                    let is_time = name.strip_prefix(NOTE) == Some(ELAPSED);
                    if let Some(millis) = millis(value).filter(|_| is_time) {
                        player.table().record_mut().node_mut(here).millis = Some(millis);
                    } else {
                        player.keep(name, value);
                    }
                }
            }
            None => {
                self.notes.extend(values.into_iter().chain(comments));
                for (name, value) in &notes {
                    keep(&mut self.above, name, value);
                }
            }
        }
        self.has_turned = false;
    }

    fn player(&mut self) -> Result<&mut Player, LoadError> {
        if self.player.is_none() {
            let mut player = Player::open(self.setup.line().as_deref())?;
            for note in &self.notes {
                player.note(note);
            }
            self.player = Some(player);
        }
        Ok(self.player.as_mut().expect("it was just opened"))
    }

    fn turn(&mut self, side: Side, value: &str) -> Result<(), Trouble> {
        // What a root says before the first turn is about the game; some programs have no node
        // between the two, and some several turns in a node.
        if self.nodes < 2 || self.has_turned {
            self.end_node();
        }
        let size = self.setup.size();
        let player = self.player().map_err(Trouble::Other)?;
        let text = start::square(value, size).unwrap_or_else(|| shown(value));
        let played = player.play_as(side, &text);
        if played.is_err() {
            // It was about a turn that is not there.
            self.held = Held::default();
        }
        self.has_turned = true;
        played.map_err(Trouble::Turn)
    }

    fn named(&mut self) -> Result<Player, LoadError> {
        self.end_node();
        self.player()?;
        let mut player = self.player.take().expect("it was just opened");
        player.names(&self.black, &self.white);
        player.date(&self.date);
        player.place(&self.event, &self.place);
        player.keep_above(&self.above);
        Ok(player)
    }

    fn refused(mut self, err: IllegalMove) -> LoadError {
        match self.named() {
            Ok(player) => player.refused(err),
            Err(err) => err,
        }
    }

    fn cut(mut self, reason: Reason) -> LoadError {
        match self.named() {
            Ok(player) => player.cut(reason),
            Err(err) => err,
        }
    }

    fn done(mut self) -> Result<Box<dyn Table>, LoadError> {
        let mut table = self.named()?.done(score::ending(&self.result));
        let own = |end| result(end).unwrap_or_default();
        score::keep(&mut *table, &self.result, own);
        Ok(table)
    }
}

/// The whole tree of a table.
pub(crate) fn write(table: &dyn Table) -> String {
    let start = Start::of(table);
    let header = table.header();
    let version = env!("CARGO_PKG_VERSION");
    let mut text = format!("(;FF[4]GM[2]CA[UTF-8]AP[Tavola:{version}]");
    // Writing to a string cannot fail.
    let mut property = |name: &str, value: &str| write!(text, "{name}[{}]", escaped(value)).ok();
    property("PB", &header.players.first.name);
    property("PW", &header.players.second.name);
    if !header.date.is_empty() {
        property("DT", &header.date);
    }
    let root = table.record().node(Record::ROOT);
    if !header.event.is_empty() {
        property("EV", &header.event);
    }
    if let Some(place) = root.note(PLACE) {
        property("PC", place);
    }
    property("SZ", &start.size.to_string());
    let end = End::of(table);
    let claim = score::claim(table, end).and_then(claimed);
    if let Some(result) = claim.or(result(end)) {
        property("RE", &result);
    }
    notes(&mut text, root);
    for (name, letter) in [("AB", 'X'), ("AW", 'O')] {
        let squares: Vec<_> = start.squares(letter).collect();
        if !squares.is_empty() {
            text += name;
            for square in squares {
                write!(text, "[{}]", square.to_ascii_uppercase()).ok();
            }
        }
    }
    text += match start.turn {
        Side::First => "PL[B]",
        Side::Second => "PL[W]",
    };
    comment(&mut text, &root.comment, None);
    turns(table, &mut text);
    text + ")\n"
}

/// What is still to be written. A stack of our own: games nest as deep as they are long.
enum Work {
    Turn(NodeId),
    Variation(NodeId),
    Close,
}

fn turns(table: &dyn Table, text: &mut String) {
    let record = table.record();
    let mut stack = Vec::new();
    below(record, Record::ROOT, &mut stack);
    while let Some(work) = stack.pop() {
        let id = match work {
            Work::Close => {
                text.push(')');
                continue;
            }
            Work::Variation(id) => {
                text.push_str("\n(");
                stack.push(Work::Close);
                id
            }
            Work::Turn(id) => id,
        };
        let name = match table.played(id).map(|played| played.side) {
            Some(Side::Second) => "W",
            Some(Side::First) | None => "B",
        };
        let square = match record.text(id) {
            "pass" => "PA".to_owned(),
            square => square.to_ascii_uppercase(),
        };
        // Writing to a string cannot fail.
        write!(text, ";{name}[{square}]").ok();
        if let Some(millis) = record.node(id).millis {
            write!(text, "{ELAPSED}[{}]", f64::from(millis) / 1000.0).ok();
        }
        notes(text, record.node(id));
        let side = table.played(id).map(|played| played.side);
        comment(text, &record.node(id).comment, side);
        below(record, id, &mut stack);
    }
}

/// One turn follows as it is; several are variations, the main line among them.
fn below(record: &Record, id: NodeId, stack: &mut Vec<Work>) {
    match *record.children(id) {
        [only] => stack.push(Work::Turn(only)),
        ref several => stack.extend(several.iter().rev().map(|&id| Work::Variation(id))),
    }
}

/// What was kept of a node, as it was written; above the game also what GGF has other names for.
fn notes(text: &mut String, node: &Node) {
    for (name, value) in &node.notes {
        let own = name.strip_prefix(NOTE);
        let also = ALSO.iter().find(|(other, _)| other == name);
        let also = also.filter(|(_, own)| node.note(&format!("{NOTE}{own}")).is_none());
        if let Some(name) = own.or(also.map(|(_, own)| *own)) {
            // Writing to a string cannot fail.
            write!(text, "{name}[{value}]").ok();
        }
    }
}

fn comment(text: &mut String, comment: &str, side: Option<Side>) {
    let (value, comment) = value_and_comment(comment);
    if !value.is_empty() {
        write!(text, "V[{}]", seen_by(side, value)).ok();
    }
    if !comment.is_empty() {
        write!(text, "C[{}]", escaped(comment)).ok();
    }
}

/// A value of this format, which is for Black, as the side that moved sees it, which is how the
/// comment of its turn has it; and the other way round. What is no number stays as it is.
fn seen_by(side: Option<Side>, value: &str) -> String {
    if side != Some(Side::Second) || !is_number(value) {
        return value.to_owned();
    }
    let (is_less, size) = match value.strip_prefix('-') {
        Some(size) => (true, size),
        None => (false, value.strip_prefix('+').unwrap_or(value)),
    };
    let is_zero = size.bytes().all(|byte| b"0.".contains(&byte));
    if is_less || is_zero {
        size.to_owned()
    } else {
        format!("-{size}")
    }
}

/// A result that a file of this format claims, or one of GGF unless a word of ours says as much.
fn claimed(result: &str) -> Option<String> {
    if !is_difference(result) {
        return Some(result.to_owned());
    }
    if score::ending(result).is_some() {
        return None;
    }
    match Score::read(result) {
        Score::Discs { black, white } => Some(counted(i32::from(black) - i32::from(white))),
        Score::Won(_) | Score::Drawn | Score::Unknown => None,
    }
}

fn counted(difference: i32) -> String {
    match difference {
        0 => "0".to_owned(),
        1.. => format!("B+{difference}"),
        _ => format!("W+{}", -difference),
    }
}

fn result(end: End) -> Option<String> {
    Some(match end {
        End::Open => return None,
        End::Counted(difference) => counted(difference),
        End::Ended(Ending::Agreed) => "Draw".to_owned(),
        End::Ended(Ending::Resigned(Side::First)) => "W+R".to_owned(),
        End::Ended(Ending::Resigned(Side::Second)) => "B+R".to_owned(),
        End::Ended(Ending::OutOfTime(Side::First)) => "W+T".to_owned(),
        End::Ended(Ending::OutOfTime(Side::Second)) => "B+T".to_owned(),
    })
}
