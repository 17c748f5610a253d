//! Games from one file to another.

use std::{fs, path::Path};

use tavola::lang::Language;

use crate::{
    cli::{Done, done, done_in, printed, refused},
    store::formats::made,
};

const TWO: &str =
    "(;GM[Othello]PB[Anna]PW[Bo]B[F5]W[D6]B[C3];)\n(;GM[Othello]PB[Cai]PW[Bo]B[C4]W[C3];)\n";
const BAD: &str = "(;GM[Othello]B[F5]W[D6];)\n(;GM[Othello]B[F5]W[A1];)\n";

fn file(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, text).expect("the folder can be written");
    path.display().to_string()
}

/// What is printed; what the file cannot hold is told elsewhere.
fn convert(from: &str, to: &Path) -> String {
    let found = done(&["convert", from, &to.display().to_string()]);
    assert_eq!(found.status, 0, "{}", found.err);
    found.out
}

#[test]
fn what_a_file_cannot_hold_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let tree = "(;GM[2]PB[Anna]RE[B+R]LB[d3:a];B[F5]C[good](;W[D6];B[C3])(;W[F4]))";
    let from = file(folder.path(), "tree.sgf", tree);
    let told = |from: &str, name: &str| {
        let to = folder.path().join(name).display().to_string();
        let found = done(&["convert", from, &to]);
        assert_eq!((found.status, &*found.out), (0, "games 1\n"), "{name}");
        let lines: Vec<String> = found.err.lines().map(str::to_owned).collect();
        let of = "tavola: A .FORMAT file cannot hold everything. Left out of one game: ";
        let ending = name.rsplit('.').next().unwrap_or_default();
        let of = of.replace("FORMAT", ending);
        let part = |line: &String| line.strip_prefix(&of).map(str::to_owned);
        let parts: Option<Vec<String>> = lines.iter().map(part).collect();
        parts.unwrap_or_else(|| panic!("{lines:?}"))
    };
    let (notes, end) = (
        "what other programs noted.",
        "resignations, losses on time and agreed draws.",
    );
    let names = "names, dates and events.";
    assert_eq!(told(&from, "a.sgf"), [""; 0]);
    assert_eq!(told(&from, "a.tavola.ron"), [""; 0]);
    assert_eq!(told(&from, "a.pgn"), [notes]);
    assert_eq!(told(&from, "a.ggf"), ["variations.", notes]);
    let all = ["variations.", "comments.", names, end, notes];
    assert_eq!(told(&from, "a.txt"), all);
    assert_eq!(told(&from, "a.obf"), all);
    let timed = "(;GM[Othello]RB[1800]B[F5//1.2];)";
    let from = file(folder.path(), "timed.ggf", timed);
    assert_eq!(told(&from, "b.pgn")[0], "thinking times.");
    assert_eq!(told(&from, "b.sgf"), [""; 0]);
    assert_eq!(told(&from, "b.ggf"), [""; 0]);
    let scored = "---------------------------OX------XO--------------------------- X; F5:+2;";
    let from = file(folder.path(), "scored.obf", scored);
    assert_eq!(told(&from, "c.obf"), [""; 0]);
}

#[test]
fn every_format_becomes_every_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let transcript = "f5d6c3d3c4\n";
    let mut from = file(folder.path(), "a game", "F5 d6 2. C3 d3 3. C4");
    for name in ["1.ggf", "2.sgf", "3.pgn", "4.tavola.ron", "5.SGF", "6.txt"] {
        let to = folder.path().join(name);
        assert_eq!(convert(&from, &to), "games 1\n", "{name}");
        from = to.display().to_string();
    }
    assert_eq!(
        fs::read_to_string(&from).expect("it was written"),
        transcript
    );
    let positions = folder.path().join("7.obf");
    assert_eq!(convert(&from, &positions), "games 1\n");
    let text = fs::read_to_string(&positions).expect("it was written");
    assert_eq!(text.lines().count(), 6, "{text}");
}

#[test]
fn many_games_stay_many() {
    let folder = tempfile::tempdir().expect("a folder");
    let from = file(folder.path(), "two.ggf", TWO);
    let to = folder.path().join("two.txt");
    assert_eq!(convert(&from, &to), "games 2\n");
    let text = fs::read_to_string(&to).expect("it was written");
    assert_eq!(text, "f5d6c3\nc4c3\n");
    let one = folder.path().join("one.tavola.ron");
    let message = refused(&["convert", &from, &one.display().to_string()]);
    assert!(message.contains("only one game"), "{message}");
    assert!(!one.exists());
    // There and back through the text that Tavola copies.
    let own = folder.path().join("own.pgn");
    assert_eq!(convert(&from, &own), "games 2\n");
    let own = own.display().to_string();
    for name in ["back.txt", "back.pgn", "back.ggf", "back.sgf"] {
        assert_eq!(convert(&own, &folder.path().join(name)), "games 2\n");
    }
    let read = |name| fs::read_to_string(folder.path().join(name)).expect("it was written");
    assert_eq!(read("back.txt"), text);
    assert_eq!(read("back.pgn"), read("own.pgn"));
    assert!(read("back.sgf").contains("PB[Cai]"));
}

