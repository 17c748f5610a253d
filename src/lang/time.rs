//! Days, times of day and spans of time as each language writes them.

use std::time::Duration;

use jiff::{Timestamp, Zoned, civil::Date};

use crate::lang::{Lang, Language, Value};

impl Lang {
    /// When something happened, for lists: "Today, 14:05", "Yesterday, 9:30", "3 March",
    /// "3 March 2025", in the zone of `now`.
    pub fn when(&self, at: Timestamp, now: &Zoned) -> String {
        let at = at.to_zoned(now.time_zone().clone());
        let (day, today) = (at.date(), now.date());
        let clock = self.time_of_day(at.hour(), at.minute());
        if day == today {
            self.format("when-today", &[("time", clock.into())])
        } else if today.yesterday().is_ok_and(|yesterday| day == yesterday) {
            self.format("when-yesterday", &[("time", clock.into())])
        } else {
            self.date(day, today)
        }
    }

    /// What a record says of the time it was played, for lists; `None` if it says nothing. Years
    /// and dates written in other ways than `2019-10-12` or `2019.10.12` stay as they are.
    pub fn recorded(&self, date: &str, now: &Zoned) -> Option<String> {
        if let Ok(at) = date.parse::<Timestamp>() {
            Some(self.when(at, now))
        } else if let Ok(day) = date.replace('.', "-").parse::<Date>() {
            Some(self.date(day, now.date()))
        } else {
            let is_said = |letter: char| letter.is_alphanumeric();
            date.contains(is_said).then(|| date.trim().to_owned())
        }
    }

    /// A date; the year only where it is not that of `today`.
    pub fn date(&self, day: Date, today: Date) -> String {
        let month = self.format("month-in-date", &[("month", whole(day.month()))]);
        let mut args = vec![("day", whole(day.day())), ("month", month.into())];
        if day.year() == today.year() {
            return self.format("date", &args);
        }
        // As text: a year is never grouped.
        args.push(("year", day.year().to_string().into()));
        self.format("date-with-year", &args)
    }

    fn time_of_day(&self, hour: i8, minute: i8) -> String {
        match self.language() {
            Language::En | Language::Nb | Language::El => format!("{hour:02}:{minute:02}"),
            Language::Fi => format!("{hour}.{minute:02}"),
        }
    }

    /// What a clock shows, in whole seconds begun: `5:07`, `1:05:07`. The same in all languages.
    pub fn clock(&self, time: Duration) -> String {
        let seconds = time.as_secs();
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        if hours == 0 {
            format!("{minutes}:{seconds:02}")
        } else {
            format!("{hours}:{minutes:02}:{seconds:02}")
        }
    }

    /// How long something took, in its two largest units: "2 h 5 min", "3 min 20 s", "1.5 s".
    pub fn duration(&self, time: Duration) -> String {
        let seconds = time.as_secs();
        if seconds < 10 {
            let value = Value::Decimal {
                // Cut, so that what is below ten seconds is shown as below ten.
                value: (time.as_millis() / 100) as f64 / 10.0,
                digits: 1,
            };
            self.format("duration-seconds", &[("seconds", value)])
        } else if seconds < 60 {
            self.format("duration-seconds", &[("seconds", seconds.into())])
        } else if seconds < 3600 {
            self.format(
                "duration-minutes",
                &[
                    ("minutes", (seconds / 60).into()),
                    ("seconds", (seconds % 60).into()),
                ],
            )
        } else {
            self.format(
                "duration-hours",
                &[
                    ("hours", (seconds / 3600).into()),
                    ("minutes", (seconds / 60 % 60).into()),
                ],
            )
        }
    }
}

fn whole(number: i8) -> Value<'static> {
    Value::Whole(number.into())
}
