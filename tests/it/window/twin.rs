//! The same program without a window: it goes through the same things as the real one, and so
//! knows where on the screen the real one shows what.

use std::{path::Path, sync::Arc};

use egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect, UiBuilder, vec2};
use egui_kittest::{
    Harness,
    kittest::{By, NodeT as _, Queryable as _},
};
use tavola::{
    app::{Action, App, Model, Request},
    lang::{Lang, Language},
    store::{Places, Settings},
    ui::{Views, fonts},
};

/// The app with its views, in a harness that lays them out.
pub(crate) struct Twin {
    harness: Harness<'static, Inside>,
}

struct Inside {
    app: App,
    views: Views,
}

impl std::fmt::Debug for Twin {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Twin")
    }
}

impl Twin {
    /// Starts as the program does, with its files below `home`, in a window of `size` points.
    pub(crate) fn start(home: &Path, size: [f32; 2], language: Language) -> Self {
        let places = Places::below(home);
        let (settings, _) = Settings::load(&places);
        let app = App::new(places, settings, Lang::new(language), Arc::new(|| ()));
        let inside = Inside {
            app: app.expect("threads can be started"),
            views: Views::default(),
        };
        let harness = Harness::builder()
            .with_size(size)
            .with_context_setup(fonts::install)
            .build_ui_state(
                |ui, inside: &mut Inside| {
                    // The harness leaves a margin; a window has none.
                    let whole = UiBuilder::new().max_rect(ui.ctx().content_rect());
                    ui.scope_builder(whole, |ui| {
                        ui.set_clip_rect(ui.max_rect());
                        inside.app.drive(ui.input(|input| input.time));
                        inside.views.run(ui, &mut inside.app);
                        serve(&mut inside.app);
                    });
                },
                inside,
            );
        let mut twin = Self { harness };
        twin.settle();
        twin
    }

    pub(crate) fn model(&self) -> &Model {
        self.harness.state().app.model()
    }

    /// Lets the app do what others would have done.
    pub(crate) fn app(&mut self, act: impl FnOnce(&mut App)) {
        act(&mut self.harness.state_mut().app);
        self.settle();
    }

    /// Where something of this name is; its name may go on after a comma.
    pub(crate) fn find(&self, name: &str) -> Option<Rect> {
        let begins = format!("{name},");
        let by = By::new().predicate(|node| {
            node.label()
                .is_some_and(|label| label == name || label.starts_with(&begins))
        });
        let mut found = self.harness.query_all(by);
        let rect = found.next()?.rect();
        Some(rect)
    }

    /// What has the keys: its name and where it is.
    pub(crate) fn focused(&self) -> Option<(String, Rect)> {
        let by = By::new().predicate(|node| node.is_focused() && node.label().is_some());
        let node = self.harness.query_all(by).next()?;
        Some((node.accesskit_node().label()?, node.rect()))
    }

    /// The names of everything that is there, for messages.
    pub(crate) fn names(&self) -> Vec<String> {
        let by = By::new().predicate(|node| node.label().is_some());
        let nodes = self.harness.query_all(by);
        nodes
            .filter_map(|node| node.accesskit_node().label())
            .collect()
    }

    pub(crate) fn click(&mut self, at: Pos2, button: PointerButton) {
        self.harness.event(Event::PointerMoved(at));
        for pressed in [true, false] {
            self.harness.event(Event::PointerButton {
                pos: at,
                button,
                pressed,
                modifiers: Modifiers::NONE,
            });
        }
        self.settle();
    }

    /// Turns the wheel by a notch, towards what is below.
    pub(crate) fn wheel_down(&mut self, at: Pos2) {
        self.harness.event(Event::PointerMoved(at));
        self.harness.event(Event::MouseWheel {
            unit: egui::MouseWheelUnit::Line,
            delta: vec2(0.0, -1.0),
            source: egui::MouseWheelSource::Wheel,
            phase: egui::TouchPhase::Move,
            modifiers: Modifiers::NONE,
        });
        self.settle();
    }

    /// The pointer leaves the window.
    pub(crate) fn away(&mut self) {
        self.harness.event(Event::PointerGone);
        self.settle();
    }

    /// Presses a key by its X name, `ctrl+z` for a chord.
    pub(crate) fn key(&mut self, name: &str) {
        let mut modifiers = Modifiers::NONE;
        let mut last = name;
        while let Some((held, rest)) = last.split_once('+') {
            modifiers |= match held {
                "ctrl" => Modifiers::CTRL | Modifiers::COMMAND,
                "shift" => Modifiers::SHIFT,
                "alt" => Modifiers::ALT,
                other => panic!("no key {other}"),
            };
            last = rest;
        }
        let egui = match last {
            "Return" => "Enter",
            "Prior" => "PageUp",
            "Next" => "PageDown",
            other => other,
        };
        let key = Key::from_name(egui).unwrap_or_else(|| panic!("no key {last}"));
        self.harness.key_press_modifiers(modifiers, key);
        self.settle();
    }

    pub(crate) fn type_text(&mut self, text: &str) {
        self.harness.event(Event::Text(text.to_owned()));
        self.settle();
    }

    pub(crate) fn resize(&mut self, width: f32, height: f32) {
        self.harness.set_size(vec2(width, height));
        self.settle();
    }

    /// Until nothing is under way any more.
    fn settle(&mut self) {
        self.harness.run_steps(4);
        self.harness.state_mut().app.settle();
        self.harness.run_steps(4);
    }
}

/// What a window would do on a desktop without file dialogs.
fn serve(app: &mut App) {
    for request in app.take_requests() {
        match request {
            Request::OpenDialog => app.apply(Action::NoFileDialog(tavola::app::Purpose::Open)),
            Request::SaveDialog { .. } => {
                app.apply(Action::NoFileDialog(tavola::app::Purpose::Save));
            }
            Request::Copy(_)
            | Request::Paste
            | Request::ToggleFullScreen
            | Request::Zoom(_)
            | Request::Quit => (),
        }
    }
}
