//! Games and positions as text: there and back, tolerant in form, strict in turns.

use proptest::{prelude::*, test_runner::Config};
use tavola::{
    catalog::GameId,
    record::{Ending, Record},
    rules::{Arg, Reason, Side},
    session::Table,
    store::{
        LoadError,
        formats::{Collection, Row},
        save,
        text::{Imported, read, recognise, write},
    },
};

use crate::store::games::{self, Dice};

/// The tree of turns with comments, as rows.
fn tree(table: &dyn Table) -> Vec<(u32, String, String)> {
    let record = table.record();
    let row = |(depth, id)| {
        let comment = record.node(id).comment.clone();
        (depth, record.text(id).to_owned(), comment)
    };
    record.preorder().into_iter().map(row).collect()
}

fn game(text: &str) -> Box<dyn Table> {
    match recognise(text, None) {
        Ok(Imported::Game { table, .. }) => table,
        other => panic!("{other:?}\n{text}"),
    }
}

fn turns(table: &dyn Table) -> Vec<String> {
    let record = table.record();
    let line = record.line();
    line.iter().map(|&id| record.text(id).to_owned()).collect()
}

fn refused(text: &str, likely: Option<GameId>) -> LoadError {
    match recognise(text, likely) {
        Err(err) => err,
        Ok(found) => panic!("{found:?}\n{text}"),
    }
}

fn arg<'a>(reason: &'a Reason, name: &str) -> &'a Arg {
    let found = reason.args.iter().find(|(known, _)| *known == name);
    &found.unwrap_or_else(|| panic!("no {name} in {reason}")).1
}

#[test]
fn tags_of_other_programs_come_back() {
    let tags = "[Site \"a \\\"hall\\\" [2]\"]\n[Round \"3\"]\n[TimeControl \"300\"]\n[Termination \"abandoned\"]\n";
    let text = format!(
        "{tags}[Round \"4\"]\n[Black \"A\"]\n[White \"B\"]\n[Result \"38-26\"]\n\n1. F5 d6 *"
    );
    let table = game(&text);
    assert_eq!(table.outcome(), None);
    let found = write(&*game(&write(&*table)));
    assert!(found.contains(tags), "{found}");
    assert_eq!(found.matches("[Round ").count(), 1, "the first of a name");
    // What a broken-off game was worth is kept as files of other programs have it.
    let tip = table.record().main_tip();
    assert_eq!(table.record().node(tip).note("RE"), Some("+12.00"));
    let whole = game("[Result \"1-0\"]\n[Game \"reversi\"]\n1. f5 d6 1-0");
    assert_eq!(whole.record().node(Record::ROOT).notes, []);
}

#[test]
fn discs_at_the_end_of_a_game_cost_no_tags() {
    let text = "[Site \"there\"]\n[Black \"Åse\"]\n[White \"Bo\"]\n[Result \"34-30\"]\n\n\
        1. F5 f4 2. F3 g4 34-30\n";
    let table = game(text);
    assert_eq!(turns(&*table), ["f5", "f4", "f3", "g4"]);
    let players = &table.header().players;
    assert_eq!((&*players.first.name, &*players.second.name), ("Åse", "Bo"));
}

#[test]
fn random_games_come_back_from_their_text() {
    for id in GameId::ALL {
        for seed in 0..60 {
            let mut before = games::random(id, 60, &mut Dice::new(seed));
            // Braces end a comment, and lines are trimmed: the text is for people, not a save.
            let ids: Vec<_> = before.record().preorder();
            for (_, node) in ids {
                let comment = &mut before.record_mut().node_mut(node).comment;
                *comment = comment.replace(['{', '}'], "|");
            }
            let text = write(&*before);
            let (found, after) = read(&text, None).unwrap_or_else(|err| panic!("{err:?}\n{text}"));
            let what = format!("{} {seed}\n{text}", id.slug());
            assert_eq!(found, id, "{what}");
            assert_eq!(tree(&*after), tree(&*before), "{what}");
            assert_eq!(after.options(), before.options(), "{what}");
            assert_eq!(after.start(), before.start(), "{what}");
            assert_eq!(after.header().players, before.header().players, "{what}");
            assert_eq!(after.header().date, before.header().date, "{what}");
            assert_eq!(write(&*after), text, "{what}");
        }
    }
}

#[test]
fn every_position_line_is_recognised() {
    for id in GameId::ALL {
        for seed in 0..40 {
            let table = games::random(id, 50, &mut Dice::new(seed));
            let line = table.position();
            for text in [line.clone(), format!("\u{feff}  {line}\r\n")] {
                match recognise(&text, None) {
                    Ok(Imported::Position { game, table }) => {
                        assert_eq!((game, table.position()), (id, line.clone()));
                    }
                    other => panic!("{line}: {other:?}"),
                }
            }
        }
    }
}

