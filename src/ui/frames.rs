//! The frames of the window's large parts.

use egui::{CornerRadius, Frame, Margin, Stroke, Ui};

use crate::ui::theme::{self, Theme};

/// The row of menus.
pub(crate) fn menu(ui: &Ui) -> Frame {
    let theme = Theme::of(ui.style());
    Frame::new()
        .fill(theme.panel)
        .inner_margin(Margin::symmetric(8, 0))
}

/// Everything under the menus.
pub(crate) fn page(ui: &Ui) -> Frame {
    Frame::new().fill(Theme::of(ui.style()).background)
}

/// The line under the board.
pub(crate) fn status(ui: &Ui) -> Frame {
    let theme = Theme::of(ui.style());
    let line = Stroke::new(theme::HAIRLINE, theme.hairline);
    Frame::new()
        .fill(theme.panel)
        .stroke(line)
        .inner_margin(Margin::symmetric(12, 0))
}

/// The strip above the board that tells the result.
pub(crate) fn banner(ui: &Ui) -> Frame {
    let theme = Theme::of(ui.style());
    Frame::new()
        .fill(theme.raised)
        .stroke(Stroke::new(theme::HAIRLINE, theme.hairline))
        .corner_radius(CornerRadius::same(theme::CARD_RADIUS))
        .outer_margin(Margin {
            left: 16,
            right: 16,
            top: 12,
            bottom: 0,
        })
        .inner_margin(Margin::symmetric(16, 12))
}

/// A list or a picture beside the board.
pub(crate) fn list(ui: &Ui) -> Frame {
    let theme = Theme::of(ui.style());
    Frame::new()
        .fill(theme.panel)
        .stroke(Stroke::new(theme::HAIRLINE, theme.hairline))
        .corner_radius(CornerRadius::same(theme::CARD_RADIUS))
        .inner_margin(Margin::symmetric(12, 10))
}
