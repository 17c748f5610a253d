//! Proof of the rules of Reversi.
