//! Hints, analysis and review, by actions alone. Everything thinks by a number of positions, so
//! that it finds the same on every machine.

use std::{io, path::Path, sync::Arc};

use tavola::{
    app::{
        Action, App, Command, Fault, FormEdit, Gain, HintState, Progress, Screen, StudyEdit, Why,
        fault,
    },
    catalog::GameId,
    engine::Limits,
    lang::{Lang, Language},
    record::{NodeId, Record, Strength, Worth},
    rules::Side,
    store::{Places, Settings, save},
};

use crate::app::Desk;

/// A game with these turns, and an analysis that ends by itself.
fn desk(game: GameId, turns: &[&str]) -> Desk {
    let mut desk = Desk::playing(game, &[]);
    desk.app.bound_analysis(Limits::nodes(3000));
    for turn in turns {
        desk.app.apply(Action::Play((*turn).to_owned()));
    }
    desk
}

fn reviewed(game: GameId, turns: &[&str]) -> Desk {
    let mut desk = desk(game, turns);
    let mut settings = desk.app.model().settings.clone();
    settings.review_nodes = 3000;
    desk.app.apply(Action::SetSettings(Box::new(settings)));
    desk.run(Command::Review);
    desk.app.settle();
    desk
}

fn here(desk: &Desk) -> NodeId {
    desk.play().table.record().here()
}

#[test]
fn a_hint_comes_in_three_steps_and_is_noted() {
    for game in GameId::ALL {
        let mut desk = desk(game, &[]);
        let start = desk.position();
        for step in 1..=3 {
            desk.run(Command::Hint);
            desk.app.settle();
            let hint = desk.app.model().study.hint.as_ref().expect("a hint");
            assert_eq!(hint.step, step);
            let hinted = hint.ready().expect("found");
            assert!(!hinted.first.is_empty());
            assert!(!hinted.why.is_empty());
        }
        assert_eq!(desk.position(), start, "a hint plays nothing");
        let hint = desk.app.model().study.hint.as_ref().expect("a hint");
        let path = hint.ready().expect("found").path.clone();
        for site in path {
            desk.app.apply(Action::Pick(site));
        }
        assert_ne!(desk.position(), start, "the hint was a legal turn");
        let record = desk.play().table.record();
        assert_eq!(record.node(record.here()).hints, 3);
        assert!(
            desk.app.model().study.hint.is_none(),
            "it was about that turn"
        );
        // What was seen is seen, also by another turn from the same position.
        let text = save::write(&*desk.play().table);
        assert!(text.contains("hints: 3"), "{text}");
    }
}

#[test]
fn a_hint_ends_with_its_position() {
    let mut desk = desk(GameId::Reversi, &["f5", "f6"]);
    for leave in [
        Command::Previous,
        Command::First,
        Command::Undo,
        Command::Home,
    ] {
        desk.run(Command::Last);
        desk.run(Command::Hint);
        assert!(desk.app.model().study.hint.is_some(), "{leave:?}");
        desk.run(leave);
        assert!(desk.app.model().study.hint.is_none(), "{leave:?}");
    }
    desk.app.apply(Action::Continue(GameId::Reversi));
    desk.run(Command::Last);
    desk.run(Command::Hint);
    desk.app.apply(Action::Study(StudyEdit::CloseHint));
    assert!(desk.app.model().study.hint.is_none());
    let hints = desk.play().table.record().line();
    let noted = |id: &NodeId| desk.play().table.record().node(*id).hints;
    assert!(hints.iter().all(|id| noted(id) == 0), "none was shown");
}

#[test]
fn the_only_turn_is_called_the_only_turn() {
    let mut desk = Desk::new();
    // Black can only pass, once a pass waits for the player.
    desk.app
        .apply(Action::Pasted("OXX------------- X".to_owned()));
    desk.app.settle();
    assert_eq!(desk.play().table.choices().len(), 1, "{}", desk.position());
    desk.run(Command::Hint);
    desk.app.settle();
    let hint = desk.app.model().study.hint.as_ref().expect("a hint");
    assert_eq!(hint.ready().expect("found").why, [Why::Only]);
}

