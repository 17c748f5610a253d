//! The optional rules of Deblockle and what the game starts from.

use crate::rules::{
    BySide, Judge, OptionError, OptionSpec, Options, Side, Values,
    deblockle::{block::MOST, cube::Face},
};

/// Where a slide may halt. All readings end a slide at the edge or a block and never on a star.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Slider {
    /// `h`: also on the square just before a star in its path.
    #[default]
    Halt,
    /// `t`: nowhere else; a direction that ends on a star is out.
    Strict,
    /// `f`: one short where the end would be a star.
    Forced,
    /// `b`: also on any square orthogonally next to a star.
    Beside,
}

/// What happens after a tip whose face offers no hop.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum NoHop {
    #[default]
    Illegal,
    Ends,
}

/// Whether a turn may end with opposing blocks side by side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Adjacent {
    #[default]
    Allowed,
    Forbidden,
}

/// The optional rules that a position holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rules {
    pub slider: Slider,
    pub no_hop: NoHop,
    pub adjacent: Adjacent,
}

const SLIDERS: [(&str, Slider); 4] = [
    ("h", Slider::Halt),
    ("t", Slider::Strict),
    ("f", Slider::Forced),
    ("b", Slider::Beside),
];
const NO_HOPS: [(&str, NoHop); 2] = [("illegal", NoHop::Illegal), ("ends", NoHop::Ends)];
const ADJACENTS: [(&str, Adjacent); 2] = [
    ("allowed", Adjacent::Allowed),
    ("forbidden", Adjacent::Forbidden),
];
const FIRSTS: [(&str, Side); 2] = [("gold", Side::First), ("blue", Side::Second)];
const REPETITIONS: [(&str, bool); 2] = [("draw", true), ("off", false)];

/// Turns without a removal after which a game is drawn, unless told otherwise.
const QUIET: u32 = 200;
const QUIET_MOST: u32 = 100_000;

impl Slider {
    pub(crate) fn letter(self) -> &'static str {
        word(&SLIDERS, self)
    }

    pub(crate) fn from_letter(letter: &str) -> Option<Self> {
        value(&SLIDERS, letter)
    }
}

/// The options of Deblockle. What was never set is `None`, because a position line may override
/// it; two values are equal if they mean the same rules and the same start.
#[derive(Clone, Debug, Default)]
pub struct DeblockleOptions {
    pub(crate) slider: Option<Slider>,
    pub(crate) no_hop: Option<NoHop>,
    pub(crate) adjacent: Option<Adjacent>,
    blocks: BySide<Option<u8>>,
    first: Option<Side>,
    /// As many faces as blocks, once [`Options::check`] has passed.
    faces: Option<BySide<Vec<Face>>>,
    seed: u32,
    quiet: Option<Option<u32>>,
    repetition: Option<bool>,
}

impl DeblockleOptions {
    pub fn rules(&self) -> Rules {
        Rules {
            slider: self.slider.unwrap_or_default(),
            no_hop: self.no_hop.unwrap_or_default(),
            adjacent: self.adjacent.unwrap_or_default(),
        }
    }

    /// Takes over the rules of a position. What they leave at its default stays as it was.
    pub(crate) fn set_rules(&mut self, rules: Rules) {
        let before = self.rules();
        if rules.slider != before.slider {
            self.slider = Some(rules.slider);
        }
        if rules.no_hop != before.no_hop {
            self.no_hop = Some(rules.no_hop);
        }
        if rules.adjacent != before.adjacent {
            self.adjacent = Some(rules.adjacent);
        }
    }

    /// How many blocks a side starts with, 1 to 4.
    pub fn blocks(&self, side: Side) -> u8 {
        self.blocks[side].unwrap_or(MOST as u8)
    }

    /// The side that moves first, and places its opponent's blocks first.
    pub fn first(&self) -> Side {
        self.first.unwrap_or_default()
    }

    /// The rolled faces of a side, where they are given.
    pub fn faces(&self, side: Side) -> Option<&[Face]> {
        self.faces.as_ref().map(|faces| faces[side].as_slice())
    }

    pub fn seed(&self) -> u32 {
        self.seed
    }
}

impl PartialEq for DeblockleOptions {
    fn eq(&self, other: &Self) -> bool {
        Self::specs()
            .iter()
            .all(|spec| self.get(spec.key) == other.get(spec.key))
    }
}

const BLOCKS: Values = Values::Number {
    min: 1,
    max: MOST as u32,
    off: false,
};

const SPECS: [OptionSpec; 10] = [
    OptionSpec {
        key: "slider",
        values: Values::Words(&["h", "t", "f", "b"]),
        house: &["f", "b"],
    },
    OptionSpec {
        key: "no-hop",
        values: Values::Words(&["illegal", "ends"]),
        house: &["ends"],
    },
    OptionSpec {
        key: "adjacent",
        values: Values::Words(&["allowed", "forbidden"]),
        house: &[],
    },
    OptionSpec {
        key: "gold",
        values: BLOCKS,
        house: &[],
    },
    OptionSpec {
        key: "blue",
        values: BLOCKS,
        house: &[],
    },
    OptionSpec {
        key: "first",
        values: Values::Words(&["gold", "blue"]),
        house: &[],
    },
    OptionSpec {
        key: "faces",
        values: Values::Text,
        house: &[],
    },
    OptionSpec {
        key: "seed",
        values: Values::Number {
            min: 0,
            max: u32::MAX,
            off: false,
        },
        house: &[],
    },
    OptionSpec {
        key: "quiet",
        values: Values::Number {
            min: 1,
            max: QUIET_MOST,
            off: true,
        },
        house: &[],
    },
    OptionSpec {
        key: "repetition",
        values: Values::Words(&["draw", "off"]),
        house: &[],
    },
];

