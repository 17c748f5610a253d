//! A person at the real window, who finds things by their names.

use std::fs;

use egui::{PointerButton, Pos2, Rect, pos2};
use tavola::{
    lang::{Lang, Language, Value},
    session::Table,
    store::{self, Loaded, Places, Settings},
};

use crate::window::{
    display::{Colour, Display},
    program::{Home, Program, Start},
    twin::Twin,
};

/// More keys than any way over a board and the window takes.
const MOST_KEYS: usize = 60;

/// What stands still under a page that scrolls is less high, in points.
const FOOT: f32 = 80.0;

/// The program with its window, and the twin that tells where things are.
#[derive(Debug)]
pub(crate) struct Person<'a> {
    pub(crate) program: Program<'a>,
    pub(crate) twin: Twin,
    pub(crate) lang: Lang,
    places: Places,
}

impl<'a> Person<'a> {
    /// Starts both in a home that may have been used before.
    pub(crate) fn start(display: &'a Display, home: &Home) -> Self {
        Self::start_with(display, home, Language::En, |start| start)
    }

    /// Starts a second one beside the first in the same home, with a twin that knows nothing of
    /// the first.
    pub(crate) fn start_beside(display: &'a Display, home: &Home) -> Self {
        Self::start_as(display, home, "second", Language::En, |start| start)
    }

