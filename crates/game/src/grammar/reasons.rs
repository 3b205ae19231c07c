//! The arbiter's reasons: the free text after a command, or after its argument.

use crate::grammar::arguments;
use crate::grammar::lexicon::{Leading, Lexicon};
use std::sync::LazyLock;

/// Reads the arbiter's reason for a ruling: any nonempty text.
pub(crate) fn note(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

static BECAUSE: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(["argument-because"]));

/// The signs that part a reason from what is before it.
const PARTING: &[char] = &[':', ';', ',', '–', '-'];

/// Returns the text before a reason, and the reason, which follows a sign or a word like `because`.
/// `None` without either.
pub(crate) fn before_reason(text: &str) -> Option<(&str, Option<String>)> {
    let starts = text.char_indices().filter(|&(at, c)| {
        let parts =
            PARTING.contains(&c) && text[at + c.len_utf8()..].starts_with(|c: char| c.is_whitespace());
        let is_word = text[..at].ends_with(char::is_whitespace) || at == 0;
        parts || is_word && c.is_alphabetic()
    });
    starts.into_iter().find_map(|(at, _)| Some((text[..at].trim(), marked_reason(&text[at..])?)))
}

/// Splits a text at a reason that a sign or a word like `because` marks.
pub(crate) fn and_reason(text: &str) -> (&str, Option<String>) {
    before_reason(text).unwrap_or((text, None))
}

/// Reads a reason after a sign or a word like `because`.
fn marked_reason(text: &str) -> Option<Option<String>> {
    match text.strip_prefix(PARTING) {
        Some(reason) => Some(note(reason.trim())),
        None => BECAUSE.leading(text).map(|Leading { rest, .. }| note(&rest)),
    }
}

/// Reads the reason after a complete argument; `Some(None)` for an empty text.
///
/// `None` if the text may be more of the argument, such as a second number.
pub(crate) fn reason(text: &str) -> Option<Option<String>> {
    if let Some(reason) = marked_reason(text) {
        return Some(reason);
    }
    let is_number = |word: &str| word.starts_with(|c: char| c.is_ascii_digit()) && !word.contains('.');
    let mut words = text.split_whitespace();
    let (first, second) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let is_more = is_number(first) || arguments::color(first).is_some() && is_number(second);
    (!is_more).then(|| note(text))
}

/// Reads a reason that nothing comes before: with or without a sign or a word like `because`.
pub(crate) fn reason_alone(text: &str) -> Option<String> {
    marked_reason(text).unwrap_or_else(|| note(text))
}
