//! Reading text and writing whole files.

use std::{
    fs, io,
    panic::{self, AssertUnwindSafe},
    path::Path,
};

use tavola::{
    rules::{Arg, Reason},
    store::{Backup, LIMIT_BYTES, Step, read_text, write, write_steps},
};

/// The word that the message is selected by.
fn cause(reason: &Reason) -> &'static str {
    let found = reason.args.iter().find(|(name, _)| *name == "cause");
    match found {
        Some((_, Arg::Word(word))) => word,
        other => panic!("no cause in {reason}: {other:?}"),
    }
}

fn names(folder: &Path) -> Vec<String> {
    let name = |entry: io::Result<fs::DirEntry>| {
        entry
            .expect("an entry")
            .file_name()
            .to_string_lossy()
            .into_owned()
    };
    let mut names: Vec<_> = fs::read_dir(folder).expect("a folder").map(name).collect();
    names.sort();
    names
}

#[test]
fn what_is_no_text_is_told_apart() {
    let folder = tempfile::tempdir().expect("a folder");
    let check = |bytes: &[u8], expected: &str| {
        let path = folder.path().join("file");
        fs::write(&path, bytes).expect("a file");
        let found = read_text(&path).expect_err("no text");
        assert_eq!(cause(&found), expected, "{bytes:?}");
    };
    check(b"", "empty");
    check(b" \r\n", "empty");
    check("\u{feff}".as_bytes(), "empty");
    check(&[0xff, 0xfe, b'(', 0], "utf-16");
    check(&[0xfe, 0xff, 0, b'('], "utf-16");
    check(b"PK\x03\x04\0\0", "binary");
    check(b"(\n\n\xe4", "not-utf-8");
    let missing = read_text(&folder.path().join("none")).expect_err("missing");
    assert_eq!(cause(&missing), "missing");
    assert_eq!(
        cause(&read_text(folder.path()).expect_err("a folder")),
        "folder"
    );
    let big = folder.path().join("big");
    fs::File::create(&big)
        .and_then(|file| file.set_len(LIMIT_BYTES + 1))
        .expect("a sparse file");
    assert_eq!(cause(&read_text(&big).expect_err("too big")), "too-big");
}

#[test]
fn a_mark_before_the_text_and_its_line_ends_do_no_harm() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    fs::write(&path, "\u{feff}(\r\n)\r\n").expect("a file");
    assert_eq!(read_text(&path).expect("text"), "(\r\n)\r\n");
}

#[cfg(unix)]
#[test]
fn a_device_without_an_end_is_not_read() {
    let found = read_text(Path::new("/dev/zero")).expect_err("no file");
    assert_eq!(cause(&found), "not-a-file");
}

#[test]
fn the_former_content_stays_beside_as_bak() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder
        .path()
        .join("new folder")
        .join("Äänekoski # 100 %.tavola.ron");
    for (number, text) in ["one", "two", "three"].iter().enumerate() {
        write(&path, text, Backup::Keep).expect("written");
        assert_eq!(fs::read_to_string(&path).expect("text"), *text);
        let names = names(path.parent().expect("a folder"));
        assert_eq!(names.len(), if number == 0 { 1 } else { 2 }, "{names:?}");
    }
    let mut bak = path.into_os_string();
    bak.push(".bak");
    assert_eq!(fs::read_to_string(bak).expect("text"), "two");
}

#[test]
fn a_failure_at_any_step_leaves_one_whole_file_and_no_litter() {
    for failing in Step::ALL {
        for backup in [Backup::Keep, Backup::None] {
            let folder = tempfile::tempdir().expect("a folder");
            let path = folder.path().join("game");
            write(&path, "old", Backup::None).expect("written");
            let mut seen = Vec::new();
            let failed = write_steps(&path, "new", backup, &mut |step| {
                seen.push(step);
                if step == failing {
                    return Err(io::ErrorKind::StorageFull.into());
                }
                Ok(())
            });
            assert_eq!(cause(&failed.expect_err("a full disk")), "full");
            assert_eq!(seen.last(), Some(&failing));
            let expected = if failing == Step::SyncFolder {
                "new"
            } else {
                "old"
            };
            assert_eq!(
                fs::read_to_string(&path).expect("text"),
                expected,
                "{failing:?}"
            );
            for name in names(folder.path()) {
                assert!(
                    ["game", "game.bak"].contains(&name.as_str()),
                    "{failing:?}: {name}"
                );
            }
        }
    }
}

