//! `apply`, the only writer of the model: each action goes to the function that does it.

use crate::{
    app::{
        Action, App, Command, Dialog, Play, Request, Screen, Zoom,
        study::{self, Way},
    },
    record::Record,
    rules::Reason,
};

impl App {
    pub fn apply(&mut self, action: Action) {
        if !matches!(
            action,
            Action::Written { .. }
                | Action::ReadingStopped
                | Action::Listed(_)
                | Action::SettingsWritten(_)
                | Action::Notice(_)
                | Action::Unfolds(_)
        ) {
            self.model.notice = None;
        }
        let follows = study::concerns(&action);
        match action {
            Action::Run(command) => {
                if command.is_enabled(&self.model) {
                    self.run(command);
                }
            }
            Action::Pick(site) => match self.model.screen {
                Screen::Setup => self.pick_in_setup(site),
                Screen::Home | Screen::NewGame | Screen::Play => self.pick(site),
            },
            Action::Play(text) => self.play(&text),
            Action::Goto(id) => self.goto(id),
            Action::Form(edit) => self.edit_form(edit),
            Action::AskNewGame(game) => self.ask_new_game(game),
            Action::AskRules(game) => self.model.dialog = Some(Dialog::Rules(game)),
            Action::LeaveForm => self.leave_form(),
            Action::StartGame => self.start_game(),
            Action::Continue(game) => self.continue_game(game),
            Action::OpenPath(path) => self.open_path(path),
            Action::SavePath(path) => self.save_chosen(&path),
            Action::Read { path, result } => self.read(path, result),
            Action::StopReading => self.stop_reading(),
            Action::ReadingStopped => (),
            Action::Written {
                path,
                revision,
                result,
            } => self.written(path, revision, result),
            Action::Listed(lists) => self.listed(lists),
            Action::Exported(result) => self.exported(result),
            Action::FindGames(words) => self.find_games(words),
            Action::SortGames(column) => self.sort_games(column),
            Action::GamesFound {
                words,
                order,
                found,
            } => self.games_found(&words, order, found),
            Action::OpenListed(number) => self.open_listed(number),
            Action::PlayFromOpening(place) => self.play_from_opening(place),
            Action::StudyOpening(place) => self.study_opening(place),
            Action::SettingsWritten(result) => self.settings_written(result),
            Action::Pasted(text) => self.pasted(text),
            Action::Recognised(result) => self.recognised(result),
            Action::NoFileDialog(purpose) => self.ask_for_path(purpose),
            Action::DialogCancelled => self.after_save = None,
            Action::Answer(answer) => self.answer(answer),
            Action::Seat(side, player) => self.seat(side, player),
            Action::Unfolds(secs) => self.unfolds(secs),
            Action::SetSettings(settings) => self.set_settings(*settings),
            Action::Notice(reason) => self.notice(reason),
            Action::DismissNotice => (),
            Action::Study(edit) => self.edit_study(edit),
            Action::CloseRequested => self.quit(),
        }
        if follows {
            self.follow_study();
        }
    }

    fn run(&mut self, command: Command) {
        match command {
            Command::NewGame => {
                let game = self.model.game_on_screen().unwrap_or(self.model.form.game);
                self.ask_new_game(game);
            }
            Command::AnotherGame => self.another_game(),
            Command::Players => self.model.dialog = Some(Dialog::Players),
            Command::Open => self.ask_what_to_open(),
            Command::GameList => self.model.dialog = Some(Dialog::Games),
            Command::Save => self.save(),
            Command::SaveAs => self.ask_where_to_save(),
            Command::CopyPosition => self.copy_position(),
            Command::CopyGame => self.copy_game(),
            Command::Paste => self.requests.push(Request::Paste),
            Command::Home => self.go_home(),
            Command::Settings => self.model.dialog = Some(Dialog::Settings),
            Command::Quit => self.quit(),
            Command::Undo => match self.model.screen {
                Screen::Setup => self.undo_in_setup(),
                Screen::Home | Screen::NewGame | Screen::Play => self.undo(),
            },
            Command::Redo => self.redo(),
            Command::Exchange => self.exchange(),
            Command::Pass => self.pass(),
            Command::HandOver => match self.model.screen {
                Screen::Setup => self.hand_over_setup(),
                Screen::Home | Screen::NewGame | Screen::Play => self.hand_over(),
            },
            Command::Correct => self.correct(),
            Command::LetGo => match self.model.screen {
                Screen::Setup => self.let_go_in_setup(),
                Screen::Home | Screen::NewGame | Screen::Play => self.let_go(),
            },
            Command::MoveNow => self.move_now(),
            Command::PauseComputer => self.pause_computer(),
            Command::OfferDraw => self.ask_for_draw(),
            Command::Resign => self.ask_to_resign(),
            Command::Hint => self.hint(),
            Command::Analyse => self.analyse(),
            Command::TurnValues => self.show_turn_values(),
            Command::LeaveTrials => self.leave_trials(),
            Command::Review => self.review(),
            Command::CancelReview => self.cancel_review(),
            Command::NextFault => self.go_to_fault(Way::On),
            Command::PreviousFault => self.go_to_fault(Way::Back),
            Command::TryAgain => self.try_again(),
            Command::First => self.goto(Record::ROOT),
            Command::Previous => self.go_back(),
            Command::Next => self.go_forward(),
            Command::Last => self.go_last(),
            Command::Coordinates => {
                let mut settings = self.model.settings.clone();
                settings.coordinates = !settings.coordinates;
                self.set_settings(settings);
            }
            Command::FlipBoard => self.model.flipped = !self.model.flipped,
            Command::FullScreen => self.requests.push(Request::ToggleFullScreen),
            Command::ZoomIn => self.requests.push(Request::Zoom(Zoom::In)),
            Command::ZoomOut => self.requests.push(Request::Zoom(Zoom::Out)),
            Command::ZoomReset => self.requests.push(Request::Zoom(Zoom::Reset)),
            Command::Rules => {
                let game = self.model.game_on_screen().unwrap_or(self.model.form.game);
                self.model.dialog = Some(Dialog::Rules(game));
            }
            Command::Openings => self.show_openings(),
            Command::Shortcuts => self.model.dialog = Some(Dialog::Shortcuts),
            Command::About => self.model.dialog = Some(Dialog::About),
        }
    }

    fn go_back(&mut self) {
        if let Some(goal) = self.playing().and_then(|play| play.table.undo_goal()) {
            self.goto(goal);
        }
    }

    fn go_forward(&mut self) {
        if let Some(goal) = self.playing().and_then(|play| play.table.redo_goal()) {
            self.goto(goal);
        }
    }

    fn go_last(&mut self) {
        if let Some(tip) = self.playing().map(|play| play.table.record().tip()) {
            self.goto(tip);
        }
    }

    /// The running game, while it is what the window shows.
    pub(crate) fn playing(&mut self) -> Option<&mut Play> {
        let Self { model, .. } = self;
        model.play.as_mut().filter(|_| model.screen == Screen::Play)
    }

    pub(crate) fn notice(&mut self, reason: Reason) {
        self.model.notice = Some(reason);
    }

    /// A number that no earlier event of this run has.
    pub(crate) fn count(&mut self) -> u64 {
        self.events += 1;
        self.events
    }
}
