//! The list of a file of many games: who played, where, when and how it ended.

use egui::{Align2, Key, Rect, Ui};

use crate::{
    app::{Action, Answer},
    store::formats::Row,
    ui::{
        dialogs::{
            Scene,
            frame::{Choice, Parts, dialog_frame_ui},
            list::{List, WIDTH, cell, count_ui, height, search_ui},
        },
        theme::{self, Theme},
        widgets::Weight,
    },
};

/// What the list remembers between frames.
#[derive(Clone, Debug, Default)]
pub(crate) struct ListState {
    words: String,
    /// The row that Enter opens, among those found.
    at: usize,
}

pub(crate) fn games_ui(ui: &mut Ui, scene: &mut Scene<'_>, state: &mut ListState) {
    let Some(list) = &scene.model.games else {
        scene.answer(Answer::Cancel);
        return;
    };
    if scene.is_new {
        state.words.clone_from(&list.words);
        let opened = list
            .opened
            .and_then(|number| list.found.iter().position(|&found| found == number));
        state.at = opened.unwrap_or(0);
    }
    state.at = state.at.min(list.found.len().saturating_sub(1));
    let title = match list.games.name() {
        "" => scene.text("dialog-games-title-pasted"),
        file => {
            let args = [("file", file.into())];
            scene.model.lang.format("dialog-games-title", &args)
        }
    };
    let answers = [
        Choice::new(Weight::Raised, scene.text("dialog-close")),
        Choice::new(Weight::Primary, scene.text("dialog-games-open")),
    ];
    let parts = Parts {
        id: "games",
        title: &title,
        width: WIDTH,
        answers: &answers,
        safe: None,
    };
    let mut chosen = None;
    let answer = dialog_frame_ui(ui, scene, &parts, |ui, scene| {
        if search_ui(ui, scene, "dialog-games-search", &mut state.words).changed() {
            state.at = 0;
            scene.actions.push(Action::FindGames(state.words.clone()));
        }
        let (found, all) = (list.found.len(), list.games.len());
        count_ui(ui, scene, "dialog-games-count", found, all);
        let rows = List {
            id: "games",
            count: list.found.len(),
            height: height(ui),
        };
        let moved = rows.keys(ui, &mut state.at) || scene.is_new;
        if ui.input(|input| input.key_pressed(Key::Enter)) {
            chosen = list.found.get(state.at).copied();
        }
        let row = |place: usize| list.games.row(list.found[place] as usize);
        let name = |place: usize| spoken(scene, list.found[place], &row(place));
        let clicked = rows.show(ui, state.at, moved, name, |ui, rect, place| {
            columns(ui, rect, list.found[place], &row(place));
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

/// Number, players, event and date, result; a narrow window leaves out the event.
fn columns(ui: &Ui, room: Rect, number: u32, row: &Row) {
    const NUMBER: f32 = 56.0;
    const SCORE: f32 = 64.0;
    let theme = Theme::of(ui.style());
    let gap = theme::SPACE[1];
    let put = |from: f32, width: f32, align: Align2, ink, text: &str| {
        cell(ui, room, (from, width), align, ink, text);
    };
    let shown = (number + 1).to_string();
    put(
        room.left(),
        NUMBER,
        Align2::LEFT_CENTER,
        theme.muted,
        &shown,
    );
    let score = row.score.to_string();
    put(
        room.right() - SCORE,
        SCORE,
        Align2::RIGHT_CENTER,
        theme.text,
        &score,
    );
    let from = room.left() + NUMBER + gap;
    let width = room.right() - SCORE - gap - from;
    let players = players(row);
    let event = event(row);
    if players.is_empty() {
        put(from, width, Align2::LEFT_CENTER, theme.text, &event);
    } else if width < 360.0 {
        put(from, width, Align2::LEFT_CENTER, theme.text, &players);
    } else {
        let half = ((width - gap) * 0.55).round();
        put(from, half, Align2::LEFT_CENTER, theme.text, &players);
        let rest = width - gap - half;
        put(
            from + half + gap,
            rest,
            Align2::LEFT_CENTER,
            theme.muted,
            &event,
        );
    }
}

fn players(row: &Row) -> String {
    let name = |name: &'_ str| if name.is_empty() { "?" } else { name }.to_owned();
    if row.black.is_empty() && row.white.is_empty() {
        return String::new();
    }
    format!("{} \u{2013} {}", name(&row.black), name(&row.white))
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
    let parts = [players(row), event(row), row.score.to_string()];
    let parts: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    let args = [
        ("number", (number + 1).into()),
        ("about", parts.join(", ").into()),
    ];
    scene.model.lang.format("dialog-games-row", &args)
}
