//! What the turns of the position in view are worth, site by site: what a hand may point at next is
//! worth as much as the best turn that goes on there.

use crate::{
    app::{Model, Play, study::Seen},
    engine::Score,
    record::Worth,
    rules::Site,
};

/// What pointing at a site is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SiteValue {
    pub site: Site,
    pub worth: Worth,
    /// The same as the side to move sees it.
    pub score: Score,
    pub grade: Grade,
}

/// How much worse than the best turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// The best turn, or one that is worth as much.
    Best,
    Good,
    Fair,
    Poor,
    Bad,
}

/// Up to these losses, in parts of what wins three games of four, a turn is good, fair, poor.
const UP_TO: [(f32, Grade); 3] = [(0.22, Grade::Good), (0.5, Grade::Fair), (1.1, Grade::Poor)];

impl Grade {
    /// Of so many hundredths less than the best turn, in a game in which `clear` of them win three
    /// games of four.
    pub fn of(loss: i32, clear: i32) -> Self {
        if loss <= 0 {
            return Self::Best;
        }
        let part = loss as f32 / clear as f32;
        let found = UP_TO.into_iter().find(|(most, _)| part <= *most);
        found.map_or(Self::Bad, |(_, grade)| grade)
    }
}

/// The values of the sites that may be pointed at next, while the position is analysed and values
/// are wanted; each site once, the best first.
pub fn site_values(model: &Model, play: &Play) -> Vec<SiteValue> {
    let analysis = model.study.analysis.as_ref();
    let found = analysis.filter(|_| model.settings.turn_values);
    let Some(shown) = found.and_then(|analysis| analysis.found(play)) else {
        return Vec::new();
    };
    let Some(best) = shown.lines.first() else {
        return Vec::new();
    };
    let (best, clear) = (best.score.value(), play.game.clear());
    let picked = play.selection.picked();
    let mut values: Vec<SiteValue> = Vec::new();
    for (site, line) in shown.lines.iter().filter_map(|line| next(line, picked)) {
        if values.iter().all(|value| value.site != site) {
            values.push(SiteValue {
                site,
                worth: line.worth,
                score: line.score,
                grade: Grade::of(best - line.score.value(), clear),
            });
        }
    }
    values
}

/// The site that comes next in a line's first turn, if it begins as picked.
fn next<'a>(line: &'a Seen, picked: &[Site]) -> Option<(Site, &'a Seen)> {
    let path = &line.turns.first()?.path;
    let site = path.strip_prefix(picked)?.first()?;
    Some((*site, line))
}

#[cfg(test)]
mod tests {
    use crate::app::study::values::Grade;

    #[test]
    fn grades_follow_the_loss() {
        let grades = [0, 40, 45, 100, 101, 220, 221, 9000].map(|loss| Grade::of(loss, 200));
        use Grade::{Bad, Best, Fair, Good, Poor};
        assert_eq!(grades, [Best, Good, Fair, Fair, Poor, Poor, Bad, Bad]);
    }
}
