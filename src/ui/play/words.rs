//! The words for what is on the table: players, pieces, what a side owns. The one place beside
//! the looks that knows what a game's tokens are called.

use crate::{
    app::Play,
    catalog::GameId,
    lang::{Lang, Value},
    rules::{Reason, Scene, Side, Site, Token, deblockle::cube::Orientation},
    session::Table,
    ui::seats,
};

/// How the player of a side is called in a sentence.
pub(crate) fn player_said(lang: &Lang, table: &dyn Table, side: Side) -> String {
    seats::player_said(lang, table.sides(), &table.header().players, side)
}

pub(crate) fn side_name(lang: &Lang, sides: [&str; 2], side: Side) -> String {
    lang.text(&format!("side-{}", sides[side.index()]))
}

/// What a card says of the side to move; nothing of the other.
pub(crate) fn to_move(lang: &Lang, play: &Play, side: Side) -> String {
    if play.is_to_move(side) {
        lang.text("play-card-to-move")
    } else {
        String::new()
    }
}

/// What a token is.
pub(crate) fn piece(game: GameId, token: Token) -> Reason {
    match game {
        GameId::Coerceo => Reason::new(match owner(game, token) {
            Side::First => "piece-coerceo-white",
            Side::Second => "piece-coerceo-black",
        }),
        GameId::Reversi => Reason::new(match owner(game, token) {
            Side::First => "piece-reversi-black",
            Side::Second => "piece-reversi-white",
        }),
        GameId::Deblockle => {
            let (side, orientation) =
                Orientation::from_token(token).expect("a block's token names its orientation");
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
    let number = |count: usize| Value::Whole(i64::try_from(count).unwrap_or(i64::MAX));
    let board = count(game, scene, side);
    let stock = usize::from(scene.stock[side]);
    let of = |own: &'static str, beside: &'static str| {
        let args = [(own, number(board)), (beside, number(stock))];
        lang.format(&format!("play-{}-owns", game.slug()), &args)
    };
    match game {
        GameId::Coerceo => {
            let start = count(game, &play.table.start_scene(), !side);
            let taken = start.saturating_sub(count(game, scene, !side));
            let owns = of("pieces", "tiles");
            if taken == 0 {
                return owns;
            }
            format!(
                "{owns} · {}",
                lang.format("play-coerceo-taken", &[("count", number(taken))])
            )
        }
        GameId::Reversi => of("discs", "left"),
        GameId::Deblockle => of("blocks", "home"),
    }
}

/// What a screen reader says of a site: its name and what stands there.
pub(crate) fn site(
    lang: &Lang,
    game: GameId,
    scene: &Scene,
    site: Site,
    notation: &dyn Fn(Site) -> String,
) -> String {
    let name = notation(site);
    let Some(token) = scene.token(site) else {
        return lang.format("site-empty", &[("site", Value::from(name.as_str()))]);
    };
    let piece = lang.reason(&piece(game, token), notation);
    let args = [
        ("site", Value::from(name.as_str())),
        ("piece", Value::from(piece.as_str())),
    ];
    lang.format("site-piece", &args)
}
