//! What a player chose and the program remembers, in the configuration folder. A file is a map
//! of keys; keys that this version does not know, and keys that another running copy of the
//! program changed meanwhile, are kept when it is written.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::{self, File},
    io::ErrorKind,
    path::PathBuf,
};

use ron::Value;

use crate::{
    record::Strength,
    rules::Reason,
    store::{
        Places, files,
        keys::{self, Keys},
        lock,
    },
};

/// How many files the recent list holds.
const RECENT: usize = 12;

/// Everything that is remembered. A value out of range counts as none.
#[derive(Clone, Debug)]
pub struct Settings {
    pub language: Language,
    pub theme: Theme,
    /// Whether effects of a turn are shown one after the other.
    pub animation: bool,
    /// How fast: 1.0 is the usual speed, 2.0 twice as fast.
    pub speed: f32,
    pub reduced_motion: bool,
    pub coordinates: bool,
    /// Whether a forced pass waits for the player.
    pub confirm_passes: bool,
    pub autosave: bool,
    /// How long the strongest level thinks about a turn.
    pub computer_time_secs: f32,
    /// A computer player's answer comes no sooner than this after the turn before it.
    pub computer_wait_secs: f32,
    /// Whether a computer player gives up a lost game.
    pub computer_resigns: bool,
    /// Whether two computer players agree on a draw where nothing happens any more.
    pub agreed_draws: bool,
    /// The size, in mebibytes, of the table that engines remember in.
    pub engine_memory: u32,
    /// How many lines an analysis shows.
    pub analysis_lines: usize,
    /// Whether an analysis shows the value of every turn on the board.
    pub turn_values: bool,
    /// How many positions a review looks at for each turn.
    pub review_nodes: u64,
    /// The size of the interface, 1.0 for the desktop's own.
    pub zoom: f32,
    pub window: Option<Window>,
    /// Who begins another game, by the game's slug.
    pub next_first: BTreeMap<String, NextFirst>,
    /// What the last new game was, by the game's slug.
    pub last_games: BTreeMap<String, LastGame>,
    /// Files that were opened or saved, the last one first.
    pub recent: Vec<PathBuf>,
    /// Names of notices that need not be shown again.
    pub notices: BTreeSet<String>,
    /// The file as it was when it was last read or written: what differs from it was changed here.
    base: Keys,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// The desktop's.
    #[default]
    Auto,
    En,
    Fi,
    Nb,
    El,
}

impl Language {
    /// The word for it; `None` for the desktop's.
    pub fn code(self) -> Option<&'static str> {
        let found = LANGUAGES.iter().find(|(_, known)| *known == self);
        found.map(|(code, _)| *code).filter(|_| self != Self::Auto)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// The desktop's.
    #[default]
    System,
    Dark,
    Light,
}

/// Who begins another game between the same players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum NextFirst {
    /// The players change sides.
    #[default]
    Changed,
    /// The winner takes the first side.
    Winner,
    /// Everyone keeps their side.
    Same,
}

/// The window's inside, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Window {
    pub width: f32,
    pub height: f32,
    /// Where its corner was, on desktops that tell.
    pub at: Option<[f32; 2]>,
    pub maximised: bool,
}

/// What was chosen for a new game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LastGame {
    /// The players of the first and the second side.
    pub players: [String; 2],
    /// Which of them are computers, and how strong.
    pub computers: [Option<Strength>; 2],
    pub options: BTreeMap<String, String>,
}

impl PartialEq for Settings {
    fn eq(&self, other: &Self) -> bool {
        self.keys() == other.keys()
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: Language::default(),
            theme: Theme::default(),
            animation: true,
            speed: 1.0,
            reduced_motion: false,
            coordinates: true,
            confirm_passes: false,
            autosave: true,
            computer_time_secs: 3.0,
            computer_wait_secs: 0.6,
            computer_resigns: false,
            agreed_draws: true,
            engine_memory: 64,
            analysis_lines: 3,
            turn_values: true,
            review_nodes: 200_000,
            zoom: 1.0,
            window: None,
            next_first: BTreeMap::new(),
            last_games: BTreeMap::new(),
            recent: Vec::new(),
            notices: BTreeSet::new(),
            base: Keys::new(),
        }
    }
}

impl Settings {
    /// Reads the settings. What cannot be read falls back to its default: a single value by
    /// itself, a whole broken file after it was set aside, which a notice tells.
    pub fn load(places: &Places) -> (Self, Vec<Reason>) {
        let path = places.settings();
        if fs::metadata(&path).is_err_and(|err| err.kind() == ErrorKind::NotFound) {
            return (Self::default(), Vec::new());
        }
        let found = files::read_text(&path)
            .and_then(|text| keys::parse(&text).map_err(|fault| fault.reason(&path)));
        let why = match found {
            Ok(keys) => return (Self::from_keys(keys), Vec::new()),
            Err(why) => why,
        };
        // A file that may not be read is not broken; it stays.
        let aside = File::open(&path).and_then(|_| files::set_aside(&path));
        let then = match aside {
            Ok(bad) => Reason::new("store-settings-set-aside").text("file", files::shown(&bad)),
            Err(_) => Reason::new("store-settings-defaults"),
        };
        (Self::default(), vec![why, then])
    }

