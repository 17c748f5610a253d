//! The list of a file of many games: who played, where, when and how it ended; or of positions.

use egui::{Align2, Key, Rect, Response, Sense, Ui, vec2};

use crate::{
    app::{Action, Answer},
    store::formats::{Lack, Row},
    ui::{
        controls::{line_ui, place_ui, text_ui},
        dialogs::{
            Scene,
            frame::{Choice, Parts, dialog_frame_ui},
            games_head::{HEAD, Places, head_ui},
            list::{List, WIDTH, cell, count_ui, height, search_ui},
            positions::{self, Pictures, ROW},
        },
        theme::{self, Theme, Type},
        widgets::Weight,
    },
};

/// What the list remembers between frames.
#[derive(Clone, Debug, Default)]
pub(crate) struct ListState {
    words: String,
    /// The row that Enter opens, among those found.
    at: usize,
    pictures: Pictures,
}

/// The words of a list of games, and those of a list of positions.
struct Words {
    title: &'static str,
    title_pasted: &'static str,
    count: &'static str,
    open: &'static str,
}

const OF_GAMES: Words = Words {
    title: "dialog-games-title",
    title_pasted: "dialog-games-title-pasted",
    count: "dialog-games-count",
    open: "dialog-games-open",
};

const OF_POSITIONS: Words = Words {
    title: "dialog-positions-title",
    title_pasted: "dialog-positions-title-pasted",
    count: "dialog-positions-count",
    open: "dialog-positions-open",
};

pub(crate) fn games_ui(ui: &mut Ui, scene: &mut Scene<'_>, state: &mut ListState) {
    let Some(list) = &scene.model.games else {
        scene.answer(Answer::Cancel);
        return;
    };
    if scene.is_new {
        state.words.clone_from(&list.words);
        state.pictures = Pictures::default();
        let opened = list
            .opened
            .and_then(|number| list.found.iter().position(|&found| found == number));
        state.at = opened.unwrap_or(0);
    }
    state.at = state.at.min(list.found.len().saturating_sub(1));
    let is_of_positions = list.games.is_of_positions();
    let words = if is_of_positions {
        OF_POSITIONS
    } else {
        OF_GAMES
    };
    let title = match list.games.name() {
        "" => scene.text(words.title_pasted),
        file => {
            let args = [("file", file.into())];
            scene.model.lang.format(words.title, &args)
        }
    };
    let mut answers = vec![Choice::new(Weight::Raised, scene.text("dialog-close"))];
    if !list.found.is_empty() {
        let open = scene.text(words.open);
        answers.push(Choice::new(Weight::Primary, open));
    }
    let parts = Parts {
        id: "games",
        title: &title,
        width: WIDTH,
        answers: &answers,
        safe: None,
    };
    let mut chosen = None;
    let answer = dialog_frame_ui(ui, scene, &parts, |ui, scene| {
        // Positions have no words to look for.
        let search = (!is_of_positions)
            .then(|| search_ui(ui, scene, "dialog-games-search", &mut state.words));
        let is_changed = search.as_ref().is_some_and(Response::changed);
        if is_changed {
            state.at = 0;
            scene.actions.push(Action::FindGames(state.words.clone()));
        }
        let (found, all) = (list.found.len(), list.games.len());
        count_ui(ui, scene, words.count, found, all);
        let top = ui.cursor().top();
        match (list.games.trouble(), list.games.lack()) {
            (Some(trouble), _) => {
                let told = scene.model.lang.reason(trouble, &|_| String::new());
                text_ui(ui, Type::Small, Theme::of(ui.style()).muted, &told);
            }
            (None, Some(lack)) => lack_ui(ui, scene, lack),
            (None, None) => (),
        }
        // The list gives way to the line above it.
        let room = height(ui, search.is_some()) - (ui.cursor().top() - top);
        if list.found.is_empty() {
            none_ui(ui, &scene.text("dialog-games-none"), room);
            return;
        }
        let head = head_ui(ui, scene.model, list);
        if let Some(column) = head.chosen {
            state.at = 0;
            scene.actions.push(Action::SortGames(column));
            if let Some(search) = search.as_ref().filter(|_| !head.has_focus) {
                // Whoever uses the mouse goes on typing.
                search.request_focus();
            }
        }
        let rows = List {
            id: "games",
            count: list.found.len(),
            height: room - HEAD - ui.spacing().item_spacing.y,
            row: if is_of_positions {
                ROW
            } else {
                theme::LIST_ROW
            },
        };
        let is_other = is_changed || head.chosen.is_some();
        let moved = rows.keys(ui, &mut state.at) || scene.is_new || is_other;
        // On a button it is for the button.
        let focused = ui.memory(|memory| memory.focused());
        let is_free = focused.is_none() || focused == search.map(|search| search.id);
        if is_free && ui.input(|input| input.key_pressed(Key::Enter)) {
            chosen = list.found.get(state.at).copied();
        }
        let row = |place: usize| list.games.row(list.found[place] as usize);
        let name = |place: usize| spoken(scene, list.found[place], &row(place));
        let (lang, pictures) = (&scene.model.lang, &mut state.pictures);
        let clicked = rows.show(ui, state.at, moved, name, |ui, rect, place| {
            let number = list.found[place];
            if is_of_positions {
                positions::row_ui(ui, lang, rect, (&list.games, number), pictures);
            } else {
                columns(ui, rect, number, &row(place));
            }
        });
        if let Some(clicked) = clicked {
            state.at = clicked;
            chosen = list.found.get(clicked).copied();
        }
    });
    match answer {
        Some(0) => scene.answer(Answer::Cancel),
        Some(_) => chosen = list.found.get(state.at).copied(),
        None => (),
    }
    if let Some(number) = chosen {
        scene.actions.push(Action::OpenListed(number));
    }
}

