//! What a player points at becomes a turn. Knows nothing of pixels or of rules: only the list of
//! paths that are turns now. No path is the beginning of another.

use crate::rules::{Path, Site};

/// The sites pointed at so far: the beginning of at least one path.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Input {
    picked: Path,
}

/// What pointing at a site came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picked {
    /// The path is whole: a turn. Nothing is picked any more.
    Turn(Path),
    /// The selection grew, or went over to another piece.
    Changed,
    /// The selection was let go, wholly or by its last step.
    LetGo,
    /// No turn begins so. The selection stays as it was.
    Refused(Path),
}

impl Input {
    /// The sites pointed at so far.
    pub fn picked(&self) -> &[Site] {
        &self.picked
    }

    /// Forgets everything: the position has changed.
    pub fn clear(&mut self) {
        self.picked.clear();
    }

    /// Begins with this path, as a button does that stands for a site beside the board. A path
    /// that no turn follows is refused.
    pub fn begin(&mut self, path: &[Site], choices: &[Path]) -> Picked {
        self.picked.clear();
        for &site in path {
            if !self.is_target(site, choices) {
                self.picked.clear();
                return Picked::Refused(path.to_vec());
            }
            self.picked.push(site);
        }
        self.whole(choices)
    }

    /// Keeps only what still begins a path, for choices that have changed.
    pub fn retain(&mut self, choices: &[Path]) {
        if !choices.iter().any(|path| path.starts_with(&self.picked)) {
            self.picked.clear();
        }
    }

    /// The sites that may be pointed at next, in ascending order, each once.
    pub fn targets(&self, choices: &[Path]) -> Vec<Site> {
        nexts(&self.picked, choices)
    }

    /// The sites where a path begins.
    pub fn starts(choices: &[Path]) -> Vec<Site> {
        nexts(&[], choices)
    }

    /// A target always wins; then the selected site lets go and another start changes the
    /// selection.
    pub fn pick(&mut self, site: Site, choices: &[Path]) -> Picked {
        if self.is_target(site, choices) {
            self.picked.push(site);
            return self.whole(choices);
        }
        if let Some(place) = self.picked.iter().position(|&picked| picked == site) {
            self.picked.truncate(place);
            return Picked::LetGo;
        }
        if choices.iter().any(|path| path.first() == Some(&site)) {
            self.picked = vec![site];
            return self.whole(choices);
        }
        let mut path = self.picked.clone();
        path.push(site);
        Picked::Refused(path)
    }

    /// Takes the last step of a half-made turn back, then the selection. `false` if there was
    /// nothing to let go.
    pub fn let_go(&mut self) -> bool {
        self.picked.pop().is_some()
    }

    fn is_target(&self, site: Site, choices: &[Path]) -> bool {
        choices
            .iter()
            .any(|path| path.strip_prefix(&*self.picked).and_then(<[Site]>::first) == Some(&site))
    }

    fn whole(&mut self, choices: &[Path]) -> Picked {
        if choices.contains(&self.picked) {
            Picked::Turn(std::mem::take(&mut self.picked))
        } else {
            Picked::Changed
        }
    }
}

fn nexts(picked: &[Site], choices: &[Path]) -> Vec<Site> {
    let mut sites: Vec<Site> = choices
        .iter()
        .filter_map(|path| path.strip_prefix(picked)?.first().copied())
        .collect();
    sites.sort_unstable();
    sites.dedup();
    sites
}

#[cfg(test)]
mod tests {
    use super::{Input, Picked};
    use crate::rules::{Path, Site};

    /// Piece 1 tips to 2 and hops to 3 or back to 1; piece 5 tips to 6 and stays; 9 alone.
    fn choices() -> Vec<Path> {
        let paths: [&[u8]; 4] = [&[1, 2, 3], &[1, 2, 1], &[5, 6], &[9]];
        paths
            .map(|path| path.iter().map(|&site| Site(site)).collect())
            .to_vec()
    }

    fn picks(input: &mut Input, sites: &[u8]) -> Picked {
        let mut last = Picked::LetGo;
        for &site in sites {
            last = input.pick(Site(site), &choices());
        }
        last
    }

    #[test]
    fn a_whole_path_is_a_turn() {
        let mut input = Input::default();
        assert_eq!(picks(&mut input, &[1, 2]), Picked::Changed);
        assert_eq!(input.targets(&choices()), [Site(1), Site(3)]);
        assert_eq!(
            picks(&mut input, &[3]),
            Picked::Turn(vec![Site(1), Site(2), Site(3)])
        );
        assert!(input.picked().is_empty());
        assert_eq!(picks(&mut input, &[9]), Picked::Turn(vec![Site(9)]));
    }

    #[test]
    fn a_target_wins_over_letting_go() {
        let mut input = Input::default();
        // 1 is selected and is also where the hop may end.
        assert_eq!(
            picks(&mut input, &[1, 2, 1]),
            Picked::Turn(vec![Site(1), Site(2), Site(1)])
        );
    }

    #[test]
    fn the_selected_piece_lets_go() {
        let mut input = Input::default();
        assert_eq!(picks(&mut input, &[1, 1]), Picked::LetGo);
        assert!(input.picked().is_empty());
        assert_eq!(picks(&mut input, &[1, 2, 2]), Picked::LetGo);
        assert_eq!(input.picked(), [Site(1)]);
    }

    #[test]
    fn another_piece_changes_the_selection() {
        let mut input = Input::default();
        assert_eq!(picks(&mut input, &[1, 5]), Picked::Changed);
        assert_eq!(input.picked(), [Site(5)]);
        assert_eq!(picks(&mut input, &[1, 2, 5]), Picked::Changed);
        assert_eq!(input.picked(), [Site(5)]);
    }

    #[test]
    fn elsewhere_is_refused_and_keeps_the_selection() {
        let mut input = Input::default();
        assert_eq!(picks(&mut input, &[7]), Picked::Refused(vec![Site(7)]));
        assert_eq!(
            picks(&mut input, &[1, 7]),
            Picked::Refused(vec![Site(1), Site(7)])
        );
        assert_eq!(input.picked(), [Site(1)]);
    }

    #[test]
    fn letting_go_takes_back_the_tip_first() {
        let mut input = Input::default();
        picks(&mut input, &[1, 2]);
        assert!(input.let_go());
        assert_eq!(input.picked(), [Site(1)]);
        assert!(input.let_go());
        assert!(!input.let_go());
    }

    #[test]
    fn a_button_begins_a_path() {
        let mut input = Input::default();
        assert_eq!(input.begin(&[Site(1)], &choices()), Picked::Changed);
        assert_eq!(
            input.begin(&[Site(2)], &choices()),
            Picked::Refused(vec![Site(2)])
        );
        assert!(input.picked().is_empty());
        assert_eq!(Input::starts(&choices()), [Site(1), Site(5), Site(9)]);
    }

    #[test]
    fn a_selection_that_no_turn_follows_is_forgotten() {
        let mut input = Input::default();
        picks(&mut input, &[1, 2]);
        input.retain(&choices());
        assert_eq!(input.picked(), [Site(1), Site(2)]);
        input.retain(&[vec![Site(5), Site(6)]]);
        assert!(input.picked().is_empty());
    }
}
