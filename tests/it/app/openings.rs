//! Games that begin with an opening: from the list, or a random start that is even.

use tavola::{
    app::{Action, Answer, Command, Dialog, FormEdit, Opening, Screen},
    catalog::GameId,
    engine::Limits,
    openings,
    record::Strength,
    rules::Side,
};

use crate::app::Desk;

fn place(name: &str) -> usize {
    let found = openings::all().iter().position(|known| known.name == name);
    found.expect("an opening of this name")
}

fn balanced() -> Action {
    Action::Form(FormEdit::Opening(Opening::Balanced(0)))
}

#[test]
fn a_game_begins_with_a_line_of_the_list() {
    let mut desk = Desk::new();
    desk.run(Command::Openings);
    assert!(matches!(
        desk.app.model().dialog,
        Some(Dialog::Openings { at: None })
    ));
    desk.app.apply(Action::PlayFromOpening(place("Tiger")));
    assert_eq!(desk.app.model().screen, Screen::NewGame);
    assert!(desk.app.model().dialog.is_none());
    desk.app.apply(Action::StartGame);
    assert_eq!(desk.turns(), ["f5", "d6", "c3", "d3", "c4"]);
    assert_eq!(desk.play().table.turn(), Side::Second);
    // The list comes back at what is on the board.
    desk.run(Command::Openings);
    let shown = place("Tiger");
    assert!(matches!(
        desk.app.model().dialog,
        Some(Dialog::Openings { at: Some(at) }) if at == shown
    ));
    desk.app.apply(Action::Answer(Answer::Cancel));
    // Turns of the list may be taken back, to try another branch.
    desk.run(Command::Undo);
    assert_eq!(desk.turns().len(), 4);
    // Another game begins with the same line.
    desk.run(Command::Redo);
    desk.run(Command::AnotherGame);
    assert_eq!(desk.turns(), ["f5", "d6", "c3", "d3", "c4"]);
}

#[test]
fn the_list_leaves_the_players_of_the_form_alone() {
    let mut desk = Desk::new();
    desk.app.apply(Action::AskNewGame(GameId::Reversi));
    let strength = Strength::new(3);
    desk.app
        .apply(Action::Form(FormEdit::Computer(Side::Second, strength)));
    desk.app
        .apply(Action::Form(FormEdit::Option("size", "6".to_owned())));
    desk.app.apply(Action::PlayFromOpening(place("Tiger")));
    let form = &desk.app.model().form;
    assert_eq!(form.computers[Side::Second], strength);
    assert_eq!(form.value("size"), "8");
    assert_eq!(form.opening.turns().len(), 5);
}

#[test]
fn an_opening_is_studied() {
    let mut desk = Desk::new();
    desk.app.bound_analysis(Limits::nodes(2_000));
    desk.app
        .apply(Action::StudyOpening(place("Heath / Tobidashi")));
    assert_eq!(desk.turns(), ["f5", "f6", "e6", "f4", "g5"]);
    assert!(desk.app.model().study.analysis.is_some());
    assert_eq!(desk.app.model().screen, Screen::Play);
    desk.app.settle();
    let play = desk.play();
    let analysis = desk.app.model().study.analysis.as_ref();
    assert!(analysis.and_then(|analysis| analysis.found(play)).is_some());
}

#[test]
fn a_place_beyond_the_list_is_nothing() {
    let mut desk = Desk::new();
    desk.app.apply(Action::PlayFromOpening(usize::MAX));
    desk.app.apply(Action::StudyOpening(openings::all().len()));
    assert_eq!(desk.app.model().screen, Screen::Home);
    assert!(desk.app.model().play.is_none());
}

