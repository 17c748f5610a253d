//! What a file says and a record has no place for: kept, and written again.

use tavola::{
    catalog::GameId,
    record::{Ending, Record},
    rules::Side,
    session::Table,
    store::{
        formats::{Format, Part, left_out, write},
        save::{self, Loaded},
        text::{Imported, recognise},
    },
};

use crate::store::formats::{check_growth, comment, game, games, tree};

fn written(format: Format, table: &dyn Table) -> String {
    write(format, table).expect("it can be written")
}

fn ending(table: &dyn Table) -> Option<Ending> {
    table.record().node(table.record().main_tip()).ending
}

/// A game after it was saved and opened again.
fn saved(table: &dyn Table) -> Box<dyn Table> {
    match save::read(&save::write(table)) {
        Ok(Loaded::Game { table, .. }) => table,
        other => panic!("{other:?}"),
    }
}

#[test]
fn ggf_comes_back_as_it_was() {
    for text in [
        "(;GM[Othello]PC[GGS/os]DT[2004.09.18_05:54:38.MDT]PB[Anna]PW[Bo]RB[1837.5]RW[2203.52]\
         TI[05:00//02:00]RE[?]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]\
         CO[Round 3]B[F5//1.2]W[D6/0.00/0.1]CO[An old line]B[C3/+1.50]W[D3];)\n",
        "(;GM[Othello]PC[Hall]EV[Åbo open]DT[2026-11-30 12:00:00 GMT]PB[Anna]PW[Bo]TB[15:00]TW[10:00]KB[F5/1.00/2]\
         TY[8r16]RE[-6.00]BO[8 ---------------------------O*------*O--------------------------- *]\
         B[F5/b12,3/1.2]W[D6/1/2/3];)\n",
    ] {
        let table = game(text);
        assert_eq!(written(Format::Ggf, &*table), text);
        assert_eq!(written(Format::Ggf, &*saved(&*table)), text, "after a save");
    }
}

#[test]
fn sgf_comes_back_as_it_was() {
    let head = format!(
        "(;FF[4]GM[2]CA[UTF-8]AP[Tavola:{}]",
        env!("CARGO_PKG_VERSION")
    );
    for rest in [
        "PB[Anna]PW[Bo]DT[2026-11-30]EV[Club]PC[Hall]SZ[8]RE[W+T]BR[5 dan]RO[3]TM[300]GN[a\\]b\\\\c]LB[d3:a][c4:b]\
         AB[E4][D5]AW[D4][E5]PL[B]C[One\nof three];B[F5]BL[291.5]TR[f5]V[2.5]C[good];W[D6]N[name];B[C3])\n",
        "PB[]PW[]SZ[8]AB[E4][D5]AW[D4][E5]PL[B];B[F5]\n(;W[D6]MA[d6][f5];B[C3])\n(;W[F4]BM[1]))\n",
    ] {
        let text = head.clone() + rest;
        let table = game(&text);
        // The name of a node is a comment here.
        let own = text.replace("N[name]", "C[name]");
        assert_eq!(written(Format::Sgf, &*table), own);
        assert_eq!(written(Format::Sgf, &*saved(&*table)), own, "after a save");
    }
}

#[test]
fn values_are_for_black_in_sgf_and_for_the_side_that_moved_elsewhere() {
    let sgf = ";B[F5]V[2.50];W[D6]V[3.00];B[C3]V[-1];W[D3]V[0.00];B[C4]V[B+2];W[F4]V[-0.5])";
    let table = game(&format!("(;GM[2]V[4]{sgf}"));
    let record = table.record();
    let path = record.path(record.main_tip());
    let comments: Vec<&str> = path.iter().map(|&id| &*record.node(id).comment).collect();
    assert_eq!(comments, ["2.50", "-3.00", "-1", "0.00", "B+2", "0.5"]);
    assert_eq!(record.node(Record::ROOT).comment, "4", "nobody has moved");
    let ggf = written(Format::Ggf, &*table);
    for turn in ["B[F5/2.50]", "W[D6/-3.00]", "B[C3/-1]", "W[F4/0.5]"] {
        assert!(ggf.contains(turn), "{turn} in {ggf}");
    }
    let again = written(Format::Sgf, &*game(&ggf));
    let wanted = sgf.replace("V[B+2]", "C[B+2]");
    assert!(again.ends_with(&format!("{wanted}\n")), "{again}");
}

