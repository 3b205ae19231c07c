//! The numbers, words and signs of a written time control, and its words in six languages.

use crate::{Bonus, Span};

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
    unit(&rest.to_lowercase()).is_some()
}

/// A kind of time for each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BonusKind {
    Increment,
    Delay,
    Bronstein,
}

impl BonusKind {
    pub(super) fn of(self, span: Span) -> Bonus {
        match self {
            _ if span == Span::ZERO => Bonus::None,
            BonusKind::Increment => Bonus::Increment(span),
            BonusKind::Delay => Bonus::Delay(span),
            BonusKind::Bronstein => Bonus::Bronstein(span),
        }
    }
}

const HOURS: &[&str] = &[
    "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "u", "uur", "uren", "heure", "heures",
    "hora", "horas", "ora", "ore",
];
const MINUTES: &[&str] =
    &["m", "mn", "min", "mins", "minute", "minutes", "minuten", "minuut", "minuto", "minutos", "minuti", "'"];
const SECONDS: &[&str] = &[
    "s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden", "seconde", "seconden", "secondes",
    "seg", "segundo", "segundos", "secondo", "secondi", "\"", "''",
];

/// Returns the unit of a word.
pub(super) fn unit(word: &str) -> Option<Unit> {
    let is = |words: &[&str]| words.contains(&word);
    match () {
        () if is(HOURS) => Some(Unit::Hours),
        () if is(MINUTES) => Some(Unit::Minutes),
        () if is(SECONDS) => Some(Unit::Seconds),
        () => None,
    }
}

/// Returns the kind of bonus that a word introduces or follows.
pub(super) fn bonus(word: &str) -> Option<BonusKind> {
    match word {
        "inc" | "incr" | "increment" | "bonus" | "added" | "zuschlag" | "zeitzuschlag" | "zeitgutschrift"
        | "gutschrift" | "zugabe" | "zusätzlich" | "incrément" | "incremento" | "increments" | "fischer" => {
            Some(BonusKind::Increment)
        }
        "d" | "delay" | "aufschub" | "vertraging" | "délai" | "retardo" | "ritardo" => {
            Some(BonusKind::Delay)
        }
        "b" | "bronstein" => Some(BonusKind::Bronstein),
        _ => None,
    }
}

/// Whether a word comes before a time for the rest of the game: `SD/30`, `G/60`.
pub(super) fn is_rest(word: &str) -> bool {
    matches!(
        word,
        "sd" | "g" | "game" | "rest" | "end" | "all" | "remainder" | "remaining" | "reste" | "resto"
    )
}

pub(super) fn is_moves(word: &str) -> bool {
    const MOVES: &[&str] = &[
        "move", "moves", "mv", "mvs", "zug", "züge", "zügen", "zuege", "zuegen", "zet", "zetten", "coup",
        "coups", "jugada", "jugadas", "mossa", "mosse",
    ];
    MOVES.contains(&word)
}

/// Whether a word comes between a time and what it is for.
pub(super) fn is_for(word: &str) -> bool {
    matches!(word, "for" | "für" | "fuer" | "pour" | "para" | "voor" | "per" | "in" | "en" | "within")
}

/// Whether a word makes a time one for each move.
pub(super) fn is_each(word: &str) -> bool {
    matches!(word, "per" | "a" | "je" | "pro" | "par" | "por" | "each" | "every" | "cada" | "an" | "/")
}

/// Whether a word adds a time to another.
pub(super) fn is_plus(word: &str) -> bool {
    matches!(word, "+" | "|" | "plus" | "with" | "mit" | "avec" | "con" | "met")
}

/// Whether a word joins the parts of a time: "1 hour and 30 minutes".
pub(super) fn is_and(word: &str) -> bool {
    matches!(word, "and" | "und" | "et" | "y" | "e" | "en")
}

/// Whether a word parts periods.
pub(super) fn is_separator(word: &str) -> bool {
    matches!(
        word,
        "," | ";"
            | ":"
            | "then"
            | "followed"
            | "by"
            | "dann"
            | "danach"
            | "anschließend"
            | "puis"
            | "daarna"
            | "luego"
            | "después"
            | "poi"
    ) || is_and(word) && word != "en"
}

/// Whether a word comes before the number of the move from which a bonus counts.
pub(super) fn is_from(word: &str) -> bool {
    matches!(word, "from" | "starting" | "ab" | "vanaf" | "dès" | "desde" | "dal" | "dalla" | "since")
}

/// Whether a word carries no meaning where it is allowed.
pub(super) fn is_filler(word: &str) -> bool {
    const FILLERS: &[&str] = &[
        "the",
        "first",
        "of",
        "an",
        "a",
        "die",
        "den",
        "der",
        "dem",
        "ersten",
        "les",
        "le",
        "premiers",
        "las",
        "primeras",
        "la",
        "prime",
        "de",
        "eerste",
        "addition",
        "additional",
        "partie",
        "partij",
        "partida",
        "partita",
        "to",
    ];
    FILLERS.contains(&word)
}

/// Whether a word is an ordinal or cardinal one: "from move one".
pub(super) fn is_one(word: &str) -> bool {
    matches!(
        word,
        "one" | "eins" | "ersten" | "first" | "un" | "uno" | "een" | "premier" | "primera" | "prima"
    )
}
