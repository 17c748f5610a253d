//! A hint in three steps: which piece, where to, and why. It thinks for a moment only, and the
//! game keeps how much of it was shown.

use std::time::Duration;

use crate::{
    app::{
        App, Play,
        study::{Spot, Why, why},
    },
    engine::{Answer, Ask, Limits, Worker},
    record::NodeId,
    rules::{Path, Reason, Site},
};

/// So many positions are looked at for a hint; a second or two at most.
const NODES: u64 = 600_000;
const LONGEST: Duration = Duration::from_secs(3);
/// The best turn and the ones it is compared with.
const LINES: usize = 3;

/// A hint about the position in view.
#[derive(Debug)]
pub struct Hint {
    spot: Spot,
    /// How much is shown: 1 which piece, 2 where to, 3 why.
    pub step: u8,
    pub state: HintState,
}

#[derive(Debug)]
pub enum HintState {
    Thinking(Worker),
    Ready(Hinted),
    /// No thread was to be had, or the engine failed.
    Failed,
}

/// What a hint says.
#[derive(Clone, PartialEq, Debug)]
pub struct Hinted {
    /// The turn with its consequences.
    pub annotated: String,
    pub path: Path,
    /// What the first step marks: the piece, or, where turns place one, the likeliest places.
    pub first: Vec<Site>,
    pub why: Vec<Why>,
}

impl Hint {
    /// Where the hint ends.
    pub const STEPS: u8 = 3;

    pub(super) fn spot(&self) -> &Spot {
        &self.spot
    }

    pub fn ready(&self) -> Option<&Hinted> {
        match &self.state {
            HintState::Ready(hinted) => Some(hinted),
            HintState::Thinking(_) | HintState::Failed => None,
        }
    }

    pub(super) fn wait(&mut self) {
        if let HintState::Thinking(worker) = &mut self.state {
            worker.finish();
        }
    }
}

impl App {
    /// The next step of the hint, or a new one.
    pub(crate) fn hint(&mut self) {
        let Some(play) = self.model.play_on_screen() else {
            return;
        };
        if play.table.outcome().is_some() {
            return self.notice(Reason::new("study-over"));
        }
        if let Some(hint) = &mut self.model.study.hint {
            match hint.state {
                HintState::Ready(_) => hint.step = (hint.step + 1).min(Hint::STEPS),
                HintState::Thinking(_) => return,
                HintState::Failed => self.model.study.hint = None,
            }
        }
        if self.model.study.hint.is_some() {
            return self.note_hint();
        }
        let Some(play) = self.model.play_on_screen() else {
            return;
        };
        let (spot, thinker) = (Spot::of(play), play.table.thinker());
        let ask = Ask {
            limits: Limits {
                time: Some(LONGEST),
                ..Limits::nodes(NODES)
            },
            lines: LINES,
            threads: 1,
            ..Ask::default()
        };
        if let Some(play) = self.playing() {
            play.selection.clear();
        }
        let state = match self.think(thinker, ask) {
            Ok(worker) => HintState::Thinking(worker),
            Err(_) => HintState::Failed,
        };
        self.model.study.hint = Some(Hint {
            spot,
            step: 1,
            state,
        });
    }

    pub(super) fn take_hint(&mut self) {
        let Some(hint) = &mut self.model.study.hint else {
            return;
        };
        let HintState::Thinking(worker) = &hint.state else {
            return;
        };
        if !worker.is_finished() {
            return;
        }
        let answer = worker.answer();
        let play = self.model.play.as_ref();
        let hinted = answer
            .zip(play)
            .and_then(|(answer, play)| hinted(play, &answer));
        hint.state = hinted.map_or(HintState::Failed, HintState::Ready);
        self.note_hint();
    }

    /// The next turn from here is made with this much help.
    fn note_hint(&mut self) {
        let Some(hint) = &self.model.study.hint else {
            return;
        };
        if hint.ready().is_none() {
            return;
        }
        let (here, step) = (hint.spot.here, hint.step);
        if let Some(play) = &mut self.model.play {
            let shown = play.hints.entry(here).or_default();
            *shown = step.max(*shown);
        }
    }
}

impl Play {
    /// Notes with the turn below a position how much of a hint its player had seen.
    pub(crate) fn note_help(&mut self, from: NodeId) {
        let Some(&steps) = self.hints.get(&from) else {
            return;
        };
        let record = self.table.record();
        let mut id = record.here();
        while let Some(parent) = record.parent(id)
            && parent != from
        {
            id = parent;
        }
        if id != from {
            let hints = &mut self.table.record_mut().node_mut(id).hints;
            *hints = steps.max(*hints);
        }
    }
}

fn hinted(play: &Play, answer: &Answer) -> Option<Hinted> {
    let best = answer.report.lines.first()?;
    let followed = play.table.follow(&best.turns[..1]);
    let turn = followed.first()?;
    let first = *turn.path.first()?;
    let marked = if turn.path.len() == 1 {
        // The place is all there is to say, so a choice of places comes first.
        let mut places: Vec<Site> = answer
            .report
            .lines
            .iter()
            .filter_map(|line| {
                play.table
                    .follow(&line.turns[..1])
                    .first()?
                    .path
                    .first()
                    .copied()
            })
            .collect();
        places.sort();
        places
    } else {
        vec![first]
    };
    Some(Hinted {
        annotated: turn.annotated.clone(),
        path: turn.path.clone(),
        first: marked,
        why: why::reasons(play, &answer.report),
    })
}
