//! The search of one thread: principal-variation alpha-beta over any game, deepened step by step.
//!
//! A side may move twice in a row, so a value changes its sign only where the turn really passes.
//! Repetition, bare and quiet draws are judged as a session judges them, except that a position of
//! this search that comes again counts as drawn at once.

mod faults;
mod node;
mod order;
mod quiet;
mod root;

pub(crate) use faults::Faults;
pub(crate) use root::RootMove;

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

use crate::{
    engine::{Report, Stop, Thinks, TranspositionTable, Within, pulse::Pulse},
    rules::{Judge, Side},
};
use order::{History, Stage};

/// The longest line that is searched, in plies.
pub(crate) const MAX_PLY: usize = 128;

/// What the threads of one search share.
pub(crate) struct Shared<'a, G: Thinks> {
    pub(crate) mind: &'a G::Mind,
    pub(crate) table: &'a TranspositionTable,
    /// Told from outside.
    pub(crate) stop: &'a Stop,
    /// Told to the helping threads when the first one is done.
    pub(crate) done: &'a Stop,
    pub(crate) began: Instant,
    /// When the search is given up.
    pub(crate) time: Option<Duration>,
    pub(crate) node_limit: Option<u64>,
    /// Positions looked at by the threads, counted now and then.
    pub(crate) nodes: &'a AtomicU64,
    pub(crate) rules: Judge,
    pub(crate) faults: Faults,
    /// What a draw is worth less than an even position.
    pub(crate) contempt: i32,
}

impl<G: Thinks> Clone for Shared<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Thinks> Copy for Shared<'_, G> {}

/// Where a search begins: a position with what came before it.
#[derive(Clone, Debug)]
pub(crate) struct Root<G> {
    pub(crate) game: G,
    /// The keys of the line since the last progress, this position's last.
    pub(crate) keys: Vec<u64>,
    /// Turns of both sides since the last progress.
    pub(crate) quiet: u32,
}

/// One ply of the line that is being looked at.
struct Frame<M> {
    moves: Vec<M>,
    /// For each of the moves, how soon to look at it.
    order: Vec<i32>,
    /// What comes after these moves.
    stage: Stage,
    /// Codes of quiet turns that were too good here lately.
    killers: [u16; 2],
    /// The best line from here.
    line: Vec<M>,
}

impl<M> Default for Frame<M> {
    fn default() -> Self {
        Self {
            moves: Vec::new(),
            order: Vec::new(),
            stage: Stage::Over,
            killers: [u16::MAX; 2],
            line: Vec::new(),
        }
    }
}

/// A position on the way, with what its line says about it.
struct Here<'a, G: Thinks> {
    game: &'a G,
    notes: &'a G::Notes,
    key: u64,
    quiet: u32,
    ply: usize,
}

impl<G: Thinks> Clone for Here<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Thinks> Copy for Here<'_, G> {}

/// One thread's search.
pub(crate) struct Search<'a, G: Thinks> {
    shared: Shared<'a, G>,
    root: Root<G>,
    me: Side,
    frames: Vec<Frame<G::Move>>,
    history: History,
    /// What was found out about positions with little depth left. There are so many of them that
    /// asking the large table, far from the processor, would take longer than looking again.
    near: TranspositionTable,
    /// The turns without progress that a player who wants to win puts up with; 0 for any number.
    patience: i32,
    /// The line so far: what came before the root, and what was played in the search.
    keys: Vec<u64>,
    nodes: u64,
    /// The part of `nodes` that the others know of.
    told: u64,
    /// With so many it looks at the clock, the signals and the limit again.
    next_look: u64,
    deepest: usize,
    halted: bool,
    /// Plies from the root within which nothing may be left out: the search reaches every end.
    whole: bool,
    /// Mixed into the keys of the table.
    salt: u64,
    /// Where it is at the root.
    within: Within,
    /// Of the thread that answers.
    pulse: Option<Pulse<'a>>,
}

/// How many positions pass between two looks at the clock and the signals.
const LOOK: u64 = 512;

/// Fits the processor's own memory.
const NEAR_BYTES: u64 = 512 << 10;
/// Positions with so many plies left, or fewer, are kept near.
const NEAR_DEPTH: i32 = 1;

impl<'a, G: Thinks> Search<'a, G> {
    pub(crate) fn new(shared: Shared<'a, G>, root: Root<G>) -> Self {
        // To clear a large table takes longer than a small search.
        let nodes = shared.node_limit.unwrap_or(u64::MAX);
        let near_bytes = NEAR_BYTES.min(nodes.saturating_mul(16)) as usize;
        Self {
            salt: shared.faults.salt(),
            shared,
            me: root.game.turn(),
            frames: (0..=MAX_PLY).map(|_| Frame::default()).collect(),
            history: History::new(G::CODES),
            near: TranspositionTable::of_bytes(near_bytes),
            patience: if shared.contempt == 0 { 0 } else { G::PATIENCE },
            keys: root.keys.clone(),
            root,
            nodes: 0,
            told: 0,
            next_look: nodes.clamp(1, LOOK),
            deepest: 0,
            halted: false,
            whole: false,
            within: Within {
                depth: 0,
                turn: 0,
                turns: 0,
            },
            pulse: None,
        }
    }

