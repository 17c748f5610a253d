//! Why things happen in Deblockle and why a turn may not be, typed, and as message keys.

use crate::rules::{
    Game, Reason, Side, Site,
    deblockle::{Deblockle, board::Direction, cube::Face, moves::Shut},
};

/// The stable word of a side in messages.
pub(crate) fn word(side: Side) -> &'static str {
    Deblockle::SIDES[side.index()]
}

/// How many tips of some blocks are shut, by the reason.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Closed {
    /// The blocks, in the order of their squares.
    pub blocks: Vec<Site>,
    pub edge: u8,
    pub block: u8,
    pub star_up: u8,
    pub star_square: u8,
    pub no_hop: u8,
    /// Under "no adjacent blocks": the turn would end touching an opposing block.
    pub touches: u8,
}

impl Closed {
    pub(crate) fn count(&mut self, shut: Shut) {
        let count = match shut {
            Shut::Edge => &mut self.edge,
            Shut::Block => &mut self.block,
            Shut::StarUp => &mut self.star_up,
            Shut::StarSquare => &mut self.star_square,
            Shut::NoHop => &mut self.no_hop,
            Shut::Touches | Shut::OtherTouches => &mut self.touches,
        };
        *count += 1;
    }

    fn tell(self, reason: Reason) -> Reason {
        let Self {
            blocks,
            edge,
            block,
            star_up,
            star_square,
            no_hop,
            touches,
        } = self;
        reason
            .count("tips", blocks.len() * 4)
            .sites("blocks", blocks)
            .count("edge", edge)
            .count("block", block)
            .count("star-up", star_up)
            .count("star-square", star_square)
            .count("no-hop", no_hop)
            .count("touches", touches)
    }
}

/// Why something happens during a turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// A tip brought this face up.
    Tip {
        side: Side,
        from: Site,
        to: Site,
        direction: Direction,
        face: Face,
    },
    /// The same where the turn ends because the face finds no hop (the rule `e`).
    TipNoHop {
        side: Side,
        from: Site,
        to: Site,
        direction: Direction,
        face: Face,
    },
    /// Star came up on the goal; so many blocks are home and left now.
    Home {
        side: Side,
        at: Site,
        home: u8,
        left: u8,
    },
    /// Cross: one step.
    Cross { from: Site, to: Site },
    /// X: one diagonal step.
    X { from: Site, to: Site },
    /// A slide stopped at the edge.
    SlideEdge { from: Site, to: Site },
    /// A slide stopped at a block.
    SlideBlock { from: Site, to: Site, block: Site },
    /// A slide halted just before a star in its path.
    SlideBefore { from: Site, to: Site, star: Site },
    /// A slide halted beside a star (the reading `b`).
    SlideBeside { from: Site, to: Site, star: Site },
    /// Hoops: one of three steps.
    Hoops { from: Site, to: Site, step: u8 },
    /// A side has no turn, so the other one moves on.
    Blocked { side: Side, closed: Closed },
}

impl From<Cause> for Reason {
    fn from(cause: Cause) -> Self {
        let tip = |key, side, from, to, direction: Direction, face: Face| {
            Self::new(key)
                .word("side", word(side))
                .site("from", from)
                .site("to", to)
                .word("direction", direction.word())
                .word("face", face.word())
        };
        let hop = |key, from, to| Self::new(key).site("from", from).site("to", to);
        match cause {
            Cause::Tip {
                side,
                from,
                to,
                direction,
                face,
            } => tip("deblockle-cause-tip", side, from, to, direction, face),
            Cause::TipNoHop {
                side,
                from,
                to,
                direction,
                face,
            } => tip(
                "deblockle-cause-tip-no-hop",
                side,
                from,
                to,
                direction,
                face,
            ),
            Cause::Home {
                side,
                at,
                home,
                left,
            } => Self::new("deblockle-cause-home")
                .word("side", word(side))
                .site("at", at)
                .count("home", home)
                .count("left", left),
            Cause::Cross { from, to } => hop("deblockle-cause-cross", from, to),
            Cause::X { from, to } => hop("deblockle-cause-x", from, to),
            Cause::SlideEdge { from, to } => hop("deblockle-cause-slide-edge", from, to),
            Cause::SlideBlock { from, to, block } => {
                hop("deblockle-cause-slide-block", from, to).site("block", block)
            }
            Cause::SlideBefore { from, to, star } => {
                hop("deblockle-cause-slide-before", from, to).site("star", star)
            }
            Cause::SlideBeside { from, to, star } => {
                hop("deblockle-cause-slide-beside", from, to).site("star", star)
            }
            Cause::Hoops { from, to, step } => {
                hop("deblockle-cause-hoops", from, to).count("step", step)
            }
            Cause::Blocked { side, closed } => {
                closed.tell(Self::new("deblockle-cause-blocked").word("side", word(side)))
            }
        }
    }
}

