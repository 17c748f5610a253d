//! What a file cannot hold of a game, so that nothing is left out without a word.

use crate::{
    record::{Node, Player, Record},
    rules::Side,
    session::Table,
    store::{
        formats::{
            Format, ggf, obf,
            score::{self, End},
        },
        text::TAG,
    },
};

/// A part of a game that a file can lack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    Variations,
    Comments,
    /// How long the players thought.
    Times,
    /// Names, date and event.
    Players,
    /// Who gave up, whose time was up, or that a draw was agreed.
    End,
    /// Hints, reviews, and how strong computer players are.
    Study,
    /// What files of other programs say.
    Notes,
}

impl Part {
    /// A stable word, which messages select on.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Variations => "variations",
            Self::Comments => "comments",
            Self::Times => "times",
            Self::Players => "players",
            Self::End => "end",
            Self::Study => "study",
            Self::Notes => "notes",
        }
    }
}

/// What of a game a file leaves out: in a format of other programs, or in the text of our own shape
/// where there is none.
pub fn left_out(format: Option<Format>, table: &dyn Table) -> Vec<Part> {
    use Part::{Comments, End as Ended, Notes, Players, Study, Times, Variations};
    let lacks: &[Part] = match format {
        None => &[Times, Study, Notes],
        Some(Format::Sgf) => &[Study, Notes],
        Some(Format::Ggf) => &[Variations, Study, Notes],
        Some(Format::Transcript | Format::Obf | Format::Wthor | Format::Quest) => {
            &[Variations, Comments, Times, Players, Ended, Study, Notes]
        }
    };
    let has = |part: &&Part| holds(table, **part, format);
    lacks.iter().filter(has).copied().collect()
}

fn holds(table: &dyn Table, part: Part, format: Option<Format>) -> bool {
    let record = table.record();
    let header = table.header();
    let nodes = || record.preorder().into_iter().map(|(_, id)| id);
    let any = |is: &dyn Fn(&Node) -> bool| nodes().any(|id| is(record.node(id)));
    match part {
        Part::Variations => nodes().any(|id| 1 < record.children(id).len()),
        Part::Comments => match format {
            // Scores are kept as such.
            Some(Format::Obf) => any(&|node| obf::is_lost(&node.comment)),
            Some(_) | None => any(&|node| !node.comment.is_empty()),
        },
        Part::Times => any(&|node| node.millis.is_some()),
        Part::Players => {
            let is_named = |side| !header.players[side].name.is_empty();
            let is_dated = !header.date.is_empty() || !header.event.is_empty();
            is_dated || Side::BOTH.into_iter().any(is_named)
        }
        Part::End => matches!(End::of(table), End::Ended(_)),
        Part::Study => {
            let is_computer = |side| {
                let Player { computer, .. } = &header.players[side];
                // Our own text names them.
                computer.is_some() && format.is_some()
            };
            let is_studied = any(&|node| node.verdict.is_some())
                || nodes().any(|id| record.is_trial(id))
                || (format.is_some() && any(&|node| 0 < node.hints));
            is_studied || Side::BOTH.into_iter().any(is_computer)
        }
        Part::Notes => {
            let is_of = |name: &str, other: &[&str]| other.iter().any(|of| name.starts_with(of));
            let is_lost = |name: &str| match format {
                Some(Format::Sgf) => {
                    is_of(name, &["ggf.", TAG]) && !["ggf.RB", "ggf.RW"].contains(&name)
                }
                Some(Format::Ggf) => {
                    is_of(name, &["sgf.", TAG]) && !["sgf.BR", "sgf.WR"].contains(&name)
                }
                Some(Format::Transcript | Format::Obf | Format::Wthor | Format::Quest) => true,
                None => !is_of(name, &[TAG]),
            };
            // Who won, but not by how many discs.
            let end = End::of(table);
            let has_no_figure = || {
                let claim = score::claim(table, end);
                end == End::Open && claim.is_some_and(|claim| ggf::claimed(claim).is_none())
            };
            if format == Some(Format::Ggf) && has_no_figure() {
                return true;
            }
            let path = record.path(record.main_tip());
            let line = [Record::ROOT].into_iter().chain(path);
            // Of variations is told already.
            let mut notes = line.flat_map(|id| &record.node(id).notes);
            notes.any(|(name, _)| is_lost(name))
        }
    }
}
