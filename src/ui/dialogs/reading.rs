//! What shows while a large file is read: its name, how far the reading has come, and a way out.

use std::time::Duration;

use egui::{Align2, Area, Frame, Id, Margin, Order, Role, Stroke, Ui, WidgetInfo, vec2};

use crate::{
    app::{Action, Model, Reading},
    ui::{
        controls::{button_row_ui, line_ui},
        theme::{self, Theme, Type},
        widgets::Weight,
    },
};

/// Files that are read faster than this are not worth a word.
const DELAY_SECS: f64 = 0.3;
const AGAIN: Duration = Duration::from_millis(100);
const WIDTH: f32 = 320.0;
const BAR: f32 = 6.0;

pub(crate) fn reading_ui(ui: &Ui, model: &Model, reading: &Reading, actions: &mut Vec<Action>) {
    // The figure changes on another thread.
    ui.ctx().request_repaint_after(AGAIN);
    if ui.input(|input| input.time) < reading.since_secs + DELAY_SECS {
        return;
    }
    let theme = Theme::of(ui.style());
    let percent = reading.progress.percent();
    let args = [
        ("file", reading.name.as_str().into()),
        ("percent", percent.into()),
    ];
    let told = model.lang.format("dialog-reading", &args);
    let frame = Frame::new()
        .fill(theme.panel)
        .stroke(Stroke::new(theme::HAIRLINE, theme.hairline))
        .corner_radius(theme::CARD_RADIUS)
        .shadow(ui.visuals().window_shadow)
        .inner_margin(Margin::same(16));
    Area::new(Id::unique("reading"))
        .order(Order::Foreground)
        .anchor(Align2::CENTER_BOTTOM, vec2(0.0, -theme::SPACE[5]))
        .show(ui.ctx(), |ui| {
            frame.show(ui, |ui| {
                ui.set_width(WIDTH);
                ui.spacing_mut().item_spacing.y = theme::SPACE[1];
                line_ui(ui, Type::Body, theme.text, &told);
                let (rect, response) =
                    ui.allocate_exact_size(vec2(WIDTH, BAR), egui::Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &told));
                let mut done = rect;
                done.set_width(rect.width() * percent as f32 / 100.0);
                ui.painter().rect_filled(rect, BAR / 2.0, theme.raised);
                ui.painter().rect_filled(done, BAR / 2.0, theme.accent);
                ui.add_space(theme::SPACE[0]);
                let cancel = model.lang.text("dialog-cancel");
                let buttons = button_row_ui(ui, &[(Weight::Raised, cancel)]);
                if buttons.iter().any(egui::Response::clicked) {
                    actions.push(Action::StopReading);
                }
            });
        });
}
