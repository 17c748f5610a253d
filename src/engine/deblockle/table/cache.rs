//! The tables that are ready, one for each set of rules, for the whole program.

use std::{
    sync::{Condvar, Mutex, OnceLock, PoisonError},
    thread,
    time::Duration,
};

use crate::{
    engine::{Stop, deblockle::table::Table},
    rules::deblockle::Rules,
};

/// As many as there are rules.
const RULES: usize = 16;

static TABLES: [Slot; RULES] = [const { Slot::new() }; RULES];

/// A table, once it is worked out.
struct Slot {
    table: OnceLock<Table>,
    begun: Mutex<bool>,
    ready: Condvar,
}

impl Slot {
    const fn new() -> Self {
        Self {
            table: OnceLock::new(),
            begun: Mutex::new(false),
            ready: Condvar::new(),
        }
    }

    fn of(rules: Rules) -> &'static Self {
        let Rules {
            slider,
            no_hop,
            adjacent,
        } = rules;
        &TABLES[slider as usize * 4 + no_hop as usize * 2 + adjacent as usize]
    }
}

/// The table of these rules, if it is ready. Never waits; cheap enough for a search.
#[inline]
pub fn table(rules: Rules) -> Option<&'static Table> {
    Slot::of(rules).table.get()
}

/// Works the table out in the background, unless that has begun. The thread ends by itself within
/// a fraction of a second.
pub fn begin(rules: Rules) {
    let slot = Slot::of(rules);
    let mut begun = slot.begun.lock().unwrap_or_else(PoisonError::into_inner);
    if *begun {
        return;
    }
    let work = move || {
        slot.table.get_or_init(|| Table::solve(rules));
        // Whoever looks before this has the lock, and whoever waits hears of it.
        drop(slot.begun.lock());
        slot.ready.notify_all();
    };
    let builder = thread::Builder::new().name("deblockle table".to_owned());
    // Without a thread to be had the table is worked out when it is waited for.
    *begun = builder.spawn(work).is_ok();
}

/// The table of these rules, worked out here and now if nobody has begun.
pub fn wait(rules: Rules) -> &'static Table {
    let slot = Slot::of(rules);
    slot.table.get_or_init(|| Table::solve(rules))
}

/// Begins, and waits until the table is ready or it is told to stop.
pub(crate) fn wait_unless(rules: Rules, stop: &Stop) {
    const LOOK: Duration = Duration::from_millis(5);
    begin(rules);
    let slot = Slot::of(rules);
    let mut begun = slot.begun.lock().unwrap_or_else(PoisonError::into_inner);
    while *begun && slot.table.get().is_none() && !stop.is_stopped() {
        let waited = slot.ready.wait_timeout(begun, LOOK);
        begun = waited.unwrap_or_else(PoisonError::into_inner).0;
    }
}
