//! The new game form: who plays, under which rules, from which start. What is shown at the side
//! is the start as it will be; what is wrong is said where it was chosen.

mod opening;
mod preview;
mod problem;
mod rules;

use egui::{Frame, Id, Key, Margin, Panel, Rect, ScrollArea, Sense, Stroke, Ui, pos2, vec2};

use crate::{
    app::{Action, FormEdit, Model},
    catalog::GameId,
    record::Player,
    rules::{BySide, Side},
    ui::{
        choices::choice_ui,
        controls::{
            FOLD_INDENT, Field, Fold, button_ui, button_width, field_ui, fold_ui, heading_ui,
            height_of, place_ui, text_ui,
        },
        home::{page_ui, side_margin},
        seats::seats_ui,
        theme::{self, Theme, Type},
        widgets::Weight,
    },
};

pub(crate) use problem::Problem;

/// The form and the preview beside it.
const WIDEST: f32 = 1152.0;
const PREVIEW: f32 = 368.0;
/// Below this width the preview stands among the other parts.
const BESIDE: f32 = 900.0;
/// The keys of rules that belong to judging draws, in any game.
const DRAWS: &[&str] = &["repetition", "bare", "quiet"];
/// The keys that say how a start comes about by dice.
const DICE: &[&str] = &["seed", "faces"];

pub(crate) fn new_game_ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let problem = Problem::of(model);
    footer_ui(ui, model, problem.as_ref(), actions);
    let room = ui.available_width();
    if room < BESIDE {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            page_ui(ui, WIDEST, |ui| {
                ui.spacing_mut().item_spacing.y = theme::SPACE[1];
                title_ui(ui, model, actions);
                players_ui(ui, model, actions);
                preview::preview_ui(ui, model, ui.available_width(), actions);
                rules::rules_ui(ui, model, problem.as_ref(), actions);
                position_ui(ui, model, problem.as_ref(), actions);
                ui.add_space(theme::SPACE[4]);
            });
        });
        return;
    }
    let margin = side_margin(room).max((room - WIDEST) / 2.0).floor();
    let whole = ui.available_rect_before_wrap().shrink2(vec2(margin, 0.0));
    let right = whole.with_min_x(whole.right() - PREVIEW);
    let left = whole.with_max_x(right.left() - theme::SPACE[5] - theme::SPACE[1]);
    place_ui(ui, left, |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.set_width(left.width() - theme::SPACE[2]);
            ui.spacing_mut().item_spacing.y = theme::SPACE[1];
            title_ui(ui, model, actions);
            players_ui(ui, model, actions);
            rules::rules_ui(ui, model, problem.as_ref(), actions);
            position_ui(ui, model, problem.as_ref(), actions);
            ui.add_space(theme::SPACE[4]);
        });
    });
    // The bar stands in the margin, as that of the other part stands in the gap.
    let with_bar = right.with_max_x(right.right() + theme::SPACE[2]);
    place_ui(ui, with_bar, |ui| {
        ScrollArea::vertical()
            .id_salt("preview")
            .auto_shrink(false)
            .show(ui, |ui| {
                ui.set_width(PREVIEW);
                ui.spacing_mut().item_spacing.y = theme::SPACE[1];
                ui.add_space(theme::SPACE[4]);
                preview::preview_ui(ui, model, PREVIEW, actions);
                ui.add_space(theme::SPACE[3]);
            });
    });
}

/// A card with a heading, in which the parts of the form stand.
fn part_ui<R>(ui: &mut Ui, heading: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    ui.add_space(theme::SPACE[1]);
    heading_ui(ui, Type::Strong, heading);
    ui.add_space(2.0);
    let theme = Theme::of(ui.style());
    Frame::new()
        .fill(theme.panel)
        .stroke(Stroke::new(theme::HAIRLINE, theme.hairline))
        .corner_radius(theme::CARD_RADIUS)
        .inner_margin(Margin::symmetric(16, 12))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            content(ui)
        })
        .inner
}

fn title_ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = &model.lang;
    ui.add_space(theme::SPACE[3]);
    if let Some(turn) = model.form.tries_again() {
        let theme = Theme::of(ui.style());
        heading_ui(ui, Type::Heading, &lang.text("new-game-again-title"));
        let about = lang.format("new-game-again-about", &[("turn", turn.into())]);
        text_ui(ui, Type::Body, theme.muted, &about);
        return;
    }
    heading_ui(ui, Type::Heading, &lang.text("new-game-title"));
    let names: Vec<String> = GameId::ALL
        .iter()
        .map(|game| lang.game_name(game.slug()))
        .collect();
    let now = GameId::ALL.iter().position(|&game| game == model.form.game);
    let room = ui.available_width();
    if let Some(index) = choice_ui(ui, &lang.text("new-game-which"), &names, now, room) {
        actions.push(Action::AskNewGame(GameId::ALL[index]));
    }
}

