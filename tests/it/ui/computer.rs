//! Computer players by accessible names: chosen in the form and in a running game, seen at work,
//! hurried, paused.

use egui::Role;
use egui_kittest::kittest::Queryable as _;
use tavola::{
    app::{Action, Command, FormEdit},
    catalog::GameId,
    lang::Language,
    record::Strength,
    rules::Side,
};

use crate::ui::{Window, apply, click, click_role, model, usual, window};

fn turns(window: &Window) -> usize {
    let play = model(window).play.as_ref().expect("a game is on the table");
    let record = play.table.record();
    record.path(record.here()).len()
}

/// Lets the computer have its answer, and time pass until it is played and shown.
fn let_answer(window: &mut Window, expected: usize) {
    for _ in 0..60 {
        window.state_mut().app.await_computer();
        window.run_steps(1);
        if turns(window) == expected {
            return;
        }
    }
    panic!("no answer was played");
}

fn choose_level(window: &mut Window, side: &str, level: &str) {
    click(window, &format!("{side} is played by: A computer"));
    click_role(
        window,
        Role::ComboBox,
        &format!("Level of the computer: {side}"),
    );
    click_role(window, Role::ListBoxOption, level);
}

fn shows(window: &Window, text: &str) -> bool {
    window.query_all_by_label_contains(text).next().is_some()
        || window.query_all_by_value(text).next().is_some()
}

#[test]
fn a_computer_is_chosen_in_the_form_and_answers() {
    let mut window = usual();
    click(&mut window, "Play Reversi");
    choose_level(&mut window, "White", "2 · Beginner");
    let form = &model(&window).form;
    assert_eq!(form.computers[Side::Second], Strength::new(2));
    assert_eq!(form.computers[Side::First], None);
    assert!(shows(&window, "ahead"), "a sentence about the level");
    click(&mut window, "Start the game");
    assert!(shows(&window, "Level 2 · Beginner"));
    let site = window.get_by_label_contains("f5, empty");
    site.click();
    window.run_steps(2);
    assert!(shows(&window, "The computer is thinking"));
    assert!(window.query_by_label("Move now").is_some());
    let_answer(&mut window, 2);
    window.run_steps(8);
    assert!(!shows(&window, "The computer is thinking"));
    assert!(shows(&window, "Black to move"));
    assert!(
        window
            .query_all_by_label_contains("last turn")
            .next()
            .is_some(),
        "its turn stays marked"
    );
}

#[test]
fn it_is_paused_and_goes_on_by_the_buttons_of_its_card() {
    let mut window = usual();
    let mut settings = model(&window).settings.clone();
    settings.computer_wait_secs = 60.0;
    apply(&mut window, Action::SetSettings(Box::new(settings)));
    apply(&mut window, Action::AskNewGame(GameId::Coerceo));
    let edit = FormEdit::Computer(Side::First, Strength::new(1));
    apply(&mut window, Action::Form(edit));
    window.state_mut().app.apply(Action::StartGame);
    window.run_steps(1);
    window.get_by_label("Pause the computer").click();
    window.run_steps(2);
    assert!(shows(&window, "Paused"));
    assert_eq!(turns(&window), 0);
    window.run_steps(10);
    assert_eq!(turns(&window), 0);
    window.get_by_label("Let the computer play").click();
    window.run_steps(2);
    window.get_by_label("Move now").click();
    let_answer(&mut window, 1);
}

#[test]
fn players_change_in_the_midst_of_a_game() {
    let mut window = usual();
    apply(&mut window, Action::AskNewGame(GameId::Coerceo));
    apply(&mut window, Action::StartGame);
    apply(&mut window, Action::Run(Command::Players));
    choose_level(&mut window, "White", "1 · First steps");
    let play = model(&window).play.as_ref().expect("a game");
    assert_eq!(play.computer(Side::First), Strength::new(1));
    click(&mut window, "Done");
    let_answer(&mut window, 1);
    apply(&mut window, Action::Run(Command::Players));
    click(&mut window, "White is played by: A person");
    let play = model(&window).play.as_ref().expect("a game");
    assert!(!play.has_computer());
}

#[test]
fn an_offer_to_a_computer_is_asked_in_other_words() {
    let mut window = usual();
    apply(&mut window, Action::AskNewGame(GameId::Coerceo));
    let edit = FormEdit::Computer(Side::Second, Strength::new(1));
    apply(&mut window, Action::Form(edit));
    apply(&mut window, Action::StartGame);
    apply(&mut window, Action::Run(Command::OfferDraw));
    assert!(window.query_by_label("Both agree").is_none());
    click(&mut window, "Offer a draw");
    for _ in 0..4 {
        window.state_mut().app.await_computer();
        window.run_steps(1);
    }
    assert!(shows(&window, "declines the draw"));
}

#[test]
fn cards_and_form_fit_in_every_language() {
    for language in Language::ALL {
        for size in [[480.0, 360.0], [900.0, 640.0], [1280.0, 800.0]] {
            let mut window = window(size, language);
            let lang = model(&window).lang.clone();
            apply(&mut window, Action::AskNewGame(GameId::Deblockle));
            for side in Side::BOTH {
                for number in 1..=8 {
                    let edit = FormEdit::Computer(side, Strength::new(number));
                    apply(&mut window, Action::Form(edit));
                }
            }
            for node in window.query_all_by_label(&lang.text("seat-computer")) {
                let rect = node.rect();
                assert!(0.0 <= rect.left() && rect.right() <= size[0], "{rect:?}");
            }
            window.state_mut().app.apply(Action::StartGame);
            window.run_steps(2);
            let names = ["command-move-now", "command-pause-computer"].map(|key| lang.text(key));
            for name in names {
                let mut found = 0;
                for node in window.query_all_by_label(&name) {
                    let rect = node.rect();
                    found += 1;
                    assert!(
                        0.0 <= rect.left() && rect.right() <= size[0] + 0.5,
                        "{name} {rect:?} in {size:?}"
                    );
                }
                assert_eq!(found, 2, "{name}: a button on each card");
            }
            apply(&mut window, Action::Run(Command::PauseComputer));
            apply(&mut window, Action::Run(Command::Players));
            let done = window.get_by_label(&lang.text("dialog-done")).rect();
            assert!(done.bottom() <= size[1] && done.right() <= size[0]);
        }
    }
}
