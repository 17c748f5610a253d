//! The one table of commands. Menus, keys and the shortcut page are all made from it.

use crate::app::{
    Model, Screen, Shortcut,
    shortcut::{Key, ctrl, ctrl_shift, plain, shift},
    study::{self, Way},
};

/// Something a player can ask for by menu, key or button.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Command {
    NewGame,
    AnotherGame,
    Players,
    Open,
    GameList,
    Save,
    SaveAs,
    CopyPosition,
    CopyGame,
    Paste,
    Home,
    Settings,
    Quit,
    Undo,
    Redo,
    Exchange,
    Pass,
    HandOver,
    Correct,
    LetGo,
    MoveNow,
    PauseComputer,
    OfferDraw,
    Resign,
    First,
    Previous,
    Next,
    Last,
    Hint,
    Analyse,
    TurnValues,
    LeaveTrials,
    Review,
    CancelReview,
    NextFault,
    PreviousFault,
    TryAgain,
    Coordinates,
    FlipBoard,
    FullScreen,
    ZoomIn,
    ZoomOut,
    ZoomReset,
    Rules,
    Openings,
    Shortcuts,
    About,
}

/// The menus, in their order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Menu {
    Game,
    Turn,
    Study,
    View,
    Learn,
    Help,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    pub command: Command,
    pub menu: Menu,
    /// The message key of its name; `{text}-help` explains it on the shortcut page.
    pub text: &'static str,
    /// The first one is shown in the menu.
    pub keys: &'static [Shortcut],
    /// Whether a line stands above it in the menu.
    pub line_above: bool,
}

const fn row(command: Command, menu: Menu, text: &'static str, keys: &'static [Shortcut]) -> Row {
    Row {
        command,
        menu,
        text,
        keys,
        line_above: false,
    }
}

const fn below_line(row: Row) -> Row {
    Row {
        line_above: true,
        ..row
    }
}

