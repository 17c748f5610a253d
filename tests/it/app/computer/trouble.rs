//! What ends the thinking, and what goes wrong with it.

use std::io;

use tavola::{
    app::{Action, Answer, Begin, Command, Pause},
    catalog::GameId,
    engine::{Ask, Worker},
    record::Player,
    rules::Side,
};

use crate::app::{
    Desk,
    computer::{BROKEN, SILENT, SLOW, against, let_play, play_first, strength},
};

const NONE: Begin = |_, _, _, _| Err(io::Error::other("no more"));

#[test]
fn whatever_ends_the_question_ends_the_thinking() {
    type Act = fn(&mut Desk);
    let acts: [(&str, Act); 10] = [
        ("new game", |desk| {
            desk.begin(GameId::Coerceo, &[]);
        }),
        ("home", |desk| desk.run(Command::Home)),
        ("the form", |desk| desk.run(Command::NewGame)),
        ("resign", |desk| {
            desk.run(Command::Resign);
            desk.app.apply(Action::Answer(Answer::Accept));
        }),
        ("another level", |desk| {
            let player = Player {
                computer: Some(strength(1)),
                ..Player::default()
            };
            desk.app.apply(Action::Seat(Side::Second, player));
        }),
        ("a person", |desk| {
            desk.app
                .apply(Action::Seat(Side::Second, Player::default()));
        }),
        ("a jump", |desk| desk.run(Command::First)),
        ("pause", |desk| desk.run(Command::PauseComputer)),
        ("paste", |desk| {
            let line = "------/--1454--/--105410--/--2422--/------ w 2 0 2";
            desk.app.apply(Action::Pasted(line.to_owned()));
            desk.app.settle();
        }),
        ("another game", |desk| desk.run(Command::AnotherGame)),
    ];
    for (name, act) in acts {
        let mut desk = against(GameId::Coerceo, Side::Second, 8, &[]);
        desk.app.begin_engines_by(SLOW);
        play_first(&mut desk);
        desk.app.drive(1.0);
        let before = desk.app.model().thinking;
        assert!(before.is_some(), "{name}");
        let turns = desk.turns();
        act(&mut desk);
        desk.app.begin_engines_by(NONE);
        desk.app.drive(1.01);
        desk.app.drive(9.0);
        // What was begun before it is never heard again.
        while 0 < desk.app.thinkers() {
            desk.app.drive(9.0);
        }
        let now = desk.turns();
        assert!(now.len() <= turns.len(), "{name}: {now:?}");
        assert!(desk.app.model().thinking.is_none(), "{name}");
    }
}

#[test]
fn an_engine_that_fails_is_told_and_the_game_goes_on() {
    let troubles = [
        (BROKEN, "computer-failed"),
        (SILENT, "computer-failed"),
        (NONE, "computer-no-thread"),
    ];
    for (begin, told) in troubles {
        let mut desk = against(GameId::Coerceo, Side::Second, 3, &[]);
        let mut clock = 0.0;
        desk.app.begin_engines_by(begin);
        play_first(&mut desk);
        desk.app.drive(clock);
        desk.app.await_computer();
        clock += 1.0;
        desk.app.drive(clock);
        assert_eq!(desk.notice(), Some(told));
        assert_eq!(desk.play().pause(), Some(Pause::Failed));
        assert!(desk.app.model().thinking.is_none());
        assert_eq!(desk.app.due_secs(), None, "it is not asked again and again");
        // A person may play for it, or take back, or let it try again.
        assert!(Command::Undo.is_enabled(desk.app.model()));
        desk.app.begin_engines_by(|thinker, ask, memory, wake| {
            Worker::start(thinker, ask, memory, wake)
        });
        desk.run(Command::PauseComputer);
        let_play(&mut desk, &mut clock);
        assert_eq!(desk.turns().len(), 2, "{told}");
    }
}

#[test]
fn closing_in_the_midst_of_thinking_ends_every_thread() {
    let mut desk = against(GameId::Coerceo, Side::First, 8, &[]);
    desk.app.begin_engines_by(SLOW);
    desk.app.drive(0.0);
    assert_eq!(desk.app.thinkers(), 1);
    // Joins: an engine that does not stop would hang here.
    desk.app.finish();
    assert_eq!(desk.app.thinkers(), 0);
}

#[test]
fn who_thinks_for_too_long_is_told_to_answer() {
    let mut desk = against(GameId::Coerceo, Side::First, 8, &[]);
    desk.app.begin_engines_by(SLOW);
    desk.app.drive(0.0);
    // The strongest level has three seconds.
    desk.app.drive(4.0);
    assert!(desk.turns().is_empty());
    desk.app.drive(10.0);
    desk.app.await_computer();
    desk.app.drive(10.1);
    assert_eq!(desk.turns().len(), 1);
}

#[test]
fn two_engines_at_once_end_with_the_program() {
    let mut desk = against(GameId::Coerceo, Side::First, 8, &[]);
    desk.app.drive(0.0);
    let thinker = desk.play().table.thinker();
    let other = desk.app.think(thinker, Ask::default());
    let other = other.expect("a thread");
    assert!(!other.is_finished());
    // Both are stopped and joined, whichever goes first.
    desk.app.finish();
    drop(other);
    assert_eq!(desk.app.thinkers(), 0);
}
