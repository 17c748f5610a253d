//! What the program knows. Views read it; `App::apply` alone writes it.

use std::{collections::BTreeMap, path::PathBuf};

use crate::{
    app::{Computers, Form, GameList, Reading, Selection, SetupGame, Study, Thinking},
    catalog::GameId,
    lang::Lang,
    record::{Ending, NodeId},
    rules::{Path, Reason, Side},
    session::{Change, Table},
    store::{NextFirst, Recent, Settings},
};

/// The whole state of the program.
#[derive(Debug)]
pub struct Model {
    pub lang: Lang,
    pub settings: Settings,
    pub screen: Screen,
    /// The screen from which the new game form was asked for.
    pub before_form: Screen,
    /// The game on the table; it stays there while another screen is shown.
    pub play: Option<Play>,
    pub form: Form,
    pub setup: Option<SetupGame>,
    /// The file of many games that was opened last.
    pub games: Option<GameList>,
    /// The file that is being read.
    pub reading: Option<Reading>,
    pub dialog: Option<Dialog>,
    /// The computer player at work.
    pub thinking: Option<Thinking>,
    /// Told in the status line until the next action.
    pub notice: Option<Reason>,
    /// Games that can be opened from Home, newest first.
    pub recent: Vec<Recent>,
    /// The kinds of game that have an unfinished game.
    pub unfinished: Vec<Unfinished>,
    pub flipped: bool,
    pub study: Study,
    /// The lists of Home are being read anew.
    pub listing: bool,
}

/// What fills the window.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Screen {
    Home,
    NewGame,
    Setup,
    Play,
}

/// A game that can be continued.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unfinished {
    pub game: GameId,
    pub path: PathBuf,
}

/// The running game and what belongs to it.
#[derive(Debug)]
pub struct Play {
    pub game: GameId,
    pub table: Box<dyn Table>,
    pub selection: Selection,
    /// The last refused pointing.
    pub refused: Option<Refused>,
    /// The last change of the table, for views to animate; its number tells changes apart.
    pub change: Option<(u64, Change)>,
    /// The file it was opened from or saved to.
    pub file: Option<PathBuf>,
    /// Where the autosave has it, if it was left unfinished or is looked at again.
    pub kept: Option<PathBuf>,
    /// Counts every change of what a file would hold.
    pub revision: u64,
    /// The revision that the file holds.
    pub saved: u64,
    /// Seconds on the program's clock when the side to move got its turn.
    pub turn_began: f64,
    /// What its computer players keep in mind.
    pub computers: Computers,
    /// Turns are only tried, for both sides.
    pub trying: bool,
    /// How many steps of a hint were shown at a position.
    pub hints: BTreeMap<NodeId, u8>,
}

/// Why the last pointing was no turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    pub path: Path,
    pub reason: Reason,
    /// Tells one refusal from the next, so that each is shown.
    pub number: u64,
}

/// A window over the others that wants an answer.
#[derive(Debug)]
pub enum Dialog {
    Resign {
        side: Side,
    },
    Draw {
        side: Side,
    },
    /// The game has a file and was changed since.
    Unsaved {
        then: Then,
    },
    /// Who plays the game on the table.
    Players,
    Settings,
    Shortcuts,
    Rules(GameId),
    About,
    /// Where the desktop has no file dialog.
    PathField {
        purpose: Purpose,
        path: String,
        error: Option<Reason>,
    },
    /// A game whose beginning is legal.
    Partial {
        game: GameId,
        beginning: Box<dyn Table>,
        reason: Reason,
    },
    /// Something went wrong and must be seen.
    Failure(Reason),
    /// The list of a file of many games.
    Games,
    /// The list of openings, at first at this place.
    Openings {
        at: Option<usize>,
    },
    /// A file of this name exists.
    Overwrite(PathBuf),
}

/// What a path is wanted for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    Open,
    Save,
}

/// What waits for the answer about unsaved changes.
#[derive(Debug)]
pub enum Then {
    Quit,
    /// Puts this game on the table.
    Show(Box<Play>),
    Start,
    Setup(Box<SetupGame>),
    /// Puts this game on the table and analyses it.
    Study(Box<Play>),
}

/// What the window is asked to do. The app itself opens no dialog and touches no clipboard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    OpenDialog,
    SaveDialog { suggested: String },
    Copy(String),
    Paste,
    ToggleFullScreen,
    Zoom(Zoom),
    Quit,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Zoom {
    In,
    Out,
    Reset,
}

impl Model {
    pub(crate) fn new(lang: Lang, settings: Settings, form: Form) -> Self {
        Self {
            lang,
            settings,
            screen: Screen::Home,
            before_form: Screen::Home,
            play: None,
            form,
            setup: None,
            games: None,
            reading: None,
            dialog: None,
            thinking: None,
            notice: None,
            recent: Vec::new(),
            unfinished: Vec::new(),
            flipped: false,
            study: Study::default(),
            listing: false,
        }
    }

