//! `tavola engine`: a player for other programs, which speak the universal game interface with it,
//! line by line. Whatever a line holds, it is answered or passed over; the end of the input ends
//! the program with its threads.

mod engine;
mod search;
mod words;

use std::{
    io::{BufReader, Read, Write},
    sync::Mutex,
    thread,
};

use crate::{
    cli::{
        Failure,
        args::Request,
        talk::{Then, read_line},
    },
    lang::Lang,
};
use engine::Engine;

/// Holds the conversation until `quit` or the end of the input.
pub(crate) fn converse(
    request: &Request,
    lang: &Lang,
    input: &mut impl Read,
    out: &mut (impl Write + Send),
) -> Result<(), Failure> {
    let out = Mutex::new(out);
    let mut input = BufReader::new(input);
    thread::scope(|scope| {
        let mut engine = Engine::new(request, lang, &out, scope)?;
        while let Some(line) = read_line(&mut input)? {
            match engine.hear(&line)? {
                Then::Listen => (),
                Then::Quit => return engine.stop(),
            }
        }
        engine.finish()
    })
}
