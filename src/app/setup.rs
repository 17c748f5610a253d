//! A set-up played on the board before the game: roll, assign, turn, confirm, hand over.

use std::path::PathBuf;

use crate::{
    app::{App, Form, Play, form::SEED},
    catalog::{GameId, OpenError, Setup},
    engine::deblockle::setup_step,
    record::Header,
    rules::{Effect, Path, Reason, Scene, Side, Site},
    session::{Change, Table},
    store::SetupSave,
};

/// A set-up on its way, with what belongs to the game that follows.
#[derive(Clone, Debug)]
pub struct SetupGame {
    pub game: GameId,
    pub options: Vec<(String, String)>,
    pub header: Header,
    /// Where the autosave has it, if it was left unfinished.
    pub kept: Option<PathBuf>,
    setup: Setup,
    picked: Path,
    refused: Option<Reason>,
    /// The last change, for views to animate; its number tells changes apart.
    change: Option<(u64, Change)>,
}

impl SetupGame {
    /// The set-up that a form asks for.
    pub fn new(form: &Form) -> Result<Self, OpenError> {
        let options = form.chosen();
        Ok(Self {
            game: form.game,
            setup: form.game.setup(&options)?,
            options,
            header: form.header(),
            kept: None,
            picked: Path::new(),
            refused: None,
            change: None,
        })
    }

    /// A set-up that was left in the midst.
    pub fn resume(save: SetupSave) -> Result<Self, OpenError> {
        let SetupSave {
            game,
            options,
            log,
            header,
        } = save;
        let mut setup = game.setup(&options)?;
        for step in &log {
            setup.apply(step).map_err(|reason| OpenError { reason })?;
        }
        Ok(Self {
            game,
            options,
            header,
            kept: None,
            setup,
            picked: Path::new(),
            refused: None,
            change: None,
        })
    }

    pub fn scene(&self) -> Scene {
        self.setup.scene()
    }

    /// Whose hand it is.
    pub fn hand(&self) -> Option<Side> {
        self.setup.hand()
    }

    pub fn picked(&self) -> &[Site] {
        &self.picked
    }

    pub fn targets(&self) -> Vec<Site> {
        self.setup.targets(&self.picked)
    }

    /// Where a step can begin.
    pub fn starts(&self) -> Vec<Site> {
        self.setup.targets(&[])
    }

    pub fn refused(&self) -> Option<&Reason> {
        self.refused.as_ref()
    }

    /// What the hand should do now.
    pub fn prompt(&self) -> Reason {
        self.setup.prompt()
    }

    /// What the last step did.
    pub fn told(&self) -> Option<&[Effect]> {
        self.change.as_ref().map(|(_, change)| &change.effects[..])
    }

    pub fn change(&self) -> Option<&(u64, Change)> {
        self.change.as_ref()
    }

    pub fn log(&self) -> Vec<String> {
        self.setup.log().map(str::to_owned).collect()
    }

    pub fn is_rolled(&self) -> bool {
        self.setup.log().next().is_some()
    }

    /// Whether there is a step of a person's to take back.
    pub fn can_undo(&self) -> bool {
        if self.header.players.first.computer.is_none()
            && self.header.players.second.computer.is_none()
        {
            return self.is_rolled();
        }
        let mut before = self.clone();
        while before.setup.undo().is_some() {
            if before.is_at_hand() {
                return true;
            }
        }
        false
    }

    /// Whether the roll or the hand-over may come now.
    pub fn can_hand_over(&self) -> bool {
        !self.setup.is_done() && self.setup.left() == 0
    }

    /// What a save holds of it.
    pub fn save(&self) -> SetupSave {
        SetupSave {
            game: self.game,
            options: self.options.clone(),
            log: self.log(),
            header: self.header.clone(),
        }
    }

    pub fn site_name(&self, site: Site) -> String {
        self.game.site_name(site)
    }

