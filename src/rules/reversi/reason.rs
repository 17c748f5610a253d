//! Why something happens in Reversi and why it may not: typed here, message keys outside.

use crate::rules::{Reason, Side, Site, reversi::options::word};

/// Why an effect happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The side has used up its supply, so the other one gives a disc.
    SupplyEmpty { side: Side },
    /// A disc is placed and turns so many.
    Placed { side: Side, at: Site, turned: u32 },
    /// One of the first four discs of the original start: it turns nothing.
    PlacedInCentre { side: Side, at: Site },
    /// The disc stood in a row between the placed disc (`from`) and another of that side (`to`).
    Outflanked {
        side: Side,
        at: Site,
        from: Site,
        to: Site,
    },
    /// The player turned the disc by hand although no row was closed around it.
    TurnedByHand { side: Side, at: Site },
    /// No square outflanks anything.
    NoPlacement { side: Side },
}

impl From<Cause> for Reason {
    fn from(cause: Cause) -> Self {
        match cause {
            Cause::SupplyEmpty { side } => {
                Self::new("reversi-cause-supply-empty").word("side", word(side))
            }
            Cause::Placed { side, at, turned } => Self::new("reversi-cause-placed")
                .word("side", word(side))
                .site("at", at)
                .count("turned", turned),
            Cause::PlacedInCentre { side, at } => Self::new("reversi-cause-placed-centre")
                .word("side", word(side))
                .site("at", at),
            Cause::Outflanked { side, at, from, to } => Self::new("reversi-cause-outflanked")
                .word("side", word(side))
                .site("at", at)
                .site("from", from)
                .site("to", to),
            Cause::TurnedByHand { side, at } => Self::new("reversi-cause-by-hand")
                .word("side", word(side))
                .site("at", at),
            Cause::NoPlacement { side } => {
                Self::new("reversi-cause-no-placement").word("side", word(side))
            }
        }
    }
}

/// Why a path or a text is no turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    GameOver,
    /// No square of this board, which has so many on a side.
    OffBoard {
        name: String,
        side: u8,
    },
    /// A disc of this side stands there.
    Occupied {
        at: Site,
        by: Side,
    },
    OutflanksNothing {
        side: Side,
        at: Site,
    },
    /// No square outflanks anything: the side has to pass.
    MustPass {
        side: Side,
    },
    /// The placing phase of the original start.
    OnlyCentre {
        at: Site,
        centre: Vec<Site>,
    },
    /// A pass while the side can place.
    CanPlace {
        side: Side,
        on: Vec<Site>,
    },
    /// The first square already was a whole turn.
    Whole {
        at: Site,
    },
    /// Flips are named, but discs are turned by the program.
    FlipsByHandOff,
    /// Only opposing discs can be turned by hand.
    NotOpposing {
        at: Site,
    },
    /// A disc is named twice.
    Twice {
        at: Site,
    },
    /// Neither a square nor a pass.
    NotATurn {
        text: String,
    },
}

impl From<Refusal> for Reason {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::GameOver => Self::new("reversi-refusal-game-over"),
            Refusal::OffBoard { name, side } => Self::new("reversi-refusal-off-board")
                .text("name", name)
                .count("size", side),
            Refusal::Occupied { at, by } => Self::new("reversi-refusal-occupied")
                .site("at", at)
                .word("by", word(by)),
            Refusal::OutflanksNothing { side, at } => {
                Self::new("reversi-refusal-outflanks-nothing")
                    .word("side", word(side))
                    .site("at", at)
            }
            Refusal::MustPass { side } => {
                Self::new("reversi-refusal-must-pass").word("side", word(side))
            }
            Refusal::OnlyCentre { at, centre } => Self::new("reversi-refusal-only-centre")
                .site("at", at)
                .sites("centre", centre),
            Refusal::CanPlace { side, on } => Self::new("reversi-refusal-can-place")
                .word("side", word(side))
                .sites("on", on),
            Refusal::Whole { at } => Self::new("reversi-refusal-whole").site("at", at),
            Refusal::FlipsByHandOff => Self::new("reversi-refusal-flips-by-hand-off"),
            Refusal::NotOpposing { at } => Self::new("reversi-refusal-not-opposing").site("at", at),
            Refusal::Twice { at } => Self::new("reversi-refusal-twice").site("at", at),
            Refusal::NotATurn { text } => {
                Self::new("reversi-refusal-not-a-turn").text("text", text)
            }
        }
    }
}

/// What is wrong with a position line. Columns count characters of the line from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineError {
    Empty,
    /// So many characters fill no board.
    Length {
        squares: usize,
    },
    /// The character of a square is none of the known ones.
    Character {
        character: char,
        at: Site,
        column: usize,
    },
    /// A digit stands for a disc only where a `2` occurs.
    Digit {
        digit: char,
        at: Site,
        column: usize,
    },
    SideMissing,
    Side {
        text: String,
    },
    /// The third field is not two numbers.
    Supply {
        text: String,
    },
    /// Discs left must be as many as empty squares.
    SupplySum {
        text: String,
        sum: u32,
        empty: u32,
    },
    /// More than a side owns.
    SupplyMost {
        text: String,
        most: u8,
    },
    Extra {
        text: String,
    },
    /// The line fills another board than the one chosen.
    Size {
        line: u8,
        option: u8,
    },
}

impl From<LineError> for Reason {
    fn from(error: LineError) -> Self {
        match error {
            LineError::Empty => Self::new("reversi-read-empty"),
            LineError::Length { squares } => {
                Self::new("reversi-read-length").count("squares", squares)
            }
            LineError::Character {
                character,
                at,
                column,
            } => Self::new("reversi-read-character")
                .text("character", character)
                .site("at", at)
                .count("column", column),
            LineError::Digit { digit, at, column } => Self::new("reversi-read-digit")
                .text("digit", digit)
                .site("at", at)
                .count("column", column),
            LineError::SideMissing => Self::new("reversi-read-side-missing"),
            LineError::Side { text } => Self::new("reversi-read-side").text("text", text),
            LineError::Supply { text } => Self::new("reversi-read-supply").text("text", text),
            LineError::SupplySum { text, sum, empty } => Self::new("reversi-read-supply-sum")
                .text("text", text)
                .count("sum", sum)
                .count("empty", empty),
            LineError::SupplyMost { text, most } => Self::new("reversi-read-supply-most")
                .text("text", text)
                .count("most", most),
            LineError::Extra { text } => Self::new("reversi-read-extra").text("text", text),
            LineError::Size { line, option } => Self::new("reversi-read-size")
                .count("line", line)
                .count("option", option),
        }
    }
}