    /// The language that was chosen, for a program that changes and creates nothing: what cannot be
    /// read asks for the desktop's.
    pub fn chosen_language(places: &Places) -> Language {
        let text = files::read_text(&places.settings()).ok();
        let keys = text.and_then(|text| keys::parse(&text).ok());
        keys.and_then(|keys| keys::word(keys.get("language")?, &LANGUAGES))
            .unwrap_or_default()
    }

    /// Writes what was changed since the settings were read over the file as it is now, and takes
    /// over what another process changed in it.
    pub fn save(&mut self, places: &Places) -> Result<(), Reason> {
        let path = places.settings();
        // Where a lock cannot be had, the write itself tells the reason.
        let lock = lock::wait(&places.config.join("settings.lock"));
        let now = files::read_text(&path).ok().map(|text| keys::parse(&text));
        let now = match now {
            Some(Ok(now)) => now,
            Some(Err(_)) => {
                // Broken since it was read; what was read is the best there is.
                files::set_aside(&path).ok();
                self.base.clone()
            }
            None => self.base.clone(),
        };
        let before = Self::from_keys(self.base.clone());
        let there = Self::from_keys(now.clone()).recent;
        let mut merged = keys::merge(&before.keys(), &self.keys(), now);
        if self.recent != before.recent {
            let recent = merge_recent(&before.recent, &self.recent, &there);
            merged.insert("recent".to_owned(), keys::write_paths(&recent));
        }
        files::write(&path, &keys::write(&merged), files::Backup::None)?;
        drop(lock);
        *self = Self::from_keys(merged);
        Ok(())
    }

    /// Takes over what was chosen elsewhere, and keeps in mind what the file holds.
    pub fn adopt(&mut self, chosen: Self) {
        let base = std::mem::take(&mut self.base);
        *self = Self { base, ..chosen };
    }

    /// Puts a file first on the recent list.
    pub fn remember(&mut self, file: impl Into<PathBuf>) {
        let file = file.into();
        self.recent.retain(|known| *known != file);
        self.recent.insert(0, file);
        self.recent.truncate(RECENT);
    }

    fn from_keys(keys: Keys) -> Self {
        let mut found = Self::default();
        for (key, value) in &keys {
            // A value of the wrong type or out of range leaves the default.
            _ = found.set(key, value);
        }
        found.base = keys;
        found
    }

    fn set(&mut self, key: &str, value: &Value) -> Option<()> {
        match key.split_once('/').unwrap_or((key, "")) {
            ("language", "") => self.language = keys::word(value, &LANGUAGES)?,
            ("theme", "") => self.theme = keys::word(value, &THEMES)?,
            ("animation", "") => self.animation = keys::flag(value)?,
            ("speed", "") => self.speed = keys::number(value, 0.25, 4.0)?,
            ("reduced_motion", "") => self.reduced_motion = keys::flag(value)?,
            ("coordinates", "") => self.coordinates = keys::flag(value)?,
            ("confirm_passes", "") => self.confirm_passes = keys::flag(value)?,
            ("autosave", "") => self.autosave = keys::flag(value)?,
            ("computer_time", "") => self.computer_time_secs = keys::number(value, 0.1, 3600.0)?,
            ("computer_wait", "") => self.computer_wait_secs = keys::number(value, 0.0, 60.0)?,
            ("computer_resigns", "") => self.computer_resigns = keys::flag(value)?,
            ("engine_memory", "") => {
                let mebibytes = keys::number(value, 1.0, 16_384.0)?;
                self.engine_memory = mebibytes.round() as u32;
            }
            ("analysis_lines", "") => {
                self.analysis_lines = keys::number(value, 1.0, 5.0)?.round() as usize;
            }
            ("turn_values", "") => self.turn_values = keys::flag(value)?,
            ("agreed_draws", "") => self.agreed_draws = keys::flag(value)?,
            ("review_nodes", "") => {
                self.review_nodes = keys::number(value, 1000.0, 1e8)?.round() as u64;
            }
            ("zoom", "") => self.zoom = keys::number(value, 0.5, 3.0)?,
            ("window", "") => self.window = Some(read_window(value)?),
            ("recent", "") => self.recent = keys::paths(value)?,
            ("next_first", slug) => {
                let first = keys::word(value, &NEXT_FIRST)?;
                self.next_first.insert(slug.to_owned(), first);
            }
            ("new_game", slug) => {
                self.last_games.insert(slug.to_owned(), read_game(value)?);
            }
            ("noticed", name) => {
                keys::flag(value)?.then(|| self.notices.insert(name.to_owned()))?;
            }
            _ => (),
        }
        Some(())
    }

