//! The words of questions in each language, and what they mean.

use crate::grammar::arguments::{self, BoardPart};
use crate::grammar::concept::Concept;
use crate::grammar::meanings::Slot;
use crate::grammar::natural::{MOST_WORDS_OF_A_SQUARE, NaturalQuestion, joined_words, words_of};
use crate::grammar::questions::Reading;
use annabella_chess::Role;
use annabella_speech::{Language, Words};
use std::collections::HashMap;
use std::sync::LazyLock;
use strsim::osa_distance;
use strum::VariantArray;

/// Numbers of ranks, which each form of the ordinals lists.
const LISTED_NUMBERS: usize = 8;

/// Minimum number of letters of a word that may be mistyped.
const LETTERS_OF_A_MISTYPED_WORD: usize = 5;

/// Number of letters of a shorter word in which two are in the wrong order.
const LETTERS_OF_A_SWAPPED_WORD: usize = 4;

/// Maximum number of words of a mistyped question that are not entries of their own.
const MOST_STRANGE_WORDS: usize = 2;

/// The words of the names of pieces and sides, which no concept lists.
static NAMES: LazyLock<Vec<Box<str>>> = LazyLock::new(|| {
    let in_one = |words: Words| arguments::pieces_and_sides().flat_map(move |id| words.heard(id));
    let listed = Language::ALL.map(Words::new).into_iter().flat_map(in_one);
    listed.flat_map(|name| words_of(&name)).map(String::into_boxed_str).collect()
});

/// The words of one language.
pub(super) struct Vocabulary {
    /// The concept of each entry, whose words are joined by spaces.
    pub concepts: HashMap<Box<str>, Concept>,
    most_words: usize,
    ordinals: Vec<String>,
    numerals: Vec<String>,
}

pub(super) static VOCABULARIES: LazyLock<Vec<Vocabulary>> =
    LazyLock::new(|| Language::ALL.map(Vocabulary::new).into_iter().collect());

impl Vocabulary {
    fn new(language: Language) -> Vocabulary {
        let words = Words::new(language);
        let mut vocabulary = Vocabulary {
            concepts: HashMap::new(),
            most_words: 1,
            ordinals: Vec::new(),
            numerals: Vec::new(),
        };
        for concept in &Concept::VARIANTS[..Concept::LISTED] {
            let id = concept.id();
            let first = words.named(&id).into_iter();
            for written in first.chain(words.listed(&id, "heard")) {
                let entry = joined_words(&written);
                vocabulary.most_words = vocabulary.most_words.max(entry.split(' ').count());
                match concept {
                    Concept::Ordinals => vocabulary.ordinals.push(entry),
                    Concept::Numerals => vocabulary.numerals.push(entry),
                    _ => {
                        vocabulary.concepts.insert(entry.into(), *concept);
                    }
                }
            }
        }
        vocabulary
    }

    /// Reads a question whose words are all known.
    pub fn read(&self, words: &[String], is_marked: bool) -> Option<NaturalQuestion> {
        let mut reading = Reading::default();
        let mut rest = words;
        while let Some(first) = rest.first() {
            let count = self
                .take_line(rest, &mut reading)
                .or_else(|| self.take_words(rest, 2, &mut reading))
                .or_else(|| take_square(rest, &mut reading))
                .or_else(|| self.take_words(rest, 1, &mut reading))
                .or_else(|| self.take_name(first, &mut reading))?;
            rest = &rest[count..];
        }
        reading.question(is_marked)
    }

    /// Returns the lines that one with one typing mistake may stand for.
    ///
    /// `open`: the places of words that name nothing.
    pub fn corrected(&self, words: &[String], open: &[usize]) -> Vec<Vec<String>> {
        let is_strange = |at: &usize| !self.concepts.contains_key(words[*at].as_str());
        let strange: Vec<usize> = open.iter().copied().filter(is_strange).collect();
        if strange.len() > MOST_STRANGE_WORDS {
            return Vec::new();
        }
        let near = |at: usize| {
            let entries = self.concepts.keys().chain(NAMES.iter());
            entries.filter(move |entry| is_near(entry, &words[at])).map(move |entry| (at, &**entry))
        };
        let spelt = |(at, spelling): (usize, &str)| {
            let mut words = words.to_vec();
            spelling.clone_into(&mut words[at]);
            words
        };
        let mut lines: Vec<Vec<String>> = strange.into_iter().flat_map(near).map(spelt).collect();
        lines.sort_unstable();
        lines.dedup();
        lines
    }

    /// Takes the longest entry of at least `least` words. Returns the number of its words.
    fn take_words(&self, rest: &[String], least: usize, reading: &mut Reading) -> Option<usize> {
        let count = if least == 1 { 1..=1 } else { least..=self.most_words.min(rest.len()) };
        let (count, concept) = count.rev().find_map(|count| {
            let concept = self.concepts.get(rest[..count].join(" ").as_str())?;
            Some((count, *concept))
        })?;
        // A word for files or ranks is taken together with the one that it needs.
        if matches!(concept, Concept::File | Concept::Rank) {
            return None;
        }
        reading.add(concept);
        Some(count)
    }

