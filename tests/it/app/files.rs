//! Opening, saving, pasting and leaving, through actions. The jobs run on their own thread.

use std::{fs, path::PathBuf};

use tavola::{
    app::{Action, Answer, Command, Dialog, Purpose, Request, Screen},
    catalog::GameId,
};

use crate::app::Desk;

fn save_as(desk: &mut Desk, name: &str) -> PathBuf {
    let path = desk.folder.path().join(name);
    desk.app.apply(Action::SavePath(path.clone()));
    desk.app.settle();
    path
}

#[test]
fn a_game_is_saved_and_opened_again() {
    for (game, turns) in [
        (GameId::Coerceo, ["c5a-c5c", "c1b-c1f"]),
        (GameId::Reversi, ["f5", "d6"]),
    ] {
        let mut desk = Desk::playing(game, &[]);
        for turn in turns {
            desk.point(turn);
        }
        let path = save_as(&mut desk, "Åse – Νίκη.tavola.ron");
        assert_eq!(desk.notice(), Some("app-saved"));
        assert!(!desk.play().is_dirty());
        let position = desk.position();
        desk.begin(game, &[]);
        desk.app.apply(Action::OpenPath(path.clone()));
        desk.app.settle();
        assert_eq!(desk.position(), position);
        assert_eq!(desk.play().file.as_deref(), Some(path.as_path()));
        assert_eq!(desk.turns(), turns);
    }
}

#[test]
fn the_ending_is_added_and_a_file_is_not_replaced_unasked() {
    let mut desk = Desk::playing(GameId::Reversi, &[]);
    let whole = desk.folder.path().join("game.tavola.ron");
    fs::write(&whole, "precious").expect("the folder can be written");
    save_as(&mut desk, "game");
    assert!(matches!(&desk.app.model().dialog, Some(Dialog::Overwrite(path)) if *path == whole));
    desk.app.apply(Action::Answer(Answer::Cancel));
    desk.app.settle();
    assert_eq!(fs::read_to_string(&whole).expect("it is there"), "precious");
    save_as(&mut desk, "game");
    desk.app.apply(Action::Answer(Answer::Accept));
    desk.app.settle();
    assert_ne!(fs::read_to_string(&whole).expect("it is there"), "precious");
}

#[test]
fn a_bad_file_is_told_and_the_game_stays() {
    let mut desk = Desk::playing(GameId::Reversi, &[]);
    desk.point("f5");
    let before = desk.position();
    let bad = desk.folder.path().join("bad.tavola.ron");
    for text in [
        "",
        "(",
        "hello",
        "(version: 99, program: \"9.9\")",
        "\u{0}\u{1}",
    ] {
        fs::write(&bad, text).expect("the folder can be written");
        desk.app.apply(Action::OpenPath(bad.clone()));
        desk.app.settle();
        assert!(
            matches!(desk.app.model().dialog, Some(Dialog::Failure(_))),
            "{text:?}"
        );
        desk.app.apply(Action::Answer(Answer::Cancel));
        assert_eq!(desk.position(), before);
    }
    let folder = desk.folder.path().to_owned();
    desk.app.apply(Action::OpenPath(folder));
    desk.app.settle();
    assert!(matches!(desk.app.model().dialog, Some(Dialog::Failure(_))));
}

#[test]
fn unsaved_changes_are_asked_about_once_and_cancel_keeps_all() {
    let mut desk = Desk::playing(GameId::Reversi, &[]);
    desk.run(Command::Quit);
    assert_eq!(
        desk.app.take_requests(),
        [Request::Quit],
        "a game without a file is kept anyway"
    );
    save_as(&mut desk, "game.tavola.ron");
    desk.run(Command::Quit);
    assert_eq!(desk.app.take_requests(), [Request::Quit], "nothing changed");
    desk.point("f5");
    desk.app.apply(Action::CloseRequested);
    assert!(matches!(
        desk.app.model().dialog,
        Some(Dialog::Unsaved { .. })
    ));
    desk.app.apply(Action::CloseRequested);
    desk.app.apply(Action::Answer(Answer::Cancel));
    assert!(desk.app.take_requests().is_empty());
    assert!(desk.play().is_dirty());
    desk.run(Command::Quit);
    desk.app.apply(Action::Answer(Answer::Accept));
    desk.app.settle();
    assert_eq!(desk.app.take_requests(), [Request::Quit]);
    assert!(!desk.play().is_dirty());
}

