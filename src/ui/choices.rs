//! Controls that choose: a row of values, a switch, a list that drops down, a number.

use egui::{
    Align2, ComboBox, CornerRadius, CursorIcon, Rect, Response, Role, Sense, Stroke, StrokeKind,
    Ui, WidgetInfo, pos2, vec2,
};

use crate::ui::{
    controls::{box_in, centered, focus_ring, text_ui, width_of},
    icons::{Icon, paint_icon},
    theme::{self, Theme, Type},
};

/// Room beside the text of a segment.
const SEGMENT_PADDING: f32 = 14.0;
const SEGMENT_MIN: f32 = 44.0;
const SWITCH: egui::Vec2 = egui::Vec2::new(40.0, 22.0);

/// How wide a row of these values is.
pub(crate) fn segments_width(ui: &Ui, texts: &[String]) -> f32 {
    texts
        .iter()
        .map(|text| segment_width(ui, text))
        .sum::<f32>()
        + 4.0
}

fn segment_width(ui: &Ui, text: &str) -> f32 {
    (width_of(ui, Type::Button, text) + 2.0 * SEGMENT_PADDING)
        .max(SEGMENT_MIN)
        .ceil()
}

/// Values side by side, or in a list that drops down where the room is too narrow for them.
/// Returns the index of a newly chosen one. `name` says what is chosen.
pub(crate) fn choice_ui(
    ui: &mut Ui,
    name: &str,
    texts: &[String],
    chosen: Option<usize>,
    room: f32,
) -> Option<usize> {
    if segments_width(ui, texts) <= room && texts.len() <= MOST_SEGMENTS {
        segments_ui(ui, name, texts, chosen)
    } else {
        drop_down_ui(ui, name, texts, chosen, room)
    }
}

/// More values than this are easier to find in a list.
const MOST_SEGMENTS: usize = 5;

/// How wide [`choice_ui`] will be.
pub(crate) fn choice_width(ui: &Ui, texts: &[String], room: f32) -> f32 {
    let segments = segments_width(ui, texts);
    if segments <= room && texts.len() <= MOST_SEGMENTS {
        return segments;
    }
    let longest = texts
        .iter()
        .map(|text| width_of(ui, Type::Body, text))
        .fold(0.0, f32::max);
    (longest + 64.0).ceil().min(room)
}

fn segments_ui(ui: &mut Ui, name: &str, texts: &[String], chosen: Option<usize>) -> Option<usize> {
    let size = vec2(segments_width(ui, texts), theme::ROW);
    let (whole, group) = ui.allocate_exact_size(size, Sense::hover());
    group.widget_info(|| WidgetInfo::labeled(Role::RadioGroup, true, name));
    let theme = Theme::of(ui.style());
    let line = Stroke::new(theme::HAIRLINE, theme.hairline);
    box_in(ui, whole, theme.raised, line);
    let mut left = whole.left() + 2.0;
    let mut found = None;
    for (index, text) in texts.iter().enumerate() {
        let width = segment_width(ui, text);
        let rect = Rect::from_min_size(
            pos2(left, whole.top() + 2.0),
            vec2(width, whole.height() - 4.0),
        );
        left += width;
        let response = ui.interact(rect, group.id.with(index), Sense::click());
        let (is_chosen, enabled) = (chosen == Some(index), ui.is_enabled());
        let label = format!("{name}: {text}");
        response
            .widget_info(|| WidgetInfo::selected(Role::RadioButton, enabled, is_chosen, &label));
        paint_segment(ui, rect, text, is_chosen, &response);
        if response.on_hover_cursor(CursorIcon::PointingHand).clicked() && !is_chosen {
            found = Some(index);
        }
    }
    found
}

fn paint_segment(ui: &Ui, rect: Rect, text: &str, is_chosen: bool, response: &Response) {
    let theme = Theme::of(ui.style());
    let round = CornerRadius::same(theme::RADIUS - 2);
    let (fill, line, ink) = if is_chosen {
        (theme.panel, Stroke::new(1.5, theme.accent), theme.text)
    } else if response.hovered() {
        (theme.hover, Stroke::NONE, theme.text)
    } else {
        (egui::Color32::TRANSPARENT, Stroke::NONE, theme.muted)
    };
    ui.painter()
        .rect(rect, round, fill, line, StrokeKind::Inside);
    centered(ui, rect.shrink2(vec2(4.0, 0.0)), Type::Button, ink, text);
    focus_ring(ui, rect, response, theme::RADIUS - 2);
}

