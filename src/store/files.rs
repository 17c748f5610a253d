//! Whole files: size-limited reading of text, and writing that leaves either the old file or the
//! new one, whenever it is interrupted.

use std::{
    ffi::OsString,
    fs::{self, File, Metadata, OpenOptions},
    io::{self, ErrorKind, Read, Write},
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicU32, Ordering},
};

use crate::rules::Reason;

/// No file of ours comes near; larger ones are not even read.
pub const LIMIT_BYTES: u64 = 64 << 20;

/// Whether the former content of a file stays beside it as `.bak`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Backup {
    Keep,
    None,
}

/// What a write does, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    Create,
    Write,
    Sync,
    Backup,
    Rename,
    SyncFolder,
}

impl Step {
    pub const ALL: [Self; 6] = [
        Self::Create,
        Self::Write,
        Self::Sync,
        Self::Backup,
        Self::Rename,
        Self::SyncFolder,
    ];
}

/// Reads a text file of at most [`LIMIT_BYTES`].
pub fn read_text(path: &Path) -> Result<String, Reason> {
    text_of(path, read_bytes(path, LIMIT_BYTES)?)
}

/// The text that a file's bytes are.
pub(crate) fn text_of(path: &Path, bytes: Vec<u8>) -> Result<String, Reason> {
    let failed = |cause| read_failed(path, cause);
    decode(bytes).map_err(|fault| failed(fault.cause).text("error", fault.detail))
}

/// Reads a file of any kind, of at most so many bytes.
pub(crate) fn read_bytes(path: &Path, limit: u64) -> Result<Vec<u8>, Reason> {
    let failed = |cause| read_failed(path, cause);
    let wrong = |err: io::Error| failed(io_cause(&err)).text("error", err.to_string());
    let known = fs::metadata(path).map_err(wrong)?;
    check_kind(&known).map_err(|cause| failed(cause).text("error", ""))?;
    let too_big = || failed("too-big").text("error", (limit >> 20).to_string());
    if limit < known.len() {
        return Err(too_big());
    }
    let file = File::open(path).map_err(wrong)?;
    let mut bytes = Vec::new();
    file.take(limit + 1)
        .read_to_end(&mut bytes)
        .map_err(wrong)?;
    if limit < bytes.len() as u64 {
        return Err(too_big());
    }
    Ok(bytes)
}

/// Text that a file is not: a cause to select a message on, and what a message may add.
struct Undecoded {
    cause: &'static str,
    detail: String,
}

fn decode(bytes: Vec<u8>) -> Result<String, Undecoded> {
    let fault = |cause| Undecoded {
        cause,
        detail: String::new(),
    };
    if bytes.is_empty() {
        return Err(fault("empty"));
    }
    if bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) {
        return Err(fault("utf-16"));
    }
    if let Some(zero) = bytes.iter().position(|&byte| byte == 0) {
        return Err(Undecoded {
            cause: "binary",
            detail: (zero + 1).to_string(),
        });
    }
    let mut text = String::from_utf8(bytes).map_err(|err| {
        let valid = &err.as_bytes()[..err.utf8_error().valid_up_to()];
        let line = 1 + valid.iter().filter(|&&byte| byte == b'\n').count();
        Undecoded {
            cause: "not-utf-8",
            detail: line.to_string(),
        }
    })?;
    if text.starts_with(BOM) {
        text.drain(..BOM.len_utf8());
    }
    if text.trim().is_empty() {
        return Err(fault("empty"));
    }
    Ok(text)
}

/// Some editors put it before a text.
pub(crate) const BOM: char = '\u{feff}';

fn check_kind(known: &Metadata) -> Result<(), &'static str> {
    if known.is_dir() {
        return Err("folder");
    }
    if !known.is_file() {
        return Err("not-a-file");
    }
    Ok(())
}

/// Writes a file so that at any moment either the old content or the new is complete there.
/// Missing folders are created; a link stays a link and its target is written.
pub fn write(path: &Path, text: &str, backup: Backup) -> Result<(), Reason> {
    write_steps(path, text, backup, &mut |_| Ok(()))
}

/// [`write()`], with a look before each step that may make it fail; for proving what a failure leaves.
pub fn write_steps(
    path: &Path,
    text: &str,
    backup: Backup,
    before: &mut dyn FnMut(Step) -> io::Result<()>,
) -> Result<(), Reason> {
    replace(path, text, backup, before).map_err(|err| write_failed(path, &err))
}

pub(crate) fn write_failed(path: &Path, err: &io::Error) -> Reason {
    Reason::new("store-write-failed")
        .text("file", shown(path))
        .word("cause", io_cause(err))
        .text("error", err.to_string())
}

