//! Questions in whole sentences, as people type or dictate them: `what has he played`, `is e4 light`.
//!
//! A locale lists the sentences of each question. They contain places for a square, a piece, a side, or a rank or file, in
//! capitals. A sentence that matches is read as the line of a command.

use crate::grammar::{arguments, lexicon};
use annabella_speech::spoken::{fold, folded, without_courtesy};
use annabella_speech::{Language, Words};
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

/// A question as the line of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NaturalQuestion {
    /// The id of the message with the command's words.
    pub id: &'static str,
    /// The argument of the command.
    pub argument: String,
}

/// The questions: the ids of the sentences and of the command, and the end of its argument.
const QUESTIONS: [(&str, &str, &str); 38] = [
    ("ask-time", "command-time", ""),
    ("ask-clock", "command-clock", ""),
    ("ask-whose", "command-whose", ""),
    ("ask-control", "command-control", ""),
    ("ask-moves", "command-moves", ""),
    ("ask-last", "command-last", ""),
    ("ask-last-own", "command-last", "own"),
    ("ask-last-opponent", "command-last", "opponent"),
    ("ask-again", "command-again", ""),
    ("ask-board", "command-board", ""),
    ("ask-square", "command-square", ""),
    ("ask-colour", "command-colour", ""),
    ("ask-piece", "command-piece", ""),
    ("ask-piece-own", "command-piece", "own"),
    ("ask-piece-opponent", "command-piece", "opponent"),
    ("ask-pawns", "command-pawns", ""),
    ("ask-captured", "command-captured", ""),
    ("ask-material", "command-material", ""),
    ("ask-check", "command-check", ""),
    ("ask-attackers", "command-attackers", ""),
    ("ask-advice", "command-hint", ""),
    ("ask-score", "command-score", ""),
    ("ask-resign", "command-resign", ""),
    ("ask-offer", "command-offer", ""),
    ("ask-press", "command-press", ""),
    ("ask-start", "command-start", ""),
    ("ask-continue", "command-continue", ""),
    ("ask-result", "command-result", ""),
    ("ask-halt", "command-halt", ""),
    ("ask-quit", "command-quit", ""),
    ("ask-adjourn", "command-help", "adjourn"),
    ("ask-saved", "command-digest", ""),
    ("ask-stop", "command-stop", ""),
    ("ask-help", "command-help", ""),
    ("ask-slower", "command-slower", ""),
    ("ask-faster", "command-faster", ""),
    ("ask-louder", "command-louder", ""),
    ("ask-softer", "command-softer", ""),
];

/// The message that lists the first words of questions.
const FIRST_WORDS: &str = "ask-words";

/// The message that lists the beginnings of questions about the Laws.
const ABOUT_LAWS: &str = "ask-laws";

/// The message that lists words at the beginning of a condition.
const CONDITIONS: &str = "ask-if";

/// The message that lists words without a meaning: `press the clock please for me`.
const PARTICLES: &str = "ask-particles";

/// The most words of a square, such as `c for Charlie 4`.
pub(super) const MOST_WORDS_OF_A_SQUARE: usize = 4;

/// A part of a sentence.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// The word with this number in [`Sentences::words`].
    Word(u16),
    Square,
    Piece,
    Side,
    /// A rank or a file.
    Line,
}

/// The names of places in the sentences of locales.
const PLACES: [(&str, Part); 4] =
    [("SQUARE", Part::Square), ("PIECE", Part::Piece), ("SIDE", Part::Side), ("LINE", Part::Line)];

struct Sentence {
    parts: Box<[Part]>,
    /// Its index in [`QUESTIONS`].
    question: u8,
}

/// All sentences, by the number of the first word, or of the last word if the first part is a place.
#[derive(Default)]
struct Sentences {
    words: HashMap<Box<str>, u16>,
    first: HashMap<u16, Vec<Sentence>>,
    last: HashMap<u16, Vec<Sentence>>,
}

static SENTENCES: LazyLock<Sentences> = LazyLock::new(|| {
    let mut sentences = Sentences::default();
    for words in Language::ALL.map(Words::new) {
        for (question, (asked, ..)) in (0..).zip(QUESTIONS) {
            for written in words.heard(asked) {
                sentences.add(&written, question);
                // Many people leave the apostrophe out: `whats on e4`.
                if written.contains('\'') {
                    sentences.add(&written.replace('\'', ""), question);
                }
            }
        }
    }
    // `where are the pawns` comes before `where are the PIECE`.
    for alike in sentences.first.values_mut().chain(sentences.last.values_mut()) {
        alike.sort_by_key(Sentence::places);
        alike.shrink_to_fit();
    }
    sentences
});

