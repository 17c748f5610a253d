//! Where configuration and state live on this desktop.

use std::{env, path::PathBuf};

use directories::ProjectDirs;

use crate::rules::Reason;

/// Overrides every folder with one, for a portable copy on a stick.
const HOME_VARIABLE: &str = "TAVOLA_HOME";

/// The folders of one user. They are created when something is first written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Places {
    /// Settings.
    pub config: PathBuf,
    /// Running and finished games, which no one needs on another computer.
    pub state: PathBuf,
}

impl Places {
    /// Both folders below one.
    pub fn below(home: impl Into<PathBuf>) -> Self {
        let home = home.into();
        Self {
            config: home.join("config"),
            state: home.join("state"),
        }
    }

    /// The folders of this desktop; with a notice where it has none and the temporary folder,
    /// which may be emptied at any time, has to do.
    pub fn find() -> (Self, Option<Reason>) {
        if let Some(home) = env::var_os(HOME_VARIABLE).filter(|home| !home.is_empty()) {
            return (Self::below(home), None);
        }
        let Some(dirs) = ProjectDirs::from("", "", "tavola") else {
            let folder = env::temp_dir().join("tavola");
            let notice = Reason::new("store-no-home").text("folder", folder.to_string_lossy());
            return (Self::below(folder), Some(notice));
        };
        // Only Linux has a folder for state; elsewhere data that stays on this computer is near.
        let state = dirs.state_dir().unwrap_or(dirs.data_local_dir());
        let places = Self {
            config: dirs.config_dir().to_owned(),
            state: state.to_owned(),
        };
        (places, None)
    }

    pub(crate) fn settings(&self) -> PathBuf {
        self.config.join("settings.ron")
    }

    pub(crate) fn journals(&self) -> PathBuf {
        self.state.join("games")
    }

    pub(crate) fn archive(&self) -> PathBuf {
        self.state.join("finished")
    }
}
