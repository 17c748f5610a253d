//! The search of nodes that share a table: null windows only. A depth of all empty squares means
//! the exact end of the game; a smaller one ends in the evaluation.

use std::{
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Instant,
};

use crate::engine::{
    Within,
    pulse::Pulse,
    reversi::eight::{
        board::squares,
        crew::Split,
        isa::{Isa, Task},
        last::NONE,
        light,
        local::Local,
        node::{Node, Shared, Turn},
        order::{ASKED, CHOICE},
        pattern::Numbers,
        probcut::EXACT,
        stability::stable_bound,
        table::{Entry, Outcome},
        weights::DISC,
    },
};

/// Exact nodes of at most so many empty squares do without the shared table. Of 11 to 13 this took the
/// least time on FFO #20 to #48.
pub(crate) const LIGHT: usize = 12;

/// More turns than a position can have.
pub(crate) const MOST_TURNS: usize = 64;
/// From this depth on a node may be shared out.
const SHARED: usize = 10;
/// Nodes with a table between two looks at the clock: far less than a hundredth of a second.
const LOOK: u32 = 16;

/// One thread of a search.
pub(crate) struct Search<'a, I> {
    pub(crate) isa: I,
    pub(crate) shared: &'a Shared<'a>,
    pub(crate) local: Local,
    pub(crate) selectivity: usize,
    /// The turns of all nodes from the root to the current one.
    pub(crate) turns: Vec<Turn>,
    /// Results so far that are only probable.
    pub(crate) guesses: u64,
    /// The shared node nearest above the current one.
    pub(crate) split: Option<Arc<Split>>,
    /// Nodes until the next look at the clock.
    until_look: u32,
    /// Own nodes that all threads know of.
    told: u64,
    /// Where it is at the root.
    pub(crate) within: Within,
    /// Of the thread that answers, where somebody listens.
    pub(crate) pulse: Option<Pulse<'a>>,
}

