//! The words of a second recogniser of English: one that knows speech but no voices, and gets grammars.
//!
//! It hears each utterance twice: as one of the announcements, and as words in any order. If both results agree, it
//! is sure. The first alone always finds an announcement, even in other words.

use super::candidate::Candidate;
use super::unit::vocabulary;
use annabella_speech::Language;

/// The pronunciation of the English vocabulary, in the sounds of the model of `PocketSphinx`.
pub const DICTIONARY: &str = include_str!("dictionary.txt");

/// The result of the second recogniser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SecondOpinion {
    /// The index of the candidate that fits best.
    pub candidate: usize,
    /// Whether its words also fit best among words in any order.
    pub is_sure: bool,
}

/// The grammars of one utterance, in the Java Speech Grammar Format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grammars {
    /// Each way of each candidate, as the dictionary spells it, with the index of the candidate.
    ways: Vec<(String, usize)>,
}

impl Grammars {
    /// Returns the grammars of these candidates, in English.
    pub fn new(candidates: &[Candidate]) -> Grammars {
        let units = vocabulary(Language::En);
        let spelt = |way: &Vec<u8>| {
            let words: Vec<String> =
                way.iter().map(|&unit| units[usize::from(unit)].text().to_lowercase()).collect();
            words.join(" ")
        };
        let all = candidates.iter().enumerate();
        let ways = all.flat_map(|(index, it)| it.ways().iter().map(move |way| (spelt(way), index)));
        Grammars { ways: ways.collect() }
    }

    /// Returns the grammar of the announcements.
    pub fn announcements(&self) -> String {
        let mut all: Vec<&str> = self.ways.iter().map(|(way, _)| &**way).collect();
        all.sort_unstable();
        all.dedup();
        format!("#JSGF V1.0;\ngrammar announcements;\npublic <said> = {};\n", all.join(" | "))
    }

    /// Returns the grammar of words in any order.
    pub fn words() -> String {
        let all: Vec<String> =
            vocabulary(Language::En).iter().map(|unit| unit.text().to_lowercase()).collect();
        format!("#JSGF V1.0;\ngrammar words;\npublic <said> = ({})+;\n", all.join(" | "))
    }

    /// Returns the opinion by the words found with each grammar; `None` without an announcement.
    pub fn opinion(&self, announcement: &str, words: &str) -> Option<SecondOpinion> {
        let (_, candidate) = self.ways.iter().find(|(way, _)| way == announcement)?;
        Some(SecondOpinion { candidate: *candidate, is_sure: words == announcement })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::candidate::candidates;
    use annabella_chess::{Chess, uci};

    #[test]
    fn the_dictionary_has_every_word_of_english_announcements() {
        let words: Vec<&str> = DICTIONARY.lines().filter_map(|line| line.split([' ', '(']).next()).collect();
        for unit in vocabulary(Language::En) {
            for word in unit.text().to_lowercase().split(' ') {
                assert!(words.contains(&word), "{word}");
            }
        }
    }

    #[test]
    fn the_grammar_has_each_announcement_once_and_only_its_own_words_are_an_opinion() {
        let candidates = candidates(&Chess::default(), Language::En);
        let grammars = Grammars::new(&candidates);
        let text = grammars.announcements();
        assert_eq!(text.matches("knight gustav one felix three").count(), 1, "{text}");
        assert_eq!(text.split(" | ").count(), 40, "twenty moves, each in full and in short: {text}");
        assert!(Grammars::words().contains("(pawn | ") && Grammars::words().contains(" | en passant | "));
        let opinion = |announcement, words| {
            let opinion = grammars.opinion(announcement, words)?;
            Some((uci(candidates[opinion.candidate].mv), opinion.is_sure))
        };
        assert_eq!(opinion("eva four", "eva four"), Some(("e2e4".into(), true)));
        assert_eq!(opinion("eva four", "eva three four"), Some(("e2e4".into(), false)));
        assert_eq!(opinion("eva five", "eva five"), None);
        assert_eq!(opinion("", ""), None);
    }
}
