//! Computer players at the table: whose turn is theirs, what they are asked, when their answer is
//! played, and how far undo goes back against them. Whatever is asked carries the position that it
//! was asked for, and an answer to another position is dropped.

mod back;
mod desk;
mod judge;
mod placing;
mod seats;

pub(crate) use desk::Desk;

use crate::{
    app::Play,
    record::Strength,
    rules::{BySide, Side},
};

/// What the computer players of one game keep in mind.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Computers {
    /// Tells the games that were on the table apart.
    pub(crate) number: u64,
    /// What a level errs by; the same through the whole game, so that it stays blind to the same things.
    pub(crate) seed: u64,
    pub(crate) pause: Option<Pause>,
    /// Who offered a draw that is not answered yet.
    pub(crate) offer: Option<Side>,
    /// How many turns in a row a side has found its own game hopeless.
    pub(crate) hopeless: BySide<u8>,
    /// How many turns in a row a side has found the game even.
    pub(crate) even: BySide<u8>,
    /// Until when the last turn is being shown, on the program's clock.
    pub(crate) unfolded_secs: f64,
}

/// Why the computer does not play although it is to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pause {
    /// The player asked for it.
    Asked,
    /// An earlier position is looked at.
    Jumped,
    /// No engine could be started, or it failed.
    Failed,
}

/// A computer player at work, as views show it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thinking {
    pub side: Side,
    pub about: About,
    /// How long it has been at it.
    pub secs: f32,
    /// Plies; 0 while nothing is known yet.
    pub depth: u32,
    /// How much of what it may use is used, from 0 to 1.
    pub share: f32,
}

/// What a computer player thinks about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum About {
    Turn,
    /// A draw that was offered.
    Draw,
}

impl Thinking {
    pub fn is_about_a_turn(self) -> bool {
        self.about == About::Turn
    }
}

impl Computers {
    /// Why the computer waits, if it does.
    pub fn pause(&self) -> Option<Pause> {
        self.pause
    }

    /// A person has played: what was looked at is played on from.
    pub(crate) fn go_on(&mut self) {
        self.pause = self.pause.filter(|pause| *pause == Pause::Asked);
    }
}

impl Play {
    /// The strength of the computer that plays a side; `None` for a person.
    pub fn computer(&self, side: Side) -> Option<Strength> {
        self.table.header().players[side].computer
    }

    pub fn is_person(&self, side: Side) -> bool {
        self.computer(side).is_none()
    }

    pub fn has_computer(&self) -> bool {
        Side::BOTH.into_iter().any(|side| !self.is_person(side))
    }

    /// The person that decides now: the one to move, or the only one there is.
    pub fn person(&self) -> Option<Side> {
        let turn = self.table.turn();
        [turn, !turn].into_iter().find(|&side| self.is_person(side))
    }

    /// The computer that is to move now, and does unless it is paused. Where turns are only tried,
    /// the person at the board makes them all.
    pub fn computer_to_move(&self) -> Option<Strength> {
        self.computer(self.table.turn())
            .filter(|_| self.is_going_on() && !self.trying)
    }

    /// Whether a person may make turns: it is a person's turn, or the computer pauses.
    pub fn may_point(&self) -> bool {
        self.is_going_on() && (self.computer_to_move().is_none() || self.computers.pause.is_some())
    }

    /// Why the computer that is to move does not play.
    pub fn pause(&self) -> Option<Pause> {
        self.computer_to_move().and(self.computers.pause)
    }

    /// Whether there is somebody to offer a draw to, and nothing is offered yet.
    pub fn can_offer_draw(&self) -> bool {
        self.can_end() && self.person().is_some() && self.computers.offer.is_none()
    }

    /// The computer that answers a person's offer; `None` among people.
    pub(crate) fn opponent_of(&self, person: Side) -> Option<Strength> {
        self.computer(!person)
    }

    /// A jump, undo or redo has ended here. Where an earlier position is looked at and the
    /// computer would be to move, it waits until somebody plays or says so.
    pub(crate) fn arrive(&mut self) {
        let record = self.table.record();
        let is_tip = record.next(record.here()).is_none();
        let waits = !is_tip && self.computer_to_move().is_some();
        let computers = &mut self.computers;
        computers.offer = None;
        computers.hopeless = BySide::default();
        computers.even = BySide::default();
        computers.pause = match computers.pause {
            Some(Pause::Asked) => Some(Pause::Asked),
            Some(Pause::Jumped | Pause::Failed) | None => waits.then_some(Pause::Jumped),
        };
    }
}
