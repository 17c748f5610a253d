//! The painted board: exact hits, accessible sites, the keyboard, dragging, and time.

mod anim;
mod hits;
mod point;

use tavola::{
    rules::{
        Game, Scene, Site,
        coerceo::Coerceo,
        deblockle::Deblockle,
        reversi::{Reversi, ReversiOptions, Size},
    },
    ui::board::{CoerceoLook, DeblockleLook, Look, ReversiLook},
};

/// Each game's look with the scene it begins with.
fn boards() -> Vec<(Box<dyn Look>, Scene)> {
    let mut setup = Deblockle::start(&Default::default()).scene();
    for slot in 49..57 {
        setup.present.insert(Site(slot));
    }
    let four = ReversiOptions {
        size: Some(Size::Four),
        ..ReversiOptions::default()
    };
    vec![
        (
            Box::new(CoerceoLook),
            Coerceo::start(&Default::default()).scene(),
        ),
        (
            Box::new(ReversiLook::new(8)),
            Reversi::start(&Default::default()).scene(),
        ),
        (Box::new(ReversiLook::new(4)), Reversi::start(&four).scene()),
        (
            Box::new(DeblockleLook),
            Deblockle::start(&Default::default()).scene(),
        ),
        (Box::new(DeblockleLook), setup),
    ]
}
