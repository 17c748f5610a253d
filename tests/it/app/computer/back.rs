//! Undo, redo and jumps against a computer.

use tavola::{
    app::{Command, Pause},
    catalog::GameId,
    rules::Side,
};

use crate::app::computer::{SLOW, against, let_play, pass_time, play_first};

#[test]
fn undo_goes_back_to_the_last_choice_of_the_person_and_redo_forward() {
    for game in GameId::ALL {
        let options: &[(&'static str, &str)] = match game {
            GameId::Coerceo => &[],
            GameId::Reversi => &[("size", "4")],
            GameId::Deblockle => &[("seed", "4"), ("gold", "1"), ("blue", "2")],
        };
        let mut desk = against(game, Side::Second, 2, options);
        let mut clock = 0.0;
        let mut choices = Vec::new();
        for turn in 0..40 {
            let_play(&mut desk, &mut clock);
            if !desk.play().is_going_on() {
                break;
            }
            assert_eq!(desk.play().table.turn(), Side::First, "{game:?}");
            choices.push(desk.position());
            let texts: Vec<String> = desk
                .play()
                .table
                .choices()
                .iter()
                .map(|choice| choice.text.clone())
                .collect();
            desk.point(&texts[turn * 7 % texts.len()]);
        }
        let_play(&mut desk, &mut clock);
        let end = desk.position();
        let outcome = desk.play().table.outcome();
        for position in choices.iter().rev() {
            assert!(Command::Undo.is_enabled(desk.app.model()));
            desk.run(Command::Undo);
            assert_eq!(desk.position(), *position, "{game:?}");
            assert!(desk.play().is_going_on());
            assert_eq!(desk.play().pause(), None);
            pass_time(&mut desk, &mut clock, 1.0);
            assert_eq!(desk.position(), *position, "the computer stays quiet");
        }
        assert!(!Command::Undo.is_enabled(desk.app.model()));
        for position in &choices[1..] {
            desk.run(Command::Redo);
            assert_eq!(desk.position(), *position, "{game:?}");
        }
        desk.run(Command::Redo);
        assert_eq!(desk.position(), end);
        assert_eq!(desk.play().table.outcome(), outcome);
        assert!(!Command::Redo.is_enabled(desk.app.model()));
    }
}

#[test]
fn undo_while_it_thinks_stops_it_and_a_late_answer_is_dropped() {
    let mut desk = against(GameId::Coerceo, Side::Second, 8, &[]);
    desk.app.begin_engines_by(SLOW);
    let mut clock = 0.0;
    for _ in 0..50 {
        play_first(&mut desk);
        desk.app.drive(clock);
        assert!(desk.app.model().thinking.is_some());
        desk.run(Command::Undo);
        desk.app.drive(clock);
        assert!(desk.turns().is_empty());
        assert!(desk.app.model().thinking.is_none());
        clock += 0.01;
    }
    while 0 < desk.app.thinkers() {
        clock += 0.01;
        desk.app.drive(clock);
    }
    assert!(desk.turns().is_empty(), "no late answer was played");
    play_first(&mut desk);
    desk.app.drive(clock);
    assert_eq!(desk.app.thinkers(), 1, "exactly one is at work");
}

#[test]
fn looking_back_pauses_and_going_to_the_end_or_playing_goes_on() {
    let mut desk = against(GameId::Reversi, Side::Second, 2, &[]);
    let mut clock = 0.0;
    for _ in 0..3 {
        let_play(&mut desk, &mut clock);
        play_first(&mut desk);
    }
    let_play(&mut desk, &mut clock);
    assert_eq!(desk.turns().len(), 6);
    desk.run(Command::Previous);
    let here = desk.position();
    let_play(&mut desk, &mut clock);
    assert_eq!(desk.position(), here, "it does not play while one looks");
    assert_eq!(desk.play().pause(), Some(Pause::Jumped));
    desk.run(Command::Last);
    assert_eq!(desk.play().pause(), None);
    assert_eq!(desk.turns().len(), 6);

    desk.run(Command::Previous);
    desk.run(Command::PauseComputer);
    assert_eq!(desk.play().pause(), None, "told to go on");
    let_play(&mut desk, &mut clock);
    assert_eq!(desk.turns().len(), 6);
    assert_eq!(desk.play().table.turn(), Side::First);

    // From an earlier choice another turn is answered.
    desk.run(Command::First);
    assert_eq!(desk.play().pause(), None, "a person is to move there");
    let other = desk.play().table.choices()[1].text.clone();
    desk.point(&other);
    let_play(&mut desk, &mut clock);
    assert_eq!(desk.turns().len(), 2);
    // The same turn as before is answered too, although the record knows an answer.
    desk.run(Command::Undo);
    desk.point(&other);
    let_play(&mut desk, &mut clock);
    assert_eq!(desk.turns().len(), 2);
}

#[test]
fn while_the_computer_pauses_a_person_may_play_for_it() {
    let mut desk = against(GameId::Reversi, Side::Second, 2, &[]);
    let mut clock = 0.0;
    desk.run(Command::PauseComputer);
    for _ in 0..4 {
        play_first(&mut desk);
        let_play(&mut desk, &mut clock);
    }
    assert_eq!(desk.turns().len(), 4);
    play_first(&mut desk);
    desk.run(Command::PauseComputer);
    let_play(&mut desk, &mut clock);
    assert_eq!(desk.turns().len(), 6);
}