    /// The game that begins when all is placed.
    fn table(&self) -> Option<Result<Box<dyn Table>, OpenError>> {
        let position = self.game.setup_position(&self.setup)?;
        let open = || {
            let mut table = self.game.open(&self.options, Some(&position))?;
            *table.header_mut() = Header {
                setup: self.log(),
                ..self.header.clone()
            };
            Ok(table)
        };
        Some(open())
    }

    fn pick(&mut self, site: Site) -> Option<String> {
        self.refused = None;
        if !self.setup.targets(&self.picked).contains(&site) {
            let mut path = std::mem::take(&mut self.picked);
            if self.setup.targets(&[]).contains(&site) {
                self.picked.push(site);
            } else {
                path.push(site);
                self.refused = self
                    .setup
                    .refusal(&path)
                    .or_else(|| self.setup.refusal(&[site]));
            }
            return None;
        }
        self.picked.push(site);
        self.setup.action(&self.picked)
    }

    fn step(&mut self, text: &str, number: u64) {
        let before = self.scene();
        match self.setup.apply(text) {
            Ok(effects) => {
                // The block stays in the hand, so that pointing at it again turns it.
                self.picked = self.picked.pop().into_iter().collect();
                if !self.picked.iter().all(|at| self.starts().contains(at)) {
                    self.picked.clear();
                }
                self.changed(number, before, effects);
            }
            Err(reason) => {
                self.picked.clear();
                self.refused = Some(reason);
            }
        }
    }

    /// Takes back the last step of a person's and what the computer did after it.
    fn undo(&mut self, number: u64) {
        self.refused = None;
        self.picked.clear();
        let before = self.scene();
        let mut effects = Vec::new();
        while let Some(more) = self.setup.undo() {
            effects.extend(more);
            if self.is_at_hand() {
                break;
            }
        }
        self.changed(number, before, effects);
    }

    fn changed(&mut self, number: u64, before: Scene, effects: Vec<Effect>) {
        let after = self.scene();
        let change = Change {
            before,
            effects,
            after,
        };
        self.change = Some((number, change));
    }

    /// What a computer does next; `None` when all is done.
    pub(crate) fn computer_step(&self) -> Option<String> {
        // The dice of this set-up decide between placements that are equally good.
        let seed = self.options.iter().find(|(key, _)| key == SEED);
        let seed = seed.and_then(|(_, value)| value.parse().ok());
        setup_step(&self.setup, seed.unwrap_or(0))
    }

    fn let_go(&mut self) {
        self.refused = None;
        self.picked.clear();
    }
}

impl App {
    pub(crate) fn pick_in_setup(&mut self, site: Site) {
        let Some(setup) = &mut self.model.setup else {
            return;
        };
        if !setup.is_at_hand() {
            setup.refused = Some(Reason::new("computer-has-the-turn"));
        } else if let Some(text) = setup.pick(site) {
            self.step_in_setup(&text);
        }
    }

    pub(crate) fn let_go_in_setup(&mut self) {
        if let Some(setup) = &mut self.model.setup {
            setup.let_go();
        }
    }

    pub(crate) fn undo_in_setup(&mut self) {
        let number = self.count();
        if let Some(setup) = &mut self.model.setup {
            setup.undo(number);
            self.autosave();
        }
    }

    /// Rolls, or confirms what was placed; after the second player the game begins.
    pub(crate) fn hand_over_setup(&mut self) {
        if let Some(setup) = &self.model.setup {
            let text = if setup.is_rolled() { "done" } else { "roll" };
            self.step_in_setup(text);
        }
    }

    /// Takes a step; after the last one the game begins.
    pub(crate) fn step_in_setup(&mut self, text: &str) {
        let number = self.count();
        let Some(setup) = &mut self.model.setup else {
            return;
        };
        setup.step(text, number);
        match setup.table() {
            None => self.autosave(),
            Some(Ok(mut table)) => {
                let game = setup.game;
                table.header_mut().date = self.date();
                // The same game goes on, so nothing is laid aside.
                self.put(Play::new(game, table));
            }
            Some(Err(err)) => self.notice(err.reason),
        }
    }
}
