//! Home: the cards, the recent list, the ways onwards.

use egui_kittest::kittest::Queryable as _;
use tavola::{
    app::{Action, Dialog, Screen},
    catalog::GameId,
};

use crate::ui::{apply, click, model, usual};

#[test]
fn each_card_opens_the_form_of_its_game() {
    for (name, game) in [
        ("Play Coerceo", GameId::Coerceo),
        ("Play Reversi", GameId::Reversi),
        ("Play Deblockle", GameId::Deblockle),
    ] {
        let mut window = usual();
        click(&mut window, name);
        assert_eq!(model(&window).screen, Screen::NewGame);
        assert_eq!(model(&window).form.game, game);
        window.get_by_label("Start the game");
    }
}

#[test]
fn each_card_tells_the_rules_of_its_game() {
    for (name, title) in [
        ("Rules of Coerceo", "The rules of Coerceo"),
        ("Rules of Reversi", "The rules of Reversi"),
        ("Rules of Deblockle", "The rules of Deblockle"),
    ] {
        let mut window = usual();
        click(&mut window, name);
        assert!(matches!(model(&window).dialog, Some(Dialog::Rules(_))));
        window.get_by_label(title);
    }
}

#[test]
fn an_unfinished_game_can_be_continued() {
    let mut window = usual();
    assert!(window.query_by_label("Continue Reversi").is_none());
    click(&mut window, "Play Reversi");
    click(&mut window, "Start the game");
    assert_eq!(model(&window).screen, Screen::Play);
    apply(&mut window, Action::Play("f5".to_owned()));
    apply(&mut window, Action::Run(tavola::app::Command::Home));
    assert!(window.query_by_label("Rules of Reversi").is_none());
    click(&mut window, "Continue Reversi");
    assert_eq!(model(&window).screen, Screen::Play);
}

#[test]
fn the_board_of_a_card_is_a_way_in_too() {
    let mut window = usual();
    click(&mut window, "The board of Deblockle");
    assert_eq!(model(&window).screen, Screen::NewGame);
    assert_eq!(model(&window).form.game, GameId::Deblockle);
}

#[test]
fn an_empty_recent_list_says_what_comes_there() {
    let window = usual();
    window.get_by_label("Games that you save or finish appear here.");
    window.get_by_label("Open a file…");
}
