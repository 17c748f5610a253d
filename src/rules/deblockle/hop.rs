//! Where a block may hop to, by the face on top.

use crate::rules::{
    Site,
    deblockle::{
        board::{Direction, SQUARES, STARS, Squares},
        cube::Face,
        options::Slider,
    },
};

static DIAGONALS: [Squares; SQUARES as usize] = diagonals();
static RAYS: [[Squares; SQUARES as usize]; 4] = rays();

/// The squares from which the next step in a direction is onto a star.
const BEFORE: [Squares; 4] = [
    Squares(STARS.0 >> 7),
    Squares(STARS.0 >> 1),
    Squares(STARS.0 << 7),
    Squares(STARS.0 << 1),
];

/// The squares orthogonally next to a star.
const BESIDE: Squares = STARS.spread();

const fn diagonals() -> [Squares; SQUARES as usize] {
    let mut sets = [Squares::NONE; SQUARES as usize];
    let mut at = 0;
    while at < SQUARES {
        // Two steps at a right angle: what two spreads reach, without what lies on a line or here.
        let (rank, file) = (at / 7, at % 7);
        let mut to = 0;
        while to < SQUARES {
            if (to / 7).abs_diff(rank) == 1 && (to % 7).abs_diff(file) == 1 {
                sets[at as usize].0 |= 1 << to;
            }
            to += 1;
        }
        at += 1;
    }
    sets
}

const fn rays() -> [[Squares; SQUARES as usize]; 4] {
    let mut rays = [[Squares::NONE; SQUARES as usize]; 4];
    let mut at = 0;
    while at < SQUARES {
        let (rank, file) = (at / 7, at % 7);
        let mut to = 0;
        while to < SQUARES {
            let bit = 1 << to;
            let (up, along) = (to / 7, to % 7);
            if along == file && rank < up {
                rays[Direction::North as usize][at as usize].0 |= bit;
            } else if along == file && up < rank {
                rays[Direction::South as usize][at as usize].0 |= bit;
            } else if up == rank && file < along {
                rays[Direction::East as usize][at as usize].0 |= bit;
            } else if up == rank && along < file {
                rays[Direction::West as usize][at as usize].0 |= bit;
            }
            to += 1;
        }
        at += 1;
    }
    rays
}

/// Every square on which a hop from `at` may end, whatever it touches there. `open` are the free
/// squares, among them the one the block was tipped from.
pub(crate) fn hops(face: Face, at: Site, open: Squares, slider: Slider) -> Squares {
    match face {
        Face::Star | Face::Stop => Squares::NONE,
        Face::Cross => Squares::of(at).spread() & open & !STARS,
        Face::X => DIAGONALS[at.index()] & open & !STARS,
        Face::Slider => Direction::ALL
            .into_iter()
            .map(|direction| slide(at, direction, open).halts(slider))
            .fold(Squares::NONE, |all, halts| all | halts),
        Face::Hoops => {
            let one = Squares::of(at).spread() & open;
            let two = one.spread() & open;
            two.spread() & open & !STARS
        }
    }
}

/// How far a slide runs in one direction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slide {
    direction: Direction,
    /// The open squares up to the edge or the first block.
    run: Squares,
    /// The last of them, as a set; empty where the first square is taken.
    end: Squares,
}

pub(crate) fn slide(at: Site, direction: Direction, open: Squares) -> Slide {
    let ray = RAYS[direction as usize][at.index()];
    let blocks = ray.0 & !open.0;
    let (run, end) = match direction {
        Direction::North | Direction::East => {
            let run = ray.0 & (blocks & blocks.wrapping_neg()).wrapping_sub(1);
            (run, highest(run))
        }
        Direction::South | Direction::West => {
            let run = ray.0 & !(highest(blocks) << 1).wrapping_sub(1);
            let run = if blocks == 0 { ray.0 } else { run };
            (run, run & run.wrapping_neg())
        }
    };
    Slide {
        direction,
        run: Squares(run),
        end: Squares(end),
    }
}

const fn highest(set: u64) -> u64 {
    if set == 0 {
        0
    } else {
        1 << (63 - set.leading_zeros())
    }
}

impl Slide {
    /// Where the slide may halt.
    pub(crate) fn halts(self, slider: Slider) -> Squares {
        let Self {
            direction,
            run,
            end,
        } = self;
        let before = run & BEFORE[direction as usize];
        let end_off_star = end & !STARS;
        match slider {
            Slider::Halt => end_off_star | before,
            Slider::Strict => end_off_star,
            Slider::Forced if end_off_star.is_empty() => before,
            Slider::Forced => end_off_star,
            Slider::Beside => end_off_star | run & BESIDE,
        }
    }

    pub(crate) fn runs_over(self, at: Site) -> bool {
        self.run.contains(at)
    }

    /// The square where the slide comes to its end; `None` where it cannot begin.
    pub(crate) fn end(self) -> Option<Site> {
        self.end.iter().next()
    }
}

/// The first way of exactly three steps to `to`, tried in the order north, east, south, west.
pub(crate) fn hoops_way(at: Site, to: Site, open: Squares) -> Option<[Site; 3]> {
    let next = |from: Site| {
        Direction::ALL
            .into_iter()
            .filter_map(move |direction| direction.step(from))
            .filter(move |&square| open.contains(square))
    };
    for one in next(at) {
        for two in next(one) {
            if next(two).any(|three| three == to) {
                return Some([one, two, to]);
            }
        }
    }
    None
}
