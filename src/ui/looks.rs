//! Which look paints which game: the one place in the window that lists games.

use egui::{Rect, Ui};

use crate::{
    catalog::GameId,
    rules::Scene,
    ui::{
        board::{CoerceoLook, DeblockleLook, Look, ReversiLook, miniature},
        theme::Theme,
    },
};

/// The look of a game at this scene.
pub(crate) fn look_of(game: GameId, scene: &Scene) -> Box<dyn Look> {
    match game {
        GameId::Coerceo => Box::new(CoerceoLook),
        GameId::Reversi => Box::new(ReversiLook::new(reversi_size(scene))),
        GameId::Deblockle => Box::new(DeblockleLook),
    }
}

/// A small picture of a scene.
pub(crate) fn miniature_in(ui: &Ui, rect: Rect, game: GameId, scene: &Scene) {
    if ui.is_rect_visible(rect) {
        let look = look_of(game, scene);
        miniature(ui.painter(), rect, &*look, scene, Theme::of(ui.style()));
    }
}

/// The sides of the smallest square board that holds as many squares as are there.
fn reversi_size(scene: &Scene) -> u8 {
    let squares = scene
        .present
        .iter()
        .filter(|site| site.index() < crate::rules::Site::TOKENS)
        .count();
    (1..=10_u8)
        .find(|&size| squares <= usize::from(size) * usize::from(size))
        .unwrap_or(10)
}
