//! What a thinker promises: limits, legal turns, lines, levels, threads.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use tavola::{
    catalog::GameId,
    engine::{Answer, Ask, Limits, Reach, Report, Score, Stop, Style, TranspositionTable, Worker},
    session::Table,
};

fn open(game: GameId, position: Option<&str>) -> Box<dyn Table> {
    game.open(&[], position).expect("a golden line")
}

/// Thinks on one thread in a memory of its own. Reports from within a depth, which a busy machine
/// brings, are left out.
fn think(table: &dyn Table, ask: &Ask, stop: &Stop) -> (Answer, Vec<Report>) {
    let memory = TranspositionTable::new(2);
    let mut told = Vec::new();
    let answer = table.thinker().think(ask, &memory, stop, &mut |report| {
        told.extend(report.within.is_none().then(|| report.clone()));
    });
    (answer, told)
}

fn ask(limits: Limits) -> Ask {
    Ask {
        limits,
        style: Style::Study,
        lines: 1,
        threads: 1,
        seed: 0,
    }
}

fn is_legal(table: &dyn Table, turn: &str) -> bool {
    table.choices().iter().any(|choice| choice.text == turn)
}

/// Middle positions, the start among them.
fn positions(game: GameId) -> Vec<Box<dyn Table>> {
    let mut table = open(game, None);
    let mut found = vec![table.boxed()];
    for number in 0..60 {
        let count = table.choices().len();
        if count == 0 {
            break;
        }
        let turn = table.choices()[(number * 7 + 3) % count].text.clone();
        table.play(&turn).expect("a choice is legal");
        if number % 15 == 14 && table.outcome().is_none() {
            found.push(table.boxed());
        }
    }
    found
}

#[test]
fn limits_are_respected() {
    for game in GameId::ALL {
        for table in positions(game) {
            for nodes in [1, 2, 511, 512, 777, 5_000] {
                let (answer, _) = think(&*table, &ask(Limits::nodes(nodes)), &Stop::default());
                assert!(is_legal(&*table, &answer.turn.expect("the game goes on")));
                // Below a node of the Reversi engine that looks at the limit may be many.
                let near = game == GameId::Reversi && answer.report.nodes < nodes + 10_000;
                let exact = answer.report.nodes == nodes
                    || near
                    || answer.report.nodes < nodes && answer.report.lines[0].score.is_proven();
                assert!(
                    exact,
                    "{} of {nodes}: {}",
                    answer.report.nodes,
                    table.position()
                );
            }
            let (answer, told) = think(&*table, &ask(Limits::depth(2)), &Stop::default());
            assert!(answer.report.depth <= 2 && told.len() <= 2);
            assert!(
                told.iter()
                    .zip(1..)
                    .all(|(report, depth)| report.depth == depth)
            );
        }
    }
}

/// So many positions at the most are looked at before a limit that is over is seen.
const SOON: u64 = 10_000;

#[test]
fn zero_limits_and_stopped_searches_answer_legally() {
    let clock = |millis| {
        let left = Duration::from_millis(millis);
        Limits {
            clock: Some(tavola::engine::Clock {
                left,
                increment: left,
            }),
            ..Limits::default()
        }
    };
    for game in GameId::ALL {
        for table in positions(game) {
            let stopped = Stop::default();
            stopped.stop();
            stopped.stop();
            let zero = [
                Limits::depth(0),
                Limits::nodes(0),
                Limits::time(Duration::ZERO),
                clock(0),
                clock(1),
            ];
            let at_once = |limits, stop: &Stop| {
                let (Answer { turn, report }, _) = think(&*table, &ask(limits), stop);
                assert!(
                    is_legal(&*table, &turn.expect("the game goes on")),
                    "{limits:?}"
                );
                let (nodes, place) = (report.nodes, table.position());
                assert!(nodes < SOON, "{nodes} with {limits:?} in {place}");
            };
            for limits in zero {
                at_once(limits, &Stop::default());
            }
            at_once(Limits::default(), &stopped);
            let none = Ask {
                lines: 0,
                threads: 0,
                ..ask(Limits::nodes(100))
            };
            let (answer, _) = think(&*table, &none, &Stop::default());
            assert!(is_legal(&*table, &answer.turn.expect("the game goes on")));
        }
    }
}

