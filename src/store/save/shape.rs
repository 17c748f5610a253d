//! The shape of a save. What it says stays as it is: files of every version are out there.
//! Anything that a reader of an older version would misunderstand needs a new version.
//!
//! Version 2 adds computer players, where the game was played, what files of other programs say and
//! this one has no place for, and to the rows what the study of a game found out: hints, verdicts,
//! turns that were only tried, and turns of the start that nobody chose; and games lost on time. A file without any of it is one of version 1.

use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::{
    record::{Ending, Header, NodeId, Record, Verdict, Worth},
    rules::{Outcome, Side},
    session::Table,
    store::{
        pathtext,
        save::{SetupSave, ordered::Ordered},
    },
};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub(crate) version: u32,
    /// The version of the program that wrote it.
    #[serde(default)]
    pub(crate) program: String,
    pub(crate) game: String,
    /// Every option with its value, in the order in which the game lists them.
    pub(crate) options: Ordered,
    /// The names of the players by the game's words for the sides.
    #[serde(default)]
    pub(crate) players: Ordered,
    /// Since version 2: the strengths of computer players by the game's words for their sides.
    #[serde(default, skip_serializing_if = "Ordered::is_empty")]
    pub(crate) computers: Ordered,
    /// When the game began.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) date: String,
    /// Since version 2: the tournament or the place.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) event: String,
    /// The steps of the set-up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) setup: Vec<String>,
    /// The position line of the start; missing while the set-up is not done.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) start: String,
    /// Winner and reason, for people; reading works it out anew.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) result: String,
    /// The turn that the view stands after: a place in the list, 0 for the start.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) view: usize,
    /// The last turn of the line on the table, where that is not the main line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) line: Option<usize>,
    /// What was noted at the start.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) comment: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) ending: Option<End>,
    /// What a review found at the start; since version 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) verdict: Option<Found>,
    /// What files of other programs say of the game, by format and property; since version 2.
    #[serde(default, skip_serializing_if = "Ordered::is_empty")]
    pub(crate) notes: Ordered,
    /// The file that the game belongs to; only in journals.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) file: String,
    /// The tree of turns, main line first: a turn follows the last one before it whose depth is
    /// one less. A flat list, because RON stops reading what is nested too deep.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) turns: Vec<Row>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Row {
    pub(crate) depth: u32,
    pub(crate) turn: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) comment: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) millis: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) ending: Option<End>,
    /// The steps of a hint that were shown before the turn; since version 2.
    #[serde(default, skip_serializing_if = "is_none_of_them")]
    pub(crate) hints: u8,
    /// Whether the turn was only tried while analysing; since version 2.
    #[serde(default, skip_serializing_if = "is_false")]
    pub(crate) trial: bool,
    /// Whether the turn is a part of the start, which nobody chose; since version 2.
    #[serde(default, skip_serializing_if = "is_false")]
    pub(crate) given: bool,
    /// What a review found after the turn; since version 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) verdict: Option<Found>,
    /// What files of other programs say of the turn, by format and property; since version 2.
    #[serde(default, skip_serializing_if = "Ordered::is_empty")]
    pub(crate) notes: Ordered,
}

impl Row {
    fn is_of_version_1(&self) -> bool {
        let is_studied = self.hints != 0 || self.trial || self.verdict.is_some();
        let is_on_time = matches!(self.ending, Some(End::OutOfTime(_)));
        !is_studied && !self.given && !is_on_time && self.notes.is_empty()
    }
}

/// What a review found.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Found {
    pub(crate) worth: Value,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) line: Vec<String>,
}

/// What a position is worth to the first side: hundredths of the game's unit, or turns.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub(crate) enum Value {
    Estimate(i32),
    Win(u32),
    Loss(u32),
    Exact(i32),
}

#[derive(Serialize, Deserialize)]
pub(crate) enum End {
    /// By the game's word for the side.
    Resigned(String),
    Agreed,
    /// By the game's word for the side; since version 2.
    OutOfTime(String),
}

// serde hands over a reference.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_zero(number: &usize) -> bool {
    *number == 0
}

// serde hands over a reference.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_none_of_them(number: &u8) -> bool {
    *number == 0
}

// serde hands over a reference.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_false(flag: &bool) -> bool {
    !*flag
}

impl Found {
    fn of(verdict: &Verdict) -> Self {
        let Verdict { worth, line } = verdict;
        Self {
            worth: match *worth {
                Worth::Estimate(value) => Value::Estimate(value),
                Worth::Win(turns) => Value::Win(turns),
                Worth::Loss(turns) => Value::Loss(turns),
                Worth::Exact(value) => Value::Exact(value),
            },
            line: line.clone(),
        }
    }

