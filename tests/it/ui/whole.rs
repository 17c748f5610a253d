//! Whole games, from the form to the result, by what a screen reader calls sites and buttons.

use std::{fs, path::Path};

use egui::{Key, Role, accesskit::Toggled};
use egui_kittest::{
    Node,
    kittest::{NodeT as _, Queryable as _, by},
};
use serde_json::Value;
use tavola::{app::Screen, catalog::GameId};

use crate::ui::{Window, click, form::choose, model, press, usual};

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(name);
    fs::read_to_string(path).expect("the golden file is there")
}

fn golden_game(game: GameId, id: &Value) -> Value {
    let text = read(&format!("{}.json", game.slug()));
    let golden: Value = serde_json::from_str(&text).expect("the golden file is JSON");
    let games = golden["games"].as_array().expect("a list of games");
    let found = games.iter().find(|found| found["id"] == *id);
    found.expect("a game of this name").clone()
}

/// The cell of a turn in the list, whatever else it tells.
fn cell<'a>(window: &'a Window, turn: &'a str) -> Node<'a> {
    let is_cell = move |label: &str| {
        let more = label.strip_prefix(turn);
        more.is_some_and(|more| more.is_empty() || more.starts_with(','))
    };
    window.get(by().predicate(move |node| node.label().is_some_and(|label| is_cell(&label))))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

/// The form of a game, opened from Home, with these rules.
fn form_of(game: &str, rules: &[(&str, &str)]) -> Window {
    let mut window = usual();
    click(&mut window, &format!("Play {game}"));
    for (key, value) in rules {
        choose(&mut window, key, value);
    }
    window
}

fn write_position(window: &mut Window, line: &str) {
    click(window, "Start from a position");
    let field = || by().role(Role::TextInput).label("Position line");
    window.get(field()).scroll_to_me();
    window.run();
    window.get(field()).focus();
    window.run();
    window.get(field()).type_text(line);
    window.run();
}

/// Points at the sites of a turn, one after the other.
fn point(window: &mut Window, turn: &str) {
    let play = model(window).play.as_ref().expect("a game is on the table");
    let choices = play.table.choices();
    let choice = choices.iter().find(|choice| choice.text == turn);
    let choice = choice.unwrap_or_else(|| panic!("{turn} in {}", play.table.position()));
    let purse = play.table.purse().map(|purse| purse.site);
    let named = |&site| (purse != Some(site)).then(|| play.table.site_name(site));
    let path: Vec<Option<String>> = choice.path.iter().map(named).collect();
    for name in path {
        let wanted = match &name {
            Some(name) => format!("{name}, "),
            None => "Exchange ".to_owned(),
        };
        let begins = |label: String| label.starts_with(&wanted);
        let node = by().role(Role::Button);
        let node = node.predicate(|node| node.label().is_some_and(begins));
        window.get(node).click();
        window.run();
    }
}

/// Plays turns from the form on, and looks at the result and at the list of the turns. A turn has
/// its side and its notation with what it brings about; passes are the program's.
fn check(mut window: Window, turns: &[(&str, String)], heading: &str, reason: &str) {
    click(&mut window, "Start the game");
    assert_eq!(model(&window).screen, Screen::Play);
    for (_, turn) in turns.iter().filter(|(_, turn)| turn != "pass") {
        assert!(window.query_by_label(heading).is_none(), "before {turn}");
        let bare = turn.split(['+', '~', 'x', '#']).next().expect("a turn");
        let is_coerceo = model(&window).form.game == GameId::Coerceo;
        point(&mut window, if is_coerceo { bare } else { turn });
    }
    let has_result = |window: &Window| {
        let told = window.query_all(by().label_contains(reason));
        window.query_by_label(heading).is_some() && told.count() != 0
    };
    assert!(has_result(&window), "{heading} {reason}");

    press(&mut window, Key::Home);
    assert!(window.query_by_label(heading).is_none(), "the start");
    let sides = model(&window).form.game.sides();
    let mut number = 0;
    let mut names = Vec::new();
    for (index, (side, turn)) in turns.iter().enumerate() {
        let is_first = side.to_lowercase() == sides[0];
        number += i32::from(is_first || number == 0);
        names.push(format!("{number}. {side} {turn}"));
        if turns.get(index + 1).is_some_and(|(_, turn)| turn == "pass") {
            continue;
        }
        press(&mut window, Key::PageDown);
        let last = names.pop().expect("just added");
        for name in names.drain(..) {
            cell(&window, &name);
        }
        let here = cell(&window, &last);
        let toggled = here.accesskit_node().toggled();
        assert_eq!(toggled, Some(Toggled::True), "{side} {turn}");
    }
    assert!(has_result(&window), "at the end again");
    click(&mut window, "Another game");
    assert_eq!(model(&window).screen, Screen::Play);
    assert!(window.query_by_label(heading).is_none(), "another game");
}

#[test]
fn coerceo_to_the_last_piece() {
    let game = golden_game(GameId::Coerceo, &"ocius-2-3053".into());
    let words = |value: &Value, sign: &str, but: &str| -> String {
        let words = text(value).split(' ').filter(|word| !word.is_empty());
        let others = words.filter(|&word| word != but);
        others.map(|word| format!("{sign}{word}")).collect()
    };
    let moves = list(&game["moves"]);
    let mut turns = Vec::new();
    for (index, (turn, ply)) in moves.iter().zip(list(&game["plies"])).enumerate() {
        let side = ["White", "Black"][index % 2];
        let turn = text(turn);
        let (sign, taken) = match turn.strip_prefix('*') {
            Some(taken) => ("~", taken),
            None => ("+", ""),
        };
        let (tiles, pieces) = (words(&ply[5], sign, ""), words(&ply[6], "x", taken));
        let end = if index + 1 < moves.len() { "" } else { "#" };
        turns.push((side, format!("{turn}{tiles}{pieces}{end}")));
    }
    for sign in ["*", "+", "x"] {
        assert!(turns.iter().any(|(_, turn)| turn.contains(sign)), "{sign}");
    }
    let window = form_of("Coerceo", &[("start", "ocius")]);
    check(
        window,
        &turns,
        "Black wins",
        "Black wins: White has no pieces left.",
    );
}

/// A game of the corpus of saves.
fn saved_turns(name: &str) -> Vec<(&'static str, String)> {
    let save = read(&format!("saves/{name}.tavola.ron"));
    let turns = save.lines().filter_map(|line| {
        let (_, rest) = line.split_once("turn: \"")?;
        Some(rest.split_once('"')?.0.to_owned())
    });
    let sides = ["Black", "White"].into_iter().cycle();
    sides.zip(turns).collect()
}

#[test]
fn reversi_with_passes() {
    let turns = saved_turns("v1-reversi-passes");
    assert_eq!(turns.iter().filter(|(_, turn)| turn == "pass").count(), 3);
    let window = form_of("Reversi", &[("size", "4")]);
    check(window, &turns, "White wins", "White wins with more discs.");
}

#[test]
fn reversi_to_the_last_square() {
    let turns = saved_turns("v1-reversi-to-the-end");
    assert_eq!(turns.len(), 60);
    let window = form_of("Reversi", &[]);
    check(window, &turns, "White wins", "36 discs to 28.");
}

#[test]
fn deblockle_to_the_goal() {
    let game = golden_game(GameId::Deblockle, &40.into());
    let plies = list(&game["plies"]);
    let sides = ["Blue", "Gold"].into_iter().cycle();
    let turns = plies.iter().map(|ply| text(&ply[0]).to_owned());
    let turns: Vec<_> = sides.zip(turns).collect();
    let mut window = form_of("Deblockle", &[("slider", text(&game["rules"]))]);
    write_position(&mut window, text(&game["start"]));
    check(
        window,
        &turns,
        "Gold wins",
        "Gold wins: all its blocks are home.",
    );
}
