//! The program without a window: what it knows, what can be done, and the one writer that does
//! it. A whole game runs through [`App::apply`] in a test, without a screen.

mod action;
mod apply;
mod command;
mod computer;
mod dialogs;
mod engines;
mod files;
mod form;
mod games;
mod jobs;
mod many;
mod model;
mod selection;
mod setup;
mod start;
mod turns;

pub use action::{Action, Answer, FormEdit};
pub use command::{Command, Key, Menu, Row, Shortcut, TABLE};
pub use computer::{Computers, Pause, Thinking};
pub use engines::{Begin, threads};
pub use form::Form;
pub use jobs::Wake;
pub use many::GameList;
pub use model::{Dialog, Model, Play, Purpose, Refused, Request, Screen, Then, Unfinished, Zoom};
pub use selection::{Draft, Picked, Selection};
pub use setup::SetupGame;
pub use start::App;
