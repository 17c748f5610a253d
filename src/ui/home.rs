//! Home: a card for each game, the recent games, and the way to a file.

use egui::{
    CornerRadius, CursorIcon, Rect, Response, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use crate::{
    app::{Action, Command, Model},
    catalog::GameId,
    record::Player,
    rules::{BySide, Scene, Side},
    store::Recent,
    ui::{
        controls::{
            box_in, button_width, cut, focus_ring, heading_ui, height_of, line_ui, place_ui,
            text_ui, wide_button_ui,
        },
        looks::miniature_in,
        seats::player_name,
        theme::{self, Theme, Type},
        widgets::Weight,
    },
};

/// A card never gets wider, nor narrower while others stand beside it.
const CARD_WIDTH: f32 = 368.0;
/// Two in a row may take what a third leaves.
const PAIR_WIDTH: f32 = 440.0;
const CARD_MIN: f32 = 296.0;
const CARD_GAP: f32 = 24.0;
/// The picture's part of a tall card, as a share of its width.
const PICTURE: f32 = 0.717;
/// The picture in a wide, low card.
const SMALL_PICTURE: f32 = 148.0;
/// It never takes a larger share of a narrow card.
const SMALL_SHARE: f32 = 0.36;
const RECENT_WIDTH: f32 = 560.0;
const WIDEST: f32 = 3.0 * CARD_WIDTH + 2.0 * CARD_GAP;

pub(crate) fn home_ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        page_ui(ui, WIDEST, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            title_ui(ui, model);
            cards_ui(ui, model, actions);
            recent_ui(ui, model, actions);
        });
    });
}

/// A column in the middle of the window, with room at its sides that shrinks with the window.
pub(crate) fn page_ui<R>(ui: &mut Ui, widest: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    let room = ui.available_width();
    let margin = side_margin(room).max((room - widest) / 2.0).floor();
    let top = ui.cursor().min;
    let width = (room - 2.0 * margin).max(0.0);
    let rect = Rect::from_min_size(top + vec2(margin, 0.0), vec2(width, f32::INFINITY));
    let inner = ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        ui.set_width(width);
        content(ui)
    });
    inner.inner
}

pub(crate) fn side_margin(room: f32) -> f32 {
    match room {
        ..640.0 => theme::SPACE[3],
        ..1000.0 => theme::SPACE[5],
        _ => theme::SPACE[6],
    }
}

/// Whether the window has room to spare above and below.
fn is_tall(ui: &Ui) -> bool {
    theme::FOLD_HEIGHT <= ui.ctx().content_rect().height()
}

fn title_ui(ui: &mut Ui, model: &Model) {
    let theme = Theme::of(ui.style());
    let tall = is_tall(ui);
    ui.add_space(if tall { 40.0 } else { theme::SPACE[3] });
    let kind = if tall { Type::Display } else { Type::Heading };
    heading_ui(ui, kind, &model.lang.text("app-name"));
    ui.add_space(2.0);
    text_ui(ui, Type::Body, theme.muted, &model.lang.text("home-line"));
    ui.add_space(if tall {
        theme::SPACE[5]
    } else {
        theme::SPACE[3]
    });
}

fn cards_ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let room = ui.available_width();
    let columns = [3.0, 2.0]
        .into_iter()
        .find(|&count| count * CARD_MIN + (count - 1.0) * CARD_GAP <= room);
    let Some(columns) = columns else {
        let picture = SMALL_PICTURE.min(room * SMALL_SHARE);
        let text = text_height(ui, model, room - picture - 2.0 * theme::SPACE[3]);
        let size = vec2(room, SMALL_PICTURE.max(text + 2.0 * theme::SPACE[3]));
        for game in GameId::ALL {
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            place_ui(ui, rect, |ui| low_card_ui(ui, model, game, rect, actions));
            ui.add_space(theme::SPACE[3]);
        }
        return;
    };
    let width = ((room - (columns - 1.0) * CARD_GAP) / columns)
        .min(if columns < 3.0 {
            PAIR_WIDTH
        } else {
            CARD_WIDTH
        })
        .floor();
    let text = text_height(ui, model, width - 2.0 * theme::SPACE[4]);
    let size = vec2(width, picture_height(width) + text + 20.0 + theme::SPACE[4]);
    for row in GameId::ALL.chunks(columns as usize) {
        let (line, _) = ui.allocate_exact_size(vec2(room, size.y), Sense::hover());
        let mut corner = line.min;
        for &game in row {
            let rect = Rect::from_min_size(corner, size);
            place_ui(ui, rect, |ui| tall_card_ui(ui, model, game, rect, actions));
            corner.x += width + CARD_GAP;
        }
        ui.add_space(CARD_GAP);
    }
}

/// The part of a tall card that the picture takes.
fn picture_height(width: f32) -> f32 {
    (width * PICTURE).round()
}

/// Name, line, buttons and what lies between them.
fn text_height(ui: &Ui, model: &Model, width: f32) -> f32 {
    let height = |game: &GameId| {
        let line = model.lang.game_line(game.slug());
        height_of(ui, Type::Body, &line, width)
    };
    let line = GameId::ALL.iter().map(height).fold(0.0, f32::max);
    NAME + theme::SPACE[0] + line + theme::SPACE[3] + theme::ROW
}

