//! Scores and reasons in words and signs.

use crate::{
    app::{Fault, Gain, Play, Why},
    lang::{Lang, Value},
    record::Worth,
    rules::{Side, Site},
    ui::play::words::side_name,
};

/// What a reader is told of an advantage: the side, and hundredths of the game's unit.
fn ahead(value: i32) -> (Side, f64) {
    let side = if value < 0 { Side::Second } else { Side::First };
    (side, f64::from(value.abs()) / 100.0)
}

/// The side that a worth favours; `None` if it is even.
pub(crate) fn favours(worth: Worth) -> Option<Side> {
    match worth {
        Worth::Win(_) => Some(Side::First),
        Worth::Loss(_) => Some(Side::Second),
        Worth::Estimate(value) | Worth::Exact(value) => match value.signum() {
            1 => Some(Side::First),
            0 => None,
            _ => Some(Side::Second),
        },
    }
}

/// A sign as short as can be: the lead of the side whose colour it is shown in, or the result with
/// the turns that it takes.
pub(crate) fn short(lang: &Lang, worth: Worth) -> String {
    match worth {
        Worth::Win(plies) => result("1\u{2013}0", plies),
        Worth::Loss(plies) => result("0\u{2013}1", plies),
        Worth::Exact(0) => "\u{bd}\u{2013}\u{bd}".to_owned(),
        Worth::Exact(value) => format!("+{}", lang.decimal(ahead(value).1, 0)),
        Worth::Estimate(value) => {
            let lead = ahead(value).1;
            let text = lang.decimal(lead, usize::from(lead < 10.0));
            let plus = if value == 0 { "" } else { "+" };
            format!("{plus}{text}")
        }
    }
}

fn result(result: &str, plies: u32) -> String {
    if plies == 0 {
        result.to_owned()
    } else {
        format!("{result} {}", plies.div_ceil(2))
    }
}

/// A score in words.
pub(crate) fn score(lang: &Lang, play: &Play, worth: Worth) -> String {
    let name = |side: Side| side_name(lang, play.table.sides(), side);
    let wins = |side: Side, plies: u32| {
        let turns = plies.div_ceil(2);
        lang.format(
            "score-wins",
            &[("side", name(side).into()), ("turns", turns.into())],
        )
    };
    let by = |key: &str, value: i32, digits: usize| {
        let (side, value) = ahead(value);
        let value = lang.decimal(value, digits);
        lang.format(key, &[("side", name(side).into()), ("value", value.into())])
    };
    match worth {
        Worth::Win(plies) => wins(Side::First, plies),
        Worth::Loss(plies) => wins(Side::Second, plies),
        Worth::Exact(0) => lang.text("score-draw"),
        Worth::Exact(value) => by("score-exact", value, 0),
        Worth::Estimate(0) => lang.text("score-even"),
        Worth::Estimate(value) => by("score-ahead", value, 1),
    }
}

/// Whether a score is certain.
pub(crate) fn is_proven(worth: Worth) -> bool {
    match worth {
        Worth::Win(_) | Worth::Loss(_) | Worth::Exact(_) => true,
        Worth::Estimate(_) => false,
    }
}

/// The name of a fault.
pub(crate) fn fault(lang: &Lang, fault: Fault) -> String {
    lang.text(match fault {
        Fault::Inaccuracy => "fault-inaccuracy",
        Fault::Mistake => "fault-mistake",
        Fault::Blunder => "fault-blunder",
    })
}

/// 1,2 M or 340 k.
pub(crate) fn large(lang: &Lang, number: u64) -> String {
    let (key, unit) = if 1_000_000 <= number {
        ("million", 1e6)
    } else {
        ("thousand", 1e3)
    };
    let value = number as f64 / unit;
    let digits = usize::from(value < 10.0);
    lang.format(key, &[("number", lang.decimal(value, digits).into())])
}

/// The reasons for a turn as sentences.
pub(crate) fn why(lang: &Lang, play: &Play, reasons: &[Why]) -> String {
    /// More would not be read.
    const MOST: usize = 4;
    let side = play.table.turn();
    let told = reasons
        .iter()
        .filter_map(|why| sentence(lang, play, side, why));
    told.take(MOST).collect::<Vec<_>>().join(" ")
}

fn sentence(lang: &Lang, play: &Play, side: Side, why: &Why) -> Option<String> {
    let sides = play.table.sides();
    let gain = |gain: &Gain| gained(lang, play, gain);
    let whose = |side: Side| ("other", Value::from(sides[side.index()]));
    let turns = |turns: u32| ("turns", Value::from(turns));
    Some(match why {
        Why::Only => lang.text("why-only"),
        Why::Wins { turns: count } => lang.format("why-wins", &[turns(*count)]),
        Why::HoldsOut { .. } => lang.text("why-holds-out"),
        Why::Draws => lang.text("why-draws"),
        Why::Does(what) => lang.format("why-does", &[("what", gain(what)?.into())]),
        Why::Later {
            turns: count,
            gain: what,
        } => {
            let args = [turns(*count), whose(side), ("what", gain(what)?.into())];
            lang.format("why-later", &args)
        }
        Why::Prevents(what) => {
            let args = [whose(!side), ("what", gain(what)?.into())];
            lang.format("why-prevents", &args)
        }
        Why::Blocks => lang.text("why-blocks"),
        Why::FewReplies(count) => lang.format("why-few", &[("count", (*count).into())]),
        Why::Stands(chance) => {
            let how = match chance {
                88.. => "winning",
                68.. => "better",
                55.. => "good",
                45.. => "even",
                25.. => "behind",
                _ => "losing",
            };
            lang.format("why-stands", &[("how", how.into())])
        }
    })
}

fn gained(lang: &Lang, play: &Play, gain: &Gain) -> Option<String> {
    let name = |site: Site| play.table.site_name(site);
    match gain {
        Gain::Effects(effects) => lang.gains(effects, &name),
        Gain::Corner(site) => Some(lang.format("gain-corner", &[("site", name(*site).into())])),
    }
}
