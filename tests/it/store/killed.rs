//! A process that is killed, at any moment: what it kept is whole, and so is what it saved.

use std::{
    env, hint,
    io::{self, BufRead as _, BufReader, Write as _},
    path::Path,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{RngCore as _, SeedableRng as _},
};
use tavola::{
    catalog::GameId,
    store::{Backup, Loaded, Places, save, write},
};

use crate::store::autosave::{game, keep, kept_in, places, start, unfinished};

/// How often a process is killed.
const ROUNDS: u32 = 200;
/// A child is killed at a random moment within so long; some saves take place in that time.
const WITHIN_MICROS: u32 = 6_000;
/// Where the child process keeps its games.
const CHILD: &str = "TAVOLA_TEST_AUTOSAVE";
/// The game's own file there.
const FILE: &str = "game.tavola.ron";

/// Keeps a game turn by turn, and saves it. As a child process of the next test, until it is
/// killed.
#[test]
fn every_turn_is_kept() {
    let child = env::var_os(CHILD);
    let (folder, here) = places();
    let places = child.as_ref().map_or(here, Places::below);
    let folder = child.as_ref().map_or(folder.path(), Path::new);
    let mut autosave = start(&places);
    let mut turns = 0;
    while child.is_some() || turns < 10 {
        turns = turns % 400 + 1;
        let text = save::write(&*game(GameId::Coerceo, turns));
        write(&folder.join(FILE), &text, Backup::Keep).expect("saved");
        keep(&mut autosave, GameId::Coerceo, turns);
        autosave.flush();
        if child.is_some() {
            writeln!(io::stdout(), "\nkept {turns}").expect("a parent that reads");
        } else {
            assert_eq!(unfinished(&autosave), [(GameId::Coerceo, turns)]);
        }
    }
}

/// How many turns a game in a file has.
fn turns_in(path: &Path) -> usize {
    match save::load(path).expect("a whole game") {
        Loaded::Game { table, .. } => table.record().len() - 1,
        Loaded::Setup(setup) => panic!("{setup:?}"),
    }
}

#[test]
fn a_killed_process_loses_nothing_that_was_kept() {
    let mut random = ChaCha8Rng::seed_from_u64(10);
    for _ in 0..ROUNDS {
        let (folder, places) = places();
        let mut child = Command::new(env::current_exe().expect("this test"))
            .args([
                "--exact",
                "store::killed::every_turn_is_kept",
                "--nocapture",
            ])
            .env(CHILD, folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a child");
        let lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let mut told = lines.map_while(Result::ok).filter_map(|line| {
            let turns = line.strip_prefix("kept ")?;
            turns.parse::<usize>().ok()
        });
        let first = told.next().expect("a child that keeps games");
        let mut alive = start(&places);
        assert_eq!(unfinished(&alive), [], "the child lives");
        let moment = Duration::from_micros(u64::from(random.next_u32() % WITHIN_MICROS));
        let begin = Instant::now();
        while begin.elapsed() < moment {
            hint::spin_loop();
        }
        child.kill().expect("killed");
        let last = told.last().unwrap_or(first);
        child.wait().expect("dead");
        let lists = alive.lister().read(&[]);
        assert_eq!(lists.troubles, []);
        let found = kept_in(&alive);
        assert_eq!(found.len(), 1);
        let turns = turns_in(&found[0].path);
        assert_eq!(found[0].summary.turns, turns);
        assert!(last <= turns && turns <= last + 1, "{last} {turns}");
        let saved = turns_in(&folder.path().join(FILE));
        assert!(last <= saved && saved <= last + 1, "{last} {saved}");
        alive.resume(GameId::Coerceo, &found[0].path).expect("free");
    }
}
