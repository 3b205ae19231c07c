//! Tags as PGN demands them, and as people and programs write them.

use super::words::RESULTS;
use std::borrow::Cow;

/// The quotation marks around a value, straight and curly.
const QUOTES: [char; 8] = ['"', '“', '”', '„', '‟', '«', '»', '″'];

/// The tags that are read without quotation marks, or with an unclosed bracket.
const KNOWN: [&str; 27] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "FEN",
    "SetUp",
    "Variant",
    "ECO",
    "Opening",
    "Annotator",
    "EventDate",
    "EventType",
    "Board",
    "TimeControl",
    "Termination",
    "WhiteElo",
    "BlackElo",
    "WhiteTitle",
    "BlackTitle",
    "WhiteFideId",
    "BlackFideId",
    "WhiteTeam",
    "BlackTeam",
    "PlyCount",
];

/// Returns the name of a tag in its usual spelling: `White` for `white`.
pub(super) fn known(name: &str) -> &str {
    KNOWN.into_iter().find(|known| known.eq_ignore_ascii_case(name)).unwrap_or(name)
}

/// A tag at the beginning of a text.
#[derive(Debug, PartialEq)]
pub(super) struct TagRead<'a> {
    pub name: Cow<'a, str>,
    /// The value without escapes.
    pub value: String,
    /// Whether it is written as PGN demands.
    pub is_exact: bool,
    /// Whether the value is clear, as it is in curly quotation marks.
    pub is_clear: bool,
    /// The text after it.
    pub rest: &'a str,
}

/// Reads the tag at the start of a text, written as PGN demands; `None` if there is none.
pub(super) fn exact(text: &str) -> Option<TagRead<'_>> {
    let inner = text.strip_prefix('[')?.trim_start();
    let end = inner.find(|sign: char| !sign.is_alphanumeric() && sign != '_' && sign != '-')?;
    let (name, after) = inner.split_at(end);
    let value = after.trim_start().strip_prefix('"').filter(|_| !name.is_empty())?;
    let close = closing(value)?;
    let rest = value[close + 1..].trim_start().strip_prefix(']')?;
    let value = unescaped(&value[..close]);
    Some(TagRead { name: name.into(), value, is_exact: true, is_clear: true, rest })
}

/// Reads the tag at the beginning of a text; `None` if there is none.
pub(super) fn read(text: &str) -> Option<TagRead<'_>> {
    let inner = text.strip_prefix('[').unwrap_or(text);
    let opened = inner.len() < text.len();
    let trimmed = inner.trim_start();
    let end = trimmed.find(|sign: char| !sign.is_alphanumeric() && sign != '_' && sign != '-')?;
    let (name, after) = trimmed.split_at(end);
    if name.is_empty() {
        return None;
    }
    let value = after.trim_start();
    if let Some(exact) = exact(text) {
        return Some(exact);
    }
    mended(name, value, opened)
}

/// Whether the last tag of a text is not complete, so that its rest may be on the next line: `[Black`,
/// `[Black "Anna`, `[Black "Anna"`. `None` if other text than tags is in it.
pub(super) fn ends_open(text: &str) -> Option<bool> {
    let mut rest = text.trim();
    loop {
        if rest.is_empty() {
            return Some(false);
        }
        if let Some(tag) = exact(rest) {
            rest = tag.rest.trim();
            continue;
        }
        let inner = rest.strip_prefix('[')?.trim_start();
        let value =
            inner.trim_start_matches(|sign: char| sign.is_alphanumeric() || sign == '_' || sign == '-');
        let named = value.len() < inner.len() && inner.starts_with(char::is_alphabetic);
        let value = value.trim_start();
        let is_open = match value.strip_prefix('"') {
            None => value.is_empty(),
            Some(value) if value.ends_with(']') => false,
            Some(value) => closing(value).is_none_or(|end| value[end + 1..].trim().is_empty()),
        };
        return (named && is_open).then_some(true);
    }
}

/// Returns the index of the first tag on a line whose last tag is not complete, as [`ends_open`] says.
///
/// The tags are alone on the line, or after the result of a game: `1-0 [Event "A long`.
pub(super) fn open_from(text: &str) -> Option<usize> {
    if ends_open(text) == Some(true) {
        return Some(0);
    }
    text.match_indices('[').map(|(at, _)| at).find(|&at| {
        let before = text[..at].trim_end();
        let in_comment = || before.contains(';') || before.rfind('{') > before.rfind('}');
        // Searching the whole text comes last.
        RESULTS.iter().any(|end| before.ends_with(end))
            && ends_open(&text[at..]) == Some(true)
            && !in_comment()
    })
}

