//! The menu row, made from the table of commands, and what is on the table at its right end.

use egui::{
    Align2, Color32, CornerRadius, CursorIcon, Layout, MenuBar, Rect, Response, Role, ScrollArea,
    Sense, Stroke, Style, Ui, WidgetInfo, containers::menu::MenuConfig, pos2, vec2,
};

use crate::{
    app::{Action, Command, Key, Menu, Model, Row, Screen, Shortcut},
    lang::{Lang, Value},
    ui::{
        controls::{focus_ring, line_ui, width_of},
        icons::{Icon, paint_icon},
        theme::{self, Theme, Type},
    },
};

/// The height of a row of an open menu.
const ROW: f32 = 30.0;
/// Where the names begin; a tick stands before them.
const INDENT: f32 = 32.0;
/// Where they begin in a menu in which nothing is ever ticked.
const NO_INDENT: f32 = 12.0;
/// Between the longest name and the shortcuts.
const GAP: f32 = 40.0;
/// Below this room the right end stays empty.
const LEAST_TITLE: f32 = 80.0;

pub(crate) fn menu_ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let config = MenuConfig::new().style(theme::menu_style);
    // Where even the names do not fit, the row is moved with the wheel or by focus.
    let area = ScrollArea::horizontal()
        .scroll_bar_visibility(egui::scroll_area::ScrollBarVisibility::AlwaysHidden);
    area.show(ui, |ui| {
        MenuBar::new().style(row_style).config(config).ui(ui, |ui| {
            for menu in Menu::ALL {
                let text = model.lang.text(menu.text());
                let font = Type::Small.font();
                let text = egui::RichText::new(text).font(font);
                let shown = ui.menu_button(text, |ui| open_ui(ui, model, menu, actions));
                if let Some(Left::ByKeys) = shown.inner {
                    // The focus is where it was before the menu opened.
                    shown.response.request_focus();
                }
            }
            title_ui(ui, model);
        });
    });
}

/// The names in the row: no frame until the pointer or the focus is on them.
fn row_style(style: &mut Style) {
    theme::menu_style(style);
    style.spacing.button_padding = vec2(10.0, 4.0);
    style.spacing.item_spacing.x = 2.0;
    style.spacing.interact_size.y = 28.0;
}

/// What the window is about: the game and the kind of it, and before them where and when it was
/// played, as far as its record tells and there is room.
fn title_ui(ui: &mut Ui, model: &Model) {
    let room = ui.available_width();
    let Some(title) = on_screen(model).filter(|_| LEAST_TITLE < room) else {
        return;
    };
    let muted = Theme::of(ui.style()).muted;
    ui.with_layout(Layout::right_to_left(egui::Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = theme::SPACE[1];
        ui.add_space(theme::SPACE[0]);
        line_ui(ui, Type::Small, muted, &title);
        let Some(occasion) = occasion(model) else {
            return;
        };
        // A line apart from the kind of game, and at a distance from the menus.
        let (gap, apart) = (theme::SPACE[3], theme::SPACE[4]);
        let room = ui.available_width() - apart;
        if LEAST_TITLE < room {
            let (rect, _) = ui.allocate_exact_size(vec2(1.0, gap), Sense::hover());
            let line = Stroke::new(theme::HAIRLINE, Theme::of(ui.style()).hairline);
            ui.painter().vline(rect.center().x, rect.y_range(), line);
            let room = vec2(ui.available_width() - apart, ui.available_height());
            ui.allocate_ui_with_layout(room, *ui.layout(), |ui| {
                line_ui(ui, Type::Small, muted, &occasion);
            });
        }
    });
}

/// The tournament of the game in view and when it was played; nothing of a game without one that
/// was begun on this day.
fn occasion(model: &Model) -> Option<String> {
    let header = model.play_on_screen()?.table.header();
    let now = jiff::Zoned::now();
    let begun = header.date.parse::<jiff::Timestamp>().ok();
    let is_of_today =
        begun.is_some_and(|at| at.to_zoned(now.time_zone().clone()).date() == now.date());
    let event = Some(header.event.trim()).filter(|event| !event.is_empty());
    let date = model.lang.recorded(&header.date, &now);
    let date = date.filter(|_| event.is_some() || !is_of_today);
    let parts: Vec<&str> = event.into_iter().chain(date.as_deref()).collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}

