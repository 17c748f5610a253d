//! The laws of every game, under every option.

use tavola::rules::coerceo::Coerceo;

use super::options;
use crate::rules::law::check_game;

#[test]
fn laurentius_keeps_the_laws() {
    let tally = check_game::<Coerceo>(&options(""), 60, 1);
    assert!(50 <= tally.outcomes["eliminated"], "{tally:?}");
}

#[test]
fn ocius_keeps_the_laws() {
    check_game::<Coerceo>(&options("start=ocius"), 400, 2);
    check_game::<Coerceo>(&options("start=ocius exchange=1 cura=on"), 400, 3);
}
