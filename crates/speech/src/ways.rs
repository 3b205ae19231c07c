//! The words that people may say for each of several meanings, in one language.

use super::Words;

/// Folded words and their meanings, the longest sequences first.
pub(super) struct Ways<T>(pub(super) Vec<(Vec<String>, T)>);

impl<T: Copy> Ways<T> {
    /// Collects the words of these messages, including those in their attribute `heard`.
    pub fn new(words: &Words, meanings: impl IntoIterator<Item = (&'static str, T)>) -> Ways<T> {
        let said = |(id, meaning)| words.heard(id).into_iter().map(move |way| (fold(&way), meaning));
        Ways(meanings.into_iter().flat_map(said).collect()).sorted()
    }

    /// Collects the words in the attribute `otherwise` of these messages.
    pub fn otherwise(words: &Words, meanings: impl IntoIterator<Item = (&'static str, T)>) -> Ways<T> {
        let said =
            |(id, meaning)| words.listed(id, "otherwise").into_iter().map(move |way| (fold(&way), meaning));
        Ways(meanings.into_iter().flat_map(said).collect()).sorted()
    }

    /// Adds one more way to say a meaning.
    pub fn and(mut self, way: &str, meaning: T) -> Ways<T> {
        self.0.push((fold(way), meaning));
        self.sorted()
    }

    fn sorted(mut self) -> Ways<T> {
        self.0.sort_by_key(|(way, _)| std::cmp::Reverse(way.len()));
        self
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
        let (way, meaning) = self.0.iter().find(|(way, _)| words.starts_with(way))?;
        Some((way.len(), *meaning))
    }
}

/// Splits a text into words, spelt for comparison: lower case, no umlauts or accents, digits apart.
pub fn fold(text: &str) -> Vec<String> {
    let mut folded = String::new();
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
    folded.split_whitespace().map(str::to_owned).collect()
}
