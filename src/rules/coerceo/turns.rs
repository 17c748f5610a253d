//! Turns as text. `c5c-c4e` steps, `*c5f` exchanges; behind it may stand what follows from the
//! rules: `+c5` a tile kept, `~c5` a tile that leaves the game, `xc4d` a piece taken, `#` the
//! opponent's last piece gone. A trailing `!c` announces Cura and is skipped.

use std::fmt::Write as _;

use crate::rules::{
    Game as _, Reason,
    coerceo::{
        Coerceo, Move,
        fault::TurnFault,
        geometry::{Field, Tile},
        pointing, stock,
    },
};

/// What a turn brings about beyond itself.
struct Consequences {
    /// Tiles that fall, as a mask.
    tiles: u64,
    /// Fields whose pieces are taken, by colour. An exchanged piece is not among them.
    pieces: [u64; 2],
    /// The opponent's last piece is gone.
    end: bool,
}

pub(super) fn write(mv: Move) -> String {
    match mv {
        Move::Step { from, to } => format!("{from}-{to}"),
        Move::Exchange { field } => format!("*{field}"),
    }
}

pub(super) fn annotate(game: &Coerceo, mv: Move) -> String {
    let follows = consequences(game, mv);
    let sign = match mv {
        Move::Step { .. } => '+',
        Move::Exchange { .. } => '~',
    };
    let mut text = write(mv);
    let mut push = |sign: char, what: &dyn std::fmt::Display| {
        write!(text, "{sign}{what}").expect("writing to a string cannot fail");
    };
    for tile in Tile::all().filter(|tile| follows.tiles & tile.mask() != 0) {
        push(sign, &tile);
    }
    let theirs = !game.turn;
    for field in Field::of_mask(theirs, follows.pieces[theirs.index()]) {
        push('x', &field);
    }
    if follows.end {
        text.push('#');
    }
    text
}

fn consequences(game: &Coerceo, mv: Move) -> Consequences {
    let mut next = *game;
    next.play(mv, &mut ());
    let theirs = !game.turn;
    let mut pieces = [0; 2];
    pieces[theirs.index()] = game.pieces(theirs) & !next.pieces(theirs);
    match mv {
        Move::Step { .. } => (),
        Move::Exchange { field } => pieces[theirs.index()] &= !field.bit(),
    }
    Consequences {
        tiles: game.fields & !next.fields,
        pieces,
        end: next.pieces(theirs) == 0,
    }
}

/// Reads a turn that is legal here. With any consequence given, all must be given and right.
pub(super) fn read(game: &Coerceo, text: &str) -> Result<Move, Reason> {
    let text = text.trim();
    let text = text.strip_suffix("!c").unwrap_or(text);
    if text == "resign" {
        return Err(TurnFault::Resign.into());
    }
    let mut rest = Rest { text, at: 0 };
    let (path, sign) = if rest.skip('*') {
        ([stock(game.turn), rest.field()?.site()], '~')
    } else {
        let from = rest.field()?;
        rest.expect('-')?;
        ([from.site(), rest.field()?.site()], '+')
    };
    let mut given = Consequences {
        tiles: 0,
        pieces: [0; 2],
        end: false,
    };
    while rest.skip(sign) {
        given.tiles |= rest.tile()?.mask();
    }
    while rest.skip('x') {
        let field = rest.field()?;
        given.pieces[field.colour().index()] |= field.bit();
    }
    given.end = rest.skip('#');
    if rest.at < text.len() {
        return Err(rest.fault().into());
    }
    if let Some(refusal) = pointing::refusal(game, &path) {
        return Err(refusal.into());
    }
    let mv = pointing::turn(game, &path).expect("a whole path that is not refused is a turn");
    compare(game, mv, &given).map_or(Ok(mv), |fault| Err(fault.into()))
}

/// What is wrong with the consequences that a text gives.
fn compare(game: &Coerceo, mv: Move, given: &Consequences) -> Option<TurnFault> {
    let right = consequences(game, mv);
    if given.end && !right.end {
        return Some(TurnFault::NotTheEnd);
    }
    if given.tiles == 0 && given.pieces == [0, 0] {
        return None;
    }
    let theirs = !game.turn;
    let [white, black] = given.pieces;
    let wrong = [white & !right.pieces[0], black & !right.pieces[1]];
    let missing = right.pieces[theirs.index()] & !given.pieces[theirs.index()];
    if given.tiles & !right.tiles != 0 {
        let wrong = given.tiles & !right.tiles;
        Some(TurnFault::TilesWrong { wrong })
    } else if right.tiles & !given.tiles != 0 {
        let missing = right.tiles & !given.tiles;
        Some(TurnFault::TilesMissing { missing })
    } else if wrong != [0, 0] {
        Some(TurnFault::PiecesWrong { wrong })
    } else if missing != 0 {
        Some(TurnFault::PiecesMissing {
            colour: theirs,
            missing,
        })
    } else {
        None
    }
}

/// A text and how far it is read, in bytes.
struct Rest<'a> {
    text: &'a str,
    at: usize,
}

impl Rest<'_> {
    fn fault(&self) -> TurnFault {
        let read = self.text[..self.at].chars().count();
        TurnFault::Syntax { place: read + 1 }
    }

    fn skip(&mut self, sign: char) -> bool {
        let found = self.text[self.at..].starts_with(sign);
        if found {
            self.at += sign.len_utf8();
        }
        found
    }

    fn expect(&mut self, sign: char) -> Result<(), TurnFault> {
        if self.skip(sign) {
            Ok(())
        } else {
            Err(self.fault())
        }
    }

    /// The next so many bytes, read by a function.
    fn take<T>(&mut self, bytes: usize, parse: impl Fn(&str) -> Option<T>) -> Result<T, TurnFault> {
        let next = self.text.get(self.at..self.at + bytes);
        let value = next.and_then(parse).ok_or_else(|| self.fault())?;
        self.at += bytes;
        Ok(value)
    }

    fn field(&mut self) -> Result<Field, TurnFault> {
        self.take(3, Field::parse)
    }

    fn tile(&mut self) -> Result<Tile, TurnFault> {
        self.take(2, Tile::parse)
    }
}
