//! `tavola train`: the same seed makes the same weights, and only what can be trained is.

use std::fs;

use tavola::engine::{coerceo::Weights, reversi::eight::train::MOST_EXACT};

use crate::cli::{printed, refused};

/// Checks that the same seed makes the same weights and another one others; gives what was told and
/// the weights of the first.
fn made_again(args: &[&str]) -> (String, Vec<u8>) {
    let folder = tempfile::tempdir().expect("a folder");
    let trained = |seed: &str, name: &str| {
        let path = folder.path().join(name);
        let out = path.to_str().expect("a path of text");
        let told = printed(&[args, &["--seed", seed, "--out", out]].concat());
        (told, fs::read(path).expect("a file of weights"))
    };
    let first = trained("3", "first");
    assert_eq!(first, trained("3", "again"));
    assert_ne!(first.1, trained("4", "other").1);
    first
}

#[test]
fn weights_of_coerceo_can_be_made_again() {
    let (told, weights) = made_again(&["train", "coerceo", "--round=6:60", "--round", "4:90"]);
    assert!(
        told.lines().all(|line| line.starts_with("round ")),
        "{told}"
    );
    let weights = String::from_utf8(weights).expect("a text");
    let read: Weights = weights.parse().expect("it reads what it writes");
    assert_eq!(read.0[0], 1600, "a piece is the measure");
    assert_ne!(read, Weights::default());
}

#[test]
fn weights_of_reversi_can_be_made_again() {
    let rounds = ["train", "reversi", "--round=30:1", "--round", "30:1"];
    let (told, weights) = made_again(&[&rounds[..], &["--exact=6", "--epochs", "2"]].concat());
    assert_eq!(told.lines().count(), 60, "a line for each stage of a round");
    assert!(
        told.lines()
            .all(|line| line.starts_with("round ") && line.contains(" stage ")),
        "{told}"
    );
    assert!(weights.starts_with(b"TVRW"));
}

#[test]
fn exact_labels_are_for_few_empty_squares() {
    let train = |exact: usize| {
        let exact = format!("--exact={exact}");
        refused(&["train", "reversi", &exact, "--round=2:1"])
    };
    for exact in [3, MOST_EXACT + 1] {
        let told = train(exact);
        assert!(
            told.contains(&format!("“{exact}”")) && told.contains(&MOST_EXACT.to_string()),
            "{told}"
        );
    }
    // All that is wrong here is that there is no file to write to.
    assert!(train(MOST_EXACT).contains("--out"));
}

#[test]
fn what_cannot_be_trained_is_refused() {
    for args in [
        &["train", "deblockle", "--round", "2:2", "--out", "weights"][..],
        &["train", "coerceo", "--out", "weights"],
        &["train", "coerceo", "--round", "2:2"],
        &["train", "coerceo", "--round", "0:2", "--out", "weights"],
        &["train", "coerceo", "--round", "2:0", "--out", "weights"],
        &["train", "reversi", "--round", "2:13", "--out", "weights"],
    ] {
        refused(args);
    }
}