impl<'a, I: Isa> Search<'a, I> {
    pub(crate) fn new(isa: I, shared: &'a Shared<'a>) -> Self {
        Self {
            isa,
            shared,
            local: Local::new(),
            selectivity: EXACT,
            turns: Vec::with_capacity(512),
            guesses: 0,
            split: None,
            until_look: 1,
            told: 0,
            within: Within {
                depth: 0,
                turn: 0,
                turns: 0,
            },
            pulse: None,
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
        // A number of nodes is kept to more nearly.
        self.until_look = self.shared.most_nodes.map_or(LOOK, |_| 1);
        let Shared {
            stop,
            deadline,
            most_nodes,
            halted,
            ..
        } = self.shared;
        let nodes = self.tell_nodes();
        let is_late = deadline.is_some_and(|deadline| deadline <= Instant::now());
        if stop.is_stopped() || is_late || most_nodes.is_some_and(|most| most <= nodes) {
            halted.store(true, Relaxed);
        } else if let Some(pulse) = &mut self.pulse {
            pulse.beat(nodes, self.within);
        }
    }

    /// The nodes of all threads, the own ones up to now.
    pub(crate) fn tell_nodes(&mut self) -> u64 {
        let fresh = self.local.nodes - self.told;
        self.told = self.local.nodes;
        self.shared.nodes.fetch_add(fresh, Relaxed) + fresh
    }

    /// A bound above `alpha` or one not above it; means nothing once the search is stopped.
    pub(crate) fn null(&mut self, node: &Node, depth: usize, alpha: i32) -> i32 {
        let isa = self.isa;
        let depth = depth.min(node.empties);
        if depth == node.empties && depth <= LIGHT {
            if self.shared.most_nodes.is_some() {
                self.look();
                if self.is_vain() {
                    return alpha;
                }
            }
            return light::exact(isa, &mut self.local, node.board, alpha);
        }
        match depth {
            0 => self.value(node),
            1 => isa.run(OneAhead {
                search: self,
                node,
                alpha,
            }),
            _ => isa.run(Null {
                search: self,
                node,
                depth,
                alpha,
            }),
        }
    }

    /// The evaluation, in [`DISC`]s.
    #[inline(always)]
    pub(crate) fn value_of(&self, numbers: &Numbers, empties: usize) -> i32 {
        self.shared.weights.value_with(self.isa, numbers, empties)
    }

    /// The evaluation in whole discs.
    #[inline(always)]
    fn value(&mut self, node: &Node) -> i32 {
        self.local.nodes += 1;
        in_discs(self.value_of(&node.numbers, node.empties))
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
            let value = -in_discs(self.value_of(&numbers, node.empties - 1));
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
        let begin = (self.local.nodes, self.guesses);
        let board = node.board;
        let hash = board.hash();
        self.isa.fetch(self.shared.table.place(hash));
        if let Some(most) = stable_bound(board, node.empties, alpha) {
            return most;
        }
        let moves = self.isa.placements(board.own, board.opp);
        if moves == 0 {
            return self.no_move(node, depth, alpha);
        }
        let mut first = [64; 2];
        if let Some(entry) = self.shared.table.probe(hash) {
            if self.tells(entry, depth, node.empties) {
                if alpha < i32::from(entry.lower) {
                    self.trust(entry);
                    return i32::from(entry.lower);
                }
                if i32::from(entry.upper) <= alpha {
                    self.trust(entry);
                    return i32::from(entry.upper);
                }
            }
            first = entry.squares;
        }
        if let Some(bound) = self.probable(node, depth, alpha) {
            self.guesses += 1;
            return bound;
        }
        // What the shallow searches guessed went no further.
        self.guesses = begin.1;
        // Where nodes are counted they are looked at one by one.
        let is_lowest = depth == LIGHT + 1 && self.shared.most_nodes.is_none();
        let (best, square) = if is_lowest && depth == node.empties {
            let listed = first[0] < 64 && moves >> first[0] & 1 == 1;
            self.try_lowest(node, alpha, moves, if listed { first[0] } else { 64 })
        } else {
            self.try_all(node, depth, alpha, moves, first)
        };
        if !self.is_vain() {
            // Where nothing was only probable the exact pass need not come again.
            let selectivity = if self.guesses == begin.1 {
                EXACT
            } else {
                self.selectivity
            };
            self.shared.table.store(
                hash,
                Outcome {
                    depth,
                    selectivity,
                    alpha,
                    score: best,
                    square,
                    nodes: self.local.nodes - begin.0,
                },
            );
        }
        best
    }

    /// Notes that an entry is relied on.
    #[inline(always)]
    pub(crate) fn trust(&mut self, entry: Entry) {
        self.guesses += u64::from(usize::from(entry.selectivity) < EXACT);
    }

    #[inline(always)]
    pub(crate) fn tells(&self, entry: Entry, wanted: usize, empties: usize) -> bool {
        let depth = usize::from(entry.depth);
        // The evaluation favours one side after even numbers of turns and the other after odd
        // ones, so that their values do not mix.
        let alike = depth % 2 == wanted % 2 || depth == empties;
        wanted <= depth && alike && self.selectivity <= usize::from(entry.selectivity)
    }

    /// Tries the turns best first; the best score and its square.
    #[inline(always)]
    fn try_all(
        &mut self,
        node: &Node,
        depth: usize,
        alpha: i32,
        mut moves: u64,
        first: [u8; 2],
    ) -> (i32, usize) {
        let mut best = (NONE, 64);
        let square = usize::from(first[0]);
        if depth < ASKED && square < 64 && moves >> square & 1 == 1 {
            // The turn that was best before is often enough, and then no other need be looked at.
            let after = node.after(self.isa, square);
            best = (-self.null(&after, depth - 1, -alpha - 1), square);
            moves &= !(1 << square);
            if alpha < best.0 {
                return best;
            }
        }
        let from = self.turns.len();
        let mut keys = [0; MOST_TURNS];
        let found = match self.list(node, depth, alpha, moves, first, &mut keys) {
            Some(score) => (score, 64),
            None => self.try_listed(from, &mut keys, depth, alpha, best),
        };
        self.turns.truncate(from);
        found
    }

    /// Tries the listed turns by their keys.
    #[inline(always)]
    fn try_listed(
        &mut self,
        from: usize,
        keys: &mut [i64; MOST_TURNS],
        depth: usize,
        alpha: i32,
        mut best: (i32, usize),
    ) -> (i32, usize) {
        let count = self.turns.len() - from;
        for at in 0..count {
            let least = (at..count).min_by_key(|&at| keys[at]).unwrap_or(at);
            keys.swap(at, least);
            let listed = |key: i64| from + (key & 63) as usize;
            if best.0 != NONE && SHARED <= depth && at + 1 < count && self.has_idle() {
                keys[at..count].sort_unstable();
                let rest = keys[at..count].iter();
                let rest = rest.map(|&key| self.turns[listed(key)]).collect();
                return self.share(rest, depth, alpha, best);
            }
            let Turn { square, after } = self.turns[listed(keys[at])];
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

    /// The lowest exact nodes with a table: what follows does without one and without the numbers
    /// of the evaluation.
    #[inline(always)]
    fn try_lowest(&mut self, node: &Node, alpha: i32, mut moves: u64, first: u8) -> (i32, usize) {
        let (isa, weights) = (self.isa, self.shared.weights);
        let (board, local) = (node.board, &mut self.local);
        let mut best = (NONE, 64);
        if first < 64 {
            let square = usize::from(first);
            moves &= !(1 << square);
            let after = board.after(square, isa.flips(square, board.own, board.opp));
            best = (-light::exact(isa, local, after, -alpha - 1), first);
            if alpha < best.0 {
                return (best.0, square);
            }
        }
        let empties = node.empties - 1;
        let (score, square) = light::sorted(
            isa,
            local,
            board,
            moves,
            alpha,
            best,
            |square, flips, choice| {
                let numbers = node.numbers.after(square, flips);
                let value = weights.value_with(isa, &numbers, empties);
                // Far from what any position is worth, so that the key is positive.
                let far = 1_000 * DISC;
                (value + CHOICE * choice.cast_signed() + far).clamp(0, 2 * far) as u32
            },
        );
        (score, usize::from(square))
    }
}

/// [`Search::one_ahead`] as a task.
struct OneAhead<'s, 'a, I> {
    search: &'s mut Search<'a, I>,
    node: &'s Node,
    alpha: i32,
}

impl<I: Isa> Task for OneAhead<'_, '_, I> {
    type Done = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        self.search.one_ahead(self.node, self.alpha)
    }
}

/// [`Search::null_inside`] as a task.
struct Null<'s, 'a, I> {
    search: &'s mut Search<'a, I>,
    node: &'s Node,
    depth: usize,
    alpha: i32,
}

impl<I: Isa> Task for Null<'_, '_, I> {
    type Done = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        self.search.null_inside(self.node, self.depth, self.alpha)
    }
}

/// A value of the evaluation in whole discs; a wipe-out is for the rules to tell.
#[inline(always)]
pub(crate) fn in_discs(value: i32) -> i32 {
    ((value + DISC / 2).div_euclid(DISC)).clamp(-62, 62)
}
