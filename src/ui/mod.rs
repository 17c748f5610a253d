//! The window. Views read the app's model and push actions; nothing here changes the model.

mod choices;
mod controls;
mod dialogs;
mod frames;
mod home;
mod host;
mod icon;
mod keys;
mod looks;
mod menu;
mod new_game;
mod play;
mod portal;
mod seats;
mod study;
mod views;
mod window;

pub mod board;
pub mod fonts;
pub mod icons;
pub mod theme;
pub mod widgets;

pub use views::Views;
pub use window::{Window, is_open, open};
