//! A time at the beginning of a text: `2 minutes`, `1h12`, `1:29:00`, `1 Stunde und 12 Minuten`.

use super::tokens;
use super::tokens::{Unit, is_and};
use crate::Span;

/// A time at the beginning of a text, and the text after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeadingTime<'a> {
    /// The time.
    pub span: Span,
    /// Whether its unit is clear: a unit is named, or colons show hours, minutes and seconds.
    pub is_clear: bool,
    /// The text after it, without blanks around it.
    pub rest: &'a str,
}

/// The largest number that is read.
const MOST: u64 = 1_000_000;

/// Reads the time at the beginning of a text, with units in six languages.
///
/// A number alone is in seconds. `None` if there is no time, or if a part of it cannot be understood.
///
/// ```
/// use annabella_clock::{Span, leading_time};
/// let read = |text| leading_time(text).map(|time| (time.span, time.rest));
/// assert_eq!(read("2 minutes for talking"), Some((Span::seconds(120), "for talking")));
/// assert_eq!(read("1h12"), Some((Span::seconds(4_320), "")));
/// assert_eq!(read("1:29:00"), Some((Span::seconds(5_340), "")));
/// assert_eq!(read("2 minutes 30"), None);
/// ```
pub fn leading_time(text: &str) -> Option<LeadingTime<'_>> {
    let mut rest = text.trim();
    let (mut seconds, mut smallest) = (Seconds::default(), None);
    loop {
        let (number, after) = Number::read(rest)?;
        let (unit, after_unit) = unit(after);
        if unit.is_none() && smallest.is_none() {
            // `4:30`, `1:29:00` or a number alone.
            return clear(number.without_unit()?, number.is_clock(), after);
        }
        let (unit, after) = match (unit, smallest) {
            (Some(unit), _) => (unit, after_unit),
            // `1h12`, but not `2 minutes 30`.
            (None, Some(larger)) if is_glued_to(text, rest) => (smaller(larger)?, after),
            _ => return None,
        };
        if smallest.is_some_and(|larger| unit <= larger) {
            return None;
        }
        seconds.add(number.of(unit)?)?;
        smallest = Some(unit);
        match next_part(after) {
            Some(next) => rest = next,
            None => return clear(seconds.span(), true, after),
        }
    }
}

/// Returns the time, unless the text after it may be part of it: `1 hour and a half`.
fn clear(span: Span, is_clear: bool, after: &str) -> Option<LeadingTime<'_>> {
    let is_apart = after.is_empty() || after.starts_with(|c: char| c.is_whitespace() || ":;,.".contains(c));
    let rest = after.strip_prefix('.').unwrap_or(after).trim();
    let word = first_word(rest).to_lowercase();
    let continues = is_and(&word) || tokens::unit(&word).is_some();
    (is_apart && !continues).then_some(LeadingTime { span, is_clear, rest })
}

/// Returns the letters at the beginning of a text.
fn first_word(text: &str) -> &str {
    text.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default()
}

/// Whether nothing is between `rest` and the text before it.
fn is_glued_to(text: &str, rest: &str) -> bool {
    let before = &text[..rest.as_ptr() as usize - text.as_ptr() as usize];
    !before.ends_with(char::is_whitespace)
}

/// Returns the text after a part, if the time continues: `12 min`, `and 5 seconds`.
fn next_part(after: &str) -> Option<&str> {
    let mut rest = after.trim_start();
    let word = first_word(rest);
    if is_and(&word.to_lowercase()) {
        rest = rest[word.len()..].trim_start();
    }
    // The number of an article is a reason.
    let is_article = rest.split(char::is_whitespace).next().is_some_and(|word| word.matches('.').count() > 1);
    (rest.starts_with(|c: char| c.is_ascii_digit()) && !is_article).then_some(rest)
}

