//! The computer at work: which question is open, the thread that thinks about it, and when its
//! answer is played.

use std::time::Duration;

use crate::{
    app::{
        App, Pause, Play, Thinking,
        computer::{
            About,
            judge::{self, Stand},
            placing::Placing,
        },
        threads,
    },
    engine::{Answer, Ask, Level, Limits, Reach, Report, Score, Style, Worker},
    record::{Ending, NodeId, Strength},
    rules::{Reason, Side},
};

/// What is open between the program and its computer players.
#[derive(Debug, Default)]
pub(crate) struct Desk {
    task: Option<Task>,
    /// Workers that were stopped and have not ended yet. Nobody listens to them.
    leaving: Vec<Worker>,
    pub(crate) placing: Option<Placing>,
}

/// A question, and who thinks about it.
#[derive(Debug)]
struct Task {
    question: Question,
    work: Work,
    began_secs: f64,
    /// The player does not want to wait.
    is_hurried: bool,
    used: Used,
}

#[derive(Debug)]
enum Work {
    Worker(Worker),
    /// The only turn there is.
    Forced(String),
}

/// A question and everything that it depends on. An answer counts only while the same question is
/// still open.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Question {
    game: u64,
    node: NodeId,
    position: String,
    side: Side,
    strength: Strength,
    about: About,
}

/// What a question may cost, to show how far it has come.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Used {
    time_secs: Option<f32>,
    nodes: Option<u64>,
}

/// An offer of a draw is weighed for so many positions, and no longer than this.
const DRAW_NODES: u64 = 60_000;
const DRAW_SECS: f32 = 1.5;
/// Whoever thinks this much longer than it may is told to answer.
const LATE_SECS: f64 = 2.0;
/// Levels that count positions are far below this.
const LONGEST_SECS: f64 = 60.0;
/// How often the progress is shown anew where the engine says nothing.
const TICK_SECS: f64 = 0.5;
/// What a player's turn is seen for, at least, where it is animated.
const GLANCE_SECS: f32 = 0.05;
/// What its answer to a draw can be read for.
const READ_SECS: f64 = 2.5;

impl App {
    /// When something is due that no thread calls for, on the program's clock.
    pub fn due_secs(&self) -> Option<f64> {
        let placing = self.desk.placing.as_ref().map(|placing| placing.due_secs);
        let task = self.desk.task.as_ref().map(|task| {
            let next = self.now_secs + TICK_SECS;
            if task.is_ready() {
                self.play_secs(task).min(next)
            } else {
                next
            }
        });
        placing.into_iter().chain(task).reduce(f64::min)
    }

    /// Asks, listens and plays for the computer players.
    pub(crate) fn drive_computer(&mut self) {
        self.desk.leaving.retain(|worker| !worker.is_finished());
        self.drive_placing();
        // A question that is answered makes room for the next one.
        loop {
            let open = self.open_question();
            let asked = self.desk.task.as_ref().map(|task| &task.question);
            if asked != open.as_ref() {
                self.drop_task();
                if let Some(question) = open {
                    self.ask(question);
                }
            }
            if !self.attend() {
                break;
            }
        }
        self.model.thinking = self.desk.task.as_ref().map(|task| task.thinking(self));
    }

    /// Waits until the computer that is at work has its answer, without playing it. For tests.
    pub fn await_computer(&mut self) {
        if let Some(Task {
            work: Work::Worker(worker),
            ..
        }) = &mut self.desk.task
        {
            worker.finish();
        }
    }

    /// How many threads think for computer players, those that were stopped among them.
    pub fn thinkers(&self) -> usize {
        let works = |task: &&Task| matches!(task.work, Work::Worker(_));
        self.desk.leaving.len() + self.desk.task.iter().filter(works).count()
    }

    /// The computer answers with what it has.
    pub(crate) fn move_now(&mut self) {
        if let Some(task) = &mut self.desk.task {
            task.is_hurried = true;
            if let Work::Worker(worker) = &task.work {
                worker.stop();
            }
        }
        self.hurry_placing();
    }

    /// What a computer should think about now.
    fn open_question(&self) -> Option<Question> {
        let play = self.model.play_on_screen()?;
        let record = play.table.record();
        let question = |side, strength, about| Question {
            game: play.computers.number,
            node: record.here(),
            position: play.table.position(),
            side,
            strength,
            about,
        };
        if !play.is_going_on() {
            return None;
        }
        if let Some(by) = play.computers.offer {
            return Some(question(!by, play.opponent_of(by)?, About::Draw));
        }
        if play.computers.pause.is_some() || !play.selection.is_empty() {
            return None;
        }
        let strength = play.computer_to_move()?;
        Some(question(play.table.turn(), strength, About::Turn))
    }

