//! Computer players at the table, through actions and a clock of the test's own.

use std::io;

use tavola::{
    app::{Action, Answer, Begin, Command, Dialog, FormEdit, Pause, Screen},
    catalog::GameId,
    engine::{self, Ask, Level, Report, Stop, Thinker, TranspositionTable, Worker},
    record::{Ending, Player, Strength},
    rules::{Outcome, Side},
};

use crate::app::Desk;

pub(crate) fn strength(number: u8) -> Strength {
    Strength::new(number).expect("a level")
}

/// A game in which a computer of this level plays this side.
fn against(game: GameId, side: Side, level: u8, options: &[(&'static str, &str)]) -> Desk {
    let mut desk = Desk::new();
    desk.app.apply(Action::AskNewGame(game));
    for &(key, value) in options {
        desk.app
            .apply(Action::Form(FormEdit::Option(key, value.to_owned())));
    }
    let edit = FormEdit::Computer(side, Some(strength(level)));
    desk.app.apply(Action::Form(edit));
    desk.app.apply(Action::StartGame);
    desk
}

/// Lets so many seconds pass, and the computer have its answer.
fn pass_time(desk: &mut Desk, clock: &mut f64, secs: f64) {
    desk.app.drive(*clock);
    desk.app.await_computer();
    *clock += secs;
    desk.app.drive(*clock);
}

/// Until the computer has nothing to do.
fn let_play(desk: &mut Desk, clock: &mut f64) {
    for _ in 0..200 {
        pass_time(desk, clock, 1.0);
        if desk.app.model().thinking.is_none() {
            return;
        }
    }
    panic!("the computer never stops: {:?}", desk.turns());
}

/// Any turn of a person's.
fn play_first(desk: &mut Desk) {
    let turn = desk.play().table.choices()[0].text.clone();
    desk.point(&turn);
}

/// An engine that thinks until it is stopped, and then answers as if nothing had happened.
#[derive(Debug)]
struct Slow(Box<dyn Thinker>);

impl Thinker for Slow {
    fn think(
        &mut self,
        ask: &Ask,
        memory: &TranspositionTable,
        stop: &Stop,
        tell: &mut dyn FnMut(&Report),
    ) -> engine::Answer {
        while !stop.is_stopped() {
            std::thread::yield_now();
        }
        let quick = Ask {
            limits: engine::Limits::depth(1),
            ..ask.clone()
        };
        self.0.think(&quick, memory, &Stop::default(), tell)
    }

    fn levels(&self) -> &'static [Level] {
        self.0.levels()
    }

    fn clear(&self) -> i32 {
        self.0.clear()
    }
}

/// An engine that fails.
#[derive(Debug)]
struct Broken(Box<dyn Thinker>);

impl Thinker for Broken {
    fn think(
        &mut self,
        _: &Ask,
        _: &TranspositionTable,
        _: &Stop,
        _: &mut dyn FnMut(&Report),
    ) -> engine::Answer {
        // Quietly, without the hook that would print it.
        std::panic::resume_unwind(Box::new("broken"))
    }

    fn levels(&self) -> &'static [Level] {
        self.0.levels()
    }

    fn clear(&self) -> i32 {
        self.0.clear()
    }
}

const SLOW: Begin =
    |thinker, ask, memory, wake| Worker::start(Box::new(Slow(thinker)), ask, memory, wake);
const BROKEN: Begin =
    |thinker, ask, memory, wake| Worker::start(Box::new(Broken(thinker)), ask, memory, wake);
const NONE: Begin = |_, _, _, _| Err(io::Error::other("no more"));

