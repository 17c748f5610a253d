//! `tavola engine`: a player for other programs, which speak the universal game interface with it,
//! line by line. Whatever a line holds, it is answered or passed over; the end of the input ends
//! the program with its threads.

mod engine;
mod search;
mod words;

use std::{
    io::{BufRead, BufReader, Read, Write},
    sync::Mutex,
    thread,
};

use crate::{
    cli::{Failure, args::Request},
    lang::Lang,
};
use engine::{Engine, Then};

/// Where lines go; the thread that thinks writes too.
type Out<'a, W> = Mutex<&'a mut W>;

/// No line that means something is longer, in bytes.
const LONGEST: u64 = 1 << 20;

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

/// The next line as text; what is no text is replaced, and what is too long is left out.
fn read_line(input: &mut impl BufRead) -> Result<Option<String>, Failure> {
    let mut bytes = Vec::new();
    input.take(LONGEST).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    while bytes.len() as u64 == LONGEST && bytes.last() != Some(&b'\n') {
        bytes.clear();
        input.take(LONGEST).read_until(b'\n', &mut bytes)?;
        bytes.resize(bytes.len().min(1), b'\n');
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}
