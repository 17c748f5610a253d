//! What people are told: the effects of a turn with their causes, half-made turns, marks, and why
//! a path is no turn.

use crate::rules::{
    Effect, Mark, MarkKind, Reason, Side, Site,
    deblockle::{
        Deblockle,
        block::Block,
        board::{Direction, SQUARES, STARS, Squares, goal},
        cube::Face,
        hop::{hoops_way, hops, slide},
        moves::{Shut, Then, Turn, View},
        reasons::{Cause, Closed, Refusal, word},
    },
};

impl Deblockle {
    /// Tells the moves of a legal turn's block, from the position before it.
    pub(crate) fn tell(&self, block: Block, turn: Turn, tell: &mut impl FnMut(Effect)) {
        let side = self.turn;
        let at = turn.tip.step(turn.from).expect("a tip stays on the board");
        let now = block.lies().tipped(turn.tip);
        tell(self.rolled(side, block, turn.tip, at, turn.hop));
        if let Some(hop) = turn.hop {
            self.hopped(turn.from, at, hop, now.top(), tell);
        }
        if now.top() == Face::Star {
            let was = self.home[side];
            let home = was + 1;
            let left = self.blocks[side].len() - 1;
            let cause = || {
                let cause = Cause::Home {
                    side,
                    at,
                    home,
                    left,
                };
                cause.into()
            };
            tell(Effect::Taken {
                at,
                token: now.token(side),
                cause: cause(),
            });
            tell(Effect::Stock {
                side,
                was,
                now: home,
                cause: cause(),
            });
        }
    }

    fn rolled(
        &self,
        side: Side,
        block: Block,
        direction: Direction,
        to: Site,
        hop: Option<Site>,
    ) -> Effect {
        let from = block.at();
        let now = block.lies().tipped(direction);
        let face = now.top();
        let cause = match face {
            Face::Cross | Face::X | Face::Slider | Face::Hoops if hop.is_none() => {
                Cause::TipNoHop {
                    side,
                    from,
                    to,
                    direction,
                    face,
                }
            }
            Face::Star | Face::Stop | Face::Cross | Face::X | Face::Slider | Face::Hoops => {
                Cause::Tip {
                    side,
                    from,
                    to,
                    direction,
                    face,
                }
            }
        };
        Effect::Rolled {
            from,
            to,
            was: block.lies().token(side),
            now: now.token(side),
            cause: cause.into(),
        }
    }

    /// The squares a block may cross and stop on once it has left `from`.
    fn open_without(&self, from: Site) -> Squares {
        !(self.blocks.first.squares() | self.blocks.second.squares()) | Squares::of(from)
    }

    fn hopped(&self, from: Site, at: Site, to: Site, face: Face, tell: &mut impl FnMut(Effect)) {
        let open = self.open_without(from);
        let mut moved = |from, to, cause: Cause| {
            tell(Effect::Moved {
                from,
                to,
                cause: cause.into(),
            });
        };
        match face {
            Face::Star | Face::Stop => (),
            Face::Cross => moved(at, to, Cause::Cross { from: at, to }),
            Face::X => moved(at, to, Cause::X { from: at, to }),
            Face::Slider => moved(at, to, self.slid(at, to, open)),
            Face::Hoops => {
                let way = hoops_way(at, to, open).expect("a hop of Hoops has a way");
                let mut from = at;
                for (to, step) in way.into_iter().zip(1..) {
                    moved(from, to, Cause::Hoops { from, to, step });
                    from = to;
                }
            }
        }
    }

    /// Why a slide halts where it does. The edge and a block come before the stars.
    fn slid(&self, from: Site, to: Site, open: Squares) -> Cause {
        let direction = line(from, to).expect("a slide is straight");
        let Some(next) = direction.step(to) else {
            return Cause::SlideEdge { from, to };
        };
        if !open.contains(next) {
            let block = next;
            return Cause::SlideBlock { from, to, block };
        }
        if STARS.contains(next) {
            let star = next;
            return Cause::SlideBefore { from, to, star };
        }
        let star = (Squares::of(to).spread() & STARS).iter().next();
        let star = star.expect("a slide halts early only beside a star");
        Cause::SlideBeside { from, to, star }
    }

