//! One game being played: the record, and the positions from its root to where the view is.
//! Invariant: the record holds only legal turns, and `line` has one stop more than the path of
//! `record.here()`.

use crate::{
    engine::{Brain, Thinker, Thinks},
    record::{Ending, Header, Intent, NodeId, Record},
    rules::{Effect, IllegalMove, Mark, Options, Outcome, ReadError, Reason, Scene, Side, Site},
    session::{
        Change, Choice, Correctable, Followed, Passes, Played, Purse, Table,
        judge::{self, Stop},
    },
};

/// A running game of one kind.
#[derive(Clone, Debug)]
pub struct Session<G: Thinks> {
    options: G::Options,
    header: Header,
    record: Record,
    /// What is known of each node's turn, by number; the root's is `None`.
    played: Vec<Option<Played>>,
    line: Vec<Stop<G>>,
    choices: Vec<Choice>,
    arrival: Vec<Effect>,
    passes: Passes,
    intent: Intent,
}

impl<G: Thinks> Session<G> {
    /// Opens a game at its start, or at a position line. The options must be free of conflicts.
    pub fn open(options: &G::Options, start: Option<&str>) -> Result<Self, ReadError> {
        let first = match start {
            None => Stop::new(G::start(options), crate::rules::Counters::default()),
            Some(text) => Stop::new(G::read(text, options)?, G::read_counters(text)),
        };
        let mut session = Self {
            options: first.game.options(options),
            header: Header::default(),
            record: Record::default(),
            played: vec![None],
            line: vec![first],
            choices: Vec::new(),
            arrival: Vec::new(),
            passes: Passes::default(),
            intent: Intent::default(),
        };
        session.settle();
        Ok(session)
    }

    fn here(&self) -> &Stop<G> {
        self.line.last().expect("the line is never empty")
    }

    fn game(&self) -> &G {
        &self.here().game
    }

    /// Everything that follows from where the view is.
    fn settle(&mut self) {
        self.choices.clear();
        if self.outcome().is_none() {
            let game = self.game();
            let mut moves = Vec::new();
            game.moves(&mut moves);
            let choice = |&mv: &G::Move| Choice {
                path: game.path(mv),
                text: game.write_move(mv),
            };
            self.choices = moves.iter().map(choice).collect();
        }
        self.arrival = self.effects_since(self.last_choice(self.record.here()));
    }

    /// The node before the last turn that was a choice, seen from `id`.
    fn last_choice(&self, mut id: NodeId) -> NodeId {
        while let Some(parent) = self.record.parent(id) {
            let forced = self.is_forced(id);
            id = parent;
            if !forced {
                break;
            }
        }
        id
    }

    fn is_forced(&self, id: NodeId) -> bool {
        self.played[id.index()]
            .as_ref()
            .is_some_and(|played| played.forced)
    }

    /// Whether a turn has no reply yet, and no end that the players made. Forced passes after it
    /// are no reply.
    fn is_unanswered(&self, mut id: NodeId) -> bool {
        loop {
            let is_ended = self.record.node(id).ending.is_some();
            match *self.record.children(id) {
                [] => return !is_ended,
                [next] if !is_ended && self.is_forced(next) => id = next,
                [..] => return false,
            }
        }
    }

    /// The effects of the turns from an ancestor of here to here.
    fn effects_since(&self, ancestor: NodeId) -> Vec<Effect> {
        let path = self.record.path(self.record.here());
        let start = self.record.path(ancestor).len();
        let mut effects = Vec::new();
        for (stop, &id) in self.line.iter().zip(&path).skip(start) {
            let mut game = stop.game.clone();
            let mv = self.known_move(&game, id);
            game.play(mv, &mut effects);
        }
        effects
    }

    fn known_move(&self, game: &G, id: NodeId) -> G::Move {
        game.read_move(self.record.text(id))
            .expect("the record holds only legal turns")
    }

    /// Adds a legal turn below `parent`, where `stop` stands. Returns the node and the stop there.
    fn add(&mut self, parent: NodeId, stop: &Stop<G>, mv: G::Move) -> (NodeId, Stop<G>) {
        let mut next = stop.game.clone();
        next.play(mv, &mut ());
        let id = self
            .record
            .add(parent, &stop.game.write_move(mv), self.intent);
        let known = self.describe(&stop.game, mv, &next);
        self.note(id, known);
        (id, stop.then(next))
    }

    fn describe(&self, game: &G, mv: G::Move, next: &G) -> Played {
        Played {
            side: game.turn(),
            annotated: game.annotate(mv),
            forced: game.forced() == Some(mv),
            stock: next.scene().stock,
        }
    }

