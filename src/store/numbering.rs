//! The numbers of turns in a game written as text: a number has a column for each side, and a
//! side that moves again leaves the other's column empty.

use crate::{record::NodeId, rules::Side, session::Table};

/// Where a turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// From 1.
    pub(crate) number: u32,
    pub(crate) side: Side,
}

impl Place {
    /// The place of a side's turn after another turn, or at the start.
    pub(crate) fn after(before: Option<Self>, side: Side) -> Self {
        let number = match before {
            None => 1,
            Some(before) if before.side == Side::First && side == Side::Second => before.number,
            Some(before) => before.number + 1,
        };
        Self { number, side }
    }
}

/// The place of a side's turn below a node.
pub(crate) fn place(table: &dyn Table, parent: NodeId, side: Side) -> Place {
    let path = table.record().path(parent);
    let sides = path.iter().filter_map(|&id| Some(table.played(id)?.side));
    let before = sides.fold(None, |before, side| Some(Place::after(before, side)));
    Place::after(before, side)
}
