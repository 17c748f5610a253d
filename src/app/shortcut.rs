//! Keys of the keyboard, as the table of commands names them.

/// A key with what is held down with it. `ctrl` is Command on macOS.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shortcut {
    pub ctrl: bool,
    pub shift: bool,
    pub key: Key,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Key {
    Letter(char),
    Comma,
    Plus,
    Minus,
    Digit0,
    F1,
    F11,
    Enter,
    Backspace,
    Escape,
    Home,
    End,
    PageUp,
    PageDown,
}

pub(crate) const fn plain(key: Key) -> Shortcut {
    Shortcut {
        ctrl: false,
        shift: false,
        key,
    }
}

pub(crate) const fn shift(key: Key) -> Shortcut {
    Shortcut {
        shift: true,
        ..plain(key)
    }
}

pub(crate) const fn ctrl(key: Key) -> Shortcut {
    Shortcut {
        ctrl: true,
        shift: false,
        key,
    }
}

pub(crate) const fn ctrl_shift(key: Key) -> Shortcut {
    Shortcut {
        ctrl: true,
        shift: true,
        key,
    }
}
