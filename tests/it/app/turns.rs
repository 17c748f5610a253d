//! Selecting, refusing, exchanging, taking back, ending.

use tavola::{
    app::{Action, Answer, Command, Dialog, FormEdit},
    catalog::GameId,
    record::{Ending, NodeId, Record},
    rules::{Outcome, Side, Site},
    store::{Loaded, save},
};

use crate::app::Desk;

fn site(desk: &Desk, name: &str) -> Site {
    let table = &desk.play().table;
    let own = |site: &Site| table.site_name(*site) == name;
    (0..=u8::MAX)
        .map(Site)
        .find(own)
        .unwrap_or_else(|| panic!("no site is called {name}"))
}

fn pick(desk: &mut Desk, name: &str) {
    let site = site(desk, name);
    desk.app.apply(Action::Pick(site));
}

fn picked(desk: &Desk) -> Vec<String> {
    let play = desk.play();
    play.selection
        .picked()
        .iter()
        .map(|&site| play.table.site_name(site))
        .collect()
}

fn refusal(desk: &Desk) -> Option<&'static str> {
    desk.play()
        .refused
        .as_ref()
        .map(|refused| refused.reason.key)
}

#[test]
fn another_own_piece_changes_the_selection_and_the_same_lets_go() {
    let mut desk = Desk::playing(GameId::Coerceo, &[]);
    pick(&mut desk, "c5a");
    assert_eq!(picked(&desk), ["c5a"]);
    pick(&mut desk, "c5e");
    assert_eq!(picked(&desk), ["c5e"]);
    pick(&mut desk, "c5e");
    assert!(picked(&desk).is_empty());
    pick(&mut desk, "c5a");
    desk.run(Command::LetGo);
    assert!(picked(&desk).is_empty());
    assert!(desk.turns().is_empty());
}

#[test]
fn a_refused_click_says_why_and_changes_nothing() {
    let mut desk = Desk::playing(GameId::Coerceo, &[]);
    pick(&mut desk, "c3a");
    assert!(refusal(&desk).is_some_and(|key| key.starts_with("coerceo-refusal-")));
    pick(&mut desk, "a2f");
    let enemy = refusal(&desk);
    assert!(
        enemy.is_some(),
        "a click on an enemy piece alone never exchanges"
    );
    pick(&mut desk, "c5a");
    assert_eq!(refusal(&desk), None, "the next pointing clears it");
    pick(&mut desk, "c3a");
    assert!(refusal(&desk).is_some());
    assert_eq!(picked(&desk), ["c5a"], "the selection stays");
    assert!(desk.turns().is_empty());
}

#[test]
fn the_exchange_is_entered_left_and_ends_with_the_turn() {
    let mut desk = Desk::new();
    desk.app.apply(Action::AskNewGame(GameId::Coerceo));
    let line = "------/--1454--/--105410--/--2422--/------ w 2 0 2";
    desk.app
        .apply(Action::Form(FormEdit::Position(line.to_owned())));
    desk.app.apply(Action::StartGame);
    pick(&mut desk, "c3f");
    assert!(refusal(&desk).is_some(), "not without the exchange");
    desk.run(Command::Exchange);
    assert!(desk.play().is_exchanging());
    desk.run(Command::Exchange);
    assert!(!desk.play().is_exchanging(), "it can be left");
    desk.run(Command::Exchange);
    pick(&mut desk, "c3f");
    assert_eq!(desk.turns(), ["*c3f"]);
    assert!(!desk.play().is_exchanging(), "it ends with the turn");
}

#[test]
fn an_exchange_without_tiles_says_why() {
    let mut desk = Desk::playing(GameId::Coerceo, &[]);
    desk.run(Command::Exchange);
    assert!(!desk.play().is_exchanging());
    assert!(refusal(&desk).is_some_and(|key| key.starts_with("coerceo-refusal-")));
}

