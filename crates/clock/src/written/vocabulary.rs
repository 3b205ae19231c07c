//! The words with which people write time controls, in six languages.

use super::tokens::Unit;
use crate::Bonus;
use crate::Span;

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