/// Says what the numbers in place of names are, and which file has the names.
fn lack_ui(ui: &mut Ui, scene: &Scene<'_>, lack: Lack) {
    let what = match lack {
        Lack::Players => "players",
        Lack::Events => "events",
        Lack::Both => "both",
    };
    let lang = &scene.model.lang;
    let text = lang.format("dialog-games-lack", &[("what", what.into())]);
    line_ui(ui, Type::Small, Theme::of(ui.style()).muted, &text);
}

/// Says that nothing was found, in the room of the list.
fn none_ui(ui: &mut Ui, text: &str, height: f32) {
    let room = vec2(ui.available_width(), height);
    let (room, _) = ui.allocate_exact_size(room, Sense::hover());
    place_ui(ui, room, |ui| {
        ui.add_space(theme::SPACE[2]);
        text_ui(ui, Type::Body, Theme::of(ui.style()).muted, text);
    });
}

/// Number, players, event and date, result.
fn columns(ui: &Ui, room: Rect, number: u32, row: &Row) {
    let theme = Theme::of(ui.style());
    let places = Places::of(room);
    let (left, right) = (Align2::LEFT_CENTER, Align2::RIGHT_CENTER);
    let put = |place: (f32, f32), align: Align2, ink, text: &str| {
        cell(ui, room, place, align, ink, text);
    };
    put(places.number, left, theme.muted, &(number + 1).to_string());
    put(places.score, right, theme.text, &row.score.to_string());
    let (players, event) = (players(row), event(row));
    match places.event {
        _ if players.is_empty() => put(places.middle, left, theme.text, &event),
        None => put(places.middle, left, theme.text, &players),
        Some(place) => {
            put(places.players, left, theme.text, &players);
            put(place, left, theme.muted, &event);
        }
    }
}

fn players(row: &Row) -> String {
    let name = |name: &'_ str| if name.is_empty() { "?" } else { name }.to_owned();
    if row.first.is_empty() && row.second.is_empty() {
        return String::new();
    }
    format!("{} \u{2013} {}", name(&row.first), name(&row.second))
}

fn event(row: &Row) -> String {
    let date = row.date.split('T').next().unwrap_or_default();
    let parts: Vec<&str> = [&*row.event, date]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect();
    parts.join(" \u{b7} ")
}

/// A row as a screen reader says it.
fn spoken(scene: &Scene<'_>, number: u32, row: &Row) -> String {
    if let Some(position) = row.position {
        return positions::spoken(&scene.model.lang, number, position);
    }
    let parts = [players(row), event(row), row.score.to_string()];
    let parts: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    let args = [
        ("number", (number + 1).into()),
        ("about", parts.join(", ").into()),
    ];
    scene.model.lang.format("dialog-games-row", &args)
}