#[test]
fn a_winner_without_a_figure_is_told_when_the_file_has_only_figures() {
    for (claim, is_lost) in [
        ("B+F", true),
        ("W+", true),
        ("B+12", false),
        ("W+Resign", false),
    ] {
        let table = game(&format!("(;GM[2]RE[{claim}];B[F5])"));
        let lost = left_out(Some(Format::Ggf), &*table);
        assert_eq!(lost.contains(&Part::Notes), is_lost, "{claim}");
        assert!(left_out(Some(Format::Sgf), &*table).is_empty(), "{claim}");
    }
}

#[test]
fn who_gave_up_has_resigned_and_whose_time_was_up_has_not() {
    let (black, white) = (
        Some(Ending::Resigned(Side::First)),
        Some(Ending::Resigned(Side::Second)),
    );
    let (black_late, white_late) = (
        Some(Ending::OutOfTime(Side::First)),
        Some(Ending::OutOfTime(Side::Second)),
    );
    for (claim, wanted) in [
        ("-6.00", None),
        ("+6.00", None),
        ("0.00", None),
        ("-12.00:t", black_late),
        ("+64.00:t", white_late),
        ("0.00:t", None),
        ("+2.00:s", None),
        ("+0.00:s", Some(Ending::Agreed)),
        ("-12.00:r", black),
        ("+64.00:r", white),
        ("+0.00:r", None),
        ("adjourned", None),
        ("?", None),
    ] {
        let table = game(&format!("(;GM[Othello]RE[{claim}]B[F5]W[D6];)"));
        assert_eq!(ending(&*table), wanted, "{claim}");
        let text = written(Format::Ggf, &*table);
        assert!(text.contains(&format!("RE[{claim}]")), "{claim}: {text}");
    }
    for (claim, wanted) in [
        ("W+6", None),
        ("B+6", None),
        ("0", None),
        ("B+T", white_late),
        ("B+Time", white_late),
        ("W+T", black_late),
        ("Void", None),
        ("Draw", Some(Ending::Agreed)),
        ("W+R", black),
        ("B+Resign", white),
    ] {
        let table = game(&format!("(;GM[2]RE[{claim}];B[F5];W[D6])"));
        assert_eq!(ending(&*table), wanted, "{claim}");
        assert_eq!(ending(&*saved(&*table)), wanted, "{claim}");
        let text = written(Format::Sgf, &*table);
        assert!(text.contains(&format!("RE[{claim}]")), "{claim}: {text}");
    }
}

#[test]
fn a_claimed_result_is_about_the_game_that_it_stood_under() {
    let mut table = game("(;GM[Othello]RE[-6.00]B[F5]W[D6];)");
    table.play("c3").expect("a legal turn");
    assert!(written(Format::Ggf, &*table).contains("RE[?]"));
    let mut table = game("(;GM[Othello]RE[-6.00]B[F5]W[D6];)");
    table.end(Ending::Resigned(Side::First));
    assert!(written(Format::Ggf, &*table).contains("RE[-64.00:r]"));
    // The board knows better than a file how a finished game ended.
    let table = game("(;GM[Othello]RE[-6.00]BO[4 -OX------------- *]B[A1];)");
    assert!(written(Format::Ggf, &*table).contains("RE[+16.00]"));
}

#[test]
fn results_and_ratings_are_told_in_the_words_of_the_other_format() {
    let ggf = |head: &str| written(Format::Sgf, &*game(&format!("(;GM[Othello]{head}B[F5];)")));
    let sgf = |head: &str| written(Format::Ggf, &*game(&format!("(;GM[2]{head};B[F5])")));
    for (head, wanted) in [
        ("RE[-6.00]", "RE[W+6]"),
        ("RE[+8.00:t]", "RE[B+T]"),
        ("RE[-8.00:r]", "RE[W+R]"),
        ("RE[0.00:s]", "RE[Draw]"),
        ("RE[+2.00:s]", "RE[B+2]"),
        ("RE[adjourned]", "RE[adjourned]"),
        ("RB[1800]RW[1900]", "BR[1800]WR[1900]"),
    ] {
        assert!(ggf(head).contains(wanted), "{}", ggf(head));
    }
    for (head, wanted) in [
        ("RE[W+6]", "RE[-6.00]"),
        ("RE[B+T]", "RE[+64.00:t]"),
        ("RE[B+Resign]", "RE[+64.00:r]"),
        ("RE[Draw]", "RE[0.00:s]"),
        ("BR[1800]WR[1900]", "RB[1800]RW[1900]"),
        ("EV[Club]PC[Hall]", "PC[Hall]EV[Club]"),
    ] {
        assert!(sgf(head).contains(wanted), "{}", sgf(head));
    }
}

