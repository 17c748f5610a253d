//! The rules of Reversi: four board sizes, three starts, handicap corners, passes, the supply of
//! discs with lending, and flips by hand.
//!
//! # Sites
//! A square is `rank * 10 + file` on every board, both from 0, a1 (upper left) = 0, rank 1 at the
//! top: h8 = 77, j10 = 99. [`PASS`] is 255. The path of a placement is its square, that of a pass
//! is [`PASS`].
//!
//! # Tokens
//! [`BLACK`] is 0, [`WHITE`] is 1.

mod bits;
mod effects;
mod hand;
mod options;
mod reason;
mod size;
mod text;
mod turn;

use crate::rules::{
    BySide, Game, IllegalMove, Mark, Outcome, Path, ReadError, Reason, Scene, Side, Sink, Site,
    Token,
    reversi::size::{mask_of, squares_of},
};

pub use bits::{flips8, placements8};
pub use options::{Flip, Handicap, ReversiOptions, Start};
pub use reason::{Cause, LineError, Refusal};
pub use size::Size;
pub use text::split_turns;
pub use turn::Move;

/// Where a hand points for a pass.
pub const PASS: Site = Site(255);
pub const BLACK: Token = Token(0);
pub const WHITE: Token = Token(1);

/// A position: the board, whose turn it is, what is left of the supplies, and the rules.
///
/// # Equality
/// Positions are equal if everything is, the supplies and the flip option too. Neither can
/// influence which turns are right, so [`Game::key`] leaves them out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reversi {
    /// Discs of the side to move; never a square that `opp` has, nor one beyond the board.
    own: u128,
    opp: u128,
    /// Discs left to the side to move and to the other one; together always as many as there are
    /// empty squares.
    left: [u8; 2],
    turn: Side,
    size: Size,
    phase: Phase,
    flip: Flip,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Phase {
    /// The four centre squares of the original start are being filled.
    Placing,
    Outflanking,
}

impl Reversi {
    pub fn size(&self) -> Size {
        self.size
    }

    /// The discs of a side as bits `rank * side + file`.
    #[inline]
    pub fn discs(&self, side: Side) -> u128 {
        if side == self.turn {
            self.own
        } else {
            self.opp
        }
    }

    /// The discs of the side to move and of the other one, where the board is 8 x 8 and the
    /// usual rules hold; bit 0 is a1, bit 7 is h1.
    #[inline]
    pub fn eight(&self) -> Option<(u64, u64)> {
        (self.size == Size::Eight && self.phase == Phase::Outflanking)
            .then_some((self.own as u64, self.opp as u64))
    }

    /// Discs on the board.
    pub fn count(&self, side: Side) -> u8 {
        self.discs(side).count_ones() as u8
    }

    /// Discs left beside the board.
    pub fn supply(&self) -> BySide<u8> {
        let [own, opp] = self.left;
        match self.turn {
            Side::First => BySide::new(own, opp),
            Side::Second => BySide::new(opp, own),
        }
    }

    /// Whether the first four discs of the original start are still being placed.
    pub fn placing(&self) -> bool {
        self.phase == Phase::Placing
    }

    /// The final difference as tournaments count it: discs of this side less those of the other,
    /// the empty squares given to the winner. Means something only when the game is over.
    pub fn score(&self, side: Side) -> i32 {
        let difference = i32::from(self.count(side)) - i32::from(self.count(!side));
        difference + difference.signum() * self.empty().count_ones() as i32
    }

    /// The squares on which the side to move can place, as bits.
    pub fn placements(&self) -> u128 {
        match self.phase {
            Phase::Placing => self.empty() & mask_of(self.size.centre()),
            Phase::Outflanking => self.outflanking(self.own, self.opp),
        }
    }

    /// The squares on which a side would outflank something if it were to move, as bits.
    pub fn reach(&self, side: Side) -> u128 {
        self.outflanking(self.discs(side), self.discs(!side))
    }

    fn outflanking(&self, own: u128, opp: u128) -> u128 {
        match self.size {
            Size::Eight => u128::from(placements8(own as u64, opp as u64)),
            Size::Four | Size::Six | Size::Ten => bits::placements(self.size, own, opp),
        }
    }

    /// The discs that a disc on this empty square turns, as bits.
    pub fn flips(&self, square: u8) -> u128 {
        match (self.phase, self.size) {
            (Phase::Placing, _) => 0,
            (Phase::Outflanking, Size::Eight) => {
                u128::from(flips8(square, self.own as u64, self.opp as u64))
            }
            (Phase::Outflanking, Size::Four | Size::Six | Size::Ten) => {
                bits::flips(self.size, square, self.own, self.opp)
            }
        }
    }

