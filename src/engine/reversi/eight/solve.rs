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
        node::{Lead, Shared},
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
        let _lead = Lead(shared);
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
        done
    })
}

#[cfg(test)]
mod tests {
    use std::{
        any::Any,
        panic::{AssertUnwindSafe, catch_unwind},
        sync::{
            atomic::{AtomicBool, Ordering::Relaxed},
            mpsc,
        },
    };

    use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng as _};

    use super::*;
    use crate::engine::reversi::eight::{isa::Portable, train::games};

    /// Positions of games with so many empty squares.
    fn boards(empties: usize, count: usize) -> Vec<Board> {
        let mut rng = ChaCha8Rng::seed_from_u64(empties as u64);
        let mut boards = games::play(Portable, None, 2 * count, &mut rng).swap_remove(empties);
        assert!(count <= boards.len(), "{empties}: {}", boards.len());
        boards.truncate(count);
        boards
    }

    #[test]
    fn every_set_of_instructions_finds_the_same_scores() {
        fn solve(isa: impl Isa, board: Board) -> (i32, Option<Turn>, Vec<(Turn, i32)>) {
            let mut solver = Solver::new(1);
            solver.table = Table::new(16);
            let solving = Solving {
                solver: &solver,
                board,
                question: Question::All,
                stop: &Stop::default(),
            };
            let solved = solving.with(isa).expect("nobody stops it");
            (solved.score, solved.best, solved.turns)
        }
        for (empties, count) in [(3, 40), (5, 40), (7, 40), (10, 20), (12, 10), (15, 2)] {
            for board in boards(empties, count) {
                let found = solve(Portable, board);
                assert!(!found.2.is_empty(), "{board:x?}");
                #[cfg(target_arch = "x86_64")]
                {
                    use crate::engine::reversi::eight::isa::{V3, V4};
                    if let Some(isa) = V3::detect() {
                        assert_eq!(solve(isa, board), found, "{board:x?}");
                    }
                    if let Some(isa) = V4::detect() {
                        assert_eq!(solve(isa, board), found, "{board:x?}");
                    }
                }
            }
        }
    }

    /// Who panics in [`Clumsy`].
    #[derive(Clone, Copy, PartialEq, Eq)]
    enum Panics {
        Helper,
        /// Once a helper is at work.
        Lead,
    }

    /// Instructions that fail where they are told to.
    #[derive(Clone, Copy)]
    struct Clumsy {
        panics: Panics,
        helper_works: &'static AtomicBool,
    }

    impl Isa for Clumsy {
        fn placements(self, own: u64, opp: u64) -> u64 {
            let is_helper = thread::current()
                .name()
                .is_some_and(|name| name.starts_with("engine"));
            let fails = match self.panics {
                Panics::Helper => is_helper,
                Panics::Lead => !is_helper && self.helper_works.load(Relaxed),
            };
            assert!(!fails, "clumsy");
            if is_helper {
                self.helper_works.store(true, Relaxed);
            }
            Portable.placements(own, opp)
        }

        fn flips(self, square: usize, own: u64, opp: u64) -> u64 {
            Portable.flips(square, own, opp)
        }
    }

    /// Runs what must panic, and ends soon in spite of that.
    fn check_ends(panics: impl FnOnce() + Send + 'static) {
        let (tell, hear) = mpsc::channel::<Option<Box<dyn Any + Send>>>();
        let run = move || {
            let ended = catch_unwind(AssertUnwindSafe(panics)).err();
            tell.send(ended).expect("the test waits");
        };
        let thread = thread::Builder::new()
            .name("lead".to_owned())
            .spawn(run)
            .expect("a thread");
        let ended = hear.recv_timeout(Duration::from_secs(120));
        assert!(ended.expect("it must not hang").is_some(), "no panic");
        thread.join().expect("the panic was caught");
    }

    #[test]
    fn a_panic_of_the_leading_thread_does_not_hang() {
        check_ends(|| {
            let (table, stop) = (Table::new(4), Stop::default());
            let shared = Shared::new(&table, weights::shipped(), &stop);
            together(Portable, &shared, 3, |_| panic!("clumsy"));
        });
    }

    #[test]
    fn a_panic_in_a_shared_search_does_not_hang() {
        static HELPER_WORKS: [AtomicBool; 2] = [const { AtomicBool::new(false) }; 2];
        for (panics, helper_works) in [Panics::Helper, Panics::Lead]
            .into_iter()
            .zip(&HELPER_WORKS)
        {
            let isa = Clumsy {
                panics,
                helper_works,
            };
            check_ends(move || {
                let (table, stop) = (Table::new(16), Stop::default());
                let shared = Shared::new(&table, weights::shipped(), &stop);
                let mut turns = root::turns(Portable, boards(24, 1)[0]);
                together(isa, &shared, 2, |search| {
                    while !shared.crew.has_idle(None) {
                        thread::yield_now();
                    }
                    search.solve(&mut turns)
                });
            });
        }
    }
}
