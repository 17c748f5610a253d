//! What has to be told apart can be told apart: text at 4.5 to 1, lines and states at 3 to 1 or
//! by two tones of which one stands out from any field. Luminance alone decides, so everything
//! here holds in grey too.

use egui::{Color32, Rgba};
use tavola::ui::theme::{DARK, LIGHT, Theme, coerceo, deblockle, mark, reversi};

const TEXT: f32 = 4.5;
const SHAPE: f32 = 3.0;

/// Relative luminance of WCAG 2.
fn luminance(color: Color32) -> f32 {
    let color = Rgba::from(color);
    0.2126 * color.r() + 0.7152 * color.g() + 0.0722 * color.b()
}

fn contrast(a: Color32, b: Color32) -> f32 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[track_caller]
fn check(least: f32, what: &str, a: Color32, b: Color32) {
    let ratio = contrast(a, b);
    assert!(
        least <= ratio,
        "{what}: {ratio:.2} to 1 between {a:?} and {b:?}"
    );
}

/// Every colour that marks are painted over.
const FIELDS: [Color32; 8] = [
    coerceo::WHITE_FIELD,
    coerceo::BLACK_FIELD,
    coerceo::RIM,
    reversi::FELT,
    deblockle::BOARD,
    deblockle::BOARD_DARK,
    deblockle::GOLD[0],
    deblockle::BLUE[0],
];

#[test]
fn white_on_black_is_the_known_ratio() {
    assert!((contrast(Color32::WHITE, Color32::BLACK) - 21.0).abs() < 0.01);
}

#[test]
fn text_is_readable_in_both_themes() {
    for theme in [&DARK, &LIGHT] {
        let Theme {
            background,
            panel,
            raised,
            hover,
            ..
        } = *theme;
        for ground in [background, panel, raised] {
            check(TEXT, "text", theme.text, ground);
            check(TEXT, "muted", theme.muted, ground);
            check(TEXT, "good", theme.good, ground);
            check(TEXT, "bad", theme.bad, ground);
            check(TEXT, "a link", theme.accent, ground);
            check(SHAPE, "the ring of focus", theme.accent, ground);
        }
        check(TEXT, "text under the pointer", theme.text, hover);
        check(TEXT, "a warning under the pointer", theme.bad, hover);
        check(TEXT, "text while pressed", theme.text, theme.pressed);
        check(TEXT, "a primary button", theme.on_accent, theme.accent);
        check(
            TEXT,
            "a primary button under the pointer",
            theme.on_accent,
            theme.accent_hover,
        );
    }
}

#[test]
fn names_on_the_boards_are_readable() {
    check(TEXT, "tiles", coerceo::NAME, coerceo::RIM);
    check(TEXT, "reversi's frame", reversi::NAME, reversi::FRAME);
    check(TEXT, "deblockle's frame", deblockle::NAME, deblockle::FRAME);
}

#[test]
fn values_on_the_board_are_readable() {
    let values = [
        mark::VALUE_GOOD,
        mark::VALUE_FAIR,
        mark::VALUE_POOR,
        mark::VALUE_BAD,
    ];
    for value in values {
        check(TEXT, "value", value, mark::PLATE);
    }
    check(TEXT, "best value", mark::DARK, mark::VALUE_BEST);
    // The best one is told by its plate, not by its colour.
    check(SHAPE, "plates", mark::VALUE_BEST, mark::PLATE);
}

#[test]
fn one_tone_of_every_outline_stands_out_from_any_field() {
    let lights = [
        mark::SELECTED,
        mark::LAST,
        mark::CHANGED,
        mark::BAD,
        mark::CURSOR,
        mark::HINT,
        mark::LIGHT,
    ];
    for light in lights {
        check(TEXT, "the two tones", light, mark::DARK);
        for field in FIELDS {
            let best = contrast(light, field).max(contrast(mark::DARK, field));
            assert!(SHAPE <= best, "an outline on {field:?}: {best:.2} to 1");
        }
    }
    check(TEXT, "a target and its rim", mark::TARGET, mark::TARGET_RIM);
    for field in FIELDS {
        let best = contrast(mark::TARGET, field).max(contrast(mark::TARGET_RIM, field));
        assert!(SHAPE <= best, "a target on {field:?}: {best:.2} to 1");
    }
}

#[test]
fn the_sides_differ() {
    for face in 0..3 {
        check(
            SHAPE,
            "tetrahedra",
            coerceo::IVORY[face],
            coerceo::EBONY[face],
        );
    }
    for ring in 0..3 {
        check(SHAPE, "discs", reversi::WHITE[ring], reversi::BLACK[ring]);
    }
    // Blocks of one side have dark symbols, those of the other have light ones.
    check(SHAPE, "inks", deblockle::GOLD[3], deblockle::BLUE[3]);
    check(SHAPE, "ink on gold", deblockle::GOLD[3], deblockle::GOLD[0]);
    check(SHAPE, "ink on blue", deblockle::BLUE[3], deblockle::BLUE[0]);
    check(
        SHAPE,
        "ink on the dark side of blue",
        deblockle::BLUE[3],
        deblockle::BLUE[2],
    );
}

#[test]
fn pieces_stand_out_from_their_fields() {
    check(SHAPE, "ivory", coerceo::IVORY_RIM, coerceo::WHITE_FIELD);
    check(SHAPE, "ebony", coerceo::EBONY_RIM, coerceo::BLACK_FIELD);
    check(SHAPE, "a black disc", reversi::BLACK_RIM, reversi::FELT);
    check(SHAPE, "a white disc", reversi::WHITE[1], reversi::FELT);
    for board in [deblockle::BOARD, deblockle::BOARD_DARK] {
        check(
            SHAPE,
            "the edge of gold and of stars",
            deblockle::EDGE,
            board,
        );
        check(SHAPE, "the edge of blue", deblockle::BLUE_EDGE, board);
        check(SHAPE, "a ghost's symbol", deblockle::GHOST_INK, board);
    }
    check(
        SHAPE,
        "a gold block and its edge",
        deblockle::GOLD[0],
        deblockle::EDGE,
    );
    check(
        SHAPE,
        "a star and its edge",
        deblockle::STAR,
        deblockle::EDGE,
    );
    check(
        SHAPE,
        "a blue block and its edge",
        deblockle::BLUE[0],
        deblockle::BLUE_EDGE,
    );
}