    /// The same, with arguments or variables of the test's own.
    pub(crate) fn start_with(
        display: &'a Display,
        home: &Home,
        language: Language,
        prepare: impl FnOnce(Start<'a>) -> Start<'a>,
    ) -> Self {
        Self::start_as(display, home, "twin", language, prepare)
    }

    fn start_as(
        display: &'a Display,
        home: &Home,
        twin: &str,
        language: Language,
        prepare: impl FnOnce(Start<'a>) -> Start<'a>,
    ) -> Self {
        let real = home.path().join("real");
        let other = home.path().join(twin);
        for folder in [&real, &other] {
            still(&Places::below(folder));
        }
        let start = Start::new(display, home).variable("TAVOLA_HOME", &real);
        let program = prepare(start).window();
        let size = program.size();
        let person = Self {
            program,
            twin: Twin::start(&other, size, language),
            lang: Lang::new(language),
            places: Places::below(real),
        };
        person.program.settle();
        person
    }

    /// Clicks what has the name of a message.
    pub(crate) fn press(&mut self, key: &str) {
        self.press_with(key, &[]);
    }

    pub(crate) fn press_with(&mut self, key: &str, arguments: &[(&str, &str)]) {
        let arguments: Vec<_> = arguments
            .iter()
            .map(|&(name, text)| (name, Value::Text(text.into())))
            .collect();
        let name = self.lang.format(key, &arguments);
        self.click(&name);
    }

    /// Clicks the middle of what has this name: a button, a site.
    pub(crate) fn click(&mut self, name: &str) {
        self.show(name);
        let at = self.at(name);
        self.program.click(at.x, at.y);
        self.twin.click(at, PointerButton::Primary);
        self.program.settle();
    }

    /// Scrolls down until all of something is in the window.
    fn show(&mut self, name: &str) {
        let [width, height] = self.program.size();
        let middle = pos2(width / 2.0, height / 2.0);
        loop {
            let before = self.part(name);
            if before.bottom() < height - FOOT {
                return;
            }
            self.program.wheel_down(middle.x, middle.y);
            self.twin.wheel_down(middle);
            self.program.settle();
            // What does not move stands in the foot itself, or at the end of the page.
            if self.part(name) == before {
                return;
            }
        }
    }

    /// Clicks the sites of a turn one after the other.
    pub(crate) fn point(&mut self, sites: &[&str]) {
        for site in sites {
            self.click(site);
        }
    }

    pub(crate) fn keys(&mut self, names: &[&str]) {
        for name in names {
            self.program.keys(&[name]);
            self.twin.key(name);
        }
        self.program.settle();
    }

    pub(crate) fn type_text(&mut self, text: &str) {
        self.program.type_text(text);
        self.twin.type_text(text);
        self.program.settle();
    }

    pub(crate) fn away(&mut self) {
        self.program.away();
        self.twin.away();
        self.program.settle();
    }

    /// Goes on by Tab until what has this name has the keys.
    pub(crate) fn focus(&mut self, name: &str) {
        for _ in 0..MOST_KEYS {
            if self.is_on(name) {
                return;
            }
            self.keys(&["Tab"]);
        }
        panic!(
            "Tab never leads to {name}; there are {:?}",
            self.twin.names()
        );
    }

    /// Fills the path field that stands in for a file dialog, which has the keys.
    pub(crate) fn write_path(&mut self, path: &str) {
        self.keys(&["ctrl+a"]);
        self.type_text(path);
        self.keys(&["Return"]);
    }

    pub(crate) fn resize(&mut self, width: u32, height: u32) {
        self.program.resize(width, height);
        self.twin.resize(width as f32, height as f32);
        self.program.settle();
    }

    /// Goes to the board and over it by keys alone, and chooses each site of a turn.
    pub(crate) fn walk(&mut self, sites: &[&str]) {
        for site in sites {
            for _ in 0..MOST_KEYS {
                let Some(next) = self.next_key(site) else {
                    break;
                };
                self.keys(&[next]);
            }
            let focused = self.twin.focused();
            assert!(
                self.is_on(site),
                "the keys lead to {focused:?}, not to {site}"
            );
            self.keys(&["Return"]);
        }
    }

    /// The key that leads nearer to a site; `None` where the cursor is on it.
    fn next_key(&self, site: &str) -> Option<&'static str> {
        let Some((name, from)) = self.twin.focused() else {
            return Some("Tab");
        };
        // Sites are the only things with a short name of a letter and a digit.
        let mut letters = name.split(',').next().unwrap_or_default().chars();
        let is_site = letters.next().is_some_and(char::is_alphabetic)
            && letters.next().is_some_and(|letter| letter.is_ascii_digit());
        if !is_site {
            return Some("Tab");
        }
        if self.is_on(site) {
            return None;
        }
        let way = self.at(site) - from.center();
        Some(
            match (way.x.abs() < way.y.abs(), way.x < 0.0, way.y < 0.0) {
                (true, _, true) => "Up",
                (true, _, false) => "Down",
                (false, true, _) => "Left",
                (false, false, _) => "Right",
            },
        )
    }

    fn is_on(&self, site: &str) -> bool {
        let place = self.twin.find(site).map(|rect| rect.center());
        let focused = self.twin.focused().map(|(_, rect)| rect.center());
        place.is_some() && place == focused
    }

    /// What colour the real window has on a site, beside the dot that may be in its middle.
    pub(crate) fn colour(&self, name: &str) -> Colour {
        let part = self.part(name);
        let at = part.center() + 0.2 * part.size();
        self.program.picture().colour(at.x, at.y)
    }

    /// Where something of this name is.
    pub(crate) fn part(&self, name: &str) -> Rect {
        let found = self.twin.find(name);
        found.unwrap_or_else(|| panic!("there is no {name} among {:?}", self.twin.names()))
    }

    pub(crate) fn at(&self, name: &str) -> Pos2 {
        self.part(name).center()
    }

    /// The unfinished games that the real program has kept on the disk.
    pub(crate) fn kept(&self) -> Vec<Box<dyn Table>> {
        kept(&self.places)
    }
}

/// The unfinished games below a folder, the running ones of every process.
pub(crate) fn kept(places: &Places) -> Vec<Box<dyn Table>> {
    let mut folders = vec![places.state.clone()];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(folder) else {
            continue;
        };
        for path in entries.flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "ron")
                && let Ok(Loaded::Game { table, .. }) = store::save::load(&path)
            {
                found.push(table);
            }
        }
    }
    found
}

/// The turns of a game from the start to the position on view.
pub(crate) fn turns(table: &dyn Table) -> Vec<String> {
    let record = table.record();
    let line = record.path(record.here());
    let texts = line.into_iter().map(|node| record.text(node).to_owned());
    // The start has no turn.
    texts.filter(|text| !text.is_empty()).collect()
}

/// Turns are not shown one effect after the other, so that the picture is right at once.
fn still(places: &Places) {
    let (mut settings, _) = Settings::load(places);
    settings.animation = false;
    settings.save(places).expect("the settings are written");
}
