//! The review: how the game went, as a graph that one can click, and the faults.

use egui::{Align, Color32, Layout, ProgressBar, Role, Sense, Stroke, Ui, WidgetInfo, vec2};
use egui_plot::{FilledArea, HLine, Line, MarkerShape, Plot, PlotPoint, PlotPoints, Points, VLine};

use crate::{
    app::{Action, Command, Fault, Model, Play, StudyEdit, chance_of, cost, fault},
    lang::Value,
    record::{NodeId, Record},
    rules::Side,
    ui::{
        controls::{height_of, line_ui, text_ui, width_of},
        icons::Icon,
        seats::player_name,
        study::{
            chip::{self, chip_ui},
            frame, is_crowded, words,
        },
        theme::{self, Theme, Type},
        widgets::Push,
    },
};

const BUTTON: f32 = 28.0;
const LOW_BUTTON: f32 = 24.0;
const HEIGHT: f32 = 64.0;
/// Turns that are closer to each other than this, in points, are not told apart at a glance.
const CLOSE: f32 = 4.0;
/// Below this height of the window the graph beside an analysis is half as high.
const LOW: f32 = 700.0;

pub(super) fn review_ui(ui: &mut Ui, model: &Model, play: &Play, actions: &mut Vec<Action>) {
    let lang = &model.lang;
    let theme = Theme::of(ui.style());
    frame(ui, model).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = theme::SPACE[0];
        // Beside an analysis in a low window the graph and a line of words must do.
        let both = model.study.analysis.is_some();
        let window = ui.ctx().content_rect().height();
        let is_crowded = is_crowded(ui, model);
        let height = if both && window < LOW {
            HEIGHT / 2.0
        } else {
            HEIGHT
        };
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
        if is_crowded {
            one_line_ui(ui, model, play, actions);
            return;
        }
        turn_ui(ui, model, play);
        if model.study.review.is_none() && !both && LOW <= window {
            summary_ui(ui, model, play);
        }
        try_again_ui(ui, model, actions);
    });
}

/// What is known of the turn in view, in a room that is always as high, so that nothing below it
/// moves from turn to turn.
fn turn_ui(ui: &mut Ui, model: &Model, play: &Play) {
    const LINES: f32 = 2.0;
    let theme = Theme::of(ui.style());
    let text = turn_told(model, play).unwrap_or_default().join(" ");
    let width = ui.available_width();
    let line = height_of(ui, Type::Small, "0", width);
    ui.allocate_ui(vec2(width, line * LINES), |ui| {
        ui.set_min_height(line * LINES);
        text_ui(ui, Type::Small, theme.text, &text);
    });
}

/// The same on one line, with the way back to before the turn; where there is no room for all of it,
/// without what it cost.
fn one_line_ui(ui: &mut Ui, model: &Model, play: &Play, actions: &mut Vec<Action>) {
    let row = vec2(ui.available_width(), LOW_BUTTON);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        let text = model.lang.text(Command::TryAgain.row().text);
        let push = Push::icon(Icon::Undo, &text).small(LOW_BUTTON);
        command_ui(ui, model, Command::TryAgain, push, actions);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            told_ui(ui, model, play);
        });
    });
}

fn told_ui(ui: &mut Ui, model: &Model, play: &Play) {
    let theme = Theme::of(ui.style());
    let Some(told) = turn_told(model, play) else {
        return;
    };
    let whole = told.join(" ");
    let is_short = width_of(ui, Type::Small, &whole) <= ui.available_width();
    let text = match &told[..] {
        [first, _, last] if !is_short => format!("{first} {last}"),
        [_, last] if !is_short => last.clone(),
        _ => whole.clone(),
    };
    line_ui(ui, Type::Small, theme.text, &text).on_hover_text(whole);
}

