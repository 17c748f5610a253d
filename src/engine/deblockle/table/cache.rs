//! The tables that are ready, one for each set of rules, for the whole program.

use std::{sync::OnceLock, thread};

use crate::{
    engine::deblockle::table::Table,
    rules::deblockle::{Adjacent, NoHop, Rules, Slider},
};

/// As many as there are rules.
const RULES: usize = 16;

static TABLES: [OnceLock<Table>; RULES] = [const { OnceLock::new() }; RULES];

fn slot(rules: Rules) -> &'static OnceLock<Table> {
    let Rules {
        slider,
        no_hop,
        adjacent,
    } = rules;
    let slider = match slider {
        Slider::Halt => 0,
        Slider::Strict => 1,
        Slider::Forced => 2,
        Slider::Beside => 3,
    };
    let no_hop = match no_hop {
        NoHop::Illegal => 0,
        NoHop::Ends => 4,
    };
    let adjacent = match adjacent {
        Adjacent::Allowed => 0,
        Adjacent::Forbidden => 8,
    };
    &TABLES[slider + no_hop + adjacent]
}

/// The table of these rules, if it is ready. Never waits; cheap enough for a search.
pub fn table(rules: Rules) -> Option<&'static Table> {
    slot(rules).get()
}

/// The table of these rules, worked out here and now if nobody has begun.
pub fn wait(rules: Rules) -> &'static Table {
    slot(rules).get_or_init(|| Table::solve(rules))
}

/// Works the table out in the background, unless it is ready. The thread ends by itself within a
/// fraction of a second. Without a thread to be had the table is worked out when it is waited for.
pub fn begin(rules: Rules) {
    if table(rules).is_none() {
        let builder = thread::Builder::new().name("deblockle table".to_owned());
        builder.spawn(move || _ = wait(rules)).ok();
    }
}
