//! From the shape of a file to a game: every option checked, every turn played.

use crate::{
    catalog::GameId,
    record::{Ending, Header, Intent, NodeId, Record, Strength},
    rules::{Reason, Side},
    session::Table,
    store::{
        opening, pathtext,
        save::{
            LoadError, Loaded, SetupSave,
            shape::{End, File, Found, Row},
        },
    },
};

/// More turns than anyone will ever write down in one game.
const MOST_TURNS: usize = 200_000;

/// A hint has three steps.
const MOST_HINTS: u8 = 3;

/// Plays a file through.
pub(crate) fn replay(file: File) -> Result<Loaded, LoadError> {
    let Some(game) = GameId::from_slug(&file.game) else {
        let reason = Reason::new("store-unknown-game").text("game", file.game);
        return Err(LoadError::new(reason));
    };
    let header = header(game, &file)?;
    let options = file.options.0;
    if file.start.is_empty() && game.has_setup() {
        opening::open(game, &options, None)?;
        game.check_setup(&options, &file.setup).map_err(|err| {
            let reason = Reason::new("store-bad-setup")
                .count("step", err.step as u64 + 1)
                .text(
                    "text",
                    file.setup.get(err.step).cloned().unwrap_or_default(),
                )
                .because("why", err.reason);
            LoadError::of(game, reason)
        })?;
        if !file.turns.is_empty() {
            let reason = Reason::new("store-missing-field").text("field", "start");
            return Err(LoadError::of(game, reason));
        }
        return Ok(Loaded::Setup(SetupSave {
            game,
            options,
            log: file.setup,
            header: Header {
                setup: Vec::new(),
                ..header
            },
        }));
    }
    let start = (!file.start.is_empty()).then_some(file.start.as_str());
    let mut table = opening::open(game, &options, start)?;
    *table.header_mut() = header;
    let ending = read_ending(game, file.ending)?;
    let root = table.record_mut().node_mut(Record::ROOT);
    root.comment = file.comment;
    root.ending = ending;
    root.verdict = file.verdict.map(Found::verdict);
    root.notes = file.notes.0;
    let (mut table, places) = play(table, game, file.turns)?;
    let place = |number: usize| {
        let missing = || Reason::new("store-bad-place").count("place", number as u64);
        let id = places.get(number).copied();
        id.ok_or_else(|| LoadError::of(game, missing()))
    };
    let line = file.line.map(place).transpose()?;
    let view = place(file.view)?;
    // Loading visited every variation; redo must follow the main line again.
    table.goto(Record::ROOT);
    table.record_mut().forget_visits();
    let tip = line.unwrap_or_else(|| table.record().main_tip());
    table.goto(tip);
    table.goto(view);
    let file = (!file.file.is_empty()).then(|| pathtext::read(&file.file));
    Ok(Loaded::Game { game, table, file })
}

fn header(game: GameId, file: &File) -> Result<Header, LoadError> {
    let mut header = Header {
        date: file.date.clone(),
        event: file.event.clone(),
        setup: file.setup.clone(),
        ..Header::default()
    };
    for (word, name) in &file.players.0 {
        let side = side(game, word)?;
        header.players[side].name.clone_from(name);
    }
    for (word, number) in &file.computers.0 {
        let side = side(game, word)?;
        let Some(strength) = Strength::read(number) else {
            let reason = Reason::new("store-bad-strength").text("number", number);
            return Err(LoadError::of(game, reason));
        };
        header.players[side].computer = Some(strength);
    }
    Ok(header)
}

fn side(game: GameId, word: &str) -> Result<Side, LoadError> {
    let known = |side: &Side| game.sides()[side.index()] == word;
    Side::BOTH.into_iter().find(known).ok_or_else(|| {
        let reason = Reason::new("store-unknown-side").text("side", word);
        LoadError::of(game, reason)
    })
}

fn read_ending(game: GameId, end: Option<End>) -> Result<Option<Ending>, LoadError> {
    Ok(match end {
        None => None,
        Some(End::Agreed) => Some(Ending::Agreed),
        Some(End::Resigned(word)) => Some(Ending::Resigned(side(game, &word)?)),
        Some(End::OutOfTime(word)) => Some(Ending::OutOfTime(side(game, &word)?)),
    })
}

/// Plays every turn; gives the nodes by their place in the list, the start first.
fn play(
    mut table: Box<dyn Table>,
    game: GameId,
    turns: Vec<Row>,
) -> Result<(Box<dyn Table>, Vec<NodeId>), LoadError> {
    if MOST_TURNS < turns.len() {
        let reason = Reason::new("store-too-many-turns").count("most", MOST_TURNS as u64);
        return Err(LoadError::of(game, reason));
    }
    let mut places = vec![Record::ROOT];
    // The last node of each depth.
    let mut branch = vec![Record::ROOT];
    for row in turns {
        let depth = row.depth as usize;
        if depth == 0 || branch.len() < depth {
            let number = places.len();
            let reason = Reason::new("store-bad-tree").count("place", number as u64);
            return Err(LoadError::of(game, reason));
        }
        branch.truncate(depth);
        let parent = branch[depth - 1];
        table.set_intent(match (row.trial, row.given) {
            (true, _) => Intent::Try,
            (false, true) => Intent::Give,
            (false, false) => Intent::Play,
        });
        let id = match table.attach(parent, &row.turn) {
            Ok(id) => id,
            Err(err) => return Err(opening::bad_turn(game, table, parent, err)),
        };
        let ending = read_ending(game, row.ending)?;
        let node = table.record_mut().node_mut(id);
        node.comment = row.comment;
        node.millis = row.millis;
        node.ending = ending;
        node.hints = row.hints.min(MOST_HINTS);
        node.verdict = row.verdict.map(Found::verdict);
        node.notes = row.notes.0;
        branch.push(id);
        places.push(id);
    }
    table.set_intent(Intent::Play);
    Ok((table, places))
}
