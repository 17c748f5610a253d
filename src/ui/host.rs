//! What the app asks of the window and the desktop: dialogs, clipboard, full screen, zoom. Every
//! dialog waits on a thread of its own; its answer comes back as an action.

use std::{sync::mpsc, thread};

use egui::{Context, ViewportCommand};
use rfd::AsyncFileDialog;

use crate::{
    app::{Action, App, Purpose, Request, Wake, Zoom},
    lang::Lang,
    store::formats::Format,
    ui::portal,
};

/// The zoom goes in these steps and between these ends.
const ZOOM_STEP: f32 = 0.1;
const ZOOM_ENDS: (f32, f32) = (0.5, 3.0);

/// The threads that wait for the desktop, and what they brought.
#[derive(Debug)]
pub(crate) struct Host {
    sender: mpsc::Sender<Action>,
    answers: mpsc::Receiver<Action>,
    /// One dialog at a time.
    dialog: Option<thread::JoinHandle<()>>,
    is_full_screen: bool,
    /// The window may close without further questions.
    pub(crate) may_close: bool,
}

impl Host {
    pub(crate) fn new() -> Self {
        let (sender, answers) = mpsc::channel();
        Self {
            sender,
            answers,
            dialog: None,
            is_full_screen: false,
            may_close: false,
        }
    }

    /// What the dialogs answered since the last time.
    pub(crate) fn answers(&mut self) -> Vec<Action> {
        self.answers.try_iter().collect()
    }

    /// Does what the app asked for.
    pub(crate) fn serve(
        &mut self,
        app: &mut App,
        ctx: &Context,
        frame: &eframe::Frame,
        wake: &Wake,
    ) {
        for request in app.take_requests() {
            let lang = app.model().lang.clone();
            match request {
                Request::OpenDialog => {
                    let dialog = dialog(&lang, Purpose::Open).set_parent(frame);
                    self.ask(Purpose::Open, dialog, wake);
                }
                Request::SaveDialog { suggested } => {
                    let dialog = dialog(&lang, Purpose::Save)
                        .set_parent(frame)
                        .set_file_name(suggested);
                    self.ask(Purpose::Save, dialog, wake);
                }
                Request::Copy(text) => ctx.copy_text(text),
                Request::Paste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
                Request::ToggleFullScreen => {
                    self.is_full_screen = !self.is_full_screen;
                    ctx.send_viewport_cmd(ViewportCommand::Fullscreen(self.is_full_screen));
                }
                Request::Zoom(zoom) => {
                    let factor = zoomed(ctx.zoom_factor(), zoom);
                    ctx.set_zoom_factor(factor);
                    app.remember_zoom(factor);
                }
                Request::Quit => {
                    self.may_close = true;
                    ctx.send_viewport_cmd(ViewportCommand::Close);
                }
            }
        }
    }

    fn ask(&mut self, purpose: Purpose, dialog: AsyncFileDialog, wake: &Wake) {
        if self
            .dialog
            .as_ref()
            .is_some_and(|thread| !thread.is_finished())
        {
            return;
        }
        let (sender, wake) = (self.sender.clone(), wake.clone());
        let wait = move || {
            let action = if portal::has_file_dialogs() {
                answer(purpose, dialog)
            } else {
                Action::NoFileDialog(purpose)
            };
            // The receiver is gone only when the program ends.
            sender.send(action).ok();
            wake();
        };
        match thread::Builder::new()
            .name("file dialog".to_owned())
            .spawn(wait)
        {
            Ok(thread) => self.dialog = Some(thread),
            // Without a thread for the dialog the path can still be written by hand.
            Err(_) => _ = self.sender.send(Action::NoFileDialog(purpose)),
        }
    }
}

fn dialog(lang: &Lang, purpose: Purpose) -> AsyncFileDialog {
    let foreign = Format::ALL
        .into_iter()
        .filter(|format| purpose == Purpose::Open || format.is_written());
    // Old files are named in capitals, and some desktops care.
    let foreign: Vec<String> = foreign
        .flat_map(|format| [format.word().to_owned(), format.word().to_uppercase()])
        .collect();
    AsyncFileDialog::new()
        .add_filter(lang.text("file-filter-saves"), &[EXTENSION_LAST])
        .add_filter(lang.text("file-filter-reversi"), &foreign)
        .add_filter(lang.text("file-filter-all"), &["*"])
}

/// Dialogs filter by what follows the last point.
const EXTENSION_LAST: &str = "ron";

fn answer(purpose: Purpose, dialog: AsyncFileDialog) -> Action {
    let path = |file: rfd::FileHandle| file.path().to_path_buf();
    match purpose {
        Purpose::Open => pollster::block_on(dialog.pick_file())
            .map_or(Action::DialogCancelled, |file| Action::OpenPath(path(file))),
        Purpose::Save => pollster::block_on(dialog.save_file())
            .map_or(Action::DialogCancelled, |file| Action::SavePath(path(file))),
    }
}

fn zoomed(now: f32, zoom: Zoom) -> f32 {
    let wanted = match zoom {
        Zoom::In => now + ZOOM_STEP,
        Zoom::Out => now - ZOOM_STEP,
        Zoom::Reset => 1.0,
    };
    (wanted.clamp(ZOOM_ENDS.0, ZOOM_ENDS.1) * 10.0).round() / 10.0
}