impl Options for DeblockleOptions {
    fn specs() -> &'static [OptionSpec] {
        &SPECS
    }

    fn get(&self, key: &str) -> String {
        let rules = self.rules();
        match key {
            "slider" => rules.slider.letter().to_owned(),
            "no-hop" => word(&NO_HOPS, rules.no_hop).to_owned(),
            "adjacent" => word(&ADJACENTS, rules.adjacent).to_owned(),
            "gold" => self.blocks(Side::First).to_string(),
            "blue" => self.blocks(Side::Second).to_string(),
            "first" => word(&FIRSTS, self.first()).to_owned(),
            "faces" => self.faces.as_ref().map(write_faces).unwrap_or_default(),
            "seed" => self.seed.to_string(),
            "quiet" => match self.judge().quiet {
                Some(turns) => turns.to_string(),
                None => "off".to_owned(),
            },
            "repetition" => word(&REPETITIONS, self.judge().repetition).to_owned(),
            _ => String::new(),
        }
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), OptionError> {
        let bad = || OptionError::bad_value(key, text);
        match key {
            "slider" => self.slider = Some(value(&SLIDERS, text).ok_or_else(bad)?),
            "no-hop" => self.no_hop = Some(value(&NO_HOPS, text).ok_or_else(bad)?),
            "adjacent" => self.adjacent = Some(value(&ADJACENTS, text).ok_or_else(bad)?),
            "gold" => self.blocks.first = Some(blocks(text).ok_or_else(bad)?),
            "blue" => self.blocks.second = Some(blocks(text).ok_or_else(bad)?),
            "first" => self.first = Some(value(&FIRSTS, text).ok_or_else(bad)?),
            "faces" if text.trim().is_empty() => self.faces = None,
            "faces" => self.faces = Some(read_faces(text).ok_or_else(bad)?),
            "seed" => self.seed = number(text).ok_or_else(bad)?,
            "quiet" if text == "off" => self.quiet = Some(None),
            "quiet" => {
                let turns = number(text).filter(|turns| (1..=QUIET_MOST).contains(turns));
                self.quiet = Some(Some(turns.ok_or_else(bad)?));
            }
            "repetition" => self.repetition = Some(value(&REPETITIONS, text).ok_or_else(bad)?),
            _ => return Err(OptionError::unknown(key)),
        }
        Ok(())
    }

    fn check(&self) -> Result<(), OptionError> {
        for (side, key) in Side::BOTH.into_iter().zip(["gold", "blue"]) {
            let faces = self.faces(side);
            if faces.is_some_and(|faces| faces.len() != usize::from(self.blocks(side))) {
                let blocks = format!("{key}={}", self.blocks(side));
                let faces = format!("faces={}", self.get("faces"));
                return Err(OptionError::conflict(&faces, &blocks));
            }
        }
        Ok(())
    }

    fn judge(&self) -> Judge {
        Judge {
            repetition: self.repetition.unwrap_or(true),
            bare: false,
            quiet: self.quiet.unwrap_or(Some(QUIET)),
        }
    }
}

fn word<T: Copy + PartialEq>(words: &[(&'static str, T)], value: T) -> &'static str {
    words
        .iter()
        .find(|(_, named)| *named == value)
        .map_or("", |(word, _)| word)
}

fn value<T: Copy>(words: &[(&'static str, T)], text: &str) -> Option<T> {
    words
        .iter()
        .find(|(word, _)| *word == text)
        .map(|&(_, value)| value)
}

/// Digits only, so that a value is written back as it was read.
fn number(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

fn blocks(text: &str) -> Option<u8> {
    let count = u8::try_from(number(text)?).ok()?;
    (1..=MOST as u8).contains(&count).then_some(count)
}

/// `XHSL/PXXC`: Gold's faces and Blue's in the order of their start squares.
pub(crate) fn write_faces(faces: &BySide<Vec<Face>>) -> String {
    let row = |faces: &[Face]| faces.iter().map(|face| face.letter()).collect::<String>();
    format!("{}/{}", row(&faces.first), row(&faces.second))
}

/// Reads what [`write_faces`] writes; 1 to 4 faces a side.
pub(crate) fn read_faces(text: &str) -> Option<BySide<Vec<Face>>> {
    let row = |letters: &str| -> Option<Vec<Face>> {
        let faces: Vec<Face> = letters
            .chars()
            .map(Face::from_letter)
            .collect::<Option<_>>()?;
        (1..=MOST).contains(&faces.len()).then_some(faces)
    };
    let (gold, blue) = text.trim().split_once('/')?;
    Some(BySide::new(row(gold)?, row(blue)?))
}
