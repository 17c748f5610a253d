//! Why something happened, may not be done, is worth a mark or could not be read: typed here,
//! a message key with arguments outside.

use crate::rules::{
    Reason, Side, Site,
    coerceo::{
        geometry::{Field, Tile},
        name,
    },
};

/// Why an effect happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cause {
    Stepped {
        side: Side,
        from: Field,
        to: Field,
    },
    /// Also why the stock shrinks: it is one deed.
    Exchanged {
        side: Side,
        field: Field,
        cost: u8,
    },
    /// `sides` as in [`crate::rules::coerceo::geometry::falls`].
    Fell {
        tile: Tile,
        sides: u8,
        link: Link,
        keeper: Option<Side>,
    },
    /// `gone` is a mask of whole tiles.
    Kept {
        side: Side,
        gone: u64,
    },
    /// `ring` are the fields beside the piece that are on the board, in the mover's colour.
    Captured {
        side: Side,
        field: Field,
        ring: u64,
        by: Enclosed,
    },
}

/// Whether a tile is the one that was just emptied or lost its hold because another fell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Link {
    First,
    Chain,
}

/// What completed the enclosure of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Enclosed {
    ByLanding,
    ByRemoval,
}

impl From<Cause> for Reason {
    fn from(cause: Cause) -> Self {
        match cause {
            Cause::Stepped { side, from, to } => Self::new("coerceo-cause-stepped")
                .word("side", name(side))
                .site("from", from.site())
                .site("to", to.site()),
            Cause::Exchanged { side, field, cost } => Self::new("coerceo-cause-exchanged")
                .word("side", name(side))
                .site("field", field.site())
                .count("cost", cost),
            Cause::Fell {
                tile,
                sides,
                link,
                keeper,
            } => Self::new(match link {
                Link::First => "coerceo-cause-fell",
                Link::Chain => "coerceo-cause-fell-chain",
            })
            .site("tile", tile.site())
            .sites("neighbours", neighbours(tile, sides))
            .word("keeper", keeper.map_or("nobody", name)),
            Cause::Kept { side, gone } => Self::new("coerceo-cause-kept")
                .word("side", name(side))
                .sites("tiles", tiles(gone)),
            Cause::Captured {
                side,
                field,
                ring,
                by,
            } => Self::new(match by {
                Enclosed::ByLanding => "coerceo-cause-captured-landing",
                Enclosed::ByRemoval => "coerceo-cause-captured-removal",
            })
            .word("side", name(side))
            .site("field", field.site())
            .sites("ring", Field::of_mask(side, ring).map(Field::site)),
        }
    }
}

/// Why a path that somebody points at begins no legal turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Refusal {
    Over,
    /// No field, tile or stock has this number.
    Nowhere,
    /// The field belongs to a tile that has left the board.
    TileGone {
        field: Field,
    },
    /// No piece stands on the field that a step should leave.
    Empty {
        field: Field,
    },
    /// The first thing pointed at is a piece of the opponent; `exchange` says whether there are
    /// tiles to pay for it.
    Theirs {
        side: Side,
        field: Field,
        exchange: Means,
    },
    /// Every field a step away is taken or gone.
    NoStep {
        field: Field,
    },
    /// A tile or its place is no beginning of a turn.
    TileFirst {
        tile: Tile,
    },
    TheirTiles {
        side: Side,
    },
    TooFewTiles {
        side: Side,
        cost: u8,
        held: u8,
    },
    StandingStill {
        field: Field,
    },
    /// A turn goes on to a field, not to a tile or a stock.
    NotAField,
    /// The target lies beside the piece, across a side.
    Beside {
        from: Field,
        to: Field,
    },
    OtherColour {
        from: Field,
        to: Field,
    },
    Occupied {
        to: Field,
    },
    TooFar {
        from: Field,
        to: Field,
    },
    OwnPiece {
        field: Field,
    },
    NothingToTake {
        field: Field,
    },
    /// The path goes on after the end of a turn.
    Complete,
}

/// Whether the side to move could pay for an exchange.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Means {
    Enough,
    Short { cost: u8, held: u8 },
}

