//! The languages of the program, and which one the desktop asks for.

use unic_langid::LanguageIdentifier;

/// A language with a folder of messages in `assets/lang`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    #[default]
    En,
    Fi,
    Nb,
    El,
}

impl Language {
    pub const ALL: [Self; 4] = [Self::En, Self::Fi, Self::Nb, Self::El];

    /// Stable name in the settings and of the folder.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fi => "fi",
            Self::Nb => "nb",
            Self::El => "el",
        }
    }

    /// What the language calls itself: a list of languages shows this in every language, so that
    /// somebody who does not read the current one finds theirs.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Fi => "Suomi",
            Self::Nb => "Norsk (bokmål)",
            Self::El => "Ελληνικά",
        }
    }

    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }

    /// The language of the desktop, or English.
    pub fn of_system() -> Self {
        Self::from_system(sys_locale::get_locales())
    }

    /// The first of the wanted locales that is spoken here, or English. Locales are named as
    /// POSIX (`nb_NO.UTF-8`) or BCP 47 (`nb-NO`) does. `C` and `POSIX` ask for English.
    pub fn from_system<S: AsRef<str>>(locales: impl IntoIterator<Item = S>) -> Self {
        locales
            .into_iter()
            .find_map(|locale| Self::of_locale(locale.as_ref()))
            .unwrap_or_default()
    }

    fn of_locale(locale: &str) -> Option<Self> {
        let name = locale.split(['_', '-', '.', '@']).next()?;
        match name.to_ascii_lowercase().as_str() {
            "en" | "c" | "posix" => Some(Self::En),
            "fi" => Some(Self::Fi),
            // Nynorsk readers are better served by bokmål than by English.
            "nb" | "no" | "nn" => Some(Self::Nb),
            "el" => Some(Self::El),
            _ => None,
        }
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code()
            .parse()
            .expect("the codes are language identifiers")
    }
}
