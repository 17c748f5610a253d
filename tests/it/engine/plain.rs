//! The search finds what a plain minimax finds, which leaves nothing out, remembers nothing and
//! looks at every turn in the order in which the rules list them.

use tavola::{
    engine::{
        Ask, Brain, Known, Level, Limits, Reach, Score, Stop, Style, Thinker as _, Thinks,
        TranspositionTable,
    },
    rules::{Game as _, Judge, coerceo::Coerceo, deblockle::Deblockle, reversi::Reversi},
};

use crate::engine::{Dice, options};

struct Plain<G: Thinks> {
    mind: G::Mind,
    rules: Judge,
    /// Before the root, the root, and the line so far.
    keys: Vec<u64>,
    /// Where in `keys` the root is.
    root: usize,
    contempt: i32,
    me: tavola::rules::Side,
}

impl<G: Thinks> Plain<G> {
    fn draw(&self, game: &G) -> i32 {
        if game.turn() == self.me {
            -self.contempt
        } else {
            self.contempt
        }
    }

    fn is_drawn(&self, game: &G, quiet: u32) -> bool {
        let now = self.keys.len() - 1;
        let first = now.saturating_sub(quiet as usize);
        let same = |range: std::ops::Range<usize>| {
            self.keys[range]
                .iter()
                .filter(|&&key| key == game.key())
                .count()
        };
        let again = 0 < same(first.max(self.root)..now) || 2 <= same(first..now);
        (self.rules.bare && game.is_bare())
            || self.rules.quiet.is_some_and(|limit| limit <= quiet)
            || (self.rules.repetition && again)
    }

    fn over(&self, game: &G, ply: u32) -> Option<i32> {
        let outcome = game.outcome()?;
        Some(match (game.margin(game.turn()), outcome.winner) {
            (Some(margin), _) => margin,
            (None, None) => self.draw(game),
            (None, Some(winner)) if winner == game.turn() => Score::Win(ply).value(),
            (None, Some(_)) => Score::Loss(ply).value(),
        })
    }

    fn known(&self, game: &G, ply: u32) -> Option<i32> {
        Some(match game.known(&self.mind)? {
            Known::Win(plies) => Score::Win(ply + plies).value(),
            Known::Loss(plies) => Score::Loss(ply + plies).value(),
            Known::Draw => self.draw(game),
        })
    }

    /// The value as it stands, the more pressing the longer nothing has happened and the more even it is.
    fn judge(&self, game: &G, quiet: u32) -> i32 {
        let value = game.evaluate(&game.notes(), &self.mind);
        if G::PATIENCE == 0 || self.contempt == 0 {
            return value;
        }
        let bored = self.bored(game, quiet);
        let quiet = quiet.cast_signed();
        let faded = value - value * quiet.min(4 * G::PATIENCE) / (8 * G::PATIENCE);
        if game.turn() == self.me {
            faded - bored
        } else {
            faded + bored
        }
    }

    /// What it dislikes about a position.
    fn bored(&self, game: &G, quiet: u32) -> i32 {
        let part = 12 * quiet.cast_signed().min(G::PATIENCE) / G::PATIENCE + game.drawish();
        self.contempt * part / 100
    }

    /// A value of the root as it is told: without what the root is disliked for already.
    fn told(&self, game: &G, quiet: u32, value: i32) -> i32 {
        if G::PATIENCE == 0 || Score::Win(100).value() < value.abs() {
            value
        } else if value == -self.contempt {
            0
        } else {
            value + self.bored(game, quiet)
        }
    }

    /// The value of a position after the root.
    fn value(&mut self, game: &G, quiet: u32, ply: u32, depth: u32) -> i32 {
        if let Some(value) = self.over(game, ply) {
            return value;
        }
        if self.is_drawn(game, quiet) {
            return self.draw(game);
        }
        if let Some(value) = self.known(game, ply) {
            return value;
        }
        if depth == 0 {
            return self.judge(game, quiet);
        }
        self.best(game, quiet, ply, depth)
    }

