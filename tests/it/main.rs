//! One test program; a module a subject.

mod lang;
mod rules;
