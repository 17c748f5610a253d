//! Message keys that are put together at run time. A test takes every other message that no
//! source file names for unused, and reads here what it cannot find.

/// Keys that begin with `prefix` are built by the code in `place`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Built {
    pub prefix: &'static str,
    /// The source file, from the root of the project.
    pub place: &'static str,
}

/// Every kind of key that is built at run time. `KEY-many` and the attributes `after-KEY` go
/// with `KEY` and need no line.
pub const fn built() -> &'static [Built] {
    &[
        Built {
            prefix: "game-",
            place: "src/lang/tell.rs",
        },
        Built {
            prefix: "outcome-",
            place: "src/lang/tell.rs",
        },
        Built {
            prefix: "side-",
            place: "src/lang/tell.rs",
        },
    ]
}