fn replace(
    path: &Path,
    text: &str,
    backup: Backup,
    before: &mut dyn FnMut(Step) -> io::Result<()>,
) -> io::Result<()> {
    // Renaming over a link would replace the link, not what it points to.
    let target = match fs::symlink_metadata(path) {
        Ok(known) if known.is_symlink() => link_target(path)?,
        Ok(_) | Err(_) => path.to_owned(),
    };
    let folder = match target.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        Some(_) | None => Path::new("."),
    };
    fs::create_dir_all(folder)?;
    let old = match fs::metadata(&target) {
        Ok(old) => Some(old),
        Err(err) if err.kind() == ErrorKind::NotFound => None,
        Err(err) => return Err(err),
    };
    if let Some(old) = &old {
        if old.is_dir() {
            return Err(ErrorKind::IsADirectory.into());
        }
        // Renaming would get round the protection.
        if old.permissions().readonly() {
            return Err(ErrorKind::ReadOnlyFilesystem.into());
        }
    }
    before(Step::Create)?;
    let (beside, mut file) = create_beside(folder)?;
    let done = (|| {
        before(Step::Write)?;
        file.write_all(text.as_bytes())?;
        if let Some(old) = &old {
            // Not every file system knows permissions; the content is what matters.
            fs::set_permissions(&beside, old.permissions()).ok();
        }
        before(Step::Sync)?;
        file.sync_all()?;
        drop(file);
        before(Step::Backup)?;
        if backup == Backup::Keep && old.is_some() {
            keep(&target, folder)?;
        }
        before(Step::Rename)?;
        fs::rename(&beside, &target)
    })();
    if done.is_err() {
        // The error that matters is the first one.
        fs::remove_file(&beside).ok();
        return done;
    }
    before(Step::SyncFolder)?;
    sync_folder(folder)
}

/// Keeps the file as `.bak`, without a moment in which it is not under its own name.
fn keep(target: &Path, folder: &Path) -> io::Result<()> {
    let (beside, mut copy) = create_beside(folder)?;
    let done = (|| {
        io::copy(&mut File::open(target)?, &mut copy)?;
        copy.sync_all()?;
        fs::rename(&beside, beside_name(target, ".bak"))
    })();
    match done {
        Ok(()) => Ok(()),
        Err(err) => {
            // The error that matters is the first one.
            fs::remove_file(&beside).ok();
            // A name so long that it cannot get longer, or a file that may be replaced but not
            // read: better saved without a backup than not at all.
            let bearable = [ErrorKind::InvalidFilename, ErrorKind::PermissionDenied];
            if bearable.contains(&err.kind()) {
                return Ok(());
            }
            Err(err)
        }
    }
}

/// Where a link leads, also if nothing is there yet.
fn link_target(path: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(path) {
        Err(err) if err.kind() == ErrorKind::NotFound => {
            let target = fs::read_link(path)?;
            Ok(path.parent().unwrap_or(Path::new("")).join(target))
        }
        found => found,
    }
}

/// A new file with a short name of its own: the target's may already be as long as names can be.
fn create_beside(folder: &Path) -> io::Result<(PathBuf, File)> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    loop {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = folder.join(format!(".tavola-{}-{number}.tmp", process::id()));
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            // Left by a process that had our number before.
            Err(err) if err.kind() == ErrorKind::AlreadyExists => (),
            made => return made.map(|file| (path, file)),
        }
    }
}

#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    match File::open(folder)?.sync_all() {
        // Some network file systems cannot; the file itself is on disk.
        Err(err) if matches!(err.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => {
            Ok(())
        }
        done => done,
    }
}

#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// A file that cannot be read goes to `.bad` beside it, out of the way of a new one.
pub(crate) fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let bad = beside_name(path, ".bad");
    fs::rename(path, &bad)?;
    Ok(bad)
}

/// The path with something added to the name, whatever bytes the name is made of.
fn beside_name(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

/// What is wrong in a file, with its name.
pub(crate) fn in_file(path: &Path, why: Reason) -> Reason {
    Reason::new("store-in-file")
        .text("file", shown(path))
        .because("why", why)
}

/// A path as people read it.
pub(crate) fn shown(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

fn read_failed(path: &Path, cause: &'static str) -> Reason {
    Reason::new("store-read-failed")
        .text("file", shown(path))
        .word("cause", cause)
}

/// A word that messages select on.
fn io_cause(err: &io::Error) -> &'static str {
    match err.kind() {
        ErrorKind::NotFound => "missing",
        ErrorKind::PermissionDenied => "denied",
        ErrorKind::ReadOnlyFilesystem => "read-only",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "full",
        ErrorKind::IsADirectory => "folder",
        ErrorKind::NotADirectory => "not-a-folder",
        ErrorKind::InvalidFilename => "bad-name",
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy | ErrorKind::WouldBlock => "busy",
        _ => "other",
    }
}
