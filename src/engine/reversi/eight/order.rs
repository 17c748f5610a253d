//! The order in which a node of the search tries its turns.

use crate::engine::reversi::eight::{
    board::{CORNERS, squares},
    isa::Isa,
    node::{Node, Turn},
    search::{LIGHT, MOST_TURNS, Search},
    weights::DISC,
};

/// In the order of turns to the end of the game, each square the reply may choose from: of two turns
/// that are enough, the one with the smaller tree below is better.
pub(crate) const CHOICE: i32 = 4 * DISC;
/// From this depth on the table is asked about all children first.
pub(crate) const ASKED: usize = LIGHT + 2;

impl<I: Isa> Search<'_, I> {
    /// Lists turns with keys that tell their order, the place in the list in the low bits; a score
    /// instead if one of them is known to be enough.
    #[inline(always)]
    pub(crate) fn list(
        &mut self,
        node: &Node,
        depth: usize,
        alpha: i32,
        moves: u64,
        first: [u8; 2],
        keys: &mut [i64; MOST_TURNS],
    ) -> Option<i32> {
        let exact = depth == node.empties;
        let from = self.turns.len();
        let mut hashes = [0; MOST_TURNS];
        for (place, square) in squares(moves).enumerate() {
            let flips = self.isa.flips(square, node.board.own, node.board.opp);
            let board = node.board.after(square, flips);
            if board.own == 0 {
                return Some(64);
            }
            let hash = board.hash();
            self.isa.fetch(self.shared.table.place(hash));
            let after = Node {
                board,
                numbers: node.numbers.after(square, flips),
                empties: node.empties - 1,
            };
            hashes[place & (MOST_TURNS - 1)] = hash;
            self.turns.push(Turn { square, after });
        }
        // In a loop of their own: less stands between two reads of weights far away, so that the
        // processor waits for several at once.
        for (place, turn) in self.turns[from..].iter().enumerate() {
            let square = turn.square;
            let key = if square == usize::from(first[0]) {
                i32::MIN
            } else if square == usize::from(first[1]) {
                i32::MIN + 1
            } else {
                self.key(&turn.after, exact)
            };
            keys[place & (MOST_TURNS - 1)] = i64::from(key) << 6 | place as i64;
        }
        if ASKED <= depth {
            // Only now, when what was fetched has come.
            for &hash in &hashes[..self.turns.len() - from] {
                if let Some(entry) = self.shared.table.probe(hash)
                    && self.tells(entry, depth - 1, node.empties - 1)
                    && alpha < -i32::from(entry.upper)
                {
                    self.trust(entry);
                    return Some(-i32::from(entry.upper));
                }
            }
        }
        None
    }

    /// Where a turn comes in the order: what the reply is worth to the other side, and how much
    /// choice it leaves.
    #[inline(always)]
    fn key(&self, after: &Node, exact: bool) -> i32 {
        let mut key = self.value_of(&after.numbers, after.empties);
        if exact {
            let replies = self.isa.placements(after.board.own, after.board.opp);
            let choice = (replies.count_ones() + (replies & CORNERS).count_ones()) as i32;
            key += choice * CHOICE;
        }
        key
    }
}
