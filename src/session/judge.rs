//! What no single position decides: repetition, bare and quiet draws, resignation, agreement,
//! time.

use crate::{
    record::Ending,
    rules::{Counters, Game, Judge, Outcome},
};

/// A position on the line with what judging it needs.
#[derive(Clone, Debug)]
pub(crate) struct Stop<G> {
    pub(crate) game: G,
    pub(crate) key: u64,
    pub(crate) counters: Counters,
}

impl<G: Game> Stop<G> {
    pub(crate) fn new(game: G, counters: Counters) -> Self {
        Self {
            key: game.key(),
            game,
            counters,
        }
    }

    /// The stop after a turn.
    pub(crate) fn then(&self, next: G) -> Self {
        let quiet = if self.game.progressed(&next) {
            0
        } else {
            self.counters.quiet + 1
        };
        Self::new(
            next,
            Counters {
                quiet,
                turn: self.counters.turn + 1,
            },
        )
    }
}

/// How often the last position of the line has occurred on it.
pub(crate) fn occurrences<G: Game>(line: &[Stop<G>]) -> usize {
    let Some(last) = line.last() else {
        return 0;
    };
    // Nothing before the last progress can come again.
    let quiet = last.counters.quiet as usize;
    let near = line.iter().rev().take(quiet + 1);
    near.filter(|stop| stop.key == last.key).count()
}

/// What ended the game at the end of the line.
pub(crate) fn outcome<G: Game>(
    line: &[Stop<G>],
    rules: Judge,
    ending: Option<Ending>,
) -> Option<Outcome> {
    let last = line.last()?;
    if let Some(outcome) = last.game.outcome() {
        return Some(outcome);
    }
    if rules.bare && last.game.is_bare() {
        return Some(Outcome::draw("bare"));
    }
    if rules.repetition && 3 <= occurrences(line) {
        return Some(Outcome::draw("repetition"));
    }
    if rules
        .quiet
        .is_some_and(|limit| limit <= last.counters.quiet)
    {
        return Some(Outcome::draw("quiet"));
    }
    Some(match ending? {
        Ending::Resigned(side) => Outcome::win(!side, "resigned"),
        Ending::Agreed => Outcome::draw("agreed"),
        Ending::OutOfTime(side) => Outcome::win(!side, "time"),
    })
}
