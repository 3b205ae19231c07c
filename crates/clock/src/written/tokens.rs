//! The numbers, words and signs of a written time control.

use super::vocabulary;

/// The unit of a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Unit {
    Hours,
    Minutes,
    Seconds,
}

/// A part of the text.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token {
    /// A number in thousandths, because of `1.5 h`.
    Number(u64),
    /// Two or three numbers with colons: `90:00`, `1:30:00`.
    Clock(Vec<u64>),
    /// Letters in lower case.
    Word(String),
    /// A sign; quotation marks are units.
    Sign(char),
}

/// A part of the text and its place, in characters.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Placed {
    pub(super) token: Token,
    pub(super) from: usize,
    pub(super) to: usize,
}

/// Returns the character that stands for the variants of a sign.
fn plain(c: char) -> char {
    match c {
        '’' | '‘' | '′' | '´' | '`' => '\'',
        '”' | '“' | '″' | '„' => '"',
        '\u{a0}' | '\u{2009}' | '\u{202f}' | '\t' => ' ',
        '＋' => '+',
        _ => c,
    }
}

/// Splits a text.
pub(super) fn tokens(text: &str) -> Vec<Placed> {
    let chars: Vec<char> = text.chars().map(plain).collect();
    let (mut at, mut found) = (0, Vec::new());
    while at < chars.len() {
        let from = at;
        let token = match chars[at] {
            ' ' => {
                at += 1;
                continue;
            }
            c if c.is_ascii_digit() => number(&chars, &mut at),
            '½' | '¼' | '¾' => {
                at += 1;
                Token::Number(match chars[from] {
                    '½' => 500,
                    '¼' => 250,
                    _ => 750,
                })
            }
            c if c.is_alphabetic() => {
                while chars.get(at).is_some_and(|c| c.is_alphabetic()) {
                    at += 1;
                }
                let word: String = chars[from..at].iter().collect();
                // The full stop of an abbreviation.
                at += usize::from(chars.get(at) == Some(&'.'));
                Token::Word(word.to_lowercase())
            }
            '\'' | '"' => {
                while at < chars.len() && at < from + 2 && matches!(chars[at], '\'' | '"') {
                    at += 1;
                }
                Token::Word(chars[from..at].iter().collect())
            }
            sign => {
                at += 1;
                Token::Sign(sign)
            }
        };
        found.push(Placed { token, from, to: at });
    }
    found
}

/// Returns the value of digits; the largest number if there are too many.
fn value(digits: &[char]) -> u64 {
    let digit = |c: &char| u64::from(c.to_digit(10).unwrap_or_default());
    digits.iter().fold(0, |sum: u64, c| sum.saturating_mul(10).saturating_add(digit(c)))
}

/// Reads a number, a number with a fraction, or numbers with colons.
fn number(chars: &[char], at: &mut usize) -> Token {
    let digits = |from: usize| chars[from..].iter().take_while(|c| c.is_ascii_digit()).count();
    let from = *at;
    let length = digits(from);
    *at += length;
    let whole = value(&chars[from..*at]);
    let mut fields = vec![whole];
    while fields.len() < 3 && chars.get(*at) == Some(&':') && digits(*at + 1) == 2 {
        let field = value(&chars[*at + 1..*at + 3]);
        // "300:30" are two of PGN's periods, "120:00" are two hours.
        if field > 59 || length > 3 || length == 3 && field > 0 {
            break;
        }
        fields.push(field);
        *at += 3;
    }
    if fields.len() > 1 {
        return Token::Clock(fields);
    }
    let whole = whole.saturating_mul(1000);
    match (chars.get(*at), digits((*at + 1).min(chars.len()))) {
        (Some('.'), places @ 1..=2) => {
            *at += 1 + places;
            Token::Number(whole.saturating_add(fraction(&chars[*at - places..*at])))
        }
        // A comma also parts periods: "1,5 h" has a fraction, "40/90,30" has not.
        (Some(','), 1) if is_time(chars, *at + 2) => {
            *at += 2;
            Token::Number(whole.saturating_add(fraction(&chars[*at - 1..*at])))
        }
        // The full stop of an ordinal number.
        (Some('.'), _) => {
            *at += 1;
            Token::Number(whole)
        }
        _ => Token::Number(whole),
    }
}

fn fraction(digits: &[char]) -> u64 {
    value(digits) * if digits.len() == 1 { 100 } else { 10 }
}

/// Whether a unit follows.
fn is_time(chars: &[char], from: usize) -> bool {
    let rest: String =
        chars.iter().skip(from).skip_while(|c| **c == ' ').take_while(|c| c.is_alphabetic()).collect();
    vocabulary::unit(&rest.to_lowercase()).is_some()
}
