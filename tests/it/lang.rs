//! Messages, numbers, times and the sentences made of what the rules report.

use std::time::Duration;

use jiff::{Timestamp, tz::TimeZone};
use tavola::{
    lang::{Lang, Language, Value, parse_decimal},
    rules::{Arg, Effect, Outcome, Reason, Side, Site, Token},
};

fn every() -> [Lang; 4] {
    Language::ALL.map(Lang::new)
}

/// What each language makes of something, in the order of [`Language::ALL`].
fn each(make: impl Fn(&Lang) -> String) -> [String; 4] {
    every().each_ref().map(make)
}

#[test]
fn the_desktop_s_language_is_spoken() {
    fn check(locales: &[&str], language: Language) {
        assert_eq!(Language::from_system(locales), language, "{locales:?}");
    }
    check(&["fi_FI.UTF-8"], Language::Fi);
    check(&["fi"], Language::Fi);
    check(&["nb_NO"], Language::Nb);
    check(&["no"], Language::Nb);
    check(&["nn-NO"], Language::Nb);
    check(&["el-GR"], Language::El);
    check(&["de-DE", "el-CY", "en"], Language::El);
    check(&["C", "fi_FI"], Language::En);
    check(&["C.UTF-8"], Language::En);
    check(&["POSIX"], Language::En);
    check(&["fil-PH"], Language::En);
    check(&["", "@", "."], Language::En);
    check(&[], Language::En);
    for language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), Some(language));
    }
    assert_eq!(Language::from_code("sv"), None);
}

#[test]
fn numbers_are_written_as_each_language_does() {
    let all = |text: &str| [text; 4].map(str::to_owned);
    assert_eq!(each(|lang| lang.whole(0)), all("0"));
    assert_eq!(each(|lang| lang.whole(9999)), all("9999"));
    assert_eq!(each(|lang| lang.whole(-7)), all("\u{2212}7"));
    assert_eq!(
        each(|lang| lang.whole(1_234_567)),
        [
            "1,234,567",
            "1\u{a0}234\u{a0}567",
            "1\u{a0}234\u{a0}567",
            "1.234.567"
        ]
    );
    assert_eq!(
        each(|lang| lang.whole(i64::MIN))[0],
        "\u{2212}9,223,372,036,854,775,808"
    );
    assert_eq!(
        each(|lang| lang.decimal(1.5, 1)),
        ["1.5", "1,5", "1,5", "1,5"]
    );
    assert_eq!(
        each(|lang| lang.decimal(-0.04, 1)),
        ["0.0", "0,0", "0,0", "0,0"]
    );
    assert_eq!(
        each(|lang| lang.decimal(-12_345.678, 2)),
        [
            "\u{2212}12,345.68",
            "\u{2212}12\u{a0}345,68",
            "\u{2212}12\u{a0}345,68",
            "\u{2212}12.345,68"
        ]
    );
    // Inside a message too.
    let value = Value::Decimal {
        value: 0.25,
        digits: 2,
    };
    assert_eq!(
        each(|lang| lang.format("duration-seconds", &[("seconds", value.clone())])),
        ["0.25 s", "0,25 s", "0,25 s", "0,25 δευτ."]
    );
}

#[test]
fn plural_forms_are_selected_by_the_number_and_not_by_its_text() {
    let bytes = |n: u64| each(|lang| lang.size(n));
    assert_eq!(bytes(0), ["0 bytes", "0 tavua", "0 byte", "0 byte"]);
    assert_eq!(bytes(1), ["1 byte", "1 tavu", "1 byte", "1 byte"]);
    assert_eq!(
        bytes(999),
        ["999 bytes", "999 tavua", "999 byte", "999 byte"]
    );
    assert_eq!(bytes(1200), ["1.2 kB", "1,2 kt", "1,2 kB", "1,2 kB"]);
    assert_eq!(bytes(999_949)[0], "999.9 kB");
    assert_eq!(bytes(999_999)[0], "1.0 MB");
    assert_eq!(bytes(u64::MAX)[1], "18\u{a0}446\u{a0}744\u{a0}073,7 Gt");
}

#[test]
fn a_decimal_is_read_with_comma_and_with_point() {
    fn check(text: &str, number: Option<f64>) {
        assert_eq!(parse_decimal(text), number, "{text:?}");
    }
    check("1.5", Some(1.5));
    check("1,5", Some(1.5));
    check(" 12\u{a0}345,25 ", Some(12_345.25));
    check("\u{2212}3", Some(-3.0));
    check("1.234,5", None);
    check("", None);
    check(",", None);
    check("1e5", None);
    check("inf", None);
    check("NaN", None);
    check(&"9".repeat(400), None);
    check("１", None);
}

