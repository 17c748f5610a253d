//! Games to save: played at random, with variations, comments, times and endings.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{RngCore as _, SeedableRng as _},
};
use tavola::{
    catalog::GameId,
    record::{Ending, NodeId, Record},
    rules::{Side, Values},
    session::Table,
};

/// Seeded dice.
pub(crate) struct Dice(ChaCha8Rng);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A number below `most`.
    pub(crate) fn below(&mut self, most: usize) -> usize {
        (self.0.next_u64() % most as u64) as usize
    }

    fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

/// Options that do not exclude each other.
pub(crate) fn options(game: GameId, dice: &mut Dice) -> Vec<(String, String)> {
    loop {
        let mut chosen = Vec::new();
        for spec in game.specs() {
            let value = match spec.values {
                Values::Words(words) => (*dice.pick(words)).to_owned(),
                Values::Number { min, max, off } => match dice.below(3) {
                    0 if off => "off".to_owned(),
                    _ => (min + dice.below((max - min).min(200) as usize + 1) as u32).to_string(),
                },
                Values::Text => continue,
            };
            if dice.below(3) == 0 {
                chosen.push((spec.key.to_owned(), value));
            }
        }
        if game.open(&chosen, None).is_ok() {
            return chosen;
        }
    }
}

/// A game of up to so many turns with everything that a record can hold.
pub(crate) fn random(game: GameId, turns: usize, dice: &mut Dice) -> Box<dyn Table> {
    let chosen = options(game, dice);
    let mut table = game.open(&chosen, None).expect("options without conflict");
    let header = table.header_mut();
    header.players.first.name = "Åse \"Øyvind\" Μιτσοτάκης".to_owned();
    header.date = "2025-01-31T18:05:00+02:00".to_owned();
    let mut nodes = vec![Record::ROOT];
    for _ in 0..turns {
        if dice.below(8) == 0 {
            let id = *dice.pick(&nodes);
            table.goto(id);
        }
        let Some(choice) = pick_choice(&*table, dice) else {
            continue;
        };
        table.play(&choice).expect("a choice is legal");
        let here = table.record().here();
        nodes.push(here);
        note(&mut *table, here, dice);
    }
    note(&mut *table, Record::ROOT, dice);
    if dice.below(2) == 0 && table.outcome().is_none() {
        let ending = [
            Ending::Agreed,
            Ending::Resigned(Side::First),
            Ending::Resigned(Side::Second),
            Ending::OutOfTime(Side::First),
            Ending::OutOfTime(Side::Second),
        ];
        table.end(*dice.pick(&ending));
    }
    let id = *dice.pick(&nodes);
    table.goto(id);
    table
}

fn pick_choice(table: &dyn Table, dice: &mut Dice) -> Option<String> {
    let choices = table.choices();
    (!choices.is_empty()).then(|| dice.pick(choices).text.clone())
}

fn note(table: &mut dyn Table, id: NodeId, dice: &mut Dice) {
    let node = table.record_mut().node_mut(id);
    if dice.below(4) == 0 {
        let comments = [
            "Hyvä!",
            "two\nlines {and} (more) [of] \\ \"it\"",
            "Ὀδυσσεύς",
            "e\u{301} and é",
            "🎲",
        ];
        node.comment = (*dice.pick(&comments)).to_owned();
    }
    if dice.below(3) == 0 {
        node.millis = Some(dice.below(100_000) as u32);
    }
}
