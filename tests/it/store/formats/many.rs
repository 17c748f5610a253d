//! Files of many games: what their lists show, and each game when it is opened.

use std::fs;

use tavola::{
    catalog::GameId,
    lang::{Lang, Language},
    rules::Side,
    store::{
        Progress,
        formats::{Bare, Collection, Column, Format, Lack, Order, Row, Score, Way, write},
        open,
        text::{Imported, recognise},
    },
};

use crate::store::formats::{arg, bottom, check_growth, games, made, refused, turns};

fn opened(path: &std::path::Path) -> Collection {
    match open(path, &Progress::default()) {
        Ok(Imported::Games(games)) => games,
        other => panic!("{other:?}"),
    }
}

#[test]
fn wthor() {
    let folder = tempfile::tempdir().expect("a folder");
    made::database(folder.path(), 60);
    let games = opened(&folder.path().join("WTH_2026.wtb"));
    assert_eq!(games.name(), "WTH_2026.wtb");
    assert_eq!(games.format(), Some(Format::Wthor));
    assert_eq!(games.len(), 60);
    let mut passed = 0;
    for number in 0..games.len() {
        let (squares, score) = made::random(number as u64);
        let row = games.row(number);
        let black = ["Åström Anna", "Berg Bo", "Holm Cai"][number % 3];
        assert_eq!(row.first, black);
        assert_eq!(row.second, "Berg Bo");
        assert_eq!(row.event, ["", "Åbo open"][number % 2]);
        assert_eq!(row.date, "2026");
        let white = 64 - score;
        assert_eq!(
            row.score,
            Score::Discs {
                black: score,
                white
            }
        );
        let table = games.open(number).expect("a legal game");
        assert_eq!(table.header().players.first.name, black);
        assert_eq!(table.header().event, row.event);
        let line = turns(&*table);
        passed += usize::from(line.contains("pass"));
        assert_eq!(line.replace("pass", ""), squares);
        assert!(table.outcome().is_some());
    }
    assert!(10 < passed, "forced passes are not stored: {passed}");
}

#[test]
fn wthor_without_its_names() {
    let folder = tempfile::tempdir().expect("a folder");
    made::database(folder.path(), 3);
    let path = folder.path().join("WTH_2026.wtb");
    assert_eq!(opened(&path).lack(), None);
    for (name, lack) in [("WTHOR.TRN", Lack::Events), ("WTHOR.JOU", Lack::Both)] {
        fs::remove_file(folder.path().join(name)).expect("it was there");
        assert_eq!(opened(&path).lack(), Some(lack));
    }
    let games = opened(&path);
    assert_eq!(games.row(1).first, "#2");
    assert_eq!(games.row(1).event, "#1");
}

#[test]
fn an_empty_byte_between_turns_of_wthor_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("WTH_1999.wtb");
    let game = made::Game {
        tournament: 1,
        black: 1,
        white: 2,
        score: 40,
        turns: "f5d6c3".to_owned(),
    };
    let mut bytes = made::wtb(&[game], 1999);
    // The second turn, behind two headers.
    bytes[16 + 8 + 1] = 0;
    fs::write(&path, bytes).expect("the folder can be written");
    let err = opened(&path).open(0).expect_err("there is no such square");
    assert_eq!(turns(&*err.partial.expect("the beginning")), "f5");
    let told = Lang::new(Language::En).reason(bottom(&err.reason), &|_| String::new());
    assert!(told.contains('0'), "{told}");
}

