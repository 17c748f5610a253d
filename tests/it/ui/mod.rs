//! The window without a display: clicked and typed into by accessible names.

mod computer;
mod dialogs;
mod form;
mod games;
mod home;
mod keyboard;
mod openings;
mod shift;
mod sizes;
mod study;
mod whole;

use std::{
    fs,
    path::PathBuf,
    process,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
};

use egui::{Key, Modifiers, Role};
use egui_kittest::{
    Harness,
    kittest::{NodeT as _, Queryable as _},
};
use tavola::{
    app::{Action, App, Model},
    lang::{Lang, Language},
    store::{Places, Settings},
    ui::Views,
};

/// The program and its views, with a folder of its own that goes away with it.
pub(crate) struct World {
    pub(crate) app: App,
    views: Views,
    home: PathBuf,
}

impl World {
    fn new(language: Language) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let home = std::env::temp_dir().join(format!("tavola-ui-{}-{number}", process::id()));
        let places = Places::below(&home);
        let app = App::new(
            places,
            Settings::default(),
            Lang::new(language),
            Arc::new(|| ()),
        );
        let mut app = app.expect("threads can be started");
        app.settle();
        Self {
            app,
            views: Views::default(),
            home,
        }
    }
}

impl Drop for World {
    fn drop(&mut self) {
        self.app.settle();
        // Nothing was written, or the temporary folder is emptied some day.
        fs::remove_dir_all(&self.home).ok();
    }
}

pub(crate) type Window = Harness<'static, World>;

/// A window of this size that speaks this language.
pub(crate) fn window(size: [f32; 2], language: Language) -> Window {
    let mut window = Harness::builder()
        .with_size(size)
        .with_max_steps(60)
        .build_ui_state(
            |ui, world: &mut World| {
                world.app.drive(ui.input(|input| input.time));
                world.views.run(ui, &mut world.app);
            },
            World::new(language),
        );
    window.run();
    window
}

/// The usual window, in English.
pub(crate) fn usual() -> Window {
    window([1280.0, 800.0], Language::En)
}

pub(crate) fn model(window: &Window) -> &Model {
    window.state().app.model()
}

pub(crate) fn apply(window: &mut Window, action: Action) {
    window.state_mut().app.apply(action);
    window.run();
}

/// Clicks the one thing of this name, scrolled into sight first.
pub(crate) fn click(window: &mut Window, name: &str) {
    window.get_by_label(name).scroll_to_me();
    window.run();
    window.get_by_label(name).click();
    window.run();
}

/// Clicks where several things, such as a control and the text beside it, have the name.
pub(crate) fn click_role(window: &mut Window, role: Role, name: &str) {
    window.get_by_role_and_label(role, name).scroll_to_me();
    window.run();
    window.get_by_role_and_label(role, name).click();
    window.run();
}

/// Presses a key until something has the focus.
pub(crate) fn go_to(window: &mut Window, key: Key, name: &str) {
    let mut seen = Vec::new();
    for _ in 0..80 {
        press(window, key);
        let here = focused(window).unwrap_or_default();
        if here == name {
            return;
        }
        seen.push(here);
    }
    panic!("{key:?} never comes to {name}: {seen:?}");
}

pub(crate) fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run();
}

pub(crate) fn press_with(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    window.run();
}

/// What the keyboard is on, by name.
pub(crate) fn focused(window: &Window) -> Option<String> {
    let node = window
        .root()
        .children_recursive()
        .find(|node| node.is_focused())?;
    node.accesskit_node().label()
}
