//! Analysis of the position in view: thinks without end, or until the result is certain, and
//! begins again wherever the view goes. Turns made meanwhile are tried, not played.

use std::{sync::Arc, time::Duration};

use crate::{
    app::{App, Play, study::Spot, threads},
    engine::{Ask, Line, Report, Score, Within, Worker},
    record::{NodeId, Record, Worth},
    rules::Side,
    session::Followed,
    store::Settings,
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
    /// What sees less far than this only disturbs: the book is shown meanwhile.
    known: u32,
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
    /// Where it is within the next depth.
    pub within: Option<Within>,
    /// The best first; all turns where their values are shown.
    pub lines: Vec<Seen>,
    /// What this was made from.
    report: Arc<Report>,
}

/// A line with its score.
#[derive(Clone, PartialEq, Debug)]
pub struct Seen {
    pub worth: Worth,
    /// The same as the side to move sees it.
    pub score: Score,
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
    fn new(play: &Play, spot: Spot, report: Arc<Report>) -> Self {
        let side = play.table.turn();
        let line = |line: &Line| {
            let turns = &line.turns[..line.turns.len().min(LONGEST)];
            Some(Seen {
                worth: Worth::seen_by(side, line.score),
                score: line.score,
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
            within: report.within,
            lines: report.lines.iter().filter_map(line).collect(),
            report,
        }
    }

    /// Takes over a later report on the same position. Lines that are still the same are kept.
    fn go_on(&mut self, play: &Play, report: Arc<Report>) {
        if self.report.lines != report.lines {
            *self = Self::new(play, self.spot.clone(), report);
            return;
        }
        self.depth = report.depth;
        self.nodes = report.nodes;
        self.time = report.time;
        self.rate = report.rate();
        self.within = report.within;
        self.report = report;
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

    /// Shows the values of all turns on the board, or hides them; opens the analysis that finds them.
    pub(crate) fn show_turn_values(&mut self) {
        let is_open = self.model.study.analysis.is_some();
        let mut settings = self.model.settings.clone();
        settings.turn_values = !(is_open && settings.turn_values);
        self.set_settings(settings);
        if !is_open {
            self.analyse();
        }
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
        let Settings {
            analysis_lines,
            turn_values,
            ..
        } = self.model.settings;
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
        let all = play.table.choices().len();
        let lines = if turn_values {
            all
        } else {
            analysis_lines.min(all)
        };
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
        // What is limited is asked what it finds by itself.
        let book = study.bound.is_infinite().then(|| thinker.book(lines));
        let book = book.flatten().map(Arc::new);
        let known = book.as_ref().map_or(0, |book| book.depth);
        if let Some(book) = book {
            analysis.shown = Some(Shown::new(play, spot.clone(), book));
        }
        // One thread finds the same again where it is limited.
        let threads = if study.bound.is_infinite() {
            threads()
        } else {
            1
        };
        let ask = Ask {
            limits: study.bound,
            lines,
            threads,
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
                    known,
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
        let whole = |report: &Arc<Report>| {
            let is_whole = report.lines.len() == work.lines || 1 < report.depth;
            is_whole && work.known <= report.depth
        };
        if let Some(report) = report.filter(whole) {
            match &mut analysis.shown {
                Some(shown) if Arc::ptr_eq(&shown.report, &report) => (),
                Some(shown) if shown.spot == work.spot => shown.go_on(play, report),
                Some(_) | None => {
                    analysis.shown = Some(Shown::new(play, work.spot.clone(), report));
                }
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
