//! Paths as text. Nearly all are text already; on Unix a path may be any bytes, and those that
//! are no text are written byte by byte behind a word that no absolute path begins with.

use std::path::{Path, PathBuf};

const BYTES: &str = "bytes:";

pub(crate) fn write(path: &Path) -> String {
    match path.to_str() {
        Some(text) => text.to_owned(),
        None => escaped(path),
    }
}

pub(crate) fn read(text: &str) -> PathBuf {
    let bytes = text.strip_prefix(BYTES).and_then(unescaped);
    bytes.unwrap_or_else(|| PathBuf::from(text))
}

#[cfg(unix)]
fn escaped(path: &Path) -> String {
    use std::os::unix::ffi::OsStrExt as _;
    let byte = |byte: &u8| match byte {
        b'%' | 0..b' ' | 0x7f.. => format!("%{byte:02x}"),
        plain => char::from(*plain).to_string(),
    };
    let bytes = path.as_os_str().as_bytes();
    BYTES.to_owned() + &bytes.iter().map(byte).collect::<String>()
}

#[cfg(not(unix))]
fn escaped(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

#[cfg(unix)]
fn unescaped(text: &str) -> Option<PathBuf> {
    use std::{ffi::OsString, os::unix::ffi::OsStringExt as _};
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let digits = [rest.next()?, rest.next()?];
        let digits = str::from_utf8(&digits).ok()?;
        bytes.push(u8::from_str_radix(digits, 16).ok()?);
    }
    Some(OsString::from_vec(bytes).into())
}

#[cfg(not(unix))]
fn unescaped(_: &str) -> Option<PathBuf> {
    None
}
