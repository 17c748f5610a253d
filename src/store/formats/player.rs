//! Puts the turns of a foreign game on a table, one by one: passes that were left out are played,
//! and the first turn that is not legal is told with the game before it.

use crate::{
    catalog::GameId,
    record::{Ending, NodeId, Record},
    rules::{IllegalMove, Reason, Side},
    session::Table,
    store::{LoadError, formats::place, opening},
};

/// The name of the note about where a game was played, beside its event.
pub(crate) const PLACE: &str = "PC";

/// Names with what a file says under them.
pub(crate) type Notes = Vec<(String, String)>;

/// No format has so many names, and looking through more would take its time.
pub(crate) const MOST_NOTES: usize = 100;

/// Adds to notes, of which no name occurs twice; a second value follows the first in brackets. Names
/// beyond those that any format has follow the last one the same way, as the file has them.
pub(crate) fn keep(notes: &mut Notes, name: &str, value: &str) {
    let number = notes.len();
    match notes.iter_mut().find(|(known, _)| known == name) {
        Some((_, known)) => {
            known.push_str("][");
            known.push_str(value);
        }
        None if number < MOST_NOTES => notes.push((name.to_owned(), value.to_owned())),
        None => {
            let (format, own) = name.split_once('.').unwrap_or(("", name));
            let is_alike = |known: &str| known.split_once('.').is_some_and(|(of, _)| of == format);
            match notes.last_mut().filter(|(known, _)| is_alike(known)) {
                Some((_, known)) => known.extend(["]", own, "[", value]),
                None => notes.push((name.to_owned(), value.to_owned())),
            }
        }
    }
}

/// The names and values that a note holds: mostly one.
pub(crate) fn kept<'a>(name: &'a str, value: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    let mut name = name;
    let mut parts = value.split(']');
    let first = parts.next().map(|value| (name, value));
    first.into_iter().chain(parts.map(move |part| {
        let (next, value) = part.split_once('[').unwrap_or(("", part));
        if !next.is_empty() {
            name = next;
        }
        (name, value)
    }))
}

/// A game on its way from a file to a table.
#[derive(Debug)]
pub(crate) struct Player {
    table: Box<dyn Table>,
    here: NodeId,
}

impl Player {
    /// The usual start, or a position line.
    pub(crate) fn open(start: Option<&str>) -> Result<Self, LoadError> {
        let table = opening::open(GameId::Reversi, &[], start)?;
        Ok(Self {
            table,
            here: Record::ROOT,
        })
    }

    pub(crate) fn table(&mut self) -> &mut dyn Table {
        &mut *self.table
    }

    pub(crate) fn here(&self) -> NodeId {
        self.here
    }

    /// Goes on from another node.
    pub(crate) fn go(&mut self, id: NodeId) {
        self.here = id;
        self.look();
    }

    /// Brings the table to where the game goes on.
    fn look(&mut self) {
        if self.table.record().here() != self.here {
            self.table.goto(self.here);
        }
    }

    /// Plays a turn of whoever moves.
    pub(crate) fn play(&mut self, text: &str) -> Result<(), IllegalMove> {
        let refused = match self.table.attach(self.here, text) {
            Ok(id) => {
                self.here = id;
                return Ok(());
            }
            Err(refused) => refused,
        };
        if self.pass() {
            self.here = self.table.attach(self.here, text)?;
            return Ok(());
        }
        Err(refused)
    }

    /// Plays a turn that the file gives to a side.
    pub(crate) fn play_as(&mut self, side: Side, text: &str) -> Result<(), IllegalMove> {
        self.look();
        if self.table.turn() != side && !is_pass(text) {
            self.pass();
        }
        if self.table.turn() != side && self.table.outcome().is_none() {
            let word = self.table.sides()[side.index()];
            return Err(IllegalMove {
                text: text.to_owned(),
                reason: Reason::new("store-format-not-its-turn").word("side", word),
            });
        }
        self.play(text)
    }

    /// Plays a forced pass, if there is one.
    fn pass(&mut self) -> bool {
        self.look();
        let Some(pass) = self.table.waiting_pass() else {
            return false;
        };
        self.here = self
            .table
            .attach(self.here, &pass)
            .expect("a forced pass is legal");
        true
    }

    /// Adds a line to the comment of the last turn.
    pub(crate) fn note(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        let comment = &mut self.table.record_mut().node_mut(self.here).comment;
        if !comment.is_empty() {
            comment.push('\n');
        }
        // Lines of other systems end in two letters.
        *comment += &text.replace('\r', "");
    }

    /// Keeps what the file says at the last turn and nothing else here holds, as it is written.
    pub(crate) fn keep(&mut self, name: &str, value: &str) {
        keep(
            &mut self.table.record_mut().node_mut(self.here).notes,
            name,
            value,
        );
    }

    /// Keeps what stands above the game.
    pub(crate) fn keep_above(&mut self, notes: &[(String, String)]) {
        for (name, value) in notes {
            let root = self.table.record_mut().node_mut(Record::ROOT);
            keep(&mut root.notes, name, value);
        }
    }

    pub(crate) fn names(&mut self, black: &str, white: &str) {
        let players = &mut self.table.header_mut().players;
        players.first.name = place::name(black);
        players.second.name = place::name(white);
    }

    pub(crate) fn date(&mut self, date: &str) {
        self.table.header_mut().date = place::date(date);
    }

    pub(crate) fn event(&mut self, event: &str) {
        self.table.header_mut().event = place::name(event);
    }

    /// The event, or the place where a file knows only that.
    pub(crate) fn place(&mut self, event: &str, place: &str) {
        let is_known = !place::name(event).is_empty();
        self.event(if is_known { event } else { place });
        if is_known && !place.is_empty() {
            self.keep_above(&[(PLACE.to_owned(), place::name(place))]);
        }
    }

    /// The game as far as it is legal, with the turn that is not.
    pub(crate) fn refused(self, err: IllegalMove) -> LoadError {
        let Self { mut table, here } = self;
        table.goto(Record::ROOT);
        table.record_mut().forget_visits();
        opening::bad_turn(GameId::Reversi, table, here, err)
    }

    /// The game up to where its text cannot be understood any more.
    pub(crate) fn cut(self, reason: Reason) -> LoadError {
        let table = self.done(None);
        let partial = (!table.record().is_empty()).then_some(table);
        LoadError {
            partial,
            ..LoadError::of(GameId::Reversi, reason)
        }
    }

    /// The whole game, seen at the end of its main line. `ending` holds where no rule of the
    /// board has ended it.
    pub(crate) fn done(self, ending: Option<Ending>) -> Box<dyn Table> {
        let Self { mut table, .. } = self;
        table.goto(Record::ROOT);
        table.record_mut().forget_visits();
        let tip = table.record().main_tip();
        table.goto(tip);
        if ending.is_some() && table.outcome().is_none() {
            table.record_mut().node_mut(tip).ending = ending;
            table.goto(tip);
        }
        table
    }
}

/// A pass as formats write it.
pub(crate) fn is_pass(text: &str) -> bool {
    ["pass", "pa", "ps", "--", "-", "@@@@"]
        .iter()
        .any(|pass| text.eq_ignore_ascii_case(pass))
}
