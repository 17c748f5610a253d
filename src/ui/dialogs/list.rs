//! A long list in a dialog, of which one row is chosen, and the field that looks for rows. Only the rows in sight are made, so that a
//! hundred thousand scroll as easily as ten.

use egui::{
    Align2, Color32, CornerRadius, CursorIcon, Id, Key, Rect, Response, Role, ScrollArea, Sense,
    Stroke, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::ui::{
    controls::{Field, cut, field_ui, line_ui},
    dialogs::Scene,
    theme::{self, Theme, Type},
};

/// How wide a dialog with a list is.
pub(crate) const WIDTH: f32 = 860.0;

/// How high the list may be in the window. Without a field above it there is more room.
pub(crate) fn height(ui: &Ui, has_field: bool) -> f32 {
    /// What stands above and below it.
    const AROUND: f32 = 320.0;
    const LEAST: f32 = 96.0;
    let field = theme::ROW + ui.spacing().item_spacing.y;
    let around = AROUND - if has_field { 0.0 } else { field };
    (ui.ctx().content_rect().height() - around).max(LEAST)
}

/// The field for what is looked for; the keyboard is in it from the beginning.
pub(crate) fn search_ui(ui: &mut Ui, scene: &Scene<'_>, key: &str, words: &mut String) -> Response {
    let name = scene.text(key);
    let field = Field {
        id: Id::unique(key),
        name: &name,
        hint: &name,
        width: ui.available_width(),
        wrong: false,
    };
    let response = field_ui(ui, field, words);
    if scene.is_new {
        response.request_focus();
    }
    response
}

/// How many rows were found, of all.
pub(crate) fn count_ui(ui: &mut Ui, scene: &Scene<'_>, key: &str, found: usize, all: usize) {
    let counts = [("found", found.into()), ("all", all.into())];
    let text = scene.model.lang.format(key, &counts);
    let muted = Theme::of(ui.style()).muted;
    line_ui(ui, Type::Small, muted, &text);
}

/// What a list is like.
#[derive(Clone, Copy, Debug)]
pub(crate) struct List<'a> {
    pub(crate) id: &'a str,
    /// The number of rows.
    pub(crate) count: usize,
    pub(crate) height: f32,
    /// How high each of them is.
    pub(crate) row: f32,
}

impl List<'_> {
    /// Moves from row to row by keys. Returns whether it did.
    pub(crate) fn keys(&self, ui: &Ui, at: &mut usize) -> bool {
        let page = ((self.height / self.row) as isize).max(2) - 1;
        let last = self.count.saturating_sub(1);
        let steps = [
            (Key::ArrowDown, 1),
            (Key::ArrowUp, -1),
            (Key::PageDown, page),
            (Key::PageUp, -page),
        ];
        let before = *at;
        for (key, step) in steps {
            let times = ui.input(|input| input.num_presses(key)) as isize;
            *at = at.saturating_add_signed(step * times).min(last);
        }
        *at != before
    }

    /// The rows in sight, each painted by `paint` in its room. Row `at` is marked, and brought into
    /// sight where it was `moved` to. Returns the row that was clicked.
    pub(crate) fn show(
        &self,
        ui: &mut Ui,
        at: usize,
        moved: bool,
        name: impl Fn(usize) -> String,
        mut paint: impl FnMut(&Ui, Rect, usize),
    ) -> Option<usize> {
        let Self {
            id,
            count,
            height,
            row: row_height,
        } = *self;
        let mut clicked = None;
        let mut area = ScrollArea::vertical()
            .id_salt(id)
            .auto_shrink([false, false])
            .max_height(height)
            .min_scrolled_height(height);
        if moved {
            // The row in question stands in the middle, where there are rows enough.
            let middle = at as f32 * row_height - (height - row_height) / 2.0;
            area = area.vertical_scroll_offset(middle.max(0.0));
        }
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        area.show_rows(ui, row_height, count, |ui, range| {
            for row in range {
                let (rect, is_clicked) = row_ui(ui, row_height, row == at, || name(row));
                paint(ui, rect.shrink2(vec2(theme::SPACE[1], 0.0)), row);
                if is_clicked {
                    clicked = Some(row);
                }
            }
        });
        clicked
    }
}

fn row_ui(ui: &mut Ui, height: f32, is_here: bool, name: impl Fn() -> String) -> (Rect, bool) {
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, is_here, name()));
    let theme = Theme::of(ui.style());
    if is_here || response.hovered() {
        let fill = if is_here { theme.raised } else { theme.hover };
        let round = CornerRadius::same(theme::RADIUS);
        ui.painter().rect_filled(rect, round, fill);
    }
    if is_here {
        let mark = Rect::from_min_size(rect.min, vec2(3.0, rect.height()));
        let round = CornerRadius::same(2);
        ui.painter()
            .rect_filled(mark.shrink2(vec2(0.0, 5.0)), round, theme.accent);
    }
    let line = Stroke::new(theme::HAIRLINE, theme.hairline);
    ui.painter()
        .hline(rect.x_range(), rect.bottom() - 0.5, line);
    let clicked = response.on_hover_cursor(CursorIcon::PointingHand).clicked();
    (rect, clicked)
}

/// A cell of a row: its text in the part of the room from `from` on, cut at its width.
pub(crate) fn cell(
    ui: &Ui,
    room: Rect,
    (from, width): (f32, f32),
    align: Align2,
    ink: Color32,
    text: &str,
) {
    let galley = cut(ui, Type::Body, ink, text, width);
    let rect = Rect::from_min_size(pos2(from, room.top()), vec2(width, room.height()));
    let at = align.align_size_within_rect(galley.size(), rect).min;
    ui.painter().galley(at, galley, ink);
}
