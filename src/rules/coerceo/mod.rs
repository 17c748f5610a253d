//! The rules of Coerceo. Step pieces over nineteen hexagonal tiles, take what you enclose, keep
//! the tiles that fall, and pay with them for pieces far away.
//!
//! Sites: the fields 0..=113, the tiles 114..=132, White's stock of tiles 133 and Black's 134.
//! The path of a step is the field it leaves and the field it reaches; the path of an exchange is
//! the mover's own stock and the field of the piece that is taken. Tokens: 0 is a white piece, 1 a
//! black one.

pub mod geometry;

mod fault;
mod line;
mod options;
mod play;
mod pointing;
mod reason;
mod turns;

use crate::rules::{
    BySide, Effect, Game, IllegalMove, Mark, Options as _, Outcome, Path, ReadError, Reason, Scene,
    Side, Sink, Site, SiteSet, Token,
};
use geometry::{Field, Tile};

pub use options::CoerceoOptions;

/// A position of Coerceo with its rules.
///
/// # Equality
///
/// Two positions are equal when the pieces, the tiles, the tiles held, the side to move and every
/// rule that the position knows are equal; the pieces taken count only under the twelve-piece rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Coerceo {
    /// By side: the fields its pieces stand on, as a mask of its colour.
    pieces: [u64; 2],
    /// The fields on the board; the same bits for both colours, three for each tile.
    fields: u64,
    /// By side: the tiles it holds.
    held: [u8; 2],
    /// By side: the pieces it has taken. Zero unless the twelve-piece rule is on.
    taken: [u8; 2],
    turn: Side,
    rules: Rules,
}

/// One turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A piece goes to a field round a corner of its own.
    Step { from: Field, to: Field },
    /// Tiles are given up for the opposing piece on this field.
    Exchange { field: Field },
}

/// The optional rules that a position needs, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Rules(u8);

impl Rules {
    const ONE_TILE: u8 = 1;
    const NO_MOVE_DRAWS: u8 = 2;
    const CURA: u8 = 4;
    const TWELVE: u8 = 8;

    fn new(options: &CoerceoOptions) -> Self {
        use options::{NoMove, Switch};
        let bits = [
            (options.cost() == 1, Self::ONE_TILE),
            (options.no_move == NoMove::Draw, Self::NO_MOVE_DRAWS),
            (options.cura == Switch::On, Self::CURA),
            (options.twelve() == Switch::On, Self::TWELVE),
        ];
        Self(bits.iter().filter(|bit| bit.0).map(|bit| bit.1).sum())
    }

    const fn has(self, bit: u8) -> bool {
        self.0 & bit != 0
    }

    /// The tiles that one exchange costs.
    const fn cost(self) -> u8 {
        2 - (self.0 & Self::ONE_TILE)
    }
}

/// So many pieces taken win under the twelve-piece rule.
const TWELVE: u8 = 12;
/// The sites of what White and Black hold.
const STOCKS: [Site; 2] = [Site(133), Site(134)];
/// Sites are numbered below this.
const SITES: u8 = 135;

const LAURENTIUS: &str = "302405/12300541/0303005050/41600612/602406 w 0 0";
const OCIUS: &str = "------/--0660--/--502403--/--0530--/------ w 0 0";

const fn stock(side: Side) -> Site {
    STOCKS[side.index()]
}

const fn token(side: Side) -> Token {
    Token(side as u8)
}

const fn name(side: Side) -> &'static str {
    Coerceo::SIDES[side.index()]
}

impl Coerceo {
    /// The fields that a side's pieces stand on, as a mask of its colour (see [`geometry`]).
    pub const fn pieces(&self, side: Side) -> u64 {
        self.pieces[side.index()]
    }

    /// The fields on the board, three bits for each tile; the same for both colours.
    pub const fn fields(&self) -> u64 {
        self.fields
    }

    /// The tiles that a side holds.
    pub const fn held(&self, side: Side) -> u8 {
        self.held[side.index()]
    }

    /// The pieces that a side has taken; zero unless the twelve-piece rule is on.
    pub const fn taken(&self, side: Side) -> u8 {
        self.taken[side.index()]
    }

    /// The tiles that one exchange costs.
    pub const fn cost(&self) -> u8 {
        self.rules.cost()
    }

    /// The tiles on the board in ascending order.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        let fields = self.fields;
        Tile::all().filter(move |tile| fields & tile.mask() != 0)
    }

    /// The side of the piece on a field.
    fn piece(&self, field: Field) -> Option<Side> {
        let colour = field.colour();
        (self.pieces(colour) & field.bit() != 0).then_some(colour)
    }

    fn is_on_board(&self, field: Field) -> bool {
        self.fields & field.bit() != 0
    }

    /// Whether the side to move holds enough tiles to pay for a piece.
    const fn can_pay(&self) -> bool {
        self.rules.cost() <= self.held[self.turn.index()]
    }

    /// Whether the side to move has a step. The first piece that is looked at nearly always has one.
    fn can_step(&self) -> bool {
        let own = self.pieces(self.turn);
        let free = self.fields & !own;
        Field::of_mask(self.turn, own).any(|piece| piece.corners() & free != 0)
    }

    /// The side that has taken the opponent's last piece, or twelve of them under that rule.
    const fn winner(&self) -> Option<Outcome> {
        let [white, black] = self.pieces;
        if black == 0 {
            return Some(Outcome::win(Side::First, "eliminated"));
        }
        if white == 0 {
            return Some(Outcome::win(Side::Second, "eliminated"));
        }
        if !self.rules.has(Rules::TWELVE) {
            return None;
        }
        let [by_white, by_black] = self.taken;
        if TWELVE <= by_white {
            Some(Outcome::win(Side::First, "twelve"))
        } else if TWELVE <= by_black {
            Some(Outcome::win(Side::Second, "twelve"))
        } else {
            None
        }
    }
}

