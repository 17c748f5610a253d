//! Answers to dialogs.

use std::path::{self, PathBuf};

use crate::{
    app::{Answer, App, Dialog, Play, Purpose, Request, Then},
    record::Ending,
    rules::Reason,
};

impl App {
    pub(crate) fn answer(&mut self, answer: Answer) {
        let Some(dialog) = self.model.dialog.take() else {
            return;
        };
        match (dialog, answer) {
            (Dialog::Resign { side }, Answer::Accept) => self.end(Ending::Resigned(side)),
            (Dialog::Draw { side }, Answer::Accept) => self.propose_draw(side),
            (Dialog::Unsaved { then }, Answer::Accept) => {
                self.after_save = Some(then);
                self.save();
            }
            (Dialog::Unsaved { then }, Answer::Discard) => self.go_on(then),
            (
                Dialog::Partial {
                    game, beginning, ..
                },
                Answer::Accept,
            ) => {
                self.offer(Play::new(game, beginning));
            }
            (Dialog::Overwrite(path), Answer::Accept) => self.write_to(path),
            (Dialog::PathField { purpose, .. }, Answer::Path(path)) => {
                self.path_written(purpose, &path);
            }
            (
                Dialog::Resign { .. }
                | Dialog::Draw { .. }
                | Dialog::Unsaved { .. }
                | Dialog::Players
                | Dialog::Settings
                | Dialog::Shortcuts
                | Dialog::Rules(_)
                | Dialog::About
                | Dialog::PathField { .. }
                | Dialog::Partial { .. }
                | Dialog::Failure(_)
                | Dialog::Games
                | Dialog::Openings { .. }
                | Dialog::Overwrite(_),
                Answer::Accept | Answer::Discard | Answer::Cancel | Answer::Path(_),
            ) => self.after_save = None,
        }
    }

    fn path_written(&mut self, purpose: Purpose, text: &str) {
        let text = text.trim();
        let path = PathBuf::from(text);
        let is_folder = text.ends_with(path::is_separator) || path.is_dir();
        let wrong = match purpose {
            Purpose::Open | Purpose::Save if text.is_empty() => Some("app-path-empty"),
            Purpose::Save if is_folder => Some("app-path-folder"),
            Purpose::Open | Purpose::Save => None,
        };
        if let Some(key) = wrong {
            self.model.dialog = Some(Dialog::PathField {
                purpose,
                path: text.to_owned(),
                error: Some(Reason::new(key)),
            });
            return;
        }
        match purpose {
            Purpose::Open => self.open_path(path),
            Purpose::Save => self.save_written(&path),
        }
    }

    /// Leaves the program, after asking about unsaved changes.
    pub(crate) fn quit(&mut self) {
        if matches!(self.model.dialog, Some(Dialog::Unsaved { .. })) {
            return;
        }
        if !self.ask_about_unsaved(Then::Quit) {
            self.requests.push(Request::Quit);
        }
    }
}
