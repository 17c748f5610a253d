//! Scores and reasons in words and signs.

use crate::{
    app::{Cost, Fault, Gain, Grade, Play, Seen, SiteValue, Why},
    catalog::GameId,
    engine::Score,
    lang::{Lang, Value},
    record::Worth,
    rules::{Side, Site},
    ui::play::words::side_name,
};

/// How many digits after the decimal mark an estimate is shown with. Discs are counted whole.
fn digits(game: GameId) -> usize {
    match game {
        GameId::Reversi => 0,
        GameId::Coerceo | GameId::Deblockle => 1,
    }
}

/// An estimate as it is shown: hundredths, rounded to the digits that are shown.
fn rounded(game: GameId, value: i32) -> i32 {
    let step = match digits(game) {
        0 => 100,
        _ => 10,
    };
    (f64::from(value) / f64::from(step)).round() as i32 * step
}

/// The side that is ahead, and by how many of the game's units.
fn ahead(value: i32) -> (Side, f64) {
    let side = if value < 0 { Side::Second } else { Side::First };
    (side, f64::from(value.abs()) / 100.0)
}

/// The side that a worth favours; `None` if it is even.
pub(crate) fn favours(game: GameId, worth: Worth) -> Option<Side> {
    let value = match worth {
        Worth::Win(_) => 1,
        Worth::Loss(_) => -1,
        Worth::Estimate(value) => rounded(game, value),
        Worth::Exact(value) => value,
    };
    match value.signum() {
        1 => Some(Side::First),
        0 => None,
        _ => Some(Side::Second),
    }
}

/// A sign as short as can be: the lead of the side whose colour it is shown in, or the result with
/// the turns that it takes.
pub(crate) fn short(lang: &Lang, game: GameId, worth: Worth) -> String {
    match worth {
        Worth::Win(plies) => result(WON, plies),
        Worth::Loss(plies) => result(LOST, plies),
        Worth::Exact(0) => drawn(game).to_owned(),
        Worth::Exact(value) => format!("+{}", lang.decimal(ahead(value).1, 0)),
        Worth::Estimate(value) => {
            let (plus, lead) = lead(lang, game, value);
            let plus = if plus == Sign::None { "" } else { "+" };
            format!("{plus}{lead}")
        }
    }
}

/// The results as the first side sees them.
const WON: &str = "1\u{2013}0";
const LOST: &str = "0\u{2013}1";
const DRAWN: &str = "\u{bd}\u{2013}\u{bd}";

/// A proven draw. Where discs are counted it stands among their differences.
fn drawn(game: GameId) -> &'static str {
    match game {
        GameId::Reversi => "0",
        GameId::Coerceo | GameId::Deblockle => DRAWN,
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Plus,
    None,
    Minus,
}

/// An estimate's sign and size. Large ones do without decimals.
fn lead(lang: &Lang, game: GameId, value: i32) -> (Sign, String) {
    const LARGE: f64 = 10.0;
    let value = rounded(game, value);
    let lead = ahead(value).1;
    let digits = if lead < LARGE { digits(game) } else { 0 };
    let sign = match value.signum() {
        1 => Sign::Plus,
        0 => Sign::None,
        _ => Sign::Minus,
    };
    (sign, lang.decimal(lead, digits))
}

/// What a turn is worth to the side to move, to be written on the board: a signed number, or the
/// result.
pub(crate) fn signed(lang: &Lang, game: GameId, value: &SiteValue) -> String {
    let result = match value.worth {
        Worth::Win(_) => Some(WON),
        Worth::Loss(_) => Some(LOST),
        Worth::Exact(0) => Some(drawn(game)),
        Worth::Exact(_) | Worth::Estimate(_) => None,
    };
    if let Some(result) = result {
        return result.to_owned();
    }
    own(lang, game, value.score)
}

