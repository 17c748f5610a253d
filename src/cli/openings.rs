//! `tavola book reversi` and `tavola starts reversi`: make the opening book and the random starts
//! again, as `docs/openings.md` tells.

use std::io::Write;

use crate::{
    catalog::GameId,
    cli::{
        Failure,
        args::{Command, Request},
        train::number,
        write_file,
    },
    engine::reversi::eight::openings::{BookPlan, StartsPlan, make_book, make_starts},
    rules::Reason,
};

pub(crate) const BOOK_OPTIONS: [&str; 5] = ["out", "plies", "depth", "near", "far"];
pub(crate) const STARTS_OPTIONS: [&str; 5] = ["out", "seed", "count", "depth", "even"];

/// What was said about the making of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Making {
    out: Option<String>,
    book: BookPlan,
    starts: StartsPlan,
}

impl Making {
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), Failure> {
        let Self { out, book, starts } = self;
        match name {
            "out" => *out = Some(value.to_owned()),
            "plies" => book.plies = number(value, 0, 20)? as usize,
            "near" => book.near = number(value, 0, 64)?.cast_signed(),
            "far" => book.far = number(value, 0, 64)?.cast_signed(),
            "seed" => starts.seed = number(value, 0, u32::MAX)?.into(),
            "count" => starts.count = number(value, 1, 100_000)? as usize,
            "even" => starts.even = number(value, 0, 64)?.cast_signed(),
            // Both files know a depth, and only one of them is made.
            _ => {
                let depth = number(value, 8, 40)? as usize;
                (book.depth, starts.depth) = (depth, depth);
            }
        }
        Ok(())
    }
}

/// Makes the file, tells how far it is in lines, and writes it.
pub(crate) fn make(request: &Request, out: &mut impl Write) -> Result<(), Failure> {
    let Request { game, making, .. } = request;
    let is_book = request.command == Command::Book;
    if *game != GameId::Reversi {
        let word = if is_book { "book" } else { "starts" };
        let command = format!("{word} {}", game.slug());
        return Err(Reason::new("cli-later").text("command", command).into());
    }
    let missing = || Reason::new("cli-value-missing").text("option", "--out");
    let path = making.out.as_deref().ok_or_else(missing)?;
    let mut told = Ok(());
    let report = &mut |line: &str| {
        if told.is_ok() {
            told = writeln!(out, "{line}").and_then(|()| out.flush());
        }
    };
    let file = if is_book {
        make_book(&making.book, report)
    } else {
        make_starts(&making.starts, report)
    };
    told?;
    write_file(path, &file)
}
