//! What we write, we read again: every game in every format that can hold it.

use tavola::{
    catalog::GameId,
    record::{Ending, Record},
    rules::Side,
    session::Table,
    store::{
        formats::{Format, write},
        text::{Imported, recognise},
    },
};

use crate::store::{
    formats::{game, games, position, tree, turns},
    games::{self as random, Dice},
};

/// Random games of Reversi without flips by hand that do not begin with an empty centre.
fn each(most: u64, mut check: impl FnMut(u64, Box<dyn Table>)) {
    let mut found = 0;
    for seed in 0..most {
        let mut table = random::random(GameId::Reversi, 70, &mut Dice::new(seed));
        let options = table.options();
        let has = |key, value: &str| options.contains(&(key, value.to_owned()));
        if has("flip", "hand") || has("start", "original") {
            continue;
        }
        found += 1;
        for (_, id) in table.record().preorder() {
            // Lines are trimmed: the text is for other programs.
            let comment = &mut table.record_mut().node_mut(id).comment;
            *comment = comment.trim().to_owned();
        }
        check(seed, table);
    }
    assert!(most / 3 < found, "{found}");
}

#[test]
fn sgf_keeps_the_tree() {
    each(60, |seed, before| {
        let text = write(Format::Sgf, &*before).expect("it can be written");
        let after = game(&text);
        assert_eq!(tree(&*after), tree(&*before), "{seed}\n{text}");
        assert_eq!(after.header().players, before.header().players);
        assert_eq!(after.header().date, before.header().date);
        assert_eq!(
            after.start().split(' ').take(2).collect::<Vec<_>>(),
            before.start().split(' ').take(2).collect::<Vec<_>>()
        );
        assert_eq!(write(Format::Sgf, &*after), Ok(text), "{seed}");
    });
}

#[test]
fn ggf_keeps_the_main_line_and_its_times() {
    each(60, |seed, before| {
        let text = write(Format::Ggf, &*before).expect("it can be written");
        let after = game(&text);
        assert_eq!(turns(&*after), turns(&*before), "{seed}\n{text}");
        let times = |table: &dyn Table| -> Vec<_> {
            let record = table.record();
            let path = record.path(record.main_tip());
            path.iter().map(|&id| record.node(id).millis).collect()
        };
        assert_eq!(times(&*after), times(&*before), "{seed}\n{text}");
        assert_eq!(after.header().date, before.header().date);
        assert_eq!(write(Format::Ggf, &*after), Ok(text), "{seed}");
    });
}

#[test]
fn transcripts_keep_the_main_line() {
    each(60, |seed, before| {
        let text = write(Format::Transcript, &*before).expect("it can be written");
        if before.record().is_empty() {
            return;
        }
        let after = game(&text);
        // A pass that ends the line is not told.
        let mut line = turns(&*before);
        while line.ends_with("pass") {
            line.truncate(line.len() - 4);
        }
        assert_eq!(turns(&*after), line, "{seed}\n{text}");
        assert_eq!(write(Format::Transcript, &*after), Ok(text), "{seed}");
    });
}

#[test]
fn obf_keeps_every_position() {
    let mut table = GameId::Reversi.open(&[], None).expect("the usual start");
    let lone = write(Format::Obf, &*table).expect("it can be written");
    assert_eq!(position(&lone).position(), table.position());
    let mut lines = vec![table.position()];
    for turn in ["f5", "d6", "c3"] {
        table.play(turn).expect("a legal turn");
        lines.push(table.position());
    }
    let text = write(Format::Obf, &*table).expect("it can be written");
    let found = games(&text);
    assert_eq!(found.len(), 4);
    for (number, line) in lines.iter().enumerate() {
        let table = found.open(number).expect("a position");
        assert_eq!(table.position(), *line);
    }
}

#[test]
fn obf_keeps_scores() {
    let line = "---------------------------OX------XO--------------------------- X; F5:+2; D3:-14; C4:0;\n";
    let table = position(line);
    assert_eq!(write(Format::Obf, &*table), Ok(line.to_owned()));
    let mut other = table.boxed();
    let comment = &mut other.record_mut().node_mut(Record::ROOT).comment;
    comment.push_str(", a good start");
    let text = write(Format::Obf, &*other).expect("it can be written");
    assert!(text.ends_with(" X;\n"), "words are no scores: {text}");
}