/// Reads a value that is not quoted or closed as it should be; `None` for other text in brackets.
fn mended<'a>(name: &'a str, value: &'a str, opened: bool) -> Option<TagRead<'a>> {
    let quoted = opened && value.starts_with(QUOTES);
    let known = KNOWN.contains(&known(name));
    if !(quoted || known && (value.starts_with(QUOTES) || value.contains(']'))) {
        return None;
    }
    // The value ends at the last quotation mark before the bracket, or at the bracket.
    let (inside, rest) = match value.rfind(']') {
        Some(end) => (&value[..end], &value[end + 1..]),
        None => (value, ""),
    };
    let inside = inside.trim();
    // A name with a space in it.
    let is_clear = opened && inside.ends_with(QUOTES) && inside.matches(QUOTES).count() == 2;
    let letters =
        |text: &str| text.chars().all(|sign| sign.is_alphanumeric() || matches!(sign, ' ' | '_' | '-'));
    let closed = |&quote: &usize| {
        let marks = inside[quote..].matches(QUOTES).count();
        quote > 0 && marks == 2 && inside.ends_with(QUOTES) && letters(&inside[..quote])
    };
    let (more, inside) = match inside.find(QUOTES).filter(closed) {
        Some(quote) => inside.split_at(quote),
        None => ("", inside),
    };
    let name = if more.is_empty() {
        Cow::from(name)
    } else {
        Cow::from(format!("{name}_{}", more.trim().replace(' ', "_")))
    };
    let bare = inside.strip_prefix(QUOTES).unwrap_or(inside);
    let bare = match bare.rfind(QUOTES) {
        Some(end) => &bare[..end],
        None => bare,
    };
    Some(TagRead { name, value: unescaped(bare), is_exact: false, is_clear, rest })
}

/// Returns the index of the quotation mark that ends a value.
fn closing(value: &str) -> Option<usize> {
    let mut escaped = false;
    value.find(|sign| {
        let closes = sign == '"' && !escaped;
        escaped = sign == '\\' && !escaped;
        closes
    })
}

/// Returns a value without its escapes.
fn unescaped(raw: &str) -> String {
    let mut value = String::new();
    let mut signs = raw.chars().peekable();
    while let Some(sign) = signs.next() {
        value.push(match sign {
            '\\' => signs.next_if(|&next| next == '\\' || next == '"').unwrap_or(sign),
            _ => sign,
        });
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> Option<(String, String, bool, String)> {
        let TagRead { name, value, is_exact, rest, .. } = read(text)?;
        Some((name.into(), value, is_exact, rest.into()))
    }

    #[test]
    fn a_tag_may_be_open_at_the_end_of_a_line() {
        for (text, open) in [
            ("[Black", Some(true)),
            ("[White \"Anna\"] [Black", Some(true)),
            ("[Event \"A long name", Some(true)),
            ("[White \"Anna\"", Some(true)),
            ("[White \"Anna\"]", Some(false)),
            ("[White \"Anna\"] 1. e4", None),
            ("[White Anna]", None),
            ("[White \"Anna]", None),
            ("[%clk", None),
            ("[from page 2", None),
            ("[1. e4", None),
            ("1. e4 e5", None),
        ] {
            assert_eq!(ends_open(text), open, "{text}");
        }
    }

    #[test]
    fn an_open_tag_may_be_behind_a_result() {
        for (text, from) in [
            ("[Event \"A long", Some(0)),
            ("1. e4 e5 1-0 [Event \"A long", Some(13)),
            ("1. e4 {no} e5 *[White \"Anna\"] [Black", Some(15)),
            ("1. e4 e5 1/2-1/2 [White \"Anna\"", Some(17)),
            ("1. e4 e5 1-0 [Event \"Club\"]", None),
            ("1. e4 e5 [Event \"A long", None),
            ("1. e4 {he gave 1-0 [Event \"A long", None),
            ("1. e4 ; he gave 1-0 [Event \"A long", None),
        ] {
            assert_eq!(open_from(text), from, "{text}");
        }
    }

    #[test]
    fn tags_are_read_as_they_are_found() {
        for (text, name, value, exact, rest) in [
            ("[White \"Anna \\\"A\\\"\"] [Black \"B\"]", "White", "Anna \"A\"", true, " [Black \"B\"]"),
            ("[ FEN\"x\" ]", "FEN", "x", true, ""),
            ("[Event \"The \"Best\" Open\"]", "Event", "The \"Best\" Open", false, ""),
            ("[White “Anna”]", "White", "Anna", false, ""),
            ("[White „Anna“]", "White", "Anna", false, ""),
            ("[White \"Anna\"", "White", "Anna", false, ""),
            ("[White \"Anna", "White", "Anna", false, ""),
            ("[White Anna Meier]", "White", "Anna Meier", false, ""),
            ("White \"Anna\"]", "White", "Anna", false, ""),
            ("[White \"A\" e4]", "White", "A", false, ""),
        ] {
            assert_eq!(told(text), Some((name.into(), value.into(), exact, rest.into())), "{text}");
        }
        for text in ["[from page 2]", "[1. e4", "1. e4 e5", "White: Anna", "[%clk 1:00]", "White Black"] {
            assert_eq!(told(text), None, "{text}");
        }
    }
}
