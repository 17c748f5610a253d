//! Makes the opening book: from the start on, ply by ply, every turn of a position is judged by a
//! search of fixed depth, and the positions after good turns are looked at in their turn. Then the
//! values are carried back from the last ply to the first. There is no chance in it.

use std::collections::{BTreeMap, HashMap};

use crate::engine::reversi::eight::{
    board::Board,
    isa::{self, Isa, Work},
    openings::{
        book::{self, Book, BookTurn},
        judge::{Judge, with_judge},
    },
};

/// What decides the book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BookPlan {
    /// Positions of so many discs less four are the last in the book.
    pub plies: usize,
    /// Turns looked ahead from the end of the book; one fewer where that ends at an odd ply.
    pub depth: usize,
    /// The discs that the better of two players may lose in all on the way to a position.
    pub near: i32,
    /// The discs that the other one may lose.
    pub far: i32,
}

impl Default for BookPlan {
    fn default() -> Self {
        Self {
            plies: 10,
            depth: 12,
            near: 1,
            far: 5,
        }
    }
}

/// A first look sees so many turns less far.
const QUICKER: usize = 6;
/// Turns that it sees so many discs behind the best one are not looked at again.
const DOUBT: i32 = 6;

/// Makes a book and answers its file. `report` hears how far it is, a line a ply.
pub fn make_book(plan: &BookPlan, report: &mut dyn FnMut(&str)) -> Vec<u8> {
    isa::best(Making { plan, report })
}

struct Making<'a> {
    plan: &'a BookPlan,
    report: &'a mut dyn FnMut(&str),
}

/// What both sides have lost on the way to a position: the side to move, the other one.
type Lost = [i32; 2];

impl Work for Making<'_> {
    type Done = Vec<u8>;

    fn with(self, isa: impl Isa) -> Vec<u8> {
        let Self { plan, report } = self;
        let plies = with_judge(isa, |judge| expand(judge, plan, report));
        let mut positions: HashMap<Board, Vec<BookTurn>> = HashMap::new();
        // Later plies first, so that a turn finds what the position after it came to.
        for (board, mut turns) in plies.into_iter().rev().flatten() {
            for turn in &mut turns {
                let next = book::after(board, turn.square).canonical().0;
                let known = positions.get(&next);
                if let Some(best) =
                    known.and_then(|known| known.iter().map(|turn| turn.value).max())
                {
                    turn.value = -best;
                }
            }
            positions.insert(board, turns);
        }
        Book::new(plan.depth as u8, positions).write()
    }
}

/// The positions of each ply with the values of their turns.
fn expand<I: Isa>(
    judge: &mut Judge<'_, '_, I>,
    plan: &BookPlan,
    report: &mut dyn FnMut(&str),
) -> Vec<BTreeMap<Board, Vec<BookTurn>>> {
    let mut plies = Vec::new();
    let mut frontier = BTreeMap::from([(Board::START.canonical().0, [0, 0])]);
    for ply in 0..=plan.plies {
        let depth = plan.depth - (plan.depth + ply + 1) % 2;
        let mut judged = BTreeMap::new();
        let mut quick: HashMap<Board, i32> = HashMap::new();
        let mut values: HashMap<Board, i32> = HashMap::new();
        let mut next: BTreeMap<Board, Lost> = BTreeMap::new();
        for (board, lost) in frontier {
            let quickly = |square: usize| {
                let after = book::after(board, square).canonical().0;
                let value = quick.entry(after);
                let value = *value.or_insert_with(|| -judge.value(after, depth - QUICKER));
                BookTurn { square, value }
            };
            let mut turns: Vec<BookTurn> = book::turns(board).into_iter().map(quickly).collect();
            let best = turns.iter().map(|turn| turn.value).max().unwrap_or(0);
            for turn in turns.iter_mut().filter(|turn| best - DOUBT <= turn.value) {
                let after = book::after(board, turn.square).canonical().0;
                let value = values.entry(after);
                turn.value = *value.or_insert_with(|| -judge.value(after, depth));
            }
            let best = turns.iter().map(|turn| turn.value).max().unwrap_or(0);
            for turn in &turns {
                let after = book::after(board, turn.square).canonical().0;
                let lost = [lost[1], lost[0] + best - turn.value];
                if wanted(plan, lost) && !book::turns(after).is_empty() {
                    let known = next.entry(after).or_insert(lost);
                    *known = less(*known, lost);
                }
            }
            judged.insert(board, turns);
        }
        report(&format!(
            "ply {ply}: {} positions, {} turns, {} million nodes",
            judged.len(),
            judged.values().map(Vec::len).sum::<usize>(),
            judge.nodes() / 1_000_000,
        ));
        plies.push(judged);
        frontier = next;
    }
    plies
}

fn wanted(plan: &BookPlan, lost: Lost) -> bool {
    let [one, other] = lost;
    one.min(other) <= plan.near && one.max(other) <= plan.far
}

/// Of two ways to a position the one that loses less.
fn less(one: Lost, other: Lost) -> Lost {
    let key = |lost: Lost| (lost[0].min(lost[1]), lost[0].max(lost[1]));
    if key(other) < key(one) { other } else { one }
}
