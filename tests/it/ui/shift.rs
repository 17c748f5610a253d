//! Ctrl+Shift+Z is redo and never undo (it once was both, and undid instead).

use egui::{Key, Modifiers};
use tavola::{
    app::{Action, Command},
    catalog::GameId,
    lang::Language,
};

use crate::ui::window;

#[test]
fn redo_by_ctrl_shift_z_does_not_undo() {
    let mut window = window([1280.0, 800.0], Language::En);
    let app = &mut window.state_mut().app;
    app.apply(Action::AskNewGame(GameId::Reversi));
    app.apply(Action::StartGame);
    for turn in ["f5", "d6", "c3"] {
        app.apply(Action::Play(turn.to_owned()));
    }
    app.apply(Action::Run(Command::Undo));
    let length = |window: &crate::ui::Window| {
        let play = window
            .state()
            .app
            .model()
            .play
            .as_ref()
            .expect("a game is on the table");
        let record = play.table.record();
        record.path(record.here()).len()
    };
    window.run();
    assert_eq!(length(&window), 2);
    let both = Modifiers::COMMAND | Modifiers::SHIFT;
    window.key_press_modifiers(both, Key::Z);
    window.run();
    assert_eq!(length(&window), 3);
    window.key_press_modifiers(both, Key::Z);
    window.run();
    assert_eq!(length(&window), 3, "there is nothing more to redo");
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    assert_eq!(length(&window), 2);
}
