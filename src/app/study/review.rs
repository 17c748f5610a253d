//! The review of a game: every position of the line on the table is thought about in the
//! background, from the end to the start so that what is known of later turns helps with earlier
//! ones. What is found is kept with the game; faults are read off it.

use std::{
    io,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use crate::{
    app::{App, Form, Play, Wake, study::chance_of},
    engine::{Ask, Limits, Score, Stop, Thinker, TranspositionTable},
    record::{NodeId, Record, Strength, Verdict, Worth},
    rules::{BySide, Outcome, Reason, Side, Token},
    session::{Played, Table},
    store::numbering,
};

/// A review under way. Dropping it ends it.
#[derive(Debug)]
pub struct Review {
    pub all: usize,
    shared: Arc<Shared>,
    stop: Stop,
    thread: Option<thread::JoinHandle<()>>,
}

#[derive(Debug, Default)]
struct Shared {
    found: Mutex<Vec<(NodeId, Verdict)>>,
    done: AtomicUsize,
}

/// How bad a turn was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fault {
    Inaccuracy,
    Mistake,
    Blunder,
}

/// A faulty turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Mark {
    pub fault: Fault,
    pub cost: Cost,
    /// The best turn in its place and what might have followed, bare.
    pub better: Vec<String>,
}

/// What a turn cost its player against the best one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cost {
    /// The part of a point.
    pub chance: f32,
    /// Hundredths of the game's unit; `None` where the result is certain before or after it.
    pub units: Option<i32>,
}

impl Cost {
    const NOTHING: Self = Self {
        chance: 0.0,
        units: Some(0),
    };
}

/// From these losses of winning chance on, a turn is an inaccuracy, a mistake, a blunder.
const FROM: [(f32, Fault); 3] = [
    (0.25, Fault::Blunder),
    (0.13, Fault::Mistake),
    (0.06, Fault::Inaccuracy),
];
/// Turns of a line that is kept.
const KEPT: usize = 6;

