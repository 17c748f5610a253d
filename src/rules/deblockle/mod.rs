//! The rules of Deblockle.
