//! The set-up on the board: the same board with its trays, and a column that says whose hand it
//! is, what to do, and hands over.

use egui::{RichText, Ui};

use crate::{
    app::{Action, Command, Model, SetupGame},
    rules::{Side, Site},
    ui::{
        board::{
            BoardEvent, BoardView, Names, board_ui as painted_board_ui, paint_net, token_icon,
        },
        frames,
        looks::look_of,
        play::{PlayState, far_and_near, words},
        seats,
        theme::{self, Theme, Type},
        widgets::{Card, Push, Weight},
    },
};

const ICON: f32 = 36.0;
const CELL: f32 = 34.0;

pub(crate) fn board_ui(
    ui: &mut Ui,
    model: &Model,
    state: &mut PlayState,
    actions: &mut Vec<Action>,
) {
    let Some(setup) = &model.setup else {
        return;
    };
    let lang = &model.lang;
    let (scene, under_way) = state.showing.setup(ui, model, setup);
    actions.extend(state.showing.begun().map(Action::Unfolds));
    let look = look_of(setup.game, &scene);
    let (targets, starts) = if setup.is_at_hand() {
        (setup.targets(), setup.starts())
    } else {
        (Vec::new(), Vec::new())
    };
    let notation = |site: Site| setup.site_name(site);
    let name = |site: Site| {
        let mut parts = vec![words::site(lang, setup.game, &scene, site, &notation)];
        if setup.picked().contains(&site) {
            parts.push(lang.text("site-selected"));
        }
        if targets.contains(&site) {
            parts.push(lang.text("site-can-be-chosen"));
        }
        parts.join(", ")
    };
    let view = BoardView {
        under_way: &under_way,
        picked: setup.picked(),
        targets: if setup.picked().is_empty() {
            &[]
        } else {
            &targets
        },
        starts: &starts,
        names: if model.settings.coordinates {
            Names::Shown
        } else {
            Names::Hidden
        },
        flipped: model.flipped,
        ..BoardView::new(&*look, &scene, &name)
    };
    for event in painted_board_ui(ui, &mut state.board, &view) {
        match event {
            BoardEvent::Pick(site) => actions.push(Action::Pick(site)),
            BoardEvent::LetGo => actions.push(Action::Run(Command::LetGo)),
            BoardEvent::Hovered(site) => state.hovered = site,
        }
    }
}

pub(crate) fn column_ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let Some(setup) = &model.setup else {
        return;
    };
    let lang = &model.lang;
    let theme = Theme::of(ui.style());
    for side in far_and_near(model) {
        card_ui(ui, model, setup, side);
    }
    frames::list(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = theme::SPACE[1];
        ui.label(RichText::new(lang.text("setup-title")).text_style(Type::Strong.style()));
        let prompt = lang.reason(&setup.prompt(), &|site| setup.site_name(site));
        ui.label(prompt);
        if setup.is_at_hand() {
            let help = RichText::new(lang.text("setup-help")).text_style(Type::Small.style());
            ui.label(help.color(theme.muted));
        }
    });
    if let Some(token) = setup
        .picked()
        .first()
        .and_then(|&site| setup.scene().token(site))
    {
        frames::list(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.vertical_centered(|ui| paint_net(ui, token, CELL));
        });
    }
    let text = if setup.is_rolled() {
        "setup-hand-over"
    } else {
        "setup-roll"
    };
    let width = ui.available_width();
    let forward = if setup.is_at_hand() {
        (Command::HandOver, text, Weight::Primary)
    } else {
        (Command::MoveNow, "command-move-now", Weight::Raised)
    };
    for (command, text, weight) in [forward, (Command::Undo, "command-undo", Weight::Raised)] {
        let clicked = ui
            .add_enabled_ui(command.is_enabled(model), |ui| {
                let text = lang.text(text);
                ui.add(Push::new(&text).weight(weight).width(width))
                    .clicked()
            })
            .inner;
        if clicked {
            actions.push(Action::Run(command));
        }
    }
}

fn card_ui(ui: &mut Ui, model: &Model, setup: &SetupGame, side: Side) {
    let lang = &model.lang;
    let theme = Theme::of(ui.style());
    let is_at_hand = setup.hand() == Some(side);
    let frame = if is_at_hand {
        Card::Active
    } else {
        Card::Raised
    }
    .frame(theme);
    let name = seats::player_name(lang, setup.game.sides(), &setup.header.players, side);
    let own = words::side_name(lang, setup.game.sides(), side);
    let state = lang.text(if is_at_hand {
        "setup-at-hand"
    } else {
        "setup-waits"
    });
    let side_text = (name != own).then_some(own);
    let level = setup.header.players[side].computer;
    let level = level.map(|level| seats::level_text(lang, "level-on-card", level));
    let join = |parts: Vec<String>| parts.join(" · ");
    let lines = if level.is_some() {
        // What changes stands by itself, so that the card keeps its height.
        vec![join(side_text.into_iter().chain(level).collect()), state]
    } else {
        vec![join(side_text.into_iter().chain([state]).collect())]
    };
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = theme::SPACE[2];
            token_icon(ui, setup.game.slug(), side, ICON);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = theme::SPACE[0];
                let title = RichText::new(name).text_style(Type::Strong.style());
                ui.add(egui::Label::new(title).truncate());
                for line in lines {
                    let text = RichText::new(line)
                        .text_style(Type::Small.style())
                        .color(theme.muted);
                    ui.add(egui::Label::new(text).wrap());
                }
            });
        });
    });
}
