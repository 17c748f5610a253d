//! What the arguments may be, what is told about others, and where the output goes.

use std::{
    ffi::OsString,
    io::{self, Write},
};

use proptest::prelude::*;
use tavola::{
    catalog::GameId,
    cli::{Next, run},
    lang::{Lang, Language},
};

use crate::cli::{done_in, printed, refused};

#[test]
fn bad_arguments_are_told() {
    for (args, part) in [
        (&["perft"][..], "coerceo, reversi, deblockle"),
        (&["moves", "chess"], "“chess”"),
        (&["perft", "reversi"], "--depth"),
        (&["perft", "reversi", "--depth"], "--depth"),
        (&["perft", "reversi", "--depth", "-1"], "“-1”"),
        (&["perft", "reversi", "--depth", "100"], "99"),
        (&["perft", "reversi", "--depth", "99999999999"], "99"),
        (&["perft", "reversi", "--depth", "1", "--divide=yes"], "yes"),
        (&["perft", "reversi", "--depth", "1", "f5"], "“f5”"),
        (&["moves", "reversi", "--depth", "1"], "“--depth”"),
        (&["moves", "reversi", "-x"], "“-x”"),
        (&["moves", "reversi", "--option", "size"], "“size”"),
        (&["moves", "reversi", "--option", "size=7"], "“7”"),
        (&["moves", "reversi", "--option", "colour=red"], "“colour”"),
        (
            &[
                "moves",
                "coerceo",
                "--option",
                "start=ocius",
                "--option",
                "twelve=on",
            ],
            "twelve",
        ),
        (&["moves", "reversi", "--position", "X"], "16, 36, 64"),
        (
            &[
                "moves",
                "reversi",
                "--position",
                "-----OX--XO----- X",
                "--option",
                "size=8",
            ],
            "8 × 8",
        ),
        (&["moves", "coerceo", "--position", ""], ""),
        (&["apply", "deblockle", "--position", "w"], ""),
        (&["apply", "deblockle", "zz"], "“zz”"),
        (&["match", "reversi", "--first", "1"], "--second"),
        (&["match", "reversi", "--second", "1"], "--first"),
        (&["match", "reversi", "--first", "9"], "“9”"),
        (&["match", "reversi", "--first", "0"], "“0”"),
        (&["match", "reversi", "--first", "nodes=x"], "“nodes=x”"),
        (&["match", "reversi", "--first", "time=5"], "“time=5”"),
        (&["match", "reversi", "--first", "4:5"], "“4:5”"),
        (&["match", "reversi", "--first", "nodes=5:4"], "“nodes=5:4”"),
        (
            &["match", "reversi", "--first", "overlooks=101"],
            "“overlooks=101”",
        ),
        (
            &["match", "reversi", "--first", "settles=maybe"],
            "“settles=maybe”",
        ),
        (
            &["match", "reversi", "--first", "3:misjudges=5"],
            "“3:misjudges=5”",
        ),
        (&["match", "reversi", "--first", "Greedy"], "“Greedy”"),
        (&["match", "reversi", "--games", "0"], "1 to 1000000"),
        (&["match", "reversi", "--plies", "-3"], "0 to 200"),
        (&["match", "reversi", "--until", "noon"], "“noon”"),
        (&["match", "reversi", "--depth", "3"], "“--depth”"),
        (&["perft", "reversi", "--first", "3"], "“--first”"),
        (&["solve", "coerceo"], "“solve coerceo”"),
        (&["solve", "reversi", "--threads", "0"], "1 to 64"),
        (&["solve", "reversi", "--option", "size=6"], "8 × 8"),
        (&["solve", "reversi", "--option", "start=original"], "8 × 8"),
        (&["engine", "go"], "“go”"),
        (&["engine", "reversi", "--depth", "3"], "“--depth”"),
        (&["--frobnicate"], "“--frobnicate”"),
        (&["game.tavola.ron", "other"], "“other”"),
    ] {
        let message = refused(args);
        assert!(message.contains(part), "{args:?}: {message}");
        assert!(message.contains(' '), "a sentence and no key: {message}");
        for language in Language::ALL {
            let told = done_in(language, args, b"");
            assert_eq!(told.status, 2, "{args:?}");
            assert!(
                !told.err.contains("cli-") && !told.err.contains('{'),
                "{}",
                told.err
            );
        }
    }
}

