//! The new game form: who plays, under which rules, from which position. Every choice is checked
//! at once by the rules themselves, so that what is shown is what will be played.

use crate::{
    app::{FormEdit, Opening},
    catalog::{GameId, OpenError},
    engine::Thinker,
    record::{Header, Player, Strength},
    rules::{BySide, OptionSpec, Scene, Side},
    session::Table,
    store::LastGame,
};

/// What is being chosen for a new game.
#[derive(Clone, PartialEq, Debug)]
pub struct Form {
    pub game: GameId,
    pub names: BySide<String>,
    /// The strength of each computer player; `None` for a person.
    pub computers: BySide<Option<Strength>>,
    /// The chosen value of each option, in the order of the game's specs.
    pub options: Vec<(String, String)>,
    /// A position line to begin from; empty for the usual start.
    pub position: String,
    /// Whether the set-up is played on the board; otherwise it is rolled at once.
    pub full_setup: bool,
    /// The turns that it begins with, where the rules leave it at that.
    pub opening: Opening,
    /// The faulty turn that is to be made better, and the position line before it.
    again: Option<(String, String)>,
}

impl Form {
    /// The form as it was left, or with the official rules.
    pub fn new(game: GameId, last: &LastGame) -> Self {
        let known = |(key, value): (&str, String)| {
            (
                key.to_owned(),
                last.options.get(key).cloned().unwrap_or(value),
            )
        };
        let mut form = Self {
            game,
            names: BySide::new(last.players[0].clone(), last.players[1].clone()),
            computers: BySide::new(last.computers[0], last.computers[1]),
            options: game.defaults().into_iter().map(known).collect(),
            position: String::new(),
            full_setup: last.options.contains_key(FULL_SETUP),
            opening: if last.options.contains_key(BALANCED) {
                Opening::Balanced(0)
            } else {
                Opening::Usual
            },
            again: None,
        };
        if form.table().is_err() {
            // Choices of another version that no longer fit are no reason to refuse a game.
            form.reset();
        }
        form
    }

    /// What to remember of it. A seed is for one game only.
    pub fn remembered(&self) -> LastGame {
        let kept = self.changed().filter(|(key, _)| *key != SEED);
        let mut options: std::collections::BTreeMap<String, String> = kept
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .collect();
        if self.full_setup {
            options.insert(FULL_SETUP.to_owned(), "yes".to_owned());
        }
        if matches!(self.opening, Opening::Balanced(_)) {
            options.insert(BALANCED.to_owned(), "yes".to_owned());
        }
        LastGame {
            players: [self.names.first.clone(), self.names.second.clone()],
            computers: [self.computers.first, self.computers.second],
            options,
        }
    }

    pub fn edit(&mut self, edit: FormEdit) {
        match edit {
            FormEdit::Name(side, name) => self.names[side] = name,
            FormEdit::Computer(side, strength) => self.computers[side] = strength,
            FormEdit::SwapNames => {
                let Self {
                    names, computers, ..
                } = self;
                std::mem::swap(&mut names.first, &mut names.second);
                std::mem::swap(&mut computers.first, &mut computers.second);
            }
            FormEdit::Option(key, value) => self.set(key, &value),
            FormEdit::Position(text) => self.position = text,
            FormEdit::FullSetup(full) => self.full_setup = full,
            FormEdit::Opening(opening) => self.opening = opening,
            FormEdit::Reroll => {
                let seed: u64 = self.value(SEED).parse().unwrap_or(0);
                self.set(SEED, &next_seed(seed).to_string());
            }
            FormEdit::Reset => self.reset(),
        }
    }

    pub fn value(&self, key: &str) -> &str {
        let own = self.options.iter().find(|(own, _)| own == key);
        own.map_or("", |(_, value)| value)
    }

    pub fn set(&mut self, key: &str, value: &str) {
        for (own, old) in &mut self.options {
            if own == key {
                value.clone_into(old);
            }
        }
    }

    /// The options that differ from the official rules or their usual reading.
    pub fn changed(&self) -> impl Iterator<Item = (&str, &str)> {
        let usual = self.game.defaults();
        self.options.iter().filter_map(move |(key, value)| {
            let same = usual
                .iter()
                .any(|(known, usual)| known == key && usual == value);
            (!same).then_some((key.as_str(), value.as_str()))
        })
    }

    pub fn is_changed(&self, spec: &OptionSpec) -> bool {
        self.changed().any(|(key, _)| key == spec.key)
    }

    /// Whether the chosen value is in no official rules.
    pub fn is_house_rule(&self, spec: &OptionSpec) -> bool {
        spec.house.contains(&self.value(spec.key))
    }

    /// The game as it would begin, or what is wrong with the choices.
    pub fn table(&self) -> Result<Box<dyn Table>, OpenError> {
        let position = self.position.trim();
        let start = (!position.is_empty()).then_some(position);
        let mut table = self.game.open(&self.chosen(), start)?;
        if let Some(reason) = table.start_refusal().filter(|_| start.is_some()) {
            return Err(OpenError { reason });
        }
        *table.header_mut() = self.header();
        self.play_opening(&mut *table);
        Ok(table)
    }

    /// Someone to think at the start of the game; while a position or an opening is wrong, at the
    /// usual start.
    pub fn thinker(&self) -> Option<Box<dyn Thinker>> {
        let usual = || self.game.open(&self.options, None);
        let table = self.table().or_else(|_| usual()).ok()?;
        Some(table.thinker())
    }

    /// Lets the game begin before a faulty turn, told as in the list of turns.
    pub(crate) fn try_again(&mut self, turn: String, position: String) {
        self.position.clone_from(&position);
        self.again = Some((turn, position));
    }

    /// The faulty turn before which the game begins.
    pub fn tries_again(&self) -> Option<&str> {
        let (turn, position) = self.again.as_ref()?;
        (*position == self.position).then_some(turn)
    }

    pub fn header(&self) -> Header {
        let player = |side: Side| Player {
            name: self.names[side].trim().to_owned(),
            computer: self.computers[side],
        };
        Header {
            players: BySide::new(player(Side::First), player(Side::Second)),
            ..Header::default()
        }
    }

    /// Whether the set-up will be played on the board.
    pub fn begins_with_setup(&self) -> bool {
        self.game.has_setup() && self.full_setup && self.position.trim().is_empty()
    }

    /// The start as it will be.
    pub fn scene(&self) -> Result<Scene, OpenError> {
        Ok(self.table()?.scene())
    }

    /// The options to open the game with. Those that a position line carries itself stay out where
    /// nothing was chosen, so that the line decides.
    pub fn chosen(&self) -> Vec<(String, String)> {
        if self.position.trim().is_empty() {
            return self
                .options
                .iter()
                .filter(|(_, value)| !value.is_empty())
                .cloned()
                .collect();
        }
        self.changed()
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .collect()
    }

    fn reset(&mut self) {
        self.options = self
            .game
            .defaults()
            .into_iter()
            .map(|(key, value)| (key.to_owned(), value))
            .collect();
        self.position.clear();
        self.opening = Opening::Usual;
    }
}

/// The option that holds the dice of a start.
pub(crate) const SEED: &str = "seed";

/// Remembered beside the options: the set-up is played on the board.
const FULL_SETUP: &str = "full-setup";

/// Remembered beside the options: the game begins with a random start.
const BALANCED: &str = "balanced";

/// Another seed, from the last one: a Weyl step, so that no seed comes twice for long.
fn next_seed(seed: u64) -> u64 {
    const SMALL: u64 = 1_000_000;
    (seed
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407)
        >> 20)
        % SMALL
}
