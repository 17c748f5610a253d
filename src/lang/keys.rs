//! Message keys that are put together at run time. A test takes every other message that no
//! source file names for unused, and reads here what it cannot find.

/// Keys like `pattern`, where `*` stands for any text, are built by the code in `place`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Built {
    pub pattern: &'static str,
    /// The source file, from the root of the project.
    pub place: &'static str,
}

/// Every kind of key that is built at run time. `KEY-many` and the attributes `after-KEY` go
/// with `KEY` and need no line.
pub const BUILT: &[Built] = &[
    key("game-*", "src/lang/tell.rs"),
    key("outcome-*", "src/lang/tell.rs"),
    key("ended-*", "src/lang/tell.rs"),
    key("side-*", "src/lang/tell.rs"),
    key("*-option-*", "src/lang/tell.rs"),
    key("level-name-*", "src/ui/seats.rs"),
    key("command-*-help", "src/ui/dialogs/shortcuts.rs"),
    key("help-*", "src/ui/dialogs/rules.rs"),
    key("play-*-owns", "src/ui/play/words.rs"),
    key("play-now-target-*", "src/ui/play/status.rs"),
    key("variant-*", "src/ui/menu.rs"),
    key("gain-*", "src/lang/tell.rs"),
];

const fn key(pattern: &'static str, place: &'static str) -> Built {
    Built { pattern, place }
}

impl Built {
    pub fn matches(&self, key: &str) -> bool {
        let Some((begin, rest)) = self.pattern.split_once('*') else {
            return key == self.pattern;
        };
        let Some(mut key) = key.strip_prefix(begin) else {
            return false;
        };
        let (middle, end) = rest.rsplit_once('*').unwrap_or(("", rest));
        for part in middle.split('*') {
            let Some(at) = key.find(part) else {
                return false;
            };
            key = &key[at + part.len()..];
        }
        key.ends_with(end)
    }
}
