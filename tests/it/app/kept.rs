//! Unfinished games across the ends of the program, through actions.

use std::{fs, sync::Arc};

use tavola::{
    app::{Action, Answer, App, Command, Dialog, FormEdit, Screen},
    catalog::GameId,
    lang::{Lang, Language},
    store::{Places, Settings, save},
};

use crate::app::Desk;

fn unfinished(desk: &mut Desk) -> Vec<GameId> {
    desk.run(Command::Home);
    desk.app.settle();
    let unfinished = &desk.app.model().unfinished;
    let mut games: Vec<_> = unfinished.iter().map(|kept| kept.game).collect();
    games.sort();
    games
}

fn go_on(desk: &mut Desk, game: GameId) {
    desk.app.apply(Action::Continue(game));
    desk.app.settle();
}

#[test]
fn every_game_goes_on_after_a_restart() {
    let mut desk = Desk::new();
    let mut texts = Vec::new();
    for game in GameId::ALL {
        desk.begin(game, &[]);
        for _ in 0..5 {
            let turn = desk.play().table.choices()[0].text.clone();
            desk.point(&turn);
        }
        desk.run(Command::Previous);
        let turn = desk.play().table.choices()[1].text.clone();
        desk.point(&turn);
        desk.run(Command::Previous);
        texts.push((game, save::write(&*desk.play().table)));
    }
    let mut desk = desk.restarted();
    assert_eq!(unfinished(&mut desk), GameId::ALL);
    for (game, text) in texts {
        go_on(&mut desk, game);
        assert_eq!(save::write(&*desk.play().table), text);
        assert_eq!(desk.play().file, None, "a journal is nobody's file");
        assert!(desk.app.model().settings.recent.is_empty());
    }
    assert_eq!(unfinished(&mut desk), GameId::ALL, "nothing is doubled");
    let mut desk = desk.restarted();
    assert_eq!(unfinished(&mut desk), GameId::ALL, "nothing is lost");
}

#[test]
fn a_game_with_a_file_remembers_it_and_what_is_not_in_it() {
    let mut desk = Desk::playing(GameId::Reversi, &[]);
    let path = desk.folder.path().join("Ηώ.tavola.ron");
    desk.point("f5");
    desk.app.apply(Action::SavePath(path.clone()));
    desk.app.settle();
    let mut desk = desk.restarted();
    go_on(&mut desk, GameId::Reversi);
    assert_eq!(desk.play().file.as_ref(), Some(&path));
    assert!(!desk.play().is_dirty(), "the file holds everything");
    desk.point("f6");
    let mut desk = desk.restarted();
    go_on(&mut desk, GameId::Reversi);
    assert_eq!(desk.turns(), ["f5", "f6"]);
    assert!(desk.play().is_dirty(), "the file lacks a turn");
    desk.app.apply(Action::CloseRequested);
    assert!(matches!(
        desk.app.model().dialog,
        Some(Dialog::Unsaved { .. })
    ));
}

#[test]
fn looking_through_a_game_changes_nothing_of_it() {
    let mut desk = Desk::playing(GameId::Reversi, &[]);
    let path = desk.folder.path().join("game.tavola.ron");
    for turn in ["f5", "d6", "c3"] {
        desk.point(turn);
    }
    // A variation, so that there are two lines to look at.
    desk.run(Command::Previous);
    desk.point("c5");
    desk.app.apply(Action::SavePath(path.clone()));
    desk.app.settle();
    let record = desk.play().table.record();
    let (tip, places) = (record.here(), record.preorder());
    assert_eq!(places.len(), 5);
    for (_, id) in places {
        desk.app.apply(Action::Goto(id));
        assert!(!desk.play().wants_saving());
        desk = desk.restarted();
        go_on(&mut desk, GameId::Reversi);
        assert_eq!(desk.play().table.record().here(), id, "the view is kept");
        assert_eq!(desk.play().file.as_ref(), Some(&path));
        assert!(!desk.play().wants_saving(), "{id:?} is only looked at");
        desk.app.apply(Action::CloseRequested);
        assert!(desk.app.model().dialog.is_none());
    }
    // What would be lost counts, wherever the view is afterwards.
    desk.app.apply(Action::Goto(tip));
    desk.point("f6");
    desk.run(Command::First);
    let mut desk = desk.restarted();
    go_on(&mut desk, GameId::Reversi);
    assert!(desk.play().wants_saving());
    fs::remove_file(&path).expect("the file is there");
    let mut desk = desk.restarted();
    go_on(&mut desk, GameId::Reversi);
    assert!(desk.play().wants_saving(), "without its file all is lost");
}

