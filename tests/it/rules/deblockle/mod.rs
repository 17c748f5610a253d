//! Proof of the rules of Deblockle.