    /// What the window's title says.
    pub fn title(&self) -> String {
        let name = self.lang.text("app-name");
        let Some(game) = self.game_on_screen() else {
            return name;
        };
        let game = self.lang.game_name(game.slug());
        let Some(play) = self.play_on_screen() else {
            return format!("{game} \u{2013} {name}");
        };
        let file = play.file.as_deref().and_then(std::path::Path::file_name);
        let mark = if play.wants_saving() { "*" } else { "" };
        match file {
            Some(file) => format!(
                "{}{mark} \u{2013} {game} \u{2013} {name}",
                file.to_string_lossy()
            ),
            None => format!("{game} \u{2013} {name}"),
        }
    }

    /// The running game, if it is what the window shows.
    pub fn play_on_screen(&self) -> Option<&Play> {
        self.play.as_ref().filter(|_| self.screen == Screen::Play)
    }

    /// The set-up, if it is what the window shows.
    pub fn setup_on_screen(&self) -> Option<&SetupGame> {
        self.setup.as_ref().filter(|_| self.screen == Screen::Setup)
    }

    /// The game that the window is about, for rules and titles.
    pub fn game_on_screen(&self) -> Option<GameId> {
        match self.screen {
            Screen::Home => None,
            Screen::NewGame => Some(self.form.game),
            Screen::Setup => self.setup.as_ref().map(|setup| setup.game),
            Screen::Play => self.play.as_ref().map(|play| play.game),
        }
    }

    /// Who begins another game of this kind: as chosen, else as the game's own rules have it.
    pub fn next_first(&self, game: GameId) -> NextFirst {
        let usual = if game.has_setup() {
            NextFirst::Winner
        } else {
            NextFirst::Changed
        };
        let chosen = self.settings.next_first.get(game.slug());
        chosen.copied().unwrap_or(usual)
    }

    pub fn is_unfinished(&self, game: GameId) -> bool {
        let running = self
            .play
            .as_ref()
            .is_some_and(|play| play.game == game && play.is_going_on());
        let setting_up = self.setup.as_ref().is_some_and(|setup| setup.game == game);
        running || setting_up || self.unfinished.iter().any(|other| other.game == game)
    }
}

impl Play {
    /// A game that was just put on the table.
    pub fn new(game: GameId, table: Box<dyn Table>) -> Self {
        Self {
            game,
            table,
            selection: Selection::default(),
            refused: None,
            change: None,
            file: None,
            kept: None,
            revision: 0,
            saved: 0,
            turn_began: 0.0,
            computers: Computers::default(),
            trying: false,
            hints: BTreeMap::new(),
        }
    }

    /// Whether the turn in view was only tried while analysing.
    pub fn is_at_a_trial(&self) -> bool {
        let record = self.table.record();
        record.is_trial(record.here())
    }

    pub fn is_going_on(&self) -> bool {
        self.table.outcome().is_none()
    }

    pub fn is_to_move(&self, side: Side) -> bool {
        self.is_going_on() && self.table.turn() == side
    }

    pub fn is_dirty(&self) -> bool {
        self.revision != self.saved
    }

    /// Whether losing the game would lose something that its file does not hold.
    pub fn wants_saving(&self) -> bool {
        self.file.is_some() && self.is_dirty()
    }

    pub fn can_undo(&self) -> bool {
        !self.selection.is_empty() || self.has_ending() || self.undo_goal().is_some()
    }

    pub fn can_redo(&self) -> bool {
        self.redo_goal().is_some()
    }

    pub fn can_go_back(&self) -> bool {
        self.table.undo_goal().is_some()
    }

    pub fn can_go_on(&self) -> bool {
        self.table.redo_goal().is_some()
    }

    /// Whether the players may still end the game themselves.
    pub fn can_end(&self) -> bool {
        let record = self.table.record();
        let tip = record.tip();
        self.is_going_on() && (tip == record.here() || record.node(tip).ending.is_none())
    }

    /// How the players ended the game here.
    pub fn has_ending(&self) -> bool {
        self.ending().is_some()
    }

    pub fn ending(&self) -> Option<Ending> {
        let record = self.table.record();
        record.node(record.here()).ending
    }

    /// The line on the table as the move list shows it.
    pub fn line(&self) -> Vec<NodeId> {
        self.table.record().line()
    }

    /// Whether a turn that pays from the stock is being made.
    pub fn is_exchanging(&self) -> bool {
        let purse = self.table.purse();
        purse.is_some_and(|purse| self.selection.picked().first() == Some(&purse.site))
    }
}