#[test]
fn analysis_follows_the_view_with_as_many_lines_as_asked() {
    for game in GameId::ALL {
        let mut desk = desk(game, &[]);
        let mut settings = desk.app.model().settings.clone();
        settings.turn_values = false;
        desk.app.apply(Action::SetSettings(Box::new(settings)));
        desk.run(Command::Analyse);
        for lines in [1, 5, 2] {
            desk.app.apply(Action::Study(StudyEdit::Lines(lines)));
            desk.app.settle();
            let analysis = desk.app.model().study.analysis.as_ref().expect("open");
            let found = analysis.found(desk.play()).expect("lines of this position");
            let choices = desk.play().table.choices().len();
            assert_eq!(found.lines.len(), lines.min(choices), "{}", game.slug());
            assert!(found.lines.iter().all(|line| !line.turns.is_empty()));
            assert_eq!(analysis.progress, Progress::Done);
        }
        let first = desk
            .app
            .model()
            .study
            .analysis
            .as_ref()
            .and_then(|analysis| {
                let found = analysis.found(desk.play())?;
                Some(found.lines[0].first.clone())
            });
        desk.app.apply(Action::Play(first.expect("a best turn")));
        let analysis = desk.app.model().study.analysis.as_ref().expect("open");
        assert!(
            analysis.found(desk.play()).is_none(),
            "that was another position"
        );
        assert!(analysis.shown.is_some(), "but it stays until there is more");
        desk.app.settle();
        let analysis = desk.app.model().study.analysis.as_ref().expect("open");
        assert!(analysis.found(desk.play()).is_some());
    }
}

#[test]
fn turns_are_only_tried_while_analysing() {
    let mut desk = desk(GameId::Reversi, &["f5", "f6"]);
    let (home, position) = (here(&desk), desk.position());
    desk.run(Command::Analyse);
    assert!(!Command::LeaveTrials.is_enabled(desk.app.model()));
    for turn in ["e6", "f4"] {
        desk.app.apply(Action::Play(turn.to_owned()));
    }
    let tried = here(&desk);
    assert_eq!(desk.play().table.record().main_tip(), home);
    assert!(Command::LeaveTrials.is_enabled(desk.app.model()));
    desk.run(Command::LeaveTrials);
    assert_eq!((here(&desk), desk.position()), (home, position.clone()));
    assert_eq!(
        desk.play().table.record().tip(),
        home,
        "the game is where it was"
    );
    assert!(!desk.play().can_redo());

    // Nothing is lost, and what is tried again is the same.
    for turn in ["e6", "f4"] {
        desk.app.apply(Action::Play(turn.to_owned()));
    }
    assert_eq!(here(&desk), tried);
    desk.run(Command::Analyse);
    assert!(desk.app.model().study.analysis.is_none());
    assert_eq!((here(&desk), desk.position()), (home, position));
    desk.app.apply(Action::Play("d3".to_owned()));
    let record = desk.play().table.record();
    assert_eq!(record.main_tip(), record.here(), "the game goes on");
    assert_eq!(record.children(home).len(), 2, "the trial stands beside it");
    let desk = desk.restarted();
    assert!(desk.app.model().play.is_none());
}

#[test]
fn a_finished_game_is_told_to_be_over() {
    let mut desk = Desk::new();
    desk.app.bound_analysis(Limits::nodes(1000));
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/saves/v1-reversi-to-the-end.tavola.ron");
    desk.app.apply(Action::OpenPath(file));
    desk.app.settle();
    desk.run(Command::Last);
    desk.run(Command::Analyse);
    let progress = |desk: &Desk| {
        let analysis = desk.app.model().study.analysis.as_ref().expect("open");
        analysis.progress
    };
    assert_eq!(progress(&desk), Progress::Over);
    assert!(!Command::Hint.is_enabled(desk.app.model()));
    // A few turns before, everything can be counted out.
    for _ in 0..4 {
        desk.run(Command::Previous);
    }
    desk.app.settle();
    assert_eq!(progress(&desk), Progress::Done);
    let analysis = desk.app.model().study.analysis.as_ref().expect("open");
    let found = analysis.found(desk.play()).expect("lines");
    assert!(found.lines[0].worth.score_for(found.side).is_proven());
}

#[test]
fn nothing_thinks_while_nobody_looks() {
    let mut desk = desk(GameId::Coerceo, &[]);
    desk.app.bound_analysis(Limits::default());
    desk.run(Command::Analyse);
    let progress = |desk: &Desk| {
        let analysis = desk.app.model().study.analysis.as_ref().expect("open");
        analysis.progress
    };
    assert_eq!(progress(&desk), Progress::Thinking);
    desk.app.set_hidden(true);
    assert_eq!(progress(&desk), Progress::Resting);
    desk.app.set_hidden(false);
    assert_eq!(progress(&desk), Progress::Thinking);
    desk.run(Command::Home);
    assert_eq!(progress(&desk), Progress::Resting);
    desk.app.apply(Action::Continue(GameId::Coerceo));
    assert_eq!(progress(&desk), Progress::Thinking);
}