#[test]
fn a_save_is_recognised_however_it_was_copied() {
    let text = save::write(&*games::random(GameId::Reversi, 10, &mut Dice::new(1)));
    for text in [
        text.clone(),
        format!("\u{feff}\r\n {}", text.replace('\n', "\r\n")),
    ] {
        assert!(matches!(recognise(&text, None), Ok(Imported::Save(_))));
    }
}

#[test]
fn the_notation_of_each_game_is_read() {
    let coerceo = "[White \"Åse\"] [Start \"Laurentius\"]\n[Exchange \"1\"]\n[NoMove \"draw\"]\n\
        1. d1e-d1c b3f-c4b 2. c5e-c5c *";
    let table = game(coerceo);
    assert!(table.options().contains(&("exchange", "1".to_owned())));
    assert!(table.options().contains(&("no-move", "draw".to_owned())));
    assert_eq!(table.header().players.first.name, "Åse");
    assert_eq!(turns(&*table), ["d1e-d1c", "b3f-c4b", "c5e-c5c"]);

    let start = "2ph1xl2/7/2xl1cl2/7/2XL1XL2/7/2SL1LP2 g 0-0 h 0 1";
    let mut table = GameId::Deblockle.open(&[], Some(start)).expect("a start");
    for _ in 0..2 {
        let turn = table.choices()[0].text.clone();
        table.play(&turn).expect("a legal turn");
    }
    let played = turns(&*table).join(" ");
    let tags = "[Gold \"Ηώ\"]\n[Blue \"Åse\"]\n[Rules \"h\"]";
    let deblockle = format!("{tags}\n[Start \"{start}\"]\n1. {played} 0-1");
    let table = game(&deblockle);
    assert_eq!(turns(&*table).join(" "), played);
    assert_eq!(table.header().players.second.name, "Åse");
    let tip = table.record().tip();
    let ending = table.record().node(tip).ending;
    assert_eq!(ending, Some(Ending::Resigned(Side::First)));
}

#[test]
fn transcripts_of_reversi_are_read_in_every_form() {
    for text in [
        "f5d6c3d3c4",
        "F5 d6 C3 d3 C4",
        "1. f5 d6 2. c3 d3 3. c4",
        "1.f5 d6\r\n2.c3 d3\r\n3.c4 *",
        "f5 {good} d6 $1 c3 ; a note\n d3 c4",
    ] {
        let table = game(text);
        assert_eq!(table.slug(), "reversi", "{text}");
        assert_eq!(turns(&*table), ["f5", "d6", "c3", "d3", "c4"], "{text}");
    }
}

#[test]
fn passes_may_be_left_out_of_a_transcript() {
    let mut found = 0;
    for seed in 0..200 {
        let mut table = GameId::Reversi.open(&[], None).expect("the usual start");
        let mut dice = Dice::new(seed);
        while !table.choices().is_empty() {
            let choices = table.choices();
            let turn = choices[dice.below(choices.len())].text.clone();
            table.play(&turn).expect("a legal turn");
        }
        let with = turns(&*table);
        let without: Vec<_> = with
            .iter()
            .filter(|turn| *turn != "pass")
            .cloned()
            .collect();
        if with == without {
            continue;
        }
        found += 1;
        for text in [without.concat(), without.join(" "), with.join(" ")] {
            assert_eq!(turns(&*game(&text)), with, "{text}");
        }
        let other = with.join(" ").replace("pass", "--");
        assert_eq!(turns(&*game(&other)), with, "{other}");
    }
    assert!(20 < found, "{found}");
}

#[test]
fn the_first_illegal_turn_is_named_and_what_is_before_it_offered() {
    let check = |text: &str, turn: &str, number: i64, before: usize| {
        let err = refused(text, Some(GameId::Reversi));
        assert_eq!(err.reason.key, "store-bad-turn", "{}", err.reason);
        assert_eq!(arg(&err.reason, "turn"), &Arg::Text(turn.to_owned()));
        assert_eq!(arg(&err.reason, "number"), &Arg::Count(number));
        let partial = err.partial.expect("the legal beginning");
        assert_eq!(partial.record().len() - 1, before);
    };
    check("f5d6c3d3a1f6", "a1", 3, 4);
    check("1. f5 d6 2. zz", "zz", 2, 2);
    check("1. f5 (1. c4 h8) d6", "h8", 1, 2);
    check("f5 pass", "pass", 1, 1);
}

