//! The list of a file of many games, by keys and by clicks.

use std::fs;

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use tavola::{
    app::{Action, Command, Dialog},
    lang::Language,
};

use crate::ui::{Window, apply, click, focused, model, press, window};

/// A window that shows the list of a file of so many games.
fn list(games: usize) -> Window {
    let mut window = window([1000.0, 700.0], Language::En);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.ggf");
    let text: String = (0..games)
        .map(|number| {
            format!("(;GM[Othello]PC[Club]PB[Anna {number}]PW[Bo]RE[+4.00]B[F5]W[D6];)\n")
        })
        .collect();
    fs::write(&path, text).expect("the folder can be written");
    window.state_mut().app.apply(Action::OpenPath(path));
    window.state_mut().app.settle();
    window.run();
    window
}

fn black(window: &Window) -> String {
    let play = model(window).play.as_ref().expect("a game");
    play.table.header().players.first.name.clone()
}

fn settle(window: &mut Window) {
    window.state_mut().app.settle();
    window.run();
}

#[test]
fn a_game_is_found_and_opened_by_keys() {
    let mut window = list(300);
    assert!(matches!(model(&window).dialog, Some(Dialog::Games)));
    window.get_by_label("Games in club.ggf");
    window.get_by_label("300 of 300 games");
    assert_eq!(
        focused(&window).as_deref(),
        Some("Player, tournament or year")
    );
    window
        .get_by_label("Player, tournament or year")
        .type_text("anna 27");
    window.run();
    settle(&mut window);
    window.get_by_label("13 of 300 games");
    press(&mut window, Key::ArrowDown);
    press(&mut window, Key::ArrowDown);
    press(&mut window, Key::Enter);
    settle(&mut window);
    assert!(model(&window).dialog.is_none());
    assert_eq!(black(&window), "Anna 227", "the third of 27 127 227 270 …");
}

#[test]
fn a_game_is_opened_by_a_click_and_the_list_comes_back() {
    let mut window = list(40);
    click(&mut window, "Game 3: Anna 2 – Bo, Club, 34–30");
    settle(&mut window);
    assert_eq!(black(&window), "Anna 2");
    apply(&mut window, Action::Run(Command::GameList));
    press(&mut window, Key::ArrowDown);
    click(&mut window, "Open game");
    settle(&mut window);
    assert_eq!(black(&window), "Anna 3", "from the one opened before");
    apply(&mut window, Action::Run(Command::GameList));
    press(&mut window, Key::Escape);
    assert!(model(&window).dialog.is_none());
}

#[test]
fn where_and_when_a_game_was_played_stands_above_it() {
    for (tags, told) in [
        ("PC[Club]DT[1998-03-07]", Some("Club · 7 March 1998")),
        ("PC[Club]", Some("Club")),
        ("DT[1998]", Some("1998")),
        ("DT[?]", None),
    ] {
        let mut window = window([900.0, 600.0], Language::En);
        let text = format!("(;GM[Othello]{tags}PB[Anna]PW[Bo]B[F5]W[D6];)");
        apply(&mut window, Action::Pasted(text));
        settle(&mut window);
        window.get_by_label("Reversi · 8 × 8");
        let shown = window.query_all_by_label_contains("98").count()
            + window.query_all_by_label_contains("Club").count();
        assert_eq!(shown == 0, told.is_none(), "{tags}");
        if let Some(told) = told {
            window.get_by_label(told);
        }
    }
}

#[test]
fn names_that_are_missing_or_damaged_are_told_of_in_the_list() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("WTH_1999.wtb");
    let write = |name: &str, bytes: &[u8]| {
        fs::write(folder.path().join(name), bytes).expect("the folder can be written");
    };
    // One game: f5 d6.
    let mut bytes = vec![20, 26, 11, 30, 1, 0, 0, 0, 0, 0, 207, 7, 0, 0, 24, 0];
    bytes.extend([1, 0, 1, 0, 2, 0, 40, 40, 56, 64]);
    bytes.resize(16 + 68, 0);
    write("WTH_1999.wtb", &bytes);
    let opened = |told: &str, others: &[&str]| {
        let mut window = window([900.0, 600.0], Language::En);
        apply(&mut window, Action::OpenPath(path.clone()));
        settle(&mut window);
        window.get_by_label_contains("#1");
        window.get_by_label_contains(told);
        for other in others {
            assert!(window.query_by_label_contains(other).is_none(), "{other}");
        }
    };
    opened("there is no .jou and no .trn file", &["WTHOR.JOU"]);
    write("WTHOR.JOU", b"no names");
    opened("WTHOR.JOU", &["there is no"]);
}

#[test]
fn only_rows_in_sight_are_made() {
    let mut window = list(5_000);
    let rows = |window: &Window| window.query_all_by_label_contains("Bo, Club").count();
    assert!((5..40).contains(&rows(&window)), "{}", rows(&window));
    window.get_by_label("Game 1: Anna 0 – Bo, Club, 34–30");
    for _ in 0..30 {
        press(&mut window, Key::PageDown);
    }
    assert!((5..40).contains(&rows(&window)), "{}", rows(&window));
    assert!(
        window
            .query_by_label("Game 1: Anna 0 – Bo, Club, 34–30")
            .is_none()
    );
    press(&mut window, Key::Enter);
    settle(&mut window);
    assert_ne!(black(&window), "Anna 0");
}

