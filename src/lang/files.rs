//! The one list of message files.

use crate::lang::Language;

macro_rules! files {
    ($code:literal) => {
        &[
            (
                "rules.ftl",
                include_str!(concat!("../../assets/lang/", $code, "/rules.ftl")),
            ),
            (
                "coerceo.ftl",
                include_str!(concat!("../../assets/lang/", $code, "/coerceo.ftl")),
            ),
            (
                "reversi.ftl",
                include_str!(concat!("../../assets/lang/", $code, "/reversi.ftl")),
            ),
            (
                "deblockle.ftl",
                include_str!(concat!("../../assets/lang/", $code, "/deblockle.ftl")),
            ),
            (
                "ui.ftl",
                include_str!(concat!("../../assets/lang/", $code, "/ui.ftl")),
            ),
            (
                "app.ftl",
                include_str!(concat!("../../assets/lang/", $code, "/app.ftl")),
            ),
            (
                "computer.ftl",
                include_str!(concat!("../../assets/lang/", $code, "/computer.ftl")),
            ),
            (
                "store.ftl",
                include_str!(concat!("../../assets/lang/", $code, "/store.ftl")),
            ),
            (
                "cli.ftl",
                include_str!(concat!("../../assets/lang/", $code, "/cli.ftl")),
            ),
            (
                "study.ftl",
                include_str!(concat!("../../assets/lang/", $code, "/study.ftl")),
            ),
            (
                "openings.ftl",
                include_str!(concat!("../../assets/lang/", $code, "/openings.ftl")),
            ),
            (
                "help.ftl",
                include_str!(concat!("../../assets/lang/", $code, "/help.ftl")),
            ),
        ]
    };
}

/// Name and text of every message file of a language.
pub const fn files(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::En => files!("en"),
        Language::Fi => files!("fi"),
        Language::Nb => files!("nb"),
        Language::El => files!("el"),
    }
}