    /// Every tip of these blocks that is shut, by the reason.
    pub(crate) fn closed(&self, side: Side, blocks: impl Iterator<Item = Block>) -> Closed {
        let view = View::new(self, side);
        let mut closed = Closed::default();
        for block in blocks {
            closed.blocks.push(block.at());
            for direction in Direction::ALL {
                if let Err(shut) = view.tip(block, direction) {
                    closed.count(shut);
                }
            }
        }
        closed
    }

    pub(crate) fn passed(&self, side: Side) -> Effect {
        let closed = self.closed(side, self.blocks[side].iter());
        Effect::Passed {
            side,
            cause: Cause::Blocked { side, closed }.into(),
        }
    }

    pub(crate) fn blocked_marks(&self) -> Vec<Mark> {
        let no_turn = |&side: &Side| {
            !self.blocks[side].is_empty()
                && !self.blocks[!side].is_empty()
                && !View::new(self, side).any()
        };
        let mark = |side: Side| Mark {
            kind: MarkKind::Blocked,
            sites: self.blocks[side].iter().map(Block::at).collect(),
            reason: Reason::new("deblockle-mark-blocked").word("side", word(side)),
        };
        Side::BOTH.into_iter().filter(no_turn).map(mark).collect()
    }

    /// A block of either side on a square, with its owner.
    fn standing(&self, at: Site) -> Option<(Side, Block)> {
        Side::BOTH
            .into_iter()
            .find_map(|side| Some((side, self.blocks[side].on(at)?)))
    }

    pub(crate) fn pictured(&self, path: &[Site]) -> Vec<Effect> {
        let mut effects = Vec::new();
        let (from, at, hop) = match *path {
            [from, at] => (from, at, None),
            [from, at, hop] => (from, at, Some(hop)),
            _ => return effects,
        };
        let Some((side, block)) = self.standing(from) else {
            return effects;
        };
        let Some(direction) = Direction::between(from, at) else {
            return effects;
        };
        let open = self.open_without(from);
        if !open.contains(at) {
            return effects;
        }
        let face = block.lies().tipped(direction).top();
        let ends = hops(face, at, open, self.rules.slider);
        // A tip alone may still be followed by a hop, so it is pictured as if one came.
        let next = hop.or_else(|| ends.iter().next());
        effects.push(self.rolled(side, block, direction, at, next));
        let hop = hop.filter(|hop| hop.0 < SQUARES && ends.contains(*hop));
        if let Some(hop) = hop {
            self.hopped(from, at, hop, face, &mut |effect| effects.push(effect));
        }
        effects
    }

    /// Why no legal turn begins with a path; `None` if one does.
    pub(crate) fn refused(&self, path: &[Site]) -> Option<Refusal> {
        if self.is_over() {
            return Some(Refusal::Over);
        }
        let (&from, rest) = path.split_first()?;
        if path.iter().any(|site| SQUARES <= site.0) {
            return Some(Refusal::NoSquare);
        }
        let side = self.turn;
        let view = View::new(self, side);
        let Some((owner, block)) = self.standing(from) else {
            return Some(Refusal::Empty { at: from });
        };
        if owner != side {
            let at = from;
            return Some(if View::new(self, owner).any() {
                Refusal::NotYours { at, owner }
            } else {
                Refusal::Blocked { at, owner }
            });
        }
        let Some((&to, rest)) = rest.split_first() else {
            let closed = || self.closed(side, std::iter::once(block));
            return (!view.frees(block)).then(|| Refusal::NoTurn { closed: closed() });
        };
        let Some(direction) = Direction::between(from, to) else {
            return Some(Refusal::NotNeighbour { from, to });
        };
        let tipped = match view.tip(block, direction) {
            Ok(tipped) => tipped,
            Err(shut) => return Some(self.shut(&view, block, direction, shut)),
        };
        let (&hop, rest) = rest.split_first()?;
        let face = tipped.now.top();
        match tipped.then {
            Then::Home | Then::Ends => Some(Refusal::Ends { at: to, face }),
            Then::Hops(ends) if !ends.contains(hop) => Some(self.no_hop(block, to, hop, face)),
            Then::Hops(_) => (!rest.is_empty()).then_some(Refusal::TooLong),
        }
    }

