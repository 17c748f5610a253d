//! The object-safe face of a running game.

use std::fmt;

use crate::{
    engine::Thinker,
    record::{Ending, Header, Intent, NodeId, Record},
    rules::{BySide, Effect, IllegalMove, Mark, Outcome, Path, Reason, Scene, Side, Site},
};

/// A game on the table. Screens, files and commands see games only through this.
pub trait Table: fmt::Debug + Send {
    fn slug(&self) -> &'static str;
    /// Stable names of the sides.
    fn sides(&self) -> [&'static str; 2];
    /// The options the game is played under: every key with its value.
    fn options(&self) -> Vec<(&'static str, String)>;
    /// The position line of the start.
    fn start(&self) -> String;
    /// The position line here, with counters.
    fn position(&self) -> String;

    fn turn(&self) -> Side;
    /// What ended the game here: the position, the judgement over the line, or the players.
    fn outcome(&self) -> Option<Outcome>;
    fn scene(&self) -> Scene;
    /// The scene at the start of the record.
    fn start_scene(&self) -> Scene;
    /// The legal turns here; none once the game is over.
    fn choices(&self) -> &[Choice];
    fn marks(&self) -> Vec<Mark>;
    fn preview(&self, path: &[Site]) -> Vec<Effect>;
    fn refusal(&self, path: &[Site]) -> Option<Reason>;
    /// Why the start may not be one that players set up themselves.
    fn start_refusal(&self) -> Option<Reason>;
    fn site_name(&self, site: Site) -> String;
    /// What the side to move can pay from beside the board; `None` in games without it.
    fn purse(&self) -> Option<Purse>;
    /// The text of a forced pass that waits for the player; `None` if there is a choice.
    fn waiting_pass(&self) -> Option<String>;
    /// The turns of both sides since the last progress: a capture, a removal, an exchange.
    fn quiet(&self) -> u32;
    /// How often this position has occurred on the line, this time included.
    fn occurrences(&self) -> usize;

    fn header(&self) -> &Header;
    fn header_mut(&mut self) -> &mut Header;
    fn record(&self) -> &Record;
    fn record_mut(&mut self) -> &mut Record;
    /// How a node's turn was played; `None` for the root.
    fn played(&self, id: NodeId) -> Option<&Played>;
    /// The effects of the last turn, passes that followed it included.
    fn arrival(&self) -> &[Effect];
    /// Who made the last turn that was a choice.
    fn mover(&self) -> Option<Side>;

    /// Plays a turn, and the forced passes after it unless `passes` are the players' own.
    fn play(&mut self, text: &str) -> Result<Change, IllegalMove>;
    /// Adds a turn below a node without going there; for loading.
    fn attach(&mut self, parent: NodeId, text: &str) -> Result<NodeId, IllegalMove>;
    /// Goes to a node of this table's own record.
    fn goto(&mut self, id: NodeId) -> Change;
    /// Where undo goes: over passes, to the last position with a choice. `None` at the start.
    fn undo_goal(&self) -> Option<NodeId>;
    /// Where redo goes, over passes.
    fn redo_goal(&self) -> Option<NodeId>;
    /// Whether the program plays forced passes by itself.
    fn set_passes(&mut self, passes: Passes);
    /// Whether turns from now on are played, or only tried while analysing.
    fn set_intent(&mut self, intent: Intent);
    /// What the turns of a line from here would be, as far as it is legal. Nothing is played.
    fn follow(&self, turns: &[String]) -> Vec<Followed>;
    /// The players end the game, at the end of the line on the table.
    fn end(&mut self, ending: Ending) -> Change;
    /// Withdraws the players' ending here, if there is one.
    fn withdraw(&mut self) -> bool;

    /// The sites that a hand may turn over before it hands the turn over; `None` where a whole
    /// path is a whole turn.
    fn draft_sites(&self, path: &[Site]) -> Option<Vec<Site>>;
    /// The text of a turn whose consequences were made by hand.
    fn draft_text(&self, path: &[Site], toggled: &[Site]) -> String;
    /// The last turn as a draft, while it may still be put right: until the reply, which a forced
    /// pass is not.
    fn correctable(&self) -> Option<Correctable>;
    /// Plays a turn of this position anew, in place of what it was and of the passes after it. It
    /// must be a child of the node where the view is, without a reply.
    fn correct(&mut self, id: NodeId, text: &str) -> Result<Change, IllegalMove>;

    /// Someone who can think about the position here, with the line that led to it.
    fn thinker(&self) -> Box<dyn Thinker>;
    /// A copy to show or to try turns on.
    fn boxed(&self) -> Box<dyn Table>;
}

/// Who plays forced passes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Passes {
    #[default]
    Automatic,
    /// The player confirms each one.
    ByHand,
}

/// A side's stock as the start of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purse {
    /// The first site of the paths of such turns.
    pub site: Site,
    pub price: u8,
    pub held: u8,
}

/// A legal turn as a player sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    pub path: Path,
    pub text: String,
}

/// A turn that may be put right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Correctable {
    pub id: NodeId,
    pub path: Path,
    /// What the hand had turned.
    pub toggled: Vec<Site>,
}

/// How the table got from one position to the next. A jump over several turns has no effects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    pub before: Scene,
    pub effects: Vec<Effect>,
    pub after: Scene,
}

/// What is known of a node's turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    pub side: Side,
    /// The turn with its consequences.
    pub annotated: String,
    /// The only turn there was, played without a choice.
    pub forced: bool,
    /// What each side owned beside the board after it.
    pub stock: BySide<u8>,
}

/// A turn of a line that nobody has played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Followed {
    pub side: Side,
    /// The turn with its consequences.
    pub annotated: String,
    pub path: Path,
    pub effects: Vec<Effect>,
}
