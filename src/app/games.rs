//! Putting games on the table: the new game form, another game, an unfinished one.

use crate::{
    app::{App, Dialog, Form, Opening, Play, Request, Screen, SetupGame, Then, form},
    catalog::GameId,
    rules::Side,
    store::{NextFirst, text},
};

impl App {
    pub(crate) fn ask_new_game(&mut self, game: GameId) {
        let last = self.remembered(game);
        self.show_form(Form::new(game, &last));
        self.roll_seed();
    }

    /// Shows the form of a new game.
    pub(crate) fn show_form(&mut self, form: Form) {
        if self.model.screen != Screen::NewGame {
            self.model.before_form = self.model.screen;
        }
        self.model.form = form;
        self.model.screen = Screen::NewGame;
    }

    /// Goes back from the form to where it was asked for.
    pub(crate) fn leave_form(&mut self) {
        match self.model.before_form {
            Screen::Play if self.model.play.is_some() => self.model.screen = Screen::Play,
            Screen::Setup if self.model.setup.is_some() => self.model.screen = Screen::Setup,
            Screen::Home | Screen::NewGame | Screen::Setup | Screen::Play => self.go_home(),
        }
    }

    /// Gives the form dice of its own, unless it has chosen ones.
    fn roll_seed(&mut self) {
        let drawn = self.draw();
        let form = &mut self.model.form;
        if let Opening::Balanced(seed) = &mut form.opening {
            *seed = drawn;
        }
        if form.changed().all(|(key, _)| key != form::SEED) {
            form.set(form::SEED, &(drawn % 1_000_000).to_string());
        }
    }

    /// A number by chance.
    pub(crate) fn draw(&mut self) -> u64 {
        let drawn = self.entropy;
        self.entropy = drawn
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        drawn
    }

    /// Begins the game of the form. A form with a conflict says so itself and begins nothing.
    pub(crate) fn start_game(&mut self) {
        if self.model.form.table().is_err() {
            return;
        }
        self.remember(self.model.form.game, self.model.form.remembered());
        if self.ask_about_unsaved(Then::Start) {
            return;
        }
        self.start();
    }

    /// Begins the game of the form without further questions.
    fn start(&mut self) {
        let form = &self.model.form;
        // The only person at the board sits on its near side.
        match (form.computers.first, form.computers.second) {
            (Some(_), None) => self.model.flipped = true,
            (None, Some(_)) => self.model.flipped = false,
            (None, None) | (Some(_), Some(_)) => (),
        }
        if form.begins_with_setup() {
            match SetupGame::new(form) {
                Ok(setup) => self.show_setup(setup),
                Err(err) => self.notice(err.reason),
            }
            return;
        }
        match form.table() {
            Ok(mut table) => {
                table.header_mut().date = self.date();
                let play = Play::new(form.game, table);
                self.show(play);
            }
            Err(err) => self.notice(err.reason),
        }
    }

    /// Puts a game on the table, after asking about the one that is there.
    pub(crate) fn offer(&mut self, play: Play) {
        if let Some(Then::Show(play)) = self.hold_back(Then::Show(Box::new(play))) {
            self.show(*play);
        }
    }

    /// Puts a set-up on the table, after asking about the game that is there.
    pub(crate) fn offer_setup(&mut self, setup: SetupGame) {
        if let Some(Then::Setup(setup)) = self.hold_back(Then::Setup(Box::new(setup))) {
            self.show_setup(*setup);
        }
    }

    /// Asks about unsaved changes; gives `then` back if nothing needs asking.
    pub(crate) fn hold_back(&mut self, then: Then) -> Option<Then> {
        if self.model.play.as_ref().is_some_and(Play::wants_saving) {
            self.model.dialog = Some(Dialog::Unsaved { then });
            return None;
        }
        Some(then)
    }

    /// Whether the player must first be asked about unsaved changes; if so, asks.
    pub(crate) fn ask_about_unsaved(&mut self, then: Then) -> bool {
        self.hold_back(then).is_none()
    }

    /// Does what waited for the answer about unsaved changes.
    pub(crate) fn go_on(&mut self, then: Then) {
        match then {
            Then::Quit => self.requests.push(Request::Quit),
            Then::Show(play) => self.show(*play),
            Then::Start => self.start(),
            Then::Setup(setup) => self.show_setup(*setup),
            Then::Study(play) => {
                self.show(*play);
                self.analyse();
            }
        }
    }

