//! The autosave: several processes, ends of every kind, and places that cannot be written.

use std::{fs, path::PathBuf, sync::Arc};

use tavola::{
    catalog::GameId,
    record::Ending,
    rules::{Outcome, Side},
    session::Table,
    store::{Autosave, Kept, Places, Recent, Settings, save},
};

use crate::store::save::table;

pub(crate) fn places() -> (tempfile::TempDir, Places) {
    let folder = tempfile::tempdir().expect("a folder");
    let places = Places::below(folder.path());
    (folder, places)
}

pub(crate) fn start(places: &Places) -> Autosave {
    Autosave::start(places, Arc::new(|| ())).expect("a thread")
}

/// A game after so many turns.
pub(crate) fn game(id: GameId, turns: usize) -> Box<dyn Table> {
    let mut table = id.open(&[], None).expect("the usual start");
    for _ in 0..turns {
        let turn = table.choices()[0].text.clone();
        table.play(&turn).expect("a legal turn");
    }
    table
}

pub(crate) fn keep(autosave: &mut Autosave, id: GameId, turns: usize) {
    autosave.keep(id, save::write(&*game(id, turns)), true);
}

pub(crate) fn kept_in(autosave: &Autosave) -> Vec<Kept> {
    autosave.lister().read(&[]).unfinished
}

fn recent_in(autosave: &Autosave) -> Vec<Recent> {
    autosave.lister().read(&[]).recent
}

/// What a place says can be continued: the game and the number of its turns.
pub(crate) fn unfinished(autosave: &Autosave) -> Vec<(GameId, usize)> {
    let kept = kept_in(autosave);
    kept.iter()
        .map(|kept| (kept.game, kept.summary.turns))
        .collect()
}

#[test]
fn the_game_of_a_process_that_ended_can_be_continued() {
    let (_folder, places) = places();
    let mut first = start(&places);
    for turns in 1..=20 {
        keep(&mut first, GameId::Coerceo, turns);
    }
    keep(&mut first, GameId::Reversi, 3);
    drop(first);
    let second = start(&places);
    let mut found = unfinished(&second);
    found.sort();
    assert_eq!(found, [(GameId::Coerceo, 20), (GameId::Reversi, 3)]);
    for kept in kept_in(&second) {
        let loaded = save::load(&kept.path).expect("a whole game");
        assert_eq!(table(loaded).record().len() - 1, kept.summary.turns);
        assert!(second.is_own(&kept.path));
    }
}

#[test]
fn a_living_process_keeps_its_game_to_itself() {
    let (_folder, places) = places();
    let mut one = start(&places);
    let mut other = start(&places);
    keep(&mut one, GameId::Coerceo, 5);
    keep(&mut other, GameId::Coerceo, 7);
    assert_eq!(unfinished(&one), [(GameId::Coerceo, 5)]);
    assert_eq!(unfinished(&other), [(GameId::Coerceo, 7)]);
    let theirs = kept_in(&one)[0].path.clone();
    let reason = other
        .resume(GameId::Coerceo, &theirs)
        .expect_err("it is played elsewhere");
    assert_eq!(reason.key, "store-taken");
    drop(one);
    let third = start(&places);
    assert!(theirs.exists(), "nobody cleans a game up");
    drop(third);
    let mut found = unfinished(&other);
    found.sort();
    assert_eq!(found, [(GameId::Coerceo, 5), (GameId::Coerceo, 7)]);
}

#[test]
fn only_one_process_continues_a_game() {
    let (_folder, places) = places();
    let mut dead = start(&places);
    keep(&mut dead, GameId::Reversi, 9);
    drop(dead);
    let mut one = start(&places);
    let mut other = start(&places);
    let path = kept_in(&one)[0].path.clone();
    assert_eq!(kept_in(&other)[0].path, path);
    one.resume(GameId::Reversi, &path).expect("free");
    let reason = other.resume(GameId::Reversi, &path).expect_err("taken");
    assert_eq!(reason.key, "store-taken");
    assert_eq!(unfinished(&one), [(GameId::Reversi, 9)]);
    assert_eq!(unfinished(&other), []);
    keep(&mut one, GameId::Reversi, 10);
    assert_eq!(unfinished(&one), [(GameId::Reversi, 10)]);
}

#[test]
fn a_game_that_makes_room_can_still_be_continued() {
    let (_folder, places) = places();
    let mut autosave = start(&places);
    keep(&mut autosave, GameId::Deblockle, 4);
    autosave.lay_aside(GameId::Deblockle);
    keep(&mut autosave, GameId::Deblockle, 0);
    autosave.lay_aside(GameId::Deblockle);
    keep(&mut autosave, GameId::Deblockle, 6);
    let mut found = unfinished(&autosave);
    found.sort();
    assert_eq!(
        found,
        [(GameId::Deblockle, 4), (GameId::Deblockle, 6)],
        "an untouched one is dropped"
    );
    let recent = recent_in(&autosave);
    assert_eq!(recent.len(), 1);
    let older = recent[0].path.clone();
    autosave.resume(GameId::Deblockle, &older).expect("free");
    let mut found = unfinished(&autosave);
    found.sort();
    assert_eq!(found, [(GameId::Deblockle, 4), (GameId::Deblockle, 6)]);
    // Taking up the game that is on the table already changes nothing.
    let own = kept_in(&autosave)
        .into_iter()
        .find(|kept| kept.summary.turns == 4)
        .expect("kept");
    autosave
        .resume(GameId::Deblockle, &own.path)
        .expect("its own");
    assert!(own.path.exists());
}