#[test]
fn escape_takes_the_tip_back() {
    let mut desk = Desk::playing(GameId::Deblockle, &[("seed", "1")]);
    let choices = desk.play().table.choices();
    let hop = choices
        .iter()
        .find(|choice| choice.path.len() == 3)
        .expect("a hop")
        .path
        .clone();
    desk.app.apply(Action::Pick(hop[0]));
    desk.app.apply(Action::Pick(hop[1]));
    assert_eq!(desk.play().selection.picked(), &hop[..2]);
    desk.run(Command::LetGo);
    assert_eq!(desk.play().selection.picked(), &hop[..1]);
    desk.run(Command::LetGo);
    assert!(desk.play().selection.is_empty());
    for &site in &hop {
        desk.app.apply(Action::Pick(site));
    }
    assert_eq!(desk.turns().len(), 1);
}

#[test]
fn another_turn_from_an_earlier_position_is_a_variation() {
    let mut desk = Desk::playing(GameId::Reversi, &[]);
    for turn in ["f5", "d6", "c3"] {
        desk.point(turn);
    }
    desk.run(Command::Undo);
    desk.run(Command::Undo);
    desk.point("f6");
    assert_eq!(desk.turns(), ["f5", "f6"]);
    let record = desk.play().table.record();
    assert_eq!(record.len(), 5, "the old line stays");
    let first = record.path(record.here())[0];
    assert_eq!(record.children(first).len(), 2);
}

#[test]
fn a_selection_does_not_outlive_what_happens() {
    for what in [Command::Undo, Command::First, Command::Next] {
        let mut desk = Desk::playing(GameId::Coerceo, &[]);
        desk.point("c5a-c5c");
        desk.point("c1b-c1f");
        desk.run(Command::Undo);
        pick(&mut desk, "c1d");
        desk.run(what);
        assert!(picked(&desk).is_empty(), "{what:?}");
    }
}

#[test]
fn resigning_is_confirmed_and_can_be_taken_back() {
    let mut desk = Desk::playing(GameId::Reversi, &[]);
    desk.point("f5");
    desk.run(Command::Resign);
    assert!(matches!(
        desk.app.model().dialog,
        Some(Dialog::Resign { side: Side::Second })
    ));
    desk.app.apply(Action::Answer(Answer::Cancel));
    assert!(desk.play().is_going_on());
    desk.run(Command::Resign);
    desk.app.apply(Action::Answer(Answer::Accept));
    assert_eq!(
        desk.play().table.outcome(),
        Some(Outcome::win(Side::First, "resigned"))
    );
    assert_eq!(desk.play().ending(), Some(Ending::Resigned(Side::Second)));
    assert!(desk.play().table.choices().is_empty());
    desk.app.apply(Action::Play("d6".to_owned()));
    assert_eq!(desk.notice(), Some("app-game-is-over"));
    desk.run(Command::Undo);
    assert!(desk.play().is_going_on(), "undo withdraws the result");
    assert_eq!(desk.turns(), ["f5"]);
}

#[test]
fn a_draw_is_agreed_at_the_end_of_the_line() {
    let mut desk = Desk::playing(GameId::Coerceo, &[]);
    desk.point("c5a-c5c");
    desk.run(Command::Undo);
    desk.run(Command::OfferDraw);
    desk.app.apply(Action::Answer(Answer::Accept));
    assert_eq!(desk.play().table.outcome(), Some(Outcome::draw("agreed")));
    assert_eq!(desk.turns(), ["c5a-c5c"]);
}

#[test]
fn flips_by_hand_are_made_handed_over_and_put_right() {
    let mut desk = Desk::playing(GameId::Reversi, &[("flip", "hand")]);
    pick(&mut desk, "f5");
    assert!(desk.play().selection.draft().is_some());
    desk.run(Command::HandOver);
    assert_eq!(desk.turns(), ["f5/"], "nothing was turned");
    assert!(Command::Correct.is_enabled(desk.app.model()));
    desk.run(Command::Correct);
    pick(&mut desk, "e5");
    desk.run(Command::HandOver);
    assert_eq!(desk.turns(), ["f5"], "now it is right");
    pick(&mut desk, "f4");
    desk.run(Command::HandOver);
    assert!(desk.turns().len() == 2);
    desk.run(Command::Undo);
    assert!(
        desk.play().table.correctable().is_none(),
        "there is a reply"
    );
}

