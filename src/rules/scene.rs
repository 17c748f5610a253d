//! What is on the table: enough to draw and to describe, not enough to play.

use crate::rules::{BySide, Effect, Reason, Site, SiteSet};

/// How a piece looks. Only the game and its look know what the number means; 255 is no token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Token(pub u8);

const NONE: u8 = u8::MAX;

/// Everything visible of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scene {
    tokens: [u8; Site::TOKENS],
    /// The sites that are on the board now.
    pub present: SiteSet,
    /// What each side owns beside the board: tiles held, discs left, blocks home.
    pub stock: BySide<u8>,
}

impl Scene {
    pub const fn new(present: SiteSet, stock: BySide<u8>) -> Self {
        Self {
            tokens: [NONE; Site::TOKENS],
            present,
            stock,
        }
    }

    pub fn put(&mut self, at: Site, token: Token) {
        self.tokens[at.index()] = token.0;
    }

    pub fn clear(&mut self, at: Site) {
        self.tokens[at.index()] = NONE;
    }

    /// `None` for an empty site and for one that holds no tokens.
    pub fn token(&self, at: Site) -> Option<Token> {
        let token = *self.tokens.get(at.index())?;
        (token != NONE).then_some(Token(token))
    }

    /// The sites with a token, in ascending order.
    pub fn tokens(&self) -> impl Iterator<Item = (Site, Token)> {
        let at = |(site, &token): (usize, &u8)| {
            (token != NONE).then_some((Site(u8::try_from(site).ok()?), Token(token)))
        };
        self.tokens.iter().enumerate().filter_map(at)
    }

    pub fn apply(&mut self, effect: &Effect) {
        match *effect {
            Effect::Placed { at, token, .. } | Effect::Turned { at, now: token, .. } => {
                self.put(at, token);
            }
            Effect::Taken { at, .. } => self.clear(at),
            Effect::Moved { from, to, .. } => {
                let token = self.tokens[from.index()];
                self.clear(from);
                self.tokens[to.index()] = token;
            }
            Effect::Rolled { from, to, now, .. } => {
                self.clear(from);
                self.put(to, now);
            }
            Effect::Tile { sites, present, .. } => {
                for site in sites.iter() {
                    self.present.set(site, present);
                }
            }
            Effect::Stock { side, now, .. } => self.stock[side] = now,
            Effect::Lent { from, to, back, .. } => {
                let (giver, taker) = if back { (to, from) } else { (from, to) };
                self.stock[giver] = self.stock[giver].saturating_sub(1);
                self.stock[taker] += 1;
            }
            Effect::Passed { .. } => (),
        }
    }
}

/// Something the rules know about a position that a view can draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    pub kind: MarkKind,
    pub sites: Vec<Site>,
    pub reason: Reason,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MarkKind {
    /// These pieces could be taken by the side that has just moved (Cura).
    Threat,
    /// These tiles would fall if their last piece stepped away.
    Falling,
    /// The pieces of a side that has no turn.
    Blocked,
}
