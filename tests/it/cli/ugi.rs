//! `tavola engine`: conversations of the universal game interface.

use std::{ffi::OsString, thread};

use proptest::prelude::*;
use tavola::{
    catalog::GameId,
    cli::{Next, run},
    lang::{Lang, Language},
};

use crate::cli::{
    printed, refused,
    talk::{count, last, talk},
};

/// The number after a word of an info line.
fn figure(info: &str, name: &str) -> u64 {
    let mut words = info.split(' ').skip_while(|&word| word != name);
    let number = words.nth(1).expect("the figure is told");
    number.parse().expect("a whole number")
}

#[test]
fn the_engine_introduces_itself_with_every_rule() {
    for game in GameId::ALL {
        let said = talk(&[game.slug()], &["ugi", "isready", "quit"]);
        let lines: Vec<_> = said.lines().collect();
        assert!(lines[0].starts_with("id name Tavola "), "{said}");
        assert!(lines[1].starts_with("id author "), "{said}");
        assert_eq!(lines[lines.len() - 2..], ["ugiok", "readyok"]);
        for name in ["hash", "threads", "multipv", "level"] {
            assert_eq!(count(&said, &format!("option name {name} type ")), 1);
        }
        for spec in game.specs() {
            assert_eq!(count(&said, &format!("option name {} type ", spec.key)), 1);
        }
    }
}

#[test]
fn a_game_is_thought_about_from_its_turns() {
    let said = talk(
        &["reversi"],
        &[
            "uginewgame",
            "position startpos moves f5 d6",
            "query p1turn",
            "query moves",
            "go depth 4",
            "< bestmove",
        ],
    );
    let legal = last(&said, "response ");
    let turn = last(&said, "bestmove ");
    assert!(legal.split(' ').any(|text| text == turn), "{said}");
    assert_eq!(count(&said, "response true"), 1);
    assert_eq!(count(&said, "info depth "), 4);
    let info = last(&said, "info ");
    assert_eq!(figure(info, "depth"), 4);
    assert!(4 <= figure(info, "seldepth") && 0 < figure(info, "nodes"));
    assert!(info.contains(&format!(" pv {turn}")), "{info}");
}

#[test]
fn limits_are_kept() {
    for game in GameId::ALL {
        let game = [game.slug()];
        let said = talk(&game, &["go nodes 3000", "< bestmove"]);
        assert!(figure(last(&said, "info "), "nodes") <= 3000, "{said}");
        for limit in [
            "depth 0",
            "nodes 0",
            "movetime 0",
            "wtime 0 btime 0",
            "p1time 0",
            "btime 500 binc 10",
            "movetime x",
            "nodes -1",
            "depth",
            "wtime -20 btime -20 winc 5",
            "movetime 20",
            "p1time 300 p2time 300 p1inc 10 p2inc 10",
            "depth 1 movetime 99999999999999999999",
            "nodes 100 depth 99999999999999999999 searchmoves",
        ] {
            let said = talk(
                &game,
                &[
                    "position startpos",
                    leak(format!("go {limit}")),
                    "< bestmove",
                ],
            );
            let turn = last(&said, "bestmove ");
            let legal = printed(&["moves", game[0]]);
            assert!(legal.lines().any(|text| text == turn), "{limit}: {said}");
        }
    }
}

/// A line that lives as long as the test.
fn leak(line: String) -> &'static str {
    Box::leak(line.into_boxed_str())
}

#[test]
fn an_endless_search_tells_its_turn_when_it_is_stopped() {
    for game in GameId::ALL {
        for go in ["go infinite", "go"] {
            let lines = [
                go,
                "< info depth 2 ",
                "isready",
                "< readyok",
                "query result",
            ];
            let rest = ["< response", "stop", "< bestmove", "stop", "isready"];
            let said = talk(&[game.slug()], &[&lines[..], &rest].concat());
            let at = |begin| said.find(begin).expect("it is said");
            assert!(at("readyok") < at("\nbestmove"), "{said}");
            assert!(at("response none") < at("\nbestmove"), "{said}");
            assert_eq!(count(&said, "bestmove"), 1);
        }
    }
    // Also where everything is known long before.
    let line = "position fen XXXXXXXXXXXXXO-- X";
    let lines = [
        line,
        "go infinite",
        "< info depth 2 ",
        "isready",
        "< readyok",
        "stop",
    ];
    let said = talk(&["reversi"], &lines);
    assert!(said.ends_with("readyok\nbestmove c4\n"), "{said}");
    assert!(said.contains("score exact "), "{said}");
}