#[test]
fn a_file_that_takes_long_shows_how_far_it_is() {
    let mut window = window([1000.0, 700.0], Language::En);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.ggf");
    // So many that reading them takes many times longer than the three steps below.
    let text = "(;GM[Othello]PB[Anna]PW[Bo]B[F5];)\n".repeat(400_000);
    fs::write(&path, text).expect("the folder can be written");
    window.state_mut().app.apply(Action::OpenPath(path.clone()));
    // A step is a quarter of a second here.
    for _ in 0..3 {
        window.step();
    }
    let told = window.query_all_by_label_contains("Reading club.ggf: ");
    assert_ne!(told.count(), 0);
    click(&mut window, "Cancel");
    settle(&mut window);
    assert!(model(&window).games.is_none() && model(&window).dialog.is_none());
    let told = window.query_all_by_label_contains("Reading club.ggf: ");
    assert_eq!(told.count(), 0, "cancelled");
    window.state_mut().app.apply(Action::OpenPath(path));
    settle(&mut window);
    let told = window.query_all_by_label_contains("Reading club.ggf: ");
    assert_eq!(told.count(), 0);
    window.get_by_label("400,000 of 400,000 games");
}

#[test]
fn the_head_of_the_list_orders_it_and_nothing_found_is_told() {
    let mut window = list(12);
    window.get_by_label("No., ascending");
    click(&mut window, "Players");
    settle(&mut window);
    window.get_by_label("Players, ascending");
    let found = |window: &Window| model(window).games.as_ref().expect("a list").found.clone();
    assert_eq!(found(&window)[..4], [0, 1, 10, 11], "as texts");
    click(&mut window, "Players, ascending");
    settle(&mut window);
    window.get_by_label("Players, descending");
    assert_eq!(found(&window)[..2], [9, 8]);
    // Enter on a column orders by it and opens nothing.
    window.get_by_label("Result").focus();
    press(&mut window, Key::Enter);
    settle(&mut window);
    window.get_by_label("Result, ascending");
    assert!(model(&window).play.is_none());
    let search = window.get_by_label("Player, tournament or year");
    search.focus();
    search.type_text("nobody");
    window.run();
    settle(&mut window);
    window.get_by_label("No game in the list has all of these words.");
    assert!(window.query_by_label("Open game").is_none());
}

#[test]
fn a_file_of_positions_lists_them_as_positions() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("suite.obf");
    fs::write(&path, include_str!("../../../docs/ffo.obf")).expect("the folder can be written");
    for (language, told) in [
        (
            Language::En,
            "Position 1: Black to move, empty squares: 14, score: +18",
        ),
        (
            Language::Fi,
            "Asema 1: vuorossa Musta, tyhjiä ruutuja 14, pisteet +18",
        ),
        (
            Language::Nb,
            "Stilling 1: Svart i trekket, tomme ruter: 14, poeng: +18",
        ),
        (
            Language::El,
            "Θέση 1: σειρά: Μαύρος, κενά τετράγωνα: 14, σκορ: +18",
        ),
    ] {
        let mut window = window([900.0, 600.0], language);
        apply(&mut window, Action::OpenPath(path.clone()));
        settle(&mut window);
        window.get_by_label(told);
    }
    let mut window = window([900.0, 600.0], Language::En);
    apply(&mut window, Action::OpenPath(path));
    settle(&mut window);
    window.get_by_label("Positions in suite.obf");
    window.get_by_label("49 positions");
    let found = |window: &Window| model(window).games.as_ref().expect("a list").found.clone();
    click(&mut window, "Empty");
    settle(&mut window);
    assert_eq!(found(&window)[0], 19, "the one with 6");
    click(&mut window, "Score");
    settle(&mut window);
    click(&mut window, "Score, ascending");
    settle(&mut window);
    assert_eq!(found(&window)[0], 38, "the one that is won by 64");
    click(&mut window, "To move");
    settle(&mut window);
    let second = found(&window)[1] as usize;
    press(&mut window, Key::ArrowDown);
    press(&mut window, Key::Enter);
    settle(&mut window);
    assert!(model(&window).dialog.is_none());
    let suite = include_str!("../../../docs/ffo.obf");
    let line = suite.lines().nth(second).expect("a line for each");
    let play = model(&window).play.as_ref().expect("a position");
    assert_eq!(
        play.table.position(),
        line.split(';').next().unwrap_or_default()
    );
}

#[test]
fn enter_on_the_button_that_closes_the_list_opens_no_game() {
    let mut window = list(3);
    let close = window.get_all_by_label("Close").last().expect("a button");
    close.focus();
    window.run();
    press(&mut window, Key::Enter);
    settle(&mut window);
    assert!(model(&window).dialog.is_none() && model(&window).play.is_none());
}
