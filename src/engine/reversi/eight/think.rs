//! The player that thinks with this engine: deepens turn by turn with the evaluation, then looks
//! to the end of the game ever surer, until a limit is reached or the score is exact.

use std::{
    sync::atomic::Ordering::Relaxed,
    time::{Duration, Instant},
};

use crate::{
    engine::{
        Answer, Ask, Level, Limits, Line, Reach, Report, Score, Stop, Style, Thinker, Thinks as _,
        TranspositionTable,
        pulse::Pulse,
        reversi::eight::{
            board::{Board, squares},
            isa::{self, Isa, Work},
            light,
            local::Local,
            node::{Node, Shared},
            openings,
            probcut::EXACT,
            root::{self, Pass, RootTurn, Wanted},
            search::LIGHT,
            solve::together,
            table::Table,
            weak::Erring,
            weights::{self, DISC},
        },
        search::Faults,
    },
    rules::{Game as _, Site, reversi::Reversi},
};

/// A position to think about.
#[derive(Debug)]
pub(crate) struct EightThinker {
    pub(crate) board: Board,
    /// The search of all games.
    pub(crate) other: Box<dyn Thinker>,
}

/// A level remembers nothing from turn to turn, so that it plays the same every time: 2^18 slots are
/// 4 MiB.
const LEVEL_BITS: u32 = 18;

/// What the strongest level has at least for the squares that [`last_squares`] counts. It takes a
/// small part of that, also on a slow machine.
const FOR_THE_END: Duration = Duration::from_secs(1);

/// So many squares before the end the levels that have no time of their own look to the end of it.
fn last_squares() -> u32 {
    Reversi::LEVELS.iter().map(Level::ending).max().unwrap_or(0)
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
            tell(&answer.report);
            return answer;
        }
        let mut ask = ask.clone();
        let mut faults = Faults::default();
        let mut own = None;
        if let Style::Level(level) = ask.style {
            faults = Faults::of(&level, ask.seed);
            let limits = &mut ask.limits;
            let within = |most: u32| Some(limits.depth.map_or(most, |depth| depth.min(most)));
            let empties = self.board.empties() as u32;
            match level.reach {
                Reach::Plies(plies) => limits.depth = within(plies),
                Reach::Endgame { empties: last, .. } if empties <= last => {
                    limits.depth = within(empties);
                    faults = Faults::default();
                }
                Reach::Endgame { plies, .. } => limits.depth = within(plies),
                Reach::Positions(most) => {
                    limits.nodes = Some(limits.nodes.map_or(most, |nodes| nodes.min(most)));
                }
                // Less time would have it see less of the end than the levels below it.
                Reach::Time if empties <= last_squares() => {
                    limits.time = limits.time.map(|time| time.max(FOR_THE_END));
                }
                Reach::Time => (),
            }
            if level.reach != Reach::Time {
                ask.threads = 1;
                own = Some(Table::new(LEVEL_BITS));
            }
        }
        if faults.mislead() {
            return isa::best(Erring {
                board: self.board,
                ask: &ask,
                faults,
                stop,
                tell,
            });
        }
        isa::best(Thinking {
            board: self.board,
            ask: &ask,
            table: own.as_ref().unwrap_or_else(|| memory.eight()),
            stop,
            tell,
        })
    }

    fn book(&self, lines: usize) -> Option<Report> {
        openings::known(self.board, lines)
    }

    fn plain(&mut self) -> Option<&mut dyn Thinker> {
        Some(&mut *self.other)
    }

    fn levels(&self) -> &'static [Level] {
        const { &Reversi::LEVELS }
    }

    fn clear(&self) -> i32 {
        self.other.clear()
    }
}

struct Thinking<'a> {
    board: Board,
    ask: &'a Ask,
    table: &'a Table,
    stop: &'a Stop,
    tell: &'a mut dyn FnMut(&Report),
}

/// With so few empty squares the end of the game is found at once: it takes a few
/// milliseconds at most, so that estimates before it would only flash by.
const AT_ONCE: usize = 12;

/// How sure passes to the end of the game are, one after the other. Where several lines are asked
/// for, each must be found exactly, and what comes before helps less.
fn surer(empties: usize, lines: usize) -> &'static [usize] {
    match (empties, lines) {
        (0..=AT_ONCE, _) => &[EXACT],
        (_, 1) | (25.., _) => &[0, 1, 3, EXACT],
        (21..=24, _) => &[0, 2, EXACT],
        (_, _) => &[0, EXACT],
    }
}

/// So many turns before the end the search goes to the end at once. Which number matters
/// little: from 5 to 13 the nodes differ by less than six in a hundred on FFO #40 to #42 and on 24
/// positions with 20 empty squares.
const TO_THE_END: usize = 9;

