//! The search of nodes that share a table: null windows only. A depth of all empty squares means
//! the exact end of the game; a smaller one ends in the evaluation.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    time::Instant,
};

use crate::engine::{
    Stop,
    reversi::eight::{
        board::{Board, CORNERS, odd_quadrants, quadrant, squares},
        crew::{Crew, Split},
        isa::Isa,
        last::NONE,
        light::{self, stable_bound},
        local::Local,
        pattern::Numbers,
        probcut::{self, EXACT, SURENESS},
        table::{Outcome, Table},
        weights::{DISC, Weights},
    },
};

/// Exact nodes of at most so many empty squares do without the shared table.
pub(crate) const LIGHT: usize = 12;
/// In the order of turns, what a reply is worth to the other side, and a square in a quadrant
/// with an even number of empty ones.
const CHOICE: i32 = DISC;
const EVEN: i32 = DISC;
/// From this depth on the table is asked about all children first.
const ASKED: usize = 13;

/// From this depth on a node may be shared out.
const SHARED: usize = 10;
/// Nodes with a table between two looks at the clock: far less than a hundredth of a second.
const LOOK: u32 = 16;

/// What the threads of a search have in common.
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a Table,
    pub(crate) weights: &'a Weights,
    pub(crate) stop: &'a Stop,
    pub(crate) deadline: Option<Instant>,
    pub(crate) most_nodes: Option<u64>,
    /// Nodes that all threads have told of.
    pub(crate) nodes: AtomicU64,
    /// A limit was reached, or the search was told to stop.
    pub(crate) halted: AtomicBool,
    pub(crate) crew: Crew,
}

impl<'a> Shared<'a> {
    /// Without limits.
    pub(crate) fn new(table: &'a Table, weights: &'a Weights, stop: &'a Stop) -> Self {
        Self {
            table,
            weights,
            stop,
            deadline: None,
            most_nodes: None,
            nodes: AtomicU64::new(0),
            halted: AtomicBool::new(false),
            crew: Crew::default(),
        }
    }

    pub(crate) fn is_halted(&self) -> bool {
        self.halted.load(Relaxed)
    }
}

/// A position with what the evaluation needs to know of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) board: Board,
    pub(crate) numbers: Numbers,
    pub(crate) empties: usize,
}

impl Node {
    pub(crate) fn of(board: Board) -> Self {
        Self {
            board,
            numbers: Numbers::of(board),
            empties: board.empties(),
        }
    }

    #[inline(always)]
    pub(crate) fn passed(&self) -> Self {
        Self {
            board: self.board.passed(),
            numbers: self.numbers.passed(),
            empties: self.empties,
        }
    }

    #[inline(always)]
    pub(crate) fn after<I: Isa>(&self, isa: I, square: usize) -> Self {
        let flips = isa.flips(square, self.board.own, self.board.opp);
        Self {
            board: self.board.after(square, flips),
            numbers: self.numbers.after(square, flips),
            empties: self.empties - 1,
        }
    }
}

/// A turn with its place in the order; the least key comes first.
#[derive(Clone, Copy)]
pub(crate) struct Turn {
    key: i32,
    pub(crate) square: usize,
    pub(crate) after: Node,
}

/// One thread of a search.
pub(crate) struct Search<'a, I> {
    pub(crate) isa: I,
    pub(crate) shared: &'a Shared<'a>,
    pub(crate) local: Local,
    pub(crate) selectivity: usize,
    /// The turns of all nodes from the root to the current one.
    turns: Vec<Turn>,
    /// The shared node nearest above the current one.
    split: Option<Arc<Split>>,
    /// Nodes until the next look at the clock.
    until_look: u32,
    /// Own nodes that all threads know of.
    told: u64,
}

impl<'a, I: Isa> Search<'a, I> {
    pub(crate) fn new(isa: I, shared: &'a Shared<'a>) -> Self {
        Self {
            isa,
            shared,
            local: Local::new(),
            selectivity: EXACT,
            turns: Vec::with_capacity(512),
            split: None,
            until_look: LOOK,
            told: 0,
        }
    }

    /// Whether what is being searched is of no use any more.
    #[inline(always)]
    pub(crate) fn is_vain(&self) -> bool {
        self.shared.is_halted() || self.split.as_ref().is_some_and(|split| split.is_vain())
    }

    /// Tells all threads of the nodes, and looks whether a limit is reached.
    #[cold]
    fn look(&mut self) {
        self.until_look = LOOK;
        let Shared {
            stop,
            deadline,
            most_nodes,
            halted,
            ..
        } = self.shared;
        let nodes = self.tell_nodes();
        if stop.is_stopped()
            || most_nodes.is_some_and(|most| most <= nodes)
            || deadline.is_some_and(|deadline| deadline <= Instant::now())
        {
            halted.store(true, Relaxed);
        }
    }