    /// The value of the best turn.
    fn best(&mut self, game: &G, quiet: u32, ply: u32, depth: u32) -> i32 {
        let mut moves = Vec::new();
        game.moves(&mut moves);
        // A turn without a choice costs no depth.
        let depth = if moves.len() == 1 && 0 < ply {
            depth
        } else {
            depth.max(1) - 1
        };
        let mut best = i32::MIN;
        for mv in moves {
            let mut next = game.clone();
            next.play(mv, &mut ());
            let quiet = if game.progressed(&next) { 0 } else { quiet + 1 };
            self.keys.push(next.key());
            let value = self.value(&next, quiet, ply + 1, depth);
            self.keys.pop();
            best = best.max(if next.turn() == game.turn() {
                value
            } else {
                -value
            });
        }
        best
    }
}

/// Sees everything as far as it looks, but judges positions as they stand; nothing is left out
/// for such a player.
const HASTY: Level = Level {
    reach: Reach::Time,
    overlooks: 0,
    misjudges: 0,
    settles: false,
};

/// Compares both at a position with the keys that came before it.
fn agree<G: Thinks>(game: &G, before: &[u64], quiet: u32, rules: Judge, depth: u32) {
    let mut keys = before.to_vec();
    keys.push(game.key());
    let mut plain = Plain::<G> {
        mind: G::Mind::default(),
        rules,
        root: keys.len() - 1,
        keys: keys.clone(),
        contempt: G::CONTEMPT,
        me: game.turn(),
    };
    let expected = plain.best(game, quiet, 0, depth);
    let expected = plain.told(game, quiet, expected);
    let ask = Ask {
        limits: Limits::depth(depth),
        style: Style::Level(HASTY),
        lines: 1,
        threads: 1,
        seed: 0,
    };
    let memory = TranspositionTable::new(1);
    let mut brain = Brain::new(game.clone(), keys, quiet, rules);
    let answer = brain.think(&ask, &memory, &Stop::default(), &mut |_| ());
    let found = answer.report.lines[0].score.value();
    assert_eq!(
        found,
        expected,
        "{} depth {depth}, {quiet} quiet, {rules:?}",
        game.write()
    );
}

/// A random position with the keys of its line since the last progress.
fn random<G: Thinks>(chosen: &str, plies: usize, dice: &mut Dice) -> Option<(G, Vec<u64>)> {
    let mut game = G::start(&options::<G>(chosen));
    let (mut keys, mut moves) = (Vec::new(), Vec::new());
    for _ in 0..plies {
        moves.clear();
        game.moves(&mut moves);
        if moves.is_empty() {
            return None;
        }
        let mut next = game.clone();
        next.play(moves[dice.below(moves.len())], &mut ());
        if game.progressed(&next) {
            keys.clear();
        } else {
            keys.push(game.key());
        }
        game = next;
    }
    game.outcome().is_none().then_some((game, keys))
}

fn agree_everywhere<G: Thinks>(chosen: &str, plies: &[usize], depth: u32, positions: usize) {
    let mut dice = Dice(3);
    let mut checked = 0;
    for number in 0..20 * positions {
        let Some((game, keys)) = random::<G>(chosen, plies[number % plies.len()], &mut dice) else {
            continue;
        };
        let quiet = keys.len() as u32;
        let rules = [
            Judge::default(),
            Judge {
                repetition: true,
                bare: true,
                quiet: None,
            },
            // The limit is reached on the way.
            Judge {
                repetition: true,
                bare: false,
                quiet: Some(quiet + 2),
            },
        ];
        agree(&game, &keys, quiet, rules[checked % 3], depth);
        checked += 1;
        if checked == positions {
            return;
        }
    }
    panic!("too few positions of {}", G::SLUG);
}

#[test]
fn coerceo_is_searched_as_by_plain_minimax() {
    agree_everywhere::<Coerceo>("", &[0, 20, 60, 120], 2, 12);
    agree_everywhere::<Coerceo>("start=ocius exchange=1", &[6, 20, 30, 40], 3, 12);
}

#[test]
fn reversi_is_searched_as_by_plain_minimax() {
    agree_everywhere::<Reversi>("", &[4, 20, 40, 52, 56], 3, 20);
    agree_everywhere::<Reversi>("size=4", &[1, 3, 5], 4, 9);
    agree_everywhere::<Reversi>("size=10", &[10, 50], 2, 6);
}