    /// Puts a game on the table. The one that was there stays among the unfinished or the recent.
    pub(crate) fn show(&mut self, mut play: Play) {
        if self.make_room(play.game, play.kept.take()) {
            self.put(play);
        }
    }

    /// Puts a game on the table, whatever was there.
    pub(crate) fn put(&mut self, mut play: Play) {
        play.turn_began = self.now_secs;
        play.computers.number = self.count();
        play.computers.seed = self.entropy;
        play.arrive();
        play.leave_trials();
        self.model.study.begin_anew();
        self.model.play = Some(play);
        self.model.setup = None;
        self.model.dialog = None;
        self.model.screen = Screen::Play;
        self.autosave();
    }

    pub(crate) fn show_setup(&mut self, mut setup: SetupGame) {
        if !self.make_room(setup.game, setup.kept.take()) {
            return;
        }
        self.model.study.begin_anew();
        self.model.play = None;
        self.model.setup = Some(setup);
        self.model.dialog = None;
        self.model.screen = Screen::Setup;
        self.autosave();
    }

    /// Another game like this one: sides changed, the winner first, or the same, as the settings say.
    pub(crate) fn another_game(&mut self) {
        let Some(play) = &self.model.play else {
            return;
        };
        let winner = play.table.outcome().and_then(|outcome| outcome.winner);
        let game = play.game;
        let mut form = Form::new(game, &self.remembered(game));
        for (key, value) in play.table.options() {
            form.set(key, &value);
        }
        for side in Side::BOTH {
            let player = &play.table.header().players[side];
            form.names[side].clone_from(&player.name);
            form.computers[side] = player.computer;
        }
        form.opening = Opening::again(&*play.table, &self.model.form.opening);
        let start = play.table.start();
        if game
            .open(&form.options, None)
            .map(|table| table.start())
            .ok()
            .as_ref()
            != Some(&start)
            && !game.has_setup()
        {
            form.position = start;
        }
        let can_choose_first = form.options.iter().any(|(key, _)| key == FIRST);
        match (self.model.next_first(game), can_choose_first) {
            (NextFirst::Changed, _) => form.edit(crate::app::FormEdit::SwapNames),
            (NextFirst::Winner, true) => {
                if let Some(side) = winner {
                    form.set(FIRST, game.sides()[side.index()]);
                }
            }
            // Where the first side always begins, the winner takes it.
            (NextFirst::Winner, false) => {
                if winner == Some(Side::Second) {
                    form.edit(crate::app::FormEdit::SwapNames);
                }
            }
            (NextFirst::Same, _) => (),
        }
        self.model.form = form;
        if !self.model.form.value(form::SEED).is_empty() {
            let seed = (self.draw() % 1_000_000).to_string();
            self.model.form.set(form::SEED, &seed);
        }
        if let Opening::Balanced(_) = self.model.form.opening {
            self.model.form.opening = Opening::Balanced(self.draw());
        }
        self.start_game();
    }

    pub(crate) fn continue_game(&mut self, game: GameId) {
        if self
            .model
            .play
            .as_ref()
            .is_some_and(|play| play.game == game)
        {
            self.model.screen = Screen::Play;
        } else if self
            .model
            .setup
            .as_ref()
            .is_some_and(|setup| setup.game == game)
        {
            self.model.screen = Screen::Setup;
        } else if let Some(known) = self
            .model
            .unfinished
            .iter()
            .find(|known| known.game == game)
        {
            self.open_path(known.path.clone());
        }
    }

    pub(crate) fn go_home(&mut self) {
        self.model.screen = Screen::Home;
        self.refresh_home();
    }

    pub(crate) fn copy_position(&mut self) {
        if let Some(play) = &self.model.play {
            self.requests.push(Request::Copy(play.table.position()));
        }
    }

    pub(crate) fn copy_game(&mut self) {
        if let Some(play) = &self.model.play {
            self.requests.push(Request::Copy(text::write(&*play.table)));
        }
    }
}

/// The option that says which side begins, in games where that can be chosen.
const FIRST: &str = "first";
