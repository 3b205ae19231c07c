//! Texts with the shape of an arbiter's PIN.
//!
//! The core does not know the PIN. A line is withheld or quoted by its shape alone, so that no answer depends on
//! whether it equals or resembles the PIN. A text without this shape cannot be chosen as the PIN.

use annabella_chess::notation::{self, Letters};

/// The minimum number of digits in a PIN.
pub const FEWEST_DIGITS: usize = 4;

/// The minimum number of digits of a mistyped PIN: one of them may be missing.
const FEWEST_MISTYPED: usize = FEWEST_DIGITS - 1;

/// The maximum number of digits in a part of a time or of a clause: `10:30`, `11.3.2.1`.
const MOST_IN_PART: usize = 2;

/// Whether a text may be chosen as the PIN: one of its words has enough digits, and no other meaning.
///
/// Times, dates, clauses, moves and results have another meaning, because notes name them.
pub fn is_pin_shaped(text: &str) -> bool {
    words(text).any(|word| digits(word) >= FEWEST_DIGITS && !has_meaning(word))
}

/// Whether a text may be a mistyped PIN, perhaps with blanks. Moves in it do not count.
pub(crate) fn is_mistyped_pin(text: &str) -> bool {
    words(text).filter(|word| !is_move(word)).map(digits).sum::<usize>() >= FEWEST_MISTYPED
}

/// Whether a text is only a PIN, perhaps with blanks: `4711`, `47 11`.
pub(crate) fn is_pin_alone(text: &str) -> bool {
    digits(text) >= FEWEST_DIGITS && words(text).all(|word| digits(word) > 0 && !is_move(word))
}

/// Whether a text contains a number with the digits of a PIN.
pub(crate) fn has_long_number(text: &str) -> bool {
    words(text).any(|word| digits(word) >= FEWEST_DIGITS && word.chars().all(char::is_numeric))
}

/// Returns the words of a text without the signs around them.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let bare = text.split_whitespace().map(|word| word.trim_matches(|ch: char| !ch.is_alphanumeric()));
    bare.filter(|word| !word.is_empty())
}

fn digits(text: &str) -> usize {
    text.chars().filter(|ch| ch.is_numeric()).count()
}

fn has_meaning(word: &str) -> bool {
    is_move(word) || is_date(word) || word == "1/2-1/2" || word.split(['-', '–']).all(is_time_or_clause)
}

/// Whether a word is a time or a clause of the Laws: `10:30`, `1:02:03`, `D.2.10.1`.
fn is_time_or_clause(word: &str) -> bool {
    let mut parts = word.split([':', '.']);
    let is_number = |part: &str| (1..=MOST_IN_PART).contains(&part.len()) && is_decimal(part);
    let is_letter = |part: &str| part.len() == 1 && part.chars().all(char::is_alphabetic);
    let begins = parts.next().is_some_and(|part| is_number(part) || is_letter(part));
    begins && word.contains([':', '.']) && parts.all(is_number)
}

/// Whether a word is a date: `2026-11-29`, `29.11.2026`.
fn is_date(word: &str) -> bool {
    let lengths = |sign| {
        let parts: Vec<&str> = word.split(sign).collect();
        let decimal = parts.iter().all(|part| is_decimal(part));
        decimal.then(|| parts.iter().map(|part| part.len()).collect::<Vec<usize>>())
    };
    lengths('-').is_some_and(|lengths| lengths == [4, 2, 2])
        || lengths('.').is_some_and(|lengths| matches!(lengths[..], [1 | 2, 1 | 2, 4]))
}

/// Whether a word is a written move, perhaps with its number: `e2e4`, `12.Nf3`.
fn is_move(word: &str) -> bool {
    let bare = word.trim_start_matches(|ch: char| ch.is_ascii_digit());
    let bare = if bare.starts_with('.') { bare.trim_start_matches('.') } else { word };
    bare.chars().any(char::is_alphabetic) && !notation::read(bare, &Letters::ALL).is_empty()
}

fn is_decimal(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pin_has_four_digits_and_no_other_meaning() {
        for pin in ["4711", "q47z11x", "sesame-4711", "mi casa 4711", "47-11", "2026", "x1y2z3w4", "٤٧١١"]
        {
            assert!(is_pin_shaped(pin), "{pin}");
            assert!(is_pin_shaped(&format!("clock wrong, ({pin})!")), "{pin}");
        }
        for other in [
            "",
            "sesame",
            "471",
            "47 11",
            "-+-+",
            "10:30",
            "1:02:03",
            "10:00-12:30",
            "D.2.10.1",
            "11.3.2.1",
            "2026-11-29",
            "29.11.2026",
            "12.Ng1-f3",
            "e2-e4",
            "1/2-1/2",
            "12th 15min 30s",
        ] {
            assert!(!is_pin_shaped(other), "{other}");
        }
    }

    #[test]
    fn a_mistyped_pin_has_at_most_one_digit_less() {
        for typo in ["471", "47v1", "4 7 1", "q4z11x", "pin 7411", "e2e44"] {
            assert!(is_mistyped_pin(typo), "{typo}");
        }
        for other in ["strat", "Sf33", "Nxd44", "press2", "e2e4 e7e5 g1f3", "47", "12.Ng1-f3"] {
            assert!(!is_mistyped_pin(other), "{other}");
        }
    }

    #[test]
    fn a_pin_alone_has_no_other_words() {
        for pin in ["4711", "47 11", "4 7 1 1", "sesame-4711", "4711!"] {
            assert!(is_pin_alone(pin), "{pin}");
        }
        for other in ["strat 4711", "471", "e2e4 e7e5", "gibberish", ""] {
            assert!(!is_pin_alone(other), "{other}");
        }
    }
}
