//! What a file of GGF or SGF holds: where each game stands, and what a list shows of it.

use crate::store::{
    Progress,
    formats::{
        Row, Score,
        collection::Entry,
        place::{self, Mark},
        props::{CUT, Pieces, Values, What, is_head, next_head},
    },
};

/// The games of a file in order. A game that cannot be understood, or that has no end, reaches to
/// the next one; what is wrong with it is told when it is opened.
pub(crate) fn list(text: &str, values: Values, progress: &Progress) -> Vec<Entry> {
    let mut games = Vec::new();
    let mut from = Mark::START;
    while !progress.is_stopped()
        && let Some(entry) = next(text, values, from)
    {
        from = entry.begin().at(text, entry.bytes.end);
        progress.tell(from.at, text.len());
        games.push(entry);
    }
    games
}

fn next(text: &str, values: Values, from: Mark) -> Option<Entry> {
    let mut pieces = Pieces::new(text, from, values);
    let begin = from.at(text, pieces.at());
    let mut depth = 0_u32;
    let mut row = Row::default();
    // Every text is gone through once, however many of its games have no end.
    let end = loop {
        let piece = match pieces.next() {
            Ok(Some(piece)) => piece,
            Ok(None) if depth == 0 => return None,
            Ok(None) => break text.len(),
            Err(reason) if reason.key == CUT => break text.len(),
            Err(_) => break next_head(text, pieces.at()).unwrap_or(text.len()),
        };
        match piece.what {
            What::Begin if begin.at < piece.at && is_head(text, piece.at) => break piece.at,
            What::Begin => depth += 1,
            What::End => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    let bytes = begin.at..pieces.at();
                    return Some(Entry {
                        bytes,
                        line: begin.line,
                        row,
                    });
                }
            }
            What::Node => (),
            What::Property { name, values, .. } => {
                let value = values.first().map(|value| &**value).unwrap_or_default();
                match &*name {
                    "PB" => row.first = place::name(value),
                    "PW" => row.second = place::name(value),
                    "EV" => row.event = place::name(value),
                    "PC" if row.event.is_empty() => row.event = place::name(value),
                    "DT" => row.date = place::date(value),
                    "RE" => row.score = Score::read(value),
                    _ => (),
                }
            }
        }
    };
    let bytes = begin.at..end;
    Some(Entry {
        bytes,
        line: begin.line,
        row,
    })
}
