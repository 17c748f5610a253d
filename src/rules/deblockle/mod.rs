//! The rules of Deblockle: blocks with six faces are tipped and hop by the face that comes up,
//! until all of a side's blocks have gone home on the goal star.
//!
//! Sites: squares 0 to 48 are `(rank - 1) * 7 + file` from a1; 49 to 52 and 53 to 56 are the tray
//! slots of the set-up (see [`setup`]). A token is `24 * side + orientation` (see [`cube`]). A turn's
//! path is the block's square, the square tipped onto, and the end of the hop if there is one.

pub(crate) mod block;
pub mod board;
pub mod cube;
pub(crate) mod moves;
pub mod setup;

mod hop;
mod options;
mod picture;
mod reasons;
mod start;
mod text;

use crate::rules::{
    BySide, Counters, Effect, Game, IllegalMove, Mark, Outcome, Path, ReadError, Reason, Scene,
    Side, Sink, Site,
    deblockle::{
        block::{Block, Blocks},
        board::{SQUARES, Squares, square_name, start_squares},
        cube::Orientation,
        moves::View,
    },
};

pub use moves::Turn;
pub use options::{Adjacent, DeblockleOptions, NoHop, Rules, Slider};
pub use reasons::{Cause, Closed, Refusal};

/// A position. Two positions are equal if the same blocks lie alike on the same squares, with the
/// same side to move, the same counts of blocks home and the same rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deblockle {
    blocks: BySide<Blocks>,
    /// Blocks that have left the board, for display only.
    home: BySide<u8>,
    /// Has a turn unless the game is over: a side without one is skipped at once.
    turn: Side,
    /// Neither side has a turn.
    stuck: bool,
    rules: Rules,
}

impl Deblockle {
    fn empty(rules: Rules) -> Self {
        Self {
            blocks: BySide::new(Blocks::EMPTY, Blocks::EMPTY),
            home: BySide::default(),
            turn: Side::First,
            stuck: false,
            rules,
        }
    }

    /// The position after a set-up: each side's blocks on its start squares, in their order.
    /// `None` where a side has no or more than four blocks.
    pub fn set_up(lies: &BySide<Vec<Orientation>>, first: Side, rules: Rules) -> Option<Self> {
        let mut position = Self::empty(rules);
        position.turn = first;
        for side in Side::BOTH {
            let count = u8::try_from(lies[side].len()).ok()?;
            let squares = start_squares(side, count);
            if usize::from(count) != squares.len() {
                return None;
            }
            for (&at, &lies) in squares.iter().zip(&lies[side]) {
                position.blocks[side] = position.blocks[side].with(Block::new(at, lies))?;
            }
        }
        position.settle();
        Some(position)
    }

    /// These blocks with this side to move, or the other one where it has no turn.
    pub(crate) fn placed(blocks: BySide<Blocks>, turn: Side, rules: Rules) -> Self {
        let mut position = Self::empty(rules);
        position.blocks = blocks;
        position.turn = turn;
        position.settle();
        position
    }

    pub fn rules(&self) -> Rules {
        self.rules
    }

    pub(crate) fn blocks(&self, side: Side) -> Blocks {
        self.blocks[side]
    }

    /// The squares on which a block stands.
    pub(crate) fn taken(&self) -> Squares {
        self.blocks.first.squares() | self.blocks.second.squares()
    }

    /// Every turn a side would have if it were to move, also while it is the other's turn. Empty
    /// for a side that is Deblockle'd or has no blocks left.
    pub fn turns_of(&self, side: Side, out: &mut Vec<Turn>) {
        View::new(self, side).list(out);
    }

    /// The owner and the orientation of the block on a square.
    pub fn block(&self, at: Site) -> Option<(Side, Orientation)> {
        Side::BOTH
            .into_iter()
            .find_map(|side| Some((side, self.blocks[side].on(at)?.lies())))
    }

    fn is_over(&self) -> bool {
        self.stuck || self.winner().is_some()
    }

    fn winner(&self) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|&side| self.blocks[side].is_empty())
    }

    /// Hands the turn over if the side to move has none, as after reading a line.
    fn settle(&mut self) {
        if self.winner().is_some() || View::new(self, self.turn).any() {
            return;
        }
        if View::new(self, !self.turn).any() {
            self.turn = !self.turn;
        } else {
            self.stuck = true;
        }
    }

    /// Gives the turn to the other side, or to the same one again if the other is Deblockle'd.
    fn hand_over<S: Sink>(&mut self, sink: &mut S) {
        let mover = self.turn;
        self.turn = !mover;
        if self.blocks[mover].is_empty() || View::new(self, !mover).any() {
            return;
        }
        if View::new(self, mover).any() {
            self.turn = mover;
            if S::SEES {
                sink.push(self.passed(!mover));
            }
        } else {
            self.stuck = true;
        }
    }
}