#[test]
fn a_hundred_thousand_games_open_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let games: Vec<made::Game> = (0..100_000)
        .map(|number| made::Game {
            tournament: 1,
            black: (number % 4) as u16,
            white: 3,
            score: (number % 65) as u8,
            turns: "f5d6c3d3c4".to_owned(),
        })
        .collect();
    let path = folder.path().join("large.wtb");
    fs::write(&path, made::wtb(&games, 1999)).expect("the folder can be written");
    fs::write(
        folder.path().join("WTHOR.JOU"),
        made::names(&["???", "Åström Anna", "Berg Bo", "Holm Cai"], 20),
    )
    .expect("the folder can be written");
    let games = opened(&path);
    assert_eq!(games.len(), 100_000);
    assert_eq!(games.find("åström HOLM").len(), 25_000);
    assert_eq!(games.find("astrom holm").len(), 25_000);
    assert_eq!(games.find("nobody").len(), 0);
    assert_eq!(games.find(" ").len(), 100_000);
    let sorted = |column, way| {
        let mut found = games.find("");
        games.sort(&mut found, Order { column, way });
        found
    };
    // Nobody, Åström, Berg, Holm.
    let by_name = sorted(Column::Players, Way::Rising);
    assert_eq!(by_name[..3], [0, 4, 8]);
    assert_eq!(by_name[25_000..25_002], [1, 5]);
    assert_eq!(sorted(Column::Score, Way::Rising)[..2], [0, 65]);
    assert_eq!(sorted(Column::Score, Way::Falling)[0] % 65, 64);
    assert_eq!(sorted(Column::Event, Way::Rising)[..3], [0, 1, 2]);
    assert_eq!(sorted(Column::Number, Way::Falling)[..2], [99_999, 99_998]);
    let last = games.open(99_999).expect("a legal game");
    assert_eq!(turns(&*last), "f5d6c3d3c4");
}

#[test]
fn the_games_of_a_long_text_take_no_longer_than_those_of_a_short_one() {
    let ggf = "(;GM[Othello]PC[Club]PB[Anna]PW[Bo]RB[1800]RW[1900]TI[05:00]TY[8]\nB[F5]W[D6];)\n";
    let sgf = "(;GM[2]PB[Anna]PW[Bo]EV[Club]RO[1]PC[Hall]DT[2026]\n;B[F5];W[D6])\n";
    for text in [ggf, sgf] {
        check_growth(2_000, |count| {
            let found = games(&text.repeat(count));
            for number in 0..count {
                found.open(number).expect("a legal game");
            }
        });
    }
    check_growth(10_000, |count| {
        let noted = format!("(;GM[2];B[F5]{})", "LB[a1:x]\n".repeat(count));
        recognise(&noted, None).expect("a game");
    });
}

#[test]
fn damaged_databases_say_what_is_missing() {
    let folder = tempfile::tempdir().expect("a folder");
    made::database(folder.path(), 4);
    let path = folder.path().join("WTH_2026.wtb");
    let whole = fs::read(&path).expect("it was written");
    let check = |bytes: &[u8], key: &str| {
        fs::write(&path, bytes).expect("the folder can be written");
        let err = open(&path, &Progress::default()).expect_err("it is damaged");
        let reason = bottom(&err.reason);
        assert_eq!(reason.key, key, "{reason}");
        assert_eq!(err.reason.key, "store-in-file", "the file is named");
    };
    check(&whole[..whole.len() - 1], "store-wthor-cut");
    check(&whole[..16], "store-wthor-cut");
    check(&whole[..10], "store-wthor-head");
    check(&[&whole[..], &[0]].concat(), "store-wthor-long");
    check(&[&whole[..], &whole[16..84]].concat(), "store-wthor-long");
    let mut kind = whole.clone();
    kind[13] = 7;
    check(&kind, "store-wthor-head");
    let mut ten = whole.clone();
    ten[12] = 10;
    check(&ten, "store-wthor-size");
    check(
        &fs::read(folder.path().join("WTHOR.JOU")).expect("it was written"),
        "store-wthor-names",
    );
}