#[test]
fn what_is_no_game_says_so() {
    let check = |text: &str, key: &str| {
        let err = refused(text, None);
        assert_eq!(err.reason.key, key, "{}\n{text}", err.reason);
    };
    check("", "store-text-empty");
    check(" \r\n\t\u{feff}", "store-text-empty");
    check("Dear Åse, how are you?", "store-text-foreign");
    check("1. 2. 3. {nothing} *", "store-text-foreign");
    check("[Game \"chess\"]\n1. e4", "store-unknown-game");
    check("[White \"Åse\"]\n1. e4", "store-text-no-game");
    check("[Game \"reversi\"\n1. f5", "store-text-bad-tag");
    check(
        "[Game \"reversi\"]\n[Option \"size\"]\n",
        "store-text-bad-option",
    );
    check(
        "[Game \"reversi\"]\n[Option \"speed=9\"]\n",
        "store-unknown-option",
    );
    check(
        "[Game \"reversi\"]\n[Option \"size=7\"]\n1. f5",
        "store-bad-options",
    );
    check("[Game \"reversi\"]\n1. f5 (1. c4", "store-text-unbalanced");
    check("[Game \"reversi\"]\n1. f5) d6", "store-text-unbalanced");
    check("[Game \"reversi\"]\n1. f5 {", "store-text-unbalanced");
    check("[Game \"reversi\"]\n( f5", "store-text-unbalanced");
    check(
        "302405/12300541/0303005050/41600612/602499 w 0 0 2",
        "store-bad-start",
    );
    check("7/7/7/7/7/7 g", "store-text-foreign");
    check("------XO- X", "store-text-foreign");
}

#[test]
fn long_and_deep_texts_end() {
    let long = "1. f5 ".to_owned() + &"{note} ".repeat(200_000);
    read(&long, Some(GameId::Reversi)).expect("one turn");
    let deep = "1. f5 ".to_owned() + &"(".repeat(500_000);
    read(&deep, Some(GameId::Reversi)).expect_err("no such variations");
    let line = "x".repeat(10 << 20);
    recognise(&line, None).expect_err("ten million letters");
    recognise(&"[".repeat(1 << 20), None).expect_err("no tag");
}

fn games_of(text: &str) -> Collection {
    match recognise(text, None) {
        Ok(Imported::Games(games)) => games,
        other => panic!("{other:?}\n{text}"),
    }
}

#[test]
fn several_games_in_a_text_are_all_there() {
    for id in GameId::ALL {
        let tables: Vec<_> = (0..12)
            .map(|seed| games::random(id, 40, &mut Dice::new(seed)))
            .collect();
        let texts: Vec<_> = tables.iter().map(|table| write(&**table)).collect();
        let found = games_of(&texts.join("\n"));
        assert_eq!((found.len(), found.format()), (12, None), "{}", id.slug());
        for (number, text) in texts.iter().enumerate() {
            let table = found.open(number).expect("a legal game");
            assert_eq!(&write(&*table), text);
            let players = &table.header().players;
            let row = found.row(number);
            assert_eq!(
                (&row.first, &row.second),
                (&players.first.name, &players.second.name)
            );
        }
    }
}

