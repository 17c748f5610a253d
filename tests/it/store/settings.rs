//! Settings: every state a file can be in, and several processes at once.

use std::{fs, path::PathBuf, thread};

use proptest::{prelude::*, test_runner::Config};
use tavola::{
    record::Strength,
    store::{Language, LastGame, NextFirst, Places, Settings, Theme, Window},
};

fn places() -> (tempfile::TempDir, Places) {
    let folder = tempfile::tempdir().expect("a folder");
    let places = Places::below(folder.path());
    fs::create_dir_all(&places.config).expect("a folder");
    (folder, places)
}

fn everything(places: &Places) -> Settings {
    let (mut all, _) = Settings::load(places);
    all.language = Language::El;
    all.theme = Theme::Dark;
    all.animation = false;
    all.speed = 1.5;
    all.reduced_motion = true;
    all.coordinates = false;
    all.confirm_passes = true;
    all.autosave = false;
    all.computer_time_secs = 12.5;
    all.computer_wait_secs = 0.0;
    all.computer_resigns = true;
    all.agreed_draws = false;
    all.turn_values = false;
    all.engine_memory = 256;
    all.zoom = 1.1;
    all.window = Some(Window {
        width: 1280.5,
        height: 800.0,
        at: Some([-10.0, 20.0]),
        maximised: true,
    });
    all.next_first.insert("deblockle".into(), NextFirst::Winner);
    let game = LastGame {
        players: ["Åse Øyvind".into(), "Μιτσοτάκης \"Ὀδ\"".into()],
        computers: [None, Strength::new(8)],
        options: [("size".into(), "10".into())].into(),
    };
    all.last_games.insert("reversi".into(), game);
    all.remember("/home/Äänekoski/🎲 # 100 %.tavola.ron");
    all.notices.insert("no-home".into());
    all
}

#[test]
fn everything_comes_back() {
    let (_folder, places) = places();
    let mut all = everything(&places);
    all.save(&places).expect("saved");
    let (found, notices) = Settings::load(&places);
    assert_eq!(found, all);
    assert!(notices.is_empty());
    let text = fs::read_to_string(places.config.join("settings.ron")).expect("text");
    assert!(
        text.contains("\"zoom\": 1.1"),
        "numbers have a point: {text}"
    );
}

#[test]
fn nothing_there_means_the_defaults_and_no_notice() {
    let (_folder, places) = places();
    assert_eq!(Settings::load(&places), (Settings::default(), Vec::new()));
}

#[test]
fn a_file_cut_anywhere_is_set_aside_and_told_once() {
    let (_folder, places) = places();
    let mut all = everything(&places);
    all.save(&places).expect("saved");
    let path = places.config.join("settings.ron");
    let whole = fs::read(&path).expect("bytes");
    let end = whole.trim_ascii_end().len();
    for cut in 0..end {
        fs::write(&path, &whole[..cut]).expect("a file");
        let (found, notices) = Settings::load(&places);
        assert_eq!(found, Settings::default(), "cut at {cut}");
        assert_eq!(notices.len(), 2, "cut at {cut}: {notices:?}");
        assert_eq!(
            fs::read(path.with_extension("ron.bad")).expect("bytes"),
            whole[..cut]
        );
        assert_eq!(Settings::load(&places).1, Vec::new(), "told once");
    }
}

#[test]
fn one_wrong_value_costs_only_itself() {
    let (_folder, places) = places();
    let text = r#"{"language": 7, "theme": "dark", "zoom": "large", "speed": 99.0, "animation": "no",
        "window": {"width": 10}, "recent": {"a": 1}, "next_first/reversi": "nobody", "new_game/coerceo": [],
        "reduced_motion": true}"#;
    fs::write(places.config.join("settings.ron"), text).expect("a file");
    let (found, notices) = Settings::load(&places);
    let mut expected = Settings::default();
    expected.theme = Theme::Dark;
    expected.reduced_motion = true;
    assert_eq!(notices, Vec::new());
    assert_eq!(found, expected);
}

#[test]
fn keys_of_a_newer_version_are_kept() {
    let (_folder, places) = places();
    let path = places.config.join("settings.ron");
    fs::write(
        &path,
        "{\"theme\": \"dark\", \"holograms\": {\"depth\": 3.5}}",
    )
    .expect("a file");
    let (mut found, _) = Settings::load(&places);
    found.language = Language::Nb;
    found.save(&places).expect("saved");
    let text = fs::read_to_string(&path).expect("text");
    assert!(text.contains("holograms") && text.contains("3.5"), "{text}");
    assert!(text.contains("\"language\": \"nb\""), "{text}");
}

