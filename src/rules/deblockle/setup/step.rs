//! The steps of the set-up as texts, and the reasons it gives.

use std::fmt;

use crate::rules::{
    BySide, Reason, Side, Site,
    deblockle::{
        board::{square, square_name},
        cube::Face,
        options::{read_faces, write_faces},
        reasons::word,
    },
};

/// One step. Squares are squares of the board; the number of a block counts from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    Roll { faces: Option<BySide<Vec<Face>>> },
    Put { number: u32, at: Site },
    Turn { at: Site },
    Take { at: Site },
    Move { from: Site, to: Site },
    Done,
}

impl Step {
    /// Words with white space between them.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Some(match *words {
            ["roll"] => Self::Roll { faces: None },
            ["roll", faces] => Self::Roll {
                faces: Some(read_faces(faces)?),
            },
            ["put", number, at] => Self::Put {
                number: number.parse().ok()?,
                at: read_square(at)?,
            },
            ["turn", at] => Self::Turn {
                at: read_square(at)?,
            },
            ["take", at] => Self::Take {
                at: read_square(at)?,
            },
            ["move", from, to] => Self::Move {
                from: read_square(from)?,
                to: read_square(to)?,
            },
            ["done"] => Self::Done,
            _ => return None,
        })
    }
}

fn read_square(text: &str) -> Option<Site> {
    let mut letters = text.chars();
    let at = square(letters.next()?, letters.next()?)?;
    letters.next().is_none().then_some(at)
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll { faces: None } => f.write_str("roll"),
            Self::Roll { faces: Some(faces) } => write!(f, "roll {}", write_faces(faces)),
            Self::Put { number, at } => write!(f, "put {number} {}", square_name(*at)),
            Self::Turn { at } => write!(f, "turn {}", square_name(*at)),
            Self::Take { at } => write!(f, "take {}", square_name(*at)),
            Self::Move { from, to } => {
                write!(f, "move {} {}", square_name(*from), square_name(*to))
            }
            Self::Done => f.write_str("done"),
        }
    }
}

/// Why something is seen during the set-up, and what the hand should do next.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum SetupCause {
    /// This face came up for a block that the hand will place.
    Rolled { hand: Side, face: Face },
    /// A block came from the tray.
    Put { owner: Side, at: Site, face: Face },
    /// A block was turned; now this face looks north.
    Turned { at: Site, north: Face },
    /// A block went back to the tray.
    Taken { at: Site },
    /// A block went to a free start square.
    Moved { from: Site, to: Site },
    /// Two blocks changed places.
    Swapped { from: Site, to: Site },
    /// The side should roll.
    PromptRoll { side: Side },
    /// The side should place so many more of its opponent's blocks.
    PromptPlace { side: Side, left: usize },
    /// The side may turn and move blocks, or confirm.
    PromptDone { side: Side },
    /// The set-up is done; the side begins.
    PromptPlay { side: Side },
}

impl From<SetupCause> for Reason {
    fn from(cause: SetupCause) -> Self {
        let prompt = |key, side: Side| {
            Self::new(key)
                .word("side", word(side))
                .word("owner", word(!side))
        };
        match cause {
            SetupCause::Rolled { hand, face } => {
                prompt("deblockle-setup-rolled", hand).word("face", face.word())
            }
            SetupCause::Put { owner, at, face } => Self::new("deblockle-setup-put")
                .word("owner", word(owner))
                .site("at", at)
                .word("face", face.word()),
            SetupCause::Turned { at, north } => Self::new("deblockle-setup-turned")
                .site("at", at)
                .word("north", north.word()),
            SetupCause::Taken { at } => Self::new("deblockle-setup-taken").site("at", at),
            SetupCause::Moved { from, to } => Self::new("deblockle-setup-moved")
                .site("from", from)
                .site("to", to),
            SetupCause::Swapped { from, to } => Self::new("deblockle-setup-swapped")
                .site("from", from)
                .site("to", to),
            SetupCause::PromptRoll { side } => prompt("deblockle-setup-prompt-roll", side),
            SetupCause::PromptPlace { side, left } => {
                prompt("deblockle-setup-prompt-place", side).count("left", left as u64)
            }
            SetupCause::PromptDone { side } => prompt("deblockle-setup-prompt-done", side),
            SetupCause::PromptPlay { side } => prompt("deblockle-setup-prompt-play", side),
        }
    }
}

/// Why a step is refused.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum SetupRefusal {
    /// The text is no step.
    NotAStep {
        text: String,
    },
    /// The roll comes first.
    NotRolled,
    AlreadyRolled,
    /// Not as many faces as blocks.
    RollCount {
        owner: Side,
    },
    /// The options give other faces.
    RollFaces {
        owner: Side,
    },
    /// The tray has no block of this number.
    NoSlot {
        number: u32,
    },
    /// The block of this number stands on the board.
    SlotEmpty {
        number: u32,
    },
    /// Not a start square of the side whose blocks are placed.
    NotStart {
        owner: Side,
    },
    /// A block stands there.
    Occupied {
        at: Site,
    },
    /// No block stands there.
    Empty {
        at: Site,
    },
    /// The other player has placed this block; now the blocks of `owner` are placed.
    NotYours {
        at: Site,
        owner: Side,
    },
    /// The tray of the other player.
    OtherTray {
        owner: Side,
    },
    /// Blocks are left in the tray.
    NotPlaced {
        left: usize,
    },
    /// A step has no more sites.
    TooLong,
    /// The set-up is done.
    Over,
}

impl From<SetupRefusal> for Reason {
    fn from(refusal: SetupRefusal) -> Self {
        match refusal {
            SetupRefusal::NotAStep { text } => {
                Self::new("deblockle-setup-refused-text").text("text", text)
            }
            SetupRefusal::NotRolled => Self::new("deblockle-setup-refused-not-rolled"),
            SetupRefusal::AlreadyRolled => Self::new("deblockle-setup-refused-rolled"),
            SetupRefusal::RollCount { owner } => {
                Self::new("deblockle-setup-refused-roll-count").word("owner", word(owner))
            }
            SetupRefusal::RollFaces { owner } => {
                Self::new("deblockle-setup-refused-roll-faces").word("owner", word(owner))
            }
            SetupRefusal::NoSlot { number } => {
                Self::new("deblockle-setup-refused-no-slot").count("number", number)
            }
            SetupRefusal::SlotEmpty { number } => {
                Self::new("deblockle-setup-refused-slot-empty").count("number", number)
            }
            SetupRefusal::NotStart { owner } => {
                Self::new("deblockle-setup-refused-not-start").word("owner", word(owner))
            }
            SetupRefusal::Occupied { at } => {
                Self::new("deblockle-setup-refused-occupied").site("at", at)
            }
            SetupRefusal::Empty { at } => Self::new("deblockle-setup-refused-empty").site("at", at),
            SetupRefusal::NotYours { at, owner } => Self::new("deblockle-setup-refused-not-yours")
                .site("at", at)
                .word("owner", word(owner)),
            SetupRefusal::OtherTray { owner } => {
                Self::new("deblockle-setup-refused-other-tray").word("owner", word(owner))
            }
            SetupRefusal::NotPlaced { left } => {
                Self::new("deblockle-setup-refused-not-placed").count("left", left as u64)
            }
            SetupRefusal::TooLong => Self::new("deblockle-setup-refused-too-long"),
            SetupRefusal::Over => Self::new("deblockle-setup-refused-over"),
        }
    }
}
