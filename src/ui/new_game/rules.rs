//! The optional rules of the form: each with its name, a sentence, a control that fits its kind of
//! value, and a mark where it differs from the official rules.

use egui::{Align2, Id, Rect, Sense, Stroke, Ui, UiBuilder, vec2};

use crate::{
    app::{Action, Form, FormEdit, Model},
    rules::{OptionSpec, Values},
    ui::{
        choices::{choice_ui, choice_width, switch_ui},
        controls::{Field, Fold, badge_ui, button_ui, field_ui, fold_ui, place_ui, text_ui},
        new_game::{DICE, DRAWS, Problem, part_ui},
        theme::{self, Theme, Type},
        widgets::Weight,
    },
};

/// What a number field is wide.
const NUMBER: f32 = 104.0;
const TEXT: f32 = 200.0;
const SWITCH: f32 = 40.0;
/// The name and the sentence of a rule keep at least this room beside its control.
const NAMES: f32 = 230.0;
/// Below this width the form is narrow.
const NARROW: f32 = 520.0;
/// So many numbers at most are offered side by side.
const FEW: u32 = 6;

pub(crate) fn rules_ui(
    ui: &mut Ui,
    model: &Model,
    problem: Option<&Problem>,
    actions: &mut Vec<Action>,
) {
    let lang = &model.lang;
    let specs = model.form.game.specs();
    let is_draw = |spec: &&OptionSpec| DRAWS.contains(&spec.key);
    let is_dice = |spec: &&OptionSpec| DICE.contains(&spec.key);
    part_ui(ui, &lang.text("new-game-rules"), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut first = true;
        for spec in specs.iter().filter(|spec| !is_draw(spec) && !is_dice(spec)) {
            if !std::mem::take(&mut first) {
                line_ui(ui);
            }
            rule_ui(ui, model, spec, problem, actions);
        }
        let draws: Vec<_> = specs.iter().filter(is_draw).collect();
        if draws.is_empty() {
            return;
        }
        line_ui(ui);
        let touched = draws.iter().any(|spec| {
            model.form.is_changed(spec) || problem.is_some_and(|problem| problem.is_about(spec.key))
        });
        let at_first = if touched { Fold::Open } else { Fold::Closed };
        if fold_ui(ui, "draws", &lang.text("new-game-draws"), at_first) {
            for spec in draws {
                rule_ui(ui, model, spec, problem, actions);
            }
        }
    });
    if model.form.changed().any(|(key, _)| !DICE.contains(&key)) {
        ui.add_space(theme::SPACE[0]);
        if button_ui(ui, Weight::Raised, &lang.text("new-game-official")).clicked() {
            actions.push(Action::Form(FormEdit::Reset));
        }
    }
}

fn line_ui(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 1.0), Sense::hover());
    let stroke = Stroke::new(theme::HAIRLINE, Theme::of(ui.style()).hairline);
    ui.painter().hline(rect.x_range(), rect.center().y, stroke);
}

/// One rule: what it is called and does at the left, its control at the right, or below where
/// that is too narrow.
pub(crate) fn rule_ui(
    ui: &mut Ui,
    model: &Model,
    spec: &OptionSpec,
    problem: Option<&Problem>,
    actions: &mut Vec<Action>,
) {
    let control = Control::of(model, spec);
    let room = ui.available_width();
    let wide = control.width(ui, room);
    let beside = NAMES + theme::SPACE[4] + wide <= room;
    ui.add_space(theme::SPACE[2]);
    let top = ui.cursor().min;
    let left = if beside {
        room - wide - theme::SPACE[4]
    } else {
        room
    };
    let names = ui.scope_builder(
        UiBuilder::new().max_rect(Rect::from_min_size(top, vec2(left, 10_000.0))),
        |ui| {
            ui.set_width(left);
            ui.spacing_mut().item_spacing.y = 2.0;
            names_ui(ui, model, spec, problem);
        },
    );
    let height = names.response.rect.height();
    if beside {
        let at = Rect::from_min_size(top + vec2(room - wide, 0.0), vec2(wide, theme::ROW));
        place_ui(ui, at, |ui| {
            control.show(ui, &model.form, spec, wide, actions);
        });
        ui.add_space((theme::ROW - height).max(0.0));
    } else {
        ui.add_space(theme::SPACE[1]);
        control.show(ui, &model.form, spec, room, actions);
    }
    ui.add_space(theme::SPACE[2]);
}

fn names_ui(ui: &mut Ui, model: &Model, spec: &OptionSpec, problem: Option<&Problem>) {
    let theme = Theme::of(ui.style());
    let lang = &model.lang;
    let form = &model.form;
    ui.spacing_mut().interact_size.y = 0.0;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(theme::SPACE[1], 2.0);
        text_ui(
            ui,
            Type::Button,
            theme.text,
            &lang.option_name(form.game.slug(), spec.key),
        );
        if form.is_house_rule(spec) {
            badge_ui(ui, &lang.text("new-game-house"), theme.accent);
        } else if form.is_changed(spec) {
            badge_ui(ui, &lang.text("new-game-changed"), theme.accent);
        }
    });
    let about = lang.option_about(form.game.slug(), spec.key);
    text_ui(ui, Type::Small, theme.muted, &about);
    if let Some(problem) = problem.filter(|problem| problem.is_about(spec.key)) {
        text_ui(ui, Type::Small, theme.bad, &problem.sentence);
    }
}

