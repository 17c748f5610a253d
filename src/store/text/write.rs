//! Writes a game as text.

use std::fmt::Write as _;

use crate::{
    catalog::GameId,
    record::{NodeId, Record},
    rules::{Outcome, Side},
    session::Table,
    store::{
        numbering::Place,
        text::{ON_TIME, TAG, TERMINATION, tokens::escaped},
    },
};

/// Lines of turns are broken before this column.
const WIDTH: usize = 80;

/// The game of a table with its tags, comments and variations.
pub fn write(table: &dyn Table) -> String {
    let mut text = tags(table);
    text.push('\n');
    let mut words = Vec::new();
    comment(&mut words, &table.record().node(Record::ROOT).comment);
    turns(table, &mut words);
    words.push(result(table).to_owned());
    fill(&mut text, &words);
    text
}

fn tags(table: &dyn Table) -> String {
    let header = table.header();
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        // Writing to a string cannot fail.
        writeln!(text, "[{name} \"{}\"]", escaped(value)).ok();
    };
    tag("Game", table.slug());
    if !header.date.is_empty() {
        tag("Date", &header.date);
    }
    if !header.event.is_empty() {
        tag("Event", &header.event);
    }
    for side in Side::BOTH {
        let word = capital(table.sides()[side.index()]);
        tag(&word, &header.players[side].name);
        if let Some(strength) = header.players[side].computer {
            tag(&format!("{word}Computer"), &strength.number().to_string());
        }
    }
    tag("Result", result(table));
    if outcome(table).is_some_and(|end| end.reason == "time") {
        tag(TERMINATION, ON_TIME);
    }
    let usual = GameId::from_slug(table.slug())
        .map(GameId::defaults)
        .unwrap_or_default();
    for option in table.options() {
        if !option.1.is_empty() && !usual.contains(&option) {
            tag("Option", &format!("{}={}", option.0, option.1));
        }
    }
    tag("Start", &table.start());
    for (name, value) in &table.record().node(Record::ROOT).notes {
        if let Some(name) = name.strip_prefix(TAG) {
            tag(name, value);
        }
    }
    text
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

/// How the main line ends.
fn outcome(table: &dyn Table) -> Option<Outcome> {
    let mut end = table.boxed();
    let tip = end.record().main_tip();
    end.goto(tip);
    end.outcome()
}

fn result(table: &dyn Table) -> &'static str {
    match outcome(table) {
        None => "*",
        Some(Outcome {
            winner: Some(Side::First),
            ..
        }) => "1-0",
        Some(Outcome {
            winner: Some(Side::Second),
            ..
        }) => "0-1",
        Some(Outcome { winner: None, .. }) => "1/2-1/2",
    }
}

/// A piece of work.
enum Work {
    /// A turn with what follows it. `fresh`: something stands between it and the turn before.
    Turn {
        id: NodeId,
        before: Option<Place>,
        fresh: bool,
    },
    /// A turn that replaces its first sibling, in brackets.
    Variation {
        id: NodeId,
        before: Option<Place>,
    },
    Close,
}

/// Every turn, main line first, variations in brackets after the turn they replace. With a stack
/// of its own: a long game would nest too deep.
fn turns(table: &dyn Table, words: &mut Vec<String>) {
    let record = table.record();
    let mut stack = Vec::new();
    if let Some(first) = record.main_child(Record::ROOT) {
        stack.push(Work::Turn {
            id: first,
            before: None,
            fresh: true,
        });
    }
    while let Some(work) = stack.pop() {
        let (id, before, fresh) = match work {
            Work::Turn { id, before, fresh } => (id, before, fresh),
            Work::Variation { id, before } => {
                words.push("(".to_owned());
                stack.push(Work::Close);
                (id, before, true)
            }
            Work::Close => {
                words.push(")".to_owned());
                continue;
            }
        };
        let siblings = record
            .parent(id)
            .map_or(&[][..], |parent| record.children(parent));
        let others = match siblings {
            [first, others @ ..] if *first == id => others,
            [..] => &[],
        };
        let Some(played) = table.played(id) else {
            continue;
        };
        let place = Place::after(before, played.side);
        number(words, before, place, fresh);
        words.push(played.annotated.clone());
        let note = &with_help(&record.node(id).comment, record.node(id).hints);
        comment(words, note);
        // What was only tried at the end of a line is no part of the game.
        if let Some(next) = record.main_child(id) {
            let fresh = !note.is_empty() || !others.is_empty();
            stack.push(Work::Turn {
                id: next,
                before: Some(place),
                fresh,
            });
        }
        stack.extend(
            others
                .iter()
                .rev()
                .map(|&id| Work::Variation { id, before }),
        );
    }
}

/// The number before a turn, where it needs one, and `--` for a side that had no turn.
fn number(words: &mut Vec<String>, before: Option<Place>, place: Place, fresh: bool) {
    match place.side {
        Side::First => {
            // The second side had no turn since the last number.
            if before.is_some_and(|before| before.side == Side::First) {
                words.push("--".to_owned());
            }
            words.push(format!("{}.", place.number));
        }
        Side::Second => {
            let goes_on = before.is_some_and(|before| before.side == Side::First);
            if goes_on && !fresh {
                return;
            }
            let skipped = !goes_on && before.is_some();
            if skipped {
                words.extend([format!("{}.", place.number), "--".to_owned()]);
            } else {
                words.extend([format!("{}.", place.number), "...".to_owned()]);
            }
        }
    }
}

/// A comment with the command that says how much of a hint was shown before the turn.
fn with_help(note: &str, hints: u8) -> String {
    if hints == 0 {
        return note.to_owned();
    }
    let command = format!("[%hint {hints}]");
    if note.is_empty() {
        command
    } else {
        format!("{command} {note}")
    }
}

/// Braces inside a comment would end it.
fn comment(words: &mut Vec<String>, text: &str) {
    if !text.is_empty() {
        let text = text.replace('{', "(").replace('}', ")");
        words.push(format!("{{{text}}}"));
    }
}

/// Words in lines; a comment keeps its own line breaks.
fn fill(text: &mut String, words: &[String]) {
    let mut column = 0;
    let mut after_bracket = true;
    for word in words {
        let length = word.chars().count();
        let glued = after_bracket || word == ")";
        if !glued && WIDTH < column + 1 + length {
            text.push('\n');
            column = 0;
        } else if !glued {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += length;
        after_bracket = word == "(";
    }
    text.push('\n');
}
