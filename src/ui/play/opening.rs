//! The name of the opening on the board, above the turn list. It leads to the list of openings.

use egui::{CornerRadius, CursorIcon, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::{
    app::{Action, Command, Model},
    openings,
    ui::{
        controls::{cut, focus_ring, width_of},
        theme::{self, Theme, Type},
    },
};

const ROW: f32 = 24.0;

/// Nothing where no position of the game has a name.
pub(crate) fn opening_ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let place = model
        .play
        .as_ref()
        .and_then(|play| openings::named(&*play.table));
    let Some(opening) = place.and_then(|place| openings::all().get(place)) else {
        return;
    };
    let size = vec2(ui.available_width(), ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let name = model
        .lang
        .format("play-opening", &[("name", opening.name.into())]);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let theme = Theme::of(ui.style());
    if response.hovered() {
        let round = CornerRadius::same(theme::RADIUS);
        ui.painter().rect_filled(rect, round, theme.hover);
    }
    let inside = rect.shrink2(vec2(theme::SPACE[1], 0.0));
    let word = model.lang.text("play-opening-word");
    let wide = width_of(ui, Type::Small, &word) + theme::SPACE[1];
    for (text, ink, left) in [
        (word.as_str(), theme.muted, inside.left()),
        (opening.name, theme.text, inside.left() + wide),
    ] {
        let galley = cut(ui, Type::Small, ink, text, inside.right() - left);
        let top = rect.center().y - galley.size().y / 2.0;
        ui.painter().galley(pos2(left, top.round()), galley, ink);
    }
    focus_ring(ui, rect, &response, theme::RADIUS);
    if response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
        actions.push(Action::Run(Command::Openings));
    }
}
