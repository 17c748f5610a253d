//! What a thinker says while it thinks: a report after every depth, and within a long one a few
//! every second that tell how far it has come.

use std::time::{Duration, Instant};

use crate::engine::{Line, Report, Within};

/// So much time passes between two reports from within a depth.
const BEAT: Duration = Duration::from_millis(200);

/// The voice of the thread that answers.
pub(crate) struct Pulse<'a> {
    tell: &'a mut dyn FnMut(&Report),
    /// What was told last.
    report: Report,
    began: Instant,
    told: Instant,
}

impl<'a> Pulse<'a> {
    /// `report` is what is known before anything is looked through.
    pub(crate) fn new(began: Instant, report: Report, tell: &'a mut dyn FnMut(&Report)) -> Self {
        Self {
            tell,
            report,
            began,
            told: began,
        }
    }

    /// A depth was looked through.
    pub(crate) fn report(&mut self, report: &Report) {
        (self.tell)(report);
        self.report.clone_from(report);
        self.told = Instant::now();
    }

    /// From now on these lines are told, until the depth is looked through.
    pub(crate) fn show(&mut self, lines: Vec<Line>) {
        self.report.lines = lines;
    }

    /// Called often within a depth; tells now and then what has grown since the last report.
    /// `nodes` are the positions of all threads.
    pub(crate) fn beat(&mut self, nodes: u64, within: Within) {
        let now = Instant::now();
        if now.duration_since(self.told) < BEAT {
            return;
        }
        self.told = now;
        self.report.nodes = nodes;
        self.report.time = now.duration_since(self.began);
        self.report.within = Some(within);
        (self.tell)(&self.report);
    }
}
