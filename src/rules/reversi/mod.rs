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
mod play;
mod reason;
mod rest;
mod size;
mod text;
mod turn;

use crate::rules::{
    BySide, Game, IllegalMove, Mark, Outcome, Path, ReadError, Reason, Scene, Side, Sink, Site,
    Token,
    reversi::{
        rest::{Phase, Rest},
        size::mask_of,
    },
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
    /// Discs of the side to move, squares 0..64.
    own: u64,
    /// Discs of the other one; no square is in both, and none beyond the board in either.
    opp: u64,
    /// The same two for the squares from 64 on, which only the largest board has.
    far: [u64; 2],
    /// The supplies in it are together always as many as there are empty squares.
    rest: Rest,
}

impl Reversi {
    #[inline]
    pub fn size(&self) -> Size {
        self.rest.size()
    }

    /// The discs of a side as bits `rank * side + file`.
    #[inline]
    pub fn discs(&self, side: Side) -> u128 {
        if side == self.turn() {
            self.all_own()
        } else {
            self.all_opp()
        }
    }

    /// Discs on the board.
    pub fn count(&self, side: Side) -> u8 {
        self.discs(side).count_ones() as u8
    }

    /// Discs left beside the board.
    pub fn supply(&self) -> BySide<u8> {
        let [own, opp] = self.rest.left();
        match self.turn() {
            Side::First => BySide::new(own, opp),
            Side::Second => BySide::new(opp, own),
        }
    }

    /// Whether the first four discs of the original start are still being placed.
    pub fn placing(&self) -> bool {
        self.rest.phase() == Phase::Placing
    }

    /// The final difference as tournaments count it: discs of this side less those of the other,
    /// the empty squares given to the winner. Means something only when the game is over.
    pub fn score(&self, side: Side) -> i32 {
        let difference = i32::from(self.count(side)) - i32::from(self.count(!side));
        difference + difference.signum() * self.empty().count_ones() as i32
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
        let phase = Self::phase_of(size, own | opp, options.start);
        let left = [left(own), left(opp)];
        let rest = Rest::new(left, Side::First, size, phase, options.flip);
        Self::from_parts(own, opp, rest)
    }

    #[inline]
    fn turn(&self) -> Side {
        self.rest.turn()
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
        let rest = u64::from(self.size().side()) << 2
            | u64::from(self.placing()) << 1
            | self.turn().index() as u64;
        let words = [self.own, self.far[0], self.opp, self.far[1], rest];
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
        let squares = self.placements_eight();
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

    #[inline]
    fn look_after_each(&self, room: &mut Vec<Move>, mut look: impl FnMut(&Self)) -> u64 {
        let squares = self.placements_eight();
        if squares == 0 {
            return self.look_after_any(room, look);
        }
        let mut left = squares;
        while left != 0 {
            look(&self.after_eight(left.trailing_zeros() as u8));
            left &= left - 1;
        }
        u64::from(squares.count_ones())
    }

    #[inline]
    fn count_moves(&self, room: &mut Vec<Move>) -> u64 {
        match self.placements_eight() {
            0 => self.look_after_any(room, |_| ()),
            squares => u64::from(squares.count_ones()),
        }
    }

    fn path(&self, mv: Move) -> Path {
        vec![mv.square().map_or(PASS, |square| self.size().site(square))]
    }

    fn scene(&self) -> Scene {
        let mut scene = Scene::new(
            self.size().sites(self.size().all()).collect(),
            self.supply(),
        );
        for (side, token) in [(Side::First, BLACK), (Side::Second, WHITE)] {
            for at in self.size().sites(self.discs(side)) {
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
            size: Some(self.size()),
            start: if self.placing() {
                Start::Original
            } else {
                base.start
            },
            handicap: base.handicap,
            flip: self.rest.flip(),
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