#[test]
fn every_thread_ends_with_the_program() {
    let folder = tempfile::tempdir().expect("a folder");
    let places = Places::below(folder.path());
    let wake: tavola::app::Wake = Arc::new(|| ());
    let lang = Lang::new(Language::En);
    let app = App::new(places, Settings::default(), lang, Arc::clone(&wake));
    let mut app = app.expect("threads can be started");
    app.apply(Action::AskNewGame(GameId::Coerceo));
    app.apply(Action::StartGame);
    for turn in ["d1e-d1c", "b3f-c4b"] {
        app.apply(Action::Play(turn.to_owned()));
    }
    app.apply(Action::Run(Command::Hint));
    app.apply(Action::Run(Command::Review));
    app.apply(Action::Run(Command::Analyse));
    app.finish();
    drop(app);
    assert_eq!(Arc::strong_count(&wake), 1, "every thread holds the wake");
}

#[test]
fn an_engine_that_fails_is_told() {
    let mut desk = desk(GameId::Reversi, &["f5"]);
    desk.app
        .begin_engines_by(|_, _, _, _| Err(io::Error::other("no threads left")));
    desk.run(Command::Hint);
    let hint = desk.app.model().study.hint.as_ref().expect("a hint");
    assert!(matches!(hint.state, HintState::Failed));
    desk.run(Command::Analyse);
    let analysis = desk.app.model().study.analysis.as_ref().expect("open");
    assert_eq!(analysis.progress, Progress::Failed);
}

#[test]
fn every_turn_is_reviewed_and_kept() {
    let turns = ["f5", "d6", "c3", "d3", "c4"];
    let desk = reviewed(GameId::Reversi, &turns);
    assert!(desk.app.model().study.review.is_none(), "it has ended");
    let record = desk.play().table.record();
    let mut line = vec![Record::ROOT];
    line.extend(record.line());
    for &id in &line {
        let verdict = record.node(id).verdict.as_ref();
        let verdict = verdict.unwrap_or_else(|| panic!("{id:?} was left out"));
        assert!(!verdict.line.is_empty());
    }
    let text = save::write(&*desk.play().table);
    assert!(text.starts_with("(\n    version: 2,\n"));
}

#[test]
fn the_end_of_a_game_is_certain() {
    let mut desk = Desk::new();
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves/v1-reversi-passes.tavola.ron");
    desk.app.apply(Action::OpenPath(file));
    desk.app.settle();
    desk.run(Command::Review);
    desk.app.settle();
    let play = desk.play();
    let record = play.table.record();
    let mut line = vec![Record::ROOT];
    line.extend(record.line());
    for id in line {
        let verdict = record.node(id).verdict.as_ref().expect("reviewed");
        let is_over = verdict.line.is_empty();
        assert_eq!(is_over, id == record.tip() && !play.is_going_on());
    }
    // Told in discs, as a solver counts them, so that the last turn's cost is known too.
    let position = play.table.position();
    let board = position.split(' ').next().expect("a board");
    let discs = |token| board.matches(token).count() as i32;
    let (black, white, empty) = (discs('X'), discs('O'), discs('-'));
    assert!(black < white, "{position}");
    let verdict = record.node(record.tip()).verdict.as_ref();
    let worth = verdict.expect("reviewed").worth;
    assert_eq!(worth, Worth::Exact(100 * (black - white - empty)));
}

#[test]
fn a_review_can_be_stopped_and_keeps_what_it_found() {
    let mut desk = desk(GameId::Coerceo, &["d1e-d1c", "b3f-c4b", "c5e-c5c"]);
    let mut settings = desk.app.model().settings.clone();
    settings.review_nodes = 100_000_000;
    desk.app.apply(Action::SetSettings(Box::new(settings)));
    desk.run(Command::Review);
    assert!(Command::CancelReview.is_enabled(desk.app.model()));
    desk.run(Command::CancelReview);
    assert!(desk.app.model().study.review.is_none());
    assert!(desk.app.model().study.graph, "the graph stays");
    desk.run(Command::Review);
    assert!(!desk.app.model().study.graph);
}

/// Ends a file of the corpus with faults: `tests/data/saves/v2-reversi-reviewed.tavola.ron`.
fn with_faults() -> Desk {
    let mut desk = Desk::new();
    desk.app.bound_analysis(Limits::nodes(1000));
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/saves/v2-reversi-reviewed.tavola.ron");
    desk.app.apply(Action::OpenPath(file));
    desk.app.settle();
    desk
}

