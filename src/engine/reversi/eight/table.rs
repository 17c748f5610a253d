//! The table that all threads of a search share. Lock-free: a slot is two words, the second the
//! entry and the first the key combined with it, so that a slot half written by one thread and
//! half by another reads as some other position.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use crate::engine::reversi::eight::isa::pages;

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// The score is at least this, as far as `depth` and `selectivity` tell.
    pub(crate) lower: i8,
    /// The score is at most this.
    pub(crate) upper: i8,
    /// Turns looked ahead.
    pub(crate) depth: u8,
    /// How sure the cuts were, see [`crate::engine::reversi::eight::probcut`].
    pub(crate) selectivity: u8,
    /// The best turns found, the latest first; 64 for none.
    pub(crate) squares: [u8; 2],
    /// The logarithm of the nodes it cost.
    pub(crate) cost: u8,
    /// The search that wrote it.
    date: u8,
}

impl Entry {
    fn pack(self) -> u64 {
        let Self {
            lower,
            upper,
            depth,
            selectivity,
            squares: [first, second],
            cost,
            date,
        } = self;
        u64::from_le_bytes([
            lower.cast_unsigned(),
            upper.cast_unsigned(),
            depth,
            selectivity,
            first,
            second,
            cost,
            date,
        ])
    }

    fn unpack(word: u64) -> Self {
        let [lower, upper, depth, selectivity, first, second, cost, date] = word.to_le_bytes();
        Self {
            lower: lower.cast_signed(),
            upper: upper.cast_signed(),
            depth,
            selectivity,
            squares: [first, second],
            cost,
            date,
        }
    }

    /// What to keep: this search's entries before older ones, then what cost more.
    fn worth(self, date: u8) -> u32 {
        u32::from(self.date == date) << 16 | u32::from(self.cost) << 8 | u32::from(self.depth)
    }
}

/// An entry, and the key combined with it. The search of all games writes entries of its own
/// shape, see [`crate::engine::TranspositionTable`].
#[derive(Debug, Default)]
pub(crate) struct Slot {
    pub(crate) check: AtomicU64,
    pub(crate) data: AtomicU64,
}

/// Four slots in one line of the cache.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; 4]);

#[derive(Debug)]
pub(crate) struct Table {
    buckets: Box<[Bucket]>,
    date: AtomicU8,
}

/// The outcome of a node, to be kept.
#[derive(Clone, Copy)]
pub(crate) struct Outcome {
    pub(crate) depth: usize,
    pub(crate) selectivity: usize,
    pub(crate) alpha: i32,
    pub(crate) score: i32,
    pub(crate) square: usize,
    pub(crate) nodes: u64,
}

impl Table {
    /// A table of `2^bits` slots of 16 bytes.
    pub(crate) fn new(bits: u32) -> Self {
        Self {
            buckets: pages::many(1 << bits.saturating_sub(2), Bucket::default).into(),
            date: AtomicU8::new(1),
        }
    }

