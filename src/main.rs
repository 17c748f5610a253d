//! The program: a command without a window if one was asked for, else the window.

use std::{
    env,
    io::{self, Write as _},
    panic,
    path::PathBuf,
    process::ExitCode,
};

use tavola::{
    cli::{self, Next},
    lang::{Lang, Language},
    ui,
};

fn main() -> ExitCode {
    let system = Lang::new(Language::of_system());
    let lang = cli::spoken(&system);
    let args: Vec<_> = env::args_os().skip(1).collect();
    let (mut input, mut out, mut err) = (io::stdin(), io::stdout(), io::stderr());
    match cli::run(args, &lang, &mut input, &mut out, &mut err) {
        Next::Exit(code) => ExitCode::from(code),
        Next::Window(file) => window(&lang, system, file),
    }
}

/// Opens the window; without a display or its libraries, says what is missing. The window itself
/// speaks the language of its settings or that of the system.
fn window(lang: &Lang, system: Lang, file: Option<PathBuf>) -> ExitCode {
    if !has_display() {
        return fail(&lang.text("window-no-display"));
    }
    // The window library panics where a library of the desktop is missing; that deserves a
    // sentence. A panic of an open window is a fault of ours and is told as one.
    let tell = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if ui::is_open() {
            tell(info);
        }
    }));
    match panic::catch_unwind(panic::AssertUnwindSafe(|| ui::open(system, file))) {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(err)) => {
            // Before its reason the library names a place in its own source.
            let told = err.to_string();
            let reason = told.rsplit(": ").next().unwrap_or_default();
            fail(&format!("{}\n{reason}", lang.text("window-cannot-open")))
        }
        Err(fault) if ui::is_open() => panic::resume_unwind(fault),
        Err(_) => fail(&lang.text("window-cannot-open")),
    }
}

/// Elsewhere than on Linux there is always a display.
fn has_display() -> bool {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux")
        || ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
            .into_iter()
            .any(is_set)
}

fn fail(sentence: &str) -> ExitCode {
    // Where even standard error is gone nobody can be told.
    writeln!(io::stderr(), "tavola: {sentence}").ok();
    ExitCode::FAILURE
}
