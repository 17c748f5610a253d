//! Which turn a hand means: placements by a click, and flips that the player makes himself.

use crate::rules::{
    Game as _, Path, Site,
    reversi::{Flip, Move, PASS, Refusal, Reversi, Size, text::site_name},
};

impl Reversi {
    /// Whether the players turn the discs themselves.
    pub fn flips_by_hand(&self) -> bool {
        self.rest.flip() == Flip::Hand
    }

    /// The discs that a placement outflanks, in the order in which they are turned. Empty where
    /// nothing can be placed and in the placing phase.
    pub fn outflanked(&self, at: Site) -> Vec<Site> {
        match self.turn_at(at).map(Move::square) {
            Ok(Some(square)) => self
                .turned(square)
                .into_iter()
                .map(|disc| self.size().site(disc.square))
                .collect(),
            Ok(None) | Err(_) => Vec::new(),
        }
    }

    /// Why a disc cannot be turned by hand by the side to move; `None` if it can.
    pub fn flip_refusal(&self, at: Site) -> Option<Refusal> {
        if !self.flips_by_hand() {
            return Some(Refusal::FlipsByHandOff);
        }
        match self.size().square(at) {
            None => Some(self.off_board(at)),
            Some(square) if self.all_opp() >> square & 1 == 1 => None,
            Some(_) => Some(Refusal::NotOpposing { at }),
        }
    }

    /// The turn that places a disc and turns exactly these discs. They may be wrong ones, if they
    /// are opposing discs; the disc itself must outflank something.
    ///
    /// Flips that are the right ones give the usual turn, so that no turn is written in two ways.
    pub fn by_hand(&self, at: Site, flips: &[Site]) -> Result<Move, Refusal> {
        if !self.flips_by_hand() {
            return Err(Refusal::FlipsByHandOff);
        }
        let Some(square) = self.turn_at(at)?.square() else {
            return Err(Refusal::NotATurn {
                text: "pass/".to_owned(),
            });
        };
        let mut mask = 0;
        for &flip in flips {
            if let Some(refusal) = self.flip_refusal(flip) {
                return Err(refusal);
            }
            let bit = self.size().square(flip).map_or(0, |square| 1 << square);
            if mask & bit != 0 {
                return Err(Refusal::Twice { at: flip });
            }
            mask |= bit;
        }
        if mask == self.flips(square) {
            Ok(Move::place(square))
        } else if self.placing() {
            let side = self.turn();
            Err(Refusal::OutflanksNothing { side, at })
        } else {
            Ok(Move::place_by_hand(square, mask))
        }
    }

    /// The discs that may be turned after a placement, before the turn is handed over; `None`
    /// where the program turns them.
    pub(crate) fn open_to_hands(&self, path: &[Site]) -> Option<Vec<Site>> {
        let [at] = *path else {
            return None;
        };
        if !self.flips_by_hand() || self.placing() {
            return None;
        }
        self.turn_at(at).ok()?.square()?;
        Some(self.size().sites(self.all_opp()).collect())
    }

    /// The text of a placement with these flips. Flips that cannot be made are written all the
    /// same, so that reading the text says why.
    pub(crate) fn hand_text(&self, path: &[Site], flips: &[Site]) -> String {
        let Some(&at) = path.first() else {
            return String::new();
        };
        self.by_hand(at, flips).map_or_else(
            |_| {
                let flips: String = flips.iter().map(|&flip| site_name(flip)).collect();
                format!("{}/{flips}", site_name(at))
            },
            |mv| self.write_turn(mv),
        )
    }

    /// A turn as a hand made it: the placement, and the discs it turned.
    pub(crate) fn made_by_hand(&self, mv: Move) -> Option<(Path, Vec<Site>)> {
        let square = mv
            .square()
            .filter(|_| self.flips_by_hand() && !self.placing())?;
        let flips = mv.flips_by_hand().unwrap_or_else(|| self.flips(square));
        Some((
            vec![self.size().site(square)],
            self.size().sites(flips).collect(),
        ))
    }

    /// The turn of a click on this site.
    pub(crate) fn turn_at(&self, at: Site) -> Result<Move, Refusal> {
        let side = self.turn();
        let placements = self.placements();
        if placements == 0 && self.is_over() {
            return Err(Refusal::GameOver);
        }
        if at == PASS {
            if placements == 0 {
                return Ok(Move::PASS);
            }
            let on = self.size().sites(placements).collect();
            return Err(Refusal::CanPlace { side, on });
        }
        let Some(square) = self.size().square(at) else {
            return Err(self.off_board(at));
        };
        if placements >> square & 1 == 1 {
            return Ok(Move::place(square));
        }
        for by in [side, !side] {
            if self.discs(by) >> square & 1 == 1 {
                return Err(Refusal::Occupied { at, by });
            }
        }
        Err(if self.placing() {
            let centre = self.size().sites(placements).collect();
            Refusal::OnlyCentre { at, centre }
        } else if placements == 0 {
            Refusal::MustPass { side }
        } else {
            Refusal::OutflanksNothing { side, at }
        })
    }

    fn off_board(&self, at: Site) -> Refusal {
        off_board(site_name(at), self.size())
    }
}

/// There is no such square on a board of this size.
pub(crate) fn off_board(name: String, size: Size) -> Refusal {
    Refusal::OffBoard {
        name,
        side: size.side(),
    }
}
