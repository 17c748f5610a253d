//! The opening book and the random starts are made again by commands.

use std::fs;

use tempfile::tempdir;

use crate::cli::{printed, refused};

#[test]
fn a_book_is_made_and_told_of_ply_by_ply() {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("book");
    let out = path.to_str().expect("a path of text");
    let told = printed(&[
        "book", "reversi", "--out", out, "--plies", "2", "--depth", "8", "--near", "0", "--far",
        "2",
    ]);
    let plies: Vec<&str> = told
        .lines()
        .map(|line| line.split(':').next().unwrap_or(line))
        .collect();
    assert_eq!(plies, ["ply 0", "ply 1", "ply 2"]);
    assert!(told.starts_with("ply 0: 1 positions, 4 turns, "), "{told}");
    let file = fs::read(path).expect("the book is there");
    assert!(file.starts_with(b"TVRB\x01"));
}

#[test]
fn starts_are_made_by_a_seed() {
    let folder = tempdir().expect("a folder");
    let made = |seed: &str| {
        let path = folder.path().join(seed);
        let out = path.to_str().expect("a path of text");
        let told = printed(&[
            "starts", "reversi", "--out", out, "--seed", seed, "--count", "3", "--depth", "8",
            "--even", "2",
        ]);
        assert!(
            told.starts_with("67245 positions after 8 turns\n"),
            "{told}"
        );
        fs::read(path).expect("the starts are there")
    };
    let file = made("5");
    assert!(file.starts_with(b"TVRS\x01"));
    assert_eq!(made("5"), file);
    assert_ne!(made("6"), file);
}

#[test]
fn what_cannot_be_made_is_told() {
    for command in ["book", "starts"] {
        assert!(refused(&[command, "reversi"]).contains("--out"));
        refused(&[command, "coerceo", "--out", "nothing"]);
        refused(&[command, "reversi", "--depth", "2", "--out", "nothing"]);
    }
    refused(&["book", "reversi", "--seed", "1", "--out", "nothing"]);
    refused(&["starts", "reversi", "--plies", "3", "--out", "nothing"]);
}