    /// The nodes of all threads, the own ones up to now.
    pub(crate) fn tell_nodes(&mut self) -> u64 {
        let fresh = self.local.nodes - self.told;
        self.told = self.local.nodes;
        self.shared.nodes.fetch_add(fresh, Relaxed) + fresh
    }

    /// What a thread that does not own the search does until the search is over.
    pub(crate) fn help(&mut self) {
        while let Some(split) = self.shared.crew.wait_for_work() {
            self.join(&split);
        }
        self.tell_nodes();
    }

    /// Works on the node of another thread.
    fn join(&mut self, split: &Arc<Split>) {
        let own = (self.split.replace(Arc::clone(split)), self.selectivity);
        self.selectivity = split.selectivity;
        self.work(split);
        (self.split, self.selectivity) = own;
        self.shared.crew.leave(split);
    }

    fn work(&mut self, split: &Split) {
        while !self.is_vain()
            && let Some(Turn { square, after, .. }) = split.take()
        {
            let score = -self.null(after, split.depth - 1, -split.alpha - 1);
            if !self.is_vain() {
                split.note(score, *square);
            }
        }
    }

    /// Tries the turns from this place on together with threads that wait.
    fn share(&mut self, at: usize, depth: usize, alpha: i32, best: (i32, usize)) -> (i32, usize) {
        let turns = &self.turns[at..];
        let above = self.split.clone();
        let split = Split::new(turns, depth, alpha, self.selectivity, best, above.clone());
        self.shared.crew.offer(&split);
        self.split = Some(Arc::clone(&split));
        self.work(&split);
        while let Some(other) = self.shared.crew.wait_for_others(&split) {
            self.join(&other);
        }
        self.split = above;
        split.best()
    }

    /// A bound above `alpha` or one not above it; means nothing once the search is stopped.
    pub(crate) fn null(&mut self, node: &Node, depth: usize, alpha: i32) -> i32 {
        let isa = self.isa;
        if node.empties <= depth {
            if node.empties <= LIGHT {
                return light::exact(isa, &mut self.local, node.board, alpha);
            }
            return isa.run(|| self.null_inside(node, node.empties, alpha));
        }
        match depth {
            0 => self.value(node),
            1 => isa.run(|| self.one_ahead(node, alpha)),
            _ => isa.run(|| self.null_inside(node, depth, alpha)),
        }
    }

    /// The evaluation in whole discs.
    #[inline(always)]
    fn value(&mut self, node: &Node) -> i32 {
        self.local.nodes += 1;
        in_discs(self.shared.weights.value(&node.numbers, node.empties))
    }

    #[inline(always)]
    fn one_ahead(&mut self, node: &Node, alpha: i32) -> i32 {
        self.local.nodes += 1;
        let (isa, board) = (self.isa, node.board);
        let moves = isa.placements(board.own, board.opp);
        if moves == 0 {
            return self.no_move(node, 1, alpha);
        }
        let mut best = NONE;
        for square in squares(moves) {
            let flips = isa.flips(square, board.own, board.opp);
            if flips == board.opp {
                return 64;
            }
            self.local.nodes += 1;
            let numbers = node.numbers.after(square, flips);
            let value = -in_discs(self.shared.weights.value(&numbers, node.empties - 1));
            best = best.max(value);
            if alpha < best {
                break;
            }
        }
        best
    }

    /// A pass costs no depth.
    #[inline(always)]
    fn no_move(&mut self, node: &Node, depth: usize, alpha: i32) -> i32 {
        let board = node.board;
        if self.isa.placements(board.opp, board.own) == 0 {
            return board.final_score();
        }
        -self.null(&node.passed(), depth, -alpha - 1)
    }

    #[inline(always)]
    fn null_inside(&mut self, node: &Node, depth: usize, alpha: i32) -> i32 {
        self.until_look -= 1;
        if self.until_look == 0 {
            self.look();
        }
        if self.is_vain() {
            return alpha;
        }
        self.local.nodes += 1;
        let begin = self.local.nodes;
        let board = node.board;
        if let Some(most) = stable_bound(board, node.empties, alpha) {
            return most;
        }
        let moves = self.isa.placements(board.own, board.opp);
        if moves == 0 {
            return self.no_move(node, depth, alpha);
        }
        let hash = board.hash();
        let mut first = [64; 2];
        if let Some(entry) = self.shared.table.probe(hash) {
            if self.tells(entry.depth, entry.selectivity, depth) {
                if alpha < i32::from(entry.lower) {
                    return i32::from(entry.lower);
                }
                if i32::from(entry.upper) <= alpha {
                    return i32::from(entry.upper);
                }
            }
            first = entry.squares;
        }
        if let Some(bound) = self.probable(node, depth, alpha) {
            return bound;
        }
        let from = self.turns.len();
        let (best, square) = match self.list(node, depth, alpha, moves, first) {
            Some(score) => (score, 64),
            None => self.try_all(from, depth, alpha),
        };
        self.turns.truncate(from);
        if !self.is_vain() {
            self.shared.table.store(
                hash,
                Outcome {
                    depth,
                    selectivity: self.selectivity,
                    alpha,
                    score: best,
                    square,
                    nodes: self.local.nodes - begin,
                },
            );
        }
        best
    }