#[test]
fn a_second_go_ends_the_first() {
    let lines = [
        "go infinite",
        "< info depth 1 ",
        "go depth 2",
        "< bestmove",
        "< bestmove",
    ];
    let said = talk(&["coerceo"], &lines);
    assert_eq!(count(&said, "bestmove"), 2);
}

#[test]
fn a_finished_or_broken_position_has_no_turn() {
    let over = "position fen XXXXXXXXXXXXXXX- X";
    let said = talk(
        &["reversi"],
        &[
            over,
            "query gameover",
            "query result",
            "go depth 3",
            "< bestmove",
        ],
    );
    assert_eq!(count(&said, "response true"), 1);
    assert_eq!(count(&said, "response p1win"), 1);
    assert_eq!(last(&said, "info string "), "The game is over: black discs");
    assert_eq!(last(&said, "bestmove "), "0000");
    let said = talk(
        &["reversi"],
        &[
            over,
            "go infinite",
            "isready",
            "< readyok",
            "stop",
            "< bestmove",
        ],
    );
    assert!(said.ends_with("readyok\nbestmove 0000\n"), "{said}");
    for line in [
        "position fen zzz",
        "position",
        "position fen",
        "position nowhere",
        "position startpos moves f5 f5",
    ] {
        let said = talk(
            &["reversi"],
            &[line, "go depth 3", "< bestmove", "query gameover"],
        );
        assert!(said.starts_with("info string "), "{said}");
        assert_eq!(last(&said, "bestmove "), "0000");
        assert_eq!(last(&said, "response "), "none");
    }
    let lines = [
        "position fen zzz",
        "position startpos",
        "go depth 1",
        "< bestmove",
    ];
    let said = talk(&["coerceo"], &lines);
    assert_ne!(last(&said, "bestmove "), "0000");
    // A draw that the position alone does not decide.
    let bare = "position fen ------/----40--/----02----/--------/------ w 0 0 2";
    let said = talk(
        &["coerceo"],
        &[bare, "query result", "go depth 2", "< bestmove"],
    );
    assert_eq!(last(&said, "response "), "draw");
    assert_eq!(last(&said, "info string "), "The game is over: draw bare");
    assert_eq!(last(&said, "bestmove "), "0000");
}

#[test]
fn passes_may_be_written_or_left_out() {
    let line = "position fen XO-------------- O moves";
    for turns in ["c1", "pass c1", "PS C1"] {
        let moved = leak(format!("{line} {turns}"));
        let said = talk(&["reversi"], &[moved, "query result", "query position"]);
        assert_eq!(
            said, "response p1win\nresponse XXX------------- O\n",
            "{turns}"
        );
    }
    let said = talk(
        &["reversi"],
        &[
            line,
            "query moves",
            "query p1turn",
            "go depth 2",
            "< bestmove",
        ],
    );
    assert!(
        said.starts_with("response pass\nresponse false\n"),
        "{said}"
    );
    assert_eq!(last(&said, "bestmove "), "pass");
}

#[test]
fn options_are_set_by_name() {
    let said = talk(
        &["coerceo", "--option", "exchange=1"],
        &[
            "setoption name start value ocius",
            "query position",
            "setoption name twelve value on",
            "setoption name hash value 2",
            "setoption name Threads value 2",
            "setoption name multipv value 3",
            "go depth 3",
            "< bestmove",
            "setoption name level value 1",
            "setoption name multipv value 1",
            "go movetime 60000",
            "< bestmove",
        ],
    );
    let laurentius = talk(&["coerceo"], &["query position"]);
    assert_ne!(count(&said, laurentius.trim_end()), 1, "{said}");
    assert_eq!(count(&said, "info string "), 1, "twelve and ocius: {said}");
    let three = |place| count(&said, &format!("info depth 3 seldepth {place}"));
    assert!(three("") == 3, "three lines: {said}");
    for wrong in [
        "",
        "name",
        "name x value 1",
        "name hash value 0",
        "name level value 9",
        "name threads",
        "nameless",
    ] {
        let line = leak(format!("setoption {wrong}"));
        let said = talk(&["reversi"], &[line, "isready"]);
        assert!(
            said.starts_with("info string ") && said.ends_with("readyok\n"),
            "{said}"
        );
    }
}

