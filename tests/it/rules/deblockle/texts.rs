//! Position lines, turn texts and options: what is read, what is written, and what is refused
//! with which reason.

use proptest::prelude::*;
use tavola::rules::{
    Arg, Counters, Game as _, Options as _, ReadError, Side, Values,
    deblockle::{Deblockle, DeblockleOptions},
};

use crate::rules::deblockle::laws::{options, read};

#[test]
fn lines_are_read_generously_and_written_canonically() {
    for (line, written) in [
        ("6pc/7/7/7/7/7/SL6 g", "6pc/7/7/7/7/7/SL6 g 0-0 h"),
        (
            "  111111pc/52/7/7/7/34/SL6\tb ",
            "6pc/7/7/7/7/7/SL6 b 0-0 h",
        ),
        ("6pc/7/7/7/7/7/SL6 g 3-1", "6pc/7/7/7/7/7/SL6 g 3-1 h"),
        (
            "6pc/7/7/7/7/7/SL6 b 0-0 bne 12 40",
            "6pc/7/7/7/7/7/SL6 b 0-0 ben",
        ),
        ("7/7/7/7/7/7/SL6 b", "7/7/7/7/7/7/SL6 b 0-0 h"),
        // Blue is Deblockle'd and hands over at once.
        ("7/7/7/7/7/6XL/5XLsl b", "7/7/7/7/7/6XL/5XLsl g 0-0 h"),
        // Neither side can move, so the named side stays.
        ("7/7/7/7/7/7/3HChpHPLP b", "7/7/7/7/7/7/3HChpHPLP b 0-0 h"),
    ] {
        let position = read(line);
        assert_eq!(position.write(), written);
        assert_eq!(read(written), position);
    }
}

#[test]
fn lines_are_refused_with_what_is_wrong() {
    for (line, key) in [
        ("", "deblockle-read-fields"),
        ("6pc/7/7/7/7/7/SL6", "deblockle-read-fields"),
        ("6pc/7/7/7/7/7/SL6 g 0-0 h 0 1 x", "deblockle-read-fields"),
        ("6pc/7/7/7/7/SL6 g", "deblockle-read-ranks"),
        ("6pc/7/7/7/7/7/7/SL6 g", "deblockle-read-ranks"),
        ("6pc/7/7/7/7/7/SL5 g", "deblockle-read-rank-width"),
        ("6pc/7/7/7/7/7/SL7 g", "deblockle-read-rank-width"),
        ("7pc/7/7/7/7/7/SL6 g", "deblockle-read-rank-width"),
        ("6pc/7/7/7/7/7/SL6? g", "deblockle-read-letter"),
        ("6pc/7/7/7/7/7/SL60 g", "deblockle-read-letter"),
        ("6pc/8/7/7/7/7/SL6 g", "deblockle-read-letter"),
        ("6pc/7/7/7/7/7/SP6 g", "deblockle-read-pair"),
        ("6pc/7/7/7/7/7/Sl6 g", "deblockle-read-pair"),
        ("6pc/7/7/7/7/7/QL6 g", "deblockle-read-pair"),
        ("6pc/7/7/7/7/7/6S g", "deblockle-read-pair"),
        ("6pc/3SL3/7/7/7/7/7 g", "deblockle-read-star"),
        ("pcpcpcpcpc2/7/7/7/7/7/SL6 g", "deblockle-read-too-many"),
        ("7/7/7/7/7/7/7 g", "deblockle-read-no-blocks"),
        ("6pc/7/7/7/7/7/SL6 w", "deblockle-read-side"),
        ("6pc/7/7/7/7/7/SL6 g 1", "deblockle-read-removed"),
        ("6pc/7/7/7/7/7/SL6 g +1-0", "deblockle-read-removed"),
        ("6pc/7/7/7/7/7/SL6 g 999-0", "deblockle-read-removed"),
        ("6pc/7/7/7/7/7/SL6 g 4-0", "deblockle-read-too-many"),
        ("6pc/7/7/7/7/7/SL6 g 0-0 e", "deblockle-read-rules"),
        ("6pc/7/7/7/7/7/SL6 g 0-0 hee", "deblockle-read-rules"),
        ("6pc/7/7/7/7/7/SL6 g 0-0 ä", "deblockle-read-rules"),
        ("6pc/7/7/7/7/7/SL6 g 0-0 h -1", "deblockle-read-counter"),
        ("6pc/7/7/7/7/7/SL6 g 0-0 h 0 0", "deblockle-read-counter"),
    ] {
        let error = Deblockle::read(line, &DeblockleOptions::default()).expect_err(line);
        assert_eq!(error.reason.key, key, "{line}");
    }
}

