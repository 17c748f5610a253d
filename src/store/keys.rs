//! A file that is a map of keys: reading values one by one, and merging what two processes changed.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
};

use ron::{Value, ser::PrettyConfig, value::Number};

use crate::{
    rules::Reason,
    store::{files, pathtext},
};

/// A file's content, in the order of the keys.
pub(crate) type Keys = BTreeMap<String, Value>;

/// Where a file stopped making sense.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    pub(crate) line: usize,
    pub(crate) column: usize,
}

impl Fault {
    pub(crate) fn reason(self, file: &Path) -> Reason {
        Reason::new("store-broken")
            .text("file", files::shown(file))
            .count("line", self.line as u64)
            .count("column", self.column as u64)
    }
}

impl From<ron::error::SpannedError> for Fault {
    fn from(err: ron::error::SpannedError) -> Self {
        Self {
            line: err.span.start.line,
            column: err.span.start.col,
        }
    }
}

pub(crate) fn parse(text: &str) -> Result<Keys, Fault> {
    Ok(ron::from_str(text)?)
}

pub(crate) fn write(keys: &Keys) -> String {
    let config = PrettyConfig::new().new_line("\n").depth_limit(1);
    let mut text = ron::ser::to_string_pretty(keys, config).expect("values that RON can hold");
    text.push('\n');
    text
}

/// What is there now, with every change from `base` to `ours` made in it.
pub(crate) fn merge(base: &Keys, ours: &Keys, mut now: Keys) -> Keys {
    let touched: BTreeSet<_> = base.keys().chain(ours.keys()).collect();
    for key in touched {
        let value = ours.get(key);
        if value == base.get(key) {
            continue;
        }
        match value {
            Some(value) => now.insert(key.clone(), value.clone()),
            None => now.remove(key),
        };
    }
    now
}

pub(crate) fn flag(value: &Value) -> Option<bool> {
    match value {
        Value::Bool(flag) => Some(*flag),
        _ => None,
    }
}

/// A number within bounds, whole or not.
pub(crate) fn number(value: &Value, least: f32, most: f32) -> Option<f32> {
    let Value::Number(number) = value else {
        return None;
    };
    // Settings need no more digits than a float has.
    let number = number.into_f64() as f32;
    (least <= number && number <= most).then_some(number)
}

pub(crate) fn float(value: f32) -> Value {
    Value::Number(Number::from(value))
}

/// The value of a word in a table of names.
pub(crate) fn word<T: Copy>(value: &Value, table: &[(&str, T)]) -> Option<T> {
    let Value::String(word) = value else {
        return None;
    };
    table
        .iter()
        .find(|(name, _)| name == word)
        .map(|&(_, value)| value)
}

/// The name of a value that the table lists.
pub(crate) fn name<T: PartialEq>(value: &T, table: &[(&str, T)]) -> Value {
    let row = table.iter().find(|(_, known)| known == value);
    Value::String(row.expect("every value has a name").0.to_owned())
}

pub(crate) fn field<'a>(value: &'a Value, key: &str) -> Option<&'a Value> {
    match value {
        Value::Map(map) => map.get(&Value::String(key.to_owned())),
        _ => None,
    }
}

pub(crate) fn map<'a>(rows: impl IntoIterator<Item = (&'a str, Value)>) -> Value {
    let row = |(key, value): (&str, Value)| (Value::String(key.to_owned()), value);
    Value::Map(rows.into_iter().map(row).collect())
}

pub(crate) fn text(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        _ => None,
    }
}

pub(crate) fn texts(value: &Value) -> Option<Vec<String>> {
    match value {
        Value::Seq(rows) => rows.iter().map(text).collect(),
        _ => None,
    }
}

pub(crate) fn text_map(value: &Value) -> Option<BTreeMap<String, String>> {
    match value {
        Value::Map(map) => map
            .iter()
            .map(|(key, value)| text(key).zip(text(value)))
            .collect(),
        _ => None,
    }
}

pub(crate) fn paths(value: &Value) -> Option<Vec<PathBuf>> {
    let texts = texts(value)?;
    Some(texts.iter().map(|text| pathtext::read(text)).collect())
}

pub(crate) fn write_paths(paths: &[PathBuf]) -> Value {
    let row = |path: &PathBuf| Value::String(pathtext::write(path));
    Value::Seq(paths.iter().map(row).collect())
}
