//! The computer's part of a set-up on the board: it rolls, places and hands over, a step at a
//! time, so that one sees what it does.

use std::collections::VecDeque;

use crate::app::{App, SetupGame};

/// The steps that a computer is going to take.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Placing {
    /// How many steps the set-up had when these were thought of; with another number they are no
    /// longer about what is on the board.
    steps_before: usize,
    steps: VecDeque<String>,
    /// When the next one is taken.
    pub(crate) due_secs: f64,
}

/// A step is seen for so long, at least.
const STEP_SECS: f64 = 0.05;

impl App {
    /// Takes the next step where it is the computer's part and its time has come.
    pub(crate) fn drive_placing(&mut self) {
        let setup = self.model.setup_on_screen();
        let Some(setup) = setup.filter(|setup| !setup.is_at_hand()) else {
            self.desk.placing = None;
            return;
        };
        let steps_before = setup.log().len();
        let pause = f64::from(self.model.settings.computer_wait_secs).max(STEP_SECS);
        let known = self.desk.placing.as_ref();
        let fits =
            |placing: &Placing| placing.steps_before == steps_before && !placing.steps.is_empty();
        if !known.is_some_and(fits) {
            self.desk.placing = Some(Placing {
                steps_before,
                steps: setup.computer_steps(self.entropy).into(),
                due_secs: known
                    .map_or(0.0, |placing| placing.due_secs)
                    .max(self.now_secs + pause),
            });
        }
        let now_secs = self.now_secs;
        let Some(placing) = &mut self.desk.placing else {
            return;
        };
        if now_secs < placing.due_secs {
            return;
        }
        if let Some(step) = placing.steps.pop_front() {
            placing.steps_before += 1;
            placing.due_secs = now_secs + pause;
            self.step_in_setup(&step);
        }
    }

    /// Takes all the computer's steps of this part at once.
    pub(crate) fn place_all(&mut self) {
        self.desk.placing = None;
        let steps = match self.model.setup_on_screen() {
            Some(setup) if !setup.is_at_hand() => setup.computer_steps(self.entropy),
            Some(_) | None => return,
        };
        for step in steps {
            self.step_in_setup(&step);
        }
    }

    /// What was just placed is shown for so long; the computer's next step waits for it.
    pub(crate) fn delay_placing(&mut self, until_secs: f64) {
        if let Some(placing) = &mut self.desk.placing {
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
