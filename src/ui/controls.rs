//! Buttons and texts of the screens around the board. Each widget allocates, senses, names itself
//! for screen readers and paints, in this order.

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align, Align2, Color32, CornerRadius, CursorIcon, Id, Label, Layout, Pos2, Rect, Response,
    RichText, Role, Sense, Stroke, StrokeKind, TextEdit, Ui, UiBuilder, Vec2, WidgetInfo, pos2,
    vec2,
};

use crate::ui::{
    icons::{Icon, paint_icon},
    theme::{self, Theme, Type},
    widgets::{Push, Weight},
};

/// Room beside the text of a button.
const BUTTON_PADDING: f32 = 20.0;
/// No button is narrower.
const BUTTON_MIN: f32 = 88.0;

/// Text of one type and colour that wraps.
pub(crate) fn text_ui(ui: &mut Ui, kind: Type, color: Color32, text: &str) -> Response {
    ui.add(Label::new(rich(kind, color, text)).wrap())
}

/// Text of one type and colour on one line, cut where the room ends.
pub(crate) fn line_ui(ui: &mut Ui, kind: Type, color: Color32, text: &str) -> Response {
    ui.add(Label::new(rich(kind, color, text)).truncate())
}

/// A line that screen readers announce as a heading.
pub(crate) fn heading_ui(ui: &mut Ui, kind: Type, text: &str) -> Response {
    let color = Theme::of(ui.style()).text;
    let response = text_ui(ui, kind, color, text);
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, text));
    response
}

fn rich(kind: Type, color: Color32, text: &str) -> RichText {
    RichText::new(text)
        .font(kind.font())
        .color(color)
        .line_height(Some(line_height(kind)))
}

/// How wide a button of this text wants to be.
pub(crate) fn button_width(ui: &Ui, text: &str) -> f32 {
    (width_of(ui, Type::Button, text) + 2.0 * BUTTON_PADDING)
        .max(BUTTON_MIN)
        .ceil()
}

/// The width of a text on one line.
pub(crate) fn width_of(ui: &Ui, kind: Type, text: &str) -> f32 {
    let painter = ui.painter();
    painter
        .layout_no_wrap(text.to_owned(), kind.font(), Color32::PLACEHOLDER)
        .size()
        .x
}

/// The height of a text in lines of this width.
pub(crate) fn height_of(ui: &Ui, kind: Type, text: &str, width: f32) -> f32 {
    let mut job = LayoutJob::simple(text.to_owned(), kind.font(), Color32::PLACEHOLDER, width);
    for section in &mut job.sections {
        section.format.line_height = Some(line_height(kind));
    }
    ui.painter().layout_job(job).size().y
}

fn line_height(kind: Type) -> f32 {
    (kind.font().size * 1.4).round()
}

/// A button as wide as its text wants.
pub(crate) fn button_ui(ui: &mut Ui, weight: Weight, text: &str) -> Response {
    let width = button_width(ui, text);
    wide_button_ui(ui, weight, width, text, text)
}

/// A button of a given width. `name` says more than `text` where several buttons show the same.
pub(crate) fn wide_button_ui(
    ui: &mut Ui,
    weight: Weight,
    width: f32,
    text: &str,
    name: &str,
) -> Response {
    ui.add(Push::new(text).weight(weight).width(width).named(name))
}

