//! Questions, read from the meanings of their words: `did black castle yet`.
//!
//! Each locale lists the words of each meaning. A question is read only if every word of it is listed in one language or
//! names a square, a piece, a side, a number, a rank or a file; then the set of its meanings decides. A word that is not
//! known could change the question, so every word must be known. Acts of players are never read in this way.

use crate::grammar::arguments::{self, BoardPart};
use crate::grammar::meanings::{MEANINGS, Slot};
use crate::grammar::natural::{MOST_WORDS_OF_A_SQUARE, NaturalQuestion, words_of};
use annabella_chess::Role;
use annabella_speech::spoken::without_courtesy;
use annabella_speech::{Language, Words};
use std::collections::HashMap;
use std::sync::LazyLock;
use strsim::osa_distance;
use strum::{IntoStaticStr, VariantArray};

/// The meaning of a word or of several words, and the message that lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Concept {
    Filler,
    Mine,
    Theirs,
    Who,
    Where,
    Many,
    How,
    Have,
    Time,
    Spent,
    Clock,
    Running,
    Turn,
    Control,
    Moves,
    Number,
    Last,
    Played,
    Again,
    Board,
    Pieces,
    Empty,
    Tone,
    Lost,
    Material,
    Check,
    Checks,
    Mate,
    Attack,
    Guard,
    Can,
    Go,
    Castle,
    Right,
    Draw,
    Offer,
    Claim,
    Repetition,
    Fifty,
    Result,
    Game,
    Name,
    Score,
    Best,
    Undo,
    Press,
    Resign,
    Both,
    Voice,
    Typo,
    Type,
    Hour,
    // What the voice should do, in the words of its commands.
    Faster,
    Slower,
    Louder,
    Softer,
    /// A word for files, which needs the letter of one.
    File,
    /// A word for ranks, which needs the number of one.
    Rank,
    /// The ordinal numbers from one to eight, in this order, and then again in each other form.
    Ordinals,
    /// The numerals from one, in this order.
    Numerals,
    // What is named, and not listed by a message.
    Square,
    Piece,
    King,
    Side,
    Line,
    Amount,
    /// A move in notation.
    Written,
}

impl Concept {
    /// Number of concepts that messages list.
    const LISTED: usize = Concept::Square as usize;

    /// Whether a command has the same words.
    const fn is_of_a_command(self) -> bool {
        matches!(self, Concept::Faster | Concept::Slower | Concept::Louder | Concept::Softer)
    }

    /// Returns the id of the message that lists its words.
    fn id(self) -> String {
        let of = if self.is_of_a_command() { "command" } else { "concept" };
        format!("{of}-{}", <&str>::from(self))
    }
}

/// A set of concepts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Concepts(u128);

impl Concepts {
    pub const fn of(list: &[Concept]) -> Concepts {
        let (mut set, mut index) = (0, 0);
        while index < list.len() {
            set |= 1 << list[index] as u128;
            index += 1;
        }
        Concepts(set)
    }

    const fn with(self, concept: Concept) -> Concepts {
        Concepts(self.0 | 1 << concept as u128)
    }

    const fn is_within(self, other: Concepts) -> bool {
        self.0 & !other.0 == 0
    }

    const fn without(self, other: Concepts) -> Concepts {
        Concepts(self.0 & !other.0)
    }

    pub const fn and(self, other: Concepts) -> Concepts {
        Concepts(self.0 | other.0)
    }
}

/// The concepts of a question, and what it names.
#[derive(Default)]
struct Reading {
    concepts: Concepts,
    /// The words in each place, as typed.
    named: HashMap<Slot, String>,
    /// Whether a word is one that the locale lists.
    is_worded: bool,
}

impl Reading {
    /// Adds a concept; a filler has no meaning.
    fn add(&mut self, concept: Concept) {
        self.is_worded = true;
        if concept != Concept::Filler {
            self.concepts = self.concepts.with(concept);
        }
    }

    /// Adds what a place names; `None` if the question already names another.
    fn name(&mut self, slot: Slot, concept: Concept, named: String) -> Option<()> {
        self.concepts = self.concepts.with(concept);
        let known = self.named.insert(slot, named.clone());
        known.is_none_or(|known| known == named).then_some(())
    }

    /// Returns the command that answers the question. `is_marked`: it ends with a question mark.
    fn question(&self, is_marked: bool) -> Option<NaturalQuestion> {
        // `white e4` announces a move, and one name alone may be anything.
        let is_named = self.named.len() > 1 && !self.named.contains_key(&Slot::Square);
        if !self.is_worded && !is_marked && !is_named {
            return None;
        }
        // In some languages a verb implies a person: `quanto tempo ha il nero`.
        let implied = if self.is(Concept::Side) { Concepts::of(&[Concept::Theirs]) } else { Concepts(0) };
        let concepts = self.concepts.without(implied);
        let meaning = MEANINGS.iter().find(|meaning| {
            meaning.needs.is_within(concepts) && concepts.is_within(meaning.needs.and(meaning.also))
        })?;
        let argument = meaning.argument.iter().filter_map(|slot| match slot {
            Slot::Fixed(text) => Some((*text).to_owned()),
            Slot::Whose => self.whose(),
            named => self.named.get(named).cloned(),
        });
        Some(NaturalQuestion { id: meaning.id, argument: argument.collect::<Vec<_>>().join(" ") })
    }