    fn note(&mut self, id: NodeId, known: Played) {
        if self.played.len() <= id.index() {
            self.played.resize(id.index() + 1, None);
        }
        self.played[id.index()] = Some(known);
    }

    /// Plays forced passes from here on.
    fn pass_on(&mut self) {
        while self.passes == Passes::Automatic
            && let Some(mv) = self.game().forced()
        {
            let (id, stop) = self.add(self.record.here(), &self.here().clone(), mv);
            self.record.goto(id);
            self.line.push(stop);
        }
    }

    /// Sets `line` to the positions of the path to `id`, keeping the part both share.
    fn walk(&mut self, id: NodeId) {
        let parent = |id| self.record.parent(id).expect("only the root has no parent");
        let (mut up, mut below) = (self.record.here(), id);
        let mut down = Vec::new();
        // Parents have smaller numbers than their children.
        while up != below {
            if below < up {
                up = parent(up);
                self.line.pop();
            } else {
                down.push(below);
                below = parent(below);
            }
        }
        for &node in down.iter().rev() {
            let stop = self.here();
            let mut next = stop.game.clone();
            next.play(self.known_move(&stop.game, node), &mut ());
            let stop = stop.then(next);
            self.line.push(stop);
        }
        self.record.goto(id);
    }

    fn judged(&self) -> Option<Outcome> {
        let ending = self.record.node(self.record.here()).ending;
        judge::outcome(&self.line, self.options.judge(), ending)
    }
}

