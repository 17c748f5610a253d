//! What players do at the board: point, play, take back, jump, end the game.

use crate::{
    app::{App, Dialog, Picked, Play, Refused},
    record::{Ending, Intent, NodeId},
    rules::{Path, Reason, Site},
    session::{Change, Passes},
};

impl App {
    pub(crate) fn pick(&mut self, site: Site) {
        let Some(play) = self.playing() else {
            return;
        };
        play.refused = None;
        if !play.may_point() && play.is_going_on() {
            return self.refuse_for_computer(site);
        }
        match play.selection.pick(site, &*play.table) {
            Picked::Turn(text) => self.play(&text),
            Picked::Refused(path) => self.refuse(path),
            Picked::Part | Picked::LetGo => (),
        }
    }

    /// A person's turn by its text.
    pub(crate) fn play(&mut self, text: &str) {
        let Some(play) = self.playing() else {
            return;
        };
        if !play.may_point() && play.is_going_on() {
            return self.notice(Reason::new("computer-has-the-turn"));
        }
        play.computers.go_on();
        self.play_for_anyone(text);
    }

    /// Plays a turn by its text. A text that names no legal turn is refused with its reason.
    pub(crate) fn play_for_anyone(&mut self, text: &str) {
        let now = self.now_secs;
        let passes = self.passes();
        let Some(play) = self.playing() else {
            return;
        };
        if play.table.outcome().is_some() {
            return self.notice(Reason::new("app-game-is-over"));
        }
        play.table.set_passes(passes);
        let from = play.table.record().here();
        let intent = if play.trying {
            Intent::Try
        } else {
            Intent::Play
        };
        play.table.set_intent(intent);
        match play.table.play(text) {
            Ok(change) if play.trying => self.changed(change),
            Ok(change) => {
                play.note_help(from);
                let thought = (now - play.turn_began).max(0.0);
                play.note_time(thought);
                play.turn_began = now;
                self.changed(change);
            }
            Err(illegal) => self.notice(illegal.reason),
        }
    }

    /// It is not a person's turn.
    fn refuse_for_computer(&mut self, site: Site) {
        let number = self.count();
        if let Some(play) = self.playing() {
            play.refused = Some(Refused {
                path: [site].into_iter().collect(),
                reason: Reason::new("computer-has-the-turn"),
                number,
            });
        }
    }

    fn refuse(&mut self, path: Path) {
        let number = self.count();
        let Some(play) = self.playing() else {
            return;
        };
        if let Some(reason) = play.table.refusal(&path) {
            play.refused = Some(Refused {
                path,
                reason,
                number,
            });
        }
    }

    pub(crate) fn let_go(&mut self) {
        let correcting = self.playing().and_then(|play| play.selection.let_go());
        if correcting.is_some() {
            self.redo();
        }
    }

    /// Begins a turn that pays from the stock, or leaves it.
    pub(crate) fn exchange(&mut self) {
        let Some(play) = self.playing() else {
            return;
        };
        let Some(purse) = play.table.purse() else {
            return;
        };
        if play.is_exchanging() {
            play.selection.clear();
        } else {
            play.selection.clear();
            self.pick(purse.site);
        }
    }

    pub(crate) fn pass(&mut self) {
        if let Some(text) = self.playing().and_then(|play| play.table.waiting_pass()) {
            self.play(&text);
        }
    }

    /// Hands over a turn whose consequences were made by hand.
    pub(crate) fn hand_over(&mut self) {
        let passes = self.passes();
        let Some(play) = self.playing() else {
            return;
        };
        let Some(draft) = play.selection.draft().cloned() else {
            return;
        };
        let text = play
            .table
            .draft_text(play.selection.picked(), &draft.toggled);
        play.selection.clear();
        let Some(id) = draft.correcting else {
            return self.play(&text);
        };
        play.table.set_passes(passes);
        match play.table.correct(id, &text) {
            Ok(change) => {
                // What follows was cut off, and later turns have other numbers now.
                play.hints.clear();
                self.model.study.review = None;
                self.changed(change);
            }
            Err(illegal) => {
                self.redo();
                self.notice(illegal.reason);
            }
        }
    }

