//! What other programs write, in examples of our own.

use tavola::{
    record::Ending,
    rules::Side,
    store::{
        formats::{Format, write},
        text::{Imported, recognise},
    },
};

use crate::store::formats::{comment, game, games, position, refused, tree, turns};

const START: &str = "---------------------------OX------XO---------------------------";

#[test]
fn transcripts() {
    for text in [
        "f5d6c3d3c4",
        "F5D6C3D3C4",
        "F5d6C3d3C4",
        "f5 d6 c3 d3 c4",
        "f5,d6,c3,d3,c4",
        "f5-d6-c3-d3-c4",
        "1. f5 d6 2. c3 d3 3. c4",
        "1.f5 2.d6 3.c3 4.d3 5.c4",
        "1) f5 d6 2) c3 d3 3) c4",
        "F5 d6 2. C3 d3 3. C4",
        "Black: Anna\nWhite: Bo\n\nf5d6c3\nd3c4\n38-26\n",
        "f5 d6\r\nc3 d3\r\nc4\r\n",
        "f5;d6;c3;d3;c4",
        "f5; d6; c3; d3; c4",
        "F5:d6:c3:d3:c4",
        "f5! d6 c3?! d3 c4",
        "\"f5d6c3d3c4\"",
        "f5d6c3d3c4 (38-26)",
        "f5 d6 c3 d3 c4 Black wins 40-24",
        "Game 1: f5d6c3d3c4 (Black wins 40-24)",
        "Game 1: f5 d6 c3 d3 c4 (Black wins 40-24, 3 s left)",
        "Moves: f5d6c3d3c4",
        "Transcript f5d6c3d3c4 [B+16]",
        "1. Anna - Bo: F5 d6 2. C3 d3 3. C4 {resigned}",
        "Patrick - Pascal\nf5d6c3\nd3c4\nBlack wins by 2\n",
        "[Event \"Club\"]\n[Black \"Anna\"]\n[White \"Bo\"]\n[Result \"*\"]\n\n1. f5 d6 2. c3 d3 3. c4 *",
        "---------------------------OX------XO--------------------------- X f5d6c3d3c4",
        "...........................WB......BW........................... B f5 d6 c3 d3 c4",
    ] {
        assert_eq!(turns(&*game(text)), "f5d6c3d3c4", "{text}");
    }
}

#[test]
fn passes_are_read_however_they_are_written() {
    let line = "XOXXXXX-OOOXXXX-OOOXXXXXOOOXXXXXOOOXXXXXOOOXXXXXOOOXXXX-OOOOOOO- X";
    for pass in ["--", "pass", "PASS", "pa", "PA", "ps", "PS", "@@@@"] {
        let text = format!("{line} {pass} h1 h2");
        let found = recognise(&text, None).expect("a game");
        let Imported::Game { table, .. } = found else {
            panic!("{found:?}");
        };
        assert_eq!(turns(&*table), "passh1h2", "{pass}");
    }
}

#[test]
fn a_transcript_from_a_position() {
    let text = "---------------------------OX------XXX-------------------------- O d6C3 d3 4. c4";
    let table = game(text);
    assert_eq!(turns(&*table), "d6c3d3c4");
    assert_eq!(
        table.start().split(' ').next(),
        text.split(' ').next(),
        "it begins there"
    );
}

#[test]
fn positions() {
    for text in [
        format!("{START} X"),
        format!("{START} X;"),
        format!("{START} X; F5:+0; D3:+0;"),
        format!("{START} *; % the usual start"),
        format!("% one position\n{START} X;\n"),
        START.to_owned(),
        START.replace('X', "*").replace('-', ".") + " *",
        START.replace('X', "●").replace('O', "○") + " ●",
        START.replace('X', "●").replace('O', "○") + " X; F5:+0;",
        format!("{START} X % the usual start"),
        format!("{START}X"),
        format!("; of a person\n{START} X;"),
        drawn("", ""),
        drawn("", "") + "X\n",
        "*\n".to_owned() + &drawn("", ""),
        drawn(" ", "  A B C D E F G H\n"),
        drawn(" ", "  A B C D E F G H\n") + "\nBlack to move.\n",
        "Black:\n".to_owned() + &drawn("", ""),
    ] {
        let table = position(&text);
        assert_eq!(table.position(), format!("{START} X"), "{text}");
    }
    let white = drawn("", "") + "White to play";
    assert_eq!(position(&white).position(), format!("{START} O"));
    let scored = format!("{START} X; A2:+38; C7:-6; --:-127; D3:0;");
    assert_eq!(comment(&*position(&scored)), "a2 +38, c7 -6, d3 0");
    let scored = format!("{START} X; F5:+0.50; D3:-1.25;");
    let table = position(&scored);
    assert_eq!(comment(&*table), "f5 +0.50, d3 -1.25");
    let again = write(Format::Obf, &*table).expect("it can be written");
    assert_eq!(again.trim_end(), scored);
}

