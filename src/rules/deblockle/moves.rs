//! Which turns are legal: the tip, what may follow it, and why a way is shut.

use crate::rules::{
    Side, Site,
    deblockle::{
        Deblockle,
        block::{Block, Blocks},
        board::{Direction, SQUARES, STARS, Squares, goal},
        cube::{Face, Orientation},
        hop::hops,
        options::{Adjacent, NoHop, Rules},
    },
};

/// One whole turn: the block on a square is tipped, and then hops unless the turn ends there.
/// Which face comes up follows from the position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Turn {
    pub from: Site,
    pub tip: Direction,
    /// Where the hop ends; `None` where the turn ends with the tip.
    pub hop: Option<Site>,
}

impl Turn {
    /// Where and how the block lies after a legal turn of it; `None` where it goes home.
    #[inline]
    pub(crate) fn end(self, block: Block) -> Option<Block> {
        let now = block.lies().tipped(self.tip);
        if now.top() == Face::Star {
            return None;
        }
        let tipped = self.tip.step(self.from);
        let to = self.hop.or(tipped).expect("a legal tip stays on the board");
        Some(Block::new(to, now))
    }
}

/// A tip that a turn can begin with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tipped {
    /// The square tipped onto.
    pub(crate) at: Site,
    pub(crate) now: Orientation,
    pub(crate) then: Then,
}

/// How a turn goes on after the tip.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Then {
    /// The block goes home and leaves the board.
    Home,
    /// The turn is over.
    Ends,
    /// A hop to one of these squares, at least one.
    Hops(Squares),
}

/// Why no turn begins with a tip.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Shut {
    Edge,
    /// A block stands there.
    Block,
    /// Star would come up, and this is not the goal.
    StarUp,
    /// A star square, and it is not Star that would come up on the goal.
    StarSquare,
    /// The face that comes up finds no square to hop to.
    NoHop,
    /// Under "no adjacent blocks": every end of the turn touches an opposing block.
    Touches,
    /// The same, because another own block touches one already.
    OtherTouches,
}

/// The board as one side sees it, worked out once for all its tips.
pub(crate) struct View {
    blocks: Blocks,
    goal: Site,
    pub(crate) open: Squares,
    rules: Rules,
    /// Under "no adjacent blocks" the squares next to an opposing block.
    pub(crate) shun: Squares,
    /// Own blocks on such squares.
    pub(crate) touching: Squares,
}

impl View {
    pub(crate) fn new(position: &Deblockle, side: Side) -> Self {
        let blocks = position.blocks[side];
        let (own, theirs) = (blocks.squares(), position.blocks[!side].squares());
        let shun = match position.rules.adjacent {
            Adjacent::Allowed => Squares::NONE,
            Adjacent::Forbidden => theirs.spread(),
        };
        Self {
            blocks,
            goal: goal(side),
            open: !(own | theirs),
            rules: position.rules,
            shun,
            touching: own & shun,
        }
    }

    pub(crate) fn tip(&self, block: Block, direction: Direction) -> Result<Tipped, Shut> {
        let from = block.at();
        let Some(at) = direction.step(from) else {
            return Err(Shut::Edge);
        };
        if !self.open.contains(at) {
            return Err(Shut::Block);
        }
        let now = block.lies().tipped(direction);
        let then = self.after(from, at, now.top())?;
        Ok(Tipped { at, now, then })
    }

    fn after(&self, from: Site, at: Site, top: Face) -> Result<Then, Shut> {
        if top == Face::Star && at != self.goal {
            return Err(Shut::StarUp);
        }
        if top != Face::Star && STARS.contains(at) {
            return Err(Shut::StarSquare);
        }
        if !(self.touching & !Squares::of(from)).is_empty() {
            return Err(Shut::OtherTouches);
        }
        if top == Face::Star {
            return Ok(Then::Home);
        }
        let all = hops(top, at, self.open | Squares::of(from), self.rules.slider);
        if all.is_empty() {
            return match (top, self.rules.no_hop) {
                (Face::Stop, _) | (_, NoHop::Ends) if self.shun.contains(at) => Err(Shut::Touches),
                (Face::Stop, _) | (_, NoHop::Ends) => Ok(Then::Ends),
                (_, NoHop::Illegal) => Err(Shut::NoHop),
            };
        }
        let ends = all & !self.shun;
        if ends.is_empty() {
            return Err(Shut::Touches);
        }
        Ok(Then::Hops(ends))
    }

    /// Appends every turn: block by block from a1, tips north, east, south, west, hops from a1.
    pub(crate) fn list(&self, out: &mut Vec<Turn>) {
        for block in self.blocks.iter() {
            for tip in Direction::ALL {
                let from = block.at();
                match self.tip(block, tip).map(|tipped| tipped.then) {
                    Err(_) => (),
                    Ok(Then::Home | Then::Ends) => out.push(Turn {
                        from,
                        tip,
                        hop: None,
                    }),
                    Ok(Then::Hops(ends)) => out.extend(ends.iter().map(|end| Turn {
                        from,
                        tip,
                        hop: Some(end),
                    })),
                }
            }
        }
    }

    /// Whether there is any turn. The search asks it after every turn.
    pub(crate) fn any(&self) -> bool {
        if self.rules.adjacent == Adjacent::Allowed {
            let [a, b, c, d] = self.blocks.lanes();
            let sure = |block: Block| SURE[block.index()];
            if !((sure(a) | sure(b) | sure(c) | sure(d)) & self.open).is_empty() {
                return true;
            }
        }
        self.blocks.iter().any(|block| self.frees(block))
    }

    /// Whether any turn begins with this block.
    pub(crate) fn frees(&self, block: Block) -> bool {
        Direction::ALL
            .into_iter()
            .any(|tip| self.tip(block, tip).is_ok())
    }
}

/// By block: where a tip surely begins a turn, if the square is open and blocks may touch. Stop
/// needs no hop, and Cross and Hoops can always go back to the square just left.
static SURE: [Squares; Block::COUNT] = sure();

const fn sure() -> [Squares; Block::COUNT] {
    let mut sure = [Squares::NONE; Block::COUNT];
    let mut at = 0;
    while at < SQUARES {
        let mut index = 0;
        while let Some(lies) = Orientation::from_index(index) {
            let block = Block::new(Site(at), lies);
            let mut way = 0;
            while way < Direction::ALL.len() {
                let tip = Direction::ALL[way];
                if let (Some(to), Face::Stop | Face::Cross | Face::Hoops) =
                    (tip.step(Site(at)), lies.tipped(tip).top())
                {
                    sure[block.index()].0 |= Squares::of(to).0 & !STARS.0;
                }
                way += 1;
            }
            index += 1;
        }
        at += 1;
    }
    sure
}
