//! Settings. Every choice holds at once; there is nothing to confirm.

use egui::{Ui, vec2};

use crate::{
    app::{Action, Answer, Command, Model},
    catalog::GameId,
    lang,
    store::{Language, NextFirst, Settings, Theme as Chosen},
    ui::{
        choices::{choice_ui, choice_width, switch_row_ui},
        controls::{heading_ui, text_ui, wide_button_ui},
        dialogs::{
            Scene,
            frame::{Choice, Parts, dialog_frame_ui},
        },
        seats::seconds,
        theme::{self, Theme, Type},
        widgets::Weight,
    },
};

const WIDTH: f32 = 560.0;

pub(crate) fn settings_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let answers = [Choice::new(Weight::Primary, scene.text("dialog-done"))];
    let title = scene.text("settings-title");
    let parts = Parts {
        id: "settings",
        title: &title,
        width: WIDTH,
        answers: &answers,
        safe: Some(0),
    };
    let closed = dialog_frame_ui(ui, scene, &parts, |ui, scene| {
        let model = scene.model;
        let mut settings = model.settings.clone();
        ui.spacing_mut().item_spacing.y = theme::SPACE[0];
        language_ui(ui, model, &mut settings);
        appearance_ui(ui, model, &mut settings, scene.actions);
        motion_ui(ui, model, &mut settings);
        playing_ui(ui, model, &mut settings);
        computer_ui(ui, model, &mut settings);
        study_ui(ui, model, &mut settings);
        part_ui(ui, &model.lang.text("settings-files"));
        let name = ("settings-autosave", "settings-autosave-about");
        switch_ui(ui, model, name, &mut settings.autosave);
        if settings != model.settings {
            scene.actions.push(Action::SetSettings(Box::new(settings)));
        }
    });
    if closed.is_some() {
        scene.answer(Answer::Cancel);
    }
}

fn part_ui(ui: &mut Ui, heading: &str) {
    ui.add_space(theme::SPACE[3]);
    heading_ui(ui, Type::Strong, heading);
}

/// A name at the left and values at the right, or below where the row is too narrow.
fn row_ui<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    full: &str,
    values: &[(T, String)],
    now: &mut T,
) {
    let theme = Theme::of(ui.style());
    let texts: Vec<String> = values.iter().map(|(_, text)| text.clone()).collect();
    let chosen = values.iter().position(|(value, _)| value == now);
    let room = ui.available_width();
    let label = crate::ui::controls::width_of(ui, Type::Body, name);
    let width = choice_width(ui, &texts, room);
    let beside = label + theme::SPACE[4] + width <= room;
    let picked = if beside {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            ui.allocate_ui(vec2(room - width, theme::ROW), |ui| {
                ui.set_min_size(vec2(room - width, theme::ROW));
                ui.horizontal_centered(|ui| text_ui(ui, Type::Body, theme.text, name));
            });
            choice_ui(ui, full, &texts, chosen, width + 1.0)
        })
        .inner
    } else {
        text_ui(ui, Type::Body, theme.text, name);
        choice_ui(ui, full, &texts, chosen, room)
    };
    if let Some(index) = picked {
        *now = values[index].0;
    }
}

fn switch_ui(ui: &mut Ui, model: &Model, (name, about): (&str, &str), now: &mut bool) {
    if switch_row_ui(ui, *now, &model.lang.text(name), &model.lang.text(about)) {
        *now = !*now;
    }
}

fn language_ui(ui: &mut Ui, model: &Model, settings: &mut Settings) {
    let own = |language: lang::Language| language.own_name().to_owned();
    let values = [
        (Language::Auto, model.lang.text("settings-language-auto")),
        (Language::En, own(lang::Language::En)),
        (Language::Fi, own(lang::Language::Fi)),
        (Language::Nb, own(lang::Language::Nb)),
        (Language::El, own(lang::Language::El)),
    ];
    let name = model.lang.text("settings-language");
    row_ui(ui, &name, &name, &values, &mut settings.language);
}

fn appearance_ui(ui: &mut Ui, model: &Model, settings: &mut Settings, actions: &mut Vec<Action>) {
    let lang = &model.lang;
    part_ui(ui, &lang.text("settings-appearance"));
    let values = [
        (Chosen::System, lang.text("settings-theme-system")),
        (Chosen::Light, lang.text("settings-theme-light")),
        (Chosen::Dark, lang.text("settings-theme-dark")),
    ];
    let name = lang.text("settings-theme");
    row_ui(ui, &name, &name, &values, &mut settings.theme);
    zoom_ui(ui, model, actions);
    let name = ("settings-coordinates", "settings-coordinates-about");
    switch_ui(ui, model, name, &mut settings.coordinates);
}

/// The size of everything, by the same commands as in the menu.
fn zoom_ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let theme = Theme::of(ui.style());
    let lang = &model.lang;
    let room = ui.available_width();
    let percent = (ui.ctx().zoom_factor() * 100.0).round() as i64;
    let value = lang.format("settings-zoom-value", &[("percent", percent.into())]);
    let controls = 2.0 * BUTTON + VALUE + 2.0 * theme::SPACE[0];
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = theme::SPACE[0];
        ui.allocate_ui(vec2(room - controls - theme::SPACE[0], theme::ROW), |ui| {
            ui.set_min_size(vec2(room - controls - theme::SPACE[0], theme::ROW));
            ui.horizontal_centered(|ui| {
                text_ui(ui, Type::Body, theme.text, &lang.text("settings-zoom"))
            });
        });
        let smaller = lang.text(Command::ZoomOut.row().text);
        if wide_button_ui(ui, Weight::Raised, BUTTON, "\u{2212}", &smaller).clicked() {
            actions.push(Action::Run(Command::ZoomOut));
        }
        let (rect, _) = ui.allocate_exact_size(vec2(VALUE, theme::ROW), egui::Sense::hover());
        crate::ui::controls::centered(ui, rect, Type::Button, theme.text, &value);
        let larger = lang.text(Command::ZoomIn.row().text);
        if wide_button_ui(ui, Weight::Raised, BUTTON, "+", &larger).clicked() {
            actions.push(Action::Run(Command::ZoomIn));
        }
    });
}