#[test]
fn first_turns_come_from_the_book_where_that_is_asked_for() {
    let said = talk(
        &["reversi"],
        &[
            "position startpos moves f5 d6",
            "setoption name OwnBook value true",
            "go depth 3",
            "< bestmove",
            "setoption name multipv value 2",
            "go depth 3",
            "< bestmove",
            "setoption name multipv value 1",
            "setoption name ownbook value false",
            "go depth 3",
            "< bestmove",
            "setoption name ownbook value perhaps",
            "position startpos moves f5 d6 c7",
            "setoption name ownbook value true",
            "go depth 3",
            "< bestmove",
        ],
    );
    let parts: Vec<&str> = said.split_inclusive("bestmove ").collect();
    let is_known = |part: &&str| part.contains(" nodes 0 ") && count(part, "info depth ") == 1;
    assert!(is_known(&parts[0]), "{said}");
    assert!(!parts[1..].iter().any(is_known), "{said}");
    assert_eq!(count(&said, "info string "), 1, "perhaps: {said}");
    // Other games have none.
    let said = talk(&["coerceo"], &["ugi", "setoption name ownbook value true"]);
    assert_eq!(count(&said, "info string "), 1, "{said}");
    assert!(!said.contains("option name ownbook"), "{said}");
    let said = talk(&["reversi"], &["ugi"]);
    assert_eq!(
        count(&said, "option name ownbook type check default false"),
        1
    );
}

#[test]
fn unknown_words_are_answered_and_nothing_else_happens() {
    let said = talk(
        &["deblockle"],
        &[
            "hello there",
            "",
            "query",
            "query legal",
            "go 5 depth 1",
            "< bestmove",
        ],
    );
    assert_eq!(count(&said, "info string "), 4, "{said}");
    assert!(said.contains("“hello there”"), "{said}");
    let long = leak("x".repeat(3 << 20));
    let said = talk(&["deblockle"], &[long, "isready"]);
    assert!(
        said.ends_with("readyok\n") && said.len() < 1000,
        "{}",
        said.len()
    );
    let message = refused(&["engine", "reversi", "--position", "zz"]);
    assert!(!message.is_empty());
}

#[test]
fn the_end_of_the_input_ends_the_search() {
    for game in GameId::ALL {
        let lines = [
            "setoption name threads value 2",
            "go infinite",
            "< info depth 1 ",
        ];
        for end in [&[][..], &["quit"]] {
            let said = talk(&[game.slug()], &[&lines[..], end].concat());
            assert_eq!(count(&said, "bestmove "), 1);
        }
        // What ends soon by itself may end.
        let said = talk(&[game.slug()], &["go depth 3"]);
        assert_eq!(figure(last(&said, "info "), "depth"), 3);
    }
}

#[test]
fn two_engines_think_at_once() {
    let lines = [
        "go infinite",
        "< info depth 3 ",
        "stop",
        "< bestmove",
        "quit",
    ];
    let engines = ["coerceo", "coerceo"].map(|game| thread::spawn(move || talk(&[game], &lines)));
    for engine in engines {
        let said = engine.join().expect("the conversation goes well");
        assert_eq!(count(&said, "bestmove "), 1);
    }
}

fn any_line() -> impl Strategy<Value = Vec<u8>> {
    let word = "ugi|isready|uginewgame|setoption|name|value|position|startpos|fen|moves|go|depth|nodes|movetime|wtime|infinite|stop|query|result|legal|level|threads|hash|start|[0-9]|-1|pass|f5|\\PC{0,6}";
    let words =
        proptest::collection::vec(word, 0..6).prop_map(|words| words.join(" ").into_bytes());
    prop_oneof![4 => words, 1 => proptest::collection::vec(any::<u8>(), 0..40)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn no_line_breaks_the_engine(
        game in "coerceo|reversi|deblockle",
        lines in proptest::collection::vec(any_line(), 0..12),
    ) {
        let mut input = lines.join(&b'\n');
        input.extend(b"\nstop\nisready\nquit\n");
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let args = ["engine", &game].map(OsString::from);
        let next = run(args, &Lang::new(Language::Nb), &mut &input[..], &mut out, &mut err);
        let out = String::from_utf8(out).expect("lines of text");
        prop_assert_eq!(next, Next::Exit(0), "{}", String::from_utf8_lossy(&err));
        let known = ["id ", "option ", "ugiok", "readyok", "info ", "bestmove ", "response"];
        for line in out.lines() {
            prop_assert!(known.iter().any(|begin| line.starts_with(begin)), "{}", line);
        }
        prop_assert!(out.ends_with("readyok\n"), "{}", out);
    }
}
