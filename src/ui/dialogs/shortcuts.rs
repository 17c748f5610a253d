//! Every command with its keys, from the one table, and the keys of the board.

use egui::{CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::{
    app::Menu,
    ui::{
        controls::{heading_ui, text_ui},
        dialogs::{Scene, frame::page_ui},
        menu::shortcut_text,
        theme::{self, Theme, Type},
    },
};

pub(crate) fn shortcuts_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let title = scene.text("dialog-shortcuts-title");
    page_ui(ui, scene, "keys", &title, 600.0, |ui, scene| {
        let lang = &scene.model.lang;
        ui.spacing_mut().item_spacing.y = 0.0;
        heading_ui(ui, Type::Strong, &lang.text("dialog-shortcuts-board"));
        for (keys, about) in BOARD {
            row_ui(ui, &[lang.text(keys)], &lang.text(about), "");
        }
        for menu in Menu::ALL {
            ui.add_space(theme::SPACE[3]);
            heading_ui(ui, Type::Strong, &lang.text(menu.text()));
            for row in menu.rows() {
                let keys: Vec<_> = row
                    .keys
                    .iter()
                    .map(|&key| shortcut_text(lang, key))
                    .collect();
                let name = lang.text(row.text);
                let about = lang.text(&format!("{}-help", row.text));
                row_ui(ui, &keys, name.trim_end_matches('…'), &about);
            }
        }
    });
}

/// Keys that the painted board takes itself.
const BOARD: [(&str, &str); 2] = [
    ("dialog-shortcuts-arrows", "dialog-shortcuts-board-arrows"),
    ("dialog-shortcuts-space", "dialog-shortcuts-board-choose"),
];

/// What it is called and does at the left, its keys at the right.
fn row_ui(ui: &mut Ui, keys: &[String], name: &str, about: &str) {
    const LEAST: f32 = 160.0;
    let theme = Theme::of(ui.style());
    let widths: Vec<f32> = keys.iter().map(|keys| cap_width(ui, keys)).collect();
    let gap = theme::SPACE[0];
    let room = ui.available_width();
    let all = widths.iter().sum::<f32>() + gap * widths.len().saturating_sub(1) as f32;
    let one_row = all <= room - LEAST;
    let right = if one_row {
        all
    } else {
        widths.iter().copied().fold(0.0, f32::max)
    };
    let top = ui.cursor().min + vec2(0.0, 6.0);
    let left = Rect::from_min_size(
        top,
        vec2((room - right - theme::SPACE[3]).max(LEAST), 10_000.0),
    );
    let names = ui.scope_builder(egui::UiBuilder::new().max_rect(left), |ui| {
        ui.set_width(left.width());
        ui.spacing_mut().item_spacing.y = 1.0;
        text_ui(ui, Type::Body, theme.text, name);
        if !about.is_empty() {
            text_ui(ui, Type::Small, theme.muted, about);
        }
    });
    let mut at = pos2(top.x + room - right, top.y);
    for (text, width) in keys.iter().zip(widths) {
        let rect = Rect::from_min_size(at, vec2(width, CAP));
        cap(ui, rect, text);
        if one_row {
            at.x += width + gap;
        } else {
            at.y += CAP + gap;
        }
    }
    let height = names.response.rect.height().max(CAP);
    let bottom = if keys.is_empty() || one_row {
        height
    } else {
        height.max(at.y - top.y)
    };
    ui.advance_cursor_after_rect(Rect::from_min_size(top, vec2(room, bottom)));
    let (line, _) = ui.allocate_exact_size(vec2(room, 7.0), Sense::hover());
    ui.painter().hline(
        line.x_range(),
        line.bottom(),
        Stroke::new(theme::HAIRLINE, theme.hairline),
    );
}

const CAP: f32 = 24.0;

fn cap_width(ui: &Ui, text: &str) -> f32 {
    (crate::ui::controls::width_of(ui, Type::Small, text) + 16.0)
        .max(28.0)
        .ceil()
}

fn cap(ui: &Ui, rect: Rect, text: &str) {
    let theme = Theme::of(ui.style());
    let line = Stroke::new(theme::HAIRLINE, theme.hairline);
    ui.painter().rect(
        rect,
        CornerRadius::same(6),
        theme.raised,
        line,
        StrokeKind::Inside,
    );
    crate::ui::controls::centered(ui, rect, Type::Small, theme.text, text);
}