static PARTICLE_WORDS: LazyLock<HashSet<String>> = LazyLock::new(|| listed(PARTICLES).collect());

static FIRST: LazyLock<Vec<String>> = LazyLock::new(|| listed(FIRST_WORDS).collect());

static OF_CONDITIONS: LazyLock<Vec<String>> = LazyLock::new(|| listed(CONDITIONS).collect());

static OF_LAWS: LazyLock<Vec<String>> = LazyLock::new(|| listed(ABOUT_LAWS).collect());

/// Returns what a message lists in all languages, spelt for comparison.
fn listed(id: &'static str) -> impl Iterator<Item = String> {
    Language::ALL
        .map(Words::new)
        .into_iter()
        .flat_map(move |words| words.heard(id))
        .map(|way| joined_words(&way))
}

/// Returns the words of a text for comparison. An apostrophe ends a word: `l'arbitre`, `what's`.
pub(super) fn words_of(text: &str) -> Vec<String> {
    fold(&text.replace(APOSTROPHES, " "))
}

/// Returns the words of a text for comparison, one space apart.
pub(super) fn joined_words(text: &str) -> String {
    lexicon::joined(&text.replace(APOSTROPHES, " "))
}

/// Returns the words after a beginning of a text, both spelt for comparison.
fn after<'a>(joined: &'a str, first: &str) -> Option<&'a str> {
    joined.strip_prefix(first).filter(|rest| rest.is_empty() || rest.starts_with(' '))
}

fn is_particle(word: &str) -> bool {
    PARTICLE_WORDS.contains(word)
}

const APOSTROPHES: [char; 2] = ['\'', '’'];

impl Sentence {
    fn places(&self) -> usize {
        self.parts.iter().filter(|part| !matches!(part, Part::Word(_))).count()
    }
}

impl Sentences {
    fn add(&mut self, written: &str, question: u8) {
        let mut parts = Vec::new();
        // Words between places are folded together.
        let mut rest = written.replace(APOSTROPHES, " ");
        while let Some((at, name, place)) = PLACES
            .iter()
            .filter_map(|&(name, place)| Some((rest.find(name)?, name, place)))
            .min_by_key(|(at, ..)| *at)
        {
            self.words_into(&mut parts, &rest[..at]);
            parts.push(place);
            rest.drain(..at + name.len());
        }
        self.words_into(&mut parts, &rest);
        let sentence = Sentence { parts: parts.into(), question };
        match (sentence.parts.first().copied(), sentence.parts.last().copied()) {
            (Some(Part::Word(first)), _) => self.first.entry(first).or_default().push(sentence),
            (_, Some(Part::Word(last))) => self.last.entry(last).or_default().push(sentence),
            _ => debug_assert!(false, "{written}: a place at both ends"),
        }
    }

    fn words_into(&mut self, parts: &mut Vec<Part>, text: &str) {
        for word in folded(text).split_whitespace().filter(|word| !is_particle(word)) {
            let next = self.words.len() as u16;
            let number = self.words.get(word).copied().unwrap_or(next);
            if number == next {
                self.words.insert(word.into(), next);
            }
            parts.push(Part::Word(number));
        }
    }
}

/// Collects the sentences.
pub(crate) fn prepare() {
    LazyLock::force(&SENTENCES);
    LazyLock::force(&FIRST);
    LazyLock::force(&OF_LAWS);
}

/// Reads a whole sentence as the line of a command.
pub(crate) fn read(text: &str) -> Option<NaturalQuestion> {
    let mut words = words_of(without_courtesy(text));
    words.retain(|word| !is_particle(word));
    let known = |word: &String| SENTENCES.words.get(word.as_str());
    let first = words.first().and_then(known).and_then(|word| SENTENCES.first.get(word));
    let last = words.last().and_then(known).and_then(|word| SENTENCES.last.get(word));
    first.into_iter().chain(last).flatten().find_map(|sentence| {
        let mut argument = Vec::new();
        matches(&sentence.parts, &words, &mut argument).then(|| {
            let (_, id, end) = QUESTIONS[usize::from(sentence.question)];
            argument.extend((!end.is_empty()).then(|| end.to_owned()));
            NaturalQuestion { id, argument: argument.join(" ") }
        })
    })
}