    /// From now on this search says how far it has come.
    pub(crate) fn speak(&mut self, pulse: Pulse<'a>) {
        self.pulse = Some(pulse);
    }

    /// Says what was found in a depth.
    pub(crate) fn tell(&mut self, report: &Report) {
        if let Some(pulse) = &mut self.pulse {
            pulse.report(report);
        }
    }

    /// What a draw is worth to the side to move.
    fn draw(&self, turn: Side) -> i32 {
        if turn == self.me {
            -self.shared.contempt
        } else {
            self.shared.contempt
        }
    }

    /// Counts a position. True if the search is over, which looks at no position any more.
    #[inline]
    fn halts(&mut self) -> bool {
        if self.halted {
            return true;
        }
        self.nodes += 1;
        if self.next_look <= self.nodes {
            self.look_up();
        }
        self.halted
    }

    #[cold]
    fn look_up(&mut self) {
        let shared = &self.shared;
        let new = self.nodes - self.told;
        if new >= LOOK {
            self.told = self.nodes;
            shared.nodes.fetch_add(new, Ordering::Relaxed);
            let late = || {
                shared
                    .time
                    .is_some_and(|time| time <= shared.began.elapsed())
            };
            self.halted |= shared.stop.is_stopped() || shared.done.is_stopped() || late();
            if let Some(pulse) = &mut self.pulse
                && !self.halted
            {
                pulse.beat(shared.nodes.load(Ordering::Relaxed), self.within);
            }
        }
        self.next_look = self.told + LOOK;
        if let Some(limit) = shared.node_limit {
            let all = shared.nodes.load(Ordering::Relaxed) + (self.nodes - self.told);
            self.halted |= limit <= all;
            let left = self.nodes + limit.saturating_sub(all);
            self.next_look = self.next_look.min(left);
        }
    }

    /// Positions looked at by all threads, as far as they have told.
    pub(crate) fn all_nodes(&self) -> u64 {
        self.shared.nodes.load(Ordering::Relaxed) + (self.nodes - self.told)
    }

    /// The position at the root.
    pub(crate) fn game(&self) -> &G {
        &self.root.game
    }

    pub(crate) fn deepest(&self) -> u32 {
        self.deepest as u32
    }

    pub(crate) fn is_halted(&self) -> bool {
        self.halted
    }

    /// Whether the session would call this position drawn, or the search has been here before.
    fn is_drawn(&self, here: Here<'_, G>) -> bool {
        let rules = self.shared.rules;
        if rules.bare && here.game.is_bare() {
            return true;
        }
        if rules.quiet.is_some_and(|limit| limit <= here.quiet) {
            return true;
        }
        rules.repetition && 0 < here.quiet && self.repeats(here)
    }

    fn repeats(&self, here: Here<'_, G>) -> bool {
        let now = self.keys.len() - 1;
        let first = now.saturating_sub(here.quiet as usize);
        let root = self.root.keys.len() - 1;
        // Nearly always there is none, which is found out several keys at a time.
        let alike = |&&key: &&u64| key == here.key;
        if self.keys[first..now].iter().filter(alike).count() == 0 {
            return false;
        }
        let mut before = 0;
        for at in (first..now).rev() {
            if self.keys[at] == here.key {
                before += 1;
                if root <= at || before == 2 {
                    return true;
                }
            }
        }
        false
    }

    /// Plays a turn and looks at the position after it, from the view of the side to move here.
    fn after<R>(
        &mut self,
        here: Here<'_, G>,
        mv: G::Move,
        look: impl FnOnce(&mut Self, Here<'_, G>, bool) -> R,
    ) -> R {
        let mut next = here.game.clone();
        next.play(mv, &mut ());
        let key = next.key();
        let notes = here.game.notes_after(here.notes, mv, &next);
        let quiet = if here.game.progressed(&next) {
            0
        } else {
            here.quiet + 1
        };
        let again = next.turn() == here.game.turn();
        self.keys.push(key);
        let there = Here {
            game: &next,
            notes: &notes,
            key,
            quiet,
            ply: here.ply + 1,
        };
        let result = look(self, there, again);
        self.keys.pop();
        result
    }

    /// The value of a finished game to the side to move.
    fn finished(&self, here: Here<'_, G>) -> Option<i32> {
        let outcome = here.game.outcome()?;
        let turn = here.game.turn();
        if let Some(margin) = here.game.margin(turn) {
            return Some(margin);
        }
        let late = crate::engine::score::WIN - here.ply as i32;
        Some(match outcome.winner {
            None => self.draw(turn),
            Some(winner) if winner == turn => late,
            Some(_) => -late,
        })
    }
}