#[test]
fn without_a_file_dialog_a_path_is_written() {
    let mut desk = Desk::playing(GameId::Coerceo, &[]);
    desk.run(Command::SaveAs);
    assert!(matches!(
        desk.app.take_requests()[..],
        [Request::SaveDialog { .. }]
    ));
    desk.app.apply(Action::NoFileDialog(Purpose::Save));
    assert!(matches!(
        desk.app.model().dialog,
        Some(Dialog::PathField { .. })
    ));
    let path = desk.folder.path().join("by hand");
    desk.app
        .apply(Action::Answer(Answer::Path(path.display().to_string())));
    desk.app.settle();
    assert!(desk.folder.path().join("by hand.tavola.ron").exists());
}

#[test]
fn games_and_positions_are_copied_and_pasted() {
    let mut desk = Desk::playing(GameId::Deblockle, &[("seed", "7")]);
    for _ in 0..6 {
        let turn = desk.play().table.choices()[0].text.clone();
        desk.point(&turn);
    }
    let (position, turns) = (desk.position(), desk.turns());
    desk.run(Command::CopyGame);
    desk.run(Command::CopyPosition);
    let copied = desk.app.take_requests();
    let [Request::Copy(game), Request::Copy(line)] = &copied[..] else {
        panic!("two texts are copied: {copied:?}");
    };
    desk.begin(GameId::Reversi, &[]);
    desk.app.apply(Action::Pasted(game.clone()));
    desk.app.settle();
    assert_eq!((desk.position(), desk.turns()), (position.clone(), turns));
    desk.app.apply(Action::Pasted(line.clone()));
    desk.app.settle();
    assert_eq!(desk.position(), position);
    assert!(desk.turns().is_empty());
}

#[test]
fn a_pasted_game_with_an_illegal_turn_offers_its_beginning() {
    let mut desk = Desk::playing(GameId::Coerceo, &[]);
    let before = desk.position();
    let text = "[Game \"reversi\"]\n1. f5 d6 2. c3 a1 3. d3 *";
    desk.app.apply(Action::Pasted(text.to_owned()));
    desk.app.settle();
    assert!(matches!(
        desk.app.model().dialog,
        Some(Dialog::Partial { .. })
    ));
    assert_eq!(desk.position(), before);
    desk.app.apply(Action::Answer(Answer::Accept));
    assert_eq!(desk.turns(), ["f5", "d6", "c3"]);
    assert_eq!(desk.play().game, GameId::Reversi);
}

#[test]
fn a_killed_program_goes_on_where_it_was() {
    let mut desk = Desk::playing(GameId::Coerceo, &[("exchange", "1")]);
    desk.point("c5a-c5c");
    desk.point("c1b-c1f");
    desk.run(Command::Undo);
    let position = desk.position();
    desk.app.settle();
    let mut desk = desk.restarted();
    assert_eq!(desk.app.model().screen, Screen::Home);
    assert!(desk.app.model().is_unfinished(GameId::Coerceo));
    desk.app.apply(Action::Continue(GameId::Coerceo));
    desk.app.settle();
    assert_eq!(desk.position(), position, "the view place too");
    assert!(
        Command::Redo.is_enabled(desk.app.model()),
        "and what comes after it"
    );
    let options = desk.play().table.options();
    assert!(options.contains(&("exchange", "1".to_owned())));
}
