//! `tavola solve`: the exact result of positions, a line each, in order.

use std::{
    fs,
    io::{Read, Write},
    path::Path,
};

use crate::{
    catalog::{GameId, read_position},
    cli::{Failure, args::Request, commands::read_all, refused},
    engine::{
        Stop,
        deblockle::table::{Verdict, wait},
        reversi::eight::{
            board::Board,
            solve::{Question, Solved, Solver, Turn},
        },
    },
    lang::Lang,
    rules::{
        Game as _, Reason,
        deblockle::Deblockle,
        reversi::{Move, Reversi},
    },
};

/// Solves the position that the request names, or every row of its file. A row that cannot be
/// solved says so in its line, and the rest go on.
pub(crate) fn solve(
    request: &Request,
    lang: &Lang,
    input: &mut impl Read,
    out: &mut impl Write,
) -> Result<(), Failure> {
    // One for all rows, which keeps its memory.
    let mut solver = Solver::new(request.threads);
    let Some(file) = &request.file else {
        let line = solved(request, request.position.as_deref(), &mut solver)?;
        writeln!(out, "{line}")?;
        return Ok(());
    };
    let mut unsolved = 0;
    let rows = read_rows(file, input)?;
    let rows = rows.lines().map(without_notes);
    for row in rows.filter(|row| !row.trim().is_empty()) {
        match solved(request, Some(row), &mut solver) {
            Ok(line) => writeln!(out, "{line}")?,
            Err(failure) => {
                unsolved += 1;
                writeln!(out, "error {}", failure.told(lang))?;
            }
        }
        // One that takes long should not hold back the line before it.
        out.flush()?;
    }
    if 0 < unsolved {
        return Err(Reason::new("cli-solve-rows").count("rows", unsolved).into());
    }
    Ok(())
}

/// A row without the scores and the comment that OBF adds to a position.
fn without_notes(row: &str) -> &str {
    row.split([';', '%']).next().unwrap_or_default()
}

fn read_rows(file: &Path, input: &mut impl Read) -> Result<String, Failure> {
    if file == Path::new("-") {
        return read_all(input);
    }
    fs::read_to_string(file).map_err(|err| {
        Reason::new("cli-file")
            .text("file", file.to_string_lossy())
            .text("error", err.to_string())
            .into()
    })
}

/// The line of one position.
fn solved(
    request: &Request,
    position: Option<&str>,
    solver: &mut Solver,
) -> Result<String, Failure> {
    match request.game {
        game @ GameId::Deblockle => {
            let position = read_position::<Deblockle>(&request.options, position);
            solve_deblockle(request, &position.map_err(refused(game))?)
        }
        game @ GameId::Reversi => {
            let position = read_position::<Reversi>(&request.options, position);
            solve_reversi(request, &position.map_err(refused(game))?, solver)
        }
        GameId::Coerceo => {
            let command = format!("solve {}", request.game.slug());
            Err(Reason::new("cli-later").text("command", command).into())
        }
    }
}

/// `score N  best SQ  nodes N  time S`, with ` SQ:N` for every turn if all are asked for: the final
/// difference of discs for the side to move, empty squares to the winner. `win`, `draw` or `loss`
/// where only the winner is asked for.
fn solve_reversi(
    request: &Request,
    position: &Reversi,
    solver: &mut Solver,
) -> Result<String, Failure> {
    let (own, opp) = position
        .eight()
        .ok_or_else(|| Reason::new("cli-solve-eight"))?;
    if request.position.is_none() && request.file.is_none() {
        // From the start nobody would live to see the result.
        return Err(Reason::new("cli-solve-position").into());
    }
    let question = match (request.only_winner, request.all) {
        (false, false) => Question::Best,
        (false, true) => Question::All,
        (true, false) => Question::Winner,
        (true, true) => Question::Winners,
    };
    let Solved {
        score,
        best,
        turns,
        nodes,
        time,
    } = solver
        .solve(Board { own, opp }, question, &Stop::default())
        .expect("nobody has the signal that would stop it");
    let text = |turn| match turn {
        Turn::Place(square) => position.write_move(Move::place(square)),
        Turn::Pass => position.write_move(Move::PASS),
    };
    let worth = |score: i32| match score.signum() {
        _ if !request.only_winner => score.to_string(),
        1 => "win".to_owned(),
        0 => "draw".to_owned(),
        _ => "loss".to_owned(),
    };
    let best = best.map_or("-".to_owned(), text);
    let (secs, score) = (time.as_secs_f64(), worth(score));
    let mut line = format!("score {score}  best {best}  nodes {nodes}  time {secs:.6}");
    for (turn, score) in turns {
        line.push_str(&format!(" {}:{}", text(turn), worth(score)));
    }
    Ok(line)
}

/// `score gold|blue|draw [in N]  best TURN`, with ` TURN:+N|-N|0` for every turn if all are asked
/// for: won or lost for the side to move with the last of N turns of both, or drawn.
fn solve_deblockle(request: &Request, position: &Deblockle) -> Result<String, Failure> {
    let solved = wait(position.rules()).solve_position(position);
    let solved = solved.ok_or_else(|| Reason::new("cli-solve-blocks"))?;
    let score = match solved.verdict {
        Verdict::Wins(side, turns) => format!("{} in {turns}", Deblockle::SIDES[side.index()]),
        Verdict::Draw => "draw".to_owned(),
    };
    let best = solved.best().map_or("-", |(_, text, _)| text);
    let mut line = format!("score {score}  best {best}");
    for (_, text, verdict) in solved.turns.iter().filter(|_| request.all) {
        let worth = match *verdict {
            Verdict::Wins(side, turns) if side == position.turn() => format!("+{turns}"),
            Verdict::Wins(_, turns) => format!("-{turns}"),
            Verdict::Draw => "0".to_owned(),
        };
        line.push_str(&format!(" {text}:{worth}"));
    }
    Ok(line)
}
