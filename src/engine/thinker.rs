//! The player that thinks by the generic search: deepens until a limit is reached, on one thread
//! or several, and reports after every depth and now and then within one.

use std::{
    sync::atomic::AtomicU64,
    thread,
    time::{Duration, Instant},
};

use crate::{
    engine::{
        Answer, Ask, Level, Limits, Line, Reach, Report, Score, Stop, Style, Thinker, Thinks,
        TranspositionTable,
        pulse::Pulse,
        score::PROVEN,
        search::{Faults, MAX_PLY, Root, RootMove, Search, Shared},
    },
    rules::Judge,
};

/// A position with its past, ready to be thought about.
#[derive(Clone, Debug)]
pub struct Brain<G: Thinks> {
    root: Root<G>,
    rules: Judge,
    mind: G::Mind,
}

impl<G: Thinks> Brain<G> {
    /// `keys` are those of the line since the last progress, this position's last; `quiet` the
    /// turns of both sides since then.
    pub fn new(game: G, keys: Vec<u64>, quiet: u32, rules: Judge) -> Self {
        Self::with_mind(game, keys, quiet, rules, G::Mind::default())
    }

    /// With an evaluation of its own, for tuning.
    pub fn with_mind(game: G, mut keys: Vec<u64>, quiet: u32, rules: Judge, mind: G::Mind) -> Self {
        if keys.is_empty() {
            keys.push(game.key());
        }
        let root = Root { game, keys, quiet };
        Self { root, rules, mind }
    }

    pub fn game(&self) -> &G {
        &self.root.game
    }
}

/// The limits of a search, with those of a level.
struct Plan {
    depth: i32,
    nodes: Option<u64>,
    /// No deeper search is begun after this.
    enough: Option<Duration>,
    most: Option<Duration>,
    faults: Faults,
    contempt: i32,
    threads: usize,
    infinite: bool,
}

impl Plan {
    /// `left` are the turns that can still follow.
    fn of<G: Thinks>(ask: &Ask, left: Option<u32>) -> Self {
        let Limits {
            depth,
            nodes,
            time,
            clock,
        } = ask.limits;
        let budget = clock.map(|clock| clock.budget());
        let mut plan = Self {
            depth: depth.map_or(MAX_PLY as i32 - 1, |depth| {
                depth.clamp(1, MAX_PLY as u32 - 1).cast_signed()
            }),
            nodes,
            enough: budget.map(|budget| budget.0),
            most: [time, budget.map(|budget| budget.1)]
                .into_iter()
                .flatten()
                .min(),
            faults: Faults::default(),
            contempt: 0,
            threads: ask.threads.max(1),
            infinite: ask.limits.is_infinite(),
        };
        match ask.style {
            Style::Study => (),
            Style::Win => plan.contempt = G::CONTEMPT,
            Style::Level(level) => {
                plan.contempt = G::CONTEMPT;
                plan.weaken(&level, ask.seed, left);
            }
        }
        plan
    }

    fn weaken(&mut self, level: &Level, seed: u64, left: Option<u32>) {
        self.faults = Faults::of(level, seed);
        let mut reach = |plies: u32| {
            let plies = plies.clamp(1, MAX_PLY as u32 - 1).cast_signed();
            self.depth = self.depth.min(plies);
            self.threads = 1;
        };
        match level.by_common_search().reach {
            Reach::Plies(plies) => reach(plies),
            Reach::Endgame { plies, empties } => match left {
                Some(left) if left <= empties => {
                    reach(left);
                    self.faults = Faults::default();
                }
                Some(_) | None => reach(plies),
            },
            Reach::Positions(nodes) => {
                self.nodes = Some(self.nodes.map_or(nodes, |limit| limit.min(nodes)));
                self.threads = 1;
            }
            Reach::Time => (),
        }
    }
}