    /// A table of at most so many bytes, but of four slots at least.
    pub(crate) fn of_bytes(bytes: usize) -> Self {
        Self::new((bytes / size_of::<Slot>()).max(1).ilog2())
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.check.store(0, Relaxed);
            slot.data.store(0, Relaxed);
        }
    }

    /// How full it is with what this search found, in thousandths.
    pub(crate) fn fill(&self) -> u32 {
        let date = self.date.load(Relaxed);
        self.fill_with(|data| data != 0 && Entry::unpack(data).date == date)
    }

    /// How much of it holds such words, in thousandths, as a sample tells.
    pub(crate) fn fill_with(&self, counts: impl Fn(u64) -> bool) -> u32 {
        let sample = self.buckets.iter().take(250).flat_map(|bucket| &bucket.0);
        let used = sample
            .clone()
            .filter(|slot| counts(slot.data.load(Relaxed)))
            .count();
        (used * 1000 / sample.count()) as u32
    }

    /// Slots, as a logarithm.
    pub(crate) fn bits(&self) -> u32 {
        self.buckets.len().ilog2() + 2
    }

    /// A new search: what older ones left may be replaced.
    pub(crate) fn age(&self) {
        // Date 0 marks slots never written.
        let next = self.date.load(Relaxed) % 255 + 1;
        self.date.store(next, Relaxed);
    }

    /// What will be read or written for a position; to be fetched in advance.
    #[inline(always)]
    pub(crate) fn place(&self, hash: u64) -> &impl Sized {
        self.bucket(hash)
    }

    #[inline(always)]
    fn bucket(&self, hash: u64) -> &Bucket {
        &self.buckets[hash as usize & (self.buckets.len() - 1)]
    }

    /// The slots where a key may be.
    #[inline(always)]
    pub(crate) fn slots(&self, key: u64) -> &[Slot; 4] {
        &self.bucket(key).0
    }

    #[inline(always)]
    pub(crate) fn probe(&self, hash: u64) -> Option<Entry> {
        for slot in &self.bucket(hash).0 {
            let data = slot.data.load(Relaxed);
            if slot.check.load(Relaxed) ^ data == hash && data != 0 {
                return Some(Entry::unpack(data));
            }
        }
        None
    }

    pub(crate) fn store(&self, hash: u64, outcome: Outcome) {
        let Outcome {
            depth,
            selectivity,
            alpha,
            score,
            square,
            nodes,
        } = outcome;
        let date = self.date.load(Relaxed);
        let square = square as u8;
        let above = alpha < score;
        let mut fresh = Entry {
            lower: if above { score as i8 } else { -64 },
            upper: if above { 64 } else { score as i8 },
            depth: depth as u8,
            selectivity: selectivity as u8,
            squares: [square, 64],
            cost: nodes.max(1).ilog2() as u8,
            date,
        };
        let bucket = self.bucket(hash);
        let mut place = &bucket.0[0];
        let mut least = u32::MAX;
        for slot in &bucket.0 {
            let data = slot.data.load(Relaxed);
            let old = Entry::unpack(data);
            if slot.check.load(Relaxed) ^ data == hash && data != 0 {
                if old.depth == fresh.depth && old.selectivity == fresh.selectivity {
                    // The other bound still holds, unless chance of selective cuts says otherwise.
                    if above && fresh.lower <= old.upper {
                        fresh.upper = old.upper;
                    }
                    if !above && old.lower <= fresh.upper {
                        fresh.lower = old.lower;
                    }
                    fresh.cost = fresh.cost.max(old.cost);
                }
                fresh.squares = if square == 64 || square == old.squares[0] {
                    old.squares
                } else {
                    [square, old.squares[0]]
                };
                place = slot;
                break;
            }
            let worth = if data == 0 { 0 } else { old.worth(date) };
            if worth < least {
                least = worth;
                place = slot;
            }
        }
        let data = fresh.pack();
        place.data.store(data, Relaxed);
        place.check.store(hash ^ data, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(alpha: i32, score: i32, square: usize) -> Outcome {
        Outcome {
            depth: 12,
            selectivity: 5,
            alpha,
            score,
            square,
            nodes: 1000,
        }
    }

    #[test]
    fn both_bounds_and_two_turns_are_kept() {
        let table = Table::new(4);
        assert_eq!(table.probe(77), None);
        table.store(77, outcome(3, 6, 20));
        table.store(77, outcome(7, 6, 30));
        let entry = table.probe(77).expect("it was just stored");
        assert_eq!((entry.lower, entry.upper), (6, 6));
        assert_eq!(entry.squares, [30, 20]);
    }

    #[test]
    fn what_cost_least_gives_way() {
        let table = Table::new(2);
        for hash in 1..=4 {
            let nodes = 1 << (10 + hash);
            table.store(
                hash,
                Outcome {
                    nodes,
                    ..outcome(0, 2, 1)
                },
            );
        }
        table.store(9, outcome(0, 2, 1));
        assert_eq!(table.probe(1), None);
        assert!((2..=4).all(|hash| table.probe(hash).is_some()));
        assert!(table.probe(9).is_some());
    }
}