#[test]
fn a_line_overrides_what_was_left_and_contradicts_what_was_set() {
    let line = "6pc/7/7/7/7/7/SL6 g 0-0 ten";
    let rules = |options: &DeblockleOptions| -> Result<[String; 3], ReadError> {
        let position = Deblockle::read(line, options)?;
        Ok(["slider", "no-hop", "adjacent"].map(|key| position.options(options).get(key)))
    };
    let read = ["t", "ends", "forbidden"].map(str::to_owned);
    for settings in [
        &[][..],
        &[("quiet", "off"), ("gold", "2")],
        &[("slider", "t"), ("no-hop", "ends")],
    ] {
        assert_eq!(rules(&options(settings)).as_ref(), Ok(&read));
    }
    // Also where the option was set to what is the default anyway.
    for (key, value) in [
        ("slider", "h"),
        ("no-hop", "illegal"),
        ("adjacent", "allowed"),
    ] {
        let error = rules(&options(&[(key, value)])).expect_err("a contradiction");
        assert_eq!(error.reason.key, "deblockle-read-conflict");
        assert_eq!(error.reason.args[0], ("option", Arg::Word(key)));
    }
    // A line without the field leaves the options as they are.
    let short = Deblockle::read("6pc/7/7/7/7/7/SL6 g", &options(&[("slider", "b")]));
    assert_eq!(
        short.map(|position| position.write()).as_deref(),
        Ok("6pc/7/7/7/7/7/SL6 g 0-0 b")
    );
}

#[test]
fn counters_come_and_go_with_the_line() {
    let line = "6pc/7/7/7/7/7/SL6 g 0-0 h 12 40";
    let counters = Counters {
        quiet: 12,
        turn: 40,
    };
    assert_eq!(Deblockle::read_counters(line), counters);
    assert_eq!(read(line).write_line(counters), line);
    for short in ["6pc/7/7/7/7/7/SL6 g 0-0 h", "", "a b c d e f"] {
        assert_eq!(Deblockle::read_counters(short), Counters::default());
    }
}

#[test]
fn turns_are_read_with_a_comment() {
    let position = read("6pc/7/7/7/7/2SH4/4PC2 g");
    let bare = position.read_move("c2nLc7");
    assert!(bare.is_ok());
    for text in [" c2nLc7 ", "c2nLc7{to the edge}", "c2nLc7 {nnn}\n"] {
        assert_eq!(position.read_move(text), bare, "{text}");
    }
}

#[test]
fn turns_are_refused_with_the_reason() {
    // Gold: c2 with Slider to come up in the north, e1; Blue: g7.
    let line = "6pc/7/7/7/7/2SH4/4PC2 g";
    for (text, key) in [
        ("", "deblockle-read-turn"),
        ("c2", "deblockle-read-turn"),
        ("C2nLc7", "deblockle-read-turn"),
        ("c2nlc7", "deblockle-read-turn"),
        ("c2nLc7x", "deblockle-read-turn"),
        ("c2nLc", "deblockle-read-turn"),
        ("c2nLc8", "deblockle-read-turn"),
        ("h2nLc7", "deblockle-read-turn"),
        ("c2nLc7 {", "deblockle-read-turn"),
        ("c2nHc7", "deblockle-read-face"),
        ("c2nL", "deblockle-read-destination"),
        ("a1nLa7", "deblockle-refusal-empty"),
        ("g7sLa7", "deblockle-refusal-not-yours"),
        ("e1sX", "deblockle-refusal-edge"),
        ("c2nLc6", "deblockle-refusal-slide-on"),
        ("c2eXd3", "deblockle-refusal-star-square"),
    ] {
        let error = read(line).read_move(text).expect_err(text);
        assert_eq!(error.reason.key, key, "{text}");
        assert_eq!(error.text, text);
    }
    let stop = read("6pc/7/7/7/1CS5/7/7 g");
    let error = stop.read_move("b3nPb5").expect_err("Stop does not hop");
    assert_eq!(error.reason.key, "deblockle-refusal-ends");
    let over = read("7/7/7/7/7/7/SL6 g");
    let error = over.read_move("a1nHa3").expect_err("Gold has lost");
    assert_eq!(error.reason.key, "deblockle-refusal-over");
}