    /// Opens the last turn to put its flips right, in the position that it was played in.
    pub(crate) fn correct(&mut self) {
        let Some(play) = self.playing() else {
            return;
        };
        let Some(found) = play.table.correctable() else {
            return;
        };
        let parent = play.table.record().parent(found.id);
        play.table
            .goto(parent.expect("a turn has a position before it"));
        play.change = None;
        play.selection.correct(found.id, found.path, found.toggled);
    }

    /// Takes back a half-made turn, the players' ending, or the last turn with a choice.
    pub(crate) fn undo(&mut self) {
        let Some(play) = self.playing() else {
            return;
        };
        if !play.selection.is_empty() {
            let correcting = play.selection.draft().and_then(|draft| draft.correcting);
            play.selection.clear();
            if correcting.is_some() {
                self.redo();
            }
            return;
        }
        if !play.trying && play.table.withdraw() {
            play.revision += 1;
            // Back to a choice of the player's, where the computer does not give up again.
            let goal = play.undo_goal().filter(|_| !play.may_point());
            match goal {
                Some(goal) => self.goto(goal),
                None => self.autosave(),
            }
            return;
        }
        if let Some(goal) = play.undo_goal() {
            self.goto(goal);
        }
    }

    pub(crate) fn redo(&mut self) {
        if let Some(goal) = self.playing().and_then(|play| play.redo_goal()) {
            self.goto(goal);
        }
    }

    pub(crate) fn goto(&mut self, id: NodeId) {
        let Some(play) = self.playing() else {
            return;
        };
        if play.table.record().len() <= id.index() || play.table.record().here() == id {
            return;
        }
        let change = play.table.goto(id);
        play.arrive();
        self.shown(change);
    }

    /// The players end the game at the end of the line on the table.
    pub(crate) fn end(&mut self, ending: Ending) {
        let Some(play) = self.playing() else {
            return;
        };
        let tip = play.table.record().tip();
        let change = play.table.goto(tip);
        if play.table.outcome().is_none() {
            play.table.end(ending);
        }
        self.changed(change);
    }

    pub(crate) fn ask_to_resign(&mut self) {
        if let Some(side) = self.playing().and_then(|play| play.person()) {
            self.model.dialog = Some(Dialog::Resign { side });
        }
    }

    pub(crate) fn ask_for_draw(&mut self) {
        if let Some(side) = self.playing().and_then(|play| play.person()) {
            self.model.dialog = Some(Dialog::Draw { side });
        }
    }

    fn passes(&self) -> Passes {
        if self.model.settings.confirm_passes {
            Passes::ByHand
        } else {
            Passes::Automatic
        }
    }

    /// What every change of the game brings with it.
    fn changed(&mut self, change: Change) {
        if let Some(play) = self.playing() {
            play.revision += 1;
        }
        self.shown(change);
    }

    /// What follows where the view is somewhere else. The game is the same: whoever only looks
    /// through a file need not save it.
    fn shown(&mut self, change: Change) {
        let number = self.count();
        if let Some(play) = self.playing() {
            play.selection.clear();
            play.refused = None;
            play.change = Some((number, change));
        }
        self.autosave();
    }
}

impl Play {
    /// Notes how long the player of the last turn thought.
    fn note_time(&mut self, secs: f64) {
        let record = self.table.record();
        let mut id = record.here();
        // A forced pass after the turn took no time.
        while self.table.played(id).is_some_and(|played| played.forced) {
            let Some(parent) = record.parent(id) else {
                return;
            };
            id = parent;
        }
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "saturates; never negative"
        )]
        let millis = (secs * 1000.0) as u32;
        self.table.record_mut().node_mut(id).millis = Some(millis);
    }
}
