//! Where files are kept, by what the desktop says of itself. Each desktop is a child process,
//! since the environment belongs to the whole process.

use std::{
    env,
    io::{self, Write as _},
    path::{Path, PathBuf},
    process::Command,
};

use tavola::store::Places;

/// Tells the child process of the tests to speak.
const CHILD: &str = "TAVOLA_TEST_PLACES";

/// Everything that says where a user is at home.
const NAMES: [&str; 5] = [
    "TAVOLA_HOME",
    "HOME",
    "XDG_CONFIG_HOME",
    "XDG_STATE_HOME",
    "XDG_DATA_HOME",
];

/// Says what it finds, as a child process; else only looks.
#[test]
fn places_are_found() {
    let (places, notice) = Places::find();
    assert!(places.config.is_absolute() && places.state.is_absolute());
    assert_ne!(places.config, places.state);
    if let Some(notice) = notice {
        assert_eq!(notice.key, "store-no-home");
        assert!(places.config.starts_with(env::temp_dir()));
    }
    if env::var_os(CHILD).is_some() {
        let (config, state) = (places.config.display(), places.state.display());
        writeln!(io::stdout(), "\nconfig {config}\nstate {state}").expect("a parent that reads");
    }
}

/// What is found under these variables alone.
fn find(variables: &[(&str, &Path)]) -> Places {
    let mut child = Command::new(env::current_exe().expect("this test"));
    child.args(["--exact", "store::places::places_are_found", "--nocapture"]);
    NAMES.iter().for_each(|name| _ = child.env_remove(name));
    child.envs(variables.iter().copied()).env(CHILD, "1");
    let output = child.output().expect("a child");
    let text = String::from_utf8(output.stdout).expect("text");
    let place = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name));
        PathBuf::from(line.unwrap_or_else(|| panic!("{text}")))
    };
    Places {
        config: place("config "),
        state: place("state "),
    }
}

#[test]
fn without_a_home_there_is_a_place_all_the_same() {
    find(&[]);
}

#[test]
fn a_home_of_its_own_wins() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = folder.path().join("Μιτσοτάκης");
    let found = find(&[("HOME", folder.path()), ("TAVOLA_HOME", &own)]);
    assert_eq!(found, Places::below(&own));
    let found = find(&[("HOME", folder.path()), ("TAVOLA_HOME", Path::new(""))]);
    assert!(
        found.config.starts_with(folder.path()),
        "an empty one is none"
    );
}
