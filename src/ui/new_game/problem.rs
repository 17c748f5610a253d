//! What keeps the game of the form from starting, as a sentence, and where it was chosen.

use crate::{
    app::{Form, Model},
    lang::Lang,
    rules::{Arg, Reason, Site},
};

/// A reason why the form describes no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Problem {
    pub(crate) sentence: String,
    /// The keys of the rules that it is about; none means that the position line is wrong.
    keys: Vec<&'static str>,
}

impl Problem {
    pub(crate) fn of(model: &Model) -> Option<Self> {
        let form = &model.form;
        let reason = form.table().err()?.reason;
        let keys = form.game.specs().iter().map(|spec| spec.key);
        let keys: Vec<_> = keys
            .filter(|key| reason.args.iter().any(|(_, arg)| says(arg, key)))
            .collect();
        let known = form.game.open(&[], None).ok();
        let site_name = |site: Site| {
            known
                .as_ref()
                .map(|table| table.site_name(site))
                .unwrap_or_default()
        };
        let sentence = model
            .lang
            .reason(&in_words(&model.lang, form, &reason), &site_name);
        Some(Self { sentence, keys })
    }

    pub(crate) fn is_about(&self, key: &str) -> bool {
        self.keys.contains(&key)
    }

    pub(crate) fn is_position(&self) -> bool {
        self.keys.is_empty()
    }
}

fn says(arg: &Arg, key: &str) -> bool {
    match arg {
        Arg::Word(word) => rule_in(word).0 == key,
        Arg::Text(text) => rule_in(text).0 == key,
        Arg::Because(reason) => reason.args.iter().any(|(_, arg)| says(arg, key)),
        Arg::Count(_) | Arg::Site(_) | Arg::Sites(_) => false,
    }
}

/// The key of a rule, and its value where the reason names that too (`twelve=on`).
fn rule_in(text: &str) -> (&str, Option<&str>) {
    match text.split_once('=') {
        Some((key, value)) => (key, Some(value)),
        None => (text, None),
    }
}

/// The reason with rules called as the form calls them instead of by their keys.
fn in_words(lang: &Lang, form: &Form, reason: &Reason) -> Reason {
    let slug = form.game.slug();
    let named = |text: &str| {
        let (key, value) = rule_in(text);
        let is_rule = form.game.specs().iter().any(|spec| spec.key == key);
        let name = lang.option_name(slug, key);
        is_rule.then(|| {
            Arg::Text(match value {
                Some(value) => format!("{name}: {}", lang.option_value(slug, key, value)),
                None => name,
            })
        })
    };
    let mut out = Reason::new(reason.key);
    for (name, arg) in &reason.args {
        let own = || arg.clone();
        let arg = match arg {
            Arg::Word(word) => named(word).unwrap_or_else(own),
            Arg::Text(text) => named(text).unwrap_or_else(own),
            Arg::Because(inner) => Arg::Because(Box::new(in_words(lang, form, inner))),
            Arg::Count(_) | Arg::Site(_) | Arg::Sites(_) => own(),
        };
        out = out.with(name, arg);
    }
    out
}
