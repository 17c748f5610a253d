//! The list of openings, their names beside the board, and the openings of the form.

use egui::{Key, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tavola::{
    app::{Action, Command, FormEdit, Opening, Screen},
    catalog::GameId,
    lang::Language,
    openings,
};

use crate::ui::{Window, apply, click, click_role, focused, model, press, usual, window};

fn list() -> Window {
    let mut window = usual();
    apply(&mut window, Action::Run(Command::Openings));
    window
}

fn turns(window: &Window) -> usize {
    let play = model(window).play.as_ref().expect("a game");
    play.table.record().line().len()
}

fn write(window: &mut Window, words: &str) {
    window.get_by_label("Name or turns").type_text(words);
    window.run();
}

#[test]
fn an_opening_is_found_and_played_by_keys() {
    let mut window = list();
    assert_eq!(focused(&window).as_deref(), Some("Name or turns"));
    let all = openings::all().len();
    window.get_by_label(&format!("{all} of {all} openings"));
    write(&mut window, "mimura");
    window.get_by_label("Mimura, 1. f5 d6 2. c5 f4 3. e3 d3");
    press(&mut window, Key::ArrowDown);
    press(&mut window, Key::ArrowUp);
    press(&mut window, Key::ArrowDown);
    press(&mut window, Key::Enter);
    assert_eq!(model(&window).screen, Screen::NewGame);
    assert!(model(&window).dialog.is_none());
    window.get_by_label("Mimura Variation II");
    press(&mut window, Key::Enter);
    assert_eq!(model(&window).screen, Screen::Play);
    assert_eq!(turns(&window), 13);
    window.get_by_label("Opening: Mimura Variation II");
}

#[test]
fn an_opening_is_chosen_by_a_click_and_shown() {
    let mut window = list();
    write(&mut window, "f5 f6 e6 f4 g4");
    click(&mut window, "Raccoon Dog, 1. f5 f6 2. e6 f4 3. g4");
    window.get_by_label("The position after the opening Raccoon Dog");
    window.get_by_label("Also Peccerillo");
    window.get_by_label("5 turns");
    click(&mut window, "Study it");
    assert_eq!(model(&window).screen, Screen::Play);
    assert!(model(&window).study.analysis.is_some());
    assert_eq!(turns(&window), 5);
    apply(&mut window, Action::Run(Command::Analyse));
}

#[test]
fn what_is_found_is_in_sight_wherever_the_list_was() {
    let mut window = list();
    for _ in 0..20 {
        press(&mut window, Key::PageDown);
    }
    write(&mut window, "tiger");
    window.get_by_label("Tiger, 1. f5 d6 2. c3 d3 3. c4");
    window.get_by_label("The position after the opening Tiger");
}

#[test]
fn words_that_fit_nothing_are_told_of() {
    let mut window = list();
    write(&mut window, "no such opening");
    window.get_by_label("No opening has this name or begins with these turns.");
    assert!(window.query_by_label("Play from here").is_none());
    press(&mut window, Key::Enter);
    assert!(model(&window).dialog.is_some());
    press(&mut window, Key::Escape);
    assert!(model(&window).dialog.is_none());
}

#[test]
fn enter_on_close_only_closes() {
    let mut window = list();
    let close = window
        .get_all_by_role_and_label(Role::Button, "Close")
        .last();
    close.expect("a button beside the cross").focus();
    window.run();
    press(&mut window, Key::Enter);
    assert!(model(&window).dialog.is_none());
    assert_eq!(model(&window).screen, Screen::Home);
}

#[test]
fn the_name_on_the_board_leads_to_the_list() {
    let mut window = usual();
    apply(&mut window, Action::AskNewGame(GameId::Reversi));
    apply(&mut window, Action::StartGame);
    assert!(window.query_by_label_contains("Opening: ").is_none());
    for turn in ["f5", "d6", "c3", "d3", "c4"] {
        apply(&mut window, Action::Play(turn.to_owned()));
    }
    click(&mut window, "Opening: Tiger");
    window.get_by_label("Tiger, 1. f5 d6 2. c3 d3 3. c4");
    window.get_by_label("The position after the opening Tiger");
    press(&mut window, Key::Escape);
    apply(&mut window, Action::Run(Command::First));
    assert!(window.query_by_label("Opening: Tiger").is_none());
}

#[test]
fn a_balanced_start_is_chosen_in_the_form() {
    let mut window = usual();
    apply(&mut window, Action::AskNewGame(GameId::Reversi));
    let plain = model(&window).form.scene().expect("a start");
    click(&mut window, "Opening: Balanced");
    let first = model(&window).form.scene().expect("a start");
    assert_eq!(first.tokens().count(), 12);
    assert_ne!(first, plain);
    let mut drawn = vec![first];
    for _ in 0..4 {
        click(&mut window, "Draw another");
        drawn.push(model(&window).form.scene().expect("a start"));
    }
    assert!(drawn.iter().any(|scene| *scene != first));
    click(&mut window, "Start the game");
    assert_eq!(turns(&window), 8);
}

#[test]
fn the_form_leads_to_the_list_and_back() {
    let mut window = usual();
    apply(&mut window, Action::AskNewGame(GameId::Reversi));
    click(&mut window, "Opening: From the list");
    press(&mut window, Key::Escape);
    assert_eq!(model(&window).form.opening, Opening::Usual);
    click(&mut window, "Opening: From the list");
    write(&mut window, "rose");
    click_role(&mut window, Role::Button, "Play from here");
    assert!(matches!(model(&window).form.opening, Opening::Line(_)));
    click(&mut window, "Choose from the list…");
    let chosen = model(&window).form.opening.turns();
    assert!(model(&window).dialog.is_some());
    press(&mut window, Key::Escape);
    assert_eq!(model(&window).form.opening.turns(), chosen);
    click(&mut window, "Opening: Usual");
    assert_eq!(model(&window).form.opening, Opening::Usual);
    apply(&mut window, Action::AskNewGame(GameId::Coerceo));
    assert!(window.query_by_label("Opening: Usual").is_none());
}

#[test]
fn list_and_form_fit_in_every_language_and_size() {
    for language in [Language::En, Language::Fi, Language::Nb, Language::El] {
        for size in [[1280.0, 800.0], [640.0, 480.0], [420.0, 640.0]] {
            let mut window = window(size, language);
            apply(&mut window, Action::Run(Command::Openings));
            let lang = model(&window).lang.clone();
            let inside = |window: &Window, key: &str| {
                let text = lang.text(key);
                let rect = window.get_by_role_and_label(Role::Button, &text).rect();
                assert!(
                    0.0 <= rect.left() && rect.right() <= size[0],
                    "{key} {size:?}"
                );
                assert!(
                    0.0 <= rect.top() && rect.bottom() <= size[1],
                    "{key} {size:?}"
                );
            };
            inside(&window, "dialog-openings-study");
            inside(&window, "dialog-openings-play");
            press(&mut window, Key::Escape);
            apply(&mut window, Action::PlayFromOpening(0));
            window.get_by_label(openings::all()[0].name);
        }
    }
}

#[test]
fn the_turn_list_tells_where_names_begin_in_every_language() {
    for language in Language::ALL {
        for size in [[480.0, 360.0], [900.0, 600.0], [1280.0, 800.0]] {
            let mut window = window(size, language);
            apply(&mut window, Action::AskNewGame(GameId::Reversi));
            apply(&mut window, Action::StartGame);
            for turn in ["f5", "d6", "c3", "d3", "c4"] {
                apply(&mut window, Action::Play(turn.to_owned()));
            }
            let lang = model(&window).lang.clone();
            let called = |name: &str| lang.format("play-opening", &[("name", name.into())]);
            for (number, turn, name) in [(1, "d6", "Perpendicular Opening"), (3, "c4", "Tiger")] {
                let (begin, end) = (format!("{number}. "), format!(" {turn}, {}", called(name)));
                let cells: Vec<_> = window
                    .root()
                    .children_recursive()
                    .filter(|node| {
                        let label = node.accesskit_node().label().unwrap_or_default();
                        label.starts_with(&begin) && label.ends_with(&end)
                    })
                    .collect();
                assert_eq!(cells.len(), 1, "{end} in {size:?}");
                let rect = cells[0].rect();
                assert!(0.0 <= rect.left() && rect.right() <= size[0], "{rect:?}");
            }
            // The name of the opening on the board stands above the list too.
            window.get_by_label(&called("Tiger"));
        }
    }
}

#[test]
fn turns_given_by_chance_are_told_from_others() {
    let mut window = usual();
    apply(&mut window, Action::AskNewGame(GameId::Reversi));
    apply(
        &mut window,
        Action::Form(FormEdit::Opening(Opening::Balanced(0))),
    );
    apply(&mut window, Action::StartGame);
    let play = model(&window).play.as_ref().expect("a game");
    let turn = play.table.choices()[0].text.clone();
    apply(&mut window, Action::Play(turn));
    let given = window.root().children_recursive().filter(|node| {
        let label = node.accesskit_node().label().unwrap_or_default();
        label.contains(", given by chance")
    });
    assert_eq!(given.count(), 8);
}
