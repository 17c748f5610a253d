//! A display of its own for a test: an Xvfb server, a hand (xdotool) and an eye (import).

use std::{
    fs,
    io::{BufRead as _, BufReader, Write as _},
    path::Path,
    process::{Child, Command, Output, Stdio},
};

use egui::Rect;

/// Large enough for every window size that the tests ask for.
const SCREEN: &str = "2000x1300x24";

/// An X server without a screen. It ends with the value.
#[derive(Debug)]
pub(crate) struct Display {
    server: Child,
    name: String,
}

impl Display {
    /// Starts a server on a display number that is free.
    pub(crate) fn start() -> Self {
        for tool in ["Xvfb", "xdotool", "import", "convert"] {
            assert!(
                is_installed(tool),
                "the window tests need {tool}: apt-get install xvfb xdotool imagemagick"
            );
        }
        // The server chooses a free number itself and writes it when it listens.
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", SCREEN])
            .args(["-nolisten", "tcp", "-noreset", "+extension", "GLX"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb starts");
        let told = server.stdout.take().expect("the output is piped");
        let mut number = String::new();
        BufReader::new(told)
            .read_line(&mut number)
            .expect("Xvfb tells its number");
        let number = number.trim();
        assert!(!number.is_empty(), "Xvfb ended before it listened");
        Self {
            name: format!(":{number}"),
            server,
        }
    }

    /// As in the variable `DISPLAY`.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Runs xdotool and gives what it printed; `None` where it failed.
    pub(crate) fn xdotool(&self, arguments: &[&str]) -> Option<String> {
        let Output { status, stdout, .. } = Command::new("xdotool")
            .args(arguments)
            .env("DISPLAY", &self.name)
            .output()
            .expect("xdotool runs");
        let text = String::from_utf8(stdout).expect("xdotool prints text");
        status.success().then_some(text)
    }

    /// What a window shows now.
    pub(crate) fn picture(&self, window: &str) -> Option<Picture> {
        let Output { status, stdout, .. } = Command::new("import")
            .args(["-silent", "-window", window, "-depth", "8", "ppm:-"])
            .env("DISPLAY", &self.name)
            .output()
            .expect("import runs");
        if status.success() {
            Picture::read(stdout)
        } else {
            None
        }
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        // The server may have gone already; then there is nothing left to end.
        self.server.kill().ok();
        self.server.wait().ok();
    }
}

fn is_installed(tool: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(tool).is_file())
}

/// A picture of a window, in three bytes a point.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Picture {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// The whole file, so that it can be kept.
    file: Vec<u8>,
    /// Where the points begin in it.
    points: usize,
}

/// Red, green and blue.
pub(crate) type Colour = [u8; 3];

impl Picture {
    /// Reads a portable pixmap with 255 as its largest value.
    fn read(file: Vec<u8>) -> Option<Self> {
        let mut fields = Vec::new();
        let mut points = 0;
        for field in file.split(|byte| byte.is_ascii_whitespace()).take(4) {
            fields.push(std::str::from_utf8(field).ok()?.to_owned());
            points += field.len() + 1;
        }
        let [magic, width, height, largest] = fields.as_slice() else {
            return None;
        };
        if magic != "P6" || largest != "255" {
            return None;
        }
        let (width, height) = (width.parse().ok()?, height.parse().ok()?);
        (file.len() == points + 3 * width * height).then_some(Self {
            width,
            height,
            file,
            points,
        })
    }

    /// The colour of a point of the window, counted from its upper left corner.
    pub(crate) fn colour(&self, x: f32, y: f32) -> Colour {
        let column = (x as usize).min(self.width - 1);
        let row = (y as usize).min(self.height - 1);
        let at = self.points + 3 * (row * self.width + column);
        [self.file[at], self.file[at + 1], self.file[at + 2]]
    }

    /// How many different colours there are among points of a grid over the whole picture.
    pub(crate) fn colours(&self) -> usize {
        let mut seen = std::collections::BTreeSet::new();
        for row in (0..self.height).step_by(7) {
            for column in (0..self.width).step_by(7) {
                seen.insert(self.colour(column as f32, row as f32));
            }
        }
        seen.len()
    }

    /// How much a part of the window differs from how it was: the mean over its points of
    /// [`distance`].
    pub(crate) fn difference(&self, before: &Self, part: Rect) -> f32 {
        let (mut sum, mut count) = (0.0, 0.0);
        for row in part.top() as u32..part.bottom() as u32 {
            for column in part.left() as u32..part.right() as u32 {
                let (x, y) = (column as f32, row as f32);
                sum += f32::from(distance(self.colour(x, y), before.colour(x, y)));
                count += 1.0;
            }
        }
        sum / count
    }

    /// Writes it as PNG, for people.
    pub(crate) fn keep(&self, path: &Path) {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).expect("a folder for pictures");
        }
        let mut convert = Command::new("convert")
            .args(["ppm:-", "-strip"])
            .arg(path)
            .stdin(Stdio::piped())
            .spawn()
            .expect("convert runs");
        let mut input = convert.stdin.take().expect("the input is piped");
        input.write_all(&self.file).expect("convert reads");
        drop(input);
        assert!(convert.wait().expect("convert ends").success());
    }
}

/// The picture itself is no help in a message.
impl std::fmt::Debug for Picture {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "a picture of {}x{}", self.width, self.height)
    }
}

/// How far two colours are from each other: the largest difference of a part, 0 to 255.
fn distance(one: Colour, other: Colour) -> u8 {
    let parts = one.into_iter().zip(other);
    parts
        .map(|(one, other)| one.abs_diff(other))
        .max()
        .unwrap_or(0)
}
