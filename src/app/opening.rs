//! How a game of Reversi begins beyond the rules: from the start, from a line that has a name, or
//! from a random start that is even. Lines are played on the board before the players take over.

use crate::{
    app::{App, Dialog, Form, FormEdit, Play, Screen, Then},
    catalog::GameId,
    engine::{Thinker, reversi::eight::openings::starts},
    openings,
    record::{Intent, Record},
    session::Table,
};

/// The turns that a game begins with.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Opening {
    /// None: the players begin at the start.
    #[default]
    Usual,
    /// A random start that is even, drawn by this seed.
    Balanced(u64),
    /// These turns.
    Line(Vec<String>),
}

impl Opening {
    /// The turns, from the usual start.
    pub fn turns(&self) -> Vec<String> {
        match self {
            Self::Usual => Vec::new(),
            Self::Balanced(seed) => starts::shipped().line(*seed),
            Self::Line(turns) => turns.clone(),
        }
    }

    /// What another game like this one begins with; a random start is still to be drawn.
    pub(crate) fn again(table: &dyn Table, asked: &Self) -> Self {
        if has_random_start(table) {
            return Self::Balanced(0);
        }
        let turns = turns_of(table);
        match asked {
            Self::Line(line) if turns.starts_with(line) => asked.clone(),
            Self::Line(_) | Self::Usual | Self::Balanced(_) => Self::Usual,
        }
    }
}

/// Whether the first turns were given by chance.
fn has_random_start(table: &dyn Table) -> bool {
    let record = table.record();
    let line = record.line();
    line.first().is_some_and(|&first| record.is_given(first))
}

/// Someone to think where the players of a game begin to choose: after the turns that its start was
/// given. What computers know by heart and how much of the end they see follows from it.
pub fn thinker_at_start(table: &dyn Table) -> Box<dyn Thinker> {
    let record = table.record();
    let given = record.line().into_iter();
    let given = given.take_while(|&id| record.is_given(id)).last();
    let mut start = table.boxed();
    start.goto(given.unwrap_or(Record::ROOT));
    start.thinker()
}

/// The turns of the line on the table.
fn turns_of(table: &dyn Table) -> Vec<String> {
    let record = table.record();
    let line = record.line().into_iter();
    line.map(|id| record.text(id).to_owned()).collect()
}

/// The rules under which openings are known, with their values.
const USUAL: [(&str, &str); 3] = [("size", "8"), ("start", "standard"), ("handicap", "0")];

impl Form {
    /// Whether the game may begin with an opening: Reversi on the usual board from the usual
    /// start.
    pub fn has_openings(&self) -> bool {
        let is_usual = |&(key, value): &(&str, &str)| self.value(key) == value;
        self.game == GameId::Reversi
            && self.position.trim().is_empty()
            && USUAL.iter().all(is_usual)
    }

    /// A form for a game that begins with a line of the list.
    fn with_line(mut self, place: usize) -> Self {
        for (key, value) in USUAL {
            self.set(key, value);
        }
        self.position.clear();
        let turns = openings::all()[place].turns();
        self.opening = Opening::Line(turns.into_iter().map(str::to_owned).collect());
        self
    }

    /// Plays the opening on a board where it fits. Turns of a random start are given for good,
    /// those of a line may be taken back.
    pub(crate) fn play_opening(&self, table: &mut dyn Table) {
        if !self.has_openings() {
            return;
        }
        table.set_intent(match self.opening {
            Opening::Balanced(_) => Intent::Give,
            Opening::Usual | Opening::Line(_) => Intent::Play,
        });
        for turn in self.opening.turns() {
            table.play(&turn).expect("openings are legal");
        }
        table.set_intent(Intent::Play);
    }
}

impl App {
    pub(crate) fn edit_form(&mut self, mut edit: FormEdit) {
        if let FormEdit::Opening(Opening::Balanced(seed)) = &mut edit {
            *seed = self.draw();
        }
        self.model.form.edit(edit);
    }

    /// Shows the list of openings, at the one that is on the board.
    pub(crate) fn show_openings(&mut self) {
        let play = self.model.play_on_screen();
        let named = play.and_then(|play| openings::named(&*play.table));
        let asked = match &self.model.form.opening {
            Opening::Line(turns) if self.model.screen == Screen::NewGame => {
                let same = |opening: &openings::Opening| opening.turns() == *turns;
                openings::all().iter().position(same)
            }
            Opening::Line(_) | Opening::Usual | Opening::Balanced(_) => None,
        };
        self.model.dialog = Some(Dialog::Openings {
            at: named.or(asked),
        });
    }

    /// Offers a game that begins with an opening of the list.
    pub(crate) fn play_from_opening(&mut self, place: usize) {
        if openings::all().len() <= place {
            return;
        }
        self.model.dialog = None;
        let form = &self.model.form;
        let is_asked = self.model.screen == Screen::NewGame && form.game == GameId::Reversi;
        let form = if is_asked {
            form.clone()
        } else {
            Form::new(GameId::Reversi, &self.remembered(GameId::Reversi))
        };
        let form = form.with_line(place);
        self.show_form(form);
    }

    /// Puts an opening of the list on the table and analyses it.
    pub(crate) fn study_opening(&mut self, place: usize) {
        if openings::all().len() <= place {
            return;
        }
        self.model.dialog = None;
        let form = Form::new(GameId::Reversi, &crate::store::LastGame::default());
        match form.with_line(place).table() {
            Ok(mut table) => {
                table.header_mut().date = self.date();
                let play = Box::new(Play::new(GameId::Reversi, table));
                if let Some(then) = self.hold_back(Then::Study(play)) {
                    self.go_on(then);
                }
            }
            Err(err) => self.notice(err.reason),
        }
    }
}