#[test]
fn games_of_several_kinds_are_converted_as_far_as_the_format_goes() {
    let folder = tempfile::tempdir().expect("a folder");
    let mixed = "[Game \"reversi\"]\n1. f5 d6 *\n\n[Game \"coerceo\"]\n1. c5a-c5c *\n\n\
        [Game \"reversi\"]\n1. c4 *\n";
    let from = file(folder.path(), "mixed.pgn", mixed);
    let to = folder.path().join("mixed.ggf");
    let found = done(&["convert", &from, &to.display().to_string()]);
    assert_eq!((found.status, &*found.out), (2, "games 2\n"));
    assert!(
        found.err.contains("Game 2: A .ggf file holds only Reversi"),
        "{}",
        found.err
    );
    assert_eq!(convert(&from, &folder.path().join("all.pgn")), "games 3\n");
}

#[test]
fn illegal_games_are_told_and_the_others_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let from = file(folder.path(), "bad.ggf", BAD);
    let to = folder.path().join("good.txt");
    let to_text = to.display().to_string();
    let found = done(&["convert", &from, &to_text]);
    assert_eq!((found.status, &*found.out), (2, "games 1\n"));
    assert!(
        found.err.contains("Game 2: Turn 1 of White"),
        "{}",
        found.err
    );
    assert!(found.err.contains("“A1”"), "{}", found.err);
    assert_eq!(fs::read_to_string(&to).expect("it was written"), "f5d6\n");
    let found = done(&["convert", &from, &to_text, "--partial"]);
    assert_eq!((found.status, &*found.out), (2, "games 2\n"));
    assert_eq!(
        fs::read_to_string(&to).expect("it was written"),
        "f5d6\nf5\n"
    );
    let alone = file(folder.path(), "alone.txt", "f5a1");
    let other = folder.path().join("alone.sgf").display().to_string();
    let found = done_in(Language::Fi, &["convert", &alone, &other], b"");
    assert_eq!((found.status, &*found.out), (2, "games 0\n"));
    assert!(!Path::new(&other).exists());
}

#[test]
fn what_cannot_be_converted_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = file(folder.path(), "a.txt", "f5d6");
    let noise = file(folder.path(), "noise", "hello");
    let coerceo = file(folder.path(), "c.pgn", "[Game \"coerceo\"]\n1. c5a-c5c *");
    let to = |name: &str| folder.path().join(name).display().to_string();
    for (args, part) in [
        (&["convert"][..], "IN OUT"),
        (&["convert", &game], "IN OUT"),
        (&["convert", &game, &to("x.sgf"), "more"], "more"),
        (&["convert", &game, &to("x.sgf"), "--all"], "--all"),
        (&["convert", &game, &to("x.wtb")], ".sgf"),
        (&["convert", &game, &to("x")], ".sgf"),
        (&["convert", &noise, &to("x.sgf")], "noise"),
        (&["convert", &to("missing"), &to("x.sgf")], "missing"),
        (&["convert", &coerceo, &to("x.sgf")], "only Reversi"),
    ] {
        let message = refused(args);
        assert!(message.contains(part), "{args:?}: {message}");
    }
    assert_eq!(
        printed(&["convert", &coerceo, &to("x.tavola.ron")]),
        "games 1\n"
    );
}

#[test]
fn damaged_names_of_a_database_are_told_of_and_its_games_converted() {
    let folder = tempfile::tempdir().expect("a folder");
    made::database(folder.path(), 2);
    fs::write(folder.path().join("WTHOR.JOU"), b"damaged").expect("the folder can be written");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (from, to) = (path("WTH_2026.wtb"), path("games.ggf"));
    let Done { status, out, err } = done(&["convert", &from, &to]);
    assert_eq!((status, &*out), (0, "games 2\n"), "{err}");
    assert!(err.contains("WTHOR.JOU: The first 16 bytes"), "{err}");
    let games = fs::read_to_string(to).expect("it was written");
    assert!(
        games.contains("PB[#1]") && games.contains("[Åbo open]"),
        "{games}"
    );
}