#[test]
fn a_finished_game_moves_and_comes_back_when_it_goes_on() {
    let (_folder, places) = places();
    let mut autosave = start(&places);
    let mut table = game(GameId::Coerceo, 10);
    table.header_mut().players.second.name = "Ηώ".to_owned();
    autosave.keep(GameId::Coerceo, save::write(&*table), true);
    table.end(Ending::Resigned(Side::First));
    autosave.keep(GameId::Coerceo, save::write(&*table), false);
    assert_eq!(unfinished(&autosave), []);
    let recent = recent_in(&autosave);
    assert_eq!(recent.len(), 1);
    assert_eq!(recent[0].players[1], "Ηώ");
    assert_eq!(
        recent[0].outcome,
        Some(Outcome::win(Side::Second, "resigned"))
    );
    table.withdraw();
    autosave.keep(GameId::Coerceo, save::write(&*table), true);
    assert_eq!(unfinished(&autosave), [(GameId::Coerceo, 10)]);
    assert_eq!(recent_in(&autosave), []);
    table.end(Ending::Agreed);
    autosave.keep(GameId::Coerceo, save::write(&*table), false);
    autosave.lay_aside(GameId::Coerceo);
    // Looking at it again and going on does not double it.
    let path = recent_in(&autosave)[0].path.clone();
    autosave.resume(GameId::Coerceo, &path).expect("ours");
    table.withdraw();
    autosave.keep(GameId::Coerceo, save::write(&*table), true);
    assert_eq!(unfinished(&autosave), [(GameId::Coerceo, 10)]);
    assert_eq!(recent_in(&autosave), []);
}

#[test]
fn files_stand_among_the_recent_games() {
    let (folder, places) = places();
    let autosave = start(&places);
    let mut settings = Settings::default();
    let file = folder.path().join("Äänekoski.tavola.ron");
    fs::write(&file, save::write(&*game(GameId::Reversi, 2))).expect("a file");
    settings.remember(folder.path().join("gone"));
    settings.remember(folder.path());
    settings.remember(&file);
    let recent = autosave.lister().read(&settings.recent).recent;
    assert_eq!(recent.len(), 1);
    assert_eq!(
        (recent[0].path.as_path(), recent[0].game),
        (file.as_path(), GameId::Reversi)
    );
    assert!(!autosave.is_own(&file));
}

#[test]
fn one_broken_game_does_not_hide_the_others() {
    let (_folder, places) = places();
    let mut dead = start(&places);
    for id in GameId::ALL {
        keep(&mut dead, id, 3);
    }
    dead.flush();
    let paths: Vec<PathBuf> = kept_in(&dead).into_iter().map(|kept| kept.path).collect();
    drop(dead);
    let text = fs::read_to_string(&paths[0]).expect("text");
    fs::write(&paths[0], &text[..text.len() / 2]).expect("cut");
    let newer = text.replace("version: 1", "version: 9");
    fs::write(&paths[1], newer).expect("newer");
    let autosave = start(&places);
    let lists = autosave.lister().read(&[]);
    assert_eq!(lists.unfinished.len(), 1);
    let keys = |reasons: Vec<tavola::rules::Reason>| {
        let mut keys: Vec<_> = reasons.iter().map(|reason| reason.key).collect();
        keys.sort_unstable();
        keys
    };
    let told = keys(lists.troubles);
    assert_eq!(told, ["store-in-file", "store-journal-set-aside"]);
    let lists = autosave.lister().read(&[]);
    assert_eq!(lists.unfinished.len(), 1);
    assert_eq!(keys(lists.troubles), [""; 0], "told once");
    assert!(
        !paths[0].exists() && paths[1].exists(),
        "a newer game waits for a newer program"
    );
}

#[test]
fn a_place_that_cannot_be_written_is_told_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("a file");
    let mut autosave = start(&Places::below(&file));
    for turns in 0..5 {
        keep(&mut autosave, GameId::Coerceo, turns);
        autosave.flush();
    }
    let troubles = autosave.troubles();
    assert_eq!(troubles.len(), 1, "{troubles:?}");
    assert_eq!(troubles[0].key, "store-write-failed");
    assert_eq!(unfinished(&autosave), []);
    autosave.lay_aside(GameId::Coerceo);
    assert_eq!(autosave.troubles(), []);
}

#[test]
fn old_games_make_room_in_the_end() {
    let (_folder, places) = places();
    let mut autosave = start(&places);
    for _ in 0..35 {
        keep(&mut autosave, GameId::Reversi, 1);
        autosave.lay_aside(GameId::Reversi);
    }
    assert_eq!(kept_in(&autosave).len(), 30);
}
