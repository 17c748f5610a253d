//! Every dialog by keys: what has the focus, what Enter and Esc do, and that the keyboard stays in.

use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::Queryable as _;
use tavola::{
    app::{Action, Answer, Command, Dialog, Purpose, Screen},
    catalog::GameId,
    lang::Language,
    store,
};

use crate::ui::{Window, apply, click, click_role, focused, model, press, press_with, usual};

fn game() -> Window {
    let mut window = usual();
    apply(&mut window, Action::AskNewGame(GameId::Reversi));
    apply(&mut window, Action::StartGame);
    apply(&mut window, Action::Play("f5".to_owned()));
    window
}

fn ask(window: &mut Window, command: Command) {
    apply(window, Action::Run(command));
    assert!(model(window).dialog.is_some(), "{command:?} asks nothing");
}

#[test]
fn resigning_is_confirmed_and_enter_alone_does_not_resign() {
    let mut window = game();
    ask(&mut window, Command::Resign);
    assert_eq!(focused(&window).as_deref(), Some("Play on"));
    press(&mut window, Key::Enter);
    assert!(model(&window).dialog.is_none());
    let is_going_on = |window: &Window| {
        model(window)
            .play
            .as_ref()
            .is_some_and(|play| play.is_going_on())
    };
    assert!(is_going_on(&window));
    ask(&mut window, Command::Resign);
    press(&mut window, Key::Escape);
    assert!(model(&window).dialog.is_none() && is_going_on(&window));
    ask(&mut window, Command::Resign);
    click(&mut window, "Close");
    assert!(model(&window).dialog.is_none() && is_going_on(&window));
    ask(&mut window, Command::Resign);
    let resign = window.get_all_by_label("Resign").last();
    resign.expect("an answer").click();
    window.run();
    assert!(!is_going_on(&window));
}

#[test]
fn a_draw_takes_both() {
    let mut window = game();
    ask(&mut window, Command::OfferDraw);
    assert_eq!(focused(&window).as_deref(), Some("Play on"));
    click(&mut window, "Both agree");
    let outcome = model(&window)
        .play
        .as_ref()
        .and_then(|play| play.table.outcome());
    assert_eq!(outcome.map(|outcome| outcome.winner), Some(None));
}

#[test]
fn closing_with_unsaved_changes_asks_once_and_esc_stays() {
    let mut window = game();
    let file = std::env::temp_dir().join("tavola-never-written.tavola.ron");
    apply(
        &mut window,
        Action::Written {
            path: file,
            revision: 0,
            result: Ok(()),
        },
    );
    apply(&mut window, Action::Play("d6".to_owned()));
    apply(&mut window, Action::CloseRequested);
    apply(&mut window, Action::CloseRequested);
    assert!(matches!(
        model(&window).dialog,
        Some(Dialog::Unsaved { .. })
    ));
    window.get_by_label("Save the changes?");
    assert_eq!(focused(&window).as_deref(), Some("Save"));
    press(&mut window, Key::Escape);
    assert!(model(&window).dialog.is_none());
    assert!(!window.state().app.wants_to_quit());
    apply(&mut window, Action::CloseRequested);
    click(&mut window, "Close");
    assert!(!window.state().app.wants_to_quit());
    apply(&mut window, Action::CloseRequested);
    click(&mut window, "Don’t save");
    assert!(window.state().app.wants_to_quit());
}