    fn is(&self, concept: Concept) -> bool {
        Concepts::of(&[concept]).is_within(self.concepts)
    }

    /// Returns the owner that the question names; `None` if it names both players.
    fn whose(&self) -> Option<String> {
        let persons = (self.is(Concept::Mine), self.is(Concept::Theirs));
        match (self.named.get(&Slot::Side), persons) {
            (Some(side), _) => Some(side.clone()),
            (None, (true, false)) => Some("own".to_owned()),
            (None, (false, true)) => Some("opponent".to_owned()),
            (None, _) => None,
        }
    }
}

/// Numbers of ranks, which each form of the ordinals lists.
const LISTED_NUMBERS: usize = 8;

/// Minimum number of letters of a mistyped word.
const LETTERS_OF_A_MISTYPED_WORD: usize = 5;

/// The words of one language.
struct Vocabulary {
    /// The concept of each entry, whose words are joined by spaces.
    concepts: HashMap<String, Concept>,
    most_words: usize,
    ordinals: Vec<String>,
    numerals: Vec<String>,
}

static VOCABULARIES: LazyLock<Vec<Vocabulary>> =
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
                let words = words_of(&written);
                vocabulary.most_words = vocabulary.most_words.max(words.len());
                let entry = words.join(" ");
                match concept {
                    Concept::Ordinals => vocabulary.ordinals.push(entry),
                    Concept::Numerals => vocabulary.numerals.push(entry),
                    _ => {
                        vocabulary.concepts.insert(entry, *concept);
                    }
                }
            }
        }
        vocabulary
    }

    /// Reads a question whose words are all known. `forgiving` also reads words with one typing mistake.
    fn read(&self, words: &[String], is_marked: bool, forgiving: bool) -> Option<NaturalQuestion> {
        let mut reading = Reading::default();
        let mut rest = words;
        while let Some(first) = rest.first() {
            let count = self
                .take_line(rest, &mut reading)
                .or_else(|| self.take_words(rest, 2, &mut reading))
                .or_else(|| take_square(rest, &mut reading))
                .or_else(|| self.take_words(rest, 1, &mut reading))
                .or_else(|| self.take_name(first, &mut reading))
                .or_else(|| {
                    forgiving
                        .then(|| self.mistyped(first))
                        .flatten()
                        .map(|found| reading.add(found))
                        .map(|()| 1)
                })?;
            rest = &rest[count..];
        }
        reading.question(is_marked)
    }

    /// Takes the longest entry of at least `least` words. Returns the number of its words.
    fn take_words(&self, rest: &[String], least: usize, reading: &mut Reading) -> Option<usize> {
        let count = if least == 1 { 1..=1 } else { least..=self.most_words.min(rest.len()) };
        let (count, concept) = count.rev().find_map(|count| {
            let concept = self.concepts.get(&rest[..count].join(" "))?;
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
        let (word, named) = match (self.concepts.get(first), self.concepts.get(second)) {
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

    /// Returns the only concept whose words differ from a word by one typing mistake.
    fn mistyped(&self, word: &str) -> Option<Concept> {
        let long = |word: &str| word.chars().count() >= LETTERS_OF_A_MISTYPED_WORD;
        // A number is not a mistyped word.
        if !long(word) || word.contains(|ch: char| ch.is_ascii_digit()) {
            return None;
        }
        // One mistake leaves two letters alone, at the beginning or at the end: other words need no comparison.
        let (begins, ends) = (&word.as_bytes()[..2], &word.as_bytes()[word.len() - 2..]);
        let near = |(known, concept): (&String, &Concept)| {
            let of_bytes = known.as_bytes();
            let may_be = of_bytes.starts_with(begins) || of_bytes.ends_with(ends);
            let may_be = may_be && long(known) && !known.contains(' ');
            (may_be && osa_distance(known, word) == 1).then_some(*concept)
        };
        let mut found = self.concepts.iter().filter_map(near);
        let first = found.next()?;
        found.all(|other| other == first).then_some(first)
    }
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

/// Whether a word can mean something in a question, in any language.
pub(crate) fn is_known(word: &str) -> bool {
    let word = words_of(word).join(" ");
    let named = || arguments::color(&word).is_some() || arguments::role(&word).is_some();
    VOCABULARIES.iter().any(|vocabulary| vocabulary.concepts.contains_key(&word)) || named()
}

/// Reads a question as the line of a command. Two languages must not read it differently.
pub(crate) fn read(text: &str) -> Option<NaturalQuestion> {
    let words = words_of(without_courtesy(text));
    let is_marked = text.trim_end().ends_with('?');
    let in_any = |forgiving: bool| {
        let mut found =
            VOCABULARIES.iter().filter_map(|vocabulary| vocabulary.read(&words, is_marked, forgiving));
        let first = found.next()?;
        found.all(|other| other == first).then_some(first)
    };
    in_any(false).or_else(|| (words.len() > 1).then(|| in_any(true)).flatten())
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
