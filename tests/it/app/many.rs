//! Files of other programs: opened, looked through, written.

use std::fs;

use tavola::{
    app::{Action, Answer, Command, Dialog},
    catalog::GameId,
    store::formats::Column,
};

use crate::{app::Desk, store::formats::made};

const THREE: &str = "(;GM[Othello]PC[Club]PB[Anna]PW[Bo]RE[+4.00]B[F5]W[D6]B[C3];)\n\
(;GM[Othello]PB[Cai]PW[Bo]B[C4]W[C3];)\n(;GM[Othello]PB[Dora]PW[Anna]B[F5]W[H8];)\n";

fn opened(text: &str) -> Desk {
    let mut desk = Desk::playing(GameId::Coerceo, &[]);
    let path = desk.folder.path().join("three.ggf");
    fs::write(&path, text).expect("the folder can be written");
    desk.app.apply(Action::OpenPath(path));
    desk.app.settle();
    desk
}

#[test]
fn a_file_of_many_games_is_looked_through() {
    let mut desk = opened(THREE);
    assert!(matches!(desk.app.model().dialog, Some(Dialog::Games)));
    let list = desk.app.model().games.as_ref().expect("a list");
    assert_eq!((list.games.len(), list.games.name()), (3, "three.ggf"));
    assert_eq!(list.found, [0, 1, 2]);
    assert_eq!(desk.play().game, GameId::Coerceo, "nothing is replaced yet");
    desk.app.apply(Action::FindGames("anna club".to_owned()));
    desk.app.apply(Action::FindGames("anna".to_owned()));
    desk.app.settle();
    let list = desk.app.model().games.as_ref().expect("a list");
    assert_eq!(list.found, [0, 2], "the later words hold");
    // The same column again turns the order round.
    for order in [[0, 2], [2, 0]] {
        desk.app.apply(Action::SortGames(Column::Number));
        desk.app.apply(Action::SortGames(Column::Players));
        if order == [2, 0] {
            desk.app.apply(Action::SortGames(Column::Players));
        }
        desk.app.settle();
        let list = desk.app.model().games.as_ref().expect("a list");
        assert_eq!(list.found, order);
    }
    desk.app.apply(Action::OpenListed(0));
    desk.app.settle();
    assert_eq!(desk.turns(), ["f5", "d6", "c3"]);
    assert_eq!(desk.play().table.header().players.first.name, "Anna");
    assert_eq!(
        desk.play().file,
        None,
        "saving must not write over the file"
    );
    assert!(desk.app.model().dialog.is_none());
    desk.run(Command::GameList);
    assert!(matches!(desk.app.model().dialog, Some(Dialog::Games)));
    let list = desk.app.model().games.as_ref().expect("a list");
    assert_eq!((list.opened, &*list.words), (Some(0), "anna"));
}

#[test]
fn an_illegal_game_of_a_list_offers_its_beginning() {
    let mut desk = opened(THREE);
    desk.app.apply(Action::OpenListed(2));
    desk.app.settle();
    assert!(matches!(
        desk.app.model().dialog,
        Some(Dialog::Partial { .. })
    ));
    desk.app.apply(Action::Answer(Answer::Accept));
    assert_eq!(desk.turns(), ["f5"]);
    desk.app.apply(Action::OpenListed(99));
    desk.app.settle();
    assert_eq!(desk.turns(), ["f5"], "there is no such game");
}

#[test]
fn pasted_games_of_others_are_read() {
    let mut desk = Desk::playing(GameId::Coerceo, &[]);
    assert!(!Command::GameList.is_enabled(desk.app.model()));
    let sgf = "(;GM[2];B[F5];W[D6](;B[C3])(;B[C4]))";
    desk.app.apply(Action::Pasted(sgf.to_owned()));
    desk.app.settle();
    assert_eq!(desk.turns(), ["f5", "d6", "c3"]);
    desk.app.apply(Action::Pasted(THREE.to_owned()));
    desk.app.settle();
    let list = desk.app.model().games.as_ref().expect("a list");
    assert_eq!(list.games.name(), "");
}

#[test]
fn several_games_in_one_text_are_chosen_from() {
    let mut desk = Desk::playing(GameId::Reversi, &[]);
    let text =
        "[Game \"reversi\"]\n1. f5 d6 *\n\n[Game \"coerceo\"]\n[White \"Anna\"]\n1. c5a-c5c *\n";
    desk.app.apply(Action::Pasted(text.to_owned()));
    desk.app.settle();
    let list = desk.app.model().games.as_ref().expect("a list");
    assert_eq!((list.games.len(), &*list.games.row(1).first), (2, "Anna"));
    desk.app.apply(Action::OpenListed(1));
    desk.app.settle();
    assert_eq!(desk.play().game, GameId::Coerceo);
    assert_eq!(desk.turns(), ["c5a-c5c"]);
}

#[test]
fn saving_under_the_name_of_another_format_writes_it() {
    let mut desk = Desk::playing(GameId::Reversi, &[]);
    desk.point("f5");
    desk.point("d6");
    let path = desk.folder.path().join("game.sgf");
    desk.app.apply(Action::SavePath(path.clone()));
    desk.app.settle();
    assert_eq!(desk.notice(), Some("app-saved"));
    let text = fs::read_to_string(&path).expect("it was written");
    assert!(text.contains(";B[F5]") && text.contains(";W[D6]"), "{text}");
    assert_eq!(desk.play().file, None, "a game keeps its own file");
    desk.app.apply(Action::OpenPath(path));
    desk.app.settle();
    assert_eq!(desk.turns(), ["f5", "d6"]);
    // A transcript holds the turns and not even the date.
    desk.app
        .apply(Action::SavePath(desk.folder.path().join("game.txt")));
    desk.app.settle();
    assert_eq!(desk.notice(), Some("app-saved-in-part"));
    // Another game has no such format; its save is named as usual.
    let mut desk = Desk::playing(GameId::Coerceo, &[]);
    desk.app
        .apply(Action::SavePath(desk.folder.path().join("game.sgf")));
    desk.app.settle();
    assert!(desk.folder.path().join("game.sgf.tavola.ron").exists());
}

#[test]
fn the_reading_of_a_file_is_told() {
    let mut desk = Desk::playing(GameId::Coerceo, &[]);
    let path = desk.folder.path().join("three.ggf");
    fs::write(&path, THREE).expect("the folder can be written");
    desk.app.apply(Action::OpenPath(path));
    let reading = desk.app.model().reading.clone().expect("it is being read");
    assert_eq!(reading.name, "three.ggf");
    desk.app.settle();
    assert_eq!(reading.progress.percent(), 100);
    assert!(desk.app.model().reading.is_none());
}

#[test]
fn damaged_names_of_a_database_are_told_of_beside_its_list() {
    let mut desk = Desk::playing(GameId::Coerceo, &[]);
    made::database(desk.folder.path(), 3);
    let names = desk.folder.path().join("WTHOR.JOU");
    fs::write(names, b"damaged").expect("the folder can be written");
    let path = desk.folder.path().join("WTH_2026.wtb");
    desk.app.apply(Action::OpenPath(path));
    desk.app.settle();
    assert!(matches!(desk.app.model().dialog, Some(Dialog::Games)));
    assert_eq!(desk.notice(), Some("store-wthor-unnamed"));
    let list = desk.app.model().games.as_ref().expect("a list");
    assert_eq!(list.games.row(0).first, "#1");
}
