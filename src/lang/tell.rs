//! Reasons, effects and outcomes of the rules as sentences.

use std::mem::discriminant;

use fluent_bundle::{FluentArgs, FluentValue};

use crate::lang::{Lang, Value};
use crate::rules::{Arg, Effect, Outcome, Reason, Side, Site};

impl Lang {
    /// A reason in words. Sites are called what `site_name` calls them.
    pub fn reason(&self, reason: &Reason, site_name: &dyn Fn(Site) -> String) -> String {
        let args = self.args(&reason.args, site_name);
        self.message(reason.key, None, &args)
            .unwrap_or_else(|| reason.key.to_owned())
    }

    /// What a turn did, in sentences.
    ///
    /// Effects of one kind and cause in a row are told together by the message `KEY-many`, if
    /// there is one, with all their sites as `sites`, the last one's `to` and the rest as the first has it. A message
    /// whose key is that of the sentence before plus attribute `after-KEY` goes on with that
    /// sentence. Causes with an empty message, and changes of a stock that only follow from
    /// their neighbour, are not told.
    pub fn told(&self, effects: &[Effect], site_name: &dyn Fn(Site) -> String) -> String {
        let mut text = String::new();
        let mut before = None;
        for run in self.runs(effects) {
            let key = run[0].cause().key;
            let Some((sentence, joins)) = self.sentence(&run, before, site_name) else {
                continue;
            };
            if joins {
                text.truncate(text.trim_end_matches('.').len());
            }
            if !text.is_empty() && !sentence.starts_with([',', ';']) {
                text.push(' ');
            }
            text.push_str(&sentence);
            before = Some(key);
        }
        text
    }

    /// What effects bring the side that made them, as the end of a sentence about it: "takes the
    /// piece on d3f and wins tile e3". `None` where no cause counts as a gain.
    ///
    /// The message of a cause is `gain-KEY`, with the sites of all its effects as `sites`.
    pub fn gains(&self, effects: &[Effect], site_name: &dyn Fn(Site) -> String) -> Option<String> {
        let mut groups: Vec<(String, Vec<&Effect>)> = Vec::new();
        for effect in effects {
            let key = format!("gain-{}", effect.cause().key);
            match groups.iter_mut().find(|(known, _)| *known == key) {
                Some((_, group)) => group.push(effect),
                None if self.has(&key) => groups.push((key, vec![effect])),
                None => (),
            }
        }
        let clause = |(key, group): &(String, Vec<&Effect>)| {
            let args = self.args(&gathered(group), site_name);
            self.message(key, None, &args)
        };
        let clauses: Vec<String> = groups.iter().filter_map(clause).collect();
        (!clauses.is_empty()).then(|| self.list(&clauses))
    }

    /// The sentence of a run, and whether it goes on with the one before it; `None` if there is
    /// nothing to tell.
    fn sentence(
        &self,
        run: &[&Effect],
        before: Option<&str>,
        site_name: &dyn Fn(Site) -> String,
    ) -> Option<(String, bool)> {
        let cause = run[0].cause();
        let (key, args) = if let [_] = run {
            (cause.key.to_owned(), self.args(&cause.args, site_name))
        } else {
            let args = self.args(&gathered(run), site_name);
            (many(cause.key), args)
        };
        if let Some(before) = before {
            let name = format!("after-{before}");
            if let Some(text) = self.message(&key, Some(&name), &args) {
                return Some((text, true));
            }
        }
        let text = self.message(&key, None, &args).unwrap_or(key);
        (!text.is_empty()).then_some((text, false))
    }

