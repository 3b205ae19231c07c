//! The words of moves, levels and pins in three-dimensional chess, in each language.

use crate::naming::role_message;
use crate::spoken::fold;
use crate::ways::Ways;
use crate::{Language, Message, QUOTED, Worded, Words, excerpt, plain};
use annabella_chess::{Role, Side};
use annabella_tridim::{File, Level, Wing};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// The messages of the ranks, by their numbers.
pub(super) const RANKS: [&str; 10] = [
    "tridim-rank-0",
    "rank-1",
    "rank-2",
    "rank-3",
    "rank-4",
    "rank-5",
    "rank-6",
    "rank-7",
    "rank-8",
    "tridim-rank-9",
];

/// The meaning of one or more words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LevelTerm {
    Role(Role),
    File(File),
    Rank(u8),
    Level(Level),
    Wing(Wing),
    Board,
    Exchanged,
    Takes,
    EnPassant,
    Castles(Side),
    /// Check or mate, which does not identify the move.
    Check,
    /// A filler word, allowed anywhere (nach).
    Filler,
}

/// The words of each language.
pub(super) static VOCABULARIES: LazyLock<[(Language, Ways<LevelTerm>); Language::ALL.len()]> =
    LazyLock::new(|| Language::ALL.map(|language| (language, vocabulary(language))));

fn vocabulary(language: Language) -> Ways<LevelTerm> {
    let roles = Role::ALL.map(|role| (role_message(role), LevelTerm::Role(role)));
    let files = ["tridim-file-z", "file-a", "file-b", "file-c", "file-d", "file-e"];
    let files = files.into_iter().zip(File::all().map(LevelTerm::File));
    let ranks = RANKS.into_iter().zip((0..).map(LevelTerm::Rank));
    let nameable = Nameable::ALL.into_iter().skip(1).map(|what| (what.id(), term(what)));
    let rest = [
        ("castling-short", LevelTerm::Castles(Side::KingSide)),
        ("castling-long", LevelTerm::Castles(Side::QueenSide)),
        ("tridim-attack-board", LevelTerm::Board),
        ("tridim-exchanged", LevelTerm::Exchanged),
        ("takes", LevelTerm::Takes),
        ("en-passant", LevelTerm::EnPassant),
        ("check", LevelTerm::Check),
        ("mate", LevelTerm::Check),
        ("filler", LevelTerm::Filler),
    ];
    let all = roles.into_iter().chain(files).chain(ranks).chain(nameable).chain(rest);
    Ways::new(&Words::new(language), all)
}

/// Returns the meaning of a thing that has its own word.
pub(super) fn term(what: Nameable) -> LevelTerm {
    match what {
        Nameable::FileZ => File::from_char('z').map_or(LevelTerm::Filler, LevelTerm::File),
        Nameable::White => LevelTerm::Level(Level::White),
        Nameable::Neutral => LevelTerm::Level(Level::Neutral),
        Nameable::Black => LevelTerm::Level(Level::Black),
        Nameable::QueenPin => LevelTerm::Wing(Wing::Queen),
        Nameable::KingPin => LevelTerm::Wing(Wing::King),
    }
}

/// Whether these words, or some of them, have a meaning in an announcement of any language.
fn means_anything(text: &str) -> bool {
    let words = fold(text);
    let known = |way: &[String]| words.windows(way.len().max(1)).any(|some| some == way);
    VOCABULARIES.iter().any(|(_, ways)| ways.iter().any(|(way, _)| known(way)))
}

/// A thing that the rules name by a letter only, so that it needs a word to be spoken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)] // The names are those of Appendix E of the rules.
pub enum Nameable {
    #[serde(rename = "z")]
    FileZ,
    #[serde(rename = "W")]
    White,
    #[serde(rename = "N")]
    Neutral,
    #[serde(rename = "S")]
    Black,
    #[serde(rename = "DP")]
    QueenPin,
    #[serde(rename = "KP")]
    KingPin,
}

impl Nameable {
    /// All of them.
    pub const ALL: [Nameable; 6] = [
        Nameable::FileZ,
        Nameable::White,
        Nameable::Neutral,
        Nameable::Black,
        Nameable::QueenPin,
        Nameable::KingPin,
    ];

    /// Returns the letters of the rules (3D E1, E3).
    pub const fn letters(self) -> &'static str {
        match self {
            Nameable::FileZ => "z",
            Nameable::White => "W",
            Nameable::Neutral => "N",
            Nameable::Black => "S",
            Nameable::QueenPin => "DP",
            Nameable::KingPin => "KP",
        }
    }

    /// Returns the id of the message with the usual word.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Nameable::FileZ => "tridim-file-z",
            Nameable::White => "tridim-level-white",
            Nameable::Neutral => "tridim-level-neutral",
            Nameable::Black => "tridim-level-black",
            Nameable::QueenPin => "tridim-pin-queen",
            Nameable::KingPin => "tridim-pin-king",
        }
    }
}

/// The words chosen by an arbiter instead of the usual ones (2023 D.1, D.2.1): `z=Zeta,W=unten`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LevelWords(BTreeMap<Nameable, String>);

impl LevelWords {
    /// Whether all words are the usual ones.
    pub fn is_usual(&self) -> bool {
        self.0.is_empty()
    }