#[test]
fn comments_of_ggf_are_read_and_written() {
    let table = game("(;GM[Othello]CO[before]B[F5]CO[good]C[very]W[D6/-0.50]CO[one\ntwo];)");
    assert_eq!(comment(&*table), "before");
    let rows = tree(&*table);
    let notes: Vec<_> = rows.iter().map(|row| &*row.2).collect();
    assert_eq!(notes, ["before", "good\nvery", "-0.50\none\ntwo"]);
    let text = written(Format::Ggf, &*table);
    assert_eq!(tree(&*game(&text)), rows, "{text}");
    // There is no bracket in a value of GGF.
    let mut table = GameId::Reversi.open(&[], None).expect("the usual start");
    table.record_mut().node_mut(Record::ROOT).comment = "[a] (;GM[Othello]".to_owned();
    let text = written(Format::Ggf, &*table);
    assert_eq!(comment(&*game(&text)), "(a) (;GM(Othello)");
}

#[test]
fn texts_of_our_own_form_take_no_longer_where_they_hold_more() {
    let text = "[Game \"reversi\"] [Black \"A\"] 1. f5 {a} d6 (1. ... f4) 1-0 ";
    check_growth(2_000, |count| {
        let found = games(&text.repeat(count));
        assert_eq!(found.len(), count);
        for number in 0..count {
            found.open(number).expect("a legal game");
        }
    });
    for odd in [
        "[Black \"A\"] ",
        "1-0 ",
        "[Black \"A\"] f5 {",
        "[ ",
        "f5 ( ",
        "[\"] f5 ",
    ] {
        check_growth(10_000, |count| {
            if let Ok(Imported::Games(found)) = recognise(&odd.repeat(count), None) {
                for number in 0..found.len() {
                    _ = found.open(number);
                }
            }
        });
    }
}

#[test]
fn what_a_comment_holds_makes_no_other_file_of_it() {
    for note in [
        "A new version: 2 of it",
        "(;GM[2];B[F5]",
        "{\"moves\"",
        "(version: 2,",
    ] {
        let mut table = GameId::Reversi.open(&[], None).expect("the usual start");
        table.play("f5").expect("a legal turn");
        table.record_mut().node_mut(Record::ROOT).comment = note.to_owned();
        let own = tavola::store::text::write(&*table);
        for text in [
            &written(Format::Sgf, &*table),
            &written(Format::Ggf, &*table),
            &own,
        ] {
            assert_eq!(game(text).record().len(), 2, "{text}");
        }
    }
    // A name is read again, whatever letters older files mix in.
    let text = written(Format::Sgf, &*game("(;GM[2]x5R[a]B[F5])"));
    assert_eq!(written(Format::Sgf, &*game(&text)), text);
}

#[test]
fn no_name_is_one_too_many() {
    let names: String = (0..150)
        .map(|number| format!("X{number}[v{number}]"))
        .collect();
    let again = "X140[w]X3[w][u]";
    for (format, text) in [
        (
            Format::Ggf,
            format!("(;GM[Othello]{names}{again}TY[8r14]B[F5];)"),
        ),
        (
            Format::Sgf,
            format!("(;GM[2]{names}{again};B[F5]{names}{again})"),
        ),
    ] {
        let table = saved(&*game(&text));
        let found = written(format, &*table);
        for number in 0..150 {
            let name = format!("[v{number}]");
            let wanted = text.matches(&name).count();
            assert_eq!(found.matches(&name).count(), wanted, "{name} in {found}");
        }
        assert!(
            found.contains("X140[w]") && found.contains("X3[v3][w][u]")
                || found.contains("X3[v3]X3[w]X3[u]"),
            "{found}"
        );
        assert_eq!(written(format, &*game(&found)), found);
        if format == Format::Ggf {
            assert_eq!(found.matches("TY[").count(), 1, "{found}");
        }
    }
}

#[test]
fn so_many_names_and_values_take_no_longer_each() {
    check_growth(10_000, |count| {
        let names: String = (0..count).map(|number| format!("X{number}[v]")).collect();
        let values = "LB".to_owned() + &"[a1:x]".repeat(count);
        for text in [
            format!("(;GM[Othello]{names}B[F5];)"),
            format!(
                "(;GM[2]{names};B[F5]{names}{values}{})",
                "TR[a1]".repeat(count)
            ),
        ] {
            let table = game(&text);
            saved(&*table);
            written(Format::Sgf, &*table);
        }
    });
}