#[test]
fn an_end_at_any_step_leaves_one_whole_file() {
    for ending in Step::ALL {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game");
        write(&path, "old", Backup::None).expect("written");
        let mut die = |step| {
            if step == ending {
                // Nothing after this runs, as in a process that was killed.
                panic::resume_unwind(Box::new("killed"));
            }
            Ok(())
        };
        let ended = panic::catch_unwind(AssertUnwindSafe(|| {
            write_steps(&path, "new", Backup::Keep, &mut die)
        }));
        assert!(ended.is_err());
        let expected = if ending == Step::SyncFolder {
            "new"
        } else {
            "old"
        };
        assert_eq!(
            fs::read_to_string(&path).expect("text"),
            expected,
            "{ending:?}"
        );
        write(&path, "newer", Backup::Keep).expect("written after a crash");
        assert_eq!(fs::read_to_string(&path).expect("text"), "newer");
    }
}

#[test]
fn a_folder_or_a_file_in_the_way_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let found = write(folder.path(), "text", Backup::Keep).expect_err("a folder");
    assert_eq!(cause(&found), "folder");
    let file = folder.path().join("file");
    fs::write(&file, "text").expect("a file");
    let below = write(&file.join("below"), "text", Backup::Keep).expect_err("no folder");
    assert!(
        ["not-a-folder", "other"].contains(&cause(&below)),
        "{below}"
    );
}

#[test]
fn a_protected_file_is_not_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game");
    fs::write(&path, "old").expect("a file");
    let mut rights = fs::metadata(&path).expect("a file").permissions();
    rights.set_readonly(true);
    fs::set_permissions(&path, rights).expect("protected");
    let found = write(&path, "new", Backup::Keep).expect_err("protected");
    assert_eq!(cause(&found), "read-only");
    assert_eq!(fs::read_to_string(&path).expect("text"), "old");
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().expect("a folder");
    let (target, link) = (folder.path().join("target"), folder.path().join("link"));
    symlink("target", &link).expect("a link");
    for text in ["through a dangling link", "through a link"] {
        write(&link, text, Backup::None).expect("written");
        assert_eq!(fs::read_to_string(&target).expect("text"), text);
        assert!(fs::symlink_metadata(&link).expect("a link").is_symlink());
    }
    let circle = folder.path().join("circle");
    symlink("circle", &circle).expect("a link");
    write(&circle, "text", Backup::None).expect_err("leads nowhere");
}

#[cfg(unix)]
#[test]
fn names_that_are_no_text_or_very_long_work() {
    use std::{ffi::OsStr, os::unix::ffi::OsStrExt as _};
    let folder = tempfile::tempdir().expect("a folder");
    let long = "Μ".repeat(127);
    for name in [OsStr::from_bytes(b"\xff\xfe game"), OsStr::new(&long)] {
        let path = folder.path().join(name);
        for text in ["one", "two"] {
            write(&path, text, Backup::Keep).expect("written");
            assert_eq!(read_text(&path).expect("text"), text);
        }
    }
}

#[cfg(unix)]
#[test]
fn the_rights_of_a_file_stay() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game");
    fs::write(&path, "old").expect("a file");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).expect("rights");
    write(&path, "new", Backup::Keep).expect("written");
    let mode = fs::metadata(&path).expect("a file").permissions().mode();
    assert_eq!(mode & 0o777, 0o640);
}
