//! `tavola train`: the same seed makes the same weights, and only what can be trained is.

use std::fs;

use tavola::engine::coerceo::Weights;

use crate::cli::{printed, refused};

#[test]
fn weights_of_coerceo_can_be_made_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let trained = |seed: &str, name: &str| {
        let path = folder.path().join(name);
        let out = path.to_str().expect("a path of text");
        let told = printed(&[
            "train",
            "coerceo",
            "--seed",
            seed,
            "--round=6:60",
            "--round",
            "4:90",
            "--out",
            out,
        ]);
        (told, fs::read_to_string(path).expect("a file of weights"))
    };
    let (told, weights) = trained("3", "first");
    assert_eq!((told.clone(), weights.clone()), trained("3", "again"));
    assert_ne!(weights, trained("4", "other").1);
    assert!(
        told.lines().all(|line| line.starts_with("round ")),
        "{told}"
    );
    let read: Weights = weights.parse().expect("it reads what it writes");
    assert_eq!(read.0[0], 1600, "a piece is the measure");
    assert_ne!(read, Weights::default());
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
