//! The clocks of GGF: `05:00/00:10/02:00`, what a side has, what each of its turns adds, and what it
//! is given once when its time is up.

use std::{mem, time::Duration};

use crate::{record::Record, rules::Side, session::Table};

/// What a side has left for the game, and what each of its turns adds. `None` without a clock.
pub(crate) fn clock(table: &dyn Table, side: Side) -> Option<(Duration, Duration)> {
    let record = table.record();
    let root = record.node(Record::ROOT);
    let own = match side {
        Side::First => "ggf.TB",
        Side::Second => "ggf.TW",
    };
    let text = root.note(own).or(root.note("ggf.TI"))?;
    let mut parts = text.split('/').map(read);
    let main = parts.next()??;
    let mut part = || parts.next().flatten().unwrap_or_default();
    let (each, mut extra) = (part(), part());
    // Where there is only what a turn adds, the first turn has that too.
    let mut left = if main.is_zero() { each } else { main };
    let has_clock = !(left + extra).is_zero();
    let path = record.path(record.here());
    let turns = path
        .iter()
        .filter(|&&id| table.played(id).is_some_and(|played| played.side == side));
    for &id in turns {
        let millis = record.node(id).millis.unwrap_or_default();
        let took = Duration::from_millis(millis.into());
        if left < took {
            left += mem::take(&mut extra);
        }
        left = left.saturating_sub(took) + each;
    }
    if left.is_zero() {
        left = extra;
    }
    has_clock.then_some((left, each))
}

/// `hours:minutes:seconds`, of which the first may be missing, and all of them where nothing is
/// given; seconds may have a fraction. Servers may add after a comma how a time counts.
fn read(text: &str) -> Option<Duration> {
    let text = text.split(',').next().unwrap_or_default().trim();
    if text.is_empty() {
        return Some(Duration::ZERO);
    }
    let (longer, last) = text.rsplit_once(':').unwrap_or(("0", text));
    let mut minutes = 0_u64;
    for part in longer.split(':') {
        let number: u32 = part.parse().ok()?;
        minutes = minutes.checked_mul(60)?.checked_add(number.into())?;
    }
    let is_number = last
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'.');
    let secs: f64 = last.parse().ok().filter(|_| is_number)?;
    let whole = minutes as f64 * 60.0 + secs;
    // Nobody plays for longer than a year.
    (whole < 366.0 * 24.0 * 3600.0).then(|| Duration::from_secs_f64(whole))
}
