//! Everything a person reads, in four languages: Fluent messages, numbers and times, and what
//! the rules report as sentences. Knows the vocabulary of the rules, but no game by name, no
//! file and no screen.

mod files;
mod keys;
mod language;
mod number;
mod tell;
mod time;

use std::{borrow::Cow, fmt, sync::Arc};

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};

pub use files::files;
pub use keys::{BUILT, Built};
pub use language::Language;
pub use number::{Value, parse_decimal};

/// The messages of one language, with English behind them. Cheap to clone.
#[derive(Clone)]
pub struct Lang {
    inner: Arc<Inner>,
}

struct Inner {
    language: Language,
    own: FluentBundle<FluentResource>,
    /// What a message missing in `own` is taken from.
    english: Option<FluentBundle<FluentResource>>,
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Lang").field(&self.inner.language).finish()
    }
}

impl Lang {
    pub fn new(language: Language) -> Self {
        let english = (language != Language::En).then(|| bundle(Language::En));
        let own = bundle(language);
        let inner = Inner {
            language,
            own,
            english,
        };
        Self {
            inner: Arc::new(inner),
        }
    }

    pub fn language(&self) -> Language {
        self.inner.language
    }

    /// A message without arguments. A key that exists nowhere is shown itself.
    pub fn text(&self, key: &str) -> String {
        self.format(key, &[])
    }

    /// A message with its arguments.
    pub fn format(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        let args = args
            .iter()
            .map(|(name, value)| (*name, value.clone()))
            .collect::<FluentArgs<'_>>();
        self.message(key, None, &args)
            .unwrap_or_else(|| key.to_owned())
    }

    /// Whether there is such a message in this language or in English.
    pub fn has(&self, key: &str) -> bool {
        self.bundles().any(|bundle| {
            bundle
                .get_message(key)
                .is_some_and(|message| message.value().is_some())
        })
    }

    /// The value of a message, or one of its attributes.
    fn message(&self, key: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
        self.bundles().find_map(|bundle| {
            let message = bundle.get_message(key)?;
            let pattern = match attribute {
                None => message.value()?,
                Some(name) => message.get_attribute(name)?.value(),
            };
            // An argument that is missing shows as its name; the tests look for it.
            let mut errors = Vec::new();
            let text: Cow<'_, str> = bundle.format_pattern(pattern, Some(args), &mut errors);
            Some(text.into_owned())
        })
    }

    fn bundles(&self) -> impl Iterator<Item = &FluentBundle<FluentResource>> {
        let Inner { own, english, .. } = &*self.inner;
        [own].into_iter().chain(english)
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // The marks round inserted text are for writing in both directions, which no language here
    // needs, and would end up in copied text.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match language {
        Language::En => |value, _| number::show(Language::En, value),
        Language::Fi => |value, _| number::show(Language::Fi, value),
        Language::Nb => |value, _| number::show(Language::Nb, value),
        Language::El => |value, _| number::show(Language::El, value),
    }));
    for (_, text) in files(language) {
        // What could be read of a file serves; the tests refuse a file with errors.
        let resource = match FluentResource::try_new((*text).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}
