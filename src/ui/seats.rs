//! Who plays a side: the words for players and levels, and the controls that choose them, the
//! same in the new game form and in a running game.

use egui::{Id, Rect, Ui, Vec2, vec2};

use crate::{
    app::Model,
    catalog::GameId,
    engine::{Level, Reach, Thinker},
    lang::{Lang, Value},
    record::{Player, Strength},
    rules::{BySide, Side},
    ui::{
        board::token_icon,
        choices::choice_ui,
        controls::{Field, field_ui, place_ui, text_ui},
        theme::{self, Theme, Type},
    },
};

/// What a computer is first, before another level is chosen.
const USUAL: usize = 2;
const TOKEN: f32 = 28.0;

/// How a player is called on cards and in lists: the name given, else what it is.
pub(crate) fn player_name(
    lang: &Lang,
    sides: [&str; 2],
    players: &BySide<Player>,
    side: Side,
) -> String {
    named(lang, sides, players, side, "computer-name")
}

/// How a player is called in a sentence.
pub(crate) fn player_said(
    lang: &Lang,
    sides: [&str; 2],
    players: &BySide<Player>,
    side: Side,
) -> String {
    named(lang, sides, players, side, "computer-said")
}

fn named(
    lang: &Lang,
    sides: [&str; 2],
    players: &BySide<Player>,
    side: Side,
    computer: &str,
) -> String {
    let player = &players[side];
    if !player.name.is_empty() {
        player.name.clone()
    } else if player.computer.is_some() && players[!side].computer.is_none() {
        lang.text(computer)
    } else {
        // Two computers are told apart by their sides.
        lang.side_name(sides[side.index()])
    }
}

pub(crate) fn level_name(lang: &Lang, strength: Strength) -> String {
    lang.text(&format!("level-name-{}", strength.number()))
}

/// A level with its number.
pub(crate) fn level_text(lang: &Lang, key: &str, strength: Strength) -> String {
    let name = level_name(lang, strength);
    let args = [
        ("number", Value::from(strength.number())),
        ("name", Value::from(name)),
    ];
    lang.format(key, &args)
}

/// What a level does, in a sentence made from what the engine is told. `thinker` is who would think
/// at the start of the game.
pub(crate) fn level_about(
    model: &Model,
    game: GameId,
    thinker: Option<&dyn Thinker>,
    strength: Strength,
) -> String {
    let levels = thinker.map_or(game.levels().as_slice(), Thinker::levels);
    let level = levels[strength.index()];
    let (reach, count) = match level.reach {
        Reach::Plies(plies) | Reach::Endgame { plies, .. } => ("plies", Value::from(plies)),
        Reach::Positions(nodes) => ("positions", Value::from(nodes)),
        Reach::Time => ("time", seconds(model.settings.computer_time_secs)),
    };
    let (misses, overlooks) = unseen(level);
    // With all its time the strongest one sees no less than those below it.
    let ending = match level.reach {
        Reach::Time => levels.iter().map(Level::ending).max().unwrap_or(0),
        Reach::Plies(_) | Reach::Endgame { .. } | Reach::Positions(_) => level.ending(),
    };
    let knows_start = || thinker.is_some_and(|thinker| thinker.book(1).is_some());
    let book = if level.is_sound() && knows_start() {
        "known"
    } else {
        "none"
    };
    let args = [
        ("reach", Value::from(reach)),
        ("count", count),
        ("misses", Value::from(misses)),
        ("overlooks", Value::from(overlooks)),
        ("judges", Value::from(judges(level, game.clear()))),
        ("ending", Value::from(ending)),
        ("book", Value::from(book)),
    ];
    model.lang.format("level-about", &args)
}

/// Seconds, with a digit after the decimal mark only where it says something.
pub(crate) fn seconds(secs: f32) -> Value<'static> {
    if secs.fract() == 0.0 {
        Value::Whole(secs as i64)
    } else {
        Value::Decimal {
            value: f64::from(secs),
            digits: 1,
        }
    }
}

/// Of a hundred, the own turns that a level misses and the replies that it does not see coming; one of
/// both is told. Who looks one turn ahead looks at no replies.
pub(crate) fn unseen(level: Level) -> (u16, u16) {
    let overlooks = u16::from(level.overlooks);
    match level.reach {
        Reach::Plies(1) | Reach::Endgame { plies: 1, .. } => {
            ((overlooks * overlooks + 50) / 100, 0)
        }
        Reach::Plies(_) | Reach::Endgame { .. } | Reach::Positions(_) | Reach::Time => {
            (0, overlooks)
        }
    }
}

