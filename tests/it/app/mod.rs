//! The program without a window: whole games, undo, files and dialogs through actions alone.

mod computer;
mod files;
mod games;
mod kept;
mod many;
mod openings;
mod setup;
mod study;
mod turns;
mod values;

use std::{path::Path, sync::Arc};

use tavola::{
    app::{Action, App, Command, Play},
    catalog::GameId,
    lang::{Lang, Language},
    store::{Places, Settings},
};
use tempfile::TempDir;

/// A program with a folder of its own, which lives as long as it.
pub(crate) struct Desk {
    pub(crate) app: App,
    pub(crate) folder: TempDir,
}

impl Desk {
    pub(crate) fn new() -> Self {
        let folder = TempDir::new().expect("a temporary folder");
        Self {
            app: start(folder.path()),
            folder,
        }
    }

    /// A program with a new game on the table, under these options.
    pub(crate) fn playing(game: GameId, options: &[(&'static str, &str)]) -> Self {
        let mut desk = Self::new();
        desk.begin(game, options);
        desk
    }

    pub(crate) fn begin(&mut self, game: GameId, options: &[(&'static str, &str)]) {
        use tavola::app::FormEdit;
        self.app.apply(Action::AskNewGame(game));
        for &(key, value) in options {
            self.app
                .apply(Action::Form(FormEdit::Option(key, value.to_owned())));
        }
        self.app.apply(Action::StartGame);
    }

    /// The same folder after the program was ended without warning and started again.
    pub(crate) fn restarted(self) -> Self {
        let Self { app, folder } = self;
        drop(app);
        Self {
            app: start(folder.path()),
            folder,
        }
    }

    pub(crate) fn run(&mut self, command: Command) {
        self.app.apply(Action::Run(command));
    }

    pub(crate) fn play(&self) -> &Play {
        self.app
            .model()
            .play
            .as_ref()
            .expect("a game is on the table")
    }

    pub(crate) fn position(&self) -> String {
        self.play().table.position()
    }

    /// Points at the sites of a turn, one after the other.
    pub(crate) fn point(&mut self, turn: &str) {
        let choices = self.play().table.choices();
        let choice = choices.iter().find(|choice| choice.text == turn);
        let path = choice
            .unwrap_or_else(|| panic!("{turn} is legal in {}", self.position()))
            .path
            .clone();
        for site in path {
            self.app.apply(Action::Pick(site));
        }
    }

    /// What was last told, in the keys of the messages.
    pub(crate) fn notice(&self) -> Option<&'static str> {
        self.app.model().notice.as_ref().map(|reason| reason.key)
    }

    pub(crate) fn turns(&self) -> Vec<String> {
        let table = &self.play().table;
        table
            .record()
            .path(table.record().here())
            .into_iter()
            .map(|id| table.record().text(id).to_owned())
            .collect()
    }
}

fn start(folder: &Path) -> App {
    let places = Places::below(folder);
    let (settings, notices) = Settings::load(&places);
    assert!(notices.is_empty(), "the settings can be read: {notices:?}");
    let app = App::new(places, settings, Lang::new(Language::En), Arc::new(|| ()));
    let mut app = app.expect("threads can be started");
    app.settle();
    app
}
