//! Measures how far shallow searches are from deep ones and from the end of the game, and fits
//! the model of [`crate::engine::reversi::eight::probcut`] to it: the same seed, the same numbers.

use std::collections::BTreeMap;

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{RngCore as _, SeedableRng as _},
};

use crate::engine::{
    Stop,
    reversi::eight::{
        board::Board,
        isa::{self, Isa, Work},
        node::{Node, Shared},
        probcut::{self, EXACT},
        search::Search,
        table::Table,
        train::games,
        weights,
    },
};

/// Positions have between so many empty squares. With fewer the search goes to the end without
/// probable cuts, and with more games have hardly begun: there are few positions, and all are alike.
const FEWEST_EMPTIES: usize = 13;
const MOST_EMPTIES: usize = 54;
/// Slots of the table, as a logarithm: it is emptied before each position.
const BITS: u32 = 17;
/// From each game few positions are taken, so that they are unlike each other.
const FROM_A_GAME: usize = 2;

/// What decides the model.
#[derive(Clone, Copy, Debug)]
pub struct ErrorPlan {
    pub seed: u64,
    /// Positions for each number of empty squares.
    pub positions: usize,
    /// Turns that the deepest search looks ahead, below 13.
    pub deepest: usize,
    /// With up to so many empty squares, at least 13, the exact score is found too.
    pub exact: usize,
}

/// Searches positions by a plan. Answers the model as the file that is compiled in: what a standard
/// deviation is made of, see `probcut.rs`. `report` hears a line for
/// each number of empty squares.
pub fn fit_errors(plan: &ErrorPlan, report: &mut dyn FnMut(&str)) -> String {
    isa::best(Fitting { plan, report })
}

struct Fitting<'a> {
    plan: &'a ErrorPlan,
    report: &'a mut dyn FnMut(&str),
}

/// Differences of two searches: how many, and the sum of their squares.
#[derive(Clone, Copy, Default)]
struct Cell {
    count: f64,
    squares: f64,
}

impl Cell {
    fn add(&mut self, error: i32) {
        self.count += 1.0;
        self.squares += f64::from(error * error);
    }

    fn deviation(self) -> f64 {
        (self.squares / self.count).sqrt()
    }
}

/// By empty squares, depth and shallow depth.
type Cells = BTreeMap<[usize; 3], Cell>;

impl Work for Fitting<'_> {
    type Done = String;

    fn with(self, isa: impl Isa) -> String {
        let Self { plan, report } = self;
        let (table, stop) = (Table::new(BITS), Stop::default());
        let (mut middle, mut end) = (Cells::new(), Cells::new());
        let boards = sample(isa, plan);
        for (empties, boards) in (FEWEST_EMPTIES..=MOST_EMPTIES).zip(boards) {
            for &board in &boards {
                table.clear();
                let shared = Shared::new(&table, weights::shipped(), &stop);
                let mut search = Search::new(isa, &shared);
                compare(&mut search, plan, Node::of(board), &mut middle, &mut end);
            }
            let depth = plan.deepest;
            let shallow = probcut::shallow(depth);
            let deviation = middle[&[empties, depth, shallow]].deviation();
            report(&format!(
                "{empties} empty: {} positions, deviation {deviation:.2} of {shallow} from {depth}",
                boards.len()
            ));
        }
        let [base, empties, depth, shallow] = line(&middle, |[empties, depth, shallow]| {
            [1.0, empties as f64, depth as f64, shallow as f64]
        });
        let [base_end, empties_end, shallow_end] = line(&end, |[empties, _, shallow]| {
            [1.0, empties as f64, shallow as f64]
        });
        format!(
            "[\n    [{base:.4}, {empties:.4}, {depth:.4}, {shallow:.4}],\n    \
             [{base_end:.4}, {empties_end:.4}, 0.0, {shallow_end:.4}],\n]\n"
        )
    }
}

