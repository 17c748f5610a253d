//! The instructions a search runs on. Each [`Isa`] is a token that exists only where the
//! processor has what it needs; a search takes one at its entry and everything hot below is
//! compiled for it. This folder alone may call code that not every processor can run, and ask the
//! system for [`pages`].

pub(crate) mod pages;
mod portable;
#[cfg(target_arch = "x86_64")]
mod v3;
#[cfg(target_arch = "x86_64")]
mod v4;

pub(crate) use portable::Portable;
#[cfg(target_arch = "x86_64")]
pub(crate) use v3::V3;
#[cfg(target_arch = "x86_64")]
pub(crate) use v4::V4;

use crate::engine::reversi::eight::{
    board::Board,
    last::{self, Squares},
    light,
    local::Local,
    pattern::{CENTRES, Numbers, SETS},
    weights::{ROOM, Stage},
};

/// Board operations and the hot nodes of the search, compiled for some set of instructions.
pub(crate) trait Isa: Copy + Send + Sync + 'static {
    /// The squares on which `own` outflanks at least one row of `opp`.
    fn placements(self, own: u64, opp: u64) -> u64;

    /// The discs that a disc of `own` on the empty `square` outflanks.
    fn flips(self, square: usize, own: u64, opp: u64) -> u64;

    /// The sum of the weights of all sets.
    #[inline(always)]
    fn sum(self, stage: &Stage, numbers: &Numbers) -> i32 {
        let weights = CENTRES
            .iter()
            .zip(&numbers.0)
            .take(SETS)
            .map(|(centre, &number)| {
                let place = centre.wrapping_add_signed(i32::from(number));
                i32::from(stage[place as usize & (ROOM - 1)])
            });
        weights.sum()
    }

    /// Has memory brought near that will be read soon.
    #[inline(always)]
    fn fetch<T>(self, _place: &T) {}

    /// [`light::five`] with these instructions.
    #[inline(always)]
    fn five(self, local: &mut Local, board: Board, moves: u64, hash: u64, alpha: i32) -> i32 {
        light::five(self, local, board, moves, hash, alpha)
    }

    /// [`light::light`] with these instructions.
    #[inline(always)]
    fn light(self, local: &mut Local, board: Board, moves: u64, hash: u64, alpha: i32) -> i32 {
        light::light(self, local, board, moves, hash, alpha)
    }

    #[inline(always)]
    fn two(self, nodes: &mut u64, board: Board, alpha: i32, squares: Squares) -> i32 {
        last::two(self, nodes, board, alpha, squares)
    }

    #[inline(always)]
    fn three(self, nodes: &mut u64, board: Board, alpha: i32, squares: Squares) -> i32 {
        last::three(self, nodes, board, alpha, squares)
    }

    /// Runs a task with these instructions.
    #[inline(always)]
    fn run<T: Task>(self, task: T) -> T::Done {
        task.run()
    }
}

/// What [`Isa::run`] runs. A closure would do, could it be told to be put inline always.
pub(crate) trait Task {
    type Done;

    /// Must be `#[inline(always)]` to be compiled with the instructions.
    fn run(self) -> Self::Done;
}

/// A node of the search, compiled with instructions of its own.
#[cfg(target_arch = "x86_64")]
macro_rules! hot {
    ($name:ident, $features:literal, $node:path, $short:ident($($arg:ident: $kind:ty),*)) => {
        #[inline(always)]
        fn $short(self, $($arg: $kind),*) -> i32 {
            #[target_feature(enable = $features)]
            fn inside(isa: $name, $($arg: $kind),*) -> i32 {
                $node(isa, $($arg),*)
            }
            // SAFETY: the token exists only where the processor was asked.
            unsafe { inside(self, $($arg),*) }
        }
    };
}
#[cfg(target_arch = "x86_64")]
use hot;

