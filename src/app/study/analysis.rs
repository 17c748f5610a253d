//! Analysis of the position in view: thinks without end, or until the result is certain, and
//! begins again wherever the view goes. Turns made meanwhile are tried, not played.

use std::{sync::Arc, time::Duration};

use crate::{
    app::{App, Play, study::Spot},
    engine::{Ask, Report, Worker},
    record::{NodeId, Record, Worth},
    rules::Side,
    session::Followed,
};

/// The analysis, while it is open.
#[derive(Debug)]
pub struct Analysis {
    /// Where the game was left to try turns.
    pub home: NodeId,
    /// What was found last, perhaps about another position.
    pub shown: Option<Shown>,
    pub progress: Progress,
    work: Option<Work>,
    /// What was looked through to its end.
    done: Option<(Spot, usize)>,
}

#[derive(Debug)]
struct Work {
    spot: Spot,
    lines: usize,
    worker: Worker,
}

/// How far the analysis is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Progress {
    Thinking,
    /// Nothing more can be found.
    Done,
    /// The game is over here.
    Over,
    /// Nobody looks.
    Resting,
    /// No thread was to be had, or the engine failed.
    Failed,
}

/// A report in the words of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    spot: Spot,
    /// Whose turn it is.
    pub side: Side,
    pub depth: u32,
    pub nodes: u64,
    pub time: Duration,
    pub rate: u64,
    pub lines: Vec<Seen>,
}

/// A line with its score.
#[derive(Clone, PartialEq, Debug)]
pub struct Seen {
    pub worth: Worth,
    pub turns: Vec<Followed>,
    /// The first turn, bare.
    pub first: String,
}

/// Longer lines are hardly ever read to their end.
const LONGEST: usize = 12;

impl Analysis {
    fn new(home: NodeId) -> Self {
        Self {
            home,
            shown: None,
            progress: Progress::Thinking,
            work: None,
            done: None,
        }
    }

    /// What was found about the position in view.
    pub fn found(&self, play: &Play) -> Option<&Shown> {
        let shown = self.shown.as_ref()?;
        (shown.spot == Spot::of(play)).then_some(shown)
    }

    pub(super) fn wait(&mut self) {
        if let Some(work) = &mut self.work {
            work.worker.finish();
        }
    }
}

impl Shown {
    fn new(play: &Play, spot: Spot, report: &Report) -> Self {
        let side = play.table.turn();
        let line = |line: &crate::engine::Line| {
            let turns = &line.turns[..line.turns.len().min(LONGEST)];
            Some(Seen {
                worth: Worth::seen_by(side, line.score),
                turns: play.table.follow(turns),
                first: turns.first()?.clone(),
            })
        };
        Self {
            spot,
            side,
            depth: report.depth,
            nodes: report.nodes,
            time: report.time,
            rate: report.rate(),
            lines: report.lines.iter().filter_map(line).collect(),
        }
    }
}

impl App {
    /// Opens the analysis, or leaves it and what was tried.
    pub(crate) fn analyse(&mut self) {
        if self.model.study.analysis.is_some() {
            return self.stop_analysis();
        }
        let Some(play) = self.playing() else {
            return;
        };
        let record = play.table.record();
        let home = home(record, record.here());
        play.selection.clear();
        play.trying = true;
        self.model.study.hint = None;
        self.model.study.analysis = Some(Analysis::new(home));
    }

    pub(crate) fn stop_analysis(&mut self) {
        self.leave_trials();
        self.model.study.analysis = None;
        if let Some(play) = self.playing() {
            play.trying = false;
            play.arrive();
        }
    }

    /// Back to where the game was left; what was tried stays beside it.
    pub(crate) fn leave_trials(&mut self) {
        let Some(analysis) = &self.model.study.analysis else {
            return;
        };
        let home = analysis.home;
        self.goto(home);
        if let Some(play) = self.playing() {
            play.table.record_mut().forget_trials();
        }
    }

    /// Keeps the engine at the position in view, and still where there is nothing to find.
    pub(super) fn follow_analysis(&mut self) {
        let at_board = self.is_at_the_board();
        let lines = self.model.settings.analysis_lines;
        let study = &mut self.model.study;
        let (Some(analysis), Some(play)) = (&mut study.analysis, &self.model.play) else {
            return;
        };
        let record = play.table.record();
        if !record.is_trial(record.here()) {
            analysis.home = record.here();
        }
        if !at_board || study.hidden {
            analysis.work = None;
            if analysis.done.is_none() {
                analysis.progress = Progress::Resting;
            }
            return;
        }
        let spot = Spot::of(play);
        if play.table.outcome().is_some() {
            analysis.work = None;
            analysis.done = None;
            analysis.shown = None;
            analysis.progress = Progress::Over;
            return;
        }
        let asked = Some((&spot, lines));
        let known = analysis.work.as_ref().map(|work| (&work.spot, work.lines));
        let done = analysis.done.as_ref().map(|(spot, lines)| (spot, *lines));
        if known == asked || done == asked {
            return;
        }
        analysis.done = None;
        // The one before is stopped first: two would share the processor.
        analysis.work = None;
        let thinker = play.table.thinker();
        let ask = Ask {
            limits: study.bound,
            lines,
            threads: 1,
            ..Ask::default()
        };
        let begun = self.think_calmly(thinker, ask);
        let Some(analysis) = &mut self.model.study.analysis else {
            return;
        };
        match begun {
            Ok(worker) => {
                analysis.progress = Progress::Thinking;
                analysis.work = Some(Work {
                    spot,
                    lines,
                    worker,
                });
            }
            Err(_) => {
                analysis.progress = Progress::Failed;
                analysis.done = Some((spot, lines));
            }
        }
    }

    pub(super) fn take_lines(&mut self) {
        let (Some(analysis), Some(play)) = (&mut self.model.study.analysis, &self.model.play)
        else {
            return;
        };
        let Some(work) = &analysis.work else {
            return;
        };
        // Asked before the report is read, so that the last one is not missed.
        let ended = work.worker.is_finished();
        let report = work.worker.report();
        let whole = |report: &Arc<Report>| report.lines.len() == work.lines || 1 < report.depth;
        if let Some(report) = report.filter(whole) {
            let is_new = analysis.shown.as_ref().is_none_or(|shown| {
                shown.spot != work.spot
                    || shown.nodes != report.nodes
                    || shown.lines.len() != report.lines.len()
            });
            if is_new {
                analysis.shown = Some(Shown::new(play, work.spot.clone(), &report));
            }
        }
        if ended {
            let answered = work.worker.answer().is_some();
            analysis.done = Some((work.spot.clone(), work.lines));
            analysis.work = None;
            analysis.progress = if answered {
                Progress::Done
            } else {
                Progress::Failed
            };
        }
    }
}

impl Play {
    /// The view goes to where turns were played: a game that comes back goes on there.
    pub(crate) fn leave_trials(&mut self) {
        let record = self.table.record();
        let home = home(record, record.here());
        if home != record.here() {
            self.table.goto(home);
            self.table.record_mut().forget_trials();
        }
    }
}

/// The last turn of the way to a node that was played, and not only tried.
fn home(record: &Record, mut id: NodeId) -> NodeId {
    while record.is_trial(id)
        && let Some(parent) = record.parent(id)
    {
        id = parent;
    }
    id
}