/// A small square button that shows a cross.
pub(crate) fn close_button_ui(ui: &mut Ui, rect: Rect, name: &str) -> Response {
    let response = ui.interact(rect, ui.scope_id().with("close"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    let theme = Theme::of(ui.style());
    if response.hovered() {
        ui.painter()
            .rect_filled(rect, CornerRadius::same(theme::RADIUS), theme.hover);
    }
    let ink = if response.hovered() {
        theme.text
    } else {
        theme.muted
    };
    paint_icon(ui.painter(), rect, 16.0, Icon::Close, ink);
    focus_ring(ui, rect, &response, theme::RADIUS);
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// A small arrow: to the right, or down when `open`, turning as `openness` goes from 0 to 1.
pub(crate) fn chevron(ui: &Ui, center: Pos2, openness: f32, ink: Color32) {
    let turn = egui::emath::Rot2::from_angle(openness * std::f32::consts::FRAC_PI_2);
    let points = [vec2(-2.0, -4.5), vec2(2.5, 0.0), vec2(-2.0, 4.5)];
    let points = points.map(|point| center + turn * point);
    ui.painter().line(points.to_vec(), Stroke::new(1.75, ink));
}

/// A row that opens and closes what stands below it. Returns whether it is open.
pub(crate) fn fold_ui(ui: &mut Ui, salt: &str, text: &str, at_first: Fold) -> bool {
    let id = ui.make_persistent_id(salt);
    let mut open = ui
        .data(|data| data.get_temp(id))
        .unwrap_or(at_first == Fold::Open);
    let size = vec2(ui.available_width(), theme::ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    if response.clicked() {
        open = !open;
        ui.data_mut(|data| data.insert_temp(id, open));
    }
    response.widget_info(|| WidgetInfo::labeled(Role::DisclosureTriangle, true, text));
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_expanded(open));
    let theme = Theme::of(ui.style());
    if response.hovered() {
        let room = rect.expand2(vec2(theme::SPACE[1], 0.0));
        ui.painter()
            .rect_filled(room, CornerRadius::same(theme::RADIUS), theme.hover);
    }
    let openness = ui.ctx().animate_bool(response.id, open);
    chevron(
        ui,
        rect.left_center() + vec2(6.0, 0.0),
        openness,
        theme.muted,
    );
    let at = rect.left_center() + vec2(FOLD_INDENT, 0.0);
    ui.painter().text(
        at,
        Align2::LEFT_CENTER,
        text,
        Type::Strong.font(),
        theme.text,
    );
    focus_ring(ui, rect, &response, theme::RADIUS);
    response.on_hover_cursor(CursorIcon::PointingHand);
    open
}

/// Where the text of a fold begins, and what stands under it.
pub(crate) const FOLD_INDENT: f32 = 20.0;

/// How a fold stands before anybody touched it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fold {
    Open,
    Closed,
}

/// A word in a rounded frame, for marks such as "changed".
pub(crate) fn badge_ui(ui: &mut Ui, text: &str, ink: Color32) -> Response {
    let galley = ui
        .painter()
        .layout_no_wrap(text.to_owned(), Type::Small.font(), ink);
    let size = galley.size() + vec2(14.0, 4.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    let round = CornerRadius::same(10);
    let painter = ui.painter();
    painter.rect(
        rect,
        round,
        ink.gamma_multiply(0.12),
        Stroke::new(theme::HAIRLINE, ink),
        StrokeKind::Inside,
    );
    let at = rect.center() - galley.size() / 2.0;
    painter.galley(at, galley, ink);
    response
}

/// A field for one line of text, named `name` for screen readers.
pub(crate) fn field_ui(ui: &mut Ui, field: Field<'_>, text: &mut String) -> Response {
    let theme = Theme::of(ui.style());
    ui.scope(|ui| {
        if field.wrong {
            let widgets = &mut ui.visuals_mut().widgets;
            for visuals in [
                &mut widgets.inactive,
                &mut widgets.hovered,
                &mut widgets.active,
            ] {
                visuals.bg_stroke = Stroke::new(theme::FOCUS_WIDTH, theme.bad);
            }
        }
        let font = Type::Body.font();
        let edit = TextEdit::singleline(text)
            .id(field.id)
            .hint_text(
                RichText::new(field.hint)
                    .color(theme.muted)
                    .font(font.clone()),
            )
            .font(font)
            .margin(vec2(theme::SPACE[2], theme::SPACE[1] + 1.0))
            .char_limit(LONGEST)
            .desired_width(field.width);
        let response = ui.add(edit);
        let name = field.name.to_owned();
        ui.ctx()
            .accesskit_node_builder(response.id, move |node| node.set_label(name));
        response
    })
    .inner
}

/// A text field is not for more than this many characters.
const LONGEST: usize = 4096;

/// What a text field is like.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field<'a> {
    pub(crate) id: Id,
    pub(crate) name: &'a str,
    pub(crate) hint: &'a str,
    pub(crate) width: f32,
    /// Whether what it holds cannot be used.
    pub(crate) wrong: bool,
}

/// A rounded box with a line inside its edge.
pub(crate) fn box_in(ui: &Ui, rect: Rect, fill: Color32, line: Stroke) {
    let round = CornerRadius::same(theme::RADIUS);
    ui.painter()
        .rect(rect, round, fill, line, StrokeKind::Inside);
}

/// Shows where the keyboard is.
pub(crate) fn focus_ring(ui: &Ui, rect: Rect, response: &Response, radius: u8) {
    if !response.has_focus() {
        return;
    }
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let theme = Theme::of(ui.style());
    let stroke = Stroke::new(theme::FOCUS_WIDTH, theme.accent);
    // The gap keeps the ring apart from a fill of the same colour.
    let round = CornerRadius::same(radius + 3);
    ui.painter()
        .rect_stroke(rect.expand(2.0), round, stroke, StrokeKind::Outside);
}

/// One line in the middle of a rectangle, cut with an ellipsis where it is too long.
pub(crate) fn centered(ui: &Ui, room: Rect, kind: Type, ink: Color32, text: &str) {
    let galley = cut(ui, kind, ink, text, room.width());
    let at = room.center() - galley.size() / 2.0;
    ui.painter()
        .galley(pos2(at.x.round(), at.y.round()), galley, ink);
}

/// One line at most this wide.
pub(crate) fn cut(
    ui: &Ui,
    kind: Type,
    ink: Color32,
    text: &str,
    width: f32,
) -> std::sync::Arc<egui::Galley> {
    let mut job = LayoutJob::simple_singleline(text.to_owned(), kind.font(), ink);
    job.wrap = TextWrapping::truncate_at_width(width);
    ui.painter().layout_job(job)
}

/// Buttons in a row from the right, the last one rightmost; one under the other where the row is
/// too narrow. Returns which was clicked and the responses.
pub(crate) fn button_row_ui(ui: &mut Ui, buttons: &[(Weight, String)]) -> Vec<Response> {
    let gap = theme::SPACE[1];
    let widths: Vec<f32> = buttons
        .iter()
        .map(|(_, text)| button_width(ui, text))
        .collect();
    let room = ui.available_width();
    let all = widths.iter().sum::<f32>() + gap * buttons.len().saturating_sub(1) as f32;
    if room < all {
        let stacked =
            |(weight, text): &(Weight, String)| wide_button_ui(ui, *weight, room, text, text);
        return buttons.iter().map(stacked).collect();
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        ui.add_space(room - all);
        let row = buttons.iter().zip(widths);
        row.map(|((weight, text), width)| wide_button_ui(ui, *weight, width, text, text))
            .collect()
    })
    .inner
}

/// Content from the top down in a rectangle of its own; the parent makes no room for it.
pub(crate) fn place_ui<R>(ui: &mut Ui, rect: Rect, content: impl FnOnce(&mut Ui) -> R) -> R {
    let builder = UiBuilder::new()
        .max_rect(rect)
        .layout(Layout::top_down(Align::Min));
    content(&mut ui.new_child(builder))
}
