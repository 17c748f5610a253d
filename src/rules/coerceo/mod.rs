//! The rules of Coerceo.
