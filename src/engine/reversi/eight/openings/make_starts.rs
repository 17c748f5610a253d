//! Makes the random starts: of all positions eight turns from the start, in an order by chance,
//! those that two searches of different depths judge to be even and that are not lopsided in any
//! obvious way.

use std::collections::BTreeSet;

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{RngCore as _, SeedableRng as _},
};

use crate::engine::reversi::eight::{
    board::Board,
    isa::{self, Isa, Work},
    openings::{
        book::{after, turns},
        judge::{Judge, with_judge},
        starts::{PLIES, Squares, Starts},
    },
};

/// What decides the starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StartsPlan {
    pub seed: u64,
    /// So many are looked for.
    pub count: usize,
    /// Turns that the deeper search looks ahead; the other one looks three fewer.
    pub depth: usize,
    /// How many discs either search may see one side ahead.
    pub even: i32,
}

impl Default for StartsPlan {
    fn default() -> Self {
        Self {
            seed: 1,
            count: 3_000,
            depth: 12,
            even: 1,
        }
    }
}

/// Makes a list of starts and answers its file. `report` hears how far it is.
pub fn make_starts(plan: &StartsPlan, report: &mut dyn FnMut(&str)) -> Vec<u8> {
    isa::best(Making { plan, report })
}

struct Making<'a> {
    plan: &'a StartsPlan,
    report: &'a mut dyn FnMut(&str),
}

/// A position and a way to it.
type Reached = (Board, Vec<usize>);

impl Work for Making<'_> {
    type Done = Vec<u8>;

    fn with(self, isa: impl Isa) -> Vec<u8> {
        let Self { plan, report } = self;
        let mut reached = reach();
        report(&format!("{} positions after {PLIES} turns", reached.len()));
        shuffle(&mut reached, plan.seed);
        let found = with_judge(isa, |judge| pick(judge, plan, &reached, report));
        Starts::new(found).write()
    }
}

/// Every position after [`PLIES`] turns, one of its images only.
fn reach() -> Vec<Reached> {
    // The four first turns are images of each other.
    const F5: usize = 37;
    let mut reached = vec![(after(Board::START, F5), vec![F5])];
    for _ in 1..PLIES {
        let mut seen = BTreeSet::new();
        let mut next = Vec::new();
        for (board, line) in reached {
            for square in turns(board) {
                let after = after(board, square);
                if seen.insert(after.canonical().0) {
                    next.push((after, [line.clone(), vec![square]].concat()));
                }
            }
        }
        reached = next;
    }
    reached
}

fn shuffle(reached: &mut [Reached], seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for at in (1..reached.len()).rev() {
        let below = at as u64 + 1;
        // The remainder leans to small numbers by less than one in 2^40.
        reached.swap(at, (rng.next_u64() % below) as usize);
    }
}

/// How many turns the quick look sees ahead, and by how much it may be wrong.
const QUICK: usize = 6;
const QUICK_EVEN: i32 = 5;

fn pick<I: Isa>(
    judge: &mut Judge<'_, '_, I>,
    plan: &StartsPlan,
    reached: &[Reached],
    report: &mut dyn FnMut(&str),
) -> Vec<Squares> {
    let mut found = Vec::new();
    for (number, (board, line)) in reached.iter().enumerate() {
        if found.len() == plan.count {
            break;
        }
        let is_even = is_open(*board)
            && judge.value(*board, QUICK).abs() <= QUICK_EVEN
            && judge.value(*board, plan.depth.saturating_sub(3)).abs() <= plan.even
            && judge.value(*board, plan.depth).abs() <= plan.even
            && has_choice(judge, *board);
        if is_even {
            found.push(Squares::try_from(&line[..]).expect("lines have so many turns"));
            if found.len() % 200 == 0 {
                report(&format!(
                    "{} starts of {} positions, {} million nodes",
                    found.len(),
                    number + 1,
                    judge.nodes() / 1_000_000,
                ));
            }
        }
    }
    found
}

/// Whether neither side is short of discs or of turns.
fn is_open(board: Board) -> bool {
    const DISCS: u32 = 3;
    const TURNS: usize = 4;
    let [own, opp] = [board.own, board.opp].map(u64::count_ones);
    DISCS <= own.min(opp) && TURNS <= turns(board).len().min(turns(board.passed()).len())
}

/// Whether more than one turn keeps the game about even.
fn has_choice<I: Isa>(judge: &mut Judge<'_, '_, I>, board: Board) -> bool {
    const AHEAD: usize = 9;
    const ABOUT: i32 = 3;
    let good = |square: &usize| -judge.value(after(board, *square), AHEAD) >= -ABOUT;
    2 <= turns(board).iter().copied().filter(good).count()
}
