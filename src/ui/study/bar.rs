//! The score bar beside the board: how much of a point each side may expect.

use egui::{
    Align2, Color32, CornerRadius, FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    vec2,
};

use crate::{
    app::{Model, Play, chance_of},
    catalog::GameId,
    lang::Value,
    record::Worth,
    rules::Side,
    ui::{
        play::words::side_name,
        study::words,
        theme::{self, Theme, Type},
    },
};

/// How wide the bar is.
const WIDTH: f32 = 34.0;
const FONT: f32 = 10.5;

/// A side's colour and what is written on it.
pub(crate) fn colours(game: GameId, side: Side) -> (Color32, Color32) {
    use theme::{coerceo, deblockle, reversi};
    match (game, side) {
        (GameId::Coerceo, Side::First) => (coerceo::IVORY[1], coerceo::EBONY[2]),
        (GameId::Coerceo, Side::Second) => (coerceo::EBONY[1], coerceo::IVORY[0]),
        (GameId::Reversi, Side::First) => (reversi::BLACK[1], reversi::WHITE[0]),
        (GameId::Reversi, Side::Second) => (reversi::WHITE[1], reversi::BLACK[2]),
        (GameId::Deblockle, Side::First) => (deblockle::GOLD[0], deblockle::GOLD[3]),
        (GameId::Deblockle, Side::Second) => (deblockle::BLUE[2], deblockle::BLUE[3]),
    }
}

/// The bar, as high as the room: the near player's part is below.
pub(crate) fn bar_ui(ui: &mut Ui, model: &Model, play: &Play, worth: Option<Worth>) {
    let (rect, response) =
        ui.allocate_exact_size(vec2(WIDTH, ui.available_height()), Sense::hover());
    let rect = rect.shrink2(vec2(theme::SPACE[0] / 2.0, theme::MARGIN));
    let theme = Theme::of(ui.style());
    let lang = &model.lang;
    let chance = worth.map_or(0.5, |worth| chance_of(play, worth, Side::First));
    // Eased, so that a jump from position to position can be followed.
    let shown = ui.ctx().animate_value_with_time(
        response.id,
        chance,
        if model.settings.reduced_motion {
            0.0
        } else {
            theme::FADE_SECS * 2.0
        },
    );
    let near = if model.flipped {
        Side::Second
    } else {
        Side::First
    };
    let share = match near {
        Side::First => shown,
        Side::Second => 1.0 - shown,
    };
    let percent = (chance * 100.0).round();
    let name = |side| Value::from(side_name(lang, play.table.sides(), side));
    let text = lang.format(
        "score-bar",
        &[
            ("first", name(Side::First)),
            ("one", Value::Whole(percent as i64)),
            ("second", name(Side::Second)),
            ("two", Value::Whole(100 - percent as i64)),
        ],
    );
    let told = worth.map_or_else(
        || text.clone(),
        |worth| format!("{}. {text}", words::score(lang, play, worth)),
    );
    response.widget_info(|| WidgetInfo::labeled(Role::Meter, true, &told));
    if !ui.is_rect_visible(rect) {
        return;
    }
    let round = CornerRadius::same(theme::RADIUS / 2);
    let (far_fill, far_ink) = colours(play.game, !near);
    let (near_fill, near_ink) = colours(play.game, near);
    let border = rect.bottom() - rect.height() * share;
    let painter = ui.painter();
    painter.rect_filled(rect, round, far_fill);
    let below = Rect::from_min_max(egui::pos2(rect.left(), border), rect.max);
    painter
        .with_clip_rect(below)
        .rect_filled(rect, round, near_fill);
    let middle = rect.center().y;
    painter.hline(rect.x_range(), middle, Stroke::new(1.5, theme.accent));
    painter.rect_stroke(
        rect,
        round,
        Stroke::new(theme::HAIRLINE, theme.muted),
        StrokeKind::Inside,
    );
    let Some(worth) = worth else {
        return;
    };
    let sign = words::short(lang, play.game, worth);
    let at_near = words::favours(play.game, worth).unwrap_or(near) == near;
    let (at, align, ink) = if at_near {
        (
            rect.center_bottom() - vec2(0.0, 4.0),
            Align2::CENTER_BOTTOM,
            near_ink,
        )
    } else {
        (
            rect.center_top() + vec2(0.0, 4.0),
            Align2::CENTER_TOP,
            far_ink,
        )
    };
    // A result is longer than a number; its turns stand in the panel.
    let sign = sign.split(' ').next().unwrap_or_default();
    painter.text(
        at,
        align,
        sign,
        FontId::new(FONT, Type::Button.font().family),
        ink,
    );
    response.on_hover_text(told);
}
