//! Who plays which side, changed at any time; pausing; offers of a draw.

use crate::{
    app::{App, Pause, Screen},
    record::{Ending, Player},
    rules::{BySide, Side},
};

impl App {
    /// Another player takes a side of the game on the table.
    pub(crate) fn seat(&mut self, side: Side, player: Player) {
        let screen = self.model.screen;
        let (game, players) = match (&mut self.model.play, &mut self.model.setup) {
            (Some(play), _) if screen == Screen::Play => {
                let old = &mut play.table.header_mut().players[side];
                if *old == player {
                    return;
                }
                let is_other = old.computer != player.computer;
                *old = player;
                play.revision += 1;
                if is_other {
                    play.computers.go_on();
                    play.computers.hopeless = BySide::default();
                    play.computers.even = BySide::default();
                    play.selection.clear();
                    play.refused = None;
                }
                (play.game, play.table.header().players.clone())
            }
            (_, Some(setup)) if screen == Screen::Setup => {
                setup.header.players[side] = player;
                (setup.game, setup.header.players.clone())
            }
            (_, _) => return,
        };
        let mut last = self.remembered(game);
        last.computers = Side::BOTH.map(|side| players[side].computer);
        self.remember(game, last);
        self.autosave();
    }

    /// The computer waits until it is told to go on, or goes on.
    pub(crate) fn pause_computer(&mut self) {
        if let Some(play) = self.playing() {
            play.computers.pause = match play.computers.pause {
                None => Some(Pause::Asked),
                // Where it is not the computer's turn, a jump pauses nothing.
                Some(Pause::Asked | Pause::Jumped | Pause::Failed) => None,
            };
            play.selection.clear();
            play.refused = None;
        }
    }

    /// A side wants a draw: people agree by themselves, a computer answers.
    pub(crate) fn propose_draw(&mut self, side: Side) {
        let Some(play) = self.playing() else {
            return;
        };
        if play.opponent_of(side).is_none() {
            return self.end(Ending::Agreed);
        }
        let tip = play.table.record().tip();
        self.goto(tip);
        if let Some(play) = self.playing().filter(|play| play.is_going_on()) {
            play.computers.offer = Some(side);
        }
    }

    /// A turn is shown for so long; the computer's next one waits for it.
    pub(crate) fn unfolds(&mut self, secs: f32) {
        let until = self.now_secs + f64::from(secs.clamp(0.0, MOST_SECS));
        if let Some(play) = self.playing() {
            play.computers.unfolded_secs = until;
        }
        self.delay_placing(until);
    }
}

/// No turn takes longer to show.
const MOST_SECS: f32 = 10.0;