const BUTTON: f32 = 44.0;
const VALUE: f32 = 64.0;

/// Positions that a review looks at for each turn.
const QUICK: u64 = 50_000;
const USUAL: u64 = 200_000;
const THOROUGH: u64 = 2_000_000;

fn study_ui(ui: &mut Ui, model: &Model, settings: &mut Settings) {
    let lang = &model.lang;
    part_ui(ui, &lang.text("settings-study"));
    let values = [
        (QUICK, lang.text("settings-review-quick")),
        (USUAL, lang.text("settings-review-usual")),
        (THOROUGH, lang.text("settings-review-thorough")),
    ];
    let name = lang.text("settings-review");
    row_ui(ui, &name, &name, &values, &mut settings.review_nodes);
    let values = [1, 2, 3, 4, 5].map(|lines| (lines, lines.to_string()));
    let name = lang.text("settings-analysis-lines");
    row_ui(ui, &name, &name, &values, &mut settings.analysis_lines);
    let name = ("settings-turn-values", "settings-turn-values-about");
    switch_ui(ui, model, name, &mut settings.turn_values);
}

fn motion_ui(ui: &mut Ui, model: &Model, settings: &mut Settings) {
    let lang = &model.lang;
    part_ui(ui, &lang.text("settings-motion"));
    let name = ("settings-animation", "settings-animation-about");
    switch_ui(ui, model, name, &mut settings.animation);
    let values = [
        (SPEEDS[0], lang.text("settings-speed-slow")),
        (SPEEDS[1], lang.text("settings-speed-usual")),
        (SPEEDS[2], lang.text("settings-speed-fast")),
    ];
    let name = lang.text("settings-speed");
    ui.add_enabled_ui(settings.animation, |ui| {
        row_ui(ui, &name, &name, &values, &mut settings.speed);
    });
    let name = ("settings-reduced-motion", "settings-reduced-motion-about");
    let animated = settings.animation;
    ui.add_enabled_ui(animated, |ui| {
        switch_ui(ui, model, name, &mut settings.reduced_motion);
    });
}

/// How computer players behave.
fn computer_ui(ui: &mut Ui, model: &Model, settings: &mut Settings) {
    let lang = &model.lang;
    part_ui(ui, &lang.text("settings-computer"));
    let times = TIMES.map(|secs| {
        let text = lang.format("settings-seconds", &[("count", seconds(secs))]);
        (secs, text)
    });
    let name = lang.text("settings-computer-time");
    row_ui(ui, &name, &name, &times, &mut settings.computer_time_secs);
    let waits = [
        (WAITS[0], lang.text("settings-computer-wait-none")),
        (WAITS[1], lang.text("settings-computer-wait-short")),
        (WAITS[2], lang.text("settings-computer-wait-long")),
    ];
    let name = lang.text("settings-computer-wait");
    row_ui(ui, &name, &name, &waits, &mut settings.computer_wait_secs);
    let name = (
        "settings-computer-resigns",
        "settings-computer-resigns-about",
    );
    switch_ui(ui, model, name, &mut settings.computer_resigns);
    let name = ("settings-agreed-draws", "settings-agreed-draws-about");
    switch_ui(ui, model, name, &mut settings.agreed_draws);
    let sizes = MEMORIES.map(|mebibytes| {
        let args = [("count", mebibytes.into())];
        (mebibytes, lang.format("settings-memory-value", &args))
    });
    let name = lang.text("settings-memory");
    row_ui(ui, &name, &name, &sizes, &mut settings.engine_memory);
}

const TIMES: [f32; 5] = [1.0, 3.0, 10.0, 30.0, 60.0];
const WAITS: [f32; 3] = [0.0, 0.6, 1.5];
const MEMORIES: [u32; 3] = [16, 64, 256];

const SPEEDS: [f32; 3] = [0.5, 1.0, 2.0];

fn playing_ui(ui: &mut Ui, model: &Model, settings: &mut Settings) {
    let lang = &model.lang;
    part_ui(ui, &lang.text("settings-playing"));
    let name = ("settings-confirm-passes", "settings-confirm-passes-about");
    switch_ui(ui, model, name, &mut settings.confirm_passes);
    let theme = Theme::of(ui.style());
    text_ui(
        ui,
        Type::Body,
        theme.text,
        &lang.text("settings-next-first"),
    );
    let values = [
        (NextFirst::Changed, lang.text("settings-next-first-changed")),
        (NextFirst::Winner, lang.text("settings-next-first-winner")),
        (NextFirst::Same, lang.text("settings-next-first-same")),
    ];
    for game in GameId::ALL {
        let name = lang.game_name(game.slug());
        let full = lang.format(
            "settings-next-first-game",
            &[("game", name.as_str().into())],
        );
        let usual = model.next_first(game);
        let mut chosen = usual;
        row_ui(ui, &name, &full, &values, &mut chosen);
        if chosen != usual {
            settings.next_first.insert(game.slug().to_owned(), chosen);
        }
    }
}
