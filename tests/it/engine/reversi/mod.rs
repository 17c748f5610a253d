//! The engine for Reversi on 8 x 8: counts, and exact scores of known positions.

mod book;

use std::time::Duration;

use tavola::{
    catalog::GameId,
    engine::{
        Ask, Limits, Line, Report, Score, Stop, Thinks as _, TranspositionTable,
        reversi::eight::{
            board::Board,
            perft::perft,
            solve::{Question, Solver, Turn},
        },
    },
    rules::{
        self, Game as _, Leaves,
        reversi::{Move, Reversi, ReversiOptions},
    },
};

use crate::engine::options;

/// Test positions and what is known of them; the lines that begin the file tell more.
const SOLVED: &str = include_str!("../../../data/reversi_solved.txt");

struct Known<'a> {
    name: &'a str,
    position: Reversi,
    board: Board,
    score: i32,
    turns: Vec<(&'a str, i32)>,
}

fn known() -> impl Iterator<Item = Known<'static>> {
    let lines = SOLVED.lines().filter(|line| !line.starts_with('%'));
    lines.map(|line| {
        let mut words = line.split(' ');
        let mut word = || words.next().expect("name, board, side, score");
        let name = word();
        let line = format!("{} {}", word(), word());
        let score = word().parse().expect("a score");
        let position = Reversi::read(&line, &ReversiOptions::default()).expect("a position");
        let (own, opp) = position.eight().expect("8 x 8");
        let turns = words
            .map(|turn| {
                let (square, score) = turn.split_once(':').expect("SQ:N");
                (square, score.parse().expect("a score"))
            })
            .collect();
        Known {
            name,
            position,
            board: Board { own, opp },
            score,
            turns,
        }
    })
}

fn text(position: &Reversi, turn: Turn) -> String {
    position.write_move(match turn {
        Turn::Place(square) => Move::place(square),
        Turn::Pass => Move::PASS,
    })
}

/// Solves with every turn; scores must be the known ones and the best turn the first by text.
fn check_all(known: impl Iterator<Item = Known<'static>>) -> usize {
    let mut solver = Solver::new(1);
    let mut count = 0;
    for known in known {
        let name = known.name;
        let solved = solver.solve(known.board, Question::All, &Stop::default());
        let solved = solved.expect("nobody stops it");
        assert_eq!(solved.score, known.score, "{name}");
        let turns: Vec<(String, i32)> = solved
            .turns
            .iter()
            .map(|&(turn, score)| (text(&known.position, turn), score))
            .collect();
        assert!(turns.is_sorted(), "{name}: {turns:?}");
        for (square, score) in known.turns {
            assert!(
                turns.contains(&(square.to_owned(), score)),
                "{name}: {square} is worth {score}, found {turns:?}"
            );
        }
        let best = turns.iter().find(|(_, score)| *score == solved.score);
        let best = best.map(|(square, _)| square.as_str());
        let named = solved.best.map(|turn| text(&known.position, turn));
        assert_eq!(named.as_deref(), best, "{name}");
        count += 1;
    }
    count
}

/// Solves for the best turn alone.
fn check_best(solver: &mut Solver, known: &Known<'_>) {
    let name = known.name;
    let solved = solver.solve(known.board, Question::Best, &Stop::default());
    let solved = solved.expect("nobody stops it");
    assert_eq!(solved.score, known.score, "{name}");
    assert_eq!(solved.turns, [], "{name}");
    let best = solved.best.map(|turn| text(&known.position, turn));
    let mut listed = known.turns.iter();
    let first = listed.find(|(_, score)| *score == known.score);
    if let Some((square, _)) = first {
        assert_eq!(best.as_deref(), Some(*square), "{name}");
    }
}

