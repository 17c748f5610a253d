//! The transposition table: what a search found out about positions, shared by its threads and
//! kept for the next turn. An entry is two words that are written without a lock; the first holds
//! the key mixed with the second, so that an entry half written by another thread is not believed.

use std::sync::{
    OnceLock,
    atomic::{AtomicU8, AtomicU64, Ordering},
};

use crate::engine::reversi::eight::table::Table;

/// What is known of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Bound {
    Exact,
    /// The value is this or more.
    Lower,
    /// The value is this or less.
    Upper,
}

/// What was found out about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub(crate) value: i32,
    /// Plies.
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    /// The code of the best turn, or of the one that was good enough.
    pub(crate) best: Option<u16>,
}

/// A table of a fixed number of entries. It may be used by several threads at once.
#[derive(Debug)]
pub struct TranspositionTable {
    buckets: Box<[Bucket]>,
    age: AtomicU8,
    /// What the engine for Reversi on 8 x 8 remembers, whose entries are of another shape: of the
    /// same size, made when it first thinks.
    eight: OnceLock<Table>,
}

const WAYS: usize = 4;
/// A turn's code that stands for none.
const NO_TURN: u16 = u16::MAX;

/// Four entries in one line of the processor's cache.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; WAYS]);

#[derive(Debug, Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

impl TranspositionTable {
    /// A table of about so many mebibytes, at least 1.
    pub fn new(mebibytes: usize) -> Self {
        Self::of_bytes(mebibytes.max(1) << 20)
    }

    pub(crate) fn of_bytes(bytes: usize) -> Self {
        let count = (bytes / size_of::<Bucket>()).max(1);
        // Rounded down to a power of two, so that a mask picks the bucket.
        let count = 1 << count.ilog2();
        Self {
            buckets: (0..count).map(|_| Bucket::default()).collect(),
            age: AtomicU8::new(0),
            eight: OnceLock::new(),
        }
    }

    pub(crate) fn eight(&self) -> &Table {
        self.eight
            .get_or_init(|| Table::of_bytes(self.buckets.len() * size_of::<Bucket>()))
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.check.store(0, Ordering::Relaxed);
            slot.data.store(0, Ordering::Relaxed);
        }
        if let Some(eight) = self.eight.get() {
            eight.clear();
        }
    }

    /// A new search begins: what older ones found gives way first.
    pub(crate) fn grow_older(&self) {
        self.age.fetch_add(1, Ordering::Relaxed);
    }

    /// How full it is with what this search found, in thousandths.
    pub fn fill(&self) -> u32 {
        let age = self.age.load(Ordering::Relaxed);
        let sample = self.buckets.iter().take(250).flat_map(|bucket| &bucket.0);
        let used = sample
            .clone()
            .map(|slot| slot.data.load(Ordering::Relaxed))
            .filter(|&data| data != 0 && age_of(data) == age)
            .count();
        let used = (used * 1000 / sample.count()) as u32;
        used.max(self.eight.get().map_or(0, Table::fill))
    }

    fn bucket(&self, key: u64) -> &Bucket {
        &self.buckets[key as usize & (self.buckets.len() - 1)]
    }

    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        for slot in &self.bucket(key).0 {
            let data = slot.data.load(Ordering::Relaxed);
            if slot.check.load(Ordering::Relaxed) ^ data == key && data != 0 {
                return Some(unpack(data));
            }
        }
        None
    }

    pub(crate) fn put(&self, key: u64, entry: Entry) {
        let age = self.age.load(Ordering::Relaxed);
        let mut place = None;
        let mut least = i32::MAX;
        for slot in &self.bucket(key).0 {
            let data = slot.data.load(Ordering::Relaxed);
            if slot.check.load(Ordering::Relaxed) ^ data == key && data != 0 {
                let old = unpack(data);
                // A shallow bound does not push out a deeper one of the same search.
                let deeper = entry.depth + 3 < old.depth && age_of(data) == age;
                if deeper && entry.bound != Bound::Exact {
                    return;
                }
                place = Some(slot);
                break;
            }
            let years = i32::from(age.wrapping_sub(age_of(data)));
            let worth = if data == 0 {
                i32::MIN
            } else {
                unpack(data).depth - 8 * years
            };
            if worth < least {
                least = worth;
                place = Some(slot);
            }
        }
        if let Some(slot) = place {
            let data = pack(entry, age);
            slot.data.store(data, Ordering::Relaxed);
            slot.check.store(key ^ data, Ordering::Relaxed);
        }
    }
}

/// From the top: 16 bits value, 16 bits turn, 8 bits depth, 8 bits age, 2 bits bound (from 1, so that
/// no entry is all zero).
fn pack(entry: Entry, age: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::Lower => 2,
        Bound::Upper => 3,
    };
    let value = entry.value.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16;
    u64::from(value.cast_unsigned()) << 48
        | u64::from(entry.best.unwrap_or(NO_TURN)) << 32
        | u64::from(entry.depth.clamp(0, 255) as u8) << 24
        | u64::from(age) << 16
        | bound
}

fn unpack(data: u64) -> Entry {
    let best = (data >> 32) as u16;
    Entry {
        value: i32::from(((data >> 48) as u16).cast_signed()),
        depth: i32::from((data >> 24) as u8),
        bound: match data & 3 {
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        },
        best: (best != NO_TURN).then_some(best),
    }
}

fn age_of(data: u64) -> u8 {
    (data >> 16) as u8
}