    fn empty(&self) -> u128 {
        self.size.all() & !(self.own | self.opp)
    }

    /// Neither side can place.
    fn is_over(&self) -> bool {
        self.placements() == 0 && self.outflanking(self.opp, self.own) == 0
    }

    /// What is left after a placement, seen from the other side, which moves next. The disc comes
    /// from the own supply, or from the other one if that is used up.
    #[inline]
    fn left_after(&self) -> [u8; 2] {
        let [own, opp] = self.left;
        let lent = u8::from(own == 0);
        [opp.wrapping_sub(lent), own.wrapping_sub(1 - lent)]
    }

    /// The turns on any board, and the pass.
    #[cold]
    fn any_moves(&self, out: &mut Vec<Move>) {
        let placements = self.placements();
        out.extend(squares_of(placements).map(Move::place));
        if placements == 0 && !self.is_over() {
            out.push(Move::PASS);
        }
    }

    /// The position after a turn: made at once, which is faster than playing on a copy.
    #[inline(always)]
    fn after(&self, mv: Move) -> Self {
        let (Some((own, opp)), Some(square)) = (self.eight(), mv.plain8()) else {
            return self.after_any(mv);
        };
        let flips = flips8(square, own, opp);
        // The other side moves next.
        Self {
            own: u128::from(opp & !flips),
            opp: u128::from(own | flips | 1 << square),
            left: self.left_after(),
            turn: !self.turn,
            ..*self
        }
    }

    /// The position after any turn on any board.
    #[cold]
    fn after_any(&self, mv: Move) -> Self {
        let mut next = Self {
            own: self.opp,
            opp: self.own,
            turn: !self.turn,
            ..*self
        };
        let Some(square) = mv.square() else {
            next.left.reverse();
            return next;
        };
        let flips = mv.flips_by_hand().unwrap_or_else(|| self.flips(square));
        next.own &= !flips;
        next.opp |= flips | 1 << square;
        next.left = self.left_after();
        if self.placing() && next.placements() == 0 {
            next.phase = Phase::Outflanking;
        }
        next
    }

    /// Whether the original start still has squares to fill in this position: some of the centre
    /// is empty, and no disc stands where only a later turn could have put it.
    fn phase_of(size: Size, discs: u128, start: Start) -> Phase {
        let centre = mask_of(size.centre());
        let early = centre | mask_of(size.corners());
        match start {
            Start::Original if discs & centre != centre && discs & !early == 0 => Phase::Placing,
            Start::Standard | Start::Parallel | Start::Original => Phase::Outflanking,
        }
    }
}

impl Game for Reversi {
    type Options = ReversiOptions;
    type Move = Move;

