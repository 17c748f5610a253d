//! In which order a list shows the games of a file.

use crate::{
    record::plain,
    rules::Side,
    store::formats::{Collection, Row, Score},
};

/// A column of the list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Column {
    /// The place in the file.
    #[default]
    Number,
    /// Black's name, then White's.
    Players,
    /// The event, then the date.
    Event,
    /// The lead of Black; of positions the score of the side to move.
    Score,
    /// The side to move of a position.
    Turn,
    /// The empty squares of a position.
    Empties,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Way {
    #[default]
    Rising,
    Falling,
}

/// An order of the rows of a list; that of the file at first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Order {
    pub column: Column,
    pub way: Way,
}

impl Order {
    /// The order after a column was chosen: by that column, or the other way round where it was so
    /// already.
    #[must_use]
    pub fn choose(self, column: Column) -> Self {
        let way = match self.way {
            Way::Rising if self.column == column => Way::Falling,
            Way::Rising | Way::Falling => Way::Rising,
        };
        Self { column, way }
    }
}

impl Collection {
    /// Puts numbers of games, given in the order of the file, in another order.
    pub fn sort(&self, found: &mut [u32], order: Order) {
        let row = |number: u32| self.row(number as usize);
        match order.column {
            Column::Number => (),
            Column::Players => found.sort_by_cached_key(|&number| {
                let Row { first, second, .. } = row(number);
                (plain(&first), plain(&second))
            }),
            Column::Event => found.sort_by_cached_key(|&number| {
                let Row { event, date, .. } = row(number);
                (plain(&event), date)
            }),
            Column::Score => found.sort_by_cached_key(|&number| {
                let Row {
                    score, position, ..
                } = row(number);
                position.map_or_else(|| lead(score), |position| position.score)
            }),
            Column::Turn => found.sort_by_cached_key(|&number| {
                row(number).position.map(|position| position.turn.index())
            }),
            Column::Empties => found.sort_by_cached_key(|&number| {
                row(number).position.map(|position| position.empties)
            }),
        }
        match order.way {
            Way::Rising => (),
            Way::Falling => found.reverse(),
        }
    }
}

/// How far Black is ahead; what is not known stands before everything.
fn lead(score: Score) -> Option<i32> {
    match score {
        Score::Unknown => None,
        Score::Discs { black, white } => Some(i32::from(black) - i32::from(white)),
        Score::Won(Side::First) => Some(1),
        Score::Won(Side::Second) => Some(-1),
        Score::Drawn => Some(0),
    }
}