/// The passes up to a depth of so many turns.
fn thinking_passes(empties: usize, most: usize, lines: usize) -> Vec<Pass> {
    let whole = empties <= most;
    let ahead = match empties {
        _ if !whole => most,
        0..=AT_ONCE => 0,
        _ => empties - TO_THE_END,
    };
    let deeper = (1..=ahead).map(|depth| Pass {
        depth,
        selectivity: 0,
    });
    let surer = if whole { surer(empties, lines) } else { &[] };
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
            table,
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
            ..Shared::new(table, weights::shipped(), stop)
        };
        // Something to say in case the time is over at once.
        for RootTurn { after, score, .. } in &mut turns {
            *score = -shared.weights.value(&after.numbers, after.empties) / DISC;
        }
        turns.sort_by_key(|turn| -turn.score);
        shared.table.age();
        let lines = ask.lines.clamp(1, turns.len());
        let empties = turns[0].after.empties + 1;
        let depth = depth.map_or(empties, |depth| (depth as usize).clamp(1, empties));
        let lines_of = |turns: &[RootTurn], mut local: Option<&mut Local>| -> Vec<Line> {
            let turns = turns[..lines].iter();
            turns
                .map(|turn| line_of(isa, &shared, local.as_deref_mut(), turn, must_pass))
                .collect()
        };
        let told = |turns: &[RootTurn], depth: usize, nodes: u64| Report {
            depth: depth as u32,
            deepest: depth as u32,
            nodes,
            time: began.elapsed(),
            lines: lines_of(turns, None),
            within: None,
        };
        let mut report = told(&turns, 0, 0);
        together(isa, &shared, ask.threads.max(1), |search| {
            search.pulse = Some(Pulse::new(began, report.clone(), tell));
            search.within.turns = turns.len();
            for pass in thinking_passes(empties, depth, lines) {
                if lines == 1 {
                    let guess = turns[0].score;
                    search.pass(&mut turns, pass, guess, Wanted::Best);
                } else {
                    let before = turns.clone();
                    // What is found to the end of the game is shown at once.
                    let is_shown = lines == turns.len() && pass.depth == empties;
                    search.several(&mut turns, pass, lines, &mut |turns| {
                        is_shown.then(|| told(&in_order(turns), 0, 0).lines)
                    });
                    // Of scores of different depths only the exact ones are worth keeping.
                    turns = match shared.is_halted() {
                        true if pass.selectivity != EXACT => before,
                        true | false => in_order(&turns),
                    };
                }
                let depth = if shared.is_halted() {
                    report.depth as usize
                } else {
                    pass.depth
                };
                report = told(&turns, depth, search.tell_nodes());
                if shared.is_halted() {
                    break;
                }
                if let Some(pulse) = &mut search.pulse {
                    pulse.report(&report);
                }
                let enough = budget.is_some_and(|budget| budget.0 <= report.time * 2);
                let forced = turns.len() == 1 && ask.style != Style::Study;
                if enough || forced {
                    break;
                }
            }
            if ask.style == Style::Study && !shared.is_halted() {
                report.lines = lines_of(&turns, Some(&mut search.local));
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

/// The same turns, the best first.
fn in_order(turns: &[RootTurn]) -> Vec<RootTurn> {
    let mut turns = turns.to_vec();
    turns.sort_by_key(|turn| -turn.score);
    turns
}

pub(crate) const PASS: &str = "pass";

pub(crate) fn square_name(square: usize) -> String {
    Reversi::site_name(Site((square / 8 * 10 + square % 8) as u8))
}

/// A turn with its score and what may follow, as far as the table remembers. Where the score is exact
/// the last squares, which no table remembers, are played with a local table, if there is one.
fn line_of(
    isa: impl Isa,
    shared: &Shared<'_>,
    mut local: Option<&mut Local>,
    turn: &RootTurn,
    must_pass: bool,
) -> Line {
    let exact = turn
        .found
        .is_some_and(|pass| pass.selectivity == EXACT && turn.after.empties < pass.depth);
    let mut turns = vec![square_name(turn.square)];
    let mut node = turn.after;
    let mut passed = false;
    // What the game comes to for the side to move.
    let mut score = -turn.score;
    let longest = match turn.found {
        None => 1,
        // To the end of the game, passes or not.
        Some(_) if exact && local.is_some() => usize::MAX,
        Some(pass) => pass.depth,
    };
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
            score = -score;
            continue;
        }
        passed = false;
        let square = match &mut local {
            Some(local) if exact && node.empties <= LIGHT => squares(moves).find(|&square| {
                let after = board.after(square, isa.flips(square, board.own, board.opp));
                light::exact(isa, local, after, -score) <= -score
            }),
            Some(_) | None => {
                let entry = shared.table.probe(board.hash());
                let square = entry.map(|entry| usize::from(entry.squares[0]));
                square.filter(|&square| square < 64 && moves >> square & 1 == 1)
            }
        };
        let Some(square) = square else {
            break;
        };
        turns.push(square_name(square));
        node = node.after(isa, square);
        score = -score;
    }
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
