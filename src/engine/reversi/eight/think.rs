//! The player that thinks with this engine: deepens turn by turn with the evaluation, then looks
//! to the end of the game ever surer, until a limit is reached or the score is exact.

use std::{
    sync::{OnceLock, atomic::Ordering::Relaxed},
    time::Instant,
};

use crate::{
    engine::{
        Answer, Ask, Level, Limits, Line, Reach, Report, Score, Stop, Style, Thinker,
        TranspositionTable,
        pulse::Pulse,
        reversi::eight::{
            board::Board,
            isa::{self, Isa, Work},
            node::{Node, Shared},
            openings,
            probcut::EXACT,
            root::{self, Pass, RootTurn, Wanted},
            search::{LIGHT, Search},
            solve::together,
            table::Table,
            weights,
        },
    },
    rules::{Game as _, Site, reversi::Reversi},
};

/// A position to think about. Levels that err are for `other`, which errs as people do.
#[derive(Debug)]
pub(crate) struct EightThinker {
    pub(crate) board: Board,
    pub(crate) other: Box<dyn Thinker>,
}

/// What all thinkers of the program remember: 2^21 slots are 32 MiB.
fn memory() -> &'static Table {
    static MEMORY: OnceLock<Table> = OnceLock::new();
    MEMORY.get_or_init(|| Table::new(21))
}

impl Thinker for EightThinker {
    fn think(
        &mut self,
        ask: &Ask,
        memory: &TranspositionTable,
        stop: &Stop,
        tell: &mut dyn FnMut(&Report),
    ) -> Answer {
        if let Some(answer) = openings::answer(self.board, ask) {
            return answer;
        }
        let is_other = match ask.style {
            Style::Level(level) => level.reach != Reach::Time,
            Style::Study | Style::Win => false,
        };
        // A number of positions is kept to exactly, and the same every time, by the other only. A
        // hint or a review gives many, and wants the truth rather than the number.
        let is_counted = ask
            .limits
            .nodes
            .is_some_and(|nodes| ask.style != Style::Study || nodes < MANY);
        if is_other || is_counted {
            return self.other.think(ask, memory, stop, tell);
        }
        isa::best(Thinking {
            board: self.board,
            ask,
            stop,
            tell,
        })
    }

    fn book(&self, lines: usize) -> Option<Report> {
        openings::known(self.board, lines)
    }

    fn levels(&self) -> &'static [Level] {
        self.other.levels()
    }

    fn clear(&self) -> i32 {
        self.other.clear()
    }
}

/// So many positions are enough to look far.
const MANY: u64 = 10_000;

struct Thinking<'a> {
    board: Board,
    ask: &'a Ask,
    stop: &'a Stop,
    tell: &'a mut dyn FnMut(&Report),
}

/// How sure passes to the end of the game are, one after the other.
const SURER: [usize; 4] = [0, 1, 3, EXACT];
/// So many turns before the end the search goes to the end at once.
const TO_THE_END: usize = 9;

/// The passes up to a depth of so many turns.
fn passes(empties: usize, most: usize) -> Vec<Pass> {
    let whole = empties <= most;
    let ahead = match empties {
        _ if !whole => most,
        0..=LIGHT => 0,
        _ => empties - TO_THE_END,
    };
    let deeper = (1..=ahead).map(|depth| Pass {
        depth,
        selectivity: 0,
    });
    let surer = match ahead {
        _ if !whole => &[][..],
        0 => &[EXACT],
        _ => &SURER,
    };
    let surer = surer.iter().map(|&selectivity| Pass {
        depth: empties,
        selectivity,
    });
    deeper.chain(surer).collect()
}

