//! `tavola engine reversi --nboard`: a player and analyst for NBoard and whoever else speaks its
//! protocol, version 2. What is not understood is passed over, as the protocol wants it; the end
//! of the input ends the program with its threads.

mod engine;
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
            if engine.hear(&line)? == Then::Quit {
                break;
            }
        }
        engine.stop();
        Ok(())
    })
}
