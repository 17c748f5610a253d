//! Saves: what is written comes back, and what cannot be read says why.

use std::{fs, path::Path};

use proptest::{prelude::*, test_runner::Config};
use tavola::{
    catalog::GameId,
    record::Record,
    rules::{Arg, Reason},
    session::Table,
    store::{
        LoadError, Loaded, SetupSave,
        save::{load, read, with_extension, write, write_setup},
    },
};

use crate::store::{
    formats::check_growth,
    games::{self, Dice},
};

pub(crate) fn table(loaded: Loaded) -> Box<dyn Table> {
    match loaded {
        Loaded::Game { table, .. } => table,
        Loaded::Setup(setup) => panic!("a set-up: {setup:?}"),
    }
}

fn opened(text: &str) -> Box<dyn Table> {
    table(read(text).unwrap_or_else(|err| panic!("{err:?}\n{text}")))
}

fn arg<'a>(reason: &'a Reason, name: &str) -> &'a Arg {
    let found = reason.args.iter().find(|(known, _)| *known == name);
    &found.unwrap_or_else(|| panic!("no {name} in {reason}")).1
}

fn refused(text: &str) -> LoadError {
    match read(text) {
        Err(err) => err,
        Ok(loaded) => panic!("{loaded:?}\n{text}"),
    }
}

fn check(text: &str, key: &str) -> Reason {
    let err = refused(text);
    assert_eq!(err.reason.key, key, "{}\n{text}", err.reason);
    err.reason
}

/// A short game of Coerceo, every line of which a test can change.
fn sample() -> String {
    let mut table = GameId::Coerceo.open(&[], None).expect("the usual start");
    for turn in ["d1e-d1c", "b3f-c4b", "c5e-c5c"] {
        table.play(turn).expect("a legal turn");
    }
    write(&*table)
}

#[test]
fn a_save_is_readable() {
    let text = sample();
    let expected = "(\n    version: 1,\n";
    assert!(text.starts_with(expected), "{text}");
    for line in [
        "    game: \"coerceo\",",
        "        \"exchange\": \"2\",",
        "        (depth: 1, turn: \"d1e-d1c\"),",
        "    view: 3,",
    ] {
        assert!(text.lines().any(|found| found == line), "{line}\n{text}");
    }
}

#[test]
fn random_games_come_back_byte_for_byte() {
    for game in GameId::ALL {
        for seed in 0..60 {
            let mut dice = Dice::new(seed);
            let before = games::random(game, 80, &mut dice);
            let text = write(&*before);
            let after = opened(&text);
            let what = format!("{} {seed}", game.slug());
            assert_eq!(write(&*after), text, "{what}");
            assert_eq!(after.header(), before.header(), "{what}");
            assert_eq!(after.options(), before.options(), "{what}");
            assert_eq!(after.position(), before.position(), "{what}");
            assert_eq!(after.outcome(), before.outcome(), "{what}");
            assert_eq!(after.choices(), before.choices(), "{what}");
            assert_eq!(after.occurrences(), before.occurrences(), "{what}");
            let line = |table: &dyn Table| {
                let record = table.record();
                let text = |id| record.text(id).to_owned();
                record.line().into_iter().map(text).collect::<Vec<_>>()
            };
            assert_eq!(line(&*after), line(&*before), "{what}: redo goes elsewhere");
        }
    }
}

#[test]
fn games_from_any_position_come_back() {
    for game in GameId::ALL {
        for seed in 0..40 {
            let mut dice = Dice::new(seed);
            let before = games::random(game, 60, &mut dice);
            let options: Vec<_> = before.options();
            let owned = |(key, value): &(&str, String)| ((*key).to_owned(), value.clone());
            let position = before.position();
            // What the line says goes before what the start was made of.
            let opened_here = game.open(&[], Some(&position)).or_else(|_| {
                let options: Vec<_> = options.iter().map(owned).collect();
                game.open(&options, Some(&position))
            });
            let here = opened_here.unwrap_or_else(|err| panic!("{position}: {err:?}"));
            let text = write(&*here);
            assert_eq!(write(&*opened(&text)), text, "{} {seed}", game.slug());
        }
    }
}

