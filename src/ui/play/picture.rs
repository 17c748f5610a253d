//! What the board shows now: the scene between two positions while a turn is animated, and the
//! states of its sites. Pure: from the model and a time to a picture.

use crate::{
    app::{Play, Selection},
    rules::{Effect, Scene, Site, Token},
    session::Table,
    ui::board::{Ghost, LastTurn},
};

/// What the last turn touched. In an exchange, what was taken first is where the hand pointed.
pub(crate) fn last_turn(effects: &[Effect]) -> LastTurn {
    let mut last = LastTurn::of(effects);
    if last.ends.is_empty() && !last.changed.is_empty() {
        last.ends.push(last.changed.remove(0));
    }
    last
}

/// The scene with the half-made turn on it.
pub(crate) fn half_made(table: &dyn Table, selection: &Selection) -> Scene {
    let mut scene = table.scene();
    for effect in table.preview(selection.picked()) {
        if selection.draft().is_some() && matches!(effect, Effect::Turned { .. }) {
            // Turned by hand, or not at all.
            continue;
        }
        scene.apply(&effect);
    }
    if let Some(draft) = selection.draft() {
        let placed = selection.picked().first().and_then(|&at| scene.token(at));
        for &at in &draft.toggled {
            if let Some(token) = placed {
                scene.put(at, token);
            }
        }
    }
    scene
}

/// The tokens that a step of the half-made turn would bring up on its targets and neighbours.
pub(crate) fn ghosts(
    table: &dyn Table,
    selection: &Selection,
    targets: &[Site],
    scene: &Scene,
) -> Vec<Ghost> {
    if selection.draft().is_some() || selection.is_empty() {
        return Vec::new();
    }
    let ghost = |at: Site| {
        let mut path = selection.picked().to_vec();
        path.push(at);
        let rolled = |effect: &Effect| match *effect {
            Effect::Rolled { to, now, .. } if to == at => Some(now),
            _ => None,
        };
        let token: Token = table.preview(&path).iter().find_map(rolled)?;
        Some(Ghost {
            at,
            token,
            legal: targets.contains(&at),
        })
    };
    scene
        .present
        .iter()
        .filter(|&at| scene.token(at).is_none())
        .filter_map(ghost)
        .collect()
}

/// The targets where an opposing token would be taken by pointing at it.
pub(crate) fn takes(play: &Play, targets: &[Site], scene: &Scene) -> Vec<Site> {
    let exchange = play.is_exchanging();
    targets
        .iter()
        .copied()
        .filter(|&at| exchange && scene.token(at).is_some())
        .collect()
}
