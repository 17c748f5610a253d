//! How long it takes from starting the program to the first picture in its window, and what it
//! does while nobody touches it. Needs Xvfb, xdotool and ImageMagick.
//!
//! The display is asked, not the program: the time ends when a point of the window has got a
//! colour of its own.

#[cfg(target_os = "linux")]
#[path = "../tests/it/window"]
mod window {
    #[expect(dead_code, reason = "the window tests use the rest")]
    pub(crate) mod display;
    #[expect(dead_code, reason = "the window tests use the rest")]
    pub(crate) mod program;
}

#[cfg(target_os = "linux")]
fn main() {
    measure::main();
}

#[cfg(not(target_os = "linux"))]
fn main() {
    eprintln!("first_frame measures under Xvfb, on Linux only");
}

#[cfg(target_os = "linux")]
#[expect(clippy::print_stdout, reason = "a bench reports there")]
mod measure {
    use std::{
        thread,
        time::{Duration, Instant},
    };

    use x11rb::{
        connection::Connection as _,
        protocol::xproto::{ConnectionExt as _, ImageFormat, MapState, Window},
        rust_connection::{ReplyError, RustConnection},
    };

    use crate::window::{
        display::Display,
        program::{Home, PATIENCE, Start},
    };

    const STARTS: usize = 21;
    const STRIPS: u16 = 16;
    const IDLE: Duration = Duration::from_secs(10);

    pub(crate) fn main() {
        let display = Display::start();
        let (server, screen) = RustConnection::connect(Some(display.name())).expect("Xvfb listens");
        let root = server.setup().roots[screen].root;
        // The first start reads the program from the disk and is not counted.
        first_picture(&display, &server, root);
        let mut times: Vec<_> = (0..STARTS)
            .map(|_| first_picture(&display, &server, root))
            .collect();
        times.sort();
        println!(
            "first picture: median {} ms, fastest {} ms, slowest {} ms, {STARTS} starts",
            times[STARTS / 2].as_millis(),
            times[0].as_millis(),
            times[STARTS - 1].as_millis(),
        );
        let home = Home::new();
        let program = Start::new(&display, &home).window();
        program.away();
        program.wait_rest();
        let before = (program.processor_ticks(), program.wakes());
        thread::sleep(IDLE);
        let after = (program.processor_ticks(), program.wakes());
        println!(
            "idle for {} s: {} ticks of processor time, {} wakes of the drawing thread",
            IDLE.as_secs(),
            after.0 - before.0,
            after.1 - before.1,
        );
    }

    /// From the start of the process to the first picture in its window.
    fn first_picture(display: &Display, server: &RustConnection, root: Window) -> Duration {
        let home = Home::new();
        let start = Start::new(display, &home);
        let begin = Instant::now();
        let program = start.process_only();
        let taken = loop {
            let taken = begin.elapsed();
            // A window can go between two questions; then there is no picture yet.
            if is_painted(server, root).unwrap_or(false) {
                break taken;
            }
            assert!(taken < PATIENCE, "no picture:\n{}", program.log());
            thread::sleep(Duration::from_millis(1));
        };
        drop(program);
        // The next one must not find this one's window.
        while is_painted(server, root).unwrap_or(false) {
            thread::sleep(Duration::from_millis(1));
        }
        taken
    }

    /// Whether some window has more than one colour along one of some lines across it.
    fn is_painted(server: &RustConnection, root: Window) -> Result<bool, ReplyError> {
        for window in server.query_tree(root)?.reply()?.children {
            let shown = server.get_window_attributes(window)?.reply()?.map_state;
            let size = server.get_geometry(window)?.reply()?;
            if shown != MapState::VIEWABLE || size.width < 100 || size.height < 100 {
                continue;
            }
            for strip in 0..STRIPS {
                let row = (strip * size.height / STRIPS) as i16;
                let image = server
                    .get_image(
                        ImageFormat::Z_PIXMAP,
                        window,
                        0,
                        row,
                        size.width,
                        1,
                        u32::MAX,
                    )?
                    .reply()?
                    .data;
                let mut points = image.chunks_exact(4).map(|point| &point[..3]);
                let first = points.next();
                if points.any(|point| Some(point) != first) {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }
}
