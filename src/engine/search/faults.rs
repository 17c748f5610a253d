//! How weak levels err: they do not see some replies coming, and misjudge positions a little. What
//! is overlooked follows from the position and a seed alone, so a player stays blind to the same
//! thing however long it looks.

use crate::engine::Level;

/// The errors of one player in one game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Faults {
    overlooks: u8,
    misjudges: u16,
    hasty: bool,
    seed: u64,
}

impl Faults {
    pub(crate) fn of(level: &Level, seed: u64) -> Self {
        Self {
            overlooks: level.overlooks.min(100),
            misjudges: level.misjudges,
            hasty: !level.settles,
            seed,
        }
    }

    pub(crate) fn are_none(&self) -> bool {
        self.overlooks == 0 && self.misjudges == 0 && !self.hasty
    }

    /// Whether something is overlooked or misjudged.
    pub(crate) fn mislead(&self) -> bool {
        self.overlooks != 0 || self.misjudges != 0
    }

    /// Keeps what a weak player believes apart from what a sound one found out.
    pub(crate) fn salt(&self) -> u64 {
        if self.are_none() {
            return 0;
        }
        let traits = u64::from(self.overlooks) << 32
            | u64::from(self.misjudges) << 8
            | u64::from(self.hasty);
        mix(self.seed ^ mix(traits)) | 1
    }

    /// Whether exchanges are left unsettled.
    pub(crate) fn are_hasty(&self) -> bool {
        self.hasty
    }

    /// Whether a turn of the position with this key is not seen.
    #[inline]
    pub(crate) fn overlook(&self, key: u64, code: u16) -> bool {
        self.overlooks != 0 && {
            let dice = mix(self.seed ^ key ^ u64::from(code) << 48);
            dice % 100 < u64::from(self.overlooks)
        }
    }

    /// Whether a turn that the player could choose now is not seen. What lies at hand is harder to
    /// overlook than what comes later: only two throws together hide it.
    pub(crate) fn overlook_at_hand(&self, key: u64, code: u16) -> bool {
        self.overlook(key, code) && self.overlook(key.rotate_left(32), code)
    }

    /// How far the position with this key is misjudged. Small errors are more frequent.
    #[inline]
    pub(crate) fn misjudge(&self, key: u64) -> i32 {
        if self.misjudges == 0 {
            return 0;
        }
        let dice = mix(self.seed ^ key);
        let most = u64::from(self.misjudges);
        let throw = |bits: u64| (bits % (most + 1)) as i32;
        throw(dice >> 33) - throw(dice & 0xffff_ffff)
    }
}

/// The finalizer of SplitMix64.
pub(crate) fn mix(word: u64) -> u64 {
    let mut word = word.wrapping_add(0x9E37_79B9_7F4A_7C15);
    word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ word >> 31
}
