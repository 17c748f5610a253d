//! Hints, analysis and review in the window, by accessible names.

use std::path::Path;

use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tavola::{
    app::{Action, Command, fault, site_values},
    catalog::GameId,
    engine::Limits,
    lang::Language,
};

use crate::ui::{Window, apply, click, model, press, usual, window};

/// A new game whose analysis ends by itself.
fn playing(mut window: Window, game: GameId) -> Window {
    window.state_mut().app.bound_analysis(Limits::nodes(2000));
    let mut settings = model(&window).settings.clone();
    settings.review_nodes = 2000;
    settings.animation = false;
    apply(&mut window, Action::SetSettings(Box::new(settings)));
    apply(&mut window, Action::AskNewGame(game));
    apply(&mut window, Action::StartGame);
    window
}

fn settle(window: &mut Window) {
    window.state_mut().app.settle();
    window.run();
}

/// Every name that begins with a text.
fn names(window: &Window, begin: &str) -> Vec<String> {
    let nodes = window.root().children_recursive();
    let names = nodes.filter_map(|node| {
        let node = node.accesskit_node();
        node.label().or_else(|| node.value())
    });
    names.filter(|name| name.starts_with(begin)).collect()
}

#[test]
fn a_hint_is_asked_for_step_by_step() {
    let mut window = playing(usual(), GameId::Deblockle);
    press(&mut window, Key::H);
    settle(&mut window);
    window.get_by_label("Hint 1 of 3");
    assert_eq!(names(&window, "Move the block on").len(), 1);
    click(&mut window, "Where to?");
    window.get_by_label("Hint 2 of 3");
    click(&mut window, "Why?");
    window.get_by_label("Hint 3 of 3");
    assert!(window.query_by_label("Why?").is_none(), "there is no more");
    click(&mut window, "Put the hint away");
    assert!(window.query_by_label("Hint 3 of 3").is_none());
}

#[test]
fn a_line_is_tried_and_left_by_one_key() {
    let mut window = playing(usual(), GameId::Reversi);
    press(&mut window, Key::A);
    settle(&mut window);
    let lines = names(&window, "Line ");
    assert_eq!(lines.len(), 3, "{lines:?}");
    assert_eq!(
        names(&window, "Black is ahead").len()
            + names(&window, "White is ahead").len()
            + names(&window, "even").len(),
        1,
        "the score bar"
    );
    click(&mut window, "More lines");
    settle(&mut window);
    // There are four turns at the start.
    assert_eq!(names(&window, "Line ").len(), 4);
    let first = names(&window, "Line 1").concat();
    click(&mut window, &first);
    settle(&mut window);
    let play = model(&window).play.as_ref().expect("a game");
    assert_eq!(
        play.table.record().path(play.table.record().here()).len(),
        1
    );
    press(&mut window, Key::Backspace);
    settle(&mut window);
    let play = model(&window).play.as_ref().expect("a game");
    assert!(
        play.table
            .record()
            .path(play.table.record().here())
            .is_empty()
    );
    assert_eq!(names(&window, "Tried: ").len(), 1, "the trial is not lost");
    press(&mut window, Key::A);
    assert!(names(&window, "Line ").is_empty());
}

#[test]
fn the_graph_of_a_reviewed_game_leads_to_its_turns() {
    let mut window = playing(usual(), GameId::Reversi);
    for turn in ["f5", "d6", "c3", "d3", "c4"] {
        apply(&mut window, Action::Play(turn.to_owned()));
    }
    press(&mut window, Key::R);
    settle(&mut window);
    let graph = "How the game went. Click to go to a turn.";
    click(&mut window, graph);
    let play = model(&window).play.as_ref().expect("a game");
    let at = play.table.record().path(play.table.record().here()).len();
    assert!(
        (2..=3).contains(&at),
        "the middle of five turns, and not {at}"
    );
    click(&mut window, "Put the review away");
    assert!(window.query_by_label(graph).is_none());
}

/// Every name that has a text in it.
fn names_with(window: &Window, part: &str) -> Vec<String> {
    let all = names(window, "");
    all.into_iter().filter(|name| name.contains(part)).collect()
}

#[test]
fn every_site_tells_its_value_in_every_language() {
    for (language, game) in Language::ALL
        .into_iter()
        .zip(GameId::ALL.into_iter().cycle())
    {
        let mut window = playing(window([480.0, 360.0], language), game);
        let lang = model(&window).lang.clone();
        apply(&mut window, Action::Run(Command::TurnValues));
        settle(&mut window);
        let best = lang.format("site-value-best", &[("score", "".into())]);
        let best = best.trim();
        let found = names_with(&window, best);
        assert!(!found.is_empty(), "{best} in {language:?}");
        let valued: Vec<String> = {
            let play = model(&window).play.as_ref().expect("a game");
            let values = site_values(model(&window), play).into_iter();
            values
                .map(|value| play.table.site_name(value.site))
                .collect()
        };
        let told = names(&window, "");
        apply(&mut window, Action::Run(Command::TurnValues));
        settle(&mut window);
        assert!(names_with(&window, best).is_empty(), "switched off");
        let untold = names(&window, "");
        assert!(3 < valued.len());
        for site in valued {
            let longer = told
                .iter()
                .any(|name| name.starts_with(&format!("{site},")) && !untold.contains(name));
            assert!(longer, "{site} in {language:?}: {told:?}");
        }
    }
}

