//! The board looks the same after a sixth of a turn with the colours exchanged, and in a mirror;
//! whatever is played there must look the same, too.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{RngCore as _, SeedableRng as _},
};
use tavola::rules::{Game as _, coerceo::Coerceo};

use super::{
    at, options,
    plain::{BOARD, Plain, Point},
    play,
};

/// A turn of the board by so many sixths, after a mirror if there is one.
#[derive(Clone, Copy, Debug)]
struct Symmetry {
    mirrored: bool,
    sixths: u32,
}

impl Symmetry {
    fn all() -> impl Iterator<Item = Self> {
        [false, true]
            .into_iter()
            .flat_map(|mirrored| (0..6).map(move |sixths| Self { mirrored, sixths }))
    }

    fn point(self, (mut x, mut y): Point) -> Point {
        if self.mirrored {
            // Left and right.
            x = -x - y;
        }
        for _ in 0..self.sixths {
            (x, y) = (-y, x + y);
        }
        (x, y)
    }

    /// A sixth of a turn brings white fields on black ones; the mirror does not.
    fn swaps_colours(self) -> bool {
        self.sixths % 2 == 1
    }

    fn field(self, field: usize) -> usize {
        let image = BOARD.corners[field].map(|corner| self.point(corner));
        let is_image = |corners: &[Point; 3]| corners.iter().all(|corner| image.contains(corner));
        BOARD
            .corners
            .iter()
            .position(is_image)
            .expect("the board is symmetric")
    }

    fn tile(self, tile: usize) -> usize {
        let image = self.point(BOARD.middles[tile]);
        BOARD
            .middles
            .iter()
            .position(|&middle| middle == image)
            .expect("the board is symmetric")
    }

    fn turn(self, text: &str) -> String {
        let name = |name: &str| BOARD.fields[self.field(BOARD.field(name))].as_str();
        match text.strip_prefix('*') {
            Some(field) => format!("*{}", name(field)),
            None => {
                let (from, to) = text.split_once('-').expect("a step");
                format!("{}-{}", name(from), name(to))
            }
        }
    }

    fn position(self, line: &str) -> String {
        let plain = Plain::read(line);
        let mut image = plain.clone();
        for tile in 0..19 {
            image.tiles[self.tile(tile)] = plain.tiles[tile];
        }
        for field in 0..114 {
            let piece = plain.pieces[field];
            let piece = piece.map(|side| if self.swaps_colours() { !side } else { side });
            image.pieces[self.field(field)] = piece;
        }
        if self.swaps_colours() {
            image.turn = !plain.turn;
            image.held.reverse();
            image.taken.reverse();
        }
        image.write()
    }
}

/// The position of a line, whoever moves.
fn board(line: &str) -> &str {
    line.split(' ').next().expect("a board")
}

#[test]
fn play_looks_the_same_from_everywhere() {
    let mut rng = ChaCha8Rng::seed_from_u64(21);
    for words in ["", "start=ocius", "exchange=1", "start=ocius exchange=1"] {
        for _ in 0..4 {
            let mut game = Coerceo::start(&options(words));
            for _ in 0..1_000 {
                let mut moves = Vec::new();
                game.moves(&mut moves);
                if moves.is_empty() {
                    break;
                }
                let mv = moves[rng.next_u32() as usize % moves.len()];
                let mut next = game;
                next.play(mv, &mut ());
                let texts: Vec<String> = moves.iter().map(|&mv| game.write_move(mv)).collect();
                let symmetry = Symmetry {
                    mirrored: rng.next_u32().is_multiple_of(2),
                    sixths: rng.next_u32() % 6,
                };
                check(symmetry, game, &texts, &game.write_move(mv), next);
                game = next;
            }
        }
    }
}

/// The image of a position has the images of its turns, and the image of one of them leads to
/// the image of the position after it.
fn check(symmetry: Symmetry, game: Coerceo, turns: &[String], turn: &str, next: Coerceo) {
    let line = game.write();
    let mut image = at(&symmetry.position(&line));
    let mut expected: Vec<String> = turns.iter().map(|turn| symmetry.turn(turn)).collect();
    expected.sort();
    let mut moves = Vec::new();
    image.moves(&mut moves);
    let mut found: Vec<String> = moves.iter().map(|&mv| image.write_move(mv)).collect();
    found.sort();
    assert_eq!(found, expected, "{symmetry:?} of {line}");
    play(&mut image, &symmetry.turn(turn));
    assert_eq!(
        image.write(),
        symmetry.position(&next.write()),
        "{turn} in {line}"
    );
    let same_end = match (image.outcome(), next.outcome()) {
        (Some(one), Some(other)) => {
            let swapped = symmetry.swaps_colours();
            let winner = other.winner.map(|side| if swapped { !side } else { side });
            one.reason == other.reason && one.winner == winner
        }
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => false,
    };
    assert!(same_end, "{turn} in {line}");
}

#[test]
fn the_starts_have_their_symmetries() {
    for words in ["", "start=ocius"] {
        let line = Coerceo::start(&options(words)).write();
        let image = |mirrored, sixths| Symmetry { mirrored, sixths }.position(&line);
        // Left and right.
        assert_eq!(board(&image(true, 0)), board(&line));
        // Top and bottom with the colours exchanged.
        assert_eq!(board(&image(true, 3)), board(&line));
        // A third of a turn, but for the tile in the middle.
        let without_middle = |line: &str| {
            let mut plain = Plain::read(line);
            plain.pieces[54..60].fill(None);
            plain.write()
        };
        assert_eq!(without_middle(&image(false, 2)), without_middle(&line));
    }
}

#[test]
fn symmetries_move_every_field_and_tile_somewhere_else() {
    for symmetry in Symmetry::all() {
        let mut fields: Vec<usize> = (0..114).map(|field| symmetry.field(field)).collect();
        fields.sort_unstable();
        assert!(fields.into_iter().eq(0..114), "{symmetry:?}");
        let mut tiles: Vec<usize> = (0..19).map(|tile| symmetry.tile(tile)).collect();
        tiles.sort_unstable();
        assert!(tiles.into_iter().eq(0..19), "{symmetry:?}");
    }
}
