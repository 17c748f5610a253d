//! The status line: left what just happened or why a pointing was refused, right whose turn it is
//! and what may be done.

use egui::{Align, Label, Layout, RichText, Ui, text::LayoutJob};

use crate::{
    app::{Model, Play, Screen, site_values},
    lang::Value,
    rules::Site,
    ui::{
        play::words,
        study,
        theme::{self, Theme, Type},
    },
};

/// Below this width long sentences need a third line.
const WIDE: f32 = 800.0;
/// Room for two lines of small text, and for three.
const HEIGHTS: [f32; 2] = [theme::STATUS, theme::STATUS + 16.0];

/// How high the line is in a window part of this width; it does not change with the sentence, so
/// that the board stays where it is.
pub(crate) fn height(width: f32) -> f32 {
    HEIGHTS[usize::from(width < WIDE)]
}

/// The line under the board.
pub(crate) fn status_ui(ui: &mut Ui, model: &Model, hovered: Option<Site>) {
    let theme = Theme::of(ui.style());
    let (sentence, color) = match left_text(model) {
        (sentence, Tone::Told) => (sentence, theme.text),
        (sentence, Tone::Refused) => (sentence, theme.bad),
    };
    let right = right_text(model, hovered);
    let lines = |text: &str, kind: Type, width: f32| {
        let job = LayoutJob::simple(text.to_owned(), kind.font(), color, width);
        let galley = ui.painter().layout_job(job);
        (galley.rows.len(), galley.size().x)
    };
    let gap = theme::SPACE[1];
    let room = ui.available_width() - 2.0 * gap;
    let beside = room - lines(&right, Type::Small, f32::INFINITY).1 - 2.0 * gap;
    let most = if room < WIDE { 3 } else { 2 };
    let fits = |kind, width, most| 0.0 < width && lines(&sentence, kind, width).0 <= most;
    // The sentence on the left matters more.
    let has_right = fits(Type::Small, beside, most);
    let width = if has_right { beside } else { room };
    let kind = if fits(Type::Body, width, 1) {
        Type::Body
    } else {
        Type::Small
    };
    let is_cut = !fits(kind, width, most);
    let mut job = LayoutJob::simple(sentence.clone(), kind.font(), color, width);
    job.wrap.max_rows = most;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.add_space(gap);
        if has_right {
            let text = RichText::new(right).text_style(Type::Small.style());
            ui.add(Label::new(text.color(theme.muted)));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add_space(gap);
            let response = ui.add(Label::new(job).wrap());
            if is_cut {
                response.on_hover_text(sentence);
            }
        });
    });
}

enum Tone {
    Told,
    Refused,
}

fn left_text(model: &Model) -> (String, Tone) {
    let lang = &model.lang;
    let notation = |site: Site| match &model.play {
        Some(play) => play.table.site_name(site),
        None => model
            .setup
            .as_ref()
            .map_or_else(String::new, |setup| setup.site_name(site)),
    };
    if let Some(notice) = &model.notice {
        return (lang.reason(notice, &notation), Tone::Told);
    }
    if model.screen == Screen::Setup {
        return (setup_text(model), Tone::Told);
    }
    let Some(play) = &model.play else {
        return (String::new(), Tone::Told);
    };
    if let Some(refused) = &play.refused {
        return (lang.reason(&refused.reason, &notation), Tone::Refused);
    }
    if play.selection.draft().is_some() {
        return (lang.text("play-flip-by-hand"), Tone::Told);
    }
    let told = lang.told(play.table.arrival(), &notation);
    if told.is_empty() {
        let name = words::player_said(lang, &*play.table, play.table.turn());
        return (
            lang.format("play-begins", &[("player", Value::from(name.as_str()))]),
            Tone::Told,
        );
    }
    let threats = play.table.marks();
    let mut sentences = vec![told];
    let shown = |mark: &&crate::rules::Mark| mark.kind == crate::rules::MarkKind::Threat;
    sentences.extend(
        threats
            .iter()
            .find(shown)
            .map(|mark| lang.reason(&mark.reason, &notation)),
    );
    (sentences.join(" "), Tone::Told)
}

fn setup_text(model: &Model) -> String {
    let lang = &model.lang;
    let Some(setup) = &model.setup else {
        return String::new();
    };
    let notation = |site: Site| setup.site_name(site);
    if let Some(reason) = setup.refused() {
        return lang.reason(reason, &notation);
    }
    let told = lang.told(setup.told().unwrap_or_default(), &notation);
    if told.is_empty() {
        lang.reason(&setup.prompt(), &notation)
    } else {
        told
    }
}

fn right_text(model: &Model, hovered: Option<Site>) -> String {
    if model.screen == Screen::Setup {
        let setup = model.setup.as_ref();
        let places = setup.is_some_and(|setup| !setup.is_at_hand());
        return if places {
            model.lang.text("setup-computer-places")
        } else {
            String::new()
        };
    }
    let Some(play) = &model.play else {
        return String::new();
    };
    let site = hovered.map(|site| {
        let name = play.table.site_name(site);
        let values = site_values(model, play);
        match values.iter().find(|value| value.site == site) {
            Some(value) => format!("{name} {}", study::signed(&model.lang, play.game, value)),
            None => name,
        }
    });
    let turn = turn_text(model, play);
    match site {
        Some(site) => format!("{site} · {turn}"),
        None => turn,
    }
}

fn turn_text(model: &Model, play: &Play) -> String {
    let lang = &model.lang;
    if let Some(outcome) = play.table.outcome() {
        return lang.outcome(play.table.slug(), play.table.sides(), &outcome);
    }
    let name = words::player_said(lang, &*play.table, play.table.turn());
    let player = ("player", Value::from(name.as_str()));
    if let Some(thinking) = model.thinking.filter(|thinking| thinking.is_about_a_turn()) {
        let header = play.table.header();
        let is_named = !header.players[thinking.side].name.is_empty();
        let is_only = play.is_person(!thinking.side);
        return if is_only && !is_named {
            lang.text("computer-thinks")
        } else {
            lang.format("computer-thinks-named", &[player])
        };
    }
    if play.pause().is_some() && play.selection.is_empty() {
        return lang.format("computer-waits", &[player]);
    }
    if play.is_exchanging() {
        return lang.format("play-now-exchange", &[player]);
    }
    if play.selection.draft().is_some() {
        return lang.format("play-now-hand-over", &[player]);
    }
    match play.selection.picked().len() {
        0 => {
            let count = i64::try_from(play.table.choices().len()).unwrap_or(i64::MAX);
            let turn = lang.format("play-now-move", &[player]);
            let turns = lang.format("play-turns-possible", &[("count", Value::Whole(count))]);
            format!("{turn} · {turns}")
        }
        1 => lang.format(&format!("play-now-target-{}", play.game.slug()), &[player]),
        _ => lang.format("play-now-hop", &[player]),
    }
}