    /// Why a tip that is shut is so.
    pub(crate) fn shut(&self, view: &View, block: Block, tip: Direction, shut: Shut) -> Refusal {
        let from = block.at();
        let Some(at) = tip.step(from) else {
            let direction = tip;
            return Refusal::Edge { from, direction };
        };
        let face = block.lies().tipped(tip).top();
        match shut {
            Shut::Edge => Refusal::Edge {
                from,
                direction: tip,
            },
            Shut::Block => {
                let owner = self.standing(at).map_or(self.turn, |(owner, _)| owner);
                Refusal::Occupied { at, owner }
            }
            Shut::StarUp => Refusal::StarUp {
                at,
                goal: goal(self.turn),
            },
            Shut::StarSquare => Refusal::StarSquare { at, face },
            Shut::NoHop => Refusal::NoHop { at, face },
            Shut::Touches => Refusal::Touches { at, face },
            Shut::OtherTouches => Refusal::OtherTouches {
                blocks: (view.touching & !Squares::of(from)).iter().collect(),
            },
        }
    }

    /// Why a block of the side to move that was tipped onto `at` cannot hop to `to`.
    pub(crate) fn no_hop(&self, block: Block, at: Site, to: Site, face: Face) -> Refusal {
        let open = self.open_without(block.at());
        if to == at {
            return Refusal::HopStays { at, face };
        }
        if !open.contains(to) {
            let owner = self.standing(to).map_or(self.turn, |(owner, _)| owner);
            return Refusal::Occupied { at: to, owner };
        }
        if STARS.contains(to) {
            return Refusal::HopStar { at: to, face };
        }
        if hops(face, at, open, self.rules.slider).contains(to) {
            let theirs = self.blocks[!self.turn].squares();
            return Refusal::HopTouches {
                at: to,
                blocks: (Squares::of(to).spread() & theirs).iter().collect(),
            };
        }
        match face {
            Face::Star | Face::Stop => Refusal::Ends { at, face },
            Face::Cross => Refusal::HopCross { to },
            Face::X => Refusal::HopX { to },
            Face::Slider => self.no_slide(at, to, open),
            Face::Hoops => {
                let on_empty_board = hops(face, at, Squares::BOARD, self.rules.slider);
                if on_empty_board.contains(to) {
                    Refusal::HoopsBlocked { to }
                } else {
                    Refusal::HoopsDistance { to }
                }
            }
        }
    }

    fn no_slide(&self, at: Site, to: Site, open: Squares) -> Refusal {
        let Some(direction) = line(at, to) else {
            return Refusal::SlideLine { to };
        };
        let slide = slide(at, direction, open);
        let end = slide.end().unwrap_or(at);
        if !slide.runs_over(to) {
            let block = direction.step(end).unwrap_or(end);
            return Refusal::SlideBlock { to, block };
        }
        if STARS.contains(end) {
            let star = end;
            return Refusal::SlideStar { to, star };
        }
        Refusal::SlideOn { to, end }
    }
}

/// The direction from a square to another one on the same file or rank.
fn line(from: Site, to: Site) -> Option<Direction> {
    Direction::ALL
        .into_iter()
        .find(|&direction| slide(from, direction, Squares::BOARD).runs_over(to))
}