/// How well a level judges positions, where a value of `clear` brings three of four points.
fn judges(level: Level, clear: i32) -> &'static str {
    let misjudges = i32::from(level.misjudges);
    if misjudges == 0 {
        // Who overlooks something cannot be said to miss nothing.
        if level.overlooks == 0 {
            "soundly"
        } else {
            "rightly"
        }
    } else if misjudges * 4 < clear {
        "slightly"
    } else if misjudges < clear {
        "roughly"
    } else {
        "badly"
    }
}

/// Both sides beside each other, or one below the other where the room is too narrow. What is
/// changed comes as a whole new player. `thinker` is who would think at the start of the game.
pub(crate) fn seats_ui(
    ui: &mut Ui,
    model: &Model,
    game: GameId,
    thinker: Option<&dyn Thinker>,
    players: &BySide<Player>,
) -> Option<(Side, Player)> {
    const BESIDE: f32 = 520.0;
    let (room, gap) = (ui.available_width(), theme::SPACE[4]);
    let beside = BESIDE <= room;
    let width = if beside {
        ((room - gap) / 2.0).floor()
    } else {
        room
    };
    let mut top = ui.cursor().min;
    let (mut lowest, mut changed) = (top.y, None);
    for side in Side::BOTH {
        let at = Rect::from_min_size(top, vec2(width, f32::INFINITY));
        let (player, bottom) = place_ui(ui, at, |ui| {
            ui.spacing_mut().item_spacing.y = theme::SPACE[1];
            let player = seat_ui(ui, model, game, thinker, side, &players[side]);
            (player, ui.min_rect().bottom())
        });
        changed = changed.or(player.map(|player| (side, player)));
        lowest = lowest.max(bottom);
        top += if beside {
            vec2(width + gap, 0.0)
        } else {
            vec2(0.0, bottom - top.y + theme::SPACE[3])
        };
    }
    let whole = Rect::from_min_max(
        ui.cursor().min,
        egui::pos2(ui.cursor().left() + room, lowest),
    );
    ui.allocate_rect(whole, egui::Sense::hover());
    changed
}

/// A side's token, the name of who plays it, what plays it, and how well.
fn seat_ui(
    ui: &mut Ui,
    model: &Model,
    game: GameId,
    thinker: Option<&dyn Thinker>,
    side: Side,
    player: &Player,
) -> Option<Player> {
    let lang = &model.lang;
    let theme = Theme::of(ui.style());
    let side_name = lang.side_name(game.sides()[side.index()]);
    let side_arg = [("side", Value::from(&side_name))];
    let room = ui.available_width();
    let mut new = player.clone();

    let (row, _) = ui.allocate_exact_size(vec2(room, theme::ROW), egui::Sense::hover());
    let token = Rect::from_center_size(
        row.left_center() + vec2(TOKEN / 2.0, 0.0),
        Vec2::splat(TOKEN),
    );
    place_ui(ui, token, |ui| token_icon(ui, game.slug(), side, TOKEN));
    let rest = row.with_min_x(token.right() + theme::SPACE[1]);
    let field = Field {
        id: Id::unique(("player", side)),
        name: &lang.format("new-game-name", &side_arg),
        hint: &side_name,
        width: rest.width(),
        wrong: false,
    };
    place_ui(ui, rest, |ui| field_ui(ui, field, &mut new.name));

    let kinds = ["seat-person", "seat-computer"].map(|key| lang.text(key));
    let kind = usize::from(player.computer.is_some());
    let group = lang.format("seat-kind", &side_arg);
    if let Some(kind) = choice_ui(ui, &group, &kinds, Some(kind), room) {
        new.computer = (kind == 1).then_some(Strength::ALL[USUAL]);
    }
    if let Some(strength) = player.computer {
        let levels = Strength::ALL.map(|strength| level_text(lang, "level-in-list", strength));
        let name = lang.format("seat-level", &side_arg);
        if let Some(index) = choice_ui(ui, &name, &levels, Some(strength.index()), room) {
            new.computer = Some(Strength::ALL[index]);
        }
        text_ui(
            ui,
            Type::Small,
            theme.muted,
            &level_about(model, game, thinker, strength),
        );
    }
    (new != *player).then_some(new)
}
