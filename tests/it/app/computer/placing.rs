//! The computer's part in a set-up.

use tavola::{
    app::{Action, Command, FormEdit, Screen},
    catalog::GameId,
    rules::Side,
};

use crate::app::{Desk, computer::strength};

#[test]
fn the_computer_rolls_and_places_step_by_step() {
    let mut desk = Desk::new();
    desk.app.apply(Action::AskNewGame(GameId::Deblockle));
    desk.app.apply(Action::Form(FormEdit::FullSetup(true)));
    let edit = FormEdit::Computer(Side::First, Some(strength(5)));
    desk.app.apply(Action::Form(edit));
    desk.app.apply(Action::StartGame);
    let mut clock = 0.0;
    let mut seen = Vec::new();
    let setup = |desk: &Desk| desk.app.model().setup.clone().expect("a set-up");
    while !setup(&desk).is_at_hand() {
        assert!(!Command::HandOver.is_enabled(desk.app.model()));
        desk.app.drive(clock);
        clock += 0.7;
        desk.app.drive(clock);
        seen.push(setup(&desk).log().len());
    }
    assert!(
        seen.windows(2).all(|pair| pair[1] <= pair[0] + 1),
        "{seen:?}"
    );
    assert!(6 <= *seen.last().expect("steps"), "{seen:?}");
    assert_eq!(setup(&desk).hand(), Some(Side::Second));
    assert!(
        !Command::Undo.is_enabled(desk.app.model()),
        "the person has done nothing yet"
    );
    let before = setup(&desk).log();
    let block = setup(&desk).starts()[0];
    desk.app.apply(Action::Pick(block));
    let square = setup(&desk).targets()[0];
    desk.app.apply(Action::Pick(square));
    assert_eq!(setup(&desk).log().len(), before.len() + 1);
    desk.run(Command::Undo);
    assert_eq!(setup(&desk).log(), before);
}

#[test]
fn move_now_finishes_the_computers_part_of_the_set_up() {
    let mut desk = Desk::new();
    desk.app.apply(Action::AskNewGame(GameId::Deblockle));
    desk.app.apply(Action::Form(FormEdit::FullSetup(true)));
    for side in Side::BOTH {
        let edit = FormEdit::Computer(side, Some(strength(1)));
        desk.app.apply(Action::Form(edit));
    }
    desk.app.apply(Action::StartGame);
    for _ in 0..80 {
        // No time passes.
        desk.app.drive(1.0);
        if desk.app.model().setup.is_some() {
            desk.run(Command::MoveNow);
        }
    }
    assert_eq!(desk.app.model().screen, Screen::Play);
    assert_eq!(desk.play().computer(Side::First), Some(strength(1)));
}

#[test]
fn a_set_up_keeps_who_plays() {
    let mut desk = Desk::new();
    desk.app.apply(Action::AskNewGame(GameId::Deblockle));
    desk.app.apply(Action::Form(FormEdit::FullSetup(true)));
    let edit = FormEdit::Computer(Side::Second, Some(strength(6)));
    desk.app.apply(Action::Form(edit));
    desk.app.apply(Action::StartGame);
    desk.run(Command::HandOver);
    desk.app.finish();
    let mut desk = desk.restarted();
    desk.app.apply(Action::Continue(GameId::Deblockle));
    desk.app.settle();
    let setup = desk.app.model().setup.as_ref().expect("a set-up");
    assert_eq!(
        setup.header.players[Side::Second].computer,
        Some(strength(6))
    );
}