impl Game for Coerceo {
    type Options = CoerceoOptions;
    type Move = Move;

    const SLUG: &'static str = "coerceo";
    const SIDES: [&'static str; 2] = ["white", "black"];
    const FINISHED_IS_LEAF: bool = false;

    fn start(options: &CoerceoOptions) -> Self {
        let board = match options.start {
            options::Start::Laurentius => LAURENTIUS,
            options::Start::Ocius => OCIUS,
        };
        let line = format!("{board} {}", options.cost());
        Self::read(&line, options).expect("a start position is valid")
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Some(outcome) = self.winner() {
            return Some(outcome);
        }
        if self.can_pay() || self.can_step() {
            return None;
        }
        Some(if self.rules.has(Rules::NO_MOVE_DRAWS) {
            Outcome::draw("no-move")
        } else {
            Outcome::win(!self.turn, "no-move")
        })
    }

    fn key(&self) -> u64 {
        play::key(self)
    }

    fn moves(&self, out: &mut Vec<Move>) {
        play::moves(self, out);
    }

    #[inline(always)]
    fn play<S: Sink>(&mut self, mv: Move, sink: &mut S) {
        match mv {
            Move::Step { from, to } => play::step(self, from, to, sink),
            Move::Exchange { field } => play::exchange(self, field, sink),
        }
    }

    fn path(&self, mv: Move) -> Path {
        match mv {
            Move::Step { from, to } => vec![from.site(), to.site()],
            Move::Exchange { field } => vec![stock(self.turn), field.site()],
        }
    }

    fn scene(&self) -> Scene {
        let mut present = SiteSet::default();
        for tile in self.tiles() {
            present.insert(tile.site());
            tile.fields().for_each(|field| present.insert(field.site()));
        }
        let [white, black] = self.held;
        let mut scene = Scene::new(present, BySide::new(white, black));
        for side in Side::BOTH {
            for field in Field::of_mask(side, self.pieces(side)) {
                scene.put(field.site(), token(side));
            }
        }
        scene
    }

    fn marks(&self) -> Vec<Mark> {
        pointing::marks(self)
    }

    fn preview(&self, path: &[Site]) -> Vec<Effect> {
        pointing::preview(self, path)
    }

    fn refusal(&self, path: &[Site]) -> Option<Reason> {
        pointing::refusal(self, path).map(Reason::from)
    }

    fn write(&self) -> String {
        line::write(self)
    }

    fn read(text: &str, options: &CoerceoOptions) -> Result<Self, ReadError> {
        line::read(text, options).map_err(|fault| ReadError::from(Reason::from(fault)))
    }

    fn write_move(&self, mv: Move) -> String {
        turns::write(mv)
    }

    fn annotate(&self, mv: Move) -> String {
        turns::annotate(self, mv)
    }

    fn read_move(&self, text: &str) -> Result<Move, IllegalMove> {
        turns::read(self, text).map_err(|reason| IllegalMove {
            text: text.to_owned(),
            reason,
        })
    }

    fn site_name(site: Site) -> String {
        if let Some(field) = Field::of_site(site) {
            return field.to_string();
        }
        if let Some(tile) = Tile::of_site(site) {
            return tile.to_string();
        }
        let stock_of = |side: &Side| stock(*side) == site;
        let side = Side::BOTH.into_iter().find(stock_of);
        side.map_or_else(String::new, |side| format!("stock-{}", name(side)))
    }

    fn options(&self, base: &CoerceoOptions) -> CoerceoOptions {
        let mut options = base.clone();
        let on = |bit| if self.rules.has(bit) { "on" } else { "off" };
        let no_move = if self.rules.has(Rules::NO_MOVE_DRAWS) {
            "draw"
        } else {
            "loss"
        };
        let values = [
            ("exchange", if self.cost() == 1 { "1" } else { "2" }),
            ("no-move", no_move),
            ("twelve", on(Rules::TWELVE)),
            ("cura", on(Rules::CURA)),
        ];
        for (key, value) in values {
            options.set(key, value).expect("these are keys and values");
        }
        options
    }

    fn stock_site(side: Side) -> Option<Site> {
        Some(stock(side))
    }

    fn price(&self) -> u8 {
        self.cost()
    }

    fn is_bare(&self) -> bool {
        let alone = |pieces: u64| pieces.is_power_of_two();
        let [white, black] = self.held;
        let reach = u32::from(white.max(black)) + self.fields.count_ones() / 3;
        self.pieces.into_iter().all(alone) && reach <= u32::from(self.cost())
    }

    fn progressed(&self, next: &Self) -> bool {
        // One turn changes the opponent's pieces only by taking some.
        let theirs = (!self.turn).index();
        self.fields != next.fields || self.pieces[theirs] != next.pieces[theirs]
    }
}
