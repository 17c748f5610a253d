//! The review: how the game went, as a graph that one can click, and the faults.

use egui::{Align, Color32, Layout, ProgressBar, Role, Sense, Stroke, Ui, WidgetInfo, vec2};
use egui_plot::{FilledArea, HLine, Line, MarkerShape, Plot, PlotPoint, PlotPoints, Points, VLine};

use crate::{
    app::{Action, Command, Fault, Model, Play, StudyEdit, chance_of, fault},
    lang::Value,
    record::{NodeId, Record},
    rules::Side,
    ui::{
        controls::{line_ui, text_ui},
        frames,
        icons::Icon,
        seats::player_name,
        study::{is_tight, words},
        theme::{self, Theme, Type},
        widgets::Push,
    },
};

const BUTTON: f32 = 28.0;
const HEIGHT: f32 = 64.0;
/// Below this height of the window the graph is half as high.
const LOW: f32 = 700.0;

pub(super) fn review_ui(ui: &mut Ui, model: &Model, play: &Play, actions: &mut Vec<Action>) {
    let lang = &model.lang;
    let theme = Theme::of(ui.style());
    frames::list(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = theme::SPACE[0];
        // Beside an analysis in a low window the graph alone must do.
        let is_tight = is_tight(ui, model) && model.study.analysis.is_some();
        let is_low = ui.ctx().content_rect().height() < LOW;
        let height = if is_tight && is_low {
            HEIGHT / 2.0
        } else {
            HEIGHT
        };
        if is_tight && model.study.review.is_none() {
            graph_ui(ui, model, play, height, actions);
            return;
        }
        head_ui(ui, model, play, actions);
        if let Some(review) = &model.study.review {
            let args = [("done", review.done().into()), ("all", review.all.into())];
            let text = lang.format("review-progress", &args);
            ui.add(
                ProgressBar::new(review.share())
                    .desired_height(4.0)
                    .fill(theme.accent),
            )
            .widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &text));
        }
        graph_ui(ui, model, play, height, actions);
        if is_tight {
            return;
        }
        match model.study.fault_in_view(play) {
            Some(mark) => {
                let turn = better_turn(play, &mark.better);
                let args = [
                    ("fault", words::fault(lang, mark.fault).into()),
                    ("percent", Value::Whole((mark.loss * 100.0).round() as i64)),
                    ("turn", turn.into()),
                ];
                text_ui(
                    ui,
                    Type::Small,
                    theme.text,
                    &lang.format("fault-told", &args),
                );
            }
            None if model.study.review.is_none() => summary_ui(ui, model, play),
            None => (),
        }
        buttons_ui(ui, model, actions);
    });
}

fn head_ui(ui: &mut Ui, model: &Model, play: &Play, actions: &mut Vec<Action>) {
    let lang = &model.lang;
    let theme = Theme::of(ui.style());
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), BUTTON),
        Layout::right_to_left(Align::Center),
        |ui| {
            ui.spacing_mut().item_spacing.x = theme::SPACE[0];
            let close = lang.text("review-close");
            if ui
                .add(Push::icon(Icon::Close, &close).small(BUTTON))
                .clicked()
            {
                actions.push(Action::Run(Command::Review));
            }
            if model.study.review.is_some() {
                let stop = lang.text("review-stop");
                if ui
                    .add(Push::icon(Icon::Stop, &stop).small(BUTTON))
                    .clicked()
                {
                    actions.push(Action::Run(Command::CancelReview));
                }
            } else {
                let again = lang.text("review-again");
                if ui
                    .add(Push::icon(Icon::Turn, &again).small(BUTTON))
                    .clicked()
                {
                    actions.push(Action::Study(StudyEdit::ReviewAgain));
                }
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                line_ui(ui, Type::Strong, theme.text, &lang.text("review-title"));
                let text = match &model.study.review {
                    Some(review) => {
                        let args = [("done", review.done().into()), ("all", review.all.into())];
                        lang.format("review-progress", &args)
                    }
                    None => {
                        let record = play.table.record();
                        let verdict = record.node(record.here()).verdict.as_ref();
                        verdict.map_or_else(String::new, |verdict| {
                            words::score(lang, play, verdict.worth)
                        })
                    }
                };
                line_ui(ui, Type::Small, theme.muted, &text);
            });
        },
    );
}