/// So many boards for each number of empty squares.
fn sample(isa: impl Isa, plan: &ErrorPlan) -> Vec<Vec<Board>> {
    let mut rng = ChaCha8Rng::seed_from_u64(plan.seed);
    let mut boards = vec![Vec::new(); MOST_EMPTIES + 1 - FEWEST_EMPTIES];
    while boards.iter().any(|boards| boards.len() < plan.positions) {
        let game = games::play(isa, Some(weights::shipped()), 1, &mut rng);
        for _ in 0..FROM_A_GAME {
            let at = (rng.next_u64() % boards.len() as u64) as usize;
            if let Some(&board) = game[FEWEST_EMPTIES + at].first()
                && boards[at].len() < plan.positions
            {
                boards[at].push(board);
            }
        }
    }
    boards
}

/// Searches a position to all depths and adds up the differences.
fn compare<I: Isa>(
    search: &mut Search<'_, I>,
    plan: &ErrorPlan,
    node: Node,
    middle: &mut Cells,
    end: &mut Cells,
) {
    let empties = node.empties;
    search.selectivity = EXACT;
    let mut scores: Vec<i32> = Vec::new();
    for depth in 0..=plan.deepest {
        let guess = scores.iter().rev().nth(1).copied().unwrap_or_default();
        scores.push(search.score(&node, depth, guess));
    }
    for depth in 1..=plan.deepest {
        for shallow in 0..depth {
            // Those that the search compares: of one parity, and the bare value with all.
            if shallow == 0 || (depth - shallow) % 2 == 0 {
                let cell = middle.entry([empties, depth, shallow]).or_default();
                cell.add(scores[depth] - scores[shallow]);
            }
        }
    }
    if empties <= plan.exact {
        let exact = search.score(&node, empties, scores[plan.deepest]);
        for (shallow, score) in scores.iter().enumerate() {
            let cell = end.entry([empties, empties, shallow]).or_default();
            cell.add(exact - score);
        }
    }
}

/// The numbers by which a linear model of these terms comes nearest to the deviations of the cells.
fn line<const N: usize>(cells: &Cells, terms: impl Fn([usize; 3]) -> [f64; N]) -> [f64; N] {
    // The normal equations, the right side in a column of its own.
    let mut rows = [[0.0; N]; N];
    let mut right = [0.0; N];
    for (&key, cell) in cells {
        let terms = terms(key);
        for (row, term) in terms.iter().enumerate() {
            for (column, other) in terms.iter().enumerate() {
                rows[row][column] += cell.count * term * other;
            }
            right[row] += cell.count * term * cell.deviation();
        }
    }
    for pivot in 0..N {
        let most =
            (pivot..N).max_by(|&a, &b| rows[a][pivot].abs().total_cmp(&rows[b][pivot].abs()));
        let most = most.expect("there are rows left");
        rows.swap(pivot, most);
        right.swap(pivot, most);
        for row in 0..N {
            if row != pivot {
                let part = rows[row][pivot] / rows[pivot][pivot];
                let above = rows[pivot];
                for (cell, above) in rows[row].iter_mut().zip(above) {
                    *cell -= part * above;
                }
                right[row] -= part * right[pivot];
            }
        }
    }
    std::array::from_fn(|at| right[at] / rows[at][at])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_through_cells_is_found_again() {
        let mut cells = Cells::new();
        for empties in [14, 20, 31] {
            for depth in 4..8 {
                for shallow in 0..3 {
                    let deviation = 1 + empties + 2 * depth + 3 * shallow;
                    let count = (1 + depth) as f64;
                    let squares = count * (deviation * deviation) as f64;
                    cells.insert([empties, depth, shallow], Cell { count, squares });
                }
            }
        }
        let found = line(&cells, |[empties, depth, shallow]| {
            [1.0, empties as f64, depth as f64, shallow as f64]
        });
        for (found, wanted) in found.into_iter().zip([1.0, 1.0, 2.0, 3.0]) {
            assert!((found - wanted).abs() < 1e-6, "{found} is not {wanted}");
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_model() {
        let plan = ErrorPlan {
            seed: 5,
            positions: 1,
            deepest: 5,
            exact: 14,
        };
        let once = fit_errors(&plan, &mut |_| ());
        assert_eq!(once, fit_errors(&plan, &mut |_| ()));
        assert_eq!(once.matches(',').count(), 8, "{once}");
    }
}
