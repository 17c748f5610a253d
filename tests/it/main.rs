//! One test program; a module a subject.

mod lang;
mod messages;
mod rules;
mod store;
mod told;
mod usage;
