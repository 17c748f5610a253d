//! The window: theme, widgets and the painted board.

pub mod board;
pub mod fonts;
pub mod icons;
pub mod theme;
pub mod widgets;