impl Fault {
    /// As notation writes it.
    pub fn sign(self) -> &'static str {
        match self {
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

/// What the turn of a node cost its player; `None` where that is not known, and for turns without a
/// choice or that nobody chose.
pub fn cost(play: &Play, id: NodeId) -> Option<Cost> {
    let record = play.table.record();
    let is_chosen = |played: &&Played| !played.forced && !record.is_given(id);
    let played = play.table.played(id).filter(is_chosen)?;
    let before = record.node(record.parent(id)?).verdict.as_ref()?;
    if before.line.first().map(String::as_str) == Some(record.text(id)) {
        return Some(Cost::NOTHING);
    }
    let after = record.node(id).verdict.as_ref()?;
    let chance = |worth: Worth| chance_of(play, worth, played.side);
    let units = |worth: Worth| match worth.score_for(played.side) {
        Score::Estimate(value) | Score::Exact(value) => Some(value),
        Score::Win(_) | Score::Loss(_) => None,
    };
    let lost = units(before.worth).zip(units(after.worth));
    Some(Cost {
        chance: (chance(before.worth) - chance(after.worth)).max(0.0),
        units: lost.map(|(before, after)| (before - after).max(0)),
    })
}

/// The fault of a node's turn, if it has one.
pub fn fault(play: &Play, id: NodeId) -> Option<Mark> {
    let cost = cost(play, id)?;
    let (_, fault) = FROM.into_iter().find(|(from, _)| *from <= cost.chance)?;
    let record = play.table.record();
    let before = record.node(record.parent(id)?).verdict.as_ref()?;
    Some(Mark {
        fault,
        cost,
        better: before.line.clone(),
    })
}

impl Review {
    fn start(
        work: Vec<(NodeId, Side, Box<dyn Thinker>)>,
        nodes: u64,
        memory: Arc<TranspositionTable>,
        wake: Wake,
    ) -> io::Result<Self> {
        let (shared, stop) = (Arc::new(Shared::default()), Stop::default());
        let all = work.len();
        let ask = Ask {
            limits: Limits::nodes(nodes),
            lines: 1,
            threads: 1,
            ..Ask::default()
        };
        let (results, signal) = (Arc::clone(&shared), stop.clone());
        let run = move || {
            for (id, side, mut thinker) in work {
                let answer = thinker.think(&ask, &memory, &signal, &mut |_| ());
                if signal.is_stopped() {
                    break;
                }
                if let Some(line) = answer.report.lines.into_iter().next() {
                    let mut turns = line.turns;
                    turns.truncate(KEPT);
                    let verdict = Verdict {
                        worth: Worth::seen_by(side, line.score),
                        line: turns,
                    };
                    results.lock().push((id, verdict));
                }
                results.done.fetch_add(1, Ordering::Relaxed);
                wake();
            }
            wake();
        };
        let thread = thread::Builder::new()
            .name("review".to_owned())
            .spawn(run)?;
        Ok(Self {
            all,
            shared,
            stop,
            thread: Some(thread),
        })
    }

    /// How many positions were looked at.
    pub fn done(&self) -> usize {
        self.shared.done.load(Ordering::Relaxed)
    }

    pub fn share(&self) -> f32 {
        self.done() as f32 / self.all.max(1) as f32
    }

    fn has_ended(&self) -> bool {
        self.thread
            .as_ref()
            .is_none_or(thread::JoinHandle::is_finished)
    }

    pub(super) fn wait(&mut self) {
        if let Some(thread) = self.thread.take() {
            // One that panicked has nothing more to tell; what it found before is whole.
            thread.join().ok();
        }
    }
}

impl Drop for Review {
    fn drop(&mut self) {
        self.stop.stop();
        self.wait();
    }
}

impl Shared {
    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<(NodeId, Verdict)>> {
        // Whole values only are ever in it.
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl App {
    /// Shows the evaluation of the game, and begins to find it out where that was not done; or
    /// puts it away.
    pub(crate) fn review(&mut self) {
        if self.model.study.graph {
            self.model.study.review = None;
            self.model.study.graph = false;
            return;
        }
        let Some(play) = self.model.play_on_screen() else {
            return;
        };
        let record = play.table.record();
        if record.is_empty() {
            return self.notice(Reason::new("study-nothing-to-review"));
        }
        let line = record.line();
        let known = |id: &NodeId| record.node(*id).verdict.is_some();
        let is_known = line.iter().all(known);
        self.model.study.graph = true;
        if !is_known {
            self.begin_review();
        }
    }

    pub(crate) fn begin_review(&mut self) {
        self.model.study.review = None;
        let Some(play) = self.playing() else {
            return;
        };
        let mut walk = play.table.boxed();
        let mut line = vec![Record::ROOT];
        line.extend(play.table.record().line());
        let mut work = Vec::new();
        for id in line {
            walk.goto(id);
            let ending = walk.record().node(id).ending;
            match walk.outcome().filter(|_| ending.is_none()) {
                Some(outcome) => {
                    let verdict = judged(&*walk, outcome);
                    play.table.record_mut().node_mut(id).verdict = Some(verdict);
                }
                None => work.push((id, walk.turn(), walk.thinker())),
            }
        }
        work.reverse();
        let nodes = self.model.settings.review_nodes;
        let (memory, wake) = self.means();
        match Review::start(work, nodes, memory, wake) {
            Ok(review) => {
                self.model.study.graph = true;
                self.model.study.review = Some(review);
            }
            Err(_) => self.notice(Reason::new("study-failed")),
        }
    }

    pub(crate) fn cancel_review(&mut self) {
        if self.model.study.review.take().is_some() {
            self.keep_review();
        }
    }

    pub(super) fn take_verdicts(&mut self) {
        let Some(review) = &self.model.study.review else {
            return;
        };
        let ended = review.has_ended();
        let found = std::mem::take(&mut *review.shared.lock());
        let failed = ended && review.done() < review.all;
        if let Some(play) = &mut self.model.play {
            let nodes = play.table.record().len();
            for (id, verdict) in found {
                if id.index() < nodes {
                    play.table.record_mut().node_mut(id).verdict = Some(verdict);
                }
            }
        }
        if ended {
            self.model.study.review = None;
            self.keep_review();
            if failed {
                self.notice(Reason::new("study-failed"));
            }
        }
    }

    /// What was found belongs to the game's file.
    fn keep_review(&mut self) {
        if let Some(play) = &mut self.model.play {
            play.revision += 1;
            self.autosave();
        }
    }

    /// The next faulty turn on the line on the table, or the one before.
    pub(crate) fn go_to_fault(&mut self, way: Way) {
        if let Some(id) = self.model.play_on_screen().and_then(|play| next(play, way)) {
            self.goto(id);
        }
    }

    /// Offers a game from before the faulty turn: its player does better, against a computer of a
    /// level to choose.
    pub(crate) fn try_again(&mut self) {
        let Some(play) = self.model.play_on_screen() else {
            return;
        };
        let record = play.table.record();
        let Some(before) = record.parent(record.here()) else {
            return;
        };
        let mut table = play.table.boxed();
        table.goto(before);
        let side = table.turn();
        let mut form = Form::new(play.game, &self.remembered(play.game));
        for (key, value) in table.options() {
            form.set(key, &value);
        }
        form.names = BySide::default();
        form.names[side].clone_from(&table.header().players[side].name);
        let known = form.computers.first.or(form.computers.second);
        form.computers[side] = None;
        form.computers[!side] = known.or(Strength::new(USUAL));
        let number = numbering::place(&*table, before, side).number;
        let played = play.table.played(record.here());
        let turn = played.map_or("", |played| &played.annotated);
        form.try_again(format!("{number}. {turn}"), table.position());
        self.show_form(form);
    }
}

/// The strength to try again against, where none was chosen yet.
const USUAL: u8 = 4;

/// Which way along the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    On,
    Back,
}

/// The next turn that is a mistake or worse, seen from the view.
pub(crate) fn next(play: &Play, way: Way) -> Option<NodeId> {
    let record = play.table.record();
    let here = record.here();
    let line = record.line();
    let at = line.iter().position(|&id| id == here);
    let is_bad = |id: &&NodeId| fault(play, **id).is_some_and(|mark| Fault::Mistake <= mark.fault);
    match way {
        Way::On => line.iter().skip(at.map_or(0, |at| at + 1)).find(is_bad),
        Way::Back => line.iter().take(at.unwrap_or(0)).rev().find(is_bad),
    }
    .copied()
}

/// What a finished game is worth. Where discs decide, so does their difference, as a solver counts
/// it: squares left empty are the winner's.
fn judged(table: &dyn Table, outcome: Outcome) -> Verdict {
    let by_discs = || {
        let scene = table.scene();
        let discs = |token| scene.tokens().filter(|&(_, own)| own == token).count();
        let [black, white] = [Token(0), Token(1)].map(|token| discs(token) as i32);
        let empty = scene.present.len() as i32 - black - white;
        let difference = black - white;
        Worth::Exact(100 * (difference + difference.signum() * empty))
    };
    Verdict {
        worth: match outcome.winner {
            Some(_) if outcome.reason == "discs" => by_discs(),
            Some(Side::First) => Worth::Win(0),
            Some(Side::Second) => Worth::Loss(0),
            None => Worth::Exact(0),
        },
        line: Vec::new(),
    }
}
