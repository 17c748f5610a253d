//! The computer player of Deblockle.

mod table;