    /// Iterates over the chosen words.
    pub(super) fn chosen(&self) -> impl Iterator<Item = (Nameable, &str)> {
        self.0.iter().map(|(what, word)| (*what, word.as_str()))
    }

    /// Returns the word for `what`.
    pub(super) fn word(&self, what: Nameable) -> Message {
        match self.0.get(&what) {
            Some(word) => Message::new("tridim-chosen").with("word", word.as_str()),
            None => Message::new(what.id()),
        }
    }
}

/// A fault in a choice of words for file z, levels and pins.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LevelWordsError {
    /// The text is not of the form `z=Zeta,W=unten`.
    #[error("cannot be read as a choice of words: {0:?}")]
    Form(String),
    /// The word already has a meaning in announcements.
    #[error("a word with two meanings: {0:?}")]
    Taken(String),
}

impl Worded for LevelWordsError {
    fn message(&self) -> Message {
        let (id, text) = match self {
            LevelWordsError::Form(text) => ("tridim-no-words", text),
            LevelWordsError::Taken(text) => ("tridim-word-taken", text),
        };
        Message::new(id).with("text", excerpt(text, QUOTED))
    }
}

impl FromStr for LevelWords {
    type Err = LevelWordsError;

    fn from_str(text: &str) -> Result<LevelWords, LevelWordsError> {
        let mut words = BTreeMap::new();
        for part in text.split(',') {
            let form = || LevelWordsError::Form(part.to_owned());
            let (name, word) = part.split_once('=').ok_or_else(form)?;
            let what =
                Nameable::ALL.into_iter().find(|what| what.letters() == name.trim()).ok_or_else(form)?;
            let word = plain(word.trim());
            if !word.chars().any(char::is_alphabetic) || word.chars().any(char::is_numeric) {
                return Err(form());
            }
            if means_anything(&word) || words.values().any(|other: &String| same(other, &word)) {
                return Err(LevelWordsError::Taken(word));
            }
            words.insert(what, word);
        }
        Ok(LevelWords(words))
    }
}

fn same(one: &str, other: &str) -> bool {
    crate::spoken::fold(one) == crate::spoken::fold(other)
}

impl fmt::Display for LevelWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts: Vec<String> =
            self.0.iter().map(|(what, word)| format!("{}={word}", what.letters())).collect();
        f.write_str(&parts.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_words_have_two_meanings() {
        for language in Language::ALL {
            let ways = vocabulary(language);
            for (index, (way, term)) in ways.iter().enumerate() {
                for (other, meaning) in ways.iter().skip(index + 1) {
                    assert!(way != other || term == meaning, "{way:?} in {language:?}");
                }
            }
        }
    }

    /// Returns the number of letters to change, add or drop to turn one word into the other.
    fn distance(one: &str, other: &str) -> usize {
        let other: Vec<char> = other.chars().collect();
        let mut row: Vec<usize> = (0..=other.len()).collect();
        for (above, char) in one.chars().enumerate() {
            let mut corner = std::mem::replace(&mut row[0], above + 1);
            for (index, &own) in other.iter().enumerate() {
                let cost = corner + usize::from(own != char);
                corner = row[index + 1];
                row[index + 1] = cost.min(corner + 1).min(row[index] + 1);
            }
        }
        row[other.len()]
    }

    #[test]
    fn words_of_levels_are_far_from_every_other_word() {
        for language in Language::ALL {
            let words = Words::new(language);
            let ways = vocabulary(language);
            for what in Nameable::ALL {
                let own = words.named(what.id()).unwrap().to_lowercase();
                for (way, meaning) in ways.iter().filter(|(_, meaning)| *meaning != term(what)) {
                    let way = way.concat();
                    // A wing's name is a piece's name with one more syllable, and a number always follows.
                    let wings = [*meaning, term(what)].iter().any(|term| matches!(term, LevelTerm::Wing(_)));
                    let near = if wings { 3 } else { 4 };
                    assert!(distance(&own, &way) >= near, "{own} {way}");
                }
            }
        }
    }

    #[test]
    fn words_are_chosen_one_by_one() {
        let words: LevelWords = "z=Zeppelin, W=unten".parse().unwrap();
        assert_eq!(words.to_string(), "z=Zeppelin,W=unten");
        let json = serde_json::to_string(&words).unwrap();
        assert_eq!(json, r#"{"z":"Zeppelin","W":"unten"}"#);
        assert_eq!(serde_json::from_str::<LevelWords>(&json).unwrap(), words);
    }

    #[test]
    fn a_word_may_not_mean_two_things() {
        let choose = |text: &str| text.parse::<LevelWords>();
        assert_eq!(choose("z=Anna"), Err(LevelWordsError::Taken("Anna".to_owned())));
        assert_eq!(choose("W=neutral"), Err(LevelWordsError::Taken("neutral".to_owned())));
        assert_eq!(choose("W=Tal,S=tal"), Err(LevelWordsError::Taken("tal".to_owned())));
        for text in ["", "z", "z=", "z=4", "y=Zeta"] {
            assert!(matches!(choose(text), Err(LevelWordsError::Form(_))), "{text}");
        }
    }
}