#[test]
fn thousands_of_turns_come_back_in_time_that_grows_with_their_number() {
    let options = [
        ("repetition".to_owned(), "off".to_owned()),
        ("quiet".to_owned(), "off".to_owned()),
    ];
    let there_and_back = ["c5e-c5c", "b3f-c4b", "c5c-c5e", "c4b-b3f"];
    check_growth(1_250, |turns| {
        let mut table = GameId::Coerceo.open(&options, None).expect("a game");
        for turn in there_and_back.iter().cycle().take(turns) {
            let here = table.record().here();
            table.attach(here, turn).expect("a legal turn");
        }
        let tip = table.record().tip();
        table.goto(tip);
        let text = write(&*table);
        assert_eq!(write(&*opened(&text)), text);
    });
}

#[test]
fn variations_at_every_turn_take_time_that_grows_with_their_number() {
    let options = [
        ("repetition".to_owned(), "off".to_owned()),
        ("quiet".to_owned(), "off".to_owned()),
    ];
    let table = GameId::Coerceo.open(&options, None).expect("a game");
    let head = write(&*table);
    let there_and_back = ["c5e-c5c", "b3f-c4b", "c5c-c5e", "c4b-b3f"];
    let other = ["a1a-a1e", "e3f-e3b"];
    check_growth(5_000, |turns| {
        let mut rows = String::new();
        for (ply, turn) in there_and_back.iter().cycle().take(turns).enumerate() {
            rows += &format!("(depth:{},turn:\"{turn}\"),\n", ply + 1);
        }
        for ply in (0..turns).rev() {
            rows += &format!("(depth:{},turn:\"{}\"),\n", ply + 1, other[ply % 2]);
        }
        let head = head.trim_end().trim_end_matches(')');
        let text = format!("{head}turns: [{rows}])\n");
        assert_eq!(opened(&text).record().len(), 2 * turns + 1);
    });
}

#[test]
fn deep_nesting_is_refused_without_a_crash() {
    let deep = 200_000;
    for (open, close) in [("(", ")"), ("[", "]"), ("{\"a\":", "}"), ("Some(", ")")] {
        let nest = open.repeat(deep) + &close.repeat(deep);
        read(&nest).expect_err("no save");
        read(&sample().replace("turns: [", &format!("turns: {nest}"))).expect_err("no save");
        read(&format!("(version: 1, more: {nest})")).expect_err("no save");
    }
    read(&("/*".repeat(deep) + &sample())).expect_err("no save");
}

#[test]
fn a_save_cut_at_any_byte_is_refused() {
    for game in GameId::ALL {
        let text = write(&*games::random(game, 12, &mut Dice::new(5)));
        let end = text.trim_end().len();
        for cut in (0..end).filter(|&cut| text.is_char_boundary(cut)) {
            let key = refused(&text[..cut]).reason.key;
            let known = [
                "store-cut",
                "store-foreign",
                "store-missing-field",
                "store-unknown-field",
                "store-syntax",
            ];
            assert!(known.contains(&key), "{key}\n{}", &text[..cut]);
            if text[..cut].ends_with([',', '\n']) && 40 < cut {
                assert_eq!(key, "store-cut", "{}", &text[..cut]);
            }
        }
    }
}

#[test]
fn what_is_no_save_says_so() {
    check("", "store-foreign");
    check("Dear Åse,", "store-foreign");
    check("(;GM[Othello]PC[Local];)", "store-foreign");
    check("{\"version\": 1}", "store-foreign");
    check("PK\u{3}\u{4}", "store-foreign");
    check("[Event \"?\"]\n1. e4 e5", "store-foreign");
    check("(version: 0)", "store-foreign");
}

#[test]
fn a_newer_version_is_refused_by_both_versions() {
    let text = sample()
        .replace("version: 1", "version: 7")
        .replace("turns: [", "clouds: (1, None), turns: [");
    let reason = check(&text, "store-newer");
    assert_eq!(arg(&reason, "version"), &Arg::Count(7));
    assert_eq!(arg(&reason, "known"), &Arg::Count(2));
}