#[test]
fn damaged_names_are_told_of_and_numbers_stand_for_them() {
    let folder = tempfile::tempdir().expect("a folder");
    made::database(folder.path(), 3);
    let cut = |name: &str| {
        let path = folder.path().join(name);
        let mut names = fs::read(&path).expect("it was written");
        names.pop();
        fs::write(path, names).expect("the folder can be written");
    };
    let path = folder.path().join("WTH_2026.wtb");
    assert_eq!(opened(&path).trouble(), None);
    let told = |games: &Collection| {
        let trouble = games.trouble().expect("something is damaged");
        Lang::new(Language::En).reason(trouble, &|site| site.0.to_string())
    };
    cut("WTHOR.TRN");
    let games = opened(&path);
    assert_eq!(games.row(1).first, "Berg Bo");
    assert_eq!(games.row(1).event, "#1");
    let trouble = told(&games);
    assert!(
        trouble.contains("WTHOR.TRN: The file should hold 2 entries"),
        "{trouble}"
    );
    assert!(!trouble.contains("WTHOR.JOU"), "{trouble}");
    cut("WTHOR.JOU");
    let games = opened(&path);
    assert_eq!((&*games.row(1).first, &*games.row(1).event), ("#2", "#1"));
    let trouble = told(&games);
    assert!(
        trouble.contains("WTHOR.TRN: ") && trouble.contains("WTHOR.JOU: "),
        "{trouble}"
    );
    games.open(1).expect("the games are whole");
}

#[test]
fn a_database_without_the_day_it_was_made_is_known_by_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    made::database(folder.path(), 4);
    for name in ["WTH_2026.wtb", "WTHOR.JOU", "WTHOR.TRN"] {
        let path = folder.path().join(name);
        let mut bytes = fs::read(&path).expect("it was written");
        bytes[..4].fill(0);
        fs::write(&path, bytes).expect("the folder can be written");
    }
    let games = opened(&folder.path().join("WTH_2026.wtb"));
    assert_eq!(games.row(0).first, "Åström Anna");
}

#[test]
fn a_game_of_a_database_keeps_its_year_and_its_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = |score| made::Game {
        tournament: 0,
        black: 1,
        white: 2,
        score,
        turns: "f5d6c3".to_owned(),
    };
    let path = folder.path().join("open.wtb");
    let bytes = made::wtb(&[game(20), game(32), game(64), game(99)], 1980);
    fs::write(&path, bytes).expect("the folder can be written");
    let games = opened(&path);
    for (number, result) in ["-24.00", "+0.00", "+64.00", "?"].iter().enumerate() {
        let table = games.open(number).expect("a legal game");
        assert_eq!(table.header().date, "1980");
        let tip = table.record().main_tip();
        assert_eq!(table.record().node(tip).ending, None, "nobody gave up");
        let ggf = write(Format::Ggf, &*table).expect("it can be written");
        assert!(ggf.contains(&format!("RE[{result}]")), "{ggf}");
    }
}

#[test]
fn an_illegal_game_of_a_database_offers_its_beginning() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = made::Game {
        tournament: 0,
        black: 1,
        white: 2,
        score: 70,
        turns: "f5d6c3f5".to_owned(),
    };
    let path = folder.path().join("bad.wtb");
    fs::write(&path, made::wtb(&[game], 1980)).expect("the folder can be written");
    let games = opened(&path);
    assert_eq!(games.row(0).score, Score::Unknown);
    let err = games.open(0).expect_err("f5 is taken");
    assert_eq!(err.reason.key, "store-in-game");
    let reason = bottom(&err.reason);
    assert_eq!(reason.key, "store-bad-turn");
    assert_eq!(
        arg(reason, "turn"),
        &tavola::rules::Arg::Text("f5".to_owned())
    );
    let beginning = err.partial.expect("the legal beginning");
    assert_eq!(turns(&*beginning), "f5d6c3");
}

#[test]
fn many_games_as_text() {
    let lines = ["f5d6c3d3c4", "f5f6e6f4", "c4c3d3c5b4"];
    let tables: Vec<_> = lines
        .iter()
        .enumerate()
        .map(|(number, line)| {
            let mut table = GameId::Reversi.open(&[], None).expect("the usual start");
            table.header_mut().players.first.name = format!("Anna {number}");
            table.header_mut().players.second.name = "Bo".to_owned();
            for turn in GameId::Reversi.split_turns(line) {
                table.play(turn).expect("a legal turn");
            }
            table
        })
        .collect();
    for format in [Format::Ggf, Format::Sgf, Format::Transcript] {
        let text: String = tables
            .iter()
            .map(|table| write(format, &**table).expect("it can be written"))
            .collect();
        let found = games(&text);
        assert_eq!(found.format(), Some(format));
        assert_eq!(found.len(), 3, "{text}");
        for (number, line) in lines.iter().enumerate() {
            let table = found.open(number).expect("a legal game");
            assert_eq!(turns(&*table), *line, "{text}");
            if format != Format::Transcript {
                let name = format!("Anna {number}");
                assert_eq!(found.row(number).first, name);
                assert_eq!(found.find(&name), [number as u32]);
            }
        }
    }
}

