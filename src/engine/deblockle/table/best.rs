//! The best turns of a position with one block a side, read from the table.

use crate::{
    engine::deblockle::table::{Fate, Table},
    rules::{
        Game as _, Side,
        deblockle::{Deblockle, Turn},
    },
};

/// A solved position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    pub verdict: Verdict,
    /// Every legal turn with its text and what it comes to, in the order of the texts. Empty where
    /// the game is over.
    pub turns: Vec<(Turn, String, Verdict)>,
}

/// Who wins with best play of both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// This side, in so many turns of both sides together; 0 where it has won already.
    Wins(Side, u8),
    Draw,
}

impl Verdict {
    fn of(fate: Fate, mover: Side) -> Self {
        match fate {
            Fate::Won(turns) => Self::Wins(mover, turns),
            Fate::Lost(turns) => Self::Wins(!mover, turns),
            Fate::Draw => Self::Draw,
        }
    }

    /// The same a turn earlier.
    fn before(self) -> Self {
        match self {
            Self::Wins(side, turns) => Self::Wins(side, turns + 1),
            Self::Draw => Self::Draw,
        }
    }
}

impl Solved {
    /// The first of the best turns: the shortest way to win, the longest to lose.
    pub fn best(&self) -> Option<&(Turn, String, Verdict)> {
        let mut turns = self.turns.iter();
        turns.find(|(_, _, verdict)| *verdict == self.verdict)
    }
}

impl Table {
    /// Solves a position of these rules. `None` where a side has more than one block.
    pub fn solve_position(&self, position: &Deblockle) -> Option<Solved> {
        let verdict = self.verdict(position)?;
        let mut turns = Vec::new();
        position.moves(&mut turns);
        let after = |turn: Turn| {
            let mut next = *position;
            next.play(turn, &mut ());
            let after = self.verdict(&next).expect("a turn adds no blocks");
            (turn, position.write_move(turn), after.before())
        };
        let mut turns: Vec<_> = turns.into_iter().map(after).collect();
        turns.sort_by(|(_, one, _), (_, other, _)| one.cmp(other));
        Some(Solved { verdict, turns })
    }

    fn verdict(&self, position: &Deblockle) -> Option<Verdict> {
        let few = |side| position.blocks(side).len() <= 1;
        match position.outcome() {
            _ if !Side::BOTH.into_iter().all(few) => None,
            None => self
                .fate(position)
                .map(|fate| Verdict::of(fate, position.turn())),
            Some(outcome) => Some(match outcome.winner {
                Some(winner) => Verdict::Wins(winner, 0),
                None => Verdict::Draw,
            }),
        }
    }
}