#[test]
fn a_finished_game_has_no_turn() {
    for (game, line) in [
        (GameId::Reversi, "XXXXXXXXXXXXXXX- X"),
        (
            GameId::Coerceo,
            "------/----40--/----------/--------/------ b 0 0 2",
        ),
    ] {
        let table = open(game, Some(line));
        assert!(table.outcome().is_some(), "{line}");
        for threads in [1, 3] {
            let all = Ask {
                threads,
                lines: 3,
                ..ask(Limits::default())
            };
            let (answer, _) = think(&*table, &all, &Stop::default());
            assert_eq!(answer.turn, None);
            assert!(answer.report.lines.is_empty());
        }
    }
}

#[test]
fn a_worker_wakes_calmly_and_not_once_it_has_answered() {
    for game in GameId::ALL {
        let woken = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&woken);
        let wake = move || _ = count.fetch_add(1, Ordering::Relaxed);
        let thinker = open(game, None).thinker();
        let memory = Arc::new(TranspositionTable::new(2));
        let endless = ask(Limits::default());
        let worker = Worker::start(thinker, endless, memory, Arc::new(wake));
        let mut worker = worker.expect("a thread");
        let began = Instant::now();
        let mut seen = Vec::new();
        while seen.len() < 6 || woken.load(Ordering::Relaxed) < 3 {
            if let Some(report) = worker.report() {
                seen.push(report.nodes);
                seen.dedup();
            }
            thread::yield_now();
        }
        let times = woken.load(Ordering::Relaxed);
        let most = 2 + began.elapsed().as_millis() as usize / 200;
        // A slow machine has more time for them and not less.
        assert!(times <= most, "{game:?}: {times} of {most}");
        assert!(seen.is_sorted(), "positions only grow: {seen:?}");
        worker.stop();
        worker.finish();
        // Its thread has ended, and the answer woke once.
        assert!(worker.is_finished() && worker.answer().is_some());
        assert_eq!(Arc::strong_count(&woken), 1, "nothing is left that wakes");
    }
}

/// Thinks until so many reports came from within a depth; all reports.
fn listen(table: &dyn Table, beats: usize) -> Vec<Report> {
    let memory = TranspositionTable::new(2);
    let (stop, mut told) = (Stop::default(), Vec::<Report>::new());
    let count = |told: &[Report]| told.iter().filter(|told| told.within.is_some()).count();
    table
        .thinker()
        .think(&ask(Limits::default()), &memory, &stop, &mut |report| {
            told.push(report.clone());
            if beats <= count(&told) {
                stop.stop();
            }
        });
    told
}

#[test]
fn long_depths_tell_how_far_they_have_come() {
    for game in GameId::ALL {
        let table = open(game, None);
        let told = listen(&*table, 4);
        let mut depth = 0;
        for pair in told.windows(2) {
            let [before, now] = pair else { unreachable!() };
            assert!(before.nodes <= now.nodes && before.time <= now.time);
            match now.within {
                None => depth = now.depth,
                Some(within) => {
                    assert_eq!(now.lines, before.lines, "what was found last is still told");
                    assert_eq!(now.depth, depth);
                    assert!(depth <= within.depth, "{within:?}");
                    assert!(1 <= within.turn && within.turn <= within.turns);
                    assert_eq!(within.turns, table.choices().len());
                    let pause = now.time - before.time;
                    assert!(Duration::from_millis(100) < pause, "calm: {pause:?}");
                }
            }
        }
        let last = told.last().expect("reports");
        assert!(last.within.is_some() && 0 < last.nodes);
    }
}

#[test]
fn every_turn_has_a_value_where_all_are_asked_for() {
    for game in GameId::ALL {
        for table in positions(game) {
            let all = Ask {
                lines: 1000,
                ..ask(Limits::depth(4))
            };
            let (answer, told) = think(&*table, &all, &Stop::default());
            let mut turns: Vec<_> = table.choices().iter().map(|c| c.text.clone()).collect();
            turns.sort_unstable();
            for report in told.iter().chain([&answer.report]) {
                let lines = &report.lines;
                let mut first: Vec<_> = lines.iter().map(|line| line.turns[0].clone()).collect();
                first.sort_unstable();
                assert_eq!(first, turns, "{}", table.position());
                assert!(lines.is_sorted_by_key(|line| -line.score.value()));
            }
        }
    }
}

