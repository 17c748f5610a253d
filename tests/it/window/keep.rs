//! What is kept: by saving, by the autosave, through kills, between two programs.

use std::time::Duration;

use tavola::store::{self, Loaded};

use crate::window::{
    display::Display,
    person::{Person, turns},
    program::{Home, LEAVING, PATIENCE, wait_for},
};

const OPENING: [&str; 5] = ["f5", "d6", "c3", "d3", "c4"];

fn play_reversi(person: &mut Person<'_>) {
    let name = person.lang.text("game-reversi");
    person.press_with("home-play-game", &[("game", &name)]);
    person.press("new-game-start");
    person.point(&OPENING);
}

fn go_on(person: &mut Person<'_>) {
    let name = person.lang.text("game-reversi");
    person.press_with("home-continue-game", &[("game", &name)]);
}

/// What the real program has on the disk, once there is exactly one game of so many turns.
fn wait_turns(person: &Person<'_>, count: usize) -> Vec<String> {
    wait_for("the game on the disk", PATIENCE, || {
        let found = person.kept();
        let [table] = found.as_slice() else {
            return None;
        };
        let texts = turns(&**table);
        (texts.len() == count).then_some(texts)
    })
}

#[test]
fn a_game_is_saved_by_its_path_and_opened_again() {
    let display = Display::start();
    let home = Home::new();
    let mut person = Person::start(&display, &home);
    play_reversi(&mut person);
    person.keys(&["ctrl+s"]);
    let path = home.path().join("my game.tavola.ron");
    let typed = path.to_str().expect("a path of letters");
    // Both write the same file, one after the other: what is asked about replacing it is seen.
    person.write_path(typed);
    let loaded = wait_for("the saved game", PATIENCE, || store::save::load(&path).ok());
    let Loaded::Game { table, .. } = loaded else {
        panic!("a game was saved");
    };
    assert_eq!(turns(&*table), OPENING);
    assert!(
        person.program.title().contains("my game"),
        "{}",
        person.program.title()
    );
    drop(person);
    let mut again = Person::start(&display, &home);
    again.keys(&["ctrl+o"]);
    again.write_path(typed);
    again.point(&["f4"]);
    assert!(
        again
            .kept()
            .iter()
            .any(|table| turns(&**table).len() == OPENING.len() + 1)
    );
}

#[test]
fn a_killed_program_goes_on_where_it_was() {
    let display = Display::start();
    let home = Home::new();
    let mut person = Person::start(&display, &home);
    play_reversi(&mut person);
    let mut expected: Vec<String> = OPENING.map(str::to_owned).into();
    for (turn, signal) in [("f4", "KILL"), ("f6", "TERM"), ("f3", "KILL")] {
        assert_eq!(wait_turns(&person, expected.len()), expected);
        person.program.signal(signal);
        person.program.wait_end(LEAVING);
        drop(person);
        person = Person::start(&display, &home);
        go_on(&mut person);
        person.point(&[turn]);
        expected.push(turn.to_owned());
    }
    assert_eq!(wait_turns(&person, expected.len()), expected);
    person.program.keys(&["ctrl+q"]);
    assert!(person.program.wait_end(LEAVING).success());
    assert_eq!(wait_turns(&person, expected.len()), expected);
}

#[test]
fn a_kill_at_any_moment_loses_one_turn_at_most() {
    let display = Display::start();
    let home = Home::new();
    let mut person = Person::start(&display, &home);
    play_reversi(&mut person);
    let place = person.at("f4");
    for delay in 0..12 {
        // Now a turn is played, and every other time taken back; the kill comes while it is kept.
        person.program.click(place.x, place.y);
        if delay % 2 == 1 {
            person.program.settle();
            person.program.keys(&["ctrl+z"]);
        }
        let begin = std::time::Instant::now();
        wait_for("the moment", PATIENCE, || {
            (Duration::from_millis(delay * 7) <= begin.elapsed()).then_some(())
        });
        person.program.signal("KILL");
        person.program.wait_end(LEAVING);
        let found = person.kept();
        assert_eq!(found.len(), 1);
        let texts = turns(&*found[0]);
        assert!(
            texts.starts_with(&OPENING.map(str::to_owned)),
            "round {delay}: {texts:?}"
        );
        drop(person);
        person = Person::start(&display, &home);
        go_on(&mut person);
        if texts.len() != OPENING.len() {
            // The real one is a turn further than the twin.
            person.program.keys(&["ctrl+z"]);
            person.program.settle();
        }
    }
}

#[test]
fn two_programs_leave_each_other_alone() {
    let display = Display::start();
    let home = Home::new();
    let mut one = Person::start(&display, &home);
    play_reversi(&mut one);
    one.away();
    let before = one.program.picture();
    // The second one is offered nothing that the first one plays, and keeps a game of its own.
    let mut two = Person::start_beside(&display, &home);
    let name = two.lang.text("game-reversi");
    two.press_with("home-play-game", &[("game", &name)]);
    two.press("new-game-start");
    two.point(&["d3"]);
    let lengths = |person: &Person<'_>| {
        let mut lengths: Vec<_> = person
            .kept()
            .iter()
            .map(|table| turns(&**table).len())
            .collect();
        lengths.sort_unstable();
        lengths
    };
    let wait_lengths = |person: &Person<'_>, wanted: [usize; 2]| {
        wait_for("both games on the disk", PATIENCE, || {
            (lengths(person) == wanted).then_some(())
        });
    };
    wait_lengths(&two, [1, OPENING.len()]);
    two.program.keys(&["ctrl+q"]);
    assert!(two.program.wait_end(LEAVING).success());
    one.point(&["f4"]);
    wait_lengths(&one, [1, OPENING.len() + 1]);
    one.keys(&["ctrl+z"]);
    one.away();
    assert_eq!(before.width, one.program.picture().width);
    one.program.keys(&["ctrl+q"]);
    assert!(one.program.wait_end(LEAVING).success());
}
