//! One test program; a module a subject.

mod rules;