/// Every command, in menu order.
pub const TABLE: &[Row] = &[
    row(
        Command::NewGame,
        Menu::Game,
        "command-new-game",
        &[ctrl(Key::Letter('N'))],
    ),
    row(
        Command::AnotherGame,
        Menu::Game,
        "command-another-game",
        &[],
    ),
    row(
        Command::Players,
        Menu::Game,
        "command-players",
        &[ctrl(Key::Letter('P'))],
    ),
    below_line(row(
        Command::Open,
        Menu::Game,
        "command-open",
        &[ctrl(Key::Letter('O'))],
    )),
    row(Command::GameList, Menu::Game, "command-game-list", &[]),
    row(
        Command::Save,
        Menu::Game,
        "command-save",
        &[ctrl(Key::Letter('S'))],
    ),
    row(
        Command::SaveAs,
        Menu::Game,
        "command-save-as",
        &[ctrl_shift(Key::Letter('S'))],
    ),
    below_line(row(
        Command::CopyPosition,
        Menu::Game,
        "command-copy-position",
        &[ctrl_shift(Key::Letter('C'))],
    )),
    row(
        Command::CopyGame,
        Menu::Game,
        "command-copy-game",
        &[ctrl(Key::Letter('C'))],
    ),
    row(
        Command::Paste,
        Menu::Game,
        "command-paste",
        &[ctrl(Key::Letter('V'))],
    ),
    below_line(row(
        Command::Home,
        Menu::Game,
        "command-home",
        &[ctrl(Key::Letter('H'))],
    )),
    row(
        Command::Settings,
        Menu::Game,
        "command-settings",
        &[ctrl(Key::Comma)],
    ),
    row(
        Command::Quit,
        Menu::Game,
        "command-quit",
        &[ctrl(Key::Letter('Q'))],
    ),
    row(
        Command::Undo,
        Menu::Turn,
        "command-undo",
        &[ctrl(Key::Letter('Z'))],
    ),
    row(
        Command::Redo,
        Menu::Turn,
        "command-redo",
        &[ctrl_shift(Key::Letter('Z')), ctrl(Key::Letter('Y'))],
    ),
    below_line(row(
        Command::Exchange,
        Menu::Turn,
        "command-exchange",
        &[plain(Key::Letter('X'))],
    )),
    row(
        Command::Pass,
        Menu::Turn,
        "command-pass",
        &[plain(Key::Letter('P'))],
    ),
    row(
        Command::HandOver,
        Menu::Turn,
        "command-hand-over",
        &[plain(Key::Enter)],
    ),
    row(
        Command::Correct,
        Menu::Turn,
        "command-correct",
        &[plain(Key::Letter('C'))],
    ),
    row(
        Command::LetGo,
        Menu::Turn,
        "command-let-go",
        &[plain(Key::Escape)],
    ),
    below_line(row(
        Command::MoveNow,
        Menu::Turn,
        "command-move-now",
        &[plain(Key::Letter('M'))],
    )),
    row(
        Command::PauseComputer,
        Menu::Turn,
        "command-pause-computer",
        &[plain(Key::Letter('B'))],
    ),
    below_line(row(
        Command::OfferDraw,
        Menu::Turn,
        "command-offer-draw",
        &[],
    )),
    row(Command::Resign, Menu::Turn, "command-resign", &[]),
    row(
        Command::Hint,
        Menu::Study,
        "command-hint",
        &[plain(Key::Letter('H'))],
    ),
    below_line(row(
        Command::Analyse,
        Menu::Study,
        "command-analyse",
        &[plain(Key::Letter('A'))],
    )),
    row(
        Command::TurnValues,
        Menu::Study,
        "command-turn-values",
        &[plain(Key::Letter('V'))],
    ),
    row(
        Command::LeaveTrials,
        Menu::Study,
        "command-leave-trials",
        &[plain(Key::Backspace)],
    ),
    below_line(row(
        Command::Review,
        Menu::Study,
        "command-review",
        &[plain(Key::Letter('R'))],
    )),
    row(
        Command::CancelReview,
        Menu::Study,
        "command-cancel-review",
        &[],
    ),
    row(
        Command::NextFault,
        Menu::Study,
        "command-next-fault",
        &[plain(Key::Letter('N'))],
    ),
    row(
        Command::PreviousFault,
        Menu::Study,
        "command-previous-fault",
        &[shift(Key::Letter('N'))],
    ),
    row(
        Command::TryAgain,
        Menu::Study,
        "command-try-again",
        &[plain(Key::Letter('T'))],
    ),
    row(
        Command::First,
        Menu::View,
        "command-first",
        &[plain(Key::Home)],
    ),
    row(
        Command::Previous,
        Menu::View,
        "command-previous",
        &[plain(Key::PageUp)],
    ),
    row(
        Command::Next,
        Menu::View,
        "command-next",
        &[plain(Key::PageDown)],
    ),
    row(
        Command::Last,
        Menu::View,
        "command-last",
        &[plain(Key::End)],
    ),
    below_line(row(
        Command::Coordinates,
        Menu::View,
        "command-coordinates",
        &[plain(Key::Letter('K'))],
    )),
    row(
        Command::FlipBoard,
        Menu::View,
        "command-flip-board",
        &[plain(Key::Letter('F'))],
    ),
    below_line(row(
        Command::FullScreen,
        Menu::View,
        "command-full-screen",
        &[plain(Key::F11)],
    )),
    row(
        Command::ZoomIn,
        Menu::View,
        "command-zoom-in",
        &[ctrl(Key::Plus)],
    ),
    row(
        Command::ZoomOut,
        Menu::View,
        "command-zoom-out",
        &[ctrl(Key::Minus)],
    ),
    row(
        Command::ZoomReset,
        Menu::View,
        "command-zoom-reset",
        &[ctrl(Key::Digit0)],
    ),
    row(
        Command::Rules,
        Menu::Learn,
        "command-rules",
        &[plain(Key::F1)],
    ),
    row(
        Command::Openings,
        Menu::Learn,
        "command-openings",
        &[plain(Key::Letter('O'))],
    ),
    row(
        Command::Shortcuts,
        Menu::Help,
        "command-shortcuts",
        &[ctrl(Key::Letter('K'))],
    ),
    row(Command::About, Menu::Help, "command-about", &[]),
];

impl Menu {
    pub const ALL: [Self; 6] = [
        Self::Game,
        Self::Turn,
        Self::Study,
        Self::View,
        Self::Learn,
        Self::Help,
    ];