#[test]
fn another_game_leaves_the_unfinished_one_among_the_recent() {
    let mut desk = Desk::playing(GameId::Coerceo, &[]);
    desk.point("c5a-c5c");
    desk.begin(GameId::Coerceo, &[]);
    desk.point("c5e-c5c");
    assert_eq!(unfinished(&mut desk).len(), 2);
    let recent = desk.app.model().recent.clone();
    assert_eq!(recent.len(), 1);
    desk.app.apply(Action::OpenPath(recent[0].path.clone()));
    desk.app.settle();
    assert_eq!(desk.turns(), ["c5a-c5c"]);
    assert_eq!(unfinished(&mut desk).len(), 2);
}

#[test]
fn a_finished_game_is_recent_and_no_longer_unfinished() {
    let mut desk = Desk::playing(GameId::Coerceo, &[]);
    desk.point("c5a-c5c");
    desk.run(Command::Resign);
    desk.app.apply(Action::Answer(Answer::Accept));
    let mut desk = desk.restarted();
    assert_eq!(unfinished(&mut desk), []);
    let recent = desk.app.model().recent.clone();
    assert_eq!(recent.len(), 1);
    assert!(recent[0].outcome.is_some());
    desk.app.apply(Action::OpenPath(recent[0].path.clone()));
    desk.app.settle();
    assert!(desk.play().table.outcome().is_some());
    assert_eq!(desk.app.model().screen, Screen::Play);
}

#[test]
fn a_set_up_goes_on_after_a_restart_and_becomes_the_game() {
    let mut desk = Desk::new();
    desk.app.apply(Action::AskNewGame(GameId::Deblockle));
    for key in ["gold", "blue"] {
        let edit = FormEdit::Option(key, "1".to_owned());
        desk.app.apply(Action::Form(edit));
    }
    desk.app.apply(Action::Form(FormEdit::FullSetup(true)));
    desk.app.apply(Action::StartGame);
    desk.run(Command::HandOver);
    let mut desk = desk.restarted();
    assert_eq!(unfinished(&mut desk), [GameId::Deblockle]);
    go_on(&mut desk, GameId::Deblockle);
    assert_eq!(desk.app.model().screen, Screen::Setup);
    for _ in 0..2 {
        let setup = desk.app.model().setup.as_ref().expect("a set-up");
        let block = setup.starts()[0];
        desk.app.apply(Action::Pick(block));
        let setup = desk.app.model().setup.as_ref().expect("a set-up");
        let square = setup.targets()[0];
        desk.app.apply(Action::Pick(square));
        desk.run(Command::LetGo);
        desk.run(Command::HandOver);
    }
    assert_eq!(desk.app.model().screen, Screen::Play);
    assert_eq!(
        unfinished(&mut desk),
        [GameId::Deblockle],
        "not the set-up too"
    );
    let mut desk = desk.restarted();
    go_on(&mut desk, GameId::Deblockle);
    assert!(!desk.play().table.header().setup.is_empty());
}

#[test]
fn a_broken_journal_is_set_aside_and_told() {
    let mut desk = Desk::playing(GameId::Reversi, &[]);
    desk.point("f5");
    desk.app.settle();
    unfinished(&mut desk);
    let path = desk.app.model().unfinished[0].path.clone();
    let Desk { app, folder } = desk;
    drop(app);
    fs::write(&path, "(version: 1, pro").expect("the folder can be written");
    let mut desk = Desk {
        app: crate::app::start(folder.path()),
        folder,
    };
    desk.app.drive(0.0);
    assert_eq!(desk.notice(), Some("store-journal-set-aside"));
    assert!(desk.app.model().unfinished.is_empty());
    assert!(!path.exists());
}

#[test]
fn places_that_cannot_be_written_are_told_and_the_game_goes_on() {
    for name in ["config", "state"] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        // Where a folder should be is a file: nobody can write there, the superuser neither.
        fs::write(folder.path().join(name), "").expect("a file");
        let (places, lang) = (Places::below(folder.path()), Lang::new(Language::En));
        let app = App::new(places, Settings::default(), lang, Arc::new(|| ()));
        let mut desk = Desk {
            app: app.expect("threads can be started"),
            folder,
        };
        desk.begin(GameId::Reversi, &[]);
        let mut told = 0;
        for turn in ["f5", "d6", "c3"] {
            desk.point(turn);
            desk.run(Command::Coordinates);
            for now_secs in [0.0, 1.0] {
                desk.app.drive(now_secs);
                desk.app.settle();
            }
            desk.app.drive(2.0);
            told += u32::from(desk.notice() == Some("store-write-failed"));
        }
        assert_eq!(desk.turns(), ["f5", "d6", "c3"], "{name}");
        assert_eq!(told, 1, "{name}: once, and no dialog");
        assert!(desk.app.model().dialog.is_none());
        assert_eq!(unfinished(&mut desk).len(), usize::from(name == "config"));
        desk.app.apply(Action::CloseRequested);
        assert!(desk.app.wants_to_quit(), "{name}");
    }
}
