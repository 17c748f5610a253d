//! Who plays in a match.

use std::{fmt, time::Duration};

use rand_chacha::ChaCha8Rng;

use crate::{
    cli::contest::draw,
    engine::{Answer, Ask, Level, Limits, Reach, Report, Stop, Style, TranspositionTable},
    rules::Reason,
    session::Table,
};

/// A player as the arguments describe it.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    /// As it was written.
    text: String,
    kind: Kind,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    /// Any legal turn.
    Random,
    /// What looks best after one turn, without a look at the answer.
    Greedy,
    /// As strong as the limits let it be.
    Limited(Limits),
    /// A level, from 1, with the limits that hold it beside its own.
    Level(usize, Limits),
}

/// Of one ply, and settled by nothing but the smallest of errors between equals, so that games differ.
const GREEDY: Level = Level {
    reach: Reach::Plies(1),
    overlooks: 0,
    misjudges: 1,
    settles: false,
};

/// How long a level thinks that has no reach of its own, where nothing is said.
const USUAL: Limits = Limits {
    depth: None,
    nodes: Some(1_000_000),
    time: None,
    clock: None,
};

impl Player {
    /// Reads `random`, `greedy`, a level, or limits like `nodes=1000`; more limits and a level
    /// with limits are written with colons between.
    pub(super) fn read(text: &str) -> Result<Self, Reason> {
        let wrong = || Reason::new("cli-player").text("text", text);
        let kind = match text {
            "random" => Kind::Random,
            "greedy" => Kind::Greedy,
            _ => {
                let (mut level, mut limits) = (None, Limits::default());
                for (place, part) in text.split(':').enumerate() {
                    match part.split_once('=') {
                        None if place == 0 => {
                            let number = part.parse().ok().filter(|n| (1..=8).contains(n));
                            level = Some(number.ok_or_else(wrong)?);
                        }
                        None => return Err(wrong()),
                        Some((key, value)) => {
                            set_limit(&mut limits, key, value).ok_or_else(wrong)?;
                        }
                    }
                }
                match level {
                    None => Kind::Limited(limits),
                    Some(level) => Kind::Level(level, limits),
                }
            }
        };
        Ok(Self {
            text: text.to_owned(),
            kind,
        })
    }

    /// Chooses a turn; the game on the table is not over. Also tells what it cost.
    pub(super) fn choose(
        &self,
        table: &dyn Table,
        memory: &TranspositionTable,
        seed: u64,
        luck: &mut ChaCha8Rng,
    ) -> (String, Report) {
        let (style, limits) = match self.kind {
            Kind::Random => {
                let choices = table.choices();
                let text = choices[draw(luck, choices.len())].text.clone();
                return (text, Report::default());
            }
            Kind::Greedy => (Style::Level(GREEDY), Limits::default()),
            Kind::Limited(limits) => (Style::Win, limits),
            Kind::Level(number, limits) => {
                let level = table.thinker().levels()[number - 1];
                let endless = level.reach == Reach::Time && limits.is_infinite();
                let limits = if endless { USUAL } else { limits };
                (Style::Level(level), limits)
            }
        };
        let ask = Ask {
            limits,
            style,
            lines: 1,
            threads: 1,
            seed,
        };
        let stop = Stop::default();
        let Answer { turn, report } = table.thinker().think(&ask, memory, &stop, &mut |_| ());
        (turn.expect("the game goes on"), report)
    }
}

/// `None` if there is no such limit or it is no number.
fn set_limit(limits: &mut Limits, key: &str, value: &str) -> Option<()> {
    match key {
        "movetime" => limits.time = Some(Duration::from_millis(value.parse().ok()?)),
        "nodes" => limits.nodes = Some(value.parse().ok()?),
        "depth" => limits.depth = Some(value.parse().ok()?),
        _ => return None,
    }
    Some(())
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