#[test]
fn help_names_every_command_and_rule() {
    for language in Language::ALL {
        let help = done_in(language, &["--help"], b"");
        assert_eq!((help.status, help.err.as_str()), (0, ""));
        for word in [
            "perft",
            "moves",
            "apply",
            "--divide",
            "--bulk",
            "--position",
            "match",
            "engine",
            "--until decided",
        ] {
            assert!(help.out.contains(word), "{word}: {}", help.out);
        }
        for game in GameId::ALL {
            assert!(help.out.contains(&format!("\n{}\n", game.slug())));
            for spec in game.specs() {
                let rule = format!("\n    {}=", spec.key);
                assert!(help.out.contains(&rule), "{rule}: {}", help.out);
            }
        }
        assert!(!help.out.contains("cli-help"), "{}", help.out);
    }
    assert_eq!(printed(&["-h"]), printed(&["perft", "--help"]));
    assert_eq!(
        printed(&["--version"]),
        format!("tavola {}\n", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn without_a_command_the_window_opens() {
    let next = |args: &[&str]| {
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let args = args.iter().map(OsString::from);
        let next = run(
            args,
            &Lang::new(Language::En),
            &mut io::empty(),
            &mut out,
            &mut err,
        );
        assert!(out.is_empty() && err.is_empty());
        next
    };
    assert_eq!(next(&[]), Next::Window(None));
    assert_eq!(
        next(&["a game.ron"]),
        Next::Window(Some("a game.ron".into()))
    );
    assert_eq!(next(&["./perft"]), Next::Window(Some("./perft".into())));
    assert_eq!(
        next(&["--", "perft.ron"]),
        Next::Window(Some("perft.ron".into()))
    );
}

/// Takes so many bytes and then fails.
struct Closing(usize, io::ErrorKind);

impl Write for Closing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let Self(left, kind) = self;
        if *left == 0 {
            return Err((*kind).into());
        }
        let taken = bytes.len().min(*left);
        *left -= taken;
        Ok(taken)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_closed_pipe_is_no_failure_and_a_full_disk_is() {
    let status = |room, kind| {
        let (mut out, mut err) = (Closing(room, kind), Vec::new());
        let args = ["apply", "reversi", "f5d6c3"].map(OsString::from);
        let next = run(
            args,
            &Lang::new(Language::En),
            &mut io::empty(),
            &mut out,
            &mut err,
        );
        (next, err.is_empty())
    };
    for room in [0, 1, 80] {
        assert_eq!(
            status(room, io::ErrorKind::BrokenPipe),
            (Next::Exit(0), true)
        );
        assert_eq!(
            status(room, io::ErrorKind::StorageFull),
            (Next::Exit(2), false)
        );
    }
}

#[test]
fn input_that_is_no_text_is_told() {
    let done = done_in(Language::En, &["apply", "reversi", "f5", "-"], b"d6 \xff");
    assert_eq!((done.status, done.out.as_str()), (2, ""));
    assert!(done.err.contains("standard input"), "{}", done.err);
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_told() {
    use std::os::unix::ffi::OsStringExt as _;
    let odd = OsString::from_vec(b"f5\xff".to_vec());
    for args in [
        vec!["apply".into(), "reversi".into(), odd.clone()],
        vec!["moves".into(), odd.clone()],
        vec!["moves".into(), "reversi".into(), "--position".into(), odd],
    ] {
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let next = run(
            args,
            &Lang::new(Language::En),
            &mut io::empty(),
            &mut out,
            &mut err,
        );
        assert_eq!(
            (next, out.is_empty(), err.is_empty()),
            (Next::Exit(2), true, false)
        );
    }
}

proptest! {
    #[test]
    fn no_arguments_break_the_program(
        command in "moves|apply",
        game in "coerceo|reversi|deblockle",
        rest in proptest::collection::vec("--position|--option|-|--|[a-z]+=[a-z0-9]*|\\PC{0,8}|[XO-]{16} [XO]|[a-h][1-8][a-hnesw/-]?.{0,3}", 0..6),
        input in proptest::collection::vec(any::<u8>(), 0..40),
    ) {
        let mut args = vec![command.as_str(), game.as_str()];
        args.extend(rest.iter().map(String::as_str));
        let done = done_in(Language::Fi, &args, &input);
        prop_assert_eq!(done.status == 2, !done.err.is_empty());
    }
}