    fn drop_task(&mut self) {
        if let Some(Task {
            work: Work::Worker(worker),
            ..
        }) = self.desk.task.take()
        {
            // It ends in a moment; the window does not wait for it.
            worker.stop();
            self.desk.leaving.push(worker);
        }
    }

    fn ask(&mut self, question: Question) {
        let Some(play) = self.model.play_on_screen() else {
            return;
        };
        let (ask, used) = match question.about {
            About::Turn => self.ask_for_turn(play, question.strength),
            About::Draw => ask_for_score(),
        };
        let work = match play.table.choices() {
            [only] if question.about == About::Turn => Work::Forced(only.text.clone()),
            _ => {
                let thinker = play.table.thinker();
                match self.think(thinker, ask) {
                    Ok(worker) => Work::Worker(worker),
                    Err(err) => {
                        let reason = Reason::new("computer-no-thread");
                        return self.give_up_thinking(reason.text("error", err.to_string()));
                    }
                }
            }
        };
        self.desk.task = Some(Task {
            question,
            work,
            began_secs: self.now_secs,
            is_hurried: false,
            used,
        });
    }

    fn ask_for_turn(&self, play: &Play, strength: Strength) -> (Ask, Used) {
        let level = play.game.levels()[strength.index()];
        let secs = self.model.settings.computer_time_secs;
        let (limits, threads, used) = match level.reach {
            Reach::Plies(_) | Reach::Endgame { .. } => (Limits::default(), 1, Used::default()),
            Reach::Positions(nodes) => {
                let nodes = Some(nodes);
                (
                    Limits::default(),
                    1,
                    Used {
                        nodes,
                        ..Used::default()
                    },
                )
            }
            Reach::Time => {
                let limits = Limits::time(Duration::from_secs_f32(secs));
                let time_secs = Some(secs);
                let used = Used {
                    time_secs,
                    ..Used::default()
                };
                (limits, threads(), used)
            }
        };
        let ask = Ask {
            limits,
            style: Style::Level(level),
            lines: 1,
            threads,
            seed: play.computers.seed,
        };
        (ask, used)
    }

    /// Hears what there is to hear. Whether a question is closed now.
    fn attend(&mut self) -> bool {
        let Some(task) = &self.desk.task else {
            return false;
        };
        match &task.work {
            Work::Forced(text) => {
                let text = text.clone();
                if self.now_secs < self.play_secs(task) {
                    return false;
                }
                self.drop_task();
                self.play_for_computer(&text);
                true
            }
            Work::Worker(worker) => match worker.answer() {
                Some(answer) => self.hear(answer),
                None if worker.is_finished() => {
                    self.drop_task();
                    self.give_up_thinking(Reason::new("computer-failed"));
                    true
                }
                None => {
                    if task.is_late(self.now_secs) {
                        worker.stop();
                    }
                    false
                }
            },
        }
    }

    /// An answer to the question that is still open.
    fn hear(&mut self, answer: Answer) -> bool {
        let Some(task) = &self.desk.task else {
            return false;
        };
        let Question {
            about,
            side,
            strength,
            ..
        } = task.question;
        if about == About::Turn && self.now_secs < self.play_secs(task) {
            return false;
        }
        self.drop_task();
        let Answer { turn, report } = answer;
        match about {
            About::Draw => self.answer_draw(side, &report),
            About::Turn if self.settles(side, &report) => self.end(Ending::Agreed),
            About::Turn if self.resigns(side, strength, &report) => {
                self.end(Ending::Resigned(side));
            }
            About::Turn => match turn {
                Some(text) => self.play_for_computer(&text),
                None => self.give_up_thinking(Reason::new("computer-failed")),
            },
        }
        true
    }

    fn play_for_computer(&mut self, text: &str) {
        self.model.notice = None;
        self.play_for_anyone(text);
    }

    /// When the answer to a question may be played.
    fn play_secs(&self, task: &Task) -> f64 {
        if task.is_hurried {
            return self.now_secs;
        }
        let settings = &self.model.settings;
        let wait = if settings.animation {
            settings.computer_wait_secs.max(GLANCE_SECS)
        } else {
            settings.computer_wait_secs
        };
        let shown = self.model.play.as_ref();
        let shown = shown.map_or(0.0, |play| play.computers.unfolded_secs);
        (task.began_secs + f64::from(wait)).max(shown)
    }