#[test]
fn a_pass_waits_where_it_is_to_be_confirmed() {
    let mut desk = Desk::new();
    let mut settings = desk.app.model().settings.clone();
    settings.confirm_passes = true;
    desk.app.apply(Action::SetSettings(Box::new(settings)));
    let mut confirmed = 0;
    for seed in 1..=8_usize {
        desk.begin(GameId::Reversi, &[("size", "4")]);
        let mut turn = seed;
        while desk.play().is_going_on() {
            if Command::Pass.is_enabled(desk.app.model()) {
                desk.run(Command::Pass);
                confirmed += 1;
                continue;
            }
            let choices = desk.play().table.choices();
            let choice = choices[turn % choices.len()].text.clone();
            turn = (turn * 31 + seed) % 10_007;
            desk.point(&choice);
        }
    }
    assert!(0 < confirmed);
}

#[test]
fn another_game_changes_sides_or_lets_the_winner_begin() {
    let mut desk = Desk::new();
    desk.app.apply(Action::AskNewGame(GameId::Reversi));
    desk.app
        .apply(Action::Form(FormEdit::Name(Side::First, "Åse".to_owned())));
    desk.app.apply(Action::Form(FormEdit::Name(
        Side::Second,
        "Νίκη".to_owned(),
    )));
    desk.app.apply(Action::StartGame);
    desk.run(Command::Resign);
    desk.app.apply(Action::Answer(Answer::Accept));
    desk.run(Command::AnotherGame);
    let players = &desk.play().table.header().players;
    assert_eq!(
        (players.first.name.as_str(), players.second.name.as_str()),
        ("Νίκη", "Åse")
    );

    let mut desk = Desk::playing(GameId::Deblockle, &[("seed", "3")]);
    desk.run(Command::Resign);
    desk.app.apply(Action::Answer(Answer::Accept));
    desk.run(Command::AnotherGame);
    assert_eq!(desk.play().table.turn(), Side::Second, "the winner begins");
}

#[test]
fn a_pass_after_flips_by_hand_is_no_reply() {
    let mut desk = Desk::playing(GameId::Reversi, &[("size", "4"), ("flip", "hand")]);
    let opening = ["a2/", "c1/a2b3", "a4/b3a2", "d2/c2a2b3"];
    let play = |desk: &mut Desk, turn: &str| desk.app.apply(Action::Play(turn.to_owned()));
    for turn in opening {
        play(&mut desk, turn);
    }
    play(&mut desk, "d1/c2d2");
    let passed = [&opening[..], &["d1/c2d2", "pass"]].concat();
    assert_eq!(desk.turns(), passed);
    let end = desk.play().table.record().here();
    // A line that is younger than the pass.
    desk.app.apply(Action::Goto(Record::ROOT));
    play(&mut desk, "b1/");
    play(&mut desk, "a1/");
    let younger = desk.turns();
    desk.app.apply(Action::Goto(end));

    for leave in [Command::LetGo, Command::Undo] {
        desk.run(Command::Correct);
        assert_eq!(desk.turns(), opening);
        desk.run(leave);
        assert_eq!(desk.turns(), passed, "{leave:?} leaves the turn as it was");
    }
    desk.run(Command::Correct);
    pick(&mut desk, "d2");
    pick(&mut desk, "b3");
    desk.run(Command::HandOver);
    assert_eq!(desk.turns(), [&opening[..], &["d1"]].concat(), "no pass");
    assert!(Command::Correct.is_enabled(desk.app.model()));
    let text = save::write(&*desk.play().table);
    let read = save::read(&text).expect("every turn is legal where it stands");
    assert!(matches!(read, Loaded::Game { table, .. } if save::write(&*table) == text));
    let line = desk.play().line();
    let told = |&id: &NodeId| {
        desk.play()
            .table
            .played(id)
            .map(|played| &*played.annotated)
    };
    assert_eq!(told(line.last().expect("a line")), Some("d1"));

    desk.run(Command::Correct);
    pick(&mut desk, "d2");
    pick(&mut desk, "b3");
    desk.run(Command::HandOver);
    assert_eq!(desk.turns(), passed, "wrong again");
    desk.app.apply(Action::Goto(Record::ROOT));
    let record = desk.play().table.record();
    let first = record.children(Record::ROOT).to_vec();
    desk.app.apply(Action::Goto(first[1]));
    desk.run(Command::Last);
    assert_eq!(desk.turns(), younger);
}