    /// Takes a rank or a file, before or after the word for it: `the second rank`, `Linie e`.
    fn take_line(&self, rest: &[String], reading: &mut Reading) -> Option<usize> {
        let [first, second, ..] = rest else { return None };
        let (word, named) = match (self.concepts.get(first.as_str()), self.concepts.get(second.as_str())) {
            (Some(word @ (Concept::File | Concept::Rank)), _) => (word, second),
            (_, Some(word @ (Concept::File | Concept::Rank))) => (word, first),
            _ => return None,
        };
        let number = || self.number(named, &self.ordinals).or_else(|| self.number(named, &self.numerals));
        let named = match word {
            Concept::Rank => number().map_or_else(|| named.clone(), |number| number.to_string()),
            _ => named.clone(),
        };
        arguments::part(&named)?;
        reading.name(Slot::Line, Concept::Line, named)?;
        reading.is_worded = true;
        Some(2)
    }

    /// Takes a side, a piece or a number.
    fn take_name(&self, word: &str, reading: &mut Reading) -> Option<usize> {
        if arguments::color(word).is_some() {
            reading.name(Slot::Side, Concept::Side, word.to_owned())?;
        } else if word.chars().count() > 1
            && let Some(role) = arguments::role(word)
        {
            reading.name(Slot::Piece, Concept::Piece, word.to_owned())?;
            if role == Role::King {
                reading.concepts = reading.concepts.with(Concept::King);
            }
        } else if is_notation(word) {
            reading.concepts = reading.concepts.with(Concept::Written);
        } else {
            let named = || self.number(word, &self.numerals).or_else(|| self.number(word, &self.ordinals));
            let number = counted(word).or_else(named)?;
            reading.name(Slot::Amount, Concept::Amount, number.to_string())?;
        }
        Some(1)
    }

    fn number(&self, word: &str, numbers: &[String]) -> Option<usize> {
        numbers.iter().position(|number| number == word).map(|at| at % LISTED_NUMBERS + 1)
    }
}

/// Whether a word may be another one with one typing mistake.
fn is_near(spelling: &str, word: &str) -> bool {
    let (known, typed) = (spelling.as_bytes(), word.as_bytes());
    // The first letter is seldom wrong, and is often all that two words differ in: `Ecken`, `decken`.
    if known[0] != typed[0] || known.len().abs_diff(typed.len()) > 1 || known.contains(&b' ') {
        return false;
    }
    // One mistake leaves two letters alone, at the beginning or at the end: other words need no comparison.
    let may_be = known[1] == typed[1] || known.ends_with(&typed[typed.len() - 2..]);
    let is_long = spelling.chars().count() >= LETTERS_OF_A_MISTYPED_WORD;
    may_be && is_long && osa_distance(spelling, word) == 1 || is_swapped(spelling, word)
}

/// Returns the places of the words that may be mistyped: they name nothing, and are long enough.
pub(super) fn open_places(words: &[String]) -> Vec<usize> {
    let is_open = |word: &String| {
        word.chars().count() >= LETTERS_OF_A_SWAPPED_WORD
            && !word.contains(|ch: char| ch.is_ascii_digit())
            && !is_named(word)
    };
    (0..words.len()).filter(|at| is_open(&words[*at])).collect()
}

/// Whether a word of four letters is another one with its two middle letters in the other order.
fn is_swapped(spelling: &str, word: &str) -> bool {
    let letters = |word: &str| <[u8; 4]>::try_from(word.as_bytes()).ok();
    letters(spelling).zip(letters(word)).is_some_and(|([a, b, c, d], typed)| b != c && typed == [a, c, b, d])
}

/// Returns the first of several questions if all are the same.
pub(super) fn only(mut found: impl Iterator<Item = NaturalQuestion>) -> Option<NaturalQuestion> {
    let first = found.next()?;
    found.all(|other| other == first).then_some(first)
}

/// Whether a word has the form of a written move that is more than a square: `be3`, `nxd5`.
fn is_notation(word: &str) -> bool {
    let end = word.as_bytes().last_chunk::<2>();
    (3..=7).contains(&word.len()) && end.is_some_and(|end| matches!(end, [b'a'..=b'h', b'1'..=b'8']))
}

/// Reads a number in figures, cardinal or ordinal: `3`, `3rd`, `3e`.
fn counted(word: &str) -> Option<usize> {
    let figures = word.trim_end_matches(char::is_alphabetic);
    let ordinal = word.len() - figures.len() <= "eme".len();
    figures.parse().ok().filter(|_| ordinal)
}

/// Takes a square: the letter or the name of its file, and its rank.
fn take_square(rest: &[String], reading: &mut Reading) -> Option<usize> {
    rest.first().filter(|first| matches!(arguments::part(first), Some(BoardPart::File(_))))?;
    let count = (1..=MOST_WORDS_OF_A_SQUARE.min(rest.len())).find(|count| {
        let named = rest[..*count].join(" ");
        arguments::square(&named).is_some()
    })?;
    reading.name(Slot::Square, Concept::Square, rest[..count].join(" "))?;
    Some(count)
}

/// Whether a word names a side, a kind of piece or a square.
pub(super) fn is_named(word: &str) -> bool {
    arguments::color(word).is_some()
        || word.chars().count() > 1 && arguments::role(word).is_some()
        || arguments::square(word).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No word of a language has two meanings.
    #[test]
    fn each_word_has_one_concept() {
        for language in Language::ALL {
            let words = Words::new(language);
            let mut known: HashMap<String, Concept> = HashMap::new();
            for concept in &Concept::VARIANTS[..Concept::LISTED] {
                if matches!(concept, Concept::Ordinals | Concept::Numerals) {
                    continue;
                }
                let id = concept.id();
                for written in words.named(&id).into_iter().chain(words.listed(&id, "heard")) {
                    let other = known.insert(words_of(&written).join(" "), *concept);
                    assert!(other.is_none_or(|other| other == *concept), "{language:?} {written}: {other:?}");
                }
            }
        }
    }
}
