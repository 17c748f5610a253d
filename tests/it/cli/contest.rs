//! `tavola match`: what it counts, that it is fair, and that it can be played again.

use std::{collections::BTreeMap, fs};

use tavola::{catalog::GameId, store::text};

use crate::cli::{printed, refused};

/// The figures of a match by name, without the times.
fn figures(args: &[&str]) -> BTreeMap<String, String> {
    let out = printed(&[&["match"], args].concat());
    let line = |line: &str| {
        let (name, figure) = line.rsplit_once(' ').expect("a name and a figure");
        (name.to_owned(), figure.to_owned())
    };
    let lines = out.lines().map(line);
    lines.filter(|(name, _)| !name.ends_with("-ms")).collect()
}

fn count(figures: &BTreeMap<String, String>, name: &str) -> u32 {
    figures[name].parse().expect("a whole number")
}

#[test]
fn a_match_counts_its_games_and_can_be_played_again() {
    for game in GameId::ALL {
        let args = |seed| {
            let players = ["--first", "3", "--second", "depth=1:nodes=300"];
            [&[game.slug()], &players[..], &["--games=8", "--seed", seed]].concat()
        };
        let once = figures(&args("7"));
        assert_eq!(once, figures(&args("7")), "{}", game.slug());
        assert_ne!(once, figures(&args("8")), "{}", game.slug());
        let results = ["wins", "draws", "losses"].map(|name| count(&once, name));
        assert_eq!(results.iter().sum::<u32>(), 8);
        let ends = once.keys().filter(|name| name.starts_with("end "));
        assert_eq!(ends.map(|name| count(&once, name)).sum::<u32>(), 8);
        let score = f64::from(2 * results[0] + results[1]) / 16.0;
        assert_eq!(once["score"], format!("{:.1}", 100.0 * score));
        assert_eq!(once["first"], "3");
        assert_eq!(once["second"], "depth=1:nodes=300");
    }
}

#[test]
fn nobody_is_better_than_itself() {
    // Both games of a pair are the same game, so every pair is shared.
    for game in GameId::ALL {
        let players = ["--first", "depth=2", "--second", "depth=2"];
        let equal = figures(&[&[game.slug()], &players[..], &["--games", "6"]].concat());
        assert_eq!(equal["score"], "50.0");
        assert_eq!(equal["elo"], "0.0");
        assert_eq!(equal["first-nodes"], equal["second-nodes"]);
    }
}

#[test]
fn greed_beats_chance_and_the_match_stops_when_it_is_decided() {
    for (first, second, decided) in [
        ("greedy", "random", "first"),
        ("random", "greedy", "second"),
    ] {
        let players = ["coerceo", "--first", first, "--second", second];
        let done = figures(&[&players[..], &["--games", "400", "--until", "decided"]].concat());
        assert_eq!(done["decided"], decided);
        let games = count(&done, "games");
        assert!((16..100).contains(&games), "{games}");
    }
    let equal = ["reversi", "--first", "depth=1", "--second", "depth=1"];
    let done = figures(&[&equal[..], &["--games", "400", "--until", "decided"]].concat());
    assert_eq!(done["decided"], "even");
}

#[test]
fn games_end_by_rules_or_by_their_length() {
    let players = ["coerceo", "--first", "random", "--second", "random"];
    let short = figures(&[&players[..], &["--games", "4", "--longest", "20"]].concat());
    assert_eq!(
        (count(&short, "end longest"), &*short["plies"]),
        (4, "20.0")
    );
    let quiet = ["--option", "quiet=5", "--games", "4"];
    let quiet = figures(&[&players[..], &quiet].concat());
    assert!(0 < count(&quiet, "end quiet"), "{quiet:?}");
    // Where nothing else is said, a game without progress ends as well.
    let lone = "------/----40--/----02----/--------/------ w 0 0 2";
    let lone = [
        "--position",
        lone,
        "--option",
        "bare=off",
        "--option",
        "repetition=off",
    ];
    let lone = figures(&[&players[..], &lone, &["--games", "2", "--plies", "0"]].concat());
    assert!(lone.keys().any(|name| name.starts_with("end ")), "{lone:?}");
}

#[test]
fn a_match_begins_at_its_position() {
    // Black takes everything at once, whoever plays it; then nobody can win it back.
    let line = "OX-------------- O";
    let players = ["reversi", "--first", "random", "--second", "greedy"];
    let start = ["--position", line, "--plies", "0", "--games", "2"];
    let done = figures(&[&players[..], &start].concat());
    assert_eq!((&*done["wins"], &*done["losses"]), ("1", "1"), "{done:?}");
    let over = "XXXXXXXXXXXXXXX- X";
    let message = refused(&[&["match"], &players[..], &["--position", over]].concat());
    assert!(message.contains("--plies"), "{message}");
}

#[test]
fn the_games_of_a_match_can_be_read_again() {
    let folder = tempfile::tempdir().expect("a folder of its own");
    let path = folder.path().join("games.txt");
    let file = path.to_str().expect("the path is text");
    let players = ["deblockle", "--first", "greedy", "--second", "random"];
    figures(&[&players[..], &["--games", "4", "--games-out", file]].concat());
    let written = fs::read_to_string(&path).expect("the file is there");
    let games: Vec<_> = written.split("[Game ").skip(1).collect();
    assert_eq!(games.len(), 4);
    for (number, game) in games.iter().enumerate() {
        let game = format!("[Game {game}");
        let (id, table) = text::read(&game, None).expect("the text of a game");
        assert_eq!(id, GameId::Deblockle);
        let names = ["greedy", "random"];
        let players = &table.header().players;
        assert_eq!(players.first.name, names[number % 2]);
        assert_eq!(players.second.name, names[1 - number % 2]);
    }
    let nowhere = folder.path().join("none").join("games.txt");
    let nowhere = nowhere.to_str().expect("the path is text");
    let message = refused(&[&["match"], &players[..], &["--games-out", nowhere]].concat());
    assert!(message.contains("games.txt"), "{message}");
}
