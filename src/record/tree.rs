//! The tree of turns. Invariant: every node but the root has a parent that was added before it,
//! so a walk in the order of the numbers sees parents first.

use crate::{record::Verdict, rules::Side};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

impl NodeId {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A tree of turns. The root is the start position and always exists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    nodes: Vec<Node>,
    here: NodeId,
}

/// A turn and what was noted about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    parent: NodeId,
    /// The bare turn; empty at the root.
    text: String,
    /// The main line first.
    children: Vec<NodeId>,
    /// The child that redo goes to: the last one visited.
    next: Option<NodeId>,
    pub comment: String,
    /// How long the player thought, in milliseconds.
    pub millis: Option<u32>,
    /// How the players ended the game here, if they did.
    pub ending: Option<Ending>,
    /// How many of the three steps of a hint the player was shown before this turn.
    pub hints: u8,
    /// What a review found about the position here.
    pub verdict: Option<Verdict>,
    /// What a file of another program says here and nothing else of the record holds, by the name of
    /// its format and of its property: `sgf.LB` with `a1:x`. At the root also what stands above the
    /// game. `RE` is the result that a file claims, where turns and ending do not tell as much. No
    /// name occurs twice.
    pub notes: Vec<(String, String)>,
    /// Whether the turn was only tried while analysing. Turns that were played come before it.
    trial: bool,
    /// Whether nobody chose the turn: the game was given to its players after it.
    given: bool,
}

/// Why a turn is put on the record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Intent {
    #[default]
    Play,
    /// While analysing.
    Try,
    /// As a part of the start, which nobody chose and nobody takes back.
    Give,
}

/// An end that no rule of the board makes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    Resigned(Side),
    Agreed,
    /// The side had used up its time. No clock runs here: a file of another program says so.
    OutOfTime(Side),
}

impl Record {
    pub const ROOT: NodeId = NodeId(0);

