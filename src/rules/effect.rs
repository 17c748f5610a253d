//! What a spectator sees happen when a turn is played. Animation, the move list, explanations,
//! sounds and the screen reader all read effects, and nothing else.

use crate::rules::{Reason, Side, Site, SiteSet, Token};

/// One thing that happens, with what was and is now, and its cause.
///
/// Law: the effects of a turn applied to the scene before it give the scene after it, and their
/// inverses in reverse order give it back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A token came onto the board.
    Placed {
        at: Site,
        token: Token,
        cause: Reason,
    },
    /// A token left the board: captured, exchanged, gone home.
    Taken {
        at: Site,
        token: Token,
        cause: Reason,
    },
    /// A token went to another site as it is. A path of several steps is several effects.
    Moved { from: Site, to: Site, cause: Reason },
    /// A token rolled over an edge.
    Rolled {
        from: Site,
        to: Site,
        was: Token,
        now: Token,
        cause: Reason,
    },
    /// A token turned where it stands.
    Turned {
        at: Site,
        was: Token,
        now: Token,
        cause: Reason,
    },
    /// A tile made of these sites left the board (or came back), to a side's stock or to nobody.
    Tile {
        tile: Site,
        sites: SiteSet,
        present: bool,
        to: Option<Side>,
        cause: Reason,
    },
    /// What a side owns beside the board changed: tiles held, discs left, blocks home.
    Stock {
        side: Side,
        was: u8,
        now: u8,
        cause: Reason,
    },
    /// A side handed one of its supply to the other (`back`: taken back).
    Lent {
        from: Side,
        to: Side,
        back: bool,
        cause: Reason,
    },
    /// A side could not move and lost its turn.
    Passed { side: Side, cause: Reason },
}

impl Effect {
    /// The effect that takes this one back. The cause stays.
    #[must_use]
    pub fn inverse(self) -> Self {
        match self {
            Self::Placed { at, token, cause } => Self::Taken { at, token, cause },
            Self::Taken { at, token, cause } => Self::Placed { at, token, cause },
            Self::Moved { from, to, cause } => Self::Moved {
                from: to,
                to: from,
                cause,
            },
            Self::Rolled {
                from,
                to,
                was,
                now,
                cause,
            } => Self::Rolled {
                from: to,
                to: from,
                was: now,
                now: was,
                cause,
            },
            Self::Turned {
                at,
                was,
                now,
                cause,
            } => Self::Turned {
                at,
                was: now,
                now: was,
                cause,
            },
            Self::Tile {
                tile,
                sites,
                present,
                to,
                cause,
            } => Self::Tile {
                tile,
                sites,
                present: !present,
                to,
                cause,
            },
            Self::Stock {
                side,
                was,
                now,
                cause,
            } => Self::Stock {
                side,
                was: now,
                now: was,
                cause,
            },
            Self::Lent {
                from,
                to,
                back,
                cause,
            } => Self::Lent {
                from,
                to,
                back: !back,
                cause,
            },
            Self::Passed { side, cause } => Self::Passed { side, cause },
        }
    }

    pub fn cause(&self) -> &Reason {
        match self {
            Self::Placed { cause, .. }
            | Self::Taken { cause, .. }
            | Self::Moved { cause, .. }
            | Self::Rolled { cause, .. }
            | Self::Turned { cause, .. }
            | Self::Tile { cause, .. }
            | Self::Stock { cause, .. }
            | Self::Lent { cause, .. }
            | Self::Passed { cause, .. } => cause,
        }
    }
}

/// Receives effects while a turn is played. The search passes `()`, which costs nothing: rules
/// build effects only where `SEES`.
pub trait Sink {
    const SEES: bool;
    fn push(&mut self, effect: Effect);
}

impl Sink for () {
    const SEES: bool = false;
    fn push(&mut self, _: Effect) {}
}

impl Sink for Vec<Effect> {
    const SEES: bool = true;
    fn push(&mut self, effect: Effect) {
        self.push(effect);
    }
}