/// The height of a card's name.
const NAME: f32 = 31.0;

/// Picture above, name, line and buttons below.
fn tall_card_ui(ui: &mut Ui, model: &Model, game: GameId, rect: Rect, actions: &mut Vec<Action>) {
    card_box(ui, rect);
    let split = rect.top() + picture_height(rect.width());
    let round = theme::CARD_RADIUS - 1;
    let top = CornerRadius {
        nw: round,
        ne: round,
        sw: 0,
        se: 0,
    };
    let picture = rect.with_max_y(split).shrink(1.0);
    picture_ui(ui, model, game, picture, top, actions);
    let mut text = rect.with_min_y(split).shrink(theme::SPACE[4]);
    text.min.y -= 4.0;
    about_ui(ui, model, game, text, actions);
}

/// Picture at the left, name, line and buttons at its right.
fn low_card_ui(ui: &mut Ui, model: &Model, game: GameId, rect: Rect, actions: &mut Vec<Action>) {
    card_box(ui, rect);
    let split = rect.left() + SMALL_PICTURE.min(rect.width() * SMALL_SHARE);
    let round = theme::CARD_RADIUS - 1;
    let left = CornerRadius {
        nw: round,
        sw: round,
        ne: 0,
        se: 0,
    };
    let picture = rect.with_max_x(split).shrink(1.0);
    picture_ui(ui, model, game, picture, left, actions);
    let text = rect.with_min_x(split).shrink(theme::SPACE[3]);
    about_ui(ui, model, game, text, actions);
}

/// Name and line from the top, the buttons at the bottom.
fn about_ui(ui: &mut Ui, model: &Model, game: GameId, rect: Rect, actions: &mut Vec<Action>) {
    place_ui(ui, rect, |ui| names_ui(ui, model, game));
    let buttons = rect.with_min_y(rect.bottom() - theme::ROW);
    place_ui(ui, buttons, |ui| buttons_ui(ui, model, game, actions));
}

fn card_box(ui: &Ui, rect: Rect) {
    let theme = Theme::of(ui.style());
    let round = CornerRadius::same(theme::CARD_RADIUS);
    let line = Stroke::new(theme::HAIRLINE, theme.hairline);
    ui.painter()
        .rect(rect, round, theme.panel, line, StrokeKind::Inside);
}

/// The board as it stands: of the unfinished game on the table, or as a game begins. A click on
/// it does what the first button beside it does; the keyboard has the buttons.
fn picture_ui(
    ui: &mut Ui,
    model: &Model,
    game: GameId,
    stage: Rect,
    round: CornerRadius,
    actions: &mut Vec<Action>,
) {
    let raised = Theme::of(ui.style()).raised;
    ui.painter().rect_filled(stage, round, raised);
    let name = model
        .lang
        .format("home-board", &[("game", game_name(model, game).into())]);
    let response = ui.interact(stage, ui.scope_id().with(("board", game)), Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    if let Some(scene) = scene(model, game) {
        let margin = (stage.size().min_elem() * 0.075).round();
        miniature_in(ui, stage.shrink(margin), game, &scene);
    }
    if response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
        actions.push(if model.is_unfinished(game) {
            Action::Continue(game)
        } else {
            Action::AskNewGame(game)
        });
    }
}

fn scene(model: &Model, game: GameId) -> Option<Scene> {
    let running = model
        .play
        .as_ref()
        .filter(|play| play.game == game && play.is_going_on());
    running
        .map(|play| play.table.scene())
        .or_else(|| game.start_scene(&[]).ok())
}

fn game_name(model: &Model, game: GameId) -> String {
    model.lang.game_name(game.slug())
}

fn names_ui(ui: &mut Ui, model: &Model, game: GameId) {
    let theme = Theme::of(ui.style());
    ui.spacing_mut().item_spacing.y = 4.0;
    heading_ui(ui, Type::Heading, &game_name(model, game));
    text_ui(
        ui,
        Type::Body,
        theme.muted,
        &model.lang.game_line(game.slug()),
    );
}

fn buttons_ui(ui: &mut Ui, model: &Model, game: GameId, actions: &mut Vec<Action>) {
    let lang = &model.lang;
    let args = [("game", game_name(model, game).into())];
    let width = ((ui.available_width() - theme::SPACE[2]) / 2.0).floor();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(theme::SPACE[2]);
        let play = lang.text("home-play");
        let name = lang.format("home-play-game", &args);
        if wide_button_ui(ui, Weight::Primary, width, &play, &name).clicked() {
            actions.push(Action::AskNewGame(game));
        }
        if model.is_unfinished(game) {
            let name = lang.format("home-continue-game", &args);
            if wide_button_ui(
                ui,
                Weight::Raised,
                width,
                &lang.text("home-continue"),
                &name,
            )
            .clicked()
            {
                actions.push(Action::Continue(game));
            }
        } else {
            let name = lang.format("home-rules-game", &args);
            if wide_button_ui(ui, Weight::Raised, width, &lang.text("home-rules"), &name).clicked()
            {
                actions.push(Action::AskRules(game));
            }
        }
    });
}

