//! A plain player to measure the engine against: alpha-beta to a fixed depth on the sum of the
//! turns that each block would need alone. No table, no deepening, no extensions.

use std::collections::HashMap;

use tavola::rules::{
    Game as _, Side, Site,
    deblockle::{Deblockle, DeblockleOptions, Turn, cube::Orientation},
};

const WIN: i32 = 100_000;

/// By side, square and orientation: twice the turns that a block needs home, were it alone.
type Costs = HashMap<(Side, Site, Orientation), i32>;

#[derive(Debug)]
pub(crate) struct Plain {
    costs: Costs,
    depth: u32,
}

impl Plain {
    /// A player of the default rules.
    pub(crate) fn new(depth: u32) -> Self {
        let costs = Side::BOTH.into_iter().flat_map(solo).collect();
        Self { costs, depth }
    }

    /// The best turn of a position that is not over; the first of equal ones.
    pub(crate) fn turn(&self, position: &Deblockle) -> Turn {
        let mut best = None;
        let mut alpha = -WIN;
        for (turn, next) in self.ordered(position) {
            let value = self.after(position, &next, self.depth - 1, alpha, WIN);
            if best.is_none() || alpha < value {
                alpha = value;
                best = Some(turn);
            }
        }
        best.expect("a position that is not over has a turn")
    }

    fn after(&self, from: &Deblockle, to: &Deblockle, depth: u32, alpha: i32, beta: i32) -> i32 {
        if from.turn() == to.turn() {
            self.value(to, depth, alpha, beta)
        } else {
            -self.value(to, depth, -beta, -alpha)
        }
    }

    fn value(&self, position: &Deblockle, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        if let Some(outcome) = position.outcome() {
            // Sooner is better.
            let worth = WIN / 2 + depth as i32;
            return match outcome.winner {
                None => 0,
                Some(winner) if winner == position.turn() => worth,
                Some(_) => -worth,
            };
        }
        if depth == 0 {
            return self.judge(position);
        }
        for (_, next) in self.ordered(position) {
            alpha = alpha.max(self.after(position, &next, depth - 1, alpha, beta));
            if beta <= alpha {
                break;
            }
        }
        alpha
    }

    /// The positions after every turn, those that bring a block nearer first.
    fn ordered(&self, position: &Deblockle) -> Vec<(Turn, Deblockle)> {
        let mut turns = Vec::new();
        position.moves(&mut turns);
        let mut next: Vec<_> = turns
            .into_iter()
            .map(|turn| {
                let (side, lies) = position.block(turn.from).expect("a turn moves a block");
                let before = self.costs[&(side, turn.from, lies)];
                let mut next = *position;
                next.play(turn, &mut ());
                let at = turn.hop.or(turn.tip.step(turn.from)).expect("on the board");
                let after = next
                    .block(at)
                    .map(|(_, lies)| self.costs[&(side, at, lies)]);
                (after.unwrap_or(0) - before, turn, next)
            })
            .collect();
        next.sort_by_key(|(nearer, ..)| *nearer);
        next.into_iter()
            .map(|(_, turn, next)| (turn, next))
            .collect()
    }

    /// In half turns; the move is worth one.
    fn judge(&self, position: &Deblockle) -> i32 {
        let me = position.turn();
        let mut value = 1;
        for at in (0..49).map(Site) {
            if let Some((side, lies)) = position.block(at) {
                let cost = self.costs[&(side, at, lies)];
                value += if side == me { -cost } else { cost };
            }
        }
        value
    }
}

/// Relaxes the turns home of all lone blocks of a side until nothing changes.
fn solo(side: Side) -> Costs {
    let mut turns = HashMap::new();
    for at in (0..49).map(Site).filter(|at| at.0 != 10 && at.0 != 38) {
        for lies in Orientation::all() {
            turns.insert((side, at, lies), ends(side, at, lies));
        }
    }
    let far = 2 * 99;
    let mut costs: Costs = turns.keys().map(|&block| (block, far)).collect();
    loop {
        let mut changed = false;
        for (block, ends) in &turns {
            let least = ends
                .iter()
                .map(|end| end.map_or(0, |(at, lies)| costs[&(side, at, lies)]))
                .min()
                .unwrap_or(far);
            if least + 2 < costs[block] {
                costs.insert(*block, least + 2);
                changed = true;
            }
        }
        if !changed {
            return costs;
        }
    }
}

/// Where the turns of a lone block end; `None` is home.
fn ends(side: Side, at: Site, lies: Orientation) -> Vec<Option<(Site, Orientation)>> {
    let letters: String = [lies.top().letter(), lies.north().letter()]
        .iter()
        .collect();
    let letters = match side {
        Side::First => letters,
        Side::Second => letters.to_lowercase(),
    };
    let (rank, file) = (usize::from(at.0 / 7), usize::from(at.0 % 7));
    let mut ranks = vec!["1".repeat(7); 7];
    ranks[6 - rank].replace_range(file..=file, &letters);
    let line = format!("{} g", ranks.join("/"));
    let position = Deblockle::read(&line, &DeblockleOptions::default()).expect("a lone block");
    let mut turns = Vec::new();
    position.turns_of(side, &mut turns);
    turns
        .into_iter()
        .map(|turn| {
            let lies = lies.tipped(turn.tip);
            let tipped = turn.tip.step(at).expect("on the board");
            let goal = tavola::rules::deblockle::board::goal(side);
            (tipped != goal).then_some((turn.hop.unwrap_or(tipped), lies))
        })
        .collect()
}

/// Plays a game out by the rules of a session and returns the winner.
pub(crate) fn play(
    start: Deblockle,
    mut choose: impl FnMut(&Deblockle, &[u64], u32) -> Turn,
) -> Option<Side> {
    let mut position = start;
    let (mut keys, mut quiet) = (vec![start.key()], 0);
    loop {
        if let Some(outcome) = position.outcome() {
            return outcome.winner;
        }
        let here = keys.last().copied();
        let again = keys.iter().filter(|key| Some(**key) == here).count();
        if 200 <= quiet || 3 <= again {
            return None;
        }
        let turn = choose(&position, &keys, quiet);
        let before = position;
        position.play(turn, &mut ());
        if before.progressed(&position) {
            (quiet, keys) = (0, Vec::new());
        } else {
            quiet += 1;
        }
        keys.push(position.key());
    }
}
