//! What no word is said about comes back: every game through every two files.

use tavola::{
    catalog::GameId,
    record::{Ending, Record, Strength},
    session::Table,
    store::{
        formats::{Format, Part, left_out, write},
        text::{self, Imported, recognise},
    },
};

use crate::store::{
    formats::made,
    games::{self, Dice},
};

/// A format of other programs, or our own text.
type Kind = Option<Format>;

const KINDS: [Kind; 4] = [
    None,
    Some(Format::Transcript),
    Some(Format::Ggf),
    Some(Format::Sgf),
];

fn written(kind: Kind, table: &dyn Table) -> String {
    match kind {
        None => text::write(table),
        Some(format) => write(format, table).expect("it can be written"),
    }
}

fn read(text: &str) -> Box<dyn Table> {
    match recognise(text, Some(GameId::Reversi)) {
        Ok(Imported::Game { table, .. } | Imported::Position { table, .. }) => table,
        other => panic!("{other:?}\n{text}"),
    }
}

/// What a part of a game holds, as text: brackets of every kind are one, spaces at the ends none.
fn part(table: &dyn Table, part: Part) -> String {
    let record = table.record();
    let main = record.path(record.main_tip());
    let line = || [Record::ROOT].into_iter().chain(main.iter().copied());
    let plain = |text: &str| {
        let text = text.trim().replace(['[', '{'], "(");
        text.replace([']', '}'], ")")
    };
    match part {
        Part::Variations => {
            let rows = record.preorder();
            let rows: Vec<_> = rows
                .iter()
                .map(|&(depth, id)| (depth, record.text(id)))
                .collect();
            format!("{rows:?}")
        }
        Part::Comments => {
            let comments: Vec<_> = line().map(|id| plain(&record.node(id).comment)).collect();
            format!("{comments:?}")
        }
        Part::Times => {
            let times: Vec<_> = line().skip(1).map(|id| record.node(id).millis).collect();
            format!("{times:?}")
        }
        Part::Players => {
            let header = table.header();
            let players = &header.players;
            let names = [
                &players.first.name,
                &players.second.name,
                &header.date,
                &header.event,
            ];
            format!("{:?}", names.map(|name| plain(name)))
        }
        Part::End => format!("{:?}", record.node(record.main_tip()).ending),
        Part::Study => {
            let hints: Vec<_> = line().map(|id| record.node(id).hints).collect();
            let players = &table.header().players;
            format!(
                "{hints:?} {:?}",
                [players.first.computer, players.second.computer]
            )
        }
        Part::Notes => {
            let notes: Vec<_> = line()
                .flat_map(|id| record.node(id).notes.clone())
                .collect();
            format!("{notes:?}")
        }
    }
}

const PARTS: [Part; 7] = [
    Part::Variations,
    Part::Comments,
    Part::Times,
    Part::Players,
    Part::End,
    Part::Study,
    Part::Notes,
];

fn main_line(table: &dyn Table) -> String {
    let record = table.record();
    let line = record.path(record.main_tip());
    let texts: Vec<_> = line.iter().map(|&id| record.text(id)).collect();
    // A pass that ends the line is not told in a transcript.
    texts.join(" ").trim_end_matches(" pass").to_owned()
}

/// Games with everything that a record can hold, from random starts too.
fn each(mut check: impl FnMut(&dyn Table)) {
    let mut found = 0;
    for seed in 0..90 {
        let dice = &mut Dice::new(seed);
        let mut table = if seed % 3 == 0 {
            let (squares, _) = made::random(seed);
            let whole = read(&squares);
            // From the middle of a game, where passes come.
            let mut walk = whole.boxed();
            let path = walk.record().path(walk.record().main_tip());
            walk.goto(path[path.len() * 2 / 3]);
            let line = walk.position();
            let mut table = GameId::Reversi.open(&[], Some(&line)).expect("a position");
            while table.record().len() < 12 && !table.choices().is_empty() {
                let choices = table.choices();
                let turn = choices[dice.below(choices.len())].text.clone();
                table.play(&turn).expect("a legal turn");
            }
            if table.outcome().is_none() && seed % 2 == 0 {
                let side = table.turn();
                table.end(Ending::Resigned(side));
            }
            table
        } else {
            games::random(GameId::Reversi, 60, dice)
        };
        let options = table.options();
        let has = |key, value: &str| options.contains(&(key, value.to_owned()));
        if has("flip", "hand") || has("start", "original") || table.record().is_empty() {
            continue;
        }
        // Nobody gives up where the board has ended the game.
        let tip = table.record().main_tip();
        table.goto(tip);
        let ending = table.record().node(tip).ending;
        if table.withdraw() && table.outcome().is_none() {
            table.end(ending.expect("it was withdrawn"));
        }
        found += 1;
        let header = table.header_mut();
        if seed % 2 == 0 {
            header.event = "Åbo open".to_owned();
            header.players.second.name = "Bo".to_owned();
            header.players.second.computer = Strength::new(5);
        }
        let tip = table.record().main_tip();
        let node = table.record_mut().node_mut(tip);
        node.hints = (seed % 4) as u8;
        if seed % 5 == 0 {
            node.notes.push(("sgf.TR".to_owned(), "a1][b2".to_owned()));
        }
        if seed % 7 == 0 {
            let root = table.record_mut().node_mut(Record::ROOT);
            root.notes.push(("ggf.TI".to_owned(), "05:00".to_owned()));
        }
        if seed % 11 == 0 {
            let root = table.record_mut().node_mut(Record::ROOT);
            let site = ("pgn.Site".to_owned(), "a \"hall\" [2]".to_owned());
            root.notes.push(site);
        }
        if seed % 4 == 1 && table.outcome().is_none() {
            let claim = ["B+F", "W+"][seed as usize / 4 % 2];
            let notes = &mut table.record_mut().node_mut(tip).notes;
            notes.push(("RE".to_owned(), claim.to_owned()));
        }
        check(&*table);
    }
    assert!(30 < found, "{found}");
}

#[test]
fn what_no_word_is_said_about_comes_back_through_every_two_files() {
    each(|before| {
        for first in KINDS {
            let text = written(first, before);
            let middle = read(&text);
            let lost = left_out(first, before);
            for second in KINDS {
                let last = written(second, &*middle);
                let after = read(&last);
                let lost_then = left_out(second, &*middle);
                let what = format!("{first:?} {second:?}\n{text}\n{last}");
                assert_eq!(main_line(&*after), main_line(before), "{what}");
                let board = |table: &dyn Table| {
                    let start = table.start();
                    let words: Vec<_> = start.split(' ').take(2).map(str::to_owned).collect();
                    words
                };
                assert_eq!(board(&*after), board(before), "{what}");
                for kept in PARTS {
                    if !lost.contains(&kept) && !lost_then.contains(&kept) {
                        assert_eq!(part(&*after, kept), part(before, kept), "{kept:?} {what}");
                    }
                }
            }
        }
    });
}
