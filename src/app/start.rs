//! The program's own state and its clockwork: what is due between actions.

use std::{
    io,
    sync::{Arc, Mutex, PoisonError},
};

use jiff::Zoned;

use crate::{
    app::{Action, Form, Model, Request, Then, Wake, computer::Desk, engines::Engines, jobs::Jobs},
    catalog::GameId,
    lang::{Lang, Language},
    rules::Reason,
    store::{Autosave, LastGame, Places, Settings, Window},
};

/// The program without a window.
#[derive(Debug)]
pub struct App {
    pub(crate) model: Model,
    pub(crate) requests: Vec<Request>,
    pub(crate) jobs: Jobs,
    pub(crate) engines: Engines,
    pub(crate) desk: Desk,
    pub(crate) places: Places,
    pub(crate) autosave: Autosave,
    /// What waits until the game is saved.
    pub(crate) after_save: Option<Then>,
    pub(crate) events: u64,
    pub(crate) now_secs: f64,
    /// Where new dice come from.
    pub(crate) entropy: u64,
    /// The language of the desktop, for settings that follow it.
    system: Lang,
    /// Settings changed since they were written.
    settings_due: bool,
    /// The settings as the file holds them, for the thread that writes it.
    kept: Arc<Mutex<Settings>>,
    is_settings_trouble_told: bool,
}

impl App {
    /// Starts the clockwork. `system` speaks the language of the desktop; `wake` is called from
    /// other threads when there is something new to see.
    pub fn new(places: Places, settings: Settings, system: Lang, wake: Wake) -> io::Result<Self> {
        let lang = language(&settings, &system);
        let kept = settings.clone();
        let entropy = u64::try_from(Zoned::now().timestamp().as_microsecond()).unwrap_or(0);
        let mut app = Self {
            model: Model::new(
                lang,
                settings,
                Form::new(GameId::Coerceo, &LastGame::default()),
            ),
            requests: Vec::new(),
            jobs: Jobs::start(wake.clone())?,
            engines: Engines::new(wake.clone()),
            desk: Desk::default(),
            autosave: Autosave::start(&places, wake)?,
            places,
            after_save: None,
            events: 0,
            now_secs: 0.0,
            entropy,
            system,
            settings_due: false,
            kept: Arc::new(Mutex::new(kept)),
            is_settings_trouble_told: false,
        };
        app.refresh_home();
        Ok(app)
    }

    pub fn model(&self) -> &Model {
        &self.model
    }

    /// What the window should do since the last time.
    pub fn take_requests(&mut self) -> Vec<Request> {
        std::mem::take(&mut self.requests)
    }

    /// Does what is due: finished jobs, failed autosaves, the computer's turn, changed settings.
    pub fn drive(&mut self, now_secs: f64) {
        self.now_secs = now_secs;
        for action in self.jobs.finished() {
            self.apply(action);
        }
        self.drive_study();
        for reason in self.autosave.troubles() {
            self.notice(reason);
        }
        self.drive_computer();
        if self.settings_due {
            self.settings_due = false;
            self.save_settings();
        }
    }

    /// Waits for what other threads still do, and applies it. For tests and for the end.
    pub fn settle(&mut self) {
        while self.jobs.is_busy() {
            for action in self.jobs.wait() {
                self.apply(action);
            }
        }
        self.settle_study();
        self.autosave.flush();
    }

    /// The last words: everything that is due is written.
    pub fn finish(&mut self) {
        self.desk = Desk::default();
        self.model.study.begin_anew();
        self.settle();
        self.save_settings();
        self.settle();
    }

    /// Whether the window was asked to close.
    pub fn wants_to_quit(&self) -> bool {
        self.requests.contains(&Request::Quit)
    }

    pub(crate) fn set_settings(&mut self, settings: Settings) {
        let spoken = self.model.settings.language;
        self.model.settings = settings;
        if self.model.settings.language != spoken {
            self.model.lang = language(&self.model.settings, &self.system);
        }
        self.settings_due = true;
    }

    /// Remembers the window's inside, in points of the desktop.
    pub fn remember_window(&mut self, size: [f32; 2], maximised: bool) {
        let [width, height] = size;
        let old = self.model.settings.window;
        // A maximised window says nothing of the size it should have otherwise.
        let (width, height) = match old {
            Some(old) if maximised => (old.width, old.height),
            _ => (width, height),
        };
        self.model.settings.window = Some(Window {
            width,
            height,
            at: None,
            maximised,
        });
    }

    pub fn remember_zoom(&mut self, factor: f32) {
        self.model.settings.zoom = factor;
        self.settings_due = true;
    }

    pub(crate) fn remember(&mut self, game: GameId, last: LastGame) {
        self.model
            .settings
            .last_games
            .insert(game.slug().to_owned(), last);
        self.settings_due = true;
    }

    pub(crate) fn remembered(&self, game: GameId) -> LastGame {
        self.model
            .settings
            .last_games
            .get(game.slug())
            .cloned()
            .unwrap_or_default()
    }

    pub(crate) fn settings_changed(&mut self) {
        self.settings_due = true;
    }

    /// Writes the settings on the thread of the files.
    fn save_settings(&mut self) {
        let (kept, places) = (Arc::clone(&self.kept), self.places.clone());
        let chosen = self.model.settings.clone();
        self.jobs.run(move || {
            let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
            kept.adopt(chosen);
            Action::SettingsWritten(kept.save(&places))
        });
    }

    pub(crate) fn settings_written(&mut self, result: Result<(), Reason>) {
        // Once is enough; every later change would only say the same.
        if let Err(reason) = result
            && !self.is_settings_trouble_told
        {
            self.is_settings_trouble_told = true;
            self.notice(reason);
        }
    }

    /// Now, as records note it.
    pub(crate) fn date(&self) -> String {
        Zoned::now().strftime("%Y-%m-%dT%H:%M:%S%:z").to_string()
    }

    pub(crate) fn later(&mut self, job: impl FnOnce() -> Action + Send + 'static) {
        self.jobs.run(job);
    }
}

fn language(settings: &Settings, system: &Lang) -> Lang {
    let chosen = settings.language.code().and_then(Language::from_code);
    chosen.map_or_else(|| system.clone(), Lang::new)
}