#[test]
fn values_are_switched_by_button_and_key() {
    let mut window = playing(usual(), GameId::Coerceo);
    press(&mut window, Key::A);
    settle(&mut window);
    assert!(!names_with(&window, ", best: ").is_empty());
    click(&mut window, "Values of all turns");
    settle(&mut window);
    assert!(names_with(&window, ", best: ").is_empty());
    press(&mut window, Key::V);
    settle(&mut window);
    assert!(!names_with(&window, ", best: ").is_empty());
}

#[test]
fn the_cost_of_turns_is_told_in_every_language() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/saves/v2-reversi-reviewed.tavola.ron");
    for language in Language::ALL {
        for size in [[900.0, 600.0], [1280.0, 800.0]] {
            let mut window = playing(window(size, language), GameId::Coerceo);
            let lang = model(&window).lang.clone();
            apply(&mut window, Action::OpenPath(file.clone()));
            settle(&mut window);
            apply(&mut window, Action::Run(Command::First));
            apply(&mut window, Action::Run(Command::Review));
            apply(&mut window, Action::Run(Command::NextFault));
            let play = model(&window).play.as_ref().expect("a game");
            let here = play.table.record().here();
            let mark = fault(play, here).expect("a fault");
            let value = tavola::lang::Value::Decimal {
                value: (f64::from(mark.cost.units.expect("discs")) / 100.0).round(),
                digits: 0,
            };
            let units = lang.format(
                "cost-units",
                &[("game", "reversi".into()), ("value", value)],
            );
            let percent = (mark.cost.chance * 100.0).round() as i64;
            let args = [("units", units.into()), ("percent", percent.into())];
            let told = lang.format("cost-told", &args);
            let words = names_with(&window, &told);
            let better = lang.format("turn-better", &[("turn", mark.better[0].clone().into())]);
            assert!(
                words.iter().any(|words| words.ends_with(&better)),
                "{told} {better} in {size:?}: {words:?}"
            );
            assert!(2 <= words.len(), "in the list too: {words:?}");
            // The last turns of a game are certain.
            apply(
                &mut window,
                Action::Study(tavola::app::StudyEdit::ReviewAgain),
            );
            settle(&mut window);
            apply(&mut window, Action::Run(Command::Last));
            let verdict = {
                let play = model(&window).play.as_ref().expect("a game");
                let record = play.table.record();
                record.node(record.here()).verdict.clone().expect("known")
            };
            assert!(
                verdict
                    .worth
                    .score_for(tavola::rules::Side::First)
                    .is_proven()
            );
        }
    }
}

