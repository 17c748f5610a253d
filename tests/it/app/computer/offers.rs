//! Draws that are offered to a computer or agreed by two, and games that it gives up.

use std::sync::atomic::{AtomicUsize, Ordering};

use tavola::{
    app::{Action, Answer, Begin, Command, Dialog, FormEdit, Pause},
    catalog::GameId,
    engine::{self, Ask, Level, Line, Report, Score, Stop, Thinker, TranspositionTable, Worker},
    record::{Ending, Player},
    rules::{Outcome, Side},
};

use crate::app::{
    Desk,
    computer::{against, let_play, pass_time, strength},
};

#[test]
fn an_offer_is_declined_early() {
    let mut desk = against(GameId::Coerceo, Side::Second, 2, &[]);
    let mut clock = 0.0;
    desk.run(Command::OfferDraw);
    assert!(matches!(
        desk.app.model().dialog,
        Some(Dialog::Draw { side: Side::First })
    ));
    desk.app.apply(Action::Answer(Answer::Accept));
    desk.app.drive(clock);
    assert!(desk.app.model().thinking.is_some());
    assert!(
        !Command::OfferDraw.is_enabled(desk.app.model()),
        "it is asked once"
    );
    let_play(&mut desk, &mut clock);
    assert_eq!(desk.notice(), Some("computer-declines-early"));
    assert!(desk.play().is_going_on());
}

#[test]
fn an_offer_is_agreed_to_without_progress() {
    let mut desk = Desk::new();
    desk.app.apply(Action::AskNewGame(GameId::Coerceo));
    for (key, value) in [("quiet", "off"), ("repetition", "off")] {
        let edit = FormEdit::Option(key, value.to_owned());
        desk.app.apply(Action::Form(edit));
    }
    desk.app.apply(Action::StartGame);
    let line = "c5e-c5c b3f-c4b c5c-c5e c4b-b3f";
    for turn in line.split(' ').cycle().take(24) {
        desk.point(turn);
    }
    let player = Player {
        computer: Some(strength(3)),
        ..Player::default()
    };
    desk.app.apply(Action::Seat(Side::Second, player));
    let mut clock = 0.0;
    desk.run(Command::OfferDraw);
    desk.app.apply(Action::Answer(Answer::Accept));
    let_play(&mut desk, &mut clock);
    assert_eq!(desk.play().table.outcome(), Some(Outcome::draw("agreed")));
    desk.run(Command::Undo);
    assert!(desk.play().is_going_on(), "undo withdraws it");
}

#[test]
fn a_lost_game_is_given_up_only_where_that_is_switched_on() {
    for resigns in [false, true] {
        let mut desk = Desk::new();
        let mut settings = desk.app.model().settings.clone();
        settings.computer_resigns = resigns;
        settings.computer_time_secs = 0.2;
        desk.app.apply(Action::SetSettings(Box::new(settings)));
        desk.app.apply(Action::AskNewGame(GameId::Deblockle));
        for (key, value) in [("gold", "1"), ("blue", "1"), ("seed", "2")] {
            let edit = FormEdit::Option(key, value.to_owned());
            desk.app.apply(Action::Form(edit));
        }
        for side in Side::BOTH {
            let edit = FormEdit::Computer(side, Some(strength(7)));
            desk.app.apply(Action::Form(edit));
        }
        desk.app.apply(Action::StartGame);
        let mut clock = 0.0;
        for _ in 0..300 {
            pass_time(&mut desk, &mut clock, 1.0);
            if !desk.play().is_going_on() {
                break;
            }
        }
        let resigned = matches!(desk.play().ending(), Some(Ending::Resigned(_)));
        assert_eq!(resigned, resigns, "{:?}", desk.play().table.outcome());
    }
}

/// Goes to and fro with one piece of each side and finds the game even.
#[derive(Debug)]
struct Idler;

static TURNS: AtomicUsize = AtomicUsize::new(0);

impl Thinker for Idler {
    fn think(
        &mut self,
        _: &Ask,
        _: &TranspositionTable,
        _: &Stop,
        _: &mut dyn FnMut(&Report),
    ) -> engine::Answer {
        const TO_AND_FRO: [&str; 4] = ["c5e-c5c", "b3f-c4b", "c5c-c5e", "c4b-b3f"];
        let turn = TO_AND_FRO[TURNS.fetch_add(1, Ordering::Relaxed) % 4].to_owned();
        let line = Line {
            score: Score::Estimate(0),
            turns: vec![turn.clone()],
        };
        engine::Answer {
            turn: Some(turn),
            report: Report {
                lines: vec![line],
                ..Report::default()
            },
        }
    }

    fn levels(&self) -> &'static [Level] {
        &[]
    }

    fn clear(&self) -> i32 {
        100
    }
}

const IDLE: Begin = |_, ask, memory, wake| Worker::start(Box::new(Idler), ask, memory, wake);

#[test]
fn two_computers_agree_on_a_draw_instead_of_playing_for_ever() {
    for agrees in [false, true] {
        TURNS.store(0, Ordering::Relaxed);
        let mut desk = Desk::new();
        desk.app.begin_engines_by(IDLE);
        let mut settings = desk.app.model().settings.clone();
        settings.agreed_draws = agrees;
        desk.app.apply(Action::SetSettings(Box::new(settings)));
        desk.app.apply(Action::AskNewGame(GameId::Coerceo));
        for (key, value) in [("quiet", "off"), ("repetition", "off")] {
            let edit = FormEdit::Option(key, value.to_owned());
            desk.app.apply(Action::Form(edit));
        }
        for side in Side::BOTH {
            let edit = FormEdit::Computer(side, Some(strength(8)));
            desk.app.apply(Action::Form(edit));
        }
        desk.app.apply(Action::StartGame);
        let mut clock = 0.0;
        for _ in 0..70 {
            pass_time(&mut desk, &mut clock, 1.0);
        }
        if !agrees {
            assert!(desk.play().is_going_on() && 60 < desk.turns().len());
            continue;
        }
        assert_eq!(desk.play().table.outcome(), Some(Outcome::draw("agreed")));
        assert_eq!(desk.play().ending(), Some(Ending::Agreed), "it is kept");
        let turns = desk.turns().len();
        assert_eq!(turns, 40, "after so many turns without progress");
        let text = tavola::store::text::write(&*desk.play().table);
        assert!(text.contains("1/2-1/2"), "{text}");
        // Whoever wants to see more takes the draw back and lets them go on.
        desk.run(Command::Undo);
        assert!(desk.play().is_going_on());
        if desk.play().pause() == Some(Pause::Jumped) {
            desk.run(Command::PauseComputer);
        }
        TURNS.store(desk.turns().len(), Ordering::Relaxed);
        for _ in 0..10 {
            pass_time(&mut desk, &mut clock, 1.0);
        }
        assert!(desk.play().is_going_on(), "not again at once");
    }
}
