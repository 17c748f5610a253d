//! The commands: counting, listing and playing turns. Each line they print is stable.

use std::{
    io::{Read, Write},
    time::Instant,
};

use crate::{
    cli::{Failure, args::Request, refused},
    record::Record,
    rules::{IllegalMove, Leaves, Outcome, Reason},
    session::{Passes, Table},
};

/// `nodes N`, `time S`, `rate N`; with `--divide` a line `TURN N` for each turn before them.
pub(crate) fn perft(request: &Request, out: &mut impl Write) -> Result<(), Failure> {
    let Request { game, options, .. } = request;
    let position = request.position.as_deref();
    let depth = request.depth.unwrap_or_default();
    let leaves = if request.bulk {
        Leaves::Counted
    } else {
        Leaves::Made
    };
    let begin = Instant::now();
    let mut rows = Vec::new();
    if request.divide && 0 < depth {
        rows = game
            .divide(options, position, depth, leaves)
            .map_err(refused(*game))?;
    }
    let nodes = if rows.is_empty() {
        game.perft(options, position, depth, leaves)
            .map_err(refused(*game))?
    } else {
        rows.iter().map(|(_, nodes)| nodes).sum()
    };
    let secs = begin.elapsed().as_secs_f64();
    for (turn, nodes) in rows {
        writeln!(out, "{turn} {nodes}")?;
    }
    // A clock that has not moved yet would divide by nothing.
    let rate = nodes as f64 / secs.max(1e-9);
    writeln!(out, "nodes {nodes}\ntime {secs:.6}\nrate {rate:.0}")?;
    Ok(())
}

/// The legal turns, bare, sorted as text. What only a session judges does not end the list.
pub(crate) fn moves(request: &Request, out: &mut impl Write) -> Result<(), Failure> {
    let Request { game, options, .. } = request;
    let rows = game
        .divide(options, request.position.as_deref(), 1, Leaves::Counted)
        .map_err(refused(*game))?;
    for (turn, _) in rows {
        writeln!(out, "{turn}")?;
    }
    Ok(())
}

/// One line a turn: the annotated turn, the position after it, and `-` or how the game ended.
pub(crate) fn apply(
    request: &Request,
    input: &mut impl Read,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let Request { game, options, .. } = request;
    let mut table = game
        .open(options, request.position.as_deref())
        .map_err(refused(*game))?;
    // Passes are played here, so that each gets its line; one that is written out counts once.
    table.set_passes(Passes::ByHand);
    let mut texts = Vec::new();
    for text in &request.turns {
        if text == "-" {
            texts.push(read_all(input)?);
        } else {
            texts.push(text.clone());
        }
    }
    for turn in texts.iter().flat_map(|text| game.split_turns(text)) {
        let mut played = table.play(turn);
        if played.is_err() && play_pass(table.as_mut(), out)? {
            played = table.play(turn);
        }
        match played {
            Ok(_) => write_row(table.as_ref(), out)?,
            Err(IllegalMove { text, reason }) => {
                let reason = Reason::new("cli-illegal-turn")
                    .text("turn", text)
                    .because("reason", reason);
                return Err(Failure::Refused(*game, reason));
            }
        }
    }
    if table.record().here() != Record::ROOT {
        play_pass(table.as_mut(), out)?;
    }
    Ok(())
}

/// Plays a pass that must be played, with a line of its own.
fn play_pass(table: &mut dyn Table, out: &mut impl Write) -> Result<bool, Failure> {
    let Some(pass) = table.waiting_pass() else {
        return Ok(false);
    };
    table.play(&pass).expect("a forced pass is legal");
    write_row(table, out)?;
    Ok(true)
}

fn write_row(table: &dyn Table, out: &mut impl Write) -> Result<(), Failure> {
    let here = table.record().here();
    let turn = &table.played(here).expect("a turn was played").annotated;
    let position = table.position();
    let outcome = match table.outcome() {
        None => "-".to_owned(),
        Some(Outcome { winner, reason }) => {
            let winner = winner.map_or("draw", |side| table.sides()[side.index()]);
            format!("{winner} {reason}")
        }
    };
    writeln!(out, "{turn}\t{position}\t{outcome}")?;
    Ok(())
}

/// The standard input as text.
pub(crate) fn read_all(input: &mut impl Read) -> Result<String, Failure> {
    let mut text = String::new();
    match input.read_to_string(&mut text) {
        Ok(_) => Ok(text),
        Err(err) => Err(Reason::new("cli-input")
            .text("error", err.to_string())
            .into()),
    }
}