/// Solves for the winner: all is the sign of what is known.
fn check_winners(known: impl Iterator<Item = Known<'static>>) -> usize {
    let mut solver = Solver::new(1);
    let mut count = 0;
    for known in known {
        let name = known.name;
        let mut solve = |question| {
            let solved = solver.solve(known.board, question, &Stop::default());
            solved.expect("nobody stops it")
        };
        let (one, all) = (solve(Question::Winner), solve(Question::Winners));
        assert_eq!(one.score, known.score.signum(), "{name}");
        assert_eq!((one.score, one.best), (all.score, all.best), "{name}");
        assert_eq!(one.turns, [], "{name}");
        let turns: Vec<(String, i32)> = all
            .turns
            .iter()
            .map(|&(turn, score)| (text(&known.position, turn), score))
            .collect();
        for (square, score) in known.turns {
            let wanted = (square.to_owned(), score.signum());
            assert!(
                turns.contains(&wanted),
                "{name}: {wanted:?}, found {turns:?}"
            );
        }
        let best = turns.iter().find(|(_, score)| *score == all.score);
        let best = best.map(|(square, _)| square.as_str());
        let named = all.best.map(|turn| text(&known.position, turn));
        assert_eq!(named.as_deref(), best, "{name}");
        count += 1;
    }
    count
}

#[test]
fn who_wins_is_the_sign_of_the_score() {
    let few = known().filter(|known| known.board.empties() <= 12);
    assert_eq!(check_winners(few), 200);
    let some = known().filter(|known| known.board.empties() == 14);
    assert_eq!(check_winners(some.step_by(5)), 4);
}

#[test]
fn perft_counts_are_the_known_ones() {
    let deepest = if cfg!(feature = "deep-tests") { 11 } else { 9 };
    let known = [
        1,
        4,
        12,
        56,
        244,
        1396,
        8200,
        55_092,
        390_216,
        3_005_288,
        24_571_284,
        212_258_800,
    ];
    for (depth, leaves) in (0..=deepest).zip(known) {
        assert_eq!(perft(Board::START, depth), leaves, "depth {depth}");
    }
}

#[test]
fn counted_leaves_are_those_of_the_rules() {
    for chosen in [
        "",
        "start=parallel",
        "start=original",
        "handicap=black2",
        "handicap=white4",
        "flip=hand",
        "size=6",
        "size=10",
    ] {
        let start = Reversi::start(&options::<Reversi>(chosen));
        for depth in 0..6 {
            let made = rules::perft(&start, depth, Leaves::Made);
            assert_eq!(start.count_lines(depth), made, "{chosen} depth {depth}");
        }
    }
    // Near the end of games there are passes, and lines of different lengths.
    let few = known().filter(|known| known.board.empties() <= 6);
    let mut count = 0;
    for Known { position, name, .. } in few {
        for depth in 1..8 {
            let made = rules::perft(&position, depth, Leaves::Made);
            assert_eq!(position.count_lines(depth), made, "{name} depth {depth}");
        }
        count += 1;
    }
    assert!(40 < count, "{count}");
}

#[test]
fn few_empty_squares_are_solved_with_every_turn() {
    let few = known().filter(|known| known.board.empties() <= 12);
    assert_eq!(check_all(few), 200);
}

#[test]
fn finished_games_have_their_score_and_no_turn() {
    let over = known().filter(|known| known.score == -64 && 12 < known.board.empties());
    let mut solver = Solver::new(1);
    let mut count = 0;
    for Known { board, name, .. } in over.filter(|known| known.turns.is_empty()) {
        let solved = solver.solve(board, Question::All, &Stop::default());
        let solved = solved.expect("nobody stops it");
        assert_eq!((solved.score, solved.best), (-64, None), "{name}");
        count += 1;
    }
    assert_eq!(count, 9);
}

#[test]
fn the_first_positions_of_the_suite_are_solved() {
    let mut solver = Solver::new(1);
    let first =
        known().filter(|known| known.board.empties() == 14 && known.name.starts_with("ffo"));
    let count = first.map(|known| check_best(&mut solver, &known)).count();
    assert_eq!(count, 7);
}

#[test]
fn two_threads_find_the_same() {
    let all = |threads: usize, known: &Known<'_>| {
        let solved = Solver::new(threads).solve(known.board, Question::All, &Stop::default());
        let solved = solved.expect("nobody stops it");
        (solved.score, solved.best, solved.turns)
    };
    let few = known().filter(|known| (14..=16).contains(&known.board.empties()));
    // With 20 empty squares those that are seen through soon.
    let more = known().filter(|known| {
        ["g229", "g238"].contains(&known.name) || ["ffo20", "ffo22"].contains(&known.name)
    });
    let mut count = 0;
    for known in few.step_by(2).chain(more) {
        let one = all(1, &known);
        assert_eq!(one.0, known.score, "{}", known.name);
        assert_eq!(all(2, &known), one, "{}", known.name);
        count += 1;
    }
    assert_eq!(count, 21);
}

