//! Times and time controls as arguments of commands: `4:30`, `two minutes`, `increment 30 s`.

use crate::grammar::lexicon::{Leading, Lexicon};
use crate::grammar::{arguments, reasons};
use annabella_chess::Color;
use annabella_clock::{LeadingTime, Span, leading_time};
use annabella_speech::spoken;
use std::sync::LazyLock;

/// A clock shows less than this: no game gives a player 100 hours.
const LONGEST_TIME: Span = Span::seconds(100 * 3_600);

/// Reads a time as shown on clocks: `4:30`, `1:02:03`, or `90` seconds.
pub(crate) fn clock_reading(text: &str) -> Option<Span> {
    let mut seconds = 0u64;
    let parts: Vec<&str> = text.split(':').collect();
    if parts.len() > 3 {
        return None;
    }
    for (i, part) in parts.iter().enumerate() {
        let number: u64 = part.parse().ok().filter(|&n| n < 1_000_000)?;
        if i > 0 && number > 59 {
            return None;
        }
        seconds = seconds * 60 + number;
    }
    Some(Span::seconds(seconds))
}

/// Reads a side and a time, such as `white 4:30` or `white two minutes`, and a reason after it.
///
/// `both` instead of a side is `None`.
/// A number without a unit may be minutes or seconds, and is refused, except 0.
pub(crate) fn time_of(text: &str) -> Option<(Option<Color>, Span, Option<String>)> {
    let (side, LeadingTime { span, is_clear, rest }) = side_and_time(text)?;
    let is_time = span < LONGEST_TIME && (is_clear || span == Span::ZERO);
    Some((side, Some(span).filter(|_| is_time)?, reasons::reason(rest)?))
}

/// Whether the text has a side and a number that may be hours, minutes or seconds.
pub(crate) fn lacks_unit(text: &str) -> bool {
    side_and_time(text).is_some_and(|(_, time)| !time.is_clear && time.span > Span::ZERO)
}

fn side_and_time(text: &str) -> Option<(Option<Color>, LeadingTime<'_>)> {
    let (side, rest) = text.split_once(char::is_whitespace)?;
    let both = arguments::is_both(side);
    let side = if both { None } else { Some(arguments::color(side)?) };
    Some((side, time_in_words(rest)?))
}

/// Words for numbers of hours, minutes and seconds, besides those of ranks.
static NUMBERS: LazyLock<Lexicon> = LazyLock::new(|| {
    Lexicon::new([
        "argument-half",
        "argument-one",
        "argument-nine",
        "argument-ten",
        "argument-fifteen",
        "argument-twenty",
        "argument-thirty",
    ])
});

/// Reads a time at the beginning of a text, such as `2:00`, `two minutes` or `half an hour`.
pub(crate) fn time_in_words(text: &str) -> Option<LeadingTime<'_>> {
    let spelt = || {
        let (halves, rest) = spelt_number(text)?;
        let written = format!("1{rest}");
        let LeadingTime { span: Span(each), is_clear, rest } = leading_time(&written)?;
        let rest = &text[text.len() - rest.len()..];
        is_clear.then_some(LeadingTime { span: Span(each * halves / 2), is_clear, rest })
    };
    leading_time(text).or_else(spelt)
}

/// Reads a number in words at the beginning of a text.
///
/// Returns its double, and the rest with a blank before it.
fn spelt_number(text: &str) -> Option<(u64, &str)> {
    let (word, _) = text.split_once(char::is_whitespace)?;
    if let Some(rank) = spoken::rank(word).filter(|_| word.chars().all(char::is_alphabetic)) {
        return Some((2 * (u64::from(rank) + 1), &text[word.len()..]));
    }
    let Leading { id, rest, .. } = NUMBERS.leading(text)?;
    let halves = match id {
        "argument-half" => 1,
        "argument-one" => 2,
        "argument-nine" => 18,
        "argument-ten" => 20,
        "argument-fifteen" => 30,
        "argument-twenty" => 40,
        _ => 60,
    };
    let before = text.len().checked_sub(rest.len() + 1)?;
    Some((halves, text.get(before..).filter(|rest| rest.starts_with(' '))?))
}

static CONTROL: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(["command-control", "argument-increment"]));

/// Returns the argument of `set control 5400+30` or `set increment 30 s`; the increment keeps its word.
pub(crate) fn after_control(text: &str) -> Option<String> {
    let Leading { id, rest, .. } = CONTROL.leading(text)?;
    Some(if id == "command-control" { rest } else { text.to_owned() })
}

/// Reads `increment 30 s`. A number without a unit is seconds.
pub(crate) fn increment(text: &str) -> Option<Span> {
    let Leading { id: "argument-increment", rest, .. } = CONTROL.leading(text)? else { return None };
    let LeadingTime { span, rest, .. } = time_in_words(&rest)?;
    Some(span).filter(|_| rest.is_empty())
}

/// Returns a time as it is typed in a command: `1:00`, or `1:02:03` with hours.
pub(crate) fn as_typed(Span(ms): Span) -> String {
    let (hours, minutes, seconds) = (ms / 3_600_000, ms / 60_000 % 60, ms / 1000 % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_number_means_two_things() {
        assert_eq!(NUMBERS.faults(), [""; 0]);
    }

    #[test]
    fn times_are_read_with_numbers_in_words() {
        for (text, seconds) in [
            ("two minutes", 120),
            ("half a minute", 30),
            ("half an hour", 1800),
            ("a minute", 60),
            ("an hour", 3600),
            ("one minute", 60),
            ("ten minutes", 600),
            ("thirty seconds", 30),
            ("eine Minute", 60),
            ("eine halbe Minute", 30),
            ("zehn Minuten", 600),
            ("acht Sekunden", 8),
        ] {
            let time = time_in_words(text).expect(text);
            assert_eq!((time.span, time.rest), (Span::seconds(seconds), ""), "{text}");
        }
        assert_eq!(time_in_words("a tea").map(|time| time.span), None);
        let time = time_in_words("ten minutes he was ill").expect("ten minutes");
        assert_eq!((time.span, time.rest), (Span::seconds(600), "he was ill"));
    }
}