    /// Every key of this version with its value; without those that have none.
    fn keys(&self) -> Keys {
        let Self {
            language,
            theme,
            animation,
            speed,
            reduced_motion,
            coordinates,
            confirm_passes,
            autosave,
            computer_time_secs,
            computer_wait_secs,
            computer_resigns,
            agreed_draws,
            engine_memory,
            analysis_lines,
            turn_values,
            review_nodes,
            zoom,
            window,
            next_first,
            last_games,
            recent,
            notices,
            base: _,
        } = self;
        let mut keys = Keys::new();
        let mut put = |key: String, value: Value| _ = keys.insert(key, value);
        put("language".into(), keys::name(language, &LANGUAGES));
        put("theme".into(), keys::name(theme, &THEMES));
        put("animation".into(), Value::Bool(*animation));
        put("speed".into(), keys::float(*speed));
        put("reduced_motion".into(), Value::Bool(*reduced_motion));
        put("coordinates".into(), Value::Bool(*coordinates));
        put("confirm_passes".into(), Value::Bool(*confirm_passes));
        put("autosave".into(), Value::Bool(*autosave));
        put("computer_time".into(), keys::float(*computer_time_secs));
        put("computer_wait".into(), keys::float(*computer_wait_secs));
        put("computer_resigns".into(), Value::Bool(*computer_resigns));
        put("agreed_draws".into(), Value::Bool(*agreed_draws));
        put("engine_memory".into(), keys::float(*engine_memory as f32));
        put("analysis_lines".into(), keys::float(*analysis_lines as f32));
        put("turn_values".into(), Value::Bool(*turn_values));
        put("review_nodes".into(), keys::float(*review_nodes as f32));
        put("zoom".into(), keys::float(*zoom));
        if let Some(window) = window {
            put("window".into(), write_window(window));
        }
        put("recent".into(), keys::write_paths(recent));
        for (slug, first) in next_first {
            put(format!("next_first/{slug}"), keys::name(first, &NEXT_FIRST));
        }
        for (slug, game) in last_games {
            put(format!("new_game/{slug}"), write_game(game));
        }
        for name in notices {
            put(format!("noticed/{name}"), Value::Bool(true));
        }
        keys
    }
}

const LANGUAGES: [(&str, Language); 5] = [
    ("auto", Language::Auto),
    ("en", Language::En),
    ("fi", Language::Fi),
    ("nb", Language::Nb),
    ("el", Language::El),
];

const THEMES: [(&str, Theme); 3] = [
    ("system", Theme::System),
    ("dark", Theme::Dark),
    ("light", Theme::Light),
];

const NEXT_FIRST: [(&str, NextFirst); 3] = [
    ("changed", NextFirst::Changed),
    ("winner", NextFirst::Winner),
    ("same", NextFirst::Same),
];

fn read_window(value: &Value) -> Option<Window> {
    let size = |key| keys::number(keys::field(value, key)?, 1.0, 100_000.0);
    let place = |key| keys::number(keys::field(value, key)?, -100_000.0, 100_000.0);
    Some(Window {
        width: size("width")?,
        height: size("height")?,
        at: place("x").zip(place("y")).map(|(x, y)| [x, y]),
        maximised: keys::flag(keys::field(value, "maximised")?)?,
    })
}

fn write_window(window: &Window) -> Value {
    let mut rows = vec![
        ("width", keys::float(window.width)),
        ("height", keys::float(window.height)),
        ("maximised", Value::Bool(window.maximised)),
    ];
    if let Some([x, y]) = window.at {
        rows.extend([("x", keys::float(x)), ("y", keys::float(y))]);
    }
    keys::map(rows)
}

fn read_game(value: &Value) -> Option<LastGame> {
    let players = keys::texts(keys::field(value, "players")?)?;
    let options = keys::text_map(keys::field(value, "options")?)?;
    // Older files do not have them.
    let computers = keys::field(value, "computers").and_then(keys::texts);
    let computers: [String; 2] = computers
        .and_then(|computers| computers.try_into().ok())
        .unwrap_or_default();
    Some(LastGame {
        players: players.try_into().ok()?,
        computers: computers.map(|number| Strength::read(&number)),
        options,
    })
}

fn write_game(game: &LastGame) -> Value {
    let text = |text: &String| Value::String(text.clone());
    let options = game.options.iter();
    let number = |strength: &Option<Strength>| {
        let number = strength.map(|strength| strength.number().to_string());
        Value::String(number.unwrap_or_default())
    };
    keys::map([
        (
            "players",
            Value::Seq(game.players.iter().map(text).collect()),
        ),
        (
            "computers",
            Value::Seq(game.computers.iter().map(number).collect()),
        ),
        (
            "options",
            keys::map(options.map(|(key, value)| (key.as_str(), text(value)))),
        ),
    ])
}

/// Two processes' lists: ours first, then what the other one added.
fn merge_recent(before: &[PathBuf], ours: &[PathBuf], there: &[PathBuf]) -> Vec<PathBuf> {
    let added = |file: &&PathBuf| !ours.contains(file) && !before.contains(file);
    let mut merged = ours.to_vec();
    merged.extend(there.iter().filter(added).cloned());
    merged.truncate(RECENT);
    merged
}
