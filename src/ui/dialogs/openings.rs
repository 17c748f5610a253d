//! The list of openings of Reversi: found by name or by turns, shown on a small board, played from
//! or studied.

use egui::{Align2, Key, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::{
    app::{Action, Answer},
    catalog::GameId,
    lang::Lang,
    openings::{self, Opening},
    rules::Scene as Picture,
    ui::{
        controls::{heading_ui, place_ui, text_ui},
        dialogs::{
            Scene,
            frame::{Choice, Parts, dialog_frame_ui},
            list::{List, WIDTH, cell, count_ui, height, search_ui},
        },
        looks::miniature_in,
        theme::{self, Theme, Type},
        widgets::Weight,
    },
};

/// The board and the words beside the list.
const ABOUT: f32 = 272.0;
/// Below this width they stand under it.
const BESIDE: f32 = 620.0;
/// How high they are there.
const BELOW: f32 = 148.0;

/// What the list remembers between frames.
#[derive(Clone, Debug, Default)]
pub(crate) struct OpeningsState {
    words: String,
    /// The places of the openings in which the words occur.
    found: Vec<usize>,
    /// The row that is shown, among those found.
    at: usize,
    /// Whether that row is to be brought into sight.
    is_moved: bool,
    /// The position of the opening that was shown last, with its place.
    picture: Option<(usize, Picture)>,
}

impl OpeningsState {
    /// All openings, at one of them.
    fn open(&mut self, at: Option<usize>) {
        self.words.clear();
        self.found = openings::find("");
        self.at = at.unwrap_or(0);
    }

    fn place(&self) -> Option<usize> {
        self.found.get(self.at).copied()
    }

    fn picture(&mut self, place: usize) -> &Picture {
        if self
            .picture
            .as_ref()
            .is_none_or(|(known, _)| *known != place)
        {
            self.picture = None;
        }
        let (_, picture) = self
            .picture
            .get_or_insert_with(|| (place, picture_of(&openings::all()[place])));
        picture
    }
}

fn picture_of(opening: &Opening) -> Picture {
    let table = GameId::Reversi.open(&[], None);
    let mut table = table.expect("the official game has a start");
    for turn in opening.turns() {
        table.play(turn).expect("openings are legal");
    }
    table.scene()
}

pub(crate) fn openings_ui(
    ui: &mut Ui,
    scene: &mut Scene<'_>,
    state: &mut OpeningsState,
    at: Option<usize>,
) {
    if scene.is_new {
        state.open(at);
    }
    let title = scene.text("dialog-openings-title");
    let mut answers = vec![Choice::new(Weight::Raised, scene.text("dialog-close"))];
    if !state.found.is_empty() {
        answers.extend([
            Choice::new(Weight::Raised, scene.text("dialog-openings-study")),
            Choice::new(Weight::Primary, scene.text("dialog-openings-play")),
        ]);
    }
    let parts = Parts {
        id: "openings",
        title: &title,
        width: WIDTH,
        answers: &answers,
        safe: None,
    };
    let mut is_played = false;
    let answer = dialog_frame_ui(ui, scene, &parts, |ui, scene| {
        let is_typing = find_ui(ui, scene, state);
        is_played = is_typing && ui.input(|input| input.key_pressed(Key::Enter));
        content_ui(ui, scene, state);
    });
    let place = state.place();
    match (answer, place) {
        (Some(0), _) => scene.answer(Answer::Cancel),
        (Some(1), Some(place)) => scene.actions.push(Action::StudyOpening(place)),
        (Some(_), Some(place)) => scene.actions.push(Action::PlayFromOpening(place)),
        (None, Some(place)) if is_played => scene.actions.push(Action::PlayFromOpening(place)),
        (Some(_) | None, None) | (None, Some(_)) => (),
    }
}

/// Looks for what is typed. Returns whether the keyboard is in the field.
fn find_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut OpeningsState) -> bool {
    let response = search_ui(ui, scene, "dialog-openings-search", &mut state.words);
    if response.changed() {
        let before = state.place();
        state.found = openings::find(&state.words);
        // Who writes a whole name means it, whatever was shown before.
        let is_whole = |place: &usize| openings::all()[*place].is_just(&state.words);
        let before = before.filter(|_| !state.found.first().is_some_and(is_whole));
        let same = before.and_then(|place| state.found.iter().position(|&found| found == place));
        state.at = same.unwrap_or(0);
        state.is_moved = true;
    }
    let (found, all) = (state.found.len(), openings::all().len());
    count_ui(ui, scene, "dialog-openings-count", found, all);
    response.has_focus() || response.lost_focus()
}