/// What a rule is chosen with.
pub(crate) struct Control {
    name: String,
    kind: Kind,
}

enum Kind {
    /// Values with their names.
    Choice {
        values: Vec<String>,
        texts: Vec<String>,
    },
    Number {
        off: Option<String>,
        hint: String,
        usual: u32,
    },
    Text,
}

impl Control {
    pub(crate) fn of(model: &Model, spec: &OptionSpec) -> Self {
        let lang = &model.lang;
        let slug = model.form.game.slug();
        let kind = match spec.values {
            Values::Words(words) => {
                let text = |word: &&str| lang.option_value(slug, spec.key, word);
                let values = words.iter().map(|&word| word.to_owned()).collect();
                Kind::Choice {
                    values,
                    texts: words.iter().map(text).collect(),
                }
            }
            Values::Number {
                min,
                max,
                off: false,
            } if max - min < FEW => Kind::Choice {
                values: (min..=max).map(|number| number.to_string()).collect(),
                texts: (min..=max)
                    .map(|number| lang.whole(number.into()))
                    .collect(),
            },
            Values::Number { min, max, off } => {
                let args = [("min", min.into()), ("max", max.into())];
                let hint = lang.format("new-game-number", &args);
                Kind::Number {
                    off: off.then(|| lang.text("new-game-off")),
                    hint,
                    usual: USUAL.clamp(min, max),
                }
            }
            Values::Text => Kind::Text,
        };
        Self {
            name: lang.option_name(slug, spec.key),
            kind,
        }
    }

    fn width(&self, ui: &Ui, room: f32) -> f32 {
        match &self.kind {
            // In a narrow form values side by side are worth a row of their own.
            Kind::Choice { texts, .. } if room < NARROW => choice_width(ui, texts, room),
            Kind::Choice { texts, .. } => choice_width(ui, texts, room - NAMES - theme::SPACE[4]),
            Kind::Number { off: None, .. } => NUMBER,
            Kind::Number { off: Some(_), .. } => SWITCH + theme::SPACE[2] + NUMBER,
            Kind::Text => TEXT,
        }
    }

    pub(crate) fn show(
        &self,
        ui: &mut Ui,
        form: &Form,
        spec: &OptionSpec,
        room: f32,
        actions: &mut Vec<Action>,
    ) {
        let now = form.value(spec.key);
        let mut choose =
            |value: String| actions.push(Action::Form(FormEdit::Option(spec.key, value)));
        match &self.kind {
            Kind::Choice { values, texts } => {
                let chosen = values.iter().position(|value| value == now);
                if let Some(index) = choice_ui(ui, &self.name, texts, chosen, room) {
                    choose(values[index].clone());
                }
            }
            Kind::Number { off, hint, usual } => {
                let wide = self.width(ui, room);
                let (row, _) = ui.allocate_exact_size(vec2(wide, theme::ROW), Sense::hover());
                if let Some(off) = off {
                    let at = row.with_min_x(row.right() - SWITCH);
                    if place_ui(ui, at, |ui| switch_ui(ui, now != OFF, &self.name)) {
                        choose(if now == OFF {
                            usual.to_string()
                        } else {
                            OFF.to_owned()
                        });
                    }
                    if now == OFF {
                        let muted = Theme::of(ui.style()).muted;
                        let right = at.left_center() - vec2(theme::SPACE[2], 0.0);
                        let font = Type::Body.font();
                        ui.painter()
                            .text(right, Align2::RIGHT_CENTER, off, font, muted);
                        return;
                    }
                }
                let mut text = now.to_owned();
                let field = self.field(spec, NUMBER, now.parse::<u32>().is_err());
                let at = row.with_max_x(row.left() + NUMBER);
                let response = place_ui(ui, at, |ui| field_ui(ui, field, &mut text));
                if response.on_hover_text(hint).changed() {
                    choose(text);
                }
            }
            Kind::Text => {
                let mut text = now.to_owned();
                let field = self.field(spec, TEXT.min(room), false);
                if field_ui(ui, field, &mut text).changed() {
                    choose(text);
                }
            }
        }
    }

    fn field(&self, spec: &OptionSpec, width: f32, wrong: bool) -> Field<'_> {
        Field {
            id: Id::unique(("rule", spec.key)),
            name: &self.name,
            hint: "",
            width,
            wrong,
        }
    }
}

/// The word for a number that is not counted.
const OFF: &str = "off";
/// What a number starts from when it is switched on.
const USUAL: u32 = 50;