    /// The message key of its name.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Game => "menu-game",
            Self::Turn => "menu-turn",
            Self::Study => "menu-study",
            Self::View => "menu-view",
            Self::Learn => "menu-learn",
            Self::Help => "menu-help",
        }
    }

    pub fn rows(self) -> impl Iterator<Item = &'static Row> {
        TABLE.iter().filter(move |row| row.menu == self)
    }
}

impl Command {
    /// Its row in the table.
    pub fn row(self) -> &'static Row {
        let own = |row: &&Row| row.command == self;
        TABLE.iter().find(own).expect("every command has a row")
    }

    /// Whether asking for it now does something.
    pub fn is_enabled(self, model: &Model) -> bool {
        let play = model.play_on_screen();
        match self {
            Self::NewGame
            | Self::Open
            | Self::Paste
            | Self::Settings
            | Self::Quit
            | Self::FullScreen
            | Self::ZoomIn
            | Self::ZoomOut
            | Self::ZoomReset
            | Self::Rules
            | Self::Openings
            | Self::Shortcuts
            | Self::About
            | Self::Coordinates
            | Self::FlipBoard => true,
            Self::GameList => model.games.is_some(),
            Self::Home => model.screen != Screen::Home,
            Self::AnotherGame => play.is_some(),
            Self::Players | Self::Save | Self::SaveAs => {
                play.is_some() || model.setup_on_screen().is_some()
            }
            Self::CopyPosition | Self::CopyGame => play.is_some(),
            Self::Undo => {
                model
                    .setup_on_screen()
                    .is_some_and(|setup| setup.can_undo())
                    || play.is_some_and(|play| play.can_undo())
            }
            Self::Redo => play.is_some_and(|play| play.can_redo()),
            Self::Exchange => {
                play.is_some_and(|play| play.may_point() && play.table.purse().is_some())
            }
            Self::Pass => {
                play.is_some_and(|play| play.may_point() && play.table.waiting_pass().is_some())
            }
            Self::HandOver => {
                play.is_some_and(|play| play.selection.draft().is_some())
                    || model
                        .setup_on_screen()
                        .is_some_and(|setup| setup.is_at_hand() && setup.can_hand_over())
            }
            Self::Correct => play.is_some_and(|play| {
                let is_own = play.table.mover().is_some_and(|side| play.is_person(side));
                play.selection.draft().is_none()
                    && !play.trying
                    && is_own
                    && play.table.correctable().is_some()
            }),
            Self::LetGo => {
                play.is_some_and(|play| !play.selection.is_empty())
                    || model
                        .setup_on_screen()
                        .is_some_and(|setup| !setup.picked().is_empty())
            }
            Self::MoveNow => {
                model
                    .thinking
                    .is_some_and(|thinking| thinking.is_about_a_turn())
                    || model
                        .setup_on_screen()
                        .is_some_and(|setup| !setup.is_at_hand())
            }
            Self::PauseComputer => {
                play.is_some_and(|play| play.is_going_on() && play.has_computer())
            }
            Self::OfferDraw => play.is_some_and(|play| play.can_offer_draw() && !play.trying),
            Self::Resign => {
                play.is_some_and(|play| play.can_end() && play.person().is_some() && !play.trying)
            }
            Self::Hint => {
                play.is_some_and(|play| play.may_point()) && model.study.analysis.is_none()
            }
            Self::Analyse | Self::TurnValues => play.is_some(),
            Self::LeaveTrials => play.is_some_and(|play| {
                let analysis = model.study.analysis.as_ref();
                analysis.is_some_and(|analysis| analysis.home != play.table.record().here())
            }),
            Self::Review => play.is_some_and(|play| !play.table.record().is_empty()),
            Self::CancelReview => play.is_some() && model.study.review.is_some(),
            Self::NextFault => play.is_some_and(|play| study::next(play, Way::On).is_some()),
            Self::PreviousFault => play.is_some_and(|play| study::next(play, Way::Back).is_some()),
            Self::TryAgain => play.is_some_and(|play| model.study.fault_in_view(play).is_some()),
            Self::First | Self::Previous => play.is_some_and(|play| play.can_go_back()),
            Self::Next | Self::Last => play.is_some_and(|play| play.can_go_on()),
        }
    }
}
