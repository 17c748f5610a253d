//! Opening, saving, pasting: the work is done by jobs on another thread; here is what is asked of
//! them and what their results mean. Nothing replaces the running game before all of it is read.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use crate::{
    app::{Action, App, Dialog, Play, Purpose, Reading, Request, SetupGame, Unfinished},
    catalog::GameId,
    rules::Reason,
    store::{
        self, Backup, EXTENSION, Kept, Lists, LoadError, Loaded, Progress, save::with_extension,
        text::Imported,
    },
};

impl App {
    pub(crate) fn ask_what_to_open(&mut self) {
        self.requests.push(Request::OpenDialog);
    }

    pub(crate) fn ask_where_to_save(&mut self) {
        let suggested = self.suggested_name();
        self.requests.push(Request::SaveDialog { suggested });
    }

    /// A name for the file of the game on the table: the game, and the players if they have names.
    fn suggested_name(&self) -> String {
        let names: Vec<&str> = match (&self.model.play, &self.model.setup) {
            (Some(play), _) => {
                let players = &play.table.header().players;
                vec![play.game.slug(), &players.first.name, &players.second.name]
            }
            (None, Some(setup)) => {
                let players = &setup.header.players;
                vec![setup.game.slug(), &players.first.name, &players.second.name]
            }
            (None, None) => vec!["game"],
        };
        let clean = |name: &&str| !name.is_empty();
        let stem: Vec<String> = names.into_iter().filter(clean).map(file_word).collect();
        format!("{}.{EXTENSION}", stem.join("-"))
    }

    /// The desktop has no file dialog: the path is written by hand.
    pub(crate) fn ask_for_path(&mut self, purpose: Purpose) {
        let path = match purpose {
            Purpose::Open => String::new(),
            Purpose::Save => self.suggested_name(),
        };
        self.model.dialog = Some(Dialog::PathField {
            purpose,
            path,
            error: None,
        });
    }

    pub(crate) fn open_path(&mut self, path: PathBuf) {
        let progress = Arc::new(Progress::default());
        self.model.reading = Some(Reading {
            name: path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned(),
            progress: Arc::clone(&progress),
            since_secs: self.now_secs,
        });
        let job = move || {
            let result = store::open(&path, &progress);
            if progress.is_stopped() {
                Action::ReadingStopped
            } else {
                Action::Read { path, result }
            }
        };
        self.later(job);
    }

    /// Lets go of the file that is being read.
    pub(crate) fn stop_reading(&mut self) {
        if let Some(reading) = self.model.reading.take() {
            reading.progress.stop();
        }
    }

    pub(crate) fn read(&mut self, path: PathBuf, result: Result<Imported, LoadError>) {
        self.model.reading = None;
        match result {
            Ok(Imported::Save(loaded)) => {
                if self.autosave.is_own(&path) {
                    self.put_on_table(loaded, None, Some(path));
                } else {
                    self.put_on_table(loaded, Some(path), None);
                }
            }
            // A file of another program is not the game's own: it would be written over.
            other => self.recognised(other),
        }
    }

    /// Offers what was read from a file of the player's, or from where the autosave kept it.
    fn put_on_table(&mut self, loaded: Loaded, file: Option<PathBuf>, kept: Option<PathBuf>) {
        if let Some(file) = &file {
            self.model.settings.remember(file.clone());
            self.settings_changed();
        }
        match loaded {
            Loaded::Game {
                game,
                table,
                file: own,
            } => {
                let mut play = Play::new(game, table);
                if let Some(own) = &own {
                    // What was played after the last save is not in the file.
                    play.revision = u64::from(!store::save::is_kept(&*play.table, own));
                }
                play.file = own.or(file);
                play.kept = kept;
                self.offer(play);
            }
            Loaded::Setup(save) => match SetupGame::resume(save) {
                Ok(mut setup) => {
                    setup.kept = kept;
                    self.offer_setup(setup);
                }
                Err(err) => self.model.dialog = Some(Dialog::Failure(err.reason)),
            },
        }
    }

    /// A file or text that is no whole game: says why, and offers a legal beginning.
    fn failed(&mut self, err: LoadError) {
        let LoadError {
            reason,
            game,
            partial,
        } = err;
        self.model.dialog = Some(match (game, partial) {
            (Some(game), Some(beginning)) => Dialog::Partial {
                game,
                beginning,
                reason,
            },
            (_, _) => Dialog::Failure(reason),
        });
    }

    /// Saves to the game's own file, or asks where to.
    pub(crate) fn save(&mut self) {
        match self.model.play.as_ref().and_then(|play| play.file.clone()) {
            Some(path) => self.write_to(path),
            None => self.ask_where_to_save(),
        }
    }

    /// Saves to a path that a file dialog gave. The dialog itself has asked about a file that is
    /// there, unless the name was completed afterwards.
    pub(crate) fn save_chosen(&mut self, path: &Path) {
        let whole = self.whole_name(path);
        if whole == path {
            self.write_to(whole);
        } else {
            self.save_carefully(whole);
        }
    }

