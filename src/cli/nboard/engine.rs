//! What each line of the protocol does.

use std::{io::Write, sync::Arc, thread::Scope};

use crate::{
    catalog::GameId,
    cli::{
        Failure,
        args::Request,
        nboard::words::{Played, Told, counted, discs, millis_of, turn_of},
        refused,
        talk::{self, Out, Search, Speaks, Then, draw, say},
    },
    engine::{Ask, Clock, Limits, Report, Stop, Style, TranspositionTable},
    lang::Lang,
    record::Record,
    session::{Passes, Table},
    store::formats::{clock, read_ggf},
};

/// The engine of one conversation.
pub(crate) struct Engine<'scope, 'env, W> {
    lang: &'env Lang,
    out: &'env Out<'env, W>,
    scope: &'scope Scope<'scope, 'env>,
    table: Box<dyn Table>,
    memory: Arc<TranspositionTable>,
    threads: usize,
    depth: u32,
    search: Option<Search<'scope>>,
}

/// Until `set depth` tells another.
const DEPTH: u32 = 12;
const DEEPEST: u32 = 60;
/// With so many empty squares the end is found at half again the depth that was set, at the most.
const SOLVED: u32 = 24;

impl<W: Write + Send> Speaks for Engine<'_, '_, W> {
    fn hear(&mut self, line: &str) -> Result<Then, Failure> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "nboard" => self.say("set myname Tavola\n")?,
            "set" => self.set(rest)?,
            "move" => self.play(rest)?,
            "hint" => self.hint(rest.parse().unwrap_or(1))?,
            "go" => self.go()?,
            "analyze" => self.analyze()?,
            "ping" => {
                self.stop();
                self.say(&format!("pong {rest}\n"))?;
            }
            // The book is not one that games are added to.
            "learn" => self.say("learned\n")?,
            "quit" => return Ok(Then::Quit),
            // Version 1 sends a turn without a word before it.
            _ if word.len() == 2 && word.is_ascii() && rest.is_empty() => self.play(word)?,
            _ => (),
        }
        Ok(Then::Listen)
    }

    fn end(&mut self, _: Then) {
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
        let Request {
            options, position, ..
        } = request;
        let mut table = GameId::Reversi
            .open(options, position.as_deref())
            .map_err(refused(GameId::Reversi))?;
        table.set_passes(Passes::ByHand);
        Ok(Self {
            lang,
            out,
            scope,
            table,
            memory: Arc::new(TranspositionTable::new(request.mebibytes)),
            threads: request.threads,
            depth: DEPTH,
            search: None,
        })
    }

    /// Ends the search, which then tells nothing more.
    fn stop(&mut self) {
        self.search = None;
    }

    fn say(&self, lines: &str) -> Result<(), Failure> {
        Ok(say(self.out, lines)?)
    }

    fn status(&self, text: &str) -> Result<(), Failure> {
        let text = text.replace(char::is_control, " ");
        self.say(format!("status {text}").trim_end())?;
        self.say("\n")
    }

    fn set(&mut self, rest: &str) -> Result<(), Failure> {
        let (name, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        match name {
            "depth" => {
                if let Ok(depth) = value.trim().parse::<u32>() {
                    self.depth = depth.clamp(1, DEEPEST);
                    self.say(&format!("set myname Tavola{}\n", self.depth))?;
                }
            }
            "game" => {
                self.stop();
                match read_ggf(value) {
                    Ok(table) => self.table = until_the_last_turn(table),
                    Err(err) => {
                        let reason = self.lang.reason(&err.reason, &|site| site.0.to_string());
                        self.status(&reason)?;
                    }
                }
            }
            // Contempt and whatever else may be set changes nothing here.
            _ => (),
        }
        Ok(())
    }

    /// Plays a turn that was made; a pass before it may be left out.
    fn play(&mut self, text: &str) -> Result<(), Failure> {
        self.stop();
        let turn = turn_of(text);
        match talk::play(&mut *self.table, &turn) {
            Ok(_) => {
                let here = self.table.record().here();
                self.table.record_mut().node_mut(here).millis = millis_of(text);
                Ok(())
            }
            Err(err) => {
                let table = &self.table;
                let reason = self.lang.reason(&err.reason, &|site| table.site_name(site));
                self.status(&reason)
            }
        }
    }

    /// Thinks about a position as deep as was set, and where the end of the game is near until the
    /// end.
    fn ask(&self, table: &dyn Table, style: Style, lines: usize) -> Ask {
        let empties = table.position().matches('-').count() as u32;
        let solved = (self.depth * 3 / 2).min(self.depth.max(SOLVED));
        let depth = if empties <= solved {
            empties
        } else {
            self.depth
        };
        Ask {
            limits: Limits::depth(depth),
            style,
            lines,
            threads: self.threads,
            seed: draw(),
        }
    }

    fn hint(&mut self, lines: usize) -> Result<(), Failure> {
        let status = self.lang.text("cli-nboard-analyses");
        let ask = self.ask(&*self.table, Style::Study, lines.max(1));
        let known = self.table.thinker().book(ask.lines);
        if let Some(known) = known.filter(|_| self.table.outcome().is_none()) {
            self.say(&Told(&known).to_string())?;
        }
        self.think(&status, ask, |_, _| String::new())
    }

    fn go(&mut self) -> Result<(), Failure> {
        let status = self.lang.text("cli-nboard-thinks");
        // The strongest level has no limits of its own, and knows the book.
        let strongest = self.table.thinker().levels().last().copied();
        let style = strongest.map_or(Style::Win, Style::Level);
        let mut ask = self.ask(&*self.table, style, 1);
        // In a game the time counts too, which hints need not mind.
        let clock = clock(&*self.table, self.table.turn());
        ask.limits.clock = clock.map(|(left, increment)| Clock { left, increment });
        self.think(&status, ask, |turn, report| {
            Played(turn, report).to_string()
        })
    }

    /// Thinks about the position, telling how far it is; then says what `end` makes of it, unless it
    /// was stopped.
    fn think(
        &mut self,
        status: &str,
        ask: Ask,
        end: impl FnOnce(&str, &Report) -> String + Send + 'scope,
    ) -> Result<(), Failure> {
        self.stop();
        if self.table.outcome().is_some() {
            return self.status(&self.lang.text("cli-nboard-over"));
        }
        self.status(status)?;
        let (mut thinker, memory) = (self.table.thinker(), Arc::clone(&self.memory));
        let out = self.out;
        self.start(move |stop| {
            let answer = thinker.think(&ask, &memory, stop, &mut |report| {
                if say(out, &Told(report).to_string()).is_err() {
                    stop.stop();
                }
            });
            match answer.turn {
                Some(turn) if !stop.is_stopped() => {
                    format!("{}status\n", end(&turn, &answer.report))
                }
                Some(_) | None => String::new(),
            }
        })
    }

    /// The value of every position of the game, from the last to the first: each is looked at as a
    /// hint would look at it.
    fn analyze(&mut self) -> Result<(), Failure> {
        self.stop();
        self.status(&self.lang.text("cli-nboard-analyses"))?;
        let mut table = self.table.boxed();
        let path = table.record().path(table.record().here());
        let mut positions = Vec::new();
        let all = [Record::ROOT].into_iter().chain(path);
        for (number, id) in all.enumerate() {
            table.goto(id);
            let value = table.outcome().map(|_| counted(&table.position()));
            let ask = self.ask(&*table, Style::Study, 1);
            positions.push((number, value, table.thinker(), ask));
        }
        let (memory, out) = (Arc::clone(&self.memory), self.out);
        self.start(move |stop| {
            for (number, known, mut thinker, ask) in positions.into_iter().rev() {
                let value = known.unwrap_or_else(|| {
                    let answer = thinker.think(&ask, &memory, stop, &mut |_| ());
                    let best = answer.report.lines.first();
                    best.map_or(0.0, |best| discs(best.score))
                });
                if stop.is_stopped() {
                    return String::new();
                }
                if say(out, &format!("analysis {number} {value:.2}\n")).is_err() {
                    break;
                }
            }
            "status\n".to_owned()
        })
    }

    fn start(&mut self, work: impl FnOnce(&Stop) -> String + Send + 'scope) -> Result<(), Failure> {
        match Search::start(work, false, self.out, self.scope) {
            Ok(search) => self.search = Some(search),
            Err(err) => self.status(&err.to_string())?,
        }
        Ok(())
    }
}

/// The game at its end, without what its players agreed, and without passes that nobody has told of
/// yet.
fn until_the_last_turn(mut table: Box<dyn Table>) -> Box<dyn Table> {
    table.set_passes(Passes::ByHand);
    table.withdraw();
    table
}
