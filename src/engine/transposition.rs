//! The transposition table: what a search found out about positions, shared by its threads and
//! kept for the next turn. An entry is two words that are written without a lock; the first holds
//! the key mixed with the second, so that an entry half written by another thread is not believed.

use std::sync::atomic::{AtomicU8, Ordering};

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
    /// The room of both engines. That for Reversi on 8 x 8 writes entries of another shape.
    table: Table,
    age: AtomicU8,
    /// Who wrote what is in it: [`NOBODY`], [`ALL_GAMES`] or [`EIGHT`].
    writer: AtomicU8,
}

const NOBODY: u8 = 0;
/// The search of all games.
const ALL_GAMES: u8 = 1;
/// The engine for Reversi on 8 x 8.
const EIGHT: u8 = 2;

/// A turn's code that stands for none.
const NO_TURN: u16 = u16::MAX;

impl TranspositionTable {
    /// A table of about so many mebibytes, at least 1.
    pub fn new(mebibytes: usize) -> Self {
        Self::of_bytes(mebibytes.max(1) << 20)
    }

    /// Rounded down to a power of two, so that a mask picks the entries.
    pub(crate) fn of_bytes(bytes: usize) -> Self {
        Self {
            table: Table::of_bytes(bytes),
            age: AtomicU8::new(0),
            writer: AtomicU8::new(NOBODY),
        }
    }

    /// The table of the engine for Reversi on 8 x 8, which thinks with it next.
    pub(crate) fn eight(&self) -> &Table {
        self.hand_to(EIGHT);
        &self.table
    }

    /// What one engine wrote means nothing to the other.
    fn hand_to(&self, writer: u8) {
        let before = self.writer.swap(writer, Ordering::Relaxed);
        if before != writer && before != NOBODY {
            self.table.clear();
        }
    }

    /// Forgets everything.
    pub fn clear(&self) {
        self.table.clear();
    }

    /// A new search begins: what older ones found gives way first.
    pub(crate) fn grow_older(&self) {
        self.hand_to(ALL_GAMES);
        self.age.fetch_add(1, Ordering::Relaxed);
    }

    /// How full it is with what the latest search found, in thousandths.
    pub fn fill(&self) -> u32 {
        if self.writer.load(Ordering::Relaxed) == EIGHT {
            return self.table.fill();
        }
        let age = self.age.load(Ordering::Relaxed);
        self.table
            .fill_with(|data| data != 0 && age_of(data) == age)
    }

    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        for slot in self.table.slots(key) {
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
        for slot in self.table.slots(key) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::reversi::eight::table::Outcome;

    #[test]
    fn two_engines_share_the_room_and_do_not_read_each_other() {
        const BYTES: usize = 1 << 16;
        let memory = TranspositionTable::of_bytes(BYTES);
        let entry = Entry {
            value: -7,
            depth: 3,
            bound: Bound::Lower,
            best: Some(12),
        };
        let outcome = Outcome {
            depth: 3,
            selectivity: 0,
            alpha: 0,
            score: 2,
            square: 19,
            nodes: 100,
        };
        for _ in 0..2 {
            memory.grow_older();
            assert_eq!((memory.get(77), memory.fill()), (None, 0));
            for key in 0..1_000 {
                memory.put(key, entry);
            }
            assert_eq!(memory.get(77), Some(entry));
            assert!(0 < memory.fill());
            let eight = memory.eight();
            assert_eq!(16 << eight.bits(), BYTES, "it is the same room");
            assert_eq!((eight.probe(77), memory.fill()), (None, 0));
            for key in 0..1_000 {
                eight.store(key, outcome);
            }
            assert!(memory.eight().probe(77).is_some(), "it comes again");
            assert!(0 < memory.fill());
        }
        memory.clear();
        assert_eq!((memory.eight().probe(77), memory.fill()), (None, 0));
    }
}