#[test]
fn unknown_things_are_refused_by_name() {
    let text = sample();
    check(
        &text.replace("\"coerceo\"", "\"chess\""),
        "store-unknown-game",
    );
    check(
        &text.replace("\"cura\":", "\"lasers\":"),
        "store-unknown-option",
    );
    let reason = check(
        &text.replace("\"exchange\": \"2\"", "\"exchange\": \"3\""),
        "store-bad-start",
    );
    let Arg::Because(why) = arg(&reason, "why") else {
        panic!("no cause in {reason}");
    };
    assert_eq!(why.key, "option-bad-value");
    check(
        &text.replace("\"white\":", "\"gold\":"),
        "store-unknown-side",
    );
    check(&text.replace("view: 3", "glare: 3"), "store-unknown-field");
    check(&text.replace("view: 3", "view: 4"), "store-bad-place");
    check(&text.replace("view: 3", "line: 9"), "store-bad-place");
    check(&text.replace("view: 3", "view: -3"), "store-syntax");
    check(&text.replace("depth: 2", "depth: 3"), "store-bad-tree");
    check(&text.replace("depth: 2", "depth: 0"), "store-bad-tree");
    check(
        &text.replace("    game: \"coerceo\",\n", ""),
        "store-missing-field",
    );
    check(
        &text.replace("view: 3", "ending: Resigned(\"gold\")"),
        "store-unknown-side",
    );
}

#[test]
fn a_start_line_and_options_that_disagree_are_refused() {
    let text = sample();
    let start = "302405/12300541/0303005050/41600612/602406 w 0 0 2";
    assert!(text.contains(start), "{text}");
    for start in [start.replace(" 2", " 1"), "nonsense".to_owned()] {
        let changed = text.replace("302405/12300541/0303005050/41600612/602406 w 0 0 2", &start);
        let key = refused(&changed).reason.key;
        assert!(
            ["store-bad-start", "store-options-disagree"].contains(&key),
            "{key}"
        );
    }
    // An option that the file does not name is the one of the start line.
    let without = text
        .replace("        \"exchange\": \"2\",\n", "")
        .replace("w 0 0 2", "w 0 0 1");
    let table = opened(&without);
    assert!(table.options().contains(&("exchange", "1".to_owned())));
}

#[test]
fn the_first_illegal_turn_is_named_and_what_is_before_it_offered() {
    for game in GameId::ALL {
        let mut table = game.open(&[], None).expect("the usual start");
        let mut dice = Dice::new(9);
        while table.record().len() < 12 {
            let choices = table.choices();
            let text = choices[dice.below(choices.len())].text.clone();
            table.play(&text).expect("a legal turn");
        }
        let text = write(&*table);
        let line = table.record().line();
        for (ply, &id) in line.iter().enumerate() {
            let turn = format!("turn: \"{}\"", table.record().text(id));
            let rows: Vec<_> = text.lines().map(str::to_owned).collect();
            let first = rows
                .iter()
                .position(|row| row.contains("depth: 1,"))
                .expect("a turn");
            let mut changed = rows.clone();
            changed[first + ply] = changed[first + ply].replace(&turn, "turn: \"zz99\"");
            let err = refused(&changed.join("\n"));
            assert_eq!(err.reason.key, "store-bad-turn");
            assert_eq!(arg(&err.reason, "turn"), &Arg::Text("zz99".to_owned()));
            let partial = err.partial.as_ref().expect("the legal beginning");
            assert_eq!(partial.record().len(), ply + 1);
            let parent = partial.record().here();
            assert_eq!(partial.record().path(parent).len(), ply);
            write(&**partial);
        }
    }
}

#[test]
fn line_ends_marks_and_blanks_of_other_systems_do_no_harm() {
    let text = sample();
    let changed = format!("\u{feff}{}\r\n\r\n  ", text.replace('\n', "\r\n"));
    assert_eq!(write(&*opened(&changed)), text);
}

