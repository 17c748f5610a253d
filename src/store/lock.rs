//! Locks between processes. The system drops them with the process, however it ends.

use std::{
    fs::{self, File},
    path::Path,
    thread,
    time::{Duration, Instant},
};

/// Holders need a few milliseconds; one that hangs must not make us hang.
const PATIENCE: Duration = Duration::from_millis(500);

/// Takes a lock, waiting a moment for others to finish; `None` where it cannot be had. Dropping
/// the file gives the lock back.
pub(crate) fn wait(path: &Path) -> Option<File> {
    let file = open(path)?;
    let start = Instant::now();
    while file.try_lock().is_err() {
        if PATIENCE < start.elapsed() {
            return None;
        }
        thread::park_timeout(Duration::from_millis(2));
    }
    Some(file)
}

/// Takes a lock that nobody holds; `None` where somebody does or it cannot be had.
pub(crate) fn take(path: &Path) -> Option<File> {
    let file = File::options().write(true).open(path).ok()?;
    file.try_lock().is_ok().then_some(file)
}

fn open(path: &Path) -> Option<File> {
    fs::create_dir_all(path.parent()?).ok()?;
    // Never truncated: what counts is the lock, not the content.
    File::options()
        .write(true)
        .create(true)
        .truncate(false)
        .open(path)
        .ok()
}