    #[inline(always)]
    fn tells(&self, depth: u8, selectivity: u8, wanted: usize) -> bool {
        wanted <= usize::from(depth) && self.selectivity <= usize::from(selectivity)
    }

    /// Tries the listed turns in order; the best score and its square.
    #[inline(always)]
    fn try_all(&mut self, from: usize, depth: usize, alpha: i32) -> (i32, usize) {
        let mut best = (NONE, 64);
        for at in from..self.turns.len() {
            if from < at
                && SHARED <= depth
                && at + 1 < self.turns.len()
                && self.shared.crew.has_idle()
            {
                return self.share(at, depth, alpha, best);
            }
            let Turn { square, after, .. } = self.turns[at];
            let score = -self.null(&after, depth - 1, -alpha - 1);
            if best.0 < score {
                best = (score, square);
                if alpha < score {
                    break;
                }
            }
        }
        best
    }

    /// Lists the turns best first; a score instead if one of them is known to be enough.
    #[inline(always)]
    fn list(
        &mut self,
        node: &Node,
        depth: usize,
        alpha: i32,
        moves: u64,
        first: [u8; 2],
    ) -> Option<i32> {
        let from = self.turns.len();
        let odd = odd_quadrants(node.board.empty());
        let exact = depth == node.empties;
        for square in squares(moves) {
            let after = node.after(self.isa, square);
            if after.board.own == 0 {
                return Some(64);
            }
            if ASKED <= depth
                && let Some(entry) = self.shared.table.probe(after.board.hash())
                && self.tells(entry.depth, entry.selectivity, depth - 1)
                && alpha < -i32::from(entry.upper)
            {
                return Some(-i32::from(entry.upper));
            }
            let key = if square == usize::from(first[0]) {
                i32::MIN
            } else if square == usize::from(first[1]) {
                i32::MIN + 1
            } else {
                self.key(&after, square, odd, exact)
            };
            self.turns.push(Turn { key, square, after });
        }
        let turns = &mut self.turns[from..];
        for at in 1..turns.len() {
            let turn = turns[at];
            let mut to = at;
            while 0 < to && turn.key < turns[to - 1].key {
                turns[to] = turns[to - 1];
                to -= 1;
            }
            turns[to] = turn;
        }
        None
    }

    /// Where a turn comes in the order: what the reply is worth to the other side, and how much
    /// choice it leaves.
    #[inline(always)]
    fn key(&mut self, after: &Node, square: usize, odd: usize, exact: bool) -> i32 {
        let weights = self.shared.weights;
        let mut key = weights.value(&after.numbers, after.empties);
        if exact {
            let replies = self.isa.placements(after.board.own, after.board.opp);
            let choice = (replies.count_ones() + (replies & CORNERS).count_ones()) as i32;
            key += choice * CHOICE;
            if quadrant(square) & odd == 0 {
                key += EVEN;
            }
        }
        key
    }

    /// A bound that a shallow search makes probable.
    #[inline(always)]
    fn probable(&mut self, node: &Node, depth: usize, alpha: i32) -> Option<i32> {
        if self.selectivity == EXACT || depth < 4 {
            return None;
        }
        let sureness = SURENESS[self.selectivity];
        let shallow = probcut::shallow(depth);
        let margin =
            |shallow| (sureness * probcut::deviation(node.empties, depth, shallow) + 0.5) as i32;
        let error = margin(shallow);
        let now = in_discs(self.shared.weights.value(&node.numbers, node.empties));
        // A search is worth its cost only if the evaluation is near what it has to show.
        let near = (sureness * probcut::deviation(node.empties, shallow.max(1), 0)) as i32;
        let above = alpha + error;
        if above < 64 && above <= now + near && self.null(node, shallow, above) > above {
            return Some(alpha + 1);
        }
        let below = alpha + 1 - error;
        if -64 < below && now - near <= below && self.null(node, shallow, below - 1) < below {
            return Some(alpha);
        }
        None
    }
}

/// A value of the evaluation in whole discs; a wipe-out is for the rules to tell.
#[inline(always)]
fn in_discs(value: i32) -> i32 {
    ((value + DISC / 2).div_euclid(DISC)).clamp(-62, 62)
}
