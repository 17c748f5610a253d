//! The optional rules of Coerceo.

use crate::rules::{Judge, OptionError, OptionSpec, Options, Values};

/// The optional rules. `exchange` and `twelve` remember whether they were chosen, because a
/// position line that names them overrides a default but not a choice. Two values are equal when
/// they mean the same rules.
#[derive(Clone, Debug)]
pub struct CoerceoOptions {
    pub(super) exchange: Option<u8>,
    pub(super) twelve: Option<Switch>,
    pub(super) start: Start,
    pub(super) no_move: NoMove,
    pub(super) cura: Switch,
    repetition: Verdict,
    bare: Verdict,
    /// Turns of both sides without progress that make a draw.
    quiet: Option<u32>,
}

/// What one exchange costs unless an option says otherwise.
pub(super) const COST: u8 = 2;

/// The largest number of quiet turns that can be asked for.
const MOST_QUIET: u32 = 10_000;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Switch {
    Off,
    On,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Start {
    Laurentius,
    Ocius,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoMove {
    Loss,
    Draw,
}

/// What the session makes of a position that some rules call a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    Draw,
    Off,
}

const SPECS: [OptionSpec; 8] = [
    spec("exchange", Values::Words(&["2", "1"])),
    spec("start", Values::Words(&["laurentius", "ocius"])),
    OptionSpec {
        key: "no-move",
        values: Values::Words(&["loss", "draw"]),
        house: &["draw"],
    },
    OptionSpec {
        key: "twelve",
        values: Values::Words(&["off", "on"]),
        house: &["on"],
    },
    spec("cura", Values::Words(&["off", "on"])),
    spec("repetition", Values::Words(&["draw", "off"])),
    spec("bare", Values::Words(&["draw", "off"])),
    spec(
        "quiet",
        Values::Number {
            min: 1,
            max: MOST_QUIET,
            off: true,
        },
    ),
];

const fn spec(key: &'static str, values: Values) -> OptionSpec {
    OptionSpec {
        key,
        values,
        house: &[],
    }
}

impl CoerceoOptions {
    /// The tiles that one exchange costs.
    pub(super) fn cost(&self) -> u8 {
        self.exchange.unwrap_or(COST)
    }

    pub(super) fn twelve(&self) -> Switch {
        self.twelve.unwrap_or(Switch::Off)
    }
}

impl Default for CoerceoOptions {
    fn default() -> Self {
        Self {
            exchange: None,
            twelve: None,
            start: Start::Laurentius,
            no_move: NoMove::Loss,
            cura: Switch::Off,
            repetition: Verdict::Draw,
            bare: Verdict::Draw,
            quiet: None,
        }
    }
}

impl PartialEq for CoerceoOptions {
    fn eq(&self, other: &Self) -> bool {
        SPECS
            .iter()
            .all(|spec| self.get(spec.key) == other.get(spec.key))
    }
}

impl Options for CoerceoOptions {
    fn specs() -> &'static [OptionSpec] {
        &SPECS
    }

    fn get(&self, key: &str) -> String {
        let word = match key {
            "exchange" => return self.cost().to_string(),
            "quiet" => return self.quiet.map_or("off".into(), |turns| turns.to_string()),
            "start" => match self.start {
                Start::Laurentius => "laurentius",
                Start::Ocius => "ocius",
            },
            "no-move" => match self.no_move {
                NoMove::Loss => "loss",
                NoMove::Draw => "draw",
            },
            "twelve" => self.twelve().word(),
            "cura" => self.cura.word(),
            "repetition" => self.repetition.word(),
            "bare" => self.bare.word(),
            _ => "",
        };
        word.into()
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let bad = || OptionError::bad_value(key, value);
        match key {
            "exchange" => {
                let cost = match value {
                    "1" => 1,
                    "2" => 2,
                    _ => return Err(bad()),
                };
                self.exchange = Some(cost);
            }
            "start" => {
                self.start = match value {
                    "laurentius" => Start::Laurentius,
                    "ocius" => Start::Ocius,
                    _ => return Err(bad()),
                }
            }
            "no-move" => {
                self.no_move = match value {
                    "loss" => NoMove::Loss,
                    "draw" => NoMove::Draw,
                    _ => return Err(bad()),
                }
            }
            "twelve" => self.twelve = Some(Switch::parse(value).ok_or_else(bad)?),
            "cura" => self.cura = Switch::parse(value).ok_or_else(bad)?,
            "repetition" => self.repetition = Verdict::parse(value).ok_or_else(bad)?,
            "bare" => self.bare = Verdict::parse(value).ok_or_else(bad)?,
            "quiet" => self.quiet = parse_quiet(value).ok_or_else(bad)?,
            _ => return Err(OptionError::unknown(key)),
        }
        Ok(())
    }

    fn check(&self) -> Result<(), OptionError> {
        // Ocius has seven pieces a side.
        match (self.twelve(), self.start) {
            (Switch::On, Start::Ocius) => Err(OptionError::conflict("twelve=on", "start=ocius")),
            (Switch::On, Start::Laurentius) | (Switch::Off, _) => Ok(()),
        }
    }

    fn judge(&self) -> Judge {
        Judge {
            repetition: self.repetition == Verdict::Draw,
            bare: self.bare == Verdict::Draw,
            quiet: self.quiet,
        }
    }
}

/// `Some(None)` is `off`; `None` is no value.
fn parse_quiet(value: &str) -> Option<Option<u32>> {
    if value == "off" {
        return Some(None);
    }
    let digits = value.bytes().all(|byte| byte.is_ascii_digit());
    let turns: u32 = value.parse().ok()?;
    (digits && (1..=MOST_QUIET).contains(&turns)).then_some(Some(turns))
}

impl Switch {
    const fn word(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::On => "on",
        }
    }

    fn parse(value: &str) -> Option<Self> {
        match value {
            "off" => Some(Self::Off),
            "on" => Some(Self::On),
            _ => None,
        }
    }
}

impl Verdict {
    const fn word(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Off => "off",
        }
    }

    fn parse(value: &str) -> Option<Self> {
        match value {
            "draw" => Some(Self::Draw),
            "off" => Some(Self::Off),
            _ => None,
        }
    }
}
