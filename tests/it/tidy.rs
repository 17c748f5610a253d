//! The shape of the source: which folder may know which, how long a file may be, how it begins.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// What each folder of `src` may use. A folder that is not named here fails the test.
const MAY_USE: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("engine", &["rules"]),
    ("record", &["rules"]),
    ("session", &["rules", "record", "engine"]),
    ("catalog", &["rules", "record", "session", "engine"]),
    (
        "openings",
        &["rules", "record", "session", "engine", "catalog"],
    ),
    ("store", &["rules", "record", "session", "catalog"]),
    ("lang", &["rules"]),
    (
        "app",
        &[
            "rules", "record", "session", "catalog", "engine", "openings", "store", "lang",
        ],
    ),
    (
        "ui",
        &[
            "rules", "record", "session", "catalog", "engine", "openings", "store", "lang", "app",
        ],
    ),
    (
        "cli",
        &[
            "rules", "record", "session", "catalog", "engine", "store", "lang",
        ],
    ),
    ("lib", &[]),
    ("main", &["lang", "cli", "ui"]),
];

const GAMES: [&str; 3] = ["coerceo", "reversi", "deblockle"];
const MOST_LINES: usize = 500;

#[test]
fn arrows_go_one_way() {
    let mut wrong = Vec::new();
    let mut seen = BTreeSet::new();
    for (path, text) in sources("src") {
        let own = folder(&path);
        let Some((_, allowed)) = MAY_USE.iter().find(|(name, _)| *name == own) else {
            wrong.push(format!("{}: no layer is called {own}", path.display()));
            continue;
        };
        seen.insert(own.clone());
        for used in used_folders(&text) {
            let known = MAY_USE.iter().any(|(name, _)| *name == used);
            if known && used != own && !allowed.contains(&used.as_str()) {
                wrong.push(format!("{} uses {used}", path.display()));
            }
        }
        let windows = ["egui::", "eframe::", "rfd::"];
        if !["ui", "main"].contains(&own.as_str()) && windows.iter().any(|name| text.contains(name))
        {
            wrong.push(format!("{} knows the window library", path.display()));
        }
    }
    assert_eq!(seen.len(), MAY_USE.len(), "layers without a file: {seen:?}");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn games_do_not_know_each_other() {
    let mut wrong = Vec::new();
    for game in GAMES {
        for (path, text) in sources(&format!("src/rules/{game}")) {
            for other in GAMES {
                if other != game && text.contains(&format!("rules::{other}")) {
                    wrong.push(format!("{} uses {other}", path.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn rules_have_no_file_clock_or_thread() {
    let mut wrong = Vec::new();
    for (path, text) in sources("src/rules") {
        for name in [
            "std::fs",
            "std::time",
            "std::thread",
            "std::env",
            "jiff::",
            "println!",
        ] {
            if text.contains(name) {
                wrong.push(format!("{} uses {name}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn files_are_short_and_say_what_they_are_for() {
    let mut wrong = Vec::new();
    for folder in ["src", "tests", "benches"] {
        for (path, text) in sources(folder) {
            let lines = text.lines().count();
            if MOST_LINES < lines {
                wrong.push(format!("{}: {lines} lines", path.display()));
            }
            if !text.starts_with("//!") {
                wrong.push(format!("{}: does not say what it is for", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn used_folders_are_found_in_groups() {
    let text = "use crate::{\n    app::{App, ui::X},\n    store,\n};\nfn f() { crate::lang::g(); }";
    let found: Vec<String> = used_folders(text).into_iter().collect();
    assert_eq!(found, ["app", "lang", "store"]);
}

fn folder(path: &Path) -> String {
    let inside = path.strip_prefix("src").expect("under src");
    let first = inside
        .components()
        .next()
        .expect("not empty")
        .as_os_str()
        .to_string_lossy();
    first.trim_end_matches(".rs").to_owned()
}

/// The first names after `crate::` in a source, also in groups.
fn used_folders(text: &str) -> BTreeSet<String> {
    let mut used = BTreeSet::new();
    for (at, _) in text.match_indices("crate::") {
        // `tavola::` in main and `$crate::` in macros are other things.
        let rest = &text[at + "crate::".len()..];
        match rest.strip_prefix('{') {
            None => _ = used.insert(name(rest)),
            Some(group) => used.extend(names_of_group(group)),
        }
    }
    used
}

fn names_of_group(group: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut depth = 0;
    let mut begins = true;
    for (at, letter) in group.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => begins = true,
            _ if begins && letter.is_alphabetic() => {
                names.push(name(&group[at..]));
                begins = false;
            }
            _ => (),
        }
    }
    names
}

fn name(text: &str) -> String {
    text.chars()
        .take_while(|letter| letter.is_alphanumeric() || *letter == '_')
        .collect()
}

/// Every Rust file below a folder of the project, with its text.
fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::from(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the folder can be read") {
            let path = entry.expect("the entry can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).expect("the file can be read");
                found.push((path, text));
            }
        }
    }
    assert!(!found.is_empty(), "no sources in {folder}");
    found
}
