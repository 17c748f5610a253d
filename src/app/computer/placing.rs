//! The computer's part of a set-up on the board: it rolls, places and hands over, a step at a
//! time, so that one sees what it does.

use crate::app::{App, SetupGame};

/// The computer's next step of a set-up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Placing {
    /// When it is taken.
    pub(crate) due_secs: f64,
    /// The player does not want to wait.
    is_hurried: bool,
}

/// A step is seen for so long, at least.
const STEP_SECS: f64 = 0.05;

impl App {
    /// Takes the next step where it is the computer's part and its time has come.
    pub(crate) fn drive_placing(&mut self) {
        let now_secs = self.now_secs;
        let pause = f64::from(self.model.settings.computer_wait_secs).max(STEP_SECS);
        let setup = self.model.setup_on_screen();
        let Some(setup) = setup.filter(|setup| !setup.is_at_hand()) else {
            self.desk.placing = None;
            return;
        };
        let placing = self.desk.placing.get_or_insert(Placing {
            due_secs: now_secs + pause,
            is_hurried: false,
        });
        if now_secs < placing.due_secs && !placing.is_hurried {
            return;
        }
        placing.due_secs = now_secs + if placing.is_hurried { 0.0 } else { pause };
        if let Some(step) = setup.computer_step() {
            self.step_in_setup(&step);
        }
    }

    /// The rest of the computer's part comes without pauses.
    pub(crate) fn hurry_placing(&mut self) {
        if let Some(placing) = &mut self.desk.placing {
            placing.is_hurried = true;
            placing.due_secs = self.now_secs;
        }
    }

    /// What was just placed is shown for so long; the computer's next step waits for it.
    pub(crate) fn delay_placing(&mut self, until_secs: f64) {
        if let Some(placing) = &mut self.desk.placing
            && !placing.is_hurried
        {
            placing.due_secs = placing.due_secs.max(until_secs);
        }
    }
}

impl SetupGame {
    /// Whether it is a person's part.
    pub fn is_at_hand(&self) -> bool {
        self.hand()
            .is_none_or(|side| self.header.players[side].computer.is_none())
    }
}