    /// Saves to a path that was written by hand.
    pub(crate) fn save_written(&mut self, path: &Path) {
        self.save_carefully(self.whole_name(path));
    }

    /// The path with the ending of saves, unless its own asks for a format of other programs.
    fn whole_name(&self, path: &Path) -> PathBuf {
        match self.asked_format(path) {
            Some(_) => path.to_owned(),
            None => with_extension(path),
        }
    }

    /// A file that is there is not replaced unasked, unless it is the game's own.
    fn save_carefully(&mut self, path: PathBuf) {
        let own = self.model.play.as_ref().and_then(|play| play.file.as_ref());
        if path.exists() && own != Some(&path) {
            self.model.dialog = Some(Dialog::Overwrite(path));
        } else {
            self.write_to(path);
        }
    }

    pub(crate) fn write_to(&mut self, path: PathBuf) {
        if let Some(format) = self.asked_format(&path) {
            self.export(format, path);
            return;
        }
        let (text, revision) = match (&self.model.play, &self.model.setup) {
            (Some(play), _) => (store::save::write(&*play.table), play.revision),
            (None, Some(setup)) => (store::save::write_setup(&setup.save()), 0),
            (None, None) => return,
        };
        let job = move || {
            let result = store::write(&path, &text, Backup::Keep);
            Action::Written {
                path,
                revision,
                result,
            }
        };
        self.later(job);
    }

    pub(crate) fn written(&mut self, path: PathBuf, revision: u64, result: Result<(), Reason>) {
        if let Err(reason) = result {
            self.after_save = None;
            self.model.dialog = Some(Dialog::Failure(reason));
            return;
        }
        self.notice(Reason::new("app-saved").text("path", shown(&path)));
        if let Some(play) = &mut self.model.play {
            play.saved = revision;
            play.file = Some(path.clone());
        }
        self.model.settings.remember(path);
        self.settings_changed();
        // The autosave knows now which file the game belongs to.
        self.autosave();
        if let Some(then) = self.after_save.take() {
            self.go_on(then);
        }
    }

    /// Text from the clipboard: a position line, the text of a game, or a save.
    pub(crate) fn pasted(&mut self, text: String) {
        if self.model.dialog.is_some() {
            return;
        }
        let hint = self.model.game_on_screen();
        self.later(move || Action::Recognised(store::text::recognise(&text, hint)));
    }

    pub(crate) fn recognised(&mut self, result: Result<Imported, LoadError>) {
        match result {
            Ok(Imported::Save(loaded)) => self.put_on_table(loaded, None, None),
            Ok(Imported::Game { game, table } | Imported::Position { game, table }) => {
                self.offer(Play::new(game, table));
            }
            Ok(Imported::Games(games)) => self.show_games(games),
            Err(err) => self.failed(err),
        }
    }

    /// Keeps the game on the table in this process's journal.
    pub(crate) fn autosave(&mut self) {
        if !self.model.settings.autosave {
            return;
        }
        if let Some(play) = &self.model.play {
            self.autosave.keep(
                play.game,
                store::save::write_journal(&*play.table, play.file.as_deref()),
                // What is only tried ends no game.
                play.is_going_on() || play.is_at_a_trial(),
            );
        } else if let Some(setup) = &self.model.setup {
            self.autosave
                .keep(setup.game, store::save::write_setup(&setup.save()), true);
        }
    }

    /// The running game of this kind makes room for another, which may be one that was kept. Says
    /// so and returns `false` if that one is played in another window.
    pub(crate) fn make_room(&mut self, game: GameId, kept: Option<PathBuf>) -> bool {
        let Some(path) = kept else {
            self.autosave.lay_aside(game);
            return true;
        };
        match self.autosave.resume(game, &path) {
            Ok(()) => true,
            Err(reason) => {
                self.model.dialog = Some(Dialog::Failure(reason));
                false
            }
        }
    }

    /// Asks what Home can offer to continue and to open.
    pub(crate) fn refresh_home(&mut self) {
        self.model.listing = true;
        let lister = self.autosave.lister();
        let files = self.model.settings.recent.clone();
        self.later(move || Action::Listed(lister.read(&files)));
    }

    pub(crate) fn listed(&mut self, lists: Lists) {
        let Lists {
            unfinished,
            recent,
            troubles,
        } = lists;
        let known = |kept: Kept| Unfinished {
            game: kept.game,
            path: kept.path,
        };
        self.model.unfinished = unfinished.into_iter().map(known).collect();
        self.model.recent = recent;
        self.model.listing = false;
        for trouble in troubles {
            self.notice(trouble);
        }
    }
}

/// A name as a part of a file's name on every desktop.
fn file_word(name: &str) -> String {
    let word = |letter: char| {
        if letter.is_alphanumeric() || letter == '-' {
            letter
        } else {
            '_'
        }
    };
    name.chars().take(40).map(word).collect()
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
