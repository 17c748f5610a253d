//! How one game looks: the only thing about a game that the board needs to know.

use egui::{Pos2, Rect, pos2};

use crate::{
    rules::{Effect, Scene, Site, Token},
    ui::board::canvas::Canvas,
};

/// How one game looks. Positions are in board units of the game's own choice, with y running
/// down, as the first side sees the board; [`crate::ui::board::Place`] brings them to the screen.
pub trait Look {
    /// Everything that is painted.
    fn bounds(&self, scene: &Scene) -> Rect;

    /// Every site that can be on the board, in reading order. Which of them are there now is in
    /// [`Scene::present`].
    fn sites(&self) -> Vec<Site>;

    /// The corners of a site, convex; `None` for one that lies beside the board (stock, pass).
    /// Signs keep away from the first corner.
    fn outline(&self, site: Site) -> Option<Vec<Pos2>>;

    /// The middle of a site, where its token stands.
    fn center(&self, site: Site) -> Pos2 {
        let Some(corners) = self.outline(site) else {
            return Pos2::ZERO;
        };
        let sum = corners
            .iter()
            .fold(egui::Vec2::ZERO, |sum, corner| sum + corner.to_vec2());
        let count = corners.len() as f32;
        pos2(sum.x / count, sum.y / count)
    }

    /// The largest circle about the middle that stays on a site.
    fn radius(&self) -> f32;

    /// Everything that lies still under the tokens. Paints only what the scene has.
    fn paint_board(&self, canvas: &Canvas<'_>, scene: &Scene, names: Names);

    fn paint_token(&self, canvas: &Canvas<'_>, pose: Pose, token: Token);

    /// Paints an effect while it happens, `progress` running from 0 to 1; `false` leaves it to
    /// the board, which moves and fades tokens.
    fn paint_effect(
        &self,
        canvas: &Canvas<'_>,
        scene: &Scene,
        effect: &Effect,
        progress: f32,
    ) -> bool {
        _ = (canvas, scene, effect, progress);
        false
    }

    /// What a token would show on a site.
    fn paint_ghost(&self, canvas: &Canvas<'_>, at: Site, token: Token, legal: bool) {
        let pose = Pose::at(self.center(at));
        self.paint_token(&canvas.faded(if legal { 0.5 } else { 0.2 }), pose, token);
    }
}

/// Whether the names of sites are painted on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Names {
    #[default]
    Shown,
    Hidden,
}

/// How a token stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pose {
    /// Its middle, in board units.
    pub at: Pos2,
    /// How high it is held above the board, in board units.
    pub lift: f32,
    /// How far it is tipped over: 0 stands, 1 lies.
    pub tipped: f32,
}

impl Pose {
    pub fn at(at: Pos2) -> Self {
        Self {
            at,
            lift: 0.0,
            tipped: 0.0,
        }
    }
}
