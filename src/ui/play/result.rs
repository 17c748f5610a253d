//! How the game ended: above the board, never over it, in a strip with who won, why, and what next.

use egui::{Align, Layout, Margin, RichText, Ui};

use crate::{
    app::{Action, Command, Model, Play},
    lang::Value,
    record::NodeId,
    rules::{Outcome, Scene, Side},
    ui::{
        board::token_icon,
        frames,
        play::words,
        theme::{self, Theme, Type},
        widgets::{Push, Weight},
    },
};

/// Where there is less room for board and strip together, the strip is slimmer.
const AMPLE: f32 = 600.0;

/// The sizes of the strip.
struct Sizes {
    token: f32,
    heading: Type,
    margin: Margin,
    /// Above the strip.
    above: i8,
}

impl Sizes {
    fn of(room: f32) -> Self {
        if room < AMPLE {
            Self {
                token: 28.0,
                heading: Type::Strong,
                margin: Margin::symmetric(12, 6),
                above: 8,
            }
        } else {
            Self {
                token: 36.0,
                heading: Type::Title,
                margin: Margin::symmetric(16, 10),
                above: 12,
            }
        }
    }
}

/// How the line on the table ends. It is kept, because the table has to be taken there to see it.
#[derive(Clone, Debug)]
pub(crate) struct End {
    /// The game, what changed in it, and where the line ends.
    of: (u64, u64, NodeId),
    found: Option<(Outcome, Scene)>,
}

impl End {
    /// Of the game on the table, if its line comes to an end.
    fn look<'a>(known: &'a mut Option<Self>, play: &Play) -> Option<&'a (Outcome, Scene)> {
        let tip = play.table.record().tip();
        let of = (play.computers.number, play.revision, tip);
        if known.as_ref().is_none_or(|known| known.of != of) {
            let mut table = play.table.boxed();
            table.goto(tip);
            let outcome = table.outcome();
            let found = outcome.map(|outcome| (outcome, table.scene()));
            *known = Some(Self { of, found });
        }
        known.as_ref()?.found.as_ref()
    }
}

/// The result. While the view is before the end of a finished game it stays, in a muted ink: the
/// board keeps its size when one steps there.
pub(crate) fn result_ui(
    ui: &mut Ui,
    model: &Model,
    end: &mut Option<End>,
    actions: &mut Vec<Action>,
) {
    let Some(play) = &model.play else {
        return;
    };
    let Some((outcome, scene)) = End::look(end, play) else {
        return;
    };
    let sizes = Sizes::of(ui.available_height());
    let frame = frames::banner(ui).inner_margin(sizes.margin);
    let outer_margin = Margin {
        top: sizes.above,
        ..frame.outer_margin
    };
    frame.outer_margin(outer_margin).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = theme::SPACE[1];
            let winners = outcome
                .winner
                .map_or(Side::BOTH.to_vec(), |side| vec![side]);
            for side in winners {
                token_icon(ui, play.game.slug(), side, sizes.token);
            }
            ui.add_space(theme::SPACE[0]);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let text = model.lang.text("play-another-game");
                let push = Push::new(&text).weight(Weight::Primary);
                if ui.add(push).clicked() {
                    actions.push(Action::Run(Command::AnotherGame));
                }
                ui.add_space(theme::SPACE[0]);
                ui.with_layout(Layout::top_down(Align::Min), |ui| {
                    told_ui(ui, model, play, (outcome, scene), sizes.heading);
                });
            });
        });
    });
}

/// Who won, and below it why.
fn told_ui(
    ui: &mut Ui,
    model: &Model,
    play: &Play,
    (outcome, scene): (&Outcome, &Scene),
    kind: Type,
) {
    let lang = &model.lang;
    let theme = Theme::of(ui.style());
    let table = &*play.table;
    let pieces = Side::BOTH.map(|side| words::count(play.game, scene, side));
    let reason = lang.ended(table.slug(), outcome, pieces);
    let (heading, reason) = match outcome.winner {
        Some(side) => {
            let name = words::player_said(lang, table, side);
            let own = words::side_name(lang, table.sides(), side);
            let won = lang.format("play-won", &[("player", Value::from(name.as_str()))]);
            // A player with a name has a side beside it.
            if table.header().players[side].name.is_empty() {
                (won, reason)
            } else {
                (won, format!("{own} \u{b7} {reason}"))
            }
        }
        None => (lang.text("play-drawn"), reason),
    };
    let (heading, ink) = if table.outcome().is_some() {
        (heading, theme.text)
    } else {
        let args = [("result", Value::from(heading.as_str()))];
        (lang.format("play-result-later", &args), theme.muted)
    };
    ui.spacing_mut().item_spacing.y = 2.0;
    let heading = RichText::new(heading).text_style(kind.style()).color(ink);
    ui.add(egui::Label::new(heading).truncate());
    let text = RichText::new(reason)
        .text_style(Type::Small.style())
        .color(theme.muted);
    ui.add(egui::Label::new(text).wrap());
}
