//! What README.md shows is what happens.

use std::process::Command;

/// An example: what is typed after `$ tavola`, and the lines that come back.
fn examples(text: &str) -> Vec<(Vec<&str>, Vec<&str>)> {
    let mut found: Vec<(Vec<&str>, Vec<&str>)> = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        match line {
            "```console" => inside = true,
            "```" => inside = false,
            _ if !inside => (),
            _ => match line.strip_prefix("$ tavola ") {
                Some(typed) => found.push((typed.split(' ').collect(), Vec::new())),
                None => found
                    .last_mut()
                    .expect("a command comes first")
                    .1
                    .push(line),
            },
        }
    }
    found
}

/// Whether a line is as shown; an ellipsis at the end stands for anything.
fn is_as_shown(line: &str, shown: &str) -> bool {
    match shown.strip_suffix("...") {
        Some(begin) => line.starts_with(begin),
        None => line == shown,
    }
}

#[test]
fn the_examples_of_the_readme_work() {
    let text = include_str!("../../README.md");
    let examples = examples(text);
    assert!(3 <= examples.len(), "there are examples");
    for (typed, shown) in examples {
        let output = Command::new(env!("CARGO_BIN_EXE_tavola"))
            .args(&typed)
            .output()
            .expect("the program starts");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{typed:?}: {said}");
        let lines = String::from_utf8_lossy(&output.stdout).into_owned();
        let lines: Vec<_> = lines.lines().collect();
        assert_eq!(lines.len(), shown.len(), "{typed:?}: {lines:?}");
        for (line, shown) in lines.iter().zip(shown) {
            assert!(
                is_as_shown(line, shown),
                "{typed:?}: {line:?}, not {shown:?}"
            );
        }
    }
}

#[test]
fn the_pictures_and_files_of_the_readme_are_there() {
    let text = include_str!("../../README.md");
    let links = text
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split(')').next());
    let local: Vec<_> = links.filter(|link| !link.contains("://")).collect();
    assert!(!local.is_empty(), "there are links");
    for link in local {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(link);
        assert!(path.is_file(), "{link} is there");
    }
}
