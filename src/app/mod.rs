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
mod opening;
mod selection;
mod setup;
mod shortcut;
mod start;
mod study;
mod turns;

pub use action::{Action, Answer, FormEdit};
pub use command::{Command, Menu, Row, TABLE};
pub use computer::{Computers, Pause, Thinking};
pub use engines::{Begin, threads};
pub use form::Form;
pub use jobs::Wake;
pub use many::{GameList, Reading};
pub use model::{Dialog, Model, Play, Purpose, Refused, Request, Screen, Then, Unfinished, Zoom};
pub use opening::{Opening, thinker_at_start};
pub use selection::{Draft, Picked, Selection};
pub use setup::SetupGame;
pub use shortcut::{Key, Shortcut};
pub use start::App;
pub use study::{
    Analysis, Cost, Fault, Gain, Grade, Hint, HintState, Hinted, MOST_LINES, Mark, Progress,
    Review, Seen, Shown, SiteValue, Study, StudyEdit, Why, chance_of, cost, fault, site_values,
};