    const SLUG: &'static str = "reversi";
    const SIDES: [&'static str; 2] = [options::word(Side::First), options::word(Side::Second)];
    const FINISHED_IS_LEAF: bool = true;

    fn start(options: &ReversiOptions) -> Self {
        let size = options.board();
        let [upper_left, upper_right, lower_left, lower_right] = size.centre();
        let (mut own, mut opp) = match options.start {
            Start::Standard => (
                mask_of([upper_right, lower_left]),
                mask_of([upper_left, lower_right]),
            ),
            Start::Parallel => (
                mask_of([upper_left, upper_right]),
                mask_of([lower_left, lower_right]),
            ),
            Start::Original => (0, 0),
        };
        match options.handicap {
            Handicap::None => (),
            Handicap::Corners { owner, corners } => {
                let given = mask_of(size.corners().into_iter().take(usize::from(corners)));
                match owner {
                    Side::First => own |= given,
                    Side::Second => opp |= given,
                }
            }
        }
        let left = |discs: u128| size.supply().saturating_sub(discs.count_ones() as u8);
        Self {
            own,
            opp,
            left: [left(own), left(opp)],
            turn: Side::First,
            size,
            phase: Self::phase_of(size, own | opp, options.start),
            flip: options.flip,
        }
    }

    #[inline]
    fn turn(&self) -> Side {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        let (black, white) = (self.count(Side::First), self.count(Side::Second));
        Some(match black.cmp(&white) {
            std::cmp::Ordering::Less => Outcome::win(Side::Second, "discs"),
            std::cmp::Ordering::Equal => Outcome::draw("discs"),
            std::cmp::Ordering::Greater => Outcome::win(Side::First, "discs"),
        })
    }

    /// The board, the side to move, the size and the phase.
    fn key(&self) -> u64 {
        let rest = u64::from(self.size.side()) << 2
            | u64::from(self.placing()) << 1
            | self.turn.index() as u64;
        let words = [
            self.own as u64,
            (self.own >> 64) as u64,
            self.opp as u64,
            (self.opp >> 64) as u64,
            rest,
        ];
        words.into_iter().fold(0, |key: u64, word| {
            // An odd multiplier of well spread bits (the golden ratio) and a fold of the high
            // half, which the product mixes best, into the low one.
            let key = (key.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            key ^ key >> 32
        })
    }

    /// Squares rank by rank from a1, or the pass alone.
    #[inline]
    fn moves(&self, out: &mut Vec<Move>) {
        let squares = self.eight().map_or(0, |(own, opp)| placements8(own, opp));
        if squares == 0 {
            self.any_moves(out);
            return;
        }
        // By fours, because a loop that ends at another number each time costs more than the
        // surplus.
        let all = out.len() + squares.count_ones() as usize;
        let mut left = squares;
        while left != 0 {
            let four: [Move; 4] = std::array::from_fn(|_| {
                let square = left.trailing_zeros() as u8;
                left &= left.wrapping_sub(1);
                Move::place(square)
            });
            out.extend_from_slice(&four);
        }
        out.truncate(all);
    }

    #[inline]
    fn play<S: Sink>(&mut self, mv: Move, sink: &mut S) {
        if S::SEES {
            self.tell(mv, sink);
        }
        *self = self.after(mv);
    }

    #[inline(always)]
    fn look_after<R>(&self, mv: Move, look: impl FnOnce(&Self) -> R) -> R {
        look(&self.after(mv))
    }

    fn path(&self, mv: Move) -> Path {
        vec![mv.square().map_or(PASS, |square| self.size.site(square))]
    }

    fn scene(&self) -> Scene {
        let mut scene = Scene::new(self.size.sites(self.size.all()).collect(), self.supply());
        for (side, token) in [(Side::First, BLACK), (Side::Second, WHITE)] {
            for at in self.size.sites(self.discs(side)) {
                scene.put(at, token);
            }
        }
        scene
    }

    /// Nothing on the board is more than a disc.
    fn marks(&self) -> Vec<Mark> {
        Vec::new()
    }

    /// What a legal placement would do; there is nothing in between.
    fn preview(&self, path: &[Site]) -> Vec<crate::rules::Effect> {
        let mut effects = Vec::new();
        if let [at] = *path
            && let Ok(mv) = self.turn_at(at)
        {
            self.tell(mv, &mut effects);
        }
        effects
    }

    fn refusal(&self, path: &[Site]) -> Option<Reason> {
        match *path {
            [] if self.is_over() => Some(Refusal::GameOver.into()),
            [] => None,
            [at] => self.turn_at(at).err().map(Reason::from),
            [at, ..] => Some(
                self.turn_at(at)
                    .err()
                    .unwrap_or(Refusal::Whole { at })
                    .into(),
            ),
        }
    }

    fn draft_sites(&self, path: &[Site]) -> Option<Vec<Site>> {
        self.open_to_hands(path)
    }

    fn draft_text(&self, path: &[Site], toggled: &[Site]) -> String {
        self.hand_text(path, toggled)
    }

    fn draft_of(&self, mv: Move) -> Option<(Path, Vec<Site>)> {
        self.made_by_hand(mv)
    }

    fn write(&self) -> String {
        self.write_position()
    }

    fn read(text: &str, options: &ReversiOptions) -> Result<Self, ReadError> {
        Self::read_position(text, options).map_err(|error| Reason::from(error).into())
    }

    fn write_move(&self, mv: Move) -> String {
        self.write_turn(mv)
    }

    fn read_move(&self, text: &str) -> Result<Move, IllegalMove> {
        self.read_turn(text).map_err(|refusal| IllegalMove {
            text: text.to_owned(),
            reason: refusal.into(),
        })
    }

    fn site_name(site: Site) -> String {
        text::site_name(site)
    }

    fn options(&self, base: &ReversiOptions) -> ReversiOptions {
        ReversiOptions {
            size: Some(self.size),
            start: if self.placing() {
                Start::Original
            } else {
                base.start
            },
            handicap: base.handicap,
            flip: self.flip,
        }
    }

    fn forced(&self) -> Option<Move> {
        (self.placements() == 0 && !self.is_over()).then_some(Move::PASS)
    }

    /// A placement fills a square for good; a pass changes nothing.
    fn progressed(&self, next: &Self) -> bool {
        self.empty() != next.empty()
    }
}