fn on_screen(model: &Model) -> Option<String> {
    let game = model.game_on_screen()?;
    let options: Vec<(String, String)> = match (model.screen, &model.play) {
        (Screen::Play, Some(play)) => {
            let own = play.table.options().into_iter();
            own.map(|(key, value)| (key.to_owned(), value)).collect()
        }
        (Screen::Home | Screen::NewGame | Screen::Setup | Screen::Play, _) => {
            model.form.options.clone()
        }
    };
    let lang = &model.lang;
    let name = lang.game_name(game.slug());
    let value = |text: &str| {
        text.parse()
            .map_or_else(|_| Value::from(text.to_owned()), Value::Whole)
    };
    let args: Vec<(&str, Value<'_>)> = options
        .iter()
        .map(|(key, text)| (key.as_str(), value(text)))
        .collect();
    let variant = lang.format(&format!("variant-{}", game.slug()), &args);
    Some(format!("{name} · {variant}"))
}

/// Whether the keyboard closed an open menu in this frame.
enum Left {
    ByKeys,
    Otherwise,
}

/// The rows of one menu.
fn open_ui(ui: &mut Ui, model: &Model, menu: Menu, actions: &mut Vec<Action>) -> Left {
    let lang = &model.lang;
    let rows: Vec<_> = menu
        .rows()
        .map(|row| (row, lang.text(row.text), first_key(lang, row)))
        .collect();
    let longest = |texts: &mut dyn Iterator<Item = &String>| {
        texts
            .map(|text| width_of(ui, Type::Body, text))
            .fold(0.0, f32::max)
    };
    let names = longest(&mut rows.iter().map(|(_, name, _)| name));
    let keys = longest(&mut rows.iter().map(|(_, _, keys)| keys));
    let can_tick = |(row, _, _): &(&Row, String, String)| TICKED.contains(&row.command);
    let indent = if rows.iter().any(can_tick) {
        INDENT
    } else {
        NO_INDENT
    };
    let width = indent + names + GAP + keys + theme::SPACE[2];
    let mut left = if ui.input(|input| input.key_pressed(egui::Key::Escape)) {
        Left::ByKeys
    } else {
        Left::Otherwise
    };
    let room = ui.ctx().content_rect().height() - theme::ROW - theme::SPACE[4];
    ScrollArea::vertical()
        .max_height(room)
        .min_scrolled_height(room)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (row, name, keys) in rows {
                if row.line_above {
                    line_above_ui(ui, width);
                }
                let enabled = row.command.is_enabled(model);
                let item = Item {
                    name: &name,
                    keys: &keys,
                    indent,
                    width,
                    ticked: is_on(row.command, model),
                };
                let response = ui.add_enabled_ui(enabled, |ui| item_ui(ui, item)).inner;
                if response.clicked() {
                    left = if response.has_focus() {
                        Left::ByKeys
                    } else {
                        Left::Otherwise
                    };
                    actions.push(Action::Run(row.command));
                    ui.close();
                }
            }
        });
    left
}

fn line_above_ui(ui: &mut Ui, width: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(width, 9.0), Sense::hover());
    let stroke = Stroke::new(theme::HAIRLINE, Theme::of(ui.style()).hairline);
    ui.painter().hline(
        rect.shrink2(vec2(theme::SPACE[1], 0.0)).x_range(),
        rect.center().y,
        stroke,
    );
}

/// A row of an open menu.
#[derive(Clone, Copy)]
struct Item<'a> {
    name: &'a str,
    keys: &'a str,
    indent: f32,
    width: f32,
    ticked: bool,
}

fn item_ui(ui: &mut Ui, item: Item<'_>) -> Response {
    let Item {
        name,
        keys,
        indent,
        width,
        ticked,
    } = item;
    let (rect, response) = ui.allocate_exact_size(vec2(width, ROW), Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(Role::MenuItem, enabled, name));
    let theme = Theme::of(ui.style());
    let painter = ui.painter();
    if response.hovered() || response.has_focus() {
        painter.rect_filled(rect, CornerRadius::same(6), theme.hover);
    }
    if ticked {
        let room = Rect::from_center_size(rect.left_center() + vec2(16.0, 0.0), vec2(16.0, 16.0));
        paint_icon(painter, room, 14.0, Icon::Check, theme.accent);
    }
    let text = |x: f32, anchor: Align2, text: &str, ink: Color32| {
        painter.text(
            pos2(x, rect.center().y),
            anchor,
            text,
            Type::Body.font(),
            ink,
        );
    };
    text(rect.left() + indent, Align2::LEFT_CENTER, name, theme.text);
    text(
        rect.right() - theme::SPACE[2],
        Align2::RIGHT_CENTER,
        keys,
        theme.muted,
    );
    focus_ring(ui, rect.shrink(3.0), &response, 4);
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// The commands that switch something on and off.
const TICKED: [Command; 6] = [
    Command::Analyse,
    Command::TurnValues,
    Command::Review,
    Command::Coordinates,
    Command::FlipBoard,
    Command::PauseComputer,
];

fn is_on(command: Command, model: &Model) -> bool {
    (command == Command::Coordinates && model.settings.coordinates)
        || (command == Command::FlipBoard && model.flipped)
        || (command == Command::PauseComputer
            && model
                .play
                .as_ref()
                .is_some_and(|play| play.computers.pause().is_some()))
        || (command == Command::Analyse && model.study.analysis.is_some())
        || (command == Command::TurnValues
            && model.study.analysis.is_some()
            && model.settings.turn_values)
        || (command == Command::Review && model.study.graph)
}

fn first_key(lang: &Lang, row: &Row) -> String {
    row.keys
        .first()
        .map(|&shortcut| shortcut_text(lang, shortcut))
        .unwrap_or_default()
}

/// A shortcut as the keyboards of the language name it.
pub(crate) fn shortcut_text(lang: &Lang, shortcut: Shortcut) -> String {
    let mut parts = Vec::new();
    if shortcut.ctrl {
        parts.push(lang.text(if cfg!(target_os = "macos") {
            "key-command"
        } else {
            "key-ctrl"
        }));
    }
    if shortcut.shift {
        parts.push(lang.text("key-shift"));
    }
    parts.push(match shortcut.key {
        Key::Letter(letter) => letter.to_string(),
        Key::Comma => ",".to_owned(),
        Key::Plus => lang.text("key-plus"),
        Key::Minus => lang.text("key-minus"),
        Key::Digit0 => "0".to_owned(),
        Key::F1 => "F1".to_owned(),
        Key::F11 => "F11".to_owned(),
        Key::Enter => lang.text("key-enter"),
        Key::Backspace => lang.text("key-backspace"),
        Key::Escape => lang.text("key-escape"),
        Key::Home => lang.text("key-home"),
        Key::End => lang.text("key-end"),
        Key::PageUp => lang.text("key-page-up"),
        Key::PageDown => lang.text("key-page-down"),
    });
    parts.join("+")
}
