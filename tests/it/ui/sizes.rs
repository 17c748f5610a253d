//! Every screen in every language, large and small: nothing without a glyph, nothing outside the
//! window, no panic.

use egui_kittest::kittest::Queryable as _;
use tavola::{
    app::{Action, Command, FormEdit, Purpose},
    catalog::GameId,
    lang::Language,
};

use crate::ui::{Window, apply, model, window};

const SIZES: [[f32; 2]; 3] = [[480.0, 360.0], [900.0, 640.0], [1280.0, 800.0]];

fn each(check: impl Fn(Window, [f32; 2], Language)) {
    for size in SIZES {
        for language in Language::ALL {
            check(window(size, language), size, language);
        }
    }
}

/// The named thing lies in the window.
fn is_inside(window: &Window, name: &str, [width, height]: [f32; 2]) {
    let rect = window.get_by_label(name).rect();
    let inside = 0.0 <= rect.left() && rect.right() <= width + 0.5;
    let inside = inside && 0.0 <= rect.top() && rect.bottom() <= height + 0.5;
    assert!(inside, "{name} at {rect:?} in {width}×{height}");
}

#[test]
fn home_fits() {
    each(|mut window, size, _| {
        let lang = model(&window).lang.clone();
        let name = lang.format("home-play-game", &[("game", "Coerceo".into())]);
        is_inside(&window, &name, size);
        window.get_by_label(&lang.text("home-open")).scroll_to_me();
        window.run();
        is_inside(&window, &lang.text("home-open"), size);
    });
}

#[test]
fn the_form_fits_with_every_rule_in_sight() {
    each(|mut window, size, _| {
        let lang = model(&window).lang.clone();
        for game in GameId::ALL {
            apply(&mut window, Action::AskNewGame(game));
            is_inside(&window, &lang.text("new-game-start"), size);
            is_inside(&window, &lang.text("new-game-back"), size);
            for spec in game.specs() {
                let name = lang.text(&format!("{}-option-{}", game.slug(), spec.key));
                for node in window.query_all_by_label(&name) {
                    let rect = node.rect();
                    assert!(
                        0.0 <= rect.left() && rect.right() <= size[0],
                        "{} {rect:?}",
                        spec.key
                    );
                }
            }
        }
        apply(
            &mut window,
            Action::Form(FormEdit::Position("nonsense".to_owned())),
        );
        is_inside(&window, &lang.text("new-game-start"), size);
    });
}

#[test]
fn the_buttons_below_a_player_fit_beside_a_review() {
    for language in Language::ALL {
        let mut window = window([900.0, 600.0], language);
        apply(&mut window, Action::AskNewGame(GameId::Reversi));
        apply(&mut window, Action::StartGame);
        let lang = model(&window).lang.clone();
        let names = ["command-hint", "play-draw", "play-resign"].map(|key| lang.text(key));
        let edge = |window: &Window| {
            let rects = names.clone().map(|name| window.get_by_label(&name).rect());
            assert!(rects[1].left() - rects[0].right() < 9.0, "{rects:?}");
            assert_eq!(rects[0].top(), rects[2].top(), "one row: {rects:?}");
            rects[2].right()
        };
        let before = edge(&window);
        assert!(before <= 900.0 - 16.0, "{language:?}: {before}");
        let play = model(&window).play.as_ref().expect("a game");
        let turn = play.table.choices()[0].path[0];
        apply(&mut window, Action::Pick(turn));
        apply(&mut window, Action::Run(Command::Review));
        window.run_steps(4);
        let beside = edge(&window);
        assert!(beside <= 900.0 - 16.0, "{language:?}: {beside}");
    }
}

#[test]
fn dialogs_fit() {
    each(|mut window, size, _| {
        let lang = model(&window).lang.clone();
        for command in [
            Command::Settings,
            Command::Shortcuts,
            Command::About,
            Command::Rules,
        ] {
            apply(&mut window, Action::Run(command));
            let close = match command {
                Command::Settings => "dialog-done",
                _ => "dialog-close",
            };
            for node in window.get_all_by_label(&lang.text(close)) {
                let rect = node.rect();
                assert!(
                    rect.right() <= size[0] && rect.bottom() <= size[1],
                    "{command:?} {rect:?}"
                );
            }
            apply(&mut window, Action::Answer(tavola::app::Answer::Cancel));
        }
        apply(&mut window, Action::NoFileDialog(Purpose::Save));
        is_inside(&window, &lang.text("dialog-path-name"), size);
        is_inside(&window, &lang.text("dialog-cancel"), size);
        apply(&mut window, Action::Answer(tavola::app::Answer::Cancel));
        apply(&mut window, Action::AskNewGame(GameId::Coerceo));
        apply(&mut window, Action::StartGame);
        apply(&mut window, Action::Run(Command::Resign));
        is_inside(&window, &lang.text("dialog-resign-cancel"), size);
    });
}

#[test]
fn menus_fit() {
    each(|mut window, size, _| {
        let lang = model(&window).lang.clone();
        for menu in tavola::app::Menu::ALL {
            window.get_by_label(&lang.text(menu.text())).click();
            window.run();
            let first = menu.rows().next().expect("a menu has rows");
            let rect = window
                .get_all_by_label(&lang.text(first.text))
                .last()
                .expect("open")
                .rect();
            assert!(
                rect.right() <= size[0] + 0.5 && rect.bottom() <= size[1],
                "{menu:?} {rect:?}"
            );
            window.key_press(egui::Key::Escape);
            window.run();
        }
    });
}

#[test]
fn the_board_keeps_its_size_from_the_start_of_a_finished_game_to_its_end() {
    each(|mut window, _, _| {
        let lang = model(&window).lang.clone();
        // The shortest game there is: Black takes the last white disc.
        apply(&mut window, Action::Pasted("e6f4e3f6g5d6e7f5c5".to_owned()));
        window.state_mut().app.settle();
        window.run();
        let corner = |window: &Window| window.get_by_label_contains("a1, ").rect();
        let side = lang.text("side-black");
        let won = lang.format("play-won", &[("player", side.into())]);
        let later = lang.format("play-result-later", &[("result", won.clone().into())]);
        apply(&mut window, Action::Run(Command::Last));
        let at_end = corner(&window);
        window.get_by_label(&won);
        apply(&mut window, Action::Run(Command::Previous));
        window.get_by_label(&later);
        assert_eq!(corner(&window), at_end);
        apply(&mut window, Action::Run(Command::First));
        window.get_by_label(&later);
        assert_eq!(corner(&window), at_end);
        // Another turn begins a line that has no end yet.
        apply(&mut window, Action::Play("d3".to_owned()));
        assert!(window.query_by_label(&later).is_none());
    });
}