/// The list, and beside or under it what the row in question is.
fn content_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut OpeningsState) {
    let height = height(ui, true);
    let size = vec2(ui.available_width(), height);
    let (room, _) = ui.allocate_exact_size(size, Sense::hover());
    let is_beside = BESIDE <= room.width();
    let gap = theme::SPACE[3];
    let (list, about) = if is_beside {
        let split = room.right() - ABOUT;
        (room.with_max_x(split - gap), room.with_min_x(split))
    } else {
        let split = room.bottom() - BELOW.min(height * 0.45);
        (
            room.with_max_y(split - theme::SPACE[1]),
            room.with_min_y(split),
        )
    };
    place_ui(ui, list, |ui| list_ui(ui, scene, state));
    if let Some(place) = state.place() {
        about_ui(ui, scene, state, place, (about, is_beside));
    }
}

fn list_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut OpeningsState) {
    if state.found.is_empty() {
        let muted = Theme::of(ui.style()).muted;
        ui.add_space(theme::SPACE[2]);
        text_ui(ui, Type::Body, muted, &scene.text("dialog-openings-none"));
        return;
    }
    let rows = List {
        id: "openings",
        count: state.found.len(),
        height: ui.available_height(),
        row: theme::LIST_ROW,
    };
    let is_moved = std::mem::take(&mut state.is_moved);
    let moved = rows.keys(ui, &mut state.at) || is_moved || scene.is_new;
    let lang = &scene.model.lang;
    let opening = |row: usize| &openings::all()[state.found[row]];
    let name = |row: usize| {
        let opening = opening(row);
        let turns = notation(opening);
        let args = [("name", opening.name.into()), ("turns", turns.into())];
        lang.format("dialog-openings-row", &args)
    };
    let clicked = rows.show(ui, state.at, moved, name, |ui, rect, row| {
        row_ui(ui, lang, rect, opening(row));
    });
    if let Some(clicked) = clicked {
        state.at = clicked;
    }
}

/// Name, turns, their number; a narrow list leaves out the turns.
fn row_ui(ui: &Ui, lang: &Lang, room: Rect, opening: &Opening) {
    const PLIES: f32 = 28.0;
    let theme = Theme::of(ui.style());
    let gap = theme::SPACE[2];
    let left = Align2::LEFT_CENTER;
    let plies = lang.whole(opening.plies() as i64);
    let last = (room.right() - PLIES, PLIES);
    cell(ui, room, last, Align2::RIGHT_CENTER, theme.muted, &plies);
    let width = room.width() - PLIES - gap;
    if width < 320.0 {
        let name = (room.left(), width);
        cell(ui, room, name, left, theme.text, opening.name);
        return;
    }
    let half = ((width - gap) * 0.56).round();
    let name = (room.left(), half);
    cell(ui, room, name, left, theme.text, opening.name);
    let turns = (room.left() + half + gap, width - gap - half);
    let text = opening.turns().join(" ");
    cell(ui, room, turns, left, theme.muted, &text);
}

/// The position, the names and the turns of an opening.
fn about_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut OpeningsState,
    place: usize,
    (room, is_beside): (Rect, bool),
) {
    let opening = &openings::all()[place];
    let lang = &scene.model.lang;
    let side = if is_beside {
        room.width().min(room.height() * 0.6)
    } else {
        room.height()
    };
    let board = Rect::from_min_size(room.min, vec2(side, side));
    let response = ui.interact(board, ui.scope_id().with("opening"), Sense::hover());
    let name = lang.format("dialog-openings-board", &[("name", opening.name.into())]);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    miniature_in(ui, board, GameId::Reversi, state.picture(place));
    let words = if is_beside {
        room.with_min_y(board.bottom() + theme::SPACE[2])
    } else {
        room.with_min_x(board.right() + theme::SPACE[3])
    };
    let theme = Theme::of(ui.style());
    let clip = Rect::from_min_max(words.min, pos2(words.right(), room.bottom()));
    place_ui(ui, words, |ui| {
        ui.shrink_clip_rect(clip);
        ui.spacing_mut().item_spacing.y = theme::SPACE[0];
        heading_ui(ui, Type::Strong, opening.name);
        if !opening.others.is_empty() {
            let names = opening.others.join(", ");
            let also = lang.format("dialog-openings-also", &[("names", names.into())]);
            text_ui(ui, Type::Small, theme.muted, &also);
        }
        text_ui(ui, Type::Small, theme.text, &notation(opening));
        let count = [("count", opening.plies().into())];
        let plies = lang.format("dialog-openings-plies", &count);
        text_ui(ui, Type::Small, theme.muted, &plies);
    });
}

/// The turns in pairs with their numbers.
pub(crate) fn notation(opening: &Opening) -> String {
    let turns = opening.turns();
    let pair = |(pair, number): (&[&str], usize)| format!("{number}. {}", pair.join(" "));
    let pairs: Vec<String> = turns.chunks(2).zip(1..).map(pair).collect();
    pairs.join(" ")
}
