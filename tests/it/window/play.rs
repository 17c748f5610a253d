//! The opening turns of each game, by mouse and by keys alone.

use crate::window::{
    display::{Colour, Display},
    person::{Person, turns},
    program::{Home, kept},
};

/// A start of Deblockle without dice.
const FACES: &str = "2ph1xl2/7/2xl1cl2/7/2XL1XL2/7/2SL1LP2 g 0-0 h 0 1";

/// Light from 0 to 255.
fn light([red, green, blue]: Colour) -> u32 {
    (u32::from(red) * 3 + u32::from(green) * 6 + u32::from(blue)) / 10
}

fn choose(person: &mut Person<'_>, game: &str) {
    let name = person.lang.text(&format!("game-{game}"));
    person.press_with("home-play-game", &[("game", &name)]);
}

/// So many turns from the many there are, each with the names of its sites in order.
fn pick(person: &Person<'_>, nth: usize) -> (String, Vec<String>) {
    let play = person
        .twin
        .model()
        .play
        .as_ref()
        .expect("a game is on the table");
    let choices = play.table.choices();
    let choice = &choices[nth % choices.len()];
    let sites = choice.path.iter().map(|&site| play.table.site_name(site));
    (choice.text.clone(), sites.collect())
}

fn only_game(person: &Person<'_>) -> Vec<String> {
    let found = person.kept();
    assert_eq!(found.len(), 1, "one game is kept");
    turns(&*found[0])
}

#[test]
fn reversi_by_mouse() {
    let display = Display::start();
    let home = Home::new();
    let mut person = Person::start(&display, &home);
    choose(&mut person, "reversi");
    person.press("new-game-start");
    let before = person.program.picture();
    let (green, still) = (person.colour("f5"), person.part("b7"));
    assert!(150 < light(person.colour("e5")), "a white disc");
    person.point(&["f5"]);
    person.away();
    assert_ne!(green, person.colour("f5"), "a disc is there");
    assert!(light(person.colour("f5")) < 90, "a black disc");
    assert!(light(person.colour("e5")) < 90, "it has turned");
    assert_eq!(
        person.program.picture().difference(&before, still),
        0.0,
        "nothing else has"
    );
    person.point(&["d6", "c3", "d3", "c4"]);
    assert_eq!(only_game(&person), ["f5", "d6", "c3", "d3", "c4"]);
    // A click on a field that outflanks nothing changes nothing.
    person.point(&["a1"]);
    assert_eq!(only_game(&person).len(), 5);
    person.keys(&["ctrl+z", "ctrl+z"]);
    assert_eq!(only_game(&person), ["f5", "d6", "c3"]);
    person.keys(&["ctrl+shift+z"]);
    assert_eq!(only_game(&person), ["f5", "d6", "c3", "d3"]);
    person.keys(&["ctrl+y"]);
    person.away();
    person.program.picture().keep(&kept("reversi"));
    assert_eq!(only_game(&person).len(), 5);
}

#[test]
fn coerceo_by_mouse() {
    let display = Display::start();
    let home = Home::new();
    let mut person = Person::start(&display, &home);
    choose(&mut person, "coerceo");
    person.press("new-game-start");
    let mut expected = Vec::new();
    for nth in [7, 30, 19, 11] {
        let (text, sites) = pick(&person, nth);
        let (from, to) = (sites[0].clone(), sites[1].clone());
        person.away();
        let before = person.program.picture();
        for site in sites {
            person.click(&site);
        }
        person.away();
        let after = person.program.picture();
        for site in [from, to] {
            let difference = after.difference(&before, person.part(&site));
            assert!(
                5.0 < difference,
                "{text}: {site} looks as before ({difference})"
            );
        }
        expected.push(text);
    }
    assert_eq!(only_game(&person), expected);
    // Escape, a right click and another click let go.
    let (_, sites) = pick(&person, 0);
    let before = person.program.picture();
    person.click(&sites[0]);
    person.keys(&["Escape"]);
    person.click(&sites[0]);
    person.click(&sites[0]);
    person.away();
    assert!(
        before == person.program.picture(),
        "nothing is selected any more"
    );
    assert_eq!(only_game(&person), expected);
    person.program.picture().keep(&kept("coerceo"));
}

#[test]
fn deblockle_by_mouse() {
    let display = Display::start();
    let home = Home::new();
    let mut person = Person::start(&display, &home);
    choose(&mut person, "deblockle");
    person.press("new-game-position");
    person.press("new-game-position-name");
    person.type_text(FACES);
    person.press("new-game-start");
    let mut expected = Vec::new();
    for nth in [3, 9, 14, 20] {
        let (text, sites) = pick(&person, nth);
        for site in sites {
            person.click(&site);
        }
        expected.push(text);
    }
    person.away();
    assert_eq!(only_game(&person), expected);
    person.program.picture().keep(&kept("deblockle"));
}

#[test]
fn every_game_by_keys_alone() {
    let display = Display::start();
    for game in ["reversi", "coerceo", "deblockle"] {
        let home = Home::new();
        let mut person = Person::start(&display, &home);
        person.keys(&["ctrl+n"]);
        let name = person.lang.text(&format!("game-{game}"));
        let which = person.lang.text("new-game-which");
        person.focus(&format!("{which}: {name}"));
        person.keys(&["Return"]);
        if game == "deblockle" {
            let position = person.lang.text("new-game-position");
            person.focus(&position);
            person.keys(&["Return"]);
            let line = person.lang.text("new-game-position-name");
            person.focus(&line);
            person.type_text(FACES);
        }
        let start = person.lang.text("new-game-start");
        person.focus(&start);
        person.keys(&["Return"]);
        let mut expected = Vec::new();
        for nth in [2, 5, 1] {
            let (text, sites) = pick(&person, nth);
            let sites: Vec<_> = sites.iter().map(String::as_str).collect();
            person.walk(&sites);
            expected.push(text);
        }
        assert_eq!(only_game(&person), expected, "{game}");
        person.keys(&["ctrl+z", "Prior", "Home", "End"]);
        assert_eq!(
            person.kept()[0].record().len(),
            expected.len() + 1,
            "{game}"
        );
    }
}
