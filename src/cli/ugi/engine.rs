//! What each line of the protocol does.

use std::{io::Write, sync::Arc, thread::Scope, time::Duration};

use crate::{
    catalog::GameId,
    cli::{
        Failure,
        args::{MEBIBYTES, MOST_MEBIBYTES, Request},
        refused,
        talk::{Out, Search, Speaks, Then, draw, play, say},
        ugi::{
            search::{Question, answer},
            words::{self, Announced},
        },
    },
    engine::{Ask, Stop, Style, TranspositionTable},
    lang::{Lang, Value},
    rules::{Reason, Side},
    session::{Passes, Table},
};

/// The engine of one conversation.
pub(crate) struct Engine<'scope, 'env, W> {
    game: GameId,
    lang: &'env Lang,
    out: &'env Out<'env, W>,
    scope: &'scope Scope<'scope, 'env>,
    options: Vec<(String, String)>,
    /// Where `startpos` is; the start of the game if nothing else was said.
    start: Option<String>,
    /// The last position that was asked for: its line, and the turns from there.
    asked: (Option<String>, String),
    /// `None` if that position was refused.
    table: Option<Box<dyn Table>>,
    memory: Arc<TranspositionTable>,
    threads: usize,
    lines: usize,
    /// From 1.
    level: Option<usize>,
    /// Whether the first turns come from the program's own book, where the game has one.
    own_book: bool,
    search: Option<Search<'scope>>,
}

/// How long a search with limits may go on when nothing more is said.
const PATIENCE: Duration = Duration::from_secs(5);
const MOST_THREADS: usize = 256;
const MOST_LINES: usize = 64;
/// Of a line that is not understood, so many letters are repeated.
const REPEATED: usize = 60;

impl<W: Write + Send> Speaks for Engine<'_, '_, W> {
    fn hear(&mut self, line: &str) -> Result<Then, Failure> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "" => (),
            "ugi" => self.introduce()?,
            "isready" => self.say("readyok")?,
            "uginewgame" => {
                self.stop();
                self.memory.clear();
            }
            "setoption" => self.set_option(rest)?,
            "position" => self.place(rest)?,
            "go" => self.go(rest)?,
            "stop" => self.stop(),
            "query" => self.answer(rest)?,
            "quit" => return Ok(Then::Quit),
            _ => self.complain("cli-ugi-unknown", line)?,
        }
        Ok(Then::Listen)
    }

    fn end(&mut self, last: Then) {
        match (last, &self.search) {
            (Then::Listen, Some(search)) => search.wait(PATIENCE),
            (Then::Listen | Then::Quit, _) => (),
        }
        self.stop();
    }
}

impl<'scope, 'env, W: Write + Send> Engine<'scope, 'env, W> {
    pub(crate) fn new(
        request: &Request,
        lang: &'env Lang,
        out: &'env Out<'env, W>,
        scope: &'scope Scope<'scope, 'env>,
    ) -> Result<Self, Failure> {
        let mut engine = Self {
            game: request.game,
            lang,
            out,
            scope,
            options: request.options.clone(),
            start: request.position.clone(),
            asked: (None, String::new()),
            table: None,
            memory: Arc::new(TranspositionTable::new(request.mebibytes)),
            threads: request.threads,
            lines: 1,
            level: None,
            own_book: false,
            search: None,
        };
        engine.table = Some(engine.open(None, "")?);
        Ok(engine)
    }

    /// Ends the search, which tells its turn.
    fn stop(&mut self) {
        self.search = None;
    }

    fn say(&self, line: &str) -> Result<(), Failure> {
        Ok(say(self.out, &format!("{line}\n"))?)
    }

    /// Says a sentence, on one line.
    fn inform(&self, sentence: &str) -> Result<(), Failure> {
        let sentence = sentence.replace(char::is_control, " ");
        self.say(&format!("info string {sentence}"))
    }

