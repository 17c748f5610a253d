//! The message files against the source: every key is used, every used key is written, and
//! nothing is shown that is no message.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use tavola::lang::{BUILT, Built, Language};

use crate::messages::texts;

const PLURALS: &[&str] = &["zero", "one", "two", "few", "many", "other"];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every Rust file below `folder` with its text, in a fixed order.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).expect("the folder is in the project");
    for entry in entries {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = fs::read_to_string(&path).expect("source files are text");
            found.push((path, text));
        }
    }
    found.sort();
    found
}

/// String literals right after `opening`, each with what follows it.
fn literals<'a>(source: &'a str, opening: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    source
        .match_indices(opening)
        .filter_map(move |(at, _)| source[at + opening.len()..].split_once('"'))
}

#[test]
fn no_message_is_unused() {
    let texts = texts(Language::En);
    let sources = sources(&root().join("src"));
    let inserted: BTreeSet<&String> = texts.values().flat_map(|text| &text.refs).collect();
    let is_named = |key: &str| {
        let literal = format!("\"{key}\"");
        sources.iter().any(|(_, source)| source.contains(&literal))
    };
    let is_built = |key: &str| BUILT.iter().any(|built| built.matches(key));
    let is_used = |key: &String| {
        let base = key.strip_suffix("-many").unwrap_or(key);
        inserted.contains(key) || is_named(key) || is_named(base) || is_built(key)
    };
    let mut unused = Vec::new();
    for key in texts.keys() {
        let used = match key.split_once('.') {
            None => is_used(key),
            // What it goes on with.
            Some((_, attribute)) => attribute
                .strip_prefix("after-")
                .is_some_and(|before| texts.contains_key(before)),
        };
        if !used {
            unused.push(key);
        }
    }
    assert!(unused.is_empty(), "no source file names {unused:#?}");
}

#[test]
fn keys_built_at_run_time_are_declared_where_they_are_built() {
    let texts = texts(Language::En);
    for built in BUILT {
        let (pattern, place) = (built.pattern, built.place);
        let source = fs::read_to_string(root().join(place)).expect("the place is a file");
        let mut parts = pattern.split('*').filter(|part| !part.is_empty());
        assert!(
            parts.any(|part| source.contains(part)),
            "{place} does not build {pattern}"
        );
        assert!(
            texts.keys().any(|key| built.matches(key)),
            "no message is like {pattern}"
        );
    }
}

#[test]
fn patterns_of_keys_match_what_they_say() {
    let check = |pattern, key, matches| {
        let built = Built { pattern, place: "" };
        assert_eq!(built.matches(key), matches, "{pattern} and {key}");
    };
    check("side-*", "side-white", true);
    check("side-*", "inside-white", false);
    check("*-option-*", "reversi-option-size", true);
    check("*-option-*", "option-unknown", false);
    check("a-*-b", "a-x-b", true);
    check("a-*-b", "a-x-c", false);
    check("plain", "plain", true);
    check("plain", "plainer", false);
}

#[test]
fn every_key_in_the_source_has_a_message() {
    let texts = texts(Language::En);
    let mut missing = BTreeSet::new();
    let mut check = |path: &Path, key: &str| {
        if !texts.contains_key(key) {
            missing.insert(format!("{key} in {}", path.display()));
        }
    };
    for (path, source) in sources(&root().join("src")) {
        // `Lang::text` takes nothing but a key; `Reason::text` takes a value too.
        let plain = literals(&source, ".text(\"").filter(|(_, rest)| rest.starts_with(')'));
        // A cause that is never told, of a mere change of the picture, is a word without a dash.
        let reasons = literals(&source, "Reason::new(\"").filter(|(key, _)| key.contains('-'));
        let filled = literals(&source, ".format(\"").chain(reasons);
        for (key, _) in plain.chain(filled) {
            check(&path, key);
        }
    }
    // A game's own words for its keys begin with the name of its folder.
    let rules = root().join("src/rules");
    for (path, source) in sources(&rules) {
        let game = path.parent().and_then(Path::file_name);
        let game = game.expect("the file is in a folder").to_string_lossy();
        let begin = format!("{game}-");
        for (key, _) in literals(&source, "\"").filter(|(key, _)| key.starts_with(&begin)) {
            check(&path, key);
        }
    }
    assert!(missing.is_empty(), "no message {missing:#?}");
}

#[test]
fn messages_select_on_words_that_exist() {
    let sources = sources(&root().join("src"));
    for language in Language::ALL {
        for (key, text) in texts(language) {
            for word in text.variants.values().flatten() {
                let literal = format!("\"{word}\"");
                let known = PLURALS.contains(&word.as_str())
                    || word.parse::<u32>().is_ok()
                    || sources.iter().any(|(_, source)| source.contains(&literal));
                let code = language.code();
                assert!(known, "{code}: {key} selects on {word}, which nothing says");
            }
        }
    }
}

/// A net with wide meshes: the usual widgets with a literal that has a letter in it.
#[test]
fn no_widget_shows_a_literal() {
    const WIDGETS: &[&str] = &[
        ".label(\"",
        ".heading(\"",
        ".button(\"",
        ".small_button(\"",
        ".link(\"",
        ".checkbox(\"",
        ".on_hover_text(\"",
        ".on_disabled_hover_text(\"",
        ".hint_text(\"",
        ".menu_button(\"",
        ".selectable_label(\"",
        "Button::new(\"",
        "Label::new(\"",
        "RichText::new(\"",
        "Window::new(\"",
        "WidgetText::from(\"",
    ];
    for folder in ["src/app", "src/cli", "src/ui"] {
        for (path, source) in sources(&root().join(folder)) {
            for widget in WIDGETS {
                for (literal, _) in literals(&source, widget) {
                    // What is inserted is not the literal's own.
                    let own = literal.split(['{', '}']).step_by(2);
                    let has_letters = own.flat_map(str::chars).any(char::is_alphabetic);
                    assert!(!has_letters, "{}: {widget}{literal}\"", path.display());
                }
            }
        }
    }
}
