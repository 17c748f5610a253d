//! The program without a window: commands for scripts and for the curious. Columns are stable
//! English; what went wrong is told in the user's language: the one that was chosen in the settings,
//! else the desktop's. Knows nothing of screens.

mod args;
mod commands;
mod contest;
mod convert;
mod help;
mod nboard;
mod openings;
mod solve;
mod talk;
mod train;
mod ugi;

use std::{
    ffi::OsString,
    fs,
    io::{self, Read, Write},
    path::PathBuf,
    sync::Mutex,
    thread,
};

use crate::{
    catalog::{GameId, OpenError},
    cli::args::{Asked, Command, Request},
    lang::{Lang, Language},
    rules::Reason,
    store::{Places, Settings},
};

/// What the program does after the arguments have been read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// Opens the window, with a file if one was named.
    Window(Option<PathBuf>),
    /// Ends with this exit status.
    Exit(u8),
}

/// Nothing went wrong.
const DONE: u8 = 0;
/// An argument could not be read, a turn was illegal, or the output could not be written.
const FAILED: u8 = 2;

/// The language that was chosen in the settings, else the desktop's. Creates no settings.
pub fn spoken(system: &Lang) -> Lang {
    let (places, _) = Places::find();
    spoken_in(&places, system)
}

/// [`spoken`] with the settings of these places.
pub fn spoken_in(places: &Places, system: &Lang) -> Lang {
    let chosen = Settings::chosen_language(places).code();
    let chosen = chosen.and_then(Language::from_code);
    chosen.map_or_else(|| system.clone(), Lang::new)
}

/// Runs the command that the arguments (without the program's name) ask for.
///
/// A reader that closes the output early, as `head` does, has seen enough: that is no failure.
pub fn run(
    args: impl IntoIterator<Item = OsString>,
    lang: &Lang,
    input: &mut impl Read,
    out: &mut (impl Write + Send),
    err: &mut impl Write,
) -> Next {
    let done = match args::read(args) {
        Ok(Asked::Window(file)) => return Next::Window(file),
        Ok(Asked::Help) => help::help(lang, out).map_err(Failure::from),
        Ok(Asked::Version) => {
            writeln!(out, "tavola {}", env!("CARGO_PKG_VERSION")).map_err(Failure::from)
        }
        Ok(Asked::Convert(asked)) => convert::convert(&asked, lang, out, err),
        Ok(Asked::Run(request)) => match request.command {
            Command::Perft => commands::perft(&request, out),
            Command::Moves => commands::moves(&request, out),
            Command::Apply => commands::apply(&request, input, out),
            Command::Engine => engine(&request, lang, input, out),
            Command::Match => contest::contest(&request, out),
            Command::Solve => solve::solve(&request, lang, input, out),
            Command::Train => train::train(&request, out),
            Command::Book | Command::Starts => openings::make(&request, out),
        },
        Err(failure) => Err(failure),
    };
    let failure = match done.and_then(|()| out.flush().map_err(Failure::from)) {
        Ok(()) => return Next::Exit(DONE),
        Err(Failure::Output(err)) if err.kind() == io::ErrorKind::BrokenPipe => {
            return Next::Exit(DONE);
        }
        Err(failure) => failure,
    };
    // Lines that are ready come before the message about the one that is not. If neither can be
    // written there is nobody left to tell; the exit status still says it.
    out.flush().ok();
    writeln!(err, "tavola: {}", failure.told(lang)).ok();
    Next::Exit(FAILED)
}

/// Thinks for another program, in the protocol that was asked for.
fn engine(
    request: &Request,
    lang: &Lang,
    input: &mut impl Read,
    out: &mut (impl Write + Send),
) -> Result<(), Failure> {
    let out = Mutex::new(out);
    thread::scope(|scope| {
        if request.nboard {
            talk::converse(input, nboard::Engine::new(request, lang, &out, scope)?)
        } else {
            talk::converse(input, ugi::Engine::new(request, lang, &out, scope)?)
        }
    })
}

/// Why a command could not go on.
enum Failure {
    /// The arguments ask for something that cannot be done.
    Asked(Reason),
    /// The rules of a game refuse something.
    Refused(GameId, Reason),
    Output(io::Error),
}

impl Failure {
    fn told(&self, lang: &Lang) -> String {
        match self {
            Self::Asked(reason) => lang.reason(reason, &|site| site.0.to_string()),
            Self::Refused(game, reason) => lang.reason(reason, &|site| game.site_name(site)),
            Self::Output(err) => lang.reason(
                &Reason::new("cli-output").text("error", err.to_string()),
                &|site| site.0.to_string(),
            ),
        }
    }
}

impl From<Reason> for Failure {
    fn from(reason: Reason) -> Self {
        Self::Asked(reason)
    }
}

impl From<io::Error> for Failure {
    fn from(err: io::Error) -> Self {
        Self::Output(err)
    }
}

/// A position or an option that a game cannot take.
fn refused(game: GameId) -> impl Fn(OpenError) -> Failure {
    move |err| Failure::Refused(game, err.reason)
}

/// Writes what a command made to where it was wanted.
fn write_file(path: &str, bytes: &[u8]) -> Result<(), Failure> {
    fs::write(path, bytes).map_err(|err| {
        Reason::new("cli-file-not-written")
            .text("file", path)
            .text("error", err.to_string())
            .into()
    })
}
