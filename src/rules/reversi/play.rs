//! Turns on the board. The usual board has a path of its own on 64 bits, which takes and gives
//! whole positions like the other one; both are compared with a third, plain one in the tests.

use crate::rules::{
    Side,
    reversi::{
        Move, Reversi, bits, flips8, placements8,
        rest::{Phase, Rest},
        size::{Size, mask_of, squares_of},
    },
};

impl Reversi {
    pub(crate) fn from_parts(own: u128, opp: u128, rest: Rest) -> Self {
        Self {
            own: own as u64,
            opp: opp as u64,
            far: [(own >> 64) as u64, (opp >> 64) as u64],
            rest,
        }
    }

    /// The discs of the side to move.
    pub(crate) fn all_own(&self) -> u128 {
        u128::from(self.own) | u128::from(self.far[0]) << 64
    }

    /// The discs of the other side.
    pub(crate) fn all_opp(&self) -> u128 {
        u128::from(self.opp) | u128::from(self.far[1]) << 64
    }

    /// The discs of the side to move and of the other one, where the board is 8 x 8 and the
    /// usual rules hold; bit 0 is a1, bit 7 is h1.
    #[inline]
    pub fn eight(&self) -> Option<(u64, u64)> {
        self.rest.is_usual().then_some((self.own, self.opp))
    }

    /// The squares on which the side to move can place, as bits.
    pub fn placements(&self) -> u128 {
        match self.rest.phase() {
            Phase::Placing => self.empty() & mask_of(self.size().centre()),
            Phase::Outflanking => self.outflanking(self.all_own(), self.all_opp()),
        }
    }

    /// The squares on which a side would outflank something if it were to move, as bits.
    pub fn reach(&self, side: Side) -> u128 {
        self.outflanking(self.discs(side), self.discs(!side))
    }

    fn outflanking(&self, own: u128, opp: u128) -> u128 {
        match self.size() {
            Size::Eight => u128::from(placements8(own as u64, opp as u64)),
            size @ (Size::Four | Size::Six | Size::Ten) => bits::placements(size, own, opp),
        }
    }

    /// The discs that a disc on this empty square turns, as bits.
    pub fn flips(&self, square: u8) -> u128 {
        match (self.rest.phase(), self.size()) {
            (Phase::Placing, _) => 0,
            (Phase::Outflanking, Size::Eight) => u128::from(flips8(square, self.own, self.opp)),
            (Phase::Outflanking, size @ (Size::Four | Size::Six | Size::Ten)) => {
                bits::flips(size, square, self.all_own(), self.all_opp())
            }
        }
    }

    pub(crate) fn empty(&self) -> u128 {
        self.size().all() & !(self.all_own() | self.all_opp())
    }

    /// Neither side can place.
    pub(crate) fn is_over(&self) -> bool {
        self.placements() == 0 && self.outflanking(self.all_opp(), self.all_own()) == 0
    }

    /// The placements on the board that [`Reversi::eight`] gives; 0 where there are none or the
    /// board is another one.
    #[inline]
    pub(crate) fn placements_eight(&self) -> u64 {
        if self.rest.is_usual() {
            placements8(self.own, self.opp)
        } else {
            0
        }
    }

    /// The turns on any board, and the pass.
    #[cold]
    pub(crate) fn any_moves(&self, out: &mut Vec<Move>) {
        let placements = self.placements();
        out.extend(squares_of(placements).map(Move::place));
        if placements == 0 && !self.is_over() {
            out.push(Move::PASS);
        }
    }

    /// The position after a turn: made at once, which is faster than playing on a copy.
    #[inline(always)]
    pub(crate) fn after(&self, mv: Move) -> Self {
        match (self.eight(), mv.plain8()) {
            (Some(_), Some(square)) => self.after_eight(square),
            (Some(_), None) | (None, _) => self.after_any(mv),
        }
    }

    /// The position after a placement on the board that [`Reversi::eight`] gives.
    #[inline(always)]
    pub(crate) fn after_eight(&self, square: u8) -> Self {
        let flips = flips8(square, self.own, self.opp);
        // The other side moves next.
        Self {
            own: self.opp & !flips,
            opp: self.own | flips | 1 << square,
            far: self.far,
            rest: self.rest.after_placement(),
        }
    }

    /// The position after any turn on any board.
    #[cold]
    pub(crate) fn after_any(&self, mv: Move) -> Self {
        let Some(square) = mv.square() else {
            return Self::from_parts(self.all_opp(), self.all_own(), self.rest.after_pass());
        };
        let flips = mv.flips_by_hand().unwrap_or_else(|| self.flips(square));
        let placed = self.all_own() | flips | 1 << square;
        let next = Self::from_parts(self.all_opp() & !flips, placed, self.rest.after_placement());
        if self.placing() && next.placements() == 0 {
            let rest = next.rest.outflanking();
            Self { rest, ..next }
        } else {
            next
        }
    }

    /// Shows every position after a turn, on any board and with a pass; `room` is for the turns.
    #[cold]
    pub(crate) fn look_after_any(&self, room: &mut Vec<Move>, mut look: impl FnMut(&Self)) -> u64 {
        room.clear();
        self.any_moves(room);
        for &mv in room.iter() {
            look(&self.after_any(mv));
        }
        room.len() as u64
    }
}
