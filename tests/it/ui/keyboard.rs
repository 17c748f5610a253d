//! The window without a mouse.

use std::collections::BTreeSet;

use egui::{Key, Modifiers};
use tavola::{
    app::{Action, FormEdit, Screen},
    catalog::GameId,
    record::Strength,
    rules::Side,
};

use crate::ui::{Window, apply, click, focused, go_to, model, press, press_with, usual};

/// What Tab visits until it comes round.
fn walk(window: &mut Window, modifiers: Modifiers) -> Vec<String> {
    let mut seen: Vec<String> = Vec::new();
    for _ in 0..200 {
        press_with(window, modifiers, Key::Tab);
        let name = focused(window).expect("Tab always goes somewhere");
        if seen.first() == Some(&name) {
            return seen;
        }
        seen.push(name);
    }
    panic!("Tab never comes round: {seen:?}");
}

#[test]
fn tab_visits_everything_once_and_shift_tab_goes_back() {
    for game in [None, Some(GameId::Coerceo), Some(GameId::Deblockle)] {
        let mut window = usual();
        if let Some(game) = game {
            apply(&mut window, Action::AskNewGame(game));
        }
        let there = walk(&mut window, Modifiers::NONE);
        let once: BTreeSet<&String> = there.iter().collect();
        assert_eq!(once.len(), there.len(), "{there:?}");
        for wanted in match game {
            None => &[
                "Game",
                "Help",
                "Play Coerceo",
                "Rules of Deblockle",
                "Open a file…",
            ][..],
            Some(_) => &[
                "Game",
                "Change sides",
                "Start from a position",
                "Back",
                "Start the game",
            ],
        } {
            assert!(
                once.contains(&(*wanted).to_owned()),
                "{wanted} not in {there:?}"
            );
        }
        let back = walk(&mut window, Modifiers::SHIFT);
        assert_eq!(back.iter().collect::<BTreeSet<_>>(), once);
    }
}

#[test]
fn a_menu_is_opened_walked_and_left_by_keys() {
    let mut window = usual();
    go_to(&mut window, Key::Tab, "Game");
    press(&mut window, Key::Enter);
    press(&mut window, Key::ArrowDown);
    press(&mut window, Key::ArrowDown);
    let here = focused(&window);
    assert_eq!(
        here.as_deref(),
        Some("Open…"),
        "what cannot be done is passed over"
    );
    press(&mut window, Key::Escape);
    assert!(model(&window).dialog.is_none());
    press(&mut window, Key::Enter);
    go_to(&mut window, Key::ArrowDown, "Settings…");
    press(&mut window, Key::Enter);
    assert!(matches!(
        model(&window).dialog,
        Some(tavola::app::Dialog::Settings)
    ));
}

#[test]
fn a_level_is_chosen_by_keys_alone_and_enter_opens_the_list_again() {
    let mut window = usual();
    apply(&mut window, Action::AskNewGame(GameId::Reversi));
    let level = |number| Strength::new(number);
    let edit = FormEdit::Computer(Side::Second, level(3));
    apply(&mut window, Action::Form(edit));
    let chosen = |window: &Window| model(window).form.computers.second;
    for number in [4, 5] {
        if number == 4 {
            go_to(&mut window, Key::Tab, "Level of the computer: White");
        }
        press(&mut window, Key::Enter);
        assert_eq!(chosen(&window), level(number - 1));
        press(&mut window, Key::ArrowDown);
        press(&mut window, Key::Enter);
        assert_eq!(chosen(&window), level(number));
        assert_eq!(model(&window).screen, Screen::NewGame);
    }
}

#[test]
fn enter_presses_what_is_in_focus() {
    let mut window = usual();
    go_to(&mut window, Key::Tab, "Play Deblockle");
    press(&mut window, Key::Enter);
    assert_eq!(model(&window).form.game, GameId::Deblockle);
}

#[test]
fn enter_hands_over_at_the_board_and_presses_a_button_elsewhere() {
    let mut window = usual();
    apply(&mut window, Action::AskNewGame(GameId::Reversi));
    let by_hand = FormEdit::Option("flip", "hand".to_owned());
    apply(&mut window, Action::Form(by_hand));
    apply(&mut window, Action::StartGame);
    let turns = |window: &Window| {
        let play = model(window).play.as_ref().expect("a game is on the table");
        play.table.record().len() - 1
    };
    click(&mut window, "f5, empty, can be chosen");
    press(&mut window, Key::Enter);
    assert_eq!(turns(&window), 1, "the board has the keyboard");
    click(&mut window, "f4, empty, can be chosen");
    go_to(&mut window, Key::Tab, "Resign");
    press(&mut window, Key::Enter);
    assert_eq!(turns(&window), 1, "the button has it");
    assert!(matches!(
        model(&window).dialog,
        Some(tavola::app::Dialog::Resign { .. })
    ));
    press(&mut window, Key::Escape);
    go_to(&mut window, Key::Tab, "Hand over the turn");
    press(&mut window, Key::Enter);
    assert_eq!(turns(&window), 2);
}

#[test]
fn a_held_key_steps_on_but_switches_once() {
    let mut window = usual();
    apply(&mut window, Action::AskNewGame(GameId::Reversi));
    apply(&mut window, Action::StartGame);
    for turn in ["f5", "d6", "c3", "d3"] {
        apply(&mut window, Action::Play(turn.to_owned()));
    }
    let mut hold = |key: Key| {
        for _ in 0..3 {
            window.key_down(key);
            window.run();
        }
        window.key_up(key);
        window.run();
        let play = model(&window).play.as_ref().expect("a game");
        let record = play.table.record();
        (model(&window).flipped, record.path(record.here()).len())
    };
    assert_eq!(hold(Key::F), (true, 4));
    assert_eq!(hold(Key::PageUp), (true, 1));
    assert_eq!(hold(Key::F), (false, 1));
}