const fn smaller(unit: Unit) -> Option<Unit> {
    match unit {
        Unit::Hours => Some(Unit::Minutes),
        Unit::Minutes => Some(Unit::Seconds),
        Unit::Seconds => None,
    }
}

/// Reads a unit, and returns the text after it and after the full stop of an abbreviation.
fn unit(text: &str) -> (Option<Unit>, &str) {
    let text = text.trim_start();
    let is_part = |c: char| c.is_alphabetic() || QUOTES.contains(c);
    let end = text.find(|c| !is_part(c)).unwrap_or(text.len());
    let (word, rest) = text.split_at(end);
    // `1h12m`: the letters end before the next number.
    let plain: String = word.to_lowercase().chars().map(plain).collect();
    let unit = tokens::unit(&plain);
    (unit, if unit.is_some() { rest.strip_prefix('.').unwrap_or(rest) } else { text })
}

/// The signs of minutes and seconds.
const QUOTES: &str = "'’′\"”″";

const fn plain(c: char) -> char {
    match c {
        '’' | '′' => '\'',
        '”' | '″' => '"',
        _ => c,
    }
}

/// A sum of times.
#[derive(Default)]
struct Seconds(u64);

impl Seconds {
    fn add(&mut self, more: u64) -> Option<()> {
        self.0 = self.0.checked_add(more)?;
        Some(())
    }

    const fn span(&self) -> Span {
        Span::seconds(self.0)
    }
}

/// A number as written.
enum Number {
    /// In thousandths, because of `1.5 h`.
    Plain(u64),
    /// Two or three numbers with colons.
    Clock(Vec<u64>),
}

impl Number {
    /// Reads a number at the beginning of a text, and returns the text after it.
    fn read(text: &str) -> Option<(Number, &str)> {
        let mut fields = Vec::new();
        let mut rest = text;
        loop {
            let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
            let (digits, after) = rest.split_at(end);
            let field = digits.parse().ok().filter(|&field| field < MOST)?;
            if !fields.is_empty() && field > 59 {
                return None;
            }
            fields.push(field);
            // A colon before a reason is not part of the number.
            match after.strip_prefix(':').filter(|after| after.starts_with(|c: char| c.is_ascii_digit())) {
                Some(next) => rest = next,
                None => {
                    rest = after;
                    break;
                }
            }
        }
        if let [whole] = fields[..] {
            let (fraction, rest) = fraction(rest)?;
            return Some((Number::Plain(whole * 1000 + fraction), rest));
        }
        (fields.len() <= 3).then_some((Number::Clock(fields), rest))
    }

    const fn is_clock(&self) -> bool {
        matches!(self, Number::Clock(_))
    }

    /// Returns the time without a unit; seconds for a number alone.
    fn without_unit(&self) -> Option<Span> {
        match self {
            Number::Plain(thousandths) => {
                thousandths.is_multiple_of(1000).then(|| Span::seconds(thousandths / 1000))
            }
            Number::Clock(fields) => {
                Some(Span::seconds(fields.iter().fold(0, |seconds, field| seconds * 60 + field)))
            }
        }
    }

    /// Returns the number of seconds, if it is whole and the unit fits: `1:30 h`, but not `1:30 s`.
    fn of(&self, unit: Unit) -> Option<u64> {
        let length = match unit {
            Unit::Hours => 3_600,
            Unit::Minutes => 60,
            Unit::Seconds => 1,
        };
        match (self, unit) {
            (Number::Plain(thousandths), _) => {
                let thousandths = thousandths.checked_mul(length)?;
                thousandths.is_multiple_of(1000).then_some(thousandths / 1000)
            }
            (Number::Clock(fields), Unit::Hours) => {
                let [hours, minutes] = fields[..2] else { return None };
                Some(hours * 3_600 + minutes * 60 + fields.get(2).unwrap_or(&0))
            }
            (Number::Clock(fields), Unit::Minutes) => {
                if let [minutes, seconds] = fields[..] {
                    Some(minutes * 60 + seconds)
                } else {
                    None
                }
            }
            (Number::Clock(_), Unit::Seconds) => None,
        }
    }
}

