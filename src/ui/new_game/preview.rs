//! The start as it will be, and how it comes about where dice decide.

use egui::{CornerRadius, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use crate::{
    app::{Action, FormEdit, Model},
    rules::Scene,
    ui::{
        choices::choice_ui,
        controls::{Fold, fold_ui, heading_ui, text_ui, wide_button_ui},
        looks::miniature_in,
        new_game::{DICE, opening::opening_ui, rules::rule_ui},
        theme::{self, Theme, Type},
        widgets::Weight,
    },
};

pub(crate) fn preview_ui(ui: &mut Ui, model: &Model, width: f32, actions: &mut Vec<Action>) {
    let lang = &model.lang;
    let form = &model.form;
    let theme = Theme::of(ui.style());
    ui.add_space(theme::SPACE[1]);
    let heading = lang.text("new-game-preview");
    heading_ui(ui, Type::Strong, &heading);
    ui.add_space(2.0);
    let height = (width * 0.86)
        .min(320.0)
        .min(ui.ctx().content_rect().height() * 0.5);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &heading));
    let round = CornerRadius::same(theme::CARD_RADIUS);
    let line = Stroke::new(theme::HAIRLINE, theme.hairline);
    ui.painter()
        .rect(rect, round, theme.raised, line, StrokeKind::Inside);
    match form.scene() {
        Ok(scene) => {
            let scene = if form.begins_with_setup() {
                bare(scene)
            } else {
                scene
            };
            miniature_in(ui, rect.shrink(theme::SPACE[3]), form.game, &scene);
        }
        Err(_) => {
            let room = Rect::from_center_size(rect.center(), vec2(width - 48.0, 40.0));
            let text = lang.text("new-game-preview-unclear");
            unclear(ui, room, &text);
        }
    }
    if form.game.has_setup() && form.position.trim().is_empty() {
        setup_ui(ui, model, width, actions);
    }
    if form.has_openings() {
        opening_ui(ui, model, width, actions);
    }
}

fn unclear(ui: &Ui, room: Rect, text: &str) {
    let theme = Theme::of(ui.style());
    let galley = ui.painter().layout(
        text.to_owned(),
        Type::Small.font(),
        theme.muted,
        room.width(),
    );
    let at = room.center() - galley.size() / 2.0;
    ui.painter().galley(at, galley, theme.muted);
}

/// The board before anything was placed on it.
fn bare(scene: Scene) -> Scene {
    let mut bare = scene;
    for (site, _) in scene.tokens() {
        bare.clear(site);
    }
    bare
}

fn setup_ui(ui: &mut Ui, model: &Model, width: f32, actions: &mut Vec<Action>) {
    let lang = &model.lang;
    let form = &model.form;
    let theme = Theme::of(ui.style());
    ui.add_space(theme::SPACE[1]);
    let name = lang.text("new-game-setup");
    heading_ui(ui, Type::Strong, &name);
    let texts = [
        lang.text("new-game-setup-full"),
        lang.text("new-game-setup-quick"),
    ];
    let chosen = usize::from(!form.full_setup);
    if let Some(index) = choice_ui(ui, &name, &texts, Some(chosen), width) {
        actions.push(Action::Form(FormEdit::FullSetup(index == 0)));
    }
    let about = if form.full_setup {
        "new-game-setup-full-about"
    } else {
        "new-game-setup-quick-about"
    };
    text_ui(ui, Type::Small, theme.muted, &lang.text(about));
    if form.full_setup {
        return;
    }
    let again = lang.text("new-game-reroll");
    if wide_button_ui(ui, Weight::Raised, width, &again, &again).clicked() {
        actions.push(Action::Form(FormEdit::Reroll));
    }
    if fold_ui(ui, "dice", &lang.text("new-game-dice"), Fold::Closed) {
        for spec in form
            .game
            .specs()
            .iter()
            .filter(|spec| DICE.contains(&spec.key))
        {
            rule_ui(ui, model, spec, None, actions);
        }
    }
}
