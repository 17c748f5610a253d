//! Files of many games: the list that is looked through, and the formats of other programs that a
//! game is written in.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use crate::{
    app::{Action, App, Dialog},
    catalog::GameId,
    rules::Reason,
    store::{
        self, Backup, Progress,
        formats::{self, Collection, Column, Format, Order},
        text::Imported,
    },
};

/// The games of a file, as they are looked through.
#[derive(Clone, Debug)]
pub struct GameList {
    pub games: Arc<Collection>,
    /// What a player looks for.
    pub words: String,
    /// What the list is ordered by.
    pub order: Order,
    /// The numbers of the games in which all of it occurs, in this order.
    pub found: Vec<u32>,
    /// The game that was opened last.
    pub opened: Option<u32>,
}

/// A file that is being read.
#[derive(Clone, Debug)]
pub struct Reading {
    /// What the file is called.
    pub name: String,
    pub progress: Arc<Progress>,
    /// Seconds on the program's clock when it began.
    pub since_secs: f64,
}

impl App {
    /// Shows the list of a file.
    pub(crate) fn show_games(&mut self, games: Collection) {
        if let Some(trouble) = games.trouble() {
            self.notice(trouble.clone());
        }
        let found = games.find("");
        self.model.games = Some(GameList {
            games: Arc::new(games),
            words: String::new(),
            order: Order::default(),
            found,
            opened: None,
        });
        self.model.dialog = Some(Dialog::Games);
    }

    pub(crate) fn find_games(&mut self, words: String) {
        let Some(list) = &mut self.model.games else {
            return;
        };
        list.words = words;
        self.look_through();
    }

    pub(crate) fn sort_games(&mut self, column: Column) {
        let Some(list) = &mut self.model.games else {
            return;
        };
        list.order = list.order.choose(column);
        self.look_through();
    }

    /// Makes the list anew, on another thread.
    fn look_through(&mut self) {
        let Some(list) = &self.model.games else {
            return;
        };
        let games = Arc::clone(&list.games);
        let (words, order) = (list.words.clone(), list.order);
        self.later(move || {
            let mut found = games.find(&words);
            games.sort(&mut found, order);
            Action::GamesFound {
                words,
                order,
                found,
            }
        });
    }

    /// An answer to words or an order that were changed since is stale.
    pub(crate) fn games_found(&mut self, words: &str, order: Order, found: Vec<u32>) {
        if let Some(list) = &mut self.model.games
            && (&*list.words, list.order) == (words, order)
        {
            list.found = found;
        }
    }

    pub(crate) fn open_listed(&mut self, number: u32) {
        let Some(list) = &mut self.model.games else {
            return;
        };
        if list.games.len() <= number as usize {
            return;
        }
        list.opened = Some(number);
        let games = Arc::clone(&list.games);
        self.model.dialog = None;
        self.later(move || {
            let opened = games.open(number as usize);
            Action::Recognised(opened.map(|table| {
                let game = GameId::from_slug(table.slug()).expect("every game is listed");
                Imported::Game { game, table }
            }))
        });
    }

    /// The format that a path asks for, where the game on the table can be written in it.
    pub(crate) fn asked_format(&self, path: &Path) -> Option<Format> {
        let is_reversi = self
            .model
            .play
            .as_ref()
            .is_some_and(|play| play.game == GameId::Reversi);
        Format::of_path(path).filter(|format| is_reversi && format.is_written())
    }

    /// Writes the game on the table in a format of other programs. It keeps its own file.
    pub(crate) fn export(&mut self, format: Format, path: PathBuf) {
        let Some(play) = &self.model.play else {
            return;
        };
        let text = match formats::write(format, &*play.table) {
            Ok(text) => text,
            Err(reason) => {
                self.model.dialog = Some(Dialog::Failure(reason));
                return;
            }
        };
        let is_whole = formats::left_out(Some(format), &*play.table).is_empty();
        self.later(move || {
            let result = store::write(&path, &text, Backup::Keep);
            let result = result.map(|()| {
                // What another format cannot hold is not left out without a word.
                let key = if is_whole {
                    "app-saved"
                } else {
                    "app-saved-in-part"
                };
                Reason::new(key)
                    .text("path", path.display().to_string())
                    .text("format", format.word())
            });
            Action::Exported(result)
        });
    }

    /// What to say of a game that was written, or why it was not.
    pub(crate) fn exported(&mut self, result: Result<Reason, Reason>) {
        match result {
            Ok(told) => self.notice(told),
            Err(reason) => self.model.dialog = Some(Dialog::Failure(reason)),
        }
    }
}
