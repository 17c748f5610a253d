//! What can be wrong with a position line or with the text of a turn, and where.

use crate::rules::{
    Reason, Side,
    coerceo::{
        geometry::Tile,
        name,
        reason::{fields, tiles},
    },
};

/// What is wrong with a position line. Fields of the line are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum LineFault {
    /// The line has so many fields.
    Fields {
        found: usize,
    },
    /// The board has so many words.
    Files {
        found: usize,
    },
    /// The word of this file (0 is a) is too long or too short.
    FileLength {
        file: usize,
        expected: usize,
        found: usize,
    },
    /// These two characters say nothing about a tile.
    TilePair {
        tile: Tile,
        found: String,
    },
    Turn {
        found: String,
    },
    /// What a side holds is no number from 0 to 19.
    Held {
        side: Side,
        found: String,
    },
    Cost {
        found: String,
    },
    /// The line and an option that was chosen say different things about the cost.
    CostConflict {
        line: u8,
        option: u8,
    },
    /// What a side has taken is no number from 0 to 18.
    Taken {
        side: Side,
        found: String,
    },
    /// More pieces of the other side are taken and standing than there are.
    TakenAndStanding {
        side: Side,
        taken: u8,
        standing: u32,
    },
    /// Both sides have taken twelve pieces.
    BothTwelve,
    /// The line has the fields of the twelve-piece rule, which was switched off.
    TwelveConflict,
    NoPieces,
    TooManyPieces {
        side: Side,
        found: u32,
    },
    TooManyTiles {
        board: u32,
        held: u32,
    },
    /// These tiles, a mask, do not hang together with the lowest one.
    Apart {
        apart: u64,
    },
    /// An empty tile that must have fallen.
    Falling {
        tile: Tile,
    },
}

impl From<LineFault> for Reason {
    fn from(fault: LineFault) -> Self {
        match fault {
            LineFault::Fields { found } => Self::new("coerceo-read-fields").count("found", found),
            LineFault::Files { found } => Self::new("coerceo-read-files").count("found", found),
            LineFault::FileLength {
                file,
                expected,
                found,
            } => Self::new("coerceo-read-file-length")
                .text("file", file_name(file))
                .count("expected", expected)
                .count("found", found),
            LineFault::TilePair { tile, found } => Self::new("coerceo-read-tile")
                .site("tile", tile.site())
                .text("found", found),
            LineFault::Turn { found } => Self::new("coerceo-read-turn").text("found", found),
            LineFault::Held { side, found } => Self::new("coerceo-read-held")
                .word("side", name(side))
                .count("number", 3 + side.index())
                .text("found", found),
            LineFault::Cost { found } => Self::new("coerceo-read-cost").text("found", found),
            LineFault::CostConflict { line, option } => Self::new("coerceo-read-cost-conflict")
                .count("line", line)
                .count("option", option),
            LineFault::Taken { side, found } => Self::new("coerceo-read-taken")
                .word("side", name(side))
                .count("number", 6 + side.index())
                .text("found", found),
            LineFault::TakenAndStanding {
                side,
                taken,
                standing,
            } => Self::new("coerceo-read-taken-and-standing")
                .word("side", name(side))
                .count("taken", taken)
                .count("standing", standing),
            LineFault::BothTwelve => Self::new("coerceo-read-both-twelve"),
            LineFault::TwelveConflict => Self::new("coerceo-read-twelve-conflict"),
            LineFault::NoPieces => Self::new("coerceo-read-no-pieces"),
            LineFault::TooManyPieces { side, found } => Self::new("coerceo-read-too-many-pieces")
                .word("side", name(side))
                .count("found", found),
            LineFault::TooManyTiles { board, held } => Self::new("coerceo-read-too-many-tiles")
                .count("board", board)
                .count("held", held),
            LineFault::Apart { apart } => {
                Self::new("coerceo-read-apart").sites("tiles", tiles(apart))
            }
            LineFault::Falling { tile } => {
                Self::new("coerceo-read-falling").site("tile", tile.site())
            }
        }
    }
}

fn file_name(file: usize) -> &'static str {
    ["a", "b", "c", "d", "e"][file]
}

/// What is wrong with the text of a turn whose path is legal, or that has none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum TurnFault {
    /// From this character on, counted from 1, the text is no turn.
    Syntax { place: usize },
    /// Resigning is the session's business; it changes nothing on the board.
    Resign,
    /// Tiles, a mask, that the turn makes fall and the text leaves out.
    TilesMissing { missing: u64 },
    /// Tiles that the text names and the turn leaves where they are.
    TilesWrong { wrong: u64 },
    /// Pieces of this colour that the turn takes and the text leaves out.
    PiecesMissing { colour: Side, missing: u64 },
    /// Fields whose piece the text wrongly calls taken, by colour.
    PiecesWrong { wrong: [u64; 2] },
    /// The text says that the last opposing piece is gone.
    NotTheEnd,
}

impl From<TurnFault> for Reason {
    fn from(fault: TurnFault) -> Self {
        match fault {
            TurnFault::Syntax { place } => Self::new("coerceo-read-move").count("place", place),
            TurnFault::Resign => Self::new("coerceo-read-move-resign"),
            TurnFault::TilesMissing { missing } => {
                Self::new("coerceo-read-move-tiles-missing").sites("tiles", tiles(missing))
            }
            TurnFault::TilesWrong { wrong } => {
                Self::new("coerceo-read-move-tiles-wrong").sites("tiles", tiles(wrong))
            }
            TurnFault::PiecesMissing { colour, missing } => {
                Self::new("coerceo-read-move-pieces-missing")
                    .sites("fields", fields(colour, missing))
            }
            TurnFault::PiecesWrong { wrong } => {
                let [white, black] = wrong;
                let both = fields(Side::First, white).chain(fields(Side::Second, black));
                Self::new("coerceo-read-move-pieces-wrong").sites("fields", both)
            }
            TurnFault::NotTheEnd => Self::new("coerceo-read-move-not-the-end"),
        }
    }
}
