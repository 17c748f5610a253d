//! One test program; a module a subject.

mod board;
mod contrast;
mod lang;
mod messages;
mod rules;
mod store;
mod told;
mod usage;
