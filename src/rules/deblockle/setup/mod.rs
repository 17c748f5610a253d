//! The set-up played on the board: all blocks are rolled; the first player places the opponent's
//! blocks and hands over, then the second player places the first one's.
//!
//! A step is a text, and the log of steps replays:
//!
//! | text | what it does |
//! | --- | --- |
//! | `roll` | rolls by the seed; in the log it stands with the faces that came up |
//! | `roll XHSL/PXXC` | the faces of Gold's and Blue's blocks, in the order of the tray |
//! | `put 2 e7` | block 2 of the tray to a free start square, as it lies |
//! | `turn e7` | a quarter turn with the clock, seen from above |
//! | `move e7 c7` | to another start square; a block that stands there changes places |
//! | `take e7` | back to the tray |
//! | `done` | confirms and hands over; every block must be placed |
//!
//! Tray slots are sites: 49 to 52 hold the blocks that the first player places, 53 to 56 those of
//! the second. A block in the tray lies with the rolled face up and keeps its quarter turns.

mod step;

use crate::rules::{
    BySide, Effect, Reason, Scene, Side, Site,
    deblockle::{
        Deblockle, DeblockleOptions,
        block::MOST,
        board::{SQUARES, start_squares},
        cube::{Face, Orientation},
        start,
    },
};

use self::step::Step;
pub use self::step::{SetupCause, SetupRefusal};

/// How notation calls a tray slot: `#1` to `#4` for the first player's tray, then `#5` to `#8`.
pub(crate) fn slot_name(site: Site) -> String {
    format!("#{}", u16::from(site.0) + 1 - u16::from(SQUARES))
}

/// A set-up on its way. Pure: the same options and log give the same set-up.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    options: DeblockleOptions,
    state: State,
    /// The steps so far, each with the state before it and what was seen.
    past: Vec<Past>,
}

#[derive(Clone, PartialEq, Debug)]
struct Past {
    text: String,
    before: State,
    effects: Vec<Effect>,
}

#[derive(Clone, PartialEq, Debug)]
struct State {
    stage: Stage,
    /// The blocks by owner, in the order of the tray.
    blocks: BySide<Vec<Placed>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Placed {
    lies: Orientation,
    /// `None` in the tray.
    at: Option<Site>,
}

/// Where the set-up stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Nothing is rolled yet.
    Roll,
    /// This side places its opponent's blocks.
    Place(Side),
    Done,
}

impl Setup {
    /// Before the roll. The options must have passed their check.
    pub fn new(options: &DeblockleOptions) -> Self {
        Self {
            options: options.clone(),
            state: State {
                stage: Stage::Roll,
                blocks: BySide::default(),
            },
            past: Vec::new(),
        }
    }

    /// The set-up after these steps, or the number of the first step that is refused, from 0, and
    /// why.
    pub fn replay<'a>(
        options: &DeblockleOptions,
        log: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, (usize, Reason)> {
        let mut setup = Self::new(options);
        for (number, text) in log.into_iter().enumerate() {
            setup.apply(text).map_err(|reason| (number, reason))?;
        }
        Ok(setup)
    }

    pub fn stage(&self) -> Stage {
        self.state.stage
    }

    pub fn is_done(&self) -> bool {
        self.state.stage == Stage::Done
    }

    /// Whose hand it is: the roll is the first player's. `None` when all is done.
    pub fn hand(&self) -> Option<Side> {
        match self.state.stage {
            Stage::Roll => Some(self.options.first()),
            Stage::Place(hand) => Some(hand),
            Stage::Done => None,
        }
    }

    /// How many blocks the hand still has to place; 0 before the roll and after all is done.
    pub fn left(&self) -> usize {
        let Stage::Place(hand) = self.state.stage else {
            return 0;
        };
        let blocks = self.state.blocks[!hand].iter();
        blocks.filter(|block| block.at.is_none()).count()
    }

    /// What the hand should do now, for the status line.
    pub fn prompt(&self) -> Reason {
        let first = self.options.first();
        let cause = match self.state.stage {
            Stage::Roll => SetupCause::PromptRoll { side: first },
            Stage::Place(side) if self.left() == 0 => SetupCause::PromptDone { side },
            Stage::Place(side) => SetupCause::PromptPlace {
                side,
                left: self.left(),
            },
            Stage::Done => SetupCause::PromptPlay { side: first },
        };
        cause.into()
    }