#[test]
fn games_follow_each_other_by_their_tags_or_behind_a_result() {
    let check = |text: &str, wanted: &[&str]| {
        let found = games_of(text);
        let played: Vec<_> = (0..found.len())
            .map(|number| match found.open(number) {
                Ok(table) => turns(&*table).join(" "),
                Err(err) => err.reason.key.to_owned(),
            })
            .collect();
        assert_eq!(played, wanted, "{text}");
    };
    let (one, two) = (
        "[Black \"A\"]\n[White \"B\"]\n1. f5 d6",
        "[Black \"C\"]\n1. c4 c3",
    );
    for result in ["1-0", "*", ""] {
        check(
            &format!("{one} {result}\n\n{two} {result}"),
            &["f5 d6", "c4 c3"],
        );
    }
    check("f5d6 1-0\nc4c3 0-1\nd3 *", &["f5 d6", "c4 c3", "d3"]);
    check("1. c5a-c5c 1-0 1. c5a-c5c *", &["c5a-c5c", "c5a-c5c"]);
    let tagged = "[Game \"coerceo\"]\n1. c5a-c5c *\n[Game \"reversi\"]\n1. f5 *";
    check(tagged, &["c5a-c5c", "f5"]);
    check(&format!("Two games for you.\n{tagged}"), &["c5a-c5c", "f5"]);
    // What is wrong with one hides no other.
    for wrong in ["1. f5 (1. c4", "1. f5) d6", "1. f5 {open", "1. f5 h8"] {
        let text = format!("{one}\n\n[Game \"reversi\"]\n{wrong}\n\n{two}");
        check(&text, &["f5 d6", "store-in-game", "c4 c3"]);
    }
    // The line in which it is wrong is the line of the file.
    let found = games_of(&format!("{one} *\n\n[Game \"reversi\"]\n1. f5) d6 *"));
    let err = found.open(1).expect_err("a bracket too many");
    let Arg::Because(why) = arg(&err.reason, "why") else {
        panic!("{}", err.reason);
    };
    assert_eq!(
        (why.key, arg(why, "line")),
        ("store-text-unbalanced", &Arg::Count(6))
    );
    // One game stays one, whatever stands behind its result or between its turns.
    for text in [
        "f5 d6 1-0 (38-26)",
        "f5 d6 1-0 Anna won",
        "f5 [3] d6",
        "f5 d6 1-0 *",
    ] {
        assert_eq!(turns(&*game(text)), ["f5", "d6"], "{text}");
    }
    let noted = game("[Game \"reversi\"] {before} [Black \"A\"]\n1. f5 d6 1-0 {after}");
    let tip = noted.record().tip();
    assert_eq!(noted.record().node(tip).comment, "after");
    assert_eq!(noted.record().node(Record::ROOT).comment, "before");
    assert_eq!(noted.header().players.first.name, "A");
}

#[test]
fn what_a_list_shows_of_a_game_in_text() {
    let found = games_of(
        "[Game \"deblockle\"]\n[Gold \"Anna\"]\n[Date \"2026\"]\n[Event \"Club\"]\n[Result \"0-1\"]\n*\n\
         [White \"Bo\"]\n[Black \"Cai\"]\n1. f5 (1. c4 1-0) d6 1/2-1/2\n\n[Game \"reversi\"]\n1. f5 d6",
    );
    let row = |number| {
        let Row {
            first,
            second,
            event,
            date,
            score,
            position: _,
        } = found.row(number);
        [first, second, event, date, score.to_string()]
    };
    assert_eq!(row(0), ["Anna", "", "Club", "2026", "0\u{2013}1"]);
    assert_eq!(row(1), ["Cai", "Bo", "", "", "\u{bd}\u{2013}\u{bd}"]);
    assert_eq!(row(2), ["", "", "f5 d6", "", "*"]);
}

proptest! {
    #![proptest_config(Config { failure_persistence: None, ..Config::with_cases(400) })]

    #[test]
    fn no_text_stops_the_reader(text in any::<String>(), likely in 0_usize..4) {
        _ = recognise(&text, GameId::ALL.get(likely).copied());
    }

    #[test]
    fn no_words_stop_the_reader(
        words in proptest::collection::vec(
            r#"[a-h][1-8]|[a-h][0-9]{1,2}|pass|--|\(|\)|\{[a-z]{0,3}\}|1\.|\.\.\.|\[Game "[a-z]{0,8}"\]|1-0|\*|[a-e][1-5][a-f]-[a-e][1-5][a-f](\+[a-e][1-5])?|\*[a-e][1-5][a-f]|[a-g][1-7][nesw][SPCXLH]([a-g][1-7])?|resign|/|\PC{1,4}"#,
            0..30,
        ),
        likely in 0_usize..4,
    ) {
        _ = recognise(&words.join(" "), GameId::ALL.get(likely).copied());
        _ = recognise(&words.concat(), GameId::ALL.get(likely).copied());
    }

    #[test]
    fn no_change_of_a_text_stops_the_reader(
        id in 0_usize..3,
        seed in 0_u64..20,
        is_line in any::<bool>(),
        changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<char>(), 0_usize..3), 1..6),
    ) {
        let table = games::random(GameId::ALL[id], 12, &mut Dice::new(seed));
        let text = if is_line { table.position() } else { write(&*table) };
        let mut letters: Vec<char> = text.chars().collect();
        for (at, letter, how) in changes {
            let at = at.index(letters.len());
            match how {
                0 => letters[at] = letter,
                1 => letters.insert(at, letter),
                _ => _ = letters.remove(at),
            }
        }
        let text: String = letters.into_iter().collect();
        if let Ok(Imported::Game { table, .. } | Imported::Position { table, .. }) = recognise(&text, None) {
            prop_assert!(table.record().node(Record::ROOT).millis.is_none());
            prop_assert!(save::read(&save::write(&*table)).is_ok());
        }
    }
}
