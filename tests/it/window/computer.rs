//! A game against the computer in the real window.

use tavola::{
    app::{Action, Command},
    record::Strength,
    rules::Side,
    store::{LastGame, Places, Settings},
};

use crate::window::{
    display::Display,
    person::{Person, turns},
    program::{Home, LEAVING, PATIENCE, kept, wait_for},
};

/// A home in which the last game of Reversi was against a computer of this level, which takes
/// this time where it takes any, on a board of this size.
fn home_with(level: u8, secs: f32, size: &str) -> Home {
    let home = Home::new();
    for folder in ["real", "twin"] {
        let places = Places::below(home.path().join(folder));
        let (mut settings, _) = Settings::load(&places);
        settings.computer_time_secs = secs;
        let game = LastGame {
            computers: [None, Strength::new(level)],
            options: [("size".to_owned(), size.to_owned())].into(),
            ..LastGame::default()
        };
        settings.last_games.insert("reversi".to_owned(), game);
        settings.save(&places).expect("the settings are written");
    }
    home
}

/// One that thinks for as long as anybody waits: on this board no book has an answer at once.
fn home_of_a_thinker() -> Home {
    home_with(8, 3000.0, "6")
}

/// A first turn on that board.
const FIRST: &str = "e4";

/// Begins the game. The twin's own computer pauses: what the real one plays is played there too.
fn begin(person: &mut Person<'_>) {
    let name = person.lang.text("game-reversi");
    person.press_with("home-play-game", &[("game", &name)]);
    person.press("new-game-start");
    person
        .twin
        .app(|app| app.apply(Action::Run(Command::PauseComputer)));
}

/// What the real program has on the disk, once it is a game of so many turns.
fn wait_turns(person: &Person<'_>, count: usize) -> Vec<String> {
    wait_for("the turns on the disk", PATIENCE, || {
        let found = person.kept();
        let texts = turns(&**found.first()?);
        (texts.len() == count).then_some(texts)
    })
}

/// Waits for the computer's answer, and lets the twin know.
fn follow(person: &mut Person<'_>, count: usize) {
    let texts = wait_turns(person, count);
    let last = texts.last().expect("a turn").clone();
    person.twin.app(|app| app.apply(Action::Play(last)));
    person.program.settle();
}

#[test]
fn a_person_plays_the_computer_answers_and_undo_takes_both_back() {
    let display = Display::start();
    let home = home_with(3, 3.0, "8");
    let mut person = Person::start(&display, &home);
    begin(&mut person);
    person.point(&["f5"]);
    follow(&mut person, 2);
    let play = person.twin.model().play.as_ref().expect("a game");
    let turn = play.table.choices()[0].text.clone();
    person.point(&[&turn]);
    follow(&mut person, 4);
    person.away();
    person.program.picture().keep(&kept("against-the-computer"));
    person.keys(&["ctrl+z"]);
    let found = wait_turns(&person, 2);
    person.keys(&["ctrl+z"]);
    wait_turns(&person, 0);
    person.keys(&["ctrl+shift+z"]);
    assert_eq!(wait_turns(&person, 2), found);
    // While it rests nothing more is played.
    person.program.wait_rest();
    assert_eq!(wait_turns(&person, 2), found);
}

#[test]
fn it_moves_when_it_is_told_to_and_stops_when_a_turn_is_taken_back() {
    let display = Display::start();
    let home = home_of_a_thinker();
    let mut person = Person::start(&display, &home);
    begin(&mut person);
    let at = person.at(FIRST);
    person.program.click(at.x, at.y);
    wait_turns(&person, 1);
    person.program.keys(&["ctrl+z"]);
    wait_turns(&person, 0);
    person.program.settle();
    person.program.click(at.x, at.y);
    wait_turns(&person, 1);
    person.program.keys(&["m"]);
    wait_turns(&person, 2);
    person.program.settle();
}

#[test]
fn leaving_while_it_thinks_ends_the_program_and_keeps_the_game() {
    let display = Display::start();
    let home = home_of_a_thinker();
    let mut person = Person::start(&display, &home);
    begin(&mut person);
    let at = person.at(FIRST);
    person.program.click(at.x, at.y);
    wait_turns(&person, 1);
    person.program.keys(&["ctrl+q"]);
    let status = person.program.wait_end(LEAVING);
    assert!(status.success(), "{status}");
    assert_eq!(wait_turns(&person, 1), [FIRST]);
    drop(person);
    let person = Person::start(&display, &home);
    assert_eq!(wait_turns(&person, 1), [FIRST]);
    let found = person.kept();
    let players = &found[0].header().players;
    assert_eq!(players[Side::Second].computer, Strength::new(8));
}