/// The start as a drawing, with `around` above and below it and then numbers beside it.
fn drawn(between: &str, around: &str) -> String {
    let squares: Vec<String> = START.chars().map(String::from).collect();
    let mut text = around.to_owned();
    for (rank, squares) in (1..).zip(squares.chunks(8)) {
        let line = squares.join(between);
        text += &match around {
            "" => format!("{line}\n"),
            _ => format!("{rank} {line} {rank}\n"),
        };
    }
    text + around
}

#[test]
fn each_board_of_two_at_once_is_a_game() {
    let board = |black: &str, turn: &str| {
        format!(
            "(;GM[Othello]PB[{black}]TY[s8r4]BO[8 -------- -------- -------- ---O*--- ---*O--- \
             -------- -------- -------- *]B[{turn}];)"
        )
    };
    let found = games(&format!(
        "2 {}{}\n1 {GGF}\n",
        board("A", "F5"),
        board("B", "E6")
    ));
    let all: Vec<String> = (0..found.len())
        .map(|number| turns(&*found.open(number).expect("a legal game")))
        .collect();
    assert_eq!(all, ["f5", "e6", "f5d6c3d3c4"]);
}

const GGF: &str = "(;GM[Othello]PC[Club]DT[2026-11-30 12:00:00 GMT]PB[Anna]PW[Engine 6]RE[?]\
TI[05:00]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]\
B[F5//1.2]W[D6/0.00/0.1]B[C3//3.0]W[D3/-0.50/0.1]B[C4];)";

#[test]
fn ggf() {
    let table = game(GGF);
    assert_eq!(turns(&*table), "f5d6c3d3c4");
    assert_eq!(table.header().players.first.name, "Anna");
    assert_eq!(table.header().players.second.name, "Engine 6");
    assert_eq!(table.header().date, "2026-11-30T12:00:00+00:00");
    let record = table.record();
    let path = record.path(record.main_tip());
    let millis: Vec<_> = path.iter().map(|&id| record.node(id).millis).collect();
    assert_eq!(
        millis,
        [Some(1200), Some(100), Some(3000), Some(100), None],
        "times in seconds"
    );
    assert_eq!(record.node(path[3]).comment, "-0.50");
    assert_eq!(table.outcome(), None);
}

#[test]
fn small_letters_are_names_of_properties_too() {
    assert_eq!(turns(&*game("(;gm[othello]b[f5]w[d6];)")), "f5d6");
    assert_eq!(turns(&*game("(;gm[2];b[f5];w[d6])")), "f5d6");
}

#[test]
fn a_result_that_is_no_number_ends_no_game() {
    for result in ["nan", "inf", "-inf", "?"] {
        let table = game(&format!("(;GM[Othello]RE[{result}]B[F5];)"));
        let tip = table.record().main_tip();
        assert_eq!(table.record().node(tip).ending, None, "{result}");
    }
}

#[test]
fn ggf_from_other_boards_and_with_an_end() {
    let small = "(;GM[othello]TY[6]BO[6 ------ ------ --O*-- --*O-- ------ ------ *]B[c2]W[b4];)";
    assert_eq!(
        game(small).start().split(' ').next().map(str::len),
        Some(36)
    );
    let resigned = GGF.replace("RE[?]", "RE[+24.00:r]");
    let table = game(&resigned);
    let tip = table.record().main_tip();
    assert_eq!(
        table.record().node(tip).ending,
        Some(Ending::Resigned(Side::Second))
    );
    let letter = format!("Dear Bo,\nhere is our game (the long one):\n{GGF}\nGreetings");
    assert_eq!(turns(&*game(&letter)), "f5d6c3d3c4");
}

#[test]
fn sgf() {
    for text in [
        "(;FF[4]GM[2]SZ[8]PB[Anna]PW[Bo]AB[E4][D5]AW[D4][E5]PL[B];B[F5];W[D6];B[C3];W[D3];B[C4])",
        "(;GM[2]FF[4]PB[Anna]PW[Bo]B[F5];W[D6];B[C3];W[D3];B[C4];)",
        "(;GM[2]PB[Anna]PW[Bo];B[fe];W[df];B[cc];W[dc];B[cd])",
        "(;FF[1]GaMe[2]PlayerBlack[Anna]PlayerWhite[Bo]\n;Black[F5]\n;White[D6];B[C3];W[D3];B[C4])",
        "(;GM[2]AB[ed:ed][de]AW[dd][ee]PB[Anna]PW[Bo];B[f5];W[d6];B[c3];W[d3];B[c4])",
    ] {
        let table = game(text);
        assert_eq!(turns(&*table), "f5d6c3d3c4", "{text}");
        assert_eq!(table.header().players.first.name, "Anna", "{text}");
        assert_eq!(table.header().players.second.name, "Bo", "{text}");
    }
}

/// A row of [`tree`].
fn row(depth: u32, turn: &str, note: &str) -> (u32, String, String) {
    (depth, turn.to_owned(), note.to_owned())
}