#[test]
fn an_unfinished_set_up_comes_back() {
    let log = ["roll XHSL/PXXC", "put 2 e7", "turn e7"].map(str::to_owned);
    let mut setup = SetupSave {
        game: GameId::Deblockle,
        options: vec![("slider".to_owned(), "t".to_owned())],
        log: log.to_vec(),
        header: Default::default(),
    };
    setup.header.players.second.name = "Ηώ".to_owned();
    let text = write_setup(&setup);
    match read(&text).expect("a set-up") {
        Loaded::Setup(found) => assert_eq!(found, setup),
        Loaded::Game { .. } => panic!("a game"),
    }
    let reason = check(&text.replace("put 2 e7", "put 2 c1"), "store-bad-setup");
    assert_eq!(arg(&reason, "step"), &Arg::Count(2));
    check(&text.replace("\"t\"", "\"x\""), "store-bad-options");
}

#[test]
fn a_file_that_fails_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("Κενό.tavola.ron");
    fs::write(&path, "(version: 1").expect("a file");
    let err = load(&path).expect_err("cut");
    assert_eq!(err.reason.key, "store-in-file");
    assert_eq!(
        arg(&err.reason, "file"),
        &Arg::Text(path.to_string_lossy().into_owned())
    );
    assert_eq!(
        load(folder.path()).expect_err("a folder").reason.key,
        "store-read-failed"
    );
}

#[test]
fn the_ending_is_added_once() {
    let check = |path: &str, expected: &str| {
        assert_eq!(with_extension(Path::new(path)), Path::new(expected));
    };
    check("/a/game", "/a/game.tavola.ron");
    check("/a/game.tavola.ron", "/a/game.tavola.ron");
    check("/a/v1.5", "/a/v1.5.tavola.ron");
}

/// Every save that a released or developed version wrote opens for ever, and ends where it did.
#[test]
fn every_save_of_older_versions_opens() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves");
    let mut names: Vec<_> = fs::read_dir(&folder)
        .expect("the corpus")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "ron"))
        .collect();
    names.sort();
    assert!(12 <= names.len(), "the corpus is gone");
    let mut ends = String::new();
    for path in names {
        let name = path.file_name().expect("a name").to_string_lossy();
        let end = match load(&path).unwrap_or_else(|err| panic!("{name}: {err:?}")) {
            Loaded::Game { mut table, .. } => {
                let here = table.position();
                let tip = table.record().main_tip();
                table.goto(tip);
                let turns = table.record().len() - 1;
                format!("{here} | {} | {turns}", table.position())
            }
            Loaded::Setup(setup) => setup.log.join(", "),
        };
        ends += &format!("{name}: {end}\n");
    }
    let expected = folder.join("ends.txt");
    // A line of this file is written once, by the version whose save it is about.
    let expected = fs::read_to_string(expected).expect("where the saves end");
    assert_eq!(ends, expected);
}

proptest! {
    #![proptest_config(Config { failure_persistence: None, ..Config::with_cases(300) })]

    #[test]
    fn no_text_stops_the_reader(text in any::<String>()) {
        _ = read(&text);
    }

    #[test]
    fn no_change_of_a_save_stops_the_reader(
        game in 0_usize..3,
        seed in 0_u64..20,
        changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0_usize..4), 1..6),
    ) {
        let text = write(&*games::random(GameId::ALL[game], 10, &mut Dice::new(seed)));
        let mut bytes = text.into_bytes();
        for (at, byte, how) in changes {
            let at = at.index(bytes.len());
            match how {
                0 => bytes[at] = byte,
                1 => bytes.insert(at, byte),
                2 => _ = bytes.remove(at),
                _ => bytes[at] = bytes[at].wrapping_add(1),
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        if let Ok(Loaded::Game { table, .. }) = read(&text) {
            prop_assert!(table.record().here().index() < table.record().len());
            prop_assert!(table.record().node(Record::ROOT).comment.len() <= text.len());
            prop_assert!(read(&write(&*table)).is_ok());
        }
    }
}
