//! Solves positions to the end of the game: the exact score, the best turn, and on request the
//! score of every turn.

use std::{
    fmt, thread,
    time::{Duration, Instant},
};

use crate::engine::{
    Stop,
    reversi::eight::{
        board::Board,
        isa::{self, Isa, Work},
        node::Shared,
        root::{self, RootTurn},
        search::Search,
        table::Table,
        weights,
    },
};

/// Solves positions one after the other with the same memory.
pub struct Solver {
    table: Table,
    threads: usize,
}

/// What to find out about a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// The score and the best turn, of several the first by its text.
    Best,
    /// The exact score of every turn as well.
    All,
    /// Only who wins, with the best turn: scores are 1, 0 and -1.
    Winner,
    /// The same for every turn.
    Winners,
}

/// A turn of the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// A disc on the square `rank * 8 + file`, a1 = 0.
    Place(u8),
    Pass,
}

/// A solved position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    /// The final difference of discs for the side to move, empty squares given to the winner; 1, 0
    /// or -1 where only the winner was asked for.
    pub score: i32,
    /// `None` if the game is over.
    pub best: Option<Turn>,
    /// The turns with their scores, in text order; only what was asked for.
    pub turns: Vec<(Turn, i32)>,
    /// Positions reached, the last empty squares among them.
    pub nodes: u64,
    pub time: Duration,
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver")
            .field("threads", &self.threads)
            .finish_non_exhaustive()
    }
}

impl Solver {
    /// A solver on so many threads, at least one.
    pub fn new(threads: usize) -> Self {
        Self {
            table: Table::new(0),
            threads: threads.max(1),
        }
    }

    /// Solves a position; `None` if it was stopped before the end.
    pub fn solve(&mut self, board: Board, question: Question, stop: &Stop) -> Option<Solved> {
        // A memory that suits the number of empty squares, of 64 MiB at the most.
        let bits = match board.empties() {
            0..=16 => 16,
            17..=20 => 20,
            _ => 22,
        };
        if self.table.bits() < bits {
            self.table = Table::new(bits);
        }
        self.table.age();
        isa::best(Solving {
            solver: self,
            board,
            question,
            stop,
        })
    }
}

struct Solving<'a> {
    solver: &'a Solver,
    board: Board,
    question: Question,
    stop: &'a Stop,
}

impl Work for Solving<'_> {
    type Done = Option<Solved>;

    fn with(self, isa: impl Isa) -> Option<Solved> {
        let Self {
            solver,
            board,
            question,
            stop,
        } = self;
        let began = Instant::now();
        let mut solved = Solved {
            score: board.final_score(),
            best: None,
            turns: Vec::new(),
            nodes: 1,
            time: Duration::ZERO,
        };
        let mut turns = root::turns(isa, board);
        let other = root::turns(isa, board.passed());
        let passes = turns.is_empty() && !other.is_empty();
        if passes {
            turns = other;
        }
        if !turns.is_empty() {
            let shared = Shared::new(&solver.table, weights::shipped(), stop);
            let score = together(isa, &shared, solver.threads, |search| match question {
                Question::Best => search.solve(&mut turns),
                Question::All => {
                    let score = search.solve(&mut turns);
                    if !passes {
                        search.solve_others(&mut turns);
                    }
                    score
                }
                Question::Winner => search.solve_winner(&mut turns),
                Question::Winners => {
                    let score = search.solve_winner(&mut turns);
                    if !passes {
                        search.solve_other_winners(&mut turns);
                    }
                    score
                }
            });
            if shared.is_halted() {
                return None;
            }
            solved.nodes += shared.nodes.into_inner();
            if passes {
                solved.score = -score;
                solved.best = Some(Turn::Pass);
                solved.turns = vec![(Turn::Pass, -score)];
            } else {
                solved.score = score;
                solved.best = Some(place(&turns[0]));
                turns.sort_by_key(|turn| root::text_order(turn.square));
                solved.turns = turns.iter().map(|turn| (place(turn), turn.score)).collect();
            }
            match question {
                Question::Best | Question::Winner => solved.turns.clear(),
                Question::All | Question::Winners => (),
            }
        } else if matches!(question, Question::Winner | Question::Winners) {
            solved.score = solved.score.signum();
        }
        solved.time = began.elapsed();
        Some(solved)
    }
}

fn place(turn: &RootTurn) -> Turn {
    Turn::Place(turn.square as u8)
}

/// Runs a search with so many threads, the calling one among them.
pub(crate) fn together<'a, I: Isa, R>(
    isa: I,
    shared: &'a Shared<'a>,
    threads: usize,
    lead: impl FnOnce(&mut Search<'a, I>) -> R,
) -> R {
    thread::scope(|scope| {
        for number in 1..threads {
            let help = move || Search::new(isa, shared).help();
            // A thread less only makes it slower.
            thread::Builder::new()
                .name(format!("engine {number}"))
                .spawn_scoped(scope, help)
                .ok();
        }
        let mut search = Search::new(isa, shared);
        let done = lead(&mut search);
        search.tell_nodes();
        shared.crew.dismiss();
        done
    })
}
