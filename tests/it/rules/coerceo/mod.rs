//! Proof of the rules of Coerceo.
