//! One painted board for all games: each game adds only its [`Look`].

mod anim;
mod arrows;
mod canvas;
mod cards;
mod coerceo_look;
mod cube;
mod deblockle_look;
mod look;
mod nodes;
mod paint;
mod reversi_look;
mod squares;
mod states;
mod symbols;
pub(crate) mod values;
mod view;

pub use anim::{Motion, Pace, Timeline};
pub use arrows::{Arrow, Stroke};
pub use canvas::{Canvas, Place};
pub use cards::{disc_bar, hexagons, home_slots, paint_net, token_icon};
pub use coerceo_look::CoerceoLook;
pub use deblockle_look::DeblockleLook;
pub use look::{Look, Names, Pose};
pub(crate) use nodes::is_at_board;
pub use paint::miniature;
pub use reversi_look::ReversiLook;
pub use states::{Ghost, LastTurn};
pub use values::Value;
pub use view::{BoardEvent, BoardState, BoardView, board_ui, site_at};
