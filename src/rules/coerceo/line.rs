//! The position line: `FILES TURN WHITE_TILES BLACK_TILES COST`, and under the twelve-piece rule
//! the pieces taken by White and by Black. FILES are five words joined by `/`, file a to e, in
//! each two characters a tile from rank 1 up: `--` for a tile that is gone, else the octal digits
//! of its white fields (a=1, c=2, e=4) and its black fields (b=1, d=2, f=4).

use std::fmt::Write as _;

use crate::rules::{
    Side,
    coerceo::{
        Coerceo, CoerceoOptions, Rules, TWELVE,
        fault::LineFault,
        geometry::{RANKS, Tile, falls},
        options::Switch,
    },
};

/// A side begins with no more.
const MOST_PIECES: u8 = 18;

pub(super) fn write(game: &Coerceo) -> String {
    let mut line = String::new();
    for (file, &ranks) in RANKS.iter().enumerate() {
        if file != 0 {
            line.push('/');
        }
        for tile in (1..=ranks).filter_map(|rank| Tile::at(file, rank)) {
            if game.fields & tile.mask() == 0 {
                line.push_str("--");
                continue;
            }
            let digit = |pieces: u64| (pieces >> (3 * tile.id()) & 0b111) as u8;
            line.extend(game.pieces.map(|pieces| char::from(b'0' + digit(pieces))));
        }
    }
    let turn = match game.turn {
        Side::First => 'w',
        Side::Second => 'b',
    };
    let [white, black] = game.held;
    let mut push = |text: std::fmt::Arguments<'_>| {
        line.write_fmt(text)
            .expect("writing to a string cannot fail");
    };
    push(format_args!(" {turn} {white} {black} {}", game.cost()));
    if game.rules.has(Rules::TWELVE) {
        let [by_white, by_black] = game.taken;
        push(format_args!(" {by_white} {by_black}"));
    }
    line
}

/// Reads a position line; any white space may stand between the fields.
pub(super) fn read(text: &str, options: &CoerceoOptions) -> Result<Coerceo, LineFault> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (&[files, turn, white, black, cost], taken) = match words.split_first_chunk::<5>() {
        Some((line, taken)) if taken.is_empty() || taken.len() == 2 => (line, taken),
        Some(_) | None => return Err(LineFault::Fields { found: words.len() }),
    };
    let mut game = read_board(files)?;
    game.turn = match turn {
        "w" => Side::First,
        "b" => Side::Second,
        _ => return Err(LineFault::Turn { found: turn.into() }),
    };
    for (side, found) in Side::BOTH.into_iter().zip([white, black]) {
        let held = number(found, Tile::COUNT as u8);
        let found = || found.into();
        game.held[side.index()] = held.ok_or_else(|| LineFault::Held {
            side,
            found: found(),
        })?;
    }
    game.rules = read_rules(cost, taken, options)?;
    for (side, &found) in Side::BOTH.into_iter().zip(taken) {
        let taken = number(found, MOST_PIECES);
        let found = || found.into();
        game.taken[side.index()] = taken.ok_or_else(|| LineFault::Taken {
            side,
            found: found(),
        })?;
    }
    check(&game)?;
    Ok(game)
}

/// A whole number in decimal digits, up to the given one.
fn number(text: &str, most: u8) -> Option<u8> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| digits)?;
    (number <= most).then_some(number)
}

/// The pieces and tiles, with everything else zero.
fn read_board(text: &str) -> Result<Coerceo, LineFault> {
    let mut game = Coerceo {
        pieces: [0; 2],
        fields: 0,
        held: [0; 2],
        taken: [0; 2],
        turn: Side::First,
        rules: Rules(0),
    };
    let files: Vec<&str> = text.split('/').collect();
    if files.len() != RANKS.len() {
        return Err(LineFault::Files { found: files.len() });
    }
    for (file, (word, ranks)) in files.into_iter().zip(RANKS).enumerate() {
        let chars: Vec<char> = word.chars().collect();
        let expected = usize::from(2 * ranks);
        if chars.len() != expected {
            return Err(LineFault::FileLength {
                file,
                expected,
                found: chars.len(),
            });
        }
        let tiles = (1..=ranks).filter_map(|rank| Tile::at(file, rank));
        for (tile, pair) in tiles.zip(chars.chunks_exact(2)) {
            if pair == ['-', '-'] {
                continue;
            }
            let digits = [pair[0].to_digit(8), pair[1].to_digit(8)];
            let [Some(white), Some(black)] = digits else {
                let found = pair.iter().collect();
                return Err(LineFault::TilePair { tile, found });
            };
            game.fields |= tile.mask();
            game.pieces[0] |= u64::from(white) << (3 * tile.id());
            game.pieces[1] |= u64::from(black) << (3 * tile.id());
        }
    }
    Ok(game)
}

/// The rules of the options and of the line, which overrides an option that was not chosen.
fn read_rules(cost: &str, taken: &[&str], options: &CoerceoOptions) -> Result<Rules, LineFault> {
    let mut options = options.clone();
    let line = match cost {
        "1" => 1,
        "2" => 2,
        _ => return Err(LineFault::Cost { found: cost.into() }),
    };
    if let Some(option) = options.exchange
        && option != line
    {
        return Err(LineFault::CostConflict { line, option });
    }
    options.exchange = Some(line);
    if !taken.is_empty() {
        if options.twelve == Some(Switch::Off) {
            return Err(LineFault::TwelveConflict);
        }
        options.twelve = Some(Switch::On);
    }
    Ok(Rules::new(&options))
}

/// What no turn can bring about is no position.
fn check(game: &Coerceo) -> Result<(), LineFault> {
    if game.pieces == [0, 0] {
        return Err(LineFault::NoPieces);
    }
    for side in Side::BOTH {
        let found = game.pieces(side).count_ones();
        if u32::from(MOST_PIECES) < found {
            return Err(LineFault::TooManyPieces { side, found });
        }
        let (taken, standing) = (game.taken(side), game.pieces(!side).count_ones());
        if u32::from(MOST_PIECES) < u32::from(taken) + standing {
            return Err(LineFault::TakenAndStanding {
                side,
                taken,
                standing,
            });
        }
    }
    if game.taken.into_iter().all(|taken| TWELVE <= taken) {
        return Err(LineFault::BothTwelve);
    }
    let board = game.fields.count_ones() / 3;
    let held = game.held.into_iter().map(u32::from).sum();
    if Tile::COUNT as u32 - board < held {
        return Err(LineFault::TooManyTiles { board, held });
    }
    let apart = apart(game);
    if apart != 0 {
        return Err(LineFault::Apart { apart });
    }
    let occupied = game.pieces[0] | game.pieces[1];
    let may_fall = |tile: &Tile| occupied & tile.mask() == 0 && falls(tile.attached(game.fields));
    match game.tiles().find(may_fall) {
        Some(tile) => Err(LineFault::Falling { tile }),
        None => Ok(()),
    }
}

/// The tiles that do not hang together with the lowest one, as a mask.
fn apart(game: &Coerceo) -> u64 {
    let mut reached = game.tiles().next().map_or(0, Tile::mask);
    loop {
        let mut grown = reached;
        for tile in game.tiles().filter(|tile| reached & tile.mask() != 0) {
            let across = (0..6).filter_map(|side| tile.neighbour(side));
            grown = across.fold(grown, |mask, next| mask | next.mask());
        }
        grown &= game.fields;
        if grown == reached {
            return game.fields & !reached;
        }
        reached = grown;
    }
}