#[test]
fn the_suite_is_there_to_be_solved_by_everybody() {
    let obf = include_str!("../../../../docs/ffo.obf");
    let suite = known().filter(|known| known.name.starts_with("ffo"));
    let mut count = 0;
    for (line, known) in obf.lines().zip(suite) {
        count += 1;
        let (notes, comment) = line.split_once(" % ").expect("a comment");
        assert_eq!(comment, format!("FFO {count}"));
        let mut parts = notes.split(';').map(str::trim);
        assert_eq!(parts.next(), Some(&*known.position.write()), "{comment}");
        let mut turns: Vec<(String, i32)> = parts
            .filter(|part| !part.is_empty())
            .map(|part| {
                let (square, score) = part.split_once(':').expect("SQ:N");
                (square.to_lowercase(), score.parse().expect("a score"))
            })
            .collect();
        assert!(turns.is_sorted_by_key(|turn| -turn.1), "{comment}");
        turns.sort_unstable();
        let known = known.turns.iter();
        let known = known.map(|&(square, score)| (square.to_owned(), score));
        assert!(turns.into_iter().eq(known), "{comment}");
    }
    assert_eq!((count, obf.lines().count()), (49, 49));
}

#[test]
fn the_thinker_proves_every_turn_near_the_end() {
    let some = known().filter(|known| (6..=12).contains(&known.board.empties()));
    let mut count = 0;
    for known in some.step_by(9) {
        count += 1;
        let line = known.position.write();
        let table = GameId::Reversi.open(&[], Some(&line)).expect("a position");
        let ask = Ask {
            lines: 60,
            threads: 1,
            ..Ask::default()
        };
        let memory = TranspositionTable::new(1);
        let mut reports = 0;
        let answer = table
            .thinker()
            .think(&ask, &memory, &Stop::default(), &mut |report| {
                reports += usize::from(report.within.is_none());
            });
        assert_eq!(reports, 1, "{line}");
        assert!(0 < answer.report.nodes);
        let lines = answer.report.lines;
        assert_eq!(answer.turn.as_ref(), lines[0].turns.first(), "{line}");
        assert_eq!(lines[0].score, Score::Exact(100 * known.score), "{line}");
        for &(square, score) in &known.turns {
            let found = lines.iter().find(|found| found.turns[0] == square);
            let found = found.map(|found| found.score);
            assert_eq!(found, Some(Score::Exact(100 * score)), "{line} {square}");
        }
        for found in &lines {
            assert_eq!(
                Score::Exact(100 * played(&known, found)),
                found.score,
                "{line}"
            );
        }
    }
    assert_eq!(count, 12);
}

/// What a line comes to for the side that begins it: it reaches the end of the game.
fn played(known: &Known<'_>, line: &Line) -> i32 {
    let mut game = known.position;
    for turn in &line.turns {
        let turn = game.read_move(turn).expect("legal");
        game.play(turn, &mut ());
    }
    assert!(game.outcome().is_some(), "{:?}", line.turns);
    game.score(known.position.turn())
}

/// Thinks about all turns: the values are exact, and those of `known` are among them.
fn check_values(known: &Known<'_>) {
    let line = known.position.write();
    let table = GameId::Reversi.open(&[], Some(&line)).expect("a position");
    let lines = table.choices().len();
    let ask = Ask {
        lines,
        threads: 1,
        ..Ask::default()
    };
    let memory = TranspositionTable::new(64);
    let mut depth = 0;
    let mut hear = |report: &Report| {
        assert_eq!(report.lines.len(), lines, "{line}");
        assert!(
            depth <= report.depth,
            "{line}: {} after {depth}",
            report.depth
        );
        depth = report.depth;
    };
    let mut thinker = table.thinker();
    let answer = thinker.think(&ask, &memory, &Stop::default(), &mut hear);
    let found = answer.report.lines;
    assert_eq!(found.len(), lines, "{line}");
    assert!(found.is_sorted_by_key(|line| -line.score.value()), "{line}");
    assert_eq!(found[0].score, Score::Exact(100 * known.score), "{line}");
    assert!(
        found
            .iter()
            .all(|found| matches!(found.score, Score::Exact(_)))
    );
    for &(square, score) in &known.turns {
        let found = found.iter().find(|found| found.turns[0] == square);
        let found = found.map(|found| found.score);
        assert_eq!(found, Some(Score::Exact(100 * score)), "{line} {square}");
    }
}