/// Makes a token for functions `placements` and `flips` of the module it is used in.
#[cfg(target_arch = "x86_64")]
macro_rules! vector_isa {
    ($(#[$about:meta])* $name:ident, $features:literal, [$($feature:tt),*]) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug)]
        // The private field keeps others from making one without asking the processor.
        pub(crate) struct $name(());

        impl $name {
            /// The token, if this processor has all it needs.
            pub(crate) fn detect() -> Option<Self> {
                ($(std::arch::is_x86_feature_detected!($feature))&&*).then_some(Self(()))
            }
        }

        #[expect(
            unsafe_code,
            reason = "the token proves that the processor has these instructions, which the \
                      compiler cannot know; twice as fast as the portable code"
        )]
        impl $crate::engine::reversi::eight::isa::Isa for $name {
            #[inline(always)]
            fn placements(self, own: u64, opp: u64) -> u64 {
                // SAFETY: the token exists only where the processor was asked.
                unsafe { placements(own, opp) }
            }

            #[inline(always)]
            fn flips(self, square: usize, own: u64, opp: u64) -> u64 {
                // SAFETY: the token exists only where the processor was asked.
                unsafe { flips(square, own, opp) }
            }

            #[inline(always)]
            fn sum(self, stage: &Stage, numbers: &Numbers) -> i32 {
                // SAFETY: the token exists only where the processor was asked.
                unsafe { sum(stage, numbers) }
            }

            #[inline(always)]
            fn fetch<T>(self, place: &T) {
                use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
                // SAFETY: every processor with these features has SSE, and fetching changes nothing.
                unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(place).cast()) }
            }

            hot!($name, $features, light::five, five(local: &mut Local, board: Board, moves: u64, hash: u64, alpha: i32));
            hot!($name, $features, light::light, light(local: &mut Local, board: Board, moves: u64, hash: u64, alpha: i32));
            hot!($name, $features, last::two, two(nodes: &mut u64, board: Board, alpha: i32, squares: Squares));
            hot!($name, $features, last::three, three(nodes: &mut u64, board: Board, alpha: i32, squares: Squares));

            #[inline(always)]
            fn run<T: $crate::engine::reversi::eight::isa::Task>(self, task: T) -> T::Done {
                #[target_feature(enable = $features)]
                fn inside<T: $crate::engine::reversi::eight::isa::Task>(task: T) -> T::Done {
                    task.run()
                }
                // SAFETY: the token exists only where the processor was asked.
                unsafe { inside(task) }
            }
        }
    };
}
#[cfg(target_arch = "x86_64")]
use vector_isa;

/// Work that can be done with any set of instructions.
pub(crate) trait Work {
    type Done;

    fn with(self, isa: impl Isa) -> Self::Done;
}

/// Does the work with the best instructions this processor has.
pub(crate) fn best<W: Work>(work: W) -> W::Done {
    #[cfg(target_arch = "x86_64")]
    {
        if let Some(isa) = V4::detect() {
            return work.with(isa);
        }
        if let Some(isa) = V3::detect() {
            return work.with(isa);
        }
    }
    work.with(Portable)
}

/// For every square the rays from it, without itself: four towards higher squares, by steps of
/// 1, 7, 8 and 9, then four towards lower ones. Aligned so that a vector load needs one line.
#[repr(align(64))]
struct Rays([[u64; 8]; 64]);

static RAYS: Rays = rays();

const fn rays() -> Rays {
    const WAYS: [(i32, i32); 8] = [
        (1, 0),
        (-1, 1),
        (0, 1),
        (1, 1),
        (-1, 0),
        (1, -1),
        (0, -1),
        (-1, -1),
    ];
    let mut rays = [[0; 8]; 64];
    let mut square = 0;
    while square < 64 {
        let mut way = 0;
        while way < 8 {
            let (right, down) = WAYS[way];
            let mut file = square % 8 + right;
            let mut rank = square / 8 + down;
            while 0 <= file && file < 8 && 0 <= rank && rank < 8 {
                rays[square as usize][way] |= 1 << (rank * 8 + file);
                file += right;
                rank += down;
            }
            way += 1;
        }
        square += 1;
    }
    Rays(rays)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::rules::reversi::{flips8, placements8};

    /// Every set of instructions that runs here against the rules.
    fn check(own: u64, opp: u64) {
        let opp = opp & !own;
        check_with(Portable, own, opp);
        #[cfg(target_arch = "x86_64")]
        {
            V3::detect()
                .into_iter()
                .for_each(|isa| check_with(isa, own, opp));
            V4::detect()
                .into_iter()
                .for_each(|isa| check_with(isa, own, opp));
        }
    }

    fn check_with(isa: impl Isa, own: u64, opp: u64) {
        assert_eq!(
            isa.placements(own, opp),
            placements8(own, opp),
            "{own:x} {opp:x}"
        );
        for square in crate::engine::reversi::eight::board::squares(!(own | opp)) {
            let flips = flips8(square as u8, own, opp);
            assert_eq!(
                isa.flips(square, own, opp),
                flips,
                "{own:x} {opp:x} {square}"
            );
            if own | opp | 1 << square == u64::MAX {
                assert_eq!(last::count_last(square, own), flips.count_ones() as i32);
            }
        }
        let weights = crate::engine::reversi::eight::weights::shipped();
        let board = Board { own, opp };
        let numbers = Numbers::of(board);
        assert_eq!(
            weights.value_with(isa, &numbers, board.empties()),
            weights.value(&numbers, board.empties()),
            "{own:x} {opp:x}"
        );
    }

    proptest! {
        #[test]
        fn every_set_of_instructions_does_what_the_rules_say(
            own: u64, opp: u64, more: u64, square in 0_u32..64,
        ) {
            check(own, opp);
            // Crowded boards have the longest rows.
            check(own & more, opp | more);
            let all_but_one = !(1 << square);
            check(own & all_but_one, all_but_one);
            check(own & more & all_but_one, all_but_one);
        }
    }
}
