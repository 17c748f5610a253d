//! The native window: opens it, feeds the app with what the desktop says, and lets the views draw.

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc,
    },
    thread,
    time::Duration,
};

use eframe::{CreationContext, Frame, NativeOptions};
use egui::{Context, Event, Ui, ViewportBuilder, ViewportCommand, vec2};

use crate::{
    app::{Action, App, Wake},
    lang::Lang,
    store::{Places, Settings},
    ui::{fonts, host::Host, icon, portal, views::Views},
};

/// The name that desktops know the program by; its desktop file has the same.
const APP_ID: &str = "tavola";
const FIRST_SIZE: [f32; 2] = [1280.0, 800.0];
/// What an analysis has to say is looked at this often.
const LOOK_IN: Duration = Duration::from_millis(100);
const LEAST_SIZE: [f32; 2] = [480.0, 360.0];
/// What is due later than this is asked for again.
const LONGEST_WAIT_SECS: f64 = 60.0;

/// Whether the window system has given us a window.
static OPEN: AtomicBool = AtomicBool::new(false);

/// Whether the window was opened in this process.
pub fn is_open() -> bool {
    OPEN.load(Ordering::Relaxed)
}

/// Opens the window and stays until it closes. The error is what the window system said.
pub fn open(lang: Lang, file: Option<PathBuf>) -> Result<(), eframe::Error> {
    let (places, no_home) = Places::find();
    let (settings, mut notices) = Settings::load(&places);
    notices.extend(no_home);
    let options = NativeOptions {
        viewport: viewport(&settings),
        // Games and settings have files of their own.
        persist_window: false,
        ..NativeOptions::default()
    };
    let create = move |cc: &CreationContext<'_>| -> Result<Box<dyn eframe::App>, _> {
        let ctx = cc.egui_ctx.clone();
        let wake: Wake = Arc::new(move || ctx.request_repaint());
        let mut app = App::new(places, settings, lang, wake.clone())?;
        let ctx = cc.egui_ctx.clone();
        app.wake_calmly_by(Arc::new(move || ctx.request_repaint_after(LOOK_IN)));
        for notice in notices {
            app.apply(Action::Notice(notice));
        }
        if let Some(file) = file {
            app.apply(Action::OpenPath(file));
        }
        OPEN.store(true, Ordering::Relaxed);
        Ok(Box::new(Window::new(&cc.egui_ctx, app, wake)))
    };
    eframe::run_native(APP_ID, options, Box::new(create))
}

fn viewport(settings: &Settings) -> ViewportBuilder {
    let mut viewport = ViewportBuilder::default()
        .with_title("Tavola")
        .with_app_id(APP_ID)
        .with_icon(icon::window_icon())
        .with_min_inner_size(LEAST_SIZE)
        .with_inner_size(FIRST_SIZE)
        .with_clamp_size_to_monitor_size(true);
    if let Some(window) = settings.window {
        let size = [
            window.width.max(LEAST_SIZE[0]),
            window.height.max(LEAST_SIZE[1]),
        ];
        // Where it stood is left to the desktop, which knows the monitors there are now.
        viewport = viewport
            .with_inner_size(size)
            .with_maximized(window.maximised);
    }
    viewport
}

/// The program in its window.
pub struct Window {
    app: App,
    views: Views,
    host: Host,
    wake: Wake,
    /// Answers of the desktop about light and dark.
    schemes: mpsc::Receiver<Option<bool>>,
    ask_scheme: mpsc::Sender<Option<bool>>,
    asking: Option<thread::JoinHandle<()>>,
    title: String,
    had_focus: bool,
}