#[test]
fn every_turn_has_its_value_while_squares_are_empty() {
    let some = known().filter(|known| known.board.empties() == 14 && 4 < known.turns.len());
    // Of those with 20 empty squares two that are seen through soon.
    let more = known().filter(|known| ["g229", "g238"].contains(&known.name));
    let checked = some.step_by(3).chain(more);
    assert_eq!(checked.map(|known| check_values(&known)).count(), 9);
}

#[test]
fn the_thinker_keeps_to_its_time_and_stops() {
    let table = GameId::Reversi.open(&[], None).expect("the start");
    let memory = TranspositionTable::new(1);
    let stop = Stop::default();
    let ask = Ask {
        limits: Limits::time(Duration::from_millis(200)),
        lines: 1,
        threads: 2,
        ..Ask::default()
    };
    // Without the limit this would not come back.
    let answer = table.thinker().think(&ask, &memory, &stop, &mut |_| ());
    assert!(answer.turn.is_some() && 0 < answer.report.depth);
    let over = Ask {
        limits: Limits::time(Duration::ZERO),
        ..ask
    };
    let answer = table.thinker().think(&over, &memory, &stop, &mut |_| ());
    assert!(answer.turn.is_some());
    assert!(answer.report.nodes < 10_000, "{}", answer.report.nodes);
    let endless = Ask {
        limits: Limits::default(),
        ..over
    };
    let mut depth = 0;
    let answer = table
        .thinker()
        .think(&endless, &memory, &stop, &mut |report| {
            depth = report.depth;
            if 3 <= depth {
                stop.stop();
            }
        });
    assert_eq!((depth, answer.report.depth), (3, 3));
}

#[test]
fn a_review_thinks_with_this_engine_too() {
    let memory = TranspositionTable::new(1);
    let ask = Ask {
        limits: Limits::nodes(1_000_000),
        lines: 1,
        threads: 1,
        ..Ask::default()
    };
    let mut seen = 0;
    for known in known().filter(|known| known.board.empties() == 14).take(3) {
        let table = GameId::Reversi.open(&[], Some(&known.position.write()));
        let mut thinker = table.expect("a position").thinker();
        let answer = thinker.think(&ask, &memory, &Stop::default(), &mut |_| ());
        let score = answer.report.lines[0].score;
        assert_eq!(score, Score::Exact(100 * known.score), "{}", known.name);
        assert!(answer.report.nodes <= 1_100_000, "{}", answer.report.nodes);
        seen += 1;
    }
    assert_eq!(seen, 3);
}

#[test]
fn a_stopped_solver_has_no_answer() {
    let stop = Stop::default();
    stop.stop();
    for threads in [1, 2] {
        let solved = Solver::new(threads).solve(Board::START, Question::Best, &stop);
        assert_eq!(solved, None);
    }
}

#[cfg(feature = "deep-tests")]
#[test]
fn the_whole_suite_is_solved() {
    let mut solver = Solver::new(2);
    let suite = known().filter(|known| known.name.starts_with("ffo"));
    let count = suite.map(|known| check_best(&mut solver, &known)).count();
    assert_eq!(count, 49);
}

#[cfg(feature = "deep-tests")]
#[test]
fn every_turn_of_every_position_of_up_to_20_empty_squares_has_its_score() {
    let some = known().filter(|known| (13..=20).contains(&known.board.empties()));
    assert_eq!(check_all(some), 236);
    let some = known().filter(|known| known.board.empties() == 20);
    let count = some.step_by(10).map(|known| check_values(&known)).count();
    assert_eq!(count, 20);
}

#[cfg(feature = "deep-tests")]
#[test]
fn the_winners_of_a_sample_are_known() {
    let some = known().filter(|known| (13..=20).contains(&known.board.empties()));
    assert_eq!(check_winners(some.step_by(10)), 24);
}

#[cfg(feature = "deep-tests")]
#[test]
fn a_sample_of_25_empty_squares_is_solved() {
    let mut solver = Solver::new(2);
    let sample = known().filter(|known| known.board.empties() == 25);
    let count = sample.map(|known| check_best(&mut solver, &known)).count();
    assert_eq!(count, 12);
}
