//! Retrograde analysis: from the wins in one turn back to everything that is decided.

use std::mem;

use crate::{
    engine::deblockle::table::{
        BLOCKS, Fate, Table, place, state, turned,
        ways::{Rows, Ways},
    },
    rules::deblockle::Rules,
};

impl Table {
    /// Works everything out. A fraction of a second.
    pub fn solve(rules: Rules) -> Self {
        let mut work = Work::new(rules);
        // The longest win under any set of rules takes 81 turns, and a packed fate holds 127.
        let mut turns = 1;
        while !work.found.is_empty() {
            turns += 1;
            for known in mem::take(&mut work.found) {
                work.pull(known as usize, turns);
            }
        }
        Self { fates: work.fates }
    }
}

struct Work {
    ways: Ways,
    /// From where a block can have come.
    sources: Rows,
    fates: Box<[u8]>,
    /// By state: turns on the board that are not known to lose.
    open: Vec<u8>,
    /// The states decided in the last round, all of one length.
    found: Vec<u32>,
}

impl Work {
    fn new(rules: Rules) -> Self {
        let ways = Ways::new(rules);
        let mut fates = vec![Fate::DRAW; BLOCKS * BLOCKS].into_boxed_slice();
        let mut open = vec![0; BLOCKS * BLOCKS];
        let mut found = Vec::new();
        for mover in 0..BLOCKS {
            for other in 0..BLOCKS {
                let at = state(mover, other);
                open[at] = ways.ends.of(mover, place(other)).len() as u8;
                if ways.goes_home(mover, other) {
                    fates[at] = Fate::Won(1).pack();
                    found.push(at as u32);
                } else if open[at] == 0 {
                    fates[at] = Fate::NO_TURN;
                }
            }
        }
        Self {
            sources: ways.ends.reversed(),
            ways,
            fates,
            open,
            found,
        }
    }

    /// Looks at every state from which one turn leads to a decided one.
    fn pull(&mut self, known: usize, turns: u8) {
        let (mover, other) = (known / BLOCKS, known % BLOCKS);
        let (own, theirs) = (turned(other), turned(mover));
        let won = matches!(Fate::unpack(self.fates[known]), Some(Fate::Won(_)));
        // The other side has taken a turn.
        self.pull_from(own, theirs, won, turns);
        // The same side has, and takes another one because the other is Deblockle'd.
        if self.ways.is_blocked(own, theirs) {
            self.pull_from(mover, other, !won, turns);
        }
    }

    /// Looks at the states from which a turn of the mover ends on `end`, which loses or wins for it.
    fn pull_from(&mut self, end: usize, other: usize, loses: bool, turns: u8) {
        for &mover in self.sources.of(end, place(other)) {
            let at = state(usize::from(mover), other);
            if loses {
                self.open[at] -= 1;
            }
            if self.fates[at] != Fate::DRAW || (loses && 0 < self.open[at]) {
                continue;
            }
            let fate = if loses {
                Fate::Lost(turns)
            } else {
                Fate::Won(turns)
            };
            self.fates[at] = fate.pack();
            self.found.push(at as u32);
        }
    }
}