    fn complain(&self, key: &str, text: &str) -> Result<(), Failure> {
        let text: String = text.chars().take(REPEATED).collect();
        self.inform(
            &self
                .lang
                .format(key, &[("text", Value::from(text.as_str()))]),
        )
    }

    fn inform_why(&self, failure: &Failure) -> Result<(), Failure> {
        self.inform(&failure.told(self.lang))
    }

    fn introduce(&self) -> Result<(), Failure> {
        let name = concat!("id name Tavola ", env!("CARGO_PKG_VERSION"));
        self.say(&format!("{name} {}\nid author Tavola", self.game.slug()))?;
        self.say(&format!(
            "option name hash type spin default {MEBIBYTES} min 1 max {MOST_MEBIBYTES}\n\
             option name threads type spin default 1 min 1 max {MOST_THREADS}\n\
             option name multipv type spin default 1 min 1 max {MOST_LINES}\n\
             option name level type combo default off var off var 1 var 2 var 3 var 4 var 5 var 6 var 7 var 8"
        ))?;
        if self.game.has_book() {
            self.say("option name ownbook type check default false")?;
        }
        for (spec, (_, default)) in self.game.specs().iter().zip(self.game.defaults()) {
            self.say(&Announced(spec, &default).to_string())?;
        }
        self.say("ugiok")
    }

    fn set_option(&mut self, rest: &str) -> Result<(), Failure> {
        let Some((name, value)) = words::read_option(rest) else {
            return self.complain("cli-ugi-option", rest);
        };
        let number = |most: usize| value.parse().ok().filter(|n| (1..=most).contains(n));
        let known = match name.to_ascii_lowercase().as_str() {
            "hash" => number(MOST_MEBIBYTES).map(|size| {
                self.memory = Arc::new(TranspositionTable::new(size));
            }),
            "threads" => number(MOST_THREADS).map(|threads| self.threads = threads),
            "multipv" => number(MOST_LINES).map(|lines| self.lines = lines),
            "level" if value == "off" => {
                self.level = None;
                Some(())
            }
            "level" => number(8).map(|level| self.level = Some(level)),
            "ownbook" if self.game.has_book() => value.parse().ok().map(|own| self.own_book = own),
            key => return self.set_rule(key, value),
        };
        match known {
            Some(()) => Ok(()),
            None => self.complain("cli-ugi-option", rest),
        }
    }

    /// Sets an optional rule; the position that was asked for last is opened again under it.
    fn set_rule(&mut self, key: &str, value: String) -> Result<(), Failure> {
        let value = if value == "<empty>" {
            String::new()
        } else {
            value
        };
        let mut options = self.options.clone();
        options.retain(|(old, _)| old != key);
        options.push((key.to_owned(), value));
        if let Err(err) = self.game.open(&options, None) {
            return self.inform_why(&refused(self.game)(err));
        }
        self.options = options;
        self.renew()
    }

    fn place(&mut self, rest: &str) -> Result<(), Failure> {
        let rest = rest.trim();
        let (place, turns) = match rest.find("moves") {
            Some(at) => (rest[..at].trim(), &rest[at + "moves".len()..]),
            None => (rest, ""),
        };
        let (word, line) = place.split_once(char::is_whitespace).unwrap_or((place, ""));
        let line = match word {
            "startpos" if line.is_empty() => self.start.clone(),
            "fen" => Some(line.trim().to_owned()),
            _ => {
                self.table = None;
                return self.complain("cli-ugi-position", rest);
            }
        };
        self.asked = (line, turns.to_owned());
        self.renew()
    }

    /// Opens the position that was asked for last.
    fn renew(&mut self) -> Result<(), Failure> {
        let (line, turns) = &self.asked;
        match self.open(line.as_deref(), turns) {
            Ok(table) => self.table = Some(table),
            Err(failure) => {
                self.table = None;
                self.inform_why(&failure)?;
            }
        }
        Ok(())
    }

