//! The message files: complete, the same arguments in every language, and translated.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};
use tavola::lang::{Lang, Language, Value, files};

/// Messages that say the same in another language as in English: names and signs.
const SAME: &[&str] = &[
    "analysis-rate",
    "app-name",
    "command-hint",
    "duration-minutes",
    "duration-seconds",
    "game-coerceo",
    "game-deblockle",
    "game-reversi",
    "key-backspace",
    "key-command",
    "key-ctrl",
    "key-end",
    "key-enter",
    "key-escape",
    "key-home",
    "key-minus",
    "key-page-down",
    "key-page-up",
    "key-plus",
    "key-shift",
    "settings-memory-value",
    "settings-seconds",
    "size-gigabytes",
    "size-kilobytes",
    "size-megabytes",
    "thousand",
    "variant-coerceo",
];

/// The value of a message, or an attribute of it.
#[derive(Default)]
pub(crate) struct Text {
    file: &'static str,
    /// As written, without what is inserted.
    plain: String,
    args: BTreeSet<String>,
    /// Messages that are inserted.
    pub(crate) refs: BTreeSet<String>,
    /// What the message selects on, by argument.
    pub(crate) variants: BTreeMap<String, BTreeSet<String>>,
}

/// By key; an attribute as `key.attribute`.
pub(crate) type Texts = BTreeMap<String, Text>;

pub(crate) fn texts(language: Language) -> Texts {
    let mut texts = Texts::new();
    let mut add = |file: &'static str, key: String, pattern: &Pattern<&str>| {
        let mut text = Text {
            file,
            ..Text::default()
        };
        text.read(pattern);
        let code = language.code();
        let twice = texts.insert(key.clone(), text).is_some();
        assert!(!twice, "{code}/{file}: {key} stands there twice");
    };
    for &(file, source) in files(language) {
        let resource = parser::parse(source).unwrap_or_else(|(_, errors)| {
            panic!("{}/{file}: {errors:?}", language.code());
        });
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name;
                    let value = message.value.as_ref();
                    let value = value.unwrap_or_else(|| panic!("{file}: {key} has no value"));
                    add(file, key.to_owned(), value);
                    for attribute in &message.attributes {
                        add(
                            file,
                            format!("{key}.{}", attribute.id.name),
                            &attribute.value,
                        );
                    }
                }
                Entry::Term(term) => panic!("{file}: terms take no arguments: {}", term.id.name),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => (),
                Entry::Junk { content } => panic!("{file}: {content}"),
            }
        }
    }
    texts
}

impl Text {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.plain.push_str(value),
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    panic!("only arguments are selected on: {selector:?}");
                };
                self.args.insert(id.name.to_owned());
                for variant in variants {
                    let (VariantKey::Identifier { name }
                    | VariantKey::NumberLiteral { value: name }) = variant.key;
                    let words = self.variants.entry(id.name.to_owned()).or_default();
                    words.insert(name.to_owned());
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { value }
            | InlineExpression::NumberLiteral { value } => self.plain.push_str(value),
            InlineExpression::VariableReference { id } => {
                self.args.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference {
                id,
                attribute: None,
            } => {
                self.refs.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::MessageReference { .. }
            | InlineExpression::FunctionReference { .. }
            | InlineExpression::TermReference { .. } => panic!("not used here: {inline:?}"),
        }
    }
}

/// The arguments of a message and of those that it inserts.
fn args(texts: &Texts, key: &str) -> BTreeSet<String> {
    let text = texts
        .get(key)
        .unwrap_or_else(|| panic!("{key} is inserted but nowhere written"));
    let inserted = text.refs.iter().flat_map(|key| args(texts, key));
    text.args.iter().cloned().chain(inserted).collect()
}

fn variants(texts: &Texts, key: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = texts[key].variants.clone();
    for inserted in &texts[key].refs {
        for (name, words) in variants(texts, inserted) {
            all.entry(name).or_default().extend(words);
        }
    }
    all
}

#[test]
fn no_message_is_missing_or_in_another_file() {
    let english = texts(Language::En);
    for language in Language::ALL {
        let own = texts(language);
        let place = |texts: &Texts| -> BTreeSet<String> {
            let place = |(key, text): (&String, &Text)| format!("{}: {key}", text.file);
            texts.iter().map(place).collect()
        };
        let (own, english) = (place(&own), place(&english));
        let missing: Vec<_> = english.difference(&own).collect();
        let extra: Vec<_> = own.difference(&english).collect();
        let code = language.code();
        assert!(missing.is_empty(), "missing in {code}: {missing:#?}");
        assert!(extra.is_empty(), "in {code} but not in English: {extra:#?}");
    }
}

#[test]
fn messages_take_the_same_arguments_in_every_language() {
    // A count that goes with a list may be needed by the grammar of some languages only.
    fn needed(texts: &Texts, key: &str) -> BTreeSet<String> {
        let base = |name: String| match name.strip_suffix("-count") {
            Some(list) => list.to_owned(),
            None => name,
        };
        args(texts, key).into_iter().map(base).collect()
    }
    let english = texts(Language::En);
    for language in Language::ALL {
        let own = texts(language);
        for key in english.keys().filter(|key| own.contains_key(*key)) {
            let code = language.code();
            assert_eq!(needed(&own, key), needed(&english, key), "{key} in {code}");
        }
    }
}

#[test]
fn messages_are_translated() {
    let letters = |text: &str| text.chars().any(char::is_alphabetic);
    let english = texts(Language::En);
    for language in [Language::Fi, Language::Nb, Language::El] {
        let own = texts(language);
        let same: Vec<_> = own
            .iter()
            .filter(|(key, text)| {
                letters(&text.plain)
                    && english
                        .get(*key)
                        .is_some_and(|english| english.plain == text.plain)
                    && !SAME.contains(&key.as_str())
            })
            .map(|(key, _)| key)
            .collect();
        let code = language.code();
        assert!(
            same.is_empty(),
            "the same in {code} as in English: {same:#?}"
        );
    }
    for key in SAME {
        assert!(english.contains_key(*key), "{key} is no message");
    }
}

/// Every message with every plural form and every word it selects on.
#[test]
fn every_message_can_be_shown_whole() {
    for language in Language::ALL {
        let lang = Lang::new(language);
        let texts = texts(language);
        for key in texts.keys().filter(|key| !key.contains('.')) {
            let variants = variants(&texts, key);
            let names = args(&texts, key);
            let plain: Vec<(&str, Value<'_>)> = names
                .iter()
                .map(|name| (name.as_str(), Value::from("c3")))
                .collect();
            let mut shown = vec![lang.format(key, &plain)];
            for (at, name) in names.iter().enumerate() {
                let words = variants.get(name).into_iter().flatten();
                let words = words.map(|word| Value::from(word.as_str()));
                for value in words.chain([0, 1, 2, 5, 21, 101].map(Value::from)) {
                    let mut args = plain.clone();
                    args[at].1 = value;
                    shown.push(lang.format(key, &args));
                }
            }
            let text = &texts[key];
            let is_silent = text.plain.is_empty() && names.is_empty() && text.refs.is_empty();
            for text in shown {
                let code = language.code();
                assert_eq!(text.is_empty(), is_silent, "{key} in {code}: {text:?}");
                assert!(!text.contains('{'), "{key} in {code}: {text:?}");
                assert!(!text.contains("  "), "{key} in {code}: {text:?}");
                assert!(
                    !text.contains(['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}']),
                    "{key} in {code} has isolating marks"
                );
            }
        }
    }
}
