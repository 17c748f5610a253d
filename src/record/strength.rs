//! How strong a computer player is, as records and settings note it.

/// A strength from 1, the weakest, to 8. What it means is the engine's matter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Strength(u8);

impl Strength {
    /// From the weakest.
    pub const ALL: [Self; 8] = [
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
        Self(8),
    ];

    /// `None` for a number that is no strength.
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|known| known.0 == number)
    }

    /// From its number as text.
    pub fn read(text: &str) -> Option<Self> {
        Self::new(text.trim().parse().ok()?)
    }

    /// 1 to 8.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// 0 to 7.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}