#[test]
fn deblockle_is_searched_as_by_plain_minimax() {
    agree_everywhere::<Deblockle>("seed=4", &[0, 4, 10, 30], 2, 12);
    agree_everywhere::<Deblockle>("gold=2 blue=2 seed=5", &[0, 6, 12, 20], 3, 12);
}

#[test]
fn sides_that_move_twice_keep_their_sign() {
    // Black has no turn: White moves again after the pass.
    let pass = Reversi::read("-OX-O----------- X", &options::<Reversi>("")).expect("a line");
    agree(&pass, &[], 0, Judge::default(), 4);
    let mut twice = 0;
    let mut dice = Dice(11);
    for _ in 0..400 {
        let Some((game, keys)) = random::<Deblockle>("gold=2 blue=2 seed=9", 40, &mut dice) else {
            continue;
        };
        let mut moves = Vec::new();
        game.moves(&mut moves);
        let again = |&mv: &_| {
            let mut next = game;
            next.play(mv, &mut ());
            next.turn() == game.turn() && next.outcome().is_none()
        };
        if moves.iter().any(again) {
            twice += 1;
            agree(&game, &keys, keys.len() as u32, Judge::default(), 2);
        }
    }
    assert!(0 < twice, "no side ever moves twice");
}

#[test]
fn going_back_and_forth_is_a_draw() {
    // Both sides step and step back; what came before the root counts twice, what the search did
    // itself at once.
    let rules = Judge {
        repetition: true,
        bare: false,
        quiet: None,
    };
    let mut game = Coerceo::start(&options::<Coerceo>("start=ocius"));
    let mut dice = Dice(2);
    let mut keys = Vec::new();
    for _ in 0..30 {
        let mut moves = Vec::new();
        game.moves(&mut moves);
        let back = |&mv: &_| {
            let mut next = game;
            next.play(mv, &mut ());
            keys.contains(&next.key())
        };
        let mv = moves.iter().copied().find(back);
        let mv = mv.unwrap_or_else(|| moves[dice.below(moves.len())]);
        let mut next = game;
        next.play(mv, &mut ());
        if game.progressed(&next) {
            keys.clear();
        } else {
            keys.push(game.key());
        }
        game = next;
        if game.outcome().is_some() {
            break;
        }
        agree(&game, &keys, keys.len() as u32, rules, 2);
    }
    assert!(4 < keys.len(), "the line goes back and forth");
}

#[test]
fn wins_are_told_at_their_distance() {
    // Whoever can win within three plies; the plain search knows the shortest way. Quiet turns that
    // do not seem worth it are looked at two plies later.
    let mut dice = Dice(5);
    let mut wins = 0;
    for _ in 0..4_000 {
        let Some((game, _)) = random::<Coerceo>("start=ocius exchange=1", 45, &mut dice) else {
            continue;
        };
        let few = tavola::rules::Side::BOTH
            .into_iter()
            .any(|side| game.pieces(side).count_ones() <= 2);
        if !few {
            continue;
        }
        let ask = Ask {
            limits: Limits::depth(5),
            lines: 1,
            threads: 1,
            ..Ask::default()
        };
        let memory = TranspositionTable::new(1);
        let mut brain = Brain::new(game, Vec::new(), 0, Judge::default());
        let report = brain
            .think(&ask, &memory, &Stop::default(), &mut |_| ())
            .report;
        let mut plain = Plain::<Coerceo> {
            mind: Default::default(),
            rules: Judge::default(),
            root: 0,
            keys: vec![game.key()],
            contempt: 0,
            me: game.turn(),
        };
        let best = plain.best(&game, 0, 0, 3);
        if let Score::Win(plies) = report.lines[0].score
            && plies <= 3
        {
            wins += 1;
            assert_eq!(
                report.lines[0].score.value(),
                best,
                "{} in {plies}",
                game.write()
            );
        } else {
            assert!(
                best <= Score::Win(4).value(),
                "a win is missed: {}",
                game.write()
            );
        }
        if wins == 6 {
            return;
        }
    }
    panic!("only {wins} wins were found");
}