    /// Effects in groups that are told by one message each.
    fn runs<'a>(&self, effects: &'a [Effect]) -> Vec<Vec<&'a Effect>> {
        let mut runs: Vec<Vec<&Effect>> = Vec::new();
        for (at, effect) in effects.iter().enumerate() {
            let key = effect.cause().key;
            let follows = |other: Option<&Effect>| {
                other.is_some_and(|other| {
                    !matches!(other, Effect::Stock { .. }) && other.cause().key == key
                })
            };
            let previous = at.checked_sub(1).and_then(|at| effects.get(at));
            if matches!(effect, Effect::Stock { .. })
                && (follows(previous) || follows(effects.get(at + 1)))
            {
                continue;
            }
            match runs.last_mut() {
                Some(run) if alike(run[0], effect) && self.has(&many(key)) => run.push(effect),
                _ => runs.push(vec![effect]),
            }
        }
        runs
    }

    /// How a game ended, in a sentence. `sides` are the game's words for its two sides.
    ///
    /// The message is `outcome-SLUG-win-REASON` or `outcome-SLUG-draw-REASON` if the game has
    /// one of its own, else the same without the slug. Its arguments are the winner as `side`
    /// and the loser as `other`.
    pub fn outcome(&self, slug: &str, sides: [&str; 2], outcome: &Outcome) -> String {
        let winner = outcome.winner.unwrap_or(Side::First);
        let args = [
            ("side", sides[winner.index()].into()),
            ("other", sides[(!winner).index()].into()),
        ];
        let key = self.own_key(slug, |of| format!("outcome-{of}{}", how(outcome)));
        self.format(&key, &args)
    }

    /// Why a game ended, in a sentence that goes with words about who won: "39 discs to 25."
    /// `pieces` are those that either side has on the board.
    ///
    /// The messages are those of [`Lang::outcome`] with `ended` in front. Their arguments are the
    /// pieces of the winner as `own` and of the loser as `other`.
    pub fn ended(&self, slug: &str, outcome: &Outcome, pieces: [usize; 2]) -> String {
        let winner = outcome.winner.unwrap_or(Side::First);
        let args = [
            ("own", pieces[winner.index()].into()),
            ("other", pieces[(!winner).index()].into()),
        ];
        let key = self.own_key(slug, |of| format!("ended-{of}{}", how(outcome)));
        self.format(&key, &args)
    }

    /// The key of a game's own message, if there is one, else that without its slug.
    fn own_key(&self, slug: &str, key: impl Fn(&str) -> String) -> String {
        let own = key(&format!("{slug}-"));
        if self.has(&own) { own } else { key("") }
    }

    /// A side's name, from the game's word for it.
    pub fn side_name(&self, word: &str) -> String {
        self.text(&format!("side-{word}"))
    }

    /// A game's name.
    pub fn game_name(&self, slug: &str) -> String {
        self.text(&format!("game-{slug}"))
    }

    /// A line that says what one does in a game.
    pub fn game_line(&self, slug: &str) -> String {
        self.text(&format!("game-{slug}-line"))
    }

    /// What a game calls one of its optional rules.
    pub fn option_name(&self, slug: &str, key: &str) -> String {
        self.text(&format!("{slug}-option-{key}"))
    }

    /// A sentence about what an optional rule changes.
    pub fn option_about(&self, slug: &str, key: &str) -> String {
        self.text(&format!("{slug}-option-{key}-about"))
    }

    /// What a value of an optional rule is called; a number or a text is shown as it is.
    pub fn option_value(&self, slug: &str, key: &str, value: &str) -> String {
        let message = format!("{slug}-option-{key}-{value}");
        if self.has(&message) {
            return self.text(&message);
        }
        value
            .parse()
            .map_or_else(|_| value.to_owned(), |number| self.whole(number))
    }

    /// A list in words: "a, b and c".
    pub fn list<S: AsRef<str>>(&self, items: &[S]) -> String {
        let Some((last, rest)) = items.split_last() else {
            return String::new();
        };
        let last = last.as_ref();
        let rest: Vec<&str> = rest.iter().map(AsRef::as_ref).collect();
        if rest.is_empty() {
            return last.to_owned();
        }
        let rest = rest.join(", ");
        self.format("list", &[("rest", rest.into()), ("last", last.into())])
    }

    fn args(
        &self,
        args: &[(&'static str, Arg)],
        site_name: &dyn Fn(Site) -> String,
    ) -> FluentArgs<'static> {
        let mut out = FluentArgs::new();
        for (name, value) in args {
            let value = match value {
                Arg::Word(word) => Value::from(*word),
                Arg::Text(text) => Value::from(text.clone()),
                Arg::Count(count) => Value::Whole(*count),
                Arg::Site(site) => Value::from(site_name(*site)),
                Arg::Because(reason) => Value::from(self.reason(reason, site_name)),
                Arg::Sites(sites) => {
                    let count = FluentValue::from(Value::from(sites.len()));
                    out.set(format!("{name}-count"), count);
                    let names: Vec<String> = sites.iter().map(|&site| site_name(site)).collect();
                    Value::from(self.list(&names))
                }
            };
            out.set(*name, FluentValue::from(value));
        }
        out
    }
}

/// The words of an outcome in keys.
fn how(outcome: &Outcome) -> String {
    let how = match outcome.winner {
        Some(_) => "win",
        None => "draw",
    };
    format!("{how}-{}", outcome.reason)
}

fn many(key: &str) -> String {
    format!("{key}-many")
}

/// Whether two effects are told together: the same kind and cause, and no word in their messages
/// that differs.
fn alike(one: &Effect, other: &Effect) -> bool {
    fn words(reason: &Reason) -> impl Iterator<Item = &(&'static str, Arg)> {
        let is_word = |(_, value): &&(&'static str, Arg)| matches!(value, Arg::Word(_));
        reason.args.iter().filter(is_word)
    }
    let (cause, other_cause) = (one.cause(), other.cause());
    discriminant(one) == discriminant(other)
        && cause.key == other_cause.key
        && words(cause).eq(words(other_cause))
}

/// The arguments of the first cause, with `sites` of all effects.
fn gathered(run: &[&Effect]) -> Vec<(&'static str, Arg)> {
    let sites = run.iter().filter_map(|effect| site(effect)).collect();
    let first = run[0].cause().args.iter();
    let mut args: Vec<_> = first
        .filter(|(name, _)| *name != "sites")
        .cloned()
        .collect();
    args.push(("sites", Arg::Sites(sites)));
    args
}

/// Where an effect leaves its trace.
fn site(effect: &Effect) -> Option<Site> {
    match *effect {
        Effect::Placed { at, .. } | Effect::Taken { at, .. } | Effect::Turned { at, .. } => {
            Some(at)
        }
        Effect::Moved { to, .. } | Effect::Rolled { to, .. } => Some(to),
        Effect::Tile { tile, .. } => Some(tile),
        Effect::Stock { .. } | Effect::Lent { .. } | Effect::Passed { .. } => None,
    }
}