#[test]
fn mistakes_are_found_by_what_they_cost() {
    let mut desk = with_faults();
    desk.run(Command::First);
    desk.run(Command::Review);
    assert!(
        desk.app.model().study.review.is_none(),
        "all is known already"
    );
    let mut faults = Vec::new();
    while Command::NextFault.is_enabled(desk.app.model()) {
        desk.run(Command::NextFault);
        let mark = fault(desk.play(), here(&desk)).expect("a fault");
        assert!(Fault::Mistake <= mark.fault && !mark.better.is_empty());
        assert_eq!(
            desk.app.model().study.fault_in_view(desk.play()),
            Some(mark)
        );
        faults.push(here(&desk));
    }
    assert!(2 <= faults.len(), "the corpus has mistakes: {faults:?}");
    while Command::PreviousFault.is_enabled(desk.app.model()) {
        desk.run(Command::PreviousFault);
    }
    assert_eq!(here(&desk), faults[0]);
    // Again from before it, without touching the game.
    let tip = desk.play().table.record().main_tip();
    desk.run(Command::Previous);
    let position = desk.position();
    let side = desk.play().table.turn();
    desk.run(Command::Next);
    desk.run(Command::TryAgain);
    assert_eq!(desk.play().table.record().main_tip(), tip);
    assert_eq!(desk.app.model().screen, Screen::NewGame);
    let turn = &desk
        .play()
        .table
        .played(faults[0])
        .expect("a turn")
        .annotated;
    let form = &desk.app.model().form;
    let told = form.tries_again().expect("a turn that was faulty");
    assert!(told.ends_with(&format!(". {turn}")), "{told}");
    // Back to the game with its review, and here again.
    desk.app.apply(Action::LeaveForm);
    assert_eq!(desk.app.model().screen, Screen::Play);
    assert!(desk.app.model().study.graph);
    desk.run(Command::TryAgain);
    // Looking through a file changes nothing in it, so nothing is asked.
    desk.app.apply(Action::StartGame);
    assert!(desk.app.model().dialog.is_none());
    assert_eq!(desk.position(), position);
    assert!(desk.play().is_person(side) && !desk.play().is_person(!side));
}

#[test]
fn reasons_say_what_a_turn_does() {
    // White can take the corner a1, now or later.
    let mut desk = Desk::new();
    let row = |squares: &str| format!("{squares:-<8}");
    let rows = ["-XO", "", "", "---OX", "---XO", "", "", ""].map(row);
    let corner = format!("{} O", rows.concat());
    desk.app.apply(Action::Pasted(corner));
    desk.app.settle();
    desk.run(Command::Hint);
    desk.app.settle();
    let hint = desk.app.model().study.hint.as_ref().expect("a hint");
    let why = &hint.ready().expect("found").why;
    let corner = |why: &Why| match why {
        Why::Does(gain) | Why::Later { gain, .. } => matches!(gain, Gain::Corner(_)),
        Why::Only
        | Why::Wins { .. }
        | Why::HoldsOut { .. }
        | Why::Draws
        | Why::Prevents(_)
        | Why::Blocks
        | Why::FewReplies(_)
        | Why::Stands(_) => false,
    };
    assert!(why.iter().any(corner), "taken now or soon: {why:?}");
    assert!(why.iter().any(|why| matches!(why, Why::Stands(55..))));
}

#[test]
fn a_game_closed_while_turns_are_tried_goes_on_where_it_was() {
    let mut desk = desk(GameId::Reversi, &["f5", "f6"]);
    let position = desk.position();
    desk.run(Command::Analyse);
    desk.app.apply(Action::Play("e6".to_owned()));
    for command in [Command::Resign, Command::OfferDraw, Command::Correct] {
        assert!(!command.is_enabled(desk.app.model()), "{command:?} a trial");
    }
    let text = tavola::store::text::write(&*desk.play().table);
    assert!(
        !text.contains("e6"),
        "a trial is no part of the game: {text}"
    );
    desk.app.settle();
    let mut desk = desk.restarted();
    desk.app.apply(Action::Continue(GameId::Reversi));
    desk.app.settle();
    assert_eq!(desk.position(), position);
    let record = desk.play().table.record();
    assert_eq!(record.children(record.here()).len(), 1, "nothing is lost");
    assert!(!desk.play().can_redo());
}

#[test]
fn a_computer_player_waits_while_turns_are_tried() {
    let mut desk = Desk::new();
    desk.app.bound_analysis(Limits::nodes(1000));
    desk.app.apply(Action::AskNewGame(GameId::Reversi));
    let computer = FormEdit::Computer(Side::Second, Strength::new(1));
    desk.app.apply(Action::Form(computer));
    desk.app.apply(Action::StartGame);
    desk.run(Command::Analyse);
    // Both sides are tried by the person at the board.
    for (turn, secs) in [("f5", 10.0), ("f6", 20.0), ("e6", 30.0)] {
        desk.app.apply(Action::Play(turn.to_owned()));
        desk.app.drive(secs);
        assert_eq!(desk.app.thinkers(), 0, "after {turn}");
    }
    assert_eq!(desk.turns(), ["f5", "f6", "e6"]);
    desk.run(Command::Analyse);
    assert!(desk.turns().is_empty(), "back at the start");
    desk.app.apply(Action::Play("f5".to_owned()));
    desk.app.drive(40.0);
    assert_eq!(desk.app.thinkers(), 1, "now it is the computer's turn");
}
