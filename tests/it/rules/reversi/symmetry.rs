//! A board turned or mirrored plays the same.

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng as _};
use tavola::rules::{
    Game, Site,
    reversi::{Move, Reversi},
};

use crate::rules::reversi::{any_move, moves, start};

/// One of the eight symmetries of a square board, as coordinates.
fn image(symmetry: u8, side: u8, file: u8, rank: u8) -> (u8, u8) {
    let last = side - 1;
    let (file, rank) = if symmetry & 1 == 0 {
        (file, rank)
    } else {
        (rank, file)
    };
    let file = if symmetry & 2 == 0 { file } else { last - file };
    let rank = if symmetry & 4 == 0 { rank } else { last - rank };
    (file, rank)
}

/// The position line with its squares moved.
fn moved(symmetry: u8, game: &Reversi) -> Reversi {
    let side = game.size().side();
    let line = game.write();
    let (board, rest) = line.split_once(' ').expect("a board and more");
    let mut cells = vec![' '; board.len()];
    for (cell, disc) in (0..).zip(board.chars()) {
        let (file, rank) = image(symmetry, side, cell % side, cell / side);
        cells[usize::from(rank * side + file)] = disc;
    }
    let board: String = cells.into_iter().collect();
    Reversi::read(&format!("{board} {rest}"), &Default::default()).expect("as good a line")
}

fn moved_site(symmetry: u8, side: u8, site: Site) -> Site {
    if site == tavola::rules::reversi::PASS {
        return site;
    }
    let (file, rank) = image(symmetry, side, site.0 % 10, site.0 / 10);
    Site(rank * 10 + file)
}

/// The turn that points at a site.
fn at(game: &Reversi, site: Site) -> Move {
    let turn = moves(game).into_iter().find(|&mv| game.path(mv) == [site]);
    turn.expect("the image of a turn is a turn")
}

#[test]
fn eight_symmetries_keep_turns_and_their_results() {
    for size in [4, 6, 8, 10] {
        for seed in 0..6 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut game = start(&format!("size={size}"));
            while let Some(mv) = any_move(&game, &mut rng) {
                let mut next = game;
                next.play(mv, &mut ());
                for symmetry in 0..8 {
                    let mut image = moved(symmetry, &game);
                    assert_eq!(moves(&image).len(), moves(&game).len());
                    let site = moved_site(symmetry, size, game.path(mv)[0]);
                    let mirrored = at(&image, site);
                    image.play(mirrored, &mut ());
                    assert_eq!(image, moved(symmetry, &next), "{}", game.write());
                }
                game = next;
            }
        }
    }
}

#[test]
fn the_colours_are_alike() {
    let swapped = |game: &Reversi| {
        let swap = |c| match c {
            'X' => 'O',
            'O' => 'X',
            c => c,
        };
        let line: String = game.write().chars().map(swap).collect();
        let board = line.split(' ').take(2).collect::<Vec<_>>().join(" ");
        Reversi::read(&board, &Default::default()).expect("as good a line")
    };
    for seed in 0..20 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = start("");
        while let Some(mv) = any_move(&game, &mut rng) {
            assert_eq!(moves(&swapped(&game)), moves(&game));
            assert_ne!(swapped(&game).key(), game.key());
            game.play(mv, &mut ());
        }
    }
}