    /// Where the view is.
    pub fn here(&self) -> NodeId {
        self.here
    }

    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }

    /// The number of nodes, the root among them.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether no turn was played.
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }

    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        (id != Self::ROOT).then(|| self.node(id).parent)
    }

    pub fn text(&self, id: NodeId) -> &str {
        &self.node(id).text
    }

    pub fn children(&self, id: NodeId) -> &[NodeId] {
        &self.node(id).children
    }

    /// The child that was visited last, else the main line's.
    pub fn next(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).next.or_else(|| self.main_child(id))
    }

    /// The child on the main line: the first one, unless it was only tried and this turn was not.
    pub fn main_child(&self, id: NodeId) -> Option<NodeId> {
        let first = *self.children(id).first()?;
        (!self.is_trial(first) || self.is_trial(id)).then_some(first)
    }

    /// Whether a turn was only tried while analysing.
    pub fn is_trial(&self, id: NodeId) -> bool {
        self.node(id).trial
    }

    /// Whether a turn is a part of the start, which nobody chose.
    pub fn is_given(&self, id: NodeId) -> bool {
        self.node(id).given
    }

    /// The child with this turn.
    pub fn child(&self, id: NodeId, text: &str) -> Option<NodeId> {
        let same = |child: &NodeId| self.text(*child) == text;
        self.children(id).iter().copied().find(same)
    }

    /// The nodes from the root, which is left out, to `id`.
    pub fn path(&self, mut id: NodeId) -> Vec<NodeId> {
        let mut path = Vec::new();
        while let Some(parent) = self.parent(id) {
            path.push(id);
            id = parent;
        }
        path.reverse();
        path
    }

    /// The line on the table: through `here` and on to its end along the last visited children.
    pub fn line(&self) -> Vec<NodeId> {
        let mut line = self.path(self.here);
        let mut last = self.here;
        while let Some(next) = self.next(last) {
            line.push(next);
            last = next;
        }
        line
    }

    /// The end of the line on the table.
    pub fn tip(&self) -> NodeId {
        self.line().last().copied().unwrap_or(Self::ROOT)
    }

    /// The end of the main line.
    pub fn main_tip(&self) -> NodeId {
        let mut tip = Self::ROOT;
        while let Some(first) = self.main_child(tip) {
            tip = first;
        }
        tip
    }

    /// Whether the node lies on the main line, the first child all the way, nothing only tried.
    pub fn is_main(&self, id: NodeId) -> bool {
        let mut below = id;
        while let Some(parent) = self.parent(below) {
            if self.main_child(parent) != Some(below) {
                return false;
            }
            below = parent;
        }
        true
    }

    /// Every node in preorder, main line first, with its depth; the root, of depth 0, begins.
    pub fn preorder(&self) -> Vec<(u32, NodeId)> {
        let mut rows = Vec::with_capacity(self.nodes.len());
        // A stack of our own: games of 5,000 plies would nest too deep.
        let mut stack = vec![(0, Self::ROOT)];
        while let Some((depth, id)) = stack.pop() {
            rows.push((depth, id));
            let below = self.children(id).iter().rev();
            stack.extend(below.map(|&child| (depth + 1, child)));
        }
        rows
    }

    /// The child of `parent` with this turn, added if there is none. A turn that is played makes
    /// the tried ones that led to it played too.
    pub(crate) fn add(&mut self, parent: NodeId, text: &str, intent: Intent) -> NodeId {
        let id = self.child(parent, text).unwrap_or_else(|| {
            let id = NodeId(u32::try_from(self.nodes.len()).expect("fewer than 2^32 turns"));
            let mut node = Node::new(parent, text);
            node.trial = true;
            node.given = intent == Intent::Give;
            self.nodes.push(node);
            self.node_mut(parent).children.push(id);
            id
        });
        match intent {
            Intent::Play | Intent::Give => self.adopt(id),
            Intent::Try => (),
        }
        id
    }

    /// Makes a tried turn and those before it played ones, which stand before all tried ones.
    fn adopt(&mut self, mut id: NodeId) {
        while self.is_trial(id) {
            let parent = self.node(id).parent;
            self.node_mut(id).trial = false;
            let mut children = std::mem::take(&mut self.node_mut(parent).children);
            // Stable: those that were played keep their order.
            children.sort_by_key(|&child| self.is_trial(child));
            self.node_mut(parent).children = children;
            id = parent;
        }
    }

    /// Redo does not follow what was only tried, from here on.
    pub(crate) fn forget_trials(&mut self) {
        let here = self.here;
        if self.node(here).next.is_some_and(|next| self.is_trial(next)) {
            self.node_mut(here).next = None;
        }
    }

    /// Goes to a node. The way there counts as visited, and stays so above where it parts from
    /// the way to where the view was.
    pub(crate) fn goto(&mut self, id: NodeId) {
        let (mut up, mut below) = (self.here, id);
        while up != below {
            // Parents have smaller numbers than their children.
            if below < up {
                up = self.node(up).parent;
            } else {
                let parent = self.node(below).parent;
                self.node_mut(parent).next = Some(below);
                below = parent;
            }
        }
        self.here = id;
    }

    /// Redo follows the main line again, except on the way to where the view is, as if nothing
    /// else had been looked at yet.
    pub(crate) fn forget_visits(&mut self) {
        for node in &mut self.nodes {
            node.next = None;
        }
        let mut below = self.here;
        while let Some(parent) = self.parent(below) {
            self.node_mut(parent).next = Some(below);
            below = parent;
        }
    }

    /// Gives a node that has no reply yet another turn: a correction on the table.
    pub(crate) fn correct(&mut self, id: NodeId, text: &str) {
        debug_assert!(
            self.children(id).is_empty(),
            "a correction ends with the reply"
        );
        let node = self.node_mut(id);
        text.clone_into(&mut node.text);
        // That was about another position.
        node.verdict = None;
        node.notes.clear();
    }

    /// Removes everything below a node; the view must not be there. Later nodes close the gap in
    /// the numbers. Says of each old number whether its node stayed.
    pub(crate) fn cut_below(&mut self, id: NodeId) -> Vec<bool> {
        let mut stays: Vec<bool> = Vec::with_capacity(self.nodes.len());
        let mut numbers = Vec::with_capacity(self.nodes.len());
        let mut left = 0;
        for node in &self.nodes {
            // Parents come before their children; the root is its own parent.
            let is_root = stays.is_empty();
            let is_kept = is_root || node.parent != id && stays[node.parent.index()];
            stays.push(is_kept);
            numbers.push(NodeId(left));
            left += u32::from(is_kept);
        }
        debug_assert!(stays[self.here.index()], "the view stays in the tree");
        let renumber = |id: &mut NodeId| *id = numbers[id.index()];
        let mut kept = stays.iter();
        self.nodes.retain(|_| kept.next() == Some(&true));
        for (index, node) in self.nodes.iter_mut().enumerate() {
            if NodeId(index as u32) == id {
                node.children.clear();
                node.next = None;
            }
            renumber(&mut node.parent);
            node.children.iter_mut().for_each(renumber);
            node.next.iter_mut().for_each(renumber);
        }
        renumber(&mut self.here);
        stays
    }
}

impl Node {
    /// What a file of another program says here under a name.
    pub fn note(&self, name: &str) -> Option<&str> {
        let found = self.notes.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    fn new(parent: NodeId, text: &str) -> Self {
        Self {
            parent,
            text: text.to_owned(),
            children: Vec::new(),
            next: None,
            comment: String::new(),
            millis: None,
            ending: None,
            hints: 0,
            verdict: None,
            notes: Vec::new(),
            trial: false,
            given: false,
        }
    }
}

impl Default for Record {
    fn default() -> Self {
        Self {
            nodes: vec![Node::new(Self::ROOT, "")],
            here: Self::ROOT,
        }
    }
}
