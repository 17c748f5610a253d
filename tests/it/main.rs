//! One test program; a module a subject.

mod lang;
mod messages;
mod rules;
mod told;
mod store;
mod usage;
