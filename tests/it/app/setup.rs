//! Deblockle's set-up on the board, through actions.

use tavola::{
    app::{Action, Command, FormEdit, Screen, SetupGame},
    catalog::GameId,
    rules::{Side, Site},
};

use crate::app::Desk;

fn begin(options: &[(&'static str, &str)]) -> Desk {
    let mut desk = Desk::new();
    desk.app.apply(Action::AskNewGame(GameId::Deblockle));
    for &(key, value) in options {
        desk.app
            .apply(Action::Form(FormEdit::Option(key, value.to_owned())));
    }
    desk.app.apply(Action::Form(FormEdit::FullSetup(true)));
    desk.app.apply(Action::StartGame);
    desk
}

fn setup(desk: &Desk) -> &SetupGame {
    desk.app
        .model()
        .setup
        .as_ref()
        .expect("a set-up is under way")
}

/// Puts every block of the tray on a free start square.
fn place_all(desk: &mut Desk) {
    while !setup(desk).can_hand_over() {
        let block = setup(desk)
            .starts()
            .into_iter()
            .find(|site| 49 <= site.0)
            .expect("a block is left");
        desk.app.apply(Action::Pick(block));
        let free = |site: &Site| site.0 < 49 && setup(desk).scene().token(*site).is_none();
        let square = setup(desk)
            .targets()
            .into_iter()
            .find(free)
            .expect("a square is free");
        desk.app.apply(Action::Pick(square));
    }
}

#[test]
fn both_players_place_and_the_game_begins() {
    let mut desk = begin(&[("gold", "2"), ("blue", "3"), ("seed", "5")]);
    assert_eq!(desk.app.model().screen, Screen::Setup);
    assert_eq!(setup(&desk).hand(), Some(Side::First));
    desk.run(Command::HandOver);
    assert!(setup(&desk).is_rolled());
    assert!(
        !Command::HandOver.is_enabled(desk.app.model()),
        "blocks are left"
    );
    place_all(&mut desk);
    desk.run(Command::HandOver);
    assert_eq!(setup(&desk).hand(), Some(Side::Second));
    place_all(&mut desk);
    let log = setup(&desk).log();
    desk.run(Command::HandOver);
    assert_eq!(desk.app.model().screen, Screen::Play);
    let header = desk.play().table.header();
    assert_eq!(header.setup[..log.len()], log, "the log is in the record");
    assert_eq!(desk.play().table.scene().tokens().count(), 5);
}

#[test]
fn a_placed_block_is_turned_by_pointing_again_and_undo_takes_it_back() {
    let mut desk = begin(&[("gold", "1"), ("blue", "1")]);
    desk.run(Command::HandOver);
    let block = setup(&desk).starts()[0];
    desk.app.apply(Action::Pick(block));
    let square = setup(&desk)
        .targets()
        .into_iter()
        .find(|site| site.0 < 49)
        .expect("a square");
    desk.app.apply(Action::Pick(square));
    let placed = setup(&desk).scene();
    desk.app.apply(Action::Pick(square));
    let turned = setup(&desk).scene();
    assert_ne!(placed.token(square), turned.token(square), "a quarter turn");
    for _ in 0..3 {
        desk.app.apply(Action::Pick(square));
    }
    assert_eq!(setup(&desk).scene(), placed, "four quarters are a whole");
    for _ in 0..3 {
        desk.run(Command::Undo);
    }
    assert_eq!(setup(&desk).scene(), turned);
}

#[test]
fn a_refused_step_says_why() {
    let mut desk = begin(&[]);
    desk.run(Command::HandOver);
    desk.app.apply(Action::Pick(Site(24)));
    let reason = setup(&desk).refused().expect("d4 is no start square");
    assert!(reason.key.starts_with("deblockle-setup-"), "{reason}");
    assert_eq!(setup(&desk).log().len(), 1);
}

#[test]
fn an_own_start_with_contact_is_refused_where_contact_is_forbidden() {
    let mut desk = Desk::new();
    desk.app.apply(Action::AskNewGame(GameId::Deblockle));
    let line = "7/7/7/2SLsh3/7/7/7 g";
    desk.app
        .apply(Action::Form(FormEdit::Position(line.to_owned())));
    assert!(
        desk.app.model().form.table().is_ok(),
        "contact is allowed by default"
    );
    desk.app.apply(Action::Form(FormEdit::Option(
        "adjacent",
        "forbidden".to_owned(),
    )));
    let err = desk.app.model().form.table().expect_err("the blocks touch");
    assert_eq!(err.reason.key, "deblockle-start-touching");
    let apart = "7/7/7/2SL1sh2/7/7/7 g";
    desk.app
        .apply(Action::Form(FormEdit::Position(apart.to_owned())));
    assert!(desk.app.model().form.table().is_ok());
}
