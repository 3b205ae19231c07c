//! The words that people may say for each of several meanings, in one language.

use super::Words;
use std::collections::BTreeMap;

/// Folded words and their meanings, by their first word, the longest sequences first.
///
/// Every line typed in a game is looked up here in several languages.
#[derive(Clone)]
pub(super) struct Ways<T>(BTreeMap<String, Vec<(Vec<String>, T)>>);

impl<T: Copy> Ways<T> {
    /// Collects the words of these messages, including those in their attribute `heard`.
    pub fn new(words: &Words, meanings: impl IntoIterator<Item = (&'static str, T)>) -> Ways<T> {
        Ways::of(meanings, |id| words.heard(id))
    }

    /// Collects the words in the attribute `otherwise` of these messages.
    pub fn otherwise(words: &Words, meanings: impl IntoIterator<Item = (&'static str, T)>) -> Ways<T> {
        Ways::of(meanings, |id| words.listed(id, "otherwise"))
    }

    fn of(
        meanings: impl IntoIterator<Item = (&'static str, T)>,
        words: impl Fn(&'static str) -> Vec<String>,
    ) -> Ways<T> {
        let mut ways = Ways(BTreeMap::new());
        for (id, meaning) in meanings {
            for way in words(id) {
                ways.add(&way, meaning);
            }
        }
        ways
    }

    /// Adds one more way to say a meaning. An earlier way of the same words keeps its meaning.
    pub fn add(&mut self, way: &str, meaning: T) {
        let way = fold(way);
        let Some(first) = way.first() else { return };
        let ways = self.0.entry(first.clone()).or_default();
        let at = ways.partition_point(|(other, _)| other.len() >= way.len());
        ways.insert(at, (way, meaning));
    }

    /// Returns every way, in the order of first words.
    pub fn iter(&self) -> impl Iterator<Item = &(Vec<String>, T)> {
        self.0.values().flatten()
    }

    /// Returns the meanings of these words in order; `None` if any word is unknown.
    pub fn meanings(&self, mut words: &[String]) -> Option<Vec<T>> {
        let mut meanings = Vec::new();
        while !words.is_empty() {
            let (count, meaning) = self.leading(words)?;
            meanings.push(meaning);
            words = &words[count..];
        }
        Some(meanings)
    }

    /// Finds the meaning of the first words, and how many words it takes.
    pub fn leading(&self, words: &[String]) -> Option<(usize, T)> {
        let ways = self.0.get(words.first()?)?;
        let (way, meaning) = ways.iter().find(|(way, _)| words.starts_with(way))?;
        Some((way.len(), *meaning))
    }
}

/// Splits a text into words, spelt for comparison: lower case, no umlauts or accents, digits apart.
pub fn fold(text: &str) -> Vec<String> {
    folded(text).split_whitespace().map(str::to_owned).collect()
}

/// Returns a text spelt for comparison, as [`fold`] does. Its words may be several spaces apart.
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len() + 2);
    for ch in text.chars().flat_map(char::to_lowercase) {
        let digit_begins = ch.is_numeric() != folded.chars().last().is_some_and(char::is_numeric);
        match ch {
            'ä' => folded.push_str("ae"),
            'ö' => folded.push_str("oe"),
            'ü' => folded.push_str("ue"),
            'ß' => folded.push_str("ss"),
            // The combining dots of an umlaut typed as two characters.
            '\u{308}' => folded.push('e'),
            // Grave, acute, circumflex, tilde and cedilla, likewise.
            '\u{300}'..='\u{303}' | '\u{327}' => {}
            'à' | 'á' | 'â' => folded.push('a'),
            'ç' => folded.push('c'),
            'è' | 'é' | 'ê' | 'ë' => folded.push('e'),
            'ì' | 'í' | 'î' | 'ï' => folded.push('i'),
            'ñ' => folded.push('n'),
            'ò' | 'ó' | 'ô' => folded.push('o'),
            'ù' | 'ú' | 'û' => folded.push('u'),
            // As in "e.p."
            '.' | '\'' | '’' => {}
            _ if ch.is_alphanumeric() => {
                if digit_begins {
                    folded.push(' ');
                }
                folded.push(ch);
            }
            _ => folded.push(' '),
        }
    }
    folded
}