#[test]
fn the_computer_answers_after_its_pause_and_notes_the_level() {
    let mut desk = against(GameId::Coerceo, Side::Second, 3, &[]);
    let mut clock = 100.0;
    desk.app.drive(clock);
    assert!(desk.app.model().thinking.is_none(), "a person begins");
    play_first(&mut desk);
    pass_time(&mut desk, &mut clock, 0.3);
    let thinking = desk.app.model().thinking.expect("it is its turn");
    assert_eq!(thinking.side, Side::Second);
    assert_eq!(desk.turns().len(), 1, "it waits so that one sees the turn");
    assert!(desk.app.due_secs().is_some_and(|due| due <= clock + 0.31));
    pass_time(&mut desk, &mut clock, 0.4);
    assert_eq!(desk.turns().len(), 2);
    assert!(desk.app.model().thinking.is_none());
    assert_eq!(desk.app.due_secs(), None, "nothing is due at rest");
    let (_, change) = desk.play().change.as_ref().expect("a change to animate");
    assert!(!change.effects.is_empty());
    assert_eq!(desk.play().computer(Side::Second), Some(strength(3)));
}

#[test]
fn the_computer_waits_until_the_turn_before_is_shown() {
    let mut desk = against(GameId::Reversi, Side::Second, 1, &[]);
    let mut clock = 0.0;
    desk.app.drive(clock);
    play_first(&mut desk);
    desk.app.apply(Action::Unfolds(3.0));
    pass_time(&mut desk, &mut clock, 2.0);
    assert_eq!(desk.turns().len(), 1);
    pass_time(&mut desk, &mut clock, 1.1);
    assert_eq!(desk.turns().len(), 2);
}

#[test]
fn a_person_cannot_play_the_computers_turn() {
    let mut desk = against(GameId::Reversi, Side::First, 8, &[]);
    desk.app.begin_engines_by(SLOW);
    desk.app.drive(1.0);
    let choice = desk.play().table.choices()[0].clone();
    desk.app.apply(Action::Pick(choice.path[0]));
    let refused = desk.play().refused.as_ref().map(|it| it.reason.key);
    assert_eq!(refused, Some("computer-has-the-turn"));
    desk.app.apply(Action::Play(choice.text));
    assert_eq!(desk.notice(), Some("computer-has-the-turn"));
    assert!(desk.turns().is_empty());
    assert!(
        !Command::Undo.is_enabled(desk.app.model()),
        "nothing to undo"
    );
}

#[test]
fn move_now_does_not_wait() {
    let mut desk = against(GameId::Coerceo, Side::First, 8, &[]);
    let mut clock = 0.0;
    desk.app.begin_engines_by(SLOW);
    desk.app.drive(clock);
    assert!(Command::MoveNow.is_enabled(desk.app.model()));
    desk.run(Command::MoveNow);
    pass_time(&mut desk, &mut clock, 0.0);
    assert_eq!(desk.turns().len(), 1);
    assert!(!Command::MoveNow.is_enabled(desk.app.model()));
}

