//! Computer players: that they play by the rules, and as well as they should.

mod deblockle;