fn players_ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = &model.lang;
    let form = &model.form;
    part_ui(ui, &lang.text("new-game-players"), |ui| {
        ui.spacing_mut().item_spacing.y = theme::SPACE[1];
        let player = |side: Side| Player {
            name: form.names[side].clone(),
            computer: form.computers[side],
        };
        let players = BySide::new(player(Side::First), player(Side::Second));
        if let Some((side, new)) =
            seats_ui(ui, model, form.game, form.thinker().as_deref(), &players)
        {
            if new.computer != players[side].computer {
                actions.push(Action::Form(FormEdit::Computer(side, new.computer)));
            }
            if new.name != players[side].name {
                actions.push(Action::Form(FormEdit::Name(side, new.name)));
            }
        }
        ui.add_space(theme::SPACE[0]);
        if button_ui(ui, Weight::Raised, &lang.text("new-game-swap")).clicked() {
            actions.push(Action::Form(FormEdit::SwapNames));
        }
    });
}

fn position_ui(ui: &mut Ui, model: &Model, problem: Option<&Problem>, actions: &mut Vec<Action>) {
    let lang = &model.lang;
    let theme = Theme::of(ui.style());
    ui.add_space(theme::SPACE[1]);
    let at_first = if model.form.position.is_empty() {
        Fold::Closed
    } else {
        Fold::Open
    };
    if !fold_ui(ui, "position", &lang.text("new-game-position"), at_first) {
        return;
    }
    let wrong = problem.filter(|problem| problem.is_position());
    Frame::new()
        .inner_margin(Margin {
            left: FOLD_INDENT as i8,
            ..Margin::ZERO
        })
        .show(ui, |ui| {
            text_ui(
                ui,
                Type::Small,
                theme.muted,
                &lang.text("new-game-position-about"),
            );
            let name = lang.text("new-game-position-name");
            let mut text = model.form.position.clone();
            let field = Field {
                id: Id::unique("position line"),
                name: &name,
                hint: &name,
                width: ui.available_width(),
                wrong: wrong.is_some(),
            };
            if field_ui(ui, field, &mut text).changed() {
                actions.push(Action::Form(FormEdit::Position(text)));
            }
            if let Some(problem) = wrong {
                text_ui(ui, Type::Small, theme.bad, &problem.sentence);
            }
        });
}

/// The row at the bottom that is always in sight: what is in the way, back, start.
fn footer_ui(ui: &mut Ui, model: &Model, problem: Option<&Problem>, actions: &mut Vec<Action>) {
    let theme = Theme::of(ui.style());
    let lang = &model.lang;
    let frame = Frame::new()
        .fill(theme.panel)
        .inner_margin(Margin::symmetric(0, 12));
    let start = lang.text("new-game-start");
    let back = lang.text("new-game-back");
    let panel = Panel::bottom("new game").frame(frame).resizable(false);
    let row = |ui: &mut Ui| {
        let widths = [button_width(ui, &back), button_width(ui, &start)];
        let buttons = widths.iter().sum::<f32>() + theme::SPACE[1];
        let room = ui.available_width() - buttons - theme::SPACE[3];
        let beside = 240.0 <= room;
        if let Some(problem) = problem.filter(|_| !beside) {
            text_ui(ui, Type::Small, theme.bad, &problem.sentence);
        }
        let size = vec2(ui.available_width(), theme::ROW);
        let (line, _) = ui.allocate_exact_size(size, Sense::hover());
        if let Some(problem) = problem.filter(|_| beside) {
            let sentence = &problem.sentence;
            let height = height_of(ui, Type::Small, sentence, room);
            let at = Rect::from_center_size(
                line.left_center() + vec2(room / 2.0, 0.0),
                vec2(room, height),
            );
            place_ui(ui, at, |ui| text_ui(ui, Type::Small, theme.bad, sentence));
        }
        let right = line.with_min_x(line.right() - widths[1]);
        let left = Rect::from_min_size(
            pos2(line.right() - buttons, line.top()),
            vec2(widths[0], theme::ROW),
        );
        let button = |ui: &mut Ui| button_ui(ui, Weight::Raised, &back);
        if place_ui(ui, left, button).clicked() {
            actions.push(Action::LeaveForm);
        }
        let can_start = problem.is_none();
        let button = |ui: &mut Ui| {
            let response =
                ui.add_enabled_ui(can_start, |ui| button_ui(ui, Weight::Primary, &start));
            response.inner
        };
        if place_ui(ui, right, button).clicked() || (can_start && wants_start(ui, model)) {
            actions.push(Action::StartGame);
        }
    };
    panel.show(ui, |ui| page_ui(ui, WIDEST, row));
}

/// Whether Enter was pressed where it means nothing else: not on a button, not in a dialog.
fn wants_start(ui: &Ui, model: &Model) -> bool {
    let ctx = ui.ctx();
    let free = ctx.text_edit_focused() || ctx.memory(|memory| memory.focused().is_none());
    let undisturbed = model.dialog.is_none() && !egui::Popup::is_any_open(ctx);
    free && undisturbed && ctx.input(|input| input.key_pressed(Key::Enter))
}
