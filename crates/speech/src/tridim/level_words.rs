//! Words for file z, the levels and the wings of the pins.

use super::vocabulary::means_anything;
use crate::{Message, QUOTED, Worded, excerpt, plain};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

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
