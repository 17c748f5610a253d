//! Undo and redo against a computer: from one choice of a person's to another, over the turns of
//! the computer, over forced passes and over extra turns. What the game began with by chance is
//! nobody's choice and stays.

use crate::{
    app::Play,
    record::{NodeId, Record},
    rules::Side,
};

impl Play {
    /// Where undo goes: the last position in which a person chose a turn; among computers alone,
    /// the last one with a choice. `None` where there is none.
    pub fn undo_goal(&self) -> Option<NodeId> {
        if self.trying {
            return self.table.undo_goal();
        }
        let record = self.table.record();
        let mut below = record.here();
        while let Some(parent) = record.parent(below).filter(|_| !record.is_given(below)) {
            if self.is_choice(below) {
                return Some(parent);
            }
            below = parent;
        }
        None
    }

    /// Where redo goes: the next position in which a person has a choice, or the end of the line.
    pub fn redo_goal(&self) -> Option<NodeId> {
        if self.trying {
            return self.table.redo_goal();
        }
        let record = self.table.record();
        let mut goal = record.next(record.here())?;
        while let Some(next) = record.next(goal)
            && !self.is_choice(next)
        {
            goal = next;
        }
        Some(goal)
    }

    fn has_people(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.is_person(side))
    }

    /// Whether a node's turn was a person's, who could have played another one. Among computers
    /// alone the turns of all count.
    fn is_choice(&self, id: NodeId) -> bool {
        debug_assert!(id != Record::ROOT, "the start is no turn");
        let counts = |side| self.is_person(side) || !self.has_people();
        self.table
            .played(id)
            .is_some_and(|played| !played.forced && counts(played.side))
    }
}