#[test]
fn transcripts_a_line() {
    let start = "---------------------------OX------XO--------------------------- X";
    for text in [
        "f5 d6 c3\nc4 c3 d3\n",
        "F5 d6 2. C3\r\n\r\nC4 c3 2. D3\r\n",
        "Game 1: f5d6c3 (Black wins 40-24)\nGame 2: c4c3d3 (White wins 40-24)\n",
        &format!("{start} f5d6c3\n{start} c4 c3 d3\n"),
    ] {
        let found = games(text);
        assert_eq!(found.len(), 2, "{text}");
        let both = [0, 1].map(|number| turns(&*found.open(number).expect("a legal game")));
        assert_eq!(both, ["f5d6c3", "c4c3d3"], "{text}");
    }
    // One game that goes on in the next line, with an illegal turn.
    let err = refused("f5 d6 c3\nd3 c4 a1\n");
    assert_eq!(turns(&*err.partial.expect("the beginning")), "f5d6c3d3c4");
}

#[test]
fn rows_show_what_the_file_knows() {
    let ggf = "(;GM[Othello]PC[Club]DT[2026-11-30]PB[Anna]PW[Bo]RE[+12.00]BO[8 ---------------------------O*------*O--------------------------- *]B[F5];)\n\
               (;GM[Othello]PB[Cai]PW[???]RE[-2.00:t];)";
    let found = games(ggf);
    assert_eq!(
        found.row(0),
        Row {
            first: "Anna".to_owned(),
            second: "Bo".to_owned(),
            event: "Club".to_owned(),
            date: "2026-11-30".to_owned(),
            score: Score::Discs {
                black: 38,
                white: 26
            },
            position: None,
        }
    );
    assert_eq!(found.row(0).score.to_string(), "38–26");
    assert_eq!(found.row(1).second, "");
    let sgf = "(;GM[2]RE[W+R])(;GM[2]RE[0])(;GM[2]RE[Draw])(;GM[2])";
    let found = games(sgf);
    let scores: Vec<_> = (0..4).map(|row| found.row(row).score.to_string()).collect();
    assert_eq!(scores, ["0–1", "32–32", "½–½", "*"]);
}

#[test]
fn rows_of_positions_tell_what_they_are() {
    let board = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--";
    let text = format!(
        "{board} X; A2:+18.25; G2:-4;\n{board} O\n{board}\n{} X;\n{}\n",
        board.replace('O', "Q"),
        "-".repeat(64)
    );
    let found = games(&text);
    assert!(found.is_of_positions() && !games("(;GM[2])(;GM[2])").is_of_positions());
    let position = |turn, empties, score| {
        Some(Bare {
            turn,
            empties,
            score,
        })
    };
    let empties = board.matches('-').count() as u8;
    // Without a side it is the one that moves if nobody passed.
    let even = if empties.is_multiple_of(2) {
        Side::First
    } else {
        Side::Second
    };
    assert_eq!(
        found.row(0).position,
        position(Side::First, empties, Some(18))
    );
    assert_eq!(found.row(1).position, position(Side::Second, empties, None));
    assert_eq!(found.row(2).position, position(even, empties, None));
    let unread = found.row(3);
    assert_eq!(unread.position, None);
    assert!(unread.event.starts_with("--XXXXX--QQQ"), "{}", unread.event);
    assert_eq!(found.row(4).position.map(|row| row.empties), Some(64));
    // What is not known comes first; the unreadable one has neither.
    let mut order: Vec<u32> = (0..5).collect();
    found.sort(&mut order, Order::default().choose(Column::Empties));
    assert_eq!(order[0], 3);
    assert_eq!(order[4], 4);
}