impl From<Refusal> for Reason {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Over => Self::new("coerceo-refusal-over"),
            Refusal::Nowhere => Self::new("coerceo-refusal-nowhere"),
            Refusal::TileGone { field } => Self::new("coerceo-refusal-tile-gone")
                .site("field", field.site())
                .site("tile", field.tile().site()),
            Refusal::Empty { field } => {
                Self::new("coerceo-refusal-empty").site("field", field.site())
            }
            Refusal::Theirs {
                side,
                field,
                exchange,
            } => match exchange {
                Means::Enough => Self::new("coerceo-refusal-theirs-exchange"),
                Means::Short { cost, held } => Self::new("coerceo-refusal-theirs")
                    .count("cost", cost)
                    .count("held", held),
            }
            .word("side", name(side))
            .site("field", field.site()),
            Refusal::NoStep { field } => {
                Self::new("coerceo-refusal-no-step").site("field", field.site())
            }
            Refusal::TileFirst { tile } => {
                Self::new("coerceo-refusal-tile").site("tile", tile.site())
            }
            Refusal::TheirTiles { side } => {
                Self::new("coerceo-refusal-their-tiles").word("side", name(side))
            }
            Refusal::TooFewTiles { side, cost, held } => Self::new("coerceo-refusal-too-few-tiles")
                .word("side", name(side))
                .count("cost", cost)
                .count("held", held),
            Refusal::StandingStill { field } => {
                Self::new("coerceo-refusal-standing-still").site("field", field.site())
            }
            Refusal::NotAField => Self::new("coerceo-refusal-not-a-field"),
            Refusal::Beside { from, to } => Self::new("coerceo-refusal-beside")
                .site("from", from.site())
                .site("to", to.site()),
            Refusal::OtherColour { from, to } => Self::new("coerceo-refusal-other-colour")
                .word("side", name(from.colour()))
                .site("from", from.site())
                .site("to", to.site()),
            Refusal::Occupied { to } => Self::new("coerceo-refusal-occupied").site("to", to.site()),
            Refusal::TooFar { from, to } => Self::new("coerceo-refusal-too-far")
                .site("from", from.site())
                .site("to", to.site()),
            Refusal::OwnPiece { field } => {
                Self::new("coerceo-refusal-own-piece").site("field", field.site())
            }
            Refusal::NothingToTake { field } => {
                Self::new("coerceo-refusal-nothing-to-take").site("field", field.site())
            }
            Refusal::Complete => Self::new("coerceo-refusal-complete"),
        }
    }
}

/// What a mark says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    /// `side` could take the pieces on these fields of the other colour by a step.
    Threat { side: Side, pieces: u64 },
    /// The tile would fall if its last piece stepped away.
    Falling { tile: Tile, sides: u8 },
    /// This side has neither a step nor an exchange.
    Blocked { side: Side, pieces: u64 },
}

impl Sign {
    /// The sites to draw.
    pub(super) fn sites(self) -> Vec<Site> {
        match self {
            Self::Threat { side, pieces } => fields(!side, pieces).collect(),
            Self::Falling { tile, .. } => vec![tile.site()],
            Self::Blocked { side, pieces } => fields(side, pieces).collect(),
        }
    }
}

impl From<Sign> for Reason {
    fn from(sign: Sign) -> Self {
        match sign {
            Sign::Threat { side, .. } => Self::new("coerceo-mark-threat")
                .word("side", name(side))
                .sites("pieces", sign.sites()),
            Sign::Falling { tile, sides } => Self::new("coerceo-mark-falling")
                .site("tile", tile.site())
                .sites("neighbours", neighbours(tile, sides)),
            Sign::Blocked { side, .. } => {
                Self::new("coerceo-mark-blocked").word("side", name(side))
            }
        }
    }
}

/// The tiles across these sides of a tile, clockwise, from the beginning of their run.
fn neighbours(tile: Tile, sides: u8) -> impl Iterator<Item = Site> {
    let attached = move |side: usize| sides >> (side % 6) & 1 == 1;
    let first = (0..6).find(|&side| attached(side) && !attached(side + 5));
    let run = (0..6).map(move |side| first.unwrap_or(0) + side);
    run.filter(move |&side| attached(side))
        .filter_map(move |side| tile.neighbour(side % 6))
        .map(Tile::site)
}

/// The tiles of a mask of whole tiles, in ascending order.
pub(super) fn tiles(mask: u64) -> impl Iterator<Item = Site> {
    Tile::all()
        .filter(move |tile| mask & tile.mask() != 0)
        .map(Tile::site)
}

/// The fields of a colour in a mask, in ascending order.
pub(super) fn fields(colour: Side, mask: u64) -> impl Iterator<Item = Site> {
    Field::of_mask(colour, mask).map(Field::site)
}
