//! Help with a game: hints, analysis of the position in view, review of a whole game. Whatever is
//! thought belongs to the position that it was asked about, and ends when that is left.

mod analysis;
mod hint;
mod review;
mod values;
mod why;

pub use analysis::{Analysis, Progress, Seen, Shown};
pub use hint::{Hint, HintState, Hinted};
pub use review::{Cost, Fault, Mark, Review, cost, fault};
pub(crate) use review::{Way, next};
pub use values::{Grade, SiteValue, site_values};
pub use why::{Gain, Why};

use crate::{
    app::{Action, App, Play, Screen},
    engine::Limits,
    record::NodeId,
    rules::Side,
};

/// What is known beside the game itself.
#[derive(Debug, Default)]
pub struct Study {
    pub hint: Option<Hint>,
    /// Open while the position in view is analysed.
    pub analysis: Option<Analysis>,
    /// The review that is under way.
    pub review: Option<Review>,
    /// Whether the evaluation of the game is shown beside it.
    pub graph: bool,
    /// Nobody can see the window, so nothing is thought without end.
    hidden: bool,
    /// What analysis is limited to; nothing by itself.
    bound: Limits,
}

/// Something to do with the study of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StudyEdit {
    /// How many lines the analysis shows.
    Lines(usize),
    /// Puts the hint away.
    CloseHint,
    /// Reviews the game once more.
    ReviewAgain,
}

/// The position that something was asked about.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Spot {
    here: NodeId,
    position: String,
}

impl Spot {
    fn of(play: &Play) -> Self {
        Self {
            here: play.table.record().here(),
            position: play.table.position(),
        }
    }
}

impl Study {
    /// Nothing is known of another game.
    pub(crate) fn begin_anew(&mut self) {
        self.hint = None;
        self.analysis = None;
        self.review = None;
        self.graph = false;
    }

    /// Whether turns are only tried.
    pub fn is_trying(&self) -> bool {
        self.analysis.is_some()
    }

    /// The faulty turn in view, while its game is studied, and the better one.
    pub fn fault_in_view(&self, play: &Play) -> Option<Mark> {
        let here = play.table.record().here();
        fault(play, here).filter(|_| self.graph)
    }
}

impl App {
    /// Limits what the analysis of a position may use, which else ends only when it is left.
    pub fn bound_analysis(&mut self, limits: Limits) {
        self.model.study.bound = limits;
    }

    /// Whether anybody can see the window.
    pub fn set_hidden(&mut self, hidden: bool) {
        if self.model.study.hidden != hidden {
            self.model.study.hidden = hidden;
            self.follow_study();
        }
    }

    pub(crate) fn edit_study(&mut self, edit: StudyEdit) {
        match edit {
            StudyEdit::Lines(lines) => {
                self.model.settings.analysis_lines = lines.clamp(1, MOST_LINES);
                self.settings_changed();
            }
            StudyEdit::CloseHint => self.model.study.hint = None,
            StudyEdit::ReviewAgain => self.begin_review(),
        }
    }

    /// Takes over what was found out since the last time.
    pub(crate) fn drive_study(&mut self) {
        self.follow_study();
        self.take_hint();
        self.take_lines();
        self.take_verdicts();
    }

    /// What is thought keeps to the position in view.
    pub(crate) fn follow_study(&mut self) {
        let spot = self.model.play_on_screen().map(Spot::of);
        let study = &mut self.model.study;
        if study
            .hint
            .as_ref()
            .is_some_and(|hint| Some(hint.spot()) != spot.as_ref())
        {
            study.hint = None;
        }
        self.follow_analysis();
    }

    /// Waits for what ends by itself, for tests and for the end.
    pub(crate) fn settle_study(&mut self) {
        self.follow_study();
        let Study {
            hint,
            analysis,
            review,
            bound,
            ..
        } = &mut self.model.study;
        if let Some(hint) = hint {
            hint.wait();
        }
        if let Some(analysis) = analysis.as_mut().filter(|_| !bound.is_infinite()) {
            analysis.wait();
        }
        if let Some(review) = review {
            review.wait();
        }
        self.drive_study();
    }
}

/// More lines than anybody follows.
pub const MOST_LINES: usize = 5;

/// Whether an action could change what is in view.
pub(crate) fn concerns(action: &Action) -> bool {
    !matches!(
        action,
        Action::Written { .. }
            | Action::SettingsWritten(_)
            | Action::Notice(_)
            | Action::DismissNotice
    )
}

/// The value of a position's chance that a side may expect, seen by a side.
pub fn chance_of(play: &Play, worth: crate::record::Worth, side: Side) -> f32 {
    crate::engine::chance(worth.score_for(side), play.game.clear())
}

impl App {
    pub(crate) fn is_at_the_board(&self) -> bool {
        self.model.screen == Screen::Play
    }
}