    pub(crate) fn verdict(self) -> Verdict {
        Verdict {
            worth: match self.worth {
                Value::Estimate(value) => Worth::Estimate(value),
                Value::Win(turns) => Worth::Win(turns),
                Value::Loss(turns) => Worth::Loss(turns),
                Value::Exact(value) => Worth::Exact(value),
            },
            line: self.line,
        }
    }
}

impl File {
    pub(crate) fn of_table(table: &dyn Table, file: Option<&Path>) -> Self {
        let record = table.record();
        let rows = record.preorder();
        let place = |id: NodeId| rows.iter().position(|&(_, row)| row == id);
        let tip = record.tip();
        let line = (!record.is_main(tip)).then(|| place(tip)).flatten();
        let sides = table.sides();
        let header = table.header();
        let name = |side: Side| {
            let name = header.players[side].name.clone();
            (sides[side.index()].to_owned(), name)
        };
        let option = |(key, value): (&'static str, String)| (key.to_owned(), value);
        let root = record.node(Record::ROOT);
        let end = |ending: &Option<Ending>| ending.map(|ending| End::of(ending, sides));
        let row = |&(depth, id): &(u32, NodeId)| {
            let node = record.node(id);
            Row {
                depth,
                turn: record.text(id).to_owned(),
                comment: node.comment.clone(),
                millis: node.millis,
                ending: end(&node.ending),
                hints: node.hints,
                trial: record.is_trial(id),
                given: record.is_given(id),
                verdict: node.verdict.as_ref().map(Found::of),
                notes: Ordered(node.notes.clone()),
            }
        };
        let turns: Vec<Row> = rows.iter().skip(1).map(row).collect();
        let verdict = root.verdict.as_ref().map(Found::of);
        Self {
            version: 1,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            game: table.slug().to_owned(),
            options: Ordered(table.options().into_iter().map(option).collect()),
            players: Ordered(Side::BOTH.map(name).into()),
            computers: computers(header, sides),
            date: header.date.clone(),
            event: header.event.clone(),
            setup: header.setup.clone(),
            start: table.start(),
            result: result(table),
            view: place(record.here()).unwrap_or(0),
            line,
            comment: root.comment.clone(),
            ending: end(&root.ending),
            verdict,
            notes: Ordered(root.notes.clone()),
            file: file.map(pathtext::write).unwrap_or_default(),
            turns,
        }
        .of_least_version()
    }

    pub(crate) fn of_setup(setup: &SetupSave) -> Self {
        let SetupSave {
            game,
            options,
            log,
            header,
        } = setup;
        let name = |side: Side| {
            let name = header.players[side].name.clone();
            (game.sides()[side.index()].to_owned(), name)
        };
        Self {
            version: 1,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            game: game.slug().to_owned(),
            options: Ordered(options.clone()),
            players: Ordered(Side::BOTH.map(name).into()),
            computers: computers(header, game.sides()),
            date: header.date.clone(),
            event: header.event.clone(),
            setup: log.clone(),
            start: String::new(),
            result: String::new(),
            view: 0,
            line: None,
            comment: String::new(),
            ending: None,
            verdict: None,
            notes: Ordered::default(),
            file: String::new(),
            turns: Vec::new(),
        }
        .of_least_version()
    }

    /// Without what looking through the game changes: the place of the view, the line on the table,
    /// and how that line ends.
    pub(crate) fn without_view(self) -> Self {
        Self {
            view: 0,
            line: None,
            result: String::new(),
            ..self
        }
    }

    /// With the oldest version whose readers understand all of it.
    fn of_least_version(self) -> Self {
        let is_old = self.computers.is_empty()
            && self.event.is_empty()
            && self.verdict.is_none()
            && !matches!(self.ending, Some(End::OutOfTime(_)))
            && self.notes.is_empty()
            && self.turns.iter().all(Row::is_of_version_1);
        let version = if is_old { 1 } else { 2 };
        Self { version, ..self }
    }
}

fn computers(header: &Header, sides: [&'static str; 2]) -> Ordered {
    let strength = |side: Side| {
        let strength = header.players[side].computer?;
        let word = sides[side.index()].to_owned();
        Some((word, strength.number().to_string()))
    };
    Ordered(Side::BOTH.into_iter().filter_map(strength).collect())
}

impl End {
    fn of(ending: Ending, sides: [&'static str; 2]) -> Self {
        match ending {
            Ending::Resigned(side) => Self::Resigned(sides[side.index()].to_owned()),
            Ending::Agreed => Self::Agreed,
            Ending::OutOfTime(side) => Self::OutOfTime(sides[side.index()].to_owned()),
        }
    }
}

/// Winner and reason at the end of the line on the table, as the command line has them.
fn result(table: &dyn Table) -> String {
    let mut end = table.boxed();
    end.goto(table.record().tip());
    let Some(Outcome { winner, reason }) = end.outcome() else {
        return String::new();
    };
    let winner = winner.map_or("draw", |side| table.sides()[side.index()]);
    format!("{winner} {reason}")
}