/// What the turn in view cost, and what would have been better, in sentences; `None` at the start
/// and where that is not known.
fn turn_told(model: &Model, play: &Play) -> Option<Vec<String>> {
    let lang = &model.lang;
    let record = play.table.record();
    let here = record.here();
    if play.table.played(here)?.forced {
        return Some(vec![lang.text("turn-only")]);
    }
    let cost = cost(play, here)?;
    let before = record.node(record.parent(here)?).verdict.as_ref()?;
    let is_best = before.line.first().map(String::as_str) == Some(record.text(here));
    let costs = words::costs(lang, play.game, cost);
    if is_best && is_alone(play, here) {
        return Some(vec![lang.text("turn-only")]);
    }
    let best = |key: &str| {
        let turn = better_turn(play, &before.line);
        lang.format(key, &[("turn", turn.into())])
    };
    let mark = fault(play, here).map(|mark| format!("{}.", words::fault(lang, mark.fault)));
    Some(match (is_best, costs) {
        (true, _) => vec![lang.text("turn-best")],
        (false, None) => vec![best("turn-as-good")],
        (false, Some(costs)) => mark
            .into_iter()
            .chain([costs, best("turn-better")])
            .collect(),
    })
}

/// Whether there was no other turn than that of a node.
fn is_alone(play: &Play, id: NodeId) -> bool {
    let Some(before) = play.table.record().parent(id) else {
        return false;
    };
    let mut table = play.table.boxed();
    table.goto(before);
    table.choices().len() == 1
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
            for (command, icon) in [
                (Command::NextFault, Icon::NextFault),
                (Command::PreviousFault, Icon::PreviousFault),
            ] {
                let name = lang.text(command.row().text);
                let push = Push::icon(icon, &name).small(BUTTON);
                command_ui(ui, model, command, push, actions);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = theme::SPACE[1];
                line_ui(ui, Type::Strong, theme.text, &lang.text("review-title"));
                if let Some(review) = &model.study.review {
                    let args = [("done", review.done().into()), ("all", review.all.into())];
                    let mut text = lang.format("review-progress", &args);
                    if ui.available_width() < width_of(ui, Type::Small, &text) {
                        text = lang.format("review-progress-short", &args);
                    }
                    line_ui(ui, Type::Small, theme.muted, &text);
                    return;
                }
                let record = play.table.record();
                let fits = chip::WIDTH + chip::CHECK <= ui.available_width();
                if let Some(verdict) = record.node(record.here()).verdict.as_ref().filter(|_| fits)
                {
                    chip_ui(ui, model, play, verdict.worth);
                }
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
    // In a long game signs would hide the line: they are small then, and only of what was grave.
    let spacing = ui.available_width() / last.max(1) as f32;
    let least = if spacing < CLOSE {
        Fault::Mistake
    } else {
        Fault::Inaccuracy
    };
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
            if let Some(mark) = fault(play, line[at]).filter(|mark| least <= mark.fault) {
                let (color, shape) = marker(theme, mark.fault);
                plot.points(
                    Points::new("", vec![[at as f64, chance]])
                        .color(color)
                        .shape(shape)
                        .radius(spacing.clamp(2.0, 4.0))
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
            let mut told = model.lang.format("review-at", &args);
            let costs = cost(play, line[at]).and_then(|cost| {
                let mark = fault(play, line[at]);
                let mark = mark.map(|mark| format!("{}. ", words::fault(&model.lang, mark.fault)));
                let costs = words::costs(&model.lang, play.game, cost)?;
                Some(format!("{}{costs}", mark.unwrap_or_default()))
            });
            if let Some(costs) = costs {
                told = format!("{told}\n{costs}");
            }
            response
                .on_hover_cursor(egui::CursorIcon::PointingHand)
                .on_hover_text_at_pointer(told);
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

/// Plays on from before the faulty turn in view.
fn try_again_ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let text = model.lang.text(Command::TryAgain.row().text);
    let push = Push::new(&text).width(ui.available_width()).height(BUTTON);
    command_ui(ui, model, Command::TryAgain, push, actions);
}

/// A button that runs a command, while that can be done.
fn command_ui(
    ui: &mut Ui,
    model: &Model,
    command: Command,
    push: Push<'_>,
    actions: &mut Vec<Action>,
) {
    let response = ui.add_enabled_ui(command.is_enabled(model), |ui| ui.add(push));
    if response.inner.clicked() {
        actions.push(Action::Run(command));
    }
}
