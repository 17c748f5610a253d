//! The autosave: several processes, ends of every kind, and places that cannot be written.

use std::{
    env, fs,
    io::{self, BufRead as _, BufReader, Write as _},
    path::PathBuf,
    process::{Command, Stdio},
    sync::Arc,
};

use tavola::{
    catalog::GameId,
    record::Ending,
    rules::{Outcome, Side},
    session::Table,
    store::{Autosave, Loaded, Places, Settings, save},
};

use crate::store::save::table;

fn places() -> (tempfile::TempDir, Places) {
    let folder = tempfile::tempdir().expect("a folder");
    let places = Places::below(folder.path());
    (folder, places)
}

fn start(places: &Places) -> Autosave {
    Autosave::start(places, Arc::new(|| ())).expect("a thread")
}

/// A game after so many turns.
fn game(id: GameId, turns: usize) -> Box<dyn Table> {
    let mut table = id.open(&[], None).expect("the usual start");
    for _ in 0..turns {
        let turn = table.choices()[0].text.clone();
        table.play(&turn).expect("a legal turn");
    }
    table
}

fn keep(autosave: &mut Autosave, id: GameId, turns: usize) {
    autosave.keep(id, save::write(&*game(id, turns)), true);
}

/// What a place says can be continued: the game and the number of its turns.
fn unfinished(autosave: &mut Autosave) -> Vec<(GameId, usize)> {
    let kept = autosave.unfinished();
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
    let mut second = start(&places);
    let mut found = unfinished(&mut second);
    found.sort();
    assert_eq!(found, [(GameId::Coerceo, 20), (GameId::Reversi, 3)]);
    for kept in second.unfinished() {
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
    assert_eq!(unfinished(&mut one), [(GameId::Coerceo, 5)]);
    assert_eq!(unfinished(&mut other), [(GameId::Coerceo, 7)]);
    let theirs = one.unfinished()[0].path.clone();
    let reason = other
        .resume(GameId::Coerceo, &theirs)
        .expect_err("it is played elsewhere");
    assert_eq!(reason.key, "store-taken");
    drop(one);
    let third = start(&places);
    assert!(theirs.exists(), "nobody cleans a game up");
    drop(third);
    let mut found = unfinished(&mut other);
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
    let path = one.unfinished()[0].path.clone();
    assert_eq!(other.unfinished()[0].path, path);
    one.resume(GameId::Reversi, &path).expect("free");
    let reason = other.resume(GameId::Reversi, &path).expect_err("taken");
    assert_eq!(reason.key, "store-taken");
    assert_eq!(unfinished(&mut one), [(GameId::Reversi, 9)]);
    assert_eq!(unfinished(&mut other), []);
    keep(&mut one, GameId::Reversi, 10);
    assert_eq!(unfinished(&mut one), [(GameId::Reversi, 10)]);
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
    let mut found = unfinished(&mut autosave);
    found.sort();
    assert_eq!(
        found,
        [(GameId::Deblockle, 4), (GameId::Deblockle, 6)],
        "an untouched one is dropped"
    );
    let recent = autosave.recent(&Settings::default());
    assert_eq!(recent.len(), 1);
    let older = recent[0].path.clone();
    autosave.resume(GameId::Deblockle, &older).expect("free");
    let mut found = unfinished(&mut autosave);
    found.sort();
    assert_eq!(found, [(GameId::Deblockle, 4), (GameId::Deblockle, 6)]);
    // Taking up the game that is on the table already changes nothing.
    let own = autosave
        .unfinished()
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
    assert_eq!(unfinished(&mut autosave), []);
    let recent = autosave.recent(&Settings::default());
    assert_eq!(recent.len(), 1);
    assert_eq!(recent[0].players[1], "Ηώ");
    assert_eq!(
        recent[0].outcome,
        Some(Outcome::win(Side::Second, "resigned"))
    );
    table.withdraw();
    autosave.keep(GameId::Coerceo, save::write(&*table), true);
    assert_eq!(unfinished(&mut autosave), [(GameId::Coerceo, 10)]);
    assert_eq!(autosave.recent(&Settings::default()), []);
    table.end(Ending::Agreed);
    autosave.keep(GameId::Coerceo, save::write(&*table), false);
    autosave.lay_aside(GameId::Coerceo);
    // Looking at it again and going on does not double it.
    let path = autosave.recent(&Settings::default())[0].path.clone();
    autosave.resume(GameId::Coerceo, &path).expect("ours");
    table.withdraw();
    autosave.keep(GameId::Coerceo, save::write(&*table), true);
    assert_eq!(unfinished(&mut autosave), [(GameId::Coerceo, 10)]);
    assert_eq!(autosave.recent(&Settings::default()), []);
}

#[test]
fn files_stand_among_the_recent_games() {
    let (folder, places) = places();
    let mut autosave = start(&places);
    let mut settings = Settings::default();
    let file = folder.path().join("Äänekoski.tavola.ron");
    fs::write(&file, save::write(&*game(GameId::Reversi, 2))).expect("a file");
    settings.remember(folder.path().join("gone"));
    settings.remember(folder.path());
    settings.remember(&file);
    let recent = autosave.recent(&settings);
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
    let paths: Vec<PathBuf> = dead
        .unfinished()
        .into_iter()
        .map(|kept| kept.path)
        .collect();
    drop(dead);
    let text = fs::read_to_string(&paths[0]).expect("text");
    fs::write(&paths[0], &text[..text.len() / 2]).expect("cut");
    let newer = text.replace("version: 1", "version: 9");
    fs::write(&paths[1], newer).expect("newer");
    let mut autosave = start(&places);
    assert_eq!(autosave.unfinished().len(), 1);
    let keys = |reasons: Vec<tavola::rules::Reason>| {
        let mut keys: Vec<_> = reasons.iter().map(|reason| reason.key).collect();
        keys.sort_unstable();
        keys
    };
    let told = keys(autosave.troubles());
    assert_eq!(told, ["store-in-file", "store-journal-set-aside"]);
    assert_eq!(autosave.unfinished().len(), 1);
    assert_eq!(keys(autosave.troubles()), [""; 0], "told once");
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
    assert_eq!(unfinished(&mut autosave), []);
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
    assert_eq!(autosave.unfinished().len(), 30);
}

/// Where a child process of the next test keeps its games.
const CHILD: &str = "TAVOLA_TEST_AUTOSAVE";

/// Keeps a game turn by turn. As a child process of the next test, until it is killed.
#[test]
fn every_turn_is_kept() {
    let child = env::var_os(CHILD);
    let (_folder, here) = places();
    let places = child.as_ref().map_or(here, Places::below);
    let mut autosave = start(&places);
    let mut turns = 0;
    while child.is_some() || turns < 10 {
        turns = turns % 40 + 1;
        keep(&mut autosave, GameId::Coerceo, turns);
        autosave.flush();
        if child.is_some() {
            writeln!(io::stdout(), "\nkept {turns}").expect("a parent that reads");
        } else {
            assert_eq!(unfinished(&mut autosave), [(GameId::Coerceo, turns)]);
        }
    }
}

#[test]
fn a_killed_process_loses_nothing_that_was_kept() {
    for round in 0..20 {
        let (folder, places) = places();
        let mut child = Command::new(env::current_exe().expect("this test"))
            .args([
                "--exact",
                "store::autosave::every_turn_is_kept",
                "--nocapture",
            ])
            .env(CHILD, folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a child");
        let lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let mut kept = lines.map_while(Result::ok).filter_map(|line| {
            let turns = line.strip_prefix("kept ")?;
            turns.parse::<usize>().ok()
        });
        // Somewhere in the midst of the next save.
        let before = kept.nth(round % 7).expect("a child that keeps games");
        let mut alive = start(&places);
        assert_eq!(unfinished(&mut alive), [], "the child lives");
        child.kill().expect("killed");
        let last = kept.last().unwrap_or(before);
        child.wait().expect("dead");
        let found = alive.unfinished();
        assert_eq!(alive.troubles(), []);
        assert_eq!(found.len(), 1);
        assert!(
            last <= found[0].summary.turns,
            "{last} {:?}",
            found[0].summary
        );
        match save::load(&found[0].path).expect("a whole game") {
            Loaded::Game { table, .. } => assert!(last < table.record().len()),
            Loaded::Setup(setup) => panic!("{setup:?}"),
        }
        alive.resume(GameId::Coerceo, &found[0].path).expect("free");
    }
}
