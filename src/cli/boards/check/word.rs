//! The words that can be typed during a test of a board, in every language of the program.

use crate::speech::{Language, Words, spoken::fold};

/// A word of the guided test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CheckWord {
    /// Repeat the last words.
    Again,
    /// Skip this step.
    Skip,
    /// Skip the rest of this rank.
    Rank,
    /// Read the empty board again.
    Empty,
    /// The debounce time; milliseconds follow.
    Debounce,
    /// End the test.
    Quit,
}

/// The words and the messages that contain them.
const WORDS: [(&str, CheckWord); 6] = [
    ("check-word-again", CheckWord::Again),
    ("check-word-skip", CheckWord::Skip),
    ("check-word-rank", CheckWord::Rank),
    ("check-word-empty", CheckWord::Empty),
    ("check-word-debounce", CheckWord::Debounce),
    ("check-word-quit", CheckWord::Quit),
];

impl CheckWord {
    /// Returns the word with which a line starts, and the text after it.
    pub fn leading(line: &str) -> Option<(CheckWord, &str)> {
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let typed = fold(first);
        let ways = |id| Language::ALL.into_iter().flat_map(move |language| Words::new(language).heard(id));
        let known = WORDS.into_iter().find(|(id, _)| ways(id).any(|way| fold(&way) == typed));
        known.filter(|_| !typed.is_empty()).map(|(_, word)| (word, rest.trim()))
    }

    /// Returns the word of a line that contains only the word.
    pub fn alone(line: &str) -> Option<CheckWord> {
        CheckWord::leading(line).filter(|(_, rest)| rest.is_empty()).map(|(word, _)| word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_known_in_every_language_and_stand_alone() {
        for (line, word) in [
            ("again", CheckWord::Again),
            ("Überspringen", CheckWord::Skip),
            ("ueberspringen", CheckWord::Skip),
            ("reihe", CheckWord::Rank),
            ("empty", CheckWord::Empty),
            ("beenden", CheckWord::Quit),
        ] {
            assert_eq!(CheckWord::alone(line), Some(word), "{line}");
        }
        assert_eq!(CheckWord::leading("entprellen 50"), Some((CheckWord::Debounce, "50")));
        assert_eq!(CheckWord::alone("skip now"), None);
        assert_eq!(CheckWord::leading(""), None);
        assert_eq!(CheckWord::leading("e4"), None);
    }
}