#[test]
fn everything_fits_in_every_language() {
    let sizes = [[480.0, 360.0], [900.0, 600.0], [1280.0, 800.0]];
    for (number, size) in sizes.into_iter().enumerate() {
        for (at, language) in Language::ALL.into_iter().enumerate() {
            // Every game in every size, and in turn in every language.
            let game = GameId::ALL[(number + at) % 3];
            {
                let mut window = playing(window(size, language), game);
                let choice = |window: &Window| {
                    let play = model(window).play.as_ref().expect("a game");
                    play.table.choices()[0].text.clone()
                };
                for _ in 0..4 {
                    let turn = choice(&window);
                    apply(&mut window, Action::Play(turn));
                }
                apply(&mut window, Action::Run(Command::Hint));
                apply(&mut window, Action::Run(Command::Hint));
                settle(&mut window);
                apply(&mut window, Action::Run(Command::Review));
                settle(&mut window);
                apply(&mut window, Action::Run(Command::Analyse));
                settle(&mut window);
                let lang = model(&window).lang.clone();
                for key in ["analysis-close", "analysis-more", "analysis-title"] {
                    let rect = window.get_by_label(&lang.text(key)).rect();
                    let right = rect.right() <= size[0] + 0.5;
                    assert!(0.0 <= rect.left() && right, "{key} at {rect:?} in {size:?}");
                }
                if 900.0 <= size[0] {
                    // The turn list and the players are still there.
                    let here = lang.text("play-card-to-move");
                    let cards = window.root().children_recursive().filter(|node| {
                        let label = node.accesskit_node().label().unwrap_or_default();
                        label.ends_with(&here)
                    });
                    assert_eq!(cards.count(), 1);
                    assert!(
                        !names(&window, "1. ").is_empty(),
                        "no turn in sight in {size:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_turn_in_view_stays_in_sight_when_the_study_opens() {
    let mut window = playing(usual(), GameId::Coerceo);
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/saves/v1-coerceo-twelve-resigned.tavola.ron");
    apply(&mut window, Action::OpenPath(file));
    settle(&mut window);
    for _ in 0..3 {
        press(&mut window, Key::PageUp);
    }
    press(&mut window, Key::A);
    settle(&mut window);
    let play = model(&window).play.as_ref().expect("a game");
    let record = play.table.record();
    let turns = record.path(record.here()).len();
    let begin = format!("{}. ", turns.div_ceil(2));
    let shown = names(&window, &begin);
    let here = &play.table.played(record.here()).expect("a turn").annotated;
    let cell = shown.iter().find(|name| name.contains(here.as_str()));
    let cell = cell.unwrap_or_else(|| panic!("{here} of {begin} is not in {shown:?}"));
    let rect = window.get_by_label(cell).rect();
    let below = window.get_by_label("To the start").rect();
    assert!(
        rect.bottom() <= below.top(),
        "{rect:?} reaches below {below:?}"
    );
}

#[test]
fn the_last_turn_comes_into_sight_whatever_the_column_shows() {
    let mut window = playing(usual(), GameId::Deblockle);
    for number in 0..36 {
        let play = model(&window).play.as_ref().expect("a game");
        let choices = play.table.choices();
        let Some(choice) = choices.get(number * 5 % choices.len().max(1)) else {
            break;
        };
        let turn = choice.text.clone();
        apply(&mut window, Action::Play(turn));
        match number {
            8 | 20 => apply(&mut window, Action::Run(Command::Analyse)),
            12 | 28 => apply(&mut window, Action::Run(Command::Review)),
            16 => apply(&mut window, Action::Run(Command::Analyse)),
            _ => (),
        }
        settle(&mut window);
        let play = model(&window).play.as_ref().expect("a game");
        let here = play.table.record().here();
        let told = &play.table.played(here).expect("a turn").annotated;
        let is_told = |name: &String| name.split([' ', ',']).any(|word| word == told);
        let cells = names_with(&window, ". ");
        let cell = cells.iter().find(|name| is_told(name));
        assert!(cell.is_some(), "{told} after {number} turns: {cells:?}");
    }
}

#[test]
fn a_turn_beside_which_there_was_no_other_is_called_so() {
    let mut window = playing(usual(), GameId::Coerceo);
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/saves/v1-reversi-to-the-end.tavola.ron");
    apply(&mut window, Action::OpenPath(file));
    settle(&mut window);
    apply(&mut window, Action::Run(Command::Review));
    settle(&mut window);
    window.get_by_label("The only turn there was.");
}

/// A reviewed game with its review and an analysis open.
fn reviewed(size: [f32; 2], language: Language) -> Window {
    let mut window = playing(window(size, language), GameId::Reversi);
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/saves/v2-reversi-reviewed.tavola.ron");
    apply(&mut window, Action::OpenPath(file));
    settle(&mut window);
    apply(&mut window, Action::Run(Command::First));
    apply(&mut window, Action::Run(Command::Review));
    apply(&mut window, Action::Run(Command::Analyse));
    settle(&mut window);
    window
}

#[test]
fn mistakes_are_walked_by_buttons_beside_an_analysis_in_low_windows() {
    for language in Language::ALL {
        // The harness takes a margin of the width.
        for size in [[920.0, 600.0], [1100.0, 720.0], [1280.0, 800.0]] {
            let mut window = reviewed(size, language);
            let lang = model(&window).lang.clone();
            let text = |command: Command| lang.text(command.row().text);
            let next = text(Command::NextFault);
            for _ in 0..3 {
                click(&mut window, &next);
                settle(&mut window);
            }
            let play = model(&window).play.as_ref().expect("a game");
            let here = play.table.record().here();
            assert!(fault(play, here).is_some());
            let told = play.table.played(here).expect("a turn").annotated.clone();
            let seen = |name: &str| {
                let rect = window.get_by_label(name).rect();
                let inside = 0.0 <= rect.left() && rect.right() <= size[0] + 0.5;
                let inside = inside && 0.0 <= rect.top() && rect.bottom() <= size[1] + 0.5;
                assert!(inside, "{name} at {rect:?} in {size:?}");
                rect
            };
            for command in [
                Command::PreviousFault,
                Command::NextFault,
                Command::TryAgain,
            ] {
                seen(&text(command));
            }
            // The turn is in the list, whole, and so is whoever is to move next.
            let below = seen(&text(Command::First)).top();
            let turn = names_with(&window, &format!(" {told}"));
            let turn = turn.iter().find(|name| name.starts_with(char::is_numeric));
            let turn = turn.unwrap_or_else(|| panic!("{told} is not in the list"));
            assert!(seen(turn).bottom() <= below, "{turn} in {size:?}");
            let mut to_move = names_with(&window, ", ");
            to_move.retain(|name| name.ends_with(&lang.text("play-card-to-move")));
            assert_eq!(to_move.len(), 1, "{to_move:?}");
            seen(&to_move[0]);
        }
    }
}
