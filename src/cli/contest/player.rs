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
    /// Whether it thinks by the search of all games, where the game has an engine of its own.
    plain: bool,
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
    /// A weak player that is no level, to try what levels could be.
    Weak(Level, Limits),
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
    /// Reads `random`, `greedy`, or parts with colons between: a level, limits like `nodes=1000`,
    /// and faults like `overlooks=20`. `plain:` before them stands for the search of all games.
    pub(super) fn read(text: &str) -> Result<Self, Reason> {
        let (plain, words) = match text.strip_prefix("plain:") {
            Some(words) => (true, words),
            None => (false, text),
        };
        let kind = match words {
            "random" => Some(Kind::Random),
            "greedy" => Some(Kind::Greedy),
            _ => Kind::read(words),
        };
        let kind = kind.ok_or_else(|| Reason::new("cli-player").text("text", text))?;
        Ok(Self {
            text: text.to_owned(),
            plain,
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
            Kind::Weak(level, limits) => (Style::Level(level), limits),
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
        let mut thinker = table.thinker();
        let mut tell = |_: &Report| ();
        let Answer { turn, report } = match thinker.plain() {
            Some(plain) if self.plain => plain.think(&ask, memory, &stop, &mut tell),
            Some(_) | None => thinker.think(&ask, memory, &stop, &mut tell),
        };
        (turn.expect("the game goes on"), report)
    }
}

impl Kind {
    fn read(text: &str) -> Option<Self> {
        let (mut number, mut limits) = (None, Limits::default());
        let (mut level, mut is_weak) = (Level::sound(Reach::Time), false);
        let mut ending = None;
        for (place, part) in text.split(':').enumerate() {
            let Some((key, value)) = part.split_once('=') else {
                let count = part.parse().ok().filter(|n| (1..=8).contains(n))?;
                number = Some(count).filter(|_| place == 0);
                number?;
                continue;
            };
            match key {
                "movetime" => limits.time = Some(Duration::from_millis(value.parse().ok()?)),
                "nodes" => limits.nodes = Some(value.parse().ok()?),
                "depth" => limits.depth = Some(value.parse().ok()?),
                "overlooks" => level.overlooks = value.parse().ok().filter(|&n| n <= 100)?,
                "misjudges" => level.misjudges = value.parse().ok()?,
                "settles" if ["yes", "no"].contains(&value) => level.settles = value == "yes",
                "ending" => ending = Some(value.parse().ok()?),
                _ => return None,
            }
            is_weak |= ["overlooks", "misjudges", "settles", "ending"].contains(&key);
        }
        if let Some(empties) = ending {
            let plies = limits.depth.take()?;
            level.reach = Reach::Endgame { plies, empties };
        }
        match (number, is_weak) {
            (None, false) => Some(Self::Limited(limits)),
            (Some(number), false) => Some(Self::Level(number, limits)),
            (None, true) => Some(Self::Weak(level, limits)),
            (Some(_), true) => None,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