fn recent_ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let theme = Theme::of(ui.style());
    let lang = &model.lang;
    heading_ui(ui, Type::Strong, &lang.text("home-recent"));
    ui.add_space(theme::SPACE[1]);
    let open = lang.text("home-open");
    let room = ui.available_width();
    let button = button_width(ui, &open).max(160.0);
    let beside = RECENT_WIDTH + theme::SPACE[3] + button <= room;
    let width = if beside { RECENT_WIDTH } else { room };
    let top = ui.cursor().min;
    // While the list is being read it may turn out not to be empty.
    if model.recent.is_empty() && !model.listing {
        let (rect, _) = ui.allocate_exact_size(vec2(width, theme::ROW), Sense::hover());
        let line = Stroke::new(theme::HAIRLINE, theme.hairline);
        box_in(ui, rect, egui::Color32::TRANSPARENT, line);
        let text = rect.shrink2(vec2(theme::SPACE[3], 8.0));
        place_ui(ui, text, |ui| {
            let sentence = lang.text("home-recent-empty");
            line_ui(ui, Type::Small, theme.muted, &sentence)
        });
    }
    for recent in &model.recent {
        let texts = recent_texts(model, recent);
        if recent_row_ui(ui, width, &texts, recent).clicked() {
            actions.push(Action::OpenPath(recent.path.clone()));
        }
        ui.add_space(theme::SPACE[1]);
    }
    let at = if beside {
        Rect::from_min_size(
            top + vec2(RECENT_WIDTH + theme::SPACE[3], 0.0),
            vec2(button, theme::ROW),
        )
    } else {
        ui.add_space(theme::SPACE[1]);
        Rect::from_min_size(ui.cursor().min, vec2(button.min(room), theme::ROW))
    };
    place_ui(ui, at, |ui| {
        if wide_button_ui(ui, Weight::Raised, at.width(), &open, &open).clicked() {
            actions.push(Action::Run(Command::Open));
        }
    });
    ui.expand_to_include_rect(at);
    ui.add_space(theme::SPACE[5]);
}

/// What a recent row shows at its left and at its right.
struct RecentTexts {
    what: String,
    how: String,
}

fn recent_texts(model: &Model, recent: &Recent) -> RecentTexts {
    let lang = &model.lang;
    let player = |side: Side| Player {
        name: recent.players[side.index()].clone(),
        computer: recent.computers[side.index()],
    };
    let players = Side::BOTH.map(player);
    let players = if players.iter().all(|player| *player == Player::default()) {
        lang.text("home-two-players")
    } else {
        let [first, second] = players;
        let players = BySide::new(first, second);
        let name = |side| player_name(lang, recent.game.sides(), &players, side);
        format!("{} – {}", name(Side::First), name(Side::Second))
    };
    let how = match &recent.outcome {
        Some(outcome) => result_text(model, recent.game, outcome.winner),
        None => lang.text("home-unfinished"),
    };
    let how = match lang.recorded(&recent.date, &jiff::Zoned::now()) {
        Some(when) => format!("{how} · {when}"),
        None => how,
    };
    RecentTexts {
        what: format!("{} · {players}", game_name(model, recent.game)),
        how,
    }
}

fn result_text(model: &Model, game: GameId, winner: Option<Side>) -> String {
    match winner {
        Some(side) => {
            let word = game.sides()[side.index()];
            model
                .lang
                .format("play-result-win", &[("side", word.into())])
        }
        None => model.lang.text("play-result-draw"),
    }
}

fn recent_row_ui(ui: &mut Ui, width: f32, texts: &RecentTexts, recent: &Recent) -> Response {
    let RecentTexts { what, how } = texts;
    let (rect, response) = ui.allocate_exact_size(vec2(width, theme::ROW), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{what}, {how}")));
    let theme = Theme::of(ui.style());
    let fill = if response.hovered() {
        theme.hover
    } else {
        theme.panel
    };
    box_in(ui, rect, fill, Stroke::new(theme::HAIRLINE, theme.hairline));
    let inside = rect.shrink2(vec2(theme::SPACE[3], 0.0));
    let gap = theme::SPACE[3];
    let right = cut(ui, Type::Small, theme.muted, how, inside.width() * 0.5);
    let room = inside.width() - right.size().x - gap;
    let left = cut(ui, Type::Button, theme.text, what, room);
    let at =
        |galley: &egui::Galley, x: f32| pos2(x, (rect.center().y - galley.size().y / 2.0).round());
    ui.painter()
        .galley(at(&left, inside.left()), left, theme.text);
    ui.painter().galley(
        at(&right, inside.right() - right.size().x),
        right,
        theme.muted,
    );
    focus_ring(ui, rect, &response, theme::RADIUS);
    response
        .on_hover_cursor(CursorIcon::PointingHand)
        .on_hover_text(recent.path.to_string_lossy())
}