impl<G: Thinks> Table for Session<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn sides(&self) -> [&'static str; 2] {
        G::SIDES
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        let value = |spec: &crate::rules::OptionSpec| (spec.key, self.options.get(spec.key));
        G::Options::specs().iter().map(value).collect()
    }

    fn start(&self) -> String {
        let first = &self.line[0];
        first.game.write_line(first.counters)
    }

    fn position(&self) -> String {
        self.game().write_line(self.here().counters)
    }

    fn turn(&self) -> Side {
        self.game().turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.judged()
    }

    fn scene(&self) -> Scene {
        self.game().scene()
    }

    fn start_scene(&self) -> Scene {
        self.line[0].game.scene()
    }

    fn choices(&self) -> &[Choice] {
        &self.choices
    }

    fn marks(&self) -> Vec<Mark> {
        self.game().marks()
    }

    fn preview(&self, path: &[Site]) -> Vec<Effect> {
        self.game().preview(path)
    }

    fn refusal(&self, path: &[Site]) -> Option<Reason> {
        self.game().refusal(path)
    }

    fn start_refusal(&self) -> Option<Reason> {
        self.line[0].game.start_refusal()
    }

    fn site_name(&self, site: Site) -> String {
        G::site_name(site)
    }

    fn purse(&self) -> Option<Purse> {
        let side = self.turn();
        let site = G::stock_site(side)?;
        Some(Purse {
            site,
            price: self.game().price(),
            held: self.scene().stock[side],
        })
    }

    fn waiting_pass(&self) -> Option<String> {
        self.outcome()
            .map_or_else(|| self.game().forced(), |_| None)
            .map(|mv| self.game().write_move(mv))
    }

    fn quiet(&self) -> u32 {
        self.here().counters.quiet
    }

    fn occurrences(&self) -> usize {
        judge::occurrences(&self.line)
    }

    fn header(&self) -> &Header {
        &self.header
    }

    fn header_mut(&mut self) -> &mut Header {
        &mut self.header
    }

    fn record(&self) -> &Record {
        &self.record
    }

    fn record_mut(&mut self) -> &mut Record {
        &mut self.record
    }

    fn played(&self, id: NodeId) -> Option<&Played> {
        self.played.get(id.index())?.as_ref()
    }

    fn arrival(&self) -> &[Effect] {
        &self.arrival
    }

    fn mover(&self) -> Option<Side> {
        let path = self.record.path(self.record.here());
        let chosen = path.iter().rev().find(|&&id| !self.is_forced(id));
        self.played(*chosen?).map(|played| played.side)
    }

    fn play(&mut self, text: &str) -> Result<Change, IllegalMove> {
        let mv = self.game().read_move(text)?;
        let before = self.scene();
        let from = self.record.here();
        let (id, stop) = self.add(from, &self.here().clone(), mv);
        self.record.goto(id);
        self.line.push(stop);
        self.pass_on();
        let effects = self.effects_since(from);
        self.settle();
        Ok(Change {
            before,
            effects,
            after: self.scene(),
        })
    }

    fn attach(&mut self, parent: NodeId, text: &str) -> Result<NodeId, IllegalMove> {
        if self.record.here() != parent {
            self.walk(parent);
        }
        let mv = self.game().read_move(text)?;
        let (id, stop) = self.add(parent, &self.here().clone(), mv);
        self.record.goto(id);
        self.line.push(stop);
        Ok(id)
    }

    fn goto(&mut self, id: NodeId) -> Change {
        let before = self.scene();
        let here = self.record.here();
        let back = self.last_choice(here) == id || self.record.parent(here) == Some(id);
        let undone = if back && here != id {
            self.effects_since(id)
        } else {
            Vec::new()
        };
        self.walk(id);
        let forward = self.last_choice(id) == here || self.record.parent(id) == Some(here);
        let effects = if undone.is_empty() && forward && here != id {
            self.effects_since(here)
        } else {
            undone.into_iter().rev().map(Effect::inverse).collect()
        };
        self.settle();
        Change {
            before,
            effects,
            after: self.scene(),
        }
    }

    fn undo_goal(&self) -> Option<NodeId> {
        let here = self.record.here();
        (here != Record::ROOT).then(|| self.last_choice(here))
    }

    fn redo_goal(&self) -> Option<NodeId> {
        let mut goal = self.record.next(self.record.here())?;
        while let Some(next) = self.record.next(goal)
            && self.is_forced(next)
        {
            goal = next;
        }
        Some(goal)
    }

    fn set_passes(&mut self, passes: Passes) {
        self.passes = passes;
    }

    fn set_intent(&mut self, intent: Intent) {
        self.intent = intent;
    }

    fn follow(&self, turns: &[String]) -> Vec<Followed> {
        let mut game = self.game().clone();
        let mut followed = Vec::new();
        for text in turns {
            let Ok(mv) = game.read_move(text) else {
                break;
            };
            let (side, annotated, path) = (game.turn(), game.annotate(mv), game.path(mv));
            let mut effects = Vec::new();
            game.play(mv, &mut effects);
            followed.push(Followed {
                side,
                annotated,
                path,
                effects,
            });
        }
        followed
    }

    fn end(&mut self, ending: Ending) -> Change {
        let change = self.goto(self.record.tip());
        let here = self.record.here();
        self.record.node_mut(here).ending = Some(ending);
        self.settle();
        change
    }

    fn withdraw(&mut self) -> bool {
        let here = self.record.here();
        let had = self.record.node_mut(here).ending.take().is_some();
        self.settle();
        had
    }

    fn draft_sites(&self, path: &[Site]) -> Option<Vec<Site>> {
        self.game().draft_sites(path)
    }

    fn draft_text(&self, path: &[Site], toggled: &[Site]) -> String {
        self.game().draft_text(path, toggled)
    }

    fn correctable(&self) -> Option<Correctable> {
        let here = self.record.here();
        let parent = self.last_choice(here);
        let path = self.record.path(here);
        let depth = self.record.path(parent).len();
        let id = *path.get(depth)?;
        if self.is_forced(id) || !self.is_unanswered(id) {
            return None;
        }
        let before = &self.line[depth].game;
        let (path, toggled) = before.draft_of(self.known_move(before, id))?;
        Some(Correctable { id, path, toggled })
    }

    fn correct(&mut self, id: NodeId, text: &str) -> Result<Change, IllegalMove> {
        let here = self.record.here();
        let is_open = self.record.parent(id) == Some(here) && self.is_unanswered(id);
        if !is_open {
            return Err(IllegalMove {
                text: text.to_owned(),
                reason: Reason::new("session-nothing-to-correct"),
            });
        }
        let before = self.scene();
        let stop = self.here().clone();
        let mv = stop.game.read_move(text)?;
        let mut next = stop.game.clone();
        next.play(mv, &mut ());
        let mut stays = self.record.cut_below(id).into_iter();
        self.played.retain(|_| stays.next() == Some(true));
        self.record.correct(id, &stop.game.write_move(mv));
        let known = self.describe(&stop.game, mv, &next);
        self.note(id, known);
        self.record.goto(id);
        self.line.push(stop.then(next));
        self.pass_on();
        let effects = self.effects_since(here);
        self.settle();
        Ok(Change {
            before,
            effects,
            after: self.scene(),
        })
    }

    fn thinker(&self) -> Box<dyn Thinker> {
        let here = self.here();
        let quiet = here.counters.quiet;
        let first = (self.line.len() - 1).saturating_sub(quiet as usize);
        let keys = self.line[first..].iter().map(|stop| stop.key).collect();
        let rules = self.options.judge();
        let brain = Brain::new(here.game.clone(), keys, quiet, rules);
        here.game.thinker(Box::new(brain))
    }

    fn boxed(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}