impl Window {
    fn new(ctx: &Context, app: App, wake: Wake) -> Self {
        fonts::install(ctx);
        let (ask_scheme, schemes) = mpsc::channel();
        // Closing goes through our own question about unsaved changes.
        ctx.options_mut(|options| {
            options.quit_shortcuts.clear();
            options.zoom_with_keyboard = false;
        });
        ctx.set_zoom_factor(app.model().settings.zoom);
        let mut window = Self {
            app,
            views: Views::default(),
            host: Host::new(),
            wake,
            schemes,
            ask_scheme,
            asking: None,
            title: String::new(),
            had_focus: true,
        };
        window.ask_for_scheme();
        window
    }

    /// Asks the desktop whether it is dark, on a thread of its own.
    fn ask_for_scheme(&mut self) {
        if self
            .asking
            .as_ref()
            .is_some_and(|thread| !thread.is_finished())
        {
            return;
        }
        let (sender, wake) = (self.ask_scheme.clone(), self.wake.clone());
        let ask = move || {
            // The receiver is gone only when the program ends.
            sender.send(portal::prefers_dark()).ok();
            wake();
        };
        // Without a thread the window stays as it is.
        self.asking = thread::Builder::new()
            .name("desktop theme".to_owned())
            .spawn(ask)
            .ok();
    }

    /// What came from outside the views since the last frame.
    fn listen(&mut self, ctx: &Context) {
        let now_secs = ctx.input(|input| input.time);
        self.app.drive(now_secs);
        if let Some(due_secs) = self.app.due_secs() {
            let wait = (due_secs - now_secs).clamp(0.0, LONGEST_WAIT_SECS);
            ctx.request_repaint_after(Duration::from_secs_f64(wait));
        }
        let visible = ctx.input(|input| input.viewport().visible().unwrap_or(true));
        self.app.set_hidden(!visible);
        for action in self.host.answers() {
            self.app.apply(action);
        }
        if let Some(dark) = self.schemes.try_iter().last() {
            self.views.system_dark = dark;
        }
        let (focused, closing) =
            ctx.input(|input| (input.focused, input.viewport().close_requested()));
        if focused && !self.had_focus {
            self.ask_for_scheme();
        }
        self.had_focus = focused;
        if closing && !self.host.may_close {
            self.app.apply(Action::CloseRequested);
            if !self.app.wants_to_quit() {
                ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            }
        }
    }

    /// Dropped files and pasted text.
    fn receive(&mut self, ctx: &Context) {
        let dropped = ctx.input(|input| input.raw.dropped_files.clone());
        for file in dropped.into_iter().map(|file| file.path().to_owned()) {
            self.app.apply(Action::OpenPath(file));
        }
        if self.app.model().dialog.is_some() || ctx.text_edit_focused() {
            return;
        }
        let pasted = ctx.input(|input| {
            let text = |event: &Event| match event {
                Event::Paste(text) => Some(text.clone()),
                _ => None,
            };
            input.events.iter().find_map(text)
        });
        if let Some(text) = pasted {
            self.app.apply(Action::Pasted(text));
        }
    }

    fn retitle(&mut self, ctx: &Context) {
        let title = self.app.model().title();
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }

    fn remember_size(&mut self, ctx: &Context) {
        let (inner, maximised) = ctx.input(|input| {
            let viewport = input.viewport();
            (viewport.inner_rect, viewport.maximized.unwrap_or(false))
        });
        if let Some(rect) = inner {
            // Points of the desktop, not of our zoom.
            let size = rect.size() * ctx.zoom_factor();
            self.app
                .remember_window(vec2(size.x, size.y).into(), maximised);
        }
    }
}

impl eframe::App for Window {
    fn logic(&mut self, ctx: &Context, _frame: &mut Frame) {
        self.listen(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut Frame) {
        let ctx = ui.ctx().clone();
        self.receive(&ctx);
        self.views.run(ui, &mut self.app);
        self.host.serve(&mut self.app, &ctx, frame, &self.wake);
        self.retitle(&ctx);
        self.remember_size(&ctx);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.app.finish();
    }
}

impl std::fmt::Debug for Window {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Window")
            .field("title", &self.title)
            .finish_non_exhaustive()
    }
}
