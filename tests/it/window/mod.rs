//! The real program in a real window: started, played, killed and started again.
//!
//! Everything here needs Xvfb, xdotool and ImageMagick and fails where they are missing.

mod computer;
mod display;
mod keep;
mod person;
mod play;
mod program;
mod start;
mod still;
mod study;
mod twin;