/// Why no legal turn begins with a path.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Not a square of the board.
    NoSquare,
    /// There is no block.
    Empty { at: Site },
    /// The block belongs to the other side.
    NotYours { at: Site, owner: Side },
    /// The other side is Deblockle'd, and this is its block.
    Blocked { at: Site, owner: Side },
    /// No tip of this block begins a turn.
    NoTurn { closed: Closed },
    /// A tip goes over the edge of the board.
    Edge { from: Site, direction: Direction },
    /// Not an orthogonal neighbour.
    NotNeighbour { from: Site, to: Site },
    /// A block stands there.
    Occupied { at: Site, owner: Side },
    /// Star would come up away from the goal.
    StarUp { at: Site, goal: Site },
    /// A star square, and another face than Star would come up.
    StarSquare { at: Site, face: Face },
    /// The face that comes up finds no hop.
    NoHop { at: Site, face: Face },
    /// Every end of the turn touches an opposing block.
    Touches { at: Site, face: Face },
    /// These own blocks touch an opposing one and would still do so after the turn.
    OtherTouches { blocks: Vec<Site> },
    /// The turn is over with the tip.
    Ends { at: Site, face: Face },
    /// A hop leaves the square.
    HopStays { at: Site, face: Face },
    /// No hop ends on a star.
    HopStar { at: Site, face: Face },
    /// The hop would end next to these opposing blocks.
    HopTouches { at: Site, blocks: Vec<Site> },
    /// Cross goes one square straight.
    HopCross { to: Site },
    /// X goes one square diagonally.
    HopX { to: Site },
    /// Slider goes in a straight line.
    SlideLine { to: Site },
    /// A block stands in the way of the slide.
    SlideBlock { to: Site, block: Site },
    /// The slide runs on to its end.
    SlideOn { to: Site, end: Site },
    /// The slide would end on a star and may not halt where asked.
    SlideStar { to: Site, star: Site },
    /// Hoops goes three steps and cannot end at this distance.
    HoopsDistance { to: Site },
    /// Blocks close every way of three steps.
    HoopsBlocked { to: Site },
    /// A turn has no more steps.
    TooLong,
}

impl From<Refusal> for Reason {
    fn from(refusal: Refusal) -> Self {
        let at = |key, at: Site| Self::new(key).site("at", at);
        let face =
            |key, at: Site, face: Face| Self::new(key).site("at", at).word("face", face.word());
        let owner =
            |key, at: Site, owner: Side| Self::new(key).site("at", at).word("owner", word(owner));
        match refusal {
            Refusal::Over => Self::new("deblockle-refusal-over"),
            Refusal::NoSquare => Self::new("deblockle-refusal-no-square"),
            Refusal::Empty { at: site } => at("deblockle-refusal-empty", site),
            Refusal::NotYours { at, owner: side } => owner("deblockle-refusal-not-yours", at, side),
            Refusal::Blocked { at, owner: side } => owner("deblockle-refusal-blocked", at, side),
            Refusal::NoTurn { closed } => closed.tell(Self::new("deblockle-refusal-no-turn")),
            Refusal::Edge { from, direction } => Self::new("deblockle-refusal-edge")
                .site("from", from)
                .word("direction", direction.word()),
            Refusal::NotNeighbour { from, to } => Self::new("deblockle-refusal-not-neighbour")
                .site("from", from)
                .site("to", to),
            Refusal::Occupied { at, owner: side } => owner("deblockle-refusal-occupied", at, side),
            Refusal::StarUp { at: site, goal } => {
                at("deblockle-refusal-star-up", site).site("goal", goal)
            }
            Refusal::StarSquare { at, face: up } => face("deblockle-refusal-star-square", at, up),
            Refusal::NoHop { at, face: up } => face("deblockle-refusal-no-hop", at, up),
            Refusal::Touches { at, face: up } => face("deblockle-refusal-touches", at, up),
            Refusal::OtherTouches { blocks } => {
                Self::new("deblockle-refusal-other-touches").sites("blocks", blocks)
            }
            Refusal::Ends { at, face: up } => face("deblockle-refusal-ends", at, up),
            Refusal::HopStays { at, face: up } => face("deblockle-refusal-hop-stays", at, up),
            Refusal::HopStar { at, face: up } => face("deblockle-refusal-hop-star", at, up),
            Refusal::HopTouches { at: site, blocks } => {
                at("deblockle-refusal-hop-touches", site).sites("blocks", blocks)
            }
            Refusal::HopCross { to } => Self::new("deblockle-refusal-hop-cross").site("to", to),
            Refusal::HopX { to } => Self::new("deblockle-refusal-hop-x").site("to", to),
            Refusal::SlideLine { to } => Self::new("deblockle-refusal-slide-line").site("to", to),
            Refusal::SlideBlock { to, block } => Self::new("deblockle-refusal-slide-block")
                .site("to", to)
                .site("block", block),
            Refusal::SlideOn { to, end } => Self::new("deblockle-refusal-slide-on")
                .site("to", to)
                .site("end", end),
            Refusal::SlideStar { to, star } => Self::new("deblockle-refusal-slide-star")
                .site("to", to)
                .site("star", star),
            Refusal::HoopsDistance { to } => {
                Self::new("deblockle-refusal-hoops-distance").site("to", to)
            }
            Refusal::HoopsBlocked { to } => {
                Self::new("deblockle-refusal-hoops-blocked").site("to", to)
            }
            Refusal::TooLong => Self::new("deblockle-refusal-too-long"),
        }
    }
}
