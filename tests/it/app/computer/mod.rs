//! Computer players at the table, through actions and a clock of the test's own.

mod back;
mod offers;
mod placing;
mod trouble;

use tavola::{
    app::{Action, Begin, Command, FormEdit, Pause, Screen},
    catalog::GameId,
    engine::{self, Ask, Level, Report, Stop, Thinker, TranspositionTable, Worker},
    record::{Player, Strength},
    rules::Side,
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

/// An engine that has nothing to say, as in a finished game.
#[derive(Debug)]
struct Silent(Box<dyn Thinker>);

impl Thinker for Silent {
    fn think(
        &mut self,
        _: &Ask,
        _: &TranspositionTable,
        _: &Stop,
        _: &mut dyn FnMut(&Report),
    ) -> engine::Answer {
        engine::Answer::default()
    }

    fn levels(&self) -> &'static [Level] {
        self.0.levels()
    }

    fn clear(&self) -> i32 {
        self.0.clear()
    }
}

const SILENT: Begin =
    |thinker, ask, memory, wake| Worker::start(Box::new(Silent(thinker)), ask, memory, wake);
const SLOW: Begin =
    |thinker, ask, memory, wake| Worker::start(Box::new(Slow(thinker)), ask, memory, wake);
const BROKEN: Begin =
    |thinker, ask, memory, wake| Worker::start(Box::new(Broken(thinker)), ask, memory, wake);

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
fn two_computers_play_a_game_to_its_end() {
    for game in GameId::ALL {
        let mut desk = against(game, Side::First, 1, &[("quiet", "60")]);
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