#[test]
fn two_processes_keep_what_each_changed() {
    let (_folder, places) = places();
    let (mut one, _) = Settings::load(&places);
    let (mut other, _) = Settings::load(&places);
    one.language = Language::Fi;
    one.remember("/one");
    one.notices.insert("one".into());
    other.coordinates = false;
    other.remember("/other");
    other.notices.insert("other".into());
    one.save(&places).expect("saved");
    other.save(&places).expect("saved");
    let (found, _) = Settings::load(&places);
    assert_eq!(found, other);
    assert_eq!(found.language, Language::Fi);
    assert!(!found.coordinates);
    assert_eq!(found.recent, ["/other", "/one"].map(PathBuf::from));
    assert_eq!(found.notices.len(), 2);
    // Changing a thing back counts as a change too.
    one.language = Language::Auto;
    one.recent.clear();
    one.notices.clear();
    one.save(&places).expect("saved");
    let (found, _) = Settings::load(&places);
    assert_eq!(found.language, Language::Auto);
    assert_eq!(found.recent, [PathBuf::from("/other")]);
    assert_eq!(found.notices.len(), 1);
}

#[test]
fn many_writers_at_once_lose_nothing() {
    let (_folder, places) = places();
    thread::scope(|scope| {
        for writer in 0..4 {
            let places = &places;
            scope.spawn(move || {
                for round in 0..10 {
                    let (mut mine, notices) = Settings::load(places);
                    assert_eq!(notices, Vec::new());
                    mine.notices.insert(format!("{writer}-{round}"));
                    mine.save(places).expect("saved");
                }
            });
        }
    });
    assert_eq!(Settings::load(&places).0.notices.len(), 40);
}

#[test]
fn a_folder_in_the_place_of_the_file_is_set_aside() {
    let (_folder, places) = places();
    let path = places.config.join("settings.ron");
    fs::create_dir(&path).expect("a folder");
    let (mut found, notices) = Settings::load(&places);
    assert_eq!(notices.len(), 2);
    found.save(&places).expect("saved");
    assert!(path.is_file());
}

#[test]
fn a_configuration_that_cannot_be_written_is_an_error_with_a_place() {
    let (folder, _) = places();
    let file = folder.path().join("file");
    fs::write(&file, "").expect("a file");
    let places = Places::below(&file);
    let (mut found, _) = Settings::load(&places);
    found.language = Language::Fi;
    let reason = found.save(&places).expect_err("no folder");
    assert_eq!(reason.key, "store-write-failed");
    assert_eq!(found.language, Language::Fi, "the program plays on");
}

#[cfg(unix)]
#[test]
fn recent_files_may_have_any_name() {
    use std::{ffi::OsStr, os::unix::ffi::OsStrExt as _};
    let (_folder, places) = places();
    let (mut settings, _) = Settings::load(&places);
    for name in [&b"/a\xff%\n\xfe"[..], b"/bytes:%41", b"/plain %41"] {
        settings.remember(OsStr::from_bytes(name));
    }
    settings.save(&places).expect("saved");
    assert_eq!(Settings::load(&places).0.recent, settings.recent);
}

proptest! {
    #![proptest_config(Config { failure_persistence: None, ..Config::with_cases(256) })]

    #[test]
    fn no_bytes_stop_the_start(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let (_folder, places) = places();
        fs::write(places.config.join("settings.ron"), &bytes).expect("a file");
        let (mut found, _) = Settings::load(&places);
        found.theme = Theme::Light;
        found.save(&places).expect("saved");
        prop_assert_eq!(Settings::load(&places).0.theme, Theme::Light);
    }

    #[test]
    fn no_values_stop_the_start(text in r#"\{("(theme|zoom|window|recent|new_game/x)": ([0-9.]{1,4}|"[a-z]{0,3}"|\[("a",)*\]|\{"width": 1\}|None|\(\)|Some\(1\)),){0,5}\}"#) {
        let (_folder, places) = places();
        fs::write(places.config.join("settings.ron"), &text).expect("a file");
        Settings::load(&places);
    }
}