/// Whether a text has several words, and the first one is that of a question.
pub(crate) fn is_asked(text: &str) -> bool {
    let words = joined_words(without_courtesy(text));
    FIRST.iter().any(|first| after(&words, first).is_some_and(|rest| !rest.is_empty()))
}

/// Whether the first words of a text are like `if`.
pub(super) fn is_conditional(text: &str) -> bool {
    let words = joined_words(text);
    OF_CONDITIONS.iter().any(|first| after(&words, first).is_some())
}

/// Whether a part of a text asks what the Laws say: `what happens if my flag falls`.
///
/// A question with a digit names a square, or is about the game otherwise.
pub(crate) fn is_about_laws(text: &str) -> bool {
    let is_one_word = !text.contains(char::is_whitespace);
    if is_one_word || text.contains(|ch: char| ch.is_ascii_digit()) {
        return false;
    }
    let parts = text.split([',', ';', '.']).chain([text]);
    parts.map(joined_words).any(|words| OF_LAWS.iter().any(|first| after(&words, first).is_some()))
}

/// Whether the words are the parts of a sentence. Adds what is in their places to `argument`.
fn matches(parts: &[Part], words: &[String], argument: &mut Vec<String>) -> bool {
    let Some((part, later)) = parts.split_first() else { return words.is_empty() };
    let (most, is_it): (usize, fn(&str) -> bool) = match part {
        Part::Word(word) => {
            let is_next = words.first().is_some_and(|next| SENTENCES.words.get(next.as_str()) == Some(word));
            return is_next && matches(later, &words[1..], argument);
        }
        Part::Square => (MOST_WORDS_OF_A_SQUARE, |text| arguments::square(text).is_some()),
        Part::Piece => (1, |text| arguments::role(text).is_some()),
        Part::Side => (1, |text| arguments::color(text).is_some()),
        Part::Line => (1, |text| arguments::part(text).is_some()),
    };
    (1..=most.min(words.len())).any(|count| {
        let (named, rest) = words.split_at(count);
        let named = named.join(" ");
        let known = argument.len();
        let fits = is_it(&named);
        argument.push(named);
        let fits = fits && matches(later, rest, argument);
        if !fits {
            argument.truncate(known);
        }
        fits
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::questions;

    fn read_as(text: &str) -> Option<(&'static str, String)> {
        read(text).or_else(|| questions::read(text)).map(|question| (question.id, question.argument))
    }

    /// Each sentence of each language, with something in its places, is read as its own question.
    #[test]
    fn every_sentence_is_read_as_its_own_question_and_no_other() {
        let mut known: HashMap<Vec<String>, (&str, &str)> = HashMap::new();
        for words in Language::ALL.map(Words::new) {
            for (asked, id, end) in QUESTIONS {
                for written in words.heard(asked) {
                    let color = words.named("argument-white").unwrap();
                    let sample = written
                        .replace("SQUARE", "e4")
                        .replace("PIECE", "queen")
                        .replace("LINE", "e")
                        .replace("SIDE", &color);
                    let found = read(&sample).unwrap_or_else(|| panic!("{sample} is not read"));
                    assert_eq!(found.id, id, "{sample}");
                    assert!(found.argument.ends_with(end), "{sample}");
                    let other = known.insert(words_of(&written), (id, end));
                    assert!(other.is_none_or(|other| other == (id, end)), "{written}: two questions");
                }
            }
        }
    }

    #[test]
    fn what_is_in_the_places_of_a_sentence_is_the_argument() {
        let asked = |id, argument: &str| Some((id, argument.to_owned()));
        assert_eq!(read_as("is e4 light?"), asked("command-colour", "e 4"));
        assert_eq!(read_as("Is Eva four a light square, please"), asked("command-colour", "eva four"));
        assert_eq!(read_as("where is my queen"), asked("command-piece", "queen own"));
        assert_eq!(read_as("what pieces does black have"), asked("command-piece", "black"));
        assert_eq!(read_as("was hat er gespielt"), asked("command-last", "opponent"));
        assert_eq!(read_as("wo ist meine Dame"), asked("command-piece", "dame own"));
        for other in ["is e9 light", "light", "e4", "where is my umbrella", ""] {
            assert_eq!(read_as(other), None, "{other}");
        }
        assert_eq!(read_as("whats on e4"), read_as("what's on e4"));
        assert_eq!(read_as("qu’y a-t-il en e4"), asked("command-square", "e 4"));
        assert!(
            is_asked("qu'ai-je fait")
                && is_asked("what is the meaning of this")
                && !is_asked("what")
                && !is_asked("e4 e5")
        );
    }
}
