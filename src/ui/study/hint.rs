//! The hint in words: as much of it as was asked for, and the button for more.

use egui::{Align, Layout, Spinner, Ui, vec2};

use crate::{
    app::{Action, Command, Hint, HintState, Hinted, Model, Play, StudyEdit},
    rules::Site,
    ui::{
        controls::{line_ui, text_ui},
        frames,
        icons::Icon,
        study::words,
        theme::{self, Theme, Type},
        widgets::Push,
    },
};

const BUTTON: f32 = 28.0;

pub(super) fn hint_ui(
    ui: &mut Ui,
    model: &Model,
    play: &Play,
    hint: &Hint,
    actions: &mut Vec<Action>,
) {
    let lang = &model.lang;
    let theme = Theme::of(ui.style());
    frames::list(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = theme::SPACE[1];
        ui.allocate_ui_with_layout(
            vec2(ui.available_width(), BUTTON),
            Layout::right_to_left(Align::Center),
            |ui| {
                let close = lang.text("hint-close");
                if ui
                    .add(Push::icon(Icon::Close, &close).small(BUTTON))
                    .clicked()
                {
                    actions.push(Action::Study(StudyEdit::CloseHint));
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let args = [("step", hint.step.into()), ("steps", Hint::STEPS.into())];
                    let title = lang.format("hint-title", &args);
                    line_ui(ui, Type::Strong, theme.text, &title);
                    if matches!(hint.state, HintState::Thinking(_)) && model.settings.animation {
                        ui.add(Spinner::new().size(14.0).color(theme.muted));
                    }
                });
            },
        );
        match &hint.state {
            HintState::Thinking(_) => {
                text_ui(ui, Type::Body, theme.muted, &lang.text("hint-thinking"));
            }
            HintState::Failed => {
                text_ui(ui, Type::Body, theme.bad, &lang.text("study-failed"));
            }
            HintState::Ready(hinted) => {
                let text = told(model, play, hint.step, hinted);
                text_ui(ui, Type::Body, theme.text, &text);
                let more = match hint.step {
                    1 => Some("hint-where"),
                    2 => Some("hint-why"),
                    _ => None,
                };
                if let Some(key) = more {
                    let width = ui.available_width();
                    let text = lang.text(key);
                    if ui.add(Push::new(&text).width(width)).clicked() {
                        actions.push(Action::Run(Command::Hint));
                    }
                }
            }
        }
    });
}

/// What the steps so far say.
fn told(model: &Model, play: &Play, step: u8, hinted: &Hinted) -> String {
    let lang = &model.lang;
    let name = |site: &Site| play.table.site_name(*site);
    if play.table.waiting_pass().is_some() {
        return lang.text("hint-pass");
    }
    if step == 1 {
        let stock = play.table.purse().map(|purse| purse.site);
        if stock.is_some() && hinted.first.first().copied() == stock {
            return lang.text("hint-stock");
        }
        let names: Vec<String> = hinted.first.iter().map(name).collect();
        let key = match (hinted.path.len(), names.len()) {
            (1, 1) => "hint-place",
            (1, _) => "hint-places",
            _ => {
                let args = [
                    ("site", names.concat().into()),
                    ("game", play.game.slug().into()),
                ];
                return lang.format("hint-piece", &args);
            }
        };
        return lang.format(key, &[("sites", lang.list(&names).into())]);
    }
    let turn = lang.format("hint-target", &[("turn", hinted.annotated.as_str().into())]);
    if step == 2 {
        return turn;
    }
    format!("{turn} {}", words::why(lang, play, &hinted.why))
}