    /// The steps so far; with the same options they replay.
    pub fn log(&self) -> impl Iterator<Item = &str> {
        self.past.iter().map(|past| past.text.as_str())
    }

    pub(crate) fn options(&self) -> &DeblockleOptions {
        &self.options
    }

    /// The blocks of a side in the order of the tray, each with the square on which it stands, if
    /// it has left the tray. Empty before the roll.
    pub(crate) fn blocks(&self, owner: Side) -> impl Iterator<Item = (Orientation, Option<Site>)> {
        let blocks = self.state.blocks[owner].iter();
        blocks.map(|block| (block.lies, block.at))
    }

    /// The start position, when all is done. A side without a turn has handed it over.
    pub fn position(&self) -> Option<Deblockle> {
        if !self.is_done() {
            return None;
        }
        let mut lies = BySide::<Vec<Orientation>>::default();
        for side in Side::BOTH {
            let blocks = &self.state.blocks[side];
            for &square in start_squares(side, self.options.blocks(side)) {
                let block = blocks.iter().find(|block| block.at == Some(square))?;
                lies[side].push(block.lies);
            }
        }
        Deblockle::set_up(&lies, self.options.first(), self.options.rules())
    }

    /// The board with both trays.
    pub fn scene(&self) -> Scene {
        let mut present: Vec<Site> = (0..SQUARES).map(Site).collect();
        for owner in Side::BOTH {
            let count = usize::from(self.options.blocks(owner));
            present.extend((0..count).map(|slot| self.slot(owner, slot)));
        }
        let mut scene = Scene::new(present.into_iter().collect(), BySide::default());
        for owner in Side::BOTH {
            for (slot, block) in self.state.blocks[owner].iter().enumerate() {
                let at = block.at.unwrap_or(self.slot(owner, slot));
                scene.put(at, block.lies.token(owner));
            }
        }
        scene
    }

    /// Takes a step and tells what is seen, from the scene before it.
    pub fn apply(&mut self, text: &str) -> Result<Vec<Effect>, Reason> {
        let step = Step::read(text).ok_or_else(|| SetupRefusal::NotAStep {
            text: text.trim().to_owned(),
        })?;
        let before = self.state.clone();
        let (step, effects) = self.take_step(step)?;
        self.past.push(Past {
            text: step.to_string(),
            before,
            effects: effects.clone(),
        });
        Ok(effects)
    }

    /// Takes the last step back and tells what is seen; `None` if there is none.
    pub fn undo(&mut self) -> Option<Vec<Effect>> {
        let Past {
            text: _,
            before,
            effects,
        } = self.past.pop()?;
        self.state = before;
        Some(effects.into_iter().rev().map(Effect::inverse).collect())
    }