impl<G: Thinks> Thinker for Brain<G> {
    fn think(
        &mut self,
        ask: &Ask,
        memory: &TranspositionTable,
        stop: &Stop,
        tell: &mut dyn FnMut(&Report),
    ) -> Answer {
        let plan = Plan::of::<G>(ask, self.root.game.turns_left());
        let (done, nodes) = (Stop::default(), AtomicU64::new(0));
        let shared = Shared {
            mind: &self.mind,
            table: memory,
            stop,
            done: &done,
            began: Instant::now(),
            time: plan.most,
            node_limit: plan.nodes,
            nodes: &nodes,
            rules: self.rules,
            faults: plan.faults,
            contempt: plan.contempt,
        };
        memory.grow_older();
        self.root.game.prepare(stop);
        thread::scope(|scope| {
            for helper in 1..plan.threads {
                let root = self.root.clone();
                scope.spawn(move || help(shared, root, helper, plan.depth));
            }
            let answer = lead(&plan, ask, shared, self.root.clone(), tell);
            done.stop();
            answer
        })
    }

    fn levels(&self) -> &'static [Level] {
        const {
            &{
                let mut levels = G::LEVELS;
                let mut at = 0;
                while at < levels.len() {
                    levels[at] = levels[at].by_common_search();
                    at += 1;
                }
                levels
            }
        }
    }

    fn clear(&self) -> i32 {
        G::CLEAR
    }
}

/// A further thread: fills the table, half of them one ply ahead.
fn help<G: Thinks>(shared: Shared<'_, G>, root: Root<G>, number: usize, most: i32) {
    let mut search = Search::new(shared, root);
    let mut moves = search.root_moves();
    let first = 1 + (number % 2) as i32;
    for depth in first..=most {
        search.deepen(&mut moves, depth, 1);
        if search.is_halted() {
            break;
        }
    }
}

/// The thread that answers.
fn lead<G: Thinks>(
    plan: &Plan,
    ask: &Ask,
    shared: Shared<'_, G>,
    root: Root<G>,
    tell: &mut dyn FnMut(&Report),
) -> Answer {
    let game = root.game.clone();
    let mut search = Search::new(shared, root);
    let mut moves = search.root_moves();
    let lines = ask.lines.clamp(1, moves.len().max(1));
    let mut report = Report::default();
    if moves.is_empty() {
        return Answer { turn: None, report };
    }
    // Something to say in case the time is over at once.
    report.lines = vec![line_of(&search, &moves[0], false)];
    let bound = game.turns_left();
    search.speak(Pulse::new(shared.began, report.clone(), tell));
    for depth in 1..=plan.depth {
        search.deepen(&mut moves, depth, lines);
        let whole = bound.is_some_and(|bound| bound <= depth.unsigned_abs());
        let halted = search.is_halted();
        if !halted {
            report.depth = depth.unsigned_abs();
        }
        report.deepest = search.deepest();
        report.nodes = search.all_nodes();
        report.time = shared.began.elapsed();
        let proven = whole && !halted && plan.faults.are_none();
        if !halted || lines == 1 {
            report.lines = moves[..lines]
                .iter()
                .map(|found| line_of(&search, found, proven))
                .collect();
        }
        if halted {
            break;
        }
        search.tell(&report);
        let certain = moves[..lines]
            .iter()
            .all(|found| proven || found.value.abs() > PROVEN);
        let enough = plan.enough.is_some_and(|enough| enough <= report.time * 2);
        let forced = moves.len() == 1 && !plan.infinite && lines == 1 && ask.limits.depth.is_none();
        if certain || enough || (forced && 2 <= depth) {
            break;
        }
    }
    let best = moves[0].mv;
    Answer {
        turn: Some(game.write_move(best)),
        report,
    }
}

fn line_of<G: Thinks>(search: &Search<'_, G>, found: &RootMove<G::Move>, proven: bool) -> Line {
    let mut at = search.game().clone();
    let mut turns = Vec::with_capacity(found.line.len());
    for &mv in &found.line {
        turns.push(at.write_move(mv));
        at.play(mv, &mut ());
    }
    let score = match Score::of(search.fair(found.value)) {
        Score::Estimate(value) if proven => Score::Exact(value),
        score => score,
    };
    Line { score, turns }
}
