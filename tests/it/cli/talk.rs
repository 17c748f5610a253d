//! Conversations with an engine: a partner that waits for what it needs to hear.

use std::{
    collections::VecDeque,
    ffi::OsString,
    io::{self, Read, Write},
    sync::{Arc, Condvar, Mutex},
    time::Duration,
};

use tavola::{
    cli::{Next, run},
    lang::{Lang, Language},
};

/// What the partner does next.
#[derive(Clone, Debug)]
enum Step {
    Say(String),
    /// Waits for one more line that begins so.
    Hear(&'static str),
}

/// What the engine has said so far.
#[derive(Clone, Default)]
struct Said(Arc<(Mutex<String>, Condvar)>);

impl Said {
    /// Waits until so many lines begin so.
    fn wait(&self, begin: &str, times: usize) {
        let (text, more) = &*self.0;
        let count = |text: &String| text.lines().filter(|line| line.starts_with(begin)).count();
        let text = text.lock().expect("nobody panicked");
        let patience = Duration::from_secs(60);
        let (text, waited) = more
            .wait_timeout_while(text, patience, |text| count(text) < times)
            .expect("nobody panicked");
        assert!(!waited.timed_out(), "{begin} is never said: {text}");
    }

    fn text(&self) -> String {
        self.0.0.lock().expect("nobody panicked").clone()
    }
}

impl Write for Said {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let (text, more) = &*self.0;
        let line = std::str::from_utf8(bytes).expect("the engine writes text");
        text.lock().expect("nobody panicked").push_str(line);
        more.notify_all();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

struct Partner {
    steps: VecDeque<Step>,
    said: Said,
    heard: Vec<&'static str>,
}

impl Read for Partner {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        while let Some(step) = self.steps.pop_front() {
            match step {
                Step::Say(text) => {
                    let (now, later) = text.as_bytes().split_at(text.len().min(room.len()));
                    room[..now.len()].copy_from_slice(now);
                    if !later.is_empty() {
                        let later = String::from_utf8(later.to_vec()).expect("plain letters");
                        self.steps.push_front(Step::Say(later));
                    }
                    return Ok(now.len());
                }
                Step::Hear(begin) => {
                    self.heard.push(begin);
                    let times = self.heard.iter().filter(|&&heard| heard == begin).count();
                    self.said.wait(begin, times);
                }
            }
        }
        Ok(0)
    }
}

/// A conversation: lines to say, and with `< ` the beginnings of lines to wait for.
pub(crate) fn talk(game: &[&str], lines: &[&'static str]) -> String {
    let said = Said::default();
    let step = |line: &&'static str| match line.strip_prefix("< ") {
        Some(begin) => Step::Hear(begin),
        None => Step::Say(format!("{line}\n")),
    };
    let mut partner = Partner {
        steps: lines.iter().map(step).collect(),
        said: said.clone(),
        heard: Vec::new(),
    };
    let args = ["engine"].iter().chain(game).map(OsString::from);
    let (mut out, mut err) = (said.clone(), Vec::new());
    let next = run(
        args,
        &Lang::new(Language::En),
        &mut partner,
        &mut out,
        &mut err,
    );
    assert_eq!(next, Next::Exit(0), "{}", String::from_utf8_lossy(&err));
    said.text()
}

/// The words after the last line that begins so.
pub(crate) fn last<'a>(said: &'a str, begin: &str) -> &'a str {
    let mut lines = said.lines().rev();
    let found = lines.find_map(|line| line.strip_prefix(begin));
    found
        .unwrap_or_else(|| panic!("no {begin} in {said}"))
        .trim()
}

pub(crate) fn count(said: &str, begin: &str) -> usize {
    said.lines().filter(|line| line.starts_with(begin)).count()
}
