//! The clocks of GGF: `05:00/00:10/02:00`, what a side has, what each of its turns adds, and what
//! nobody counts on here: how long it may go on after that.

use std::time::Duration;

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
    let mut parts = text.split('/');
    let main = read(parts.next()?)?;
    let each = parts.next().and_then(read).unwrap_or_default();
    let path = record.path(record.here());
    let turns = path
        .iter()
        .filter(|&&id| table.played(id).is_some_and(|played| played.side == side));
    let mut left = main;
    for &id in turns {
        let millis = record.node(id).millis.unwrap_or_default();
        left = left.saturating_sub(Duration::from_millis(millis.into())) + each;
    }
    (!main.is_zero()).then_some((left, each))
}

/// `hours:minutes:seconds`, of which the first may be missing. Servers may add after a comma how a
/// time counts.
fn read(text: &str) -> Option<Duration> {
    let text = text.split(',').next().unwrap_or_default().trim();
    let mut secs = 0_u64;
    for part in text.split(':') {
        let number: u32 = part.parse().ok()?;
        secs = secs.checked_mul(60)?.checked_add(number.into())?;
    }
    // Nobody plays for longer than a year.
    (secs < 366 * 24 * 3600).then(|| Duration::from_secs(secs))
}
