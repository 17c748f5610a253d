//! Numbers as each language writes them, and decimals as people type them. Files and the command
//! line keep the point and never come here.

use std::borrow::Cow;

use fluent_bundle::types::{FluentNumber, FluentNumberOptions, FluentValue};

use crate::lang::{Lang, Language};

/// An argument of a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Value<'a> {
    /// Shown as it is; messages may select on it.
    Text(Cow<'a, str>),
    /// Messages may select on its plural form.
    Whole(i64),
    /// Shown with exactly so many digits after the decimal mark.
    Decimal { value: f64, digits: usize },
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

macro_rules! from_whole {
    ($($whole:ty),*) => {
        $(impl From<$whole> for Value<'_> {
            fn from(number: $whole) -> Self {
                Self::Whole(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}
from_whole!(i64, i32, u64, u32, u16, u8, usize);

impl<'a> From<Value<'a>> for FluentValue<'a> {
    fn from(value: Value<'a>) -> Self {
        match value {
            Value::Text(text) => FluentValue::String(text),
            Value::Whole(number) => FluentValue::from(number),
            Value::Decimal { value, digits } => FluentValue::Number(FluentNumber::new(
                value,
                FluentNumberOptions {
                    minimum_fraction_digits: Some(digits),
                    maximum_fraction_digits: Some(digits),
                    ..FluentNumberOptions::default()
                },
            )),
        }
    }
}

/// Fluent selects plural forms by itself, but shows every number in the English way: this is
/// what it shows instead.
pub(crate) fn show(language: Language, value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) => {
            let digits = number.options.minimum_fraction_digits.unwrap_or(0);
            Some(write(language, number.value, digits))
        }
        FluentValue::String(_)
        | FluentValue::Custom(_)
        | FluentValue::None
        | FluentValue::Error => None,
    }
}

fn write(language: Language, number: f64, digits: usize) -> String {
    let plain = format!("{:.digits$}", number.abs());
    let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
    let is_zero = plain.bytes().all(|byte| matches!(byte, b'0' | b'.'));
    let mut text = String::new();
    if number < 0.0 && !is_zero {
        text.push('\u{2212}');
    }
    group(language, whole, &mut text);
    if !fraction.is_empty() {
        text.push(match language {
            Language::En => '.',
            Language::Fi | Language::Nb | Language::El => ',',
        });
        text.push_str(fraction);
    }
    text
}

/// Four digits stay together in every language, as its style guides allow.
fn group(language: Language, digits: &str, text: &mut String) {
    let mark = match language {
        Language::En => ',',
        Language::Fi | Language::Nb => '\u{a0}',
        Language::El => '.',
    };
    for (at, digit) in digits.chars().enumerate() {
        if digits.len() >= 5 && at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(mark);
        }
        text.push(digit);
    }
}

/// A decimal as somebody types it in any language: comma or point, either minus sign, spaces
/// between the digits. `None` if it is not a finite number.
pub fn parse_decimal(text: &str) -> Option<f64> {
    let mut plain = String::with_capacity(text.len());
    for letter in text.trim().chars() {
        match letter {
            ',' => plain.push('.'),
            '\u{2212}' => plain.push('-'),
            ' ' | '\u{a0}' | '\u{202f}' | '\u{2009}' => (),
            '0'..='9' | '.' | '-' | '+' => plain.push(letter),
            _ => return None,
        }
    }
    let number: f64 = plain.parse().ok()?;
    number.is_finite().then_some(number)
}

impl Lang {
    /// A whole number: `12 345` in Finnish.
    pub fn whole(&self, number: i64) -> String {
        let mut text = String::new();
        if number < 0 {
            text.push('\u{2212}');
        }
        group(
            self.language(),
            &number.unsigned_abs().to_string(),
            &mut text,
        );
        text
    }

    /// A number with so many digits after the decimal mark.
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        write(self.language(), number, digits)
    }

    /// The size of a file.
    pub fn size(&self, bytes: u64) -> String {
        const UNIT: u64 = 1000;
        const KEYS: [&str; 3] = ["size-kilobytes", "size-megabytes", "size-gigabytes"];
        if bytes < UNIT {
            return self.format("size-bytes", &[("n", bytes.into())]);
        }
        // Precision beyond the one digit shown does not matter.
        let mut value = bytes as f64 / UNIT as f64;
        let mut keys = KEYS.into_iter().peekable();
        while let Some(key) = keys.next() {
            // 999.95 and up would be shown as 1000.0 of this unit.
            if value < 999.95 || keys.peek().is_none() {
                return self.format(key, &[("n", Value::Decimal { value, digits: 1 })]);
            }
            value /= UNIT as f64;
        }
        unreachable!("the last unit takes every size")
    }
}
