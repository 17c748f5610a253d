//! Everything that can change the program. Views, files and keys speak only through these.

use std::path::PathBuf;

use crate::{
    app::{Command, Opening, Purpose, StudyEdit},
    catalog::GameId,
    record::{NodeId, Player, Strength},
    rules::{Reason, Side, Site},
    store::{
        Lists, LoadError, Settings,
        formats::{Column, Order},
        text::Imported,
    },
};

/// Something to do, said by a view, a key, a file or the clock.
#[derive(Debug)]
pub enum Action {
    /// A command of the table, done only while it is enabled.
    Run(Command),
    /// A hand points at a site of the board.
    Pick(Site),
    /// A turn by its text.
    Play(String),
    Goto(NodeId),
    Form(FormEdit),
    /// Opens the new game form of a game.
    AskNewGame(GameId),
    /// Opens the rules page of a game.
    AskRules(GameId),
    /// Goes back from the form to where it was asked for.
    LeaveForm,
    /// Begins the game that the form describes.
    StartGame,
    /// Goes on with the unfinished game of this kind.
    Continue(GameId),
    /// Opens a game from a path: a recent one, a dropped one, an argument.
    OpenPath(PathBuf),
    /// Writes the game to a path that was chosen.
    SavePath(PathBuf),
    /// A file was read on another thread.
    Read {
        path: PathBuf,
        result: Result<Imported, LoadError>,
    },
    /// The file that is being read is not wanted any more.
    StopReading,
    /// The other thread has let go of it.
    ReadingStopped,
    /// A file was written on another thread.
    Written {
        path: PathBuf,
        revision: u64,
        result: Result<(), Reason>,
    },
    /// The games on the disk were read through on another thread.
    Listed(Lists),
    /// A file of another program was written on another thread, and what to say of it.
    Exported(Result<Reason, Reason>),
    /// Looks for words in the list of a file.
    FindGames(String),
    /// Orders the list by a column; by the same one again, the other way round.
    SortGames(Column),
    /// The list was looked through on another thread.
    GamesFound {
        words: String,
        order: Order,
        found: Vec<u32>,
    },
    /// Opens a game of the list by its number, from 0.
    OpenListed(u32),
    /// Offers a game that begins with an opening of the list, by its place.
    PlayFromOpening(usize),
    /// Analyses an opening of the list.
    StudyOpening(usize),
    /// The settings were written on another thread.
    SettingsWritten(Result<(), Reason>),
    /// Text came from the clipboard.
    Pasted(String),
    /// A text was looked through on another thread.
    Recognised(Result<Imported, LoadError>),
    /// The desktop has no file dialog.
    NoFileDialog(Purpose),
    /// A file dialog closed without a choice.
    DialogCancelled,
    Answer(Answer),
    /// Another player takes a side of the game on the table.
    Seat(Side, Player),
    /// A turn is shown for so many seconds from now on.
    Unfolds(f32),
    Study(StudyEdit),
    SetSettings(Box<Settings>),
    Notice(Reason),
    DismissNotice,
    /// The window wants to close.
    CloseRequested,
}

/// A change of the new game form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormEdit {
    Name(Side, String),
    /// Who plays a side: a computer of this strength, or a person.
    Computer(Side, Option<Strength>),
    /// The players change sides.
    SwapNames,
    Option(&'static str, String),
    /// A position line to begin from; empty for the usual start.
    Position(String),
    /// Whether a set-up is played on the board (`true`) or rolled at once.
    FullSetup(bool),
    /// The turns that the game begins with. A random start is drawn anew, whatever its seed.
    Opening(Opening),
    /// Rolls the dice of a quick start anew.
    Reroll,
    /// Back to the official rules.
    Reset,
}

/// What was answered to a dialog.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Yes, resign, agree, open the legal beginning, do it.
    Accept,
    /// Do not save, and go on.
    Discard,
    /// Also Esc, and a click beside the dialog.
    Cancel,
    /// The path written in the path field.
    Path(String),
}
