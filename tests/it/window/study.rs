//! Analysis in the real window: it thinks while it is looked at, and not otherwise.

use std::{thread, time::Duration};

use crate::window::{
    display::Display,
    person::Person,
    program::{Home, LEAVING, Program, kept},
};

const WATCHED: Duration = Duration::from_secs(3);

/// Hundredths of a second of work in the time that is watched.
fn work(program: &Program<'_>) -> u64 {
    let before = program.processor_ticks();
    thread::sleep(WATCHED);
    program.processor_ticks() - before
}

#[test]
fn analysis_thinks_only_while_it_is_open_and_ends_with_the_window() {
    let display = Display::start();
    let home = Home::new();
    let mut person = Person::start(&display, &home);
    let name = person.lang.text("game-coerceo");
    person.press_with("home-play-game", &[("game", &name)]);
    person.press("new-game-start");
    person.away();
    // What thinks is never calm, so these keys do not wait for that.
    let program = &mut person.program;
    program.keys(&["a"]);
    // A busy machine gives it a part of one processor at least.
    assert!(20 < work(program), "nothing is thought");
    program.picture().keep(&kept("analysis"));
    program.keys(&["a"]);
    program.wait_rest();
    assert!(work(program) <= 2, "it thinks although it was closed");
    program.keys(&["a"]);
    assert!(20 < work(program), "nothing is thought");
    program.keys(&["ctrl+q"]);
    assert!(program.wait_end(LEAVING).success(), "{}", program.log());
}
