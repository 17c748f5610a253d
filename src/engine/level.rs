//! The levels of a game: how far a player looks, and how it errs.

/// How one level plays. Levels think in plies or positions, not seconds, so that they are as strong
/// on any machine; only the strongest takes the time it is given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Level {
    pub reach: Reach,
    /// Of a hundred replies and later turns, the ones that the player does not see coming. Of the
    /// turns it could choose now it overlooks the square of that part.
    pub overlooks: u8,
    /// How far its judgement of a position may be off, in hundredths of the game's unit.
    pub misjudges: u16,
    /// Whether it looks on through exchanges before it judges.
    pub settles: bool,
}

/// How far a level looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reach {
    /// So many plies.
    Plies(u32),
    /// So many plies, and with so few empty squares to the end of the game, where it then errs no
    /// more. For games that fill a board.
    Endgame { plies: u32, empties: u32 },
    /// So many positions.
    Positions(u64),
    /// As long as it may.
    Time,
}

impl Level {
    /// A player that errs only by not looking far.
    pub const fn sound(reach: Reach) -> Self {
        Self {
            reach,
            overlooks: 0,
            misjudges: 0,
            settles: true,
        }
    }

    /// As the search of all games plays it: without an engine of the game's own, the end is within
    /// reach only with fewer empty squares.
    pub(crate) const fn by_common_search(self) -> Self {
        // More would take too long.
        const MOST: u32 = 9;
        match self.reach {
            Reach::Endgame { plies, empties } if MOST < empties => Self {
                reach: Reach::Endgame {
                    plies,
                    empties: MOST,
                },
                ..self
            },
            Reach::Endgame { .. } | Reach::Plies(_) | Reach::Positions(_) | Reach::Time => self,
        }
    }

    /// With how many empty squares it begins to play without error; 0 where a game has no such end.
    pub const fn ending(&self) -> u32 {
        match self.reach {
            Reach::Endgame { empties, .. } => empties,
            Reach::Plies(_) | Reach::Positions(_) | Reach::Time => 0,
        }
    }

    /// Whether it sees everything that it has time for.
    pub const fn is_sound(&self) -> bool {
        self.overlooks == 0 && self.misjudges == 0 && self.settles
    }
}
