//! Undo and redo against a computer: from one choice of a person's to another, over the turns of
//! the computer, over forced passes and over extra turns.

use crate::{
    app::Play,
    record::{NodeId, Record},
    rules::Side,
};

impl Play {
    /// Where undo goes: the last position in which a person chose a turn; among computers alone,
    /// the last one with a choice. `None` where there is none.
    pub fn undo_goal(&self) -> Option<NodeId> {
        let record = self.table.record();
        let is_after = record.path(record.here()).contains(&self.begun);
        let is_open = |goal: &NodeId| self.trying || !is_after || self.begun <= *goal;
        self.choice_before().filter(is_open)
    }

    fn choice_before(&self) -> Option<NodeId> {
        if self.people() == 0 || self.trying {
            return self.table.undo_goal();
        }
        let record = self.table.record();
        let mut below = record.here();
        while let Some(parent) = record.parent(below) {
            if self.is_choice(below) {
                return Some(parent);
            }
            below = parent;
        }
        None
    }

    /// Where redo goes: the next position in which a person has a choice, or the end of the line.
    pub fn redo_goal(&self) -> Option<NodeId> {
        if self.people() == 0 || self.trying {
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

    fn people(&self) -> usize {
        let is_person = |side: &Side| self.is_person(*side);
        Side::BOTH.into_iter().filter(is_person).count()
    }

    /// Whether a node's turn was a person's, who could have played another one.
    fn is_choice(&self, id: NodeId) -> bool {
        debug_assert!(id != Record::ROOT, "the start is no turn");
        self.table
            .played(id)
            .is_some_and(|played| !played.forced && self.is_person(played.side))
    }
}
