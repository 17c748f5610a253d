//! Which turns a lone block has, by where the other one stands: how that one lies does not matter.

use crate::{
    engine::deblockle::table::{BLOCKS, PLACES, block, number, place},
    rules::{
        BySide, Side,
        deblockle::{
            Deblockle, Rules,
            block::{Block, Blocks},
            moves::View,
        },
    },
};

/// The turns of Gold's block in rows, one for each other place and own number.
pub(crate) struct Ways {
    /// Turns that stay on the board.
    pub(crate) ends: Rows,
    /// By row: whether a turn goes home.
    home: Vec<bool>,
}

/// Lists of block numbers, one behind the other.
pub(crate) struct Rows {
    starts: Vec<u32>,
    numbers: Vec<u16>,
}

/// The row of a block's turns.
const fn row(number: usize, other_place: usize) -> usize {
    BLOCKS * other_place + number
}

impl Ways {
    pub(crate) fn new(rules: Rules) -> Self {
        let mut starts = vec![0];
        let (mut numbers, mut home) = (Vec::new(), Vec::new());
        let mut turns = Vec::new();
        for other_place in 0..PLACES {
            let other = block(number_at(other_place));
            for mover in 0..BLOCKS {
                let mut goes_home = false;
                if place(mover) != other_place {
                    let own = block(mover);
                    let alone = |block: Block| Blocks::EMPTY.with(block).expect("one block");
                    let blocks = BySide::new(alone(own), alone(other));
                    let position = Deblockle::placed(blocks, Side::First, rules);
                    turns.clear();
                    View::new(&position, Side::First).list(&mut turns);
                    for turn in &turns {
                        match turn.end(own) {
                            Some(end) => numbers.push(number(end, Side::First) as u16),
                            None => goes_home = true,
                        }
                    }
                }
                starts.push(numbers.len() as u32);
                home.push(goes_home);
            }
        }
        Self {
            ends: Rows { starts, numbers },
            home,
        }
    }

    pub(crate) fn goes_home(&self, mover: usize, other: usize) -> bool {
        self.home[row(mover, place(other))]
    }

    /// Whether the mover has no turn at all.
    pub(crate) fn is_blocked(&self, mover: usize, other: usize) -> bool {
        !self.goes_home(mover, other) && self.ends.of(mover, place(other)).is_empty()
    }
}

/// Some block on a place.
const fn number_at(place: usize) -> usize {
    BLOCKS / PLACES * place
}

impl Rows {
    pub(crate) fn of(&self, number: usize, other_place: usize) -> &[u16] {
        let row = row(number, other_place);
        &self.numbers[self.starts[row] as usize..self.starts[row + 1] as usize]
    }

    /// The same ways read backwards: from where a block can have come.
    pub(crate) fn reversed(&self) -> Self {
        let mut counts = vec![0_u32; self.starts.len()];
        self.each(|_, to, other_place| counts[row(to, other_place) + 1] += 1);
        let starts: Vec<u32> = counts
            .into_iter()
            .scan(0, |sum, count| {
                *sum += count;
                Some(*sum)
            })
            .collect();
        let mut next = starts.clone();
        let mut numbers = vec![0; self.numbers.len()];
        self.each(|from, to, other_place| {
            let slot = &mut next[row(to, other_place)];
            numbers[*slot as usize] = from as u16;
            *slot += 1;
        });
        Self { starts, numbers }
    }

    fn each(&self, mut see: impl FnMut(usize, usize, usize)) {
        for other_place in 0..PLACES {
            for from in 0..BLOCKS {
                for &to in self.of(from, other_place) {
                    see(from, usize::from(to), other_place);
                }
            }
        }
    }
}
