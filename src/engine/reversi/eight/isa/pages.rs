//! Memory in large pages: a table that is read here and there has the processor look up a page for
//! nearly every entry, and what it remembers of pages of the usual size covers few of them.

use std::mem::MaybeUninit;

/// Bytes of a large page.
const LARGE: usize = 2 << 20;

/// Values that begin where a large page can.
pub(crate) struct Spread<T> {
    all: Vec<T>,
    begin: usize,
}

impl<T: Copy> Spread<T> {
    /// So many times the value.
    pub(crate) fn new(count: usize, value: T) -> Self {
        // Room for two large pages more, so that a whole one lies in it wherever it begins; what is
        // not written to takes no memory.
        let more = 2 * LARGE / size_of::<T>();
        let mut all = Vec::with_capacity(count + more);
        let room = all.spare_capacity_mut();
        ask(room);
        let begin = room.as_ptr().align_offset(LARGE).min(more);
        all.resize(begin + count, value);
        Self { all, begin }
    }

    #[inline(always)]
    pub(crate) fn get(&self, place: usize) -> &T {
        &self.all[self.begin + place]
    }

    #[inline(always)]
    pub(crate) fn get_mut(&mut self, place: usize) -> &mut T {
        &mut self.all[self.begin + place]
    }
}

/// So many new values in large pages as far as the system gives them.
pub(crate) fn many<T>(count: usize, value: impl FnMut() -> T) -> Vec<T> {
    let mut all = Vec::with_capacity(count);
    ask(all.spare_capacity_mut());
    all.resize_with(count, value);
    all
}

/// Asks for large pages where whole ones lie in the room.
#[cfg(target_os = "linux")]
#[expect(
    unsafe_code,
    reason = "the system is asked by address; whole solutions take a twentieth less time"
)]
fn ask<T>(room: &mut [MaybeUninit<T>]) {
    use rustix::mm::{Advice, madvise};

    let start = room.as_mut_ptr().cast::<u8>();
    let skip = start.align_offset(LARGE);
    let bytes = size_of_val(room).saturating_sub(skip) / LARGE * LARGE;
    if bytes != 0 {
        // SAFETY: the range lies in the room, and this advice changes nothing that can be read.
        // Where it is refused the pages are of the usual size.
        let _refused = unsafe {
            madvise(
                start.wrapping_add(skip).cast(),
                bytes,
                Advice::LinuxHugepage,
            )
        };
    }
}

#[cfg(not(target_os = "linux"))]
fn ask<T>(_room: &mut [MaybeUninit<T>]) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_in_a_place_is_there_and_nowhere_else() {
        let mut values = Spread::new(LARGE / 4, 7_u64);
        assert_eq!(std::ptr::from_ref(values.get(0)).addr() % LARGE, 0);
        *values.get_mut(1) = 1;
        *values.get_mut(LARGE / 4 - 1) = 2;
        let places = 0..LARGE / 4;
        let sum: u64 = places.map(|place| *values.get(place)).sum();
        assert_eq!(sum, 7 * (LARGE as u64 / 4 - 2) + 3);
    }

    #[test]
    fn many_are_as_many_as_wanted() {
        let mut next = 0;
        let mut count = || {
            next += 1;
            next
        };
        let values = many(3 * LARGE / 4, &mut count);
        assert!(values.iter().copied().eq(1..=3 * LARGE as i32 / 4));
        assert_eq!(many(0, count), [0_i32; 0]);
    }
}
