//! The real program in a display and a home of its own, driven as a person would.

use std::{
    ffi::OsStr,
    fs::{self, File},
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus},
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::{Duration, Instant},
};

use crate::window::display::{Display, Picture};

/// Guards against hanging only: more than ten times what a loaded machine needs.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);
/// The goal for leaving is one second.
pub(crate) const LEAVING: Duration = Duration::from_secs(10);
const PAUSE: Duration = Duration::from_millis(25);
/// So many pauses without work are enough after an input.
const CALM: u32 = 4;
/// So many pauses without work are rest.
const STILL: u32 = 60;

/// Asks until there is an answer.
pub(crate) fn wait_for<T>(what: &str, patience: Duration, mut ask: impl FnMut() -> Option<T>) -> T {
    let begin = Instant::now();
    loop {
        if let Some(answer) = ask() {
            return answer;
        }
        assert!(
            begin.elapsed() < patience,
            "waited {patience:?} in vain: {what}"
        );
        thread::sleep(PAUSE);
    }
}

/// An empty folder that lives as long as the value.
#[derive(Debug)]
pub(crate) struct Home(PathBuf);

impl Home {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("home-{}-{number}", std::process::id());
        let path = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join("window")
            .join(name);
        fs::create_dir_all(&path).expect("a folder for the test");
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        // What cannot be removed lies in the target folder and does no harm.
        fs::remove_dir_all(&self.0).ok();
    }
}

/// How a program is started.
#[derive(Debug)]
pub(crate) struct Start<'a> {
    display: &'a Display,
    command: Command,
    log: PathBuf,
}

impl<'a> Start<'a> {
    /// In a clean environment: nothing of the desktop that runs the tests gets in.
    pub(crate) fn new(display: &'a Display, home: &Home) -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let mut command = Command::new(env!("CARGO_BIN_EXE_tavola"));
        command.env_clear();
        for kept in ["LD_LIBRARY_PATH", "LIBGL_DRIVERS_PATH"] {
            if let Some(value) = std::env::var_os(kept) {
                command.env(kept, value);
            }
        }
        command
            // No zenity is found, and no bus leads to a portal, so the program must do without.
            .env("PATH", "/nowhere")
            .env("DISPLAY", display.name())
            .env("HOME", home.path())
            .env("XDG_CONFIG_HOME", home.path().join("config"))
            .env("XDG_STATE_HOME", home.path().join("state"))
            .env("XDG_DATA_HOME", home.path().join("data"))
            .env("XDG_CACHE_HOME", home.path().join("cache"))
            .env("XDG_RUNTIME_DIR", home.path())
            .env("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
            .env("LC_ALL", "C")
            .current_dir(home.path());
        Self {
            display,
            command,
            log: home.path().join(format!("log-{number}")),
        }
    }

    pub(crate) fn argument(mut self, argument: impl AsRef<OsStr>) -> Self {
        self.command.arg(argument);
        self
    }

    pub(crate) fn variable(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.command.env(name, value);
        self
    }

    pub(crate) fn without(mut self, name: &str) -> Self {
        self.command.env_remove(name);
        self
    }

    /// Starts it and waits for its window to show something.
    pub(crate) fn window(self) -> Program<'a> {
        let mut program = self.process_only();
        program.window = wait_for("a window", PATIENCE, || {
            assert!(program.status().is_none(), "it ended:\n{}", program.log());
            program.find_window()
        });
        program.wait_picture("the first picture", |picture| picture.colours() > 4);
        program
    }

    /// Starts it and waits for its end, for starts that must fail.
    pub(crate) fn ended(self) -> (ExitStatus, String) {
        let mut program = self.process_only();
        let status = program.wait_end(PATIENCE);
        (status, program.log())
    }

    /// Starts it without waiting for anything.
    pub(crate) fn process_only(mut self) -> Program<'a> {
        let log = File::create(&self.log).expect("a file for what it says");
        let child = self
            .command
            .stdout(log.try_clone().expect("the same file twice"))
            .stderr(log)
            .spawn()
            .expect("the program starts");
        Program {
            display: self.display,
            child,
            log: self.log,
            window: String::new(),
        }
    }
}

/// The running program. It is killed with the value.
#[derive(Debug)]
pub(crate) struct Program<'a> {
    display: &'a Display,
    child: Child,
    log: PathBuf,
    /// The number of its window.
    window: String,
}

