//! The shape of a save of version 1. What it says stays as it is: files of this version are out
//! there. Anything that a reader of this version would misunderstand needs a new version.

use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::{
    record::{Ending, NodeId, Record},
    rules::{Outcome, Side},
    session::Table,
    store::{
        pathtext,
        save::{SetupSave, VERSION, ordered::Ordered},
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
    /// When the game began.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) date: String,
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
}

#[derive(Serialize, Deserialize)]
pub(crate) enum End {
    /// By the game's word for the side.
    Resigned(String),
    Agreed,
}

// serde hands over a reference.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_zero(number: &usize) -> bool {
    *number == 0
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
            }
        };
        Self {
            version: VERSION,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            game: table.slug().to_owned(),
            options: Ordered(table.options().into_iter().map(option).collect()),
            players: Ordered(Side::BOTH.map(name).into()),
            date: header.date.clone(),
            setup: header.setup.clone(),
            start: table.start(),
            result: result(table),
            view: place(record.here()).unwrap_or(0),
            line,
            comment: root.comment.clone(),
            ending: end(&root.ending),
            file: file.map(pathtext::write).unwrap_or_default(),
            turns: rows.iter().skip(1).map(row).collect(),
        }
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
            version: VERSION,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            game: game.slug().to_owned(),
            options: Ordered(options.clone()),
            players: Ordered(Side::BOTH.map(name).into()),
            date: header.date.clone(),
            setup: log.clone(),
            start: String::new(),
            result: String::new(),
            view: 0,
            line: None,
            comment: String::new(),
            ending: None,
            file: String::new(),
            turns: Vec::new(),
        }
    }
}

impl End {
    fn of(ending: Ending, sides: [&'static str; 2]) -> Self {
        match ending {
            Ending::Resigned(side) => Self::Resigned(sides[side.index()].to_owned()),
            Ending::Agreed => Self::Agreed,
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