#[test]
fn times_are_written_as_each_language_does() {
    let time: Timestamp = "2026-03-03T07:05:09Z".parse().expect("a time");
    let zone = TimeZone::fixed(jiff::tz::offset(2));
    let when = |now: &str| {
        let now: Timestamp = now.parse().expect("a time");
        let now = now.to_zoned(zone.clone());
        each(|lang| lang.when(time, &now))
    };
    assert_eq!(
        when("2026-03-03T21:59:00Z"),
        [
            "Today, 09:05",
            "Tänään klo 9.05",
            "I dag kl. 09:05",
            "Σήμερα, 09:05"
        ]
    );
    // Midnight is that of the zone.
    assert_eq!(
        when("2026-03-03T22:00:00Z"),
        [
            "Yesterday, 09:05",
            "Eilen klo 9.05",
            "I går kl. 09:05",
            "Χθες, 09:05"
        ]
    );
    assert_eq!(
        when("2026-12-24T12:00:00Z"),
        ["3 March", "3. maaliskuuta", "3. mars", "3 Μαρτίου"]
    );
    assert_eq!(
        when("2027-03-03T12:00:00Z"),
        [
            "3 March 2026",
            "3. maaliskuuta 2026",
            "3. mars 2026",
            "3 Μαρτίου 2026"
        ]
    );
    // A clock that was set back.
    assert_eq!(when("2026-03-01T12:00:00Z")[0], "3 March");

    let lang = Lang::new(Language::En);
    let now = time.to_zoned(zone.clone());
    let recorded = |date: &str| lang.recorded(date, &now);
    assert_eq!(
        recorded("2026-03-03T07:05:09Z").as_deref(),
        Some("Today, 09:05")
    );
    for day in ["2019-10-12", "2019.10.12"] {
        assert_eq!(recorded(day).as_deref(), Some("12 October 2019"));
    }
    for other in ["1998", "12/10/1998", "2019.13.40", "Spring"] {
        assert_eq!(recorded(other).as_deref(), Some(other));
    }
    for nothing in ["", "?", "????.??.??"] {
        assert_eq!(recorded(nothing), None);
    }
    let clock = |seconds| lang.clock(Duration::from_secs(seconds));
    assert_eq!(clock(0), "0:00");
    assert_eq!(clock(307), "5:07");
    assert_eq!(clock(3907), "1:05:07");
    assert_eq!(clock(360_000), "100:00:00");
    let duration = |millis| each(|lang| lang.duration(Duration::from_millis(millis)));
    assert_eq!(duration(1570), ["1.5 s", "1,5 s", "1,5 s", "1,5 δευτ."]);
    assert_eq!(duration(9999)[0], "9.9 s");
    assert_eq!(duration(59_999)[0], "59 s");
    assert_eq!(duration(200_000)[3], "3 λεπ. 20 δευτ.");
    assert_eq!(duration(7_500_000)[1], "2 t 5 min");
}

#[test]
fn an_unknown_key_is_shown_itself() {
    for lang in every() {
        assert_eq!(lang.text("no-such-message"), "no-such-message");
        assert_eq!(lang.text(""), "");
        assert_eq!(lang.text("{ $x"), "{ $x");
        assert!(!lang.has("no-such-message"));
        assert!(lang.has("game-coerceo"));
    }
}

#[test]
fn reasons_and_outcomes_are_told() {
    let name = |site: Site| format!("f{}", site.0);
    let reason = Reason::new("option-bad-value")
        .text("key", "quiet")
        .text("value", "x");
    assert_eq!(
        each(|lang| lang.reason(&reason, &name)),
        [
            "The rule “quiet” cannot be “x”.",
            "Säännön ”quiet” arvoksi ei käy ”x”.",
            "Regelen «quiet» kan ikke settes til «x».",
            "Ο κανόνας «quiet» δεν μπορεί να πάρει την τιμή «x».",
        ]
    );
    let outcome = Outcome::win(Side::Second, "resigned");
    assert_eq!(
        each(|lang| lang.outcome("reversi", ["black", "white"], &outcome)),
        [
            "White wins: Black resigned.",
            "Valkoinen voitti: musta luovutti.",
            "Hvit vant: svart ga opp.",
            "Ο λευκός κέρδισε: ο μαύρος εγκατέλειψε.",
        ]
    );
    let outcome = Outcome::win(Side::Second, "discs");
    assert_eq!(
        each(|lang| lang.ended("reversi", &outcome, [25, 39])),
        [
            "39 discs to 25.",
            "Kiekot 39–25.",
            "39 brikker mot 25.",
            "39 πούλια έναντι 25.",
        ]
    );
    let items = ["a", "b", "c"];
    let lists = |n: usize| each(|lang| lang.list(&items[..n]));
    assert_eq!(lists(0)[0], "");
    assert_eq!(lists(1)[0], "a");
    assert_eq!(lists(2), ["a and b", "a ja b", "a og b", "a και b"]);
    assert_eq!(
        lists(3),
        ["a, b and c", "a, b ja c", "a, b og c", "a, b και c"]
    );
}

#[test]
fn a_cause_without_a_message_is_still_told_by_its_key() {
    let cause = Reason::new("nowhere").with("at", Arg::Site(Site(1)));
    let effect = Effect::Placed {
        at: Site(1),
        token: Token(0),
        cause,
    };
    let lang = Lang::new(Language::Fi);
    let told = lang.told(&[effect.clone(), effect], &|site| format!("{site:?}"));
    assert_eq!(told, "nowhere nowhere");
    assert_eq!(lang.told(&[], &|site| format!("{site:?}")), "");
}