    /// The sites a hand can point at after these. The same block again turns it.
    pub fn targets(&self, path: &[Site]) -> Vec<Site> {
        let Stage::Place(hand) = self.state.stage else {
            return Vec::new();
        };
        let owner = !hand;
        let blocks = self.state.blocks[owner].iter().enumerate();
        match *path {
            [] => blocks
                .map(|(slot, block)| block.at.unwrap_or(self.slot(owner, slot)))
                .collect(),
            [from] => {
                let tray = blocks.map(|(slot, _)| self.slot(owner, slot));
                let squares = start_squares(owner, self.options.blocks(owner));
                let sites = squares.iter().copied().chain(tray);
                sites
                    .filter(|&to| self.refusal(&[from, to]).is_none())
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    /// The step that a whole path means: a block of the tray and a free start square, a placed
    /// block and another start square, the same block twice (a turn), a placed block and an empty place of
    /// its tray.
    pub fn action(&self, path: &[Site]) -> Option<String> {
        self.picked(path)
            .ok()
            .flatten()
            .map(|step| step.to_string())
    }

    /// Why no step begins with this path; `None` if one does.
    pub fn refusal(&self, path: &[Site]) -> Option<Reason> {
        let step = match self.picked(path) {
            Ok(step) => step?,
            Err(refusal) => return Some(refusal.into()),
        };
        self.clone().take_step(step).err().map(Reason::from)
    }

    /// The site of a slot of the tray that holds an owner's blocks.
    fn slot(&self, owner: Side, slot: usize) -> Site {
        let tray = if owner == self.options.first() {
            MOST
        } else {
            0
        };
        Site(SQUARES + (tray + slot) as u8)
    }

    /// The step of a path; `None` while a path that may become one is not whole.
    fn picked(&self, path: &[Site]) -> Result<Option<Step>, SetupRefusal> {
        let owner = self.owner()?;
        let Some((&from, rest)) = path.split_first() else {
            return Ok(None);
        };
        let blocks = &self.state.blocks[owner];
        let tray = |site| (0..blocks.len()).find(|&slot| self.slot(owner, slot) == site);
        if let Some(slot) = tray(from) {
            let number = slot as u32 + 1;
            if blocks[slot].at.is_some() {
                return Err(SetupRefusal::SlotEmpty { number });
            }
            return match *rest {
                [] => Ok(None),
                [at] if SQUARES <= at.0 => Err(SetupRefusal::NotStart { owner }),
                [at] => Ok(Some(Step::Put { number, at })),
                _ => Err(SetupRefusal::TooLong),
            };
        }
        if self.placed(owner, from).is_none() {
            let theirs = self.placed(!owner, from).is_some();
            return Err(match SQUARES <= from.0 {
                true => SetupRefusal::OtherTray { owner },
                false if theirs => SetupRefusal::NotYours { at: from, owner },
                false => SetupRefusal::Empty { at: from },
            });
        }
        match *rest {
            [] => Ok(None),
            [to] if to == from => Ok(Some(Step::Turn { at: from })),
            [to] if tray(to).is_some_and(|slot| blocks[slot].at.is_some()) => {
                Ok(Some(Step::Take { at: from }))
            }
            // Whoever points at the next block wants that one.
            [to] if tray(to).is_some() => Err(SetupRefusal::Occupied { at: to }),
            [to] if SQUARES <= to.0 => Err(SetupRefusal::OtherTray { owner }),
            [to] => Ok(Some(Step::Move { from, to })),
            _ => Err(SetupRefusal::TooLong),
        }
    }

    /// Whose blocks are being placed.
    fn owner(&self) -> Result<Side, SetupRefusal> {
        match self.state.stage {
            Stage::Roll => Err(SetupRefusal::NotRolled),
            Stage::Place(hand) => Ok(!hand),
            Stage::Done => Err(SetupRefusal::Over),
        }
    }

    /// The slot number of the block that stands on a square.
    fn placed(&self, owner: Side, at: Site) -> Option<usize> {
        let blocks = &self.state.blocks[owner];
        blocks.iter().position(|block| block.at == Some(at))
    }

    /// Changes the state, or leaves it as it is and says why. Gives the step as the log has it.
    fn take_step(&mut self, step: Step) -> Result<(Step, Vec<Effect>), SetupRefusal> {
        let effects = match step {
            Step::Roll { faces } => {
                let faces = self.rolled(faces)?;
                let effects = self.roll(&faces);
                return Ok((Step::Roll { faces: Some(faces) }, effects));
            }
            Step::Put { number, at } => self.put(number, at)?,
            Step::Turn { at } => self.turn(at)?,
            Step::Take { at } => self.take(at)?,
            Step::Move { from, to } => self.shift(from, to)?,
            Step::Done => self.done()?,
        };
        Ok((step, effects))
    }

    /// The faces of the roll: those given in the step, in the options, or by the seed.
    fn rolled(&self, faces: Option<BySide<Vec<Face>>>) -> Result<BySide<Vec<Face>>, SetupRefusal> {
        if self.state.stage != Stage::Roll {
            return Err(SetupRefusal::AlreadyRolled);
        }
        let dice = start::roll(&self.options);
        let tops = |side: Side| dice[side].iter().map(|lies| lies.top()).collect();
        let Some(faces) = faces else {
            return Ok(BySide::new(tops(Side::First), tops(Side::Second)));
        };
        for side in Side::BOTH {
            if faces[side].len() != usize::from(self.options.blocks(side)) {
                return Err(SetupRefusal::RollCount { owner: side });
            }
            let given = self.options.faces(side);
            if given.is_some_and(|given| given != faces[side]) {
                return Err(SetupRefusal::RollFaces { owner: side });
            }
        }
        Ok(faces)
    }

    fn roll(&mut self, faces: &BySide<Vec<Face>>) -> Vec<Effect> {
        let first = self.options.first();
        let mut effects = Vec::new();
        for hand in [first, !first] {
            let owner = !hand;
            for (slot, &face) in faces[owner].iter().enumerate() {
                let lies = Orientation::with_top(face, 0);
                self.state.blocks[owner].push(Placed { lies, at: None });
                effects.push(Effect::Placed {
                    at: self.slot(owner, slot),
                    token: lies.token(owner),
                    cause: SetupCause::Rolled { hand, face }.into(),
                });
            }
        }
        self.state.stage = Stage::Place(first);
        effects
    }

    fn put(&mut self, number: u32, at: Site) -> Result<Vec<Effect>, SetupRefusal> {
        let owner = self.owner()?;
        let slot = usize::try_from(number)
            .ok()
            .and_then(|number| number.checked_sub(1))
            .filter(|&slot| slot < self.state.blocks[owner].len())
            .ok_or(SetupRefusal::NoSlot { number })?;
        let block = self.state.blocks[owner][slot];
        if block.at.is_some() {
            return Err(SetupRefusal::SlotEmpty { number });
        }
        self.start_square(owner, at)?;
        if self.placed(owner, at).is_some() {
            return Err(SetupRefusal::Occupied { at });
        }
        self.state.blocks[owner][slot].at = Some(at);
        let face = block.lies.top();
        Ok(vec![Effect::Moved {
            from: self.slot(owner, slot),
            to: at,
            cause: SetupCause::Put { owner, at, face }.into(),
        }])
    }

    fn turn(&mut self, at: Site) -> Result<Vec<Effect>, SetupRefusal> {
        let owner = self.owner()?;
        let slot = self.own(owner, at)?;
        let block = &mut self.state.blocks[owner][slot];
        let was = block.lies;
        block.lies = was.turned();
        let now = block.lies;
        let cause = SetupCause::Turned {
            at,
            north: now.north(),
        };
        Ok(vec![Effect::Turned {
            at,
            was: was.token(owner),
            now: now.token(owner),
            cause: cause.into(),
        }])
    }

    fn take(&mut self, at: Site) -> Result<Vec<Effect>, SetupRefusal> {
        let owner = self.owner()?;
        let slot = self.own(owner, at)?;
        self.state.blocks[owner][slot].at = None;
        Ok(vec![Effect::Moved {
            from: at,
            to: self.slot(owner, slot),
            cause: SetupCause::Taken { at }.into(),
        }])
    }

    fn shift(&mut self, from: Site, to: Site) -> Result<Vec<Effect>, SetupRefusal> {
        let owner = self.owner()?;
        let slot = self.own(owner, from)?;
        self.start_square(owner, to)?;
        if from == to {
            return Err(SetupRefusal::Occupied { at: to });
        }
        let moved = |from, to, cause: SetupCause| Effect::Moved {
            from,
            to,
            cause: cause.into(),
        };
        let other = self.placed(owner, to);
        self.state.blocks[owner][slot].at = Some(to);
        let Some(other) = other else {
            return Ok(vec![moved(from, to, SetupCause::Moved { from, to })]);
        };
        self.state.blocks[owner][other].at = Some(from);
        // One of the two steps aside into the tray, because a site holds one token.
        let aside = self.slot(owner, other);
        let swapped = || SetupCause::Swapped { from, to };
        Ok(vec![
            moved(to, aside, swapped()),
            moved(from, to, swapped()),
            moved(aside, from, swapped()),
        ])
    }

    fn done(&mut self) -> Result<Vec<Effect>, SetupRefusal> {
        let hand = !self.owner()?;
        let left = self.left();
        if 0 < left {
            return Err(SetupRefusal::NotPlaced { left });
        }
        self.state.stage = if hand == self.options.first() {
            Stage::Place(!hand)
        } else {
            Stage::Done
        };
        Ok(Vec::new())
    }

    fn own(&self, owner: Side, at: Site) -> Result<usize, SetupRefusal> {
        let refusal = match self.placed(!owner, at) {
            Some(_) => SetupRefusal::NotYours { at, owner },
            None => SetupRefusal::Empty { at },
        };
        self.placed(owner, at).ok_or(refusal)
    }

    fn start_square(&self, owner: Side, at: Site) -> Result<(), SetupRefusal> {
        let squares = start_squares(owner, self.options.blocks(owner));
        let known = squares.contains(&at);
        known.then_some(()).ok_or(SetupRefusal::NotStart { owner })
    }
}