    fn answer_draw(&mut self, side: Side, report: &Report) {
        let now_secs = self.now_secs;
        let Some(play) = self.playing() else {
            return;
        };
        play.computers.offer = None;
        let reply = judge::reply(stand(play, side, report));
        match reply.refusal() {
            None => self.end(Ending::Agreed),
            Some(reason) => {
                // Its next turn would take the sentence away.
                play.computers.unfolded_secs = now_secs + READ_SECS;
                self.notice(reason);
            }
        }
    }

    /// Whether two computers end the game in a draw instead of playing on for ever.
    fn settles(&mut self, side: Side, report: &Report) -> bool {
        let may = self.model.settings.agreed_draws;
        let Some(play) = self.playing() else {
            return false;
        };
        if Side::BOTH.into_iter().any(|side| play.is_person(side)) {
            return false;
        }
        let stand = stand(play, side, report);
        judge::settles(stand, side, &mut play.computers.even) && may
    }

    fn resigns(&mut self, side: Side, strength: Strength, report: &Report) -> bool {
        let may = self.model.settings.computer_resigns;
        let Some(play) = self.playing() else {
            return false;
        };
        let level: Level = play.game.levels()[strength.index()];
        let score = score_for(side, play.table.turn(), report);
        let hopeless = &mut play.computers.hopeless[side];
        judge::gives_up(score, play.game.clear(), level.is_sound(), hopeless) && may
    }

    /// No answer comes: says so, and lets the person go on.
    fn give_up_thinking(&mut self, reason: Reason) {
        if let Some(play) = self.playing() {
            play.computers.pause = Some(Pause::Failed);
            play.computers.offer = None;
        }
        self.notice(reason);
    }
}

/// A question for the score alone.
fn ask_for_score() -> (Ask, Used) {
    let limits = Limits {
        nodes: Some(DRAW_NODES),
        time: Some(Duration::from_secs_f32(DRAW_SECS)),
        ..Limits::default()
    };
    let ask = Ask {
        limits,
        style: Style::Study,
        lines: 1,
        threads: 1,
        seed: 0,
    };
    let used = Used {
        time_secs: Some(DRAW_SECS),
        nodes: Some(DRAW_NODES),
    };
    (ask, used)
}

/// How the game stands for a side, by a report on the position in view.
fn stand(play: &Play, side: Side, report: &Report) -> Stand {
    let record = play.table.record();
    Stand {
        score: score_for(side, play.table.turn(), report),
        clear: play.game.clear(),
        quiet: play.table.quiet(),
        turns: record.path(record.here()).len(),
    }
}

/// The score of a report on a position in which `turn` is to move, as `side` sees it.
fn score_for(side: Side, turn: Side, report: &Report) -> Score {
    let score = report
        .lines
        .first()
        .map_or(Score::Estimate(0), |line| line.score);
    if side == turn {
        score
    } else {
        score.reversed()
    }
}

impl Task {
    fn is_ready(&self) -> bool {
        match &self.work {
            Work::Worker(worker) => worker.answer().is_some(),
            Work::Forced(_) => true,
        }
    }

    fn is_late(&self, now_secs: f64) -> bool {
        let may = self.used.time_secs.map_or(LONGEST_SECS, f64::from);
        self.began_secs + may + LATE_SECS < now_secs
    }

    fn thinking(&self, app: &App) -> Thinking {
        let secs = (app.now_secs - self.began_secs).max(0.0) as f32;
        let report = match &self.work {
            Work::Worker(worker) => worker.report(),
            Work::Forced(_) => None,
        };
        let (nodes, depth) = report.map_or((0, 0), |report| (report.nodes, report.depth));
        let of_time = self
            .used
            .time_secs
            .map(|most| secs / most.max(f32::EPSILON));
        let of_nodes = self
            .used
            .nodes
            .map(|most| nodes as f32 / most.max(1) as f32);
        let share = of_time.into_iter().chain(of_nodes).fold(0.0, f32::max);
        Thinking {
            side: self.question.side,
            about: self.question.about,
            secs,
            depth,
            share: if self.is_ready() { 1.0 } else { share.min(1.0) },
        }
    }
}
