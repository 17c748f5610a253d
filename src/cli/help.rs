//! `--help`: every command and every optional rule on one page.

use std::io::{self, Write};

use crate::{
    catalog::GameId,
    lang::Lang,
    rules::{OptionSpec, Values},
};

/// What is typed, and the message that explains it.
const COMMANDS: [(&str, &str); 11] = [
    ("tavola", "cli-help-window"),
    ("tavola FILE", "cli-help-file"),
    (
        "tavola perft GAME [--position P] [--option K=V]... --depth N [--divide] [--bulk]",
        "cli-help-perft",
    ),
    (
        "tavola moves GAME [--position P] [--option K=V]...",
        "cli-help-moves",
    ),
    (
        "tavola apply GAME [--position P] [--option K=V]... TURN...",
        "cli-help-apply",
    ),
    (
        "tavola match GAME --first X --second Y [--games N] [--seed S] [--plies N] [--position P] [--option K=V]... \
         [--longest N] [--hash MIB] [--until decided] [--games-out FILE]",
        "cli-help-match",
    ),
    (
        "tavola solve GAME [--position P | --file F] [--option K=V]... [--all] [--wld] [--threads N]",
        "cli-help-solve",
    ),
    (
        "tavola engine GAME [--position P] [--option K=V]... [--hash MIB] [--threads N] [--nboard]",
        "cli-help-engine",
    ),
    ("tavola convert IN OUT [--partial]", "cli-help-convert"),
    ("tavola --help", "cli-help-help"),
    ("tavola --version", "cli-help-version"),
];

pub(crate) fn help(lang: &Lang, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}\n", lang.text("cli-help-title"))?;
    for (typed, key) in COMMANDS {
        writeln!(out, "{typed}\n    {}", lang.text(key))?;
    }
    writeln!(out, "\n{}", lang.text("cli-help-position"))?;
    writeln!(out, "{}", lang.text("cli-help-option"))?;
    for game in GameId::ALL {
        writeln!(out, "\n{}", game.slug())?;
        for (spec, (_, default)) in game.specs().iter().zip(game.defaults()) {
            let about = lang.option_about(game.slug(), spec.key);
            writeln!(out, "    {}\n        {about}", values(spec, &default))?;
        }
    }
    writeln!(out, "\n{}", lang.text("cli-help-exit"))
}

/// `KEY=VALUE|VALUE`, the default first.
fn values(spec: &OptionSpec, default: &str) -> String {
    let values = match spec.values {
        Values::Words(words) => {
            let others = words.iter().copied().filter(|&word| word != default);
            [default]
                .into_iter()
                .chain(others)
                .collect::<Vec<_>>()
                .join("|")
        }
        Values::Number { min, max, off } => {
            let off = if off { "|off" } else { "" };
            format!("{min}..{max}{off}")
        }
        Values::Text => "TEXT".to_owned(),
    };
    format!("{}={values}", spec.key)
}