#[test]
fn lines_are_sorted_distinct_and_legal() {
    for game in GameId::ALL {
        for table in positions(game) {
            let many = Ask {
                lines: 5,
                ..ask(Limits::depth(3))
            };
            let (answer, told) = think(&*table, &many, &Stop::default());
            let count = table.choices().len().min(5);
            let reports = told.iter().chain([&answer.report]);
            for report in reports {
                let lines = &report.lines;
                assert_eq!(lines.len(), count, "{}", table.position());
                assert!(lines.is_sorted_by_key(|line| -line.score.value()));
                let mut first: Vec<_> = lines.iter().map(|line| &line.turns[0]).collect();
                first.sort_unstable();
                first.dedup();
                assert_eq!(first.len(), count, "{}", table.position());
                for line in lines {
                    let mut table = table.boxed();
                    for turn in &line.turns {
                        // Passes may have been played by the session itself.
                        let passes = !is_legal(&*table, turn) && table.waiting_pass().is_none();
                        if !passes || turn != "pass" {
                            table.play(turn).expect("a line holds legal turns");
                        }
                    }
                }
            }
            assert_eq!(answer.turn.as_ref(), answer.report.lines[0].turns.first());
        }
    }
}

#[test]
fn several_threads_find_the_same_proof() {
    // Five empty squares of a small board: the whole game is seen.
    let table = open(GameId::Reversi, Some("XXXXOOXOXXO----- O"));
    let one = think(&*table, &ask(Limits::default()), &Stop::default()).0;
    assert!(
        matches!(one.report.lines[0].score, Score::Exact(_)),
        "{one:?}"
    );
    for threads in 2..=4 {
        let several = Ask {
            threads,
            ..ask(Limits::default())
        };
        let answer = think(&*table, &several, &Stop::default()).0;
        assert_eq!(answer.report.lines[0].score, one.report.lines[0].score);
        assert!(is_legal(&*table, &answer.turn.expect("the game goes on")));
    }
    for game in GameId::ALL {
        for table in positions(game) {
            let several = Ask {
                threads: 3,
                ..ask(Limits::nodes(20_000))
            };
            let answer = think(&*table, &several, &Stop::default()).0;
            assert!(is_legal(&*table, &answer.turn.expect("the game goes on")));
        }
    }
}

#[test]
fn levels_play_the_same_with_the_same_seed() {
    for game in GameId::ALL {
        let tables = positions(game);
        let levels = tables[0].thinker().levels();
        for (number, &level) in levels.iter().enumerate() {
            let play = |seed| -> Vec<_> {
                let limits = if level.reach == Reach::Time {
                    Limits::nodes(2_000)
                } else {
                    Limits::default()
                };
                let ask = Ask {
                    style: Style::Level(level),
                    seed,
                    ..ask(limits)
                };
                tables
                    .iter()
                    .map(|table| think(&**table, &ask, &Stop::default()).0.turn)
                    .collect()
            };
            let once = play(1);
            assert_eq!(once, play(1), "level {}", number + 1);
            if number == 0 {
                let others = (2..12).map(play);
                assert!(
                    others.into_iter().any(|other| other != once),
                    "{}",
                    game.slug()
                );
            }
        }
        assert!(levels[7].is_sound() && levels[7].reach == Reach::Time);
        assert!(levels[..7].iter().all(|level| level.reach != Reach::Time));
    }
}

#[test]
fn closing_a_worker_in_the_midst_of_thinking_leaves_no_thread() {
    let memory = Arc::new(TranspositionTable::new(2));
    let mark = Arc::new(());
    let start = |game| {
        let kept = Arc::clone(&mark);
        let wake = Arc::new(move || _ = &kept);
        let endless = Ask {
            threads: 2,
            ..ask(Limits::default())
        };
        Worker::start(
            open(game, None).thinker(),
            endless,
            Arc::clone(&memory),
            wake,
        )
        .expect("a thread")
    };
    let workers = [
        start(GameId::Coerceo),
        start(GameId::Deblockle),
        start(GameId::Reversi),
    ];
    assert!(workers.iter().all(|worker| worker.answer().is_none()));
    drop(workers);
    // The threads held what they were given until they ended.
    assert_eq!(
        (Arc::strong_count(&mark), Arc::strong_count(&memory)),
        (1, 1)
    );
    let worker = start(GameId::Coerceo);
    worker.stop();
    worker.stop();
    let answer = worker.wait().expect("it ends with an answer");
    assert!(answer.turn.is_some());
}
