//! The new game form: players, rules, start, and what is in the way.

use egui::{Key, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tavola::{
    app::{Action, FormEdit, Screen},
    catalog::GameId,
    engine::{Level, Reach},
    lang::{Lang, Language, Value},
    record::Strength,
    rules::Side,
};

use crate::ui::{Window, apply, click, click_role, model, press, usual, window};

fn form_of(game: GameId) -> Window {
    let mut window = usual();
    apply(&mut window, Action::AskNewGame(game));
    window
}

/// Rules by their keys and values; the texts of the form belong to the languages.
pub(crate) fn choose(window: &mut Window, key: &str, value: &str) {
    let lang = model(window).lang.clone();
    let slug = model(window).form.game.slug();
    let rule = lang.text(&format!("{slug}-option-{key}"));
    let word = lang.text(&format!("{slug}-option-{key}-{value}"));
    let name = format!("{rule}: {word}");
    if window.query_by_label(&name).is_some() {
        click(window, &name);
    } else {
        click_role(window, Role::ComboBox, &rule);
        click_role(window, Role::ListBoxOption, &word);
    }
}

#[test]
fn every_rule_of_words_can_be_chosen_and_taken_back() {
    for game in GameId::ALL {
        for spec in game.specs() {
            let tavola::rules::Values::Words(words) = spec.values else {
                continue;
            };
            let mut window = form_of(game);
            if ["repetition", "bare"].contains(&spec.key) {
                click(&mut window, "Draws");
            }
            let usual = model(&window).form.value(spec.key).to_owned();
            let other = words.iter().find(|&&word| word != usual);
            let other = other.expect("a rule has two values");
            choose(&mut window, spec.key, other);
            assert_eq!(model(&window).form.value(spec.key), *other, "{}", spec.key);
            let mark = if spec.house.contains(other) {
                "house rule"
            } else {
                "changed"
            };
            window.get_by_label(mark);
            click(&mut window, "Back to the official rules");
            assert_eq!(model(&window).form.value(spec.key), usual, "{}", spec.key);
            assert!(window.query_by_label(mark).is_none());
        }
    }
}

/// What may be said of a level, with the numbers of the engine that plays it.
fn sentences(lang: &Lang, level: &Level, book: &str) -> Vec<String> {
    let (reach, count) = match level.reach {
        Reach::Plies(plies) | Reach::Endgame { plies, .. } => ("plies", plies),
        Reach::Positions(_) | Reach::Time => panic!("these levels look so many turns ahead"),
    };
    let sentence = |judges: &&str| {
        let args = [
            ("reach", Value::from(reach)),
            ("count", Value::from(count)),
            ("misses", Value::from(0)),
            ("overlooks", Value::from(level.overlooks)),
            ("judges", Value::from(*judges)),
            ("ending", Value::from(level.ending())),
            ("book", Value::from(book)),
        ];
        lang.format("level-about", &args)
    };
    let judges = ["badly", "roughly", "slightly", "rightly", "soundly"];
    judges.iter().map(sentence).collect()
}

#[test]
fn what_is_said_of_a_level_holds_on_boards_of_every_size() {
    for language in Language::ALL {
        let mut window = window([1280.0, 800.0], language);
        apply(&mut window, Action::AskNewGame(GameId::Reversi));
        for size in ["4", "6", "8", "10"] {
            let option = FormEdit::Option("size", size.to_owned());
            apply(&mut window, Action::Form(option));
            let table = model(&window).form.table().expect("a size");
            for number in [4, 6, 7] {
                let strength = Strength::new(number).expect("a level");
                let seat = FormEdit::Computer(Side::Second, Some(strength));
                apply(&mut window, Action::Form(seat));
                let level = table.thinker().levels()[strength.index()];
                let book = if size == "8" && 6 <= number {
                    "known"
                } else {
                    "none"
                };
                let told = sentences(&model(&window).lang, &level, book);
                let shown = told
                    .iter()
                    .filter(|told| window.query_by_label(told).is_some());
                assert_eq!(shown.count(), 1, "{size}: {told:?}");
            }
        }
    }
}

#[test]
fn the_strongest_level_is_said_to_play_the_end_at_least_as_well_as_the_one_below() {
    let mut window = usual();
    apply(&mut window, Action::AskNewGame(GameId::Reversi));
    let seat = FormEdit::Computer(Side::Second, Strength::new(8));
    apply(&mut window, Action::Form(seat));
    for (size, squares) in [("8", 15), ("10", 9)] {
        let option = FormEdit::Option("size", size.to_owned());
        apply(&mut window, Action::Form(option));
        let told = format!("at least the last {squares} squares without error");
        window.get_by_label_contains(&told);
    }
    apply(&mut window, Action::AskNewGame(GameId::Coerceo));
    let seat = FormEdit::Computer(Side::Second, Strength::new(8));
    apply(&mut window, Action::Form(seat));
    assert!(window.query_by_label_contains("squares without").is_none());
}

#[test]
fn who_looks_one_turn_ahead_is_said_to_miss_own_turns_and_no_replies() {
    let mut window = usual();
    apply(&mut window, Action::AskNewGame(GameId::Reversi));
    for (number, own, replies) in [(1, Some("misses 36 of"), None), (4, None, Some("see 5 of"))] {
        let seat = FormEdit::Computer(Side::Second, Strength::new(number));
        apply(&mut window, Action::Form(seat));
        for (part, told) in [("turns of its own", own), ("replies coming", replies)] {
            let found = window.query_by_label_contains(told.unwrap_or(part));
            assert_eq!(found.is_some(), told.is_some(), "{number}: {part}");
        }
    }
}

#[test]
fn only_who_errs_in_nothing_is_said_to_judge_as_well_as_it_can() {
    let mut window = usual();
    for game in GameId::ALL {
        apply(&mut window, Action::AskNewGame(game));
        for (strength, level) in Strength::ALL.iter().zip(game.levels()) {
            let seat = FormEdit::Computer(Side::Second, Some(*strength));
            apply(&mut window, Action::Form(seat));
            let mut told = window.query_all_by_label_contains("as well as it can");
            assert_eq!(told.next().is_some(), level.is_sound(), "{level:?}");
        }
    }
}

#[test]
fn names_are_written_and_change_sides() {
    let mut window = form_of(GameId::Coerceo);
    window.get_by_label("Name of the player: White").focus();
    window.run();
    window
        .get_by_label("Name of the player: White")
        .type_text("Åse Μιτσοτάκη");
    window.run();
    assert_eq!(model(&window).form.names[Side::First], "Åse Μιτσοτάκη");
    click(&mut window, "Change sides");
    assert_eq!(model(&window).form.names[Side::Second], "Åse Μιτσοτάκη");
    assert_eq!(model(&window).form.names[Side::First], "");
}

#[test]
fn letters_in_a_name_are_no_commands() {
    let mut window = form_of(GameId::Coerceo);
    window.get_by_label("Name of the player: White").focus();
    window.run();
    let coordinates = model(&window).settings.coordinates;
    for key in [Key::K, Key::F, Key::X, Key::Home, Key::End] {
        press(&mut window, key);
    }
    assert_eq!(model(&window).settings.coordinates, coordinates);
    assert!(!model(&window).flipped);
    assert_eq!(model(&window).screen, Screen::NewGame);
}

#[test]
fn a_conflict_is_told_at_the_rules_and_keeps_the_game_from_starting() {
    let mut window = form_of(GameId::Coerceo);
    choose(&mut window, "twelve", "on");
    choose(&mut window, "start", "ocius");
    assert!(model(&window).form.table().is_err());
    let lang = model(&window).lang.clone();
    let rules = ["twelve", "start"].map(|key| lang.text(&format!("coerceo-option-{key}")));
    let told: Vec<String> = window
        .root()
        .children_recursive()
        .filter_map(|node| {
            node.accesskit_node()
                .value()
                .or(node.accesskit_node().label())
        })
        .filter(|text| rules.iter().all(|rule| text.contains(rule.as_str())))
        .collect();
    // At both rules, and beside the button.
    assert_eq!(told.len(), 3, "{told:?}");
    click(&mut window, "Start the game");
    press(&mut window, Key::Enter);
    assert_eq!(model(&window).screen, Screen::NewGame);
    assert!(model(&window).play.is_none());
}

#[test]
fn enter_starts_the_game() {
    let mut window = form_of(GameId::Reversi);
    press(&mut window, Key::Enter);
    assert_eq!(model(&window).screen, Screen::Play);
}

#[test]
fn enter_on_back_goes_back() {
    let mut window = form_of(GameId::Reversi);
    window.get_by_label("Back").focus();
    window.run();
    press(&mut window, Key::Enter);
    assert_eq!(model(&window).screen, Screen::Home);
    assert!(model(&window).play.is_none());
}

#[test]
fn a_position_line_is_read_or_told_wrong() {
    let mut window = form_of(GameId::Reversi);
    click(&mut window, "Start from a position");
    apply(
        &mut window,
        Action::Form(FormEdit::Position("x9".to_owned())),
    );
    assert!(model(&window).form.table().is_err());
    click(&mut window, "Start the game");
    assert!(model(&window).play.is_none());
    let line = GameId::Reversi
        .open(&[], None)
        .expect("the official game")
        .position();
    apply(&mut window, Action::Form(FormEdit::Position(line)));
    click(&mut window, "Start the game");
    assert_eq!(model(&window).screen, Screen::Play);
}

#[test]
fn dice_can_be_rolled_again() {
    let mut window = form_of(GameId::Deblockle);
    let first = model(&window).form.scene().expect("a start");
    click(&mut window, "Roll again");
    assert_ne!(model(&window).form.scene().expect("a start"), first);
}

#[test]
fn a_full_set_up_is_chosen_and_begun() {
    let mut window = form_of(GameId::Deblockle);
    click(&mut window, "Set-up: On the board");
    assert!(model(&window).form.full_setup);
    assert!(window.query_by_label("Roll again").is_none());
    click(&mut window, "Start the game");
    assert_eq!(model(&window).screen, Screen::Setup);
}

#[test]
fn another_game_is_one_click_away() {
    let mut window = form_of(GameId::Deblockle);
    click(&mut window, "Which game: Reversi");
    assert_eq!(model(&window).form.game, GameId::Reversi);
}