#[test]
fn undo_goes_back_to_the_last_choice_of_the_person_and_redo_forward() {
    for game in GameId::ALL {
        let options: &[(&'static str, &str)] = match game {
            GameId::Coerceo => &[],
            GameId::Reversi => &[("size", "4")],
            GameId::Deblockle => &[("seed", "4"), ("gold", "1"), ("blue", "2")],
        };
        let mut desk = against(game, Side::Second, 2, options);
        let mut clock = 0.0;
        let mut choices = Vec::new();
        for turn in 0..40 {
            let_play(&mut desk, &mut clock);
            if !desk.play().is_going_on() {
                break;
            }
            assert_eq!(desk.play().table.turn(), Side::First, "{game:?}");
            choices.push(desk.position());
            let texts: Vec<String> = desk
                .play()
                .table
                .choices()
                .iter()
                .map(|choice| choice.text.clone())
                .collect();
            desk.point(&texts[turn * 7 % texts.len()]);
        }
        let_play(&mut desk, &mut clock);
        let end = desk.position();
        let outcome = desk.play().table.outcome();
        for position in choices.iter().rev() {
            assert!(Command::Undo.is_enabled(desk.app.model()));
            desk.run(Command::Undo);
            assert_eq!(desk.position(), *position, "{game:?}");
            assert!(desk.play().is_going_on());
            assert_eq!(desk.play().pause(), None);
            pass_time(&mut desk, &mut clock, 1.0);
            assert_eq!(desk.position(), *position, "the computer stays quiet");
        }
        assert!(!Command::Undo.is_enabled(desk.app.model()));
        for position in &choices[1..] {
            desk.run(Command::Redo);
            assert_eq!(desk.position(), *position, "{game:?}");
        }
        desk.run(Command::Redo);
        assert_eq!(desk.position(), end);
        assert_eq!(desk.play().table.outcome(), outcome);
        assert!(!Command::Redo.is_enabled(desk.app.model()));
    }
}

#[test]
fn undo_while_it_thinks_stops_it_and_a_late_answer_is_dropped() {
    let mut desk = against(GameId::Coerceo, Side::Second, 8, &[]);
    desk.app.begin_engines_by(SLOW);
    let mut clock = 0.0;
    for _ in 0..50 {
        play_first(&mut desk);
        desk.app.drive(clock);
        assert!(desk.app.model().thinking.is_some());
        desk.run(Command::Undo);
        desk.app.drive(clock);
        assert!(desk.turns().is_empty());
        assert!(desk.app.model().thinking.is_none());
        clock += 0.01;
    }
    while 0 < desk.app.thinkers() {
        clock += 0.01;
        desk.app.drive(clock);
    }
    assert!(desk.turns().is_empty(), "no late answer was played");
    play_first(&mut desk);
    desk.app.drive(clock);
    assert_eq!(desk.app.thinkers(), 1, "exactly one is at work");
}

#[test]
fn whatever_ends_the_question_ends_the_thinking() {
    type Act = fn(&mut Desk);
    let acts: [(&str, Act); 10] = [
        ("new game", |desk| {
            desk.begin(GameId::Coerceo, &[]);
        }),
        ("home", |desk| desk.run(Command::Home)),
        ("the form", |desk| desk.run(Command::NewGame)),
        ("resign", |desk| {
            desk.run(Command::Resign);
            desk.app.apply(Action::Answer(Answer::Accept));
        }),
        ("another level", |desk| {
            let player = Player {
                computer: Some(strength(1)),
                ..Player::default()
            };
            desk.app.apply(Action::Seat(Side::Second, player));
        }),
        ("a person", |desk| {
            desk.app
                .apply(Action::Seat(Side::Second, Player::default()));
        }),
        ("a jump", |desk| desk.run(Command::First)),
        ("pause", |desk| desk.run(Command::PauseComputer)),
        ("paste", |desk| {
            let line = "------/--1454--/--105410--/--2422--/------ w 2 0 2";
            desk.app.apply(Action::Pasted(line.to_owned()));
            desk.app.settle();
        }),
        ("another game", |desk| desk.run(Command::AnotherGame)),
    ];
    for (name, act) in acts {
        let mut desk = against(GameId::Coerceo, Side::Second, 8, &[]);
        desk.app.begin_engines_by(SLOW);
        play_first(&mut desk);
        desk.app.drive(1.0);
        let before = desk.app.model().thinking;
        assert!(before.is_some(), "{name}");
        let turns = desk.turns();
        act(&mut desk);
        desk.app.begin_engines_by(NONE);
        desk.app.drive(1.01);
        desk.app.drive(9.0);
        // What was begun before it is never heard again.
        while 0 < desk.app.thinkers() {
            desk.app.drive(9.0);
        }
        let now = desk.turns();
        assert!(now.len() <= turns.len(), "{name}: {now:?}");
        assert!(desk.app.model().thinking.is_none(), "{name}");
    }
}

#[test]
fn looking_back_pauses_and_going_to_the_end_or_playing_goes_on() {
    let mut desk = against(GameId::Reversi, Side::Second, 2, &[]);
    let mut clock = 0.0;
    for _ in 0..3 {
        let_play(&mut desk, &mut clock);
        play_first(&mut desk);
    }
    let_play(&mut desk, &mut clock);
    assert_eq!(desk.turns().len(), 6);
    desk.run(Command::Previous);
    let here = desk.position();
    let_play(&mut desk, &mut clock);
    assert_eq!(desk.position(), here, "it does not play while one looks");
    assert_eq!(desk.play().pause(), Some(Pause::Jumped));
    desk.run(Command::Last);
    assert_eq!(desk.play().pause(), None);
    assert_eq!(desk.turns().len(), 6);

    desk.run(Command::Previous);
    desk.run(Command::PauseComputer);
    assert_eq!(desk.play().pause(), None, "told to go on");
    let_play(&mut desk, &mut clock);
    assert_eq!(desk.turns().len(), 6);
    assert_eq!(desk.play().table.turn(), Side::First);

    // From an earlier choice another turn is answered.
    desk.run(Command::First);
    assert_eq!(desk.play().pause(), None, "a person is to move there");
    let other = desk.play().table.choices()[1].text.clone();
    desk.point(&other);
    let_play(&mut desk, &mut clock);
    assert_eq!(desk.turns().len(), 2);
    // The same turn as before is answered too, although the record knows an answer.
    desk.run(Command::Undo);
    desk.point(&other);
    let_play(&mut desk, &mut clock);
    assert_eq!(desk.turns().len(), 2);
}

#[test]
fn while_the_computer_pauses_a_person_may_play_for_it() {
    let mut desk = against(GameId::Reversi, Side::Second, 2, &[]);
    let mut clock = 0.0;
    desk.run(Command::PauseComputer);
    for _ in 0..4 {
        play_first(&mut desk);
        let_play(&mut desk, &mut clock);
    }
    assert_eq!(desk.turns().len(), 4);
    play_first(&mut desk);
    desk.run(Command::PauseComputer);
    let_play(&mut desk, &mut clock);
    assert_eq!(desk.turns().len(), 6);
}

#[test]
fn two_computers_play_a_game_to_its_end() {
    for game in GameId::ALL {
        let mut desk = against(game, Side::First, 1, &[]);
        let player = Player {
            computer: Some(strength(2)),
            ..Player::default()
        };
        desk.app.apply(Action::Seat(Side::Second, player));
        let mut clock = 0.0;
        for _ in 0..1200 {
            pass_time(&mut desk, &mut clock, 1.0);
            if !desk.play().is_going_on() {
                break;
            }
        }
        assert!(!desk.play().is_going_on(), "{game:?} ends");
        let model = desk.app.model();
        assert!(!Command::OfferDraw.is_enabled(model));
        assert!(!Command::Resign.is_enabled(model));
        // Back by a single turn, where it waits.
        let turns = desk.turns().len();
        desk.run(Command::Undo);
        assert!(desk.turns().len() < turns);
        assert_eq!(desk.play().pause(), Some(Pause::Jumped));
    }
}

#[test]
fn the_computer_passes_by_itself_where_passes_are_confirmed() {
    let mut desk = Desk::new();
    let mut settings = desk.app.model().settings.clone();
    settings.confirm_passes = true;
    desk.app.apply(Action::SetSettings(Box::new(settings)));
    let mut passes = 0;
    for seed in 1..=8 {
        desk.app.apply(Action::AskNewGame(GameId::Reversi));
        let size = FormEdit::Option("size", "4".to_owned());
        desk.app.apply(Action::Form(size));
        let edit = FormEdit::Computer(Side::Second, Some(strength(1)));
        desk.app.apply(Action::Form(edit));
        desk.app.apply(Action::StartGame);
        let mut clock = 0.0;
        while desk.play().is_going_on() {
            let_play(&mut desk, &mut clock);
            if !desk.play().is_going_on() {
                break;
            }
            assert_eq!(desk.play().table.turn(), Side::First);
            if Command::Pass.is_enabled(desk.app.model()) {
                desk.run(Command::Pass);
                passes += 1;
                continue;
            }
            let choices = desk.play().table.choices();
            let turn = choices[seed % choices.len()].text.clone();
            desk.point(&turn);
        }
        passes += desk.turns().iter().filter(|turn| *turn == "pass").count();
    }
    assert!(0 < passes);
}

#[test]
fn an_engine_that_fails_is_told_and_the_game_goes_on() {
    for (begin, told) in [(BROKEN, "computer-failed"), (NONE, "computer-no-thread")] {
        let mut desk = against(GameId::Coerceo, Side::Second, 3, &[]);
        let mut clock = 0.0;
        desk.app.begin_engines_by(begin);
        play_first(&mut desk);
        desk.app.drive(clock);
        desk.app.await_computer();
        desk.app.drive(clock);
        assert_eq!(desk.notice(), Some(told));
        assert_eq!(desk.play().pause(), Some(Pause::Failed));
        assert!(desk.app.model().thinking.is_none());
        assert_eq!(desk.app.due_secs(), None, "it is not asked again and again");
        // A person may play for it, or take back, or let it try again.
        assert!(Command::Undo.is_enabled(desk.app.model()));
        desk.app.begin_engines_by(|thinker, ask, memory, wake| {
            Worker::start(thinker, ask, memory, wake)
        });
        desk.run(Command::PauseComputer);
        let_play(&mut desk, &mut clock);
        assert_eq!(desk.turns().len(), 2, "{told}");
    }
}

#[test]
fn an_offer_is_declined_early_and_agreed_to_where_nothing_moves() {
    let mut desk = against(GameId::Coerceo, Side::Second, 2, &[("quiet", "off")]);
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
    // Both go to and fro for a while.
    desk.run(Command::PauseComputer);
    let line = "c5e-c5c b3f-c4b c5c-c5e c4b-b3f";
    for turn in line.split(' ').cycle().take(22) {
        if !desk.play().is_going_on() {
            break;
        }
        desk.point(turn);
    }
    assert!(desk.play().table.quiet() < 20, "repetition ends it before");
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
    // Black has one piece left and loses it at once.
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

#[test]
fn who_plays_is_kept_with_the_game_and_as_the_last_choice() {
    let mut desk = against(GameId::Reversi, Side::Second, 4, &[]);
    let mut clock = 0.0;
    play_first(&mut desk);
    let_play(&mut desk, &mut clock);
    desk.app.finish();
    let mut desk = desk.restarted();
    desk.app.apply(Action::Continue(GameId::Reversi));
    desk.app.settle();
    assert_eq!(desk.app.model().screen, Screen::Play);
    assert_eq!(desk.play().computer(Side::Second), Some(strength(4)));
    play_first(&mut desk);
    let_play(&mut desk, &mut clock);
    assert_eq!(desk.turns().len(), 4);
    desk.app.apply(Action::AskNewGame(GameId::Reversi));
    let form = &desk.app.model().form;
    assert_eq!(form.computers[Side::Second], Some(strength(4)));
    assert_eq!(form.computers[Side::First], None);
    desk.app.apply(Action::Form(FormEdit::SwapNames));
    let form = &desk.app.model().form;
    assert_eq!(form.computers[Side::First], Some(strength(4)));
}

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
    for _ in 0..3 {
        desk.run(Command::MoveNow);
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

#[test]
fn closing_in_the_midst_of_thinking_ends_every_thread() {
    let mut desk = against(GameId::Coerceo, Side::First, 8, &[]);
    desk.app.begin_engines_by(SLOW);
    desk.app.drive(0.0);
    assert_eq!(desk.app.thinkers(), 1);
    // Joins: an engine that does not stop would hang here.
    desk.app.finish();
    assert_eq!(desk.app.thinkers(), 0);
}