impl Work for Thinking<'_> {
    type Done = Answer;

    fn with(self, isa: impl Isa) -> Answer {
        let began = Instant::now();
        let Self {
            board,
            ask,
            stop,
            tell,
        } = self;
        let mut turns = root::turns(isa, board);
        let must_pass = turns.is_empty();
        if must_pass {
            turns = root::turns(isa, board.passed());
        }
        if turns.is_empty() {
            return Answer::default();
        }
        let Limits {
            depth,
            time,
            clock,
            nodes,
        } = ask.limits;
        let budget = clock.map(|clock| clock.budget());
        let most = [time, budget.map(|budget| budget.1)];
        let most = most.into_iter().flatten().min();
        let shared = Shared {
            deadline: most.and_then(|most| began.checked_add(most)),
            most_nodes: nodes,
            ..Shared::new(memory(), weights::shipped(), stop)
        };
        shared.table.age();
        let lines = ask.lines.clamp(1, turns.len());
        let empties = turns[0].after.empties + 1;
        let depth = depth.map_or(empties, |depth| (depth as usize).clamp(1, empties));
        let mut report = Report {
            lines: vec![line_of(isa, &shared, &turns[0], None, must_pass)],
            ..Report::default()
        };
        together(isa, &shared, ask.threads.max(1), |search| {
            search.pulse = Some(Pulse::new(began, report.clone(), tell));
            search.within.turns = turns.len();
            for pass in passes(empties, depth) {
                let before = turns.clone();
                deepen(search, &mut turns, pass, lines);
                if shared.is_halted() {
                    turns = before;
                    break;
                }
                report = Report {
                    depth: pass.depth as u32,
                    deepest: pass.depth as u32,
                    nodes: search.tell_nodes(),
                    time: began.elapsed(),
                    lines: turns[..lines]
                        .iter()
                        .map(|turn| line_of(isa, &shared, turn, Some(pass), must_pass))
                        .collect(),
                    within: None,
                };
                if let Some(pulse) = &mut search.pulse {
                    pulse.report(&report);
                }
                let enough = budget.is_some_and(|budget| budget.0 <= report.time * 2);
                let forced = turns.len() == 1 && ask.style != Style::Study;
                if enough || forced {
                    break;
                }
            }
        });
        report.nodes = shared.nodes.load(Relaxed);
        report.time = began.elapsed();
        let turn = if must_pass {
            PASS.to_owned()
        } else {
            square_name(turns[0].square)
        };
        Answer {
            turn: Some(turn),
            report,
        }
    }
}

const PASS: &str = "pass";

pub(crate) fn square_name(square: usize) -> String {
    Reversi::site_name(Site((square / 8 * 10 + square % 8) as u8))
}

/// One pass with the scores of so many best turns, the best first.
fn deepen<I: Isa>(search: &mut Search<'_, I>, turns: &mut [RootTurn], pass: Pass, lines: usize) {
    for line in 0..lines {
        let guess = turns[line].score;
        search.pass(&mut turns[line..], pass, guess, Wanted::Best);
        if search.is_vain() {
            return;
        }
    }
}

/// A turn with its score and what may follow, as far as the table remembers.
fn line_of(
    isa: impl Isa,
    shared: &Shared<'_>,
    turn: &RootTurn,
    pass: Option<Pass>,
    must_pass: bool,
) -> Line {
    let mut turns = vec![square_name(turn.square)];
    let mut node = turn.after;
    let mut passed = false;
    let longest = pass.map_or(1, |pass| pass.depth);
    while turns.len() < longest {
        let Node { board, .. } = node;
        let moves = isa.placements(board.own, board.opp);
        if moves == 0 {
            if passed || isa.placements(board.opp, board.own) == 0 {
                break;
            }
            turns.push(PASS.to_owned());
            node = node.passed();
            passed = true;
            continue;
        }
        passed = false;
        let Some(entry) = shared.table.probe(board.hash()) else {
            break;
        };
        let square = usize::from(entry.squares[0]);
        if 64 <= square || moves >> square & 1 == 0 {
            break;
        }
        turns.push(square_name(square));
        node = node.after(isa, square);
    }
    let exact =
        pass.is_some_and(|pass| pass.selectivity == EXACT && turn.after.empties < pass.depth);
    let value = 100 * turn.score;
    let mut score = if exact {
        Score::Exact(value)
    } else {
        Score::Estimate(value)
    };
    if must_pass {
        score = score.reversed();
        turns.insert(0, PASS.to_owned());
    }
    Line { score, turns }
}