/// The chance of the first side after each turn of the line on the table.
fn graph_ui(ui: &mut Ui, model: &Model, play: &Play, height: f32, actions: &mut Vec<Action>) {
    let theme = Theme::of(ui.style());
    let record = play.table.record();
    let mut line: Vec<NodeId> = vec![Record::ROOT];
    line.extend(record.line());
    let last = line.len() - 1;
    let known: Vec<(usize, f64)> = line
        .iter()
        .enumerate()
        .filter_map(|(at, &id)| {
            let verdict = record.node(id).verdict.as_ref()?;
            Some((at, f64::from(chance_of(play, verdict.worth, Side::First))))
        })
        .collect();
    let here = line.iter().position(|&id| id == record.here());
    let name = model.lang.text("review-graph");
    let plot = Plot::new("review")
        .height(height)
        .width(ui.available_width())
        .show_axes(false)
        .show_grid(false)
        .show_x(false)
        .show_y(false)
        .show_crosshair(false)
        .show_background(false)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .auto_bounds(false)
        .set_margin_fraction(vec2(0.0, 0.0))
        .label_formatter(|_| None)
        .sense(Sense::click());
    let shown = plot.show(ui, |plot| {
        let right = last.max(1) as f64 + 0.5;
        plot.set_plot_bounds_x(-0.5..=right);
        plot.set_plot_bounds_y(-0.04..=1.04);
        // Where nothing is known yet there is a gap.
        for run in runs(&known) {
            let xs: Vec<f64> = run.iter().map(|&(at, _)| at as f64).collect();
            let ys: Vec<f64> = run.iter().map(|&(_, chance)| chance).collect();
            let middle = vec![0.5; xs.len()];
            let tint = theme.accent.gamma_multiply(0.25);
            plot.add(
                FilledArea::new("", &xs, &middle, &ys)
                    .fill_color(tint)
                    .allow_hover(false),
            );
            let points: Vec<[f64; 2]> = xs.iter().zip(&ys).map(|(&x, &y)| [x, y]).collect();
            plot.line(
                Line::new("", PlotPoints::from(points))
                    .color(theme.accent)
                    .width(2.0)
                    .allow_hover(false),
            );
        }
        plot.hline(
            HLine::new("", 0.5)
                .color(theme.hairline)
                .width(1.0)
                .allow_hover(false),
        );
        if let Some(here) = here {
            plot.vline(
                VLine::new("", here as f64)
                    .color(theme.text)
                    .width(1.0)
                    .allow_hover(false),
            );
        }
        for &(at, chance) in &known {
            if let Some(mark) = fault(play, line[at]) {
                let (color, shape) = marker(theme, mark.fault);
                plot.points(
                    Points::new("", vec![[at as f64, chance]])
                        .color(color)
                        .shape(shape)
                        .radius(4.0)
                        .allow_hover(false),
                );
            }
        }
    });
    let response = shown.response;
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let at = |pointer: egui::Pos2| {
        let point: PlotPoint = shown.transform.value_from_position(pointer);
        (point.x.round().max(0.0) as usize).min(last)
    };
    ui.painter().rect_stroke(
        response.rect,
        egui::CornerRadius::same(4),
        Stroke::new(theme::HAIRLINE, theme.hairline),
        egui::StrokeKind::Inside,
    );
    if response.clicked()
        && let Some(pointer) = response.interact_pointer_pos()
    {
        actions.push(Action::Goto(line[at(pointer)]));
    }
    if let Some(pointer) = response.hover_pos() {
        let at = at(pointer);
        if let Some(verdict) = &record.node(line[at]).verdict {
            let args = [
                ("number", Value::from(at)),
                (
                    "score",
                    words::score(&model.lang, play, verdict.worth).into(),
                ),
            ];
            response
                .on_hover_cursor(egui::CursorIcon::PointingHand)
                .on_hover_text_at_pointer(model.lang.format("review-at", &args));
        }
    }
}

/// Runs of neighbouring turns.
fn runs(known: &[(usize, f64)]) -> Vec<&[(usize, f64)]> {
    known.chunk_by(|one, next| one.0 + 1 == next.0).collect()
}

/// Shape first, colour second.
fn marker(theme: &Theme, fault: Fault) -> (Color32, MarkerShape) {
    match fault {
        Fault::Inaccuracy => (theme.muted, MarkerShape::Circle),
        Fault::Mistake => (theme.accent, MarkerShape::Diamond),
        Fault::Blunder => (theme.bad, MarkerShape::Square),
    }
}

fn better_turn(play: &Play, better: &[String]) -> String {
    let record = play.table.record();
    let first = better.first().cloned().unwrap_or_default();
    let Some(before) = record.parent(record.here()) else {
        return first;
    };
    let mut table = play.table.boxed();
    table.goto(before);
    let turn = table.follow(&better[..better.len().min(1)]);
    turn.into_iter().next().map_or(first, |turn| turn.annotated)
}

/// How many faults each player made.
fn summary_ui(ui: &mut Ui, model: &Model, play: &Play) {
    let lang = &model.lang;
    let theme = Theme::of(ui.style());
    let mut counts = [[0_usize; 3]; 2];
    for id in play.line() {
        if let (Some(mark), Some(played)) = (fault(play, id), play.table.played(id)) {
            counts[played.side.index()][mark.fault as usize] += 1;
        }
    }
    if counts.iter().flatten().all(|&count| count == 0) {
        line_ui(ui, Type::Small, theme.muted, &lang.text("review-flawless"));
        return;
    }
    for side in Side::BOTH {
        let [inaccuracies, mistakes, blunders] = counts[side.index()];
        let args = [
            (
                "side",
                Value::from(player_name(
                    lang,
                    play.table.sides(),
                    &play.table.header().players,
                    side,
                )),
            ),
            ("blunders", blunders.into()),
            ("mistakes", mistakes.into()),
            ("inaccuracies", inaccuracies.into()),
        ];
        let text = lang.format("review-faults", &args);
        line_ui(ui, Type::Small, theme.muted, &text).on_hover_text(&text);
    }
}

/// From mistake to mistake, and back before one.
fn buttons_ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = &model.lang;
    let gap = theme::SPACE[0];
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for (command, icon) in [
            (Command::PreviousFault, Icon::Previous),
            (Command::NextFault, Icon::Next),
        ] {
            let name = lang.text(command.row().text);
            let clicked = ui
                .add_enabled_ui(command.is_enabled(model), |ui| {
                    ui.add(Push::icon(icon, &name).small(BUTTON)).clicked()
                })
                .inner;
            if clicked {
                actions.push(Action::Run(command));
            }
        }
        let text = lang.text(Command::TryAgain.row().text);
        let width = ui.available_width();
        let clicked = ui
            .add_enabled_ui(Command::TryAgain.is_enabled(model), |ui| {
                ui.add(Push::new(&text).width(width).height(BUTTON))
                    .clicked()
            })
            .inner;
        if clicked {
            actions.push(Action::Run(Command::TryAgain));
        }
    });
}
