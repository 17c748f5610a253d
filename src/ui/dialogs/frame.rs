//! The frame of every dialog: a title with a cross, a part that scrolls where the window is too
//! low for it, and a row of answers.

use egui::{Color32, Frame, Id, Margin, Modal, Rect, Response, ScrollArea, Stroke, Ui, vec2};

use crate::{
    app::Answer,
    ui::{
        controls::{button_row_ui, close_button_ui, heading_ui},
        dialogs::Scene,
        theme::{self, Theme, Type},
        widgets::Weight,
    },
};

/// Between a dialog and the edge of the window.
const AROUND: f32 = 16.0;
/// Room for the scroll bar, in the margin at the right.
const SCROLL: f32 = 16.0;
/// What title, answers and margins take of a dialog's height.
const FIXED: f32 = 176.0;

/// What a dialog is made of.
pub(crate) struct Parts<'a> {
    /// Tells dialogs apart.
    pub(crate) id: &'a str,
    pub(crate) title: &'a str,
    /// As wide as the window allows, up to this.
    pub(crate) width: f32,
    /// From left to right.
    pub(crate) answers: &'a [Choice],
    /// The index of the answer that has the focus at first; none where the content takes it.
    pub(crate) safe: Option<usize>,
}

/// An answer to a dialog.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    pub(crate) weight: Weight,
    pub(crate) text: String,
}

impl Choice {
    pub(crate) fn new(weight: Weight, text: String) -> Self {
        Self { weight, text }
    }
}

/// A page that only tells something, with one answer that closes it.
pub(crate) fn page_ui(
    ui: &mut Ui,
    scene: &mut Scene<'_>,
    id: &str,
    title: &str,
    width: f32,
    content: impl FnOnce(&mut Ui, &mut Scene<'_>),
) {
    let answers = [Choice::new(Weight::Primary, scene.text("dialog-close"))];
    let parts = Parts {
        id,
        title,
        width,
        answers: &answers,
        safe: Some(0),
    };
    if dialog_frame_ui(ui, scene, &parts, content).is_some() {
        scene.answer(Answer::Cancel);
    }
}

/// Shows a dialog. Returns the index of the answer that was chosen; cancelling is answered here.
pub(crate) fn dialog_frame_ui(
    ui: &mut Ui,
    scene: &mut Scene<'_>,
    parts: &Parts<'_>,
    content: impl FnOnce(&mut Ui, &mut Scene<'_>),
) -> Option<usize> {
    let theme = Theme::of(ui.style());
    let window = ui.ctx().content_rect().size();
    let margin: f32 = if window.x < 560.0 { 16.0 } else { 24.0 };
    let width = parts.width.min(window.x - 2.0 * (AROUND + margin)).max(0.0);
    let height = (window.y - 2.0 * AROUND - FIXED).max(64.0);
    let frame = Frame::new()
        .fill(theme.panel)
        .stroke(Stroke::new(theme::HAIRLINE, theme.hairline))
        .corner_radius(theme::CARD_RADIUS + 2)
        .shadow(ui.visuals().window_shadow)
        .inner_margin(Margin {
            left: margin as i8,
            right: (margin - SCROLL) as i8,
            top: 20,
            bottom: 20,
        });
    let dim = Color32::from_black_alpha(if theme.dark { 140 } else { 90 });
    let modal = Modal::new(Id::unique(("dialog", parts.id)))
        .frame(frame)
        .backdrop_color(dim);
    let mut chosen = None;
    let mut crossed = false;
    let shown = modal.show(ui.ctx(), |ui| {
        ui.set_width(width + SCROLL);
        ui.spacing_mut().item_spacing.y = theme::SPACE[1];
        ui.scope(|ui| {
            ui.set_max_width(width);
            crossed = title_ui(ui, scene, parts.title);
        });
        ui.add_space(theme::SPACE[0]);
        ScrollArea::vertical()
            .auto_shrink([false, true])
            .max_height(height)
            .min_scrolled_height(height)
            .show(ui, |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.y = theme::SPACE[1];
                content(ui, scene);
            });
        if parts.answers.is_empty() {
            return;
        }
        ui.add_space(theme::SPACE[1]);
        let texts: Vec<_> = parts
            .answers
            .iter()
            .map(|choice| (choice.weight, choice.text.clone()))
            .collect();
        let row = |ui: &mut Ui| {
            ui.set_max_width(width);
            button_row_ui(ui, &texts)
        };
        let responses = ui.scope(row).inner;
        chosen = responses.iter().position(Response::clicked);
        if let Some(safe) = parts.safe.filter(|_| scene.is_new) {
            responses[safe].request_focus();
        }
    });
    if chosen.is_none() && (shown.should_close() || crossed) {
        scene.answer(Answer::Cancel);
    }
    chosen
}

fn title_ui(ui: &mut Ui, scene: &Scene<'_>, title: &str) -> bool {
    let cross = vec2(32.0, 32.0);
    let room = ui.available_rect_before_wrap();
    let at = Rect::from_min_size(room.right_top() + vec2(-cross.x + 6.0, -5.0), cross);
    ui.scope(|ui| {
        ui.set_max_width(room.width() - cross.x - theme::SPACE[1]);
        heading_ui(ui, Type::Title, title);
    });
    close_button_ui(ui, at, &scene.text("dialog-close")).clicked()
}