    fn open(&self, line: Option<&str>, turns: &str) -> Result<Box<dyn Table>, Failure> {
        let line = line.or(self.start.as_deref());
        let mut table = self
            .game
            .open(&self.options, line)
            .map_err(refused(self.game))?;
        // A pass is a turn of its own here; one that is left out was played all the same.
        table.set_passes(Passes::ByHand);
        for turn in self.game.split_turns(turns) {
            if let Err(err) = play(&mut *table, turn) {
                let reason = Reason::new("cli-illegal-turn")
                    .text("turn", err.text)
                    .because("reason", err.reason);
                return Err(Failure::Refused(self.game, reason));
            }
        }
        Ok(table)
    }

    fn go(&mut self, rest: &str) -> Result<(), Failure> {
        self.stop();
        let turn = self
            .table
            .as_ref()
            .map_or(Side::First, |table| table.turn());
        let white = if self.game.sides()[1] == "white" {
            Side::Second
        } else {
            Side::First
        };
        let words::Go { limits, odd } = words::read_go(rest, turn, white);
        for text in odd {
            self.complain("cli-ugi-go", &text)?;
        }
        let question = self.question(limits)?;
        let out = self.out;
        let work = move |stop: &Stop| answer(question, stop, out);
        let started = Search::start(work, limits.is_infinite(), out, self.scope);
        match started {
            Ok(search) => self.search = Some(search),
            Err(err) => {
                self.inform(&err.to_string())?;
                self.say("bestmove 0000")?;
            }
        }
        Ok(())
    }

    /// What to think about; nothing if there is no position or its game is over.
    fn question(&self, limits: crate::engine::Limits) -> Result<Option<Question>, Failure> {
        let Some(table) = &self.table else {
            self.inform(&self.lang.text("cli-ugi-no-position"))?;
            return Ok(None);
        };
        if let Some(outcome) = table.outcome() {
            let sides = self.game.sides();
            let winner = outcome.winner.map_or("draw", |side| sides[side.index()]);
            let result = format!("{winner} {}", outcome.reason);
            self.complain("cli-ugi-over", &result)?;
            return Ok(None);
        }
        let thinker = table.thinker();
        let levels = thinker.levels();
        let (style, seed) = match (self.level, levels.last()) {
            (Some(level), _) => (Style::Level(levels[level - 1]), 0),
            (None, _) if 1 < self.lines || limits.is_infinite() => (Style::Study, 0),
            // The strongest level differs from no level by its book alone.
            (None, Some(&strongest)) if self.own_book => (Style::Level(strongest), draw()),
            (None, _) => (Style::Win, 0),
        };
        let ask = Ask {
            limits,
            style,
            lines: self.lines,
            threads: self.threads,
            seed,
        };
        let memory = Arc::clone(&self.memory);
        Ok(Some(Question {
            thinker,
            ask,
            memory,
        }))
    }

    fn answer(&self, rest: &str) -> Result<(), Failure> {
        let Some(table) = &self.table else {
            self.inform(&self.lang.text("cli-ugi-no-position"))?;
            return self.say("response none");
        };
        let mut words = rest.split_whitespace();
        let response = match (words.next(), words.next()) {
            (Some("gameover"), None) => table.outcome().is_some().to_string(),
            (Some("p1turn"), None) => (table.turn() == Side::First).to_string(),
            (Some("result"), None) => match table.outcome().map(|outcome| outcome.winner) {
                None => "none".to_owned(),
                Some(None) => "draw".to_owned(),
                Some(Some(Side::First)) => "p1win".to_owned(),
                Some(Some(Side::Second)) => "p2win".to_owned(),
            },
            (Some("position"), None) => table.position(),
            (Some("moves"), None) => {
                let mut turns: Vec<_> = table.choices().iter().map(|c| c.text.as_str()).collect();
                turns.sort_unstable();
                turns.join(" ")
            }
            (Some("legal"), Some(turn)) => {
                let legal = table.outcome().is_none() && table.boxed().play(turn).is_ok();
                legal.to_string()
            }
            _ => return self.complain("cli-ugi-query", rest),
        };
        self.say(format!("response {response}").trim_end())
    }
}