/// Reads one or two places after a point or a comma, in thousandths.
fn fraction(text: &str) -> Option<(u64, &str)> {
    let Some(places) = text.strip_prefix(['.', ',']) else { return Some((0, text)) };
    let end = places.find(|c: char| !c.is_ascii_digit()).unwrap_or(places.len());
    let (digits, rest) = places.split_at(end);
    match digits.len() {
        // A comma or a full stop after the number.
        0 => Some((0, text)),
        1 => Some((digits.parse::<u64>().ok()? * 100, rest)),
        2 => Some((digits.parse::<u64>().ok()? * 10, rest)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn read(text: &str) -> Option<(u64, bool, &str)> {
        leading_time(text).map(|time| (time.span.0 / 1000, time.is_clear, time.rest))
    }

    #[test]
    fn times_are_read_with_their_units_in_six_languages() {
        for (text, seconds) in [
            ("2 minutes", 120),
            ("2 min", 120),
            ("2 min.", 120),
            ("2m", 120),
            ("2'", 120),
            ("2′30″", 150),
            ("30 s", 30),
            ("30s", 30),
            ("30 sec", 30),
            ("1h12", 4_320),
            ("1h12m", 4_320),
            ("1 h 12 min 5 s", 4_325),
            ("2m30", 150),
            ("1.5 h", 5_400),
            ("1,5 Stunden", 5_400),
            ("1:30 h", 5_400),
            ("1:30 hours", 5_400),
            ("1:12:00 h", 4_320),
            ("2:30 minutes", 150),
            ("1:29:00", 5_340),
            ("4:30", 270),
            ("120:30", 7_230),
            ("1 hour and 12 minutes", 4_320),
            ("1 Stunde und 12 Minuten", 4_320),
            ("2 Min", 120),
            ("90 Sekunden", 90),
            ("1 uur en 5 minuten", 3_900),
            ("30 seconden", 30),
            ("1 heure et 5 minutes", 3_900),
            ("30 secondes", 30),
            ("1 hora y 5 minutos", 3_900),
            ("30 segundos", 30),
            ("1 ora e 5 minuti", 3_900),
            ("30 secondi", 30),
        ] {
            assert_eq!(read(text), Some((seconds, true, "")), "{text}");
        }
        assert_eq!(read("90"), Some((90, false, "")));
        assert_eq!(read("2 minuets"), Some((2, false, "minuets")));
    }

    #[test]
    fn a_reason_follows_the_whole_time() {
        for (text, seconds, reason) in [
            ("2 minutes for talking", 120, "for talking"),
            ("2:00 for talking", 120, "for talking"),
            ("2:00: for talking", 120, ": for talking"),
            ("2 min: for talking", 120, ": for talking"),
            ("1:12:00 the clock was wrong", 4_320, "the clock was wrong"),
            ("2 minutes 7.5.5", 120, "7.5.5"),
            ("2:00 7.5.5", 120, "7.5.5"),
        ] {
            assert_eq!(read(text), Some((seconds, true, reason)), "{text}");
        }
    }

    #[test]
    fn no_part_of_a_time_is_left_over() {
        for text in [
            "",
            "soon",
            "-1:00",
            "1:60",
            "1:2:3:4",
            "2 minutes 30",
            "1 h 12",
            "30 s 2 min",
            "2 min 2 min",
            "1:30 s",
            "1:02:03 min",
            "1.333 h",
            "1.5",
            "0.3 s",
            "99999999999999999999 s",
            "1h12x",
            "2mins5x",
            "5x",
            "1 hour and a half",
            "2 Minuten und etwas",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    proptest! {
        #[test]
        fn never_panics(text in "\\PC*", number in "[0-9:,. hms'\"]{0,12}") {
            let _ = (leading_time(&text), leading_time(&number));
        }
    }
}