fn drop_down_ui(
    ui: &mut Ui,
    name: &str,
    texts: &[String],
    chosen: Option<usize>,
    room: f32,
) -> Option<usize> {
    let shown = chosen
        .and_then(|index| texts.get(index))
        .map_or("", String::as_str);
    let width = choice_width(ui, texts, room);
    let mut found = None;
    let mut is_by_keys = false;
    // The keyboard goes to what is chosen when the list opens, and back when it closes.
    let opens = ui.make_persistent_id(name).with("opens");
    let combo = ComboBox::from_id_salt(name)
        .selected_text(shown)
        .width(width)
        .truncate()
        .popup_style(egui::style::StyleModifier::from(theme::menu_style))
        .icon(|ui, rect, _, _| {
            let muted = Theme::of(ui.style()).muted;
            paint_icon(ui.painter(), rect, 14.0, Icon::ChevronDown, muted);
        })
        .show_ui(ui, |ui| {
            for (index, text) in texts.iter().enumerate() {
                let is_chosen = chosen == Some(index);
                let response = option_ui(ui, width - theme::SPACE[1], text, is_chosen);
                if is_chosen && ui.data_mut(|data| data.remove_temp(opens)) == Some(true) {
                    response.request_focus();
                }
                if response.clicked() {
                    found = Some(index);
                    is_by_keys = response.has_focus();
                    ui.close();
                }
            }
        });
    if combo.response.clicked() {
        ui.data_mut(|data| data.insert_temp(opens, true));
    }
    if is_by_keys {
        combo.response.request_focus();
    }
    let label = name.to_owned();
    ui.ctx()
        .accesskit_node_builder(combo.response.id, move |node| node.set_label(label));
    found.filter(|&index| chosen != Some(index))
}

fn option_ui(ui: &mut Ui, width: f32, text: &str, is_chosen: bool) -> Response {
    let wanted = width_of(ui, Type::Body, text) + 48.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width.max(wanted), 32.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, is_chosen, text));
    let theme = Theme::of(ui.style());
    if response.hovered() || response.has_focus() {
        ui.painter()
            .rect_filled(rect, CornerRadius::same(6), theme.hover);
    }
    if is_chosen {
        let room = Rect::from_center_size(rect.left_center() + vec2(16.0, 0.0), vec2(16.0, 16.0));
        paint_icon(ui.painter(), room, 14.0, Icon::Check, theme.accent);
    }
    let at = rect.left_center() + vec2(32.0, 0.0);
    ui.painter()
        .text(at, Align2::LEFT_CENTER, text, Type::Body.font(), theme.text);
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// A switch with its name and a sentence about it; the whole row can be clicked. Returns whether
/// it was switched.
pub(crate) fn switch_row_ui(ui: &mut Ui, on: bool, name: &str, about: &str) -> bool {
    let theme = Theme::of(ui.style());
    let id = ui.make_persistent_id(name);
    let top = ui.cursor().min;
    let width = ui.available_width();
    let inner = ui.scope(|ui| {
        ui.set_width(width - SWITCH.x - theme::SPACE[3]);
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.add_space(theme::SPACE[0]);
        text_ui(ui, Type::Body, theme.text, name);
        if !about.is_empty() {
            text_ui(ui, Type::Small, theme.muted, about);
        }
        ui.add_space(theme::SPACE[0]);
    });
    let rect = Rect::from_min_size(
        top,
        vec2(width, inner.response.rect.height().max(theme::ROW)),
    );
    ui.expand_to_include_rect(rect);
    let response = ui.interact(rect, id, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(Role::Switch, enabled, on, name));
    let knob = Rect::from_center_size(pos2(rect.right() - SWITCH.x / 2.0, rect.center().y), SWITCH);
    paint_switch(ui, knob, on, &response);
    response.on_hover_cursor(CursorIcon::PointingHand).clicked()
}

/// A switch by itself. Returns whether it was switched.
pub(crate) fn switch_ui(ui: &mut Ui, on: bool, name: &str) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(SWITCH.x, theme::ROW), Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(Role::Switch, enabled, on, name));
    paint_switch(
        ui,
        Rect::from_center_size(rect.center(), SWITCH),
        on,
        &response,
    );
    response.on_hover_cursor(CursorIcon::PointingHand).clicked()
}

fn paint_switch(ui: &Ui, rect: Rect, on: bool, response: &Response) {
    let theme = Theme::of(ui.style());
    let share = ui.ctx().animate_bool(response.id, on);
    let round = CornerRadius::same(11);
    let fill = if on { theme.accent } else { theme.raised };
    let line = if on { theme.accent } else { theme.muted };
    ui.painter().rect(
        rect,
        round,
        fill,
        Stroke::new(1.5, line),
        StrokeKind::Inside,
    );
    let x = egui::lerp(rect.left() + 11.0..=rect.right() - 11.0, share);
    let knob = if on { theme.on_accent } else { theme.muted };
    ui.painter()
        .circle_filled(pos2(x, rect.center().y), 7.0, knob);
    focus_ring(ui, rect, response, 11);
}
