//! What a player points at becomes a turn. Knows neither pixels nor rules: only which paths are
//! legal. Invariant: `picked` is empty or the start of a legal path.

use crate::{
    record::NodeId,
    rules::{Path, Site},
    session::{Choice, Table},
};

/// The sites pointed at so far, and the discs turned by hand where the rules ask for that.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Selection {
    picked: Path,
    /// A whole path that waits for consequences made by hand.
    draft: Option<Draft>,
}

/// Consequences made by hand before the turn is handed over.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Draft {
    /// In the order of the sites.
    pub toggled: Vec<Site>,
    /// The turn that it puts right; `None` while a new one is made.
    pub correcting: Option<NodeId>,
}

/// What pointing at a site came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picked {
    /// A whole turn, by its text.
    Turn(String),
    /// More to point at.
    Part,
    LetGo,
    /// The path that is no turn.
    Refused(Path),
}

impl Selection {
    pub fn picked(&self) -> &[Site] {
        &self.picked
    }

    pub fn draft(&self) -> Option<&Draft> {
        self.draft.as_ref()
    }

    pub fn is_empty(&self) -> bool {
        self.picked.is_empty()
    }

    /// The sites that may be pointed at next, each once, in the order of the choices.
    pub fn targets(&self, table: &dyn Table) -> Vec<Site> {
        if self.draft.is_some() {
            return table.draft_sites(&self.picked).unwrap_or_default();
        }
        next_sites(&self.picked, table.choices())
    }

    pub fn clear(&mut self) {
        self.picked.clear();
        self.draft = None;
    }

    /// Takes back the last step of a half-made turn, then the selection. Gives the turn that was
    /// being put right and now stays as it was.
    pub fn let_go(&mut self) -> Option<NodeId> {
        let correcting = self.draft.take().and_then(|draft| draft.correcting);
        if correcting.is_some() {
            self.picked.clear();
        } else {
            self.picked.pop();
        }
        correcting
    }

    /// Opens a turn again to put it right.
    pub fn correct(&mut self, id: NodeId, path: Path, toggled: Vec<Site>) {
        self.picked = path;
        self.draft = Some(Draft {
            toggled,
            correcting: Some(id),
        });
    }

    /// Points at a site. A target always wins over letting go.
    pub fn pick(&mut self, site: Site, table: &dyn Table) -> Picked {
        if let Some(draft) = &mut self.draft {
            return Self::toggle(draft, &self.picked, site, table);
        }
        if next_sites(&self.picked, table.choices()).contains(&site) {
            return self.step(site, table);
        }
        if self.picked.contains(&site) {
            self.clear();
            return Picked::LetGo;
        }
        if next_sites(&[], table.choices()).contains(&site) {
            self.clear();
            return self.step(site, table);
        }
        let mut path = self.picked.clone();
        path.push(site);
        Picked::Refused(path)
    }

    fn step(&mut self, site: Site, table: &dyn Table) -> Picked {
        self.picked.push(site);
        let whole = table
            .choices()
            .iter()
            .find(|choice| choice.path == self.picked);
        let Some(choice) = whole else {
            return Picked::Part;
        };
        if table.draft_sites(&self.picked).is_some() {
            self.draft = Some(Draft::default());
            return Picked::Part;
        }
        let text = choice.text.clone();
        self.clear();
        Picked::Turn(text)
    }

    fn toggle(draft: &mut Draft, path: &[Site], site: Site, table: &dyn Table) -> Picked {
        if !table.draft_sites(path).unwrap_or_default().contains(&site) {
            let mut refused = path.to_vec();
            refused.push(site);
            return Picked::Refused(refused);
        }
        match draft.toggled.binary_search(&site) {
            Ok(at) => _ = draft.toggled.remove(at),
            Err(at) => draft.toggled.insert(at, site),
        }
        Picked::Part
    }
}

fn next_sites(picked: &[Site], choices: &[Choice]) -> Vec<Site> {
    let mut sites = Vec::new();
    for choice in choices {
        if let Some([next, ..]) = choice.path.strip_prefix(picked)
            && !sites.contains(next)
        {
            sites.push(*next);
        }
    }
    sites
}