#[test]
fn ggf_keeps_evaluations() {
    let turns = "B[F5/-0.25/1.5]W[D6/+3]B[C3//2]W[D3];)\n";
    let text = format!("(;GM[Othello]{turns}");
    let written = write(Format::Ggf, &*game(&text)).expect("it can be written");
    assert!(written.ends_with(turns), "{written}");
}

#[test]
fn the_tournament_comes_back() {
    for event in ["", "Åbo open"] {
        let mut table = GameId::Reversi.open(&[], None).expect("the usual start");
        table.play("f5").expect("a legal turn");
        table.header_mut().event = event.to_owned();
        for format in [Format::Ggf, Format::Sgf] {
            let text = write(format, &*table).expect("it can be written");
            assert_eq!(game(&text).header().event, event, "{text}");
        }
    }
    assert_eq!(game("(;GM[2]EV[?]PC[Åbo];B[F5])").header().event, "Åbo");
    assert_eq!(game("(;GM[2]PC[Åbo];B[F5])").header().event, "Åbo");
}

#[test]
fn ends_come_back() {
    for ending in [
        None,
        Some(Ending::Agreed),
        Some(Ending::Resigned(Side::First)),
        Some(Ending::Resigned(Side::Second)),
        Some(Ending::OutOfTime(Side::First)),
        Some(Ending::OutOfTime(Side::Second)),
    ] {
        let mut table = GameId::Reversi.open(&[], None).expect("the usual start");
        table.play("f5").expect("a legal turn");
        if let Some(ending) = ending {
            table.end(ending);
        }
        for format in [Format::Ggf, Format::Sgf] {
            let text = write(format, &*table).expect("it can be written");
            let after = game(&text);
            let tip = after.record().main_tip();
            assert_eq!(after.record().node(tip).ending, ending, "{text}");
        }
    }
}

#[test]
fn a_finished_game_tells_its_score() {
    each(40, |seed, table| {
        let mut end = table.boxed();
        end.goto(table.record().main_tip());
        let own = table.record().node(table.record().main_tip()).ending;
        if end.outcome().is_none()
            || own.is_some()
            || table.start().split(' ').next().map(str::len) != Some(64)
        {
            return;
        }
        let text = write(Format::Sgf, &*table).expect("it can be written");
        let line = end.position();
        let board = line.split(' ').next().expect("a board");
        let count = |letter| board.matches(letter).count() as i32;
        let (black, white, empty) = (count('X'), count('O'), count('-'));
        let result = match black.cmp(&white) {
            std::cmp::Ordering::Less => format!("RE[W+{}]", white - black + empty),
            std::cmp::Ordering::Equal => "RE[0]".to_owned(),
            std::cmp::Ordering::Greater => format!("RE[B+{}]", black - white + empty),
        };
        assert!(text.contains(&result), "{seed} {result}\n{text}");
    });
}

#[test]
fn what_a_format_cannot_hold_is_refused() {
    let refusal = |game: GameId, options: &[(&str, &str)], turns: &[&str], format| {
        let options: Vec<_> = options
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect();
        let mut table = game.open(&options, None).expect("free of conflicts");
        for turn in turns {
            table.play(turn).expect("a legal turn");
        }
        write(format, &*table).map_err(|reason| reason.key)
    };
    let reversi = GameId::Reversi;
    for format in [Format::Wthor, Format::Quest] {
        let found = refusal(reversi, &[], &[], format);
        assert_eq!(found, Err("store-format-only-read"));
    }
    for format in [Format::Transcript, Format::Obf, Format::Ggf, Format::Sgf] {
        let found = refusal(GameId::Coerceo, &[], &[], format);
        assert_eq!(found, Err("store-format-only-reversi"));
        let hand = [("flip", "hand")];
        let found = refusal(reversi, &hand, &["f5/"], format);
        assert_eq!(found, Err("store-format-by-hand"));
        assert!(refusal(reversi, &hand, &["f5"], format).is_ok());
        let original = [("start", "original")];
        let found = refusal(reversi, &original, &["d4"], format);
        assert_eq!(found, Err("store-format-placing"));
    }
}

#[test]
fn our_own_text_is_still_ours() {
    let table = game("[Game \"reversi\"]\n\n1. f5 {a note} (1. c4) d6 *");
    assert_eq!(tree(&*table).len(), 4);
    assert_eq!(table.record().parent(Record::ROOT), None);
    match recognise(
        "------------------XXX------OX------XO--------------------------- O",
        None,
    ) {
        Ok(Imported::Position { .. }) => (),
        other => panic!("{other:?}"),
    }
}