impl Program<'_> {
    /// What it wrote to its two outputs so far.
    pub(crate) fn log(&self) -> String {
        let bytes = fs::read(&self.log).expect("what it says is kept");
        String::from_utf8_lossy(&bytes).into_owned()
    }

    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }

    /// `None` while it runs.
    pub(crate) fn status(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().expect("our own child")
    }

    pub(crate) fn wait_end(&mut self, patience: Duration) -> ExitStatus {
        wait_for("its end", patience, || self.status())
    }

    fn find_window(&self) -> Option<String> {
        let process = self.process().to_string();
        // With --all both conditions must hold.
        let search = [
            "search",
            "--all",
            "--onlyvisible",
            "--pid",
            &process,
            "--name",
            ".",
        ];
        let found = self.display.xdotool(&search)?;
        found.lines().next().map(str::to_owned)
    }

    /// The words in its title bar.
    pub(crate) fn title(&self) -> String {
        let name = self.display.xdotool(&["getwindowname", &self.window]);
        name.unwrap_or_default().trim().to_owned()
    }

    pub(crate) fn picture(&self) -> Picture {
        wait_for("a picture of the window", PATIENCE, || {
            self.display.picture(&self.window)
        })
    }

    /// Looks until the picture is as expected; where it never is, keeps the last one for people.
    pub(crate) fn wait_picture(&self, what: &str, is_right: impl Fn(&Picture) -> bool) -> Picture {
        let begin = Instant::now();
        loop {
            let picture = self.picture();
            if is_right(&picture) {
                return picture;
            }
            if PATIENCE < begin.elapsed() {
                let path = kept(&format!("failed-{}", what.replace(' ', "-")));
                picture.keep(&path);
                panic!("the window never showed {what}; see {}", path.display());
            }
            thread::sleep(PAUSE);
        }
    }

    /// Presses and releases the left button at a point of the window.
    pub(crate) fn click(&self, x: f32, y: f32) {
        self.press(x, y, "1");
    }

    fn press(&self, x: f32, y: f32, button: &str) {
        let (x, y) = (format!("{x:.0}"), format!("{y:.0}"));
        let go = ["mousemove", "--window", &self.window, &x, &y];
        self.display.xdotool(&go).expect("the mouse moves");
        self.display
            .xdotool(&["click", button])
            .expect("the button clicks");
    }

    /// Turns the wheel by a notch, towards what is below.
    pub(crate) fn wheel_down(&self, x: f32, y: f32) {
        self.press(x, y, "5");
    }

    /// Takes the mouse where it touches nothing.
    pub(crate) fn away(&self) {
        let go = ["mousemove", "1990", "1290"];
        self.display.xdotool(&go).expect("the mouse moves");
    }

    /// Presses keys by their X names, `ctrl+z` for a chord.
    pub(crate) fn keys(&self, keys: &[&str]) {
        self.focus();
        let press = [&["key", "--delay", "40"], keys].concat();
        self.display.xdotool(&press).expect("the keys are pressed");
    }

    /// Types a text into what has the focus.
    pub(crate) fn type_text(&self, text: &str) {
        self.focus();
        let press = ["type", "--delay", "20", "--", text];
        self.display.xdotool(&press).expect("the text is typed");
    }

    /// Without a window manager nobody else gives a window the keys.
    fn focus(&self) {
        let focus = ["windowfocus", "--sync", &self.window];
        self.display
            .xdotool(&focus)
            .expect("the window takes the focus");
    }

    pub(crate) fn resize(&self, width: u32, height: u32) {
        let (width, height) = (width.to_string(), height.to_string());
        let resize = ["windowsize", "--sync", &self.window, &width, &height];
        self.display
            .xdotool(&resize)
            .expect("the window changes its size");
    }

    /// Sends a signal by its name, `TERM` or `KILL`.
    pub(crate) fn signal(&self, name: &str) {
        let status = Command::new("kill")
            .args(["-s", name, &self.process().to_string()])
            .status()
            .expect("kill runs");
        assert!(status.success(), "the signal {name} arrives");
    }

    /// How much processor time all its threads have used, in hundredths of a second.
    pub(crate) fn processor_ticks(&self) -> u64 {
        let stat = self.proc("stat");
        // The name in parentheses may hold anything; what follows are numbers. Time in the
        // program and time in the system are fields 14 and 15 of the whole line.
        let (_, numbers) = stat
            .rsplit_once(')')
            .expect("the name stands in parentheses");
        let ticks = numbers.split_whitespace().skip(11).take(2);
        ticks
            .map(|field| field.parse::<u64>().expect("a number"))
            .sum()
    }

    /// How often the thread that draws has been woken. It does not grow while nothing is drawn.
    pub(crate) fn wakes(&self) -> u64 {
        let status = self.proc("status");
        let mut counts = status
            .lines()
            .filter_map(|line| line.strip_prefix("voluntary_ctxt_switches:"));
        let count = counts.next().expect("Linux counts them");
        count.trim().parse().expect("a number")
    }

    /// Waits until it has done nothing for a while, so that what it does later has a cause.
    pub(crate) fn wait_rest(&self) {
        let mut before = self.processor_ticks();
        let mut still = 0;
        wait_for("rest", PATIENCE, || {
            let now = self.processor_ticks();
            still = if now == before { still + 1 } else { 0 };
            before = now;
            (still == STILL).then_some(())
        });
    }

    /// Waits until it has dealt with what it was told: nothing runs and nothing has run for a few
    /// looks. A program that waits for its share of a busy processor counts as running.
    pub(crate) fn settle(&self) {
        let mut before = None;
        let mut still = 0;
        wait_for("rest after an input", PATIENCE, || {
            let now = (self.processor_ticks(), self.wakes());
            let calm = self.sleeps() && before == Some(now);
            still = if calm { still + 1 } else { 0 };
            before = Some(now);
            (still == CALM).then_some(())
        });
    }

    /// Whether no thread of it runs or waits for the disk.
    fn sleeps(&self) -> bool {
        let Ok(tasks) = fs::read_dir(format!("/proc/{}/task", self.process())) else {
            return true;
        };
        let mut states = tasks.flatten().filter_map(|task| {
            // A thread may end between the listing and the reading.
            let stat = fs::read_to_string(task.path().join("stat")).ok()?;
            let (_, rest) = stat.rsplit_once(')')?;
            rest.trim_start().chars().next()
        });
        states.all(|state| state != 'R' && state != 'D')
    }

    /// The size of the window's inside.
    pub(crate) fn size(&self) -> [f32; 2] {
        let picture = self.picture();
        [picture.width as f32, picture.height as f32]
    }

    fn proc(&self, file: &str) -> String {
        let path = format!("/proc/{}/{file}", self.process());
        fs::read_to_string(path).unwrap_or_else(|_| panic!("it ended:\n{}", self.log()))
    }
}

impl Drop for Program<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("the program said:\n{}", self.log());
        }
        // It may have ended already.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// Where pictures of the tests are kept.
pub(crate) fn kept(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("window");
    folder.join(format!("{name}.png"))
}