/// The same in a list, where there is room for the turns that a result takes.
pub(crate) fn of_line(lang: &Lang, game: GameId, line: &Seen) -> String {
    match line.worth {
        Worth::Win(_) | Worth::Loss(_) | Worth::Exact(0) => short(lang, game, line.worth),
        Worth::Exact(_) | Worth::Estimate(_) => own(lang, game, line.score),
    }
}

/// A score with the sign that it has for the side to move.
fn own(lang: &Lang, game: GameId, score: Score) -> String {
    let (sign, lead) = lead(lang, game, score.value());
    match sign {
        Sign::Plus => format!("+{lead}"),
        Sign::None => lead,
        Sign::Minus => format!("\u{2212}{lead}"),
    }
}

/// The same in words, as a part of a site's name.
pub(crate) fn site_value(lang: &Lang, play: &Play, value: &SiteValue) -> String {
    let score = score(lang, play, value.worth);
    let key = match value.grade {
        Grade::Best => "site-value-best",
        Grade::Good | Grade::Fair | Grade::Poor | Grade::Bad => "site-value",
    };
    lang.format(key, &[("score", score.into())])
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
        Worth::Estimate(value) => match rounded(play.game, value) {
            0 => lang.text("score-even"),
            value => by("score-ahead", value, digits(play.game)),
        },
    }
}

/// What a turn cost, as a sentence; `None` if it cost nothing that can be seen.
pub(crate) fn costs(lang: &Lang, game: GameId, cost: Cost) -> Option<String> {
    let percent = (cost.chance * 100.0).round() as i64;
    let units = cost.units.map_or(0, |units| rounded(game, units));
    let percent_arg = ("percent", Value::Whole(percent));
    if 0 < units {
        let digits = digits(game);
        let value = f64::from(units) / 100.0;
        let value = ("value", Value::Decimal { value, digits });
        let units = lang.format("cost-units", &[("game", game.slug().into()), value]);
        let args = [("units", units.into()), percent_arg];
        return Some(lang.format("cost-told", &args));
    }
    (0 < percent).then(|| lang.format("cost-told-chances", &[percent_arg]))
}

/// The same as short as can be, for a list.
pub(crate) fn short_cost(lang: &Lang, game: GameId, cost: Cost) -> Option<String> {
    let percent = (cost.chance * 100.0).round() as i64;
    match cost.units {
        Some(units) => match rounded(game, units) {
            0 => None,
            units => Some(format!("\u{2212}{}", lead(lang, game, units).1)),
        },
        None if 0 < percent => Some(lang.format("cost-percent", &[("percent", percent.into())])),
        None => None,
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

#[cfg(test)]
mod tests {
    use super::{of_line, short};
    use crate::{
        app::Seen,
        catalog::GameId,
        engine::Score,
        lang::{Lang, Language},
        record::Worth,
    };

    #[test]
    fn a_line_has_the_sign_of_its_first_turn_on_the_board() {
        let lang = Lang::new(Language::En);
        let sign = |game, worth, score| {
            let line = Seen {
                worth,
                score,
                turns: Vec::new(),
                first: "f5".to_owned(),
            };
            of_line(&lang, game, &line)
        };
        let (reversi, coerceo) = (GameId::Reversi, GameId::Coerceo);
        // White leads by ten: seen by Black, who is to move, and by White.
        let worth = Worth::Exact(-1000);
        assert_eq!(sign(reversi, worth, Score::Exact(-1000)), "\u{2212}10");
        assert_eq!(sign(reversi, worth, Score::Exact(1000)), "+10");
        assert_eq!(short(&lang, reversi, worth), "+10", "in White's colour");
        let worth = Worth::Estimate(-150);
        assert_eq!(sign(coerceo, worth, Score::Estimate(150)), "+1.5");
        assert_eq!(sign(coerceo, Worth::Exact(0), Score::Exact(0)), "½–½");
        assert_eq!(sign(reversi, Worth::Exact(0), Score::Exact(0)), "0");
        assert_eq!(sign(coerceo, Worth::Loss(4), Score::Loss(4)), "0–1 2");
    }
}