#[test]
fn a_random_start_is_part_of_the_game_and_is_not_taken_back() {
    let mut desk = Desk::new();
    desk.app.apply(Action::AskNewGame(GameId::Reversi));
    desk.app.apply(balanced());
    desk.app.apply(Action::StartGame);
    let begun = desk.turns();
    assert_eq!(begun.len(), 8);
    assert!(
        ["c4", "d3", "e6", "f5"].contains(&begun[0].as_str()),
        "{begun:?}"
    );
    assert!(!Command::Undo.is_enabled(desk.app.model()));
    let turn = desk.play().table.choices()[0].text.clone();
    desk.point(&turn);
    desk.run(Command::Undo);
    assert_eq!(desk.turns(), begun);
    desk.run(Command::Undo);
    assert_eq!(desk.turns(), begun);
    // It can be looked through all the same.
    desk.run(Command::Previous);
    assert_eq!(desk.turns().len(), 7);
    desk.run(Command::Last);
    // The game is kept with it.
    desk.app.settle();
    let mut desk = desk.restarted();
    desk.app.apply(Action::Continue(GameId::Reversi));
    desk.app.settle();
    assert_eq!(desk.turns()[..8], begun);
    // Also then nobody takes it back.
    assert_eq!(desk.turns().len(), 9);
    desk.run(Command::Undo);
    assert_eq!(desk.turns(), begun);
    assert!(!Command::Undo.is_enabled(desk.app.model()));
    desk.run(Command::AnotherGame);
    assert_eq!(desk.turns().len(), 8, "a random start follows another");
}

#[test]
fn another_game_draws_another_start() {
    let mut desk = Desk::new();
    desk.app.apply(Action::AskNewGame(GameId::Reversi));
    desk.app.apply(balanced());
    desk.app.apply(Action::StartGame);
    let first = desk.turns();
    let mut drawn = Vec::new();
    for _ in 0..6 {
        desk.run(Command::AnotherGame);
        drawn.push(desk.turns());
        assert_eq!(drawn.last().map(Vec::len), Some(8));
    }
    assert!(drawn.iter().any(|turns| *turns != first));
    // The next form remembers that starts are drawn, and draws one of its own.
    desk.app.apply(Action::AskNewGame(GameId::Reversi));
    let opening = &desk.app.model().form.opening;
    assert!(matches!(opening, Opening::Balanced(_)), "{opening:?}");
    desk.app
        .apply(Action::Form(FormEdit::Opening(Opening::Usual)));
    desk.app.apply(Action::StartGame);
    assert!(desk.turns().is_empty());
    desk.app.apply(Action::AskNewGame(GameId::Reversi));
    assert_eq!(desk.app.model().form.opening, Opening::Usual);
}

#[test]
fn a_game_that_happens_to_begin_like_a_random_start_is_followed_by_a_usual_one() {
    let mut desk = Desk::new();
    desk.app.apply(Action::AskNewGame(GameId::Reversi));
    desk.app.apply(balanced());
    let line = desk.app.model().form.opening.turns();
    desk.app
        .apply(Action::Form(FormEdit::Opening(Opening::Usual)));
    desk.app.apply(Action::StartGame);
    for turn in line {
        desk.point(&turn);
    }
    desk.run(Command::AnotherGame);
    assert!(desk.turns().is_empty());
}

#[test]
fn other_boards_begin_without_an_opening() {
    let mut desk = Desk::new();
    for (key, value) in [("size", "6"), ("start", "parallel"), ("handicap", "white2")] {
        desk.app.apply(Action::AskNewGame(GameId::Reversi));
        desk.app.apply(balanced());
        assert!(desk.app.model().form.has_openings());
        desk.app
            .apply(Action::Form(FormEdit::Option(key, value.to_owned())));
        assert!(!desk.app.model().form.has_openings());
        desk.app.apply(Action::StartGame);
        assert!(desk.turns().is_empty(), "{key} {value}");
        desk.app.apply(Action::AskNewGame(GameId::Reversi));
        desk.app.apply(Action::Form(FormEdit::Reset));
        desk.app.apply(Action::StartGame);
    }
}

#[test]
fn an_analysis_begins_with_the_book_until_it_sees_further() {
    let mut desk = Desk::playing(GameId::Reversi, &[]);
    desk.point("f5");
    desk.run(Command::Analyse);
    desk.app.drive(0.0);
    let analysis = desk.app.model().study.analysis.as_ref();
    let shown = analysis.and_then(|analysis| analysis.found(desk.play()));
    let shown = shown.expect("it is known at once");
    assert_eq!(shown.nodes, 0);
    assert!(2 <= shown.lines.len());
    let book = shown.depth;
    loop {
        desk.app.drive(0.0);
        let analysis = desk.app.model().study.analysis.as_ref();
        let shown = analysis.and_then(|analysis| analysis.found(desk.play()));
        let shown = shown.expect("something is shown all the time");
        if 0 < shown.nodes {
            assert!(book <= shown.depth);
            break;
        }
        std::thread::yield_now();
    }
    desk.run(Command::Analyse);
}