#[test]
fn every_option_is_set_and_read_back() {
    for spec in DeblockleOptions::specs() {
        let values: Vec<String> = match spec.values {
            Values::Words(words) => words.iter().map(|&word| word.to_owned()).collect(),
            Values::Number { min, max, off } => [min, max]
                .iter()
                .map(u32::to_string)
                .chain(off.then(|| "off".to_owned()))
                .collect(),
            Values::Text => vec![String::new(), "X/H".to_owned(), "XHSL/PXXC".to_owned()],
        };
        let mut options = DeblockleOptions::default();
        assert!(values.contains(&options.get(spec.key)) || spec.key == "quiet");
        for value in values {
            options
                .set(spec.key, &value)
                .expect("a value of the option");
            assert_eq!(options.get(spec.key), value);
        }
        for bad in ["nonsense", "-1", "+1", "99999999999", "XHSLP/X", "X", " "] {
            let before = options.clone();
            if options.set(spec.key, bad).is_err() {
                assert_eq!(options, before);
            } else {
                assert!(spec.key == "faces" && bad == " ", "{}={bad}", spec.key);
            }
        }
        for house in spec.house {
            assert!(options.set(spec.key, house).is_ok());
        }
    }
    let mut options = DeblockleOptions::default();
    assert_eq!(
        options
            .set("colour", "red")
            .map_err(|error| error.reason.key),
        Err("option-unknown")
    );
    assert_eq!(options.judge().quiet, Some(200));
    options.set("quiet", "off").expect("a value");
    options.set("repetition", "off").expect("a value");
    assert_eq!(options.judge(), tavola::rules::Judge::default());
}

#[test]
fn faces_go_with_the_number_of_blocks() {
    for (gold, faces, fits) in [
        ("4", "XHSL/PXXC", true),
        ("2", "XH/PXXC", true),
        ("2", "XHSL/PXXC", false),
        ("4", "XHSL/PX", false),
    ] {
        let options = options(&[("gold", gold), ("faces", faces)]);
        assert_eq!(options.check().is_ok(), fits, "{gold} {faces}");
        // Even so nothing panics.
        Deblockle::start(&options);
    }
}

#[test]
fn the_side_that_moves_first_is_chosen() {
    for (first, side) in [("gold", Side::First), ("blue", Side::Second)] {
        let position = Deblockle::start(&options(&[("first", first)]));
        assert_eq!(position.turn(), side);
    }
}

proptest! {
    #[test]
    fn no_text_panics(
        text in ".{0,60}",
        line in "([1-7SPCXLHspcxlhA/ ]{0,30}|7/7/[1-7SPCXLH]{0,6}/7/7/7/[1-7xlhc]{0,6}) ?[gb]?( [0-9-]{0,4}( [htfben]{0,4}( [0-9]{0,12})?)?)?",
        turn in "[a-h][0-9][nesw][SPCXLH]([a-h][0-9])?(\\{.{0,3})?",
    ) {
        let position = Deblockle::start(&DeblockleOptions::default());
        for text in [&text, &line, &turn] {
            if let Ok(read) = Deblockle::read(text, &DeblockleOptions::default()) {
                let again = Deblockle::read(&read.write(), &DeblockleOptions::default());
                prop_assert_eq!(again, Ok(read));
            }
            Deblockle::read_counters(text);
            if let Ok(turn) = position.read_move(text) {
                prop_assert!(text.contains(&position.write_move(turn)));
            }
        }
    }

    #[test]
    fn bytes_that_are_no_text_panic_nowhere(bytes in proptest::collection::vec(0_u8.., 0..80)) {
        let text = String::from_utf8_lossy(&bytes);
        let position = Deblockle::start(&DeblockleOptions::default());
        prop_assert!(position.read_move(&text).is_err());
        prop_assert!(Deblockle::read(&text, &DeblockleOptions::default()).is_err());
    }
}