#[test]
fn settings_hold_at_once() {
    let mut window = usual();
    ask(&mut window, Command::Settings);
    assert_eq!(focused(&window).as_deref(), Some("Done"));
    click(&mut window, "Language: Suomi");
    assert_eq!(model(&window).settings.language, store::Language::Fi);
    assert_eq!(model(&window).lang.language(), Language::Fi);
    window.get_by_label("Asetukset");
    click(&mut window, "Kieli: English");
    click(&mut window, "Colours: Light");
    assert_eq!(model(&window).settings.theme, store::Theme::Light);
    click_role(&mut window, Role::Switch, "Coordinates");
    assert!(!model(&window).settings.coordinates);
    click(&mut window, "Speed: Fast");
    assert_eq!(model(&window).settings.speed, 2.0);
    click_role(&mut window, Role::Switch, "Show how turns unfold");
    assert!(!model(&window).settings.animation);
    click_role(&mut window, Role::Switch, "Confirm passes");
    assert!(model(&window).settings.confirm_passes);
    click(&mut window, "Coerceo: who begins another game: The winner");
    let chosen = model(&window).settings.next_first.get("coerceo");
    assert_eq!(chosen, Some(&store::NextFirst::Winner));
    click_role(&mut window, Role::Switch, "Keep unfinished games");
    assert!(!model(&window).settings.autosave);
    press(&mut window, Key::Escape);
    assert!(model(&window).dialog.is_none());
    window.get_by_label("Board games to play, learn and study");
}

#[test]
fn pages_that_tell_close_by_enter_and_by_esc() {
    for command in [Command::Shortcuts, Command::Rules, Command::About] {
        for key in [Key::Enter, Key::Escape] {
            let mut window = usual();
            ask(&mut window, command);
            assert_eq!(focused(&window).as_deref(), Some("Close"), "{command:?}");
            press(&mut window, key);
            assert!(model(&window).dialog.is_none(), "{command:?} {key:?}");
        }
    }
}

#[test]
fn the_page_of_keys_has_every_command() {
    let mut window = usual();
    press_with(&mut window, Modifiers::COMMAND, Key::K);
    assert!(matches!(model(&window).dialog, Some(Dialog::Shortcuts)));
    let lang = model(&window).lang.clone();
    for row in tavola::app::TABLE {
        let help = lang.text(&format!("{}-help", row.text));
        assert!(window.query_all_by_label(&help).next().is_some(), "{help}");
    }
}

#[test]
fn a_path_is_written_where_there_is_no_file_dialog() {
    let mut window = usual();
    apply(&mut window, Action::NoFileDialog(Purpose::Open));
    assert_eq!(focused(&window).as_deref(), Some("Path of the file"));
    press(&mut window, Key::Enter);
    let Some(Dialog::PathField { error, .. }) = &model(&window).dialog else {
        panic!("an empty path opens nothing");
    };
    assert!(error.is_some());
    assert_eq!(focused(&window).as_deref(), Some("Path of the file"));
    window
        .get_by_label("Path of the file")
        .type_text("/nowhere/a.tavola.ron");
    window.run();
    press(&mut window, Key::Enter);
    window.state_mut().app.settle();
    window.run();
    assert!(!matches!(
        &model(&window).dialog,
        Some(Dialog::PathField { error: None, .. })
    ));
    press(&mut window, Key::Escape);
    assert!(model(&window).dialog.is_none());
    assert_eq!(model(&window).screen, Screen::Home);
}

#[test]
fn a_folder_is_no_file_to_save_to() {
    let mut window = game();
    for folder in ["/nowhere/", &std::env::temp_dir().to_string_lossy()] {
        apply(&mut window, Action::NoFileDialog(Purpose::Save));
        apply(&mut window, Action::Answer(Answer::Path(folder.to_owned())));
        window.get_by_label("This is a folder. Add a name for the file.");
        press(&mut window, Key::Escape);
    }
    assert!(!std::path::Path::new("/nowhere").exists());
}

#[test]
fn tab_stays_in_a_dialog_and_the_focus_comes_back() {
    let mut window = usual();
    window.get_by_label("Play Reversi").focus();
    window.run();
    ask(&mut window, Command::About);
    let mut seen = Vec::new();
    for _ in 0..4 {
        press(&mut window, Key::Tab);
        seen.extend(focused(&window));
    }
    assert!(
        !seen.is_empty() && seen.iter().all(|name| name == "Close"),
        "{seen:?}"
    );
    press(&mut window, Key::Escape);
    assert_eq!(focused(&window).as_deref(), Some("Play Reversi"));
}

#[test]
fn an_answer_without_a_question_does_nothing() {
    let mut window = usual();
    apply(&mut window, Action::Answer(Answer::Accept));
    assert_eq!(model(&window).screen, Screen::Home);
}
