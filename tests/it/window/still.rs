//! Nothing is drawn while nothing happens, and every size of the window shows the board.

use std::{thread, time::Duration};

use crate::window::{
    display::Display,
    person::{Person, turns},
    program::{Home, Program, kept},
};

const WATCHED: Duration = Duration::from_secs(5);
/// A picture costs at least one hundredth of a second without a graphics card.
const MOST_TICKS: u64 = 2;

fn watch(program: &Program<'_>, what: &str) {
    program.wait_rest();
    let before = program.processor_ticks();
    thread::sleep(WATCHED);
    let used = program.processor_ticks() - before;
    assert!(used <= MOST_TICKS, "{what}: {used} ticks in {WATCHED:?}");
}

#[test]
fn nothing_is_drawn_at_rest() {
    let display = Display::start();
    let home = Home::new();
    let mut person = Person::start(&display, &home);
    person.away();
    watch(&person.program, "at home");
    let name = person.lang.text("game-coerceo");
    person.press_with("home-play-game", &[("game", &name)]);
    watch(&person.program, "in the form");
    person.press("new-game-start");
    watch(&person.program, "in a game");
}

#[test]
fn every_size_shows_the_board() {
    let display = Display::start();
    let home = Home::new();
    let mut person = Person::start(&display, &home);
    let name = person.lang.text("game-reversi");
    person.press_with("home-play-game", &[("game", &name)]);
    person.press("new-game-start");
    let sizes = [
        (480, 360),
        (700, 900),
        (1000, 500),
        (1900, 1250),
        (1280, 800),
    ];
    for ((width, height), turn) in sizes.into_iter().zip(["f5", "d6", "c3", "d3", "c4"]) {
        person.resize(width, height);
        person.away();
        person
            .program
            .picture()
            .keep(&kept(&format!("reversi-{width}x{height}")));
        person.point(&[turn]);
    }
    let found = person.kept();
    assert_eq!(turns(&*found[0]), ["f5", "d6", "c3", "d3", "c4"]);
}