impl Game for Deblockle {
    type Options = DeblockleOptions;
    type Move = Turn;

    const SLUG: &'static str = "deblockle";
    const SIDES: [&'static str; 2] = ["gold", "blue"];
    const FINISHED_IS_LEAF: bool = false;

    /// The quick random set-up of the seed.
    fn start(options: &DeblockleOptions) -> Self {
        Self::set_up(&start::roll(options), options.first(), options.rules())
            .expect("the dice roll one to four blocks a side")
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.winner() {
            Some(winner) => Some(Outcome::win(winner, "home")),
            None => self.stuck.then_some(Outcome::draw("blocked")),
        }
    }

    fn key(&self) -> u64 {
        let Self {
            blocks,
            home: _,
            turn,
            stuck: _,
            rules,
        } = *self;
        let rules = (rules.slider as u64) << 2 | (rules.no_hop as u64) << 1 | rules.adjacent as u64;
        let flags = rules << 1 | turn.index() as u64;
        // Two long products, each folded to its half; the search needs a key after every turn.
        let fold = |one: u64, other: u64| {
            let product = u128::from(one) * u128::from(other);
            product as u64 ^ (product >> 64) as u64
        };
        let key = fold(
            blocks.first.word() ^ 0x9E37_79B9_7F4A_7C15,
            blocks.second.word() ^ 0xBF58_476D_1CE4_E5B9,
        );
        fold(key ^ flags, 0x94D0_49BB_1331_11EB)
    }

    fn moves(&self, out: &mut Vec<Turn>) {
        if !self.is_over() {
            View::new(self, self.turn).list(out);
        }
    }

    fn play<S: Sink>(&mut self, turn: Turn, sink: &mut S) {
        let side = self.turn;
        let block = self.blocks[side].on(turn.from);
        let block = block.expect("a legal turn moves a block of the side to move");
        if S::SEES {
            self.tell(block, turn, &mut |effect| sink.push(effect));
        }
        self.blocks[side] = match turn.end(block) {
            Some(end) => self.blocks[side].replaced(block, end),
            None => {
                self.home[side] += 1;
                self.blocks[side].without(block)
            }
        };
        self.hand_over(sink);
    }

    fn path(&self, turn: Turn) -> Path {
        let at = turn.tip.step(turn.from);
        std::iter::once(turn.from)
            .chain(at)
            .chain(turn.hop)
            .collect()
    }

    fn scene(&self) -> Scene {
        let mut scene = Scene::new((0..SQUARES).map(Site).collect(), self.home);
        for side in Side::BOTH {
            for block in self.blocks[side].iter() {
                scene.put(block.at(), block.lies().token(side));
            }
        }
        scene
    }

    fn marks(&self) -> Vec<Mark> {
        self.blocked_marks()
    }

    fn preview(&self, path: &[Site]) -> Vec<Effect> {
        self.pictured(path)
    }

    fn start_refusal(&self) -> Option<Reason> {
        let touching = Side::BOTH.map(|side| View::new(self, side).touching);
        let touching = touching[0] | touching[1];
        (!touching.is_empty())
            .then(|| Reason::new("deblockle-start-touching").sites("squares", touching.iter()))
    }

    fn refusal(&self, path: &[Site]) -> Option<Reason> {
        self.refused(path).map(Reason::from)
    }

    fn write(&self) -> String {
        self.write_position()
    }

    fn read(text: &str, options: &DeblockleOptions) -> Result<Self, ReadError> {
        Self::read_position(text, options)
    }

    fn write_move(&self, turn: Turn) -> String {
        self.write_turn(turn)
    }

    fn read_move(&self, text: &str) -> Result<Turn, IllegalMove> {
        self.read_turn(text).map_err(|reason| IllegalMove {
            text: text.to_owned(),
            reason,
        })
    }

    fn site_name(site: Site) -> String {
        match site.0 {
            0..SQUARES => square_name(site),
            _ => setup::slot_name(site),
        }
    }

    fn options(&self, base: &DeblockleOptions) -> DeblockleOptions {
        let mut options = base.clone();
        options.set_rules(self.rules);
        options
    }

    fn progressed(&self, next: &Self) -> bool {
        self.home != next.home
    }

    fn write_line(&self, counters: Counters) -> String {
        format!("{} {} {}", self.write(), counters.quiet, counters.turn)
    }

    fn read_counters(text: &str) -> Counters {
        text::read_counters(text)
    }
}
