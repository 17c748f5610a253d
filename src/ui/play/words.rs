//! The words for what is on the table: players, pieces, what a side owns. The one place beside
//! the looks that knows what a game's tokens are called.

use crate::{
    app::Play,
    catalog::GameId,
    lang::{Lang, Value},
    rules::{Reason, Scene, Side, Site, Token, deblockle::cube::Orientation},
    session::Table,
};

/// How the player of a side is called: the name given, else the side's.
pub(crate) fn player_name(lang: &Lang, table: &dyn Table, side: Side) -> String {
    let name = &table.header().players[side].name;
    if name.is_empty() {
        side_name(lang, table.sides(), side)
    } else {
        name.clone()
    }
}

pub(crate) fn side_name(lang: &Lang, sides: [&str; 2], side: Side) -> String {
    lang.text(&format!("side-{}", sides[side.index()]))
}

/// How a site is called in notation.
pub(crate) fn site_namer(table: &dyn Table) -> impl Fn(Site) -> String + '_ {
    |site| table.site_name(site)
}

/// What a token is.
pub(crate) fn piece(game: GameId, token: Token) -> Reason {
    match game {
        GameId::Coerceo => {
            Reason::new("piece-coerceo").word("side", game.sides()[usize::from(token.0 & 1)])
        }
        GameId::Reversi => {
            Reason::new("piece-reversi").word("side", game.sides()[usize::from(token.0 & 1)])
        }
        GameId::Deblockle => {
            let Some((side, orientation)) = Orientation::from_token(token) else {
                return Reason::new("piece-unknown");
            };
            Reason::new("piece-deblockle")
                .word("side", game.sides()[side.index()])
                .word("face", orientation.top().word())
        }
    }
}

/// The side whose token it is.
pub(crate) fn owner(game: GameId, token: Token) -> Side {
    let second = match game {
        GameId::Coerceo | GameId::Reversi => token.0 == 1,
        GameId::Deblockle => {
            return Orientation::from_token(token).map_or(Side::First, |(side, _)| side);
        }
    };
    if second { Side::Second } else { Side::First }
}

/// The tokens of a side on the board.
pub(crate) fn count(game: GameId, scene: &Scene, side: Side) -> usize {
    scene
        .tokens()
        .filter(|&(_, token)| owner(game, token) == side)
        .count()
}

/// What a side owns, in a line.
pub(crate) fn owns(lang: &Lang, play: &Play, scene: &Scene, side: Side) -> String {
    let game = play.game;
    let number = |count: usize| Value::from(i64::try_from(count).unwrap_or(i64::MAX));
    let board = count(game, scene, side);
    let taken =
        count(game, &play.table.start_scene(), !side).saturating_sub(count(game, scene, !side));
    let stock = usize::from(scene.stock[side]);
    let args = [
        ("board", number(board)),
        ("taken", number(taken)),
        ("stock", number(stock)),
    ];
    lang.format(&format!("play-owns-{}", game.slug()), &args)
}
