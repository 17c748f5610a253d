//! One test program; a module a subject.

mod app;
mod board;
mod cli;
mod contrast;
mod engine;
mod lang;
mod messages;
mod openings;
mod readme;
mod rules;
mod store;
mod tidy;
mod told;
mod ui;
mod usage;
#[cfg(all(feature = "window-tests", target_os = "linux"))]
mod window;