#[test]
fn sgf_with_variations_and_comments() {
    let text = "(;GM[2]C[A game\\: one \\[our own\\]];B[F5]C[good](;W[D6];B[C3](;W[D3];B[C4])\
(;W[F4]C[also]))(;W[F4])(;W[F6];B[E6]))";
    assert_eq!(
        tree(&*game(text)),
        [
            row(0, "", "A game: one [our own]"),
            row(1, "f5", "good"),
            row(2, "d6", ""),
            row(3, "c3", ""),
            row(4, "d3", ""),
            row(5, "c4", ""),
            row(4, "f4", "also"),
            row(2, "f4", ""),
            row(2, "f6", ""),
            row(3, "e6", ""),
        ]
    );
}

#[test]
fn a_node_of_sgf_says_its_things_in_any_order() {
    let text = "(;GM[2]C[the game]B[F5]C[good];W[D6];C[before c3]B[C3];LB[a1:x]V[2]W[D3]N[later]\
(;C[one]B[C4];C[nobody's])(;V[1]C[two]B[C5]C[more];C[cut]W[B6]";
    let err = refused(text);
    let found = tree(&*err.partial.expect("the game up to its end"));
    let main = [
        row(0, "", "the game"),
        row(1, "f5", "good"),
        row(2, "d6", ""),
        row(3, "c3", "before c3"),
        row(4, "d3", "-2\nlater"),
        row(5, "c4", "one\nnobody's"),
        row(5, "c5", "1\ntwo\nmore"),
        row(6, "b6", "cut"),
    ];
    assert_eq!(found, main);
    let table = game("(;GM[2];LB[a1:x]ET[1.5]B[F5];C[why]W[D6])");
    let path = table.record().path(table.record().main_tip());
    assert_eq!(table.record().node(path[0]).note("sgf.LB"), Some("a1:x"));
    assert_eq!(table.record().node(path[0]).millis, Some(1500));
    assert_eq!(table.record().node(path[1]).comment, "why");
    // A comment on a turn that is refused is not one on the turn before.
    let err = refused("(;GM[2];B[F5];C[wrong]W[A1])");
    let found = tree(&*err.partial.expect("the beginning"));
    assert_eq!(found, [row(0, "", ""), row(1, "f5", "")]);
}

#[test]
fn lines_of_other_systems_and_values_of_nodes() {
    let text = "(;GM[2]C[one\r\ntwo\\\r\n goes on];B[F5]V[2.5]C[good\r\nturn])";
    let table = game(text);
    assert_eq!(comment(&*table), "one\ntwo goes on");
    assert_eq!(tree(&*table)[1].2, "2.5\ngood\nturn");
}

#[test]
fn any_two_corners_set_up_a_rectangle() {
    let line = game("(;GM[2]AB[a1:b2]AW[c1:d2])").start();
    for corners in ["b2:a1", "a2:b1", "b1:a2"] {
        let text = format!("(;GM[2]AB[{corners}]AW[d2:c1])");
        assert_eq!(game(&text).start(), line, "{corners}");
    }
}

#[test]
fn othello_quest() {
    let text = r#"{"id": "x1", "created": "2026-11-30T12:00:00.000Z", "tcb": 300000,
        "players": [{"name": "Anna", "rating": 1500.5}, {"name": "Bo"}],
        "position": {"n": 8, "moves": [{"t": 1200, "m": "f5"}, {"t": 900, "m": "d6"}, {"m": "c3"}]}}"#;
    let table = game(text);
    assert_eq!(turns(&*table), "f5d6c3");
    assert_eq!(table.header().players.second.name, "Bo");
    assert_eq!(table.header().date, "2026-11-30T12:00:00+00:00");
    let record = table.record();
    let path = record.path(record.main_tip());
    let millis: Vec<_> = path.iter().map(|&id| record.node(id).millis).collect();
    assert_eq!(millis, [Some(1200), Some(900), None]);
    let rated = write(Format::Ggf, &*table).expect("it can be written");
    assert!(rated.contains("RB[1500.5]RE[?]TI[0]"), "{rated}");
}

#[test]
fn othello_quest_needs_only_the_moves() {
    for text in [
        r#"{"position": {"moves": [{"m": "f5"}, {"m": "d6"}]}}"#,
        r#"{"players": null, "created": null, "position": {"moves": [{"m": "F5"}, {"m": "d6", "t": null}]}}"#,
        r#"{"players": [{"name": null}, {}], "created": {}, "position": {"moves": [{"m": "f5", "t": -1}, {"m": "d6"}]}}"#,
        r#"{"created": 1e300, "position": {"moves": [{"m": "f5", "t": 1e99}, {"m": "d6"}]}}"#,
    ] {
        let table = game(text);
        assert_eq!(turns(&*table), "f5d6", "{text}");
        assert_eq!(table.header().date, "", "{text}");
        let first = table.record().path(table.record().main_tip())[0];
        assert_eq!(table.record().node(first).millis, None, "{text}");
    }
}
