//! Starts that must succeed, and starts that must fail with a sentence.

use std::fs;

use tavola::{
    lang::Language,
    store::{self, Places, Settings},
};

use crate::window::{
    display::Display,
    person::{Person, turns},
    program::{Home, LEAVING, Start, kept},
};

#[test]
fn the_window_opens_at_home() {
    let display = Display::start();
    let home = Home::new();
    let mut person = Person::start(&display, &home);
    assert_eq!(person.program.title(), "Tavola");
    for game in ["game-coerceo", "game-reversi", "game-deblockle"] {
        let name = person.lang.text(game);
        let play = person
            .lang
            .format("home-play-game", &[("game", name.as_str().into())]);
        assert!(person.twin.find(&play).is_some(), "{play} is offered");
    }
    person.away();
    person.program.picture().keep(&kept("home"));
    person.program.keys(&["ctrl+q"]);
    assert!(person.program.wait_end(LEAVING).success());
    let said = person.program.log();
    assert!(!said.contains("panicked"), "{said}");
}

#[test]
fn a_missing_display_is_told_in_a_sentence() {
    let display = Display::start();
    let home = Home::new();
    let missing: [fn(Start<'_>) -> Start<'_>; 3] = [
        |start| start.without("DISPLAY"),
        |start| start.variable("DISPLAY", ":54321"),
        |start| {
            start
                .without("DISPLAY")
                .variable("WAYLAND_DISPLAY", "nowhere-0")
        },
    ];
    for prepare in missing {
        let (status, said) = prepare(Start::new(&display, &home)).ended();
        let code = status.code().expect("it ends by itself");
        assert!(code != 0 && code != 101, "code {code}: {said}");
        assert!(!said.contains("panicked"), "{said}");
        let sentence = said
            .lines()
            .any(|line| 20 < line.len() && line.contains("DISPLAY"));
        assert!(sentence, "it says what is missing: {said}");
    }
}

#[test]
fn it_speaks_the_language_of_the_desktop() {
    let display = Display::start();
    let mut pictures = Vec::new();
    for (locale, language, chosen) in [
        ("fi_FI.UTF-8", Language::Fi, store::Language::Fi),
        ("nb_NO.UTF-8", Language::Nb, store::Language::Nb),
        ("el_GR.UTF-8", Language::El, store::Language::El),
        ("en_GB.UTF-8", Language::En, store::Language::En),
        // A language that nobody has written.
        ("eu_ES.UTF-8", Language::En, store::Language::En),
    ] {
        let home = Home::new();
        let mut told = Person::start_with(&display, &home, language, |start| {
            start.variable("LC_ALL", locale)
        });
        told.away();
        let picture = told.program.picture();
        drop(told);
        // The same language by the settings, on a desktop that tells none.
        let home = Home::new();
        let places = Places::below(home.path().join("real"));
        let (mut settings, _) = Settings::load(&places);
        settings.language = chosen;
        settings.save(&places).expect("the settings are written");
        let mut set = Person::start_with(&display, &home, language, |start| start);
        set.away();
        assert!(picture == set.program.picture(), "{locale}");
        pictures.push(picture);
    }
    for (at, one) in pictures[..4].iter().enumerate() {
        assert!(
            !pictures[..at].contains(one),
            "every language looks different"
        );
    }
    assert!(pictures[3] == pictures[4]);
}

#[test]
fn it_starts_and_plays_where_nothing_can_be_kept() {
    let display = Display::start();
    let home = Home::new();
    // Neither a folder nor a place where one could be made, for the superuser either.
    let file = home.path().join("a file");
    fs::write(&file, "").expect("a file");
    let folder = file.join("below");
    let prepares: [&dyn Fn(Start<'_>) -> Start<'_>; 3] = [
        &|start| start.variable("TAVOLA_HOME", &folder),
        &|start| {
            let start = start.without("TAVOLA_HOME").variable("HOME", &folder);
            let start = start.variable("XDG_CONFIG_HOME", &folder);
            start
                .variable("XDG_STATE_HOME", &folder)
                .variable("XDG_DATA_HOME", &folder)
        },
        &|mut start| {
            for name in [
                "TAVOLA_HOME",
                "HOME",
                "XDG_CONFIG_HOME",
                "XDG_STATE_HOME",
                "XDG_DATA_HOME",
            ] {
                start = start.without(name);
            }
            start.variable("TMPDIR", home.path())
        },
    ];
    for prepare in prepares {
        let mut start = Start::new(&display, &home).variable("TAVOLA_HOME", &folder);
        start = prepare(start);
        let mut program = start.window();
        program.keys(&["ctrl+n", "Escape"]);
        program.settle();
        assert!(program.status().is_none(), "{}", program.log());
        program.keys(&["ctrl+q"]);
        assert!(program.wait_end(LEAVING).success(), "{}", program.log());
        assert!(!program.log().contains("panicked"), "{}", program.log());
    }
}

#[test]
fn broken_settings_are_set_aside() {
    let display = Display::start();
    for broken in [
        b"".as_slice(),
        b"(zoom: ",
        b"\0\xff\xfe garbage",
        b"[1, 2, 3]",
    ] {
        let home = Home::new();
        let config = home.path().join("real").join("config");
        fs::create_dir_all(&config).expect("a folder");
        fs::write(config.join("settings.ron"), broken).expect("a file");
        let start = Start::new(&display, &home).variable("TAVOLA_HOME", home.path().join("real"));
        let mut program = start.window();
        program.keys(&["ctrl+q"]);
        assert!(program.wait_end(LEAVING).success(), "{}", program.log());
        let names: Vec<_> = fs::read_dir(&config)
            .expect("the folder")
            .flatten()
            .map(|entry| entry.file_name().to_string_lossy().into_owned())
            .collect();
        let bad = names.iter().any(|name| name.ends_with(".bad"));
        assert!(bad || broken.is_empty(), "{names:?}");
    }
}

#[test]
fn a_game_is_opened_by_argument() {
    let display = Display::start();
    let home = Home::new();
    // A name with everything that people write.
    let path = home.path().join("Äänekoski #1 50% «Ω» 'x'.tavola.ron");
    let game = tavola::catalog::GameId::Reversi;
    let mut table = game.open(&[], None).expect("the usual start");
    for turn in ["f5", "d6", "c3"] {
        table.play(turn).expect("a legal turn");
    }
    fs::write(&path, store::save::write(&*table)).expect("the save is written");
    let file = path.clone();
    let mut person =
        Person::start_with(&display, &home, Language::En, |start| start.argument(&file));
    person
        .twin
        .app(|app| app.apply(tavola::app::Action::OpenPath(path)));
    person.program.settle();
    person.point(&["d3"]);
    let found = person.kept();
    assert_eq!(found.len(), 1);
    assert_eq!(turns(&*found[0]), ["f5", "d6", "c3", "d3"]);
}

#[test]
fn a_file_that_is_no_game_leaves_the_program_running() {
    let display = Display::start();
    let home = Home::new();
    let bytes = home.path().join("bytes.tavola.ron");
    fs::write(&bytes, b"\xff\0\x01 no game").expect("a file");
    for path in [bytes, home.path().to_owned(), home.path().join("missing")] {
        let mut program = Start::new(&display, &home).argument(&path).window();
        program.settle();
        assert!(program.status().is_none(), "{}", program.log());
        program.keys(&["Escape"]);
        program.settle();
        program.keys(&["ctrl+q"]);
        assert!(program.wait_end(LEAVING).success(), "{}", program.log());
        assert!(!program.log().contains("panicked"), "{}", program.log());
    }
}
